import { expect, test } from 'vitest';
import type { DealResult, ScoreSheet } from '../wire/types';
import { botsElsewhere, compared, linesOf, ranked } from './ending';

const sheet = (seat: number, total: number, ...codes: string[]) => ({ seat, total, scored: true, lines: codes.map((code) => ({ code, points: 1, refs: [] })) }) as ScoreSheet;

test('I come first, then who has won, then the others by points', () => {
  const sheets = [sheet(1, 5), sheet(2, 9), sheet(3, 9), sheet(4, 3)];
  expect(ranked(sheets, [3], 4).map(({ seat }) => seat)).toEqual([4, 3, 2, 1]);
  expect(ranked(sheets, [2, 3], null).map(({ seat }) => seat)).toEqual([2, 3, 1, 4]);
});

test('lines that only some have are told, too', () => {
  expect(linesOf([sheet(1, 0, 'a', 'b'), sheet(2, 0, 'b', 'c')])).toEqual(['a', 'b', 'c']);
});

test('a result is compared with my others', () => {
  expect(compared({ games: 0, best: null, average: null }, 5)).toBeNull();
  expect(compared({ games: 1, best: 5, average: 5 }, 5)?.code).toBe('end-first');
  expect(compared({ games: 3, best: 9, average: 6 }, 9)?.code).toBe('end-record');
  expect(compared({ games: 3, best: 9, average: 6.4 }, 8)).toEqual({ code: 'end-above', points: 2 });
  expect(compared({ games: 3, best: 9, average: 6.4 }, 3)).toEqual({ code: 'end-below', points: 3 });
  expect(compared({ games: 3, best: 9, average: 6.4 }, 6)?.code).toBe('end-usual');
});

test('bots at other tables are told by level; those here sit in the table of points', () => {
  const bot = (table: string, level: number, total: number) => ({ kind: 'bot', table, level, total }) as DealResult;
  const results = [bot('x', 3, 50), bot('y', 3, 53), bot('x', 1, 20), bot('here', 5, 99), { ...bot('x', 2, 1), kind: 'person' } as DealResult];
  expect(botsElsewhere({ results }, 'here')).toEqual([{ level: 1, total: 20 }, { level: 3, total: 52 }]);
});
