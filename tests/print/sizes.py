"""How large text is on a printed page."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

import pypdfium2
import pypdfium2.raw as raw


def text_sizes(pdf: bytes) -> Iterator[tuple[int, float]]:
    """Generates the number of the page and the height in points of every run of text."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for number in range(len(document)):
            for each in document[number].get_objects(filter=(raw.FPDF_PAGEOBJ_TEXT,), max_depth=12):
                matrix = each.get_matrix()
                high = hypot(matrix.c, matrix.d)
                container = each.container
                while container is not None:
                    outer = container.get_matrix()
                    high *= hypot(outer.c, outer.d)
                    container = container.container
                size = _font_size(each)
                yield number + 1, size * high
    finally:
        document.close()


def _font_size(each: pypdfium2.PdfObject) -> float:
    from ctypes import byref, c_float

    found = c_float()
    assert raw.FPDFTextObj_GetFontSize(each.raw, byref(found))
    return found.value
