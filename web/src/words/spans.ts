import { exactUnitOf, unitOf } from './units';
import { t, words } from './words.svelte';

/** Says how long something takes: "3 days". */
export function span(seconds: number): string {
  const { unit, count } = unitOf(seconds);
  return t(`span-${unit}`, { count });
}

/** Says the same in as few letters as the language has: "3 min". */
export function shortSpan(seconds: number): string {
  const { unit, count } = unitOf(seconds);
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'short' }).format(count);
}

function exactSpan(seconds: number): string {
  const { unit, count } = exactUnitOf(seconds);
  return t(`span-${unit}`, { count });
}

/** Says what was agreed about the time for a turn, or for the whole game. */
export function paceName(pace: number | null, increment: number | null = null): string {
  if (pace === null) return t('pace-none');
  return increment === null ? t('pace', { span: exactSpan(pace) }) : t('pace-bank', { span: exactSpan(pace), more: exactSpan(increment) });
}

/** Says how much of a turn is left. */
export function leftName(seconds: number): string {
  return seconds > 0 ? t('time-left', { span: span(seconds) }) : t('time-up');
}
