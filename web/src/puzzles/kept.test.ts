import { describe, expect, it } from 'vitest';
import { nextOf, rushOf, streak, withRush, withSolved, type Kept } from './kept';

const none: Kept = { solved: {}, days: {}, rush: {} };
const all = {
  day: '2026-11-17',
  games: [{ game: 'g', today: 'b', puzzles: [{ name: 'a', goal: 'total', grade: 1 }, { name: 'b', goal: 'win', grade: 2 }, { name: 'c', goal: 'total', grade: 1 }] }],
};

describe('what is remembered of puzzles', () => {
  it('counts days in a row, also before today’s is solved and over the end of a month', () => {
    expect(streak([], '2026-03-01')).toBe(0);
    expect(streak(['2026-02-27', '2026-02-28'], '2026-03-01')).toBe(2);
    expect(streak(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
    expect(streak(['2026-02-26', '2026-02-28'], '2026-03-02')).toBe(0);
  });

  it('keeps each puzzle and day once, and the best of a rush', () => {
    const kept = withSolved(withSolved(none, 'g', 'a', '2026-11-17'), 'g', 'a', '2026-11-17');
    expect(kept.solved['g']).toEqual(['a']);
    expect(kept.days['g']).toEqual(['2026-11-17']);
    expect(withRush(withRush(kept, 'g 3', 5), 'g 3', 4).rush['g 3']).toBe(5);
  });

  it('goes on with a puzzle of the grade that is not solved', () => {
    expect(nextOf(all, none, 'g', 'a', 1)).toBe('c');
    expect(nextOf(all, withSolved(none, 'g', 'c', null), 'g', 'a', 1)).toBe('c');
    expect(nextOf(all, none, 'g', null, null)).toBe('a');
    expect(nextOf(all, none, 'h', null, null)).toBe(null);
  });

  it('begins a rush with easy puzzles', () => {
    expect(rushOf(all, 'g', () => 0.5)).toEqual(['a', 'c', 'b']);
  });
});
