import { expect, test } from 'vitest';
import { dealOf, sharedOf } from './deal';

test('the address of a deal on paper', () => {
  expect(dealOf('?seats=3&seed=harvest+moon&options=%7B%22draft%22%3Atrue%7D')).toEqual({
    seed: 'harvest moon',
    seats: 3,
    rules: 1,
    options: { draft: true },
  });
  expect(dealOf('?seats=2&seed=x&rules=2')?.rules).toBe(2);
  expect(dealOf('')).toBeNull();
  expect(dealOf('?seats=2')).toBeNull();
  expect(dealOf('?seed=x&seats=many&options=[1')).toEqual({ seed: 'x', seats: 0, rules: 1, options: {} });
});

test('the address of a shared deal', () => {
  expect(sharedOf('?deal=abc')).toBe('abc');
  expect(sharedOf('?deal=')).toBeNull();
  expect(sharedOf('?seed=abc')).toBeNull();
});
