import { FIELDS, LINES, type Look } from './looks';
import { type Area, type Point, type Spot, type Stroke, UNIT } from './types';

/** What an area is called on a page, so that it is found there. */
export const areaName = ({ kind, label, seat }: Area): string => `${kind} ${label.code} ${seat ?? ''}`;

const written = (style: string, points: readonly Point[]): string => `${style} ${points.join(' ')}`;

/** How what is printed comes: only what has a manner of coming is laid there, the rest belongs to the board. */
export const manner = ({ style }: Stroke): Pick<Look, 'motion' | 'sound'> => FIELDS.get(style) ?? LINES.get(style) ?? {};

/** Gets what was laid on an area and was not there before; a board that grew may have moved what lies on it. */
export function freshStrokes(before: Area | null, after: Area): readonly Stroke[] {
  if (!before || areaName(before) !== areaName(after)) return [];
  if (before.strokes === after.strokes) return [];
  const places = new Map(before.spots.flatMap(({ ref, at }) => (ref ? [[ref, at] as const] : [])));
  const common = after.spots.find(({ ref }) => places.has(ref));
  const [fromX, fromY] = (common && places.get(common.ref)) ?? [0, 0];
  const [x, y] = common ? [common.at[0] - fromX, common.at[1] - fromY] : [0, 0];
  const known = new Set(before.strokes.map(({ style, points }) => written(style, points.map(([a, b]) => [a + x, b + y]))));
  return after.strokes.filter((stroke) => manner(stroke).motion && !known.has(written(stroke.style, stroke.points)));
}

/** Whether a spot lies on what was laid there. */
export function within({ at: [x, y] }: Spot, { points }: Stroke): boolean {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return x >= Math.min(...xs) && x + UNIT <= Math.max(...xs) && y >= Math.min(...ys) && y + UNIT <= Math.max(...ys);
}

/** Gets places, and with each the others on which the same card lies. */
export function withCards(area: Area, refs: readonly string[]): readonly string[] {
  const cards = area.strokes.filter((stroke) => manner(stroke).motion === 'slide');
  if (cards.length === 0) return refs;
  const under = (spot: Spot) => cards.findLast((card) => within(spot, card));
  const named = new Set(refs);
  const chosen = new Set(area.spots.flatMap((spot) => (named.has(spot.ref) ? (under(spot) ?? []) : [])));
  const beside = area.spots.filter((spot) => {
    const card = under(spot);
    return card !== undefined && chosen.has(card);
  });
  return [...new Set([...refs, ...beside.map(({ ref }) => ref)])];
}
