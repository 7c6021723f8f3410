"""The colours of inks. Each also has a letter or an attribute of its own, so that colour is never needed."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from textual.theme import Theme

from .canvas import seat_of

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
_SEATS = (
    "#E69F00 #9A5B00",
    "#56B4E9 #1F6C9C",
    "#3FBF95 #006B4E",
    "#CC79A7 #96406F",
    "#6AA8FF #0B5A94",
    "#FF8A5C #B23A00",
)
_COLOURS = {
    "highway": "#E8E6E1 #1F2A37",
    "railway": "#E8E6E1 #1F2A37",
    "lava": "#FF8A5C #B23A00",
    "crater": "#FF8A5C #B23A00",
    "volcano": "#FF8A5C #B23A00",
    "hiking": "#E69F00 #9A5B00",
    "biking": "#CC79A7 #96406F",
    "kayaking": "#56B4E9 #1F6C9C",
    "water": "#56B4E9 #1F6C9C",
    "canal": "#56B4E9 #1F6C9C",
    "line": "#6B727D #8A8475",
    "name": "#8B929C #77705F",
    "mark": "#8B929C #77705F",
    "red": "#FF8A5C #B23A00",
    "yellow": "#F0E442 #7A6A00",
    "green": "#3FBF95 #006B4E",
    "blue": "#56B4E9 #0B5A94",
    "grey": "#B8BCC2 #5D6068",
    "lit": "#3FBF95 #006B4E",
    "picked": "#E69F00 #9A5B00",
    "flash": "#FF8A5C #B23A00",
    "glow": "#F0E442 #7A6A00",
    "heading": "#B8BCC2 #5D6068",
}
_MANNERS = {
    "highway": "bold",
    "lit": "bold",
    "picked": "bold underline",
    "cursor": "bold reverse",
    "flash": "bold reverse",
    "glow": "bold reverse",
    "ghost": "italic",
    "used": "dim strike",
    "heading": "underline",
    "new": "bold",
    "centre": "underline",
}


@cache
def style(ink: str, dark: bool) -> Style:
    """Gets the look of an ink; of several words the later ones win."""
    found = Style()
    for word in ink.split():
        colour = _COLOURS.get(word, "")
        if seat := seat_of(word):
            colour = _SEATS[(seat - 1) % len(_SEATS)]
        if colour:
            found += Style(color=colour.split()[0 if dark else 1])
        if manner := _MANNERS.get(word):
            found += Style.parse(manner)
    return found
