"""Finds puzzles in games that bots play: moments at which one turn is better than all others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any

from byways.bots import bot_for
from byways.kernel.facts import Facts, Options
from byways.kernel.foresight import AHEAD, FORCE, FORESEEN, SAVE, SOLVED, foreseen
from byways.kernel.match import Chance, Entry, Match, replay_entry
from byways.kernel.protocol import NATURE, Game, Seat
from byways.kernel.puzzle import Puzzle, puzzle_name
from byways.kernel.rng import Quick
from byways.kernel.survey import TOTAL, WIN, Peak, Steps, Survey, TooMany, by_rules
from byways.registry import GAMES

from .grading import grade_by_bots, grade_by_search, rest_of_turn
from .proving import distinct

LEVELS = ((3, 3), (4, 4), (2, 2), (1, 3), (3, 1))
"""Who plays the games: positions that good and middling players reach, and what they make of a weak one's."""

THINKING = 0.3
"""How long a bot thinks about a move, in seconds."""

FEWEST_TURNS = 12
FEWEST_TO_WIN = 6
"""Fewer ways to take a turn are no puzzle; about winning, fewer will do where a bot fails."""

MOST_TURNS = 4_000_000
MOST_BY_RULES = 4_000
"""So many ways to take a turn are looked at, at most; where only the rules can look at them, fewer."""

MOST_ANSWERS = 2
"""More answers that earn points in different places are no puzzle."""

RAREST = 12
RAREST_TO_WIN = 4
"""At most one turn in so many is right; fewer need to be wrong where somebody wins or loses by it."""

SETTLED = 10
"""Before so many moves who wins can be known, but not seen: the board is nearly empty."""

A_GAME = 4
"""So many puzzles are made of one game at most."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A kind of table at which games are played."""

    options: Options
    seats: int


def setups(facts: Facts) -> list[Setup]:
    """Gets the kinds of table that a game can have, each with as few seats as it allows."""
    found: dict[str, Setup] = {}
    for options, seats in facts.trials():
        known = repr(sorted(options.items(), key=lambda item: item[0]))
        game = facts.create(options, seats)
        if known not in found and game.facets.puzzles.goals(game):
            found[known] = Setup(options, seats)
    return list(found.values())


def play(facts: Facts, setup: Setup, number: int, seed: str) -> tuple[Entry, ...]:
    """Plays a game of bots to its end and gets its moves."""
    match = Match.start(facts.create(setup.options, setup.seats), setup.seats, Chance(f"{seed} {number}"))
    levels = LEVELS[Quick(f"{seed} {number} levels").below(len(LEVELS))]
    while not match.over:
        seat = min(match.to_act)
        level = levels[seat % len(levels)] if setup.seats > 1 else max(levels)
        bot = bot_for(match.game, level, f"{seed} {number} {len(match.log)}")
        match.play(seat, bot.choose(match.game, match.view(seat), seat, THINKING))
    return tuple(match.log)


def puzzles_in(
    name: str, setup: Setup, number: int, seed: str, until: float, wanted: str | None = None
) -> list[Puzzle]:
    """Gets the puzzles of one game of bots, as far as they are found before a time is over.

    Only those that ask for what is *wanted*, where that is given.
    """
    facts = GAMES[name]
    game: Game[Any, Any, Any] = facts.create(setup.options, setup.seats)
    log = play(facts, setup, number, seed)
    state = game.setup(setup.seats)
    found: list[Puzzle] = []
    moments = []
    for at, entry in enumerate(log):
        if entry.seat != NATURE:
            moments.append((at, state, entry.seat))
        state = replay_entry(game, state, entry)
    goals = [goal for goal in game.facets.puzzles.goals(game) if wanted in (None, goal)]
    rng = Quick(f"{seed} {number} moments")
    turns: set[tuple[int, Seat]] = set()
    while moments and len(found) < A_GAME and monotonic() < until:
        at, state, seat = moments.pop(rng.below(len(moments)))
        # Where there is a usual move there is no real choice, such as in the midst of a payment.
        if (game.turn(state), seat) in turns or game.facets.picking.usual(game, state, seat) is not None:
            continue
        # Only the end of a game can be solved.
        asked = [goal for goal in goals if goal not in SOLVED or at > len(log) // 3]
        if sum(entry.seat != NATURE for entry in log[:at]) < SETTLED:
            asked = [goal for goal in asked if goal not in (FORCE, SAVE)]
        for puzzle in _at(facts, game, setup, log[:at], state, seat, rng, asked):
            found.append(puzzle)
            turns.add((game.turn(state), seat))
            break
    return found


def _at(
    facts: Facts,
    game: Game[Any, Any, Any],
    setup: Setup,
    log: tuple[Entry, ...],
    state: Any,
    seat: Seat,
    rng: Quick,
    goals: list[str],
) -> Iterator[Puzzle]:
    """Generates the puzzles of one moment, in no special order."""
    for goal in [goals.pop(rng.below(len(goals))) for _ in range(len(goals))]:
        made = _foreseen(game, state, seat, goal) if goal in FORESEEN else _searched(game, state, seat, goal)
        if made is not None:
            best, second, turns, answers, grade = made
            name = puzzle_name(facts, log, goal, seat, setup.options)
            known = (name, facts.name, facts.rules, setup.seats, setup.options, log, goal, seat)
            yield Puzzle(*known, grade, best, second, turns, answers)


Made = tuple[int, int, int, tuple[Steps, ...], int]
"""The best, the best of the rest, how many turns there are, the answers, the grade."""


def _searched(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> Made | None:
    """Makes a puzzle of what all turns come to, if it is one."""
    who: Any = game
    found = _survey(who, state, seat)
    if found is None or found.turns < (FEWEST_TO_WIN if goal == WIN else FEWEST_TURNS):
        return None
    peak = found.peaks.get(goal)
    if peak is None or peak.second is None or (goal != WIN and peak.reached * RAREST > found.turns):
        return None
    if not _worth_asking(game, state, seat, goal, peak):
        return None
    answers = distinct(game, state, seat, goal, peak.answers)
    if len(answers) > MOST_ANSWERS or peak.reached > (MOST_ANSWERS if goal == WIN else len(peak.answers)):
        return None
    if goal == WIN:
        grade = grade_by_bots(game, state, seat, goal)
        if grade == 1 and found.turns < FEWEST_TURNS:
            return None
    else:
        grade = grade_by_search(game, state, seat, goal, found)
    return peak.best, peak.second, found.turns, answers, grade


def _worth_asking(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str, peak: Peak) -> bool:
    """Whether the best turn does something for the goal that is more than a matter of course."""
    tally = game.tally(state, seat)
    if goal == WIN:
        ends = (rest_of_turn(game, state, seat, steps) for steps in peak.answers)
        return peak.best == 1 and all(game.tally(end, seat) != tally for end in ends)
    now = tally.total if goal == TOTAL else next(line.points for line in tally.lines if line.code == goal)
    return peak.best - now >= 2


@lru_cache(maxsize=1)
def _survey(game: Any, state: Any, seat: Seat) -> Survey | None:
    """Looks at all turns, once for all goals of one moment; ``None`` if there are too many."""
    try:
        return game.facets.puzzles.survey(game, state, seat, MOST_TURNS) or by_rules(
            game, state, seat, MOST_BY_RULES
        )
    except TooMany:
        return None


def _foreseen(game: Game[Any, Any, Any], state: Any, seat: Seat, goal: str) -> Made | None:
    """Makes a puzzle of what moves lead to if everybody answers well, if it is one."""
    known: list[tuple[Any, int]] = []
    for action, result in foreseen(game, state, seat, goal):
        known.append((action, result))
        if sum(each == 1 for _, each in known) > MOST_ANSWERS:
            return None
    results = sorted({result for _, result in known}, reverse=True)
    if len(results) < 2 or results != ([0, -1] if goal == SAVE else [1, *results[1:]]):
        return None
    best, second = results[0], results[1]
    answers: tuple[Steps, ...] = tuple((game.path(action),) for action, result in known if result == best)
    if len(answers) > min(MOST_ANSWERS, len(known) // RAREST_TO_WIN):
        return None
    if any(_ends(game, state, seat, steps) for steps in answers):
        return None
    sooner = SOONER.get(goal)
    if sooner and any(result == 1 for _, result in foreseen(game, state, seat, sooner)):
        return None
    return best, second, len(known), answers, grade_by_bots(game, state, seat, goal)


SOONER = dict(zip((*list(AHEAD)[1:], FORCE), AHEAD, strict=True))
"""What must not be possible where a puzzle asks for a win later on."""


def _ends(game: Game[Any, Any, Any], state: Any, seat: Seat, steps: Steps) -> bool:
    """Whether the game is over after these steps: then nobody has to look ahead."""
    return not game.to_act(rest_of_turn(game, state, seat, steps))
