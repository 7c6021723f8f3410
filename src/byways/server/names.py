"""Names as people choose them, for themselves, for seats and for devices."""

from byways.kernel.plain import plain

MOST = 40
"""How many letters a name may have."""


def clean_name(name: str) -> str:
    """Gets a name as plain text: no control characters, no endless ones."""
    return plain(name)[:MOST].strip()
