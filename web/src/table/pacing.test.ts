import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening, Snapshot } from '../wire/types';
import { Pacing } from './pacing.svelte';

const event = (seat: number): Happening => ({ seat, refs: ['a1'], code: 'moved', args: {} }) as unknown as Happening;
const state = (name: string): Snapshot => ({ stamp: name }) as unknown as Snapshot;

describe('the pace at which others are shown', () => {
  let shown: string[] = [];
  let motion: Promise<void> | null = null;
  let rest: () => void = () => undefined;
  let hurried = false;
  let pacing: Pacing;

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, hurried] = [[], false];
    motion = new Promise((done) => (rest = done));
    pacing = new Pacing({
      table: ({ stamp }) => shown.push(String(stamp)),
      news: (events) => shown.push(`news of ${events[0]?.seat}`),
      foreign: (events) => events[0]?.seat === 2,
      hurried: () => hurried,
      motion: () => motion,
    });
  });
  afterEach(() => vi.useRealTimers());

  it('lets what moves come to rest before the next move is shown', async () => {
    pacing.take({ state: state('theirs') });
    pacing.take({ events: [event(2)] });
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual([]);
    rest();
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toEqual(['theirs', 'news of 2']);
    expect(pacing.showing).toHaveLength(1);
  });

  it('does not wait for ever for what moves', async () => {
    pacing.take({ state: state('theirs') });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual(['theirs']);
  });

  it('shows at once what answers somebody', () => {
    hurried = true;
    pacing.take({ state: state('mine') });
    pacing.take({ events: [event(1)] });
    expect(shown).toEqual(['mine', 'news of 1']);
  });

  it('shows one move of others after the other, and all when it is skipped', async () => {
    motion = null;
    for (const name of ['first', 'second']) {
      pacing.take({ state: state(name) });
      pacing.take({ events: [event(2)] });
    }
    expect(shown).toEqual(['first', 'news of 2']);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown).toHaveLength(2);
    pacing.skip();
    expect(shown).toEqual(['first', 'news of 2', 'second', 'news of 2']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toHaveLength(4);
    expect(pacing.showing).toEqual([]);
  });

  it('waits no longer once it is skipped while something moves', async () => {
    pacing.take({ state: state('theirs') });
    pacing.skip();
    rest();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual(['theirs']);
  });
});
