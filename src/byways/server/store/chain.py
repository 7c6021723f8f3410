"""The steps of a table: numbered without gaps, each chained to the one before."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from .rows import Step, TableRow


def link(table: str, head: str, step: Step) -> str:
    """Gets the digest that a step is kept with: it follows from the step and from all before it."""
    words = [table, head, str(step.number), str(step.seat), step.do, " ".join(step.path), step.key]
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:32]


def is_whole(row: TableRow, steps: Iterable[Step]) -> bool:
    """Whether these are all steps that were ever kept of a table, as they were kept."""
    head, count = "", 0
    for step in steps:
        count += 1
        head = link(row.id, head, step)
        if step.number != count or step.chain != head:
            return False
    return (count, head) == (row.steps, row.head)
