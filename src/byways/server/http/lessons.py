"""What newcomers learn with: tours, and the pictures of the rules."""

from __future__ import annotations

from functools import cache

from litestar import get

from byways.kernel.choice import choices, why
from byways.kernel.lesson import Lesson, Sight, lesson_of
from byways.kernel.protocol import Seat
from byways.kernel.scene import Scene, Text
from byways.registry import GAMES

from .. import wire
from ..errors import Trouble
from ..wire import Json

MAX_PICKED = 400


@get("/api/games/{name:str}/tour", sync_to_thread=True)
def tour(name: str) -> Json:
    found = _lesson(name).steps
    if not found:
        raise Trouble(404, "server.no_tour")
    return {"steps": [_step(name, sight) for sight in found]}


@get("/api/games/{name:str}/tour/{number:str}", sync_to_thread=True)
def ask(name: str, number: str, picked: str = "") -> Json:
    """What can be picked at a step after some words; where nothing can, why not."""
    steps = _lesson(name).steps
    if not number.isascii() or not number.isdigit() or len(number) > 3 or not 1 <= int(number) <= len(steps):
        raise Trouble(404, "server.no_move")
    if len(picked) > MAX_PICKED:
        raise Trouble(400, "server.field", field="picked")
    sight, path = steps[int(number) - 1], tuple(picked.split())
    game, state, seat = sight.story.game, sight.story.state(sight.move), sight.seat
    if seat is None:
        return {"next": [], "complete": False, "reasons": []}
    found = choices(game, state, seat, path, ordered=True)
    refused = () if found.next or found.complete else why(game, state, seat, path, ordered=True)
    return {
        "next": list(found.next),
        "complete": found.complete,
        "reasons": [wire.reason(each) for each in refused],
    }


@get("/api/games/{name:str}/pictures", sync_to_thread=True)
def pictures(name: str) -> Json:
    return {"pictures": {sight.name: _picture(sight) for sight in _lesson(name).pictures}}


@cache
def _lessons(name: str) -> Lesson:
    return lesson_of(GAMES[name])


def _lesson(name: str) -> Lesson:
    if name not in GAMES:
        raise Trouble(404, "server.no_game")
    return _lessons(name)


def _step(name: str, sight: Sight) -> Json:
    game, state = sight.story.game, sight.story.state(sight.move)
    sheets = tuple(game.tally(state, Seat(seat)) for seat in range(1, sight.story.record.seats + 1))
    first = choices(game, state, sight.seat).next if sight.do and sight.seat is not None else ()
    return {
        "text": wire.text(Text(f"{name}.tour.{sight.name}")),
        "seat": sight.seat,
        "stage": wire.text(game.stage(game.observe(state, sight.seat))),
        "scene": wire.scene(sight.scene()),
        "scores": wire.tallies(sheets),
        "lines": list(sight.lines),
        "do": list(sight.do),
        "next": list(first),
        **_pointed(sight),
    }


def _picture(sight: Sight) -> Json:
    shown = sight.areas()
    drawn = Scene((*shown, *sight.pieces()))
    return {
        "scene": wire.scene(drawn),
        "shown": len(shown),
        "scored": bool(sight.lines),
        "losses": list(sight.losses),
        **_pointed(sight),
    }


def _pointed(sight: Sight) -> dict[str, Json]:
    return {
        "point": list(sight.point),
        "tried": list(sight.tried),
        "reasons": [wire.reason(each) for each in sight.reasons],
    }


HANDLERS = [tour, ask, pictures]
