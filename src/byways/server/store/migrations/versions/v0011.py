"""Several processes on one database: who they are, and which of them writes for which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Adds both tables, which are empty while no server runs."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.Integer, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("leases_owner", "leases", ["owner"])
