"""The player for whom an open seat is kept stands under that name."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Renames the column."""
    op.alter_column("seats", "asked", new_column_name="kept_for")
