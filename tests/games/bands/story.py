"""Little games told line by line, as in a record, on boards of a few pegs."""

from __future__ import annotations

from dataclasses import replace

from byways.games.bands.board import make_table
from byways.games.bands.components import BOX, EMPTY, Bag, bag, minus
from byways.games.bands.judging import read
from byways.games.bands.rules import Bands
from byways.games.bands.state import Desk, State
from byways.kernel.choice import legal, refuse
from byways.kernel.match import Entry, replay_entry
from byways.kernel.protocol import NATURE, Event, Refusal, Seat
from byways.kernel.rng import Quick

LETTERS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "S": "grey"}


def cards(letters: str) -> Bag:
    return bag(LETTERS[letter] for letter in letters)


def board(scenario: int, *lines: str, players: int = 2, radius: int = 2, colours: str = "") -> str:
    """Writes a board: red pegs but for *colours* such as ``b2Y c3G``; seats start in different corners."""
    other = {word[:-1]: word[-1] for word in colours.split()}
    rows = []
    for i in range(2 * radius + 1):
        names = [f"{chr(97 + i)}{j + 1}" for j in range(2 * radius + 1 - abs(i - radius))]
        rows.append(f"row {chr(97 + i)} " + " ".join(other.get(name, "R") for name in names))
    return "\n".join(
        [
            "byways board bands",
            f"scenario {scenario}",
            f"players {players}",
            f"lattice hex {radius}",
            *rows,
            *lines,
        ]
    )


class Story:
    """A game that begins with given hands."""

    def __init__(self, text: str, *hands: str, row: str = "RYGBS", decks: tuple[str, ...] = ()) -> None:
        self.game = Bands(make_table(read(text)))
        state = self.game.setup(len(hands))
        left = minus(BOX, cards(row))
        for hand in hands:
            left = minus(left, cards(hand))
        if decks:
            piles = tuple(
                replace(pile, deck=cards(deck)) for pile, deck in zip(state.piles, decks, strict=True)
            )
            row = ""
        else:
            piles = (replace(state.piles[0], deck=left),)
        desks = tuple(replace(desk, hand=cards(hand)) for desk, hand in zip(state.desks, hands, strict=True))
        dealt = 2 * len(hands) if decks else len(hands)
        self.state: State = replace(
            state, piles=piles, desks=desks, row=cards(row) if row else EMPTY, dealt=dealt
        )
        self.log: list[Event] = []

    def change(self, seat: int, **values: object) -> Story:
        """Gives a seat something that it would have earned before the story begins."""
        desk = replace(self.state.desk(Seat(seat)), **values)  # type: ignore[arg-type]
        self.state = replace(
            self.state, desks=self.state.desks[: seat - 1] + (desk,) + self.state.desks[seat:]
        )
        return self

    def play(self, script: str) -> Story:
        """Plays the lines of a record; nature's that are left out are rolled."""
        for line in filter(None, map(str.strip, script.splitlines())):
            who, *words = line.split()
            self._roll(unless=who == "*")
            seat = NATURE if who == "*" else Seat(int(who))
            entry = Entry(seat, tuple(words))
            state = replay_entry(self.game, self.state, entry)
            self.log += self.game.apply(self.state, seat, self.game.read(entry.path))[1]
            assert self.state != state
            self.state = state
        self._roll(unless=False)
        return self

    def _roll(self, unless: bool) -> None:
        while not unless and NATURE in self.game.to_act(self.state):
            self.state, _ = self.game.apply(self.state, NATURE, self.game.roll(self.state, Quick(1)))

    def ends(self, *seats: int) -> Story:
        """Lets these seats, or all from the one to move on, end their turns."""
        for seat in seats or range(self.state.seat, len(self.state.desks) + 1):
            self.play(f"{seat} end")
        return self

    def why(self, line: str) -> list[str]:
        """Gets the codes of what is wrong with a move."""
        who, *words = line.split()
        action = self.game.read(tuple(words))
        return [r.code for r in refuse(self.game, self.state, Seat(int(who)), action)]

    def refusal(self, line: str) -> Refusal:
        """Gets the first thing that is wrong with a move."""
        who, *words = line.split()
        return refuse(self.game, self.state, Seat(int(who)), self.game.read(tuple(words)))[0]

    def moves(self) -> list[str]:
        seat = self.state.seat
        return sorted(" ".join(self.game.path(a)) for a in legal(self.game, self.state, seat))

    def desk(self, seat: int) -> Desk:
        return self.state.desk(Seat(seat))

    def have(self, seat: int) -> tuple[int, int]:
        """Gets the points and crystals of a seat."""
        return self.desk(seat).points, self.desk(seat).crystals

    def lines(self, seat: int) -> dict[str, int]:
        return {line.code: line.points for line in self.game.tally(self.state, Seat(seat)).lines}

    @property
    def reason(self) -> str:
        outcome = self.game.outcome(self.state)
        return "" if outcome is None else outcome.reason

    @property
    def winners(self) -> list[int]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return sorted(outcome.winners)

    def codes(self) -> list[str]:
        return [event.code for event in self.log]
