"""The rules against a second, brute-force reading of them, move by move."""

from __future__ import annotations

from typing import Any

import pytest

from byways.cli.perft import count
from byways.kernel.choice import legal
from byways.kernel.facts import Options
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick, Rng, pick
from byways.registry import GAMES
from tests.games.ink import oracle

INK = GAMES["ink"]
OPTIONS = {
    " ".join([options["edition"], *options["expansions"], *(["draft"] if options["draft"] else [])]): options
    for options, _ in INK.trials()
}


def moves(match: Match[Any, Any, Any], seat: Seat) -> list[str]:
    game = match.game
    return sorted(" ".join(game.path(action)) for action in legal(game, match.state_for(seat), seat))


def preferred(rng: Rng, offered: list[str]) -> str:
    """Picks a move, seldom a volcano or a special route, so that games fill the board as people do."""
    usual = [move for move in offered if move[0] not in "sv"] or offered
    return pick(rng, usual if rng.below(6) else offered)


class Second:
    """The oracle's side of a table: it is told nature's moves and everybody's."""

    def __init__(self, options: Options, seats: int) -> None:
        expansions = options["expansions"]
        self.options = options
        self.rounds = [oracle.start(options["edition"], expansions) for _ in range(seats)]
        self.draft: oracle.Draft | None = None
        self._rolled: dict[str, tuple[str, ...]] = {}

    def hear(self, path: tuple[str, ...]) -> None:
        kind, *words = path
        if kind == "first":
            self.draft = oracle.Draft(len(self.rounds), int(words[0]))
            return
        self._rolled[kind] = tuple(words)
        if set(self._rolled) == {"roll", *self.options["expansions"]}:
            if self.draft is not None:
                self.draft.roll(list(self._rolled["roll"]))
            else:
                self.deal()

    def deal(self) -> None:
        """Gives everybody their dice once all are known."""
        lava, meteor = self._rolled.get("lava", ()), self._rolled.get("meteor")
        for seat, position in enumerate(self.rounds, 1):
            roll = self._rolled["roll"] if self.draft is None else tuple(self.draft.hand(seat).values())
            oracle.deal(position, roll, lava, (meteor[0], int(meteor[1])) if meteor else None)
        self._rolled = {}

    def moves(self, seat: int) -> list[str]:
        if self.draft is not None and self.draft.to_pick() is not None:
            return sorted(self.draft.legal(seat))
        return oracle.legal(self.rounds[seat - 1])

    def play(self, seat: int, move: str) -> None:
        if move.startswith("pair") and self.draft is not None:
            self.draft.pick(seat, move)
            if self.draft.to_pick() is None:
                self.deal()
        else:
            oracle.make(self.rounds[seat - 1], move)


@pytest.mark.parametrize("name", OPTIONS)
def test_random_games_move_by_move(name: str) -> None:
    options = OPTIONS[name]
    seats = 3 if options["draft"] else 1
    for seed in range(2 if options["draft"] else 4):
        rng = Quick(f"oracle {seed}")
        match = Match.start(INK.create(options, seats), seats, Chance(f"oracle {seed}"))
        second, heard = Second(options, seats), 0
        while True:
            for entry in match.log[heard:]:
                if entry.seat == NATURE:
                    second.hear(entry.path)
            heard = len(match.log)
            if not match.to_act:
                break
            seat = min(match.to_act)
            offered = moves(match, seat)
            assert offered == second.moves(seat), f"{name} {seed} after {match.log[-4:]}"
            move = preferred(rng, offered)
            second.play(seat, move)
            match.play(seat, match.game.read(tuple(move.split())))
        totals, errors = [], []
        for number, position in enumerate(second.rounds, 1):
            lines = {line.code: line.points for line in match.game.tally(match.state, Seat(number)).lines}
            assert lines == oracle.score(position.board, options["edition"], options["expansions"])
            totals.append(sum(lines.values()))
            errors.append(lines["errors"])
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        if second.draft is not None:
            expected = oracle.draft_winners(totals, errors, second.draft.star)
        else:
            expected = oracle.winners(totals, errors)
        assert sorted(outcome.winners) == expected


PERFT = [
    ("2020", (), "roll hs rc rt ov", (144, 12102)),
    ("2020", (), "roll rt rt rt sc", (174, 21624)),
    ("2019", (), "roll hc hc ht ss", (150, 13626)),
    ("2020", ("lava",), "roll hs rc rt ov|lava cc st", (200, 31214)),
    ("2020", ("lava",), "roll ht rs hc sc|lava rb hb", (208, 34068)),
    ("2020", ("meteor",), "roll hs rc rt ov|meteor n 2", (7, 432)),
    ("2020", ("meteor",), "roll hs rc rt ov|meteor * 1", (10, 864)),
    ("2020", ("lava", "meteor"), "roll hs rc rt ov|lava cc st|meteor * 2", (10, 1424)),
    ("2019", (), "roll ht rs hc sc", (156, 15216)),
    ("2019", ("lava",), "roll ht rs hc sc|lava by hb", (216, 37512)),
    ("2019", ("meteor",), "roll ht rs hc sc|meteor w 3", (7, 516)),
]
"""Edition, expansions, nature's moves, and counts that were written down when both readings agreed."""


@pytest.mark.parametrize(("edition", "expansions", "chance", "written"), PERFT)
def test_perft(edition: str, expansions: tuple[str, ...], chance: str, written: tuple[int, int]) -> None:
    options = {"edition": edition, "expansions": list(expansions), "draft": False}
    given = tuple(tuple(item.split()) for item in chance.split("|"))
    match = Match.start(INK.create(options, 1), 1, Chance("perft", given=given))
    second = Second(options, 1)
    for path in given:
        second.hear(path)
    counted = tuple(count(match.game, match.state, depth, Seat(1)) for depth in (1, 2))
    assert counted == tuple(oracle.count(second.rounds[0], depth) for depth in (1, 2))
    assert counted == written


def test_perft_in_mid_game() -> None:
    text = "edition=2020 expansions=lava,meteor round=4 used=s2 meteor=c2 | "
    text += "a2=-R-R a4=HH-H b1=H-H- b2=H--R b4=-HHH c2=O d3=-LL- d4=LLLL"
    options, state = _read(text)
    given = (("roll", "hs", "rc", "rt", "ov"), ("lava", "cc", "rb"), ("meteor", "e", "3"))
    match = Match.start(INK.create(options, 1), 1, Chance("perft", given=given), state)
    position = oracle.read_position(text)
    oracle.deal(position, given[0][1:], given[1][1:], ("e", 3))
    for depth in (1, 2):
        assert count(match.game, match.state, depth, Seat(1)) == oracle.count(position, depth)


def test_perft_of_the_draft() -> None:
    """Two seats: four pairs, then three, two, one."""
    options = {"edition": "2020", "expansions": [], "draft": True}
    given = (("first", "2"), ("roll", "hs", "rc", "rt", "ov", "ss", "hc", "ht", "rs"))
    match = Match.start(INK.create(options, 2), 2, Chance("perft", given=given))
    for seat, free in ((2, 4), (1, 3), (2, 2), (1, 1)):
        assert match.to_act == {seat}
        offered = moves(match, Seat(seat))
        assert len(offered) == free
        match.play(Seat(seat), match.game.read(tuple(offered[0].split())))
    assert match.to_act == {1, 2}
    for seat, roll in ((1, ("rt", "ov", "ht", "rs")), (2, ("hs", "rc", "ss", "hc"))):
        position = oracle.start()
        oracle.deal(position, roll)
        assert count(match.game, match.state, 2, Seat(seat)) == oracle.count(position, 2)


def _read(text: str) -> tuple[Options, Any]:
    assert INK.facets.positions is not None
    return INK.facets.positions.read(text, {})


def test_landing() -> None:
    """Every start, direction, distance and every set of craters on a line."""
    from byways.games.ink.placing import landing
    from byways.games.ink.state import Sheet

    names = [f"{column}3" for column in "abcdefg"]
    for craters in range(128):
        chosen = {name for i, name in enumerate(names) if craters >> i & 1}
        cells = tuple("O" if f"{'abcdefg'[i % 7]}{i // 7 + 1}" in chosen else "" for i in range(49))
        for start in range(7):
            sheet = Sheet(cells, (0,) * 49, (), 14 + start)
            for direction in "ew":
                for distance in (1, 2, 3):
                    hit = landing(sheet, direction, distance)
                    expected = oracle.land(names[start], direction, distance, chosen)
                    assert (None if hit is None else names[hit - 14]) == expected
