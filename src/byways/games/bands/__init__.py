"""Kauchuk (Rule the Realm). Facts only; all else is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from byways.kernel.bot import LEVELS
from byways.kernel.datafile import Fault, FileKind, rows
from byways.kernel.facets import Facets
from byways.kernel.facts import Choice, Facts, Options, packaged_folder


def _check_board(text: str) -> tuple[Fault, ...]:
    from .judging import check

    return check(text)


def _suits(text: str, options: Options, seats: int | None) -> bool:
    """Whether a board says that it is for this scenario and so many players."""
    said = {row.words for row in rows(text)}
    wanted = {"scenario": options["scenario"], "players": seats}
    return {(word, str(number)) for word, number in wanted.items() if number is not None} <= said


def _new_board(settings: Mapping[str, str]) -> str:
    from .making import make

    return make(settings)


WORLDS = {1: (30, 1), 2: (30, 1), 3: (35, 2), 4: (35, 2), 5: (40, 3), 6: (35, 2), 7: (40, 2), 8: (35, 3)}
"""How long each scenario takes, in minutes, and how hard it is to play well."""

FACTS = Facts(
    name="bands",
    seats=(2, 4),
    rules=1,
    schema={
        "scenario": {"type": "integer", "minimum": 1, "maximum": 8, "default": 1},
        "board": {"type": ["string", "null"], "maxLength": 40, "default": None},
    },
    facets=Facets(__name__),
    levels=LEVELS,
    secret=True,
    in_turn=True,
    minutes=30,
    choices={
        "scenario": tuple(
            Choice(scenario, minutes, difficulty) for scenario, (minutes, difficulty) in WORLDS.items()
        )
    },
    samples=tuple({"scenario": number, "board": None} for number in range(1, 9)),
    files={"board": FileKind("board", packaged_folder(__name__, "boards"), _check_board, _suits, _new_board)},
)
