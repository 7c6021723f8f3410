import type { GameFacts, OptionValue, SeatChoice, Tour, TourOffer } from '../wire/types';
import { levelsWith } from '../words/levels';
import { gameName } from '../words/names';
import { say } from '../words/words.svelte';

type Options = Readonly<Record<string, unknown>>;

/** Gets the short tours of what is different at a table with these options. */
export function toursFor(game: Pick<GameFacts, 'tours'>, options: Options): readonly TourOffer[] {
  return game.tours.filter((tour) => Object.entries(tour.options).every(([option, wanted]) => has(options[option], wanted)));
}

function has(value: unknown, wanted: OptionValue): boolean {
  return Array.isArray(wanted) ? Array.isArray(value) && wanted.every((each) => value.includes(each)) : value === wanted;
}

/** Gets what a tour is about: the game, or what is different at some tables. */
export function tourName(game: string, of: string): string {
  return of ? say({ code: `${game}.tours.${of}`, args: {} }) : gameName(game);
}

/** Gets a table like the one of a tour, with bots for the others. */
export function tourTable(game: GameFacts, { options, seats }: Pick<Tour, 'options' | 'seats'>): { options: Tour['options']; seats: SeatChoice[] } {
  const bot: SeatChoice = { kind: 'bot', level: Math.max(...levelsWith(game, options)) };
  return { options, seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)] };
}
