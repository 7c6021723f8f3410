"""On which device a program's token was made: it goes with that device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Adds the column."""
    op.add_column("tokens", sa.Column("device", sa.Text, nullable=False, server_default=""))
