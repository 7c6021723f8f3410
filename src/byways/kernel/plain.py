"""What people write, as plain text."""

from __future__ import annotations

JOINERS = "\u200c\u200d"
"""Some scripts and many signs need them between letters; they show nothing by themselves."""


def plain(written: str, keep: str = "") -> str:
    """Gets a text as one line: no control characters, nothing that turns its direction.

    >>> plain(" one\\n\\u202etwo ")
    'one two'
    """
    spaced = " ".join(written.split())
    return " ".join("".join(letter for letter in spaced if letter.isprintable() or letter in keep).split())


def plain_lines(written: str) -> str:
    r"""Gets a text with its lines, each of them plain, none before the first and after the last.

    >>> plain_lines("\none\r\n\n \u202etwo\n")
    'one\n\ntwo'
    """
    return "\n".join(plain(line, JOINERS) for line in written.splitlines()).strip("\n")
