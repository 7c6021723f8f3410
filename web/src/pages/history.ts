import type { PlayedGame } from '../wire/types';

export interface Tally {
  readonly count: number;
  readonly won: number;
  readonly best: number | null;
  readonly average: number | null;
  /** Games won in a row, up to the newest. */
  readonly streak: number;
}

/** Whether there was somebody to win against. */
const met = (game: PlayedGame) => game.others.length > 0;

/** Sums up games, the newest first. Best and average mean something only within one game. */
export function tally(games: readonly PlayedGame[]): Tally {
  const totals = games.filter((game) => game.scored).map((game) => game.total);
  const against = games.filter(met);
  const lost = against.findIndex((game) => !game.won);
  return {
    count: games.length,
    won: against.filter((game) => game.won).length,
    best: totals.length > 0 ? Math.max(...totals) : null,
    average: totals.length > 0 ? totals.reduce((sum, each) => sum + each, 0) / totals.length : null,
    streak: lost < 0 ? against.length : lost,
  };
}

export interface Rival {
  /** A name, or `bot 3`. */
  readonly key: string;
  readonly name: string;
  readonly level: number | null;
  /** As in the newest game. */
  readonly avatar: PlayedGame['others'][number]['avatar'];
  readonly count: number;
  readonly won: number;
}

/** Gets how each person and each level of bots fared, the most frequent first. */
export function rivals(games: readonly PlayedGame[]): readonly Rival[] {
  const found = new Map<string, Rival>();
  for (const game of games)
    for (const { key, name, level, avatar } of new Map(game.others.filter((each) => each.kind === 'person' || each.kind === 'bot').map((each) => [keyOf(each), { key: keyOf(each), ...each }])).values()) {
      const before = found.get(key) ?? { key, name, level, avatar, count: 0, won: 0 };
      found.set(key, { ...before, count: before.count + 1, won: before.won + Number(game.won) });
    }
  return [...found.values()].sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
}

export const keyOf = (other: PlayedGame['others'][number]): string => (other.kind === 'bot' && !other.name ? `bot ${other.level}` : other.name);
