/** What changed between two views of a table, as far as it moves or sounds. It names no game: looks say how a thing comes. */

import { areaName, freshStrokes, manner, within } from '../scene/fresh';
import { type Look, MARKS, marksOf, shapeLook } from '../scene/looks';
import type { Area, Spot } from '../scene/types';
import type { Name as Sound } from '../sound/synth';
import type { Perspective } from '../wire/types';

type Manner = NonNullable<Look['motion']>;

/** A spot on the page: its area, and which one it is there. */
export interface Place {
  readonly area: string;
  readonly spot: number;
}

export type Change =
  /** Something came to a spot. */
  | { readonly kind: 'came'; readonly place: Place; readonly manner: Manner; readonly sound: Sound; readonly on: 'board' | 'tray' }
  /** Something was laid or put on an area, over some of its spots. */
  | { readonly kind: 'printed'; readonly area: string; readonly stroke: number; readonly manner: Manner; readonly sound: Sound; readonly over: readonly number[] }
  /** Something is no longer where it was; the place is one of the view before. */
  | { readonly kind: 'left'; readonly place: Place }
  | { readonly kind: 'scored'; readonly seat: number; readonly code: string; readonly by: number; readonly refs: readonly string[]; readonly fresh: readonly string[] }
  | { readonly kind: 'turn' };

/** Gets what changed from one view to another, in the order in which it is shown. */
export function changes(before: Perspective, after: Perspective): Change[] {
  const areas = new Map(before.scene.areas.map((area) => [areaName(area), area]));
  // What a step that is taken back lay upon did not come there: it is only seen again.
  const back = after.draft.length < before.draft.length && after.can.includes('redo');
  const found: Change[] = [];
  for (const area of after.scene.areas) {
    const old = areas.get(areaName(area));
    if (!old || old === area) continue;
    if (area.kind === 'tray') found.push(...inTray(old, area));
    else if (area.kind === 'board' && !back) found.push(...onBoard(old, area));
  }
  found.push(...scored(before, after));
  if (after.acting && !before.acting) found.push({ kind: 'turn' });
  return found;
}

const came = (place: Place, { motion, sound }: Look, on: 'board' | 'tray'): Change[] =>
  motion && sound ? [{ kind: 'came', place, manner: motion, sound, on }] : [];

const drawn = ({ strokes, text }: Spot): string => JSON.stringify([strokes, text]);

function onBoard(before: Area, after: Area): Change[] {
  const area = areaName(after);
  const old = new Map(before.spots.flatMap((spot) => (spot.ref ? [[spot.ref, spot] as const] : [])));
  const fresh = after.spots.flatMap((spot, i) => {
    const was = old.get(spot.ref);
    return spot.ref && spot.strokes.length && was !== spot && (!was || drawn(was) !== drawn(spot)) ? [i] : [];
  });
  const printed = freshStrokes(before, after).flatMap((stroke, i): Change[] => {
    const { motion, sound } = manner(stroke);
    return motion && sound ? [{ kind: 'printed', area, stroke: i, manner: motion, sound, over: fresh.filter((spot) => within(after.spots[spot]!, stroke)) }] : [];
  });
  // What lies on something else comes with it.
  const carried = new Set(printed.flatMap((change) => (change.kind === 'printed' ? change.over : [])));
  const alone = fresh.filter((spot) => !carried.has(spot));
  return [...printed, ...alone.flatMap((spot) => came({ area, spot }, shapeLook(after.spots[spot]!.shape), 'board'))];
}

/** What a piece is, wherever it lies in its tray and whether it can be pointed at; only dice stay what they are called. */
const piece = ({ ref, label, shape, strokes, text, marks }: Spot): string =>
  JSON.stringify([shapeLook(shape).motion === 'tumble' && ref, label.code, shape, strokes, text, marks.filter((mark) => MARKS.get(mark)?.colour)]);
const faded = (spot: Spot): boolean => marksOf(spot).some(({ fade = 1 }) => fade < 1);

function inTray(before: Area, after: Area): Change[] {
  const area = areaName(after);
  const held = (spots: readonly Spot[]) => {
    const found = new Map<string, number[]>();
    spots.forEach((spot, i) => found.set(piece(spot), [...(found.get(piece(spot)) ?? []), i]));
    return found;
  };
  const [old, now] = [held(before.spots), held(after.spots)];
  const found: Change[] = [];
  for (const [key, spots] of now) {
    const was = old.get(key) ?? [];
    spots.forEach((spot, i) => {
      const [here, there] = [after.spots[spot]!, before.spots[was[i] ?? -1]];
      if (!there || (here.count ?? 0) > (there.count ?? 0) || (faded(there) && !faded(here))) found.push(...came({ area, spot }, shapeLook(here.shape), 'tray'));
    });
  }
  for (const [key, spots] of old) {
    const is = now.get(key) ?? [];
    spots.forEach((spot, i) => {
      const [there, here] = [before.spots[spot]!, after.spots[is[i] ?? -1]];
      if (!here || (here.count ?? 0) < (there.count ?? 0) || (faded(here) && !faded(there))) found.push({ kind: 'left', place: { area, spot } });
    });
  }
  return found;
}

function scored(before: Perspective, after: Perspective): Change[] {
  const [old, now] = [before, after].map(({ sheets }) => sheets.find(({ seat }) => seat === after.seat));
  return (now?.lines ?? []).flatMap(({ code, points, refs }): Change[] => {
    const was = old?.lines.find((line) => line.code === code);
    const by = points - (was?.points ?? 0);
    const fresh = refs.filter((ref) => !was?.refs.includes(ref));
    return was && by > 0 ? [{ kind: 'scored', seat: now!.seat, code, by, refs, fresh }] : [];
  });
}

/** Gets what is heard of changes, each once, in order. */
export function soundsOf(found: readonly Change[]): Sound[] {
  const heard = found.flatMap((change): Sound[] => {
    if (change.kind === 'came' || change.kind === 'printed') return [change.sound];
    if (change.kind === 'scored') return ['score'];
    return change.kind === 'turn' ? ['turn'] : [];
  });
  return [...new Set(heard)];
}
