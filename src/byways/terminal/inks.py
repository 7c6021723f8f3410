"""The colours of inks. Each also has a letter or an attribute of its own, so that colour is never needed."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.theme import Theme

from byways.kernel.looks import SEATS

NIGHT = Theme(
    name="night",
    primary="#56B4E9",
    accent="#E69F00",
    foreground="#E8E6E1",
    background="#171A1F",
    surface="#171A1F",
    panel="#2B3038",
    success="#3FBF95",
    error="#FF8A5C",
    dark=True,
)
PAPER = Theme(
    name="paper",
    primary="#0072B2",
    accent="#9A5B00",
    foreground="#1F2A37",
    background="#FAF7F0",
    surface="#FAF7F0",
    panel="#DDD6C8",
    success="#006B4E",
    error="#B23A00",
    dark=False,
)

# After Okabe and Ito, lightened or darkened until text reads well: on dark, on light.
COLOURS = {
    "pen": "#E8E6E1 #1F2A37",
    "faint": "#6B727D #8A8475",
    "vermilion": "#FF8A5C #B23A00",
    "orange": "#E69F00 #9A5B00",
    "pink": "#CC79A7 #96406F",
    "sky": "#56B4E9 #1F6C9C",
    "blue": "#56B4E9 #0B5A94",
    "green": "#3FBF95 #006B4E",
    "yellow": "#F0E442 #7A6A00",
    "grey": "#B8BCC2 #5D6068",
    "quiet": "#8B929C #77705F",
    "azure": "#6AA8FF #0B5A94",
}
_SEATS = ("orange", "sky", "green", "pink", "azure", "vermilion")
_STATES = {
    "name": "quiet",
    "mark": "quiet",
    "sign": "",
    "lit": "green bold",
    "picked": "orange bold underline",
    "cursor": "bold reverse",
    "flash": "vermilion bold reverse",
    "glow": "yellow bold reverse",
    "ghost": "italic",
    "heading": "grey underline",
    **{f"seat{seat}": _SEATS[(seat - 1) % len(_SEATS)] for seat in range(1, SEATS + 1)},
}
"""What a table shows of words besides what they are, in inks."""


@cache
def style(ink: str, dark: bool) -> Style:
    """Gets the look of an ink; of several words the later ones win."""
    found = Style()
    for word in ink.split():
        for each in _STATES.get(word, word).split():
            colour = COLOURS.get(each)
            found += Style(color=colour.split()[0 if dark else 1]) if colour else Style.parse(each)
    return found
