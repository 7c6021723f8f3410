"""On which device a program's token was made: it goes with that device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("tokens") as batch:
        batch.drop_column("device")
