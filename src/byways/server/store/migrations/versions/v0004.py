"""Steps in a chain, refusals that are remembered, where a table comes from."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_steps = sa.table("steps", *map(sa.column, ("table_id", "number", "seat", "do", "path", "key", "chain")))
_tables = sa.table("tables", *map(sa.column, ("id", "steps", "head")))


def upgrade() -> None:
    """Adds all of it, and chains the steps that are there."""
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
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
    )
    op.create_index("refusals_table", "refusals", ["table_id"])
    saves = op.create_table("saves", sa.Column("count", sa.Integer, nullable=False))
    op.bulk_insert(saves, [{"count": 0}])
    _chain()


def _chain() -> None:
    """Chains the steps of every table as they are; where the last ones are gone by now, nobody can tell."""
    connection = op.get_bind()
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
