/** What this browser adds to joint dice: made here, promised first, and told once everybody has promised theirs. */

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

export function added(table: string): Added | null {
  try {
    const kept = localStorage.getItem(name(table));
    return kept === null ? null : (JSON.parse(kept) as Added);
  } catch {
    return null;
  }
}

/** Keeps it; gets whether it is kept. */
function keep(table: string, what: Added): boolean {
  try {
    localStorage.setItem(name(table), JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}

const hex = (data: Uint8Array): string => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

export async function promise(salt: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt))));
}

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
  return Promise.all(fresh.map(async (seat) => ({ do: 'pledge', seat, commitment: await promise(made[String(seat)]!) }) as const));
}
