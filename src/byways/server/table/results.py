"""What came of a table: written together with the step that ends it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert

from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.result import winners_among

from ..clock import time
from ..store.rows import ResultRow, TableRow, played
from ..store.schema import results
from ..store.writer import Write


def results_of(row: TableRow, match: Match[Any, Any, Any]) -> tuple[ResultRow, ...]:
    """Gets what came of a table whose game is over now."""
    winners, now = winners_among(match.game, match.state, played(row.seats)), time()
    return tuple(
        ResultRow(seat, match.game.tally(match.state, seat).total, seat in winners, now)
        for seat in (Seat(each.seat) for each in row.seats)
    )


def keep_results(row: TableRow, reached: tuple[ResultRow, ...], undone: bool) -> Write:
    """Gets what writes the results of a table whose game is over; of real dice nothing is written.

    Nobody can say that typed dice were the same for others, or that they fell at all.
    """

    def write(connection: Connection) -> None:
        if row.typed:
            return
        for seat, each in zip(row.seats, reached, strict=True):
            connection.execute(
                insert(results).values(
                    table_id=row.id,
                    # Who was shown good turns, or what came after their own, is compared with nobody.
                    deal=row.id if row.hints == "asked" or undone else row.deal,
                    kind=seat.kind,
                    player=seat.player,
                    name=seat.name,
                    level=seat.level,
                    **each._asdict(),
                )
            )

    return write
