"""Where whoever opened a table sits, and whether that was drawn by lot; the rules of a day's deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds all of it; until now it was seat 1, never by lot, and rules 1."""
    op.add_column("dailies", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    for table in ("tables", "dailies"):
        op.add_column(table, sa.Column("home", sa.Integer, nullable=False, server_default="1"))
        op.add_column(table, sa.Column("drawn", sa.Boolean, nullable=False, server_default=sa.false()))
