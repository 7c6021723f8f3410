"""Makes many puzzles on all cores within a time, and chooses those that differ most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import monotonic

from byways.bots.workers import lent
from byways.kernel.codec import dump, encode
from byways.kernel.facets import scene_of
from byways.kernel.facts import Facts
from byways.kernel.puzzle import Puzzle, position
from byways.registry import GAMES

from .making import Setup, puzzles_in, setups

A_GAME_SECONDS = 90
"""So long one game is searched for puzzles at most."""

THIRDS = 3


def collect(
    name: str,
    seed: str,
    seconds: float,
    jobs: int,
    report: Callable[[int], None],
    kinds: Sequence[Setup] = (),
    goal: str | None = None,
) -> list[Puzzle]:
    """Plays games of bots for so many seconds and gets the puzzles in them.

    All *kinds* of table take turns; those that the game can have where none are given.
    """
    kinds, until = kinds or setups(GAMES[name]), monotonic() + seconds
    found: dict[str, Puzzle] = {}
    running: set[Future[list[Puzzle]]] = set()
    number = 0
    with lent(jobs) as pool:
        while running or monotonic() < until:
            while len(running) < 2 * jobs and monotonic() < until:
                running.add(pool.submit(_search, name, kinds[number % len(kinds)], number, seed, until, goal))
                number += 1
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                found |= {puzzle.name: puzzle for puzzle in future.result()}
            report(len(found))
    return list(found.values())


def _search(name: str, setup: Setup, number: int, seed: str, until: float, goal: str | None) -> list[Puzzle]:
    return puzzles_in(name, setup, number, seed, min(until, monotonic() + A_GAME_SECONDS), goal)


def choose(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Gets so many puzzles, evenly spread over goals, grades, kinds of table and stages of a game.

    Of those that look the same and ask for the same there is one.
    """
    left = list({_look(puzzle): puzzle for puzzle in sorted(puzzles, key=lambda each: each.name)}.values())
    traits = {puzzle.name: traits for puzzle, traits in zip(left, _traits(left), strict=True)}
    taken: Counter[tuple[str, object]] = Counter()
    chosen: list[Puzzle] = []
    while left and len(chosen) < count:
        best = min(left, key=lambda puzzle: sum(taken[trait] for trait in traits[puzzle.name]))
        left.remove(best)
        chosen.append(best)
        taken.update(traits[best.name])
    return in_order(chosen)


def _look(puzzle: Puzzle) -> str:
    """Gets what is seen and asked for; what else is in hands makes no other puzzle of it."""
    game, state = position(puzzle, GAMES[puzzle.game])
    boards = scene_of(game, game.observe(state, puzzle.seat)).boards
    return f"{puzzle.goal} {[(board.spots, board.strokes) for board in boards]}"


def _traits(puzzles: list[Puzzle]) -> list[tuple[tuple[str, object], ...]]:
    lengths: dict[str, list[int]] = {}
    for puzzle in puzzles:
        lengths.setdefault(_table(puzzle), []).append(len(puzzle.log))
    found: list[tuple[tuple[str, object], ...]] = []
    for puzzle in puzzles:
        known = sorted(lengths[_table(puzzle)])
        third = known.index(len(puzzle.log)) * THIRDS // len(known)
        traits = (("goal", puzzle.goal), ("grade", puzzle.grade), ("table", _table(puzzle)), ("third", third))
        found.append(traits)
    return found


def _table(puzzle: Puzzle) -> str:
    return f"{puzzle.seats} {dump(encode(dict(puzzle.options)))}"


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Gets puzzles as a file has them: those of one game together, in the order of its moves."""
    return sorted(puzzles, key=lambda puzzle: (_table(puzzle), [str(entry) for entry in puzzle.log]))


def spread(puzzles: Iterable[Puzzle], facts: Facts) -> dict[str, dict[str, int]]:
    """Gets how many puzzles there are of each goal, grade and kind of table."""
    every = list(puzzles)
    usual = facts.options({})
    tables = Counter(
        dump(encode({name: value for name, value in puzzle.options.items() if value != usual[name]}))
        for puzzle in every
    )
    return {
        "goal": dict(Counter(puzzle.goal for puzzle in every)),
        "grade": {str(grade): n for grade, n in sorted(Counter(puzzle.grade for puzzle in every).items())},
        "table": dict(tables),
    }
