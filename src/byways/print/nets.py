"""Dice to fold and glue: six faces in a cross, with tabs."""

from __future__ import annotations

from collections.abc import Sequence

from byways.kernel.paper import Nets, Piece
from byways.kernel.scene import Text

from .curve import At, lines
from .marks import Word
from .page import Item, Page, Rect, add_foot, add_ruler, hair, line
from .paint import Say, paint

PLACES = ((1, 1), (2, 1), (3, 1), (0, 1), (1, 0), (1, 2))
"""Where each face lies in the cross: four in a row, one above and one below the second of them."""

TAB = 5.0
HEAD = 6.0
GAP = 5.0
MARGIN_OF_FACE = 1.0
"""How far a drawing keeps from the folds, which are never quite where they should be."""


def lay_out(nets: Nets, size: tuple[float, float], copies: int, say: Say) -> list[Page]:
    """Gets pages of nets, each with its name above it."""
    edge = float(nets.edge)
    wide, high = 4 * edge + TAB + GAP, HEAD + 3 * edge + GAP
    inner = Page(size).inner
    across, down = int((inner.w + GAP) / wide), int((inner.h + GAP) / high)
    every = [die for die in nets.dice for _ in range(copies)]
    pages = []
    for begin in range(0, len(every), across * down):
        page = Page(size)
        for i, die in enumerate(every[begin : begin + across * down]):
            x, y = inner.x + i % across * wide, inner.y + i // across * high
            if die.label is not None:
                at = (x + TAB, y + HEAD / 2)
                page.words.append(Word(say(die.label), at, 3.2, 4 * edge, bold=True, left=True))
            _net(page, die.pieces, Rect(x + TAB, y + HEAD, 4 * edge, 3 * edge), edge, say)
        add_foot(page, f"{say(nets.title)} · {say(Text('paper.net_how'))}")
        add_ruler(page, say(Text("paper.ruler")))
        pages.append(page)
    return pages


def _net(page: Page, faces: Sequence[Piece], room: Rect, edge: float, say: Say) -> None:
    for piece, (column, row) in zip(faces, PLACES, strict=True):
        cut = Rect(room.x + column * edge, room.y + row * edge, edge, edge)
        inside = cut.inset(MARGIN_OF_FACE)
        wide, high = piece.face.size
        scale = min(inside.w / wide, inside.h / high)
        at = (cut.middle[0] - wide * scale / 2, cut.middle[1] - high * scale / 2)
        page.items.append(Item(piece.ref, cut, paint(piece.face, say), at, scale))
    x, y = [room.x + k * edge for k in range(5)], [room.y + k * edge for k in range(4)]
    folds = [line((x[k], y[1]), (x[k], y[2])) for k in range(4)]
    folds += [line((x[0], y[k]), (x[4], y[k])) for k in (1, 2)]
    page.marks.append(hair("".join(folds), (1.5, 1)))
    ends = [line((x[4], y[1]), (x[4], y[2]))]
    for top, base in ((y[0], y[1]), (y[3], y[2])):
        ends.append(lines([(x[1], base), (x[1], top), (x[2], top), (x[2], base)]))
    tabs = [
        _tab((x[k], base), (x[k + 1], base), out) for base, out in ((y[1], -1), (y[2], 1)) for k in (0, 2, 3)
    ]
    side = lines([(x[0], y[1]), (x[0] - TAB, y[1] + TAB), (x[0] - TAB, y[2] - TAB), (x[0], y[2])])
    page.marks.append(hair("".join([*ends, *tabs, side])))


def _tab(a: At, b: At, out: int) -> str:
    """Gets a flap along the edge from *a* to *b*, above it or below."""
    y = a[1] + out * TAB
    return lines([a, (a[0] + TAB, y), (b[0] - TAB, y), b])
