"""A table as one seat sees it, and what can be done there. Every surface shows this and nothing else.

These types are also what goes over the wire: plain values, nothing in them that their reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from . import takeback
from .choice import explain, moves, scores, usual
from .facets import brief_of, scene_of, stage_of
from .match import Match
from .moves import NOWHERE
from .protocol import NATURE, Event, Game, Happening, Line, Path, Refusal, Seat, Tally
from .result import winners_among
from .scene import Brief, Scene, Text
from .tree import Tree, tree_of

Verb = Literal["play", "undo", "redo", "restart", "reopen", "tell", "untell", "takeback", "agree", "decline"]
"""What can be done at a table; ``tell`` and ``untell`` are for real dice and cards, ``takeback`` asks for a
final turn, which the others ``agree`` to or ``decline``."""

TOLD = 1000
"""The most words and nodes in a tree of choices that is sent; about 5 kB."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What a seat has scored; the name of a line is the sentence ``<game>.score.<code>``."""

    seat: Seat
    total: int
    lines: tuple[Line, ...]
    scored: bool = True
    """Whether the total is points that somebody plays for."""


@dataclass(frozen=True, slots=True)
class Perspective:
    """What one seat sees of a table, or a spectator, for whom it is ``None``."""

    seat: Seat | None
    stage: Text
    brief: Brief
    scene: Scene
    sheets: tuple[ScoreSheet, ...]
    acting: bool = False
    can: tuple[Verb, ...] = ()
    """What the seat may do besides playing: ``undo``, ``redo``, ``restart``, ``reopen``, ``untell``,
    ``takeback``, ``agree``, ``decline``."""

    next: Path = ()
    """The first words that can be picked now."""

    tree: Tree | None = None
    """Everything that can be picked, if it is small enough to be sent at once."""

    usual: Path | None = None
    """The move most people would make, where there is no real choice."""

    draft: tuple[Path, ...] = ()
    """The steps of this turn that are not final yet."""

    missing: tuple[Refusal, ...] = ()
    """Why the turn cannot be ended yet."""

    happened: tuple[Happening, ...] = ()
    """What happened in this seat's turn and isn't known to everybody yet."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended."""

    reason: Text
    winners: tuple[Seat, ...]
    tie: Text | None = None
    """What decided where points were equal."""


class Grounds(NamedTuple):
    """Everything a perspective follows from: if this is equal, so is what the seat sees."""

    seat: Seat | None
    view: Any
    acting: bool
    can: tuple[Verb, ...]
    draft: tuple[Path, ...]
    happened: tuple[Happening, ...] = ()


def grounds(match: Match[Any, Any, Any], seat: Seat | None) -> Grounds:
    """Gets what the perspective of *seat* follows from, its own draft included. ``None`` is a spectator."""
    if seat is None:
        return Grounds(seat, match.view(seat), False, (), ())
    draft = match.draft(seat)
    happened, can = heard(match.own_events(seat), seat), _allowed(match, seat, bool(draft))
    return Grounds(seat, match.view(seat), seat in match.to_act, can, draft, happened)


def perspective(match: Match[Any, Any, Any], seat: Seat | None, given: Grounds | None = None) -> Perspective:
    """Gets what *seat* sees now, from its grounds where they are known. ``None`` is a spectator."""
    game, given = match.game, given or grounds(match, seat)
    every = moves(game, match.state_for(seat), seat) if seat is not None and given.acting else NOWHERE
    seen = Perspective(
        seat,
        stage_of(game, given.view),
        brief_of(game, given.view, frozenset(every.next)),
        scene_of(game, given.view),
        score_sheets(scores(game, given.view, match.seats)),
        given.acting,
        given.can,
        draft=given.draft,
        happened=given.happened,
    )
    if seat is None or not given.acting:
        return seen
    state, end = match.state_for(seat), seen.scene.end
    return replace(
        seen,
        next=tuple(sorted(every.next)),
        tree=tree_of(every, game.facets.picking.sets, TOLD),
        usual=usual(game, state, seat, known=every),
        missing=explain(game, state, seat, (end,)) if end is not None and end not in every.next else (),
    )


def still(game: Game[Any, Any, Any], state: Any, seats: int, seat: Seat | None) -> Perspective:
    """Gets what *seat* saw at a moment of a recorded game, with the score as it really was."""
    view = game.observe(state, seat)
    tallies = tuple(game.tally(state, Seat(each)) for each in range(1, seats + 1))
    brief = brief_of(game, view, frozenset())
    return Perspective(seat, stage_of(game, view), brief, scene_of(game, view), score_sheets(tallies))


def score_sheets(tallies: Iterable[Tally]) -> tuple[ScoreSheet, ...]:
    """Gets the sheets of all seats in order."""
    return tuple(
        ScoreSheet(Seat(seat), tally.total, tally.shown, tally.scored)
        for seat, tally in enumerate(tallies, 1)
    )


def ending(game: Game[Any, Any, Any], state: Any, played: Iterable[Seat]) -> Ending | None:
    """Gets how a game ended, with the winners among the seats that were *played* to the end."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    winners = frozenset(winners_among(game, state, played))
    # Who has left takes the tie along.
    tie = outcome.tie if winners == outcome.winners else None
    return Ending(Text(outcome.reason), tuple(sorted(winners)), tie)


def heard(events: Iterable[Event], seat: Seat | None) -> tuple[Happening, ...]:
    """Gets what *seat* may hear of what happened, each thing once. ``None`` is a spectator."""
    told = (event.seen_by(seat) for event in events if not event.again)
    return tuple(each for each in told if each is not None)


def perform(match: Match[Any, Any, Any], verb: Verb, seat: Seat, path: Path = ()) -> tuple[Event, ...]:
    """Does something at a table; *path* is what is played or told, or the seats that are asked.

    :raises UnreadableAction: *path* is no move.
    :raises IllegalAction: a rule forbids it; nothing has changed.
    :raises ImpossibleChance: nature's next move was given and cannot happen; nothing has changed.
    """
    match verb:
        case "play":
            return match.play(seat, match.game.read(path))
        case "tell":
            return match.tell(path)
        case "redo":
            return match.redo(seat)
        case "undo":
            match.undo(seat)
        case "restart":
            match.restart_turn(seat)
        case "reopen":
            match.reopen(seat)
        case "untell":
            match.undo(NATURE)
        case "takeback":
            takeback.ask(match, seat, (Seat(int(word)) for word in path))
        case "agree":
            takeback.agree(match, seat)
        case "decline":
            takeback.decline(match, seat)
    return ()


def _allowed(match: Match[Any, Any, Any], seat: Seat, drafted: bool) -> tuple[Verb, ...]:
    request = match.takeback
    holds: dict[Verb, bool] = {
        "undo": drafted,
        "redo": match.can_redo(seat),
        "restart": drafted,
        "reopen": match.can_reopen(seat),
        "untell": match.can_untell(),
        "takeback": takeback.can_ask(match, seat),
        "agree": request is not None and seat in request.waits,
        "decline": request is not None and seat in (request.seat, *request.waits),
    }
    return tuple(verb for verb, can in holds.items() if can)
