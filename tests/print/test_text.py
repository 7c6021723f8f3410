"""Whatever is printed can be read: no text is smaller than six points. Rules are a booklet."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
import typst
from pypdf import PdfReader

from byways.i18n import APPENDIX, LANGUAGES, rules_parts, rules_text
from byways.print import CannotPrint, Wish, _sayer, booklet, compose, make
from byways.print.booklet import _book, _cover, sheet_sides
from byways.print.deal import only_here
from byways.print.markdown import as_typst, rulings_of
from byways.registry import GAMES
from tests.print.sizes import text_sizes


@pytest.mark.parametrize(
    ("game", "given", "lang", "more"),
    [
        ("ink", {"expansions": ["lava", "meteor"]}, "ru", {"per_page": 4, "parts": ("boards",)}),
        ("ink", {"expansions": ["lava", "meteor"]}, "uk", {}),
        ("ink", {}, "ru", {"seed": "moon"}),
        ("trails", {}, "ru", {"seats": 2, "parts": ("goals", "camps", "markers")}),
        ("bands", {"scenario": 1}, "uk", {"seats": 4}),
        ("roads", {"field": "5x7"}, "en", {"colour": True}),
    ],
)
def test_no_text_is_smaller_than_six_points(
    game: str, given: dict[str, Any], lang: str, more: dict[str, Any]
) -> None:
    sizes = list(text_sizes(make(Wish(GAMES[game], given, lang, **more))[0]))
    assert sizes and min(size for _, size in sizes) >= 6


@pytest.mark.parametrize(("game", "lang"), [("roads", "uk"), ("ink", "en")])
def test_the_rules_are_a_booklet(game: str, lang: str) -> None:
    """Every heading is in it, its text can be read, and all pictures are there."""
    made, pages = make(Wish(GAMES[game], {}, lang, parts=("rules",)))
    reader = PdfReader(io.BytesIO(made))
    assert len(reader.pages) == pages and pages % 2 == 0
    assert all(page.mediabox.width > page.mediabox.height for page in reader.pages)
    text = " ".join(" ".join(page.extract_text() for page in reader.pages).split())
    for row in rules_text(lang, game).splitlines():
        if row.startswith("#") and "`" not in row:
            assert row.lstrip("# ") in text
    assert min(size for _, size in text_sizes(made)) >= 6


@pytest.mark.parametrize("game", GAMES)
def test_pictures_stand_where_they_are_spoken_of(game: str) -> None:
    """Headings and what pictures show come in the order in which they are written."""
    source = _book(GAMES[game], (148.5, 210.0), "en", False, _sayer("en")).encode()
    book = typst.compile(source, ignore_system_fonts=True, sys_inputs={"small": booklet.APPENDIX[0]})
    text = squeezed("".join(page.extract_text() for page in PdfReader(io.BytesIO(book)).pages))
    at = 0
    for found in re.finditer(r"^##+ (.+)$|!\[([^]]+)\]", rules_parts("en", game)[0], re.MULTILINE):
        at = text.index(squeezed(found[1] or found[2]), at)


def squeezed(text: str) -> str:
    return re.sub(r"\W+", "", text)


def test_a_booklet_refers_to_rulings_by_their_numbers() -> None:
    rulings = rulings_of("- `may-draw` First.\n- `must-draw` Second,\n  at length.\n")
    assert rulings == ("may-draw", "must-draw")
    made = as_typst("Draw\n[must-draw] [may-draw].\n\n- `must-draw` Second.", lambda _: "", rulings)
    assert made == "Draw#ref-to(2);#super(size: 6pt)[,];#ref-to(1);.\n\n2. Second."


@pytest.mark.parametrize(
    ("first", "last", "columns"),
    [
        ("word", "what it means, at length", "auto, 1fr"),
        ("what is done, and to what end", "`how it is written`, or so I think", "29fr, 34fr"),
        ("what is done, and to what end", "x" * 100, "29fr, 58fr"),
    ],
)
def test_no_column_of_a_table_is_squeezed(first: str, last: str, columns: str) -> None:
    made = as_typst(f"| a | b |\n|---|---|\n| {first} | {last} |", lambda _: "")
    assert f"columns: ({columns})" in made


@pytest.mark.parametrize("game", GAMES)
def test_how_moves_are_written_and_rulings_are_the_appendix(game: str) -> None:
    """What somebody reads before the first game states no ruling and holds no options for programs."""
    for lang in LANGUAGES:
        rules, appendix = rules_parts(lang, game)
        assert APPENDIX not in rules_text(lang, game) and rules + appendix == rules_text(lang, game)
        assert rulings_of(appendix) and not rulings_of(rules)
        assert '": ' not in rules


@pytest.mark.parametrize(("colour", "sky"), [(True, "#D2402F"), (False, "#b4b4b4")])
def test_the_cover_is_in_colour_only_if_asked_for(colour: bool, sky: str) -> None:
    cover = _cover(GAMES["ink"], "Railroad Ink", "en", colour)
    assert sky in cover and ("#D2402F" in cover) == colour


def test_pages_lie_as_they_are_folded() -> None:
    assert sheet_sides(8) == [(8, 1), (2, 7), (6, 3), (4, 5)]
    assert sheet_sides(5) == [(8, 1), (2, 7), (6, 3), (4, 5)]


def test_code_in_rules_keeps_its_lines() -> None:
    made = as_typst("## Files\n```\ntokens 10\ncard none\n```", lambda _: "")
    assert made == '= Files\n\n#listing("tokens 10\\ncard none")'


def test_rules_are_printed_by_themselves() -> None:
    with pytest.raises(CannotPrint) as refused:
        make(Wish(GAMES["ink"], {}, "en", parts=("rules", "boards")))
    assert refused.value.refusal.code == "paper.rules_alone"


def test_colours_are_shown_only_if_asked_for() -> None:
    from byways.print.svg import svg

    for game in GAMES:
        plain, coloured = (
            [svg(page) for page in compose(Wish(GAMES[game], {}, "en", seats=2, colour=colour))]
            for colour in (False, True)
        )
        assert len(plain) == len(coloured) and (plain != coloured) == (game != "ink")


def test_dice_nets_have_six_faces_each() -> None:
    pages = compose(Wish(GAMES["ink"], {"expansions": ["lava", "meteor"]}, "en", parts=("nets",)))
    refs = [item.ref for page in pages for item in page.items]
    dice = [ref.split()[0] for ref in refs]
    assert {die: dice.count(die) for die in dice} == dict.fromkeys(
        ("w1", "w2", "w3", "w4", "l1", "l2", "direction", "distance"), 6
    )
    assert {(item.cut.w, item.cut.h) for page in pages for item in page.items} == {(18.0, 18.0)}


def test_a_field_is_as_large_as_the_cards_that_lie_on_it() -> None:
    pages = compose(Wish(GAMES["roads"], {"field": "5x7"}, "en", parts=("field",)))
    cells = [word.text for page in pages for item in page.items for word in item.all_words()]
    assert sorted(cells) == sorted(f"{x},{y}" for x in range(5) for y in range(7))
    assert all(item.cut.w % 40 == 0 and item.cut.h % 40 == 0 for page in pages for item in page.items)


@pytest.mark.parametrize(
    ("site", "here"),
    [("http://127.0.0.1:8000", True), ("http://localhost", True), ("https://b.example", False)],
)
def test_a_code_that_works_only_here_says_so(site: str, here: bool) -> None:
    page = compose(Wish(GAMES["ink"], {}, "en", seed="moon", site=site))[0]
    assert only_here(site) == here
    assert any("only on this computer" in word.text for word in page.words) == here


def test_folds_are_numbered_in_the_order_of_folding_on_both_sides() -> None:
    for page in compose(Wish(GAMES["ink"], {}, "en", seed="moon")):
        folds = sorted((word for word in page.words if word.text.startswith("Fold ")), key=lambda w: -w.at[1])
        assert [word.text for word in folds] == [f"Fold {number} of 7" for number in range(1, 8)]
