/** More places than this are only dotted: rings would hide what lies there. */
export const CROWD = 24;

/** From spot to spot with the arrow keys, by where they are. */

import type { Point, Spot } from './types';

export type Direction = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const AHEAD: Record<Direction, Point> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const isDirection = (key: string): key is Direction => key in AHEAD;

export const middle = (spot: Pick<Spot, 'at' | 'size'>): Point => [
  spot.at[0] + spot.size[0] / 2,
  spot.at[1] + spot.size[1] / 2,
];

/** Gets the number of the nearest place in a direction; what lies aside counts as further away. Else *from*. */
export function step(places: readonly Point[], from: number, direction: Direction): number {
  const here = places[from];
  if (!here) return places.length ? 0 : from;
  const [ax, ay] = AHEAD[direction];
  let best = from;
  let least = Infinity;
  places.forEach(([x, y], i) => {
    const ahead = (x - here[0]) * ax + (y - here[1]) * ay;
    const aside = Math.abs((x - here[0]) * ay) + Math.abs((y - here[1]) * ax);
    if (i === from || ahead <= 0.5 || aside > 2 * ahead) return;
    const cost = ahead + 2.5 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** Gets the number of the first or last place as one reads. */
export function edge(places: readonly Point[], last: boolean): number {
  let best = 0;
  places.forEach(([x, y], i) => {
    const [bx, by] = places[best]!;
    const before = y - by || x - bx;
    if (last ? before > 0 : before < 0) best = i;
  });
  return best;
}

/** Gets how far each place may reach before it meets another. */
export function reach(places: readonly Point[]): number {
  let least = Infinity;
  places.forEach((a, i) => {
    for (let k = i + 1; k < places.length; k++) {
      const b = places[k]!;
      least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1]));
    }
  });
  return least / 2;
}

/**
 * Gets the spots that references mean. What is no spot itself but a chain of spots (`a1-a2-b2`) is each of them.
 */
export function resolve(refs: readonly string[], known: ReadonlySet<string>): string[] {
  const found = refs.flatMap((ref) => {
    if (known.has(ref)) return [ref];
    const parts = ref.split('-');
    return parts.length > 1 && parts.every((part) => known.has(part)) ? parts : [];
  });
  return [...new Set(found)];
}

/** Gets the way through places if each is next to the one before, else null. */
export function route(places: readonly Point[], near: number): readonly Point[] | null {
  if (places.length < 2) return null;
  for (let i = 1; i < places.length; i++) {
    const a = places[i - 1]!;
    const b = places[i]!;
    if (Math.hypot(a[0] - b[0], a[1] - b[1]) > near) return null;
  }
  return places;
}
