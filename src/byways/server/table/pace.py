"""How long a turn may take, and since when somebody is waited for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..store.rows import TableRow

LIVE = 3600.0
"""With less time for a turn than this, people sit at the table together: nobody's time runs before all do."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Since when each seat that is to act is waited for, and what it has used of its time before."""

    since: Mapping[int, float] = field(default_factory=dict)
    spent: Mapping[int, float] = field(default_factory=dict)
    """Only where time is for the whole game: less than nothing where more was given back than used."""

    def after(
        self, row: TableRow, to_act: Iterable[int], now: float, ended: int | None = None, *, back: bool = True
    ) -> Clock:
        """Gets the clock once other seats are to act: a turn that has begun goes on.

        A new one begins for the seat whose turn has *ended*, although it is to act again. Where time is for
        the whole game, what was used is taken off, and some is given *back* for the turn.
        """
        acting = sorted(int(seat) for seat in to_act if seat > 0) if _runs(row) else []
        since = {seat: now if seat == ended else self.since.get(seat, now) for seat in acting}
        if row.increment is None:
            return Clock(since)
        over = {seat: now - at for seat, at in self.since.items() if since.get(seat) != at}
        given = row.increment if back else 0.0
        used = {seat: self.spent.get(seat, 0.0) + taken - given for seat, taken in over.items()}
        return Clock(since, {**self.spent, **used})

    def taken(self, seat: int, now: float) -> float | None:
        """Gets how many seconds of its time a seat has used; none where nobody waits for it."""
        at = self.since.get(seat)
        return None if at is None else max(0.0, now - at) + self.spent.get(seat, 0.0)

    def waited(self, pace: float | None, now: float) -> dict[str, float]:
        """Gets how many seconds each seat that is to act has used, where a pace was agreed."""
        if pace is None:
            return {}
        return {str(seat): round(self.taken(seat, now) or 0.0, 1) for seat in self.since}

    def kept(self) -> dict[str, Any]:
        """Gets what is kept of it with a table."""
        return {"since": dict(self.since), **({"spent": dict(self.spent)} if self.spent else {})}


def read_clock(row: TableRow, to_act: Iterable[int]) -> Clock:
    """Gets the clock as it was kept with a table; one that kept nothing runs since it last changed."""
    kept = (row.summary.get(name, {}) for name in ("since", "spent"))
    since, spent = ({int(seat): float(value) for seat, value in each.items()} for each in kept)
    return Clock(Clock(since).after(row, to_act, row.updated).since, spent)


def _runs(row: TableRow) -> bool:
    """Whether time runs: where people meet at the table, it does once everybody sits."""
    live = row.pace is not None and row.pace < LIVE
    return not (live and any(seat.kind == "open" for seat in row.seats))
