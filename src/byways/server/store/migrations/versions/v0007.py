"""Joint dice: what each seat adds to them, promised first and told later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds all of it; until now nobody added anything."""
    op.add_column("tables", sa.Column("joint", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("salts", sa.Text))
    for name in ("pledge", "salt"):
        op.add_column("seats", sa.Column(name, sa.Text))
