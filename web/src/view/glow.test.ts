import { expect, it } from 'vitest';
import { Glow } from './glow.svelte';

const line = (code: string, points: number, refs: readonly string[]) => ({ code, points, refs });
const sheet = { seat: 1, total: 1, scored: true, lines: [line('long', 3, ['a1', 'a2']), line('errors', -2, ['a2']), line('lakes', 0, [])] };

it('shows where points are lost, until another line is pointed at', () => {
  const glow = new Glow(() => [sheet]);
  expect(glow.losses(1, true)).toEqual(['a2']);
  expect(glow.losses(1, false)).toEqual([]);
  glow.toggle(1, 'long');
  expect(glow.losses(1, true)).toEqual([]);
  glow.toggle(1, 'errors');
  expect(glow.losses(1, false)).toEqual(['a2']);
});

it('dims nothing for a line that has no places', () => {
  const glow = new Glow(() => [sheet]);
  const board = { kind: 'board', seat: 1 } as Parameters<Glow['on']>[0];
  glow.toggle(1, 'lakes');
  expect(glow.on(board)).toBeNull();
  glow.toggle(1, 'long');
  expect(glow.on(board)).toEqual(['a1', 'a2']);
});
