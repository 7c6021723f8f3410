import type { GameFacts, SeatChoice, Tour } from '../wire/types';
import { gameName } from '../words/names';
import { say } from '../words/words.svelte';

/** Gets what a tour is about: the game, or what is different at some tables. */
export function tourName(game: string, of: string): string {
  return of ? say({ code: `${game}.tours.${of}`, args: {} }) : gameName(game);
}

/** Gets a table like the one of a tour, with bots for the others. */
export function tourTable(game: GameFacts, { options, seats }: Pick<Tour, 'options' | 'seats'>): { options: Tour['options']; seats: SeatChoice[] } {
  const bot: SeatChoice = { kind: 'bot', level: game.first_level };
  return { options, seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => bot)] };
}
