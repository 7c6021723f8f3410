import type { DailyStanding } from '../wire/types';
import { t } from '../words/words.svelte';

/** Says what you reached with a day's deal: points, or that you won, where points do not decide. */
export function reached({ scored, total, won }: Pick<DailyStanding, 'scored' | 'total' | 'won'>): string {
  return scored ? t('today-mine', { points: total ?? 0 }) : t(won ? 'today-won' : 'today-lost');
}
