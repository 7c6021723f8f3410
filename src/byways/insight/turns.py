"""A turn with what it is worth and what it does, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from byways.kernel.bot import Idea
from byways.kernel.choice import goes_on
from byways.kernel.facets import scene_of
from byways.kernel.protocol import Game, Path, Seat, Tally
from byways.kernel.rng import Quick
from byways.kernel.scene import Area, Scene, Spot, Stroke
from byways.kernel.text import Text

LATER = "later"
"""Instead of the code of a score line: what a turn is expected to bring after it."""


@dataclass(frozen=True, slots=True)
class Change:
    """How a line of a score sheet changes, or differs."""

    code: str
    points: float


@dataclass(frozen=True, slots=True)
class Drawn:
    """How a board changes."""

    spots: tuple[tuple[int, Spot], ...] = ()
    """The spots that look different, each with its number on the board."""

    strokes: tuple[Stroke, ...] | None = None
    """All strokes of the board, where they are others."""

    board: Area | None = None
    """The whole board, where it has another size or other spots."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, what it leads to and what it does."""

    moves: tuple[Path, ...]
    expected: float | None
    """The final score, or the chance to win; ``None`` where nobody has an opinion."""

    total: int
    """The score right after it."""

    changes: tuple[Change, ...]
    """The lines of the score sheet that it changes now."""

    says: Text = field(repr=False)
    """What it does, in a sentence."""

    drawn: Drawn = field(repr=False)
    """What it does to the own board."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strongest bot advises."""

    turns: tuple[Turn, ...]
    """The best turns, the best first; at least one."""

    scored: bool = True
    """Whether points are expected; else it is the chance to win."""

    spread: float = 0.0
    """How far results will lie from what is expected (standard deviation)."""

    error: float = 0.0
    """How far what is expected may itself be off."""


def from_idea(game: Game[Any, Any, Any], view: Any, seat: Seat, idea: Idea, scored: bool) -> Turn:
    """Gets what a bot thinks of, explained."""
    return explained(game, view, seat, idea.actions, idea.expected, scored)


def explained(
    game: Game[Any, Any, Any],
    view: Any,
    seat: Seat,
    actions: Sequence[Any],
    expected: float | None,
    scored: bool = True,
) -> Turn:
    """Gets a turn from what *seat* may know, which are legal actions, explained."""
    before = draft = state = game.imagine(view, Quick(""))
    for action in actions:
        state, _ = game.apply(state, seat, action)
        # What ends a turn only takes away the marks of what is new.
        if goes_on(game, state, seat, game.turn(before)) or len(actions) == 1:
            draft = state
    old, new = game.tally(before, seat), game.tally(state, seat)
    changes = tuple(changed(old, new))
    parts = [
        *(
            Text("insight.line", {"line": (line_name(game, each),), "points": signed(each.points)})
            for each in changes
            if new.scored
        ),
        *game.facets.explanation.effects(game, before, state, seat),
        *game.facets.presentation.brings(game, view, game.observe(state, seat)),
    ]
    if expected is not None and scored and tenths(expected - new.total) != "0":
        parts.append(Text("insight.to_come", {"points": figure(expected - new.total)}))
    says = Text("insight.turn", {"parts": tuple(parts)}) if parts else Text("insight.quiet")
    drawn = drawn_on(scene_of(game, view), scene_of(game, game.observe(draft, seat)))
    return Turn(tuple(map(game.path, actions)), expected, new.total, changes, says, drawn)


def drawn_on(old: Scene, new: Scene) -> Drawn:
    """Gets how the own board changes from one scene to the other."""
    before, after = (next(iter(each.boards), None) for each in (old, new))
    if before is None or after is None:
        return Drawn()
    if before.size != after.size or len(before.spots) != len(after.spots):
        return Drawn(board=after)
    spots = tuple(
        (number, now)
        for number, (was, now) in enumerate(zip(before.spots, after.spots, strict=True))
        if was != now
    )
    return Drawn(spots, None if before.strokes == after.strokes else after.strokes)


def changed(old: Tally, new: Tally) -> Iterator[Change]:
    """Generates the lines that people are shown and that differ."""
    points = {line.code: line.points for line in old.shown}
    for line in new.shown:
        if gained := line.points - points.get(line.code, 0):
            yield Change(line.code, gained)


def line_name(game: Game[Any, Any, Any], change: Change) -> Text:
    return Text(f"{game.name}.score.{change.code}")


def signed(points: float) -> str:
    """Writes a difference.

    >>> signed(3), signed(-2.26), signed(-0.01)
    ('+3', '−2.3', '0')
    """
    figure = tenths(abs(points))
    return figure if figure == "0" else f"{'+' if points > 0 else chr(0x2212)}{figure}"


def figure(points: float) -> int | tuple[Text, ...]:
    """Gets points for a sentence, with at most one digit after the point as its language writes that.

    >>> figure(12.0), figure(3.25)[0].args
    (12, {'whole': '3', 'tenth': '2'})
    """
    whole, _, tenth = tenths(points).partition(".")
    return (Text("insight.tenths", {"whole": whole, "tenth": tenth}),) if tenth else round(points)


def tenths(points: float) -> str:
    """Writes points with at most one digit after the point.

    >>> tenths(12.0), tenths(3.25)
    ('12', '3.2')
    """
    return f"{round(points, 1):.1f}".removesuffix(".0").replace("-", "\N{MINUS SIGN}")
