"""A table in the terminal: one screen, any number of people and bots."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from byways.bots import at_table
from byways.i18n import bot_name, phrase, plain_rules, say
from byways.insight.hints import hints
from byways.kernel import record
from byways.kernel.choice import NO_SUCH_ACTION, choices, settle, stray, why
from byways.kernel.facets import scene_of
from byways.kernel.facts import Facts, Options
from byways.kernel.lots import example
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE, Event, IllegalAction, Seat, UnreadableAction
from byways.kernel.rng import commitment
from byways.kernel.seating import DRAWN
from byways.kernel.table import Verb, heard, perform, perspective
from byways.kernel.text import Text
from byways.terminal import render
from byways.terminal.advice import advised

from . import arguments, score

BOT_SECONDS = 2.0


class Left(Exception):
    """Raised when the people get up from the table."""


@dataclass(slots=True)
class PlainTable:
    """The people's side of a match."""

    facts: Facts
    options: Options
    match: Match[Any, Any, Any]
    people: frozenset[Seat]
    level: int
    drawn: bool
    """Whether it was drawn by lot who begins."""

    lang: str
    _last: Seat | None = field(default=None)

    def play(self) -> None:
        """Plays until the end.

        :raises Left: the people have left.
        :raises EOFError: nothing more is typed.
        """
        print(self._say("cli.commitment", digest=commitment(self.match.chance.seed)))
        print(self._say("cli.how"))
        if self.drawn:
            self._report((DRAWN,), None)
        while self.match.to_act:
            if NATURE in self.match.to_act:
                self._ask_nature()
                continue
            waiting = sorted(self.match.to_act)
            bots = [seat for seat in waiting if seat not in self.people]
            if bots:
                self._let_bot_play(bots[0])
            else:
                self._take_turn(self._last if self._last in waiting else waiting[0])
        drawn = scene_of(self.match.game, self.match.view(None))
        print(render.scene(drawn, self.lang, called=self._called))
        print(score.sheets(self.match, None, self.lang, self._called))
        print(self._say("cli.seed", seed=self.match.chance.seed))

    def _ask_nature(self) -> None:
        """Lets people type what real dice or cards say."""
        hint = example(self.match.game, self.match.state, len(self.match.log))
        typed = self._input(f"{self._say('terminal.tell', example=hint)} ").split()
        if not typed:
            return
        if typed in (["undo"], ["quit"], ["help"]) or typed[0] == "save":
            self._obey(NATURE, typed)
            return
        try:
            self._report(perform(self.match, "tell", NATURE, tuple(typed)), None)
        except IllegalAction as e:
            print(arguments.reasons(self.lang, *e.refusals))

    def _let_bot_play(self, seat: Seat) -> None:
        match = self.match
        action = at_table(match, seat, self.level).choose(match.game, match.view(seat), seat, BOT_SECONDS)
        self._report(match.play(seat, action), None)

    def _take_turn(self, seat: Seat) -> None:
        """Lets one person type until it is no longer up to them."""
        if len(self.people) > 1 and seat != self._last:
            print("\n" * 40 + self._say("cli.pass_screen", seat=seat))
            self._input()
        self._last = seat
        self._show(seat)
        turn = self.match.game.turn(self.match.state)
        while seat in self.match.to_act and self.match.game.turn(self.match.state) == turn:
            typed = self._input(f"{seat}> ").split()
            if typed:
                self._obey(seat, typed)

    def _obey(self, seat: Seat, typed: list[str]) -> None:
        """Does what was typed: a command, or else a move."""
        word, rest = typed[0], tuple(typed[1:])
        try:
            match word:
                case "help":
                    print(self._say("cli.help"))
                case "?":
                    self._offer(seat, rest)
                case "why":
                    self._explain(seat, rest)
                case "undo" | "redo" | "restart":
                    self._change(seat, word)
                case "board":
                    self._show(seat, others=True)
                case "score":
                    print(score.sheets(self.match, seat, self.lang, self._called))
                case "rules":
                    print(plain_rules(self.lang, self.facts.name))
                case "hint":
                    advice = hints(self.match.game, self.match.view(seat), seat)
                    print("\n".join(advised(advice, self.lang)))
                case "auto":
                    self._let_bot_play(seat)
                    self._show(seat)
                case "save":
                    self._save(" ".join(rest))
                case "quit":
                    raise Left
                case _:
                    self._move(seat, tuple(typed))
        except IllegalAction as e:
            print(arguments.reasons(self.lang, *e.refusals))

    def _change(self, seat: Seat, verb: Verb) -> None:
        """Takes something back, or does it again."""
        if verb == "undo" and not self.match.draft(seat) and self.match.can_untell():
            # A roll that was typed wrongly is taken back like a step of one's own.
            verb = "untell"
        self._report(perform(self.match, verb, seat), seat)
        if NATURE not in self.match.to_act:
            self._show(seat)

    def _move(self, seat: Seat, path: tuple[str, ...]) -> None:
        try:
            meant = settle(self.match.game, self.match.state_for(seat), seat, path)
            self._report(perform(self.match, "play", seat, meant), seat)
        except UnreadableAction:
            self._offer(seat, path)
            return
        if seat in self.match.to_act:
            self._show(seat)

    def _offer(self, seat: Seat, picked: tuple[str, ...]) -> None:
        """Says what may come next, or why nothing may."""
        found = choices(self.match.game, self.match.state_for(seat), seat, picked)
        if found.next:
            print(self._say("cli.next", words=" ".join(found.next)))
        elif not found.complete:
            self._explain(seat, picked)

    def _explain(self, seat: Seat, picked: tuple[str, ...]) -> None:
        reasons = why(self.match.game, self.match.state_for(seat), seat, picked)
        if reasons == (NO_SUCH_ACTION,):
            reasons = (stray(self.match.game, self.match.state_for(seat), seat, picked),)
        for reason in reasons[:5]:
            print(phrase(self.lang, reason, self._called))
        if not reasons:
            print(self._say("cli.nothing_against"))

    def _save(self, name: str) -> None:
        text = record.put_aside(self.match, self.facts, self.options, self.people, self.level).text()
        try:
            Path(name).write_text(text, "utf-8")
            print(self._say("cli.saved", file=name))
        except OSError:
            print(self._say("cli.no_file", file=name))

    def _show(self, seat: Seat, *, others: bool = False) -> None:
        seen = perspective(self.match, seat)
        brief = (seen.stage, seen.brief.goal, seen.brief.left)
        print("\n" + "  ·  ".join(self._spell(text) for text in brief if text is not None))
        print(render.scene(seen.scene, self.lang, others=others, called=self._called))
        if (guide := seen.brief.guide) is not None:
            print(self._spell(guide))
        print(self._say("cli.next", words=" ".join(seen.next)))

    def _report(self, events: tuple[Event, ...], seat: Seat | None) -> None:
        for happening in heard(events, seat):
            print(phrase(self.lang, happening, self._called))

    def _input(self, prompt: str = "") -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _called(self, seat: int) -> str:
        """Gets how to call whoever has a seat."""
        if seat in self.people:
            return self._say("web.player", seat=seat)
        alone = self.match.seats - len(self.people) == 1
        return bot_name(self.lang, self.level, None if alone else seat)

    def _spell(self, text: Text) -> str:
        return say(self.lang, text.code, text.args, called=self._called)

    def _say(self, code: str, **args: str | int) -> str:
        return say(self.lang, code, args)
