import { FIELDS, LINES, type Look } from './looks';
import { bounds } from './strokes';
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
export const within = (spot: Spot, { points }: Stroke): boolean => inside(spot, bounds(points));

function inside({ at: [x, y] }: Spot, [[left, top], [right, bottom]]: readonly [Point, Point]): boolean {
  return x >= left && x + UNIT <= right && y >= top && y + UNIT <= bottom;
}

/** Tells which card a place lies on, where it is one that was laid. */
function cardsOf(area: Area): (spot: Spot) => Stroke | undefined {
  const cards = area.strokes.filter((stroke) => manner(stroke).motion === 'slide').map((card) => ({ card, box: bounds(card.points) }));
  return (spot) => cards.findLast(({ box }) => inside(spot, box))?.card;
}

/** Gets the places of an area and the cards that lie there for this turn only: a card is marked as one, not each of its places. */
export function drafted(area: Area): { readonly spots: readonly Spot[]; readonly cards: readonly Stroke[] } {
  const under = cardsOf(area);
  const cards = new Set<Stroke>();
  const spots = area.spots.map((spot) => {
    const card = spot.marks.includes('new') ? under(spot) : undefined;
    if (!card) return spot;
    cards.add(card);
    return { ...spot, marks: spot.marks.filter((mark) => mark !== 'new') };
  });
  return { spots, cards: [...cards] };
}

/** Gets places, and with each the others on which the same card lies. */
export function withCards(area: Area, refs: readonly string[]): readonly string[] {
  const under = cardsOf(area);
  const named = new Set(refs);
  const chosen = new Set(area.spots.flatMap((spot) => (named.has(spot.ref) ? (under(spot) ?? []) : [])));
  const beside = area.spots.filter((spot) => chosen.has(under(spot)!));
  return [...new Set([...refs, ...beside.map(({ ref }) => ref)])];
}

/** Gets places, and for those on a card the one in its upper right corner. */
export function cornersOf(area: Area, refs: ReadonlySet<string>): ReadonlySet<string> {
  const under = cardsOf(area);
  const spots = area.spots.filter(({ ref }) => ref);
  const corner = (spot: Spot) => {
    const card = under(spot);
    if (!card) return spot;
    return spots.filter((each) => under(each) === card).reduce((best, each) => (each.at[0] - each.at[1] > best.at[0] - best.at[1] ? each : best));
  };
  return new Set(spots.filter(({ ref }) => refs.has(ref)).map((spot) => corner(spot).ref));
}
