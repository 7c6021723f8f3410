import { describe, expect, it } from 'vitest';
import type { Area, Spot } from '../scene/types';
import { toldPath, withTwins } from './scene';

const spot = (ref: string, code: string, shape = 'card'): Spot => ({
  ref, label: { code, args: {} }, at: [0, 0], size: [100, 100], shape, strokes: [], text: '', marks: [],
});
const area = (kind: string, ...spots: Spot[]): Area => ({ kind, label: { code: kind, args: {} }, size: [100, 100], spots, seat: null, strokes: [] });

const AREAS = [
  area('board', spot('a1', 'a1: red peg', 'peg')),
  area('tray', spot('red', 'Red card × 3'), spot('deck', 'Deck: 36, discards: 2'), spot('2', 'Player 2: points 4, cards 5')),
  area('bar', spot('crystal', 'Third action (3 crystals)', 'button')),
  area('ghosts', spot('turned', 'A quarter', 'card')),
];
const told = (...path: string[]) => toldPath(AREAS, path, ({ code }) => code);

describe('a move in words', () => {
  it('calls things by their name, without what is counted on them', () => {
    expect(told('crystal', 'a1', 'deck', '2')).toBe('Third action · a1 · Deck · Player 2');
  });

  it('counts what is picked several times', () => {
    expect(told('a1', 'red', 'red', 'deck')).toBe('a1 · Red card × 2 · Deck');
  });

  it('leaves out how something is laid', () => {
    expect(told('red', 'a1', 'turned')).toBe('Red card · a1');
  });
});

describe('things that look the same', () => {
  it('are pointed at by the same word', () => {
    const row = area('tray', spot('red', 'Red card'), spot('', 'Red card'), spot('', 'Blue card'));
    expect(withTwins(row).spots.map(({ ref }) => ref)).toEqual(['red', 'red', '']);
  });
});
