import { expect, it } from 'vitest';
import { looseEnds } from './loose';
import type { Area, Point, Spot } from './types';

const text = { code: 'a', args: {} };
const spot = (ref: string, x: number, style: string, ...points: Point[]): Spot => ({ ref, label: text, at: [x, 0], size: [100, 100], shape: 'cell', strokes: [{ style, points }], text: '', marks: [], count: null, badges: [], means: [], short: null });
const area = (spots: readonly Spot[], strokes: Area['strokes'] = []): Area => ({ kind: 'board', label: text, size: [300, 100], spots, seat: null, strokes, rule: null, count: null, place: 'side', folds: false });

it('is loose where nothing of its kind goes on', () => {
  const first = spot('a', 0, 'road', [0, 50], [100, 50]);
  expect(looseEnds(area([first]), first)).toEqual([[0, 50], [100, 50]]);
  expect(looseEnds(area([first, spot('b', 100, 'road', [0, 50], [50, 50])]), first)).toEqual([[0, 50]]);
  expect(looseEnds(area([first, spot('b', 100, 'rail', [0, 50], [50, 50])]), first)).toEqual([[100, 50], [0, 50]]);
  expect(looseEnds(area([first], [{ style: 'road', points: [[-40, 50], [0, 50]] }]), first)).toEqual([[100, 50]]);
});

it('is not loose within its own cell', () => {
  const end = spot('a', 0, 'road', [0, 50], [50, 50]);
  expect(looseEnds(area([end]), end)).toEqual([[0, 50]]);
});

it('runs towards another cell before it runs off the board', () => {
  const last = spot('b', 100, 'rail', [100, 50], [0, 50]);
  expect(looseEnds(area([spot('a', 0, 'rail'), last]), last)).toEqual([[100, 50], [200, 50]]);
});
