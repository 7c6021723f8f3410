import type { GameFacts, Options, OptionValue } from '../wire/types';

type Known = Pick<GameFacts, 'options' | 'needs'>;

/** Whether an option means anything with the other options and so many seats. */
export function isNeeded(game: Known, option: string, values: Options, seats: number): boolean {
  const need = game.needs[option];
  return !need || (seats >= need.seats && Object.entries(need.options).every(([other, value]) => values[other] === value && isNeeded(game, other, values, seats)));
}

/** Gets the options to play with: what means nothing at this table is as usual. */
export function neededOptions(game: Known, values: Options, seats: number): Options {
  const kept = (option: string): OptionValue => (isNeeded(game, option, values, seats) ? values[option] : undefined) ?? game.options[option]!.default;
  return Object.fromEntries(Object.keys(game.options).map((option) => [option, kept(option)]));
}
