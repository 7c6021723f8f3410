"""What came of a table: written together with the step that ends it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert

from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.result import winners_among

from ..clock import time
from ..store.rows import TableRow, played
from ..store.schema import results
from ..store.writer import Write


def keep_results(row: TableRow, match: Match[Any, Any, Any]) -> Write:
    """Gets what writes the results of a table whose game is over; of real dice nothing is written.

    Nobody can say that typed dice were the same for others, or that they fell at all.
    """
    winners = winners_among(match.game, match.state, played(row.seats))
    totals = [match.game.tally(match.state, Seat(seat.seat)).total for seat in row.seats]

    def write(connection: Connection) -> None:
        if row.typed:
            return
        for seat, total in zip(row.seats, totals, strict=True):
            connection.execute(
                insert(results).values(
                    table_id=row.id,
                    seat=seat.seat,
                    # Who was shown good turns is compared with nobody.
                    deal=row.deal if row.hints != "asked" else row.id,
                    kind=seat.kind,
                    player=seat.player,
                    name=seat.name,
                    level=seat.level,
                    total=total,
                    won=seat.seat in winners,
                    at=time(),
                )
            )

    return write
