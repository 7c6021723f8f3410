"""One deal a day for each game, the same for everybody. See docs/deals.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Select, and_, func, insert, select

from byways.kernel.facts import Facts, dump_options, load_options
from byways.kernel.rng import commitment, secret
from byways.kernel.seating import lot, seated
from byways.registry import GAMES
from byways.wire.deals import Calendar, CalendarDay, Daily, DailyStanding, DayResult, Today

from ..catalogue import game_named
from ..clock import time
from ..errors import Trouble
from ..store.database import Store
from ..store.rows import TableRow
from ..store.schema import dailies, results, seats, tables
from .deals import Deals, alone, counted, played_by, progress, sits

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}\Z", re.ASCII)
_MONTH = re.compile(r"\d{4}-\d{2}\Z", re.ASCII)


@dataclass(slots=True)
class Dailies:
    """The deals of all days."""

    deals: Deals
    now: Callable[[], float] = time

    @property
    def store(self) -> Store:
        return self.deals.rooms.store

    def today(self) -> str:
        """Gets the day, the same all over the world."""
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    async def lobby(self, player: str) -> Today:
        """Gets how a player stands with today's deals, and on which days they have finished one."""
        day = self.today()
        rows = await self._rows(tuple(GAMES.values()), day)
        read = self.store.read(lambda connection: [_standing(connection, player, row) for row in rows])
        done = await self.store.read(lambda connection: _days(connection, player))
        days = [each for each in _before(day, 7) if each in done]
        return Today(day, await read, days, streak(done, day))

    async def calendar(self, player: str, month: str) -> Calendar:
        """Gets what a player made of the deals of a month, on their days.

        :raises Trouble: it is no month.
        """
        if not _MONTH.match(month):
            raise Trouble(404, "server.no_daily")
        today = self.today()

        def read(connection: Connection) -> Calendar:
            had = select(dailies.c.day).where(dailies.c.day.startswith(month)).distinct()
            own = _results_of(connection, player, month)
            days = [CalendarDay(day, own.get(day, [])) for day in sorted(connection.scalars(had))]
            done, first = _days(connection, player), connection.scalar(select(func.min(dailies.c.day)))
            return Calendar(
                month, today, first or today, days, streak(done, today), longest(done), list(GAMES)
            )

        return await self.store.read(read)

    async def about(self, player: str, game: str, day: str) -> Daily:
        """Gets a day's deal: how the player stands, and how everybody did once that spoils nothing.

        :raises Trouble: there is no such game, or it had no deal that day.
        """
        row = await self._row(game_named(game), day)
        today = self.today()

        def read(connection: Connection) -> Daily:
            standing = _standing(connection, player, row)
            near = select(func.max(dailies.c.day)).where(and_(dailies.c.game == game, dailies.c.day < day))
            later = select(func.min(dailies.c.day)).where(and_(dailies.c.game == game, dailies.c.day > day))
            totals = _totals(connection, row)
            shown = not standing.running and (day != today or standing.finished is not None)
            return Daily(
                **msgspec.structs.asdict(standing),
                day=day,
                today=day == today,
                seats=len(row.seats),
                commitment=commitment(row.seed),
                totals=counted(totals) if shown else None,
                median=median(totals) if shown and totals else None,
                previous=connection.scalar(near),
                next=connection.scalar(later),
            )

        return await self.store.read(read)

    async def play(self, player: str, game: str, day: str, key: str) -> str:
        """Sits a player down at a day's deal; it counts the first time, on the day itself.

        :raises Trouble: there is no such game, or it had no deal that day.
        """
        row = await self._row(game_named(game), day)
        return await self.deals.start(player, row, key, day if day == self.today() else None)

    async def _row(self, facts: Facts, day: str) -> TableRow:
        """Gets a table with the deal of a day.

        :raises Trouble: there was none that day.
        """
        return (await self._rows((facts,), day))[0]

    async def _rows(self, games: tuple[Facts, ...], day: str) -> list[TableRow]:
        """Gets a table for each game with its deal of a day; whoever asks first on the day itself makes them.

        :raises Trouble: one had none that day.
        """
        if not _DAY.match(day):
            raise Trouble(404, "server.no_daily")
        found = await self.store.read(lambda connection: _find(connection, games, day))
        if len(found) < len(games) and day == self.today():
            with suppress(Trouble):
                await self.store.do(lambda connection: _make(connection, games, day))
            found = await self.store.read(lambda connection: _find(connection, games, day))
        if len(found) < len(games):
            raise Trouble(404, "server.no_daily")
        return found


def _find(connection: Connection, games: tuple[Facts, ...], day: str) -> list[TableRow]:
    """Gets the deals of a day that are there, in the order of the games."""
    rows = {row["game"]: row for row in connection.execute(_of(day)).mappings()}
    return [_table(rows[facts.name], day) for facts in games if facts.name in rows]


def _table(row: RowMapping, day: str) -> TableRow:
    """Gets a table with a day's deal, under the rules of that day."""
    return TableRow(
        "",
        row["game"],
        row["rules"],
        load_options(row["options"]),
        row["seed"],
        "",
        "",
        seats=alone("", "", row["seats"], row["home"]),
        day=day,
        home=row["home"],
        drawn=row["drawn"],
    )


def _of(day: str) -> Select[Any]:
    return select(dailies).where(dailies.c.day == day)


def _make(connection: Connection, games: tuple[Facts, ...], day: str) -> None:
    """Makes the deals that are missing."""
    known = {row["game"] for row in connection.execute(_of(day)).mappings()}
    for facts in games:
        if facts.name not in known:
            connection.execute(insert(dailies).values(day=day, **_fresh(facts)))


def _fresh(facts: Facts) -> dict[str, Any]:
    """Gets a new deal, with where whoever plays it sits."""
    count, seed = facts.seats[0], secret()
    drawn = facts.in_turn and count > 1
    home = seated(range(1, count + 1), lot(seed, count) if drawn else 1).index(1) + 1
    options = dump_options(facts.options({}))
    seating = {"seats": count, "home": home, "drawn": drawn}
    return {"game": facts.name, "rules": facts.rules, "options": options, "seed": seed, **seating}


def _standing(connection: Connection, player: str, row: TableRow) -> DailyStanding:
    """Gets where a player is with a day's deal, and how many have finished it."""
    played = played_by(connection, player, row.deal)
    counting = next((each for each in played if each.day == row.day), None)
    total, won, ranked = None, None, True
    if counting is not None and counting.over:
        query = (
            select(results.c.total, results.c.won, _RANKED)
            .join(seats, and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat))
            .where(and_(results.c.table_id == counting.table, sits(player)))
        )
        if (reached := connection.execute(query.limit(1)).first()) is not None:
            total, won, ranked = reached
    return DailyStanding(
        row.game,
        **progress(played),
        scored=game_named(row.game).scored,
        total=total,
        won=won,
        count=len(_totals(connection, row)),
        ranked=ranked,
    )


def _days(connection: Connection, player: str) -> frozenset[str]:
    """Gets the days whose deal a player has finished on the day itself."""
    sat_at = select(seats.c.table_id).where(sits(player))
    query = select(tables.c.day).where(
        and_(tables.c.day.is_not(None), tables.c.over, tables.c.id.in_(sat_at))
    )
    return frozenset(connection.scalars(query))


def _results_of(connection: Connection, player: str, month: str) -> dict[str, list[DayResult]]:
    """Gets what a player reached on each day of a month."""
    query = (
        select(tables.c.day, tables.c.game, results.c.total, results.c.won, _RANKED)
        .join(results, results.c.table_id == tables.c.id)
        .join(seats, and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat))
        .where(and_(tables.c.day.startswith(month), sits(player)))
        .order_by(tables.c.day, tables.c.game)
    )
    found: dict[str, list[DayResult]] = {}
    for day, game, total, won, ranked in connection.execute(query):
        found.setdefault(day, []).append(DayResult(game, game_named(game).scored, total, won, ranked))
    return found


def longest(done: Collection[str]) -> int:
    """Gets the most days in a row.

    >>> longest({"2026-03-01", "2026-02-28", "2026-01-05"})
    2
    """
    return max((streak(done, day) for day in done), default=0)


def _before(day: str, count: int) -> list[str]:
    """Gets this many days up to a day, oldest first."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=ago)).isoformat() for ago in reversed(range(count))]


def streak(done: Collection[str], today: str) -> int:
    """Gets how many days in a row there are up to today, or up to yesterday while today is not done.

    >>> streak({"2026-03-01", "2026-02-28"}, "2026-03-02")
    2
    """
    day = date.fromisoformat(today)
    if today not in done:
        day -= timedelta(days=1)
    count = 0
    while (day - timedelta(days=count)).isoformat() in done:
        count += 1
    return count


def _totals(connection: Connection, row: TableRow) -> list[int]:
    """Gets the totals that count for a day."""
    query = (
        select(results.c.total)
        .join(tables, tables.c.id == results.c.table_id)
        .where(and_(tables.c.day == row.day, tables.c.game == row.game, results.c.kind == "person", _RANKED))
    )
    return list(connection.scalars(query))


_RANKED = results.c.deal.is_distinct_from(results.c.table_id)
"""Whether a result is compared: who was helped, or took a turn back, had a deal of their own."""
