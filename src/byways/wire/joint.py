"""What somebody at a table adds to joint dice, as docs/fair-dice.md has it."""

from __future__ import annotations

from byways.kernel.rng import commitment, secret, token

from .messages import Snapshot
from .wishes import Pledge, Reveal


def awaited(table: Snapshot) -> list[int]:
    """Gets the seats for which the first dice wait."""
    joint = table.joint
    if joint is None or not joint.waiting:
        return []
    return [
        each.seat
        for each, pledge, salt in zip(table.seats, joint.pledges, joint.salts, strict=True)
        if each.kind in ("person", "open") and salt is None and (joint.promised or pledge is None)
    ]


def additions(table: Snapshot, salts: dict[int, str]) -> list[Pledge | Reveal]:
    """Gets what is to be said now for one's own seats; *salts* keeps what is made for them."""
    joint = table.joint
    own = [each.seat for each in table.seats if each.mine and each.seat in awaited(table)]
    if joint is None:
        return []
    if not joint.promised:
        return [Pledge(token(12), seat, commitment(salts.setdefault(seat, secret()))) for seat in own]
    promised = {seat: salts[seat] for seat in own if seat in salts}
    return [
        Reveal(token(12), seat, salt)
        for seat, salt in promised.items()
        if joint.pledges[seat - 1] == commitment(salt)
    ]
