"""Remarks as callers write them: boards and places as text, variations as lines of a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from byways.kernel.lines import BadRecord, entry_of
from byways.kernel.match import Entry
from byways.kernel.protocol import NATURE, Refusal, Seat
from byways.kernel.remarks import MOST_PLACES, MOST_TEXT, Arrow, Mark, Remark, Variation

from .arguments import Arguments


def written_remark(
    check: Arguments,
    seats: int,
    text: str,
    marks: Iterable[str],
    arrows: Iterable[str],
    variations: Iterable[str],
) -> Remark:
    """Reads a remark.

    :raises BadRecord: a mark, an arrow or a line of a variation is something else.
    :raises Refused: an argument is something else altogether.
    """
    return Remark(
        check.text("text", text),
        tuple(Mark(*_on_board(seats, mark, 1)) for mark in check.several("marks", marks)),
        tuple(Arrow(*_on_board(seats, arrow, 2)) for arrow in check.several("arrows", arrows)),
        tuple(
            Variation(tuple(_entries(check, seats, tried)))
            for tried in check.several("variations", variations)
        ),
    )


def _on_board(seats: int, written: str, count: int) -> tuple[Any, ...]:
    """Reads a board and so many places on it.

    :raises BadRecord: it is something else.
    """
    board, *places = written.split(" ")
    if len(places) != count or "" in places or board not in {"*", *map(str, range(1, seats + 1))}:
        raise BadRecord(0, "library.mark", written=written[:80], count=count)
    return NATURE if board == "*" else Seat(int(board)), *places


def _entries(check: Arguments, seats: int, written: str) -> Iterator[Entry]:
    """Generates the moves of a variation.

    :raises BadRecord: a line is none.
    """
    for line in check.lines("variations", written):
        try:
            yield entry_of(0, line, seats)
        except BadRecord:
            raise BadRecord(0, "library.move_line", line=line[:80]) from None


def unwritten(found: BadRecord) -> Refusal:
    """Gets what is wrong with a remark. It stands in no record yet, so no line can be named."""
    refusal = found.refusal
    match refusal.code:
        case "record.place":
            return replace(refusal, code="library.no_place")
        case "record.unreadable":
            return replace(refusal, code="library.no_move")
        case "record.illegal":
            return replace(refusal, code="library.against")
        case "record.line":
            return Refusal("library.remark_long", args={"letters": MOST_TEXT, "places": MOST_PLACES})
        case _:
            return refusal
