"""What a reader of codes sees on a printed page."""

from __future__ import annotations

import pypdfium2
import zxingcpp

DPI = 150
"""As a telephone held over a sheet sees it, or worse."""


def codes(pdf: bytes) -> list[list[str]]:
    """Gets the text of every code, page by page."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        return [_codes(document[number]) for number in range(len(document))]
    finally:
        document.close()


def _codes(page: pypdfium2.PdfPage) -> list[str]:
    image = page.render(scale=DPI / 72, grayscale=True)
    wide, high, stride = image.width, image.height, image.stride
    rows = memoryview(image.buffer).cast("B")
    grey = b"".join(bytes(rows[y * stride : y * stride + wide]) for y in range(high))
    return [code.text for code in zxingcpp.read_barcodes(memoryview(grey).cast("B", (high, wide)))]
