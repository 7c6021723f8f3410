"""Sheets to write on: a board, what should be at hand beside it, a score table; one or several a page."""

from __future__ import annotations

from byways.kernel.paper import PrintedSheet
from byways.kernel.scene import UNIT, Area, Text

from .marks import INK, SMALLEST, Mark, Word
from .page import MARGIN, Item, Page, Rect, add_ruler, frame, hair, line
from .paint import Say, paint, seat_mark

GRIDS = {1: (1, 1), 2: (1, 2), 4: (2, 2)}
"""How many sheets lie across and down a page."""

HEAD = 9.0
LARGEST = 14.0
"""So large is a die in a tray at most."""

LOWEST = 5.6
"""So high is a row of a table at least."""

TITLE, ABOUT = 3.0, 2.2
"""How high the words of a table are: what a row is, and how it counts."""

TOLD = 3.2
"""How high the words are that explain a table on a page of their own."""

BOX = 15.0
ROOM = 5.0
"""Between things, and from the cut."""

STROKE = 0.6
"""So far do lines at the edge of a tray stand out."""


def lay_out(
    sheet: PrintedSheet, size: tuple[float, float], per_page: int, copies: int, say: Say
) -> list[Page]:
    """Gets full pages, at least as many sheets as there are copies.

    Where sheets have no room for how the lines of the table count, a page with that follows.
    """
    pages, explained = [], True
    for _ in range(-(-sheet.copies * copies // per_page)):
        page, rooms = _divided(size, per_page)
        for room in rooms:
            explained = _fill(page, sheet, room, say)
        if per_page == 1:
            add_ruler(page, say(Text("paper.ruler")))
        pages.append(page)
    if not explained:
        page, rooms = _divided(size, per_page)
        for room in rooms:
            _explain(page, sheet, room, say)
        pages.append(page)
    return pages


def _divided(size: tuple[float, float], per_page: int) -> tuple[Page, list[Rect]]:
    """Gets a page with lines to cut along, and the rooms between them."""
    across, down = GRIDS[per_page]
    page, wide, high = Page(size), size[0] / across, size[1] / down
    page.marks += [hair(line((0, k * high), (size[0], k * high)), (2, 2)) for k in range(1, down)]
    page.marks += [hair(line((k * wide, 0), (k * wide, size[1])), (2, 2)) for k in range(1, across)]
    margin = MARGIN if per_page == 1 else 7.0
    rooms = [Rect(x * wide, y * high, wide, high).inset(margin) for y in range(down) for x in range(across)]
    return page, rooms


def _explain(page: Page, sheet: PrintedSheet, room: Rect, say: Say) -> None:
    """Writes how each line of the table counts."""
    title = f"{say(sheet.title)} · {say(Text('paper.how_lines_count'))}"
    page.words.append(Word(title, (room.x, room.y + HEAD / 2), 4, room.w, bold=True, left=True))
    rows = [(say(row.label), say(row.about)) for row in sheet.table if row.about is not None]
    y, high = room.y + HEAD, min((room.h - HEAD) / len(rows), 13.0)
    for name, about in rows:
        page.words.append(Word(name, (room.x, y + TITLE), TITLE, room.w, bold=True, left=True))
        below = y + 1.85 * TITLE
        page.words.append(Word(about, (room.x, below), TOLD, room.w, left=True, height=y + high - below))
        y += high


def _fill(page: Page, sheet: PrintedSheet, room: Rect, say: Say) -> bool:
    """Puts one sheet into its room; gets whether its table says how its lines count."""
    _heading(page, sheet, room, say)
    below = Rect(room.x, room.y + HEAD, room.w, room.h - HEAD)
    wide, high = sheet.board.size
    beside = bool(sheet.trays or sheet.table)
    if below.w > below.h:
        scale = min(below.h / high, below.w * (0.6 if beside else 1) / wide)
        rest = Rect(below.x + wide * scale + ROOM, below.y, below.w - wide * scale - ROOM, below.h)
    else:
        needed = _needed(sheet, below, say) if beside else 0.0
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
        return _table(page, sheet, Rect(rest.x + half + ROOM, rest.y, half, rest.h), say)
    if beside:
        shared = rest._replace(h=rest.h / 2 if rest.h > rest.w else rest.h)
        used = _trays(page, sheet.trays, shared, say)
        return _table(page, sheet, Rect(rest.x, rest.y + used, rest.w, rest.h - used), say)
    return True


def _needed(sheet: PrintedSheet, room: Rect, say: Say) -> float:
    """Gets how much room what stands below a board takes, a third of the page at most."""
    table = sum(high for *_, high in _rows(sheet, room.h, (room.w - ROOM) / 2 - BOX - 2, say))
    return min(max(0.28 * room.h, table + ROOM), room.h / 3)


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
    units = sum(area.size[1] for area in trays)
    label = 3.0 if room.w > 60 else 2.4
    for area in trays:
        fits = (room.h - len(trays) * (label + 3)) / units if units else 1
        scale = min(LARGEST / UNIT, room.w / area.size[0], fits)
        page.words.append(Word(say(area.label), (room.x, y + label / 2), label, room.w, bold=True, left=True))
        cut = Rect(room.x, y + label + 1, area.size[0] * scale, area.size[1] * scale)
        page.items.append(Item("", cut.inset(-STROKE), paint(area, say), (cut.x, cut.y), scale))
        y = cut.bottom + 2
    return y - room.y


def _table(page: Page, sheet: PrintedSheet, room: Rect, say: Say) -> bool:
    """Draws a table to be filled in, the total last, with a column for each player.

    Gets whether there was room to say how each line counts.
    """
    if not sheet.table:
        return True
    columns = sheet.columns
    if columns > 1:
        room = Rect(room.x, room.y + LOWEST, room.w, room.h - LOWEST)
    wide = min(BOX, room.w / 5) if columns == 1 else min(BOX, room.w / 2 / columns)
    text = room.w - columns * wide - 2
    y = room.y
    rows = _rows(sheet, room.h, text, say)
    # All titles in one size: that of the longest.
    largest = max(SMALLEST, min(TITLE, text / max(0.54 * len(title) for title, *_ in rows)))
    for i, (title, about, high) in enumerate(rows):
        cells = [Rect(room.right - k * wide, y, wide, high) for k in range(columns, 0, -1)]
        page.marks.append(hair("".join(map(frame, cells)) + line((room.x, y + high), (cells[0].x, y + high))))
        if i == len(sheet.table):
            page.marks.append(hair("".join(frame(cell.inset(0.6)) for cell in cells)))
        if i == 0 and columns > 1:
            tops = [(cell.middle[0], y - LOWEST / 2) for cell in cells]
            page.marks += [Mark(seat_mark(seat, at, 0.18), fill=INK) for seat, at in enumerate(tops, 1)]
        size = min(largest, 0.6 * high)
        at = (room.x, y + (TITLE if about else high / 2))
        page.words.append(Word(title, at, size, text, bold=True, left=True))
        if about:
            below = y + 1.85 * TITLE
            page.words.append(Word(about, (room.x, below), ABOUT, text, left=True, height=y + high - below))
        y += high
    return any(about for _, about, _ in rows) or all(row.about is None for row in sheet.table)


def _rows(sheet: PrintedSheet, room: float, wide: float, say: Say) -> list[tuple[str, str, float]]:
    """Gets title, explanation and height of each row; explanations only where all can be read."""
    titles = [*(say(row.label) for row in sheet.table), say(Text("cli.total"))]
    abouts = [*("" if row.about is None else say(row.about) for row in sheet.table), ""]
    # About half as wide as it is high is a letter, and no word is broken.
    lines = [-(-len(about) * 0.5 * ABOUT // (0.95 * wide)) for about in abouts]
    heights = [max(LOWEST, 1.85 * TITLE + 1.5 * ABOUT * many + 0.6) if many else LOWEST + 1 for many in lines]
    if sum(heights) > room:
        return [(title, "", min(8.0, room / len(titles))) for title in titles]
    return list(zip(titles, abouts, heights, strict=True))
