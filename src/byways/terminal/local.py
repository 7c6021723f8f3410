"""A table on this machine: people at one screen, and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from byways.bots import at_table
from byways.insight.hints import hints
from byways.insight.turns import Advice
from byways.kernel import record
from byways.kernel.choice import NO_SUCH_ACTION, Choices, choices, settle, why
from byways.kernel.facts import Facts, Options
from byways.kernel.intent import deeds
from byways.kernel.match import Disclosure, Match
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
from byways.kernel.seating import DRAWN
from byways.kernel.table import ending, heard, perform, perspective
from byways.wire.messages import SeatShown, Snapshot
from byways.wire.question import question

from .sitting import Answer, Command, Listener

BOT_SECONDS = 2.0


@dataclass(slots=True)
class Local:
    """A match and the people who sit at it."""

    facts: Facts
    options: Options
    match: Match[Any, Any, Any]
    people: frozenset[Seat]
    level: int
    drawn: bool = False
    """Whether it was drawn by lot who begins."""

    _seq: int = 0
    _listener: Listener | None = None
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def company(self) -> None:
        """Everybody is at this screen."""

    async def run(self, listener: Listener) -> None:
        """Lets the bots play whenever it is up to them."""
        self._listener = listener
        listener.changed(self.seen())
        if self.drawn:
            listener.happened(self._heard((DRAWN,), None))
        while True:
            bots = sorted(self.match.to_act - self.people - {NATURE})
            if bots:
                if await self._let_bot_play(bots[0]):
                    self._disclose(self.match.disclosed)
                listener.changed(self.seen())
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

    async def step(self, do: Command, seat: int, path: Path = ()) -> Answer:
        """Does something for a seat."""
        try:
            events = await self._perform(do, Seat(seat), path)
        except UnreadableAction:
            return Answer(refusals=(NO_SUCH_ACTION,))
        except IllegalAction as e:
            return Answer(refusals=e.refusals)
        if self._listener is not None:
            self._listener.changed(self.seen())
        self._disclose(self.match.disclosed)
        self._changed.set()
        return Answer(self._heard(events, Seat(seat)))

    async def _perform(self, do: Command, seat: Seat, path: Path) -> tuple[Event, ...]:
        if do == "auto":
            return await self._let_bot_play(seat)
        if do == "play":
            path = settle(self.match.game, self.match.state_for(seat), seat, path)
        meant = deeds(self.match, do, seat, path)
        return tuple(event for each in meant for event in perform(self.match, each[0], seat, each[1]))

    async def choices(self, seat: int, picked: Path) -> Choices:
        return choices(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)

    async def why(self, seat: int, picked: Path) -> tuple[Refusal, ...]:
        return why(self.match.game, self.match.state_for(Seat(seat)), Seat(seat), picked)

    async def hints(self, seat: int) -> Advice | Refusal:
        match = self.match
        return await asyncio.to_thread(hints, match.game, match.view(Seat(seat)), Seat(seat))

    def record(self) -> str | None:
        """Writes the record, open turns included: who shares this screen may have all of it."""
        return record.put_aside(self.match, self.facts, self.options, self.people, self.level).text()

    def _disclose(self, moves: Iterable[Disclosure[Any]]) -> None:
        """Tells what has become known, as far as the people here may hear it."""
        if self._listener is not None:
            self._listener.happened(
                self._heard(tuple(event for move in moves for event in move.events), None)
            )

    def _heard(self, events: tuple[Event, ...], seat: Seat | None) -> tuple[Happening, ...]:
        """Gets what the people here may hear; several at one screen hear only what all may."""
        only = seat if len(self.people) == 1 or not self.facts.secret else None
        if seat is None and len(self.people) == 1:
            only = next(iter(self.people))
        return heard(events, only)

    def seen(self) -> Snapshot:
        """Gets the table as the people here may see it."""
        match = self.match
        self._seq += 1
        seats = tuple(map(Seat, range(1, match.seats + 1)))
        views: tuple[Seat | None, ...] = tuple(sorted(self.people)) or (None,)
        return Snapshot(
            self._seq,
            "",
            self.facts.name,
            dict(self.options),
            self.facts.secret,
            match.over,
            tuple(sorted(match.to_act)),
            tuple(self._seat(seat) for seat in seats),
            tuple(perspective(match, seat) for seat in views),
            ending(match.game, match.state, seats),
            typed=match.chance.told,
            question=question(match, yours=True),
            commitment=commitment(match.chance.seed),
            seed=match.chance.seed if match.over else None,
        )

    def _seat(self, seat: Seat) -> SeatShown:
        if seat in self.people:
            return SeatShown(seat, "person", "", None, mine=True, back=False, online=True)
        return SeatShown(seat, "bot", "", self.level, mine=False, back=False, online=True)
