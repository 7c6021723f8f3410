import type { GameFacts, OptionValue, TourOffer } from '../wire/types';

type Options = Readonly<Record<string, unknown>>;

/** Gets the short tours of what is different at a table with these options. */
export function toursFor(game: Pick<GameFacts, 'tours'>, options: Options): readonly TourOffer[] {
  return game.tours.filter((tour) => Object.entries(tour.options).every(([option, wanted]) => has(options[option], wanted)));
}

function has(value: unknown, wanted: OptionValue): boolean {
  return Array.isArray(wanted) ? Array.isArray(value) && wanted.every((each) => value.includes(each)) : value === wanted;
}
