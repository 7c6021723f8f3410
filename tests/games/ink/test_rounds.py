"""Each way in which a round or a game can end, and what is refused on the way."""

from __future__ import annotations

from typing import Any

import pytest

from byways.i18n import phrase
from byways.kernel.choice import choices, legal, why
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import IllegalAction, Seat
from byways.registry import GAMES

INK = GAMES["ink"]
ONE = Seat(1)


def table(position: str, *chance: str) -> Match[Any, Any, Any]:
    assert INK.facets.positions is not None
    options, state = INK.facets.positions.read(position, {})
    given = tuple(tuple(item.split()) for item in chance)
    return Match.start(INK.create(options, 1), 1, Chance("rounds", given=given), state)


def play(match: Match[Any, Any, Any], *moves: str) -> None:
    for move in moves:
        match.play(ONE, match.game.read(tuple(move.split())))


def moves(match: Match[Any, Any, Any], within: str = "") -> list[str]:
    game = match.game
    picked = tuple(within.split())
    return sorted(" ".join(game.path(a)) for a in legal(game, match.state_for(ONE), ONE, picked))


def refused(match: Match[Any, Any, Any], move: str) -> list[tuple[str, tuple[str, ...]]]:
    with pytest.raises(IllegalAction) as error:
        play(match, move)
    return [(refusal.code, refusal.refs) for refusal in error.value.refusals]


def reasons(match: Match[Any, Any, Any], half: str) -> list[str]:
    return [refusal.code for refusal in why(match.game, match.state_for(ONE), ONE, tuple(half.split()))]


def sentences(match: Match[Any, Any, Any], half: str) -> list[str]:
    refusals = why(match.game, match.state_for(ONE), ONE, tuple(half.split()))
    return [phrase("en", refusal) for refusal in refusals]


def test_a_round_ends_when_all_dice_are_drawn() -> None:
    match = table("", "roll hs rs hc ss")
    play(match, "w1 b1 H-H-", "w2 d1 R-R-", "w3 f1 HH--")
    assert refused(match, "done") == [("ink.done.must_draw", ("w4",))]
    play(match, "w4 a4 -R-H", "done")
    assert match.state.round == 2


CLOSED = {
    "b1": "HH--", "c1": "-H-H", "d1": "RHRHx", "e1": "-H-H", "f1": "H--H",
    "b7": "-HH-", "c7": "-H-H", "d7": "RHRHx", "e7": "-H-H", "f7": "--HH",
    "g4": "HH-H", "g3": "--HH", "f3": "-HH-", "f4": "HH--",
}  # fmt: skip
"""All highway exits but a4 are joined to each other with no end left open."""


def closed(**more: str) -> str:
    return " ".join(f"{cell}={text}" for cell, text in {**CLOSED, **more}.items())


def test_a_die_that_fits_nowhere_is_dropped() -> None:
    """Only railway comes to free cells, so highways cannot be drawn, and need not be."""
    position = closed(a4="HH-H", a3="-HH-", b3="--HH", b4="H--H")
    match = table(position, "roll hs hc ht ss")
    assert not any(moves(match, die) for die in ("w1", "w2", "w3"))
    assert refused(match, "done") == [("ink.done.must_draw", ("w4",))]
    # The station brings a highway end to a free cell: now the others have to follow.
    play(match, "w4 d2 R-H-")
    assert refused(match, "done") == [("ink.done.must_draw", (die,)) for die in ("w1", "w2", "w3")]


def test_dice_of_which_none_fits_end_the_round_at_once() -> None:
    board = {f"{column}{row}": "RRRR" for column in "abcdefg" for row in range(1, 8)}
    board |= dict.fromkeys(("b1", "f1", "b7", "f7", "a4", "g4"), "RHRHx")
    board |= {"b1": "HRHRx", "f1": "HRHRx", "b7": "HRHRx", "f7": "HRHRx"}
    board |= {"b2": "HRRR", "f2": "HRRR", "b6": "RRHR", "f6": "RRHR", "b4": "RRRH", "f4": "RHRR"}
    match = table(" ".join(f"{cell}={text}" for cell, text in board.items()), "roll hs hc ht ss")
    assert moves(match) == ["done"]
    play(match, "done")
    assert match.state.round == 2


def test_an_order_that_makes_a_later_die_impossible_is_allowed() -> None:
    """Only a4 takes a highway. The straight one leads on to b4; the curve back to the border ends it."""
    match = table(closed(b4="R-R-"), "roll hs hc rs ov")
    assert {move.split()[1] for move in moves(match, "w1")} == {"a4"}
    play(match, "w1 a4 -H-H")
    assert not moves(match, "w2")
    assert ("ink.done.must_draw", ("w2",)) not in refused(match, "done")


def test_the_game_ends_after_the_last_round() -> None:
    for position, last in (("round=7 |", 7), ("expansions=lava round=6 | d4=LLLL", 6)):
        match = table(position, "roll hs rs hc ss", *(["lava cc cc"] if last == 6 else []))
        play(match, "w1 b1 H-H-", "w2 d1 R-R-", "w3 f1 HH--", "w4 a4 -R-H")
        if last == 6:
            play(match, "l1 d3 -LL-")
        play(match, "done")
        assert match.over and match.game.outcome(match.state) is not None
        assert not choices(match.game, match.state, ONE).next


def test_special_routes_one_a_round_three_a_game() -> None:
    match = table("used=s1,s2 |", "roll hs rs hc ss", "roll hs hs hs ov")
    assert refused(match, "s1 b1 HHHH") == [("ink.special.used", ("s1",))]
    play(match, "s3 b1 HHRH")
    assert refused(match, "s4 d1 RRRH") == [("ink.special.one_a_round", ())]
    play(match, "w1 f1 H-H-", "w2 d1 R-R-", "w3 a4 H--H", "w4 g4 -H-R", "done")
    assert refused(match, "s4 d7 RRRH") == [("ink.special.limit", ("s1", "s2", "s3"))]


def test_half_a_move_is_explained() -> None:
    match = table("b1=H-H-", "roll hs rs hc ss")
    assert reasons(match, "w1 b1") == ["ink.lay.taken"]
    assert set(reasons(match, "w1 d1")) == {"ink.lay.kind", "ink.lay.loose"}
    assert set(reasons(match, "w1 c4")) == {"ink.lay.loose"}
    assert reasons(match, "w1") == [] and reasons(match, "w1 b2") == []
    assert reasons(match, "l1") == ["ink.lava.not_played"]
    assert reasons(match, "volcano") == ["ink.lava.not_played"]
    assert reasons(match, "meteor") == ["ink.meteor.not_played"]
    assert reasons(match, "pair") == ["ink.draft.not_played"]
    assert reasons(match, "x9") == ["match.no_such_action"]
    play(match, "w1 b2 H-H-")
    assert reasons(match, "w1") == ["ink.lay.drawn"]


def test_meteor_is_settled_before_anything_else() -> None:
    match = table("expansions=meteor | b1=H-H-", "roll hs rs hc ss", "meteor n 2")
    assert refused(match, "w1 b2 H-H-") == [("ink.meteor.first", ())]
    assert refused(match, "done") == [("ink.meteor.first", ())]
    assert refused(match, "meteor e") == [("ink.meteor.direction", ("n",))]
    play(match, "meteor n")
    assert match.state_for(ONE).desks[0].sheet.cells[10] == "O"
    assert refused(match, "meteor n") == [("ink.meteor.settled", ())]
    match.undo(ONE)
    play(match, "shield s2")
    assert refused(match, "s1 b2 HHHH") == [("ink.special.one_a_round", ())]
    assert moves(match, "shield") == []


def test_meteor_wipes_what_is_drawn_and_specials_stay_used() -> None:
    match = table("expansions=meteor used=s1 meteor=d3 | d1=R-R- d2=RRRR", "roll hs rs hc ss", "meteor n 1")
    play(match, "meteor n")
    sheet = match.state_for(ONE).desks[0].sheet
    assert sheet.cells[10] == "O" and sheet.used == ("s1",) and sheet.hit == 10
    # A crater may be drawn over like an empty cell, and the last hit is remembered.
    play(match, "w2 d2 R-R-")
    assert match.state_for(ONE).desks[0].sheet.hit == 10


def test_nothing_falls_where_the_whole_line_is_craters() -> None:
    row = " ".join(f"{column}4=O" for column in "abcdefg")
    match = table(f"expansions=meteor | {row}", "roll hs rs hc ss", "meteor e 1")
    before = match.state_for(ONE).desks[0].sheet
    play(match, "meteor e")
    assert match.state_for(ONE).desks[0].sheet == before


def test_three_used_leave_no_shield() -> None:
    match = table("expansions=meteor used=s1,s2,s3 |", "roll hs rs hc ss", "meteor * 1")
    assert moves(match) == ["meteor e", "meteor n", "meteor s", "meteor w"]
    assert reasons(match, "shield") == ["ink.special.limit"]


def test_lava_is_a_duty() -> None:
    match = table("expansions=lava | d4=LLLL", "roll hs rs hc ss", "lava cc rb")
    play(match, "w1 b1 H-H-", "w2 d1 R-R-", "w3 f1 HH--", "w4 a4 -R-H")
    assert refused(match, "done") == [("ink.done.must_pour", ("l1", "l2"))]
    play(match, "volcano b6")
    assert refused(match, "done") == [("ink.done.must_pour", ("l1", "l2"))]
    play(match, "l1 d3 -LL-")
    play(match, "done")
    assert match.state.round == 2


def test_duty_that_needs_a_volcano_says_so() -> None:
    """Where a meteor has wiped out the last lava no lava die fits until a volcano is drawn."""
    match = table("expansions=lava |", "roll hs rs hc ss", "lava cc rb")
    play(match, "w1 b1 H-H-", "w2 d1 R-R-", "w3 f1 HH--", "w4 a4 -R-H")
    assert moves(match, "l1") == moves(match, "l2") == []
    assert refused(match, "done") == [("ink.done.must_pour", ("l1", "l2"))]
    before = sentences(match, "done")
    play(match, "volcano e4")
    assert refused(match, "done") == [("ink.done.must_pour", ("l1", "l2"))]
    after = sentences(match, "done")
    assert "volcano" in before[0] and "volcano" not in after[0]


def test_volcanoes_keep_their_distance() -> None:
    match = table("expansions=lava | d4=LLLL b1=H-H-", "roll hs rs hc ss", "lava cc rb")
    assert refused(match, "volcano d3") == [("ink.volcano.near", ("d3", "d4"))]
    assert refused(match, "volcano b1") == [("ink.lay.taken", ("b1",))]
    assert refused(match, "l1 a1 LL--") == [("ink.lava.loose", ("a1",))]
    assert refused(match, "l1 d4 LL--") == [("ink.lay.taken", ("d4",))]


def test_a_station_is_erased_for_lava_where_no_free_cell_is_left() -> None:
    dice = ("roll hs rs hc ss", "lava st cc")
    # a1 meets b1, a station; a2 meets b2, which is empty: there is room, so nothing may be erased.
    match = table("expansions=lava | a1=-LL- a2=LL-- b1=-H-R", *dice)
    assert refused(match, "l2 b1 --LL") == [("ink.lava.room_left", ("b1", "b2"))]
    match = table(f"expansions=lava | a1=-LL- {closed_column()} b1=-H-R", *dice)
    assert {move.split()[1] for move in moves(match, "l2")} == {"b1"}
    play(match, "l2 b1 --LL")
    assert match.state_for(ONE).desks[0].sheet.cells[1] == "--LL"


def closed_column() -> str:
    """Lava from a2 down to the border, open nowhere."""
    return " ".join(f"a{row}=L-L-" for row in range(2, 8))


def test_lava_that_fits_nowhere_is_no_duty() -> None:
    """No volcano can stand anywhere and no lava is open: the duty falls away."""
    full = " ".join(f"{column}{row}=LLLL" for column in "abcdefg" for row in range(1, 8))
    match = table(f"expansions=lava | {full}", "roll hs rs hc ss", "lava cc cc")
    assert moves(match) == ["done"]
    play(match, "done")


@pytest.mark.parametrize(("rules", "first"), [(1, 2), (2, 3)])
def test_draft_order_and_next_first_player(rules: int, first: int) -> None:
    options = {"draft": True}
    faces = ("hs", "hs", "ov", "rt", "rt", "rt", "hs", "ss", "hs", "sc", "rs", "rs")
    given = (("first", "2"), ("roll", *faces))
    match = Match.start(INK.under(rules).create(options, 3), 3, Chance("draft", given=given))

    def take(seat: int, pair: int) -> None:
        assert match.to_act == {seat}
        match.play(Seat(seat), match.game.read(("pair", str(pair))))

    take(2, 1)
    with pytest.raises(IllegalAction) as error:
        match.play(Seat(3), match.game.read(("pair", "1")))
    assert error.value.refusals[0].code == "ink.draft.taken"
    take(3, 4)
    take(1, 3)
    take(2, 2)
    take(3, 5)
    take(1, 6)
    assert match.to_act == {1, 2, 3}
    assert [desk.faces for desk in match.state.desks] == [
        ("rt", "rt", "rs", "rs"),
        ("hs", "hs", "ov", "rt"),
        ("hs", "ss", "hs", "sc"),
    ]
    with pytest.raises(IllegalAction):
        match.undo(Seat(1))
    while match.state.round == 1:
        seat = min(match.to_act)
        match.play(seat, next(iter(legal(match.game, match.state_for(seat), seat))))
    # Sums are 10, 7 and 8 under rules 1, 6, 7 and 2 under rules 2.
    assert match.state.first == first and match.state.star == 2
