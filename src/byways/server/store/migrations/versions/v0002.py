"""Tables that go on from a record, and records that were brought along."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds where a table began, and the records."""
    op.add_column("tables", sa.Column("position", sa.Text))
    op.add_column("tables", sa.Column("begun", sa.Text))
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
