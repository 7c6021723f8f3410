"""The rules once more, slowly and from scratch, sharing nothing with the library.

A table is a mutable thing that is told moves as text. Everything is worked out
anew from the cards on the table each time it is asked.
"""

from __future__ import annotations

BOXES = {
    "classic": {"straight": ("2-2-", 7), "turn": ("22--", 8), "T": ("222-", 6), "X": ("2222", 3)},
    "balanced": {
        "straight": ("2-2-", 7),
        "turn": ("22--", 8),
        "T": ("222-", 3),
        "X": ("2222", 2),
        "end": ("2---", 4),
    },
    "lanes": {
        "straight2": ("2-2-", 4),
        "straight4": ("4-4-", 4),
        "turn2": ("22--", 4),
        "turn4": ("44--", 4),
        "T222": ("222-", 1),
        "T444": ("444-", 1),
        "T442": ("424-", 3),
        "T224": ("242-", 1),
        "X42": ("4242", 2),
    },
    "lanes-balanced": {
        "straight2": ("2-2-", 3),
        "straight4": ("4-4-", 4),
        "turn2": ("22--", 4),
        "turn4": ("44--", 4),
        "T222": ("222-", 1),
        "T442": ("424-", 2),
        "T224": ("242-", 1),
        "X42": ("4242", 1),
        "end2": ("2---", 2),
        "end4": ("4---", 2),
    },
}

Box = dict[str, tuple[str, int]]
Cell = tuple[int, int]


class Table:
    """A game, or a match, being played."""

    def __init__(
        self,
        variant: int,
        box: Box,
        seats: int,
        copies: int = 1,
        field: Cell | None = None,
        match: bool = False,
        together: bool = False,
        rules: int = 2,
    ) -> None:
        self.rules = rules
        self.variant, self.box, self.seats, self.copies = variant, box, seats, copies
        self.field, self.match, self.together = field, match, together
        self.results: list[set[int]] = []
        self.reason = ""
        self._fresh(1)

    def _fresh(self, starter: int) -> None:
        self.starter = self.mover = starter
        self.board: dict[Cell, tuple[str, int]] = {}
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(1, self.seats + 1)}
        self.pile = [kind for kind, (_, n) in self.box.items() for _ in range(n * self.copies * self.seats)]
        self.skips = dict.fromkeys(self.hands, 0)
        self.out: set[int] = set()
        self.history: list[str] = []
        """What was done since the pile ran out: L for a lay, S for a skip."""
        self.waiting = True
        self.last = 0

    @property
    def over(self) -> bool:
        return len(self.results) == (2 if self.match else 1)

    @property
    def to_act(self) -> int | None:
        """The seat on turn, 0 for nature, nobody once it is over."""
        if self.over:
            return None
        if self.variant in (1, 2):
            return 0 if self.pile else self.mover
        return 0 if self.pile and self.waiting else self.mover

    # What may be laid

    def edge(self, cell: Cell, way: str) -> str | None:
        """What *cell* turns towards a direction, ``None`` where no card lies; rules 2: an edge is blank."""
        x, y = cell
        if self.rules > 1 and self.field and not (0 <= x < self.field[0] and 0 <= y < self.field[1]):
            return "-"
        return self.board[cell][0]["nesw".index(way)] if cell in self.board else None

    def allowed(self, cell: Cell, sides: str) -> bool:
        x, y = cell
        if cell in self.board:
            return False
        if self.field and not (0 <= x < self.field[0] and 0 <= y < self.field[1]):
            return False
        if not self.board and not self.field and cell != (0, 0):
            return False
        pairs = (
            (sides[0], self.edge((x, y - 1), "s")),
            (sides[1], self.edge((x + 1, y), "w")),
            (sides[2], self.edge((x, y + 1), "n")),
            (sides[3], self.edge((x - 1, y), "e")),
        )
        touching = [(mine, theirs) for mine, theirs in pairs if theirs is not None]
        joined = not self.board or any(mine in "24" for mine, _ in touching)
        return joined and all(mine == theirs for mine, theirs in touching)

    def lays(self, seat: int) -> list[str]:
        found = []
        xs, ys = [x for x, _ in self.board] or [0], [y for _, y in self.board] or [0]
        if self.field and not self.board:
            xs, ys = list(range(self.field[0])), list(range(self.field[1]))
        cells = [(x, y) for x in range(min(xs) - 1, max(xs) + 2) for y in range(min(ys) - 1, max(ys) + 2)]
        for kind in set(self.hands[seat]):
            sides = self.box[kind][0]
            for turned in {sides[i:] + sides[:i] for i in range(4)}:
                found += [f"{kind} {x},{y} {turned}" for x, y in cells if self.allowed((x, y), turned)]
        return sorted(found)

    def legal(self) -> list[str]:
        assert self.to_act
        lays = self.lays(self.mover)
        return lays or (["skip"] if self.variant == 3 else [])

    def closed(self) -> bool:
        for (x, y), (sides, _) in self.board.items():
            around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            if any(side in "24" and cell not in self.board for side, cell in zip(sides, around, strict=True)):
                return False
        return True

    # What happens

    def play(self, move: str) -> None:
        """Makes a move of nature or of the seat on turn, believing that it is legal."""
        word, *rest = move.split()
        if word == "deal":
            self.hands[int(rest[0])] = rest[1:]
            for card in rest[1:]:
                self.pile.remove(card)
            if self.variant == 2 and not self.pile:
                self.mover = self.seats
                self._pass_on()
        elif word == "draw":
            self.pile.remove(rest[0])
            self.hands[self.mover].append(rest[0])
            self.waiting = False
        else:
            if word == "skip":
                self.skips[self.mover] += 1
                self.history.append("s" if self.pile else "S")
            else:
                x, y = rest[0].split(",")
                self.board[int(x), int(y)] = (rest[1], self.mover)
                self.hands[self.mover].remove(word)
                self.history.append("L")
                self.last = self.mover
            self.waiting = True
            {1: self._after1, 2: self._after2, 3: self._after3}[self.variant]()

    def _end(self, reason: str, winners: set[int]) -> None:
        self.results.append(winners)
        self.reason = reason
        if not self.over:
            self._fresh(2)

    def _after1(self) -> None:
        other = 3 - self.mover
        if self.mover != self.starter and self.closed():
            self._end("closed", {self.mover})
        elif not self.hands[1] and not self.hands[2]:
            self._end("extended", {self.starter})
        elif not self.lays(other):
            self._end("stuck", {1, 2})
        else:
            self.mover = other

    def _after2(self) -> None:
        assert self.field
        if len(self.board) == self.field[0] * self.field[1]:
            self._end("field", {self.last})
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        while len(self.out) < self.seats:
            self.mover = self.mover % self.seats + 1
            if self.mover in self.out:
                continue
            if self.lays(self.mover):
                return
            self.out.add(self.mover)
        self._end("nobody", {self.last})

    def _after3(self) -> None:
        holders = [seat for seat, hand in self.hands.items() if hand]
        if not self.pile and not holders:
            self._end("laid", self._ranked(True))
        elif self.closed():
            self._end("sealed", self._ranked(False))
        elif not self.pile and self.history[-len(holders) :] == ["S"] * len(holders):
            self._end("skips", self._ranked(False))
        else:
            self.mover = self.mover % self.seats + 1
            while not self.pile and not self.hands[self.mover]:
                self.mover = self.mover % self.seats + 1

    def _ranked(self, complete: bool) -> set[int]:
        if self.together:
            return set(self.hands) if complete else set()
        fewest = min(len(hand) for hand in self.hands.values())
        best = [seat for seat, hand in self.hands.items() if len(hand) == fewest]
        calm = min(self.skips[seat] for seat in best)
        return {seat for seat in best if self.skips[seat] == calm}

    # What it comes to

    def winners(self) -> set[int]:
        if not self.match:
            return self.results[0]
        won = {seat: sum(seat in winners for winners in self.results) for seat in (1, 2)}
        return {seat for seat in won if won[seat] == max(won.values())}

    def score(self, seat: int) -> dict[str, int]:
        laid = sum(owner == seat for _, owner in self.board.values())
        return {"laid": laid, "left": len(self.hands[seat]), "skips": self.skips[seat]}
