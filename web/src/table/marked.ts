/** What is marked on a table's areas, beyond what the game says of them. */
import { cornersOf } from '../scene/fresh';
import type { Area, Happening, Preview, Spot } from '../wire/types';

/** Whether an event happened on a board: the table's, or that of who did it. */
export function isOn(board: Area, event: Happening): boolean {
  return board.seat === null || board.seat === event.seat;
}

/** Gets a board on which the places of events are marked. */
export function withLatest(board: Area, events: readonly Happening[]): Area {
  const seats = new Map<number | null, Happening[]>();
  for (const event of events) if (isOn(board, event)) seats.set(event.seat, [...(seats.get(event.seat) ?? []), event]);
  const by = new Map([...seats].flatMap(([seat, theirs]) => [...cornersOf(board, new Set(theirs.flatMap(({ refs }) => refs)))].map((ref) => [ref, seat] as const)));
  if (by.size === 0) return board;
  // A peg has no corner for a notch: it is ringed. A board of one seat says whose it is.
  const mark = (spot: Spot) => (spot.shape === 'peg' ? 'latest' : board.seat === null ? `laid${by.get(spot.ref)}` : 'last');
  const marked = (spot: Spot) => (spot.ref && by.has(spot.ref) && !spot.marks.includes(mark(spot)) ? { ...spot, marks: [...spot.marks, mark(spot)] } : spot);
  return { ...board, spots: board.spots.map(marked) };
}

/** Gets a tray in which is marked what would be spent. */
export function withSpent(tray: Area, number: number, spent: Preview['spent']): Area {
  const places = new Set(spent.flatMap(([area, place]) => (area === number ? [place] : [])));
  if (places.size === 0) return tray;
  return { ...tray, spots: tray.spots.map((spot, i) => (places.has(i) ? { ...spot, marks: [...spot.marks, 'pays'] } : spot)) };
}
