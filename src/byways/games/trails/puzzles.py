"""What puzzles ask for; all ways to place the cards of a turn for who plays alone, by the compiled core."""

from __future__ import annotations

from array import array

from byways.kernel.facets import Puzzles
from byways.kernel.geometry.square import Side
from byways.kernel.protocol import Seat
from byways.kernel.survey import MOST_ANSWERS, TOTAL, Peak, Steps, Survey, TooMany

from . import layout, notation, turns
from .components import KINDS
from .rules import Trails
from .state import Action, Desk, Done, Lay, State, to_play
from .tables import WAYS, WHOLE, Place

GOALS = (TOTAL, *(f"loops-{kind}" for kind in KINDS))


def survey(game: Trails, state: State, seat: Seat, most: int) -> Survey | None:
    """Looks at all ends of a turn of cards; ``None`` where a camp is to be placed or others play, too.

    :raises TooMany: there are more than *most*.
    """
    desk = state.desk(seat)
    rules, left = game.rules, to_play(desk)
    if not rules.solo or state.step == 0 or not left:
        return None
    place = Place(desk.area, rules)
    place.hold(place.buffer, desk.hand)
    found = array(WHOLE, bytes(4 * layout.PEAKS_END))
    found[layout.LIMIT], found[layout.CARDS_LEFT] = most, left
    count = turns.survey(place.buffer, place.tables, array(WHOLE, bytes(4 * layout.NOTES)), found)
    if count > most:
        raise TooMany
    in_order = (*GOALS[1:], TOTAL)
    return Survey(count, {goal: _peak(found, i, desk, place, left) for i, goal in enumerate(in_order)})


def _peak(found: array[int], goal: int, desk: Desk, place: Place, left: int) -> Peak:
    at = layout.PEAKS + goal * layout.PEAK
    best, second, reached = found[at : at + 3]

    def answer(number: int) -> Steps:
        steps = found[at + 8 + 7 * number : at + 8 + 7 * number + 3 * left]
        lays = [
            Lay(desk.hand[steps[i]], place.cell(steps[i + 1]), WAYS[Side(steps[i + 2])], False)
            for i in range(0, 3 * left, 3)
        ]
        return (*map(notation.path, lays), notation.path(Done()))

    answers = tuple(answer(number) for number in range(min(reached, MOST_ANSWERS)))
    return Peak(best, None if second == -1000 else second, reached, answers)


PUZZLES: Puzzles[Trails, State, Action] = Puzzles(lambda game: GOALS, survey)
