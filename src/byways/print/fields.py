"""A board as large as the pieces that lie on it, over as many pages as it needs, to be taped together."""

from __future__ import annotations

from dataclasses import replace

from byways.kernel.paper import PrintedField
from byways.kernel.scene import UNIT, Area, Spot, Text

from .page import Item, Page, Rect, add_foot, add_ruler, hair, line
from .paint import Say, paint

SEAM = 5.0
"""How far the dashed lines reach beyond the cells: they show where to cut."""


def lay_out(field: PrintedField, size: tuple[float, float], copies: int, say: Say) -> list[Page]:
    """Gets pages with as many whole cells as fit, row by row."""
    inner, (wide, high) = Page(size).inner, field.cell
    cells = {_cell(spot): spot for spot in field.board.spots if spot.ref}
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    columns, rows = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    across, down = -(-columns // int(inner.w / wide)), -(-rows // int(inner.h / high))
    each = (-(-columns // across), -(-rows // down))
    pages = []
    for number in range(across * down):
        begin = (left + number % across * each[0], top + number // across * each[1])
        here = {
            at: spot for at, spot in cells.items() if all(0 <= at[i] - begin[i] < each[i] for i in (0, 1))
        }
        page = Page(size)
        joins = (begin[0] + each[0] < left + columns, begin[1] + each[1] < top + rows)
        _fill(page, field, begin, list(here.values()), joins, say)
        text = say(Text("paper.field_how", {"page": number + 1, "pages": across * down}))
        add_foot(page, f"{say(field.title)} · {text}")
        add_ruler(page, say(Text("paper.ruler")))
        pages.append(page)
    return pages * copies


def _cell(spot: Spot) -> tuple[int, int]:
    return spot.at[0] // UNIT, spot.at[1] // UNIT


def _fill(
    page: Page,
    field: PrintedField,
    begin: tuple[int, int],
    spots: list[Spot],
    joins: tuple[bool, bool],
    say: Say,
) -> None:
    """Draws some of the cells. *joins*: whether another page follows on the right, and below."""
    scale = field.cell[0] / UNIT
    moved = [replace(spot, at=_moved(spot, begin)) for spot in spots]
    size = (max(spot.at[0] for spot in moved) + UNIT, max(spot.at[1] for spot in moved) + UNIT)
    area = Area("board", field.board.label, size, tuple(moved))
    x, y = page.inner.x, page.inner.y
    cut = Rect(x, y, size[0] * scale, size[1] * scale)
    page.items.append(Item(field.part, cut, paint(area, say, names=True), (x, y), scale))
    if joins[0]:
        page.marks.append(hair(line((cut.right, cut.bottom), (cut.right, cut.bottom + SEAM)), (2, 2)))
        page.marks.append(hair(line((cut.right, y), (cut.right, y - SEAM)), (2, 2)))
    if joins[1]:
        page.marks.append(hair(line((cut.right, cut.bottom), (cut.right + SEAM, cut.bottom)), (2, 2)))
        page.marks.append(hair(line((x, cut.bottom), (x - SEAM, cut.bottom)), (2, 2)))


def _moved(spot: Spot, begin: tuple[int, int]) -> tuple[int, int]:
    x, y = _cell(spot)
    return (x - begin[0]) * UNIT, (y - begin[1]) * UNIT
