"""Scoring boards that were played on paper. See docs/paper.md."""

from __future__ import annotations

from typing import Any

from litestar import post

from byways.kernel.facts import BadOptions, Facts, shown
from byways.kernel.protocol import Seat
from byways.kernel.sketch import Sketch
from byways.registry import GAMES
from byways.wire.requests import Score

from .. import wire
from ..errors import Trouble
from ..wire import Json
from .request import AnyRequest, read_body


def described(facts: Facts) -> Json:
    """Gets what a browser needs to know to enter a board, or nothing where none can be entered."""
    if facts.sketching is None:
        return None
    sketching = facts.sketching()
    return {"settings": list(sketching.settings), "example": sketching.example}


def judge(facts: Facts, asked: dict[str, Any]) -> Json:
    """Draws a board as far as it can be read, scores it if nothing is wrong, and says what may be entered.

    :raises Trouble: the game has no such boards, or not with these options.
    """
    if facts.sketching is None:
        raise Trouble(404, "engine.no_positions")
    options = asked.get("options", {})
    text, place, entry = (asked.get(name) or "" for name in ("position", "place", "entry"))
    sketching = facts.sketching()
    if asked.get("entry") is not None:
        text = sketching.put(text, place, entry)
    try:
        options = facts.resolve(options)
        facts.options(options)
        sketch = sketching.read(text, options)
        drawn = _drawn(facts, sketch)
    except BadOptions as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
    offers = sketching.offers(sketch, place) if place else ()
    return {
        "position": text,
        **drawn,
        "faults": [wire.reason(fault) for fault in sketch.faults],
        "offers": [wire.offer(offer) for offer in offers],
    }


def _drawn(facts: Facts, sketch: Sketch) -> dict[str, Json]:
    game = facts.create_position(sketch.options)
    scene = game.scene(game.observe(sketch.state, Seat(1)))
    board = next(area for area in scene.areas if area.kind == "board")
    sheets = () if sketch.faults else (game.tally(sketch.state, Seat(1)),)
    return {
        "options": shown(facts.options(sketch.options)),
        "board": wire.area(board),
        "score": next(iter(wire.tallies(sheets)), None),
    }


@post("/api/games/{name:str}/score", status_code=200)
async def score(request: AnyRequest, name: str) -> Json:
    if name not in GAMES:
        raise Trouble(404, "server.no_game")
    return judge(GAMES[name], await read_body(request, Score))


HANDLERS = [score]
