"""The steps of a table: numbered without gaps, each chained to the one before."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import replace

from .rows import Step, TableRow


def link(table: str, head: str, step: Step) -> str:
    """Gets the digest that a step is kept with: it follows from the step and from all before it."""
    words = [table, head, str(step.number), str(step.seat), step.do, " ".join(step.path), step.key]
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:32]


def chained(table: str, head: str, steps: Iterable[Step]) -> list[Step]:
    """Gets new steps as they are kept, each with its digest; *head* is that of the step before them."""
    found = list[Step]()
    for step in steps:
        head = link(table, head, step)
        found.append(replace(step, chain=head))
    return found


def is_whole(row: TableRow, steps: Iterable[Step]) -> bool:
    """Whether these are all steps that were ever kept of a table, as they were kept."""
    kept = [*steps]
    if [step.number for step in kept] != [*range(1, row.steps + 1)] or kept != chained(row.id, "", kept):
        return False
    return (kept[-1].chain if kept else "") == row.head
