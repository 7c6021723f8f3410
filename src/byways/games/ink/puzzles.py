"""What puzzles ask for; all whole turns of a seat that plays alone, by the compiled core where it can."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from byways.kernel.facets import Puzzles
from byways.kernel.protocol import Path, Seat
from byways.kernel.survey import MOST_ANSWERS, TOTAL, Peak, Steps, Survey, TooMany

from . import layout, notation, turns
from .player import Player, action_of, arrange
from .rules import Ink
from .state import Action, Done, State
from .tables import played, tables
from .workspace import Workspace

LINES = ("networks", "highway", "railway", "centre", "errors", "craters", TOTAL)
"""What the core compares turns by, in its order."""


def goals(game: Ink) -> tuple[str, ...]:
    """Gets what a puzzle may ask for with these expansions."""
    if game.rules.draft:
        return ()
    lines = ("networks", "highway", "railway", "errors")
    lava, meteor = ("lakes",) if game.rules.lava else (), ("craters",) if game.rules.meteor else ()
    return (TOTAL, *lines, *lava, *meteor)


def survey(game: Ink, state: State, seat: Seat, most: int) -> Survey | None:
    """Looks at all ends of a turn of dice and special routes; ``None`` where there is more to it.

    :raises TooMany: there are more than *most*, or than the core has room for.
    """
    rules, desk = game.rules, state.desk(seat)
    if rules.lava or not desk.settled or len(state.desks) > 1:
        return None
    space = Workspace(played=played(rules))
    arrange(space, desk.sheet)
    throw = Player(rules, 1).throw(state, desk)
    space.notes[layout.DICE : layout.DICE + 4] = array("i", throw[:4])
    found = array("i", bytes(4 * (layout.SEEN_BOARDS + 2 * layout.ROOM)))
    found[layout.MOST] = most
    count = turns.survey(space.board, tables(), space.notes, found, space.played, int(desk.special))
    if not count:
        raise TooMany
    lines = [line for line in LINES if rules.meteor or line != "craters"]
    return Survey(count, {line: _peak(found, LINES.index(line)) for line in lines})


def _peak(found: array[int], line: int) -> Peak:
    at = layout.PEAKS + line * layout.PEAK
    best, second, reached = found[at : at + 3]
    answers = tuple(_answer(found, at + 8 + 10 * i) for i in range(min(reached, MOST_ANSWERS)))
    return Peak(best, None if second == -1000 else second, reached, answers)


def _answer(found: array[int], at: int) -> Steps:
    def steps() -> Iterator[Path]:
        for move in found[at + 1 : at + 1 + found[at]]:
            action = action_of(move >> 14, move & 127, move >> 7 & 127)
            assert action is not None
            yield notation.path(action)
        yield notation.path(Done())

    return tuple(steps())


PUZZLES: Puzzles[Ink, State, Action] = Puzzles(goals, survey)
