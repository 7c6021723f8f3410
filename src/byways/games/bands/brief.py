"""What whoever plays always knows: what wins, what is left of the turn, what to do now."""

from __future__ import annotations

from byways.kernel.protocol import Ref
from byways.kernel.scene import Brief, Text

from .board import ReadyBoard
from .components import CRYSTALS_AN_ACTION, MAX_BANDS
from .state import View


def brief(table: ReadyBoard, view: View, words: frozenset[Ref]) -> Brief:
    """Gets the goal, what is left and the guide, which follow from the first words that can be played."""
    goal, target = _goal(table, len(view.desks)), table.scenario.end_score or None
    if not words:
        return Brief(goal, target=target)
    return Brief(goal, _left(view), _guide(view, words), _waste(view, words), target)


def _goal(table: ReadyBoard, seats: int) -> Text:
    scenario = table.scenario
    drawings = scenario.end_drawings[seats - 2] if scenario.end_drawings else 0
    bonus = scenario.edge[0] if scenario.edge else sum(points for _, points in scenario.bonuses)
    numbers = {"points": scenario.end_score, "rounds": scenario.end_rounds, "drawings": drawings}
    return Text(
        "bands.goal",
        {**numbers, "scenario": scenario.number, "bonus": bonus, "crystals": scenario.hand_in},
    )


def _left(view: View) -> Text:
    bands = MAX_BANDS - len(view.desks[view.seat - 1].bands)
    if view.owed:
        return Text("bands.left.pay", {"pegs": len(view.owed), "bands": bands})
    if view.taking:
        return Text("bands.left.take", {"cards": view.taking, "bands": bands})
    return Text("bands.left.actions", {"actions": view.actions, "bands": bands})


def _guide(view: View, words: frozenset[Ref]) -> Text:
    if view.owed:
        return Text("bands.guide.pay", {"peg": view.owed[0], "others": len(view.owed) - 1})
    if view.taking:
        return Text("bands.guide.take", {"cards": view.taking, "row": "yes" if view.row else "no"})
    if not words & {"take", "band"}:
        return Text(
            "bands.guide.end", {"third": "yes" if "crystal" in words else "no", "count": CRYSTALS_AN_ACTION}
        )
    can = "both" if {"take", "band"} <= words else "take" if "take" in words else "band"
    return Text("bands.guide.act", {"can": can, "first": "no" if view.desks[view.seat - 1].bands else "yes"})


def _waste(view: View, words: frozenset[Ref]) -> Text | None:
    """Gets the actions that would be lost."""
    if not view.actions or "end" not in words or not words & {"take", "band"}:
        return None
    return Text("bands.waste", {"actions": view.actions})
