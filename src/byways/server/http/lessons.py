"""What newcomers learn with: tours, and the pictures of the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from byways.kernel.choice import choices, offered
from byways.kernel.lesson import Lesson, Sight, lesson_of
from byways.kernel.scene import Scene, Text
from byways.kernel.table import still
from byways.registry import GAMES
from byways.wire.lessons import RulesPicture, RulesPictures, Tour, TourChoices, TourStep

from ..catalogue import game_named
from ..errors import Trouble
from .parameters import GameName
from .refusals import FIELD, NO_GAME, merged

StepNumber = Annotated[int, PathParameter(ge=0, le=999, description="A step, counted from 1.")]
TourName = Annotated[str, QueryParameter(max_length=40, description="A short tour; empty: the game's own.")]
Picked = Annotated[str, QueryParameter(max_length=400, description="The words, separated by spaces.")]


@get(
    "/api/games/{name:str}/tour",
    sync_to_thread=True,
    refuses=merged(FIELD, {404: ("server.no_game", "server.no_tour")}),
)
def get_tour(name: GameName, of: TourName = "") -> Tour:
    """A tour of a game, or of what is special about some options."""
    found = _lesson(name).tour(of)
    if not found:
        raise Trouble(404, "server.no_tour")
    record = found[0].story.record
    return Tour([_step(name, sight) for sight in found], dict(record.options), record.seats)


@get(
    "/api/games/{name:str}/tour/{number:str}",
    sync_to_thread=True,
    refuses=merged(FIELD, {404: ("server.no_game", "server.no_move")}),
)
def get_tour_choices(
    name: GameName, number: StepNumber, picked: Picked = "", of: TourName = ""
) -> TourChoices:
    """What can be picked at a step of a tour after some words; if nothing can, why not."""
    steps = _lesson(name).tour(of)
    if not 1 <= number <= len(steps):
        raise Trouble(404, "server.no_move")
    sight, path = steps[number - 1], tuple(picked.split())
    game, state, seat = sight.story.game, sight.story.state(sight.move), sight.seat
    if seat is None:
        return TourChoices((), False, ())
    return TourChoices(*offered(game, state, seat, path))


@get("/api/games/{name:str}/pictures", sync_to_thread=True, refuses=NO_GAME)
def get_rules_pictures(name: GameName) -> RulesPictures:
    """The pictures of the rules."""
    return RulesPictures({sight.name: _picture(sight) for sight in _lesson(name).pictures})


@cache
def _lessons(name: str) -> Lesson:
    return lesson_of(GAMES[name])


def _lesson(name: str) -> Lesson:
    return _lessons(game_named(name).name)


def _step(name: str, sight: Sight) -> TourStep:
    game, state = sight.story.game, sight.story.state(sight.move)
    view = still(game, state, sight.story.record.seats, sight.seat)
    if sight.do and sight.seat is not None:
        view = replace(view, acting=True, next=choices(game, state, sight.seat).next)
    return TourStep(
        text=Text(f"{name}.tour.{sight.name}"),
        view=view,
        lines=sight.lines,
        do=sight.do,
        point=sight.point,
        tried=sight.tried,
        reasons=sight.reasons,
    )


def _picture(sight: Sight) -> RulesPicture:
    shown = sight.areas()
    return RulesPicture(
        scene=Scene((*shown, *sight.pieces())),
        shown=len(shown),
        scored=bool(sight.lines),
        losses=sight.losses,
        point=sight.point,
        tried=sight.tried,
        reasons=sight.reasons,
    )
