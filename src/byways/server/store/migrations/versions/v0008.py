"""A clock for the whole game: what is given back for each turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds it; until now time was agreed for each turn."""
    op.add_column("tables", sa.Column("increment", sa.Float))


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("increment")
