/** Strokes as pieces of SVG: interprets what `kernel/looks.py` says of lines, fields and signs. */

import { along, between, box, chains, circle, closed, contour, corner, distance, flat, length, levels, lines, move, near, pair, rounded, rungs, scallop, wave } from './curve';
import { COMMON, FIELDS, type Layer, lineLook, type Look, signLook } from './looks';
import { type Badge, type Point, type Stroke, UNIT } from './types';

/** One path or word. Colours are names. */
export interface Piece {
  /** Lower layers first. */
  readonly z: number;
  readonly stroke?: string;
  readonly fill?: string;
  readonly only?: string;
  readonly d?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** How far into the dashes the path begins. */
  readonly offset?: number;
  /** So long is the path counted for the dashes. */
  readonly long?: number;
  readonly round?: boolean;
  /** A hairline, however large the drawing is. */
  readonly fine?: boolean;
  /** Small boards go without it. */
  readonly detail?: boolean;
  readonly opacity?: number;
  /** How far below its place it is drawn. */
  readonly down?: number;
  /** A word instead of a path, with its middle. */
  readonly word?: string;
  /** Which letter of the reader's language its first letter stands for, if that has one. */
  readonly letter?: string;
  readonly at?: Point;
  readonly size?: number;
}

interface Context {
  /** The numbers that signs show. */
  badges: readonly Badge[];
  /** Whether the strokes lie in a cell, whose sides are multiples of a unit. */
  cell: boolean;
  /** How large signs are, 1 in a cell. */
  scale: number;
}

type Way = readonly Point[];
/** A way, as it was given, as many short lines, and as path data. */
interface Run {
  readonly points: Way;
  readonly way: Way;
  readonly d: string;
}
/** Lines of one style that are drawn together. */
interface Group {
  readonly runs: readonly Run[];
  /** Where more than two meet. */
  readonly knots: Way;
  /** Where something else stands. */
  readonly pins: Way;
  readonly cell: boolean;
}

/** How high signs stand. */
const TOP = 6;
/** How much higher a line lies than the one of its style before it. */
const STEP = 0.01;

/** Gets the pieces of a drawing, lower ones first. */
export function pieces(strokes: readonly Stroke[], { badges = [], cell = true, scale = 1 }: Partial<Context> = {}): Piece[] {
  const found: Piece[] = [];
  const styles = new Map<string, Way[]>();
  const signs: { style: string; at: Point }[] = [];
  const add = (style: string, ways: readonly Way[]) => styles.set(style, [...(styles.get(style) ?? []), ...ways]);
  for (const { style, points: given } of strokes) {
    const points = given.filter((point, i) => !i || !near(point, given[i - 1]!));
    const field = closed(points) ? FIELDS.get(style) : undefined;
    if (points.length === 1) signs.push({ style, at: points[0]! });
    else if (field) found.push(...layered(field, alone({ points, way: points, d: lines(points) })));
    else if (points.length) add(style, [points]);
  }
  for (const [style, ways] of [...styles]) {
    const { also } = lineLook(style);
    if (also) add(also, ways);
  }
  for (const [style, ways] of styles) {
    const pins = signs.map(({ at }) => at);
    for (const [other, those] of styles)
      if (other !== style && lineLook(other).pins !== false) pins.push(...those.flatMap((way) => [way[0]!, way.at(-1)!]));
    found.push(...line(lineLook(style), ways, cell, pins));
  }
  for (const each of signs) {
    const here = signs.filter(({ at }) => near(at, each.at));
    const aside = (here.indexOf(each) - (here.length - 1) / 2) * COMMON.apart * scale;
    const count = badges.findLast(({ sign }) => sign === each.style)?.count ?? null;
    found.push(...sign(signLook(each.style), [each.at[0] + aside, each.at[1]], scale, count));
  }
  return found.sort((a, b) => a.z - b.z);
}

const alone = (run: Run): Group => ({ runs: [run], knots: [], pins: [], cell: false });

function line(look: Look, ways: readonly Way[], cell: boolean, pins: Way): Piece[] {
  const radius = COMMON.corner;
  if (look.way === 'cornered')
    return ways.flatMap((given, order) => {
      const points = corner(given, UNIT);
      const drawn = layered(look, alone({ points, way: flat(points, radius), d: rounded(points, radius) }));
      return drawn.map((piece) => ({ ...piece, z: piece.z + order * STEP }));
    });
  if (look.way === 'joined') {
    const found = chains(ways, pins);
    const runs = found.ways.map((points) => ({ points, way: flat(points, radius), d: rounded(overlap(points), radius) }));
    return layered(look, { runs, knots: found.knots, pins, cell });
  }
  return layered(look, { ...alone({ points: [], way: [], d: '' }), runs: ways.map((points) => ({ points, way: points, d: lines(points) })) });
}

/** Lets a way that ends at a side of its cell run on a little, so that no seam shows where it goes on next door. */
function overlap(way: Way): Point[] {
  const longer = [...way];
  const extend = (end: number, next: number) => {
    const [a, b] = [way[end]!, way[next]!];
    if (!inside(a)) longer[end] = between(b, a, 1 + 0.5 / distance(a, b));
  };
  extend(0, 1);
  extend(way.length - 1, way.length - 2);
  return longer;
}

/** Whether a point is within a cell, not on its side. */
const inside = ([x, y]: Point): boolean => x % UNIT !== 0 && y % UNIT !== 0;

const layered = (look: Look, group: Group): Piece[] =>
  (look.layers ?? []).filter(({ only }) => only !== 'paper').flatMap((layer) => DRAWS[layer.draw!]!(layer, group).filter(({ d }) => d));

/** Gets a path as a layer says. */
export function piece({ z = 0, stroke, fill, only, width, dash, long, round, fine, detail, opacity, down }: Layer, d: string): Piece {
  const given = { d, stroke, fill, only, width, long, round, fine, detail, opacity, down, dash: dash?.length ? dash : undefined };
  return { z, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) };
}

type Draw = (layer: Layer, group: Group) => Piece[];

/** Gets what draws a part for every run, all as one path. */
const whole =
  (part: (layer: Layer, run: Run, group: Group) => string): Draw =>
  (layer, group) => [piece(layer, group.runs.map((run) => part(layer, run, group)).join(''))];

const DRAWS: Readonly<Record<string, Draw>> = {
  line: whole((_, { d }) => d),
  wave: whole(({ height, period }, { way }) => wave(way, height, period)),
  start: whole(({ radius }, { way }) => circle(way[0]!, radius)),
  inside: whole((_, { points }) => (closed(points) ? lines(points) : '')),
  hull: whole(({ radius, mid }, { points }) => contour(points, radius, mid)),
  /** A rubber band round pegs: as thick as it is round them, thin where it is stretched. */
  elastic: whole(({ near, far, near_mid, far_mid }, { points }) => contour(points, far, far_mid) + contour(points, near, near_mid, true)),
  plate: whole(({ inset, radius }, { points }) => plate(points, inset, radius)),
  spread: whole(({ far }, { points }) => plate(points, -far, 0)),
  /** Something in a corner of the box around a field; the upper left one is 0, then clockwise. */
  corner: whole(({ d = '', inset, number }, { points }) => {
    const [[left, top], [right, bottom]] = bounds(points);
    return move(d, [number === 1 || number === 2 ? right - inset : left + inset, number === 2 || number === 3 ? bottom - inset : top + inset], 1);
  }),
  path: whole(({ d = '' }, { points }) => move(d, between(...bounds(points), 0.5), 1)),
  ring: whole(({ inset }, { points }) => lines(within(points, inset))),
  levels: whole(({ gap, inset }, { points }) => levels(points.slice(0, -1), gap, inset).map(lines).join('')),
  ripples: whole(({ gap, inset, height, period }, { points }) =>
    levels(points.slice(0, -1), gap, inset).map((level) => wave(level, height, period)).join(''),
  ),
  head: whole(({ back, aside }, { way }) => {
    const tip = [-aside, aside].map((side) => pair(along(way, length(way) - back, side)));
    return `M${tip[0]}L${pair(way.at(-1)!)}L${tip[1]}`;
  }),
  rungs: whole(({ half, period, slant, off_knots, off_pins }, { way }, { knots, pins }) => {
    const clear = (at: Point) => knots.every((knot) => distance(knot, at) > off_knots) && (!off_pins || pins.every((pin) => distance(pin, at) > off_pins));
    return rungs(way, half, period, slant, clear);
  }),
  knots: (layer, { knots }) => knots.map((knot) => piece(layer, circle(knot, layer.radius))),
  /** Dashes of *on* every *period*, half a gap at both ends. */
  dashes: (layer, { runs }) =>
    runs.map(({ way, d }) => {
      const { on, period } = layer;
      const gap = period - on;
      const long = Math.max(1, Math.round(length(way) / period)) * period;
      return { ...piece(layer, d), dash: [on, gap], offset: on + gap / 2, long };
    }),
  /** Closes roads that end within their cell. */
  stop: (layer, { runs, knots, pins, cell }) =>
    (cell ? runs : []).flatMap(({ way }) =>
      [[way[0]!, way[1]!] as const, [way.at(-1)!, way.at(-2)!] as const].flatMap(([end, inwards]) => {
        if (!inside(end) || [...knots, ...pins].some((point) => near(point, end))) return [];
        const far = distance(end, inwards) || 1;
        const [x, y] = [(inwards[0] - end[0]) / far, (inwards[1] - end[1]) / far];
        const [cx, cy] = [end[0] + (x * layer.width!) / 2, end[1] + (y * layer.width!) / 2];
        const [sx, sy] = [(-y * layer.across) / 2, (x * layer.across) / 2];
        return [piece(layer, `M${pair([cx - sx, cy - sy])}L${pair([cx + sx, cy + sy])}`)];
      }),
    ),
  /** A scalloped bank on both sides; a filling is closed, a stroke where the way ends in its cell. */
  bank: (layer, { runs, cell }) =>
    runs.map(({ way }) => {
      const [a, left] = scallop(way, -layer.half, layer.bump, layer.period);
      const [b, right] = scallop(way, layer.half, layer.bump, layer.period, true);
      const [first, last] = [way[0]!, way.at(-1)!].map((end) => layer.fill !== undefined || (cell && inside(end)));
      return piece(layer, `M${pair(a)}${left}${last ? 'L' : 'M'}${pair(b)}${right}${first ? 'Z' : ''}`);
    }),
};

/** Gets the upper left and the lower right corner of the box around points. */
export function bounds(points: Way): [Point, Point] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [[Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]];
}

function plate(points: Way, inset: number, radius: number): string {
  const [[left, top], [right, bottom]] = bounds(points);
  return box(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset, radius);
}

/** Gets a closed shape with its sides so far inside those of another one. */
function within(points: Way, inset: number): Point[] {
  const steps = points.slice(1).map((b, i) => [points[i]!, b] as const);
  const clockwise = steps.reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) > 0;
  // What points to the right of each step, one long.
  const sides = steps.map(([a, b]) => [(a[1] - b[1]) / distance(a, b), (b[0] - a[0]) / distance(a, b)] as const);
  return points.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [sides.at((i % sides.length) - 1)!, sides[i % sides.length]!];
    const far = (clockwise ? inset : -inset) / (1 + ax * bx + ay * by);
    return [x + far * (ax + bx), y + far * (ay + by)];
  });
}

/** A sign, as often as its number or with it. */
function sign({ layers = [], count }: Look, at: Point, scale: number, number: number | null): Piece[] {
  const many = count !== undefined && number !== null && number <= (count.most ?? 0);
  const shown = many && number ? number : 1;
  const found = Array.from({ length: shown }, (_, i) => {
    const x = at[0] + (i - (shown - 1) / 2) * (count?.apart ?? 0) * scale;
    return layers.map((layer) => scaled(layer, [x, at[1]], scale));
  }).flat();
  if (count && number !== null && !many) found.push({ z: TOP, word: String(number), at, size: count.size * scale, fill: 'pen' });
  return found;
}

function scaled(layer: Layer, at: Point, scale: number): Piece {
  const dash = layer.dash?.map((each) => each * scale);
  return { ...piece({ ...layer, width: (layer.width ?? 0) * scale, ...(dash ? { dash } : {}) }, move(layer.d!, at, scale)), z: TOP };
}
