"""Which key asks for what, and how that is told on the last line."""

from __future__ import annotations

from collections.abc import Iterator

from byways.i18n import say

from .desk import Desk

KEYS = {
    "enter": "enter",
    "space": "tap",
    "escape": "cancel",
    "tab": "next",
    "shift+tab": "previous",
    "colon": "type",
    "slash": "type",
    "question_mark": "help",
    "f1": "help",
    "plus": "larger",
    "equals_sign": "larger",
    "minus": "smaller",
    "pageup": "page_up",
    "pagedown": "page_down",
}
LETTERS = {
    "r": "turn",
    "R": "turn_back",
    "u": "undo",
    "U": "redo",
    "y": "redo",
    "x": "restart",
    "o": "reopen",
    "k": "takeback",
    "j": "agree",
    "d": "decline",
    "p": "untell",
    "e": "end",
    "s": "score",
    "b": "boards",
    "n": "seat",
    "a": "auto",
    "h": "hint",
    "c": "say",
    "f": "resign",
    "l": "log",
    "g": "rules",
    "t": "theme",
    "w": "save",
    "q": "leave",
}
ARROWS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


def _positions() -> dict[str, str]:
    """Gets what stands on the same keys in the Russian and Ukrainian layouts."""
    latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
    found = {}
    for other in ("йцукенгшщзхъфывапролджэячсмитьбю", "йцукенгшщзхїфівапролджєячсмитьбю"):
        for here, there in zip(latin, other, strict=True):
            found[there] = here
            found[there.upper()] = here.upper()
    return found


POSITIONS = _positions()


def meaning(key: str, character: str | None) -> str | None:
    """Gets what a key asks for, whatever the keyboard layout.

    >>> meaning("r", "r"), meaning("cyrillic_small_letter_ka", "к"), meaning("escape", None)
    ('turn', 'turn', 'cancel')
    """
    if key in KEYS:
        return KEYS[key]
    letter = POSITIONS.get(character or "", character or "")
    return LETTERS.get(letter) or LETTERS.get(letter.lower())


def hints(desk: Desk) -> Iterator[tuple[str, str, str]]:
    """Generates the keys that are of use now: the key, what it asks for, and the word for it."""
    view, picker = desk.view, desk.picker
    if view is None:
        return
    found: list[tuple[str, str, str]] = []
    if view.acting and desk.score is None:
        found.append(("Enter", "enter", "play" if picker.ready else "pick"))
        if len(picker.ways) > 1:
            found.append(("R", "turn", "turn"))
    if desk.score is not None or not picker.empty:
        found.append(("Esc", "cancel", "cancel"))
    letters = {
        "undo": "U",
        "redo": "Y",
        "restart": "X",
        "reopen": "O",
        "untell": "P",
        "agree": "J",
        "decline": "D",
    }
    found += [(letter, name, name) for name, letter in letters.items() if name in view.can]
    if view.acting and view.scene.end is not None:
        found.append(("E", "end", "end"))
    if view.acting and desk.score is None:
        found.append(("H", "hint", "hint"))
    if desk.company and view.seat is not None:
        found.append(("C", "say", "say"))
    found.append(("S", "score", "score"))
    if len(desk.boards) > 1:
        found.append(("B", "boards", "boards"))
    found += [(":", "type", "type"), ("?", "help", "help"), ("Q", "leave", "leave")]
    for key, name, word in found:
        yield key, name, say(desk.lang, f"terminal.key.{word}")
