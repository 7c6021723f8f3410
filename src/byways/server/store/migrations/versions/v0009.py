"""Good turns: whether they are shown at a table, and what was found out about turns, once for all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds all of it; until now nobody was shown anything."""
    op.add_column("tables", sa.Column("hints", sa.Text))
    op.create_table(
        "judgements",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
