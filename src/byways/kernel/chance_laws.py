"""Laws of chance: what nature may do, and what of it who hears."""

from __future__ import annotations

from typing import Any

from .lots import check_ever
from .match import Chance, Match
from .protocol import NATURE, Event, Game, Path, Seat, UnreadableAction


def check_chance(game: Game[Any, Any, Any], match: Match[Any, Any, Any]) -> None:
    """Nature's moves are possible, and nobody else's.

    :raises AssertionError: it is not so.
    """
    state = game.setup(match.seats)
    for entry in match.log:
        action = game.read(entry.path)
        if entry.seat == NATURE:
            assert not check_ever(game, entry.path, match.seats), f"nature made an impossible move: {entry}"
            assert not game.check(state, NATURE, action), f"nature's own move is refused: {entry}"
            again = Chance(match.chance.seed).next(game, state, 1)
            assert not game.check(state, NATURE, again), f"nature's own move is refused: {again}"
            _check_too_many(game, state, entry.path)
            _check_dealt(game, match.seats, state, action, again)
        else:
            assert check_ever(game, entry.path, match.seats), f"taken for a move of nature: {entry}"
        state, _ = game.apply(state, entry.seat, action)
    for junk in ((), ("",), ("no such word",), ("done", "done"), ("1",) * 50):
        try:
            game.read(junk)
        except UnreadableAction:
            continue
        raise AssertionError(f"{junk} was read as an action")


def _check_too_many(game: Game[Any, Any, Any], state: Any, path: Path) -> None:
    """With a word more or less it cannot be, and ``check`` says so."""
    for wrong in ((*path, path[-1]), path[:-1]):
        try:
            action = game.read(wrong)
        except UnreadableAction:
            continue
        assert game.check(state, NATURE, action), f"nature may do what it cannot: {' '.join(wrong)}"


def _check_dealt(game: Game[Any, Any, Any], seats: int, state: Any, one: Any, two: Any) -> None:
    """Who hears the same of two moves of nature sees the same after them."""
    (after, events), (other, others) = game.apply(state, NATURE, one), game.apply(state, NATURE, two)
    for listener in (None, *map(Seat, range(1, seats + 1))):
        if heard(events, listener) == heard(others, listener):
            same = game.observe(after, listener) == game.observe(other, listener)
            assert same, f"{listener} sees what was dealt to another"


def heard(events: tuple[Event, ...], seat: Seat | None) -> list[Event]:
    """What a seat hears, without what others would hear in its place."""
    heard = [event.seen_by(seat) for event in events]
    return [Event(event.code, event.seat, event.refs, event.args) for event in heard if event is not None]
