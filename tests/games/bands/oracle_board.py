"""The board of the oracle, found by trying all pairs of pegs. Shares no code with the game."""

from __future__ import annotations

from itertools import combinations
from typing import Any

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "S": "grey"}
Pegs = frozenset[str]


class Map:
    """Pegs, lines, sectors and shapes as sets of names."""

    def __init__(self, text: str) -> None:
        self.colour: dict[str, str] = {}
        self.sector_stuff: dict[Pegs, dict[str, Any]] = {}
        self.line_stuff: dict[Pegs, dict[str, Any]] = {}
        self.home: dict[int, set[str]] = {}
        self.target: dict[int, set[str]] = {}
        self.pegs_of: dict[str, set[str]] = {"start": set(), "glow": set(), "unusable": set()}
        self.drawings: list[set[Pegs]] = []
        self.scenario = 0
        for line in text.splitlines():
            self._read(line.split("#")[0].split())
        self._geometry()

    def _read(self, words: list[str]) -> None:
        match words:
            case ["scenario", number]:
                self.scenario = int(number)
            case ["row", letter, *colours]:
                for i, colour in enumerate(colours, 1):
                    self.colour[f"{letter}{i}"] = COLOURS[colour]
            case ["seat", seat, "start", *pegs]:
                cut = pegs.index("target") if "target" in pegs else len(pegs)
                self.home[int(seat)] = set(pegs[:cut])
                self.target[int(seat)] = set(pegs[cut + 1 :])
            case ["start" | "glow" | "unusable" as word, *pegs]:
                self.pegs_of[word] = set(pegs)
            case ["drawing", *sectors]:
                self.drawings.append({frozenset(sector.split("-")) for sector in sectors})
            case ["sector", a, b, c, *rest]:
                self.sector_stuff[frozenset((a, b, c))] = self._stuff(rest)
            case ["line", a, b, *rest]:
                self.line_stuff[frozenset((a, b))] = self._stuff(rest)

    @staticmethod
    def _stuff(words: list[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for word, value in zip(words, [*words[1:], ""], strict=True):
            if word in ("water", "canal", "crater"):
                found[word] = True
            if word in ("treasure", "crystals"):
                found[word] = int(value)
            if word in ("totem", "artifact"):
                found[word] = value
        return found

    def _geometry(self) -> None:
        middle = max(ord(name[0]) - 97 for name in self.colour) / 2
        at = {}
        for name in self.colour:
            down = ord(name[0]) - 97
            at[name] = (2 * (int(name[1:]) - 1) + abs(down - middle), down)

        def gap(a: str, b: str) -> float:
            return (at[a][0] - at[b][0]) ** 2 + 3 * (at[a][1] - at[b][1]) ** 2

        self.order = sorted(self.colour, key=lambda name: (at[name][1], at[name][0]))
        self.lines = {frozenset(pair) for pair in combinations(self.order, 2) if gap(*pair) == 4}
        near = {a: [b for b in self.order if gap(a, b) == 4] for a in self.order}
        self.sectors = {
            frozenset((a, b, c)) for a in self.order for b, c in combinations(near[a], 2) if gap(b, c) == 4
        }
        self.shapes: list[tuple[str, Pegs]] = [("segment", line) for line in self.lines]
        self.shapes += [("triangle", sector) for sector in self.sectors]
        for one, two in combinations(self.sectors, 2):
            if len(one & two) == 2:
                self.shapes.append(("rhombus", one | two))
        for b in self.order:
            for a, c in combinations(near[b], 2):
                if gap(a, c) in (12, 16):
                    self.shapes.append(("fence", frozenset((a, b, c))))
        self.inner = {pegs: {s for s in self.sectors if s <= pegs} for _, pegs in self.shapes}
        self.usable = {s for s in self.sectors if not s & self.pegs_of["unusable"]}
        self.rim = {line for line in self.lines if sum(line <= s for s in self.sectors) == 1}
        # Looked up once, since walks ask for it millions of times.
        self.sides = {sector: self._sides(sector) for sector in self.sectors}

    def _sides(self, sector: Pegs) -> list[tuple[Pegs, set[Pegs]]]:
        """Gets a sector's sides, each with what lies beyond it."""
        sides = [frozenset(pair) for pair in combinations(sector, 2)]
        return [(side, {s for s in self.sectors if side <= s and s != sector}) for side in sides]

    def covered(self, kind: str, pegs: Pegs) -> set[Pegs]:
        """Gets the lines that a band covers."""
        lines = {line for line in self.lines if line <= pegs}
        if kind == "rhombus":
            lines -= {line for line in lines if sum(line <= s for s in self.inner[pegs]) == 2}
        return lines

    def surrounded(self, bands: list[tuple[str, Pegs]]) -> set[Pegs]:
        """Gets the sectors that cannot get out, by walking from each of them."""
        fence = {line for kind, pegs in bands for line in self.covered(kind, pegs)}
        free: set[Pegs] = set()
        grown = True
        while grown:
            grown = False
            for sector in self.sectors - free:
                ways = [others for side, others in self.sides[sector] if side not in fence]
                if any(not others or others & free for others in ways):
                    free.add(sector)
                    grown = True
        return self.sectors - free
