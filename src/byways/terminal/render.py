"""A scene as text, for terminals. Knows the styles of the visual language, not the games."""

from __future__ import annotations

from byways.i18n import Called, lettered, say
from byways.kernel.scene import Area, Scene

from . import picture
from .canvas import NORMAL


def board(area: Area, wrong: frozenset[str] = frozenset()) -> str:
    """Draws a board; what is empty shows its name, so that it can be typed. What is *wrong* is crossed."""
    drawn = picture.board(area, NORMAL)
    for word in sorted(wrong & drawn.frames.keys()):
        frame = drawn.frames[word]
        drawn.canvas.put(frame.column + frame.columns - 2, frame.row, "⊗")
    return drawn.canvas.text()


def tray(area: Area, lang: str, called: Called | None = None) -> str:
    """Lists what can be picked up, a line each; what is used is left out."""
    rows = [
        f"  {spot.ref:<8} {picture.plain(spot):<8} "
        + say(lang, spot.label.code, spot.label.args, called=called).rstrip()
        for spot in area.spots
        if "used" not in spot.marks
    ]
    return "\n".join(rows)


def scene(drawn: Scene, lang: str, *, others: bool = True, called: Called | None = None) -> str:
    """Draws the boards, the own one first, and the trays."""
    parts = []
    boards = 0
    for area in (lettered(lang, area) for area in drawn.areas):
        title = picture.heading(area, lang, called)
        if area.kind == "board":
            boards += 1
            if boards == 1 or others:
                parts.append(f"{title}\n{board(area)}")
        elif area.kind == "tray" and area.spots:
            parts.append(f"{title}\n{tray(area, lang, called)}")
    return "\n\n".join(parts)
