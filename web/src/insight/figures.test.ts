import { describe, expect, it } from 'vitest';
import type { Area, JudgedTurn, ReviewPart, Spot, Turn } from '../wire/types';
import { places, withTurn } from './ghost';
import { costliest, course, expectedAt, figure, difference } from './figures';

const turn = (move: number, before: number, loss: number) => ({ move, before, loss, scored: true }) as JudgedTurn;
const part = (turns: readonly JudgedTurn[], result: number | null = null) => ({ turns, after: null, moves: 9, result }) as ReviewPart;

it('shows a board as it would look', () => {
  const spot = (text: string) => ({ ref: 'a1', text }) as Spot;
  const area = { kind: 'board', spots: [spot(''), spot('')], strokes: [] } as unknown as Area;
  const turn = { drawn: { spots: [[1, spot('H')]], strokes: null, board: null } } as unknown as Turn;
  expect(withTurn(area, turn).spots.map((each) => each.text)).toEqual(['', 'H']);
  expect(places(turn)).toEqual(['a1']);
});

describe('a review', () => {
  const found = course([part([turn(1, 60, 2), turn(3, 61, 0)]), part([turn(5, 59, 5)], 57)]);
  it('adds up over its parts', () => {
    expect(found.luck).toEqual([0, 3, -2, 3]);
    expect(60 + found.lucky - found.lost).toBe(57);
  });
  it('knows the costliest turns', () => {
    expect(costliest(found.turns).map((each) => each.move)).toEqual([5, 1]);
  });
  it('knows what was expected at any moment', () => {
    expect([0, 2, 5, 6].map((move) => expectedAt(found, move))).toEqual([60, 61, 59, 57]);
  });
});

it('writes figures', () => {
  expect(figure(61.25, true, 'en')).toBe('61.3');
  expect(difference(-0.04, true, 'en')).toBe('0');
  expect(difference(2, true, 'ru')).toBe('+2');
  expect(difference(-0.1, false, 'en')).toBe('−10%');
});
