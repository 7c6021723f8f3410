"""Picking a move by pointing: where its words are a set, in any order.

The notation, and programs that use it, keep to :mod:`.choice`.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import choice
from .choice import Choices
from .protocol import A, Game, Path, Refusal, S, Seat, Unordered, V


def choices(game: Game[S, A, V], state: S, seat: Seat, picked: Path = ()) -> Choices:
    """Gets what *seat* can point at next."""
    if not _unordered(game, picked):
        return choice.choices(game, state, seat, picked)
    named, found, complete = set(picked[1:]), set[str](), False
    if len(named) == len(picked) - 1:
        for action in choice.legal(game, state, seat, picked[:1]):
            rest = set(game.path(action)[1:])
            if named <= rest:
                found |= rest - named
                complete |= named == rest
    return Choices(tuple(sorted(found)), complete)


def why(game: Game[S, A, V], state: S, seat: Seat, picked: Path) -> tuple[Refusal, ...]:
    """Explains why *picked* cannot be played, nor completed into something that can; empty if it can."""
    if not _unordered(game, picked):
        return choice.why(game, state, seat, picked)
    return choice.why_not(
        game, state, seat, settle(game, state, seat, picked), _meant(game, state, seat, picked)
    )


def settle(game: Game[S, A, V], state: S, seat: Seat, picked: Path) -> Path:
    """Gets the path that is meant by picks in any order; the picks as they are where there is none."""
    if not _unordered(game, picked):
        return picked
    paths = (game.path(action) for action in _meant(game, state, seat, picked))
    return next((path for path in paths if len(path) == len(picked)), picked)


def _unordered(game: Game[S, A, V], picked: Path) -> bool:
    return len(picked) > 0 and isinstance(game, Unordered) and game.unordered(picked[0])


def _meant(game: Game[S, A, V], state: S, seat: Seat, picked: Path) -> Iterator[A]:
    """Generates the actions that name everything picked, sensible or not."""
    named = set(picked[1:])
    for action in game.candidates(state, seat, picked[:1]):
        path = game.path(action)
        if path[0] == picked[0] and len(named) == len(picked) - 1 and named <= set(path[1:]):
            yield action
