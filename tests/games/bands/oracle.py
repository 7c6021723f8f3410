"""Kauchuk once more, as slowly and plainly as possible. Shares no code with the game.

It reads a board file, follows a log line by line, and knows all legal moves and
the score. Everything is sets of peg names; every question is answered by trying.
"""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from itertools import combinations
from math import ceil
from typing import Any

from tests.games.bands.oracle_board import COLOURS, Map, Pegs

CHANGES = (
    *("hand", "points", "crystals", "bands", "first", "first_line", "heads"),
    *("row", "deck", "discards", "owed", "arrived"),
)


class Oracle(Map):
    """One game being played."""

    def __init__(self, text: str, seats: int) -> None:
        self.seats = list(range(1, seats + 1))
        super().__init__(text)
        self.round, self.turn = 1, 1
        self.hand: dict[int, Counter[str]] = {s: Counter() for s in self.seats}
        self.points = dict.fromkeys(self.seats, 0)
        self.crystals = dict.fromkeys(self.seats, 0)
        self.bands: dict[int, list[tuple[str, Pegs]]] = {s: [] for s in self.seats}
        self.first: dict[Pegs, int] = {}
        self.first_line: dict[Pegs, int] = {}
        self.heads: dict[int, set[str]] = {s: set() for s in self.seats}
        self.row: Counter[str] = Counter()
        self.own = self.scenario == 6
        everything = Counter(dict.fromkeys(COLOURS.values(), 10))
        piles = self.seats if self.own else [0]
        self.deck = {p: Counter() if self.own else everything for p in piles}
        self.discards: dict[int, Counter[str]] = {p: Counter() for p in piles}
        self.left, self.bought, self.must = 2, False, False
        self.taking = 0
        self.paying: tuple[str, Pegs] | None = None
        self.owed: list[str] = []
        self.arrived: list[int] = []
        self.trigger = self.acted = False
        self.idle = 0
        self.over = False

    def copy(self) -> Oracle:
        """Gets the same game, to go on with separately; the board is shared."""
        other = copy(self)
        for name, value in vars(self).items():
            if name in CHANGES:
                setattr(other, name, deepcopy(value))
        return other

    # Rules

    def pegs(self, seat: int) -> set[str]:
        return {peg for _, pegs in self.bands[seat] for peg in pegs}

    def pile(self, seat: int) -> int:
        return seat if self.own else 0

    def available(self) -> int:
        p = self.pile(self.turn)
        return self.deck[p].total() + self.discards[p].total()

    def payments(self, seat: int, hand: Counter[str], peg: str) -> list[tuple[str, Counter[str]]]:
        """Gets every way to pay for a peg, and the hand after it, by trying all cards."""
        holders = [s for s in self.seats if s != seat and peg in self.pegs(s)]
        found = []
        for colour in COLOURS.values():
            for count in (1, 2):
                if hand[colour] < count or (count == 1 and colour != self.colour[peg]):
                    continue
                left = hand - Counter({colour: count})
                text = f"pay {peg}" + f" {colour}" * count
                if not holders:
                    found.append((text, left))
                for s in holders:
                    found.append((f"{text} to {s}", left))
                    if self.own and self.crystals[seat]:
                        found.append((f"{text} crystal {s}", left))
                if count == 2:
                    found += [(f"{text} to {a} {b}", left) for a, b in combinations(holders, 2)]
        return found

    def payable(self, seat: int, hand: Counter[str], pegs: list[str]) -> bool:
        if not pegs:
            return True
        lefts = {tuple(sorted(left.items())) for _, left in self.payments(seat, hand, pegs[0])}
        return any(self.payable(seat, Counter(dict(left)), pegs[1:]) for left in lefts)

    def may_band(self, seat: int, kind: str, pegs: Pegs) -> bool:
        n, mine = self.scenario, self.pegs(seat)
        allowed = {"segment", "triangle", "rhombus"}
        if n in (4, 6):
            allowed = {"triangle", "rhombus"}
        if n == 5:
            allowed = {"segment", "triangle", "rhombus", "fence"}
        if n == 8:
            allowed = {"segment"}
        if kind not in allowed or len(self.bands[seat]) == 18 or (kind, pegs) in self.bands[seat]:
            return False
        if pegs & self.pegs_of["unusable"]:
            return False
        inner = self.inner[pegs] if kind in ("triangle", "rhombus") else set()
        if n == 3 and any(self.sector_stuff.get(s, {}).get("water") for s in inner):
            return False
        if n == 7 and len({"totem" in self.sector_stuff.get(s, {}) for s in inner}) == 2:
            return False
        if not self._attached(seat, pegs, mine):
            return False
        cost = [peg for peg in self.order if peg in pegs and peg not in mine]
        return self.payable(seat, self.hand[seat], cost)

    def _attached(self, seat: int, pegs: Pegs, mine: set[str]) -> bool:
        if self.scenario == 6:
            return True
        if self.bands[seat]:
            return bool(pegs & (self.heads[seat] if self.scenario == 8 else mine))
        if self.scenario == 2:
            return bool(pegs & self.pegs_of["start"])
        if self.scenario == 4:
            taken = {peg for s in self.seats for peg in self.pegs(s)}
            return bool(pegs & (self.pegs_of["glow"] - taken or self.pegs_of["glow"]))
        return bool(pegs & self.home[seat])

    def _bands(self) -> set[str]:
        found = set()
        for kind, pegs in self.shapes:
            if self.may_band(self.turn, kind, pegs):
                found.add("band " + " ".join(peg for peg in self.order if peg in pegs))
        return found

    def _takes(self) -> set[str]:
        found = {f"take {colour}" for colour in self.row if self.row[colour]}
        return found | {"take deck"} if self.available() else found

    def legal(self) -> set[str]:
        """Gets every move of the seat whose turn it is."""
        if self.over:
            return set()
        if self.owed:
            ways = self.payments(self.turn, self.hand[self.turn], self.owed[0])
            return {text for text, left in ways if self.payable(self.turn, left, self.owed[1:])}
        if self.taking:
            return self._takes()
        actions = self._bands() | self._takes()
        found = set(actions) if self.left else set()
        if not self.must:
            found.add("end")
            if not self.bought and self.crystals[self.turn] >= 3 and actions:
                found.add("crystal")
        return found

    # What happens

    def follow(self, line: str) -> None:
        """Makes the move of one line of a log."""
        who, *words = line.split()
        if who == "*":
            self._nature(words)
            return
        seat = int(who)
        assert seat == self.turn
        match words:
            case ["take", card]:
                if not self.taking:
                    self.left, self.taking, self.must = self.left - 1, 3 if self.own else 2, False
                self.acted = True
                self.taking -= 1
                if card != "deck":
                    self.row[card] -= 1
                    self.hand[seat][card] += 1
                    self._no_more()
            case ["band", *names]:
                pegs = frozenset(names)
                self.left, self.must = self.left - 1, False
                self.paying = next(shape for shape in self.shapes if shape[1] == pegs)
                self.owed = [peg for peg in names if peg not in self.pegs(seat)]
                if not self.owed:
                    self._put_on(seat)
            case ["pay", peg, *rest]:
                self._pay(seat, rest)
                assert peg == self.owed.pop(0)
                if not self.owed:
                    self._put_on(seat)
            case ["crystal"]:
                self.crystals[seat] -= 3
                self.left, self.bought, self.must = self.left + 1, True, True
            case ["end"]:
                self._end()

    def _no_more(self) -> None:
        if not self.row.total() and not self.available():
            self.taking = 0

    def _nature(self, words: list[str]) -> None:
        match words:
            case ["deck", seat, *cards]:
                self.deck[int(seat)] = Counter(cards)
            case ["deal", seat, *cards]:
                self.hand[int(seat)] = Counter(cards)
                self.deck[self.pile(int(seat))] = self.deck[self.pile(int(seat))] - Counter(cards)
            case ["draw", card]:
                self._draw(self.pile(self.turn), card)
                self.hand[self.turn][card] += 1
                self._no_more()
            case ["open", *cards]:
                for card in cards:
                    self._draw(0, card)
                    self.row[card] += 1
                assert self.row.total() <= 5

    def _draw(self, pile: int, card: str) -> None:
        if not self.deck[pile].total():
            self.deck[pile], self.discards[pile] = self.discards[pile], Counter()
        assert self.deck[pile][card] > 0
        self.deck[pile][card] -= 1

    def _pay(self, seat: int, rest: list[str]) -> None:
        cards = [word for word in rest if word in COLOURS.values()]
        self.hand[seat] -= Counter(cards)
        if "to" not in rest:
            self.discards[self.pile(seat)].update(cards)
        else:
            takers = [int(word) for word in rest[rest.index("to") + 1 :]]
            for i, card in enumerate(cards):
                self.hand[takers[i % len(takers)]][card] += 1
        if "crystal" in rest:
            self.crystals[seat] -= 1
            self.crystals[int(rest[-1])] += 1

    def _gain(self, seat: int, stuff: dict[str, Any]) -> None:
        self.points[seat] += stuff.get("treasure", 0)
        self.crystals[seat] += stuff.get("crystals", 0)

    def _put_on(self, seat: int) -> None:
        assert self.paying is not None
        kind, pegs = self.paying
        before = self.held(seat)
        mine, taken, old = self.pegs(seat), set(self.first), list(self.bands[seat])
        self.bands[seat].append((kind, pegs))
        inside = self.inner[pegs] & self.usable if kind in ("triangle", "rhombus") else set()
        fresh = (inside | (self.held(seat) - before)) - taken
        for sector in fresh:
            self.first[sector] = seat
            self._gain(seat, self.sector_stuff.get(sector, {}))
        self._special(seat, kind, pegs, mine, old, inside, fresh, before)
        self.paying, self.acted = None, True
        if self.scenario in (1, 3, 7):
            self.trigger |= max(self.points.values()) >= 18
        if self.scenario == 6:
            self.trigger |= max(self.points.values()) >= 15
        if self.scenario == 4:
            self.trigger |= sum(d <= set(self.first) for d in self.drawings) >= 2 * len(self.seats) + 1
        if self.scenario == 8:
            self.trigger |= len(self.bands[seat]) == 18

    def held(self, seat: int) -> set[Pegs]:
        """Gets the sectors that a seat has explored or surrounded."""
        if self.scenario in (3, 8):
            return {s for kind, pegs in self.bands[seat] if kind != "segment" for s in self.inner[pegs]}
        return self.surrounded(self.bands[seat]) & self.usable

    def _special(
        self,
        seat: int,
        kind: str,
        pegs: Pegs,
        mine: set[str],
        old: list[tuple[str, Pegs]],
        inside: set[Pegs],
        fresh: set[Pegs],
        before: set[Pegs],
    ) -> None:
        n = self.scenario
        if n == 1 and pegs & self.target[seat] and seat not in self.arrived:
            self.arrived.append(seat)
            self.points[seat] += {1: 8, 2: 6}.get(len(self.arrived), 0)
        if n in (3, 8) and kind == "segment" and pegs not in self.first_line:
            self.first_line[pegs] = seat
            self._gain(seat, self.line_stuff.get(pegs, {}))
        if n == 4:
            self._plateau(seat, fresh, before)
        if n == 5:
            self._ruins(seat, fresh - inside)
        if n == 8:
            self._labyrinth(seat, pegs, mine, old)

    def _plateau(self, seat: int, fresh: set[Pegs], before: set[Pegs]) -> None:
        for drawing in self.drawings:
            self.points[seat] += len(drawing & fresh)
        for drawing in self.drawings:
            if drawing & fresh and drawing <= set(self.first):
                self.points[seat] += 1
                counts = Counter(self.first[sector] for sector in drawing)
                for winner in self.seats:
                    if counts[winner] == max(counts.values()):
                        self.points[winner] += {4: 1, 5: 2, 6: 3}[len(drawing)]
        drawn = {sector for drawing in self.drawings for sector in drawing}
        for _ in self.held(seat) - before - drawn:
            self.points[seat] = max(0, self.points[seat] - 3)

    def _ruins(self, seat: int, fresh: set[Pegs]) -> None:
        fence = {line for kind, pegs in self.bands[seat] for line in self.covered(kind, pegs)}
        inside = self.held(seat)
        while inside:
            plot = {inside.pop()}
            grown = True
            while grown:
                more = {s for s in inside for t in plot if len(s & t) == 2 and s & t not in fence}
                grown = bool(more)
                plot |= more
                inside -= more
            if len(plot & fresh) >= 4:
                self.points[seat] += len(plot & fresh)

    def _labyrinth(self, seat: int, pegs: Pegs, mine: set[str], old: list[tuple[str, Pegs]]) -> None:
        if not old:
            self.heads[seat] = set(pegs - self.home[seat]) or set(pegs)
        else:
            self.heads[seat] = set(pegs - self.heads[seat])
            if self.heads[seat] & mine:
                self.points[seat] = max(0, self.points[seat] - 5)
        found = self.line_stuff.get(pegs, {}).get("artifact")
        earlier = any(
            pegs == other for s in self.seats for _, other in self.bands[s][: -1 if s == seat else None]
        )
        if found and not earlier:
            self.taking = 1
            self._no_more()

    def _end(self) -> None:
        self.left, self.bought = 2, False
        self.turn = self.turn % len(self.seats) + 1
        if self.turn != 1:
            return
        self.idle = 0 if self.acted else self.idle + 1
        self.acted = False
        six = self.scenario in (2, 5)
        self.over = self.trigger or self.round == (6 if six else 40) or (self.idle == 2 and not six)
        self.round += 1

    def worth(self, names: list[str]) -> int:
        """Gets roughly what a band would bring, for players who want to get somewhere."""
        pegs = frozenset(names)
        drawn = {sector for drawing in self.drawings for sector in drawing}
        total: int = 3 * bool(self.target and pegs & self.target.get(self.turn, set()) - self.pegs(self.turn))
        for sector in self.inner[pegs] - set(self.first):
            stuff = self.sector_stuff.get(sector, {})
            total += 3 * stuff.get("treasure", 0) + 2 * stuff.get("crystals", 0)
            total += 3 if sector in drawn else -9 * bool(drawn)
        stuff = {} if pegs in self.first_line else self.line_stuff.get(pegs, {})
        total += 3 * stuff.get("treasure", 0) + 2 * stuff.get("crystals", 0) + 4 * ("artifact" in stuff)
        return total

    # The end

    def lines_of(self, seat: int) -> dict[str, int]:
        """Gets the score sheet."""
        spare = max(0, self.crystals[seat] - (7 if self.scenario == 2 else 0))
        found = {"treasure": self.points[seat], "crystals": spare // 3}
        if self.scenario == 6:
            areas: list[set[str]] = []
            for sector in self.held(seat):
                touching = [area for area in areas if area & sector]
                areas = [area for area in areas if not area & sector] + [set(sector).union(*touching)]
            found["areas"] = 4 * len(areas)
        if self.scenario == 7:
            found["totems"] = sum(self._totems(seat, god) for god in ("orange", "blue"))
        if self.scenario == 8:
            arts = [
                self.line_stuff.get(line, {}).get("artifact")
                for line, s in self.first_line.items()
                if s == seat
            ]
            found["sets"] = 5 * min(arts.count(name) for name in ("sword", "shield", "helmet"))
        return found

    def _totems(self, seat: int, god: str) -> int:
        counts = Counter(
            who for sector, who in self.first.items() if self.sector_stuff.get(sector, {}).get("totem") == god
        )
        best = max(counts.values(), default=0)
        winners = [s for s in self.seats if best and counts[s] == best]
        return ceil(6 / len(winners)) if seat in winners else 0

    def winners(self) -> set[int]:
        """Gets who wins."""
        able = [s for s in self.seats if self.scenario != 2 or self.crystals[s] >= 7]
        rank = {s: (sum(self.lines_of(s).values()), -len(self.bands[s])) for s in able}
        return {s for s in able if rank[s] == max(rank.values())}
