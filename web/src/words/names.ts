import type { Happening, Problem, SeatShown } from '../wire/types';
import { has, say, t } from './words.svelte';

/** Gets how a game is called. */
export function gameName(game: string): string {
  return say({ code: `${game}.name`, args: {} });
}

/** Says what is wrong. */
export function sayProblem(problem: Problem): string {
  return has(problem.code) ? say(problem) : t('error-unexpected');
}

/** Gets how a seat is called: by the name of who sits there, else by its number. */
export function seatName(seat: Pick<SeatShown, 'seat' | 'kind' | 'name' | 'level'>): string {
  if (seat.kind === 'closed') return t('closed-seat', { name: seat.name || t('player', { seat: seat.seat }) });
  if (seat.kind === 'bot' && seat.name) return t('bot-for', { name: seat.name });
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t('bot-name', { seat: seat.seat, level: seat.level ?? 1 });
  if (seat.kind === 'open') return t('open-seat', { seat: seat.seat });
  return t('player', { seat: seat.seat });
}

/** Says what happened, with the name of who did it where it is known. */
export function sayHappening(event: Happening, people: readonly Pick<SeatShown, 'seat' | 'name'>[]): string {
  const name = people.find((seat) => seat.seat === event.seat)?.name;
  return say(name ? { ...event, seat: name } : event);
}

/** Gets how a line of the score is called; games name their lines in short. */
export function lineName(game: string, code: string): string {
  const full = `${game}.score.${code}`;
  return say({ code: has(full) ? full : code, args: {} });
}

/** Writes a number with a true minus sign. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}
