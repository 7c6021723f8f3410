import type { Summary } from '../wire/types';
import { apart } from '../words/names';
import { t } from '../words/words.svelte';

/** Says whom a table waits for, or what I made of it. */
export function standing(table: Summary): string {
  if (table.over) return result(table) || t('table-over');
  if (table.yours) return t('your-turn');
  if (table.seats.some((seat) => seat.back)) return t('bot-for-you');
  if (table.seats.some((seat) => seat.kind === 'open')) return t('table-open');
  return t('waiting');
}

function result({ results, seats, scored }: Summary): string {
  const own = results.find(({ seat }) => seats.some((each) => each.seat === seat && each.mine));
  if (!own) return '';
  if (results.length === 1) return t('points', { points: own.total });
  const outcome = t(own.won ? 'today-won' : 'today-lost');
  const others = results.filter((each) => each !== own).map((each) => each.total);
  return scored ? `${outcome} · ${[own.total, ...others].join(' : ')}` : outcome;
}

/** My time, else that of whoever has least, in seconds. */
export function timeLeft(table: Summary): number | null {
  const pace = table.pace;
  if (pace === null || table.over) return null;
  const own = table.seats.filter((seat) => seat.mine).map((seat) => table.waited[String(seat.seat)]);
  const waited = [...(table.yours ? own : Object.values(table.waited))].filter((each) => each !== undefined);
  return waited.length > 0 ? pace - Math.max(...waited) : null;
}

/** Gets who is named at a table: whoever plays alone at a screen knows who that is; several are told apart. */
export function named({ seats }: Summary): Summary['seats'] {
  const alone = seats.filter((seat) => seat.mine).length < 2;
  return apart(seats).filter((seat) => !seat.mine || !alone);
}
