"""What covers the table for a while: the curtain, notes, a question."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

CLOSING = ("escape", "q")
"""Not Enter: whoever plays fast would close the end of the game unread."""


class Curtain(Screen[None]):
    """Hides everything until the next person has the screen."""

    def __init__(self, sentence: str, about: str, how: str) -> None:
        super().__init__()
        self._words = (sentence, about, how)

    def compose(self) -> ComposeResult:
        yield Static("\n\n".join(self._words), id="curtain", markup=False)

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Note(ModalScreen[None]):
    """Something longer to read."""

    def __init__(self, text: str, how: str) -> None:
        super().__init__()
        self._text, self._how = text, how

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="note"):
            yield Static(self._text, markup=False)
            yield Static(f"\n{self._how}", classes="how", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def on_key(self, event: Key) -> None:
        if event.key in CLOSING or event.character == "?":
            event.stop()
            self.dismiss()


class Question(ModalScreen[str]):
    """Something to be decided by a key."""

    def __init__(self, text: str, keys: dict[str, str]) -> None:
        super().__init__()
        self._text, self._keys = text, keys

    def compose(self) -> ComposeResult:
        yield Static(self._text, id="question", markup=False)

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key in self._keys:
            self.dismiss(self._keys[event.key])
