"""What somebody remarks on positions of a game: words, marked places, arrows, and moves tried from there.

In a record it stands after the move that led to the position, or before the first move::

    1 w1 b1 H-H-
    ; Safe, but slow.
    ; The loop was worth more.
    mark 1 c3               a place on the board of seat 1; * is the table's board
    arrow 1 c3 d4           from one place of a board to another
    (                       moves tried instead of what follows, with remarks of their own
    1 w2 c3 RR--
    ; Keeps the north exit open.
    )
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .facets import scene_of
from .lines import BadRecord, entry_of, value_of
from .match import Entry, replay_entry
from .moves import Ref
from .plain import plain_lines
from .protocol import NATURE, Game, IllegalAction, Seat, UnreadableAction

MOST_TEXT = 4_000
"""So many letters a remark may have."""

MOST_PLACES = 100
"""The most marks, and the most arrows, in one position."""

MOST_DEEP = 20
"""So deep variations may stand within each other."""

OPENS = "("
CLOSES = ")"


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that is marked."""

    board: Seat
    """Whose board it is on; 0: the table's."""

    place: Ref


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one place of a board to another."""

    board: Seat
    start: Ref
    end: Ref


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves that were tried."""

    moves: tuple[Entry, ...]
    remarks: tuple[tuple[int, Remark], ...] = ()
    """What is remarked after so many of them, from 1 on, in order."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What is remarked on one position."""

    text: str = ""
    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    variations: tuple[Variation, ...] = ()
    """What was tried from here."""

    def __bool__(self) -> bool:
        return bool(self.text or self.marks or self.arrows or self.variations)


Remarks = tuple[tuple[int, Remark], ...]
"""What is remarked after so many moves of a game or a variation."""

NOTHING = Remark()


def remark_at(remarks: Remarks, move: int) -> Remark:
    """Gets what is remarked after so many moves; an empty remark if nothing is."""
    return next((remark for number, remark in remarks if number == move), NOTHING)


def moves_tried(remarks: Remarks) -> int:
    """Gets how many moves were tried in all variations."""
    variations = [variation for _, remark in remarks for variation in remark.variations]
    return sum(len(variation.moves) + moves_tried(variation.remarks) for variation in variations)


def rows_with(moves: Sequence[Entry], remarks: Remarks) -> Iterator[str]:
    """Generates the lines of a record for moves and what is remarked on them."""
    said = dict(remarks)
    for number in range(len(moves) + 1):
        if number:
            yield str(moves[number - 1])
        if number in said:
            yield from _rows_of(said[number])


def _rows_of(remark: Remark) -> Iterator[str]:
    if remark.text:
        yield from (f"; {line}".rstrip() for line in remark.text.split("\n"))
    for mark in remark.marks:
        yield f"mark {_board(mark.board)} {mark.place}"
    for arrow in remark.arrows:
        yield f"arrow {_board(arrow.board)} {arrow.start} {arrow.end}"
    for variation in remark.variations:
        yield OPENS
        yield from rows_with(variation.moves, variation.remarks)
        yield CLOSES


def _board(seat: Seat) -> str:
    return "*" if seat == NATURE else str(seat)


def read_line(
    rows: Sequence[str], at: int, seats: int, ends: tuple[str, ...], deep: int = 0
) -> tuple[Variation, tuple[int, ...], int]:
    """Reads moves and remarks from a row on, up to one that begins with something of *ends*.

    Gets them, the numbers of the lines on which the moves stand, and which row comes next.

    :raises BadRecord: a line is neither.
    """
    moves: list[Entry] = []
    lines: list[int] = []
    remarks: list[tuple[int, Remark]] = []
    while at < len(rows) and not rows[at].startswith(ends):
        if _remarks(rows[at]):
            if (deep and not moves) or (remarks and remarks[-1][0] == len(moves)):
                raise BadRecord(at + 1, "record.line")
            remark, at = _read_remark(rows, at, seats, deep)
            remarks.append((len(moves), remark))
        else:
            moves.append(entry_of(at + 1, rows[at], seats))
            lines.append(at + 1)
            at += 1
    return Variation(tuple(moves), tuple(remarks)), tuple(lines), at


def _remarks(row: str) -> bool:
    return row == OPENS or row.startswith((";", "mark ", "arrow "))


def _read_remark(rows: Sequence[str], at: int, seats: int, deep: int) -> tuple[Remark, int]:
    """Reads a remark, in the order in which one is written. Gets it and which row comes next."""
    begun = at
    while at < len(rows) and rows[at].startswith(";"):
        at += 1
    text = "\n".join(row[2:] for row in rows[begun:at])
    if at > begun and (plain_lines(text) != text or [*_rows_of(Remark(text))] != [*rows[begun:at]]):
        raise BadRecord(begun + 1, "record.line")
    if len(text) > MOST_TEXT:
        raise BadRecord(begun + 1, "record.line")
    marks, at = _read_places(rows, at, "mark", 1, seats)
    arrows, at = _read_places(rows, at, "arrow", 2, seats)
    variations: list[Variation] = []
    while at < len(rows) and rows[at] == OPENS:
        if deep == MOST_DEEP:
            raise BadRecord(at + 1, "record.line")
        variation, _, end = read_line(rows, at + 1, seats, (CLOSES,), deep + 1)
        if not variation.moves or end == len(rows) or rows[end] != CLOSES:
            raise BadRecord(at + 1, "record.line")
        variations.append(variation)
        at = end + 1
    found = tuple(Mark(*mark) for mark in marks), tuple(Arrow(*arrow) for arrow in arrows)
    return Remark(text, *found, tuple(variations)), at


def _read_places(
    rows: Sequence[str], at: int, word: str, count: int, seats: int
) -> tuple[list[tuple[Any, ...]], int]:
    found: list[tuple[Any, ...]] = []
    while at < len(rows) and rows[at].startswith(f"{word} "):
        board, *places = rows[at].split(" ")[1:]
        if len(places) != count or "" in places or len(found) == MOST_PLACES:
            raise BadRecord(at + 1, "record.line")
        seat = NATURE if board == "*" else Seat(value_of(at + 1, "seat", board))
        if (board != "*" and not 1 <= seat <= seats) or (seat, *places) in found:
            raise BadRecord(at + 1, "record.line")
        found.append((seat, *places))
        at += 1
    return found, at


def tidied(remarks: Remarks) -> Remarks:
    """Gets remarks as they are read back: texts plain, nothing twice, nothing empty, in order.

    :raises BadRecord: there is too much of something, or it would not be read back.
    """
    found: dict[int, Remark] = {}
    for number, remark in sorted(remarks, key=lambda each: each[0]):
        if number in found or number < 0:
            raise BadRecord(0, "record.line")
        if tidy := _tidy(remark, 0):
            found[number] = tidy
    return tuple(found.items())


def _tidy(remark: Remark, deep: int) -> Remark:
    text = plain_lines(remark.text)
    marks, arrows = tuple(dict.fromkeys(remark.marks)), tuple(dict.fromkeys(remark.arrows))
    if len(text) > MOST_TEXT or max(len(marks), len(arrows)) > MOST_PLACES or deep > MOST_DEEP:
        raise BadRecord(0, "record.line")
    variations = []
    for variation in remark.variations:
        if variation.moves:
            own = {
                number: tidy
                for number, each in sorted(variation.remarks, key=lambda each: each[0])
                if 0 < number <= len(variation.moves) and (tidy := _tidy(each, deep + 1))
            }
            variations.append(Variation(variation.moves, tuple(own.items())))
    return Remark(text, marks, arrows, tuple(variations))


def check_remark(game: Game[Any, Any, Any], state: Any, seats: int, remark: Remark, line: int = 0) -> int:
    """Looks whether marked places are there and whether what was tried keeps the rules.

    *line* is where the remark begins. Gets the line after it.

    :raises BadRecord: there is no such place, or a move breaks a rule.
    """
    line += len(remark.text.split("\n")) if remark.text else 0
    there = places(game, state, seats) if remark.marks or remark.arrows else frozenset()
    for mark in remark.marks:
        _check_places(there, mark.board, [mark.place], line)
        line += 1
    for arrow in remark.arrows:
        _check_places(there, arrow.board, [arrow.start, arrow.end], line)
        line += 1
    for variation in remark.variations:
        line = _check_variation(game, state, seats, variation, line + 1) + 1
    return line


def _check_variation(
    game: Game[Any, Any, Any], state: Any, seats: int, variation: Variation, line: int
) -> int:
    said = dict(variation.remarks)
    for number in range(len(variation.moves) + 1):
        if number:
            state = replay_line(game, state, variation.moves[number - 1], line)
            line += 1
        if number in said:
            line = check_remark(game, state, seats, said[number], line)
    return line


def replay_line(game: Game[Any, Any, Any], state: Any, entry: Entry, line: int) -> Any:
    """Gets the state after a line of a record.

    :raises BadRecord: it is no move, or breaks a rule.
    """
    try:
        return replay_entry(game, state, entry)
    except UnreadableAction as e:
        raise BadRecord(line, "record.unreadable", move=" ".join(entry.path)) from e
    except IllegalAction as e:
        raise BadRecord(line, "record.illegal", move=str(entry), because=e.refusals) from e


def _check_places(there: Iterable[tuple[int, Ref]], board: Seat, named: Iterable[Ref], line: int) -> None:
    for place in named:
        if (board, place) not in there:
            raise BadRecord(line, "record.place", word=place[:40])


def places(game: Game[Any, Any, Any], state: Any, seats: int) -> frozenset[tuple[int, Ref]]:
    """Gets the places of all boards that can be marked, each with whose board it is on; 0: the table's."""
    viewers = (None, *(Seat(seat) for seat in range(1, seats + 1)))
    return frozenset(
        (area.seat or 0, spot.ref)
        for viewer in viewers
        for area in scene_of(game, game.observe(state, viewer)).boards
        for spot in area.spots
        if spot.ref
    )
