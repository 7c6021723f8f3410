/** Where lines end that meet nothing of their kind. */
import type { Area, Point, Spot } from './types';

const key = (style: string, [x, y]: Point): string => `${style} ${Math.round(x)} ${Math.round(y)}`;

function ends(strokes: Spot['strokes'], [left, top]: Point): (readonly [style: string, at: Point])[] {
  return strokes.flatMap(({ style, points }) =>
    [points[0], points.at(-1)].flatMap((point) => (point ? [[style, [left + point[0], top + point[1]] as Point] as const] : [])),
  );
}

function onEdge(spot: Spot, [x, y]: Point): boolean {
  const [left, top] = spot.at;
  const [wide, high] = spot.size;
  return x <= left || y <= top || x >= left + wide || y >= top + high;
}

function reaches({ at: [left, top], size: [wide, high] }: Spot, [x, y]: Point): boolean {
  return x >= left && y >= top && x <= left + wide && y <= top + high;
}

/**
 * Gets the loose ends at the edges of a spot: what is drawn beside it has no end of that kind there. Ends towards
 * another spot come first, since an end that runs off the board may be allowed.
 */
export function looseEnds(area: Area, spot: Spot): Point[] {
  const others = area.spots.filter((other) => other !== spot);
  const beside = new Set(
    [...others.flatMap(({ strokes, at }) => ends(strokes, at)), ...ends(area.strokes, [0, 0])].map(([style, at]) => key(style, at)),
  );
  const own = new Map(ends(spot.strokes, spot.at).map(([style, at]) => [key(style, at), at]));
  const loose = [...own].filter(([name, at]) => onEdge(spot, at) && !beside.has(name)).map(([, at]) => at);
  const inward = (end: Point): boolean => others.some((other) => reaches(other, end));
  return [...loose.filter(inward), ...loose.filter((end) => !inward(end))];
}
