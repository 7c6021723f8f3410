"""What was answered to messages with a key, so that what is sent again is done once."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select

from byways.kernel.protocol import NATURE, Event, Happening, Path, Refusal, Seat
from byways.kernel.rng import token
from byways.kernel.table import heard
from byways.wire.messages import Ack, Problem

from ..errors import Trouble
from ..store.database import Store, executes
from ..store.schema import refusals

MOST = 500
"""How many answers a table remembers."""

KEPT = 100
"""How many refusals of a table outlast a restart."""

Outcome = tuple[Happening, ...] | Problem
"""What came of a message: what happened, or why nothing did."""


@dataclass(frozen=True, slots=True)
class Request:
    """Something that a player asks for under a key; nobody else's key is the same."""

    owner: str
    """Whose key it is, as a digest: what is kept names nobody."""

    content: str
    """What was asked for, as a digest."""

    @classmethod
    def of(cls, player: str, key: str, do: str, seat: int, path: Path) -> Request:
        return cls(_digest(player, key), _digest(do, str(seat), *path))

    @classmethod
    def of_server(cls) -> Request:
        """Gets one of the server's own; no digest begins like this, so no player's key can be the same."""
        return cls(f"server-{token(9)}", "")

    @classmethod
    def kept(cls, written: str) -> Request:
        """Gets one from the database; keys of older versions are nobody's."""
        owner, _, content = written.partition(" ")
        return cls(owner, content)

    def __str__(self) -> str:
        return f"{self.owner} {self.content}"


@dataclass(slots=True)
class Answers:
    """The last answers of one table."""

    _known: OrderedDict[str, tuple[str, Outcome]] = field(default_factory=OrderedDict)

    def find(self, request: Request) -> Outcome | None:
        """Gets what was answered before.

        :raises Trouble: the key was used for something else.
        """
        if request.owner not in self._known:
            return None
        content, outcome = self._known[request.owner]
        if content != request.content:
            raise Trouble(409, "server.key_used")
        return outcome

    async def refuse(self, store: Store, table: str, request: Request, problem: Problem) -> Outcome:
        """Notes a refusal, on disk, too: the same request is refused again, whatever happens meanwhile.

        :raises Trouble: it could not be kept, so nothing has been said about the request.
        """
        values = {"key": str(request), "problem": msgspec.json.encode(problem).decode()}
        newest = select(refusals.c.id).where(refusals.c.table_id == table).order_by(refusals.c.id.desc())
        old = and_(refusals.c.table_id == table, refusals.c.id.not_in(newest.limit(KEPT)))
        fresh = insert(refusals).values(table_id=table, **values)
        await store.do(executes(fresh, delete(refusals).where(old)), table)
        return self.remember(request, problem)

    def remember(self, request: Request, outcome: Outcome) -> Outcome:
        """Notes an answer, and gets it."""
        self._known[request.owner] = request.content, outcome
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return outcome


def ack(key: str, outcome: Outcome) -> Ack:
    """Gets what is sent to whoever asked."""
    return Ack(key, error=outcome) if isinstance(outcome, Problem) else Ack(key, outcome)


def answer_to(seat: Seat, events: tuple[Event, ...]) -> Outcome:
    """Answers a step; what comes by chance everybody hears as events, also who told it."""
    return heard(events, seat) if seat != NATURE else ()


def refused(*refusals: Refusal) -> Problem:
    """Answers a step that a rule forbids."""
    return Problem("match.refused", {}, refusals)


def read_refusals(connection: Connection, names: Sequence[str]) -> dict[str, list[tuple[Request, Problem]]]:
    """Gets what was refused at each of some tables before the server was started."""
    query = select(refusals.c.table_id, refusals.c.key, refusals.c.problem)
    found: dict[str, list[tuple[Request, Problem]]] = {name: [] for name in names}
    for table, key, problem in connection.execute(
        query.where(refusals.c.table_id.in_(names)).order_by(refusals.c.id)
    ):
        found[table].append((Request.kept(key), msgspec.json.decode(problem, type=Problem)))
    return found


def content_of(do: str, *about: object) -> str:
    """Gets what somebody asks for, as a digest."""
    return _digest(do, *(msgspec.json.encode(each).decode() for each in about))


def _digest(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:32]
