"""Records: readable, and refused with line and reason if anything is wrong."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from byways.bots.simple import ChanceBot
from byways.kernel import record
from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.record import BadRecord
from byways.kernel.rng import Quick, commitment
from byways.registry import GAMES
from tests import examples

INK = GAMES["ink"]
OPTIONS = {"edition": "2020", "expansions": ["meteor"], "draft": False}


def table(seats: int = 2, chance: Chance | None = None) -> Match[Any, Any, Any]:
    return Match.start(INK.create(OPTIONS, seats), seats, chance or Chance("record", ("ann", "bob")))


def play_on(match: Match[Any, Any, Any], steps: int) -> None:
    rng = Quick("record")
    while match.to_act and steps:
        seat = min(match.to_act)
        match.play(seat, ChanceBot(rng).choose(match.game, match.view(seat), seat, 1))
        steps -= 1


@cache
def finished() -> str:
    match = table()
    play_on(match, 10_000)
    return record.write(match, INK, OPTIONS).text()


@cache
def unfinished() -> str:
    match = table()
    play_on(match, 25)
    return record.write(match, INK, OPTIONS).text()


def sealed(rows: list[str]) -> str:
    """Closes a record as if it had been written like this."""
    digest = hashlib.sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()[:16]
    return "".join(f"{row}\n" for row in [*rows, f"end {len(rows)} {digest}"])


def refusal(text: str) -> tuple[int, str]:
    with pytest.raises(BadRecord) as error:
        record.load(record.read(text), INK)
    return error.value.line, error.value.refusal.code


def test_form() -> None:
    rows = finished().splitlines()
    assert rows[:7] == [
        "byways record 1",
        "game ink",
        "rules 2",
        'options {"draft":false,"edition":"2020","expansions":["meteor"]}',
        "seats 2",
        f"commitment {commitment('record')}",
        'salts ["ann","bob"]',
    ]
    assert rows[7].startswith("* roll ") and rows[8].startswith("* meteor ")
    assert rows[-2] == 'seed "record"' and rows[-1].startswith(f"end {len(rows) - 1} ")


def test_the_seed_is_kept_until_the_game_is_over() -> None:
    assert "seed" not in unfinished()
    match = record.load(record.read(unfinished()), INK)
    assert not match.over and match.chance.seed != "record"


def test_going_on_with_the_seed() -> None:
    """Who knows the secret goes on as it would have been; who does not goes on with an honest note."""
    original = table()
    play_on(original, 25)
    known = record.load(record.read(unfinished()), INK, Chance("record", ("ann", "bob")))
    play_on(known, 10_000)
    play_on(original, 10_000)
    assert [entry for entry in known.log if entry.seat == NATURE] == [
        entry for entry in original.log if entry.seat == NATURE
    ]
    stranger = record.load(record.read(unfinished()), INK)
    play_on(stranger, 10_000)
    text = record.write(stranger, INK, OPTIONS).text()
    assert "given 4" in text.splitlines()
    assert record.load(record.read(text), INK).state == stranger.state


def test_a_game_that_was_put_aside_goes_on_in_the_open_turn() -> None:
    match = table()
    while not (match.draft(Seat(1)) and match.draft(Seat(2))):
        play_on(match, 1)
        if 2 in match.to_act:
            match.play(Seat(2), next(iter(legal(match.game, match.state_for(Seat(2)), Seat(2)))))
    written = record.put_aside(match, INK, OPTIONS, {Seat(1)}, 3)
    assert record.read(written.text()) == written and written.bots == (0, 3)
    again = record.load(record.read(written.text()), INK)
    for seat in (Seat(1), Seat(2)):
        assert again.draft(seat) == match.draft(seat) and again.view(seat) == match.view(seat)
        again.undo(seat)
    assert "\ndraft" not in record.write(match, INK, OPTIONS).text(), "others may have this one"


def test_open_turns_are_checked() -> None:
    match = table()
    rows = record.write(match, INK, OPTIONS).text().splitlines()[:-1]
    play_on(match, 100)
    turn = [str(each) for each in match.log if each.seat == 1]
    turn = [f"draft {each}" for each in turn[: turn.index("1 done") + 1]]
    line = len(rows) + 1
    assert refusal(sealed([*rows, *turn])) == (line + len(turn) - 1, "record.whole_turn")
    assert refusal(sealed([*rows, *turn[:-1], "draft 1 done now"])) == (
        line + len(turn) - 1,
        "record.unreadable",
    )
    assert refusal(sealed([*rows, turn[0], turn[0]])) == (line + 1, "record.illegal")
    assert refusal(sealed([*rows, turn[0], turn[0].removeprefix("draft ")])) == (line + 1, "record.line")
    assert refusal(sealed([*rows[:-2], "bots [11]", *rows[-2:]]))[1] == "record.line"


def test_cut_short() -> None:
    rows = finished().splitlines(keepends=True)
    for length in range(len(rows)):
        line, code = refusal("".join(rows[:length]))
        assert code in ("record.cut", "record.format")
        assert line == max(length, 1)


@given(st.data())
@examples(150, deep=2000)
def test_no_letter_can_be_changed(data: st.DataObject) -> None:
    text = finished()
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdHRL- \n*{}éж"))
    if text[at] != letter:
        refusal(text[:at] + letter + text[at + 1 :])


def test_changed_moves_are_found_even_if_sealed_again() -> None:
    rows = finished().splitlines()[:-1]
    number = next(i for i, row in enumerate(rows) if row.endswith(" done"))
    assert refusal(sealed([*rows[: number - 1], *rows[number:]])) == (number, "record.illegal")
    assert refusal(sealed([*rows[:9], "1 w1 z9 H-H-", *rows[10:]])) == (10, "record.unreadable")
    assert refusal(sealed([*rows[:9], "3 done", *rows[10:]])) == (10, "record.line")
    assert refusal(sealed([*rows[:9], "1  done", *rows[10:]])) == (10, "record.line")


def test_changed_rolls_are_found_by_the_seed() -> None:
    rows = finished().splitlines()[:-1]
    faces = rows[7].split()
    other = "hs" if faces[2] != "hs" else "rs"
    line, code = refusal(sealed([*rows[:7], " ".join([*faces[:2], other, *faces[3:]]), *rows[8:]]))
    assert (line, code) == (8, "record.roll")


def test_another_seed_is_found_by_the_commitment() -> None:
    rows = finished().splitlines()[:-2]
    assert refusal(sealed([*rows, 'seed "other"'])) == (len(rows) + 1, "record.commitment")
    assert refusal(sealed(rows)) == (len(rows) + 1, "record.no_seed")
    unfinished_rows = unfinished().splitlines()[:-1]
    assert refusal(sealed([*unfinished_rows, 'seed "record"']))[1] == "record.early_seed"


@pytest.mark.parametrize(
    ("row", "with_", "code"),
    [
        (0, "byways record 2", "record.format"),
        (1, "gamble ink", "record.no_head"),
        (2, "rules 0", "record.rules"),
        (2, "rules 3", "record.rules"),
        (2, "rules 01", "record.line"),
        (3, "options {}", None),
        (3, 'options {"edition":"2018"}', "record.options"),
        (3, 'options {"edition": "2020"}', "record.line"),
        (3, "options [" * 3000, "record.line"),
        (4, "seats 7", "record.options"),
        (4, "seats 9999999999999", "record.line"),
        (4, "seats two", "record.line"),
        (6, "salts [1]", "record.line"),
        (6, "seats 2", "record.head"),
    ],
)
def test_headings(row: int, with_: str, code: str | None) -> None:
    rows = finished().splitlines()[:-1]
    found = refusal(sealed([*rows[:row], with_, *rows[row + 1 :]]))[1]
    assert found == code or (code is None and found in ("record.illegal", "record.roll"))


def test_equal_records_are_equal() -> None:
    written = record.read(finished())
    assert written == record.read(written.text())
    assert replace(written, players=("Ann", "Bob")).text() != finished()
