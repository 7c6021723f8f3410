import { unitOf } from './units';
import { t } from './words.svelte';

/** Says how long something takes: "3 days". */
export function span(seconds: number): string {
  const { unit, count } = unitOf(seconds);
  return t(`span-${unit}`, { count });
}

/** Says what was agreed about the time for a turn. */
export function paceName(pace: number | null): string {
  return pace === null ? t('pace-none') : t('pace', { span: span(pace) });
}

/** Says how much of a turn is left. */
export function leftName(seconds: number): string {
  return seconds > 0 ? t('time-left', { span: span(seconds) }) : t('time-up');
}
