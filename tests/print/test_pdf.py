"""The files themselves: text is text in every language, fonts are embedded, lines are lines."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from byways.i18n import LANGUAGES, say
from byways.print import Wish, compose, make
from byways.print.svg import svg
from byways.registry import GAMES, looks
from tests import DEEP


def read(game: str, given: dict[str, Any], lang: str, **more: Any) -> PdfReader:
    made, pages = make(Wish(GAMES[game], given, lang, **more))
    reader = PdfReader(io.BytesIO(made))
    assert len(reader.pages) == pages
    return reader


def words(reader: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


PRINTED = {
    "ink": ["ink.score.networks", "ink.score.errors.about", "paper.name", "cli.total", "ink.paper.faces"],
    "roads": ["roads.name", "roads.paper.cards"],
    "trails": ["trails.name", "trails.paper.camps", "trails.paper.tokens"],
    "bands": ["bands.score.treasure", "bands.paper.colours", "bands.paper.start"],
}
ONLY = {} if DEEP else {"trails": "uk", "bands": "ru"}
"""Games with hundreds of cards, which take seconds to read back."""


@pytest.mark.parametrize(
    ("game", "lang"), [(game, lang) for game in PRINTED for lang in LANGUAGES if lang == ONLY.get(game, lang)]
)
def test_text_is_text_in_every_language(game: str, lang: str) -> None:
    text = words(read(game, {}, lang, seats=2))
    for code in PRINTED[game]:
        assert say(lang, code) in text


def test_every_card_bears_its_name_once() -> None:
    text = words(read("trails", {}, "uk", seats=2, parts=("cards",)))
    assert sorted(re.findall(r"\bt\d{3}\b", text)) == [f"t{number:03}" for number in range(1, 136)]


def test_card_colours_are_told_by_letters_and_words() -> None:
    reader = read("bands", {}, "ru", parts=("cards",))
    text = words(reader)
    for colour in ("red", "yellow", "green", "blue", "grey"):
        assert text.count(say("ru", "bands.face", colour=colour)) == 10


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_size_fonts_and_lines(paper: str, size: tuple[int, int]) -> None:
    reader = read("ink", {"expansions": ["lava", "meteor"]}, "uk", paper=paper)
    assert reader.metadata is not None and reader.metadata.title == say("uk", "ink.name")
    for page in reader.pages:
        assert (round(page.mediabox.width), round(page.mediabox.height)) == size
        resources = page["/Resources"]
        assert isinstance(resources, DictionaryObject)
        fonts = resources["/Font"]
        assert isinstance(fonts, DictionaryObject)
        for font in fonts.values():
            (inner,) = font.get_object()["/DescendantFonts"]
            descriptor = inner.get_object()["/FontDescriptor"]
            assert {"/FontFile2", "/FontFile3"} & set(descriptor)
        assert not page.images


@pytest.mark.parametrize("game", GAMES)
def test_black_and_white_and_no_line_finer_than_a_hair(game: str) -> None:
    for page in compose(Wish(GAMES[game], {}, "en", seats=2)):
        drawn = svg(page)
        assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawn)) <= {"#000", "#fff", "none"}
        assert {word.colour for word in page.all_words()} <= looks().colours.keys()
        scales = [1.0, *(item.scale for item in page.items)]
        parts = [drawn.rpartition("</g></g>")[2], *re.findall(r"scale\([^)]*\)\">(.*?)</g></g>", drawn)]
        assert len(parts) == len(scales)
        for part, scale in zip(parts, scales, strict=True):
            for width in re.findall(r'stroke-width="([^"]+)"', part):
                assert float(width) * scale > 0.24


def test_the_same_wish_is_the_same_file() -> None:
    one, two = (make(Wish(GAMES["roads"], {}, "en", seats=2))[0] for _ in range(2))
    assert one == two
