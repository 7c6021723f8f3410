"""Bugs planted into the server, one at a time: a rehearsal finds every one of them.

``python -m tests.server.planted`` plants them all and says after how many rehearsals each was found.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from byways.kernel.match import Chance
from byways.kernel.protocol import Seat
from byways.kernel.rng import secret
from byways.server.access.limits import Limits
from byways.server.store.chain import link
from byways.server.store.database import Store
from byways.server.store.writer import Writer
from byways.server.table import bots, restoring, room, rooms, socket, watching
from byways.server.table.answers import Answers, Request
from byways.server.table.gallery import Gallery
from byways.server.table.room import Room
from byways.server.table.talk import Conversation
from byways.server.table.watching import Audience, Rights
from byways.soak.rehearsal import Script, rehearse
from byways.wire.delta import difference

Patch = pytest.MonkeyPatch
MOST = 12
"""A bug that is not found by so many rehearsals has escaped."""


def acknowledged_before_saved(patch: Patch) -> None:
    add_steps = Store.add_steps
    tasks: list[Any] = []

    async def add_later(self: Store, *args: Any, **more: Any) -> None:
        tasks.append(asyncio.create_task(add_steps(self, *args, **more)))

    patch.setattr(Store, "add_steps", add_later)


def failed_commits_called_done(patch: Patch) -> None:
    async def optimistic(self: Writer, batch: Any, *, last: bool = False) -> bool:
        with suppress(SQLAlchemyError):
            writes = [write for write, _ in batch]
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_all, writes)
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

    patch.setattr(Writer, "_commit", optimistic)


def writer_that_dies(patch: Patch) -> None:
    commit = Writer._commit

    async def fragile(self: Writer, batch: Any, *, last: bool = False) -> bool:
        if not await commit(self, batch, last=last):
            raise OSError
        return True

    patch.setattr(Writer, "_commit", fragile)
    patch.setattr(Writer, "_ended", lambda *_: None)


def health_that_never_tells(patch: Patch) -> None:
    async def always(_self: Writer) -> bool:
        return True

    patch.setattr(Writer, "well", always)


def repeats_done_again(patch: Patch) -> None:
    patch.setattr(Answers, "find", lambda *_: None)


def keys_of_the_whole_table(patch: Patch) -> None:
    of = Request.of
    patch.setattr(Request, "of", lambda _player, *rest: of("anybody", *rest))


def keys_for_anything(patch: Patch) -> None:
    def find(self: Answers, request: Request) -> Any:
        return self._known.get(request.owner, ("", None))[1]

    patch.setattr(Answers, "find", find)


def answers_forgotten_by_a_restart(patch: Patch) -> None:
    replayed = Room.replayed.__func__  # type: ignore[attr-defined]

    def forgetful(cls: Any, *args: Any) -> Room:
        made: Room = replayed(cls, *args)
        made._answers = Answers()
        return made

    patch.setattr(Room, "replayed", classmethod(forgetful))


def refusals_forgotten_by_a_restart(patch: Patch) -> None:
    patch.setattr(restoring, "read_refusals", lambda connection, names: {name: [] for name in names})


def tables_without_a_lock(patch: Patch) -> None:
    class Open(asyncio.Lock):
        async def acquire(self) -> Any:
            return True

        def release(self) -> None:
            pass

    init = Room.__post_init__

    def unlocked(self: Room) -> None:
        init(self)
        self.lock = Open()

    patch.setattr(Room, "__post_init__", unlocked)


def steps_without_a_chain(patch: Patch) -> None:
    patch.setattr(room, "link", lambda table, _head, step: link(table, "", step))


def dice_rolled_anew_by_a_restart(patch: Patch) -> None:
    patch.setattr(room, "Chance", lambda _seed, *rest, **more: Chance(secret(), *rest, **more))


def lists_that_stay_old(patch: Patch) -> None:
    add_steps = Store.add_steps

    async def silent(self: Store, table: str, steps: Any, _summary: Any, over: bool, also: Any = ()) -> None:
        await add_steps(self, table, steps, None, over, also)

    patch.setattr(Store, "add_steps", silent)


def spectators_not_told(patch: Patch) -> None:
    show = Gallery._show
    patch.setattr(Gallery, "_show", lambda self, audience: audience.rights.own and show(self, audience))


def spectators_with_a_seat(patch: Patch) -> None:
    rights = Gallery._rights

    def generous(self: Gallery, player: str) -> Rights:
        found = rights(self, player)
        return found if found.own else Rights((Seat(1),), found.back)

    patch.setattr(Gallery, "_rights", generous)


def changes_left_out(patch: Patch) -> None:
    update = watching.Watcher.update

    def careless(self: watching.Watcher, encoded: bytes) -> None:
        if len(encoded) % 7:
            update(self, encoded)

    patch.setattr(watching.Watcher, "update", careless)


def old_wholes_shown(patch: Patch) -> None:
    def show(self: Audience, new: Any) -> None:
        update = difference(self.snapshot, new)
        if update is not None:
            self.snapshot = new
            for watcher in self.watchers:
                watcher.update(watching._encoder.encode(update))

    patch.setattr(Audience, "show", show)


def people_who_never_leave(patch: Patch) -> None:
    patch.setattr(Room, "leave", lambda *_: None)


def lines_held_for_ever(patch: Patch) -> None:
    @contextmanager
    def hold(self: Limits, player: str, table: str, address: str) -> Iterator[None]:
        self._held.update([("visitor", player), ("table", table), ("address", address)])
        yield

    patch.setattr(Limits, "hold", hold)


def halves_that_end_a_line(patch: Patch) -> None:
    patch.setattr(socket, "_key_of", lambda text: json.loads(text)["key"])


def wishes_granted_twice(patch: Patch) -> None:
    async def nothing(*_: Any) -> None:
        return None

    patch.setattr(Store, "table_by_key", nothing)


def talk_said_twice(patch: Patch) -> None:
    say = Conversation.say

    async def chatty(self: Conversation, player: str, row: Any, said: str, key: str) -> Any:
        return await say(self, player, row, said, f"{key} {secret()}")

    patch.setattr(Conversation, "say", chatty)


def bots_that_give_up(patch: Patch) -> None:
    keep_playing = bots.keep_playing

    async def moody(at: Room, think: Any) -> None:
        async def once(at: Room, seat: Any, level: int) -> Any:
            if at.steps > 3:
                await asyncio.get_running_loop().create_future()
            return await think(at, seat, level)

        await keep_playing(at, once)

    patch.setattr(rooms, "keep_playing", moody)


PLANTED: list[Callable[[Patch], None]] = [
    acknowledged_before_saved,
    failed_commits_called_done,
    writer_that_dies,
    health_that_never_tells,
    repeats_done_again,
    keys_of_the_whole_table,
    keys_for_anything,
    answers_forgotten_by_a_restart,
    refusals_forgotten_by_a_restart,
    tables_without_a_lock,
    steps_without_a_chain,
    dice_rolled_anew_by_a_restart,
    lists_that_stay_old,
    spectators_not_told,
    spectators_with_a_seat,
    changes_left_out,
    old_wholes_shown,
    people_who_never_leave,
    lines_held_for_ever,
    halves_that_end_a_line,
    wishes_granted_twice,
    talk_said_twice,
    bots_that_give_up,
]


def find(bug: Callable[[Patch], None], folder: Path) -> tuple[int, str]:
    """Rehearses with a bug until it is found. Gets after how many times, and how it showed; 0: it escaped."""
    for number in range(1, MOST + 1):
        with pytest.MonkeyPatch.context() as patch:
            bug(patch)
            try:
                faults = rehearse(f"planted {number}", Script(), folder).faults
            except Exception as e:
                faults = [repr(e)]
        if faults:
            return number, faults[0]
    return 0, ""


if __name__ == "__main__":
    chosen = [bug for bug in PLANTED if not sys.argv[1:] or bug.__name__ in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as name:
        escaped = 0
        for bug in chosen:
            after, fault = find(bug, Path(name))
            escaped += not after
            print(f"{bug.__name__:<34} {after or 'escaped':<8} {fault[:160]}", flush=True)
    sys.exit(bool(escaped))
