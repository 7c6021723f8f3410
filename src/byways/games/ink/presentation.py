"""How the game is shown, and what whoever plays always knows: what wins, what is left, what to do now."""

from __future__ import annotations

from byways.kernel.facets import Presentation
from byways.kernel.protocol import Ref
from byways.kernel.scene import Brief, Text

from .components import LAVA, ROUTES
from .die_sides import side
from .notation import SPECIALS
from .rules import Ink
from .scene import draw
from .state import Desk, View


def stage(game: Ink, view: View) -> Text:
    """Gets the heading."""
    if view.round > game.rules.rounds:
        return Text("ink.stage.over")
    return Text("ink.stage.round", {"round": view.round, "rounds": game.rules.rounds})


def brief(game: Ink, view: View, words: frozenset[Ref]) -> Brief:
    """Gets the goal, what is left and the guide, which follow from the first words that can be played."""
    goal = Text("ink.goal", {"seats": len(view.sheets), "rounds": game.rules.rounds})
    last = game.rules.rounds
    rounds = min(view.round, last), last
    if not words or view.own is None:
        return Brief(goal, rounds=rounds)
    return Brief(goal, _left(view.own, words), _guide(view.own, words), rounds=rounds)


def _left(desk: Desk, words: frozenset[Ref]) -> Text | None:
    """Gets what must still be done, nothing where the turn may end."""
    if "pair" in words:
        return Text("ink.left.pair")
    if not desk.settled:
        return Text("ink.left.meteor")
    if "done" in words:
        return None
    dice = sum(die in words for die in ROUTES)
    lava = "no" if desk.poured or not desk.lava else "yes"
    return Text("ink.left.draw", {"dice": dice, "lava": lava})


def _guide(desk: Desk, words: frozenset[Ref]) -> Text:
    special = bool(words & set(SPECIALS))
    if "pair" in words:
        return Text("ink.guide.pair")
    if not desk.settled:
        return Text("ink.guide.meteor", {"special": "yes" if "shield" in words else "no"})
    if "done" not in words:
        if any(die in words for die in ROUTES):
            return Text("ink.guide.draw")
        return Text("ink.guide.pour", {"fits": "yes" if any(die in words for die in LAVA) else "no"})
    more = "special" if special else "lava" if words & {*LAVA, "volcano"} else "none"
    return Text("ink.guide.done", {"stuck": "yes" if desk.left else "no", "more": more})


PRESENTATION = Presentation(draw, stage, brief, face=lambda game, word: side(word))
