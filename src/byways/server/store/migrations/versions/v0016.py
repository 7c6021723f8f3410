"""It is kept for whom a bot has played: whoever gave up comes last in the ratings. And where passes and
passkeys were made: they go with their device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

TOLD = """EXISTS (SELECT 1 FROM talk WHERE talk.table_id = seats.table_id AND talk.seat = seats.seat
    AND talk.code IN ('talk.left', 'talk.handed'))"""
MARKED = "table_id IN (SELECT id FROM tables WHERE stand_in)"
FORGOTTEN = f"""kind = 'bot' AND player IS NULL AND {MARKED}
    AND table_id NOT IN (SELECT table_id FROM seats WHERE stand_in)"""


def upgrade() -> None:
    """Moves the mark from tables to seats: the talk knows for whom, or it was somebody forgotten."""
    op.add_column("seats", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(f"UPDATE seats SET stand_in = true WHERE {MARKED} AND {TOLD}")
    op.execute(f"UPDATE seats SET stand_in = true WHERE {FORGOTTEN}")
    op.drop_column("tables", "stand_in")
    for table in ("passes", "passkeys"):
        op.add_column(table, sa.Column("device", sa.Text))
