import { expect, test } from 'vitest';
import { isNeeded, neededOptions } from './needs';

const GAME = {
  options: { variant: { default: 2 }, match: { default: false }, draft: { default: false }, map: { default: 'ours' } },
  needs: { match: { options: { variant: 1 }, seats: 1 }, draft: { options: {}, seats: 2 }, map: { options: { draft: true }, seats: 1 } },
};

test('an option of another variant means nothing, and is played as usual', () => {
  expect(isNeeded(GAME, 'match', { variant: 1 }, 2)).toBe(true);
  expect(isNeeded(GAME, 'match', { variant: 2 }, 2)).toBe(false);
  expect(neededOptions(GAME, { variant: 2, match: true, draft: true, map: 'mine' }, 2)).toEqual({ variant: 2, match: false, draft: true, map: 'mine' });
});

test('so does one for more seats, and what hangs on it', () => {
  expect(neededOptions(GAME, { variant: 1, match: true, draft: true, map: 'mine' }, 1)).toEqual({ variant: 1, match: true, draft: false, map: 'ours' });
});
