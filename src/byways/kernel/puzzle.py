"""Puzzles: moments of recorded games at which one turn is better than all others, and that is proved.

A game's folder may hold ``puzzles.txt``. Its lines are games, move by move, and among the moves the puzzles
that arise there::

    byways puzzles ink
    game 2 1 {"draft":false,"edition":"2020","expansions":[]}     # rules, seats, options
    * roll hs rc rt ov
    1 w1 b1 H-H-
    ? k3f9q total 1 3 12 9 412     # name, goal, seat, grade, the best, the best of the rest, turns there are
    = w2 c3 HH-- / done            # a best answer: the steps of the rest of the turn

A goal is ``total``, a line of the score, ``win``, or one of ``foresight.py`` where all that is hidden can be
worked out. Whatever reaches the best is right; nothing else is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from .choice import goes_on, settle
from .codec import dump, encode
from .datafile import BadFile, Fault, Row, heading, rows
from .facets import follow_up_of
from .facts import BadOptions, Facts, Options, UnknownRules
from .foresight import FORESEEN, answer_to
from .match import Entry, replay_entry
from .protocol import NATURE, Game, IllegalAction, Path, Seat, Tally, UnreadableAction
from .survey import TOTAL, Steps, values
from .text import Text

FILE = "puzzles.txt"
GRADES = range(1, 6)
_NAME = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle."""

    name: str
    game: str
    rules: int
    seats: int
    options: Options = field(hash=False)
    log: tuple[Entry, ...]
    """The moves that led there; the turn in question may have begun."""

    goal: str
    seat: Seat
    grade: int
    best: int
    second: int
    turns: int
    """In how many different ways the turn can end."""

    answers: tuple[Steps, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """The rest of a turn, as far as somebody has played it."""

    game: Game[Any, Any, Any]
    start: Any
    state: Any
    over: bool
    """Whether the turn is over."""

    before: Tally
    after: Tally
    right: bool | None = None
    """Whether it is a best answer, once the turn is over."""

    value: int | None = None
    """What it has come to, once it is over and where that is a matter of points."""


def position(puzzle: Puzzle, facts: Facts) -> tuple[Game[Any, Any, Any], Any]:
    """Gets the game and the state of a puzzle.

    :raises UnknownRules: the rules are not known here.
    :raises BadOptions: the options are not offered.
    :raises IllegalAction: a move breaks a rule.
    :raises UnreadableAction: a line is no move.
    """
    game = facts.under(puzzle.rules).create(puzzle.options, puzzle.seats)
    state = game.setup(puzzle.seats)
    for entry in puzzle.log:
        state = replay_entry(game, state, entry)
    return game, state


def attempt(game: Game[Any, Any, Any], start: Any, puzzle: Puzzle, steps: Steps) -> Attempt:
    """Plays *steps* from the state of a puzzle.

    :raises IllegalAction: a step breaks a rule, or comes after the end of the turn.
    :raises UnreadableAction: a step is no move.
    """
    seat, state, turn, over = puzzle.seat, start, game.turn(start), False
    for step in steps:
        if over:
            raise IllegalAction(())
        state = replay_entry(game, state, Entry(seat, step))
        over = not goes_on(game, state, seat, turn)
    right = value = None
    if over and puzzle.goal in FORESEEN:
        right = steps in puzzle.answers
    elif over:
        value = values(game, state, seat).get(puzzle.goal, 0)
        right = value >= puzzle.best
    return Attempt(game, start, state, over, game.tally(start, seat), game.tally(state, seat), right, value)


def followed(game: Game[Any, Any, Any], start: Any, puzzle: Puzzle, steps: Steps) -> tuple[Steps, Attempt]:
    """Plays *steps* and all that goes without saying after them. Gets all steps, and where they lead.

    The words of the last one may be in any order where they are a set.

    :raises IllegalAction: a step breaks a rule, or comes after the end of the turn.
    :raises UnreadableAction: a step is no move.
    """
    if steps:
        before = attempt(game, start, puzzle, steps[:-1]).state
        steps = (*steps[:-1], settle(game, before, puzzle.seat, steps[-1]))
    tried = attempt(game, start, puzzle, steps)
    while steps and not tried.over and (step := follow_up_of(game, tried.state, puzzle.seat)) is not None:
        steps = (*steps, game.path(step))
        tried = attempt(game, start, puzzle, steps)
    return steps, tried


def reply_to(tried: Attempt, puzzle: Puzzle) -> Path:
    """Gets the move of another seat that shows what is wrong with a turn; empty where that says nothing."""
    if tried.right is not False or puzzle.goal not in FORESEEN:
        return ()
    answer = answer_to(tried.game, tried.state, puzzle.seat, puzzle.goal)
    return () if answer is None else tried.game.path(answer)


def lines_of(tally: Tally) -> dict[str, int]:
    """Gets the points by the goals that are a matter of points."""
    return {line.code: line.points for line in tally.shown} | {TOTAL: tally.total}


def task_of(puzzle: Puzzle, before: Tally) -> Text:
    """Gets what a puzzle asks for, given the score at which it starts."""
    now = lines_of(before).get(puzzle.goal, 0)
    held = {"best": puzzle.best, "now": now, "gain": puzzle.best - now, "loose": -puzzle.best}
    return Text(f"{puzzle.game}.puzzle.{puzzle.goal}", held)


def puzzle_name(facts: Facts, log: Iterable[Entry], goal: str, seat: Seat, options: Options) -> str:
    """Gets the name of a puzzle, the same wherever it is made."""
    heading = [facts.name, dump(encode(dict(options))), goal, str(seat), *map(str, log)]
    number = int.from_bytes(hashlib.sha256("\n".join(heading).encode()).digest()[:8])
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(letters[number >> 5 * i & 31] for i in range(_NAME))


def read(text: str, facts: Facts) -> tuple[Puzzle, ...]:
    """Reads puzzles; whether they are true is for the checker to say.

    :raises BadFile: it is not a file of puzzles of this game.
    """
    if heading(text) != ("puzzles", facts.name):
        raise BadFile((Fault(1, "file.heading"),))
    reader = _Reader(facts)
    for row in rows(text)[1:]:
        try:
            reader.take(row)
        except (ValueError, KeyError, IndexError):
            reader.faults.append(Fault(row.line, "puzzles.line"))
    names = [puzzle.name for puzzle in reader.puzzles]
    if len(set(names)) != len(names):
        reader.faults.append(Fault(0, "puzzles.twice"))
    if any(not puzzle.answers for puzzle in reader.puzzles):
        reader.faults.append(Fault(0, "puzzles.no_answer"))
    if reader.faults:
        raise BadFile(tuple(reader.faults))
    return tuple(reader.puzzles)


@dataclass(slots=True)
class _Reader:
    """Takes row after row: a game, its moves, puzzles among them."""

    facts: Facts
    puzzles: list[Puzzle] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    rules: int = 0
    seats: int = 0
    options: Options = field(default_factory=dict)
    log: tuple[Entry, ...] = ()

    def take(self, row: Row) -> None:
        word, *rest = row.words
        match word:
            case "game" if len(rest) == 3:
                self.rules, self.seats = int(rest[0]), int(rest[1])
                self.options = self.facts.options(json.loads(rest[2]))
                self.log = ()
            case "?" if len(rest) == 7 and self.rules:
                name, goal, *numbers = rest
                seat, grade, best, second, turns = map(int, numbers)
                if grade not in GRADES or not 1 <= seat <= self.seats or second >= best:
                    raise ValueError(name)
                known = (self.facts.name, self.rules, self.seats, self.options, self.log)
                self.puzzles.append(Puzzle(name, *known, goal, Seat(seat), grade, best, second, turns))
            case "=" if rest and self.puzzles:
                steps = tuple(tuple(step.split()) for step in " ".join(rest).split(" / "))
                last = self.puzzles[-1]
                self.puzzles[-1] = replace(last, answers=(*last.answers, steps))
            case _ if self.rules and rest:
                seat = NATURE if word == "*" else Seat(int(word))
                if not 0 <= seat <= self.seats:
                    raise ValueError(word)
                self.log = (*self.log, Entry(seat, tuple(rest)))
            case _:
                raise ValueError(word)


def write(facts: Facts, puzzles: Iterable[Puzzle]) -> str:
    """Writes puzzles as they are read; those of one game one after the other, in the order of its moves."""
    lines = [f"byways puzzles {facts.name}"]
    game: tuple[object, ...] = ()
    log: tuple[Entry, ...] = ()
    for puzzle in puzzles:
        heading = (puzzle.rules, puzzle.seats, dump(encode(dict(puzzle.options))))
        if heading != game or puzzle.log[: len(log)] != log:
            game, log = heading, ()
            lines.append(" ".join(map(str, ("game", *heading))))
        lines += map(str, puzzle.log[len(log) :])
        log = puzzle.log
        numbers = (puzzle.seat, puzzle.grade, puzzle.best, puzzle.second, puzzle.turns)
        lines.append(" ".join(map(str, ("?", puzzle.name, puzzle.goal, *numbers))))
        lines += [f"= {' / '.join(' '.join(step) for step in steps)}" for steps in puzzle.answers]
    return "".join(f"{line}\n" for line in lines)


def puzzles_of(facts: Facts) -> tuple[Puzzle, ...]:
    """Gets the puzzles that come with a game; none where it has none.

    :raises BadFile: the file is faulty.
    """
    text = facts.facets.text(FILE)
    return () if text is None else read(text, facts)


FAULTS = (BadOptions, UnknownRules, IllegalAction, UnreadableAction)
"""What a puzzle can break."""
