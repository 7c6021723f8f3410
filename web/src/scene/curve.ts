/** Curves: ways through points with round corners, what runs beside them, what is cut out of a shape. */

import type { Point } from './types';

const ROUND = 0.5523;
const STEPS = 10;

export const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.01 && Math.abs(a[1] - b[1]) < 0.01;
/** Square roots come out the same in every language; that of `Math.hypot` does not. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]));
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const num = (x: number): string => String(Math.round(x * 100) / 100 + 0);
export const pair = (p: Point): string => `${num(p[0])} ${num(p[1])}`;

export const closed = (points: readonly Point[]): boolean => points.length > 3 && near(points[0]!, points.at(-1)!);

/** Gets lines joined straight through points. */
export const lines = (points: readonly Point[]): string =>
  closed(points) ? `M${points.slice(0, -1).map(pair).join('L')}Z` : `M${points.map(pair).join('L')}`;

/** Gets a polyline as path data with corners rounded by at most *radius*. */
export function rounded(points: readonly Point[], radius: number): string {
  return bends(points, radius)
    .map((bend, i) =>
      bend.length === 1
        ? (i ? 'L' : 'M') + pair(bend[0]!)
        : `${i ? 'L' : 'M'}${pair(bend[0]!)}C${bend.slice(1).map(pair).join(' ')}`,
    )
    .join('');
}

/** Gets the same way as many short lines. */
export function flat(points: readonly Point[], radius: number): Point[] {
  const way: Point[] = [];
  for (const bend of bends(points, radius)) {
    if (bend.length === 1) way.push(bend[0]!);
    else for (let i = 0; i <= STEPS; i++) way.push(cubic(bend, i / STEPS));
  }
  return way.filter((point, i) => !i || !near(point, way[i - 1]!));
}

/** Gets the ends as single points and each corner as the four points of a cubic. */
function bends(points: readonly Point[], radius: number): Point[][] {
  return points.map((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return [point];
    const last = points.length - 1;
    const room = (other: Point, end: boolean) => distance(point, other) / (end ? 1 : 2);
    const reach = Math.min(radius, room(before, i === 1), room(after, i === last - 1));
    const a = between(point, before, reach / distance(point, before));
    const b = between(point, after, reach / distance(point, after));
    return [a, between(a, point, ROUND), between(b, point, ROUND), b];
  });
}

function cubic(p: readonly Point[], t: number): Point {
  const s = 1 - t;
  const at = (k: 0 | 1) =>
    s * s * s * p[0]![k] + 3 * s * s * t * p[1]![k] + 3 * s * t * t * p[2]![k] + t * t * t * p[3]![k];
  return [at(0), at(1)];
}

export function length(way: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < way.length; i++) sum += distance(way[i - 1]!, way[i]!);
  return sum;
}

/** Gets the point *far* along a way, *aside* to the right of it. */
export function along(way: readonly Point[], far: number, aside = 0): Point {
  let left = far;
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1]!;
    const b = way[i]!;
    const step = distance(a, b);
    if (left <= step || i === way.length - 1) {
      const [x, y] = between(a, b, step ? Math.min(1, left / step) : 0);
      const [dx, dy] = step ? [(b[0] - a[0]) / step, (b[1] - a[1]) / step] : [1, 0];
      return [x - dy * aside, y + dx * aside];
    }
    left -= step;
  }
  return way[0] ?? [0, 0];
}

/** Gets a wave along a way: it starts and ends on the way, so that waves of neighbours meet. */
export function wave(way: readonly Point[], height: number, long: number): string {
  const all = length(way);
  const halves = 2 * Math.max(1, Math.round(all / long));
  const step = all / halves;
  let d = `M${pair(along(way, 0))}`;
  for (let i = 0; i < halves; i++) {
    const side = i % 2 ? -2 : 2;
    d += `Q${pair(along(way, (i + 0.5) * step, side * height))} ${pair(along(way, (i + 1) * step))}`;
  }
  return d;
}

/** Gets bumps beside a way, *aside* of it (negative: to the left), as path data without the first move. */
export function scallop(
  way: readonly Point[],
  aside: number,
  bump: number,
  long: number,
  back = false,
): [Point, string] {
  const all = length(way);
  const count = Math.max(1, Math.round(all / long));
  const at = (i: number, off: number) => along(way, (all * (back ? count - i : i)) / count, off);
  const out = aside + Math.sign(aside) * 2 * bump;
  let d = '';
  for (let i = 0; i < count; i++) d += `Q${pair(at(i + 0.5, out))} ${pair(at(i + 1, aside))}`;
  return [at(0, aside), d];
}

/** Gets short lines across a way, slanted by *slant*, where *clear* has nothing against it. */
export function rungs(way: readonly Point[], half: number, gap: number, slant = 0, clear = (_: Point) => true): string {
  const all = length(way);
  const count = Math.max(1, Math.round(all / gap));
  let d = '';
  for (let i = 0; i < count; i++) {
    const far = ((i + 0.5) * all) / count;
    if (!clear(along(way, far))) continue;
    const clamp = (x: number) => Math.min(all, Math.max(0, x));
    d += `M${pair(along(way, clamp(far - slant), -half))}L${pair(along(way, clamp(far + slant), half))}`;
  }
  return d;
}

/** Gets level lines through a convex shape, *gap* apart and *inset* from its border. */
export function levels(shape: readonly Point[], gap: number, inset: number): [Point, Point][] {
  const ys = shape.map((p) => p[1]);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const count = Math.floor((bottom - top) / gap);
  const found: [Point, Point][] = [];
  for (let i = 0; i < count; i++) {
    const y = (top + bottom) / 2 + (i - (count - 1) / 2) * gap;
    const xs: number[] = [];
    shape.forEach((a, k) => {
      const b = shape[(k + 1) % shape.length]!;
      if (a[1] <= y !== b[1] <= y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    });
    const from = Math.min(...xs) + inset;
    const to = Math.max(...xs) - inset;
    if (xs.length > 1 && to - from > inset)
      found.push([
        [from, y],
        [to, y],
      ]);
  }
  return found;
}

/**
 * Joins pieces that meet end to end into long ways. Where more than two meet, the straightest go through
 * and the others end there; so it is at *pins* too, where no bend is made.
 */
export function chains(
  pieces: readonly (readonly Point[])[],
  pins: readonly Point[] = [],
): { ways: Point[][]; knots: Point[] } {
  const ends: { piece: number; last: boolean; at: Point; to: Point }[] = [];
  pieces.forEach((points, piece) => {
    ends.push({ piece, last: false, at: points[0]!, to: points[1]! });
    ends.push({ piece, last: true, at: points.at(-1)!, to: points.at(-2)! });
  });
  const mate = new Map<number, number>();
  const knots: Point[] = [];
  const seen: Point[] = [];
  for (const { at } of ends) {
    if (seen.some((point) => near(point, at))) continue;
    seen.push(at);
    const here = ends.flatMap((end, i) => (near(end.at, at) ? [i] : []));
    if (here.length > 2) knots.push(at);
    const free = here.length === 2 && !pins.some((pin) => near(pin, at));
    const pairs: [number, number, number][] = [];
    for (const a of here)
      for (const b of here)
        if (a < b && ends[a]!.piece !== ends[b]!.piece) pairs.push([cosine(ends[a]!, ends[b]!), a, b]);
    pairs.sort((p, q) => p[0] - q[0]);
    for (const [bend, a, b] of pairs)
      if (!mate.has(a) && !mate.has(b) && (bend < -0.7 || free)) mate.set(a, b).set(b, a);
  }
  const used = new Set<number>();
  const ways: Point[][] = [];
  const walk = (start: number) => {
    const way: Point[] = [];
    for (let end: number | undefined = start; end !== undefined && !used.has(end >> 1);) {
      used.add(end >> 1);
      const points = pieces[end >> 1]!;
      const run = end % 2 ? [...points].reverse() : [...points];
      way.push(...(way.length ? run.slice(1) : run));
      end = mate.get(end ^ 1);
    }
    ways.push(way);
  };
  ends.forEach((_, i) => !mate.has(i) && !used.has(i >> 1) && walk(i));
  pieces.forEach((_, piece) => !used.has(piece) && walk(2 * piece));
  return { ways: ways.map(straighten), knots };
}

function cosine(a: { at: Point; to: Point }, b: { at: Point; to: Point }): number {
  const [ax, ay, bx, by] = [a.to[0] - a.at[0], a.to[1] - a.at[1], b.to[0] - b.at[0], b.to[1] - b.at[1]];
  return (ax * bx + ay * by) / (Math.sqrt(ax * ax + ay * ay) * Math.sqrt(bx * bx + by * by) || 1);
}

/** Leaves out points on a straight line. */
function straighten(way: Point[]): Point[] {
  return way.filter((p, i) => {
    const a = way[i - 1];
    const b = way[i + 1];
    if (!a || !b) return true;
    return Math.abs((p[0] - a[0]) * (b[1] - p[1]) - (p[1] - a[1]) * (b[0] - p[0])) > 0.5;
  });
}

/**
 * Gets a turn that is given as many points and runs from one side of a cell to another as its corner,
 * so that it leaves both sides at right angles.
 */
export function corner(points: readonly Point[], unit: number): readonly Point[] {
  if (points.length < 3) return points;
  const a = points[0]!;
  const b = points.at(-1)!;
  const on = (v: number) => Math.abs(v % unit) < 0.01;
  if (on(a[1]) && !on(a[0]) && on(b[0]) && !on(b[1])) return [a, [a[0], b[1]], b];
  if (on(a[0]) && !on(a[1]) && on(b[1]) && !on(b[0])) return [a, [b[0], a[1]], b];
  return points;
}

/** Gets the corners of the convex shape around points, clockwise as one looks at it. */
function hull(points: readonly Point[]): Point[] {
  const found = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]).filter((p, i, all) => !i || !near(p, all[i - 1]!));
  const half = (way: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of way) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(found), ...half([...found].reverse())];
}

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Gets what runs round points, *radius* from each and *mid* from the middle of each span, or *back*. */
export function contour(points: readonly Point[], radius: number, mid: number, back = false): string {
  const corners = back ? hull(points).reverse() : hull(points);
  const [sweep, side] = back ? [0, -1] : [1, 1];
  const aside = (p: Point, a: Point, b: Point, far: number): Point => {
    const long = distance(a, b);
    const [x, y] = [(side * (b[1] - a[1])) / long, (side * (a[0] - b[0])) / long];
    return [p[0] + x * far, p[1] + y * far];
  };
  const parts = corners.map((p, i) => {
    const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
    const [start, end] = [aside(p, before, p, radius), aside(p, p, after, radius)];
    const waist = aside(between(p, after, 0.5), p, after, 2 * mid - radius);
    const arc = `A${num(radius)} ${num(radius)} 0 0 ${sweep} ${pair(end)}`;
    return `${i ? '' : `M${pair(start)}`}${arc}Q${pair(waist)} ${pair(aside(after, p, after, radius))}`;
  });
  return parts.length ? `${parts.join('')}Z` : '';
}

export function circle([x, y]: Point, r: number): string {
  const arc = `a${num(r)} ${num(r)} 0 1 0`;
  return `M${pair([x - r, y])}${arc} ${num(2 * r)} 0${arc} ${num(-2 * r)} 0Z`;
}

/** Gets the upper right quarter of a ring. */
export function crescent([x, y]: Point, inner: number, wide: number): string {
  const outer = inner + wide;
  const [out, back] = [`A${num(outer)} ${num(outer)} 0 0 1`, `A${num(inner)} ${num(inner)} 0 0 0`];
  return `M${pair([x, y - outer])}${out} ${pair([x + outer, y])}L${pair([x + inner, y])}${back} ${pair([x, y - inner])}Z`;
}

/** Gets a rectangle with round corners. */
export function box(x: number, y: number, w: number, h: number, r: number): string {
  if (!r) return `M${pair([x, y])}h${num(w)}v${num(h)}h${num(-w)}Z`;
  return (
    `M${pair([x + r, y])}h${num(w - 2 * r)}q${num(r)} 0 ${num(r)} ${num(r)}v${num(h - 2 * r)}q0 ${num(r)} ${num(-r)} ${num(r)}` +
    `h${num(2 * r - w)}q${num(-r)} 0 ${num(-r)} ${num(-r)}v${num(2 * r - h)}q0 ${num(-r)} ${num(r)} ${num(-r)}Z`
  );
}

/** Moves and scales path data that is written with the commands M L H V Q T A Z and `@` for circles. */
export function move(d: string, [x, y]: Point, scale: number): string {
  const found: string[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVQTAZ@])([^MLHVQTAZ@]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const here = (i: number): Point => [x + numbers[i]! * scale, y + numbers[i + 1]! * scale];
    if (command === '@') found.push(circle(here(0), numbers[2]! * scale));
    else if (command === 'H') found.push(`H${num(x + numbers[0]! * scale)}`);
    else if (command === 'V') found.push(`V${num(y + numbers[0]! * scale)}`);
    else if (command === 'A')
      found.push(`A${num(numbers[0]! * scale)} ${num(numbers[1]! * scale)} ${numbers.slice(2, 5).join(' ')} ${pair(here(5))}`);
    else found.push(command + numbers.flatMap((_, i) => (i % 2 ? [] : [pair(here(i))])).join(' '));
  }
  return found.join('');
}

/** Gets an arrow from one point to another that ends *short* of it, with a head of two strokes. */
export function arrow(from: Point, to: Point, short: number): string {
  const long = distance(from, to);
  const end = between(from, to, Math.max(0.5, 1 - short / long));
  const [x, y] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const side = (way: 1 | -1): Point => [end[0] - 26 * x - way * 18 * y, end[1] - 26 * y + way * 18 * x];
  return `M${pair(from)}L${pair(end)}M${pair(side(1))}L${pair(end)}L${pair(side(-1))}`;
}
