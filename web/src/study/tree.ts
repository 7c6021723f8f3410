/** What is remarked on positions of a game, as a tree: changed without changing what was. */
import type { Arrow, Entry, Mark, Study } from '../wire/types';

export interface Remark {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
  readonly variations: readonly Variation[];
}
export interface Variation {
  readonly moves: readonly Entry[];
  readonly remarks: Remarks;
}
/** What is remarked after so many moves. */
export type Remarks = readonly (readonly [number, Remark])[];

/** A position: after so many moves of the game, then after moves that were tried. */
export interface Trail {
  readonly move: number;
  readonly tried: readonly Entry[];
}

/** The game itself has no moves here: whatever is tried leaves it. */
interface Line {
  readonly moves: readonly Entry[] | null;
  readonly remarks: Remarks;
}

export const NOTHING: Remark = { text: '', marks: [], arrows: [], variations: [] };

/** Gets what a study has, which the server always writes in full. */
export const remarksOf = (given: Study['remarks']): Remarks => given as Remarks;

export const same = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one !== undefined && other !== undefined && one.seat === other.seat && one.path.join(' ') === other.path.join(' ');

const get = (remarks: Remarks, at: number): Remark => remarks.find(([number]) => number === at)?.[1] ?? NOTHING;
const empty = (remark: Remark): boolean => !remark.text && !remark.marks.length && !remark.arrows.length && !remark.variations.length;

function put(remarks: Remarks, at: number, remark: Remark): Remarks {
  const others = remarks.filter(([number]) => number !== at);
  return empty(remark) ? others : [...others, [at, remark] as const].sort(([one], [other]) => one - other);
}

/** Gets what is remarked on a position. */
export function remarkAt(remarks: Remarks, trail: Trail): Remark {
  return find({ moves: null, remarks }, trail.move, trail.tried)?.[0] ?? NOTHING;
}

/** Gets the moves that go on from a position in the study, the variation's own first. */
export function waysFrom(remarks: Remarks, trail: Trail): readonly Entry[] {
  const found = find({ moves: null, remarks }, trail.move, trail.tried);
  if (!found) return [];
  const [remark, next] = found;
  return [...(next ? [next] : []), ...remark.variations.map((each) => each.moves[0]!)];
}

function find(line: Line, at: number, rest: readonly Entry[]): readonly [Remark, Entry | undefined] | null {
  const next = line.moves?.[at];
  if (rest.length === 0) return [get(line.remarks, at), next];
  if (same(next, rest[0])) return find(line, at + 1, rest.slice(1));
  const branch = get(line.remarks, at).variations.find((each) => same(each.moves[0], rest[0]));
  return branch ? find(branch, 1, rest.slice(1)) : null;
}

/** Changes what is remarked on a position; the moves that lead there are added where they are new. */
export function change(remarks: Remarks, trail: Trail, by: (remark: Remark) => Remark): Remarks {
  return changed({ moves: null, remarks }, trail.move, trail.tried, by).remarks;
}

function changed<L extends Line>(line: L, at: number, rest: readonly Entry[], by: (remark: Remark) => Remark): L {
  const [first] = rest;
  if (!first) return { ...line, remarks: put(line.remarks, at, by(get(line.remarks, at))) };
  if (same(line.moves?.[at], first)) return changed(line, at + 1, rest.slice(1), by);
  if (line.moves && at === line.moves.length) return changed({ ...line, moves: [...line.moves, first] }, at + 1, rest.slice(1), by);
  const here = get(line.remarks, at);
  const known = here.variations.find((each) => same(each.moves[0], first));
  const grown = changed<Variation>(known ?? { moves: [first], remarks: [] }, 1, rest.slice(1), by);
  const variations = known ? here.variations.map((each) => (each === known ? grown : each)) : [...here.variations, grown];
  return { ...line, remarks: put(line.remarks, at, { ...here, variations }) };
}

/** Takes the last move of a trail out of the study, with all that comes after it. */
export function cut(remarks: Remarks, trail: Trail): Remarks {
  return trail.tried.length === 0 ? remarks : shortened({ moves: null, remarks }, trail.move, trail.tried).remarks;
}

function shortened<L extends Line>(line: L, at: number, rest: readonly Entry[]): L {
  const first = rest[0]!;
  if (line.moves && same(line.moves[at], first)) {
    if (rest.length > 1) return shortened(line, at + 1, rest.slice(1));
    return { ...line, moves: line.moves.slice(0, at), remarks: line.remarks.filter(([number]) => number <= at) };
  }
  const here = get(line.remarks, at);
  const variations = here.variations.flatMap((each) => {
    if (!same(each.moves[0], first)) return [each];
    return rest.length > 1 ? [shortened(each, 1, rest.slice(1))] : [];
  });
  return { ...line, remarks: put(line.remarks, at, { ...here, variations }) };
}

/** Marks a place, or takes the mark away. */
export function toggleMark(remark: Remark, mark: Mark): Remark {
  const others = remark.marks.filter((each) => each.board !== mark.board || each.place !== mark.place);
  return { ...remark, marks: others.length < remark.marks.length ? others : [...others, mark] };
}

/** Draws an arrow, or takes it away. */
export function toggleArrow(remark: Remark, arrow: Arrow): Remark {
  const others = remark.arrows.filter((each) => each.board !== arrow.board || each.start !== arrow.start || each.end !== arrow.end);
  return { ...remark, arrows: others.length < remark.arrows.length ? others : [...others, arrow] };
}
