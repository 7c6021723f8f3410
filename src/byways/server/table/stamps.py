"""A stamp on what somebody is shown: who comes back with it needs nothing of that a second time."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field

from byways import __version__
from byways.kernel.protocol import Seat

from ..store.rows import TableRow

LENGTH = 22


@dataclass(slots=True)
class Stamps:
    """After which step each seat was shown something new: with the same step it sees the same.

    A stamp must give away nothing that is not shown. So a step of a draft changes the stamp of its owner
    alone, and nobody can compute one: the seed of the table goes into it.
    """

    _all: str = ""
    """The chain of the last step that showed something to everybody."""

    _own: dict[Seat, str] = field(default_factory=dict)
    """The chain of the last step since then that showed something to one seat only."""

    def note(self, seat: Seat | None, chain: str) -> None:
        """Notes a step that shows something new to a seat, or to everybody."""
        if seat is None:
            self._all = chain
            self._own.clear()
        else:
            self._own[seat] = chain

    def stamp(self, row: TableRow, own: Sequence[Seat]) -> str:
        """Gets the stamp of what those see who have these seats, drawn as this version draws it."""
        steps = (f"{seat} {self._own.get(seat, '')}" for seat in own)
        # Joint dice roll without a step, as soon as all salts are there.
        words = (__version__, row.id, row.seed, str(row.salts), self._all, *steps)
        return hashlib.sha256("\0".join(words).encode()).hexdigest()[:LENGTH]
