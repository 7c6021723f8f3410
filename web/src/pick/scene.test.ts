import { describe, expect, it } from 'vitest';
import type { Area, Point, Spot } from '../scene/types';
import { ghostAt, pathInWords, withTwins } from './scene';

const spot = (ref: string, code: string, shape = 'card', short: string | null = null): Spot => ({
  ref, label: { code, args: {} }, at: [0, 0], size: [100, 100], shape, strokes: [], text: '', marks: [],
  count: null, badges: [], short: short === null ? null : { code: short, args: {} }, means: [],
});
const area = (kind: string, ...spots: Spot[]): Area => ({ kind, label: { code: kind, args: {} }, size: [100, 100], spots, seat: null, strokes: [], rule: null, count: null, place: 'side', folds: false });

const AREAS = [
  area('board', spot('a1', 'a1: red peg', 'peg')),
  area('tray', spot('red', 'Red card × 3', 'card', 'Red card'), spot('bend', 'turn, 10 cards', 'card', 'turn'), spot('deck', 'Deck: 36', 'back', 'Deck'), spot('7', 'seven')),
  area('bar', spot('crystal', 'Third action (3 crystals)', 'button', 'Third action'), spot('end', 'End turn', 'button')),
  area('ghosts', spot('turned', 'A quarter', 'card')),
];
const inWords = (...path: string[]) => pathInWords(AREAS, path, ({ code }) => code);

describe('a move in words', () => {
  it('calls things by their short names, buttons by what stands on them, the rest by its word', () => {
    expect(inWords('crystal', 'a1', 'deck', '7', 'end')).toBe('Third action · a1 · Deck · 7 · End turn');
  });

  it('writes names as a sentence begins, and places as they are called', () => {
    expect(inWords('bend', 'a1')).toBe('Turn · a1');
  });

  it('counts what is picked several times', () => {
    expect(inWords('a1', 'red', 'red', 'deck')).toBe('a1 · Red card × 2 · Deck');
  });

  it('leaves out what has no name but a drawing', () => {
    const card = { ...spot('t044', 't044: a long trail from north to south'), strokes: [{ style: 'trail', points: [] }] };
    expect(pathInWords([...AREAS, area('tray', card)], ['t044', 'a1'], ({ code }) => code)).toBe('a1');
  });

  it('leaves out how something is laid', () => {
    expect(inWords('red', 'a1', 'turned')).toBe('Red card · a1');
  });
});

describe('things that look the same', () => {
  it('are pointed at by the same word', () => {
    const row = area('tray', spot('red', 'Red card'), spot('', 'Red card'), spot('', 'Blue card'));
    expect(withTwins(row).spots.map(({ ref }) => ref)).toEqual(['red', 'red', '']);
  });
});

describe('a piece that is laid as it is', () => {
  const camp = { ...spot('camp', 'Camp'), size: [200, 200] as Point, strokes: [{ style: 'camp', points: [[100, 100] as Point] }] };
  const areas = [area('board', spot('a1', 'a1', 'cell')), area('tray', camp, spot('red', 'Red card'))];

  it('is seen at its place before it is laid', () => {
    expect(ghostAt(areas, ['camp', 'a1'], null, 'a1')).toEqual({ at: 'a1', spot: camp });
    expect(ghostAt(areas, ['camp'], null, null)).toBeNull();
  });

  it('is not seen if there is nothing drawn on it', () => {
    expect(ghostAt(areas, ['red', 'a1'], null, 'a1')).toBeNull();
  });
});
