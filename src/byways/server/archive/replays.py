"""Finished games, move by move: of tables here, and of uploaded records."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from byways.kernel.rng import secret, token
from byways.wire.requests import Branch

from ..catalogue import game_named
from ..errors import Trouble
from ..readable import clean_name
from ..slots import aside
from ..store.judgements import kept
from ..store.rows import SeatRow, TableRow, played
from ..table.answers import content_of
from ..table.new_tables import chosen_seats
from ..table.rooms import Rooms
from ..table.summaries import seat_of
from ..work.insight import VERSION, ladder, outlook, review
from ..work.pool import Workers
from ..work.retelling import Retold, beginning, check, moment, players, retold

MAX_RECORD = 1024 * 1024
STORIES = 24
"""How many stories are kept in memory."""

MOMENTS = 400
"""How many pictures of a moment are kept in memory."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A story with who sat where."""

    retold: Retold
    seats: tuple[SeatRow, ...]
    table: bool
    """Whether it was played here."""


@dataclass(slots=True)
class Replays:
    """Every game that can be looked at again; *asker* is always the address of who looks."""

    rooms: Rooms
    workers: Workers
    _finished: OrderedDict[str, Finished] = field(default_factory=OrderedDict)
    _loading: dict[str, asyncio.Task[Finished]] = field(default_factory=dict)
    _moments: OrderedDict[tuple[str, int, int | None], bytes] = field(default_factory=OrderedDict)

    async def find(self, name: str, asker: str) -> Finished:
        """Gets the story of a table, or of a record that was brought along.

        :raises Trouble: there is none, or the game is still being played.
        """
        if name not in self._finished:
            # A page asks for several things at once: the story is told once for all of them.
            if name not in self._loading:
                task = self._loading[name] = asyncio.create_task(self._load(name, asker))
                task.add_done_callback(lambda _: self._loading.pop(name))
            async with aside():
                self._finished[name] = await asyncio.shield(self._loading[name])
            while len(self._finished) > STORIES:
                self._finished.popitem(last=False)
        self._finished.move_to_end(name)
        return self._finished[name]

    async def _load(self, name: str, asker: str) -> Finished:
        written = await self.rooms.store.record(name)
        if written is not None:
            names = await self.workers.do(asker, players, written)
            seats = tuple(SeatRow(seat, "person", clean_name(each)) for seat, each in enumerate(names, 1))
            return await self._retell(written, seats, False, asker)
        room = await self.rooms.room(name)
        if not room.match.over:
            # The log has what is still hidden from somebody.
            raise Trouble(409, "server.still_playing")
        return await self._retell(room.record().text(), room.row.seats, True, asker)

    async def _retell(self, written: str, seats: tuple[SeatRow, ...], table: bool, asker: str) -> Finished:
        return Finished(await self.workers.do(asker, retold, written, tuple(played(seats))), seats, table)

    def forget(self) -> None:
        """Forgets every story, because somebody in one of them has gone."""
        self._finished.clear()

    async def overview(self, name: str, player: str, asker: str) -> bytes:
        """Gets the whole game in short: who sat where, and what happened move by move."""
        finished = await self.find(name, asker)
        seats = [seat_of(row, player) for row in finished.seats]
        ours = msgspec.json.encode({"id": name, "seats": seats, "table": finished.table})
        return ours[:-1] + b"," + finished.retold.happened[1:]

    async def view(self, name: str, move: int, seat: int | None, asker: str) -> bytes:
        """Gets the position after this many moves, as a seat saw it, or with nothing hidden.

        :raises Trouble: there is no such move or seat.
        """
        finished = await self.find(name, asker)
        check_move(finished, move)
        if seat is not None and not 1 <= seat <= len(finished.seats):
            raise Trouble(400, "server.field", field="seat")
        key = (name, move, seat)
        if key not in self._moments:
            self._moments[key] = await self.workers.do(asker, moment, finished.retold.record, move, seat)
            while len(self._moments) > MOMENTS:
                self._moments.popitem(last=False)
        self._moments.move_to_end(key)
        return self._moments[key]

    async def curve(self, name: str, asker: str) -> bytes:
        """Gets every line of every seat's score after every move."""
        return (await self.find(name, asker)).retold.curve

    async def dice(self, name: str, asker: str) -> bytes:
        """Gets the numbers behind each of nature's moves, for whoever wants to derive them again."""
        return (await self.find(name, asker)).retold.dice

    async def review(self, name: str, seat: int, since: int, asker: str) -> bytes:
        """Gets how good the turns of a seat were, from a line of the log on, a few of them.

        :raises Trouble: there is no such move or seat.
        """
        finished = await self.find(name, asker)
        check_move(finished, since)
        return await self._judged(finished, seat, review, since, asker)

    async def outlook(self, name: str, seat: int, move: int, asker: str) -> bytes:
        """Gets what a seat could expect after so many moves.

        :raises Trouble: there is no such move or seat.
        """
        finished = await self.find(name, asker)
        check_move(finished, move)
        return await self._judged(finished, seat, outlook, move, asker)

    async def ladder(self, name: str, seat: int, level: int, asker: str) -> bytes:
        """Gets what bots of one level make of the same dice or cards.

        :raises Trouble: there is no such seat or level, or the dice are not known.
        """
        finished = await self.find(name, asker)
        return await self._judged(finished, seat, ladder, level, asker, finished.retold.deal)

    async def _judged(
        self,
        finished: Finished,
        seat: int,
        task: Callable[[str, int, int], bytes],
        of: int,
        asker: str,
        about: str | None = None,
    ) -> bytes:
        """Gets what a task finds out, once for all that it is the same for: *about*, else this very game."""
        if not 1 <= seat <= len(finished.seats):
            raise Trouble(400, "server.field", field="seat")
        written = finished.retold.record

        async def find() -> bytes:
            return await self.workers.do(asker, task, written, seat, of)

        return await kept(self.rooms.store, (task.__name__, VERSION, about or written, seat, of), find)

    async def text(self, name: str, asker: str) -> tuple[str, str]:
        """Gets the record and a name for its file."""
        finished = await self.find(name, asker)
        return finished.retold.record, f"byways-{finished.retold.game}-{name}.txt"

    async def bring(self, player: str, body: bytes, asker: str) -> str:
        """Checks a record and keeps it. The same text has the same name.

        :raises Trouble: it is not a true record, with the line and the reason.
        """
        written = await self.workers.do(asker, check, body)
        digest = hashlib.sha256(written.encode()).digest()
        name = base64.urlsafe_b64encode(digest[:9]).decode()
        await self.rooms.store.add_record(name, player, written)
        return name

    async def branch(self, player: str, name: str, wish: Branch, asker: str) -> str:
        """Makes a table that goes on from the middle of a story; the dice are new from there on.

        :raises Trouble: there is no such move, nothing is left to play, or the seats do not fit.
        """
        finished = await self.find(name, asker)
        request = content_of("branch", name, wish)
        existing = await self.rooms.store.table_by_key(player, wish.key, request)
        if existing is not None:
            return existing
        check_move(finished, wish.move)
        start = await self.workers.do(asker, beginning, finished.retold.record, wish.move)
        seats = await chosen_seats(self.rooms.store, player, wish.seats)
        if len(seats) != start.seats:
            raise Trouble(400, "server.field", field="seats")
        if game_named(start.game).secret and any(seat.kind == "open" for seat in seats):
            # Whoever made the record knows what the guest has in hand.
            raise Trouble(400, "server.known_deal")
        row = TableRow(
            token(9),
            start.game,
            start.rules,
            start.options,
            secret(),
            player,
            wish.key,
            seats=seats,
            request=request,
            position=start.position,
            begun=start.begun,
        )
        return await self.rooms.add(row)


def check_move(finished: Finished, move: int) -> None:
    """Looks whether a game has so many moves.

    :raises Trouble: it has fewer.
    """
    if not 0 <= move <= finished.retold.moves:
        raise Trouble(404, "server.no_move")
