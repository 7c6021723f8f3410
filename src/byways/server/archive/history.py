"""What somebody has played: every game that is over, with whom, and what came of it."""

from __future__ import annotations

import csv
from collections import defaultdict
from datetime import UTC, datetime
from io import StringIO
from typing import Any

from sqlalchemy import Connection, and_, select

from byways.kernel.codec import dump, encode
from byways.kernel.facts import load_options, shown
from byways.registry import GAMES
from byways.wire.history import History, Opponent, PlayedGame

from ..store.database import Store
from ..store.reading import avatar_beside
from ..store.schema import players, results, seats, tables
from .deals import had

MOST = 2_000
"""The most games listed, newest first."""

COLUMNS = ("date", "game", "options", "day", "total", "won", "players", "others", "table")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a program for tables would take for a formula, at the beginning of a name."""


async def history_of(store: Store, player: str) -> History:
    """Gets what a player has played to the end, on whatever device."""
    return History(await store.read(lambda connection: _games(connection, player)))


def _games(connection: Connection, player: str) -> list[PlayedGame]:
    same = and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat)
    query = (
        select(results.c.seat, results.c.at, tables.c.id, tables.c.game, tables.c.options, tables.c.day)
        .join(seats, same)
        .join(tables, tables.c.id == results.c.table_id)
        .where(had(player))
        .order_by(results.c.at.desc(), results.c.seat)
        .limit(MOST)
    )
    own = connection.execute(query).all()
    reached: dict[str, dict[int, Any]] = defaultdict(dict)
    there = select(results.c.table_id).join(seats, same).where(had(player))
    everybody = (
        select(results, players.c.avatar, players.c.name.label("called"))
        .outerjoin(players, players.c.id == results.c.player)
        .where(results.c.table_id.in_(there))
    )
    for row in connection.execute(everybody).mappings().all():
        reached[row["table_id"]][row["seat"]] = row
    # Some may not be played here any more.
    return [_game(row, reached[row.id]) for row in own if row.game in GAMES]


def _game(row: Any, reached: dict[int, Any]) -> PlayedGame:
    own = reached[row.seat]
    others = [
        Opponent(each["name"], each["kind"], each["level"], each["total"], each["won"], avatar_beside(each))
        for seat, each in sorted(reached.items())
        if seat != row.seat
    ]
    options = shown(load_options(row.options))
    scored = GAMES[row.game].scored
    # Whoever gave up has won nothing, whatever a bot made of it.
    won = own["won"] and own["kind"] == "person"
    return PlayedGame(row.id, row.game, options, row.at, own["total"], won, scored, row.day, others)


def as_csv(history: History) -> str:
    """Gets a history as a table for other programs."""
    written = StringIO()
    rows = csv.writer(written)
    rows.writerow(COLUMNS)
    for game in history.games:
        others = "; ".join(f"{_called(each)} {each.total}{' *' if each.won else ''}" for each in game.others)
        at = datetime.fromtimestamp(game.at, UTC).isoformat(timespec="seconds")
        # A name must not be taken for a formula.
        plain = f"'{others}" if others.startswith(_FORMULA) else others
        cells = (at, game.game, dump(encode(game.options)), game.day or "", game.total, int(game.won))
        rows.writerow((*cells, len(game.others) + 1, plain, game.table))
    return written.getvalue()


def _called(other: Opponent) -> str:
    return f"bot {other.level}" if other.kind == "bot" and not other.name else other.name or "?"
