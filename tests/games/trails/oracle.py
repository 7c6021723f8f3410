"""Trailblazers once more, written from the rules file alone and sharing nothing with the engine.

Slow and plain on purpose. An area is the list of what was laid, in order. Trails
are not followed: every visible segment is an edge of a graph whose points are
the middles of cell sides, one for each kind of trail; a loop is a piece of that
graph that hangs together and has two points on the rim of a camp.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from math import atan2, pi

Cell = tuple[int, int]
Node = tuple[int, int, str]
"""The middle of a side, in half cells, and a kind."""

WEST_EAST = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1)}
SHAPES = {
    "I": ("WE", "WE", "NS", "NS"),
    "U": ("NE", "WN", "WS", "ES"),
    "Z": ("NE", "WS", "WS", "NE"),
    "S": ("SE", "WN", "NW", "ES"),
    "L": ("WE", "WN", "NS", "ES"),
    "J": ("WE", "WS", "NS", "NE"),
}
"""Long in A, long in B, short in A, short in B."""

ANIMALS = {"I": "eagle", "U": "moose", "Z": "wolf", "S": "lynx", "L": "bear", "J": "bison"}
POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
QUARTERS = "eswn"
STEP = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}


def make_deck() -> dict[str, tuple[str, str, str, str]]:
    """Every card by its id: shape, long, short in A, short in B."""
    cards = []
    for shape in "IUZSLJ":
        for long, a, b in product("HBK", repeat=3):
            same_turned = shape in "IZS"
            if same_turned and "HBK".index(a) > "HBK".index(b):
                continue
            cards.append((shape, long, a, b))
    return {f"t{number:03}": card for number, card in enumerate(cards, 1)}


DECK = make_deck()


def card(name: str) -> tuple[str, str, str, str]:
    return DECK["t" + name[1:]]


def animal(name: str) -> str:
    shape, long, a, b = card(name)
    return ANIMALS[shape] if long not in (a, b) else ""


def turn(sides: str, quarters: int) -> str:
    return "".join("NESW"[("NESW".index(side) + quarters) % 4] for side in sides)


@dataclass
class Segment:
    cell: Cell
    ends: tuple[Node, Node]
    species: str = ""


@dataclass
class Thing:
    """A camp or a card on the table."""

    word: str
    cells: list[Cell]
    direction: str = ""
    token: bool = False

    @property
    def is_camp(self) -> bool:
        return self.word in "HBK"


@dataclass
class Area:
    things: list[Thing] = field(default_factory=list)

    def copy(self) -> Area:
        return Area(list(self.things))

    def at(self, cell: Cell) -> Thing | None:
        """The uppermost thing on a cell."""
        for thing in reversed(self.things):
            if cell in thing.cells:
                return thing
        return None

    def cells(self) -> set[Cell]:
        return {cell for thing in self.things for cell in thing.cells}

    def camps(self) -> dict[str, Cell]:
        return {thing.word: thing.cells[0] for thing in self.things if thing.is_camp}

    def fits(self, cells: list[Cell]) -> bool:
        """Whether a card may lie on these cells of an area that is not empty."""
        mine = self.cells()
        for thing in self.things:
            if (thing.is_camp or thing.token) and set(cells) & set(thing.cells):
                return False
        if set(cells) & mine:
            return True
        return any(abs(x - u) + abs(y - v) == 1 for x, y in cells for u, v in mine)

    def segments(self) -> list[Segment]:
        found = []
        for cell in sorted(self.cells()):
            thing = self.at(cell)
            assert thing is not None
            if thing.is_camp:
                continue
            half = thing.cells.index(cell)
            shape, long, *short = card(thing.word)
            ways = SHAPES[shape]
            quarters = QUARTERS.index(thing.direction)
            species = animal(thing.word) if thing.token else ""
            for sides, kind, beast in ((ways[half], long, species), (ways[2 + half], short[half], "")):
                one, two = (node(cell, side, kind) for side in turn(sides, quarters))
                found.append(Segment(cell, (one, two), beast))
        return found

    def loops(self) -> list[OracleLoop]:
        """Every loop, in the order in which it runs."""
        segments = self.segments()
        found = []
        for kind, (x, y) in self.camps().items():
            rim = {node((x + i, 0 + y), "N", kind) for i in (0, 1)}
            rim |= {node((x + i, y + 1), "S", kind) for i in (0, 1)}
            rim |= {node((x, y + i), "W", kind) for i in (0, 1)}
            rim |= {node((x + 1, y + i), "E", kind) for i in (0, 1)}
            unseen = [segment for segment in segments if segment.ends[0][2] == kind]
            while unseen:
                group, nodes = [unseen.pop()], set[Node]()
                for segment in group:
                    nodes.update(segment.ends)
                    for other in list(unseen):
                        # A trail ends at a camp: the middle of a rim side joins nothing beyond it.
                        if set(other.ends) & set(segment.ends):
                            unseen.remove(other)
                            group.append(other)
                if len(nodes & rim) == 2:
                    found.append(OracleLoop(kind, in_order(group, nodes & rim), (x, y)))
        return found


@dataclass
class OracleLoop:
    kind: str
    segments: list[Segment]
    camp: Cell

    def length(self) -> int:
        return len(self.segments)

    def species(self) -> set[str]:
        return {segment.species for segment in self.segments} - {""}

    def round(self, camp: Cell) -> bool:
        """Whether it goes round another camp, by adding up angles."""
        own = (2 * self.camp[0] + 2, 2 * self.camp[1] + 2)
        line = [own]
        here = shared_start(self.segments)
        line.append(here[:2])
        for segment in self.segments:
            here = segment.ends[1] if segment.ends[0] == here else segment.ends[0]
            line.append(here[:2])
        return winds((2 * camp[0] + 2, 2 * camp[1] + 2), line) != 0


def shared_start(segments: list[Segment]) -> Node:
    first = segments[0]
    if len(segments) == 1:
        return first.ends[0]
    (other,) = set(first.ends) & set(segments[1].ends) if len(segments) > 1 else (first.ends[1],)
    return first.ends[0] if other == first.ends[1] else first.ends[1]


def in_order(group: list[Segment], ends: set[Node]) -> list[Segment]:
    here, left, found = min(ends), list(group), []
    while left:
        nexts = [segment for segment in left if here in segment.ends]
        assert len(nexts) == 1, "a trail does not branch"
        found.append(nexts[0])
        left.remove(nexts[0])
        one, two = nexts[0].ends
        here = two if one == here else one
    assert here == max(ends)
    return found


def winds(point: tuple[int, int], line: list[tuple[int, int]]) -> int:
    """How often a closed line goes round a point, by the angles under which it is seen."""
    total = 0.0
    for a, b in zip(line, line[1:] + line[:1], strict=True):
        angle = atan2(b[1] - point[1], b[0] - point[0]) - atan2(a[1] - point[1], a[0] - point[0])
        while angle > pi:
            angle -= 2 * pi
        while angle < -pi:
            angle += 2 * pi
        total += angle
    return round(total / (2 * pi))


def node(cell: Cell, side: str, kind: str) -> Node:
    dx, dy = WEST_EAST[side]
    return 2 * cell[0] + dx, 2 * cell[1] + dy, kind


# Goals


def goal_value(name: str, area: Area) -> int:
    """What an area has of a goal: for interim goals 1 or 0."""
    loops = area.loops()
    camps = area.camps()
    sums = {kind: sum(loop.length() for loop in loops if loop.kind == kind) for kind in "HBK"}
    counts = {kind: sum(loop.kind == kind for loop in loops) for kind in "HBK"}
    round_ = {
        kind for kind, home in camps.items() if any(loop.kind != kind and loop.round(home) for loop in loops)
    }
    match name:
        case "ten":
            return int(any(loop.length() >= 10 for loop in loops))
        case "each-camp":
            return int(min(counts.values()) > 0)
        case "three-loops":
            return int(max(counts.values()) >= 3)
        case "five-loops":
            return int(len(loops) >= 5)
        case "two-sixes":
            return int(len({loop.kind for loop in loops if loop.length() >= 6}) >= 2)
        case "round-camp":
            return int(bool(round_))
        case "longest-H" | "longest-B" | "longest-K":
            return max((loop.length() for loop in loops if loop.kind == name[-1]), default=0)
        case "most-loops":
            return len(loops)
        case "most-surrounded":
            return len(round_)
        case "weakest-camp":
            return min(sums.values())
    raise AssertionError(name)


INTERIM = ("ten", "each-camp", "three-loops", "five-loops", "two-sixes", "round-camp")
FINAL = ("longest-H", "longest-B", "longest-K", "most-loops", "most-surrounded", "weakest-camp")
SLOTS = (6, 3, 1)


# A table


@dataclass
class Hand:
    """A physical hand of cards as it goes round."""

    cards: set[str]


@dataclass
class Player:
    area: Area
    public: Area
    hand: Hand
    drafted: int = 0
    done: bool = False
    remembers: list[tuple[Hand, set[str]]] = field(default_factory=list)
    """Hands that were held this round, and what must still be in them."""


class Table:
    """A whole game, told move by move."""

    def __init__(self, seats: int, animals: bool) -> None:
        self.seats, self.animals = seats, animals
        self.players = [Player(Area(), Area(), Hand(set())) for _ in range(seats)]
        self.round, self.step = 1, 0
        self.goals: list[str] = []
        self.markers: dict[str, list[list[int]]] = {}
        self.discarded: list[list[set[str]]] = []
        self.known_discards: list[list[list[set[str] | None]]] = []
        """Round by round, for each watcher, what it knows of what each seat discarded."""

    def nature(self, words: list[str]) -> None:
        if words[0] == "goals":
            self.goals = words[1:]
            self.markers = {name: [] for name in self.goals}
        else:
            player = self.players[int(words[1]) - 1]
            player.hand = Hand(set(words[2:]))
            player.remembers = [(player.hand, set(words[2:]))]

    def legal(self, seat: int) -> set[str]:
        player = self.players[seat - 1]
        if self.round > 4 or player.done:
            return set()
        if self.step == 0:
            return self._legal_camps(player)
        if player.drafted == 2:
            return {"done"}
        found = set()
        for cell in around(player.area.cells()):
            for direction in QUARTERS:
                dx, dy = STEP[direction]
                if player.area.fits([cell, (cell[0] + dx, cell[1] + dy)]):
                    for name in player.hand.cards:
                        found.add(f"{name} {cell[0]},{cell[1]} {direction}")
                        if self._token_free(seat, name):
                            found.add(f"{name} {cell[0]},{cell[1]} {direction} token")
        return found

    def _legal_camps(self, player: Player) -> set[str]:
        if player.drafted:
            return {"done"}
        unused = [kind for kind in "HBK" if kind not in player.area.camps()]
        if len(unused) == 3:
            return {f"camp {kind} 0,0" for kind in unused}
        return {
            f"camp {kind} {x},{y}"
            for x, y in around(player.area.cells())
            if player.area.fits([(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)])
            for kind in unused
        }

    def _token_free(self, seat: int, name: str) -> bool:
        species = animal(name)
        if not self.animals or not species:
            return False
        areas = [p.area if i == seat else p.public for i, p in enumerate(self.players, 1)]
        out = [t for area in areas for t in area.things if t.token and animal(t.word) == species]
        return len(out) < 10

    def play(self, seat: int, move: str) -> None:
        player = self.players[seat - 1]
        match move.split():
            case ["done"]:
                player.done = True
                if all(each.done for each in self.players):
                    self._all_done()
            case ["camp", kind, where]:
                x, y = map(int, where.split(","))
                player.area.things.append(Thing(kind, [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]))
                player.drafted += 1
            case [name, where, direction, *token]:
                x, y = map(int, where.split(","))
                dx, dy = STEP[direction]
                player.area.things.append(Thing(name, [(x, y), (x + dx, y + dy)], direction, bool(token)))
                player.hand.cards.remove(name)
                player.drafted += 1

    def _all_done(self) -> None:
        for player in self.players:
            shown = {thing.word for thing in player.area.things}
            player.public, player.drafted, player.done = player.area.copy(), 0, False
            for watcher in self.players:
                for _, memory in watcher.remembers:
                    memory -= shown
        if self.step == 0:
            self.step = 1
            return
        self._check_interim()
        if self.step < 3:
            self.step += 1
            shift = 1 if self.round in (1, 3) else -1
            hands = [player.hand for player in self.players]
            for i, player in enumerate(self.players):
                player.hand = hands[(i - shift) % self.seats]
                if all(hand is not player.hand for hand, _ in player.remembers):
                    player.remembers.append((player.hand, set(player.hand.cards)))
            return
        self.discarded.append([set(player.hand.cards) for player in self.players])
        self.known_discards.append(
            [[recall(watcher, other.hand) for other in self.players] for watcher in self.players]
        )
        for player in self.players:
            player.hand, player.remembers = Hand(set()), []
        self.round += 1
        self.step = 0 if self.round < 4 else 1
        if self.round == 5:
            self._rank_final()

    def _check_interim(self) -> None:
        for name in self.goals:
            if name in INTERIM:
                had = {seat for slot in self.markers[name] for seat in slot}
                now = [
                    seat
                    for seat, player in enumerate(self.players, 1)
                    if seat not in had and goal_value(name, player.area)
                ]
                if now and len(self.markers[name]) < 3:
                    self.markers[name].append(now)

    def _rank_final(self) -> None:
        for name in self.goals:
            if name in FINAL:
                values = [goal_value(name, player.area) for player in self.players]
                for value in sorted(set(values) - {0}, reverse=True)[:3]:
                    self.markers[name].append([seat for seat, v in enumerate(values, 1) if v == value])

    def score(self, seat: int) -> dict[str, int]:
        loops = self.players[seat - 1].area.loops()
        lines = {f"loops-{kind}": sum(loop.length() for loop in loops if loop.kind == kind) for kind in "HBK"}
        lines["goals"] = sum(
            value
            for slots in self.markers.values()
            for value, slot in zip(SLOTS, slots, strict=False)
            if seat in slot
        )
        if self.animals:
            lines["animals"] = sum(POINTS[len(loop.species())] for loop in loops)
        return lines

    def winners(self) -> set[int]:
        totals = {seat: sum(self.score(seat).values()) for seat in range(1, self.seats + 1)}
        if self.seats == 1:
            return {1} if totals[1] >= 50 else set()
        best = [seat for seat in totals if totals[seat] == max(totals.values())]
        marks = {
            seat: sum(seat in slot for slots in self.markers.values() for slot in slots) for seat in best
        }
        return {seat for seat in best if marks[seat] == max(marks.values())}

    def knows_hand(self, watcher: int, holder: int) -> set[str] | None:
        """What a seat knows of the hand that another began this turn with."""
        return recall(self.players[watcher - 1], self.players[holder - 1].hand)


def recall(watcher: Player, hand: Hand) -> set[str] | None:
    for held, memory in watcher.remembers:
        if held is hand:
            return set(memory)
    return None


def around(cells: set[Cell]) -> list[Cell]:
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return [(x, y) for x in range(min(xs) - 3, max(xs) + 4) for y in range(min(ys) - 3, max(ys) + 4)]
