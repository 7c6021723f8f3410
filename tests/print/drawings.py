"""The golden drawings, to which the painters of paper and of the browser are held.

``python -m tests.print.drawings`` draws them anew; look at what changed before you keep it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from pathlib import Path
from typing import Any

from byways.i18n import MissingSentence
from byways.kernel.scene import Badge, Point, Spot, Stroke, Text
from byways.print import paint, strokes
from byways.print.marks import Drawing, Mark, Word
from byways.registry import looks

FILE = Path(__file__).parents[1] / "golden" / "drawings.json"
FEW = 6
"""So many seats look different."""

C: Point = (50, 50)
N, E, S, W = (50, 0), (100, 50), (50, 100), (0, 50)
WAYS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "through": ((N, C), (S, C)),
    "bend": ((N, C), (E, C)),
    "end": ((W, C),),
    "fork": ((N, C), (E, C), (S, C)),
    "turn": (((50, 0), (57, 25), (75, 43), (100, 50)), ((50, 100), (43, 75), (25, 57), (0, 50))),
    "cross": ((N, S), (W, E)),
    "ring": (((20, 80), (50, 20), (80, 80), (20, 80)),),
}
ROADS = tuple(Stroke("highway", (side, C)) for side in (N, S))
RAILS = tuple(Stroke("railway", (side, C)) for side in (E, W))
LAVA = tuple(Stroke("lava", (side, C)) for side in (N, E, S, W))
WORTH = (Badge("treasure", 3), Badge("crystal", 2))
MIXED: dict[str, tuple[Stroke, ...]] = {
    "station": (ROADS[0], RAILS[0], Stroke("station", (C,))),
    "overpass": (*ROADS, *RAILS),
    "volcano": (*LAVA, Stroke("volcano", (C,))),
    "lanes": (Stroke("four-lane", (N, C)), Stroke("two-lane", (S, C))),
    "trails": (Stroke("kayaking", (N, S)), Stroke("hiking", (W, E))),
    "worth": tuple(Stroke(badge.sign, (C,)) for badge in WORTH),
}


def cases() -> Iterator[tuple[str, Spot, bool]]:
    """Generates names, what is to be drawn, and whether it lies in a cell."""
    known = looks()

    def drawn(*lines: Stroke, badges: tuple[Badge, ...] = ()) -> Spot:
        return Spot("", Text("x"), (0, 0), shape="bare", strokes=lines, badges=badges)

    for style, (way, points) in product([*known.lines, "unheard-of"], WAYS.items()):
        if known.line(style).seat <= FEW and (way in ("through", "ring") or known.line(style).seat <= 1):
            for cell in (True, False) if way == "end" else (True,):
                spot = drawn(*(Stroke(style, each) for each in points))
                yield f"line {style} {way}{'' if cell else ' on a board'}", spot, cell
    for style in known.fields:
        yield f"field {style}", drawn(Stroke(style, WAYS["ring"][0])), True
    for style, look in known.signs.items():
        yield f"sign {style}", drawn(Stroke(style, (C,))), True
        for count in (1, 2, 3, 4) if look.count else ():
            yield f"sign {style} {count}", drawn(Stroke(style, (C,)), badges=(Badge(style, count),)), True
    for name, lines in MIXED.items():
        yield f"mixed {name}", drawn(*lines, badges=WORTH), True
    for shape, look in known.shapes.items():
        plain = Spot("a", Text("x"), (0, 0), (44, 44) if look.round else (100, 100), shape)
        yield f"shape {shape}", replace(plain, text="7"), True
        yield f"shape {shape} count", replace(plain, count=12), True
        yield f"shape {shape} drawn", replace(plain, strokes=ROADS, text="7", count=2), True
        for mark in known.marks if shape in ("cell", "card", "peg") else ():
            if known.marks[mark].seat <= FEW:
                yield f"mark {mark} {shape}", replace(plain, text="R", marks=(mark,)), True
        if look.round:
            yield "marks of two seats", replace(plain, text="R", marks=("red", "seat1", "seat3")), True


def _say(text: Text) -> str:
    """Says the name of the sentence; there are none for single letters."""
    if ".letter." in text.code:
        raise MissingSentence(text.code)
    return text.code


def draw(spot: Spot, cell: bool) -> dict[str, Any]:
    """Gets what the painter of paper makes of a spot, also for screens."""
    found = paint.body(spot, _say)
    lying = strokes.draw(spot.strokes, badges=spot.badges, cell=cell)
    both = Drawing([*found.marks, *lying.marks], [*found.words, *lying.words])
    return {
        "paths": [_without_defaults(mark) for mark in both.marks if mark.d],
        "words": [*map(_word, both.words)],
    }


def _without_defaults(mark: Mark) -> dict[str, Any]:
    given = {each.name: getattr(mark, each.name) for each in fields(Mark) if each.name not in ("real", "at")}
    defaults = {each.name: each.default for each in fields(Mark)}
    return {name: value for name, value in given.items() if value != defaults[name]}


def _word(word: Word) -> dict[str, Any]:
    return {"word": word.text, "at": word.at, "size": word.size, "fill": word.colour, "only": word.only}


def golden() -> Iterator[dict[str, Any]]:
    for name, spot, cell in cases():
        given = {
            "size": spot.size,
            "shape": spot.shape,
            "strokes": [{"style": each.style, "points": each.points} for each in spot.strokes],
            "text": spot.text,
            "marks": spot.marks,
            "count": spot.count,
            "badges": [{"sign": badge.sign, "count": badge.count} for badge in spot.badges],
        }
        yield {"name": name, "cell": cell, "spot": given, **draw(spot, cell)}


if __name__ == "__main__":
    rows = ",\n".join(json.dumps(each, ensure_ascii=False) for each in golden())
    FILE.write_text(f"[\n{rows}\n]\n", "utf-8")
