"""Several processes on one PostgreSQL: each is a member with a number, and a table is written by one of them.

A member that dies, or says nothing for too long, is taken out by the others, and its leases with it. Numbers
are never used again, and every write about a table asks for the lease under the member's number, in its own
transaction: who was taken out meanwhile can write nothing.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from byways.kernel.rng import token

SECONDS = 2.0
"""A member that says nothing for so long is taken for dead; one whose connection ends is at once."""

KIND = 0x6279
"""Which of PostgreSQL's advisory locks belong to members: the second number of each is the member's."""

_NOW = "EXTRACT(EPOCH FROM clock_timestamp())"


class LostLease(Exception):
    """A table is not ours to write any more."""


@dataclass(frozen=True, slots=True)
class Member:
    """One of the processes on a database."""

    number: int
    address: str
    """Where the others reach it: host and port."""

    secret: str

    def knows(self, shown: str) -> bool:
        """Whether somebody shows what only members know."""
        return hmac.compare_digest(self.secret.encode(), shown.encode())


@dataclass(slots=True)
class Membership:
    """This process among those on a database. Its methods wait for the database: call them in a thread."""

    engine: Engine
    me: Member | None = None
    """``None``: not a member, or no longer."""

    members: tuple[Member, ...] = ()
    """All that were there at the last beat."""

    _beating: Connection | None = field(default=None, repr=False)

    def join(self, address: str) -> None:
        """Becomes a member, with a number that nobody had before.

        :raises SQLAlchemyError: the database does not answer.
        """
        self.give_up()
        # What happens here is written at once, and is no loss: who crashes has to join again anyway.
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            # A member that hangs in the middle of a write keeps its leases until the database ends its
            # session: nobody waits for that here.
            connection.execute(text("SET lock_timeout = '300ms'"))
            connection.execute(text("SET synchronous_commit = off"))
            # Who listened there before us is gone.
            connection.execute(text("DELETE FROM processes WHERE address = :address"), {"address": address})
            number = connection.scalar(text("SELECT nextval('processes_id_seq')"))
            # The lock goes when the connection does: a process that is killed is missed at once.
            connection.execute(text("SELECT pg_advisory_lock(:kind, :me)"), {"kind": KIND, "me": number})
            me = Member(number, address, token(32))
            connection.execute(
                text(f"INSERT INTO processes VALUES (:me, :address, :secret, {_NOW} + :seconds)"),
                {"me": number, "address": address, "secret": me.secret, "seconds": SECONDS},
            )
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        self._beating, self.me, self.members = connection, me, (me,)

    def beat(self) -> bool:
        """Says that this process lives, and takes out members that do not. Gets whether it is one itself.

        :raises SQLAlchemyError: the database does not answer.
        """
        if self._beating is None or self.me is None:
            return False
        mine = {"me": self.me.number, "seconds": SECONDS, "kind": KIND}
        renewed = self._beating.execute(text(_RENEW), mine).rowcount
        if not renewed:
            self.give_up()
            return False
        try:
            self._beating.execute(text(_TAKE_OUT), mine)
        except SQLAlchemyError:
            if self._beating.invalidated:
                raise
        self.members = _members(self._beating)
        return True

    def others(self) -> tuple[Member, ...]:
        """Gets who else is a member now: the last beat may not know who has just come."""
        with self.engine.connect() as connection:
            return tuple(member for member in _members(connection) if member != self.me)

    def leave(self) -> None:
        """Is no member any more; its tables are free."""
        if self._beating is not None and self.me is not None:
            try:
                self._beating.execute(text("DELETE FROM processes WHERE id = :me"), {"me": self.me.number})
            finally:
                self.give_up()

    def give_up(self) -> None:
        """Is no member any more as far as we are concerned."""
        connection, self._beating, self.me = self._beating, None, None
        if connection is not None:
            # In the pool it would keep the lock.
            connection.invalidate()
            connection.close()

    # Tables

    def take(self, tables: Sequence[str]) -> dict[str, Member | None]:
        """Takes the leases of tables that nobody has. Gets who else has each of them.

        :raises LostLease: we are no member.
        """
        if self.me is None:
            raise LostLease
        with self.engine.begin() as connection:
            connection.execute(text("SET LOCAL synchronous_commit = off"))
            connection.execute(text(_TAKE), {"tables": [*tables], "me": self.me.number})
            return self._others(connection, tables)

    def owners(self, tables: Sequence[str]) -> dict[str, Member | None]:
        """Gets who has the lease of each of some tables, if anybody else has."""
        with self.engine.connect() as connection:
            return self._others(connection, tables)

    def _others(self, connection: Connection, tables: Sequence[str]) -> dict[str, Member | None]:
        own = None if self.me is None else self.me.number
        found: dict[str, Member | None] = dict.fromkeys(tables)
        for table, number, address, secret in connection.execute(text(_OWNERS), {"tables": [*tables]}):
            found[table] = None if number == own else Member(number, address, secret)
        return found

    def release(self, tables: Iterable[str]) -> None:
        """Lets others have tables."""
        if self.me is not None:
            with self.engine.begin() as connection:
                connection.execute(text("SET LOCAL synchronous_commit = off"))
                connection.execute(text(_RELEASE), {"me": self.me.number, "tables": [*tables]})

    def take_new(self, connection: Connection, table: str) -> None:
        """Takes the lease of a table that is being made.

        :raises LostLease: we are no member.
        """
        if self.me is None:
            raise LostLease
        if not connection.execute(text(_TAKE), {"tables": [table], "me": self.me.number}).rowcount:
            raise LostLease

    def check(self, connection: Connection, tables: Iterable[str]) -> None:
        """Keeps the leases of tables from being taken until this transaction ends.

        :raises LostLease: one of them is not ours.
        """
        wanted = {*tables}
        if not wanted:
            return
        if self.me is None:
            raise LostLease
        held = connection.scalars(text(_CHECK), {"me": self.me.number, "tables": sorted(wanted)}).all()
        if wanted.difference(held):
            raise LostLease


def _members(connection: Connection) -> tuple[Member, ...]:
    return tuple(Member(*row) for row in connection.execute(text(_MEMBERS)))


_MEMBERS = "SELECT id, address, secret FROM processes ORDER BY id"
_RENEW = f"UPDATE processes SET until = {_NOW} + :seconds WHERE id = :me"
_TAKE_OUT = f"""
DELETE FROM processes WHERE id <> :me AND (until < {_NOW} OR NOT EXISTS (
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND granted AND classid = :kind AND objid = processes.id AND objsubid = 2
    AND datname = current_database()))
"""
_TAKE = """
INSERT INTO leases SELECT tables.id, processes.id FROM tables, processes
WHERE tables.id = ANY(:tables) AND processes.id = :me ORDER BY tables.id ON CONFLICT DO NOTHING
"""
_OWNERS = """
SELECT table_id, processes.id, address, secret FROM processes JOIN leases ON owner = processes.id
WHERE table_id = ANY(:tables)
"""
_RELEASE = "DELETE FROM leases WHERE owner = :me AND table_id = ANY(:tables)"
_CHECK = """
SELECT table_id FROM leases WHERE owner = :me AND table_id = ANY(:tables) ORDER BY table_id FOR KEY SHARE
"""
