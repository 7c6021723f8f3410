"""A table in Python that explains itself, for programs, notebooks and scripts.

>>> import byways
>>> table = byways.open_table("roads", seats=2, seed="doc")
>>> seat = min(table.to_act)
>>> events = table.play(seat, table.legal(seat)[0])
>>> len(table.log) > 1
True
"""

from __future__ import annotations

from .opening import load, open_table, review, view_schema
from .reasons import Reason, Refused, why_impossible
from .seating import lot, seated
from .table import Table

__all__ = [
    "Reason",
    "Refused",
    "Table",
    "load",
    "lot",
    "open_table",
    "review",
    "seated",
    "view_schema",
    "why_impossible",
]
