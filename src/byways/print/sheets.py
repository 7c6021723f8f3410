"""Sheets to write on: a board, what should be at hand beside it, a score table; one or several a page."""

from __future__ import annotations

from byways.kernel.paper import PrintedSheet
from byways.kernel.scene import UNIT, Area, Text

from .marks import INK, Mark, Word
from .page import MARGIN, Item, Page, Rect, frame, hair, line
from .paint import Say, paint, seat_mark

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2)}
"""How many sheets lie across and down a page."""

HEAD = 9.0
LARGEST = 14.0
"""So large is a die in a tray at most."""

LOWEST = 5.6
"""So high is a row of a table at least."""

BOX = 15.0
ROOM = 5.0
"""Between things, and from the cut."""


def lay_out(
    sheet: PrintedSheet, size: tuple[float, float], per_page: int, copies: int, say: Say
) -> list[Page]:
    """Gets full pages, at least as many sheets as there are copies."""
    across, down = GRIDS[per_page]
    pages = []
    for _ in range(-(-sheet.copies * copies // per_page)):
        page = Page(size)
        wide, high = size[0] / across, size[1] / down
        for row in range(down):
            for column in range(across):
                whole = Rect(column * wide, row * high, wide, high)
                inside = whole.inset(MARGIN if per_page == 1 else 7.0)
                _fill(page, sheet, inside, say)
        page.marks += [hair(line((0, k * high), (size[0], k * high)), (2, 2)) for k in range(1, down)]
        page.marks += [hair(line((k * wide, 0), (k * wide, size[1])), (2, 2)) for k in range(1, across)]
        pages.append(page)
    return pages


def _fill(page: Page, sheet: PrintedSheet, room: Rect, say: Say) -> None:
    """Puts one sheet into its room."""
    _heading(page, sheet, room, say)
    below = Rect(room.x, room.y + HEAD, room.w, room.h - HEAD)
    wide, high = sheet.board.size
    beside = bool(sheet.trays or sheet.table)
    if below.w > below.h:
        scale = min(below.h / high, below.w * (0.6 if beside else 1) / wide)
        rest = Rect(below.x + wide * scale + ROOM, below.y, below.w - wide * scale - ROOM, below.h)
    else:
        needed = max(0.28 * below.h, (len(sheet.table) + 1) * LOWEST) if beside else 0.0
        scale = min(below.w / wide, (below.h - needed) / high)
        top = below.y + high * scale + ROOM / 2
        rest = Rect(below.x, top, below.w, below.bottom - top)
    left = below.x if below.w > below.h and beside else below.x + (below.w - wide * scale) / 2
    down = below.y if beside else below.y + (below.h - high * scale) / 2
    cut = Rect(left, down, wide * scale, high * scale)
    page.items.append(Item(sheet.part, cut, paint(sheet.board, say, names=True), (cut.x, cut.y), scale))
    if sheet.table and rest.w > rest.h:
        half = (rest.w - ROOM) / 2
        _trays(page, sheet.trays, Rect(rest.x, rest.y, half, rest.h), say)
        _table(page, sheet, Rect(rest.x + half + ROOM, rest.y, half, rest.h), say)
    elif beside:
        used = _trays(page, sheet.trays, rest, say)
        _table(page, sheet, Rect(rest.x, rest.y + used, rest.w, rest.h - used), say)


def _heading(page: Page, sheet: PrintedSheet, room: Rect, say: Say) -> None:
    base = room.y + HEAD / 2
    if not sheet.table or sheet.columns > 1:
        page.words.append(Word(say(sheet.title), (room.x, base), 4, room.w, bold=True, left=True))
        return
    half = room.w / 2
    page.words.append(Word(say(sheet.title), (room.x, base), 4, half - ROOM, bold=True, left=True))
    page.words.append(Word(say(Text("paper.name")), (room.x + half, base), 3, half / 6, left=True))
    page.marks.append(hair(line((room.x + half * 1.17, base + 1.2), (room.right, base + 1.2))))


def _trays(page: Page, trays: tuple[Area, ...], room: Rect, say: Say) -> float:
    """Puts trays below each other; gets how much room they took."""
    y = room.y
    high = room.h / 2 if room.h > room.w else room.h
    units = sum(area.size[1] for area in trays)
    label = 3.0 if room.w > 60 else 2.5
    for area in trays:
        fits = (high - len(trays) * (label + 3)) / units if units else 1
        scale = min(LARGEST / UNIT, room.w / area.size[0], fits)
        page.words.append(Word(say(area.label), (room.x, y + label / 2), label, room.w, bold=True, left=True))
        cut = Rect(room.x, y + label + 1, area.size[0] * scale, area.size[1] * scale)
        page.items.append(Item("", cut, paint(area, say), (cut.x, cut.y), scale))
        y = cut.bottom + 2
    return y - room.y


def _table(page: Page, sheet: PrintedSheet, room: Rect, say: Say) -> None:
    """Draws a table to be filled in, the total last, with a column for each player."""
    if not sheet.table:
        return
    if sheet.columns > 1:
        room = Rect(room.x, room.y + LOWEST, room.w, room.h - LOWEST)
    table, columns = sheet.table, sheet.columns
    high = min(11.0, room.h / (len(table) + 1))
    wide = min(BOX, room.w / 5) if columns == 1 else min(BOX, room.w / 2 / columns)
    for i, row in enumerate((*table, None)):
        y = room.y + i * high
        cells = [Rect(room.right - k * wide, y, wide, high) for k in range(columns, 0, -1)]
        page.marks.append(hair("".join(map(frame, cells)) + line((room.x, y + high), (cells[0].x, y + high))))
        if row is None:
            page.marks.append(hair("".join(frame(cell.inset(0.6)) for cell in cells)))
        if i == 0 and columns > 1:
            tops = [(cell.middle[0], y - LOWEST / 2) for cell in cells]
            page.marks += [Mark(seat_mark(seat, at, 0.18), fill=INK) for seat, at in enumerate(tops, 1)]
        title = say(row.label) if row is not None else say(Text("cli.total"))
        about = say(row.about) if row is not None and row.about is not None else ""
        text = room.w - columns * wide - 2
        size = min(3.2, 0.36 * high)
        at = (room.x, y + high * (0.3 if about else 0.5))
        page.words.append(Word(title, at, size, text, bold=True, left=True))
        if about:
            top = y + 0.52 * high
            page.words.append(Word(about, (room.x, top), 0.8 * size, text, left=True, height=0.44 * high))
