"""Tables that somebody has put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the list; nothing is put away yet."""
    op.create_table(
        "put_away",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
    )
