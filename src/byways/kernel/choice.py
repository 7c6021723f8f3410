"""Legal actions, asked one pick at a time, and what a seat may know of the score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from .protocol import A, Advice, Game, Narrows, Path, Ref, Refusal, S, Seat, Tally, UnreadableAction, V
from .rng import Quick, Rng, pick

NOT_YOUR_TURN = Refusal("match.not_your_turn")
OVER = Refusal("match.over")
NO_SUCH_ACTION = Refusal("match.no_such_action")


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be picked after some picks."""

    next: tuple[Ref, ...]
    complete: bool
    """Whether the picks so far are already an action."""


def refuse(game: Game[S, A, V], state: S, seat: Seat, action: A) -> tuple[Refusal, ...]:
    """Gets why *seat* may not do this now, empty if it may."""
    acting = game.to_act(state)
    if seat not in acting:
        return (NOT_YOUR_TURN if acting else OVER,)
    return game.check(state, seat, action)


def legal(game: Game[S, A, V], state: S, seat: Seat, within: Path = ()) -> Iterator[A]:
    """Generates legal actions whose path starts with *within*, each once."""
    if seat not in game.to_act(state):
        return
    deep = len(within)
    for action in game.candidates(state, seat, within):
        if (not deep or game.path(action)[:deep] == within) and not game.check(state, seat, action):
            yield action


def choices(game: Game[S, A, V], state: S, seat: Seat, picked: Path = ()) -> Choices:
    """Gets what *seat* can point at next.

    A game that :class:`~.protocol.Narrows` is asked word by word: the first
    legal action that goes on with a word is enough.
    """
    if not isinstance(game, Narrows):
        return walk(game, state, seat, picked)
    if seat not in game.to_act(state):
        return Choices((), False)
    words = sorted(set(game.narrow(state, seat, picked)))
    found = tuple(word for word in words if any(True for _ in legal(game, state, seat, (*picked, word))))
    return Choices(found, _complete(game, state, seat, picked))


def _complete(game: Game[S, A, V], state: S, seat: Seat, picked: Path) -> bool:
    try:
        return not game.check(state, seat, game.read(picked))
    except UnreadableAction:
        return False


def walk(game: Game[S, A, V], state: S, seat: Seat, picked: Path = ()) -> Choices:
    """Gets the same as :func:`choices` from all legal actions, which may be many."""
    found: set[Ref] = set()
    complete = False
    for action in legal(game, state, seat, picked):
        path = game.path(action)
        if len(path) == len(picked):
            complete = True
        else:
            found.add(path[len(picked)])
    return Choices(tuple(sorted(found)), complete)


def random_action(game: Game[S, A, V], state: S, seat: Seat, rng: Rng) -> A:
    """Gets a legal action that is picked word by word, each as likely as any other.

    :raises ValueError: *seat* has nothing to do.
    """
    picked: Path = ()
    while True:
        found = choices(game, state, seat, picked)
        words = [*found.next, *([None] if found.complete else [])]
        if not words:
            raise ValueError(f"seat {seat} has nothing to do")
        word = pick(rng, words)
        if word is None:
            return game.read(picked)
        picked += (word,)


def usual(game: Game[S, A, V], state: S, seat: Seat, picked: Path = ()) -> Path | None:
    """Gets the usual move that begins with *picked*: what the game advises, or the only one there is.

    ``None`` where there is a real choice, or nothing to play.
    """
    if seat not in game.to_act(state):
        return None
    advised = game.usual(state, seat) if isinstance(game, Advice) else None
    if advised is not None:
        path = game.path(advised)
        if path[: len(picked)] == picked:
            return path
    found = [game.path(action) for action in islice(legal(game, state, seat, picked), 2)]
    return found[0] if len(found) == 1 else None


def why(game: Game[S, A, V], state: S, seat: Seat, picked: Path) -> tuple[Refusal, ...]:
    """Explains why *picked* cannot be played, nor completed into something that can.

    Most frequent reason first. Empty if *picked* leads somewhere.
    """
    deep = len(picked)
    meant = (each for each in game.candidates(state, seat, picked) if game.path(each)[:deep] == picked)
    return why_not(game, state, seat, picked, meant)


def why_not(
    game: Game[S, A, V], state: S, seat: Seat, whole: Path, meant: Iterable[A]
) -> tuple[Refusal, ...]:
    """Explains why *whole* cannot be played, nor any of the actions that may be *meant* by it."""
    acting = game.to_act(state)
    if seat not in acting:
        return (NOT_YOUR_TURN if acting else OVER,)
    found: tuple[Refusal, ...] | None = None
    try:
        found = game.check(state, seat, game.read(whole))
        if not found:
            return ()
    except UnreadableAction:
        pass
    # What is refused as it stands may still be the beginning of something that is not.
    reasons: Counter[Refusal] = Counter()
    for action in meant:
        refusals = game.check(state, seat, action)
        if not refusals:
            return ()
        reasons.update(refusals)
    return found or tuple(reason for reason, _ in reasons.most_common()) or (NO_SUCH_ACTION,)


def scores(game: Game[S, A, V], view: V, seats: int) -> tuple[Tally, ...]:
    """Gets every seat's score sheet as far as the owner of *view* may know it.

    A tally depends on nothing hidden, so any state that looks like *view* will do.
    """
    state = game.imagine(view, Quick(0))
    return tuple(game.tally(state, Seat(seat)) for seat in range(1, seats + 1))
