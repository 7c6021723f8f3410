"""A picture in a window that can be scrolled and clicked."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.segment import Segment
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from .canvas import Canvas
from .inks import style
from .picture import Frame, Picture


class PicturePane(ScrollView, can_focus=False):
    """Shows a picture."""

    @dataclass
    class Pointed(Message):
        """Somebody clicked on a word."""

        word: str

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.picture = Picture(Canvas(1, 1))

    def show(self, picture: Picture) -> None:
        """Shows another picture, where it was scrolled to."""
        self.picture = picture
        self.virtual_size = Size(picture.canvas.columns, picture.canvas.rows)
        self.refresh()

    def reveal(self, frame: Frame) -> None:
        """Scrolls until a frame can be seen, with a little around it."""
        region = Region(frame.column - 2, frame.row - 1, frame.columns + 4, frame.rows + 2)
        self.scroll_to_region(region, animate=False, force=True)

    def render_line(self, y: int) -> Strip:
        across, down = self.scroll_offset
        plain = self.rich_style
        canvas, row, dark = self.picture.canvas, y + down, self.app.current_theme.dark
        if not 0 <= row < canvas.rows:
            return Strip.blank(self.size.width, plain)
        cells = list(zip(canvas.letters[row], canvas.inks[row], strict=True))[
            across : across + self.size.width
        ]
        segments = [
            Segment("".join(letter for letter, _ in run), plain + style(ink, dark))
            for ink, run in groupby(cells, key=lambda cell: cell[1])
        ]
        return Strip(segments).adjust_cell_length(self.size.width, plain)

    def on_click(self, event: Click) -> None:
        word = self.picture.at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y)
        if word is not None:
            self.post_message(self.Pointed(word))
