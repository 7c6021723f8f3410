"""Examples of updates for whoever patches tables in another language.

``python -m tests.wire.examples > web/src/wire/delta.fixture.json`` writes them for the browser's tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from byways.kernel.protocol import Line, Refusal, Seat
from byways.kernel.scene import Area, Brief, Scene, Spot, Stroke, Text
from byways.kernel.table import Ending, Perspective, ScoreSheet
from byways.wire.delta import difference
from byways.wire.messages import SeatShown, Snapshot

_encoder = msgspec.json.Encoder(order="deterministic")

STREET = Stroke("street", ((50, 0), (50, 100)))
WATER = Stroke("water", ((0, 50), (100, 50)))


def _spot(ref: str, x: int, **more: Any) -> Spot:
    return Spot(ref, Text("example.cell", {"cell": ref}), (x, 0), **more)


BOARD = Area(
    "board",
    Text("example.board"),
    (400, 100),
    tuple(_spot(f"a{i}", 100 * i) for i in range(4)),
    1,
    (STREET, WATER),
)
BAR = Area("bar", Text("example.bar"), (100, 100), (_spot("done", 0, shape="button"),))
TRAY = Area("tray", Text("example.tray"), (100, 100), (_spot("w1", 0, shape="die"),))
SHEETS = tuple(ScoreSheet(Seat(i), 0, (Line("routes", 0),)) for i in (1, 2))
FIRST = Perspective(
    Seat(1),
    Text("example.round", {"round": 1}),
    Brief(Text("example.goal"), Text("example.left"), Text("example.guide")),
    Scene((BOARD, BAR)),
    SHEETS,
    acting=True,
    next=("a0", "a1"),
    missing=(Refusal("example.missing", ("a0",), {"left": 2}),),
)
SECOND = replace(FIRST, seat=Seat(2), acting=False, next=(), missing=())
PEOPLE = tuple(SeatShown(i, "person", f"P{i}", None, True, False, True) for i in (1, 2))
TABLE = Snapshot(
    4, "T", "example", {}, False, False, (Seat(1),), PEOPLE, (FIRST, SECOND), pace=60.0, waited={"1": 2.5}
)


def _with(area: Area, *others: Area, **more: Any) -> tuple[Snapshot, Snapshot]:
    scene = Scene((area, *others))
    return TABLE, msgspec.structs.replace(TABLE, seq=5, views=(replace(FIRST, scene=scene, **more), SECOND))


def examples() -> Iterator[tuple[str, Snapshot, Snapshot]]:
    """Generates pairs of tables, each with what changes from the one to the other."""
    spots = BOARD.spots
    laid = replace(spots[1], strokes=(STREET,), marks=("new",), text="H")
    old, new = _with(replace(BOARD, spots=(spots[0], laid, *spots[2:])), BAR, draft=(("w1", "a1"),), next=())
    yield "a step of a draft", old, new
    grown = (_spot("z9", 0), *(replace(spot, at=(spot.at[0] + 100, 50)) for spot in spots))
    strokes = tuple(
        Stroke(each.style, tuple((x + 100, y + 50) for x, y in each.points)) for each in BOARD.strokes
    )
    yield (
        "a board that grows",
        *_with(replace(BOARD, size=(500, 150), spots=grown, strokes=strokes), BAR),
    )
    fewer = (spots[0], _spot("x", 50), replace(spots[3], marks=("last",), count=3))
    more = (WATER, STREET, WATER)
    yield "spots and strokes that come and go", *_with(replace(BOARD, spots=fewer, strokes=more), BAR)
    yield "areas that come", *_with(BOARD, TRAY, BAR)
    moved = replace(TRAY, rule=Text("example.rule"), count=Text("example.count"), place="edge", folds=True)
    told = replace(FIRST.brief, guide=None, waste=Text("example.waste"), target=9)
    yield "a table that is laid anew", *_with(BOARD, moved, BAR, brief=told)
    yield "areas that go", *_with(BOARD)
    empty = replace(BOARD, label=Text("example.empty"), spots=(), strokes=())
    yield "an area that is emptied", *_with(empty, BAR)
    away = (PEOPLE[0], msgspec.structs.replace(PEOPLE[1], online=False))
    yield "somebody goes", TABLE, msgspec.structs.replace(TABLE, seq=5, seats=away)
    scored = ScoreSheet(Seat(2), 7, (Line("routes", 7, ("a0", "a1")),))
    ended = replace(SECOND, sheets=(SHEETS[0], scored), stage=Text("example.over"))
    ending = Ending(Text("example.end"), (Seat(2),))
    yield (
        "the end",
        TABLE,
        msgspec.structs.replace(
            TABLE,
            seq=5,
            over=True,
            to_act=(),
            waited={},
            ending=ending,
            seed="secret",
            views=(replace(FIRST, acting=False, next=(), missing=()), ended),
        ),
    )


def text() -> str:
    """Gets all examples as JSON, a line each."""
    rows = (
        _encoder.encode({"about": about, "old": old, "update": difference(old, new), "new": new}).decode()
        for about, old, new in examples()
    )
    return "[\n" + ",\n".join(rows) + "\n]\n"


if __name__ == "__main__":
    print(text(), end="")
