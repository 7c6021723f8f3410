"""What there is to learn in this game, for ``byways train``: games that the core plays against itself."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from itertools import product

from byways.kernel.rng import Quick, shuffled
from byways.kernel.subject import Subject

from . import core, layout, net, value
from .animals import SPECIES
from .components import KINDS, PAIR, box, card_of, deck
from .passing import passed
from .tables import WHOLE, camp_cells, moves_of, tables

SEATS = (2, 3, 4)
WIDTH = 6
CAMPS = 4
"""So many places for a camp are tried out with the hand."""

CENTRE = layout.WIDE * (layout.WIDE // 2) + layout.WIDE // 2
HALVED = 25
"""A turn is half as likely for so many hundredths of a point that it loses."""


@dataclass(slots=True)
class Learner:
    """One seat of a game: its area, and what there is to learn from it."""

    area: array[int]
    lessons: list[array[int]] = field(default_factory=list)

    def note(self, tables_: array[int], notes: array[int], later: int) -> None:
        """Notes what the net sees now."""
        lesson = array(WHOLE, bytes(4 * layout.LESSON))
        seen: list[int] = []
        for kind in range(layout.KINDS):
            lesson[0] += value.find_features(self.area, tables_, notes, kind)
            seen += notes[layout.SEEN + 1 : layout.SEEN + 1 + notes[layout.SEEN]]
        lesson[4], lesson[5] = later // 2 - 1, len(seen)
        lesson[6 : 6 + len(seen)] = array(WHOLE, seen)
        self.lessons.append(lesson)


@dataclass(slots=True)
class Pupil:
    """Plays games to learn from."""

    _net: net.Net = field(default_factory=net.empty)
    _judge: int = layout.BY_HOPES
    _tables: array[int] = field(default_factory=lambda: tables((0,) * len(SPECIES)))
    _notes: array[int] = field(default_factory=lambda: array(WHOLE, bytes(4 * layout.NOTES)))
    _plan: array[int] = field(
        default_factory=lambda: array(WHOLE, bytes(4 * (layout.BOARDS + layout.BOARD * WIDTH * 3)))
    )

    def remember(self, weights: bytes) -> None:
        """Plays on with other weights."""
        self._net, self._judge = net.Net(net.read(weights)), layout.BY_NET

    def practise(self, seed: int) -> tuple[str, int, bool, bytes]:
        """Plays one game and gets a name, the mean score, whether it was played boldly, and its lessons."""
        rng = Quick(f"practice {seed}")
        bold = rng.below(5) > 0
        cards = shuffled(rng, [card_of(card).number - 1 for card in deck(1)])
        seats = [Learner(_bare()) for _ in range(SEATS[rng.below(len(SEATS))])]
        for round_ in range(1, box().rounds + 1):
            hands = [[cards.pop() for _ in range(box().hand)] for _ in seats]
            for step in range(box().pairs):
                later = PAIR * (box().pairs * (box().rounds - round_ + 1) - step - 1)
                for seat, hand in zip(seats, hands, strict=True):
                    if step == 0 and round_ <= len(KINDS):
                        self._place_camp(seat, hand, later, rng if bold else None)
                    self._move(seat, hand, later, rng if bold else None)
                hands = [list(hand) for hand in passed(tuple(tuple(hand) for hand in hands), round_)]
        scores = [self._end(seat) for seat in seats]
        made = b"".join(lesson.tobytes() for seat in seats for lesson in seat.lessons)
        return "points", round(sum(scores) / len(scores)), bold, made

    def _end(self, seat: Learner) -> int:
        points = core.find_value(seat.area, self._tables, self._notes, layout.BY_SCORE) // 100
        for lesson in seat.lessons:
            lesson[3] = points
            if self._judge == layout.BY_HOPES:
                # Hopes only compare areas: they do not say how many points will come.
                lesson[1], lesson[2] = points * layout.POINT, 1
        return points

    def _place_camp(self, seat: Learner, hand: list[int], later: int, rng: Quick | None) -> None:
        tries = []
        homes = seat.area[layout.HOME : layout.HOME + layout.KINDS]
        kinds = [kind for kind in range(layout.KINDS) if not homes[kind]]
        cells = camp_cells(seat.area) if any(homes) else [CENTRE]
        for kind, cell in product(kinds, cells):
            area = seat.area[:]
            core.put_camp(area, self._tables, kind, cell)
            area[layout.LATER] = later + PAIR
            tries.append((self._net.judge(area, self._tables, self._judge), kind, cell))
        tries.sort(reverse=True)
        found = []
        for _, kind, cell in tries[: CAMPS if any(homes) else len(tries)]:
            area = seat.area[:]
            core.put_camp(area, self._tables, kind, cell)
            found.append((self._search(area, hand, later, 2), kind, cell))
        best = max(found) if rng is None or rng.below(8) else found[rng.below(len(found))]
        core.put_camp(seat.area, self._tables, *best[1:])

    def _search(self, area: array[int], hand: list[int], later: int, width: int) -> int:
        plan = self._plan
        area[layout.HAND] = len(hand)
        area[layout.CARDS : layout.CARDS + len(hand)] = array(WHOLE, hand)
        plan[layout.WIDTH], plan[layout.DEPTH], plan[layout.JUDGE] = width, PAIR, self._judge
        plan[layout.LATERS], plan[layout.LATERS + 1] = later + 1, later
        return self._net.find_turn(area, self._tables, plan)

    def _move(self, seat: Learner, hand: list[int], later: int, rng: Quick | None) -> None:
        """Lays two cards, notes how good that could have been, and what is seen then."""
        best = self._search(seat.area, hand, later, WIDTH)
        if seat.lessons:
            seat.lessons[-1][1], seat.lessons[-1][2] = best * layout.POINT // 100, 1
        moves = moves_of(self._plan, PAIR, self._pick(rng) if rng and later else 0)
        for slot, cell, way, _ in moves:
            face = layout.FACE + 2 * (4 * hand[slot] + way)
            core.put_cell(seat.area, self._tables, cell, self._tables[face])
            core.put_cell(
                seat.area, self._tables, cell + self._tables[layout.STEP + way], self._tables[face + 1]
            )
        for slot in sorted((move[0] for move in moves), reverse=True):
            del hand[slot]
        if later:
            seat.note(self._tables, self._notes, later)

    def _pick(self, rng: Quick) -> int:
        """Picks one of the best turns: seldom any, else the likelier the less it loses."""
        count, at = self._plan[layout.KEPT + PAIR], layout.BOARDS + layout.BOARD * WIDTH * PAIR + layout.VALUE
        if rng.below(100) < 2:
            return rng.below(count)
        values = [self._plan[at + layout.BOARD * i] for i in range(count)]
        chances = [65536 >> min((values[0] - each) // HALVED, 16) for each in values]
        left = rng.below(sum(chances))
        for i, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return i
        return 0


def _bare() -> array[int]:
    """Gets an area on which nothing lies."""
    area = array(WHOLE, bytes(4 * layout.AREA))
    area[layout.LOW_X] = area[layout.LOW_Y] = layout.WIDE
    return area


SUBJECTS = {"base": Subject(net.SHAPE, layout.HEADS, layout.LESSON, layout.POINT, Pupil)}
