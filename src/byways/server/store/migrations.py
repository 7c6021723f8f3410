"""Every version of a database, as what makes it of the one before.

They are history: what databases have gone through once stays as it is here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import sqlalchemy as sa
from alembic.operations import Operations


def _texts(*names: str) -> Iterator[sa.Column[str]]:
    return (sa.Column(name, sa.Text, nullable=False) for name in names)


def to_0001(op: Operations) -> None:
    """Players, tables, seats and steps."""
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        *_texts("options", "seed", "creator", "key", "summary"),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.UniqueConstraint("creator", "key", name="tables_creator_key"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, unique=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *_texts("do", "path", "key"),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "key", name="steps_key"),
    )


def to_0002(op: Operations) -> None:
    """Tables that go on from a record, and records that were brought along."""
    op.add_column("tables", sa.Column("position", sa.Text))
    op.add_column("tables", sa.Column("begun", sa.Text))
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("player", "text"),
        sa.Column("created", sa.Float, nullable=False),
    )


def to_0003(op: Operations) -> None:
    """Pace, open tables, real dice, deals and results, talk, other devices, programs, webhooks."""
    for name in ("lang", "hook"):
        op.add_column("players", sa.Column(name, sa.Text))
    op.add_column("tables", sa.Column("pace", sa.Float))
    for name in ("listed", "typed"):
        op.add_column("tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    for name in ("deal", "day"):
        op.add_column("tables", sa.Column(name, sa.Text))
    op.create_index("tables_deal", "tables", ["deal"])
    op.add_column("seats", sa.Column("link", sa.Text))
    op.create_index("seats_link", "seats", ["link"], unique=True)
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("player", "label"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tokens_player", "tokens", ["player"])
    _create_at_tables(op)
    op.create_table(
        "dailies",
        *_texts("game", "day", "options"),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "day"),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_index("calls_due", "calls", ["due"])


def _create_at_tables(op: Operations) -> None:
    """Creates what belongs to a table and goes with it."""
    op.create_table(
        "holders",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "player"),
    )
    op.create_index("holders_player", "holders", ["player"])
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("code", sa.Text),
        sa.Column("args", sa.Text),
        sa.Column("key", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="talk_key"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *_texts("deal", "kind"),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Integer),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_deal", "results", ["deal"])


_steps = sa.table("steps", *map(sa.column, ("table_id", "number", "seat", "do", "path", "key", "chain")))
_tables = sa.table("tables", *map(sa.column, ("id", "steps", "head")))


def to_0004(op: Operations) -> None:
    """Steps in a chain, refusals that are remembered, where a table comes from."""
    op.add_column("tables", sa.Column("steps", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("head", sa.Text, nullable=False, server_default=""))
    for name in ("origin", "previous"):
        op.add_column("tables", sa.Column(name, sa.Text))
    op.create_index("tables_previous", "tables", ["previous"])
    op.add_column("seats", sa.Column("asked", sa.Text))
    op.add_column("steps", sa.Column("chain", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "refusals",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        *_texts("key", "problem"),
    )
    op.create_index("refusals_table", "refusals", ["table_id"])
    saves = op.create_table("saves", sa.Column("count", sa.Integer, nullable=False))
    op.bulk_insert(saves, [{"count": 0}])
    _chain(op.get_bind())


def _chain(connection: sa.Connection) -> None:
    """Chains the steps of every table as they are; where the last ones are gone by now, nobody can tell."""
    for table in connection.scalars(sa.select(_tables.c.id)).all():
        rows = connection.execute(
            sa.select(_steps).where(_steps.c.table_id == table).order_by(_steps.c.number)
        ).all()
        head = ""
        for row in rows:
            words = [table, head, *map(str, (row.number, row.seat, row.do, row.path, row.key))]
            head = hashlib.sha256("\0".join(words).encode()).hexdigest()[:32]
            this = sa.and_(_steps.c.table_id == table, _steps.c.number == row.number)
            connection.execute(sa.update(_steps).where(this).values(chain=head))
        values = {"steps": rows[-1].number if rows else 0, "head": head}
        connection.execute(sa.update(_tables).where(_tables.c.id == table).values(values))


def to_0005(op: Operations) -> None:
    """Where whoever opened a table sits, and whether that was drawn by lot; the rules of a day's deal.

    Adds all of it; until now it was seat 1, never by lot, and rules 1.
    """
    op.add_column("dailies", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    for table in ("tables", "dailies"):
        op.add_column(table, sa.Column("home", sa.Integer, nullable=False, server_default="1"))
        op.add_column(table, sa.Column("drawn", sa.Boolean, nullable=False, server_default=sa.false()))


def to_0006(op: Operations) -> None:
    """Tables that somebody has put away."""
    op.create_table(
        "put_away",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
    )


def to_0007(op: Operations) -> None:
    """Joint dice: what each seat adds to them, promised first and told later.

    Adds all of it; until now nobody added anything.
    """
    op.add_column("tables", sa.Column("joint", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("salts", sa.Text))
    for name in ("pledge", "salt"):
        op.add_column("seats", sa.Column(name, sa.Text))


def to_0008(op: Operations) -> None:
    """A clock for the whole game: what is given back for each turn."""
    op.add_column("tables", sa.Column("increment", sa.Float))


def to_0009(op: Operations) -> None:
    """Good turns: whether they are shown at a table, and what was found out about turns, once for all."""
    op.add_column("tables", sa.Column("hints", sa.Text))
    op.create_table(
        "judgements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def to_0010(op: Operations) -> None:
    """Devices of one person, and passes that let another one in.

    Adds both; until now every device was somebody of their own.
    """
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_player", "devices", ["player"])
    op.create_table(
        "passes",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("player", "kind"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float),
    )
    op.create_index("passes_player", "passes", ["player"])


def to_0011(op: Operations) -> None:
    """Several processes on one database: who they are, and which of them writes for which table."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *_texts("address", "secret"),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.Integer, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])


LENT = "SELECT table_id FROM talk WHERE code IN ('talk.left', 'talk.handed')"
"""The tables at which a bot has played for somebody."""


def to_0012(op: Operations) -> None:
    """Ratings: what they need to know of tables, who is on no leaderboard, the server's own notes; avatars.

    Where bots have stood in before is known from the talk.
    """
    op.add_column("players", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("avatar", sa.Text))
    op.add_column("tables", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE tables SET stand_in = true WHERE id IN ({LENT})")
    op.add_column("results", sa.Column("par", sa.Integer))
    op.create_index("results_at", "results", ["at"])
    op.create_table(
        "notes", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def to_0013(op: Operations) -> None:
    """Web Push: the browsers that are told, and the tables of which somebody wants to hear nothing."""
    op.add_column("calls", sa.Column("push", sa.Text))
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("player", "device", "endpoint", "p256dh", "auth", "lang"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("pushes_player", "pushes", ["player"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
    )


def to_0014(op: Operations) -> None:
    """Passkeys, and what they are to sign."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("player", "key"),
        sa.Column("counter", sa.Integer, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("passkeys_player", "passkeys", ["player"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("device", "purpose"),
        sa.Column("expires", sa.Float, nullable=False),
    )


def to_0015(op: Operations) -> None:
    """Tables may tell who watches, not only how many."""
    named = sa.Column("watchers_named", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", named)


TOLD = """EXISTS (SELECT 1 FROM talk WHERE talk.table_id = seats.table_id AND talk.seat = seats.seat
    AND talk.code IN ('talk.left', 'talk.handed'))"""
MARKED = "table_id IN (SELECT id FROM tables WHERE stand_in)"
FORGOTTEN = f"""kind = 'bot' AND player IS NULL AND {MARKED}
    AND table_id NOT IN (SELECT table_id FROM seats WHERE stand_in)"""


def to_0016(op: Operations) -> None:
    """It is kept for whom a bot has played: whoever gave up comes last in the ratings. And where passes and
    passkeys were made: they go with their device.

    The mark moves from tables to seats: the talk knows for whom, or it was somebody forgotten.
    """
    op.add_column("seats", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE seats SET stand_in = true WHERE {MARKED} AND {TOLD}")
    op.execute(f"UPDATE seats SET stand_in = true WHERE {FORGOTTEN}")
    op.drop_column("tables", "stand_in")
    for table in ("passes", "passkeys"):
        op.add_column(table, sa.Column("device", sa.Text))


def to_0017(op: Operations) -> None:
    """Studies: what somebody remarks on finished games."""
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        *_texts("player", "key", "replay", "title", "remarks"),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("studies_player", "studies", ["player"])
    op.create_index("studies_replay", "studies", ["replay"])


def to_0018(op: Operations) -> None:
    """On which device a program's token was made: it goes with that device."""
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))


def to_0019(op: Operations) -> None:
    """The player for whom an open seat is kept stands under that name."""
    op.alter_column("seats", "asked", new_column_name="kept_for")


def to_0020(op: Operations) -> None:
    """What a table was asked for with, as a digest: the same key does not stand for anything else."""
    op.add_column("tables", sa.Column("request", sa.Text, nullable=False, server_default=""))


MIGRATIONS: dict[str, Callable[[Operations], None]] = {
    name.removeprefix("to_"): each for name, each in [*globals().items()] if name.startswith("to_")
}
"""What makes each version, in order."""
