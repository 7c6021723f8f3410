"""Who watches a table: connections, and audiences of those who may see the same."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import chain

import msgspec

from byways.kernel.protocol import Event, Seat
from byways.kernel.table import Perspective, heard
from byways.wire.delta import again, difference
from byways.wire.messages import Cut, News, Problem, SeatShown, Snapshot, Watching

from ..slots import Slot

MOST_UPDATES = 50
"""Readers with more pending updates get the whole table instead."""

MOST_WAITING = 300
"""Readers with more pending messages, answers included, are disconnected."""

_encoder = msgspec.json.Encoder(order="deterministic")
"""Nothing can be read from the order of marks, and a restart tells the same."""


@dataclass(eq=False, slots=True)
class Watcher:
    """A connection: whose it is, and what waits to be sent over it."""

    player: str
    credential: str = ""
    """The hash of the token with which it was opened."""

    address: str = ""
    slot: Slot = field(default_factory=Slot)
    """The slot in which what comes over it is done."""

    keep: Callable[[int], None] = lambda _size: None
    """Notes that so many bytes are kept of what comes over it; raises where that is too much."""

    name: str = ""
    """What its owner is called, where those who watch are named."""

    audience: Audience | None = None
    cut: bool = False
    """Whether the last thing that waits ends the connection."""

    _waiting: deque[tuple[bytes, bool]] = field(default_factory=deque)
    """Messages, and whether the whole table would say the same."""

    _updates: int = 0
    _behind: bool = False
    """Whether updates were left out, so that the whole table is due."""

    _something: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: object) -> None:
        """Puts a message into the outbox."""
        self.post(_encoder.encode(message))

    def post(self, encoded: bytes) -> None:
        """Puts what is encoded into the outbox; one that is full belongs to somebody who does not listen."""
        if self.cut:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.hang_up(Problem("server.slow", {}))
            return
        self._waiting.append((encoded, False))
        self._something.set()

    def update(self, encoded: bytes) -> None:
        """Puts an update into the outbox; where too many wait, the whole table follows instead of them."""
        if self.cut or self._behind:
            return
        if self._updates >= MOST_UPDATES:
            self._drop_updates()
            self._behind = True
            return
        self._updates += 1
        self._waiting.append((encoded, True))
        self._something.set()

    def show(self, whole: bytes) -> None:
        """Puts the whole table into the outbox, in place of updates that wait."""
        if not self.cut:
            self._drop_updates()
            self._behind = False
            self.update(whole)

    def _drop_updates(self) -> None:
        self._waiting = deque(each for each in self._waiting if not each[1])
        self._updates = 0

    def hang_up(self, problem: Problem) -> None:
        """Ends the connection, saying why."""
        if not self.cut:
            self._waiting.clear()
            self.post(_encoder.encode(Cut(problem)))
            self.cut = True

    def drop(self) -> None:
        """Ends the connection without a word: whoever comes back finds the table."""
        self._waiting.clear()
        self._behind = False
        self.cut = True
        self._something.set()

    async def next(self) -> tuple[bytes, bool]:
        """Waits for what is to be sent next, nothing if there is no more, and whether it is the last."""
        while True:
            if self._waiting:
                encoded, replaceable = self._waiting.popleft()
                self._updates -= replaceable
                return encoded, self.cut and not self._waiting
            if self._behind and self.audience is not None:
                self._behind = False
                return self.audience.whole(), False
            if self.cut:
                return b"", True
            self._something.clear()
            await self._something.wait()


@dataclass(frozen=True, slots=True)
class Rights:
    """What decides what somebody sees of a table; a spectator has neither."""

    own: tuple[Seat, ...] = ()
    back: tuple[Seat, ...] = ()
    """Seats that a bot plays for them, and that they may have back."""

    def teller(self, owner: Seat | None) -> Seat | None:
        """Gets the seat with whose knowledge they tell what real dice or cards show."""
        return owner if owner in self.own else next(iter(self.own), None)

    @property
    def hearing(self) -> Seat | None:
        """As whom they hear what happens; several seats share a screen and hear what all may."""
        return self.own[0] if len(self.own) == 1 else None


@dataclass(eq=False, slots=True)
class Audience:
    """Watchers with the same rights: what they were shown last, in messages that are made once for all."""

    rights: Rights
    snapshot: Snapshot
    """The table as it was shown last, without views as long as all of them have come back with its stamp."""

    draw: Callable[[Rights], tuple[Perspective, ...]]
    watchers: set[Watcher] = field(default_factory=set)
    _whole: bytes | None = None
    """The snapshot as it is sent, once somebody has asked for it; given up as soon as it is old."""

    @property
    def drawn(self) -> bool:
        """Whether it is known what they see."""
        return bool(self.snapshot.views)

    def show(self, new: Snapshot) -> None:
        """Sends what is different now, if anything is."""
        if new.views and not self.drawn:
            self.snapshot, self._whole = new, None
            for watcher in self.watchers:
                watcher.show(self.whole())
            return
        update = difference(self.snapshot, new)
        if update is None:
            return
        self.snapshot, self._whole = new, None
        encoded = _encoder.encode(update)
        for watcher in self.watchers:
            watcher.update(encoded)

    def show_presence(self, seats: tuple[SeatShown, ...], watching: Watching) -> None:
        """Sends who is there now; the rest of the table is as it was shown last."""
        seq = self.snapshot.seq + 1
        self.show(msgspec.structs.replace(self.snapshot, seq=seq, seats=seats, watching=watching))

    def whole(self) -> bytes:
        """Gets the whole table as it was shown last."""
        if not self.drawn:
            self.snapshot = msgspec.structs.replace(self.snapshot, views=self.draw(self.rights))
        if self._whole is None:
            self._whole = _encoder.encode(self.snapshot)
        return self._whole

    def report(self, events: tuple[Event, ...]) -> None:
        """Sends what has become known."""
        if happened := heard(events, self.rights.hearing):
            encoded = _encoder.encode(News(False, happened))
            for watcher in self.watchers:
                watcher.post(encoded)

    def past(self, moves: Iterable[tuple[Event, ...]]) -> News:
        """Gets all that happened lately as they may hear it."""
        return News(True, heard(chain.from_iterable(moves), self.rights.hearing))

    def add(self, watcher: Watcher, stamp: str = "") -> None:
        """Takes somebody in, who is shown the whole table; all but the views who has its *stamp*."""
        watcher.audience = self
        self.watchers.add(watcher)
        same = bool(stamp) and stamp == self.snapshot.stamp
        watcher.show(_encoder.encode(again(self.snapshot)) if same else self.whole())


def broadcast(watchers: Iterable[Watcher], message: object) -> None:
    """Sends everybody the same."""
    encoded = _encoder.encode(message)
    for watcher in watchers:
        watcher.post(encoded)
