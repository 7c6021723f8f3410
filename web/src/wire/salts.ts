/** What this browser adds to joint dice: made here, promised first, and told once everybody has promised theirs. */

import { recallValue, remember } from '../look/storage';
import { commitment } from './digest';
import { hex } from './keys';
import type { Wish } from './socket';
import type { Joint, Snapshot } from './types';

/** What is kept of one table. */
export interface Added {
  /** By seat, what this browser adds. */
  readonly own: { readonly [seat: string]: string };
  /** What all have added, as it was seen when the dice first rolled. */
  readonly seen: Pick<Joint, 'pledges' | 'salts'> | null;
}

const NOTHING: Added = { own: {}, seen: null };
const name = (table: string): string => `byways.salts.${table}`;

export const added = (table: string): Added | null => recallValue<Added>(name(table));

/** Keeps it; gets whether it is kept. */
const keep = (table: string, what: Added): boolean => remember(name(table), JSON.stringify(what));

/** Gets what there is to be said now for my seats. Where nothing can be kept or promised nothing is added. */
export async function toAdd(state: Snapshot): Promise<readonly Wish[]> {
  const { joint, id, seats } = state;
  if (!joint || typeof crypto.subtle === 'undefined') return [];
  const before = added(id) ?? NOTHING;
  if (!joint.waiting) {
    if (before.seen === null) keep(id, { ...before, seen: { pledges: joint.pledges, salts: joint.salts } });
    return [];
  }
  const waited = seats.filter((seat) => seat.mine && joint.salts[seat.seat - 1] === null).map(({ seat }) => seat);
  if (joint.promised) {
    return waited.flatMap((seat) => {
      const salt = before.own[String(seat)];
      return salt === undefined || joint.pledges[seat - 1] === null ? [] : [{ do: 'reveal', seat, salt } as const];
    });
  }
  const fresh = waited.filter((seat) => joint.pledges[seat - 1] === null);
  const made = Object.fromEntries(fresh.map((seat) => [String(seat), before.own[String(seat)] ?? hex(crypto.getRandomValues(new Uint8Array(32)))]));
  if (fresh.length === 0 || !keep(id, { ...before, own: { ...before.own, ...made } })) return [];
  return Promise.all(fresh.map(async (seat) => ({ do: 'pledge', seat, commitment: await commitment(made[String(seat)]!) }) as const));
}
