import { expect, test } from 'vitest';
import { mostOfEach, toggled } from './groups';

const choice = (value: string, group: string) => ({ value, group, minutes: null, difficulty: null, seats: null });
const CHOICES = [choice('a', 'x'), choice('b', 'x'), choice('c', 'x'), choice('d', 'y')];

test('of each group as many, the first chosen goes', () => {
  expect(mostOfEach(CHOICES, 4)).toBe(2);
  expect(toggled(CHOICES, ['a', 'd', 'b'], 'c', 2)).toEqual(['d', 'b', 'c']);
  expect(toggled(CHOICES, ['a', 'b'], 'd', 2)).toEqual(['a', 'b', 'd']);
});

test('what is chosen is taken away', () => {
  expect(toggled(CHOICES, ['a', 'd'], 'a', 2)).toEqual(['d']);
});

test('without groups there is no bound', () => {
  const free = [choice('a', ''), choice('b', '')];
  expect(mostOfEach(free, undefined)).toBe(2);
  expect(toggled(free, ['b'], 'a', 2)).toEqual(['b', 'a']);
});
