import type { Problem, SeatShown } from '../wire/types';
import { callByName, capital, has, say, sayNumbered, t } from './words.svelte';

type Named = Pick<SeatShown, 'seat' | 'kind' | 'name'> & {
  readonly mine?: boolean;
  readonly level?: number | null;
  /** Whether another bot at the table is of the same level. */
  readonly twin?: boolean;
};

/** Gets how a game is called. */
export function gameName(game: string): string {
  return say({ code: `${game}.name`, args: {} });
}

/** Gets the name of a game as it stands on its box: what comes after a colon is smaller. */
export function boxName(game: string): readonly [string, string] {
  const [name = '', ...rest] = gameName(game).split(': ');
  return [name, rest.join(': ')];
}

/** Says what is wrong. */
export function sayProblem(problem: Problem): string {
  return has(problem.code) ? say(problem) : t('error-unexpected');
}

/** Gets how a seat is called: by the name of who sits there, else by its number, and what has become of it. */
export function seatName(seat: Named): string {
  if (seat.kind === 'closed') return t('closed-seat', { name: callName(seat) });
  if (seat.kind === 'bot' && seat.name) return t('bot-for', { name: seat.name });
  if (seat.kind === 'open' && !seat.name) return t('open-seat', { seat: seat.seat });
  return callName(seat);
}

/** Gets a name for where there is little room: of bots that are alike, the number. */
export const briefName = (seat: Named): string => (seat.twin ? callName({ ...seat, level: null }) : seatName(seat));

/** Gets what stands above whatever is somebody's: the only one who is here is “You”. */
export function headName(seat: Named, people: readonly Named[]): string {
  return seat.mine && people.filter(({ mine }) => mine).length === 1 ? capital(t('you')) : seatName(seat);
}

/** Gets how to call whoever has a seat in a sentence. */
function callName(seat: Named): string {
  if (seat.name) return seat.name;
  if (seat.kind !== 'bot') return sayNumbered({ code: 'web.player', args: { seat: seat.seat } });
  const name = t('bot-name', { level: seat.level ?? 0 });
  return seat.twin ? `${name} ${seat.seat}` : name;
}

/** Marks bots of one level at a table, so that they are told apart by the numbers of their seats. */
export function apart<Seat extends Named>(people: readonly Seat[]): readonly Seat[] {
  const alike = (one: Seat) => (other: Seat) => other !== one && other.kind === 'bot' && !other.name && other.level === one.level;
  return people.map((each) => (each.kind === 'bot' && !each.name && people.some(alike(each)) ? { ...each, twin: true } : each));
}

/** Calls these people by name in every sentence from now on, the only one who is here “you”. Gets how to stop. */
export function callPeople(people: readonly Named[], place?: (ref: string) => string | null): () => void {
  const here = people.filter(({ mine }) => mine);
  const name = (number: number) => {
    const found = people.find(({ seat }) => seat === number);
    return found ? callName(found) : null;
  };
  return callByName({ name, you: here.length === 1 ? (here[0]?.seat ?? null) : null, ...(place && { place }) });
}

/** Gets how a line of the score is called: in a word where there is little room, or as it stands now; games may have names for both. */
export function lineName(game: string, code: string, kind: 'score' | 'short' | 'now' = 'score'): string {
  const wanted = `${game}.${kind}.${code}`;
  const full = has(wanted) ? wanted : `${game}.score.${code}`;
  return say({ code: has(full) ? full : code, args: {} });
}

/** Says what a line of the score pays for; nothing where the game does not say. */
export function lineAbout(game: string, code: string): string {
  const about = `${game}.score.${code}.about`;
  return has(about) ? say({ code: about, args: {} }) : '';
}

/** Writes how much is won or lost. */
export const gained = (points: number): string => (points > 0 ? '+' : '') + signed(points);

/** Writes a number with a true minus sign. */
export function signed(points: number): string {
  return String(points).replace('-', '−');
}
