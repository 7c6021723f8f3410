"""One area as text."""

from __future__ import annotations

from typing import Any

import pytest

from byways.games.trails.positions import write
from byways.games.trails.rules import Trails
from byways.i18n import LANGUAGES, phrase
from byways.kernel.choice import scores
from byways.kernel.facets import scene_of, stage_of
from byways.kernel.facts import BadOptions
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat, UnreadablePosition
from tests.games.trails.helpers import FACTS, lines, make, play_out, start


def read(text: str, **options: Any) -> tuple[Any, Any]:
    assert FACTS.facets.positions is not None
    return FACTS.facets.positions.read(text, options)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "trails.position.word"),
        ("H@0,0 |", "trails.position.word"),
        ("camps H@0,0 | t024", "trails.position.word"),
        ("camps H@0,0 | t024@2,0", "trails.position.word"),
        ("camps H@0,0 | t024@2,0x", "trails.position.word"),
        ("camps H@0,0 | t024@02,0e", "trails.position.word"),
        ("camps H@0,0 | t024@2,0e |", "trails.position.word"),
        ("camps H@0,0 | t024@2,0e**", "trails.position.word"),
        ("camps X@0,0 |", "trails.position.word"),
        ("camps h@0,0 |", "trails.position.word"),
        ("camps H@0 |", "trails.position.word"),
        ("camps H@0,0 | t136@2,0e", "trails.position.card"),
        ("camps H@0,0 | T024@2,0e", "trails.position.card"),
        ("camps H@0,0 | t001@2,0e*", "trails.token.no_animal"),
        ("camps H@0,0 | t023@2,0e* t024@3,0e", "trails.lay.over_token"),
        ("camps H@0,0 H@4,0 |", "trails.position.camp_twice"),
        ("camps H@0,0 K@1,1 |", "trails.lay.over_camp"),
        ("camps H@0,0 | t024@1,1e", "trails.lay.over_camp"),
        ("camps H@0,0 | t024@-1,0e", "trails.lay.over_camp"),
    ],
)
def test_faults(text: str, code: str) -> None:
    with pytest.raises(UnreadablePosition) as e:
        read(text)
    assert e.value.refusal.code == code
    for lang in LANGUAGES:
        assert phrase(lang, e.value.refusal)


def test_options_and_text_must_agree() -> None:
    assert read("camps H@0,0 | t023@2,0e*")[0]["animals"] is True
    assert read("camps H@0,0 | t023@2,0e*", animals=True)[0]["animals"] is True
    with pytest.raises(UnreadablePosition):
        read("camps H@0,0 | t023@2,0e*", animals=False)
    assert read("camps H@0,0 | u023@2,0e")[0]["decks"] == 2
    with pytest.raises(UnreadablePosition):
        read("camps H@0,0 | u023@2,0e", decks=1)
    with pytest.raises(BadOptions):
        read("camps H@0,0 |", goals=["ten", "each-camp", "longest-H", "most-loops"])


def test_lines_of_a_position() -> None:
    assert lines("camps H@0,0 | t019@0,2e") == {"loops-H": 2, "loops-B": 0, "loops-K": 0, "goals": 0}
    assert lines("camps H@0,0 | t019@0,2e", {"animals": True})["animals"] == 0
    assert lines("camps |") == lines("camps") == {"loops-H": 0, "loops-B": 0, "loops-K": 0, "goals": 0}
    assert lines("camps H@7,7 K@-2,-5 | t019@7,9e t019@100,100e")["loops-H"] == 2, "it need not hang together"


def test_table_of_a_position_is_over_and_can_be_seen() -> None:
    options, state = read("camps H@0,0 K@2,0 | t024@2,-1e t023@0,2e*")
    game = FACTS.create_position(options)
    match = Match.start(game, 1, Chance("seed"), state)
    assert match.over and not match.log
    view = match.view(Seat(1))
    assert game.observe(game.imagine(view, None), Seat(1)) == view  # type: ignore[arg-type]
    assert scores(game, view, 1)[0] == game.tally(state, Seat(1))
    assert scene_of(game, view).areas and stage_of(game, view).code == "trails.stage.over"
    outcome = game.outcome(state)
    assert outcome is not None and outcome.winners == frozenset()
    assert isinstance(game, Trails)
    assert write(game, state) == "camps H@0,0 K@2,0 | t024@2,-1e t023@0,2e*"


def test_written_and_read_back() -> None:
    match = start(1, seed="written")
    play_out(match, "written")
    game = make(1)
    written = 0
    state = game.setup(1)
    for entry in match.log:
        state, _ = game.apply(state, entry.seat, game.read(entry.path))
        if (text := write(game, state)) is not None:
            written += 1
            again = read(text)[1]
            assert again.desks[0].area == state.desks[0].area and write(game, again) == text
            assert game.tally(again, Seat(1)) == game.tally(state, Seat(1))
    assert written > 20
    assert write(game, make(1).setup(1)) is None and write(game, make(2).setup(2)) is None
