"""Ratings: what they need to know of tables, who is on no leaderboard, notes of the server's own; avatars."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

LENT = "SELECT table_id FROM talk WHERE code IN ('talk.left', 'talk.handed')"
"""The tables at which a bot has played for somebody."""


def upgrade() -> None:
    """Adds columns and a table; where bots have stood in before is known from the talk."""
    op.add_column("players", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("avatar", sa.Text))
    op.add_column("tables", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE tables SET stand_in = true WHERE id IN ({LENT})")
    op.add_column("results", sa.Column("par", sa.Integer))
    op.create_index("results_at", "results", ["at"])
    op.create_table(
        "notes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
