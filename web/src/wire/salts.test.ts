import { beforeEach, expect, it, vi } from 'vitest';
import { commitment } from './digest';
import { added, toAdd } from './salts';
import type { Joint, Snapshot } from './types';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
});

const table = (joint: Joint): Snapshot =>
  ({ id: 't', joint, seats: [{ seat: 1, mine: true }, { seat: 2, mine: false }] }) as unknown as Snapshot;
const open: Joint = { waiting: true, promised: false, pledges: [null, null], salts: [null, null] };

it('promises a salt, the same one however often it is asked, and tells it once all have promised', async () => {
  const [first, again] = [await toAdd(table(open)), await toAdd(table(open))];
  expect(first).toEqual(again);
  const salt = added('t')!.own['1']!;
  expect(first).toEqual([{ do: 'pledge', seat: 1, commitment: await commitment(salt) }]);
  const mine = await commitment(salt);
  expect(await toAdd(table({ ...open, pledges: [mine, null] }))).toEqual([]);
  expect(await toAdd(table({ ...open, promised: true, pledges: [mine, 'x'] }))).toEqual([{ do: 'reveal', seat: 1, salt }]);
  expect(await toAdd(table({ ...open, promised: true, pledges: [mine, 'x'], salts: [salt, null] }))).toEqual([]);
});

it('tells nothing that another device has promised', async () => {
  expect(await toAdd(table({ ...open, promised: true, pledges: ['theirs', 'x'] }))).toEqual([]);
});

it('remembers what all have added when the dice first rolled', async () => {
  const done = { waiting: false, promised: true, pledges: ['p', 'q'], salts: ['a', 'b'] };
  await toAdd(table(done));
  await toAdd(table({ ...done, salts: ['a', 'exchanged'] }));
  expect(added('t')!.seen).toEqual({ pledges: ['p', 'q'], salts: ['a', 'b'] });
});

it('adds nothing where nothing can be kept', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => { throw new Error('full'); } });
  expect(await toAdd(table(open))).toEqual([]);
});
