"""The rulebook's figures, and every line of the score on boards small enough to count by hand."""

from __future__ import annotations

from typing import Any

import pytest

from byways.games.ink.components import box
from byways.games.ink.options import Rules
from byways.games.ink.placing import clashes, facing
from byways.games.ink.rules import Ink
from byways.games.ink.state import State
from byways.kernel.match import Match
from byways.kernel.protocol import Outcome, Seat, UnreadablePosition
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.games.ink import oracle

INK = GAMES["ink"]


def board(text: str, **options: Any) -> Match[Any, Any, Any]:
    assert INK.facets.positions is not None
    complete, state = INK.facets.positions.read(text, options)
    return Match.start(INK.create(complete, 1), 1, None, state)


def lines(text: str, **options: Any) -> dict[str, int]:
    match = board(text, **options)
    return {line.code: line.points for line in match.game.tally(match.state, Seat(1)).lines}


def refs(text: str, code: str, **options: Any) -> tuple[str, ...]:
    match = board(text, **options)
    return next(line.refs for line in match.game.tally(match.state, Seat(1)).lines if line.code == code)


NETWORKS = [
    ("b1=H-H- b2=H-H-", 0),
    ("b1=HH-- c1=-H-H d1=R-R- d2=R-R- e1=-H-H f1=H--H", 0),
    ("b1=HH-- c1=-H-H d1=RHRHx e1=-H-H f1=H--H", 4),
    ("b1=HH-- c1=-H-H d1=RHHH e1=-H-H f1=H--H", 8),
]


@pytest.mark.parametrize(("text", "points"), NETWORKS)
def test_networks(text: str, points: int) -> None:
    assert lines(text)["networks"] == points


def test_the_value_of_every_network() -> None:
    assert box().network_points == (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)


RING = "b2=-HH- c2=--HH b3=HH-- c3=H--H"
CROSS = "b1=H-H- b2=HHHH a2=-HH- a3=HH-- b3=H--H"


def test_longest_routes_by_edition() -> None:
    assert lines(RING, edition="2019")["highway"] == 4
    assert lines(RING, edition="2020")["highway"] == 4
    # Down, round the ring, and into the crossroads a second time.
    assert lines(CROSS, edition="2019")["highway"] == 5
    assert lines(CROSS, edition="2020")["highway"] == 6
    tee = "b2=-HH- c2=-HHH b3=HH-- c3=H--H"
    assert lines(tee, edition="2019")["highway"] == 4
    assert lines(tee, edition="2020")["highway"] == 5
    assert refs(tee, "highway", edition="2020")[0] == refs(tee, "highway", edition="2020")[-1] == "c2"


def test_stations_and_overpasses_do_not_interrupt() -> None:
    row = "a4=-H-H b4=RHRHx c4=HHRH d4=-H-H"
    assert lines(row, edition="2019")["highway"] == lines(row, edition="2020")["highway"] == 4
    assert lines("d1=R-R- d2=RHRHx d3=R-H-")["railway"] == 3


def test_one_cell_alone_is_one() -> None:
    assert lines("b1=H-H-")["highway"] == 1
    assert lines("b1=H-H-")["railway"] == 0


def test_centre_counts_drawings_not_craters() -> None:
    text = "c3=H-H- d4=LLLL e5=O"
    assert lines(text, expansions=["lava", "meteor"])["centre"] == 2


def test_errors() -> None:
    assert lines("a1=HH-H")["errors"] == -1
    assert lines("b2=HRHRx")["errors"] == -4
    # An arm against the blank side of a neighbour is an error, too.
    assert lines("b2=-H-H c2=H-H-")["errors"] == -4
    assert lines("b2=-H-H c2=O", expansions=["meteor"])["errors"] == -1
    assert lines("b2=-L-L c2=O", expansions=["lava", "meteor"])["errors"] == -2
    assert lines("b2=-H-H c2=LLLL", expansions=["lava"])["errors"] == -6
    assert refs("b2=HRHRx", "errors") == ("b2",) * 4, "once for each"


def test_craters() -> None:
    """Six arms into craters are twelve points."""
    text = "a1=-HH- b1=O a2=O b2=HH-H c1=--HH c2=HH-H d2=O"
    assert lines(text, expansions=["meteor"])["craters"] == 12
    assert refs(text, "craters", expansions=["meteor"]) == ("a1", "c1", "b2", "c2")


def test_lava_example() -> None:
    """One finished lake 5, a largest lake of eleven cells 11; its one open side costs 1."""
    small = "a1=-LL- b1=--LL a2=LL-- b2=L--L"
    large = "d3=-LL- e3=--LL c4=-LL- d4=LLLL e4=LL-L f4=--LL c5=LL-- d5=L-LL d6=LL-- e6=-L-L f5=L-L-"
    text = f"{small} {large}"
    found = lines(text, expansions=["lava"])
    assert (found["lakes"], found["largest-lake"]) == (5, 11)
    assert found["errors"] == -2
    assert refs(text, "lakes", expansions=["lava"]) == ("a1", "b1", "a2", "b2")


def test_lines_are_those_that_the_options_use() -> None:
    base = ["networks", "highway", "railway", "centre", "errors"]
    assert list(lines("")) == base
    assert list(lines("", expansions=["meteor"])) == [*base, "craters"]
    assert list(lines("", expansions=["lava"])) == [*base, "lakes", "largest-lake"]
    assert list(lines("", expansions=["meteor", "lava"])) == [*base, "craters", "lakes", "largest-lake"]


def random_board(rng: Quick) -> dict[str, str]:
    """Draws at random, as long as highway never meets railway; it need not hang together."""
    texts, size = sorted(box().tiles), box().board.size
    cells = [""] * size
    for _ in range(20 + rng.below(25)):
        cell, text = rng.below(size), texts[rng.below(len(texts))]
        if not cells[cell] and not clashes(text, facing(tuple(cells), cell)):
            cells[cell] = text
    return {name: text for name, text in zip(box().board.names, cells, strict=True) if text}


@pytest.mark.long
def test_random_boards_against_brute_force() -> None:
    rng = Quick("boards")
    for _ in range(2000):
        drawn = random_board(rng)
        written = " ".join(f"{name}={text}" for name, text in drawn.items())
        for edition in ("2019", "2020"):
            expected = oracle.score(drawn, edition, {"lava"})
            assert lines(written, edition=edition, expansions=["lava"]) == expected, written


@pytest.mark.parametrize(
    "text",
    [
        "b1=R-R-",
        "b1=H-H- b2=R-R-",
        "b1=HRHR- ",
        "b1=----",
        "b1=HHR-",
        "z1=H-H-",
        "b1=H-H- b1=H-H-",
        "b1",
        "d4=LLLL",
        "d4=O",
        "round=0 |",
        "round=9 |",
        "round=01 |",
        "rounds=1 |",
        "used=s7 |",
        "used=s1,s1 |",
        "used=s1,s2,s3,s4 |",
        "meteor=c2 |",
        "edition=2021 |",
        "expansions=snow |",
        "edition=2020 edition=2020 |",
        "| round=2",
    ],
)
def test_impossible_positions(text: str) -> None:
    assert INK.facets.positions is not None
    with pytest.raises(UnreadablePosition):
        INK.facets.positions.read(text, {})


def test_a_clash_names_both_cells() -> None:
    with pytest.raises(UnreadablePosition) as error:
        board("b1=H-H- b2=R-R-")
    assert (error.value.refusal.code, set(error.value.refusal.refs)) == ("ink.lay.kind", {"b1", "b2"})


def winners(*texts: str, draft: bool = False, star: int = 1) -> Outcome:
    """Gets the outcome of a finished table with these sheets."""
    desks = tuple(board(text).state.desks[0] for text in texts)
    outcome = Ink(Rules(draft=draft)).outcome(State(8, (), (), None, desks, Seat(star) if draft else None))
    assert outcome is not None
    return outcome


def test_ties() -> None:
    """Fewer errors win; then the victory is shared, or in the draft the seat nearest to the star has it."""
    neat, untidy = "round=8 |", "round=8 | c3=H-H- d3=-H-H"
    assert lines(untidy) == {"networks": 0, "highway": 1, "railway": 0, "centre": 2, "errors": -4}
    one, other = "round=8 | d3=H-H-", "round=8 |"
    assert sum(lines(one).values()) == sum(lines(other).values()) == 0
    assert winners(one, other).winners == {2}
    assert winners(other, other, one).winners == {1, 2}
    assert winners(neat, neat, neat, draft=True, star=2).winners == {2}
    assert winners(one, neat, neat, draft=True, star=1).winners == {3}
    assert winners(one, neat, neat, one, draft=True, star=4).winners == {3}
