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

/** A place, a piece or a button. */
export interface Spot {
  /** The word that points at it, empty if it only decorates. */
  ref: string;
  label: Text;
  /** The upper left corner, within the area. */
  at: Point;
  size: Point;
  /** cell, die, card, peg, line, sector, button … */
  shape: string;
  strokes: readonly Stroke[];
  /** The same as a short word. */
  text: string;
  /** new, last, used, centre, hit … */
  marks: readonly string[];
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
