"""Real cards that contradict hidden ones: their refusal says that they do, so nobody enters many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from byways.kernel.protocol import Seat

CODE = "talk.contradiction"

MOST = 5
"""After this many a seat can't enter anything, until everybody has made as many."""


@dataclass(slots=True)
class Contradictions:
    """How often each seat has entered what contradicts hidden cards."""

    count: Counter[int] = field(default_factory=Counter)

    def note(self, seat: Seat) -> bool:
        """Notes one more. Gets whether others are to enter what comes now."""
        self.count[seat] += 1
        return self.count[seat] % MOST == 0

    def bar(self, own: Iterable[Seat], people: Iterable[Seat]) -> bool:
        """Whether somebody with their *own* seats may enter nothing now, among all those of *people*."""
        people, own = {*people}, {*own}
        if not people - own:
            return False
        everybody = min(self.count[seat] for seat in people) // MOST
        return max(self.count[seat] for seat in own) >= MOST * (everybody + 1)
