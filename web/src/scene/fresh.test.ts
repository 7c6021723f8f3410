import { expect, it } from 'vitest';
import { cornersOf, drafted, withCards } from './fresh';
import type { Area, Point, Spot, Stroke } from './types';

const spot = (ref: string, x: number, y: number): Spot => ({
  ref, label: { code: 'g.spot', args: {} }, at: [x, y], size: [100, 100], shape: 'cell', strokes: [], text: '', marks: [], count: null, badges: [], short: null, means: [],
});
const card = (left: number, top: number, right: number, bottom: number): Stroke => ({ style: 'turf', points: [[left, top], [right, bottom]] satisfies Point[] });
const board = (strokes: Stroke[]): Area => ({
  kind: 'board', label: { code: 'g.board', args: {} }, size: [300, 100], spots: [spot('a', 0, 0), spot('b', 100, 0), spot('c', 200, 0)], seat: 1, strokes, rule: null, count: null, place: 'side', folds: false,
});

it('lights a whole card where a part of it is named', () => {
  expect(withCards(board([card(0, 0, 200, 100)]), ['a'])).toEqual(['a', 'b']);
  expect(withCards(board([card(0, 0, 200, 100)]), ['c'])).toEqual(['c']);
});

it('lights what lies on top, not what is covered', () => {
  expect(withCards(board([card(0, 0, 200, 100), card(100, 0, 300, 100)]), ['a'])).toEqual(['a']);
  expect(withCards(board([card(0, 0, 200, 100), card(100, 0, 300, 100)]), ['b'])).toEqual(['b', 'c']);
});

it('marks a card once, in its upper right corner', () => {
  const laid = board([card(0, 0, 200, 100)]);
  expect([...cornersOf(laid, new Set(['a', 'b']))]).toEqual(['b']);
  expect([...cornersOf(laid, new Set(['c', 'other']))]).toEqual(['c']);
});

it('shows a card of this turn as one', () => {
  const laid = board([card(0, 0, 200, 100)]);
  const marked = { ...laid, spots: laid.spots.map((each) => ({ ...each, marks: ['new'] })) };
  const { spots, cards } = drafted(marked);
  expect(cards).toEqual(laid.strokes);
  expect(spots.map(({ marks }) => marks)).toEqual([[], [], ['new']]);
});
