"""How the game is shown, and what whoever plays always knows: what wins, what is left, what to do now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from byways.kernel.facets import Presentation
from byways.kernel.protocol import Ref
from byways.kernel.scene import Brief, Text

from .board import ReadyBoard
from .components import COLOURS, CRYSTALS_AN_ACTION
from .rules import Bands
from .scene import card, draw
from .state import View


def stage(game: Bands, view: View) -> Text:
    """Gets the heading."""
    if view.ended:
        return Text("bands.stage.over")
    last = "yes" if view.triggered or view.round == game.table.scenario.end_rounds else "no"
    rounds = game.table.scenario.end_rounds
    if rounds:
        return Text("bands.stage.round_of", {"round": view.round, "rounds": rounds, "last": last})
    return Text("bands.stage.round", {"round": view.round, "last": last})


def brief(game: Bands, view: View, words: frozenset[Ref]) -> Brief:
    """Gets the goal, what is left and the guide, which follow from the first words that can be played."""
    table = game.table
    goal, target = _goal(table, len(view.desks)), table.scenario.end_score or None
    if not words:
        return Brief(goal, target=target, counts="treasure")
    return Brief(
        goal, _left(view), _guide(table, view, words), _waste(view, words), target, counts="treasure"
    )


def _goal(table: ReadyBoard, seats: int) -> Text:
    scenario = table.scenario
    drawings = scenario.end_drawings[seats - 2] if scenario.end_drawings else 0
    bonus = scenario.edge[0] if scenario.edge else sum(points for _, points in scenario.bonuses)
    numbers = {"points": scenario.end_score, "rounds": scenario.end_rounds, "drawings": drawings}
    price = {"bonus": bonus, "penalty": scenario.penalty, "crystals": scenario.hand_in}
    return Text("bands.goal", {**numbers, **price, "scenario": scenario.number})


def _left(view: View) -> Text:
    if view.owed:
        return Text("bands.left.pay", {"pegs": len(view.owed)})
    if view.taking:
        return Text("bands.left.take", {"cards": view.taking})
    return Text("bands.left.actions", {"actions": view.actions})


def _guide(table: ReadyBoard, view: View, words: frozenset[Ref]) -> Text:
    if view.owed:
        peg = table.board.lattice.number[view.owed[0]]
        return Text("bands.guide.pay", {"colour": COLOURS[table.board.colours[peg]]})
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


def _brings(before: View, after: View) -> Iterator[Text]:
    """Generates what the viewer gets besides points, and the cards that it costs."""
    if before.viewer is None:
        return
    crystals = after.desks[before.viewer - 1].crystals - before.desks[before.viewer - 1].crystals
    if crystals:
        yield Text(
            "bands.brings.crystals" if crystals > 0 else "bands.pays.crystals", {"count": abs(crystals)}
        )
    paid = Counter(before.hand) - Counter(after.hand)
    if paid:
        named = tuple(
            Text("bands.colour", {"colour": colour}) for colour in COLOURS for _ in range(paid[colour])
        )
        yield Text("bands.pays.cards", {"cards": named})


PRESENTATION = Presentation(
    draw,
    stage,
    brief,
    face=lambda game, word: card(word),
    brings=lambda game, before, after: tuple(_brings(before, after)),
)
