"""Pages before they are printed: everything is there as often as it should be, and nothing is cut in two."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest

from byways.i18n import say
from byways.kernel.facts import BadOptions
from byways.kernel.paper import Paper, Pieces, PrintedSheet
from byways.kernel.scene import UNIT
from byways.print import CannotPrint, Wish, compose
from byways.print.page import MARGIN, PAPERS, Page, Rect, extent
from byways.print.sheets import LARGEST
from byways.registry import GAMES

BOXES: list[tuple[str, dict[str, Any], int | None]] = [
    ("ink", {}, None),
    ("ink", {"expansions": ["lava", "meteor"]}, 3),
    ("ink", {"draft": True}, 4),
    ("roads", {}, 2),
    ("roads", {"deck": "lanes", "copies": 2}, 3),
    ("trails", {}, None),
    ("trails", {}, 5),
    ("bands", {}, None),
]


def paper_of(game: str) -> Paper:
    offered = GAMES[game].facets.paper
    assert offered is not None
    return offered


def fronts(game: str, given: dict[str, Any], seats: int | None = None, **more: Any) -> list[Page]:
    pages = compose(Wish(GAMES[game], given, "en", seats=seats, **more))
    return [page for page in pages if not page.back]


def counted(pages: list[Page]) -> Counter[str]:
    return Counter(item.ref for page in pages for item in page.items if item.ref)


# As often as it should be


def test_every_piece_of_a_box_is_printed_as_often_as_the_game_says() -> None:
    for game, given, seats in BOXES:
        wanted: Counter[str] = Counter()
        for part in paper_of(game).parts(given, seats):
            if isinstance(part, Pieces):
                for group in part.groups:
                    for piece in group.pieces:
                        wanted[piece.ref] += piece.copies
        pieces = {part.part for part in paper_of(game).parts(given, seats) if isinstance(part, Pieces)}
        found = counted(fronts(game, given, seats, parts=tuple(pieces)))
        assert found == wanted


def test_decks_for_every_player() -> None:
    found = counted(fronts("roads", {"deck": "classic"}, 3, parts=("cards",)))
    assert found == {"straight": 21, "turn": 24, "T": 18, "X": 9}
    assert counted(fronts("roads", {"deck": "lanes", "copies": 2}, 2))["T442"] == 3 * 2 * 2
    assert counted(fronts("roads", {}, 2, copies=3, parts=("cards",))) == Counter(
        {"straight": 42, "turn": 48, "T": 36, "X": 18}
    )


def test_trails_for_four_and_for_five() -> None:
    found = counted(fronts("trails", {}))
    cards = {ref: count for ref, count in found.items() if ref.startswith("t") and ref[1:].isdigit()}
    assert cards == {f"t{number:03}": 1 for number in range(1, 136)}
    assert [found[f"camp {kind}"] for kind in "HBK"] == [4, 4, 4]
    assert [found[name] for name in ("eagle", "moose", "wolf", "lynx", "bear", "bison")] == [10] * 6
    assert found["ten"] == found["weakest-camp"] == 1 and found["marker 4"] == 4
    more = counted(fronts("trails", {}, 5))
    assert more["t001"] == more["u135"] == 1 and more["camp K"] == 5


def test_dice_faces_are_those_of_the_dice() -> None:
    found = counted(fronts("ink", {"expansions": ["lava", "meteor"]}, parts=("dice",)))
    assert sum(found.values()) == 8 * 6
    assert (
        found["w4 ov"] == 2 and found["l1 cc"] == 2 and found["direction *"] == 2 and found["distance 1"] == 3
    )
    drafted = counted(fronts("ink", {"draft": True}, 3, parts=("dice",)))
    assert drafted["w1 hs"] == 3 and drafted["w4 ss"] == 6


@pytest.mark.parametrize("copies", [1, 2])
def test_the_faces_of_a_die_lie_in_a_row(copies: int) -> None:
    for page in fronts("ink", {"draft": True}, 2, parts=("dice",), copies=copies):
        rows: dict[float, set[str]] = {}
        for item in page.items:
            rows.setdefault(item.cut.y, set()).add(item.ref.split()[0])
        assert all(len(dice) == 1 for dice in rows.values())
        assert Counter(item.cut.y for item in page.items) == Counter(dict.fromkeys(rows, 6))


@pytest.mark.parametrize(("per_page", "seats", "pages"), [(1, 3, 3), (2, 3, 2), (4, 3, 1), (4, 5, 2)])
def test_player_boards_fill_pages(per_page: int, seats: int, pages: int) -> None:
    """With four there is no room for how lines count: a page with that follows."""
    found = fronts("ink", {}, seats, parts=("boards",), per_page=per_page)
    assert len(found) == pages + (per_page == 4) and counted(found) == {"boards": pages * per_page}
    how = say("en", "ink.score.centre.about")
    explained = [sum(word.text == how for word in page.words) for page in found]
    assert explained == [per_page * (per_page != 4)] * pages + [4] * (per_page == 4)


def test_all_boards_or_those_asked_for() -> None:
    assert counted(fronts("bands", {}, parts=("boards",)))["boards"] == 24
    assert counted(fronts("bands", {}, 3, parts=("boards",)))["boards"] == 8
    assert counted(fronts("bands", {"scenario": 4}, parts=("boards",)))["boards"] == 3
    assert counted(fronts("bands", {"board": "k5-3"}, parts=("boards",)))["boards"] == 1
    cards = counted(fronts("bands", {}, parts=("cards",)))
    assert cards == dict.fromkeys(("red", "yellow", "green", "blue", "grey"), 10)
    with pytest.raises(BadOptions):
        fronts("bands", {"board": "nowhere"})


def test_score_tables_have_the_lines_of_the_game() -> None:
    for given, lines in (({}, 5), ({"expansions": ["lava"]}, 7), ({"expansions": ["lava", "meteor"]}, 8)):
        sheet = paper_of("ink").parts(given, 1)[0]
        assert isinstance(sheet, PrintedSheet) and len(sheet.table) == lines


# Nothing crosses a cut line


@pytest.mark.parametrize("size", PAPERS)
@pytest.mark.parametrize(("game", "given", "seats"), BOXES)
def test_nothing_crosses_a_cut_line(game: str, given: dict[str, Any], seats: int | None, size: str) -> None:
    for page in compose(Wish(GAMES[game], given, "ru", size, seats)):
        whole = Rect(0, 0, *page.size)
        cut = [item for item in page.items if item.bleed]
        for one in cut:
            assert whole.inset(MARGIN / 2).holds(one.cut.inset(-one.bleed))
            assert all(one.cut.holds(extent(word)) for word in one.words)
        for one, two in combinations(cut, 2):
            assert apart(one.cut.inset(-one.bleed), two.cut.inset(-two.bleed))
            # A cut goes from edge to edge of the paper: it must not run through another piece.
            for x in (one.cut.x, one.cut.right):
                assert not two.cut.x + 0.01 < x < two.cut.right - 0.01
            for y in (one.cut.y, one.cut.bottom):
                assert not two.cut.y + 0.01 < y < two.cut.bottom - 0.01
        for word in page.words:
            assert whole.inset(2).holds(extent(word))
            assert not any(item.bleed and not apart(item.cut, extent(word)) for item in page.items)
        foot = [extent(word) for word in page.words if word.at[1] > page.size[1] - MARGIN]
        assert all(apart(one.inset(-1), two) for one, two in combinations(foot, 2))


def apart(one: Rect, two: Rect) -> bool:
    return (
        one.right <= two.x + 0.01
        or two.right <= one.x + 0.01
        or one.bottom <= two.y + 0.01
        or two.bottom <= one.y + 0.01
    )


@pytest.mark.parametrize("per_page", [2, 4])
def test_sheets_stay_on_their_side_of_the_cut(per_page: int) -> None:
    for lang in ("en", "ru", "uk"):
        given = {"expansions": ["lava", "meteor"]}
        pages = compose(Wish(GAMES["ink"], given, lang, parts=("boards",), per_page=per_page))
        wide, high = pages[0].size
        words = [extent(word) for page in pages for word in page.all_words()]
        for rect in [*words, *(item.cut for page in pages for item in page.items)]:
            assert not rect.y < high / 2 < rect.bottom
            assert per_page == 2 or not rect.x < wide / 2 < rect.right


@pytest.mark.parametrize(("game", "given", "seats"), BOXES)
def test_backs_lie_behind_their_fronts(game: str, given: dict[str, Any], seats: int | None) -> None:
    pages = compose(Wish(GAMES[game], given, "en", seats=seats))
    for front, back in pairwise(pages):
        if back.back:
            wide = front.size[0]
            turned = [
                (item.ref, round(wide - item.cut.right, 3), round(item.cut.y, 3)) for item in back.items
            ]
            assert turned == [(item.ref, round(item.cut.x, 3), round(item.cut.y, 3)) for item in front.items]


# What cannot be


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"paper": "a3"}, "paper.no_size"),
        ({"parts": ("hats",)}, "paper.no_part"),
        ({"per_page": 3}, "paper.per_page"),
        ({"copies": 0}, "paper.copies"),
        ({"copies": 1000}, "paper.copies"),
        ({"seed": "x" * 700}, "paper.no_link"),
    ],
)
def test_what_cannot_be_printed_is_refused(wish: dict[str, Any], code: str) -> None:
    with pytest.raises(CannotPrint) as refused:
        compose(Wish(GAMES["ink"], {}, "en", **wish))
    assert refused.value.refusal.code == code


@pytest.mark.parametrize("scenario", range(1, 9))
def test_the_key_beside_a_board_shows_whatever_lies_on_few_boards(scenario: int) -> None:
    facets = GAMES["bands"].facets
    assert facets.paper is not None
    for part in facets.paper.parts({"scenario": scenario}, None):
        if isinstance(part, PrintedSheet):
            shown = {stroke.style for tray in part.trays for stroke in tray.strokes}
            drawn = {stroke.style for stroke in part.board.strokes}
            assert drawn & {"drawing", "water", "crater", "canal"} == shown


def test_keys_are_as_large_as_can_be_where_there_is_room() -> None:
    for page in fronts("bands", {}, parts=("boards",)):
        keys = page.items[1:]
        assert keys and {item.scale for item in keys} == {LARGEST / UNIT}


def test_a_crater_is_beside_the_board_if_meteors_fall() -> None:
    facets = GAMES["ink"].facets
    assert facets.paper is not None
    for meteors in ([], ["meteor"]):
        sheet = facets.paper.parts({"expansions": meteors}, 1)[0]
        assert isinstance(sheet, PrintedSheet)
        styles = {stroke.style for tray in sheet.trays for spot in tray.spots for stroke in spot.strokes}
        assert ("crater" in styles) == bool(meteors)
