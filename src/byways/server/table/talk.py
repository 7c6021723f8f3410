"""What is said at a table, and what happened around it. None of it is part of the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select

from byways.kernel.plain import JOINERS
from byways.kernel.rng import token
from byways.kernel.text import Args
from byways.wire.messages import Talk, TalkLine
from byways.wire.wishes import Reaction

from ..access.limits import Bucket
from ..clock import time
from ..errors import Trouble
from ..readable import readable
from ..store.database import Store
from ..store.rows import SeatRow
from ..store.schema import talk

MOST = 500
"""How many letters may be said at once."""

KEPT = 100
"""How many lines a browser gets when it comes; the others stay in the database."""

BURST, RATE = 6, 0.5

REACTION = "talk.reaction"
"""The code of a mark without words."""


@dataclass(slots=True)
class NewLine:
    """A line of the talk, and what writes it; it gets its number then."""

    table: str
    line: TalkLine
    player: str | None = None
    key: str = field(default_factory=lambda: token(18))

    def __call__(self, connection: Connection) -> None:
        """Writes the line."""
        values = {"table_id": self.table, "player": self.player, "key": self.key, "at": self.line.at}
        values |= {"seat": self.line.seat, "name": self.line.name, "said": self.line.said or None}
        values |= {"code": self.line.code or None, "args": json.dumps(self.line.args or {})}
        done = connection.execute(insert(talk).values(values))
        assert done.inserted_primary_key is not None
        self.line = replace(self.line, id=done.inserted_primary_key[0])


@dataclass(slots=True)
class Conversation:
    """The talk at one table."""

    store: Store
    table: str
    lines: list[TalkLine] = field(default_factory=list)
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    @classmethod
    async def load(cls, store: Store, table: str) -> Conversation:
        """Gets the last lines that were said at a table."""
        lines = await store.read(lambda connection: read_talk(connection, [table]))
        return cls(store, table, lines[table])

    async def say(self, player: str, row: SeatRow, said: str, key: str) -> TalkLine | None:
        """Keeps what a player says; nothing new where it was said before with the same key.

        :raises Trouble: nothing is left of it as plain text, or it is too long, or too much.
        """
        words = readable(said, JOINERS)
        if not words:
            raise Trouble(400, "server.field", field="text")
        if len(words) > MOST:
            raise Trouble(400, "server.talk_long", most=MOST)
        return await self._post(player, TalkLine(0, time(), row.seat, row.name, said=words), key)

    async def react(self, player: str, row: SeatRow, mark: Reaction, key: str) -> TalkLine | None:
        """Keeps a mark that a player shows; nothing new where it was shown before with the same key.

        :raises Trouble: it is too much.
        """
        line = TalkLine(0, time(), row.seat, row.name, code=REACTION, args={"mark": mark})
        return await self._post(player, line, key)

    async def _post(self, player: str, line: TalkLine, key: str) -> TalkLine | None:
        own = f"{player} {key}"
        if await self._was_said(own, line):
            return None
        if not self._buckets.setdefault(player, Bucket(BURST, RATE)).allow():
            raise Trouble(429, "server.talk_flood")
        if self.store.disk_low():
            raise Trouble(503, "server.disk_low")
        new = NewLine(self.table, line, player, own)
        try:
            await self.store.do(new, self.table)
        except Trouble:
            # Sent twice at the same moment: the other one was first.
            if await self._was_said(own, line):
                return None
            raise
        return self.add(new)

    async def _was_said(self, key: str, line: TalkLine) -> bool:
        """Whether the same was said before with a key.

        :raises Trouble: something else was.
        """
        query = select(talk).where(talk.c.table_id == self.table, talk.c.key == key)
        if (known := await self.store.first(query)) is None:
            return False
        if _content(_line(known._mapping)) != _content(line):
            raise Trouble(409, "server.key_used")
        return True

    def note(self, row: SeatRow, code: str, args: Args | None = None) -> NewLine:
        """Gets a line about what happened to a seat, to be written and then added."""
        return NewLine(self.table, TalkLine(0, time(), row.seat, row.name, code=code, args=args or {}))

    def add(self, new: NewLine) -> TalkLine:
        """Adds a line that is on disk."""
        self.lines = [*self.lines, new.line][-KEPT:]
        return new.line

    def whole(self) -> Talk:
        """Gets the whole chat, for somebody who has just arrived."""
        return Talk(True, tuple(self.lines))


def read_talk(connection: Connection, names: Sequence[str]) -> dict[str, list[TalkLine]]:
    """Gets the last lines that were said at each of some tables."""
    newest = func.row_number().over(partition_by=talk.c.table_id, order_by=talk.c.id.desc())
    numbered = select(talk, newest.label("place")).where(talk.c.table_id.in_(names)).subquery()
    query = select(numbered).where(numbered.c.place <= KEPT).order_by(numbered.c.id)
    found: dict[str, list[TalkLine]] = {name: [] for name in names}
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append(_line(row))
    return found


def count_lines(connection: Connection, names: Sequence[str], code: str) -> dict[str, dict[int, int]]:
    """Gets how often something is said about each seat of some tables."""
    query = select(talk.c.table_id, talk.c.seat, func.count()).group_by(talk.c.table_id, talk.c.seat)
    found: dict[str, dict[int, int]] = {name: {} for name in names}
    for table, seat, count in connection.execute(
        query.where(talk.c.table_id.in_(names), talk.c.code == code)
    ):
        found[table][seat] = count
    return found


def _content(line: TalkLine) -> tuple[object, ...]:
    """Gets what was asked for when a line was said."""
    return line.seat, line.said, line.code, line.args


def _line(row: Any) -> TalkLine:
    at = row["id"], row["at"], row["seat"], row["name"]
    if row["said"] is not None:
        return TalkLine(*at, said=row["said"])
    return TalkLine(*at, code=row["code"], args=json.loads(row["args"] or "{}"))
