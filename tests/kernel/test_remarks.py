"""Comments and variations in records: kept as they are written, and held to the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from byways.kernel import record
from byways.kernel.choice import legal
from byways.kernel.match import Entry
from byways.kernel.plain import plain_lines
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.record import BadRecord, Record
from byways.kernel.remarks import MOST_DEEP, Arrow, Mark, Remark, Remarks, Variation, places, tidied
from byways.kernel.story import retell
from byways.registry import GAMES
from tests import examples
from tests.server.finished import record_of

WORDS = st.text("abc123-", min_size=1, max_size=5)
SEATS = st.integers(0, 2).map(Seat)
MARKS = st.builds(Mark, SEATS, WORDS)
ARROWS = st.builds(Arrow, SEATS, WORDS, WORDS)
ENTRIES = st.builds(Entry, SEATS, st.lists(WORDS, min_size=1, max_size=3).map(tuple))
TEXTS = st.text(max_size=40) | st.text("a;(\n |)*", max_size=20)


def remarks_on(moves: int, first: int, deep: int) -> st.SearchStrategy[Remarks]:
    remark = st.builds(
        Remark,
        TEXTS,
        st.lists(MARKS, max_size=2).map(tuple),
        st.lists(ARROWS, max_size=2).map(tuple),
        st.lists(variations(deep - 1), max_size=2).map(tuple) if deep else st.just(()),
    )
    return st.dictionaries(st.integers(first, moves), remark, max_size=3).map(lambda each: (*each.items(),))


def variations(deep: int) -> st.SearchStrategy[Variation]:
    moves = st.lists(ENTRIES, min_size=1, max_size=3).map(tuple)
    return moves.flatmap(lambda made: st.builds(Variation, st.just(made), remarks_on(len(made), 1, deep)))


def written(remarks: Remarks, game: str = "ink") -> Record:
    return replace(record.read(record_of(game)), remarks=remarks)


def refusal(remarks: Remarks, game: str = "ink") -> tuple[int, str]:
    text = written(remarks, game).text()
    with pytest.raises(BadRecord) as error:
        record.load(record.read(text), GAMES[game])
    return error.value.line, error.value.refusal.code


@examples(60, deep=2000)
@given(remarks_on(6, 0, 2))
def test_what_is_remarked_is_read_back(remarks: Remarks) -> None:
    tidy = tidied(remarks)
    text = written(tidy).text()
    again = record.read(text)
    assert again.remarks == tidy and again.text() == text
    assert tidied(tidy) == tidy


@examples(60, deep=2000)
@given(st.text())
def test_a_text_is_made_plain_once(text: str) -> None:
    plain = plain_lines(text)
    assert plain_lines(plain) == plain and plain.replace("\n", "").encode() is not None


def test_a_record_without_remarks_is_as_it_was() -> None:
    text = record_of("ink")
    assert record.read(text).remarks == () and record.read(text).text() == text
    assert not any(row.startswith((";", "mark", "arrow", "(")) for row in text.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_marks_and_variations_are_held_to_the_rules(game: str) -> None:
    story = retell(record.read(record_of(game)), GAMES[game])
    move = next(i for i, each in enumerate(story.moments) if each.entry.seat != NATURE)
    seat, state = story.moments[move].entry.seat, story.state(move)
    board, place = min(places(story.game, state, story.record.seats))
    other = next(
        Entry(seat, story.game.path(action))
        for action in legal(story.game, state, seat)
        if story.game.path(action) != story.moments[move].entry.path
    )
    good: dict[str, Any] = {
        "text": "Ход, який я грав би\n\nnot this one",
        "marks": (Mark(Seat(board), place),),
        "arrows": (Arrow(Seat(board), place, place),),
    }
    tried = Variation((other,), ((1, Remark("better")),))
    remarks = ((move, Remark(**good, variations=(tried,))),)
    text = written(remarks, game).text()
    match = record.load(record.read(text), GAMES[game])
    assert match.over and record.read(text).remarks == remarks

    rows = text.splitlines()
    first = rows.index("; Ход, який я грав би") + 1
    assert refusal(((move, Remark("one", marks=(Mark(Seat(board), "nowhere"),))),), game) == (
        first + 1,
        "record.place",
    )
    twice = Variation((other, Entry(NATURE, ("nothing",))), ((1, Remark("better")),))
    line, code = refusal(((move, Remark(**good, variations=(twice,))),), game)
    assert line == rows.index("; better") + 2 and code in ("record.illegal", "record.unreadable")


def test_line_numbers_before_the_first_move() -> None:
    log = record.read(record_of("ink")).log
    line, code = refusal(((0, Remark("a\nb", variations=(Variation((log[1],)),))),))
    rows = written(((0, Remark("a\nb")),)).text().splitlines()
    assert (line, code) == (rows.index("; b") + 3, "record.illegal")


@pytest.mark.parametrize(
    "rows",
    [
        ["mark 1 c3", "; late"],
        ["arrow 1 c3 d4", "mark 1 c3"],
        ["mark 1 c3", "mark 1 c3"],
        ["mark 9 c3"],
        ["mark 1 c3 d4"],
        ["arrow 1 c3"],
        [";no blank"],
        ["; trailing "],
        [";"],
        ["; ‮turned"],
        ["(", ")"],
        ["(", "; before a move", "1 x", ")"],
        ["(", "1 x"],
        [")"],
        ["(", "1 x", 'seed "abc"', ")"],
        [*["(", "1 x"] * (MOST_DEEP + 1), *[")"] * (MOST_DEEP + 1)],
    ],
)
def test_what_is_not_written_like_this_is_refused(rows: list[str]) -> None:
    text = record_of("ink").splitlines()
    first = next(i for i, row in enumerate(text) if row.startswith("* "))
    with pytest.raises(BadRecord) as error:
        record.read(record.sealed([*text[: first + 1], *rows, *text[first + 1 : -1]]))
    assert error.value.refusal.code in ("record.line", "record.after_seed")
