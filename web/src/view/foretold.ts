import type { Preview } from '../wire/types';
import { say, t } from '../words/words.svelte';

/** Says what a move would bring, in a few words: points, what else, what it costs, what is still to be decided. */
export function foretold({ gain, brings, asks }: Preview): string {
  const points = gain === null ? [] : [gain > 0 ? `+${gain}` : gain === 0 ? t('gain-none') : `−${-gain}`];
  return [...points, ...brings.map(say), ...(asks ? [t('gain-asks')] : [])].join(' · ');
}
