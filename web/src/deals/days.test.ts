import { expect, test } from 'vitest';
import { lastDays } from './days';

test('days go over the end of a month', () => {
  expect(lastDays('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
