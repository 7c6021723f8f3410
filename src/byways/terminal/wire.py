"""Messages of a server, as docs/wire.md tells, turned into what the kernel has."""

from __future__ import annotations

from typing import Any

from byways.kernel.protocol import Happening, Line, Refusal, Seat, Tally
from byways.kernel.scene import Area, Args, Badge, Point, Scene, Spot, Stroke, Text

from .seen import Ended, Person, Seen, View

Json = Any


def text(said: Json) -> Text:
    return Text(said["code"], _args(said["args"]))


def _args(values: Json) -> Args:
    return {
        name: tuple(text(thing) for thing in value) if isinstance(value, list) else value
        for name, value in values.items()
    }


def refusal(said: Json) -> Refusal:
    return Refusal(said["code"], tuple(said.get("refs", ())), _args(said["args"]))


def event(said: Json) -> Happening:
    seat = None if said["seat"] is None else Seat(said["seat"])
    return Happening(said["code"], seat, tuple(said["refs"]), _args(said["args"]))


def scene(drawn: Json) -> Scene:
    return Scene(tuple(_area(area) for area in drawn["areas"]))


def _area(area: Json) -> Area:
    spots = tuple(_spot(spot) for spot in area["spots"])
    strokes = tuple(_stroke(stroke) for stroke in area["strokes"])
    return Area(area["kind"], text(area["label"]), _point(area["size"]), spots, area["seat"], strokes)


def _spot(spot: Json) -> Spot:
    return Spot(
        spot["ref"],
        text(spot["label"]),
        _point(spot["at"]),
        _point(spot["size"]),
        spot["shape"],
        tuple(_stroke(stroke) for stroke in spot["strokes"]),
        spot["text"],
        tuple(spot["marks"]),
        spot["count"],
        tuple(Badge(badge["sign"], badge["count"]) for badge in spot["badges"]),
        text(spot["short"]) if spot["short"] else None,
    )


def _stroke(stroke: Json) -> Stroke:
    return Stroke(stroke["style"], tuple(_point(point) for point in stroke["points"]))


def _point(pair: Json) -> Point:
    return pair[0], pair[1]


def _tally(sheet: Json) -> Tally:
    lines = tuple(Line(line["code"], line["points"], tuple(line["refs"])) for line in sheet["lines"])
    return Tally(lines, sheet["total"])


def _view(view: Json) -> View:
    return View(
        view["seat"],
        text(view["stage"]),
        scene(view["scene"]),
        tuple(_tally(sheet) for sheet in view["scores"]),
        view["acting"],
        frozenset(name for name, holds in view["can"].items() if holds),
        tuple(view["next"]),
        tuple(tuple(path) for path in view["draft"]),
        tuple(refusal(each) for each in view["missing"]),
    )


def seen(table: Json) -> Seen:
    """Gets a table from the message that shows it."""
    ended = table["outcome"]
    return Seen(
        game=table["game"],
        secret=table["secret"],
        over=table["over"],
        to_act=frozenset(table["to_act"]),
        people=tuple(
            Person(each["seat"], each["kind"], each["name"] or "", each["mine"], each["online"])
            for each in table["seats"]
        ),
        views=tuple(_view(view) for view in table["views"]),
        ended=Ended(text(ended["reason"]), tuple(ended["winners"])) if ended else None,
        commitment=table["commitment"] or "",
        seed=table["seed"],
        asked=table["asked"]["example"] if table["asked"] and table["asked"]["mine"] else None,
    )
