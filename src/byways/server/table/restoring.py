"""Stored tables, read together and replayed."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from ..errors import Trouble
from ..store.database import Store
from ..store.reading import read_steps_of, read_tables
from .answers import read_refusals
from .contradictions import CODE
from .room import Kept, Room
from .talk import count_lines, read_talk

LONG = 60
"""A game of more steps is played again apart from those that are read with it."""


Found = Room | Kept | Exception
"""A table, or what there is to make one of, or why there is none."""


def read_rooms(store: Store, connection: Connection, names: Sequence[str]) -> dict[str, Found]:
    """Gets tables, played again where that is soon done."""
    steps, talk = read_steps_of(connection, names), read_talk(connection, names)
    refusals, contradictions = read_refusals(connection, names), count_lines(connection, names, CODE)
    found: dict[str, Found] = {name: Trouble(404, "server.no_table") for name in names}
    for row in read_tables(connection, names):
        kept = Kept(row, steps[row.id], talk[row.id], refusals[row.id], contradictions[row.id])
        try:
            short = len(kept.steps) + len(row.begun) <= LONG
            found[row.id] = Room.restored(store, kept) if short else kept
        except Trouble as e:
            found[row.id] = e
    return found
