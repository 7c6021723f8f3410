import { describe, expect, it } from 'vitest';
import { quarters, turned } from './turned';
import type { Spot } from './types';

const card: Spot = {
  ref: 'card',
  label: { code: 'card', args: {} },
  at: [0, 0],
  size: [200, 100],
  shape: 'card',
  strokes: [{ style: 'line', points: [[0, 50], [150, 50]] }],
  text: 'card',
  marks: [],
  count: null,
  badges: [],
  short: null, means: [],
};

describe('a turned piece', () => {
  it('knows its quarter turns by a mark', () => {
    expect(quarters({ ...card, marks: ['used', 'turned-3'] })).toBe(3);
    expect(quarters(card)).toBeNull();
  });

  it.each([
    [0, [0, 0], [200, 100], [150, 50]],
    [1, [0, 0], [100, 200], [50, 150]],
    [2, [-100, 0], [200, 100], [50, 50]],
    [3, [0, -100], [100, 200], [50, 50]],
  ])('%i quarter turns keep the first cell in place', (count, offset, size, end) => {
    const found = turned(card, count);
    expect(found.offset).toEqual(offset);
    expect(found.spot.size).toEqual(size);
    expect(found.spot.strokes[0]?.points[1]).toEqual(end);
  });
});
