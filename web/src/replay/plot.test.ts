import { describe, expect, it } from 'vitest';
import { spread, steps, ticks } from './plot';

describe('a plot', () => {
  it('has round numbers beside it', () => {
    expect(ticks(0, 58, 5)).toEqual([0, 20, 40]);
    expect(ticks(-7, 12, 4)).toEqual([-5, 0, 5, 10]);
    expect(ticks(0, 3, 5)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 0, 5)).toEqual([0]);
    expect(ticks(0, 980, 4)).toEqual([0, 500]);
  });

  it('keeps its labels apart, in order and inside', () => {
    const places = spread([50, 51, 49, 10], 12, 0, 100);
    const sorted = [...places].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(12);
    expect(places[2]).toBeLessThan(places[0]!);
    expect(spread([99, 100], 12, 0, 100)).toEqual([88, 100]);
  });

  it('goes flat until a move changes the score', () => {
    expect(steps([0, 0, 3, 3], (x) => x * 10, (y) => -y)).toBe('M0 0H20V-3H30');
    expect(steps([4], (x) => x, (y) => y)).toBe('M0 4');
    expect(steps([0, 1], (x) => x, (y) => y)).toBe('M0 0H1V1');
  });
});
