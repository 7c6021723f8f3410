"""What may be played, asked one pick at a time; why something may not; and what a seat may know of the score.

Where the words of a move are a set, people pick them in any order. Programs that keep to the order
of the notation say so (*ordered*).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from .datafile import listed
from .moves import NOWHERE, Moves
from .protocol import A, Game, Path, Ref, Refusal, S, Seat, Tally, UnreadableAction, V
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
    return _refuse_seat(game, state, seat) or game.check(state, seat, action)


def _refuse_seat(game: Game[S, A, V], state: S, seat: Seat) -> tuple[Refusal, ...]:
    acting = game.to_act(state)
    if seat in acting:
        return ()
    return (NOT_YOUR_TURN if acting else OVER,)


def goes_on(game: Game[S, A, V], state: S, seat: Seat, turn: int) -> bool:
    """Whether the turn with that number is still the seat's to act in: until then it is a draft."""
    return seat in game.to_act(state) and game.turn(state) == turn


def moves(game: Game[S, A, V], state: S, seat: Seat) -> Moves:
    """Gets all that *seat* may play now."""
    return game.moves(state, seat) if seat in game.to_act(state) else NOWHERE


def legal(game: Game[S, A, V], state: S, seat: Seat, within: Path = ()) -> Iterator[A]:
    """Generates legal actions whose path starts with *within*, each once."""
    return map(game.read, moves(game, state, seat).at(within).paths(within))


def choices(
    game: Game[S, A, V], state: S, seat: Seat, picked: Path = (), *, ordered: bool = False
) -> Choices:
    """Gets what *seat* can point at next."""
    found = moves(game, state, seat)
    if not ordered and _picks_a_set(game, picked):
        return among(map(frozenset, found.at(picked[:1]).paths()), picked[1:])
    found = found.at(picked)
    return Choices(tuple(sorted(found.next)), found.complete)


def among(sets: Iterator[frozenset[Ref]], picked: Path) -> Choices:
    """Gets what can be picked after *picked*, in any order, for it to become one of *sets*."""
    named, found, complete = frozenset(picked), set[Ref](), False
    if len(named) == len(picked):
        for each in sets:
            if named <= each:
                found |= each - named
                complete |= named == each
    return Choices(tuple(sorted(found)), complete)


def random_action(game: Game[S, A, V], state: S, seat: Seat, rng: Rng) -> A:
    """Gets a legal action, picked word by word, each as likely as any other.

    :raises ValueError: *seat* has nothing to do.
    """
    found, picked = moves(game, state, seat), list[Ref]()
    while True:
        words = [*sorted(found.next), *([None] if found.complete else [])]
        if not words:
            raise ValueError(f"seat {seat} has nothing to do")
        word = pick(rng, words)
        if word is None:
            return game.read(tuple(picked))
        picked.append(word)
        found = found.next[word]


def usual(
    game: Game[S, A, V], state: S, seat: Seat, picked: Path = (), *, known: Moves | None = None
) -> Path | None:
    """Gets the usual move that begins with *picked*: what the game advises, or the only one there is.

    ``None`` where there is a real choice, or nothing to play. Pass all moves if you have them.
    """
    if seat not in game.to_act(state):
        return None
    advised = game.facets.picking.usual(game, state, seat)
    if advised is not None:
        path = game.path(advised)
        if path[: len(picked)] == picked:
            return path
    known = game.moves(state, seat) if known is None else known
    found = list(islice(known.at(picked).paths(picked), 2))
    return found[0] if len(found) == 1 else None


def why(
    game: Game[S, A, V], state: S, seat: Seat, picked: Path, *, ordered: bool = False
) -> tuple[Refusal, ...]:
    """Explains why *picked* cannot be played, nor completed into something that can.

    Most frequent reason first. Empty if *picked* leads somewhere.
    """
    if refusals := _refuse_seat(game, state, seat):
        return refusals
    found = choices(game, state, seat, picked, ordered=ordered)
    if found.next or found.complete:
        return ()
    return explain(game, state, seat, picked, ordered=ordered)


def offered(
    game: Game[S, A, V], state: S, seat: Seat, picked: Path
) -> tuple[tuple[Ref, ...], bool, tuple[Refusal, ...]]:
    """Gets what can be picked next in the order of the notation, whether *picked* is an action already, and
    why not where it leads nowhere."""
    found = choices(game, state, seat, picked, ordered=True)
    refused = () if found.next or found.complete else why(game, state, seat, picked, ordered=True)
    return found.next, found.complete, refused


def explain(
    game: Game[S, A, V], state: S, seat: Seat, picked: Path, *, ordered: bool = False
) -> tuple[Refusal, ...]:
    """Explains picks that lead nowhere, though it is this seat's turn."""
    whole = picked if ordered else settle(game, state, seat, picked)
    try:
        if refusals := game.check(state, seat, game.read(whole)):
            return refusals
    except UnreadableAction:
        pass
    reasons: Counter[Refusal] = Counter()
    for action in _meant(game, state, seat, picked, ordered=ordered):
        reasons.update(game.check(state, seat, action))
    return tuple(reason for reason, _ in reasons.most_common()) or (NO_SUCH_ACTION,)


def stray(game: Game[S, A, V], state: S, seat: Seat, picked: Path, *, ordered: bool = False) -> Refusal:
    """Names the first word that is not possible, where nothing more can be said against picks."""
    for number, word in enumerate(picked):
        found = choices(game, state, seat, picked[:number], ordered=ordered).next
        if word not in found:
            code = "match.word" if not number else "match.word_after" if found else "match.word_more"
            shown = {"word": word[:40], "after": " ".join(picked[:number]), "next": listed(found)}
            return Refusal(code, (word[:40],), shown)
    return NO_SUCH_ACTION


def settle(game: Game[S, A, V], state: S, seat: Seat, picked: Path) -> Path:
    """Gets the path meant by picks in any order; the picks themselves if there is none."""
    if not _picks_a_set(game, picked):
        return picked
    paths = map(game.path, _meant(game, state, seat, picked, ordered=False))
    return next((path for path in paths if len(path) == len(picked)), picked)


def _picks_a_set(game: Game[S, A, V], picked: Path) -> bool:
    return len(picked) > 0 and picked[0] in game.facets.picking.sets


def _meant(game: Game[S, A, V], state: S, seat: Seat, picked: Path, *, ordered: bool) -> Iterator[A]:
    """Generates the actions that begin with *picked*, or name it where it is a set; sensible or not."""
    deep, named, meant = len(picked), set(picked), game.facets.picking.meant(game, state, seat, picked)
    if ordered or not _picks_a_set(game, picked):
        yield from (each for each in meant if game.path(each)[:deep] == picked)
    elif len(named) == deep:
        yield from (each for each in meant if named <= set(game.path(each)))


def scores(game: Game[S, A, V], view: V, seats: int) -> tuple[Tally, ...]:
    """Gets every seat's score sheet as far as the owner of *view* may know it.

    A tally depends on nothing hidden, so any state that looks like *view* will do.
    """
    state = game.imagine(view, Quick(0))
    return tuple(game.tally(state, Seat(seat)) for seat in range(1, seats + 1))
