import { describe, expect, it } from 'vitest';
import { unitOf } from './units';

describe('a span of time', () => {
  it('is told in the largest unit that fits', () => {
    expect(unitOf(59.9)).toEqual({ unit: 'seconds', count: 59 });
    expect(unitOf(-1)).toEqual({ unit: 'seconds', count: 0 });
    expect(unitOf(300)).toEqual({ unit: 'minutes', count: 5 });
    expect(unitOf(7_199)).toEqual({ unit: 'hours', count: 1 });
    expect(unitOf(3 * 86_400 + 5)).toEqual({ unit: 'days', count: 3 });
  });
});
