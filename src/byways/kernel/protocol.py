"""The rules of a game, as a protocol. Everything else it brings is in its facets (``facets.py``).

A game is a set of pure functions over an immutable state. It owns no clock,
no random numbers, no players' names, no connections, no language.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, NewType, Protocol, TypeVar

from .moves import Moves
from .moves import Path as Path
from .moves import Ref as Ref
from .rng import Rng
from .text import Args, Text

if TYPE_CHECKING:
    from .facets import Facets
    from .lots import Lots

Seat = NewType("Seat", int)
"""A place at the table, counted from 1."""

NATURE = Seat(0)
"""The seat that rolls dice and turns up cards."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def _named(args: Args, refs: Path) -> Args:
    return {**args, "place": refs[0] if refs else "", "refs": " ".join(refs)}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is illegal."""

    code: str
    """Key of a sentence, such as ``ink.lay.kind``."""

    refs: Path = ()
    """What to flash on the board, the place itself first."""

    args: Args = field(default_factory=dict, hash=False)

    @property
    def words(self) -> Args:
        """What its sentence may name: the arguments, the first place, all places."""
        return _named(self.args, self.refs)


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened, as its reader may know it: for the log and for animation."""

    code: str
    seat: Seat | None = None
    refs: Path = ()
    args: Args = field(default_factory=dict, hash=False)

    @property
    def words(self) -> Args:
        """What its sentence may name: the arguments, the seat, the first place, all places."""
        return _named({**self.args, "seat": self.seat or 0}, self.refs)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, with who may know of it."""

    code: str
    seat: Seat | None = None
    refs: Path = ()
    args: Args = field(default_factory=dict, hash=False)

    only: frozenset[Seat] | None = None
    """Who may read it. ``None`` means everyone."""

    instead: Event | None = None
    """What everyone else reads."""

    later: bool = False
    """Whether everyone may read it once all simultaneous turns are done."""

    again: bool = False
    """Whether it only says what other events have said: engines are told, people are not told twice."""

    @property
    def known_later(self) -> Event:
        """The event as it is known once all simultaneous turns are done."""
        return replace(self, only=None) if self.later else self

    @property
    def happening(self) -> Happening:
        """The event as those see it who may know all of it."""
        return Happening(self.code, self.seat, self.refs, self.args)

    def seen_by(self, seat: Seat | None) -> Happening | None:
        """Gets the event as *seat* may know it. ``None`` is a spectator."""
        if self.only is None or seat in self.only:
            return self.happening
        return None if self.instead is None else self.instead.seen_by(seat)


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a score sheet."""

    code: str
    points: int
    refs: Path = ()
    """The places that earn the points; a route in the order in which it runs. Where points are lost, one for
    each loss."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A score sheet."""

    lines: tuple[Line, ...]
    kept: int | None = None
    """The total, if it is not the sum of the lines."""

    unused: frozenset[str] = frozenset()
    """Lines that nobody can earn with these options: programs get them, people don't."""

    scored: bool = True
    """Whether people play for the total; otherwise it only shows how the game went."""

    @property
    def shown(self) -> tuple[Line, ...]:
        """The lines shown to people."""
        return tuple(line for line in self.lines if line.code not in self.unused)

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines) if self.kept is None else self.kept


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    reason: str
    winners: frozenset[Seat]
    """Empty only where the rules say that nobody wins."""

    by_total: bool = True
    """Whether points decide, as in most games."""

    tie: Text | None = None
    """What decided a tie, if something did."""


class Game(Protocol[S, A, V]):
    """The rules of a game at one table; everything else it brings is in its facets.

    *S* is the whole truth, *A* an action, *V* what one seat may know.
    All three are frozen, hashable and compare by value. A game names this class as its base.
    """

    facets: ClassVar[Facets]
    """Everything besides the rules: how it is shown, picked, played by bots, printed."""

    @property
    def name(self) -> str:
        """A short name without spaces."""
        ...

    def setup(self, seats: int) -> S:
        """Gets the state before anything was rolled, dealt or played."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Gets who must act now.

        ``{NATURE}`` if dice must be rolled or cards turned up, several seats
        if they act at the same time, nobody if the game is over.
        """
        ...

    def turn(self, state: S) -> int:
        """Gets the number of the current turn, or of the current simultaneous turns.

        It goes up when something becomes known to all. A seat's steps are its own
        draft for as long as it is to act and this number stays the same.
        """
        ...

    def moves(self, state: S, seat: Seat) -> Moves:
        """Gets exactly what *seat* may play. Called only for a seat that is to act."""
        ...

    def check(self, state: S, seat: Seat, action: A) -> tuple[Refusal, ...]:
        """Gets the rules that *action* breaks, empty if it is legal.

        Every rule about what may be played is here and nowhere else, also for
        :data:`NATURE`: a roll that cannot fall now is refused. May depend only
        on what *seat* can see. Called only for a seat that is to act.
        """
        ...

    def apply(self, state: S, seat: Seat, action: A) -> tuple[S, tuple[Event, ...]]:
        """Gets the state after a legal action. Does not check it again."""
        ...

    def roll(self, state: S, rng: Rng) -> A:
        """Samples the action of :data:`NATURE`. A game without chance has neither this nor the next two."""
        raise AssertionError(f"{self.name} has no dice and no cards")

    def lots(self, state: S) -> Lots:
        """Gets what nature's next move is made of: which dice, which cards. Called only when it is to act."""
        raise AssertionError(f"{self.name} has no dice and no cards")

    def all_lots(self, seats: int) -> Iterable[Lots]:
        """Gets everything that nature's moves can be made of at a table for *seats*."""
        return ()

    def observe(self, state: S, seat: Seat | None) -> V:
        """Gets what *seat* may know, built up from nothing. ``None`` is a spectator."""
        ...

    def imagine(self, view: V, rng: Rng) -> S:
        """Samples a state that would look like *view*: ``observe(imagine(view, rng), seat) == view``."""
        ...

    def tally(self, state: S, seat: Seat) -> Tally:
        """Gets the score sheet of *seat* as if the game ended now.

        Depends only on what everybody may know and on the draft of *seat*.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Gets how the game ended, or ``None`` if it goes on."""
        ...

    def path(self, action: A) -> Path:
        """Writes an action."""
        ...

    def read(self, path: Path) -> A:
        """Reads an action.

        :raises UnreadableAction: *path* is not well formed. A well formed
            action can still be illegal.
        """
        ...


class UnreadableAction(ValueError):
    """Raised when a path is not an action of this game."""


class UnreadablePosition(ValueError):
    """Raised when a text is not a position; has the places that are wrong."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[UnreadablePosition], tuple[Refusal]]:
        return type(self), (self.refusal,)


class IllegalAction(ValueError):
    """Raised when an action breaks a rule of this game."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(", ".join(f"{r.code} {' '.join(r.refs)}".strip() for r in refusals))
        self.refusals = refusals

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[tuple[Refusal, ...]]]:
        return type(self), (self.refusals,)


class ImpossibleChance(ValueError):
    """Raised when a move of nature that was given in advance cannot happen."""

    def __init__(self, item: str, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(f"{item}: {', '.join(r.code for r in refusals)}")
        self.item = item
        self.refusals = refusals

    def __reduce__(self) -> tuple[type[ImpossibleChance], tuple[str, tuple[Refusal, ...]]]:
        return type(self), (self.item, self.refusals)
