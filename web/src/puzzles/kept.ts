import { recallValue, remember } from '../look/storage';
import type { Puzzles } from '../wire/types';

/** What this device remembers: which puzzles were solved, on which days the day's, the best of each rush. */
export interface Kept {
  readonly solved: { readonly [game: string]: readonly string[] };
  readonly days: { readonly [game: string]: readonly string[] };
  readonly rush: { readonly [mode: string]: number };
}

const KEY = 'byways-puzzles';
const DAY = 86_400_000;
/** So many days are remembered. */
const DAYS = 400;
const NOTHING: Kept = { solved: {}, days: {}, rush: {} };

export const recallSolved = (): Kept => ({ ...NOTHING, ...recallValue<Kept>(KEY) });

export const keep = (kept: Kept): unknown => remember(KEY, JSON.stringify(kept));

/** Gets what is remembered once a puzzle is solved; `day` is given for the puzzle of that day. */
export function withSolved(kept: Kept, game: string, name: string, day: string | null): Kept {
  const solved = [...new Set([...(kept.solved[game] ?? []), name])];
  const days = day === null ? (kept.days[game] ?? []) : [...new Set([...(kept.days[game] ?? []), day])].sort().slice(-DAYS);
  return { ...kept, solved: { ...kept.solved, [game]: solved }, days: { ...kept.days, [game]: days } };
}

export function withRush(kept: Kept, mode: string, count: number): Kept {
  return { ...kept, rush: { ...kept.rush, [mode]: Math.max(count, kept.rush[mode] ?? 0) } };
}

/** Gets how many days in a row there are up to today, or up to yesterday while today's is not solved. */
export function streak(days: readonly string[], today: string): number {
  const at = (day: string) => Math.round(Date.parse(day) / DAY);
  const done = new Set(days.map(at));
  let day = done.has(at(today)) ? at(today) : at(today) - 1;
  let count = 0;
  while (done.has(day--)) count++;
  return count;
}

/** Gets the next puzzle of a game: one of that grade that is not solved yet, else the next one there is. */
export function nextOf(all: Puzzles, kept: Kept, game: string, after: string | null, grade: number | null): string | null {
  const list = all.games.find((each) => each.game === game)?.puzzles ?? [];
  const start = list.findIndex(({ name }) => name === after) + 1;
  const turned = [...list.slice(start), ...list.slice(0, start)].filter(({ name }) => name !== after);
  const wanted = turned.filter((each) => grade === null || each.grade === grade);
  const open = wanted.filter(({ name }) => !kept.solved[game]?.includes(name));
  return (open[0] ?? wanted[0] ?? turned[0])?.name ?? null;
}

/** Gets the puzzles of a rush: easy ones first, in an order of its own each time. */
export function rushOf(all: Puzzles, game: string, random: () => number): string[] {
  const list = all.games.find((each) => each.game === game)?.puzzles ?? [];
  return list
    .map(({ name, grade }) => ({ name, rank: grade + random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name);
}
