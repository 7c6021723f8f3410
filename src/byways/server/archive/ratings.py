"""How strong players are: the games that are kept, counted in the order in which they ended.

The numbers follow from those games alone, so every process has the same, and so has ``byways ratings``.
What is kept in memory is only how far they were counted. See docs/ratings.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, exists, or_, select, update

from byways.insight.par import PAR
from byways.insight.ratings import Entrant, Ladder, Ladders, Rating, copied, count, places
from byways.registry import GAMES
from byways.wire.avatars import Avatar, avatar_of
from byways.wire.insight import LadderScore
from byways.wire.ratings import Leaderboard, RatedLadder, RatedPlayer

from ..catalogue import game_named
from ..clock import time
from ..cluster.members import RunElsewhere
from ..errors import Trouble
from ..store.database import executes
from ..store.notes import times_rewritten
from ..store.schema import players, results, seats, tables, talk
from ..table.hints import CODE
from ..table.rooms import Rooms
from .replays import Replays

LISTED = 100
"""The most people listed on a leaderboard, besides the one who asks."""

SETTLED = 30.0
"""Seconds after which no other process can still write an earlier game."""

PATIENCE = 24 * 3600.0
"""A game alone whose par is not known after so long never counts."""

LOOK = 2.0
"""How often it is looked whether a game alone has ended."""

BATCH = 5

_apart = results.alias()
RATEABLE = and_(
    ~tables.c.typed,
    tables.c.begun.is_(None),
    tables.c.origin.is_(None),
    tables.c.position.is_(None),
    # Where a final turn was taken back, the results have a deal of their own; where somebody was helped, too.
    or_(
        tables.c.hints == "asked",
        ~exists().where(and_(_apart.c.table_id == tables.c.id, _apart.c.deal == tables.c.id)),
    ),
)
"""What ``TableRow.rateable`` says, for the database."""


UNAIDED = or_(tables.c.hints.is_(None), tables.c.hints != "asked")

HELPED = exists().where(
    and_(talk.c.table_id == results.c.table_id, talk.c.seat == results.c.seat, talk.c.code == CODE)
)
"""Whether a bot has helped a seat: that is said once in the talk, for good."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The ladders after all games up to one."""

    ladders: Ladders = field(default_factory=dict)
    until: tuple[float, str] = (0.0, "")
    rewritten: int = 0


@dataclass(slots=True)
class Ratings:
    """Every ladder of this server."""

    rooms: Rooms
    replays: Replays
    now: Callable[[], float] = time
    _counted: Counted = field(default_factory=Counted)
    _counting: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def ladders(self) -> Ladders:
        """Gets all leaderboards as they are now.

        :raises Trouble: the database does not answer.
        """
        async with self._counting:
            known = self._counted
            found, self._counted = await self.rooms.store.read(lambda each: _count(each, known, self.now()))
        return found

    async def leaderboard(self, player: str, name: str) -> Leaderboard:
        """Gets the ladders of a game as a player sees them: who does not want to be there is not.

        :raises Trouble: there is no such game.
        """
        facts = game_named(name)
        ladders = await self.ladders()
        who = {each for (game, _), ladder in ladders.items() if game == name for each in ladder.ratings}
        ids = [each.removeprefix("person ") for each in who if each.startswith("person ")]
        query = select(players.c.id, players.c.name, players.c.avatar, players.c.unlisted)
        found = await self.rooms.store.rows(query.where(players.c.id.in_([*ids, player])))
        people = {row.id: row for row in found}
        return Leaderboard(
            name,
            player in people and people[player].unlisted,
            [
                RatedLadder(
                    seats,
                    _shown(ladder, player, people),
                    ladder.level_for(f"person {player}", facts.levels),
                )
                for seats in range(facts.seats[0], facts.seats[1] + 1)
                for ladder in [ladders.get((name, seats), Ladder())]
            ],
        )

    async def run(self) -> None:
        """Finds out what par was for those who have played alone, for ever."""
        while True:
            with suppress(Trouble):
                await self.find_par()
            await asyncio.sleep(LOOK)

    async def find_par(self) -> None:
        """Finds out what par was wherever somebody has played alone and it is not known yet.

        :raises Trouble: the database does not answer.
        """
        waiting = _alone().where(and_(RATEABLE, UNAIDED, results.c.par.is_(None))).limit(BATCH)
        waiting = waiting.where(results.c.at > self.now() - PATIENCE)
        for table in await self.rooms.store.scalars(waiting):
            # The process that runs the table does it; of rules that are not played any more nobody knows.
            with suppress(Trouble, RunElsewhere):
                answer = await self.replays.ladder(table, 1, PAR, "ratings")
                par = msgspec.json.decode(answer, type=LadderScore).total
                if par is not None:
                    known = update(results).where(results.c.table_id == table).values(par=par)
                    await self.rooms.store.do(executes(known))


def _alone() -> Select[tuple[Any]]:
    """Selects the tables at which somebody has played alone for points."""
    scored = [name for name, facts in GAMES.items() if facts.scored]
    more = results.alias()
    others = select(more.c.table_id).where(and_(more.c.table_id == results.c.table_id, more.c.seat > 1))
    return (
        select(results.c.table_id)
        .join(tables, tables.c.id == results.c.table_id)
        .where(and_(tables.c.game.in_(scored), ~others.exists()))
        .order_by(results.c.at)
    )


def _count(connection: Connection, known: Counted, now: float) -> tuple[Ladders, Counted]:
    """Counts the games that have ended since. Gets the ladders, and what need not be counted again."""
    rewritten = times_rewritten(connection)
    if rewritten != known.rewritten:
        known = Counted(rewritten=rewritten)
    settled, until, open_end = copied(known.ladders), known.until, False
    found = settled
    for at, table, rows in _games(connection, known.until):
        pending = len(rows) == 1 and rows[0].par is None and not rows[0].helped and at > now - PATIENCE
        if not open_end and (pending or at > now - SETTLED):
            open_end, found = True, copied(settled)
        game = GAMES.get(rows[0].game)
        if game is not None:
            count(found, game.name, len(rows), places(_entrants(rows), game.scored, rows[0].par))
        until = until if open_end else (at, table)
    return found, Counted(settled, until, rewritten)


def _games(connection: Connection, since: tuple[float, str]) -> Iterator[tuple[float, str, list[Row[Any]]]]:
    """Generates the games that count and ended later, in order: when, at which table, who reached what."""
    first = results.alias()
    query = (
        select(results, seats.c.stand_in, HELPED.label("helped"), first.c.at.label("ended"), tables.c.game)
        .join(first, and_(first.c.table_id == results.c.table_id, first.c.seat == 1))
        .join(tables, tables.c.id == results.c.table_id)
        .join(seats, and_(seats.c.table_id == results.c.table_id, seats.c.seat == results.c.seat))
        .where(and_(RATEABLE, first.c.at >= since[0]))
        .order_by(first.c.at, results.c.table_id, results.c.seat)
    )
    rows = connection.execute(query)
    for (ended, table), group in groupby(rows, key=lambda row: (row.ended, row.table_id)):
        if (ended, table) > since:
            yield ended, table, list(group)


def _entrants(rows: list[Row[Any]]) -> tuple[Entrant, ...]:
    return tuple(
        Entrant(
            "left" if row.stand_in or row.helped else row.kind,
            row.player or "",
            row.level,
            row.total,
            row.won,
        )
        for row in rows
    )


def _shown(ladder: Ladder, player: str, people: Mapping[str, Any]) -> list[RatedPlayer]:
    """Gets a ladder as a player sees it, the strongest first."""
    found: list[RatedPlayer] = []
    place = 0
    order = sorted(ladder.ratings.items(), key=lambda each: (-each[1].points, -each[1].strength, each[0]))
    for name, rating in order:
        kind, _, who = name.partition(" ")
        if kind == "bot":
            found.append(_rated(rating, None, level=int(who)))
            continue
        row = people.get(who)
        listed = row is None or not row.unlisted
        place += listed
        if who == player or (listed and place <= LISTED):
            called, chosen = (row.name, row.avatar) if row is not None else ("", None)
            avatar = avatar_of(who, chosen)
            found.append(_rated(rating, place if listed else None, called, avatar, mine=who == player))
    return found


def _rated(
    rating: Rating,
    place: int | None,
    name: str = "",
    avatar: Avatar | None = None,
    level: int | None = None,
    mine: bool = False,
) -> RatedPlayer:
    figures = rating.points, rating.strength, rating.margin, rating.games, rating.won
    return RatedPlayer("person" if level is None else "bot", name, avatar, level, place, *figures, mine)
