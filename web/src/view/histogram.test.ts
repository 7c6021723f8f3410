import { describe, expect, it } from 'vitest';
import { bars, sum, type Totals } from './histogram';

describe('bars', () => {
  it('are one point wide while there is room', () => {
    expect(bars([[3, 1], [5, 2]], 10)).toEqual([
      { from: 3, to: 3, count: 1 },
      { from: 4, to: 4, count: 0 },
      { from: 5, to: 5, count: 2 },
    ]);
  });

  it('grow to round widths and keep every result', () => {
    const totals: Totals = Array.from({ length: 90 }, (_, i) => [i - 7, 1 + (i % 3)] as const);
    for (const most of [1, 2, 5, 12, 40]) {
      const found = bars(totals, most);
      expect(found.length).toBeLessThanOrEqual(Math.max(2, most));
      expect(found.reduce((all, bar) => all + bar.count, 0)).toBe(sum(totals));
      expect(new Set(found.map((bar) => bar.to - bar.from)).size).toBe(1);
    }
  });

  it('of nothing are none', () => {
    expect(bars([], 5)).toEqual([]);
  });
});
