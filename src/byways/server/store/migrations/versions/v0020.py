"""What a table was asked for with, as a digest: the same key does not stand for anything else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tables", sa.Column("request", sa.Text, nullable=False, server_default=""))
