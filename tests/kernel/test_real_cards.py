"""What is told of real cards: nobody learns from a refusal, an example or a list what others hold."""

from __future__ import annotations

import pytest

from byways.kernel.lots import example, known_lots, refuse_told
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import NATURE, IllegalAction, Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES

HIDDEN = [name for name, facts in GAMES.items() if facts.secret]


def dealt(name: str, told: str) -> Match[object, object, object]:
    """Gets a game in which others have been dealt hands that the next to be dealt cannot see."""
    facts = GAMES[name]
    seats = max(2, facts.seats[0])
    match = Match.start(facts.create({}, seats), seats, Chance("x", told=True))
    rng = Quick(told)
    while NATURE in match.to_act and match.game.lots(match.state).seat != seats:
        match.play(NATURE, match.game.roll(match.state, rng))
    return match


@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_asked_and_refused_follows_from_what_the_teller_may_know(name: str) -> None:
    first, second = dealt(name, "one"), dealt(name, "other")
    seat = Seat(first.seats)
    if NATURE not in first.to_act:
        pytest.skip("nothing is dealt to one seat alone")
    if first.view(seat) != second.view(seat):
        # What all see came out otherwise, too: then only what is hidden is exchanged.
        state = first.game.imagine(first.view(seat), Quick("other"))
        second = Match(first.game, first.seats, state, first.chance, list(first.log))
    assert first.view(seat) == second.view(seat)
    asked = [known_lots(match.game, match.state, seat, 7) for match in (first, second)]
    assert asked[0] == asked[1]
    shown = [example(match.game, match.state, 7, seat) for match in (first, second)]
    assert shown[0] == shown[1]
    words = [word for lot in asked[0].lots for word in lot.most]
    head = asked[0].head
    tellings = [(*head, *[word] * asked[0].lots[0].count) for word in words]
    for telling in (*tellings, (*head, "nonsense"), ("nonsense",)):
        said = [refuse_told(match.game, match.state, telling, seat, 7) for match in (first, second)]
        assert said[0] == said[1]


@pytest.mark.parametrize("name", HIDDEN)
def test_a_contradiction_with_hidden_cards_names_none(name: str) -> None:
    match = dealt(name, "one")
    seat, game = Seat(match.seats), match.game
    if NATURE not in match.to_act:
        pytest.skip("nothing is dealt to one seat alone")
    known = known_lots(game, match.state, seat, 7)
    contradicted = 0
    for number in range(300):
        rng = Quick(number)
        telling = game.path(game.roll(game.imagine(match.view(seat), rng), rng))
        try:
            match.copy().tell(telling)
        except IllegalAction:
            contradicted += 1
            reasons = refuse_told(game, match.state, telling, seat, 7)
            assert {each.code for each in reasons} == {"chance.contradiction"} or known.refuse(telling)
            assert all(not each.refs for each in reasons if each.code == "chance.contradiction")
    assert contradicted or all(len(lot.most) < 9 for lot in known.lots)
