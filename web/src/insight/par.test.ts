import { expect, it } from 'vitest';
import { running } from './par';

it('follows the newest values', () => {
  expect(running([4, 2, 6, -8], 2)).toEqual([4, 3, 4, -1]);
  expect(running([], 2)).toEqual([]);
});
