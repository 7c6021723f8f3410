"""What a game brings besides its rules: each facet is a module of its package, loaded when needed.

The module ``presentation`` holds ``PRESENTATION``, a record of functions, and so on. What a game does not
bring, it does without. The first argument of each function is the game.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from .bot import Bot, Calibration
from .moves import Path, Ref
from .paper import Paper
from .protocol import A, Game, S, Seat, V
from .scene import Area, Brief, Scene, Spot
from .sketch import Positions
from .text import Text

if TYPE_CHECKING:
    from .survey import Survey

F = TypeVar("F")
G = TypeVar("G")


def _no_face(game: Any, word: Ref) -> Spot:
    raise AssertionError(f"{game.name} has no dice and no cards")


@dataclass(frozen=True, slots=True)
class Presentation(Generic[G, V]):
    """How a game is shown. The only facet that no game can do without."""

    scene: Callable[[G, V], Scene]
    """Gets what to draw, and every word that can be pointed at."""

    stage: Callable[[G, V], Text]
    """Gets where the game stands, for a heading: round 3 of 7."""

    brief: Callable[[G, V, frozenset[Ref]], Brief]
    """Gets what wins, what is left and what to do now.

    The words can begin a move; there are none where the seat is not to act.
    """

    face: Callable[[G, Ref], Spot] = _no_face
    """Gets what a die or card of a lot looks like, for people who enter real ones."""

    brings: Callable[[G, V, V], tuple[Text, ...]] = lambda game, before, after: ()
    """Gets what the viewer's move earns besides points, and what it costs, in a few words each."""


@dataclass(frozen=True, slots=True)
class Picking(Generic[G, S, A]):
    """What makes pointing at moves pleasant. Nothing here depends on what the seat cannot see."""

    sets: frozenset[Ref] = frozenset()
    """The first words of moves whose other words are a set: written in one order, picked in any."""

    meant: Callable[[G, S, Seat, Path], Iterable[A]] = lambda game, state, seat, picked: ()
    """Generates what a person may have meant by words that lead nowhere, for ``why`` to explain.

    May go beyond them. Their order reveals nothing hidden.
    """

    usual: Callable[[G, S, Seat], A | None] = lambda game, state, seat: None
    """Gets what most people would do, which is legal; ``None`` where there is a real choice."""

    follow_up: Callable[[G, S, Seat], A | None] = lambda game, state, seat: None
    """Gets the step that goes without saying after the one before; ``None`` where somebody must decide.

    It is legal and belongs to the same turn.
    """


@dataclass(frozen=True, slots=True)
class Puzzles(Generic[G, S, A]):
    """What puzzles can be made of a game."""

    goals: Callable[[G], tuple[str, ...]] = lambda game: ()
    """Gets what they may ask for: ``total``, ``win``, lines of the score, what ``foresight.py`` looks for.

    Each has the sentence ``<game>.puzzle.<goal>``.
    """

    survey: Callable[[G, S, Seat, int], Survey | None] = lambda game, state, seat, most: None
    """Finds what ``kernel/survey.py`` would, but faster; ``None`` where that has to search.

    Raises :exc:`~.survey.TooMany` if the turn has more than so many different ends.
    """

    solved: Callable[[G, S, Seat], tuple[tuple[A, int], ...]] = lambda game, state, seat: ()
    """Gets what each move leads to if everybody plays perfectly: 1 a win, 0 a shared one, -1 a loss.

    Nothing where that is not known. Depends only on what the seat can see.
    """

    known: Callable[[G, S, Seat], tuple[Area, ...]] = lambda game, state, seat: ()
    """Gets what the seat does not see but could work out, to spare it the counting."""


@dataclass(frozen=True, slots=True)
class Explanation(Generic[G, S]):
    """What is said about turns beside their points."""

    effects: Callable[[G, S, S, Seat], tuple[Text, ...]] = lambda game, before, after, seat: ()
    """Gets what a turn does, and what it leaves open, in a few words each.

    Depends only on what the seat can see.
    """

    calibration: Callable[[G], Calibration] = lambda game: Calibration()
    """Gets how far what the strongest bot expects is known to be off."""


@dataclass(frozen=True, slots=True)
class Column:
    """A part of what is seen of games side by side: some numbers of each game's stretch of a buffer."""

    name: str
    buffer: array[int]
    wide: int
    """How many numbers of the buffer belong to a game."""

    start: int
    stop: int


class SideBySide(Protocol):
    """Many games that are played alone, each one choice further at a time."""

    actions: int
    """How many ways to go on there can be at most."""

    meanings: int
    """How many different ways to go on there are in all positions together."""

    points: array[int]
    """The score of each game after the last step: of all, if they are counted, else of those it ended."""

    over: array[int]
    """1 for each game that the last step ended, else 0."""

    ways: array[int]
    """What each way to go on means, as :meth:`list_ways` found it: a row for each game."""

    @property
    def columns(self) -> tuple[Column, ...]:
        """What is seen of each game; last, ``choices``: how many ways there are to go on."""

    def begin(self, first: int) -> None:
        """Restarts all games, with the dice of the numbers from *first* on."""

    def step(self, actions: Sequence[int], count_all: bool) -> int:
        """Goes on in each game, -1 in any way; begins those anew that end, and gets how many these are."""

    def list_ways(self) -> None:
        """Fills :attr:`ways`: a number that means the same in every position, or -1 where there is none."""


@dataclass(frozen=True, slots=True)
class Vector:
    """How many games are played side by side, for learners."""

    open: Callable[[int], SideBySide]
    """Gets this many games."""


class Facets:
    """The modules and files of a game's package, found by their names."""

    def __init__(self, package: str) -> None:
        self.package = package

    def make(self, options: Any, seats: int, rules: int) -> Game[Any, Any, Any]:
        """Gets the game for complete options, seats and rules, a function of these alone: ``rules.make``.

        :raises BadOptions: they are not offered in this combination.
        """
        return cast(Game[Any, Any, Any], import_module(f"{self.package}.rules").make(options, seats, rules))

    def module(self, name: str) -> ModuleType | None:
        """Gets a module of the package, where there is one of that name."""
        return _module(f"{self.package}.{name}")

    @cached_property
    def presentation(self) -> Presentation[Any, Any]:
        found = self._load(Presentation)
        assert found is not None, f"{self.package} has no presentation"
        return found

    @cached_property
    def picking(self) -> Picking[Any, Any, Any]:
        return self._load(Picking) or Picking()

    @cached_property
    def puzzles(self) -> Puzzles[Any, Any, Any]:
        return self._load(Puzzles) or Puzzles()

    @cached_property
    def explanation(self) -> Explanation[Any, Any]:
        return self._load(Explanation) or Explanation()

    @cached_property
    def paper(self) -> Paper | None:
        """What can be printed."""
        return self._load(Paper)

    @cached_property
    def positions(self) -> Positions | None:
        """How boards of one seat are written as text and copied from paper."""
        return self._load(Positions)

    @cached_property
    def vector(self) -> Vector | None:
        """How games are played side by side on a compiled core."""
        return self._load(Vector)

    def _load(self, kind: type[F]) -> F | None:
        name = kind.__name__
        module = self.module(name.lower())
        if module is None:
            return None
        found = getattr(module, name.upper())
        if not isinstance(found, kind):
            raise TypeError(f"{name.upper()} of {module.__name__} is no {name}")
        return found

    def text(self, name: str) -> str | None:
        """Gets a file that lies beside the game, where there is one.

        ``example.txt``, the record of a game that shows well; ``lesson.txt``, the tour and the pictures, and
        the records that it names; ``looks.json``, how lines, signs and marks look that no other game uses.
        """
        file = files(self.package).joinpath(name)
        return file.read_text("utf-8") if file.is_file() else None

    def drawings(self) -> tuple[str, ...]:
        """Gets the names of the SVG files in ``art``: ``cover``, and one for each choice that has one."""
        folder = files(self.package).joinpath("art")
        found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
        return tuple(sorted(name.removesuffix(".svg") for name in found if name.endswith(".svg")))

    def drawing(self, name: str) -> str | None:
        """Gets a drawing as SVG, where there is one of that name."""
        return self.text(f"art/{name}.svg") if name in self.drawings() else None


@cache
def _module(path: str) -> ModuleType | None:
    return None if find_spec(path) is None else import_module(path)


def scene_of(game: Game[S, A, V], view: V) -> Scene:
    """Gets what to draw, and every word that can be pointed at."""
    return game.facets.presentation.scene(game, view)


def stage_of(game: Game[S, A, V], view: V) -> Text:
    """Gets where the game stands, for a heading."""
    return game.facets.presentation.stage(game, view)


def brief_of(game: Game[S, A, V], view: V, words: frozenset[Ref]) -> Brief:
    """Gets what wins, what is left and what to do now."""
    return game.facets.presentation.brief(game, view, words)


def follow_up_of(game: Game[S, A, V], state: S, seat: Seat) -> A | None:
    """Gets the step that goes without saying after the one before, if there is one."""
    return cast("A | None", game.facets.picking.follow_up(game, state, seat))


def bot_of(game: Game[S, A, V], level: int) -> Bot | None:
    """Gets a player of the game's own, from ``player.bot``; ``None`` where it has none."""
    module = game.facets.module("player")
    return None if module is None else cast(Bot, module.bot(game, level))
