"""What is drawn by chance: the goals, and a hand for each player."""

from __future__ import annotations

from collections.abc import Collection

from byways.kernel.lots import Lot, Lots
from byways.kernel.protocol import Seat
from byways.kernel.scene import UNIT, Spot, Text

from .components import deck
from .goals import FINAL, INTERIM, NEEDED, Goal
from .options import Rules
from .scene import card_spot


def goals(rules: Rules) -> Lots:
    """Gets the goals to draw from: so many of each sort."""
    named = {goal.name: goal for goal in rules.goal_set.goals}
    lots = tuple(
        Lot(
            Text("trails.lot.goals", {"sort": sort, "count": NEEDED}),
            NEEDED,
            dict.fromkeys(rules.goal_set.of_sort(sort), 1),
            lambda name: goal_card(named[name]),
            ascending=True,
        )
        for sort in (INTERIM, FINAL)
    )
    return Lots(("goals",), lots)


def deal(rules: Rules, seat: Seat, left: Collection[str]) -> Lots:
    """Gets the hand of a seat, from the cards that are left."""
    kept = set(left)
    most = {card: int(card in kept) for card in deck(rules.decks)}
    label = Text("trails.lot.hand", {"seat": seat, "count": rules.box.hand})
    lot = Lot(label, rules.box.hand, most, lambda card: card_spot("", card, 0), ascending=True)
    return Lots(("deal", str(seat)), (lot,), seat=seat)


def every_lots(rules: Rules, seats: int) -> tuple[Lots, ...]:
    """Gets all moves that nature may ever make at a table of *seats*."""
    drawn = (goals(rules),) if not rules.solo and not rules.goals else ()
    return (*drawn, *(deal(rules, Seat(seat), deck(rules.decks)) for seat in range(1, seats + 1)))


def goal_card(goal: Goal) -> Spot:
    """Gets a goal with what it asks for."""
    return Spot("", goal.text, (0, 0), (2 * UNIT, UNIT), "note", text=goal.name)
