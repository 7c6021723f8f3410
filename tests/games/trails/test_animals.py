"""Animals: points, what a token forbids, and a supply that ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from byways.games.trails.ground import Camp, Laid
from byways.games.trails.state import Area, State
from byways.kernel.choice import why
from byways.kernel.protocol import Seat
from tests.games.trails.helpers import Table, lines, play, start

ONE = Seat(1)


def refusals(match: Table, seat: int, move: str) -> list[str]:
    state = match.state_for(Seat(seat))
    return [refusal.code for refusal in why(match.game, state, Seat(seat), tuple(move.split()))]


# Animals

ON_ONE_LOOP = {
    1: "t037@1,-1w*",
    2: "t100@1,-1w* t037@2,0n*",
    3: "t100@-1,-1s* t037@0,-2w* t058@0,-1e*",
    4: "t100@0,-1n* t058@-1,-2s* t037@-2,-1s* t076@-1,0s*",
    5: "t127@-1,-1e* t037@-2,-2s* t058@-1,-3s* t076@0,-3s* t100@1,-1n*",
    6: "t013@0,-2s* t076@0,-3e* t100@2,-4w* t037@3,-3n* t058@2,-3s* t127@1,-1n*",
}


@pytest.mark.parametrize(("species", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_points_for_species(species: int, points: int) -> None:
    text = f"camps K@0,0 | {ON_ONE_LOOP[species]}"
    assert lines(text)["animals"] == points
    assert lines(text.replace("*", ""), {"animals": True})["animals"] == 0
    assert lines(text)["loops-K"] == 2 * species


def test_loops_are_counted_separately_and_the_same_species_once() -> None:
    assert lines("camps K@0,0 | t037@1,-1w* t038@2,1n*")["animals"] == 2
    around = "t100@2,-1w{} t127@3,-1e{} t013@4,0s{} t101@3,2e{} t128@2,2w{}"
    for tokens, points in (("*****", 6), ("*--*-", 1), ("-*--*", 1), ("**--*", 3), ("--*--", 1)):
        cards = around.format(*tokens.replace("-", " "))
        assert lines(f"camps K@0,0 B@2,0 | {cards}", {"animals": True})["animals"] == points


def test_booklet_example_of_seven() -> None:
    # A short loop with a moose; a long one with moose, wolf and lynx; others beside it and on no loop.
    text = "camps K@0,0 | t038@0,2e* t100@0,-1n t058@-1,-2s* t037@-2,-1s* t076@-1,0s* t004@2,0e* t091@2,1e*"
    assert lines(text)["animals"] == 7
    assert lines(text)["loops-K"] == 10


def test_token_counts_for_the_long_trail_only() -> None:
    # The corner loop of three: its third segment is a short trail of t069, which shows a lynx.
    text = "camps K@0,0 | t037@2,-1w t069@2,0e*"
    assert lines(text)["loops-K"] == 3 and lines(text)["animals"] == 0
    assert lines(text.replace("2,-1w", "2,-1w*"))["animals"] == 1


def animal_table() -> Table:
    deals = (
        "deal 1 t001 t023 t024 t026 t027 t028 t030 t034",
        "deal 2 t004 t005 t006 t036 t037 t038 t040 t041",
    )
    goals = ["ten", "round-camp", "longest-H", "most-loops"]
    match = start(2, *deals, animals=True, goals=goals)
    for seat in (1, 2):
        play(match, seat, "camp H 0,0", "done")
    return match


def test_token_only_on_an_animal_and_never_covered() -> None:
    match = animal_table()
    assert refusals(match, 1, "t001 0,2 e token") == ["trails.token.no_animal"]
    play(match, 1, "t023 0,2 e token")
    assert refusals(match, 1, "t024 0,2 e") == ["trails.lay.over_token"]
    assert refusals(match, 1, "t024 1,2 e token") == ["trails.lay.over_token"]
    assert refusals(match, 1, "t024 0,3 e token") == []
    play(match, 1, "t024 0,3 e", "done")
    play(match, 2, "t004 0,2 e token", "t005 0,3 e token", "done")
    assert refusals(match, 1, "t036 0,3 e") == []


def test_camp_may_not_cover_a_token() -> None:
    match = animal_table()
    state = match.state
    area = Area((Camp("H", (0, 0)),), (Laid("t023", (0, 2), "e", "moose"), Laid("t024", (0, 3), "e")))
    state = replace(state, step=0, desks=(replace(state.desks[0], area=area, before=area), state.desks[1]))
    game = match.game
    codes = [r.code for r in game.check(state, ONE, game.read(("camp", "K", "0,2")))]
    assert codes == ["trails.lay.over_token"]
    assert not game.check(state, ONE, game.read(("camp", "K", "0,3")))


def test_supply_of_ten_counts_all_areas_and_the_own_draft() -> None:
    match = animal_table()
    game, state = match.game, match.state
    moose = ["t029", *(f"u0{n}" for n in range(19, 46))]

    def out(count: int, at: int) -> Area:
        cards = tuple(Laid(moose[i], (0, at + i), "e", "moose") for i in range(count))
        return Area((Camp("H", (0, 0)),), cards)

    def table(mine: int, draft: int, theirs: int, their_draft: int) -> State:
        areas = [(out(mine, 2), out(mine + draft, 2)), (out(theirs, 2), out(theirs + their_draft, 2))]
        desks = tuple(
            replace(desk, before=before, area=area)
            for desk, (before, area) in zip(state.desks, areas, strict=True)
        )
        return replace(state, desks=desks)

    token = game.read(("t023", "-2,0", "e", "token"))
    plain = game.read(("t023", "-2,0", "e"))
    for mine, draft, theirs, their_draft, codes in (
        (4, 0, 5, 0, []),
        (5, 0, 5, 0, ["trails.token.none_left"]),
        (4, 1, 5, 0, ["trails.token.none_left"]),
        (4, 0, 5, 1, []),
        (0, 0, 10, 0, ["trails.token.none_left"]),
        (0, 0, 9, 1, []),
    ):
        now = table(mine, draft, theirs, their_draft)
        assert [r.code for r in game.check(now, ONE, token)] == codes
        assert not game.check(now, ONE, plain)
