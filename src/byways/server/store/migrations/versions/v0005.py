"""Where whoever opened a table sits, and whether that was drawn by lot; the rules of a day's deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds all of it; until now it was seat 1, never by lot, and rules 1."""
    op.add_column("dailies", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    for table in ("tables", "dailies"):
        op.add_column(table, sa.Column("home", sa.Integer, nullable=False, server_default="1"))
        op.add_column(table, sa.Column("drawn", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drops all of it."""
    for table, names in {"tables": ("home", "drawn"), "dailies": ("rules", "home", "drawn")}.items():
        with op.batch_alter_table(table) as batch:
            for name in names:
                batch.drop_column(name)
