"""The course of a game: options, nature, camps, placing, the draft, undo."""

from __future__ import annotations

from typing import Any

import pytest

from byways.games.trails.components import deck
from byways.games.trails.ground import Camp
from byways.games.trails.rules import Trails
from byways.games.trails.state import Area
from byways.kernel.choice import Choices, choices, legal, why
from byways.kernel.facts import BadOptions
from byways.kernel.protocol import NATURE, IllegalAction, ImpossibleChance, Seat, UnreadableAction
from byways.kernel.table import heard
from tests.games.trails.helpers import FACTS, Table, lines, make, play, play_out, start

ONE, TWO = Seat(1), Seat(2)
HAND = "deal 1 t001 t004 t019 t024 t046 t064 t082 t109"


def refusals(match: Table, seat: int, move: str) -> list[str]:
    state = match.state_for(Seat(seat))
    return [refusal.code for refusal in why(match.game, state, Seat(seat), tuple(move.split()))]


def solo(*moves: str) -> Table:
    match = start(1, HAND)
    play(match, 1, *moves)
    return match


# Options


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"animals": True}),
        (1, {"goals": ["ten", "each-camp", "longest-H", "most-loops"]}),
        (5, {"decks": 1}),
        (8, {"decks": 1}),
        (2, {"decks": 3}),
        (2, {"decks": True}),
        (2, {"goals": []}),
        (2, {"goals": ["ten", "each-camp", "longest-H"]}),
        (2, {"goals": ["ten", "each-camp", "two-sixes", "longest-H"]}),
        (2, {"goals": ["ten", "ten", "longest-H", "most-loops"]}),
        (2, {"goals": ["ten", "no-such", "longest-H", "most-loops"]}),
        (2, {"goals": "ten"}),
        (2, {"animals": "yes"}),
        (2, {"goal_set": "no-such-file"}),
        (2, {"animal_map": "../rules"}),
        (9, {}),
        (0, {}),
    ],
)
def test_options_that_are_not_offered(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        FACTS.create(options, seats)


@pytest.mark.parametrize(
    ("seats", "options", "cards"), [(1, {}, 135), (4, {}, 135), (5, {}, 270), (2, {"decks": 2}, 270)]
)
def test_decks(seats: int, options: dict[str, Any], cards: int) -> None:
    assert len(make(seats, **options).setup(seats).deck) == cards


# Nature


def test_nature_draws_goals_and_deals_each_round() -> None:
    match = start(3)
    assert [entry.path[0] for entry in match.log] == ["goals", "deal", "deal", "deal"]
    assert [entry.path[1] for entry in match.log[1:]] == ["1", "2", "3"]
    for entry in match.log[1:]:
        assert len(entry.path) == 10 and list(entry.path[2:]) == sorted(entry.path[2:])
    assert [entry.path[0] for entry in start(1).log] == ["deal"]
    chosen = ["most-loops", "ten", "longest-H", "five-loops"]
    match = start(2, goals=chosen)
    assert [entry.path[0] for entry in match.log] == ["deal", "deal"]
    assert match.state.goals == ("ten", "five-loops", "longest-H", "most-loops")


@pytest.mark.parametrize(
    "item",
    [
        "goals five-loops ten longest-H most-loops",
        "goals ten five-loops two-sixes most-loops",
        "goals ten five-loops longest-H",
        "deal 3 t001 t002 t003 t004 t005 t006 t007 t008",
        "deal 1 t001 t002 t003 t004 t005 t006 t007",
        "deal 1 t002 t001 t003 t004 t005 t006 t007 t008",
        "deal 1 t001 t001 t003 t004 t005 t006 t007 t008",
        "deal 1 t001 t002 t003 t004 t005 t006 t007 u008",
        "deal 1 T001 t002 t003 t004 t005 t006 t007 t008",
        "done",
        "camp K 0,0",
        "roll 1",
    ],
)
def test_impossible_chance(item: str) -> None:
    with pytest.raises(ImpossibleChance):
        start(2, item)


def test_chance_out_of_order_and_cards_that_are_gone() -> None:
    goals = "goals ten five-loops longest-H most-loops"
    with pytest.raises(ImpossibleChance):
        start(2, "deal 1 t001 t002 t003 t004 t005 t006 t007 t008")
    with pytest.raises(ImpossibleChance):
        start(2, goals, "deal 2 t001 t002 t003 t004 t005 t006 t007 t008")
    with pytest.raises(ImpossibleChance) as e:
        start(
            2,
            goals,
            "deal 1 t001 t002 t003 t004 t005 t006 t007 t008",
            "deal 2 t008 t009 t010 t011 t012 t013 t014 t015",
        )
    assert e.value.refusals[0].code == "chance.gone" and e.value.refusals[0].refs == ("t008",)
    with pytest.raises(ImpossibleChance):
        start(1, goals)
    with pytest.raises(ImpossibleChance):
        start(2, goals, goals=["ten", "five-loops", "longest-H", "most-loops"])


# Camps


def test_first_camp_lies_at_the_origin() -> None:
    match = solo()
    moves = sorted(" ".join(match.game.path(action)) for action in legal(match.game, match.state, ONE))
    assert moves == ["camp B 0,0", "camp H 0,0", "camp K 0,0"]
    assert refusals(match, 1, "camp K 1,0") == ["trails.camp.origin"]
    assert refusals(match, 1, "t001 0,2 e") == ["trails.lay.camp_first"]
    assert refusals(match, 1, "done") == ["trails.done.camp"]
    play(match, 1, "camp K 0,0")
    assert refusals(match, 1, "camp B 2,0") == ["trails.camp.placed"]
    assert refusals(match, 1, "t001 0,2 e") == ["trails.camp.placed"]
    assert [match.game.path(a) for a in legal(match.game, match.state_for(ONE), ONE)] == [("done",)]
    play(match, 1, "done")
    assert refusals(match, 1, "camp B 2,0") == ["trails.camp.not_now"]


def to_round_two(*first: str) -> Table:
    """Seat 1 alone after the given pair and four more cards far to the north, at its second camp."""
    match = solo("camp H 0,0", "done", *first, "done")
    for _ in range(4):
        state = match.state_for(ONE)
        top = min(y for _, y in state.desk(ONE).area.ground.near)
        x = next(x for x, y in sorted(state.desk(ONE).area.ground.near) if y == top)
        play(match, 1, f"{state.desk(ONE).hand[0]} {x},{top} n")
        if len(match.state_for(ONE).desk(ONE).hand) % 2 == 0:
            play(match, 1, "done")
    assert (match.state.round, match.state.step) == (2, 0)
    return match


def test_second_camp_touches_or_covers_and_is_of_another_kind() -> None:
    match = to_round_two("t001 0,2 e", "t004 0,3 e")
    assert refusals(match, 1, "camp H 2,0") == ["trails.camp.used"]
    assert refusals(match, 1, "camp K 1,1") == ["trails.lay.over_camp"]
    assert refusals(match, 1, "camp K 2,5") == ["trails.lay.apart"], "a corner is not enough"
    assert refusals(match, 1, "camp K 40,0") == ["trails.lay.apart"]
    for move in (
        "camp K 2,0",
        "camp K 2,1",
        "camp K 0,2",
        "camp K 1,3",
        "camp K -1,2",
        "camp K 1,4",
        "camp K 2,4",
    ):
        expected = [] if move != "camp K 2,4" else ["trails.lay.apart"]
        assert refusals(match, 1, move) == expected, move
    play(match, 1, "camp K 0,2")
    assert match.state_for(ONE).desk(ONE).area.ground.camps[(1, 3)] == "K"


def test_camps_in_rounds_one_to_three_only() -> None:
    match = start(1, seed="camps")
    play_out(match, "camps")
    moves = [entry.path[0] for entry in match.log]
    assert moves.count("deal") == 4 and moves.count("camp") == 3
    assert moves.count("done") == 3 + 12 and sum(word[0] == "t" for word in moves) == 24
    assert moves[:4] == ["deal", "camp", "done", moves[3]]
    last = len(moves) - moves[::-1].index("deal")
    assert "camp" not in moves[last:]


# Placing


@pytest.mark.parametrize(
    ("move", "codes"),
    [
        ("t019 2,0 e", []),
        ("t019 3,0 w", []),
        ("t019 3,0 e", ["trails.lay.apart"]),
        ("t019 2,2 e", ["trails.lay.apart"]),
        ("t019 2,2 w", []),
        ("t019 2,-1 n", ["trails.lay.apart"]),
        ("t019 -1,-1 s", []),
        ("t019 1,1 e", ["trails.lay.over_camp"]),
        ("t019 2,1 w", ["trails.lay.over_camp"]),
        ("t002 2,0 e", ["trails.lay.not_in_hand"]),
        ("u019 2,0 e", ["trails.lay.not_in_hand"]),
        ("t019 2,0 e token", ["trails.token.not_played"]),
        ("done", ["trails.done.cards"]),
        ("deal 1 t001 t002 t003 t004 t005 t006 t007 t008", ["match.nature_only"]),
    ],
)
def test_placing_a_card(move: str, codes: list[str]) -> None:
    assert refusals(solo("camp H 0,0", "done"), 1, move) == codes


def test_cards_cover_cards_and_the_second_may_cover_the_first() -> None:
    match = solo("camp H 0,0", "done", "t001 0,2 e")
    for move in ("t004 0,2 e", "t004 1,2 w", "t004 1,2 e", "t004 0,2 s", "t004 2,2 e", "t004 0,3 e"):
        assert refusals(match, 1, move) == [], move
    assert refusals(match, 1, "t004 2,3 e") == ["trails.lay.apart"]
    assert refusals(match, 1, "t001 0,3 e") == ["trails.lay.not_in_hand"]
    assert refusals(match, 1, "done") == ["trails.done.cards"]
    play(match, 1, "t004 0,2 e")
    assert refusals(match, 1, "t019 0,3 e") == ["trails.lay.two_a_turn"]
    play(match, 1, "done")
    assert refusals(match, 1, "t019 0,3 e") == []


def test_both_spellings_of_a_card_that_looks_the_same() -> None:
    match = solo("camp H 0,0", "done")
    moves = {" ".join(match.game.path(action)) for action in legal(match.game, match.state, ONE)}
    assert {"t001 0,2 e", "t001 1,2 w"} <= moves
    assert lines("camps H@0,0 | t001@0,2e") == lines("camps H@0,0 | t001@1,2w")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "done done",
        "camp",
        "camp K",
        "camp k 0,0",
        "camp X 0,0",
        "camp K 00,0",
        "camp K +1,0",
        "camp K -0,0",
        "camp K 0,0 ",
        "camp K 1.0,0",
        "camp K 9999999,0",
        "T024 3,1 e",
        "t24 3,1 e",
        "t000 3,1 e",
        "t136 3,1 e",
        "v001 3,1 e",
        "t024 3,1",
        "t024 3,1 E",
        "t024 3,1 x",
        "t024 3 1 e",
        "t024 3,1 e Token",
        "t024 3,1 e token token",
        "deal 0 t001",
        "deal 1",
        "goals a b c",
    ],
)
def test_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        make(2).read(tuple(text.split(" ")))


def test_half_a_move_is_explained() -> None:
    match = solo("camp H 0,0", "done")
    assert refusals(match, 1, "t019") == []
    assert refusals(match, 1, "t019 0,2") == []
    assert refusals(match, 1, "t019 1,1") == ["trails.lay.over_camp"]
    assert refusals(match, 1, "t019 9,9") == ["trails.lay.apart"]
    assert refusals(match, 1, "t002") == ["trails.lay.not_in_hand"]
    assert refusals(match, 1, "camp") == ["trails.camp.not_now"]
    assert refusals(match, 1, "camp K") == ["trails.camp.not_now"]
    assert refusals(match, 1, "0,2") == ["match.no_such_action"]


def test_choices_pick_by_pick() -> None:
    match = start(2, seed="picks", animals=True)
    play(match, 1, "camp H 0,0", "done")
    play(match, 2, "camp H 0,0", "done")
    game = match.game
    assert choices(game, match.state, ONE) == Choices(match.state.desk(ONE).hand, False)
    assert isinstance(game, Trails)
    card = next(card for card in match.state.desk(ONE).hand if game.rules.animal_map.shown(card))
    cells = choices(game, match.state, ONE, (card,))
    assert "0,2" in cells.next and "0,1" not in cells.next and not cells.complete
    assert choices(game, match.state, ONE, (card, "2,2")).next == ("n", "w")
    assert choices(game, match.state, ONE, (card, "0,2", "e")) == Choices(("token",), True)
    assert choices(game, match.state, ONE, (card, "0,2", "e", "token")) == Choices((), True)
    assert choices(game, match.state, ONE, (card, "0,2", "e", "token", "e")) == Choices((), False)


# The draft


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_hands_go_left_in_odd_rounds_and_right_in_even_ones(seats: int) -> None:
    match = start(seats, seed="pass")
    seen = []
    while match.to_act:
        round_, step = match.state.round, match.state.step
        before = [set(desk.held) for desk in match.state.desks]
        for seat in sorted(match.to_act):
            while seat in match.to_act and (match.state.round, match.state.step) == (round_, step):
                actions = legal(match.game, match.state_for(seat), seat)
                match.play(seat, next(actions))
        if match.state.round == round_ and step > 0:
            shift = 1 if round_ in (1, 3) else -1
            for i, desk in enumerate(match.state.desks):
                assert set(desk.held) < before[(i - shift) % seats] and len(desk.held) == 8 - 2 * step
            seen.append(round_)
    assert seen == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len(match.state.discards) == 4 and all(len(c) == 2 for each in match.state.discards for c in each)
    laid = [laid.card for desk in match.state.desks for laid in desk.area.cards]
    gone = [card for each in match.state.discards for cards in each for card in cards]
    assert sorted((*laid, *gone, *match.state.deck)) == list(deck(1 if seats <= 4 else 2))
    assert len(laid) == 24 * seats


def test_simultaneous_turns_are_hidden_until_all_are_done() -> None:
    match = start(2, seed="hidden")
    play(match, 1, "camp H 0,0", "done")
    assert match.view(TWO).areas == match.view(None).areas == (Area(), Area())
    assert match.to_act == {TWO}
    match.reopen(ONE)
    match.undo(ONE)
    play(match, 1, "camp K 0,0", "done")
    play(match, 2, "camp B 0,0", "done")
    assert [area.camps for area in match.view(None).areas] == [(Camp("K", (0, 0)),), (Camp("B", (0, 0)),)]


def test_a_log_says_everything_once_and_engines_are_told_all() -> None:
    match = start(1, seed="once", animals=False)
    play(match, 1, "camp H 0,0", "done")
    events = match.disclosed[0].events + match.disclosed[1].events
    assert [each.code for each in events] == ["trails.placed", "trails.done", "trails.shown"]
    assert [each.code for each in heard(events, ONE)] == ["trails.placed"]


# Undo


def test_undo_within_a_turn_and_not_beyond() -> None:
    match = solo("camp H 0,0", "done", "t019 0,2 e")
    assert {line.points for line in match.game.tally(match.state_for(ONE), ONE).lines} == {0, 2}
    match.undo(ONE)
    with pytest.raises(IllegalAction):
        match.undo(ONE)
    assert NATURE not in match.to_act
