"""Puzzles: the list, playing one, and its answer. See docs/puzzles.md."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache
from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

from byways.insight.puzzles import effect, line, others, reply
from byways.kernel.choice import offered
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Game
from byways.kernel.puzzle import (
    Attempt,
    Puzzle,
    attempt,
    followed,
    lines_of,
    position,
    puzzles_of,
    task_of,
)
from byways.kernel.rng import Quick
from byways.kernel.survey import TOTAL, Steps
from byways.kernel.table import Perspective, perspective, still
from byways.registry import GAMES
from byways.wire.lessons import TourChoices
from byways.wire.puzzles import (
    GamePuzzles,
    LineDifference,
    PuzzleAnswer,
    PuzzleFacts,
    PuzzlePosition,
    Puzzles,
    Verdict,
)

from ..catalogue import game_named
from ..errors import Trouble, refusing_moves
from .parameters import GameName
from .refusals import FIELD, merged
from .request import AnyRequest, services

PuzzleName = Annotated[str, PathParameter(description="The name of a puzzle.")]
Played = Annotated[str, QueryParameter(max_length=2_000, description="The steps so far, separated by ` / `.")]
Picked = Annotated[str, QueryParameter(max_length=400, description="The words, separated by spaces.")]
NO_PUZZLE = {404: ("server.no_game", "server.no_puzzle")}
REFUSED = merged(FIELD, NO_PUZZLE, {409: ("match.refused",)})

GRADE_OF_DAY = (1, 2, 2, 3, 3, 4, 5)
"""The grade of the day's puzzle from Monday on, where there is one."""


@get("/api/puzzles")
async def list_puzzles(request: AnyRequest) -> Puzzles:
    """All puzzles, with those of the day."""
    dailies = services(request).dailies
    day = dailies.today()
    return Puzzles(day, [_listed(name, day) for name in GAMES if _puzzles(name)])


@get("/api/puzzles/{game:str}/{name:str}", sync_to_thread=True, refuses=REFUSED)
def get_puzzle(game: GameName, name: PuzzleName, steps: Played = "") -> PuzzlePosition:
    """A puzzle after some steps; once the turn is over, its result."""
    puzzle = _puzzle(game, name)
    played, tried = _followed(puzzle, _steps(steps))
    return PuzzlePosition(
        puzzle.game,
        puzzle.name,
        puzzle.goal,
        puzzle.grade,
        task_of(puzzle, tried.before),
        _now(puzzle, tried),
        list(tried.game.facets.puzzles.known(tried.game, tried.start, puzzle.seat)),
        dict(puzzle.options),
        puzzle.seats,
        puzzle.turns,
        list(played),
        _view(puzzle, tried),
        _verdict(puzzle, tried, played) if tried.over else None,
    )


@get("/api/puzzles/{game:str}/{name:str}/choices", sync_to_thread=True, refuses=REFUSED)
def get_puzzle_choices(
    game: GameName, name: PuzzleName, steps: Played = "", picked: Picked = ""
) -> TourChoices:
    """What can be picked in a puzzle after some words; if nothing can, why not."""
    puzzle = _puzzle(game, name)
    tried, path = _tried(puzzle, _steps(steps)), tuple(picked.split())
    return TourChoices(*offered(tried.game, tried.state, puzzle.seat, path))


@get("/api/puzzles/{game:str}/{name:str}/answer", sync_to_thread=True, refuses=merged(FIELD, NO_PUZZLE))
def get_puzzle_answer(game: GameName, name: PuzzleName) -> PuzzleAnswer:
    """The best turn, what it does, and how far all others fall short."""
    puzzle = _puzzle(game, name)
    best = _tried(puzzle, puzzle.answers[0])
    return PuzzleAnswer(
        list(puzzle.answers[0]),
        _view(puzzle, best),
        effect(puzzle, best, puzzle.answers[0]),
        others(puzzle, best),
        len(puzzle.answers),
        list(line(puzzle, best)),
    )


@cache
def _puzzles(game: str) -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in puzzles_of(GAMES[game])}


def _now(puzzle: Puzzle, tried: Attempt) -> int | None:
    """Gets what a puzzle's goal counts so far; what costs points is counted upwards."""
    now = lines_of(tried.after).get(puzzle.goal)
    return -now if now is not None and puzzle.goal != TOTAL and puzzle.best <= 0 else now


def _puzzle(game: str, name: str) -> Puzzle:
    found = _puzzles(game_named(game).name).get(name)
    if found is None:
        raise Trouble(404, "server.no_puzzle")
    return found


def _listed(game: str, day: str) -> GamePuzzles:
    every = _puzzles(game)
    facts = [PuzzleFacts(puzzle.name, puzzle.goal, puzzle.grade) for puzzle in every.values()]
    return GamePuzzles(game, of_day(game, day), facts)


def of_day(game: str, day: str) -> str:
    """Gets the name of a day's puzzle: easy on Mondays, hard on Sundays, otherwise by lot."""
    every = _puzzles(game).values()
    wanted = GRADE_OF_DAY[date.fromisoformat(day).weekday()]
    nearest = min(abs(puzzle.grade - wanted) for puzzle in every)
    fitting = [puzzle.name for puzzle in every if abs(puzzle.grade - wanted) == nearest]
    return fitting[Quick(f"{game} {day}").below(len(fitting))]


@lru_cache(maxsize=200)
def _position(game: str, name: str) -> tuple[Game[Any, Any, Any], Any]:
    return position(_puzzles(game)[name], GAMES[game])


def _steps(text: str) -> Steps:
    return tuple(tuple(step.split()) for step in text.split(" / ")) if text else ()


def _tried(puzzle: Puzzle, steps: Steps) -> Attempt:
    with refusing_moves("steps"):
        return attempt(*_position(puzzle.game, puzzle.name), puzzle, steps)


def _followed(puzzle: Puzzle, steps: Steps) -> tuple[Steps, Attempt]:
    with refusing_moves("steps"):
        return followed(*_position(puzzle.game, puzzle.name), puzzle, steps)


def _view(puzzle: Puzzle, tried: Attempt) -> Perspective:
    if tried.over:
        return still(tried.game, tried.state, puzzle.seats, puzzle.seat)
    return perspective(Match(tried.game, puzzle.seats, tried.state, Chance("")), puzzle.seat)


def _verdict(puzzle: Puzzle, tried: Attempt, steps: Steps) -> Verdict:
    best = lines_of(_tried(puzzle, puzzle.answers[0]).after)
    yours = lines_of(tried.after)
    differences = [
        LineDifference(code, yours.get(code, 0), best[code])
        for code in best
        if code != TOTAL and best[code] != yours.get(code, 0)
    ]
    scored = tried.after.scored and not tried.right
    return Verdict(
        bool(tried.right),
        tried.value,
        puzzle.best,
        effect(puzzle, tried, steps),
        differences if scored else [],
        *(reply(puzzle, tried) or (None, ())),
    )
