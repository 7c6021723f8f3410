import type { Preview } from '../wire/types';
import { gained, lineName } from '../words/names';
import { say, t } from '../words/words.svelte';

/** So many lines of the score are named; of more, and where a game tells what else it brings, only the sum is told. */
const NAMED = 2;

/** Says what a move would bring, in a few words: points and where they come from, what else, what it costs, what is still to be decided. */
export function gainOf({ gain, lines, brings, asks }: Preview, game: string): string {
  const parts = lines.length <= NAMED && brings.length === 0 ? lines.map(([code, points]) => `${lineName(game, code, 'short')} ${gained(points)}`) : [];
  const sum = gain === null || (parts.length === 1 && lines[0]![1] === gain) ? [] : gain === 0 ? (parts.length ? [] : [t('gain-none')]) : [gained(gain)];
  return [...sum, ...parts, ...brings.map(say), ...(asks ? [t('gain-asks')] : [])].join(' · ');
}
