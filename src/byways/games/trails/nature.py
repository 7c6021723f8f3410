"""What is drawn by chance: the goals, and a hand for each player."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from byways.kernel.lots import Lot, Lots
from byways.kernel.protocol import Seat
from byways.kernel.text import Text

from .components import deck
from .goals import FINAL, INTERIM, NEEDED
from .options import Rules


def goals(rules: Rules) -> Lots:
    """Gets the goals to draw from: so many of each sort."""
    lots = tuple(
        Lot(
            Text("trails.lot.goals", {"sort": sort, "count": NEEDED}),
            NEEDED,
            dict.fromkeys(rules.goal_set.of_sort(sort), 1),
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
    lot = Lot(label, rules.box.hand, most, ascending=True)
    return Lots(("deal", str(seat)), (lot,), seat=seat)


def all_lots(rules: Rules, seats: int) -> Iterator[Lots]:
    """Generates what all moves of nature at a table of *seats* are made of."""
    if not rules.solo and not rules.goals:
        yield goals(rules)
    for seat in range(1, seats + 1):
        yield deal(rules, Seat(seat), deck(rules.decks))
