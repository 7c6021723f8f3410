"""What whoever plays always knows: what wins, what is left of the turn, what to do now."""

from __future__ import annotations

from byways.kernel.protocol import Ref, Seat
from byways.kernel.scene import Brief, Text

from .options import Rules
from .passing import way
from .state import Desk, View

PAIR = 2
"""So many cards are placed a turn."""


def brief(view: View, rules: Rules, words: frozenset[Ref]) -> Brief:
    """Gets the goal, what is left and the guide, which follow from the first words that can be played."""
    solo, animals = rules.solo, "yes" if rules.animals else "no"
    target = rules.box.solo_win if solo else None
    goal = Text("trails.aim", {"solo": "yes" if solo else "no", "points": target or 0, "animals": animals})
    if not words or view.own is None or view.seat is None:
        return Brief(goal, target=target)
    left, guide = _turn(view, view.own, view.seat, rules, words)
    return Brief(goal, left, guide, target=target)


def _turn(
    view: View, desk: Desk, seat: Seat, rules: Rules, words: frozenset[Ref]
) -> tuple[Text | None, Text]:
    if "done" in words:
        return None, Text("trails.guide.done", {"then": then(view, rules), "next": (next_name(view, seat),)})
    if view.step == 0:
        first = "no" if desk.area.camps else "yes"
        return Text("trails.left.camp"), Text("trails.guide.camp", {"first": first})
    return Text("trails.left.cards", {"cards": to_play(desk)}), Text("trails.guide.cards")


def to_play(desk: Desk) -> int:
    """Gets how many cards are still to be placed this turn."""
    return len(desk.hand) + PAIR - len(desk.held)


def then(view: View, rules: Rules) -> str:
    """Gets what becomes of the cards that are left: ``kept`` after a camp, ``passed``, ``discarded``."""
    if view.step == 0:
        return "kept"
    if view.step == rules.box.pairs:
        return "discarded"
    return "alone" if rules.solo else "passed"


def next_name(view: View, seat: Seat) -> Text:
    """Gets the name of whoever gets the hand next."""
    after = (seat - 1 + way(view.round)) % len(view.areas) + 1
    return Text("player.name", {"seat": after})
