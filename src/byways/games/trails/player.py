"""Players alone and at every table: whole turns, alone whole rounds, by a beam over where cards can lie."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from byways.kernel.bot import Opinion, Plans, idea
from byways.kernel.geometry.square import Side
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, draw

from . import core, layout, search
from .components import KINDS, ORIGIN
from .ground import Laid
from .knowledge import imagine
from .options import Rules
from .passing import passed
from .state import Action, Area, Claims, Desk, Done, Lay, PlaceCamp, View
from .tables import WAYS, WHOLE, Place

if TYPE_CHECKING:
    from .rules import Trails

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough for wide beams."""

PAIR = 2
MOST_BOARDS = 1_000
COMPARED, NEXT_WIDTH = 8, 3
"""So many turns are looked ahead from, with so many boards kept."""

TRUST = 4
"""What the boards of a turn are worth by themselves counts like so many hands."""

CAMP_WIDTH = 6
"""How many boards are kept while a camp is tried out."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays."""

    width: int
    """How many boards it keeps after each card."""

    hopeful: bool = True
    """Whether open trails count; otherwise the score alone."""

    far: bool = False
    """Whether it plans the whole round where it knows its cards, and not only the turn."""

    camps: int = 1
    """How many places for a camp it tries out with its hand."""

    hands: int = 0
    """In how many imagined hands it looks at its next turn, where it does not know its cards."""


STYLES = {
    1: Style(1, hopeful=False),
    2: Style(1),
    3: Style(4, camps=4),
    4: Style(12, far=True, camps=6),
    5: Style(150, far=True, camps=16, hands=20),
}
ALONE = {0: (0.0, 0.0), 6: (3.5, 2.2), 12: (17.9, 2.6), 18: (37.8, 3.1)}
TOGETHER = {
    0: (11.2, 3.9),
    2: (11.3, 3.9),
    4: (11.6, 4.2),
    6: (12.9, 4.6),
    8: (14.2, 4.8),
    10: (17.2, 4.9),
    12: (27.5, 5.1),
    14: (30.2, 5.2),
    16: (33.0, 5.1),
    18: (44.6, 5.2),
    20: (46.8, 5.4),
    22: (49.4, 5.4),
}
"""By how much final scores of the strongest level were above what its boards were worth, with the standard
deviation, for so many cards to come: 110 games alone, 160 of two to four."""

Turn = tuple[int, tuple[Lay, ...]]
"""What the boards are worth after it, in hundredths of a point, and its cards."""

Asked = tuple[int, int, int, tuple[str, ...], tuple[Claims, ...], Area, tuple[str, ...]]
_planned = Plans()


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one level; the same moves for the same view."""

    rules: Rules
    level: int

    def choose(self, game: object, view: View, seat: Seat, seconds: float) -> Action:
        """Gets the next move of a good turn.

        :raises ValueError: *seat* has nothing to do.
        """
        desk = view.own
        if desk is None or desk.done or not desk.held or view.round > self.rules.box.rounds:
            raise ValueError(f"seat {seat} has nothing to do")
        placed = len(desk.area.camps) > len(desk.before.camps)
        if placed if view.step == 0 else len(desk.hand) + PAIR == len(desk.held):
            return Done()
        if view.step == 0:
            return self._camps(view, desk, seat)[0][1][0]
        asked = self._asked(view, desk)
        if asked not in _planned:
            self._plan(view, desk, seat)
        planned: Action = _planned[asked]
        return planned

    def evaluate(
        self, game: Trails, view: View, seat: Seat, ideas: int, beside: tuple[Action, ...] = ()
    ) -> Opinion:
        """Gets the best turns by what boards like theirs have come to.

        :raises ValueError: *seat* has no turn to plan.
        """
        desk = view.own
        if desk is None or desk.done or desk.area != desk.before or view.round > self.rules.box.rounds:
            raise ValueError(f"seat {seat} has no turn to plan")
        state = game.imagine(view, Quick(repr(view)))
        left = 0 if view.step == 0 else PAIR
        rest, spread = (ALONE if self.rules.solo else TOGETHER)[self._later(view) - self._depth(view, PAIR)]
        turns = self._camps(view, desk, seat) if view.step == 0 else self._turns(view, desk, seat, left)
        found = (
            idea(game, state, seat, (*actions, Done()), worth / 100 + rest)
            for worth, actions in turns[:ideas]
        )
        asked = None
        if beside:
            worth = self._worth(view, desk, seat, beside)
            asked = idea(game, state, seat, beside, worth / 100 + rest)
        return Opinion(spread, tuple(found), beside=asked)

    def _worth(self, view: View, desk: Desk, seat: Seat, actions: Sequence[Action]) -> int:
        """Gets what a whole turn is worth, in hundredths of a point, as those are that were found."""
        place, later = self._lay_out(view, desk, seat), self._later(view)
        for action in actions:
            if isinstance(action, PlaceCamp):
                area = place.with_camp(action.kind, action.cell)
                return self._look_at_camp(place, area, self._depth(view, PAIR), later)
        cards = [action for action in actions if isinstance(action, Lay)]
        area = place.with_cards(cards, self.rules)
        laid = {card.card for card in cards}
        depth = self._depth(view, PAIR) - len(cards)
        if depth <= 0:
            area[layout.LATER] = later - len(cards)
            notes = array(WHOLE, bytes(4 * layout.NOTES))
            return core.find_value(area, place.tables, notes, not STYLES[self.level].hopeful)
        hand = tuple(card for card in desk.hand if card not in laid)
        place.hold(area, hand)
        width = self._width(depth, len(hand))
        plan = self._search(place, area, width, depth, later - len(cards) - depth)
        return plan[layout.BOARDS + layout.BOARD * width * depth + layout.VALUE]

    def _asked(self, view: View, desk: Desk) -> Asked:
        return self.level, view.round, view.step, view.goals, view.claims, desk.area, desk.hand

    # Cards

    def _plan(self, view: View, desk: Desk, seat: Seat) -> None:
        """Remembers every card of the best turn from here."""
        turns = self._turns(view, desk, seat, len(desk.hand) + PAIR - len(desk.held))
        if STYLES[self.level].hands and COMPILED and not self.rules.solo:
            turns = self._look_ahead(view, desk, seat, turns[:COMPARED])
        for move in turns[0][1]:
            _planned[self._asked(view, desk)] = move
            species = self.rules.animal_map.shown(move.card) if move.token else ""
            area = desk.area.with_card(Laid(move.card, move.cell, move.direction, species))
            desk = replace(desk, area=area, hand=tuple(card for card in desk.hand if card != move.card))

    def _look_ahead(self, view: View, desk: Desk, seat: Seat, turns: list[Turn]) -> list[Turn]:
        """Gets turns in the order in which the next one goes well after them, the same hands for all."""
        later = self._later(view) - len(turns[0][1]) - PAIR
        if later < 0:
            return turns
        rng = Quick(repr(view))
        hands = [self._next_hand(view, seat, rng) for _ in range(STYLES[self.level].hands)]
        place = self._lay_out(view, desk, seat)

        def expected(turn: Turn) -> int:
            total = TRUST * turn[0]
            area = place.with_cards(turn[1], self.rules)
            for hand in hands:
                place.hold(area, hand)
                plan = self._search(place, area, NEXT_WIDTH, PAIR, later)
                total += plan[layout.BOARDS + layout.BOARD * NEXT_WIDTH * PAIR + layout.VALUE]
            return total

        return sorted(turns, key=lambda turn: -expected(turn))

    def _next_hand(self, view: View, seat: Seat, rng: Quick) -> tuple[str, ...]:
        """Imagines the cards of a seat's next turn."""
        state = imagine(view, rng, self.rules)
        if view.step == self.rules.box.pairs:
            return draw(rng, state.deck, self.rules.box.hand)
        hand = passed(tuple(desk.held for desk in state.desks), view.round)[seat - 1]
        return draw(rng, hand, len(hand) - PAIR)

    def _turns(self, view: View, desk: Desk, seat: Seat, left: int) -> list[Turn]:
        """Gets turns of the cards that are *left*, each once, with what comes of them, the best first."""
        depth = self._depth(view, left)
        place = self._lay_out(view, desk, seat)
        width = self._width(depth, len(desk.hand))
        plan = self._search(place, place.buffer, width, depth, self._later(view) - depth)
        found: dict[frozenset[Lay], Turn] = {}
        for number in range(plan[layout.KEPT + depth]):
            moves = tuple(
                Lay(desk.hand[slot], place.cell(cell), WAYS[Side(way)], token)
                for slot, cell, way, token in _moves(plan, depth, number)[:left]
            )
            worth = plan[layout.BOARDS + layout.BOARD * (width * depth + number) + layout.VALUE]
            found.setdefault(frozenset(moves), (worth, moves))
        return list(found.values())

    def _depth(self, view: View, left: int) -> int:
        """Gets how many cards are planned together: those that are *left* in this turn, or in this round."""
        if STYLES[self.level].far and self.rules.solo and COMPILED:
            return left + PAIR * (self.rules.box.pairs - max(view.step, 1))
        return left

    def _width(self, depth: int, hand: int) -> int:
        """Gets how many boards are kept; the more, the fewer cards there are to try on each."""
        style = STYLES[self.level]
        if not COMPILED:
            return 1
        if not (style.far and self.rules.solo):
            return style.width
        full = _tries(PAIR * self.rules.box.pairs, self.rules.box.hand)
        return min(MOST_BOARDS, style.width * full // max(1, _tries(depth, hand)))

    def _later(self, view: View) -> int:
        """Gets how many cards are still to be placed, those of this turn included."""
        rounds, pairs = self.rules.box.rounds - view.round, self.rules.box.pairs - max(view.step, 1) + 1
        own = view.own
        done = len(own.held) - len(own.hand) if own is not None else 0
        return PAIR * (pairs + rounds * self.rules.box.pairs) - done

    def _lay_out(self, view: View, desk: Desk, seat: Seat) -> Place:
        place = Place(desk.area, self.rules)
        place.deal(desk.hand, self.rules, view, seat)
        place.set_goals(view, self.rules, seat)
        return place

    def _search(self, place: Place, area: array[int], width: int, depth: int, later: int) -> array[int]:
        """Gets the best boards after *depth* cards, with so many more to come *later*."""
        plan = array(WHOLE, bytes(4 * (layout.BOARDS + layout.BOARD * width * (depth + 1))))
        plan[layout.WIDTH], plan[layout.DEPTH] = width, depth
        plan[layout.JUDGE] = not STYLES[self.level].hopeful
        for level in range(depth):
            plan[layout.LATERS + level] = later + depth - level - 1
        search.find_turn(area, place.tables, array(WHOLE, bytes(4 * layout.NOTES)), plan)
        return plan

    # Camps

    def _camps(self, view: View, desk: Desk, seat: Seat) -> list[tuple[int, tuple[PlaceCamp]]]:
        """Gets places for a camp with how well they go with what lies there and the hand, the best first."""
        style, place = STYLES[self.level], self._lay_out(view, desk, seat)
        ground, later, depth = desk.area.ground, self._later(view), self._depth(view, PAIR)
        notes = array(WHOLE, bytes(4 * layout.NOTES))
        offered = ground.camp_reach if ground.camps else (ORIGIN,)
        tries = []
        for kind in KINDS:
            for cell in offered:
                if kind not in ground.homes and (
                    not ground.camps or core.is_camp_fit(place.buffer, place.number(cell))
                ):
                    area = place.with_camp(kind, cell)
                    area[layout.LATER] = later
                    worth = core.find_value(area, place.tables, notes, 0)
                    tries.append((worth, (PlaceCamp(kind, cell),), area))
        tries.sort(key=lambda each: -each[0])
        if style.camps == 1 or not COMPILED:
            return [(worth, move) for worth, move, _ in tries]
        found = []
        for _, move, area in tries[: max(style.camps, 1 if ground.camps else len(KINDS))]:
            found.append((self._look_at_camp(place, area, depth, later), move))
        return sorted(found, key=lambda each: -each[0])

    def _look_at_camp(self, place: Place, area: array[int], depth: int, later: int) -> int:
        """Gets what comes of an area with a new camp when so many cards are placed."""
        plan = self._search(place, area, CAMP_WIDTH, depth, later - depth)
        return plan[layout.BOARDS + layout.BOARD * CAMP_WIDTH * depth + layout.VALUE]


def _tries(depth: int, hand: int) -> int:
    """Gets how many cards are tried in all on a board after each card but the last."""
    return sum(hand - card for card in range(1, depth))


def _moves(plan: array[int], depth: int, number: int) -> list[tuple[int, int, int, bool]]:
    """Gets the cards of a board in the order in which they are placed: slot, cell, side, token."""
    width, found = plan[layout.WIDTH], []
    for level in range(depth, 0, -1):
        at = layout.BOARDS + layout.BOARD * (level * width + number)
        found.append(
            (
                plan[at + layout.SLOT],
                plan[at + layout.CELL],
                plan[at + layout.WAY],
                bool(plan[at + layout.PUT]),
            )
        )
        number = plan[at + layout.PARENT]
    return found[::-1]
