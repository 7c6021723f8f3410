import { expect, test } from 'vitest';
import type { PlayedGame } from '../wire/types';
import { rivals, tally } from './history';

const game = (total: number, won: boolean, ...names: string[]): PlayedGame => ({
  table: 't',
  game: 'g',
  options: {},
  at: 0,
  total,
  won,
  scored: true,
  day: null,
  others: names.map((name) => (name.startsWith('bot') ? { name: '', kind: 'bot', level: Number(name.slice(4)), total: 0, won: !won, avatar: null } : { name, kind: 'person', level: null, total: 0, won: !won, avatar: null })),
});
const GAMES = [game(30, true, 'Bob'), game(20, true, 'Bob', 'bot 2', 'bot 2'), game(50, true), game(10, false, 'bot 2')];

test('best and average are over all, wins and streak only where somebody was there to win against', () => {
  expect(tally(GAMES)).toEqual({ count: 4, won: 2, best: 50, average: 27.5, streak: 2 });
  expect(tally([])).toEqual({ count: 0, won: 0, best: null, average: null, streak: 0 });
});

test('a level is counted once a game, people by name', () => {
  expect(rivals(GAMES).map(({ key, count, won }) => [key, count, won])).toEqual([
    ['Bob', 2, 2],
    ['bot 2', 2, 1],
  ]);
});
