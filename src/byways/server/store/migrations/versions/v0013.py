"""Web Push: the browsers that are told, and the tables of which somebody wants to hear nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds both tables, and which browser a call is for."""
    op.add_column("calls", sa.Column("push", sa.Text))
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text, primary_key=True),
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("player", "device", "endpoint", "p256dh", "auth", "lang")
        ),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("pushes_player", "pushes", ["player"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
    )
