"""How the game is shown, and what whoever plays always knows: what wins, what is left, what to do now."""

from __future__ import annotations

from byways.kernel.facets import Presentation
from byways.kernel.protocol import Ref, Seat
from byways.kernel.scene import Args, Brief, Spot, Text

from .components import SKIP
from .options import Rules
from .rules import Roads
from .scene import card, draw
from .state import View


def stage(game: Roads, view: View) -> Text:
    """Gets the heading."""
    rules = game.rules
    if len(view.won) == rules.games:
        return Text("roads.stage.over")
    laid = {"laid": len(view.network), "cards": rules.each * len(view.hands)}
    if rules.match:
        return Text("roads.stage.match", {"game": view.game, **laid})
    return Text("roads.stage.laid", laid)


def brief(game: Roads, view: View, words: frozenset[Ref]) -> Brief:
    """Gets the goal and the guide, which follow from the first words that can be played."""
    role = _role(view, game.rules)
    goal = Text("roads.goal", _aims(view, role))
    if not words:
        return Brief(goal)
    if words == {SKIP}:
        return Brief(goal, guide=Text("roads.guide.skip"))
    args = {
        "role": role,
        # Where the first card may go; ``no`` once there is one.
        "first": "no" if view.network else "field" if game.rules.field is not None else "middle",
        "hand": "one" if len(set(view.hand)) == 1 else "more",
    }
    return Brief(goal, guide=Text("roads.guide.lay", args))


def _role(view: View, rules: Rules) -> str:
    """Gets what a seat tries to do: the starter of a duel ``extends``, the other ``closes``."""
    if rules.variant == 1:
        return "watches" if view.seat is None else "extends" if view.seat == view.game else "closes"
    return "last" if rules.variant == 2 else "together" if rules.together else "empties"


def _aims(view: View, role: str) -> Args:
    starter, closer = (Text("player.name", {"seat": seat}) for seat in _duel(view))
    return {"role": role, "starter": (starter,), "closer": (closer,)}


def _duel(view: View) -> tuple[Seat, Seat]:
    """Gets who starts this game of a match, and who comes after."""
    return Seat(view.game), Seat(view.game % len(view.hands) + 1)


def _face(game: Roads, word: Ref) -> Spot:
    return card(next(kind for kind in game.rules.deck.kinds if kind.name == word))


PRESENTATION = Presentation(draw, stage, brief, _face)
