/** What the bots make of the very same dice or cards. */
import { api } from '../wire/http';

/** The level whose score is par. */
export const PAR = 4;

/** Gets the par of a game that is over, for a seat; null where there is none, or it takes too long. */
export async function parOf(name: string, seat = 1): Promise<number | null> {
  return (await api.ladder(name, seat, PAR).catch(() => null))?.total ?? null;
}

/** Gets the mean of what totals lie above their par. */
export function abovePar(games: readonly { total: number; par: number }[]): number {
  return games.reduce((sum, { total, par }) => sum + total - par, 0) / Math.max(1, games.length);
}

/** Gets the mean of each value and those before it, so many at most. */
export function running(values: readonly number[], most: number): number[] {
  return values.map((_, i) => {
    const some = values.slice(Math.max(0, i + 1 - most), i + 1);
    return some.reduce((sum, each) => sum + each, 0) / some.length;
  });
}
