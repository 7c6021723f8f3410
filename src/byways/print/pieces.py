"""Pieces to cut out: side by side with room for the bleed, crop marks at every corner, backs that fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from byways.kernel.paper import Group, Piece, Pieces
from byways.kernel.scene import Text

from .curve import box, circle, lines
from .marks import BLANK, INK, SMALLEST, Drawing, Mark, Word
from .page import BLEED, HAIR, MARGIN, Item, Page, Rect, add_foot, add_ruler, crop_marks, frame, hair
from .paint import Say, paint, run_over

GAP = 5.0
LABEL = 9.0
"""How high a line with the label of a group is."""

SAFE = 2.5
"""How far words keep from the cut."""


def lay_out(pieces: Pieces, size: tuple[float, float], copies: int, say: Say) -> list[Page]:
    """Gets pages of fronts, each followed by its backs."""
    fronts = list(_fronts(pieces, size, copies, say))
    pages: list[Page] = []
    for number, page in enumerate(fronts, 1):
        args = {"page": number, "pages": len(fronts)}
        _foot(page, pieces, say(Text("paper.fronts" if pieces.back else "paper.page", args)), say)
        pages.append(page)
        if pieces.back is not None:
            pages.append(_backs(page, pieces, say(pieces.back)))
            _foot(pages[-1], pieces, say(Text("paper.backs", args)), say)
    return pages


def _foot(page: Page, pieces: Pieces, text: str, say: Say) -> None:
    add_foot(page, f"{say(pieces.title)} · {text}")
    if not page.back:
        add_ruler(page, say(Text("paper.ruler")))


def _fronts(pieces: Pieces, size: tuple[float, float], copies: int, say: Say) -> Iterator[Page]:
    wide, high = pieces.size
    page = Page(size)
    groups = list(_copied(pieces.groups, copies))
    columns = min(max(len(every) for _, every in groups), int((page.inner.w + GAP) / (wide + GAP)))
    left = (size[0] - columns * (wide + GAP) + GAP) / 2
    y = page.inner.y
    for group, every in groups:
        for begin in range(0, len(every), columns):
            head = LABEL if group.label is not None and begin == 0 else 0.0
            if y + head + high > page.inner.bottom:
                yield page
                page, y = Page(size), MARGIN
            if head:
                page.words.append(_label(group, (left, y), say, page))
            for i, piece in enumerate(every[begin : begin + columns]):
                cut = Rect(left + i * (wide + GAP), y + head, wide, high)
                page.items.append(_front(piece, cut, pieces, say))
                page.marks.append(hair(circle(cut.middle, wide / 2) if pieces.round else frame(cut)))
                if not pieces.round:
                    page.marks.append(hair(crop_marks(cut)))
            y += head + high + GAP
    if page.items:
        yield page


def _copied(groups: Sequence[Group], copies: int) -> Iterator[tuple[Group, list[Piece]]]:
    """Generates groups with all their pieces; what has a label stays together in every copy."""
    for group in groups:
        times, each = (1, copies) if group.label is None else (copies, 1)
        every = [piece for piece in group.pieces for _ in range(piece.copies * each)]
        yield from [(group, every)] * times


def _label(group: Group, at: tuple[float, float], say: Say, page: Page) -> Word:
    assert group.label is not None
    return Word(
        say(group.label), (at[0], at[1] + LABEL / 3), 3.2, page.inner.right - at[0], bold=True, left=True
    )


def _front(piece: Piece, cut: Rect, pieces: Pieces, say: Say) -> Item:
    wide, high = piece.face.size
    words = []
    room = cut.inset(SAFE)
    if piece.body is not None:
        top = cut.w * high / wide
        body = Rect(room.x, room.y, room.w, cut.h - top - SAFE - 1)
        words.append(Word(say(piece.body), (body.x, body.y), 4.2, body.w, left=True, height=body.h))
    if piece.corner:
        words.append(Word(piece.corner, (room.x, room.bottom - 0.8), SMALLEST, room.w / 3, left=True))
    scale = min(cut.w / wide, cut.h / high)
    at = (cut.x + (cut.w - wide * scale) / 2, cut.bottom - high * scale)
    return Item(
        piece.ref,
        cut,
        paint(run_over(piece.face), say),
        at,
        scale,
        0.0 if pieces.round else BLEED,
        tuple(words),
    )


def _backs(front: Page, pieces: Pieces, text: str) -> Page:
    """Gets the other side of a page, to be turned over its long edge."""
    page = Page(front.size, back=True)
    for item in front.items:
        cut = Rect(front.size[0] - item.cut.right, *item.cut[1:])
        at = (cut.x, cut.y)
        words = () if pieces.round else (_title(cut, text),)
        page.items.append(Item(item.ref, cut, _pattern(cut), at, 1.0, BLEED, words))
    return page


def _title(cut: Rect, text: str) -> Word:
    return Word(text, cut.middle, min(3.4, cut.h / 9), min(cut.w, cut.h) * 0.62, bold=True)


def _pattern(cut: Rect) -> Drawing:
    """Gets crossing lines over the whole back, its bleed too, and a field for words."""
    gap, over = 2.6, 2 * BLEED
    d = []
    far = cut.w + cut.h + 4 * over
    for i in range(int(far / gap) + 1):
        c = i * gap
        d.append(lines([(c - over, -over), (c - over - far, far - over)]))
        d.append(lines([(cut.w + over - c, -over), (cut.w + over - c + far, far - over)]))
    w, h = min(cut.w, cut.h) * 0.72, min(cut.h * 0.3, 11.0)
    plate = box((cut.w - w) / 2, (cut.h - h) / 2, w, h, min(2.0, h / 3))
    return Drawing([Mark("".join(d), 0, INK, HAIR), Mark(plate, 1, INK, 0.5, BLANK)])
