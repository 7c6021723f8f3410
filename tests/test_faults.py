"""The laws can fail: each of these broken copies of a game is caught, and by the law that should catch it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import Any

import pytest

from byways.games.ink.notation import read as read_ink
from byways.games.ink.options import Rules
from byways.games.ink.rules import Ink
from byways.games.ink.state import Action, Done, Lay, Roll, State, View
from byways.i18n import say
from byways.kernel.conformance import Laws, check_game
from byways.kernel.facets import Facets
from byways.kernel.facts import Options
from byways.kernel.lots import Lots
from byways.kernel.moves import END, NOWHERE, Moves, branches
from byways.kernel.protocol import Event, IllegalAction, Outcome, Path, Ref, Refusal, Seat, Tally
from byways.kernel.rng import Rng
from byways.kernel.scene import Args, Brief, Scene, Text
from byways.registry import GAMES, looks


class LeakedDraft(Ink):
    def observe(self, state: State, seat: Seat | None) -> View:
        return replace(super().observe(state, seat), sheets=tuple(desk.sheet for desk in state.desks))


class VisibleFinish(Ink):
    def observe(self, state: State, seat: Seat | None) -> View:
        return replace(super().observe(state, seat), taken=tuple(int(desk.done) for desk in state.desks))


class DeadEnd(Ink):
    def moves(self, state: State, seat: Seat) -> Moves:
        return without(super().moves(state, seat), {"done"})


class DeadBranch(Ink):
    def moves(self, state: State, seat: Seat) -> Moves:
        return Moves({**super().moves(state, seat).next, "s1": NOWHERE})


class HiddenChance(Ink):
    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        if isinstance(action, Roll):
            action = Roll((random.choice(("hs", "rs")), *action.faces[1:]))
        return super().apply(state, seat, action)


class LostTurn(Ink):
    def path(self, action: Action) -> Path:
        return super().path(replace(action, text="H-H-") if isinstance(action, Lay) else action)


class SwappedCells(Ink):
    def read(self, path: Path) -> Action:
        action = read_ink(path)
        return replace(action, cell=48 - action.cell) if isinstance(action, Lay) else action


class ForgetfulUndo(Ink):
    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        return (replace(after, round=after.round + 1) if isinstance(action, Lay) else after), events


class FirstIsRewarded(Ink):
    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        if isinstance(action, Done) and not any(desk.done for desk in state.desks) and after.faces:
            desk = after.desk(seat)
            after = after.with_desk(seat, replace(desk, sheet=replace(desk.sheet, used=("s1",))))
        return after, events


class TooMuchImagined(Ink):
    def imagine(self, view: View, rng: Rng) -> State:
        state = super().imagine(view, rng)
        return replace(state, round=1 + rng.below(3))


class SecretRule(Ink):
    """Whether you may stop depends on what another seat has drawn."""

    def check(self, state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        if seat and self._seen(state, seat) and isinstance(action, Lay) and action.source[0] == "s":
            return (Refusal("ink.special.one_a_round"),)
        return super().check(state, seat, action)

    def moves(self, state: State, seat: Seat) -> Moves:
        found = super().moves(state, seat)
        return no_specials(found) if self._seen(state, seat) else found

    def _seen(self, state: State, seat: Seat) -> bool:
        return any(desk.sheet != desk.before for i, desk in enumerate(state.desks, 1) if i != seat)


class Silent(Ink):
    def check(self, state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        return tuple(replace(refusal, code="ink.hush") for refusal in super().check(state, seat, action))


class Whisper(Ink):
    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        after, events = super().apply(state, seat, action)
        if isinstance(action, Lay) and len(state.desks) > 1:
            left = sum(len(desk.left) for desk in state.desks)
            events = (Event("ink.first", None, (f"c{left}",)),)
        return after, events


SHOWN = Ink.facets.presentation


class Redrawn(Ink):
    """A copy that is shown otherwise: by its own methods, as far as it has them."""

    def __init_subclass__(cls) -> None:
        own = {name: vars(cls)[name] for name in ("scene", "brief", "stage") if name in vars(cls)}
        cls.facets = Facets(Ink.facets.package)
        cls.facets.presentation = replace(SHOWN, **own)


class BlankScene(Redrawn):
    def scene(self, view: View) -> Scene:
        scene = SHOWN.scene(self, view)
        return Scene(tuple(area for area in scene.areas if area.kind != "ghosts"))


class WideScene(Redrawn):
    def scene(self, view: View) -> Scene:
        scene = SHOWN.scene(self, view)
        return Scene(tuple(replace(area, size=(50, 50)) for area in scene.areas))


class StrangeLine(Redrawn):
    """Draws a road in a style that no surface knows."""

    def scene(self, view: View) -> Scene:
        first, *others = SHOWN.scene(self, view).areas
        lines = tuple(replace(stroke, style="canyon") for stroke in first.strokes)
        return Scene((replace(first, strokes=lines), *others))


class StrangeMark(Redrawn):
    def scene(self, view: View) -> Scene:
        first, *others = SHOWN.scene(self, view).areas
        spots = tuple(replace(spot, marks=("haunted",)) for spot in first.spots)
        return Scene((replace(first, spots=spots), *others))


class TwinTrays(Redrawn):
    """Two groups have one heading."""

    def scene(self, view: View) -> Scene:
        areas = SHOWN.scene(self, view).areas
        name = next(area.label for area in areas if area.kind == "tray")
        return Scene(tuple(replace(area, label=name) if area.kind == "tray" else area for area in areas))


class ShutDice(Redrawn):
    """What is needed in a turn may be shut."""

    def scene(self, view: View) -> Scene:
        return Scene(
            tuple(replace(area, folds=area.kind == "tray") for area in SHOWN.scene(self, view).areas)
        )


class NoGuide(Redrawn):
    def brief(self, view: View, words: frozenset[Ref]) -> Brief:
        return replace(SHOWN.brief(self, view, words), guide=None)


class VainWarning(Redrawn):
    """Warns of what an end would waste that cannot come yet."""

    def brief(self, view: View, words: frozenset[Ref]) -> Brief:
        return replace(SHOWN.brief(self, view, words), waste=Text("ink.goal"))


class WrongWinner(Ink):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(
            outcome, winners=frozenset({Seat(3)}) - outcome.winners or frozenset({Seat(9)})
        )


class ScoreOfTheDraft(Ink):
    """Counts what a seat cannot know: the unfinished drawings of others."""

    def tally(self, state: State, seat: Seat) -> Tally:
        tally = super().tally(state, seat)
        others = sum(desk.sheet != desk.before for i, desk in enumerate(state.desks, 1) if i != seat)
        return replace(tally, lines=(*tally.lines[:-1], replace(tally.lines[-1], points=others)))


class UnpublishedTurn(Ink):
    """A step in the middle of a turn makes it final."""

    def turn(self, state: State) -> int:
        return super().turn(state) * 100 + sum(4 - len(desk.left) for desk in state.desks)


class EndlessStage(Redrawn):
    def stage(self, view: View) -> Text:
        return Text("ink.stage.nowhere")


class ImpossibleRoll(Ink):
    def all_lots(self, seats: int) -> Iterator[Lots]:
        return iter(())


class LoadedDice(Ink):
    def check(self, state: State, seat: Seat, action: Action) -> tuple[Refusal, ...]:
        return super().check(state, seat, action) if seat else ()


class TwoMeanings(Redrawn):
    """The button that ends a turn is called like a die."""

    def scene(self, view: View) -> Scene:
        return _called(SHOWN.scene(self, view), "bar", "done", "w1")


class WanderingWord(Redrawn):
    """The same word is a die at first and a button later."""

    def scene(self, view: View) -> Scene:
        scene = SHOWN.scene(self, view)
        return _called(scene, "tray", "w1", "now") if view.round < 3 else _called(scene, "bar", "done", "now")


def _called(scene: Scene, kind: str, word: str, name: str) -> Scene:
    areas = [
        replace(area, spots=tuple(replace(s, ref=name) if s.ref == word else s for s in area.spots))
        if area.kind == kind
        else area
        for area in scene.areas
    ]
    return Scene(tuple(areas))


def in_english(code: str, args: Args) -> None:
    say("en", code, args)


CAUGHT = [
    (LeakedDraft, "saw|knows too much|sees a secret"),
    (VisibleFinish, "saw|knows too much|when a turn ends"),
    (DeadEnd, "dead end|refused and offered, or neither|done is legal and not offered"),
    (DeadBranch, "dead end after s1"),
    (HiddenChance, "log is not the whole truth|refused|ink.lay"),
    (LostTurn, "read as something else|written"),
    (SwappedCells, "read as something else"),
    (ForgetfulUndo, "when a turn ends|knows too much|saw"),
    (FirstIsRewarded, "quicker|got in the way"),
    (TooMuchImagined, "knows too much"),
    (SecretRule, "depends on a secret|tells a secret|got in the way"),
    (Silent, "ink-hush"),
    (Whisper, "hears a secret"),
    (BlankScene, "not on the scene"),
    (WideScene, "sticks out"),
    (StrangeLine, "looks: style canyon"),
    (StrangeMark, "looks: mark haunted"),
    (TwinTrays, "two trays are called"),
    (ShutDice, "which may be shut"),
    (NoGuide, "told what to do"),
    (VainWarning, "wasted by a turn that cannot end"),
    (WrongWinner, "winner who does not|fewer points"),
    (ScoreOfTheDraft, "cannot know its own score|end is not known"),
    (UnpublishedTurn, "when a turn ends depends"),
    (EndlessStage, "ink-stage-nowhere"),
    (ImpossibleRoll, "nature made an impossible move"),
    (LoadedDice, "nature may do what it cannot"),
    (TwoMeanings, "w1 means two things|not on the scene"),
    (WanderingWord, "now means two things|not on the scene"),
]


AT_THE_END = (HiddenChance, WrongWinner, ImpossibleRoll, LoadedDice)
"""What only a whole game shows."""


@pytest.mark.parametrize(("broken", "because"), CAUGHT, ids=lambda value: getattr(value, "__name__", ""))
def test_fault_is_caught(broken: type[Ink], because: str) -> None:
    every = 20 if broken in AT_THE_END else 1
    laws = Laws(broken(Rules()), 3, in_english, every=every, looks=looks())
    with pytest.raises((AssertionError, LookupError, IllegalAction), match=because):
        _play(laws)


def without(moves: Moves, words: Collection[Ref]) -> Moves:
    """Gets the moves that do not begin with one of these words."""
    return Moves({word: rest for word, rest in moves.next.items() if word not in words}, moves.complete)


def halved(moves: Moves) -> Moves:
    """Gets every second word, and what follows it."""
    return Moves(dict(list(moves.next.items())[::2]), moves.complete)


def no_specials(moves: Moves) -> Moves:
    return without(moves, {f"s{number}" for number in range(1, 7)})


def half_the_places(moves: Moves) -> Moves:
    return Moves({word: halved(rest) for word, rest in moves.next.items()}, moves.complete)


def one_way_each(moves: Moves) -> Moves:
    """Gets the moves whose third word is the first that can come there."""
    return Moves(
        {
            word: Moves(
                {
                    place: Moves(dict([*ways.next.items()][:1]), ways.complete)
                    for place, ways in rest.next.items()
                },
                rest.complete,
            )
            for word, rest in moves.next.items()
        },
        moves.complete,
    )


def no_last_words(moves: Moves) -> Moves:
    """Gets the moves that end where they first can."""
    if moves.complete:
        return END
    return Moves({word: no_last_words(rest) for word, rest in moves.next.items()})


def no_deck(moves: Moves) -> Moves:
    return branches({**moves.next, "take": without(moves.at(("take",)), {"deck"})})


def one_card_each(moves: Moves) -> Moves:
    """Gets the moves but for payments with two cards, where there are others."""
    paid = {peg: no_last_words(rest) for peg, rest in moves.at(("pay",)).next.items()}
    return Moves({**moves.next, "pay": Moves(paid)}) if paid else moves


def none_but_one(word: str) -> Callable[[Moves], Moves]:
    return lambda moves: without(moves, {word}) if len(moves.next) > 1 else moves


HIDDEN = [
    ("ink", {}, no_specials),
    ("ink", {}, half_the_places),
    ("ink", {}, one_way_each),
    ("ink", {"expansions": ["lava"]}, none_but_one("volcano")),
    ("ink", {"expansions": ["meteor"]}, none_but_one("shield")),
    ("trails", {}, half_the_places),
    ("trails", {}, one_way_each),
    ("trails", {"animals": True}, no_last_words),
    ("bands", {}, half_the_places),
    ("bands", {}, no_deck),
    ("bands", {}, one_card_each),
    ("bands", {"scenario": 7}, none_but_one("take")),
    ("roads", {}, half_the_places),
    ("roads", {}, one_way_each),
    ("roads", {}, halved),
]


@pytest.mark.parametrize(("name", "options", "hide"), HIDDEN)
def test_a_hidden_move_is_found(name: str, options: Options, hide: Callable[[Moves], Moves]) -> None:
    seats = max(2, GAMES[name].seats[0])
    game = GAMES[name].create(options, seats)
    every = game.moves
    object.__setattr__(game, "moves", lambda *at: hide(every(*at)) or every(*at))
    with pytest.raises(AssertionError, match="legal and not offered"):
        _play(Laws(game, seats))


def _play(laws: Laws[Any, Any, Any]) -> None:
    for seed in range(3):
        check_game(laws, f"fault {seed}")


def test_the_unbroken_game_passes() -> None:
    check_game(Laws(Ink(Rules()), 3, in_english, every=3, looks=looks()), "fault 0")
