"""Actions, cards, crystals, payments: what is allowed when, and why not."""

from __future__ import annotations

import pytest

from byways.games.bands.components import EMPTY
from byways.games.bands.state import Pay, Take
from byways.i18n import phrase
from byways.kernel.choice import choices, why
from byways.kernel.facets import scene_of
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import IllegalAction, ImpossibleChance, Seat
from byways.registry import GAMES
from tests.games.bands.story import Story, board, cards

EDGES = ("seat 1 start d1 e1", "seat 2 start a3 b4")
ONE, TWO = Seat(1), Seat(2)


def story(hand: str = "RRRR", other: str = "RRRR", row: str = "RYGBS", colours: str = "") -> Story:
    return Story(board(7, *EDGES, colours=colours), hand, other, row=row)


def test_two_cards_one_by_one_and_the_row_is_filled_after_the_action() -> None:
    tale = story(row="RYGBS")
    tale.play("1 take red")
    assert sum(tale.state.row) == 4 and tale.state.taking == 1
    assert tale.why("1 end") == ["bands.act.take_first"]
    assert tale.why("1 crystal") == ["bands.act.take_first"]
    assert tale.why("1 band d1 e1") == ["bands.act.take_first"]
    assert tale.why("1 take red") == ["bands.take.row"]
    tale.play("1 take deck\n* draw blue\n* open grey")
    assert tale.state.row == cards("YGBSS") and tale.state.actions == 1
    assert tale.desk(1).hand == cards("RRRRRB") and tale.desk(1).shown == cards("R")


def test_no_third_action_without_crystals() -> None:
    tale = story().play("1 take red\n1 take yellow\n1 take deck\n1 take deck")
    assert tale.moves() == ["end"]
    assert tale.why("1 take deck") == ["bands.act.all_used"]
    assert tale.why("1 band d1 e1") == ["bands.act.all_used"]
    assert tale.why("1 crystal") == ["bands.crystal.few"]


def test_the_third_action_is_used_at_once_and_bought_once() -> None:
    tale = story("RRRRRRRR").change(1, crystals=7).play("1 crystal")
    assert tale.state.actions == 3 and tale.desk(1).crystals == 4
    assert tale.why("1 end") == ["bands.end.third"]
    assert tale.why("1 crystal") == ["bands.crystal.once"]
    tale.play("1 band d1 e1\n1 pay d1 red\n1 pay e1 red")
    assert "end" in tale.moves() and "crystal" not in tale.moves()
    tale.play("1 take deck\n1 take deck\n1 take deck\n1 take deck")
    assert tale.moves() == ["end"]
    assert tale.desk(1).crystals == 4 and tale.why("1 take deck") == ["bands.act.all_used"]
    tale.ends().play("1 crystal")
    assert tale.desk(1).crystals == 1


def test_the_third_action_after_the_two() -> None:
    tale = story().change(1, crystals=3).play("1 take deck\n1 take deck\n1 take deck\n1 take deck")
    assert tale.moves() == ["crystal", "end"]
    assert tale.why("1 take deck") == ["bands.act.none_left"]
    tale.play("1 crystal")
    assert "end" not in tale.moves() and "take deck" in tale.moves()


def test_no_third_action_where_none_is_possible() -> None:
    tale = story("", "").change(1, crystals=9)
    pile = tale.state.piles[0]
    empty = type(pile)(EMPTY, EMPTY, EMPTY)
    tale.state = type(tale.state)((empty,), tale.state.desks, dealt=2, actions=2)
    assert tale.moves() == ["end"]
    assert tale.why("1 crystal") == ["bands.crystal.nothing"]
    assert tale.why("1 take deck") == tale.why("1 take red") == ["bands.take.nothing"]


def test_an_empty_deck_and_cards_in_the_row() -> None:
    tale = story("RRRRRRRRRR", "YYYYYYYYYYGGGGGGGGGGBBBBBBBBBBSSSSSSSS", row="SS")
    assert tale.why("1 take deck") == ["bands.take.deck"] and tale.why("1 take red") == ["bands.take.row"]


def test_discards_become_the_deck_when_a_card_is_needed_and_the_row_is_filled_after_a_band() -> None:
    tale = story("RRRRRRRRRR", "YYYYYYYYYYGGGGGGGGGGBBBBBBBBBBSSSSSSSS", row="SS")
    assert tale.state.piles[0].size == 0
    tale.play("1 band d1 e1\n1 pay d1 red")
    # In the middle of an action nothing is filled.
    assert tale.state.row == cards("SS") and tale.state.piles[0].discards == cards("R")
    tale.play("1 pay e1 red\n* open red red")
    assert tale.state.row == cards("RRSS") and tale.state.piles[0].size == 0
    tale.play("1 take red\n1 take grey")
    assert tale.state.row == cards("RS")


def test_the_last_card_ends_the_action_that_takes_it() -> None:
    tale = story("RRRRRRRRRR", "YYYYYYYYYYGGGGGGGGGGBBBBBBBBBBSSSSSSSSS", row="S")
    tale.play("1 take grey")
    assert tale.state.taking == 0 and tale.state.actions == 1
    assert not any(move.startswith("take") for move in tale.moves())


def test_a_draw_reshuffles_and_everybody_knows_what_is_in_the_deck() -> None:
    tale = story("RRRRRRRRRR", "YYYYYYYYYYGGGGGGGGGGBBBBBBBBBB", row="SSSSS")
    pile = tale.state.piles[0]
    tale.state = type(tale.state)(
        (type(pile)(EMPTY, cards("SSSSS"), EMPTY),), tale.state.desks, tale.state.row, dealt=2, actions=2
    )
    tale.play("1 take deck\n* draw grey")
    assert tale.state.piles[0].deck == cards("SSSS") and tale.state.piles[0].discards == EMPTY
    view = tale.game.observe(tale.state, TWO)
    assert view.piles[0].most == ("grey",) * 5
    assert tale.game.observe(tale.state, ONE).piles[0].most == ("grey",) * 4


def test_what_nature_may_do_is_checked() -> None:
    game = GAMES["bands"].create({"scenario": 1}, 2)
    for bad in ("deal 1 red red red", "deal 2 red red red red", "draw red", "open red red red red red"):
        with pytest.raises(ImpossibleChance):
            Match.start(game, 2, Chance("x", given=(tuple(bad.split()),)))
    reds = ("deal", "1", "red", "red", "red", "red"), ("deal", "2", *("red",) * 5)
    with pytest.raises(ImpossibleChance):
        Match.start(game, 2, Chance("x", given=(*reds, ("open", "red", "red", "blue", "blue", "blue"))))
    match = Match.start(game, 2, Chance("x", given=(*reds, ("open", "red", "blue", "blue", "blue", "blue"))))
    assert match.state.row == cards("RBBBB")


def test_own_decks_are_dealt_first_and_shown_to_nobody() -> None:
    game = GAMES["bands"].create({"scenario": 6}, 2)
    decks = [("deck", str(seat), *("red",) * 5, *("blue",) * 5, "grey", "green") for seat in (1, 2)]
    with pytest.raises(ImpossibleChance):
        Match.start(game, 2, Chance("x", given=(decks[0], ("deck", "2", *("red",) * 6, *("blue",) * 6))))
    deals = ("deal", "1", "red", "red", "blue", "grey"), ("deal", "2", "red", "red", "blue", "grey", "green")
    match = Match.start(game, 2, Chance("x", given=(*decks, *deals)))
    view = match.view(ONE)
    assert view.hand == ("red", "red", "blue", "grey") and view.row == ()
    assert [pile.deck for pile in view.piles] == [8, 7]
    # Own deck: whatever is left of the box, as far as its owner can know.
    assert view.piles[0].most.count("green") == 10 and view.piles[0].most.count("red") == 8
    assert match.state.pile(ONE).deck == cards("RRRBBBBG")


def test_three_cards_of_the_own_deck_and_the_own_discards_again() -> None:
    text = board(6)
    tale = Story(text, "RRRR", "RRRR", decks=("GB", "RR")).play("1 take deck\n1 take deck")
    assert tale.state.taking == 0 and tale.desk(1).hand == cards("RRRRGB")
    assert tale.why("1 take deck") == ["bands.take.deck"] and tale.why("1 take red") == ["bands.take.no_row"]
    tale.play("1 band a1 a2 b2\n1 pay a1 red\n1 pay a2 red\n1 pay b2 red")
    assert tale.state.piles[0].discards == cards("RRR") and tale.state.piles[1].discards == EMPTY
    tale.ends().play("1 take deck")
    assert tale.state.piles[0].discards == EMPTY and sum(tale.state.piles[0].deck) == 2


def test_first_band_from_the_own_edge_later_ones_from_own_pegs() -> None:
    tale = story("RRRRRRRR")
    assert tale.why("1 band a3 b4") == ["bands.band.start_edge"]
    tale.play("1 band d1 d2\n1 pay d1 red\n1 pay d2 red")
    assert tale.why("1 band d1 d2") == ["bands.band.twice"]
    assert tale.why("1 band e1 e2") == ["bands.band.own_peg"]
    assert tale.why("1 band d1 e2") == ["bands.band.shape"]
    assert tale.why("1 band b1 d1 d2") == ["bands.band.shape"]
    assert tale.why("1 band c2 c3 d2 d3") == []


def test_shapes_of_each_scenario() -> None:
    fence, bend, pair, tri = "1 band d1 d2 d3", "1 band c1 d1 d2", "1 band d1 d2", "1 band d1 d2 e1"
    glow = ("glow d1", *(f"drawing {t}" for t in DRAWINGS))
    shapes = {
        7: (board(7, *EDGES), (fence, bend), (pair, tri)),
        4: (board(4, *glow), (fence, pair), (tri,)),
        5: (board(5, *EDGES), (), (fence, bend, pair, tri)),
        6: (board(6), (fence, pair), (tri,)),
        8: (board(8, *EDGES), (fence, tri), (pair,)),
    }
    said = {}
    for scenario, (text, refused, allowed) in shapes.items():
        decks = ("R", "R") if scenario == 6 else ()
        tale = Story(text, "RRRRR", "R", decks=decks)
        assert tale.why("1 band d1 d3") == ["bands.band.shape"]
        said[scenario] = phrase("en", tale.refusal("1 band d1 d3"))
        for line in refused:
            assert tale.why(line) == ["bands.band.shape_here"], (scenario, line)
        for line in allowed:
            assert tale.why(line) == [], (scenario, line)
    assert {scenario for scenario, text in said.items() if "two pegs on a line" in text} == {5, 7, 8}
    assert {scenario for scenario, text in said.items() if "rhombus" in text} == {4, 5, 6, 7}
    assert {scenario for scenario, text in said.items() if "along two lines" in text} == {5}


DRAWINGS = (
    "d1-d2-e1 d2-e1-e2 d2-d3-e2 d3-e2-e3",
    "d3-d4-e3 c4-d3-d4 c4-c5-d4 b4-c4-c5",
    "b1-c1-c2 b1-b2-c2 c1-c2-d1 c2-d1-d2",
    "a3-b3-b4 b3-b4-c4 b3-c3-c4 c3-c4-d3",
    "b2-b3-c3 b2-c2-c3 c2-c3-d2 c3-d2-d3",
)


def test_a_fence_covers_two_lines_and_explores_nothing() -> None:
    tale = Story(board(5, *EDGES, "sector c1 c2 d1 treasure 5"), "RRRRR", "").play(
        "1 band c1 d1 d2\n1 pay c1 red\n1 pay d1 red\n1 pay d2 red"
    )
    assert tale.have(1) == (0, 0) and tale.desk(1).lines.bit_count() == 2
    tale.play("1 band c1 c2 d1\n1 pay c2 red")
    assert tale.have(1) == (5, 0)


def test_small_plots_give_nothing_extra() -> None:
    # Three sectors round a corner of the board.
    tale = Story(board(5, *EDGES), "R" * 9, "")
    tale.play("1 band c1 d1 e1\n1 pay c1 red\n1 pay d1 red\n1 pay e1 red")
    tale.play("1 band c1 c2 d2\n1 pay c2 red\n1 pay d2 red\n1 end\n2 end\n1 band d2 e1")
    assert tale.desk(1).held.bit_count() == 3 and tale.have(1) == (0, 0)


def test_only_new_sectors_make_a_plot_large() -> None:
    for rival_was_there, bonus in ((False, 4), (True, 0)):
        tale = Story(board(5, *EDGES), "R" * 9, "")
        if rival_was_there:
            sectors = tale.game.table.at["d1", "d2", "e1"].sectors
            tale.change(2, first=sectors, held=sectors)
        tale.play("1 band c1 d1 e1\n1 pay c1 red\n1 pay d1 red\n1 pay e1 red")
        tale.play("1 band c1 c2 d2\n1 pay c2 red\n1 pay d2 red\n1 end\n2 end")
        tale.play("1 band d2 e2\n1 pay e2 red\n1 band e1 e2")
        assert tale.desk(1).held.bit_count() == 4 and tale.have(1) == (bonus, 0)


def test_glowing_pegs_must_be_free_while_one_is() -> None:
    text = board(4, "glow d1 a3", *(f"drawing {t}" for t in DRAWINGS))
    tale = Story(text, "RRRRR", "RRRRRR").play(
        "1 band d1 d2 e1\n1 pay d1 red\n1 pay d2 red\n1 pay e1 red\n1 end"
    )
    assert tale.why("2 band c1 c2 d1") == ["bands.band.start_glow"]
    assert tale.why("2 band a2 a3 b3") == []
    tale.change(1, pegs=tale.desk(1).pegs | 1 << tale.game.table.board.lattice.number["a3"])
    assert tale.why("2 band c1 c2 d1") == [] and tale.why("2 band a2 a3 b3") == []
    assert tale.why("2 band b1 b2 c2") == ["bands.band.start_glow"]


def test_totems_and_plain_land_never_in_one_band() -> None:
    text = board(7, *EDGES, "sector d1 d2 e1 totem blue", "sector c2 d1 d2 totem orange")
    tale = Story(text, "RRRRR", "")
    assert tale.why("1 band c2 d1 d2 e1") == []
    assert tale.why("1 band d1 d2 e1 e2") == ["bands.band.apart"]
    assert tale.why("1 band d1 d2 e1") == []


def test_the_chain_goes_on_from_its_head() -> None:
    tale = Story(board(8, *EDGES), "RRRRRR", "").play("1 band c1 d1\n1 pay c1 red\n1 pay d1 red")
    assert tale.why("1 band d1 d2") == ["bands.band.head"]
    assert tale.why("1 band b1 c1") == []


def test_with_two_start_pegs_the_second_band_decides() -> None:
    tale = Story(board(8, *EDGES), "RRRRRR", "").play("1 band d1 e1\n1 pay d1 red\n1 pay e1 red")
    assert tale.why("1 band d1 d2") == [] and tale.why("1 band d2 e1") == []
    assert tale.why("1 band d1 e1") == ["bands.band.twice"]
    tale.play("1 band d1 d2\n1 pay d2 red\n1 end\n2 end")
    assert tale.why("1 band e1 e2") == ["bands.band.head"] and tale.why("1 band d2 e1") == []
    # Back to the tail: an own peg.
    tale.change(1, points=9).play("1 band d2 e1")
    assert tale.have(1) == (4, 0)


# Payments


def test_a_band_is_offered_only_where_all_of_it_can_be_paid() -> None:
    tale = story("RRG", colours="d2Y d1R e1R")
    assert tale.why("1 band d1 e1") == []
    assert tale.why("1 band d1 d2") == ["bands.band.cost"]
    tale = story("RGG", colours="d2Y d1R e1R")
    assert tale.why("1 band d1 d2") == [] and tale.why("1 band d1 e1") == []
    assert "band d1 d2" in tale.moves() and "band d1 d2 e1" not in tale.moves()


def test_a_payment_that_leaves_the_rest_unpayable_is_refused() -> None:
    tale = story("RRG", colours="e1G").play("1 band d1 e1")
    # Two reds for d1 are a waste, but the green one for e1 is left.
    assert tale.moves() == ["pay d1 red", "pay d1 red red"]
    tale = story("RGG", colours="d2B")
    tale.play("1 band d1 d2")
    assert tale.why("1 pay d1 green green") == ["bands.pay.rest"]
    assert tale.moves() == ["pay d1 red"]


def test_payments_come_in_order_and_nothing_in_between() -> None:
    tale = story("RRRRR").play("1 band d1 d2 e1")
    assert tale.why("1 pay d2 red") == ["bands.pay.order"]
    assert tale.why("1 end") == ["bands.act.pay_first"]
    assert tale.why("1 take deck") == ["bands.act.pay_first"]
    assert tale.why("1 band d1 e1") == ["bands.act.pay_first"]
    assert tale.why("1 crystal") == ["bands.act.pay_first"]
    assert tale.why("1 pay d1 red to 2") == ["bands.pay.nobody"]
    assert tale.why("1 pay d1 green") == ["bands.pay.colour"]
    assert tale.why("1 pay d1 green green") == ["bands.pay.cards"]
    assert tale.why("1 pay d1 red green") == ["bands.pay.pair"]
    tale.play("1 pay d1 red red")
    assert tale.moves() == ["pay d2 red", "pay d2 red red"]
    tale.play("1 pay d2 red\n1 pay e1 red")
    assert tale.why("1 pay d1 red") == ["bands.pay.nothing"]


def crowded() -> Story:
    """Seat 1 pays for d1, where seats 2 and 3 have bands."""
    text = board(7, "seat 1 start d1", "seat 2 start a3", "seat 3 start c5", players=3)
    tale = Story(text, "RRRGG", "", "")
    shape = tale.game.table.at["c1", "d1"]
    for seat in (2, 3):
        tale.change(seat, bands=(shape.number,), pegs=shape.pegs_mask)
    return tale.play("1 band d1 d2")


def test_rivals_are_paid_by_choice_and_a_pair_can_be_split() -> None:
    tale = crowded()
    assert tale.moves() == [
        "pay d1 green green to 2",
        "pay d1 green green to 2 3",
        "pay d1 green green to 3",
        "pay d1 red red to 2",
        "pay d1 red red to 2 3",
        "pay d1 red red to 3",
        "pay d1 red to 2",
        "pay d1 red to 3",
    ]
    assert tale.why("1 pay d1 red") == ["bands.pay.receiver"]
    assert tale.why("1 pay d1 red to 1") == ["bands.pay.owner"]
    assert tale.why("1 pay d1 red to 2 3") == ["bands.pay.split"]
    assert tale.why("1 pay d1 red crystal 2") == ["bands.pay.no_crystal"]
    tale.play("1 pay d1 green green to 2 3")
    assert tale.desk(2).hand == cards("G") == tale.desk(3).hand
    assert tale.state.piles[0].discards == EMPTY


def test_an_own_band_makes_a_peg_free_whoever_else_is_there() -> None:
    tale = crowded().play("1 pay d1 red to 3\n1 pay d2 red\n1 band d1 e1")
    assert tale.state.owed == (tale.game.table.board.lattice.number["e1"],)


def test_a_crystal_instead_of_a_card() -> None:
    tale = Story(board(6, "sector a1 a2 b2 crystals 5"), "RRRR", "", decks=("R", "R"))
    shape = tale.game.table.at["a1", "b1", "b2"]
    tale.change(2, bands=(shape.number,), pegs=shape.pegs_mask).play("1 band a1 a2 b2")
    # Crystals of the new sector do not count: they come later.
    assert tale.why("1 pay a1 red crystal 2") == ["bands.pay.crystals"]
    tale.change(1, crystals=1)
    assert "pay a1 red crystal 2" in tale.moves()
    tale.play("1 pay a1 red crystal 2\n1 pay a2 red")
    assert tale.why("1 pay b2 red crystal 2") == ["bands.pay.crystals"]
    tale.play("1 pay b2 red to 2")
    assert tale.have(1) == (0, 5) and tale.have(2) == (0, 1)
    assert tale.desk(2).hand == cards("R") and tale.state.piles[0].discards == cards("RR")


def test_half_a_payment_leads_on_and_is_explained() -> None:
    tale = crowded()
    assert why(tale.game, tale.state, ONE, ("pay", "d1", "red")) == ()
    assert choices(tale.game, tale.state, ONE, ("pay", "d1", "green", "green")).next == ("to",)
    assert [r.code for r in why(tale.game, tale.state, ONE, ("pay", "d2"))] == ["bands.pay.order"]
    assert [r.code for r in why(tale.game, tale.state, ONE, ("band", "d2"))] == ["bands.act.pay_first"]


def test_the_usual_payment_is_one_sensible_answer() -> None:
    tale = crowded()
    tale.change(2, points=5)
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) == Pay("d1", ("red",), (Seat(3),))
    assert tale.game.facets.picking.usual(tale.game, tale.state, TWO) is None
    tale.play("1 pay d1 red to 3")
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) == Pay("d2", ("red",))
    tale.play("1 pay d2 red")
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) is None
    tale = story("YYYGGGBR", colours="d1S e1Y").play("1 band d1 e1")
    # Yellow is needed for e1, so the greens go.
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) == Pay("d1", ("green", "green"))


def test_the_only_card_to_take_is_the_usual_one() -> None:
    tale = Story(board(6), "RRRR", "RRRR", decks=("GBGB", "RR"))
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) is None
    tale.play("1 take deck")
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) == Take("deck")
    tale = story().play("1 take red")
    assert tale.game.facets.picking.usual(tale.game, tale.state, ONE) is None


def test_cards_that_all_have_seen_are_remembered_until_paid() -> None:
    tale = story("RRRR", row="RRYGB").play("1 take red\n1 take yellow")
    assert tale.desk(1).shown == cards("RY")
    tale.play("1 band d1 e1\n1 pay d1 red\n1 pay e1 red")
    assert tale.desk(1).shown == cards("Y")


def test_undo_until_nature_moves() -> None:
    game = GAMES["bands"].create({"scenario": 1}, 2)
    match = Match.start(game, 2, Chance("undo"))
    row = match.view(ONE).row
    match.play(ONE, game.read(("take", row[0])))
    assert match.draft(ONE) and match.view(TWO).row == row
    match.undo(ONE)
    assert match.view(ONE).row == row
    match.play(ONE, game.read(("take", "deck")))
    with pytest.raises(IllegalAction):
        match.undo(ONE)
    assert not match.can_reopen(ONE)


def pointed(tale: Story, label: str) -> list[str]:
    """Gets the words of a tray of seat 1, empty for what cannot be pointed at."""
    scene = scene_of(tale.game, tale.game.observe(tale.state, ONE))
    return [
        spot.ref
        for area in scene.areas
        if area.label.code == label
        for spot in area.spots
        if "deck" not in spot.ref
    ]


def test_cards_are_pointed_at_where_they_can_be_played() -> None:
    tale = story("RRYY", row="RRGBS")
    assert pointed(tale, "bands.row") == ["red", "", "green", "blue", "grey"]
    assert pointed(tale, "bands.hand") == ["", "", "", "", "crystal"]
    assert pointed(tale, "bands.players") == ["", ""]
    tale.play("1 band d1 e1")
    assert pointed(tale, "bands.row") == [""] * 5
    assert pointed(tale, "bands.hand") == ["red", "", "yellow", "", "crystal"]
    assert pointed(tale, "bands.players") == ["1", "2"]
    tale.play("1 pay d1 red\n1 pay e1 red")
    assert pointed(tale, "bands.hand") == ["", "", "crystal"]
