"""How the game is shown, and what whoever plays always knows: what wins, what is left, what to do now."""

from __future__ import annotations

from byways.kernel.facets import Presentation
from byways.kernel.protocol import Ref, Seat
from byways.kernel.scene import Brief, Spot, Text

from .options import Rules
from .passing import next_name, then
from .rules import Trails
from .scene import card_spot, draw, goal_card
from .state import Desk, View, to_play


def stage(game: Trails, view: View) -> Text:
    """Gets the heading."""
    rules = game.rules
    if view.round > rules.box.rounds:
        return Text("trails.stage.over")
    args = {"round": view.round, "rounds": rules.box.rounds, "pair": view.step, "pairs": rules.box.pairs}
    return Text("trails.stage.camps" if view.step == 0 else "trails.stage.cards", args)


def brief(game: Trails, view: View, words: frozenset[Ref]) -> Brief:
    """Gets the goal, what is left and the guide, which follow from the first words that can be played."""
    rules = game.rules
    solo, animals = rules.solo, "yes" if rules.animals else "no"
    target = rules.box.solo_win if solo else None
    goal = Text("trails.aim", {"solo": "yes" if solo else "no", "points": target or 0, "animals": animals})
    rounds = min(view.round, rules.box.rounds), rules.box.rounds
    if not words or view.own is None or view.seat is None:
        return Brief(goal, target=target, rounds=rounds)
    left, guide = _turn(view, view.own, view.seat, rules, words)
    return Brief(goal, left, guide, target=target, rounds=rounds)


def _turn(
    view: View, desk: Desk, seat: Seat, rules: Rules, words: frozenset[Ref]
) -> tuple[Text | None, Text]:
    if "done" in words:
        return None, Text("trails.guide.done", {"then": then(view, rules), "next": (next_name(view, seat),)})
    if view.step == 0:
        first = "no" if desk.area.camps else "yes"
        return Text("trails.left.camp"), Text("trails.guide.camp", {"first": first})
    return Text("trails.left.cards", {"cards": to_play(desk)}), Text("trails.guide.cards")


def _face(game: Trails, word: Ref) -> Spot:
    goal = game.rules.goal_set.named(word)
    return card_spot("", word, 0, game.shown(word)) if goal is None else goal_card(goal)


PRESENTATION = Presentation(draw, stage, brief, _face)
