import { describe, expect, it, test } from 'vitest';
import { lastDays, monthAfter, weeksOf } from './days';

test('days go over the end of a month', () => {
  expect(lastDays('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

describe('a month', () => {
  it('begins on Monday and has all of its days', () => {
    const weeks = weeksOf('2026-02');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOf('2024-02').flat().at(-4)).toBe('2024-02-29');
  });

  it('follows another, also over the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
