/** What is drawn of a spot besides its strokes, decided by shape and marks. */

import { box, circle, crescent, lines, move, num, pair } from './curve';
import { type Layer, marksOf, RIMS, seatMark, seatsOf, shapeLook, signLook } from './looks';
import { middle } from './navigate';
import { type Piece, piece, pieces } from './strokes';
import { type Area, type Point, type Spot, UNIT } from './types';

/** What lies so low is drawn before what is printed on the area. */
export const GROUND = -3;
/** Where something is drawn; a board that is not played on is `still`. */
export type Where = 'live' | 'still' | 'tray';
const SHOWN: Record<Where, readonly (string | undefined)[]> = {
  live: [undefined, 'screen', 'board', 'live'],
  still: [undefined, 'screen', 'board'],
  tray: [undefined, 'screen', 'tray'],
};

type Drawn = Pick<Spot, 'label' | 'size' | 'shape' | 'strokes' | 'text' | 'marks' | 'count'>;

/** Gets a spot but for its strokes, on every screen, from its upper left corner. */
export function body(spot: Drawn): Piece[] {
  const looks = [shapeLook(spot.shape), ...marksOf(spot)];
  const coloured = looks.find(({ colour }) => colour);
  const colours: Record<string, string | undefined> = { mark: coloured?.colour, letter: coloured?.letter ?? looks.find(({ letter }) => letter)?.letter ?? 'pen' };
  const found = looks.flatMap(({ layers = [], seat }) =>
    layers.flatMap((layer) => {
      if (layer.only === 'paper' || (layer.when && (layer.when === 'coloured') !== Boolean(coloured))) return [];
      const fill = layer.fill && (colours[layer.fill] ?? layer.fill);
      return PARTS[layer.draw!]?.(spot, { ...layer, ...(fill ? { fill } : {}) }, seat ?? 0) ?? [];
    }),
  );
  return found.sort((a, b) => a.z - b.z);
}

type Part = (spot: Drawn, layer: Layer, seat: number) => Piece[];
const path =
  (d: (size: Point, layer: Layer, spot: Drawn) => string): Part =>
  (spot, layer) => [piece(layer, d(spot.size, layer, spot))];
const isRound = (spot: Drawn): boolean => shapeLook(spot.shape).round ?? false;

const PARTS: Readonly<Record<string, Part>> = {
  body: path(([w, h], { inset, radius }, spot) =>
    isRound(spot) ? circle([w / 2, h / 2], Math.min(w, h) / 2 - inset) : box(inset, inset, w - 2 * inset, h - 2 * inset, radius),
  ),
  emblem: path(([w, h], { d = '' }) => move(d, [w / 2, h / 2], Math.min(w, h) / UNIT)),
  disc: path(([w, h], { share }) => circle([w / 2, h / 2], share * Math.min(w, h))),
  /** The lower part of a card, below a wave. */
  swell: path(([w, h], { inset: a, radius: r, rise, height }) => {
    const [top, high] = [h - rise * h, height * h];
    const wave = `M${pair([a, top])}Q${pair([w / 4, top - 2 * high])} ${pair([w / 2, top])}T${pair([w - a, top])}`;
    const [right, bottom] = [w - a, h - a];
    const corners = `V${num(bottom - r)}Q${pair([right, bottom])} ${pair([right - r, bottom])}`;
    return `${wave}${corners}H${num(a + r)}Q${pair([a, bottom])} ${pair([a, bottom - r])}Z`;
  }),
  /** In the upper right corner; of a disc, along its rim there. */
  notch: path(([w, h], { inset, size }, spot) => {
    if (isRound(spot)) return crescent([w / 2, h / 2], Math.min(w, h) / 2 + inset, size / 4);
    return lines([[w - inset, inset], [w - inset, inset + size], [w - inset - size, inset], [w - inset, inset]]);
  }),
  slash: path(([w, h], { inset }) => lines([[inset, h - inset], [w - inset, inset]])),
  cross: path(([w, h], { share }) => {
    const [left, right, top, bottom] = [share * w, (1 - share) * w, share * h, (1 - share) * h];
    return lines([[left, top], [right, bottom]]) + lines([[right, top], [left, bottom]]);
  }),
  aim: path(([w, h], { near, far }) =>
    [[0, -1] as const, [0, 1] as const, [-1, 0] as const, [1, 0] as const]
      .map(([a, b]) => lines([[w / 2 + a * near, h / 2 + b * near], [w / 2 + a * far, h / 2 + b * far]]))
      .join(''),
  ),
  /** The mark of a seat: at the corner of a disc, beside those before it, else in the middle. */
  seat: (spot, layer, seat) => {
    const [w, h] = spot.size;
    const place = seatsOf(spot).indexOf(seat);
    const corner: Point = [w + layer.over - layer.apart * place, h + layer.over];
    const d = isRound(spot) ? seatMark(seat, corner, layer.scale) : seatMark(seat, [w / 2, h / 2], Math.min(w, h) / layer.fit);
    return [piece(layer, d)];
  },
  /** The mark of a seat in the upper right corner. */
  sign: ({ size: [w] }, layer, seat) => [piece(layer, seatMark(seat, [w - layer.inset, layer.inset], layer.scale))],
  /** The short word of a spot on which nothing is drawn. */
  text: ({ label, size: [w, h], strokes, text }, { size, flat, fill = 'pen', z = 0, only }) => {
    if (!text || strokes.length) return [];
    const letter = text.length === 1 ? { letter: `${label.code.split('.')[0]}.letter.${text}` } : {};
    return [{ z, word: text, ...letter, at: [w / 2, h / 2], size: Math.min((2 * h > w ? size : flat) * h, (1.5 * w) / text.length), fill, ...(only ? { only } : {}) }];
  },
  /** How many lie on a heap, on a plate; one that can be seen needs no number. */
  count: ({ size: [w, h], strokes, text, count }, layer) => {
    if (count === null || (count === 1 && (text || strokes.length))) return [];
    const word = `×${count}`;
    const wide = word.length * layer.each + layer.pad;
    const [right, bottom] = [w + layer.over, h + layer.over];
    const only = layer.only ? { only: layer.only } : {};
    return [
      piece(layer, box(right - wide, bottom - layer.high, wide, layer.high, layer.radius)),
      { z: layer.z ?? 0, word, at: [right - wide / 2, bottom - layer.high / 2], size: layer.size, fill: 'pen', ...only },
    ];
  },
};

/** How large the signs of a spot are: they fit into small ones. */
function scaleOf({ size, strokes }: Drawn): number {
  const reach = Math.max(0, ...strokes.flatMap(({ style, points }) => (points.length === 1 ? (signLook(style).reach ?? 0) : [])));
  return reach ? Math.min(1, Math.min(...size) / 2 / reach) : 1;
}

/** Gets the drawing of a spot, around its own upper left corner. */
export const drawing = (spot: Spot): Piece[] => pieces(spot.strokes, { badges: spot.badges, scale: scaleOf(spot) });

/** Gets what is printed on an area. */
export const printed = (strokes: Area['strokes']): Piece[] => pieces(strokes, { cell: false });

/** Gets the borders of spots that a mark holds together: every side that is not shared. */
export const rims = (area: Area): Piece[] =>
  RIMS.flatMap(({ mark, layers }) => {
    const d = rim(area.spots.filter(({ marks }) => marks.includes(mark)));
    return d ? layers.map((layer) => piece(layer, d)) : [];
  });

function rim(spots: readonly Spot[]): string {
  const sides = new Map<string, number>();
  for (const { at: [x, y], size: [w, h] } of spots)
    for (const side of [[[x, y], [x + w, y]], [[x + w, y], [x + w, y + h]], [[x, y + h], [x + w, y + h]], [[x, y], [x, y + h]]] as Point[][]) {
      const d = lines(side);
      sides.set(d, (sides.get(d) ?? 0) + 1);
    }
  return [...sides].flatMap(([d, count]) => (count === 1 ? d : [])).join('');
}

export const bounds = (spot: Spot, pad = 0): { x: number; y: number; width: number; height: number } => ({
  x: spot.at[0] - pad,
  y: spot.at[1] - pad,
  width: spot.size[0] + 2 * pad,
  height: spot.size[1] + 2 * pad,
});

export const shift = ([x, y]: Point): string => `translate(${x} ${y})`;

/** A spot, and what is derived from it for drawing. */
export interface Item {
  readonly spot: Spot;
  /** Below what is printed on the area, below its strokes, its strokes, above them. */
  readonly ground: readonly Piece[];
  readonly under: readonly Piece[];
  readonly drawing: readonly Piece[];
  readonly over: readonly Piece[];
  readonly mid: Point;
  readonly round: boolean;
  /** How much of it is to be seen, 1 for all. */
  readonly fade: number;
  readonly strong: boolean;
  readonly seats: readonly number[];
  readonly has: ReadonlySet<string>;
}

const items = new WeakMap<Spot, { [where in Where]?: Item }>();

/** Gets what is drawn of a spot, made once: a spot that has not changed is the same object after an update. */
export function itemOf(spot: Spot, where: Where): Item {
  const made = items.get(spot) ?? {};
  items.set(spot, made);
  return (made[where] ??= makeItem(spot, where));
}

function makeItem(spot: Spot, where: Where): Item {
  const around = body(spot).filter(({ only }) => SHOWN[where].includes(only));
  return {
    spot,
    ground: around.filter(({ z }) => z <= GROUND),
    under: around.filter(({ z }) => z > GROUND && z < 0),
    drawing: drawing(spot),
    over: around.filter(({ z }) => z >= 0),
    mid: middle(spot),
    round: isRound(spot),
    fade: Math.min(...marksOf(spot).map(({ fade = 1 }) => fade), 1),
    strong: marksOf(spot).some(({ strong }) => strong),
    seats: seatsOf(spot),
    has: new Set(spot.marks),
  };
}
