"""What whoever plays always knows: what wins, what is left of the turn, what to do now."""

from __future__ import annotations

from byways.kernel.protocol import Ref, Seat
from byways.kernel.scene import Args, Brief, Text

from .components import SKIP
from .options import Rules
from .state import View


def brief(view: View, rules: Rules, words: frozenset[Ref]) -> Brief:
    """Gets the goal, what is left and the guide, which follow from the first words that can be played."""
    role = _role(view, rules)
    goal = Text("roads.goal", _aims(view, rules, role))
    if not words:
        return Brief(goal)
    if words == {SKIP}:
        return Brief(goal, Text("roads.left.skip"), Text("roads.guide.skip"))
    return Brief(goal, Text("roads.left.lay"), Text("roads.guide.lay", {"role": role}))


def _role(view: View, rules: Rules) -> str:
    """Gets what a seat tries to do: the starter of a duel ``extends``, the other ``closes``."""
    if rules.variant == 1:
        return "watches" if view.seat is None else "extends" if view.seat == view.game else "closes"
    return "last" if rules.variant == 2 else "together" if rules.together else "empties"


def _aims(view: View, rules: Rules, role: str) -> Args:
    starter, closer = (Text("player.name", {"seat": seat}) for seat in _duel(view))
    return {"role": role, "starter": (starter,), "closer": (closer,)}


def _duel(view: View) -> tuple[Seat, Seat]:
    """Gets who starts this game of a match, and who comes after."""
    return Seat(view.game), Seat(view.game % len(view.hands) + 1)
