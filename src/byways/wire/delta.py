"""What has changed between two pictures of a table, and how it is put back on top of the older one.

For two snapshots of one table for the same seats, ``patch(old, difference(old, new)) == new``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from difflib import SequenceMatcher
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace as replaced

from byways.kernel.scene import Area, Point, Scene, Spot, Stroke
from byways.kernel.table import Perspective, ScoreSheet

from .messages import AreaChange, Snapshot, Splice, SpotChange, StrokeSplice, Update, ViewChange

_OF_TABLE = tuple(name for name in Update.__struct_fields__ if name not in ("seq", "views", "stamp"))
_OF_VIEW = tuple(each.name for each in fields(Perspective) if each.name not in ("seat", "scene", "sheets"))
_OF_AREA = ("label", "size", "rule", "count", "place", "folds")
_OF_SPOT = tuple(each.name for each in fields(Spot))

HERE = (0, 0)


def difference(old: Snapshot, new: Snapshot) -> Update | None:
    """Gets what has changed, numbered as *new* is; ``None`` where nothing has."""
    changed = _changed(old, new, _OF_TABLE)
    views = tuple(
        change
        for before, now in zip(old.views, new.views, strict=True)
        if before is not now and (change := _view_change(before, now)) is not None
    )
    if views:
        changed["views"] = views
    if changed and new.stamp != old.stamp:
        changed["stamp"] = new.stamp
    return Update(new.seq, **changed) if changed else None


def again(known: Snapshot) -> Update:
    """Gets everything about a table except what is seen of it, for somebody who has that already."""
    told = {name: getattr(known, name) for name in _OF_TABLE}
    return Update(known.seq, **told, stamp=known.stamp)


def patch(old: Snapshot, update: Update) -> Snapshot:
    """Gets the table after an update, which must be the next one."""
    changed = _given(update, (*_OF_TABLE, "stamp"))
    if update.views is not UNSET:
        by_seat = {change.seat: change for change in update.views}
        changed["views"] = tuple(
            _patch_view(view, by_seat[view.seat]) if view.seat in by_seat else view for view in old.views
        )
    return replaced(old, seq=update.seq, **changed)


def _changed(old: object, new: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Gets those fields of *new* that differ, by their names."""
    found = {}
    for name in names:
        before, now = getattr(old, name), getattr(new, name)
        if before is not now and before != now:
            found[name] = now
    return found


def _given(change: object, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(change, name)) is not UNSET}


# What one seat sees


def _view_change(old: Perspective, new: Perspective) -> ViewChange | None:
    changed = _changed(old, new, _OF_VIEW)
    if sheets := _other_sheets(old.sheets, new.sheets):
        changed["sheets"] = sheets
    before, now = old.scene.areas, new.scene.areas
    if len(before) != len(now):
        changed["count"] = len(now)
    areas = tuple(
        change
        for number, area in enumerate(now)
        if (change := _area_change(number, before[number] if number < len(before) else None, area))
        is not None
    )
    if areas:
        changed["areas"] = areas
    return ViewChange(new.seat, **changed) if changed else None


def _other_sheets(old: tuple[ScoreSheet, ...], new: tuple[ScoreSheet, ...]) -> tuple[ScoreSheet, ...]:
    pairs = zip(old, new, strict=True)
    return tuple(now for before, now in pairs if before is not now and before != now)


def _patch_view(view: Perspective, change: ViewChange) -> Perspective:
    changed = _given(change, _OF_VIEW)
    if change.sheets is not UNSET:
        by_seat = {sheet.seat: sheet for sheet in change.sheets}
        changed["sheets"] = tuple(by_seat.get(sheet.seat, sheet) for sheet in view.sheets)
    areas = list(view.scene.areas)
    for each in () if change.areas is UNSET else change.areas:
        # An area that is new comes after all that were there.
        areas[each.number : each.number + 1] = [_patch_area(areas, each)]
    if change.count is not UNSET:
        del areas[change.count :]
    return replace(view, scene=Scene(tuple(areas)), **changed)


# Areas


def _area_change(number: int, old: Area | None, new: Area) -> AreaChange | None:
    if old is new:
        return None
    if old is None or (old.kind, old.seat) != (new.kind, new.seat):
        return AreaChange(number, area=new)
    changed = _changed(old, new, _OF_AREA)
    if (moved := _moved(old.spots, new.spots)) != HERE:
        changed["moved"] = moved
        old = _move(old, moved)
    if old.strokes is not new.strokes and (strokes := tuple(_stroke_splices(old.strokes, new.strokes))):
        changed["strokes"] = strokes
    if old.spots is not new.spots:
        changed.update(_spots_changed(old.spots, new.spots))
    return AreaChange(number, **changed) if changed else None


def _patch_area(areas: list[Area], change: AreaChange) -> Area:
    if change.area is not None:
        return change.area
    area = areas[change.number]
    if change.moved != HERE:
        area = _move(area, change.moved)
    strokes, spots = list(area.strokes), list(area.spots)
    for told in change.strokes:
        strokes[told.start : told.start + told.removed] = told.strokes
    for splice in change.splices:
        spots[splice.start : splice.start + splice.removed] = splice.spots
    for spot in change.spots:
        spots[spot.number] = replace(spots[spot.number], **_given(spot, _OF_SPOT))
    return replace(area, strokes=tuple(strokes), spots=tuple(spots), **_given(change, _OF_AREA))


def _moved(old: tuple[Spot, ...], new: tuple[Spot, ...]) -> Point:
    """Gets how far spots have moved: as far as the first one that is still there. Boards can grow."""
    if old is new or not old or not new or (old[0].ref == new[0].ref and old[0].at == new[0].at):
        return HERE
    places = {spot.ref: spot.at for spot in new if spot.ref}
    known = next((spot for spot in old if spot.ref in places), None)
    if known is None:
        return HERE
    (x, y), (before_x, before_y) = places[known.ref], known.at
    return x - before_x, y - before_y


def _move(area: Area, by: Point) -> Area:
    def moved(point: Point) -> Point:
        return point[0] + by[0], point[1] + by[1]

    spots = tuple(replace(spot, at=moved(spot.at)) for spot in area.spots)
    strokes = tuple(Stroke(each.style, tuple(map(moved, each.points))) for each in area.strokes)
    return replace(area, spots=spots, strokes=strokes)


# Spots and strokes


def _spots_changed(old: tuple[Spot, ...], new: tuple[Spot, ...]) -> dict[str, Any]:
    """Gets the spots that came and went, the last place first, and then what differs of the others."""
    splices: list[Splice] = []
    changes: list[SpotChange] = []
    for start, end, first, last in _runs(old, new):
        if end - start != last - first:
            splices.append(Splice(start, end - start, new[first:last]))
            continue
        for before, number in zip(old[start:end], range(first, last), strict=True):
            now = new[number]
            if before is not now and before != now:
                changes.append(SpotChange(number, **_changed(before, now, _OF_SPOT)))
    told = {"splices": tuple(reversed(splices)), "spots": tuple(changes)}
    return {name: value for name, value in told.items() if value}


def _runs(old: Sequence[Spot], new: Sequence[Spot]) -> Iterator[tuple[int, int, int, int]]:
    """Generates runs of spots: from, to, and where they stand now, from, to."""
    if len(old) == len(new):
        yield 0, len(old), 0, len(new)
        return
    matcher = SequenceMatcher(None, [*map(_place, old)], [*map(_place, new)], autojunk=False)
    for _, start, end, first, last in matcher.get_opcodes():
        yield start, end, first, last


def _place(spot: Spot) -> tuple[str, str, Point]:
    return spot.shape, spot.ref, spot.at


def _stroke_splices(old: tuple[Stroke, ...], new: tuple[Stroke, ...]) -> Iterator[StrokeSplice]:
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for tag, start, end, first, last in reversed(matcher.get_opcodes()):
        if tag != "equal":
            yield StrokeSplice(start, end - start, new[first:last])
