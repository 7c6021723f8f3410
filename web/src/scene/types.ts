/** The scene as it comes over the wire (docs/wire.md). All lengths are whole numbers; UNIT is the width of a cell. */

export const UNIT = 100;

/** Across and down. */
export type Point = readonly [number, number];

/** A sentence to be said in the reader's language. */
export interface Text {
  code: string;
  args: Record<string, string | number | readonly Text[]>;
}

/** A line or a sign in one of the styles of the visual language. One point: a sign that stands there. */
export interface Stroke {
  style: string;
  points: readonly Point[];
}

/** A sign with a number; without a sign, points. */
export interface Badge {
  sign: string;
  count: number;
}

/** A place, a piece or a button. */
export interface Spot {
  /** The word that points at it, empty if it only decorates. */
  ref: string;
  label: Text;
  /** The upper left corner, within the area. */
  at: Point;
  size: Point;
  /** cell, die, card, back, note, peg, bare, button … */
  shape: string;
  strokes: readonly Stroke[];
  /** A short word: what stands on it if nothing is drawn. */
  text: string;
  /** new, last, used, centre, hit … */
  marks: readonly string[];
  /** How many of its kind lie on one heap. */
  count: number | null;
  /** What it holds or is worth; a sign among its strokes shows the number of its badge. */
  badges: readonly Badge[];
  /** What it is called in a move, if that is less than the label. */
  short: Text | null;
}

/** Spots that belong together. */
export interface Area {
  /** board, tray, ghosts or bar. */
  kind: string;
  label: Text;
  size: Point;
  spots: readonly Spot[];
  /** Whose it is, counted from 1, or null: the table's. */
  seat: number | null;
  /** What is printed on it. */
  strokes: readonly Stroke[];
}

export interface Scene {
  areas: readonly Area[];
}

export type Say = (text: Text) => string;
