"""Names as people choose them, for themselves, for seats and for devices."""

from itertools import groupby, islice
from unicodedata import category

from byways.kernel.plain import plain

MOST = 40
"""How many letters a name may have."""

STACKED = 5
"""How many marks a letter may carry; with many more it is painted over what stands around it."""

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that nobody sees."""


def clean_name(name: str) -> str:
    """Gets a name as plain text: no control characters, no endless ones."""
    return readable(name)[:MOST].strip()


def readable(written: str, keep: str = "") -> str:
    r"""Gets a text as one line that can be read; nothing where nothing would be seen.

    >>> readable(" Zoe\n"), readable("\u3164\ufe0f"), len(readable("o" + "\u0308" * 99))
    ('Zoe', '', 6)
    """
    text = plain(written, keep)
    kept = (
        "".join(islice(letters, STACKED) if marks else letters)
        for marks, letters in groupby(text, lambda letter: category(letter) in ("Mn", "Me"))
    )
    seen = any(category(letter)[0] not in "MCZ" and letter not in _BLANK for letter in text)
    return "".join(kept) if seen else ""
