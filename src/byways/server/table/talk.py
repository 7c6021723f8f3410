"""What is said at a table, and what happened around it. None of it is part of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from time import time
from typing import Any

from sqlalchemy import Connection, insert, select

from byways.kernel.rng import token

from ..access.limits import Bucket
from ..access.plain import JOINERS, plain
from ..errors import Trouble
from ..store.database import Store
from ..store.rows import SeatRow
from ..store.schema import talk
from ..wire import Json

MOST = 500
"""How many letters may be said at once."""

KEPT = 100
"""How many lines a browser gets when it comes; the others stay in the database."""

BURST, RATE = 6, 0.5


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said, or that happened around the table."""

    at: float
    seat: int
    """Who says it, or whom it is about."""

    name: str
    said: str | None = None
    code: str | None = None
    args: dict[str, str | int] = field(default_factory=dict)
    id: int = 0

    def shown(self) -> Json:
        what = {"said": self.said} if self.said is not None else {"code": self.code, "args": self.args}
        return {"id": self.id, "at": self.at, "seat": self.seat, "name": self.name, **what}


@dataclass(slots=True)
class Talk:
    """The talk at one table."""

    store: Store
    table: str
    lines: list[Line] = field(default_factory=list)
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    @classmethod
    async def load(cls, store: Store, table: str) -> Talk:
        """Gets the last lines that were said at a table."""
        query = select(talk).where(talk.c.table_id == table).order_by(talk.c.id.desc()).limit(KEPT)
        rows = await store.read(lambda connection: connection.execute(query).mappings().all())
        return cls(store, table, [_line(row) for row in reversed(rows)])

    async def say(self, player: str, row: SeatRow, said: object, key: str) -> Line | None:
        """Keeps what a player says; nothing new where it was said before with the same key.

        :raises Trouble: it is no text, too long, or too much.
        """
        if not isinstance(said, str):
            raise Trouble(400, "server.field", field="text")
        words = plain(said.encode("utf-8", "ignore").decode(), JOINERS)
        if not words:
            raise Trouble(400, "server.field", field="text")
        if len(words) > MOST:
            raise Trouble(400, "server.talk_long", most=MOST)
        own = f"{player} {key}"
        query = select(talk.c.id).where(talk.c.table_id == self.table, talk.c.key == own)
        if await self.store.read(lambda connection: connection.scalar(query)) is not None:
            return None
        if not self._buckets.setdefault(player, Bucket(BURST, RATE)).allow():
            raise Trouble(429, "server.talk_flood")
        write, done = self.writing(Line(time(), row.seat, row.name, said=words), player, own)
        await self.store.do(write)
        return self.add(done())

    def writing(
        self, line: Line, player: str | None = None, key: str | None = None
    ) -> tuple[Callable[[Connection], None], Callable[[], Line]]:
        """Gets what writes a line, and what gets it as it was written."""
        numbers: list[int] = []

        def write(connection: Connection) -> None:
            done = connection.execute(
                insert(talk).values(
                    table_id=self.table,
                    at=line.at,
                    seat=line.seat,
                    player=player,
                    name=line.name,
                    said=line.said,
                    code=line.code,
                    args=json.dumps(line.args),
                    key=key or token(18),
                )
            )
            assert done.inserted_primary_key is not None
            numbers.append(done.inserted_primary_key[0])

        def written() -> Line:
            return Line(line.at, line.seat, line.name, line.said, line.code, line.args, numbers[-1])

        return write, written

    def add(self, line: Line) -> Line:
        """Notes a line that is on disk."""
        self.lines = [*self.lines, line][-KEPT:]
        return line

    def shown(self) -> Json:
        """Gets all of it, for somebody who has just come."""
        return {"type": "talk", "all": True, "lines": [line.shown() for line in self.lines]}


def _line(row: Any) -> Line:
    args = json.loads(row["args"] or "{}")
    return Line(row["at"], row["seat"], row["name"], row["said"], row["code"], args, row["id"])
