"""A clock for the whole game: what is given back for each turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds it; until now time was agreed for each turn."""
    op.add_column("tables", sa.Column("increment", sa.Float))
