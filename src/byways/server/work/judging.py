"""Scoring a board that was played on paper. See docs/paper.md."""

from __future__ import annotations

import msgspec

from byways.kernel.facets import scene_of
from byways.kernel.facts import BadOptions, shown
from byways.kernel.protocol import Seat
from byways.kernel.table import score_sheets
from byways.wire.requests import PaperBoard
from byways.wire.scoring import Judged

from ..catalogue import game_named
from ..errors import Trouble


def judge(name: str, board: PaperBoard) -> bytes:
    """Draws a board as far as it can be read, scores it if nothing is wrong, and says what may be entered.

    :raises Trouble: the game has no such boards, or not with these options.
    """
    facts = game_named(name)
    if facts.facets.positions is None:
        raise Trouble(404, "engine.no_positions")
    positions, text, place = facts.facets.positions, board.position, board.place or ""
    if board.entry is not None:
        text = positions.put(text, place, board.entry)
    try:
        options = facts.resolve(board.options)
        facts.options(options)
        sketch = positions.sketch(text, options)
        game = facts.create_position(sketch.options)
        scene = scene_of(game, game.observe(sketch.state, Seat(1)))
        complete = shown(facts.options(sketch.options))
    except BadOptions as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
    score = None if sketch.faults else score_sheets([game.tally(sketch.state, Seat(1))])[0]
    judged = Judged(
        position=text,
        options=complete,
        board=scene.boards[0],
        score=score,
        faults=sketch.faults,
        offers=positions.offers(sketch, place) if place else (),
    )
    return msgspec.json.encode(judged)
