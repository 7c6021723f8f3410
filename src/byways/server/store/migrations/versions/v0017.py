"""Studies: what somebody remarks on finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("replay", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("remarks", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("studies_player", "studies", ["player"])
    op.create_index("studies_replay", "studies", ["replay"])
