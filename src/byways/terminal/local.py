"""A table on this machine: people at one screen, and bots."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from byways.bots import at_table
from byways.kernel import record
from byways.kernel.choice import NO_SUCH_ACTION, Choices, choices, scores, settle, why
from byways.kernel.facts import Facts, Options
from byways.kernel.lots import example
from byways.kernel.match import Match
from byways.kernel.protocol import (
    NATURE,
    Event,
    Happening,
    IllegalAction,
    Path,
    Refusal,
    Seat,
    UnreadableAction,
)
from byways.kernel.rng import commitment
from byways.kernel.scene import Text

from .seen import Answer, Ended, Hearing, Person, Seen, View

BOT_SECONDS = 2.0


@dataclass(slots=True)
class Local:
    """A match and the people who sit at it."""

    facts: Facts
    options: Options
    match: Match[Any, Any, Any]
    people: frozenset[Seat]
    level: int
    _hearing: Hearing | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self, hearing: Hearing) -> None:
        """Lets the bots play whenever it is up to them."""
        self._hearing = hearing
        hearing.changed(self.seen())
        while True:
            bots = sorted(self.match.to_act - self.people - {NATURE})
            if bots:
                hearing.happened(self._heard(await self._let_bot_play(bots[0]), None))
                hearing.changed(self.seen())
            else:
                self._changed.clear()
                await self._changed.wait()

    async def _let_bot_play(self, seat: Seat) -> tuple[Event, ...]:
        match = self.match
        bot = at_table(match, seat, self.level)
        view = match.view(seat)
        action = await asyncio.to_thread(bot.choose, match.game, view, seat, BOT_SECONDS)
        # While it was thinking a turn may have been reopened, or taken back by hand.
        return match.play(seat, action) if match.view(seat) == view and seat in match.to_act else ()

    async def step(self, do: str, seat: int, path: Path = ()) -> Answer:
        """Does something for a seat."""
        try:
            events = await self._perform(do, Seat(seat), path)
        except UnreadableAction:
            return Answer(refusals=(NO_SUCH_ACTION,))
        except IllegalAction as e:
            return Answer(refusals=e.refusals)
        if self._hearing is not None:
            self._hearing.changed(self.seen())
        self._changed.set()
        return Answer(self._heard(events, Seat(seat)))

    async def _perform(self, do: str, seat: Seat, path: Path) -> tuple[Event, ...]:
        match = self.match
        if do == "play":
            meant = settle(match.game, match.state_for(seat), seat, path)
            return match.play(seat, match.game.read(meant))
        if do == "tell":
            return match.tell(path)
        if do == "redo":
            return match.redo(seat)
        if do == "auto":
            return await self._let_bot_play(seat)
        steps = {"undo": match.undo, "restart": match.restart_turn, "reopen": match.reopen}
        if do == "untell":
            match.undo(NATURE)
        else:
            steps[do](seat)
        return ()

    async def choices(self, seat: int, picked: Path) -> Choices:
        return choices(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)

    async def why(self, seat: int, picked: Path) -> tuple[Refusal, ...]:
        return why(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)

    def record(self) -> str | None:
        """Writes the record; who shares this screen may have all of it."""
        return record.write(self.match, self.facts, self.options).text()

    def _heard(self, events: tuple[Event, ...], seat: Seat | None) -> tuple[Happening, ...]:
        """Gets what the people here may hear; several at one screen hear only what all may."""
        only = seat if len(self.people) == 1 or not self.facts.secret else None
        if seat is None and len(self.people) == 1:
            only = next(iter(self.people))
        return tuple(heard for event in events if (heard := event.seen_by(only)) is not None)

    def seen(self) -> Seen:
        """Gets the table as the people here may see it."""
        match = self.match
        outcome = match.game.outcome(match.state)
        mine: list[Seat | None] = [*sorted(self.people)]
        asked = None
        if NATURE in match.to_act:
            asked = example(match.game, match.state, len(match.log))
        return Seen(
            game=self.facts.name,
            secret=self.facts.secret,
            over=match.over,
            to_act=frozenset(match.to_act),
            people=tuple(
                Person(seat, "person" if seat in self.people else "bot", "", seat in self.people)
                for seat in map(Seat, range(1, match.seats + 1))
            ),
            views=tuple(self._view(seat) for seat in mine or [None]),
            ended=Ended(Text(outcome.reason), tuple(sorted(outcome.winners))) if outcome else None,
            commitment=commitment(match.chance.seed),
            seed=match.chance.seed if match.over else None,
            asked=asked,
        )

    def _view(self, seat: Seat | None) -> View:
        match = self.match
        game, seen = match.game, match.view(seat)
        drawn = game.scene(seen)
        acting = seat is not None and seat in match.to_act
        found: Path = ()
        missing: tuple[Refusal, ...] = ()
        if seat is not None and acting:
            state = match.state_for(seat)
            found = choices(game, state, seat).next
            if drawn.end is not None and drawn.end not in found:
                missing = why(game, state, seat, (drawn.end,))
        draft = match.draft(seat) if seat is not None else ()
        can = {
            "undo": bool(draft),
            "restart": bool(draft),
            "redo": seat is not None and match.can_redo(seat),
            "reopen": seat is not None and match.can_reopen(seat),
            "untell": match.can_untell(),
        }
        allowed = frozenset(name for name, holds in can.items() if holds)
        tallies = scores(game, seen, match.seats)
        return View(seat, game.stage(seen), drawn, tallies, acting, allowed, found, draft, missing)
