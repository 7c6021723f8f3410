"""What a person means by one tap: a move with the steps that go without saying, and what it would earn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from .choice import goes_on, refuse, scores, settle
from .facets import follow_up_of, scene_of
from .match import Match
from .protocol import A, Game, IllegalAction, Path, S, Seat, Tally, V
from .scene import Scene, Spot, Stroke, Text
from .table import Verb

Deed = tuple[Verb, Path]


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would earn, with the steps that go without saying but without chance."""

    gain: int | None
    """How the own score would change; ``None`` where nobody plays for points."""

    lines: tuple[tuple[str, int], ...]
    """The lines of the own score that would change, each with the difference."""

    brings: tuple[Text, ...]
    """What else it earns and costs, in a few words each."""

    then: tuple[Path, ...]
    """The steps that go without saying."""

    strokes: tuple[Stroke, ...]
    """What would be drawn on the own board that is not there now."""

    spent: tuple[tuple[int, int], ...]
    """What the seat has and would have less of: the numbers of areas of the scene, and of spots in them."""

    final: bool
    """Whether it could not be undone."""

    asks: bool
    """Whether a choice remains; the gain assumes the usual one."""


def deeds(match: Match[S, A, V], verb: Verb, seat: Seat, path: Path = ()) -> tuple[Deed, ...]:
    """Gets the steps that are meant by a wish; the first one may be refused.

    :raises UnreadableAction: *path* is no move.
    """
    if verb == "undo":
        return ((verb, ()),) * (1 + match.followed(seat))
    if verb == "redo":
        return ((verb, ()),) * (1 + match.followed(seat, undone=True))
    if verb != "play":
        return ((verb, path),)
    game, state = match.game, match.state_for(seat)
    action = game.read(path)
    if refuse(game, state, seat, action):
        return ((verb, path),)
    return ((verb, path), *((verb, game.path(each)) for each, _ in _played(game, state, seat, action)))


def preview(match: Match[S, A, V], seat: Seat, picked: Path) -> Preview:
    """Gets what a move would earn for *seat*.

    :raises UnreadableAction: *picked* is no move.
    :raises IllegalAction: a rule forbids it.
    """
    game, before = match.game, match.state_for(seat)
    action = game.read(settle(game, before, seat, picked))
    if refusals := refuse(game, before, seat, action):
        raise IllegalAction(refusals)
    steps = tuple(_played(game, before, seat, action))
    sure = steps[-1][1] if steps else game.apply(before, seat, action)[0]
    after = _as_usual(game, sure, seat, game.turn(before))
    old, new = game.observe(before, seat), game.observe(after, seat)
    shown = scene_of(game, old), scene_of(game, new)
    sheets = [scores(game, view, match.seats)[seat - 1] for view in (old, new)]
    return Preview(
        sheets[1].total - sheets[0].total if sheets[1].scored else None,
        tuple(_changed(*sheets)) if sheets[1].scored else (),
        game.facets.presentation.brings(game, old, new),
        tuple(game.path(step) for step, _ in steps),
        _drawn(*shown),
        tuple(_spent(*shown, seat)),
        not goes_on(game, sure, seat, game.turn(before)),
        after is not sure,
    )


def _played(game: Game[S, A, V], before: S, seat: Seat, action: A) -> Iterator[tuple[A, S]]:
    """Generates the steps that go without saying after an action, each with the state after it."""
    state, turn = game.apply(before, seat, action)[0], game.turn(before)
    while goes_on(game, state, seat, turn) and (step := follow_up_of(game, state, seat)) is not None:
        state = game.apply(state, seat, step)[0]
        yield step, state


def _as_usual(game: Game[S, A, V], state: S, seat: Seat, turn: int) -> S:
    """Gets the state after the usual steps that are left of what was begun."""
    while (
        goes_on(game, state, seat, turn)
        and (step := game.facets.picking.usual(game, state, seat)) is not None
    ):
        state = game.apply(state, seat, step)[0]
    return state


def _changed(old: Tally, new: Tally) -> Iterator[tuple[str, int]]:
    points = {line.code: line.points for line in old.shown}
    for line in new.shown:
        if change := line.points - points.get(line.code, 0):
            yield line.code, change


def _drawn(old: Scene, new: Scene) -> tuple[Stroke, ...]:
    """Gets the strokes that one board has more than the other, which is as large."""
    before, after = old.boards[:1], new.boards[:1]
    if not before or not after or before[0].size != after[0].size:
        return ()
    return tuple((Counter(after[0].strokes) - Counter(before[0].strokes)).elements())


def _spent(old: Scene, new: Scene, seat: Seat) -> Iterator[tuple[int, int]]:
    """Generates the spots of the seat's own trays of which there would be fewer."""
    after = [spot for area in new.areas if area.kind == "tray" and area.seat == seat for spot in area.spots]
    kept = {(spot.ref, _thing(spot)) for spot in after if spot.ref}
    left = Counter[tuple[object, ...]]()
    for spot in after:
        left[_thing(spot)] += 1 if spot.count is None else spot.count
    before = [
        (number, place, spot)
        for number, area in enumerate(old.areas)
        if area.kind == "tray" and area.seat == seat
        for place, spot in enumerate(area.spots)
    ]
    # Of things that look the same, the one is spent that is not called so any more.
    for number, place, spot in sorted(before, key=lambda each: (each[2].ref, _thing(each[2])) not in kept):
        left[_thing(spot)] -= 1 if spot.count is None else spot.count
        if left[_thing(spot)] < 0:
            yield number, place


def _thing(spot: Spot) -> tuple[object, ...]:
    return spot.shape, spot.text, spot.marks, spot.strokes
