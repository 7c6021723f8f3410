"""What is refused and why, how moves are written, what nature can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from byways.games.roads import FACTS
from byways.i18n import LANGUAGES, phrase
from byways.kernel.choice import choices, legal, refuse, why
from byways.kernel.lots import check_ever
from byways.kernel.match import Chance, Entry, Match, replay
from byways.kernel.protocol import NATURE, IllegalAction, ImpossibleChance, Seat, UnreadableAction
from byways.kernel.rng import Quick, pick
from tests.games.roads.golden import log

OwnDeck = Callable[[str, str], None]
ONE = Seat(1)
TWO = Seat(2)
ROWS = "two 2-2- 2; four 4-4- 2; bend 24-- 1; end 2--- 1"
DEALS = "* deal 1 two two four four bend end\n* deal 2 two two four four bend end\n"


def table(moves: str, rules: int = FACTS.rules, **options: Any) -> tuple[Any, Any]:
    game = FACTS.under(rules).create(FACTS.resolve({"variant": 2, "deck": "small", **options}), 2)
    return game, replay(game, 2, log(moves))


@pytest.fixture(autouse=True)
def small_deck(own_deck: OwnDeck) -> None:
    own_deck("small", ROWS)


def reasons(game: Any, state: Any, seat: Seat, move: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(refusal.code, refusal.refs) for refusal in why(game, state, seat, tuple(move.split()))]


LAID = DEALS + "1 two 2,2 2-2-\n"
REFUSED = [
    ("four 2,2 4-4-", "roads.lay.taken", ("2,2",)),
    ("two 2,1 -2-2", "roads.lay.nowhere", ("2,1", "2,2")),
    ("two 1,2 -2-2", "roads.lay.nowhere", ("1,2", "2,2")),
    ("four 2,1 4-4-", "roads.lay.width", ("2,1", "2,2")),
    ("two 1,2 2-2-", "roads.lay.loose", ("1,2",)),
    ("two 4,5 2-2-", "roads.lay.loose", ("4,5",)),
    ("two 4,6 2-2-", "roads.lay.edge", ("4,6",)),
    ("bend 4,6 24--", "roads.lay.edge", ("4,6",)),
    ("two 5,2 2-2-", "roads.lay.off_field", ("5,2",)),
    ("two 2,-1 2-2-", "roads.lay.off_field", ("2,-1",)),
    ("two 2,7 2-2-", "roads.lay.off_field", ("2,7",)),
    ("two 2,1 22--", "roads.lay.face", ("two", "22--")),
    ("bend 2,1 42--", "roads.lay.face", ("bend", "42--")),
    ("two 2,1 4-4-", "roads.lay.face", ("two", "4-4-")),
    ("skip", "roads.skip.not_played", ()),
    ("draw two", "match.nature_only", ()),
    ("deal 2 two", "match.nature_only", ()),
]


@pytest.mark.parametrize(("move", "code", "refs"), REFUSED)
def test_refused(move: str, code: str, refs: tuple[str, ...]) -> None:
    game, state = table(LAID)
    assert reasons(game, state, TWO, move) == [(code, refs)]
    with pytest.raises(IllegalAction):
        replay(game, 2, [*log(LAID), Entry(TWO, tuple(move.split()))])


def test_every_clash_is_named() -> None:
    game, state = table(DEALS + "1 bend 2,2 24--\n2 four 3,2 -4-4\n1 two 2,1 2-2-\n")
    assert reasons(game, state, TWO, "bend 3,1 --24") == [
        ("roads.lay.nowhere", ("3,1", "3,2")),
        ("roads.lay.nowhere", ("3,1", "2,1")),
    ]
    for lang in LANGUAGES:
        first, second = (phrase(lang, reason) for reason in why(game, state, TWO, ("bend", "3,1", "--24")))
        assert "3,2" in first and "2,1" in second


def test_not_in_hand() -> None:
    game, state = table("* deal 1 two two two two four four\n* deal 2 four four bend bend end end\n")
    assert reasons(game, state, ONE, "bend 0,0 24--") == [("roads.lay.hand", ("bend",))]
    assert reasons(game, state, ONE, "bend") == [("roads.lay.hand", ("bend",))]
    assert reasons(game, state, TWO, "bend") == [("match.not_your_turn", ())]


def test_half_a_move() -> None:
    game, state = table(LAID)
    assert reasons(game, state, TWO, "two") == []
    assert reasons(game, state, TWO, "two 2,1") == []
    assert {code for code, _ in reasons(game, state, TWO, "four")} == {
        "roads.lay.width",
        "roads.lay.nowhere",
    }
    assert reasons(game, state, TWO, "two 3,4") == [("roads.lay.loose", ("3,4",))]
    assert reasons(game, state, TWO, "two 2,2") == [("roads.lay.taken", ("2,2",))]
    assert reasons(game, state, TWO, "two here") == [("match.no_such_action", ())]
    assert choices(game, state, TWO).next == ("bend", "end", "two")
    assert choices(game, state, TWO, ("end",)).next == ("2,1", "2,3")
    assert choices(game, state, TWO, ("end", "2,1")).next == ("--2-",)


def test_first_card() -> None:
    game, state = table(DEALS)
    assert len(list(legal(game, state, ONE))) == 2 * (5 * 5 + 3 * 7) + 4 * (4 * 6) + 2 * (5 * 6 + 4 * 7)
    assert reasons(game, state, ONE, "two 0,0 2-2-") == [("roads.lay.edge", ("0,0",))]
    game, state = table(DEALS, rules=1)
    assert len(list(legal(game, state, ONE))) == 35 * (2 + 2 + 4 + 4)
    game, state = table(DEALS, variant=1)
    assert len(list(legal(game, state, ONE))) == 2 + 2 + 4 + 4
    assert reasons(game, state, ONE, "two 1,0 2-2-") == [("roads.lay.first", ("1,0",))]


def test_skip_only_when_nothing_fits() -> None:
    game, state = table("* draw two\n", variant=3)
    assert reasons(game, state, ONE, "skip") == [("roads.skip.can_lay", ("0,0", "two"))]
    game, state = table("* draw two\n1 two 0,0 2-2-\n* draw four", variant=3)
    assert [game.path(action) for action in legal(game, state, TWO)] == [("skip",)]
    assert {code for code, _ in reasons(game, state, TWO, "four")} == {"roads.lay.width", "roads.lay.nowhere"}
    game, state = table("* draw two\n1 two 0,0 2-2-\n* draw four\n2 skip\n* draw end", variant=3)
    assert reasons(game, state, ONE, "skip") == [("roads.skip.can_lay", ("0,-1", "end"))]


UNREADABLE = [
    "",
    "two",
    "two 0,0",
    "two 0,0 2-2- 2-2-",
    "two 00,0 2-2-",
    "two +1,0 2-2-",
    "two -0,0 2-2-",
    "two 0,0, 2-2-",
    "two a1 2-2-",
    "two 0,0 2-2",
    "two 0,0 2-3-",
    "Two 0,0 2-2-",
    "skip skip",
    "Skip",
    "draw",
    "draw two two",
    "draw X",
    "deal",
    "deal 1",
    "deal 01 two",
    "deal 0 two",
    "deal 1 X",
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_unreadable(text: str) -> None:
    game, _ = table("")
    with pytest.raises(UnreadableAction):
        game.read(tuple(text.split(" ")) if text else ())


@pytest.mark.parametrize("text", ["two 3,-1 -2-2", "skip", "draw four", "deal 2 two end two"])
def test_read_and_written(text: str) -> None:
    game, _ = table("")
    assert " ".join(game.path(game.read(tuple(text.split())))) == text


NEVER = [
    (2, "draw two"),
    (3, "deal 1 two two four four bend end"),
    (2, "deal 3 two two four four bend end"),
    (2, "deal 1 two two four four bend"),
    (2, "deal 1 two two four four bend end end"),
    (2, "deal 1 end end end two two two"),
    (2, "skip"),
    (2, "two 0,0 2-2-"),
    (3, "skip"),
]


@pytest.mark.parametrize(("variant", "text"), NEVER)
def test_impossible_chance_is_known_beforehand(variant: int, text: str) -> None:
    game = FACTS.create(FACTS.resolve({"variant": variant, "deck": "small"}), 2)
    assert check_ever(game, tuple(text.split()), 2)
    with pytest.raises(ImpossibleChance):
        Match.start(game, 2, Chance("x", given=(tuple(text.split()),)))


def test_impossible_chance_during_play() -> None:
    game = FACTS.create(FACTS.resolve({"variant": 3, "deck": "small"}), 2)
    draws = ["bend"] * 3
    match = Match.start(game, 2, Chance("x", given=tuple(("draw", kind) for kind in draws)))
    match.play(ONE, game.read(("bend", "0,0", "24--")))
    before = match.state
    with pytest.raises(ImpossibleChance):
        match.play(TWO, game.read(("bend", "0,-1", "--24")))
    assert match.state == before
    game = FACTS.create(FACTS.resolve({"variant": 1, "deck": "small"}), 2)
    same = ("deal", "1", "two", "two", "two", "four", "bend", "bend")
    with pytest.raises(ImpossibleChance):
        Match.start(game, 2, Chance("x", given=(same, ("deal", "2", *same[2:]))))
    with pytest.raises(ImpossibleChance):
        Match.start(game, 2, Chance("x", given=(("deal", "2", *same[2:]),)))


def test_deals_may_be_written_in_any_order() -> None:
    _, one = table("* deal 1 two end four two bend four\n* deal 2 end bend two four two four\n")
    _, two = table(DEALS)
    assert one == two


def test_every_lay_is_final() -> None:
    """Also for a lone survivor, who moves twice in a row."""
    game = FACTS.create({"variant": 2}, 3)
    rng = Quick("final")
    for seed in range(3):
        match = Match.start(game, 3, Chance(str(seed)))
        while match.to_act:
            (seat,) = match.to_act
            length = len(match.log)
            match.play(seat, pick(rng, list(legal(game, match.state, seat))))
            assert len(match.log) == length + 1
            assert not match.draft(seat)
            with pytest.raises(IllegalAction):
                match.undo(seat)


def test_over_and_not_your_turn() -> None:
    game, state = table(LAID)
    assert refuse(game, state, ONE, game.read(("skip",)))[0].code == "match.not_your_turn"
    assert refuse(game, state, NATURE, game.read(("draw", "two")))[0].code == "match.not_your_turn"
    assert list(legal(game, state, ONE)) == []
