"""Laws of what is drawn: where spots are, and that a word on them means one thing."""

from __future__ import annotations

from .protocol import Ref, Seat
from .scene import Brief, Scene
from .text import Text


def check_meanings(scene: Scene, homes: dict[Ref, str]) -> None:
    """A word stands in one kind of area for good, and there once, or once on each seat's board.

    *homes* are the kinds of area in which words stood before; new ones are added.

    :raises AssertionError: it means two things.
    """
    seen: dict[Ref, set[int | None]] = {}
    for area in scene.areas:
        for word in (spot.ref for spot in area.spots if spot.ref):
            home = homes.setdefault(word, area.kind)
            assert home == area.kind, f"{word} means two things: in the {home} and in the {area.kind}"
            others = seen.setdefault(word, set())
            own = area.kind == "board" and area.seat is not None and None not in others
            assert not others or (own and area.seat not in others), f"{word} stands on two spots"
            others.add(area.seat)


def check_spots(scene: Scene, seat: Seat) -> None:
    """The own board comes first, and spots lie within their areas.

    :raises AssertionError: it is not so.
    """
    boards = [area.seat for area in scene.boards]
    assert boards and boards[0] in (seat, None), "the own board does not come first"
    for area in scene.areas:
        for spot in area.spots:
            right, bottom = spot.at[0] + spot.size[0], spot.at[1] + spot.size[1]
            assert right <= area.size[0] and bottom <= area.size[1] and min(spot.at) >= 0, (
                f"{spot.ref or spot.label.code} sticks out of its {area.kind}"
            )


def texts_of(scene: Scene) -> list[Text]:
    """Gets everything that is said on a scene."""
    spots = [spot for area in scene.areas for spot in area.spots]
    labels = [area.label for area in scene.areas] + [spot.label for spot in spots]
    maybe = [text for area in scene.areas for text in (area.rule, area.count)]
    return labels + [text for text in (*maybe, *(spot.short for spot in spots)) if text is not None]


def check_laid(scene: Scene, seat: Seat) -> None:
    """A table is laid: every tray has a heading of its own, and what may be shut has nothing to point at.

    :raises AssertionError: it is not so.
    """
    trays = [area for area in scene.areas if area.kind == "tray"]
    headings = [(area.label.code, area.seat) for area in trays]
    for heading in headings:
        assert headings.count(heading) == 1, f"two trays are called {heading[0]}"
    for area in trays:
        words = [spot.ref for spot in area.spots if spot.ref]
        assert not (area.folds and words), f"{words[0]} lies in {area.label.code}, which may be shut"
        assert area.place != "edge" or area.seat == seat, f"{area.label.code} lies before somebody else"
    shown = [spot for area in scene.areas if area.kind != "bar" for spot in area.spots]
    assert all(spot.shape != "verb" for spot in shown), "a verb stands among things"


def check_brief(brief: Brief, acting: bool, words: frozenset[str], end: str | None) -> list[Text]:
    """Gets what is told: whoever is to act what to do, and nobody of an end that cannot come.

    :raises AssertionError: it is not so.
    """
    assert (brief.guide is not None) == acting, (
        "whoever is to act, and nobody else, is told what to do: `Brief.guide`"
    )
    if brief.rounds is not None:
        now, last = brief.rounds
        assert 1 <= now <= last, f"round {now} of {last}"
    assert brief.waste is None or end in words, f"{brief.waste} is wasted by a turn that cannot end"
    return [text for text in (brief.goal, brief.left, brief.guide, brief.waste) if text is not None]
