/** What a scene means for picking: which words are what, and what a way to lay something looks like. */
import { quarters, turned } from '../scene/turned';
import type { Area, Point, Spot, Text } from '../scene/types';
import type { Words } from './picker';

export interface Ghost {
  readonly at: string;
  readonly spot: Spot;
  readonly offset?: Point;
}

/** Gets the button that ends the turn: the last of the bar. */
export function endOf(areas: readonly Area[]): Spot | null {
  const bar = areas.filter((area) => area.kind === 'bar').flatMap((area) => area.spots);
  return bar.findLast((spot) => spot.ref) ?? null;
}

/** Sorts the words of a scene. */
export function wordsOf(areas: readonly Area[]): Words {
  const words = (...kinds: readonly string[]) =>
    new Set(areas.filter((area) => kinds.includes(area.kind)).flatMap((area) => area.spots.map((spot) => spot.ref)));
  const seen = words('board', 'tray', 'bar');
  const end = endOf(areas);
  return {
    ghosts: new Set([...words('ghosts')].filter((word) => !seen.has(word))),
    board: words('board'),
    buttons: words('bar'),
    means: new Map(areas.flatMap((area) => area.spots.filter((spot) => spot.means.length > 0).map((spot) => [spot.ref, spot.means]))),
    verbs: new Set(areas.flatMap((area) => area.spots.filter((spot) => spot.shape === 'verb').map((spot) => spot.ref))),
    endings: new Set(end ? [end.ref] : []),
  };
}

/** Gets what the piece that is picked looks like at a place, laid in a way or as it lies in the tray, or nothing to draw. */
export function ghostAt(areas: readonly Area[], picked: readonly string[], way: string | null, place: string | null): Ghost | null {
  const spots = (kind: string) => areas.filter((area) => area.kind === kind).flatMap((area) => area.spots);
  if (place === null) return null;
  const piece = spots('tray').find((each) => each.ref !== '' && picked.includes(each.ref));
  if (way === null) return piece && piece.strokes.length > 0 ? { at: place, spot: piece } : null;
  const spot = spots('ghosts').find((each) => each.ref === way);
  if (!spot) return null;
  const count = quarters(spot);
  return { at: place, ...(count !== null && piece ? turned(piece, count) : { spot }) };
}

/** Gets how a whole move would look: what is laid, and where; for moves that lay nothing, nothing. */
export function ghostOf(areas: readonly Area[], path: readonly string[]): Ghost | null {
  const words = wordsOf(areas);
  const way = path.findLast((word) => words.ghosts.has(word)) ?? null;
  return ghostAt(areas, path, way, path.findLast((word) => words.board.has(word)) ?? null);
}

/** Gets an area in which what looks the same is pointed at by the same word. */
export function withTwins(area: Area): Area {
  const words = new Map(area.spots.filter(({ ref }) => ref).map((spot) => [JSON.stringify(spot.label), spot.ref]));
  const named = (spot: Spot) => (spot.ref ? spot : { ...spot, ref: words.get(JSON.stringify(spot.label)) ?? '' });
  return { ...area, spots: area.spots.map(named) };
}

/** Gets how to call the places of a board that have a name for people; a place without one is called by its word. */
export function placeName(areas: readonly Area[], say: (text: Text) => string): (ref: string) => string | null {
  const names = new Map(areas.filter(({ kind }) => kind === 'board').flatMap(({ spots }) => spots.flatMap(({ ref, short }) => (ref && short ? [[ref, short] as const] : []))));
  return (ref) => {
    const name = names.get(ref);
    return name ? say(name) : null;
  };
}

/**
 * Gets the words of a move as people read them: places by their name, the rest by what stands on it; ways to lay it, and
 * pieces with nothing but a drawing, not at all.
 */
export function pathInWords(areas: readonly Area[], path: readonly string[], say: (text: Text) => string): string {
  const words = wordsOf(areas);
  const spots = new Map(areas.filter(({ kind }) => kind !== 'ghosts').flatMap(({ spots }) => spots.map((spot) => [spot.ref, spot])));
  const names = path.filter((word) => !words.ghosts.has(word)).flatMap((word) => {
    const spot = spots.get(word);
    if (spot?.shape === 'verb') return [];
    const name = spot?.short ?? (spot?.shape === 'button' ? spot.label : null);
    if (name === null) return spot?.strokes.length && !words.board.has(word) ? [] : [word];
    const said = say(name);
    return [said.charAt(0).toUpperCase() + said.slice(1)];
  });
  const runs: [word: string, times: number][] = [];
  for (const word of names) {
    const last = runs.at(-1);
    if (last?.[0] === word) last[1]++;
    else runs.push([word, 1]);
  }
  return runs.map(([word, times]) => (times > 1 ? `${word} × ${times}` : word)).join(' · ');
}
