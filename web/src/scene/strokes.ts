/** Strokes as pieces of SVG: lines that say what they are without colour. */

import {
  along,
  between,
  chains,
  closed,
  corner,
  distance,
  flat,
  length,
  levels,
  lines,
  near,
  num,
  pair,
  rounded,
  rungs,
  scallop,
  wave,
} from './curve';
import { sign } from './signs';
import { type Point, type Stroke, UNIT } from './types';

/** One path or word. Colours come from the class, everything else from here. */
export interface Piece {
  /** Classes: `s-…` colours the stroke, `f-…` the filling. */
  c: string;
  d?: string;
  /** Stroke width. */
  w?: number;
  dash?: string;
  /** So long is the path counted for the dashes. */
  long?: number;
  cap?: 'round';
  /** A word instead of a path, with its middle. */
  word?: string;
  at?: Point;
  size?: number;
  /** Lower layers first. */
  z: number;
}

interface Context {
  /** Short word of the spot: holds numbers. */
  text: string;
  /** Whether the strokes lie in a cell, whose sides are multiples of a unit. */
  cell: boolean;
  /** How large signs are, 1 in a cell. */
  scale: number;
}

const CORNER = UNIT / 2;
const TIES = 12.5;
/** How wide a road is, and how wide between its lines. Within four lanes run two. */
const ROADS: Record<string, readonly [number, number]> = {
  highway: [30, 23],
  'two-lane': [20, 11],
  'four-lane': [48, 39],
};
const TRAILS: Record<string, (way: readonly Point[], d: string) => Piece> = {
  hiking: (way, d) => dashes(way, d, 's-hike', 9, 12.5, 0.01, 'round'),
  biking: (way, d) => dashes(way, d, 's-bike', 8, 25, 15),
  kayaking: (way) => ({ c: 's-kayak', d: wave(way, 6.5, 25), w: 6, cap: 'round', z: 4 }),
};
/** The core of a band tells the seat where colour does not. */
const CORES: Record<number, string> = { 2: '9 9', 3: '0.1 9', 4: '', 5: '14 7 0.1 7', 6: '2 5' };
const SEAT = /^(band|ghost)([1-9]\d?)$/;

/** Gets the pieces of a drawing, lower ones first. */
export function pieces(strokes: readonly Stroke[], context: Partial<Context> = {}): Piece[] {
  const { text = '', cell = true, scale = 1 } = context;
  const found: Piece[] = [];
  const styles = new Map<string, (readonly Point[])[]>();
  const signs: [string, Point][] = [];
  for (const { style, points: given } of strokes) {
    const points = given.filter((point, i) => !i || !near(point, given[i - 1]!));
    if (!points.length) continue;
    if (points.length === 1) signs.push([style, points[0]!]);
    else if (closed(points) && !SEAT.test(style)) found.push(...plot(style, points));
    else styles.set(style, [...(styles.get(style) ?? []), points]);
  }
  const four = styles.get('four-lane');
  if (four) styles.set('two-lane', [...(styles.get('two-lane') ?? []), ...four]);
  for (const [style, all] of styles) {
    const pins = signs.map(([, at]) => at);
    for (const [other, those] of styles)
      if (other !== style && !lanes(other)) pins.push(...those.flatMap((p) => [p[0]!, p.at(-1)!]));
    found.push(...line(style, all, cell, pins));
  }
  signs.forEach(([style, at], i) => {
    const here = signs.filter((other) => near(other[1], at));
    const place = here.findIndex((other) => other === signs[i]) - (here.length - 1) / 2;
    const x = at[0] + place * 25 * scale;
    found.push(...sign(style, [x, at[1]], scale, text));
  });
  return found.sort((a, b) => a.z - b.z);
}

const lanes = (style: string): boolean => style.endsWith('-lane');

function line(style: string, all: (readonly Point[])[], cell: boolean, pins: readonly Point[]): Piece[] {
  if (style in ROADS) return roads(style, all, cell, pins);
  const seat = SEAT.exec(style);
  if (seat) return all.flatMap((points) => band(Number(seat[2]), seat[1] === 'ghost', points));
  switch (style) {
    case 'railway':
      return railway(all, pins);
    case 'lava':
      return lavas(all, cell, pins);
    case 'hiking':
    case 'biking':
    case 'kayaking':
      return all.flatMap((points, i) => trail(style, points, i));
    case 'line':
      return [{ c: 's-line', d: all.map(lines).join(''), w: 3, z: 1 }];
    case 'canal':
      return all.flatMap(canal);
    case 'arrow':
      return all.flatMap(arrow);
    default:
      return unknown(style, all);
  }
}

/** Joins strokes and rounds their corners, but not where something else stands: at *pins*. */
function ways(all: readonly (readonly Point[])[], pins: readonly Point[] = []) {
  const { ways, knots } = chains(all, pins);
  return { knots, ways: ways.map((way) => ({ way: flat(way, CORNER), d: rounded(overlap(way), CORNER) })) };
}

/** Lets a way that ends at a side of its cell run on a little, so that no seam shows where it goes on next door. */
function overlap(way: readonly Point[]): Point[] {
  const longer = [...way];
  const extend = (end: number, next: number) => {
    const [a, b] = [way[end]!, way[next]!];
    if (!inside(a)) longer[end] = between(b, a, 1 + 0.5 / distance(a, b));
  };
  extend(0, 1);
  extend(way.length - 1, way.length - 2);
  return longer;
}

/** Double lines: wide ink, then narrower paper, so that roads which meet open into each other. */
function roads(style: string, all: readonly (readonly Point[])[], cell: boolean, pins: readonly Point[]): Piece[] {
  const { ways: found, knots } = ways(all, pins);
  const d = found.map((each) => each.d).join('');
  const [wide, narrow] = ROADS[style]!;
  const z = style === 'two-lane' ? 0.2 : 0;
  const drawn: Piece[] = [
    { c: 's-ink', d, w: wide, z },
    { c: 's-road', d, w: narrow, z: z + 0.1 },
  ];
  const through = [...knots, ...pins];
  for (const { way } of cell ? found : []) {
    for (const [end, inwards] of [
      [way[0]!, way[1]!],
      [way.at(-1)!, way.at(-2)!],
    ] as const) {
      if (!inside(end) || through.some((point) => near(point, end))) continue;
      drawn.push({ ...stop(end, inwards, wide, (wide - narrow) / 2), z: z + 0.15 });
    }
  }
  if (style === 'highway') {
    for (const { way, d } of found) drawn.push({ ...dashes(way, d, 's-ink', 3.5, 25, 14), z: 3 });
    for (const knot of knots) drawn.push({ c: 'f-road', d: circle(knot, 11), z: 3.1 });
  }
  return drawn;
}

/** Whether a point is within a cell, not on its side. */
const inside = ([x, y]: Point): boolean => x % UNIT !== 0 && y % UNIT !== 0;

/** A road that ends within its cell is closed at the end. */
function stop(end: Point, inwards: Point, wide: number, line: number): Piece {
  const far = Math.hypot(inwards[0] - end[0], inwards[1] - end[1]) || 1;
  const [x, y] = [(inwards[0] - end[0]) / far, (inwards[1] - end[1]) / far];
  const [cx, cy] = [end[0] + (x * line) / 2, end[1] + (y * line) / 2];
  const [sx, sy] = [(-y * wide) / 2, (x * wide) / 2];
  return { c: 's-ink', d: `M${pair([cx - sx, cy - sy])}L${pair([cx + sx, cy + sy])}`, w: line, z: 0 };
}

/** A single line with ties; where lines meet the ties keep clear of each other. */
function railway(all: readonly (readonly Point[])[], pins: readonly Point[]): Piece[] {
  const { ways: found, knots } = ways(all, pins);
  const rail: Piece = { c: 's-ink', d: found.map((each) => each.d).join(''), w: 5, z: 2 };
  if (!knots.length) return [rail, ...found.map(({ way, d }) => ({ ...dashes(way, d, 's-ink', 22, TIES, 3.5), z: 2 }))];
  const clear = ([x, y]: Point) => knots.every((knot) => Math.hypot(knot[0] - x, knot[1] - y) > TIES);
  const ties = found.map(({ way }) => rungs(way, 11, TIES, 0, clear)).join('');
  return [rail, { c: 's-ink', d: ties, w: 3.5, z: 2 }];
}

/** Gets a dashed line, dashes of *on* every *period*, half a gap at both ends. */
function dashes(
  way: readonly Point[],
  d: string,
  c: string,
  w: number,
  period: number,
  on: number,
  cap?: 'round',
): Piece {
  const count = Math.max(1, Math.round(length(way) / period));
  const gap = period - on;
  const dash = `0 ${num(gap / 2)}` + ` ${num(on) === '0' ? '.01' : num(on)} ${num(gap)}`.repeat(count);
  return { c, d, w, dash, long: count * period, z: 4, ...(cap ? { cap } : {}) };
}

/** Each trail on its own bed, so that the lower one is interrupted where two cross. */
function trail(style: string, points: readonly Point[], order: number): Piece[] {
  const bent = corner(points, UNIT);
  const [way, d] = [flat(bent, CORNER), rounded(bent, CORNER)];
  const z = order * 0.01 + (style === 'kayaking' ? 2 : style === 'hiking' ? 2.4 : 2.2);
  return [
    { c: 's-sheet', d, w: 36, z, dash: '0 .1 .8 .1', long: 1 },
    { c: `s-bed bed-${style}`, d, w: 26, z: z + 0.003 },
    { ...TRAILS[style]!(way, d), z: z + 0.006 },
  ];
}

function lavas(all: readonly (readonly Point[])[], cell: boolean, pins: readonly Point[]): Piece[] {
  const { ways, knots } = chains(all, pins);
  const clear = ([x, y]: Point) => [...knots, ...pins].every((knot) => Math.hypot(knot[0] - x, knot[1] - y) > 12);
  return ways.flatMap((way) => lava(way, cell, clear));
}

/** A scalloped bank on both sides, slanted hatching between them. */
function lava(points: Point[], cell: boolean, clear: (point: Point) => boolean): Piece[] {
  const way = flat(points, CORNER);
  const [half, bump, long] = [13, 3, 12.5];
  const [a, left] = scallop(way, -half, bump, long);
  const [b, right] = scallop(way, half, bump, long, true);
  const ends = [way[0]!, way.at(-1)!].map((end) => cell && inside(end));
  const back = ends[1] ? 'L' : 'M';
  const bank = `M${pair(a)}${left}${back}${pair(b)}${right}${ends[0] ? 'Z' : ''}`;
  return [
    { c: 's-ink', d: bank, w: 6, z: 1 },
    { c: 'f-lava', d: `M${pair(a)}${left}L${pair(b)}${right}Z`, z: 1.1 },
    { c: 's-lava', d: rungs(way, 9, 12.5, 5, clear), w: 3.5, cap: 'round', z: 1.2 },
  ];
}

function canal(points: readonly Point[]): Piece[] {
  const d = lines(points);
  return [
    { c: 's-sheet', d, w: 20, z: 1 },
    { c: 's-bed bed-kayaking', d, w: 16, z: 1.1 },
    { c: 's-water', d: wave(points, 3.5, 20), w: 3.5, cap: 'round', z: 1.2 },
  ];
}

function band(seat: number, ghost: boolean, points: readonly Point[]): Piece[] {
  const d = lines(points);
  const c = `s-seat${((seat - 1) % 6) + 1}`;
  const found: Piece[] = ghost
    ? [{ c: `${c} dim`, d, w: 12, dash: '14 8', z: 5 }]
    : [
        { c: 's-sheet', d, w: 20, z: 3 },
        { c, d, w: 14, z: 3.1 },
      ];
  const core = CORES[seat];
  if (!ghost && core !== undefined)
    found.push({ c: 's-sheet', d, w: 4.5, z: 3.2, cap: 'round', ...(core ? { dash: core } : {}) });
  if (closed(points)) found.push({ c: `f-seat${((seat - 1) % 6) + 1} faint`, d, z: 0.5 });
  return found;
}

function arrow(points: readonly Point[]): Piece[] {
  const end = points.at(-1)!;
  const far = length(points);
  const tip = [-11, 11].map((aside) => pair(along(points, far - 16, aside)));
  return [
    { c: 's-may', d: lines(points), w: 6, cap: 'round', z: 5 },
    { c: 's-may', d: `M${tip[0]}L${pair(end)}L${tip[1]}`, w: 6, cap: 'round', z: 5 },
    { c: 'f-may', d: circle(points[0]!, 9), z: 5 },
  ];
}

/** Filled shapes: what a field is. */
function plot(style: string, points: readonly Point[]): Piece[] {
  const d = lines(points);
  const shape = points.slice(0, -1);
  switch (style) {
    case 'card':
      return [{ c: 's-edge f-card', d: rounded2(shape, 12, 3), w: 2.5, z: 0 }];
    case 'water':
      return [
        { c: 'f-water', d, z: 0 },
        {
          c: 's-ripple',
          d: levels(shape, 19, 14)
            .map((level) => wave(level, 2.5, 16))
            .join(''),
          w: 2.5,
          cap: 'round',
          z: 0.1,
        },
      ];
    case 'crater':
      return [
        { c: 'f-crater', d, z: 0 },
        { c: 's-crater', d: hatch(shape, 13), w: 2, z: 0.1 },
      ];
    case 'totem':
      return [
        { c: 'f-totem', d, z: 0 },
        { c: 's-totem', d: lines(shrink(points, 0.72)), w: 2.5, z: 0.1 },
      ];
    case 'drawing':
      return [
        { c: 'f-drawing', d, z: 0 },
        { c: 's-drawing', d: lines(shrink(points, 0.78)), w: 2.5, dash: '3 6', z: 0.1 },
      ];
    default:
      return [{ c: 'f-plot s-edge', d, w: 2, z: 0 }];
  }
}

const hatch = (shape: readonly Point[], gap: number): string =>
  levels(
    shape.map(([x, y]): Point => [x, y]),
    gap,
    6,
  )
    .map(([a, b]) => `M${pair(a)}L${pair(b)}`)
    .join('');

function shrink(points: readonly Point[], by: number): Point[] {
  const shape = points.slice(0, -1);
  const x = shape.reduce((sum, p) => sum + p[0], 0) / shape.length;
  const y = shape.reduce((sum, p) => sum + p[1], 0) / shape.length;
  return points.map((p) => [x + (p[0] - x) * by, y + (p[1] - y) * by]);
}

/** Gets a closed shape with round corners, a little smaller than given. */
function rounded2(shape: readonly Point[], radius: number, inset: number): string {
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  const [x, y] = [Math.min(...xs) + inset, Math.min(...ys) + inset];
  return box(x, y, Math.max(...xs) - inset - x, Math.max(...ys) - inset - y, radius);
}

/** A line in a style that nobody has drawn yet: plain ink, dashed by its name so that two of them differ. */
function unknown(style: string, all: readonly (readonly Point[])[]): Piece[] {
  const sum = [...style].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 997, 7);
  const dash = ['', '16 6', '6 6', '18 5 3 5', '10 4 10 10'][sum % 5]!;
  const d = ways(all)
    .ways.map((each) => each.d)
    .join('');
  return [
    { c: 's-sheet', d, w: 16, z: 2 },
    { c: 's-ink', d, w: 6, z: 2.1, ...(dash ? { dash } : {}) },
  ];
}

export const circle = ([x, y]: Point, r: number): string =>
  `M${pair([x - r, y])}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

export const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${pair([x + r, y])}h${num(w - 2 * r)}q${num(r)} 0 ${num(r)} ${num(r)}v${num(h - 2 * r)}q0 ${num(r)} ${num(-r)} ${num(r)}` +
  `h${num(2 * r - w)}q${num(-r)} 0 ${num(-r)} ${num(-r)}v${num(2 * r - h)}q0 ${num(-r)} ${num(r)} ${num(-r)}Z`;
