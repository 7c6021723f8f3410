"""Tells players who are away that it is their turn: kept in the database until it is done or hopeless."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, and_, delete, func, select, update

from byways.i18n import LANGUAGES, say
from byways.kernel.rng import Quick, Rng

from ..clock import time
from ..cluster.members import RunElsewhere
from ..errors import Trouble
from ..store.database import Store, executes
from ..store.rows import TableRow
from ..store.schema import calls, players, pushes
from ..table.rooms import Rooms
from .addresses import read_target
from .calling import Caller
from .push import send_push

LOOK = 2.0
"""How often it is looked whether something is due."""

TRIES = 8
"""The tries after which a message is dropped; with the pauses in between, about a day."""

FIRST_PAUSE = 60.0
LONGEST_PAUSE = 8 * 3600.0
AT_ONCE = 200
"""The most messages that are sent at the same time."""

OF_ONE = 2
"""The most of them for one player."""

BETWEEN_TESTS = 5.0

log = logging.getLogger(__name__)


_BROWSER = (pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth, pushes.c.lang.label("push_lang"))


def pause(tries: int, rng: Rng) -> float:
    """Gets how many seconds to wait after so many tries that failed: four times as long each time.

    A fifth more or less, so that what failed together does not come back together.
    """
    return min(LONGEST_PAUSE, FIRST_PAUSE * 4.0 ** (tries - 1)) * (0.8 + rng.below(401) / 1000)


@dataclass(slots=True)
class Hooks:
    """Takes messages to the addresses that players have given."""

    rooms: Rooms
    caller: Caller | None
    """``None``: the operator wants no messages sent."""

    url: str
    """Where we are, for links."""

    now: Callable[[], float] = time
    _tested: dict[str, float] = field(default_factory=dict)
    _sending: set[int] = field(default_factory=set)
    """What is being sent."""

    @property
    def store(self) -> Store:
        return self.rooms.store

    async def run(self) -> None:
        """Sends what is due, for ever. Nobody waits for whoever takes long."""
        async with asyncio.TaskGroup() as sending:
            while True:
                with suppress(Trouble):
                    for call in await self._due():
                        sending.create_task(self._send(call))
                await asyncio.sleep(LOOK)

    async def send_due(self) -> None:
        """Sends what is due, once."""
        await asyncio.gather(*map(self._send, await self._due()))

    async def _due(self) -> list[dict[str, Any]]:
        """Gets what is to be sent now: what was never tried comes first."""
        place = func.row_number().over(partition_by=calls.c.player, order_by=(calls.c.due, calls.c.id))
        due = select(calls, place.label("place")).where(calls.c.due <= self.now()).subquery()
        query = (
            select(due, players.c.hook, players.c.lang, *_BROWSER)
            .join(players, players.c.id == due.c.player, isouter=True)
            .join(pushes, pushes.c.id == due.c.push, isouter=True)
            .where(and_(due.c.place <= OF_ONE, due.c.id.not_in(self._sending)))
            .order_by(due.c.tries, due.c.due)
            .limit(AT_ONCE - len(self._sending))
        )
        rows = await self.store.read(lambda connection: connection.execute(query).mappings().all())
        found = [dict(row) for row in rows if row["id"] not in self._sending]
        self._sending.update(row["id"] for row in found)
        return found

    async def _send(self, call: dict[str, Any]) -> None:
        """Sends a message, and notes what came of it."""
        try:
            await self._try(call)
        except (Trouble, RunElsewhere):
            # It could not be noted, so it is tried again; or it is for the process that runs the table, which
            # knows who is there.
            pass
        finally:
            self._sending.discard(call["id"])

    async def _try(self, call: dict[str, Any]) -> None:
        """Sends a message, whatever fails.

        :raises Trouble: what came of it could not be noted.
        :raises RunElsewhere: another process runs the table.
        """
        row = await self._waiting(call["table_id"], call["seat"], call["player"])
        this = calls.c.id == call["id"]
        done: list[Executable] = [delete(calls).where(this)]
        if self.caller is not None and row is not None:
            try:
                if not await self._hand_over(self.caller, call, row):
                    done = [delete(pushes).where(pushes.c.id == call["push"])]
            except Exception as e:
                if not isinstance(e, Trouble):
                    log.exception("a webhook failed")
                tries = call["tries"] + 1
                if tries < TRIES:
                    due = self.now() + pause(tries, Quick(f"{call['id']} {tries}"))
                    done = [update(calls).where(this).values(tries=tries, due=due)]
                    if isinstance(e, Trouble) and e.code == "server.hook_silent":
                        # Else each message of this player would keep a place for as long.
                        rest = self.now() + FIRST_PAUSE
                        theirs = and_(calls.c.player == call["player"], calls.c.due < rest)
                        done.append(update(calls).where(theirs).values(due=rest))
                else:
                    log.warning("a webhook was given up after %s tries: %r", tries, e)
        await self.store.do(executes(*done))

    async def _hand_over(self, caller: Caller, call: dict[str, Any], row: TableRow) -> bool:
        """Takes a message where it is to go. Gets whether more may be sent there.

        :raises Trouble: it was not taken, with the reason.
        """
        if call["push"] is None:
            if call["hook"] is not None:
                message = self._message(call["lang"], row.game, row.id, call["seat"])
                await caller.call(read_target(call["hook"]), message)
            return True
        if call["endpoint"] is None:
            return True
        lang, table = call["push_lang"], row.id
        news = {
            "title": say(lang, f"{row.game}.name"),
            "body": say(lang, "server.push_turn"),
            "mute": say(lang, "server.push_mute"),
            "url": f"/table/{table}",
            "table": table,
        }
        return await send_push(self.store, caller, call, news, self.url)

    async def _waiting(self, table: str, seat: int, player: str) -> TableRow | None:
        """Gets a table if it still waits for the seat of a player who is away."""
        try:
            room = await self.rooms.room(table)
        except Trouble:
            return None
        here = any(watcher.player == player for watcher in room.gallery.watchers)
        return room.row if seat in room.match.to_act and not here else None

    def _message(self, lang: str | None, game: str, table: str, seat: int) -> dict[str, str | int]:
        spoken, url = lang or LANGUAGES[0], f"{self.url}/table/{table}"
        text = say(spoken, "server.hook_turn", game=say(spoken, f"{game}.name"), url=url)
        return {"text": text, "content": text, "table": table, "game": game, "seat": seat, "url": url}

    async def check(self, url: str) -> None:
        """Does nothing if messages may be sent to an address.

        :raises Trouble: they may not, with the reason.
        """
        if self.caller is None:
            raise Trouble(409, "server.hooks_off")
        await self.caller.check(read_target(url))

    async def test(self, player: str) -> None:
        """Sends a player's address a test message at once.

        :raises Trouble: it was not taken, with the reason, or the last one was just sent.
        """
        if self.caller is None:
            raise Trouble(409, "server.hooks_off")
        query = select(players.c.hook, players.c.lang).where(players.c.id == player)
        found = await self.store.first(query)
        if found is None or found.hook is None:
            raise Trouble(409, "server.hook_none")
        self._tested = {who: at for who, at in self._tested.items() if at > self.now() - BETWEEN_TESTS}
        if player in self._tested:
            raise Trouble(429, "server.hook_wait", seconds=int(BETWEEN_TESTS))
        self._tested[player] = self.now()
        text = say(found.lang or LANGUAGES[0], "server.hook_test")
        none = {"table": None, "game": None, "seat": None}
        message = {"text": text, "content": text, **none, "url": f"{self.url}/"}
        await self.caller.call(read_target(found.hook), message)
