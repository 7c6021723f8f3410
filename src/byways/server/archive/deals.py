"""The same dice and cards for everybody who wants them, and what each made of them. See docs/deals.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from sqlalchemy import Connection, and_, exists, func, or_, select

from byways.kernel.bot import STAND_IN_LEVEL
from byways.kernel.facts import dump_options, shown
from byways.kernel.rng import token
from byways.wire.deals import DealResult, Elsewhere, SharedDeal

from ..catalogue import game_named
from ..errors import Trouble
from ..store.reading import avatar_beside
from ..store.rows import SeatRow, TableRow
from ..store.schema import holders, players, results, seats, tables
from ..table.answers import content_of
from ..table.rooms import Rooms

LISTED = 100
"""How many results of others are listed."""


_DEAL = re.compile(r"[0-9a-f]{64}\Z")


@dataclass(frozen=True, slots=True)
class Played:
    """A table at which a player has, or had, a deal before them."""

    table: str
    over: bool
    day: str | None


@dataclass(slots=True)
class Deals:
    """Every deal that was played here."""

    rooms: Rooms

    async def of_table(self, player: str, table: str) -> Elsewhere:
        """Gets what others made of the deal of a table that is over.

        :raises Trouble: there is no such table, or somebody who asks still plays this deal.
        """
        row = await self.rooms.store.table(table)
        if row is None:
            raise Trouble(404, "server.no_table")
        if not row.over:
            raise Trouble(409, "server.still_playing")
        return await self._compared(player, row)

    async def of_deal(self, player: str, deal: str) -> SharedDeal:
        """Gets what is told of a deal to whoever has its link, and where they are with it.

        :raises Trouble: there is no such deal.
        """
        row = await self._any_table(deal)
        played = await self._played(player, deal)
        return SharedDeal(row.game, shown(row.options), len(row.seats), **progress(played))

    async def play(self, player: str, deal: str, key: str, today: str) -> str:
        """Sits a player down alone at a deal that somebody shared; bots take the other seats.

        :raises Trouble: there is no such deal.
        """
        row = await self._any_table(deal)
        query = select(tables.c.day).where(and_(tables.c.deal == deal, tables.c.day == today))
        day = await self.rooms.store.scalar(query)
        return await self.start(player, row, key, day)

    async def start(self, player: str, like: TableRow, key: str, day: str | None) -> str:
        """Gets a table with the deal of *like*: the one where the player is at it, else a new one.

        With a *day* it counts for that day, if the player never had this deal before. Whoever is in the
        middle of a deal gets no second look at it.

        :raises Trouble: the table cannot be kept.
        """
        request = content_of("deal", like.deal)
        existing = await self.rooms.store.table_by_key(player, key, request)
        if existing is not None:
            return existing
        played = await self._played(player, like.deal)
        for each in played:
            if not each.over:
                return each.table
        name = await self.rooms.store.player_name(player)
        counts = day is not None and not played
        row = TableRow(
            token(9),
            like.game,
            like.rules,
            like.options,
            like.seed,
            player,
            f"daily {like.game} {day}" if counts else key,
            seats=alone(player, name, len(like.seats), like.home),
            request=request,
            position=like.position,
            day=day if counts else None,
            origin="deal",
            home=like.home,
            drawn=like.drawn,
            joint=like.joint,
            salts=like.salts,
        )
        try:
            return await self.rooms.add(row)
        except Trouble as e:
            # Asked twice at the same moment: the other request was first.
            again = await self._played(player, like.deal)
            if e.code != "server.twice" or not again:
                raise
            return again[-1].table

    async def _played(self, player: str, deal: str) -> list[Played]:
        return await self.rooms.store.read(lambda connection: played_by(connection, player, deal))

    async def _any_table(self, deal: str) -> TableRow:
        """Gets a table with a deal that can be played again.

        :raises Trouble: there is none.
        """
        if not _DEAL.match(deal):
            raise Trouble(404, "server.no_deal")
        query = select(tables.c.id).where(
            and_(tables.c.deal == deal, tables.c.begun.is_(None), tables.c.typed.is_(False))
        )
        found = await self.rooms.store.scalar(query.limit(1))
        row = await self.rooms.store.table(found) if found is not None else None
        if row is None:
            raise Trouble(404, "server.no_deal")
        return row

    async def _compared(self, player: str, row: TableRow) -> Elsewhere:
        """Gets everybody's results with the deal of a table.

        :raises Trouble: the player still has it before them.
        """
        deal = row.deal
        played = await self._played(player, deal)
        if played and not any(each.over for each in played):
            raise Trouble(409, "server.deal_open")
        found = await self.rooms.store.read(lambda connection: _results(connection, player, deal))
        scored = game_named(row.game).scored
        if not scored:
            found.sort(key=lambda each: not each.won)
        people = [each.total for each in found if each.kind == "person" and not each.again]
        own = await self.rooms.store.read(lambda connection: _own_totals(connection, player, row))
        return Elsewhere(
            deal=None if row.typed or row.begun else deal,
            game=row.game,
            seats=len(row.seats),
            results=[each for i, each in enumerate(found) if i < LISTED or each.mine],
            scored=scored,
            count=len(found),
            totals=counted(people),
            median=median(people) if people else None,
            day=row.day,
            games=len(own),
            best=max(own, default=None),
            average=fmean(own) if own else None,
        )


def progress(played: Iterable[Played]) -> dict[str, str | None]:
    """Gets where a player's deal goes on, and where it was first finished."""
    played = list(played)
    return {
        "running": next((each.table for each in played if not each.over), None),
        "finished": next((each.table for each in played if each.over), None),
    }


def alone(player: str, name: str, count: int, home: int) -> tuple[SeatRow, ...]:
    """Gets seats for one person, who sits at *home*, and the best bots."""
    person = SeatRow(home, "person", name, player=player)
    return tuple(
        person if seat == home else SeatRow(seat, "bot", level=STAND_IN_LEVEL) for seat in range(1, count + 1)
    )


def counted(totals: Iterable[int]) -> list[tuple[int, int]]:
    """Gets how often each total was reached, the lowest first.

    >>> counted([3, 1, 3])
    [(1, 1), (3, 2)]
    """
    return sorted(Counter(totals).items())


def had(player: str) -> Any:
    """Gets the condition that a row of ``seats`` was a player's, to the end or until they gave up, on this
    device or another."""
    held = exists().where(
        and_(
            holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat, holders.c.player == player
        )
    )
    return or_(seats.c.player == player, held)


def sits(player: str) -> Any:
    """Gets the condition that a player has the seat of a row of ``seats``, on this device or another."""
    return and_(seats.c.kind == "person", had(player))


def played_by(connection: Connection, player: str, deal: str) -> list[Played]:
    """Gets the tables at which a player has had a deal, the first one first."""
    query = (
        select(tables.c.id, tables.c.over, tables.c.day)
        .where(and_(tables.c.deal == deal, tables.c.id.in_(select(seats.c.table_id).where(sits(player)))))
        .order_by(tables.c.created, tables.c.id)
    )
    return [Played(*row) for row in connection.execute(query)]


def _own_totals(connection: Connection, player: str, row: TableRow) -> list[int]:
    """Gets what a player has made of the same game with the same options and as many seats."""
    count = select(func.count()).select_from(seats).where(seats.c.table_id == tables.c.id).scalar_subquery()
    same = and_(
        tables.c.game == row.game,
        tables.c.options == dump_options(row.options),
        count == len(row.seats),
        results.c.player == player,
        results.c.kind == "person",
    )
    query = select(results.c.total).join(tables, tables.c.id == results.c.table_id).where(same)
    return list(connection.scalars(query))


def _results(connection: Connection, player: str, deal: str) -> list[DealResult]:
    """Gets all results with a deal, the highest total first; who had it before is marked."""
    query = (
        select(seats.c.player, tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(and_(tables.c.deal == deal, seats.c.player.is_not(None)))
        .order_by(tables.c.created.desc(), tables.c.id.desc())
    )
    first = {row.player: row.id for row in connection.execute(query)}
    own = {
        (row.table_id, row.seat)
        for row in connection.execute(
            select(seats.c.table_id, seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(and_(tables.c.deal == deal, sits(player)))
        )
    }
    rows = connection.execute(
        select(results, players.c.avatar, players.c.name.label("called"))
        .outerjoin(players, players.c.id == results.c.player)
        .where(results.c.deal == deal)
        .order_by(results.c.total.desc(), results.c.at)
    ).mappings()
    return [
        DealResult(
            table=row["table_id"],
            seat=row["seat"],
            kind=row["kind"],
            name=row["name"],
            level=row["level"],
            total=row["total"],
            won=row["won"],
            mine=(row["table_id"], row["seat"]) in own,
            again=row["player"] is not None and first.get(row["player"]) != row["table_id"],
            avatar=avatar_beside(row),
        )
        for row in rows
    ]
