import { words } from './words.svelte';

const STYLES = { long: { dateStyle: 'long' }, medium: { dateStyle: 'medium' }, short: { day: 'numeric', month: 'short' } } as const;

/** Writes the day of a moment, given in seconds, as dates are written in the language of the page. */
export function dateOf(seconds: number, style: keyof typeof STYLES = 'medium'): string {
  return new Date(seconds * 1000).toLocaleDateString(words.locale, STYLES[style]);
}

/** Writes a day, given as 2026-11-19, which is the same one everywhere. */
export function dayName(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(words.locale, { timeZone: 'UTC', ...options });
}
