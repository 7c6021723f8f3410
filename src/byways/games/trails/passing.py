"""Hands go round: which way, and who has held which."""

from __future__ import annotations

from typing import TypeVar

from byways.kernel.protocol import Seat
from byways.kernel.text import Text

from .options import Rules
from .state import View

T = TypeVar("T")


def way(round_: int) -> int:
    """Gets 1 where hands go to the next higher seat, the one on the left, and -1 where they go back."""
    return 1 if round_ % 2 else -1


def passed(hands: tuple[T, ...], round_: int) -> tuple[T, ...]:
    """Gets the hands after everybody has passed theirs on.

    >>> passed(("a", "b", "c"), 1), passed(("a", "b", "c"), 2)
    (('c', 'a', 'b'), ('b', 'c', 'a'))
    """
    step = way(round_)
    return tuple(hands[(i - step) % len(hands)] for i in range(len(hands)))


def has_held(seat: Seat | None, holder: int, seats: int, round_: int, passes: int) -> bool:
    """Whether *seat* has held, in this round, the hand that *holder* holds after so many passes.

    Who has held a hand knows it for the rest of the round: what others took out
    of it since lies on the table. A hand that *seat* passed on is ahead of it,
    one place further with every pass, and comes back once it has gone all the way.

    >>> [has_held(Seat(1), holder, 4, 1, 1) for holder in (1, 2, 3, 4)]
    [True, True, False, False]
    >>> [has_held(Seat(1), holder, 4, 2, 2) for holder in (1, 2, 3, 4)]
    [True, False, True, True]
    """
    return seat is not None and (holder - seat) * way(round_) % seats <= passes


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
