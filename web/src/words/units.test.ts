import { describe, expect, it } from 'vitest';
import { clockFace, exactUnitOf, unitOf } from './units';

describe('a span of time', () => {
  it('is told in the largest unit that fits', () => {
    expect(unitOf(59.9)).toEqual({ unit: 'seconds', count: 59 });
    expect(unitOf(-1)).toEqual({ unit: 'seconds', count: 0 });
    expect(unitOf(300)).toEqual({ unit: 'minutes', count: 5 });
    expect(unitOf(7_199)).toEqual({ unit: 'hours', count: 1 });
    expect(unitOf(3 * 86_400 + 5)).toEqual({ unit: 'days', count: 3 });
  });

  it('that was agreed is told exactly', () => {
    expect(exactUnitOf(90)).toEqual({ unit: 'seconds', count: 90 });
    expect(exactUnitOf(120)).toEqual({ unit: 'minutes', count: 2 });
    expect(exactUnitOf(3 * 86_400)).toEqual({ unit: 'days', count: 3 });
  });

  it('runs like a clock where people sit together', () => {
    expect([3_599.2, 65, 60, 59.01, 9.4, 0.1, 0, -7].map(clockFace)).toEqual(['60:00', '1:05', '1:00', '1:00', '0:10', '0:01', '0:00', '0:00']);
    expect(clockFace(3_600)).toBeNull();
  });
});
