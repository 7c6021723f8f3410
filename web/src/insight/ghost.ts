import type { Area, Turn } from '../wire/types';

/** Gets a board as it would look after a turn. */
export function withTurn(area: Area, { drawn }: Turn): Area {
  if (drawn.board) return drawn.board;
  const changed = new Map(drawn.spots.map(([number, spot]) => [number, spot]));
  return { ...area, spots: area.spots.map((spot, i) => changed.get(i) ?? spot), strokes: drawn.strokes ?? area.strokes };
}

/** Gets the places that a turn changes. */
export const places = ({ drawn }: Turn): readonly string[] => drawn.spots.map(([, spot]) => spot.ref).filter(Boolean);
