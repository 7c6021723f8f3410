"""Scoring boards that were played on paper. See docs/paper.md."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from byways.kernel.facts import BadOptions, Facts, shown
from byways.kernel.protocol import Seat
from byways.kernel.table import score_sheets
from byways.wire.answers import Judged
from byways.wire.requests import PaperBoard

from ..catalogue import game_named
from ..errors import Trouble
from .parameters import GameName


def judge(facts: Facts, board: PaperBoard) -> Judged:
    """Draws a board as far as it can be read, scores it if nothing is wrong, and says what may be entered.

    :raises Trouble: the game has no such boards, or not with these options.
    """
    if facts.positions is None:
        raise Trouble(404, "engine.no_positions")
    positions, text, place = facts.positions(), board.position, board.place or ""
    if board.entry is not None:
        text = positions.put(text, place, board.entry)
    try:
        options = facts.resolve(board.options)
        facts.options(options)
        sketch = positions.sketch(text, options)
        game = facts.create_position(sketch.options)
        scene = game.scene(game.observe(sketch.state, Seat(1)))
        complete = shown(facts.options(sketch.options))
    except BadOptions as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
    score = None if sketch.faults else score_sheets([game.tally(sketch.state, Seat(1))])[0]
    return Judged(
        position=text,
        options=complete,
        board=next(area for area in scene.areas if area.kind == "board"),
        score=score,
        faults=sketch.faults,
        offers=positions.offers(sketch, place) if place else (),
    )


@post(
    "/api/games/{name:str}/score",
    status_code=200,
    refuses={400: ("server.options",), 404: ("server.no_game", "engine.no_positions")},
)
async def score_board(name: GameName, data: JSONBody[PaperBoard]) -> Judged:
    """Draws and scores a board that was played on paper, and says what may be entered at a place of it."""
    return judge(game_named(name), data)


HANDLERS = [score_board]
