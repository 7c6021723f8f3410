"""Puzzles at the command line: made, proved, and played in plain text."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from byways.i18n import phrase, say
from byways.insight.puzzles import effect, line, others, reply
from byways.kernel.datafile import BadFile
from byways.kernel.facts import Facts
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import IllegalAction, UnreadableAction
from byways.kernel.puzzle import (
    GRADES,
    Attempt,
    Puzzle,
    attempt,
    followed,
    position,
    puzzles_of,
    read,
    task_of,
    write,
)
from byways.kernel.rng import Quick
from byways.kernel.scene import Scene
from byways.kernel.survey import Steps
from byways.kernel.table import perspective
from byways.kernel.text import Text
from byways.puzzles.collecting import choose, collect, spread
from byways.puzzles.making import Setup
from byways.puzzles.proving import faults
from byways.registry import GAMES
from byways.terminal import render

from . import arguments
from .arguments import Complaint, Misuse
from .parser import Commands, Flags, Lang
from .progress import progress
from .report import Report

puzzles = Commands()
Settings = Annotated[list[str] | None, Flags(("--set", "-s"))]


@puzzles.command("make")
def make(
    game: str,
    *,
    out: Path,
    count: int = 240,
    minutes: float = 10,
    jobs: int | None = None,
    seed: str = "puzzles",
    seats: int | None = None,
    set_: Settings = None,
    goal: str | None = None,
    lang: Lang,
) -> None:
    """Finds puzzles in games of bots and writes those that differ most; what the file has already stays."""
    facts = arguments.facts_of(game, lang)
    kinds = []
    if set_ or seats:
        options = arguments.options_of(facts, set_ or [], lang)
        kinds = [Setup(options, seats or facts.seats[0])]
    with out.open("ab") as begun:  # A file that cannot be written is told before the search, not after it.
        known = _read(out, facts, lang) if begun.tell() else ()
    with progress(60 * minutes, game) as report:
        found = collect(facts.name, seed, 60 * minutes, jobs or os.cpu_count() or 1, report, kinds, goal)
    every = {puzzle.name: puzzle for puzzle in (*known, *found)}
    chosen = choose(every.values(), count)
    out.write_text(write(facts, chosen), "utf-8")
    Report(lang).figure("cli.puzzles_made", {"found": len(found), "count": len(chosen)})
    for trait, counted in spread(chosen, facts).items():
        print(f"{trait}: {', '.join(f'{what} {number}' for what, number in counted.items())}")


@puzzles.command("check")
def check(game: str | None = None, *, file: Path | None = None, json: bool = False, lang: Lang) -> None:
    """Proves every puzzle anew: looks at all turns again and plays its answers."""
    report, bad = Report(lang, json), 0
    for facts in [arguments.facts_of(game, lang)] if game else GAMES.values():
        every = _read(file, facts, lang) if file is not None else _shipped(facts, lang)
        found: list[str] = []
        with progress(len(every), facts.name) as show:
            for number, puzzle in enumerate(every, 1):
                found += [f"{facts.name} {puzzle.name}: {fault}" for fault in faults(puzzle, facts)]
                show(number)
        print("\n".join(found), end="\n" if found else "")
        bad += len(found)
        report.figure("cli.puzzles_checked", {"game": facts.name, "count": len(every)})
    if bad:
        raise Complaint(say(lang, "cli.puzzles_bad", count=bad))


@puzzles.command("play")
def play(game: str | None = None, name: str | None = None, *, grade: int | None = None, lang: Lang) -> None:
    """Plays puzzles in plain text, one after the other."""
    facts = arguments.facts_of(game, lang) if game else next(f for f in GAMES.values() if puzzles_of(f))
    every = _shipped(facts, lang)
    if grade is not None and grade not in GRADES:
        raise Misuse(say(lang, "cli.puzzles_grade", most=max(GRADES)))
    wanted = [each for each in every if (name is None or each.name == name) and grade in (None, each.grade)]
    if not wanted:
        raise Misuse(say(lang, "server.no_puzzle"))
    rng = Quick(os.urandom(8).hex())
    while wanted and _solve(wanted.pop(rng.below(len(wanted))), facts, lang):
        pass


def _solve(puzzle: Puzzle, facts: Facts, lang: str) -> bool:
    """Lets somebody solve a puzzle. Gets whether they want another one."""
    game, start = position(puzzle, facts)
    steps: Steps = ()
    print(say(lang, "cli.puzzles_title", name=puzzle.name, grade=puzzle.grade))
    while True:
        tried = attempt(game, start, puzzle, steps)
        seen = perspective(Match(game, puzzle.seats, tried.state, Chance("")), puzzle.seat)
        print(f"\n{render.scene(seen.scene, lang)}\n")
        if tried.over:
            print(say(lang, "web.puzzle-right-best" if tried.right else "web.puzzle-wrong"))
            print(*_explained(puzzle, tried, steps, lang), sep="\n")
            if tried.right:
                return _ask(say(lang, "cli.puzzles_another")) == ""
            steps = ()
            continue
        task = task_of(puzzle, tried.before)
        print(say(lang, task.code, task.args))
        for area in game.facets.puzzles.known(game, start, puzzle.seat):
            print(f"{say(lang, area.label.code, area.label.args)}\n{render.scene(Scene((area,)), lang)}")
        wish = _ask(say(lang, "cli.puzzles_prompt"))
        if wish is None or wish == "quit":
            return False
        if wish == "undo":
            steps = steps[:-1]
        elif wish == "answer":
            print("\n".join(" / ".join(" ".join(step) for step in answer) for answer in puzzle.answers))
        elif wish == "next":
            return True
        elif wish:
            steps = _played(tried, puzzle, (*steps, tuple(wish.split())), lang) or steps


def _explained(puzzle: Puzzle, tried: Attempt, steps: Steps, lang: str) -> Iterator[str]:
    """Generates what a turn did, and why it is right or what is wrong with it."""

    def said(text: Text) -> str:
        return say(lang, text.code, text.args)

    yield said(effect(puzzle, tried, steps))
    if answer := reply(puzzle, tried):
        yield say(lang, "web.puzzle-reply", reply=said(answer[0]))
    if tried.right:
        if goes_on := [said(text) for text in line(puzzle, tried)]:
            yield say(lang, "web.puzzle-line", moves=" ".join(goes_on))
        yield said(others(puzzle, tried))


def _played(tried: Attempt, puzzle: Puzzle, steps: Steps, lang: str) -> Steps:
    """Gets the steps with what goes without saying after them; none where the last one is refused."""
    try:
        return followed(tried.game, tried.start, puzzle, steps)[0]
    except IllegalAction as e:
        print("\n".join(phrase(lang, refusal) for refusal in e.refusals))
    except UnreadableAction:
        print(say(lang, "engine.unreadable"))
    return ()


def _ask(question: str) -> str | None:
    try:
        return input(f"{question} ").strip()
    except EOFError:
        return None


def _shipped(facts: Facts, lang: str) -> tuple[Puzzle, ...]:
    try:
        return puzzles_of(facts)
    except BadFile as e:
        raise _faulty(facts.name, e, lang) from e


def _read(file: Path, facts: Facts, lang: str) -> tuple[Puzzle, ...]:
    try:
        return read(file.read_text("utf-8"), facts)
    except BadFile as e:
        raise _faulty(str(file), e, lang) from e
    except (OSError, UnicodeDecodeError) as e:
        raise Complaint(f"{file}: {e}") from e


def _faulty(name: str, found: BadFile, lang: str) -> Complaint:
    told = (f"{name}:{fault.line}: {say(lang, fault.code, fault.args)}" for fault in found.faults[:20])
    return Complaint("\n".join(told))
