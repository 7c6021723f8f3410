"""Tables may tell who watches, not only how many."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Adds the column; at tables that exist, those who watch are counted."""
    named = sa.Column("watchers_named", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", named)
