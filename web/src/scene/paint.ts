/** What is drawn of a spot besides its strokes, decided by shape and marks. */

import { middle } from './navigate';
import { type Piece, pieces } from './strokes';
import type { Area, Point, Spot } from './types';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'grey'];

/** Gets the colour of a peg or card, if it has one. */
export const colourOf = (spot: Spot): string => COLOURS.find((colour) => spot.marks.includes(colour)) ?? '';

/** Gets the seats whose mark a spot bears. */
export const seatsOf = (spot: Spot): number[] =>
  spot.marks.flatMap((mark) => (/^seat[1-9]\d?$/.test(mark) ? [Number(mark.slice(4))] : []));

const SHOWN = new Set([
  ...COLOURS,
  ...['new', 'last', 'used', 'centre', 'hit', 'start', 'owed', 'unusable', 'turn'],
  // Told by what is drawn there.
  ...['camp', 'token', 'water', 'canal', 'crater', 'totem'],
]);

/** Whether nobody has drawn this mark yet; a small dot then says that there is something about the spot. */
export const strange = (mark: string): boolean => !SHOWN.has(mark) && !/^seat\d+$/.test(mark);

/** Gets the drawing of a spot, around its own upper left corner. Signs fit into small spots. */
export const drawing = (spot: Spot): Piece[] =>
  pieces(spot.strokes, { text: spot.text, scale: Math.min(...spot.size) < 60 ? 0.95 : 1 });

/** Gets what is printed on an area. */
export const printed = (area: Area): Piece[] => pieces(area.strokes, { cell: false });

/** Gets the border of cells that belong together: every side that is not shared. */
export function rim(spots: readonly Spot[]): string {
  const sides = new Map<string, number>();
  for (const {
    at: [x, y],
    size: [w, h],
  } of spots) {
    for (const side of [
      [x, y, x + w, y],
      [x + w, y, x + w, y + h],
      [x, y + h, x + w, y + h],
      [x, y, x, y + h],
    ]) {
      const key = side.join(' ');
      sides.set(key, (sides.get(key) ?? 0) + 1);
    }
  }
  let d = '';
  for (const [key, count] of sides) {
    const [a, b, c, e] = key.split(' ');
    if (count === 1) d += `M${a} ${b}L${c} ${e}`;
  }
  return d;
}

/** A short word that is worth showing on a piece without a drawing. */
export const shortWord = (spot: Spot): string => (spot.strokes.length ? '' : spot.text);

const ARROWS: Record<string, string> = { n: '↑', e: '→', s: '↓', w: '←' };

/** The same with an arrow for a letter of the compass: `s 3` is ↓3. */
export const arrowed = (word: string): string => (/^[nesw] \d+$/.test(word) ? ARROWS[word[0]!]! + word.slice(2) : word);

/** How many of a kind lie on one heap: `×3`. One that can be seen needs no number. */
export const heap = (spot: Spot): string =>
  /^×\d+$/.test(spot.text) && !(spot.text === '×1' && spot.strokes.length) ? spot.text : '';

/** Parts of a note such as `12 *3 #4`: points, crystals, cards. */
export function note(text: string): { sign: string; count: string }[] | null {
  const words = text.split(' ');
  if (words.length < 2 || !words.every((word) => /^[*#]?-?\d+$/.test(word))) return null;
  return words.map((word) =>
    /^[*#]/.test(word) ? { sign: word[0]!, count: word.slice(1) } : { sign: '', count: word },
  );
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
  readonly drawing: ReturnType<typeof drawing>;
  /** Changes when something else is drawn. */
  readonly key: string;
  readonly mid: Point;
  readonly round: boolean;
  readonly colour: string;
  readonly seats: readonly number[];
  readonly has: ReadonlySet<string>;
}

export const itemOf = (spot: Spot): Item => ({
  spot,
  drawing: drawing(spot),
  key: JSON.stringify(spot.strokes),
  mid: middle(spot),
  round: spot.shape === 'peg',
  colour: colourOf(spot),
  seats: seatsOf(spot),
  has: new Set(spot.marks),
});
