import type { GameFacts } from '../wire/types';

/** Gets how strong bots can be in a game that is played with *options*. */
export function levelsWith(game: GameFacts, options: Readonly<Record<string, unknown>>): readonly number[] {
  const same = ([option, value]: [string, unknown]): boolean =>
    JSON.stringify(options[option] ?? game.options[option]?.default) === JSON.stringify(value);
  return game.mastered === null || Object.entries(game.mastered).every(same) ? game.levels : game.plain_levels;
}
