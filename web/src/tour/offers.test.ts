import { describe, expect, it } from 'vitest';
import { toursFor } from './offers';

const game = {
  tours: [
    { name: 'two', options: { scenario: 2 } },
    { name: 'lava', options: { expansions: ['lava'] } },
    { name: 'both', options: { expansions: ['lava', 'meteor'], draft: true } },
  ],
};
const names = (options: Parameters<typeof toursFor>[1]) => toursFor(game, options).map(({ name }) => name);

describe('tours for a table', () => {
  it('are those whose options it has', () => {
    expect(names({ scenario: 2 })).toEqual(['two']);
    expect(names({ scenario: 1 })).toEqual([]);
    expect(names({})).toEqual([]);
  });

  it('need of a list what they name, and all their options', () => {
    expect(names({ expansions: ['lava'] })).toEqual(['lava']);
    expect(names({ expansions: ['meteor', 'lava'], draft: false })).toEqual(['lava']);
    expect(names({ expansions: ['meteor', 'lava'], draft: true })).toEqual(['lava', 'both']);
    expect(names({ expansions: [] })).toEqual([]);
  });
});
