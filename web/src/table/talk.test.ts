import { beforeEach, describe, expect, it } from 'vitest';
import type { TalkLine } from '../wire/types';
import { TalkModel } from './talk.svelte';

const line = (id: number, seat: number, said?: string): TalkLine => ({
  id,
  at: 0,
  seat,
  name: '',
  ...(said === undefined ? { code: 'talk.left', args: {} } : { said }),
});

const kept = new Map<string, string>();
let talk: TalkModel;

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  });
  talk = fresh();
});

function fresh(): TalkModel {
  return new TalkModel('t', () => Promise.resolve({ type: 'ack', key: '', events: [], error: null }));
}

describe('talk', () => {
  it('counts what others said since it was last read, also after a reload', () => {
    talk.ownSeats = new Set([1]);
    talk.hear([line(1, 2, 'hi'), line(2, 1, 'hello'), line(3, 2), line(4, 1)], true);
    expect(talk.unread).toBe(2);
    talk.read();
    expect(talk.unread).toBe(0);
    const again = fresh();
    again.hear([...talk.lines, line(5, 2, 'more')], true);
    expect(again.unread).toBe(1);
  });

  it('is read while it is open, and each line is there once', () => {
    talk.open = true;
    talk.hear([line(1, 2, 'hi')], false);
    talk.hear([line(1, 2, 'hi')], false);
    expect([talk.unread, talk.lines.length]).toEqual([0, 1]);
  });

  it('does not show what a muted seat says', () => {
    talk.hear([line(1, 2, 'noise'), line(2, 2), line(3, 3, 'news')], true);
    talk.mute(2, true);
    expect(talk.shown.map((each) => each.id)).toEqual([2, 3]);
    expect(fresh().isMuted(2)).toBe(true);
    talk.mute(2, false);
    expect(talk.shown).toHaveLength(3);
  });
});
