import type { Area, AreaChange, Perspective, Snapshot, Spot, Stroke, Update, ViewChange } from './types';

type Point = Spot['at'];

/** Gets the table after an update, which must be the next one. What is unchanged is the very same object as before. */
export function patch(before: Snapshot, { views, ...changed }: Update): Snapshot {
  const changes = new Map(views?.map((change) => [change.seat, change]));
  const patched = before.views.map((view) => patchView(view, changes.get(view.seat)));
  return { ...before, ...changed, type: 'table', views: views ? patched : before.views };
}

function patchView(view: Perspective, change: ViewChange | undefined): Perspective {
  if (!change) return view;
  const { count, areas, sheets, ...changed } = change;
  const all = [...view.scene.areas];
  for (const each of areas ?? []) all[each.number] = patchArea(all[each.number], each);
  return {
    ...view,
    ...changed,
    scene: count === undefined && !areas ? view.scene : { ...view.scene, areas: all.slice(0, count) },
    sheets: sheets ? view.sheets.map((sheet) => sheets.find(({ seat }) => seat === sheet.seat) ?? sheet) : view.sheets,
  };
}

/** Does what the change tells, in the order of its fields. Splices tell the last place first, so that no place moves before its turn. */
function patchArea(before: Area | undefined, change: AreaChange): Area {
  const { number, area, moved, strokes, splices, spots, ...changed } = change;
  if (area) return area;
  if (!before) throw new RangeError(`there is no area ${number}`);
  const start = moved ? move(before, moved) : before;
  const lines = (strokes ?? []).reduce<readonly Stroke[]>((all, each) => all.toSpliced(each.start, each.removed, ...each.strokes), start.strokes);
  const places = (splices ?? []).reduce<readonly Spot[]>((all, each) => all.toSpliced(each.start, each.removed, ...each.spots), start.spots);
  const now = new Map(spots?.map(({ number, ...differs }) => [number, differs]));
  const patched = now.size > 0 ? places.map((spot, i) => (now.has(i) ? { ...spot, ...now.get(i) } : spot)) : places;
  return { ...start, ...changed, strokes: lines, spots: patched };
}

/** Gets an area with everything on it moved: a board that has grown to the left or at the top. */
function move(area: Area, [right, down]: Point): Area {
  const to = ([x, y]: Point): Point => [x + right, y + down];
  return {
    ...area,
    spots: area.spots.map((spot) => ({ ...spot, at: to(spot.at) })),
    strokes: area.strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(to) })),
  };
}
