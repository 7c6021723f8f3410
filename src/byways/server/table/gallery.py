"""What everybody at a table sees, made once for each seat and sent once for all who may see the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from byways.kernel.facts import shown
from byways.kernel.match import Match
from byways.kernel.protocol import Event, Seat
from byways.kernel.rng import commitment
from byways.kernel.table import Grounds, Perspective, ending, grounds, perspective
from byways.wire.messages import SeatShown, Snapshot, TurnAsked, Watching
from byways.wire.question import question

from ..clock import time
from ..store.rows import played
from .joint import joint_shown
from .sequel import rematch
from .summaries import seat_shown
from .watching import Audience, Rights, Watcher, broadcast

if TYPE_CHECKING:
    from .room import Room


@dataclass(eq=False, slots=True)
class Gallery:
    """Everybody who watches a table."""

    room: Room
    watchers: set[Watcher] = field(default_factory=set)
    _audiences: dict[Rights, Audience] = field(default_factory=dict)
    _views: dict[Seat | None, tuple[Grounds, Perspective]] = field(default_factory=dict)
    """What each seat saw when somebody last looked, and what that followed from."""

    def step(self, draft_of: Seat | None) -> None:
        """Shows what a step has changed, and what became known with it move by move; a step of a draft is
        seen by nobody but its owner."""
        for audience in self._audiences.values():
            if draft_of is None or draft_of in audience.rights.own:
                self._disclose(audience)
                self._show(audience)

    def show_past_anew(self, past: Iterable[tuple[Event, ...]]) -> None:
        """Sends everybody recent events again, move by move."""
        for audience in self._audiences.values():
            broadcast(audience.watchers, audience.past(past))

    def _disclose(self, audience: Audience) -> None:
        """Shows each move before it is told; who made it has seen it."""
        now = self.room.match
        for each in now.disclosed:
            if each.after is now.state:
                self._show(audience)
            elif each.seat not in audience.rights.own:
                snapshot = self._snapshot(audience.rights, audience.snapshot.seq + 1, now.stood_at(each))
                audience.show(snapshot)
            audience.report(each.events)

    def enter(self, watcher: Watcher, stamp: str = "") -> Audience:
        """Lets somebody in and shows them the table, and others that they are there; who brings the stamp of
        what they would see is not shown it again."""
        self.watchers.add(watcher)
        self._show_presence(watcher)
        return self._admit(watcher, stamp)

    def leave(self, watcher: Watcher) -> None:
        """Notes that somebody has gone, and shows it."""
        self.watchers.discard(watcher)
        self._dismiss(watcher)
        self._show_presence(watcher)

    def regroup(self) -> None:
        """Shows everybody who sits where; who may see something else now is shown the whole table."""
        moving = [
            watcher
            for watcher in self.watchers
            if watcher.audience is not None and watcher.audience.rights != self._rights(watcher.player)
        ]
        for watcher in moving:
            self._dismiss(watcher)
        self._show_all()
        for watcher in moving:
            self._admit(watcher)

    def sync(self, watcher: Watcher) -> None:
        """Shows somebody the whole table again."""
        if watcher.audience is not None:
            self._show(watcher.audience)
            watcher.show(watcher.audience.whole())

    def broadcast(self, message: object) -> None:
        """Sends everybody the same."""
        broadcast(self.watchers, message)

    def seats(self, player: str) -> tuple[SeatShown, ...]:
        """Gets who sits where, as one player sees it."""
        return self._seats(self._rights(player))

    def _admit(self, watcher: Watcher, stamp: str = "") -> Audience:
        rights = self._rights(watcher.player)
        if (audience := self._audiences.get(rights)) is None:
            frame = self._snapshot(rights, 0, views=False)
            audience = self._audiences[rights] = Audience(rights, frame, self._views_of)
        elif self.room.row.pace is not None:
            # How long somebody has taken is told as it is now.
            audience.show(self._snapshot(rights, audience.snapshot.seq + 1, views=audience.drawn))
        audience.add(watcher, stamp)
        return audience

    def _dismiss(self, watcher: Watcher) -> None:
        audience, watcher.audience = watcher.audience, None
        if audience is not None:
            audience.watchers.discard(watcher)
            if not audience.watchers:
                self._audiences.pop(audience.rights, None)

    def _show_presence(self, watcher: Watcher) -> None:
        """Shows who is there, if somebody has come or gone altogether; the table is as before."""
        if not any(each.player == watcher.player for each in self.watchers if each is not watcher):
            watching = self._watching()
            for audience in self._audiences.values():
                audience.show_presence(self._seats(audience.rights), watching)

    def _watching(self) -> Watching:
        """Gets who watches and has no seat."""
        rows = self.room.row.seats
        called = {
            each.player: each.name
            for each in self.watchers
            if not any(row.remembers(each.player) for row in rows)
        }
        names = tuple(sorted(filter(None, called.values()))) if self.room.row.watchers_named else None
        return Watching(len(called), names)

    def _show_all(self) -> None:
        for audience in self._audiences.values():
            self._show(audience)

    def _show(self, audience: Audience) -> None:
        audience.show(self._snapshot(audience.rights, audience.snapshot.seq + 1))

    def _rights(self, player: str) -> Rights:
        rows = self.room.row.seats
        return Rights(
            tuple(Seat(row.seat) for row in rows if row.held_by(player)),
            tuple(Seat(row.seat) for row in rows if row.lent_by(player)),
        )

    def _snapshot(
        self, rights: Rights, seq: int, stood: Match[Any, Any, Any] | None = None, *, views: bool = True
    ) -> Snapshot:
        """Gets the whole table as those with these rights may see it, now or as it *stood* before; or all but
        the *views*, which take longest."""
        room = self.room
        match, row = stood or room.match, room.row
        told_by = room.told_by() if row.typed else None
        return Snapshot(
            seq,
            row.id,
            row.game,
            shown(row.options),
            room.facts.secret,
            match.over,
            tuple(sorted(match.to_act)),
            self._seats(rights),
            self._views_of(rights, stood) if views else (),
            ending(match.game, match.state, played(row.seats)),
            row.pace,
            room.clock.waited(row.pace, time()),
            row.typed,
            # Where dice are not real, nature is to act only in what is shown before it has acted.
            question(
                match,
                yours=bool(rights.own) and told_by in (None, *rights.own),
                teller=rights.teller(told_by),
            )
            if row.typed
            else None,
            room.provenance,
            # What people tell of real dice follows from no seed.
            None if row.typed else commitment(match.chance.seed),
            match.chance.seed if match.over and not row.typed else None,
            joint_shown(row),
            rematch(row, room.sequel),
            row.increment,
            row.hints or "allowed",
            self._watching(),
            None
            if match.takeback is None
            else TurnAsked(match.takeback.seat, tuple(sorted(match.takeback.waits))),
            room.stamps.stamp(row, rights.own) if stood is None else "",
        )

    def _views_of(self, rights: Rights, stood: Match[Any, Any, Any] | None = None) -> tuple[Perspective, ...]:
        """Gets what those with these rights see, one view for each of their seats."""
        seats = rights.own or (None,)
        return tuple(self._view(seat) if stood is None else perspective(stood, seat) for seat in seats)

    def _seats(self, rights: Rights) -> tuple[SeatShown, ...]:
        online = {watcher.player for watcher in self.watchers}
        return tuple(
            seat_shown(
                row,
                row.seat in rights.own,
                row.seat in rights.back,
                row.kind == "bot" or any(map(row.held_by, online)),
            )
            for row in self.room.row.seats
        )

    def _view(self, seat: Seat | None) -> Perspective:
        now, known = grounds(self.room.match, seat), self._views.get(seat)
        if known is None or known[0] != now:
            known = self._views[seat] = now, perspective(self.room.match, seat, now)
        return known[1]
