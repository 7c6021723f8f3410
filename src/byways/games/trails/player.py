"""Players alone and at every table: whole turns, alone whole rounds, by a beam over where cards can lie."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from time import monotonic
from typing import TYPE_CHECKING

from byways.kernel.bot import Opinion, Plans, idea
from byways.kernel.geometry.square import Side
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, draw

from . import core, layout, net, search
from .components import KINDS, ORIGIN, PAIR
from .ground import Laid
from .knowledge import imagine
from .options import Rules
from .passing import passed, way
from .scoring import goal_points
from .spread import ALONE, CAMP_ALONE, TOGETHER
from .state import Action, Desk, Done, Lay, PlaceCamp, View, to_play
from .tables import WAYS, WHOLE, Place, camp_cells, moves_of

if TYPE_CHECKING:
    from .rules import Trails

COMPILED = not str(search.__file__).endswith(".py")
"""Whether search is fast enough for wide beams."""

NO_HURRY = 60.0
MOST_BOARDS = 1_000
COMPARED, NEXT_WIDTH = 12, 3
"""So many turns are looked ahead from, with so many boards kept."""

CAMPS_AHEAD = 2
"""So many places for the next camp are tried out ahead."""

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
    """In how many imagined hands it looks at its next turn."""

    hands_alone: int = 0
    """The same where it plays alone, and looks at a whole round."""

    learned: bool = False
    """Whether a net says what open trails are worth, where several play: it learned from such games."""

    wary: bool = False
    """Whether it minds what others take out of the hand it gets, and make of the one it passes on."""


STYLES = {
    1: Style(1, hopeful=False),
    2: Style(1),
    3: Style(8, camps=6),
    4: Style(12, far=True, camps=6, hands=4),
    5: Style(150, far=True, camps=16, hands=32, hands_alone=12, learned=True, wary=True),
}

Turn = tuple[int, tuple[Lay, ...]]
"""What the boards are worth after it, in hundredths of a point, and its cards."""

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
        if self._left(view, desk) == 0:
            return Done()
        if view.step == 0:
            return self._camps(view, desk, seat)[0][1][0]
        # What is planned follows from the rules and from what the others have laid out, too.
        asked = self, view
        if asked not in _planned:
            self._plan(view, desk, seat, seconds)
        planned: Action = _planned[asked]
        return planned

    def evaluate(
        self, game: Trails, view: View, seat: Seat, ideas: int, beside: tuple[Action, ...] = ()
    ) -> Opinion:
        """Gets the best turns by what the next one will be worth after them.

        :raises ValueError: *seat* has no turn to plan.
        """
        desk = view.own
        if desk is None or desk.done or not desk.held or view.round > self.rules.box.rounds:
            raise ValueError(f"seat {seat} has no turn to plan")
        state = game.imagine(view, Quick(repr(view)))
        later = self._later(view)
        rest, spread = (ALONE if self.rules.solo else TOGETHER)[later + later % PAIR]
        if self.rules.solo and view.step == 0:
            rest = CAMP_ALONE[later]
        # Goals that are taken count no more for the worth of a turn.
        rest += goal_points(state, seat, self.rules)
        turns: Sequence[tuple[int, tuple[Action, ...]]]
        asked = tuple(action for action in beside if action != Done())
        left = self._left(view, desk)
        if left == 0:
            turns = [(self._expected(self._lay_out(view, desk, seat), view, ()), ())]
        elif view.step == 0:
            turns = self._camps(view, desk, seat, asked)
        else:
            turns = self._judged_turns(view, desk, seat, ideas, asked)
        found = {
            frozenset(actions): idea(game, state, seat, (*actions, Done()), worth / 100 + rest)
            for worth, actions in turns
        }
        own = sorted(found.values(), key=lambda each: -each.expected)[:ideas]
        return Opinion(spread, tuple(own), beside=found[frozenset(asked)] if beside else None)

    def _left(self, view: View, desk: Desk) -> int:
        """Gets how many cards, or camps, are still to be placed in this turn."""
        if view.step == 0:
            return 1 + len(desk.before.camps) - len(desk.area.camps)
        return to_play(desk)

    def _judged_turns(
        self, view: View, desk: Desk, seat: Seat, ideas: int, asked: Sequence[Action]
    ) -> list[tuple[int, tuple[Lay, ...]]]:
        """Gets the best turns and the one that is *asked* for, each with what it is worth."""
        left = self._left(view, desk)
        best: dict[frozenset[Lay], Turn] = {}
        for turn in self._turns(view, desk, seat, left):
            best.setdefault(frozenset(turn[1][:left]), turn)
        turns = list(best.values())[: ideas + 2]
        cards = tuple(action for action in asked if isinstance(action, Lay))
        if cards and frozenset(cards) not in {frozenset(turn[1][:left]) for turn in turns}:
            turns.append(self._carry_on(view, desk, seat, cards))
        if self._hands:
            turns = self._look_ahead(view, desk, seat, turns, max(1, self._hands // 3), NO_HURRY)
        elif not self.rules.solo:
            # Hopes compare turns; only the net says how many points will come.
            place = self._lay_out(view, desk, seat)
            turns = [(self._expected(place, view, lays), lays) for _, lays in turns]
        return [(worth, lays[:left]) for worth, lays in turns]

    def _carry_on(self, view: View, desk: Desk, seat: Seat, cards: tuple[Lay, ...]) -> Turn:
        """Gets a turn with these cards, planned as far as others are."""
        depth = self._depth(view, self._left(view, desk)) - len(cards)
        place = self._lay_out(view, desk, seat)
        if depth == 0:
            return self._expected(place, view, cards), cards
        laid = {card.card for card in cards}
        area = desk.area
        for lay in cards:
            area = area.with_card(Laid(lay.card, lay.cell, lay.direction))
        hand = tuple(card for card in desk.hand if card not in laid)
        after = replace(desk, area=area, hand=hand)
        worth, rest = self._turns(replace(view, own=after), after, seat, 0)[0]
        return worth, (*cards, *rest)

    def _expected(self, place: Place, view: View, lays: tuple[Lay, ...]) -> int:
        """Gets what is expected after these cards, in hundredths of a point."""
        area = place.with_cards(lays, self.rules)
        area[layout.LATER] = self._later(view) - len(lays)
        if self.rules.solo:
            return net.empty().judge(area, place.tables, layout.BY_HOPES)
        return net.learned().judge(area, place.tables, layout.BY_NET)

    # Cards

    def _plan(self, view: View, desk: Desk, seat: Seat, seconds: float) -> None:
        """Remembers every card of the best turn from here."""
        left = self._left(view, desk)
        turns = self._turns(view, desk, seat, left)
        best = turns[0]
        if self._hands:
            wary = STYLES[self.level].wary and self._passes(view)
            giver = self._other(view, seat, -1) if wary else None
            judged = self._look_ahead(view, desk, seat, turns[:COMPARED], self._hands, seconds, giver)
            lost = self._passed_on(view, desk, seat, judged) if wary else [0] * len(judged)
            best = max(zip(judged, lost, strict=True), key=lambda each: each[0][0] - each[1])[0]
        for move in best[1][:left]:
            _planned[self, replace(view, own=desk)] = move
            species = self.rules.animal_map.shown(move.card) if move.token else ""
            area = desk.area.with_card(Laid(move.card, move.cell, move.direction, species))
            desk = replace(desk, area=area, hand=tuple(card for card in desk.hand if card != move.card))

    def _look_ahead(
        self,
        view: View,
        desk: Desk,
        seat: Seat,
        turns: list[Turn],
        hands: int,
        seconds: float,
        giver: Place | None = None,
    ) -> list[Turn]:
        """Gets turns with what the next one is worth after them, the same imagined hands for all.

        The *giver* takes out of its hand what goes with its area; any cards are taken where none is given.
        """
        deadline = monotonic() + seconds
        depth = PAIR * (self.rules.box.pairs if self.rules.solo else 1)
        before = self._later(view) - len(turns[0][1])
        if before == 0:
            return turns
        place = self._lay_out(view, desk, seat)
        areas = [place.with_cards(turn[1], self.rules) for turn in turns]
        if self._camp_next(view):
            starts = [self._with_camps(place, area, before)[:CAMPS_AHEAD] for area in areas]
        else:
            starts = [[area] for area in areas]
        rng = Quick(repr(view))
        totals, trials = [TRUST * worth for worth, _ in turns], TRUST
        for _ in range(hands):
            hand = self._next_hand(view, seat, rng, giver, before)
            for number, each in enumerate(starts):
                totals[number] += max(self._next_worth(place, area, hand, depth, before) for area in each)
            trials += 1
            if monotonic() > deadline:
                break
        return [(total // trials, lays) for total, (_, lays) in zip(totals, turns, strict=True)]

    def _passes(self, view: View) -> bool:
        """Whether the hand goes on to somebody else after this turn."""
        return not self.rules.solo and view.step < self.rules.box.pairs

    def _passed_on(self, view: View, desk: Desk, seat: Seat, turns: list[Turn]) -> list[int]:
        """Gets what the cards left after each turn are worth to who gets them, shared among all rivals."""
        place, later = self._other(view, seat, 1), self._later(view) - self._left(view, desk)

        @cache
        def worth(left: tuple[str, ...]) -> int:
            return self._next_worth(place, place.buffer, left, PAIR, later) // (len(view.areas) - 1)

        laid = [{lay.card for lay in lays} for _, lays in turns]
        return [worth(tuple(card for card in desk.hand if card not in cards)) for cards in laid]

    def _other(self, view: View, seat: Seat, step: int) -> Place:
        """Gets the area of who gets one's hand next, or with -1 of whose hand one gets."""
        other = Seat((seat - 1 + step * way(view.round)) % len(view.areas) + 1)
        place = Place(view.areas[other - 1], self.rules)
        place.set_goals(view, self.rules, other)
        return place

    def _next_worth(
        self, place: Place, area: array[int], hand: tuple[str, ...], depth: int, before: int
    ) -> int:
        """Gets what an area is worth after a turn, or alone a round, with an imagined hand."""
        place.hold(area, hand)
        plan = self._search(place, area, NEXT_WIDTH, depth, before - depth)
        return plan[layout.BOARDS + layout.BOARD * NEXT_WIDTH * depth + layout.VALUE]

    def _camp_next(self, view: View) -> bool:
        """Whether the next turn begins with a camp."""
        return not self._passes(view) and view.round < len(KINDS)

    def _with_camps(self, place: Place, area: array[int], later: int) -> list[array[int]]:
        """Gets an area with one more camp, in all places where that may be, the most promising first."""
        return [found for _, _, _, found in self._camp_tries(place, area, camp_cells(area), later)]

    def _next_hand(
        self, view: View, seat: Seat, rng: Quick, giver: Place | None, later: int
    ) -> tuple[str, ...]:
        """Imagines the cards of a seat's next turn, or alone of its next round."""
        state = imagine(view, rng, self.rules)
        if not self._passes(view):
            return draw(rng, state.deck, self.rules.box.hand)
        hand = passed(tuple(desk.held for desk in state.desks), view.round)[seat - 1]
        if giver is None:
            return draw(rng, hand, len(hand) - PAIR)
        giver.hold(giver.buffer, hand)
        plan = self._search(giver, giver.buffer, NEXT_WIDTH, PAIR, later)
        moves = moves_of(plan, PAIR, rng.below(plan[layout.KEPT + PAIR]))
        return tuple(card for slot, card in enumerate(hand) if slot not in {move[0] for move in moves})

    def _turns(self, view: View, desk: Desk, seat: Seat, left: int) -> list[Turn]:
        """Gets turns of the cards that are *left*, each once, as far as they are planned, the best first."""
        depth = self._depth(view, left)
        place = self._lay_out(view, desk, seat)
        width = self._width(depth, len(desk.hand))
        plan = self._search(place, place.buffer, width, depth, self._later(view) - depth)
        found: dict[frozenset[Lay], Turn] = {}
        for number in range(plan[layout.KEPT + depth]):
            moves = tuple(
                Lay(desk.hand[slot], place.cell(cell), WAYS[Side(way)], token)
                for slot, cell, way, token in moves_of(plan, depth, number)
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

    @property
    def _hands(self) -> int:
        """In how many imagined hands it looks ahead."""
        style = STYLES[self.level]
        return (style.hands_alone if self.rules.solo else style.hands) if COMPILED else 0

    @property
    def _judge(self) -> int:
        style = STYLES[self.level]
        if not style.hopeful:
            return layout.BY_SCORE
        return layout.BY_NET if style.learned and COMPILED and not self.rules.solo else layout.BY_HOPES

    @property
    def _net(self) -> net.Net:
        return net.learned() if self._judge == layout.BY_NET else net.empty()

    def _search(self, place: Place, area: array[int], width: int, depth: int, later: int) -> array[int]:
        """Gets the best boards after *depth* cards, with so many more to come *later*."""
        plan = array(WHOLE, bytes(4 * (layout.BOARDS + layout.BOARD * width * (depth + 1))))
        plan[layout.WIDTH], plan[layout.DEPTH] = width, depth
        plan[layout.JUDGE] = self._judge
        for level in range(depth):
            plan[layout.LATERS + level] = later + depth - level - 1
        self._net.find_turn(area, place.tables, plan)
        return plan

    # Camps

    def _camps(
        self, view: View, desk: Desk, seat: Seat, asked: Sequence[Action] = ()
    ) -> list[tuple[int, tuple[PlaceCamp]]]:
        """Gets places for a camp with how well they go with what lies there and the hand, the best first.

        Among them is the one that is *asked* for.
        """
        style, place = STYLES[self.level], self._lay_out(view, desk, seat)
        ground, later, depth = desk.area.ground, self._later(view), self._depth(view, PAIR)
        cells = camp_cells(place.buffer) if ground.camps else [place.number(ORIGIN)]
        tries = [
            (worth, PlaceCamp(KINDS[kind], place.cell(cell)), area)
            for worth, kind, cell, area in self._camp_tries(place, place.buffer, cells, later)
        ]
        if style.camps == 1 or not COMPILED:
            return [(worth, (camp,)) for worth, camp, _ in tries]
        most = max(style.camps, 1 if ground.camps else len(KINDS))
        found = []
        for _, camp, area in tries[:most] + [each for each in tries[most:] if each[1] in asked]:
            plan = self._search(place, area, CAMP_WIDTH, depth, later - depth)
            worth = plan[layout.BOARDS + layout.BOARD * CAMP_WIDTH * depth + layout.VALUE]
            found.append((worth, (camp,)))
        return sorted(found, key=lambda each: -each[0])

    def _camp_tries(
        self, place: Place, area: array[int], cells: list[int], later: int
    ) -> list[tuple[int, int, int, array[int]]]:
        """Gets what an area is worth with each camp that may be placed: worth, kind, cell, the area then."""
        judge = self._judge if STYLES[self.level].hopeful else layout.BY_HOPES
        found = []
        for kind in range(layout.KINDS):
            for cell in cells if not area[layout.HOME + kind] else []:
                after = area[:]
                core.put_camp(after, place.tables, kind, cell)
                after[layout.LATER] = later
                found.append((self._net.judge(after, place.tables, judge), kind, cell, after))
        return sorted(found, key=lambda each: -each[0])


def _tries(depth: int, hand: int) -> int:
    """Gets how many cards are tried in all on a board after each card but the last."""
    return sum(hand - card for card in range(1, depth))


def bot(game: Trails, level: int) -> Player:
    """Gets a player of a level."""
    return Player(game.rules, level)
