"""What turns are worth, computed in a separate process. See docs/insight.md."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from byways.insight.explore import explore
from byways.insight.hints import hints
from byways.insight.par import score_of
from byways.insight.review import judge_story, outcome_for
from byways.kernel.bot import LEVELS
from byways.kernel.facts import BadOptions, Options
from byways.kernel.match import Chance
from byways.kernel.protocol import NATURE, ImpossibleChance, Seat
from byways.kernel.record import begin
from byways.registry import GAMES
from byways.wire.insight import LadderScore, ReviewPart
from byways.wire.requests import PaperBoard

from ..catalogue import game_named, kept_game
from ..errors import Trouble
from .retelling import story_of

VERSION = "7"
"""What was found out by another version is found out anew."""

SECONDS = 2.0
"""After so much computing time what is known so far is answered."""

IDEAS = 3


def advise(
    game: str, rules: int, options: Options, seats: int, positioned: bool, view: Any, seat: Seat
) -> bytes:
    """Gets good turns of a seat; given nothing but what it may know."""
    played = kept_game(game, rules, options, seats, positioned)
    return msgspec.json.encode(hints(played, view, seat, IDEAS))


def review(written: str, seat: int, move: int) -> bytes:
    """Judges the turns of a seat from a line of the log on, until some time has passed."""
    story, started = story_of(written), process_time()
    turns, after = [], None
    for turn in judge_story(story, Seat(seat), move):
        turns.append(turn)
        if process_time() - started > SECONDS:
            after = turn.move + len(turn.played.moves)
            break
    final = story.state(len(story.moments))
    result = None
    if after is None and turns and not story.game.to_act(final):
        result = outcome_for(story.game, final, Seat(seat), turns[0].scored)
    return msgspec.json.encode(ReviewPart(turns, after, len(story.moments), result))


def ladder(written: str, seat: int, level: int) -> bytes:
    """Plays a deal again with bots of one level at every seat, and gets the score of one of them.

    :raises Trouble: the dice are not known or fit no other play, or there is no such level.
    """
    story = story_of(written)
    record = story.record
    if record.seed is None or level not in LEVELS:
        raise Trouble(404, "server.no_par")
    rolled = tuple(entry.path for entry in record.log if entry.seat == NATURE)
    chance = Chance(record.seed, record.salts, rolled[: record.given])
    game, state = begin(record, GAMES[record.game])
    try:
        total = score_of(game, record.seats, chance, Seat(seat), level, state)
    # Cards that were given beforehand need not be there for whoever plays otherwise.
    except ImpossibleChance:
        raise Trouble(404, "server.no_par") from None
    return msgspec.json.encode(LadderScore(level, total))


def outlook(written: str, seat: int, move: int) -> bytes:
    """Says what may come of a moment of a finished game, from what a seat could know then."""
    story = story_of(written)
    view = story.game.observe(story.state(move), Seat(seat))
    return msgspec.json.encode(explore(story.game, view, Seat(seat)))


def look_at(name: str, board: PaperBoard) -> bytes:
    """Says what may come of a board that was copied from paper.

    :raises Trouble: the game has no such boards, or something is wrong with this one.
    """
    facts = game_named(name)
    if facts.facets.positions is None:
        raise Trouble(404, "engine.no_positions")
    try:
        options = facts.resolve(board.options)
        facts.options(options)
        sketch = facts.facets.positions.sketch(board.position, options)
        game = facts.create_position(sketch.options)
    except BadOptions as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
    if sketch.faults:
        raise Trouble(400, "server.options", reasons=sketch.faults)
    return msgspec.json.encode(explore(game, game.observe(sketch.state, Seat(1)), Seat(1)))
