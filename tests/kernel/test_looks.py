"""How things look: files that are wrong are refused by line, and whatever can be drawn has a look."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from byways.i18n import say
from byways.kernel.datafile import BadFile
from byways.kernel.looks_file import INKS, read, shared
from byways.kernel.paper import Nets, Pieces, PrintedField, PrintedSheet
from byways.kernel.scene import Area, Scene
from byways.registry import GAMES, looks
from byways.terminal.inks import style
from byways.wire.question import lot_area

GOOD: dict[str, Any] = {
    "layers": [{"draw": "line", "stroke": "pen", "width": 3}],
    "terminal": {"joints": "·"},
}


def own(look: dict[str, Any], section: str = "lines", name: str = "canyon") -> str:
    return json.dumps({section: {name: look}}, indent=1)


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in GOOD.items() if name != key}


def with_layer(**more: Any) -> dict[str, Any]:
    return {**GOOD, "layers": [{**GOOD["layers"][0], **more}]}


def test_a_file_of_its_own() -> None:
    assert read(shared(), own(GOOD)).line("canyon").layers[0].width == 3


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ('{"lines":\n{', 2, "looks.syntax"),
        (own({**GOOD, "colour of night": 1}), 3, "looks.unknown"),
        (own(with_layer(speed=3)), 3, "looks.unknown"),
        (own(with_layer(draw="wave", height=3)), 3, "looks.missing"),
        (own(with_layer(draw="flood")), 3, "looks.value"),
        (own(with_layer(stroke="octarine")), 3, "looks.value"),
        (own(with_layer(width="wide")), 3, "looks.value"),
        (own({**GOOD, "terminal": {"joints": "ab"}}), 3, "looks.value"),
        (own({**GOOD, "terminal": {"joints": "·", "inks": "loud"}}), 3, "looks.value"),
        (own(without("terminal")), 3, "looks.surface"),
        (own(without("layers")), 3, "looks.surface"),
        (own(with_layer(only="paper")), 3, "looks.surface"),
        (own(with_layer(only="board")), 3, "looks.surface"),
        (
            own({"layers": [{"d": "M0 0 X", "fill": "pen"}], "terminal": {"sign": "c"}}, "signs"),
            3,
            "looks.value",
        ),
        (own(GOOD, name="arrow"), 3, "looks.twice"),
    ],
)
def test_what_is_wrong_is_told_by_line(text: str, line: int, code: str) -> None:
    with pytest.raises(BadFile) as bad:
        read(shared(), text)
    fault = bad.value.faults[0]
    assert (fault.line, fault.code) == (line, code)
    assert say("en", fault.code, fault.args)


def test_a_terminal_has_every_ink() -> None:
    for ink in INKS - {"seat"}:
        assert style(ink, dark=True) != style("", dark=True)


def areas_on_paper() -> Iterator[Area]:
    for facts in GAMES.values():
        for part in facts.facets.paper.parts({}, None) if facts.facets.paper is not None else ():
            match part:
                case PrintedSheet():
                    yield from (part.board, *part.trays)
                case PrintedField():
                    yield part.board
                case Pieces(groups=groups) | Nets(dice=groups):
                    yield from (piece.face for group in groups for piece in group.pieces)


def test_whatever_is_printed_has_a_look() -> None:
    assert not [*looks().missing(Scene(tuple(areas_on_paper())))]


def test_whatever_nature_shows_has_a_look() -> None:
    for facts in GAMES.values():
        for options, seats in facts.trials():
            game = facts.create(options, seats)
            lots = game.lots(game.setup(seats)).lots
            assert not [*looks().missing(Scene(tuple(lot_area(game, lot, open_=False) for lot in lots)))]
