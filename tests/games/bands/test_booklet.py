"""What the booklet shows, on boards of our own, one by one."""

from __future__ import annotations

from tests.games.bands.story import Story, board, cards

EDGES = ("seat 1 start d1 e1", "seat 2 start a3 b4")
TEMPLES = (
    "seat 1 start d1 e1 target a3 b4 c5",
    "seat 2 start a3 b4 target c1 d1 e1",
)


def first_bands(*lines: str) -> Story:
    """Own bands: a segment, a triangle, a rhombus, which leave two sectors nearly surrounded."""
    text = board(7, *EDGES, *lines, colours="d2G e1S d3B")
    return Story(text, "RRRRRRGSB", "").play(
        """
        1 band d1 e1
        1 pay d1 red
        1 pay e1 grey
        1 band c1 c2 d1
        1 pay c1 red
        1 pay c2 red
        1 end
        2 end
        1 band c2 c3 d2 d3
        1 pay c3 red
        1 pay d2 green
        1 pay d3 blue
        """
    )


CLOSED = (
    "sector d2 d3 e2 treasure 1",
    "sector d2 e1 e2 treasure 2",
    "sector c2 d1 d2 treasure 1 crystals 1",
    "sector d1 d2 e1 treasure 2",
)


def test_a_rhombus_explores_two_sectors_and_surrounds_two_more() -> None:
    story = first_bands(*CLOSED)
    assert story.have(1) == (0, 0)
    story.play("1 band d2 d3 e1 e2\n1 pay e2 red")
    assert story.have(1) == (6, 1)
    assert story.state.piles[0].discards == cards("RRRRRSGB")


def test_the_same_two_are_surrounded_by_a_free_band_on_two_pegs() -> None:
    story = first_bands(*CLOSED).play("1 band d2 e1")
    assert story.have(1) == (3, 1)
    assert not story.state.owed and story.state.actions == 0


def test_green_to_the_discards_blue_free_yellow_for_two_grey_to_the_rival() -> None:
    text = board(7, *EDGES, colours="c2G d1B d2Y e2Y")
    story = Story(text, "BRGSS", "YYYYR").play(
        """
        1 band d1 e1
        1 pay d1 blue
        1 pay e1 red
        1 end
        """
    )
    story.change(2, bands=(story.game.table.at["d2", "e2"].number,), pegs=_mask(story, "d2 e2"))
    story.ends(2)
    story.play("1 band c2 d1 d2\n1 pay c2 green")
    assert story.why("1 pay d2 grey grey") == ["bands.pay.receiver"]
    story.play("1 pay d2 grey grey to 2")
    assert story.desk(1).hand == cards("")
    assert story.desk(2).hand == cards("YYYYRSS") and story.desk(2).shown == cards("SS")
    assert story.state.piles[0].discards == cards("BRG")


def _mask(story: Story, pegs: str) -> int:
    return sum(1 << story.game.table.board.lattice.number[peg] for peg in pegs.split())


def test_temples_only_one_reaches_the_opposite_edge() -> None:
    story = Story(board(1, *TEMPLES), "RRRRR", "RRRRR").play(
        """
        1 band c2 d1
        1 pay c2 red
        1 pay d1 red
        1 band b2 b3 c2 c3
        1 pay b2 red
        1 pay b3 red
        1 pay c3 red
        1 end
        """
    )
    assert story.have(1) == (0, 0)
    story.ends(2).change(1, hand=cards("R")).play("1 band b3 b4\n1 pay b4 red")
    assert story.have(1) == (8, 0) and story.have(2) == (0, 0)
    assert story.state.reached == (1,)


def test_temples_the_second_gets_six_and_nobody_twice() -> None:
    text = board(1, *TEMPLES, "seat 3 start a1 b1 target d4 e3", players=3)
    story = Story(text, "RRRRRR", "RRRRRR", "RRRRRR")
    number = story.game.table.at["b3", "c3"].number
    for seat in (1, 2, 3):
        story.change(seat, bands=(number,), pegs=_mask(story, "b3 c3 d2 d3"))
    story.play("1 band b3 b4\n1 pay b4 red\n1 band a3 b3\n1 pay a3 red\n1 end")
    assert story.have(1) == (8, 0)
    story.play("2 band d2 e1\n2 pay e1 red\n2 end")
    assert story.have(2) == (6, 0)
    story.play("3 band d3 e3\n3 pay e3 red\n3 end")
    assert story.have(3) == (0, 0) and story.state.reached == (1, 2, 3)


def test_islands_bridges_and_enclosed_water() -> None:
    text = board(
        3,
        "seat 1 start a1",
        "seat 2 start e3",
        "sector a1 a2 b2 treasure 5 crystals 1",
        "sector c1 c2 d1 treasure 5 crystals 1",
        "sector c3 c4 d3 treasure 6",
        "sector b2 c2 c3 water crystals 1 treasure 3",
        "sector b2 b3 c3 water",
        "sector b1 b2 c2 water",
        "sector c2 c3 d2 water",
        "line b2 c2 canal crystals 2",
        "line b2 c3 canal crystals 2",
        "line c2 c3 canal crystals 2",
    )
    story = Story(text, "RRRRRRRR", "").play(
        """
        1 band a1 a2 b2
        1 pay a1 red
        1 pay a2 red
        1 pay b2 red
        1 band b2 c2
        1 pay c2 red
        1 end
        2 end
        1 band c1 c2 d1
        1 pay c1 red
        1 pay d1 red
        1 band c2 c3
        1 pay c3 red
        1 end
        2 end
        """
    )
    story.change(1, hand=cards("RR")).play("1 band c3 c4 d3\n1 pay c4 red\n1 pay d3 red\n1 band b2 c3\n1 end")
    # 16 points and 2 crystals on land, 6 crystals on bridges, nothing for the water inside them.
    assert story.have(1) == (16, 8)
    story.ends(2).change(1, hand=cards("RRRR"))
    assert story.why("1 band b2 b3 c3") == ["bands.band.barred"]
    assert story.why("1 band b2 b3 c2 c3") == ["bands.band.barred"]
    # The same bridge again brings nothing to a rival.
    story.ends(1).change(2, hand=cards("RR"), bands=(0,), pegs=_mask(story, "b2"))
    story.play("2 band b2 c2\n2 pay c2 red to 1")
    assert story.have(2) == (0, 0)


PLATEAU = (
    "glow c3 b2 d3 a3",
    "drawing a1-a2-b2 a1-b1-b2 b1-b2-c2 b1-c1-c2",
    "drawing a2-a3-b3 a3-b3-b4 b3-b4-c4 b4-c4-c5 c4-c5-d4",
    "drawing c1-c2-d1 c2-d1-d2 d1-d2-e1 d2-e1-e2 d2-d3-e2 d3-e2-e3",
    "drawing c4-d3-d4 d3-d4-e3 c3-c4-d3 b3-c3-c4",
    "drawing b2-b3-c3 b2-c2-c3 c2-c3-d2 c3-d2-d3",
)


def plateau(*lines: str) -> str:
    return board(4, *PLATEAU, *lines)


def test_plateau_a_sector_enclosed_by_two_players_costs_nobody() -> None:
    # a2-b2-b3 is the one empty sector; its sides are covered by bands of both.
    story = Story(plateau(), "RRRRRRRR", "RRRR").play(
        """
        1 band a1 a2 b2
        1 pay a1 red
        1 pay a2 red
        1 pay b2 red
        1 band b2 b3 c3
        1 pay b3 red
        1 pay c3 red
        1 end
        """
    )
    assert story.have(1) == (2, 0)
    story.play("2 band a3 b3 b4\n2 pay a3 red\n2 pay b3 red to 1\n2 pay b4 red")
    story.play("2 band a2 a3 b3\n2 pay a2 red to 1\n2 end")
    table = story.game.table
    both = story.desk(1).lines | story.desk(2).lines
    empty = table.at["a2", "b2", "b3"].sectors
    # Together they enclose it, neither does alone.
    assert table.board.lattice.cut_off(both) & empty
    assert story.have(1) == (2, 0) and story.have(2) == (2, 0)
    assert not (story.desk(1).held | story.desk(2).held) & empty and "bands.empty" not in story.codes()


def test_plateau_gains_first_then_three_for_the_empty_sector_this_closed() -> None:
    story = Story(plateau("sector a3 b3 b4 crystals 1"), "RRRRRRRR", "RRRR").play(
        """
        1 band a1 a2 b2
        1 pay a1 red
        1 pay a2 red
        1 pay b2 red
        1 band b2 b3 c3
        1 pay b3 red
        1 pay c3 red
        1 end
        2 end
        1 band a2 a3 b3 b4
        1 pay a3 red
        1 pay b4 red
        """
    )
    # 2 + 2 for the drawings and a crystal, then 3 less.
    assert story.have(1) == (1, 1)
    assert story.codes()[-3:] == ["bands.surrounded", "bands.drawing", "bands.empty"]


def test_ruins_a_plot_with_a_sector_of_ones_own_and_one_of_a_rival() -> None:
    # Eleven sectors inside a ring; one the player had explored, one a rival had.
    ring = ["b1-b2", "b1-c2", "b3-b4", "b4-c4", "c4-d4", "d3-d4", "c2-d1", "d1-d2"]
    values = [
        "sector b1 b2 c2 treasure 2",
        "sector b2 b3 c3 treasure 2 crystals 1",
        "sector b3 b4 c4 treasure 3 crystals 1",
        "sector b2 c2 c3 treasure 1 crystals 2",
        "sector b3 c3 c4 treasure 5",
        "sector a2 b2 b3 treasure 9 crystals 9",
        "sector c4 d3 d4 treasure 7 crystals 7",
    ]
    text = board(5, *EDGES, *values)
    story = Story(text, "R" * 8, "R")
    at = story.game.table.at
    own = [at["a2", "b2", "b3"], *(at[tuple(line.split("-"))] for line in ring)]
    rival = at["c4", "d3", "d4"]
    lines = pegs = 0
    for shape in own:
        lines, pegs = lines | shape.lines, pegs | shape.pegs_mask
    story.change(1, bands=tuple(s.number for s in own), lines=lines, pegs=pegs, held=own[0].sectors)
    story.change(1, first=own[0].sectors)
    story.change(2, bands=(rival.number,), pegs=rival.pegs_mask, held=rival.sectors, first=rival.sectors)
    story.play("1 band d2 d3")
    assert story.desk(1).held.bit_count() == 11
    assert story.have(1) == (13 + 9, 4)


def test_triangle_two_separate_areas() -> None:
    text = board(6)
    story = Story(text, "R" * 9, "", decks=("R", "")).play(
        """
        1 band a1 a2 b2
        1 pay a1 red
        1 pay a2 red
        1 pay b2 red
        1 band b2 b3 c3
        1 pay b3 red
        1 pay c3 red
        1 end
        2 end
        """
    )
    assert story.lines(1) == {"treasure": 0, "crystals": 0, "areas": 4}
    story.play("1 band d1 d2 e1\n1 pay d1 red\n1 pay d2 red\n1 pay e1 red")
    assert story.lines(1)["areas"] == 8


def test_gods_the_most_totems_and_a_tie() -> None:
    text = board(
        7,
        *EDGES,
        "sector a1 a2 b2 totem blue treasure 1",
        "sector b2 b3 c3 totem blue treasure 1",
        "sector d2 d3 e2 totem blue treasure 1",
        "sector a1 b1 b2 totem orange treasure 1",
        "sector d1 d2 e1 totem orange treasure 1",
    )
    story = Story(text, "", "")
    at = story.game.table.at
    for seat, names in ((1, ("a1 a2 b2", "b2 b3 c3", "a1 b1 b2")), (2, ("d2 d3 e2", "d1 d2 e1"))):
        sectors = sum(at[tuple(name.split())].sectors for name in names)
        story.change(seat, first=sectors, held=sectors)
    assert story.lines(1)["totems"] == 6 + 3 and story.lines(2)["totems"] == 3


def test_labyrinth_crystals_over_a_rivals_peg_then_an_own_peg_then_an_emptied_line() -> None:
    text = board(
        8,
        *EDGES,
        "line c2 c3 crystals 2",
        "line d1 d2 treasure 1",
        "line c2 d1 treasure 1 crystals 1",
        "line c3 d3 artifact sword",
        colours="c3S c2R",
    )
    story = Story(text, "R" * 8 + "S", "R" * 8)
    at = story.game.table.at
    rival = at["c3", "c4"]
    story.change(2, bands=(rival.number,), pegs=rival.pegs_mask, ends=_mask(story, "c4"))
    story.play("1 band d1 d2\n1 pay d1 red\n1 pay d2 red\n1 band c2 d2\n1 pay c2 red\n1 end")
    assert story.have(1) == (1, 0)
    story.ends(2)
    # On with a card to the rival for the peg, and two crystals for the line.
    story.play("1 band c2 c3\n1 pay c3 grey to 2")
    assert story.have(1) == (1, 2) and story.desk(2).hand == cards("R" * 8 + "S")
    # Back to an own peg, free: first what lies on the line, then five less, not below nothing.
    story.play("1 end\n2 end")
    story.change(1, ends=_mask(story, "c2")).play("1 band c2 d1")
    assert not story.state.owed
    assert story.have(1) == (0, 3) and story.codes()[-2:] == ["bands.crossed", "bands.own_trail"]
    # A rival who follows over an emptied line gets nothing.
    story.ends(1).change(2, ends=_mask(story, "c3")).play("2 band c2 c3\n2 pay c2 red to 1")
    assert story.have(2) == (0, 0)


def test_labyrinth_an_artifact_brings_one_card() -> None:
    text = board(
        8, *EDGES, "line d1 e1 artifact sword", "line d1 d2 artifact shield", "line d2 d3 artifact helmet"
    )
    story = Story(text, "RRRR", "", row="YYYYY").play("1 band d1 e1\n1 pay d1 red\n1 pay e1 red")
    assert story.state.taking == 1 and story.state.actions == 1
    assert story.moves() == ["take deck", "take yellow"]
    assert story.why("1 end") == ["bands.act.take_first"]
    story.play("1 take yellow\n1 band d1 d2\n1 pay d2 red\n1 take deck\n* draw green\n1 end\n2 end")
    assert story.desk(1).hand == cards("RYG")
    assert story.lines(1)["sets"] == 0
    story.play("1 band d2 d3\n1 pay d3 red\n1 take deck")
    assert story.lines(1)["sets"] == 5
