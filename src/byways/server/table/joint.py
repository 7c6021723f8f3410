"""The progress of joint dice at a table, as players see it."""

from __future__ import annotations

from byways.wire.messages import Joint

from ..store.rows import SeatRow, TableRow

NOTHING = ""
"""What a seat adds that adds nothing."""

_ABSENT = ("bot", "closed")


def has_promised(row: SeatRow) -> bool:
    """Whether nobody waits for the promise of a seat any more."""
    return row.kind in _ABSENT or row.pledge is not None or row.salt is not None


def all_promised(row: TableRow) -> bool:
    """Whether the seats may tell what they add: none of them can choose it any more."""
    return all(map(has_promised, row.seats))


def has_told(row: SeatRow) -> bool:
    """Whether nobody waits for what a seat adds any more."""
    return row.kind in _ABSENT or row.salt is not None


def joint_shown(row: TableRow) -> Joint | None:
    """Gets what everybody may know of it."""
    if not row.joint:
        return None
    pledges = tuple(seat.pledge for seat in row.seats)
    salts = tuple(seat.salt for seat in row.seats) if row.salts is None else row.salts
    return Joint(row.waits, all_promised(row), pledges, salts)
