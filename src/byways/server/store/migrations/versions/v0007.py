"""Joint dice: what each seat adds to them, promised first and told later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds all of it; until now nobody added anything."""
    op.add_column("tables", sa.Column("joint", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("salts", sa.Text))
    for name in ("pledge", "salt"):
        op.add_column("seats", sa.Column(name, sa.Text))


def downgrade() -> None:
    """Drops all of it."""
    for table, names in {"tables": ("joint", "salts"), "seats": ("pledge", "salt")}.items():
        with op.batch_alter_table(table) as batch:
            for name in names:
                batch.drop_column(name)
