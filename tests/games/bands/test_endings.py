"""Each way to end, each winner, each trigger."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from byways.games.bands.player import ALIKE, spread_of
from byways.games.bands.state import End
from byways.kernel import record
from byways.kernel.bot import idea
from byways.kernel.facets import brief_of
from byways.kernel.protocol import Seat
from byways.kernel.text import Text
from byways.registry import GAMES
from tests.games.bands.story import Story, board, cards

EDGES = ("seat 1 start d1 e1", "seat 2 start a3 b4")
RICH = "sector d1 d2 e1 treasure 17 crystals 1"
BAND = "1 band d1 d2 e1\n1 pay d1 red\n1 pay d2 red\n1 pay e1 red"


@pytest.mark.parametrize(
    ("scenario", "points", "ends"), [(3, 17, False), (3, 18, True), (7, 17, False), (7, 18, True)]
)
def test_a_score_of_eighteen_ends_the_game_after_the_round(scenario: int, points: int, ends: bool) -> None:
    text = board(scenario, *EDGES, f"sector d1 d2 e1 treasure {points}")
    story = Story(text, "RRRR", "RRRR").play(BAND).ends(1)
    assert story.reason == "" and story.state.seat == 2
    story.ends(2)
    assert story.reason == ("bands.over.score" if ends else "")
    if ends:
        assert story.winners == [1] and story.moves() == []


def test_fifteen_points_end_the_cursed_triangle_but_bonuses_do_not() -> None:
    text = board(6, "sector d1 d2 e1 treasure 14", "sector a1 a2 b2 treasure 1")
    story = Story(text, "RRRRRR", "", decks=("RR", "RR")).play(BAND).ends()
    # 14 and 4 for the area are 18, and yet nothing is triggered.
    assert story.lines(1) == {"treasure": 14, "crystals": 0, "areas": 4} and not story.state.triggered
    told = brief_of(story.game, story.game.observe(story.state, Seat(1)), frozenset())
    assert (told.target, told.counts) == (15, "treasure")
    story.play("1 band a1 a2 b2\n1 pay a1 red\n1 pay a2 red\n1 pay b2 red").ends()
    assert story.reason == "bands.over.score" and story.lines(1)["areas"] == 8


def test_the_edge_bonus_can_end_the_game() -> None:
    homes = ("seat 1 start d1 target e1", "seat 2 start a3 target a1")
    story = Story(board(1, *homes, "sector c1 c2 d1 treasure 10"), "RRRR", "").play(
        "1 band c1 c2 d1\n1 pay c1 red\n1 pay c2 red\n1 pay d1 red\n1 band d1 e1\n1 pay e1 red"
    )
    assert story.have(1) == (18, 0) and story.state.triggered
    assert story.ends().reason == "bands.over.score"


def test_six_rounds_and_nothing_else_end_the_eruption() -> None:
    text = board(2, "start b2 b3 c2 c4 d2 d3", "unusable c3", "sector a1 a2 b2 treasure 50 crystals 7")
    story = Story(text, "RRRR", "RRRR")
    story.play("1 band a1 a2 b2\n1 pay a1 red\n1 pay a2 red\n1 pay b2 red").ends()
    assert not story.state.triggered
    for number in range(2, 7):
        # No stall here, although nobody does anything for rounds on end.
        assert story.state.round == number and story.reason == ""
        story.ends()
    assert story.reason == "bands.over.rounds" and story.winners == [1]
    # The seven are handed in, so no point is left in them; the total is kept and shown.
    assert story.lines(1) == {"treasure": 50, "crystals": 0}
    assert story.lines(2) == {"treasure": 0, "crystals": 0}


@pytest.mark.parametrize(
    ("crystals", "winners", "points"),
    [
        ((6, 6), [], (0, 0)),
        ((7, 6), [1], (0, 0)),
        ((6, 9), [2], (0, 0)),
        ((10, 7), [1], (1, 0)),
        ((9, 7), [1, 2], (0, 0)),
    ],
)
def test_evacuation(crystals: tuple[int, int], winners: list[int], points: tuple[int, int]) -> None:
    story = Story(board(2, "start b2", "unusable c3"), "", "")
    for seat, count in enumerate(crystals, 1):
        story.change(seat, crystals=count)
    for _ in range(6):
        story.ends()
    assert story.winners == winners
    assert (story.lines(1)["crystals"], story.lines(2)["crystals"]) == points
    outcome = story.game.outcome(story.state)
    assert outcome is not None and not outcome.by_total


def test_who_cannot_hand_in_has_lost_whatever_the_points() -> None:
    story = Story(board(2, "start b2", "unusable c3"), "", "")
    story.change(1, points=99, crystals=6).change(2, points=1, crystals=7)
    for _ in range(6):
        story.ends()
    assert story.winners == [2] and story.lines(1)["treasure"] == 99


def test_the_crater_gives_nothing_even_surrounded() -> None:
    ring = ["b2 b3", "b3 c4", "c4 d3", "d2 d3", "c2 d2"]
    text = board(2, "start b2 b3 c2 c4 d2 d3", "unusable c3", "sector b2 b3 c3 crater treasure 9")
    story = Story(text, "R" * 8, "")
    at = story.game.table.at
    shapes = [at[tuple(names.split())] for names in ring]
    lines = pegs = 0
    for shape in shapes:
        lines, pegs = lines | shape.lines, pegs | shape.pegs_mask
    story.change(1, bands=tuple(s.number for s in shapes), lines=lines, pegs=pegs)
    assert story.why("1 band b2 b3 c3") == ["bands.band.unusable"]
    assert story.why("1 band b2 c3") == ["bands.band.unusable"]
    story.play("1 band b2 c2")
    assert story.have(1) == (0, 0) and story.desk(1).held == 0


def test_enough_drawings_end_the_plateau() -> None:
    sectors = ["a1-a2-b2", "a1-b1-b2", "a2-b2-b3", "a2-a3-b3"]
    drawings = [f"drawing {' '.join(sectors)}"]
    drawings += [
        "drawing b1-b2-c2 b1-c1-c2 c1-c2-d1 c2-d1-d2",
        "drawing d1-d2-e1 d2-e1-e2 d2-d3-e2 d3-e2-e3",
        "drawing d3-d4-e3 c4-d3-d4 c4-c5-d4 b4-c4-c5",
        "drawing b2-b3-c3 b2-c2-c3 c2-c3-d2 c3-d2-d3",
    ]
    story = Story(board(4, "glow a1 e3", *drawings), "RRRRR", "RRRR")
    table = story.game.table
    rest = sum(table.drawings[1:])
    story.change(2, first=rest, held=rest)
    story.play("1 band a1 a2 b1 b2\n1 pay a1 red\n1 pay a2 red\n1 pay b1 red\n1 pay b2 red")
    assert story.have(1) == (2, 0) and "bands.last_round" not in story.codes()
    story.change(1, hand=cards("RR"))
    story.play("1 band a2 a3 b2 b3\n1 pay a3 red\n1 pay b3 red")
    # Two sectors, the last of the drawing, and the most of a drawing of four.
    assert story.have(1) == (2 + 2 + 1 + 1, 0) and story.state.triggered
    assert story.ends().reason == "bands.over.drawings"


def test_a_drawing_shared_evenly_pays_both_in_full_and_only_who_was_first_counts() -> None:
    text = board(
        4,
        "glow a1 e3",
        "drawing a1-a2-b2 a1-b1-b2 a2-b2-b3 a2-a3-b3 b2-b3-c3 b2-c2-c3",
        *(f"drawing {text}" for text in SPARE),
    )
    story = Story(text, "RRRRRR", "RRRR")
    drawing = story.game.table.drawings[0]
    at = story.game.table.at
    theirs = at["b2", "b3", "c2", "c3"].sectors | at["a2", "b2", "b3"].sectors
    mine = at["a1", "a2", "b1", "b2"].sectors
    story.change(2, first=theirs, held=theirs | mine)
    shape = at["a1", "a2", "b1", "b2"]
    story.change(1, first=mine, held=mine, bands=(shape.number,), pegs=shape.pegs_mask, lines=shape.lines)
    assert drawing.bit_count() == 6
    story.play("1 band a2 a3 b3\n1 pay a3 red\n1 pay b3 red")
    assert story.have(1) == (1 + 1 + 3, 0) and story.have(2) == (3, 0)


SPARE = (
    "d1-d2-e1 d2-e1-e2 d2-d3-e2 d3-e2-e3",
    "d3-d4-e3 c4-d3-d4 c4-c5-d4 b4-c4-c5",
    "b1-c1-c2 b1-b2-c2 c1-c2-d1 c2-d1-d2",
    "a3-b3-b4 b3-b4-c4 b3-c3-c4 c3-c4-d3",
)


def test_an_empty_sector_costs_each_player_once() -> None:
    story = Story(
        board(
            4, "glow a1 a3", *(f"drawing {t}" for t in SPARE), "drawing b2-b3-c3 b2-c2-c3 c2-c3-d2 c3-d2-d3"
        ),
        "R" * 9,
        "R" * 9,
    )
    story.change(1, points=10).change(2, points=2)
    story.play("1 band a1 a2 b2\n1 pay a1 red\n1 pay a2 red\n1 pay b2 red")
    assert story.have(1) == (7, 0)
    # The rhombus holds the same empty sector and one more.
    story.play("1 band a1 a2 b1 b2\n1 pay b1 red")
    assert story.have(1) == (4, 0)
    story.ends(1)
    # It costs the second one as well, down to nothing.
    story.play("2 band a2 a3 b3\n2 pay a2 red to 1\n2 pay a3 red\n2 pay b3 red")
    assert story.have(2) == (0, 0)


def test_no_band_left_ends_the_labyrinth() -> None:
    story = Story(board(8, *EDGES), "RR", "")
    story.change(1, bands=tuple(range(17)), pegs=1 << story.game.table.board.lattice.number["d1"])
    story.change(1, ends=story.desk(1).pegs)
    used = {story.game.table.shapes[i].names for i in range(17)}
    names = next(s.names for s in story.game.table.allowed if "d1" in s.names and s.names not in used)
    other = next(name for name in names if name != "d1")
    story.play(f"1 band {' '.join(names)}\n1 pay {other} red")
    assert story.state.triggered and story.why("1 band d1 e1") == ["bands.band.none_left"]
    story.ends(1)
    assert story.reason == ""
    assert story.ends(2).reason == "bands.over.bands"


def test_eighteen_bands_are_the_limit_everywhere_but_do_not_end_other_scenarios() -> None:
    story = Story(board(7, *EDGES), "RRRR", "").change(1, bands=tuple(range(18)))
    assert story.why("1 band d1 e1") == ["bands.band.none_left"]
    assert not any(move.startswith("band") for move in story.moves())
    story.play("1 take red\n1 take grey").ends()
    assert story.reason == ""


def test_the_stall_with_all_cards_in_hands() -> None:
    story = Story(board(7, *EDGES), "RRRR", "RRRRR")
    taken = 0
    while "take deck" in story.moves() or any(story.state.row):
        while any(move.startswith("take") for move in story.moves()):
            story.play(f"{story.state.seat} {next(m for m in story.moves() if m.startswith('take'))}")
            taken += 1
        story.ends(story.state.seat)
    assert taken == 41
    assert sum(sum(desk.hand) for desk in story.state.desks) == 50 and not any(story.state.row)
    assert story.why(f"{story.state.seat} take deck") == ["bands.take.nothing"]
    assert story.why(f"{story.state.seat} take red") == ["bands.take.nothing"]
    story.ends()
    began = story.state.round
    while not story.reason:
        assert story.state.round < began + 2
        story.ends()
    assert story.reason == "bands.over.idle" and story.winners == [1, 2]


def test_one_idle_round_is_forgotten_when_somebody_acts() -> None:
    story = Story(board(7, *EDGES), "RRRR", "RRRR").ends()
    assert story.state.idle == 1
    story.ends(1).play("2 take red\n2 take blue").ends(2)
    assert story.state.idle == 0
    story.ends()
    story.play(BAND).ends()
    assert story.state.idle == 0
    story.ends().ends()
    assert story.reason == "bands.over.idle"


def test_forty_rounds_are_the_limit() -> None:
    story = Story(board(7, *EDGES), "RRRR", "RRRR")
    for number in range(1, 41):
        assert story.state.round == number and not story.reason
        if number % 2:
            for _ in range(2):
                story.play(f"1 {story.moves()[-1]}")
        story.ends()
    assert story.reason == "bands.over.limit"


def test_ties_go_to_fewer_bands_then_are_shared() -> None:
    text = board(7, *EDGES)
    for bands, winners in (((2, 3), [1]), ((3, 2), [2]), ((2, 2), [1, 2])):
        story = Story(text, "", "")
        for seat, count in enumerate(bands, 1):
            story.change(seat, bands=tuple(range(count)), points=4, crystals=2)
        story.ends().ends()
        assert story.winners == winners


def test_three_crystals_left_are_a_point() -> None:
    story = Story(board(7, *EDGES), "", "").change(1, crystals=8).change(2, crystals=2)
    assert story.lines(1)["crystals"] == 2 and story.lines(2)["crystals"] == 0


def test_a_trigger_is_remembered() -> None:
    story = Story(board(7, *EDGES, RICH, "sector c1 c2 d1 treasure 1"), "RRRRRR", "").play(BAND)
    story.play("1 band c1 c2 d1\n1 pay c1 red\n1 pay c2 red")
    assert story.state.triggered
    story.change(1, points=3)
    assert story.ends().reason == "bands.over.score"


def test_totems_of_three_who_tie_are_shared_and_none_scores_nothing() -> None:
    text = board(7, *EDGES, "seat 3 start c5", "sector a1 a2 b2 totem blue", players=3)
    story = Story(text, "", "", "")
    assert [story.lines(seat)["totems"] for seat in (1, 2, 3)] == [0, 0, 0]
    for names in ("d1 d2 e1", "c3 c4 d3"):
        text += f"\nsector {names} totem blue"
    for names in ("a1 b1 b2", "b2 b3 c3", "b3 b4 c4", "c4 c5 d4"):
        text += f"\nsector {names} totem orange"
    story = Story(text, "", "", "")
    at = story.game.table.at
    firsts = ("a1 a2 b2", "a1 b1 b2"), ("d1 d2 e1", "b2 b3 c3"), ("c3 c4 d3", "b3 b4 c4", "c4 c5 d4")
    for seat, sectors in enumerate(firsts, 1):
        story.change(seat, first=sum(at[tuple(name.split())].sectors for name in sectors))
    assert [story.lines(seat)["totems"] for seat in (1, 2, 3)] == [2, 2, 2 + 6]
    story.change(2, first=story.desk(2).first | at["c4", "c5", "d4"].sectors)
    story.change(3, first=at["c3", "c4", "d3"].sectors | at["b3", "b4", "c4"].sectors)
    assert [story.lines(seat)["totems"] for seat in (1, 2, 3)] == [2, 2 + 6, 2]


def test_totems_shared_by_four_are_rounded_up() -> None:
    places = ("a1 a2 b2", "a2 a3 b3", "d1 d2 e1", "d3 d4 e3")
    lines = [f"sector {names} totem blue" for names in places]
    text = board(7, *EDGES, "seat 3 start c5", "seat 4 start c1", *lines, players=4)
    story = Story(text, "", "", "", "")
    for seat, names in enumerate(places, 1):
        story.change(seat, first=story.game.table.at[tuple(names.split())].sectors)
    assert [story.lines(seat)["totems"] for seat in (1, 2, 3, 4)] == [2, 2, 2, 2]


def test_who_kept_enough_crystals_is_named() -> None:
    file = Path(__file__).parents[2] / "golden" / "bands" / "eruption-saved.txt"
    match = record.load(record.read(file.read_text("utf-8")), GAMES["bands"])
    poor = [replace(desk, crystals=0) for desk in match.state.desks]
    for desks, kept in (
        ([*match.state.desks[:-1], poor[-1]], (Text("player.name", {"seat": Seat(1)}),)),
        (poor, "none"),
    ):
        outcome = match.game.outcome(replace(match.state, desks=tuple(desks)))
        assert outcome is not None and outcome.tie is not None
        assert outcome.tie.args == {"crystals": 7, "players": kept}
        assert outcome.winners == (frozenset() if kept == "none" else {1})


def test_what_is_stated_is_only_certain_once_the_game_has_ended() -> None:
    text = board(3, *EDGES, "sector d1 d2 e1 treasure 18")
    story = Story(text, "RRRR", "RRRR").play(BAND).ends(1)
    passed = idea(story.game, story.state, Seat(2), (End(),), 0.0)
    assert spread_of(story.game, story.state, Seat(2), [0, 0], passed) == 0
    begun = Story(text, "RRRR", "RRRR")
    passed = idea(begun.game, begun.state, Seat(1), (End(),), 0.0)
    assert spread_of(begun.game, begun.state, Seat(1), [0, 0], passed) == ALIKE
