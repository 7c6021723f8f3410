import { marksOf } from './looks';
import { type Point, type Spot, UNIT } from './types';

/** How many quarter turns a way to lay a piece stands for, or null if it is drawn as it is. */
export const quarters = (ghost: Spot): number | null => marksOf(ghost).find(({ turned }) => turned !== undefined)?.turned ?? null;

/**
 * The piece, turned clockwise round the middle of its first cell, and where its upper left corner
 * lies then, seen from that cell.
 */
export function turned(piece: Spot, count: number): { readonly spot: Spot; readonly offset: Point } {
  const turn = ([x, y]: Point): Point => {
    let [a, b] = [x, y];
    for (let i = 0; i < count; i++) [a, b] = [UNIT - b, a];
    return [a, b];
  };
  const [one, two] = [turn([0, 0]), turn([piece.size[0], piece.size[1]])];
  const offset: Point = [Math.min(one[0], two[0]), Math.min(one[1], two[1])];
  const strokes = piece.strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map(turn).map(([x, y]): Point => [x - offset[0], y - offset[1]]),
  }));
  const size: Point = [Math.abs(two[0] - one[0]), Math.abs(two[1] - one[1])];
  return { spot: { ...piece, strokes, size, text: '' }, offset };
}
