"""Tours of a game and the pictures of its rules: moments of recorded games, and what lights up in them.

A game's folder ``lesson`` holds ``lesson.txt`` and the records that it names::

    byways lesson ink
    record game              # lesson/game.txt, for what follows
    step dice 1 1            # what is said; after how many moves; as which seat sees it, 0 for a spectator
    point w1 w2 w3 w4        # words of the scene that light up
    score networks           # a line of that seat's score: its places light up, too
    wrong w2 b1 R-R-         # a move that is refused; its reasons are told
    right w1 b1 H-H-         # a move that could be made, drawn as if it were
    do                       # the learner makes the next move of the record
    picture exits 0 1        # the same for the rules; without ``do``
    show tray 1              # which areas are drawn, by kind and number; else the first board
    crop b1 d2               # only the part around these words
    tour lava expansions=lava   # another, short tour, for tables with these options; its steps follow
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from .choice import refuse, why
from .datafile import BadFile, Fault, Row, heading, rows
from .facets import scene_of
from .facts import Facts, Options
from .options import fits
from .protocol import Path, Refusal, Seat, UnreadableAction
from .record import BadRecord, load, read
from .scene import UNIT, Area, Point, Scene
from .story import Story, retell

MOST_STEPS = 8
"""Of a tour."""

MARGIN = UNIT // 4
"""How much is left around what is cropped."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A moment of a recorded game as somebody saw it, and what is pointed at in it."""

    name: str
    story: Story
    move: int
    """After how many moves."""

    seat: Seat | None
    """``None`` is a spectator."""

    point: Path = ()
    lines: tuple[str, ...] = ()
    """Lines of the score whose places light up."""

    losses: Path = ()
    """Those places where points are lost."""

    tried: Path = ()
    """A move that is drawn as if it were being made."""

    reasons: tuple[Refusal, ...] = ()
    """Why it is refused, if it is."""

    do: Path = ()
    """The move that the learner is to make."""

    shown: tuple[tuple[str, int], ...] = ()
    """The areas of a picture: kind, and which of that kind."""

    crop: Path = ()

    def scene(self) -> Scene:
        """Gets everything visible."""
        game = self.story.game
        return scene_of(game, game.observe(self.story.state(self.move), self.seat))

    def areas(self) -> tuple[Area, ...]:
        """Gets the areas of a picture, cropped."""
        drawn = self.scene()
        chosen = [_area(drawn, kind, number) for kind, number in self.shown or (("board", 1),)]
        return tuple(_cropped(area, self.crop) if self.crop else area for area in chosen if area is not None)

    def pieces(self) -> tuple[Area, ...]:
        """Gets what is needed to draw the move that is tried and lies in no area of the picture."""
        wanted = {*self.tried}
        found = [
            replace(area, spots=tuple(spot for spot in area.spots if spot.ref in wanted), strokes=())
            for area in self.scene().areas
            if area.kind in ("tray", "ghosts")
        ]
        return tuple(area for area in found if area.spots)


@dataclass(frozen=True, slots=True)
class Tour:
    """A short tour of what is different at some tables."""

    name: str
    options: Options
    """It is for tables that have these; of a list, at least what is named here."""

    steps: tuple[Sight, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a game teaches newcomers with."""

    steps: tuple[Sight, ...]
    """The tour of the game itself."""

    pictures: tuple[Sight, ...]
    tours: tuple[Tour, ...] = ()

    def tour(self, name: str) -> tuple[Sight, ...]:
        """Gets the steps of a tour, an empty name for that of the game itself; none if there is none."""
        return next((tour.steps for tour in self.tours if tour.name == name), ()) if name else self.steps


def tours_of(facts: Facts) -> tuple[Tour, ...]:
    """Gets the short tours of a game without their steps, which take a while to read.

    :raises BadFile: one is for tables that there are not.
    """
    text = facts.facets.text("lesson.txt")
    found = []
    for row in rows(text)[1:] if text is not None else ():
        if row.words[0] == "tour":
            try:
                found.append(_tour(facts, row))
            except _Wrong as e:
                raise BadFile((Fault(row.line, e.code, e.holes),)) from e
    return tuple(found)


def _tour(facts: Facts, row: Row) -> Tour:
    if len(row.words) < 3:
        raise _Wrong("lesson.word", word=" ".join(row.words)[:40])
    _, name, *conditions = row.words
    options: dict[str, Any] = {}
    for condition in conditions:
        option, _, value = condition.partition("=")
        if option not in facts.schema:
            raise _Wrong("lesson.option", option=option[:40])
        number = int(value) if value.isdigit() else None
        readings = (value, number, {"true": True, "false": False}.get(value), value.split(","))
        fitting = [each for each in readings if each is not None and fits(each, facts.schema[option])]
        if not fitting:
            raise _Wrong("lesson.option", option=condition[:40])
        options[option] = fitting[0]
    return Tour(name, options)


def lesson_of(facts: Facts) -> Lesson:
    """Reads the lesson of a game; empty where it has none.

    :raises BadFile: something in it is not true, with lines and reasons.
    """
    return read_lesson(facts.facets.text, facts)


def read_lesson(text_of: Callable[[str], str | None], facts: Facts) -> Lesson:
    """Reads a lesson whose files *text_of* gives by name; empty where there is none.

    :raises BadFile: something in it is not true, with lines and reasons.
    """
    text = text_of("lesson.txt")
    if text is None:
        return Lesson((), ())
    if heading(text) != ("lesson", facts.name):
        raise BadFile((Fault(1, "lesson.heading", {"game": facts.name}),))
    reader = _Reader(text_of, facts)
    for row in rows(text)[1:]:
        try:
            reader.take(row)
        except _Wrong as e:
            reader.faults.append(Fault(row.line, e.code, e.holes))
    if any(len(steps) > MOST_STEPS for steps in (reader.steps, *reader.toured)):
        reader.faults.append(Fault(0, "lesson.long", {"most": MOST_STEPS}))
    if reader.faults:
        raise BadFile(tuple(reader.faults))
    both = zip(reader.tours, reader.toured, strict=True)
    tours = tuple(replace(tour, steps=tuple(steps)) for tour, steps in both)
    return Lesson(tuple(reader.steps), tuple(reader.pictures), tours)


class _Wrong(Exception):
    def __init__(self, code: str, /, **holes: str | int) -> None:
        self.code = code
        self.holes = holes


@dataclass(slots=True)
class _Reader:
    """Takes row after row; the last step or picture is the one that a row speaks of."""

    text_of: Callable[[str], str | None]
    facts: Facts
    steps: list[Sight] = field(default_factory=list)
    pictures: list[Sight] = field(default_factory=list)
    tours: list[Tour] = field(default_factory=list)
    toured: list[list[Sight]] = field(default_factory=list)
    """The steps of each tour."""

    faults: list[Fault] = field(default_factory=list)
    story: Story | None = None
    filling: list[Sight] | None = None
    """The list whose last sight the next rows speak of."""

    def take(self, row: Row) -> None:
        word, *rest = row.words
        match word:
            case "record" if len(rest) == 1:
                self.story = self._story(rest[0])
            case "tour":
                self.filling = None
                self.tours.append(_tour(self.facts, row))
                self.toured.append([])
            case "step" | "picture" if len(rest) == 3:
                self.filling = None
                into = self._steps if word == "step" else self.pictures
                known = [sight for steps in (self.steps, *self.toured) for sight in steps]
                into.append(self._sight(known if word == "step" else into, *rest))
                self.filling = into
            case "point" | "score" | "wrong" | "right" | "do" | "show" | "crop":
                if not self.filling:
                    raise _Wrong("lesson.before", word=word)
                self.filling[-1] = self._add(self.filling[-1], word, tuple(rest))
            case _:
                raise _Wrong("lesson.word", word=" ".join(row.words)[:40])

    @property
    def _steps(self) -> list[Sight]:
        """The steps of the tour that is being read."""
        return self.toured[-1] if self.toured else self.steps

    def _story(self, name: str) -> Story:
        text = self.text_of(f"{name}.txt")
        if text is None:
            raise _Wrong("lesson.no_record", name=name[:40])
        try:
            record = read(text)
            load(record, self.facts)
            return retell(record, self.facts)
        except BadRecord as e:
            raise _Wrong("lesson.record", name=name[:40], at=e.line) from e

    def _sight(self, before: list[Sight], name: str, move: str, seat: str) -> Sight:
        if self.story is None:
            raise _Wrong("lesson.before", word=name[:40])
        if any(sight.name == name for sight in before):
            raise _Wrong("lesson.twice", name=name[:40])
        moves, seats = len(self.story.moments), self.story.record.seats
        if not move.isdigit() or int(move) > moves:
            raise _Wrong("lesson.number", word=move[:40], most=moves)
        if not seat.isdigit() or int(seat) > seats:
            raise _Wrong("lesson.number", word=seat[:40], most=seats)
        return Sight(name, self.story, int(move), Seat(int(seat)) if int(seat) else None)

    def _add(self, sight: Sight, word: str, rest: Path) -> Sight:
        match word:
            case "point" if rest:
                return replace(sight, point=(*sight.point, *_known(sight, rest)))
            case "crop" if rest and self.filling is self.pictures:
                return replace(sight, crop=_known(sight, rest))
            case "score" if len(rest) == 1:
                return _scored(sight, rest[0])
            case "wrong" | "right" if rest and sight.seat is not None:
                return _tried(sight, sight.seat, rest, wanted=word == "right")
            case "do" if not rest and self.filling is not self.pictures:
                return _done(sight)
            case "show" if self.filling is self.pictures and len(rest) == 2 and rest[1].isdigit():
                return _showing(sight, rest[0], int(rest[1]))
            case _:
                raise _Wrong("lesson.word", word=" ".join((word, *rest))[:40])


def _known(sight: Sight, words: Path) -> Path:
    """Gets *words* if the scene has them all; ``a1-a2`` is several."""
    there = sight.scene().words
    for word in words:
        if word not in there and not there.issuperset(word.split("-")):
            raise _Wrong("lesson.missing", word=word[:40])
    return words


def _scored(sight: Sight, code: str) -> Sight:
    tally = sight.story.game.tally(sight.story.state(sight.move), sight.seat or Seat(1))
    line = next((line for line in tally.lines if line.code == code), None)
    if line is None:
        raise _Wrong("lesson.score", word=code[:40])
    losses = line.refs if line.points < 0 else ()
    return replace(
        sight,
        lines=(*sight.lines, code),
        point=(*sight.point, *line.refs),
        losses=(*sight.losses, *losses),
    )


def _tried(sight: Sight, seat: Seat, path: Path, *, wanted: bool) -> Sight:
    game, state = sight.story.game, sight.story.state(sight.move)
    try:
        found = refuse(game, state, seat, game.read(path)) if wanted else why(game, state, seat, path)
    except UnreadableAction:
        raise _Wrong("lesson.unreadable", move=" ".join(path)[:60]) from None
    if bool(found) == wanted:
        code = "lesson.refused" if wanted else "lesson.not_refused"
        raise _Wrong(code, move=" ".join(path)[:60])
    return replace(sight, tried=_known(sight, path), reasons=found)


def _done(sight: Sight) -> Sight:
    moments = sight.story.moments
    if sight.move == len(moments) or moments[sight.move].entry.seat != sight.seat:
        raise _Wrong("lesson.do")
    return replace(sight, do=_known(sight, moments[sight.move].entry.path))


def _showing(sight: Sight, kind: str, number: int) -> Sight:
    if _area(sight.scene(), kind, number) is None:
        raise _Wrong("lesson.area", kind=kind[:40], number=number)
    return replace(sight, shown=(*sight.shown, (kind, number)))


def _area(drawn: Scene, kind: str, number: int) -> Area | None:
    areas = [area for area in drawn.areas if area.kind == kind]
    return areas[number - 1] if 0 < number <= len(areas) else None


def _cropped(area: Area, words: Path) -> Area:
    """Gets the part of an area around some words; an area without them stays whole."""
    kept = [spot for spot in area.spots if spot.ref in words]
    if not kept:
        return area
    left = max(0, min(spot.at[0] for spot in kept) - MARGIN)
    top = max(0, min(spot.at[1] for spot in kept) - MARGIN)
    right = min(area.size[0], max(spot.at[0] + spot.size[0] for spot in kept) + MARGIN)
    bottom = min(area.size[1], max(spot.at[1] + spot.size[1] for spot in kept) + MARGIN)

    def moved(point: Point) -> Point:
        return point[0] - left, point[1] - top

    spots = tuple(
        replace(spot, at=moved(spot.at))
        for spot in area.spots
        if spot.at[0] < right
        and spot.at[1] < bottom
        and spot.at[0] + spot.size[0] > left
        and spot.at[1] + spot.size[1] > top
    )
    strokes = tuple(replace(stroke, points=tuple(map(moved, stroke.points))) for stroke in area.strokes)
    return replace(area, size=(right - left, bottom - top), spots=spots, strokes=strokes)
