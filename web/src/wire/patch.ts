import type { Area, AreaChange, Perspective, Snapshot, Update, ViewChange } from './types';

/** Gets the table after an update, which must be the next one. What is unchanged is the very same object as before. */
export function patch(before: Snapshot, { views, ...changed }: Update): Snapshot {
  const changes = new Map(views?.map((change) => [change.seat, change]));
  const patched = before.views.map((view) => patchView(view, changes.get(view.seat)));
  return { ...before, ...changed, type: 'table', views: views ? patched : before.views };
}

function patchView(view: Perspective, change: ViewChange | undefined): Perspective {
  if (!change) return view;
  const { count, areas, ...changed } = change;
  if (count === undefined && areas === undefined) return { ...view, ...changed };
  const all = [...view.scene.areas];
  for (const each of areas ?? []) all[each.number] = patchArea(all[each.number], each);
  return { ...view, ...changed, scene: { ...view.scene, areas: all.slice(0, count) } };
}

function patchArea(before: Area | undefined, { number, area, splices = [], ...changed }: AreaChange): Area {
  if (area) return area;
  if (!before) throw new RangeError(`there is no area ${number}`);
  // The last place comes first, so that no place moves before its turn.
  const spots = splices.reduce((left, { start, removed, spots }) => left.toSpliced(start, removed, ...spots), before.spots);
  return { ...before, ...changed, spots };
}
