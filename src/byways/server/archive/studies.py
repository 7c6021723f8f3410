"""Studies: what somebody remarks on finished games. Whoever has the link reads it, who made it changes it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, select, update

from byways.kernel.lines import BadRecord
from byways.kernel.plain import plain
from byways.kernel.protocol import Path
from byways.kernel.remarks import Remarks, tidied
from byways.kernel.rng import token
from byways.wire.studies import MyStudy, NewStudy, Study, StudyEdit, StudyNote, TriedLine, TriedPick

from ..clock import time
from ..errors import Trouble
from ..store.database import Store, executes
from ..store.schema import records, studies, tables
from ..work import studying
from .replays import Finished, Replays, check_move

MOST_STUDIES = 200
"""How many studies a player may have."""

MAX_TITLE = 80

HEAD = 200
"""In so many letters of a record it stands what was played."""


@dataclass(frozen=True, slots=True)
class Studies:
    """Every study; *asker* is always the address of who asks."""

    replays: Replays

    async def of_game(self, player: str, replay: str) -> list[StudyNote]:
        """Gets the studies that a player has made of a game, the newest first."""
        query = (
            select(studies.c.id, studies.c.title, studies.c.updated)
            .where(and_(studies.c.player == player, studies.c.replay == replay))
            .order_by(studies.c.updated.desc())
        )
        rows = await self._store.rows(query)
        return [StudyNote(*row) for row in rows]

    async def of_player(self, player: str) -> list[MyStudy]:
        """Gets all studies that a player has made, the newest first."""
        head = func.substr(records.c.text, 1, HEAD)
        query = (
            select(studies.c.id, studies.c.title, studies.c.updated, studies.c.replay, tables.c.game, head)
            .outerjoin(tables, tables.c.id == studies.c.replay)
            .outerjoin(records, records.c.id == studies.c.replay)
            .where(studies.c.player == player)
            .order_by(studies.c.updated.desc())
        )
        rows = await self._store.rows(query)
        return [
            MyStudy(study, title, updated, replay, game or _game_in(text or ""))
            for study, title, updated, replay, game, text in rows
        ]

    async def begin(self, player: str, replay: str, wish: NewStudy, asker: str) -> str:
        """Makes a study of a game, with the comments that its record has.

        :raises Trouble: there is no such game, the player has too many studies, or the key stands for one of
            another game.
        """
        finished = await self.replays.find(replay, asker)
        own = studies.c.player == player
        begun = select(studies.c.id, studies.c.replay).where(and_(own, studies.c.key == wish.key))
        count = select(func.count()).select_from(studies).where(own)
        values = {
            "id": token(12),
            "player": player,
            "key": wish.key,
            "replay": replay,
            "title": "",
            "remarks": msgspec.json.encode(finished.retold.remarks).decode(),
            "revision": 0,
            "updated": time(),
        }

        def write(connection: Connection) -> None:
            # Many may be begun at once.
            if connection.execute(begun).first() is None and (connection.scalar(count) or 0) < MOST_STUDIES:
                connection.execute(insert(studies).values(values))

        await self._store.do(write)
        found = await self._store.first(begun)
        if found is None:
            raise Trouble(409, "server.studies_full", most=MOST_STUDIES)
        if found.replay != replay:
            raise Trouble(409, "server.key_used")
        return str(found.id)

    async def find(self, name: str, player: str) -> Study:
        """Gets a study.

        :raises Trouble: there is none.
        """
        query = select(studies).where(studies.c.id == name)
        row = await self._store.first(query)
        if row is None:
            raise Trouble(404, "server.no_study")
        remarks = msgspec.json.decode(row.remarks, type=Remarks)
        return Study(row.id, row.replay, row.title, remarks, row.revision, row.player == player)

    async def change(self, name: str, player: str, edit: StudyEdit, asker: str) -> Study:
        """Changes a study.

        :raises Trouble: it is somebody else's, was changed meanwhile, or does not fit the game.
        """
        known = await self._own(name, player)
        try:
            remarks = tidied(edit.remarks)
        except BadRecord as e:
            raise Trouble(400, "server.bad_study") from e
        finished = await self.replays.find(known.replay, asker)
        await self.replays.workers.do(asker, studying.check, finished.retold.record, remarks)
        title = plain(edit.title)[:MAX_TITLE].strip()
        changed = (
            update(studies)
            .where(and_(studies.c.id == name, studies.c.revision == edit.revision))
            .values(
                title=title,
                remarks=msgspec.json.encode(remarks).decode(),
                revision=edit.revision + 1,
                updated=time(),
            )
        )

        done = False

        def write(connection: Connection) -> None:
            nonlocal done
            done = connection.execute(changed).rowcount == 1

        await self._store.do(write)
        if not done:
            raise Trouble(409, "server.study_stale")
        return Study(name, known.replay, title, remarks, edit.revision + 1, True)

    async def remove(self, name: str, player: str) -> None:
        """Deletes a study.

        :raises Trouble: there is none, or it is somebody else's.
        """
        await self._own(name, player)
        gone = delete(studies).where(studies.c.id == name)
        await self._store.do(executes(gone))

    async def text(self, name: str, asker: str) -> tuple[str, str]:
        """Gets the record of the game with the comments of a study, and a name for its file."""
        study = await self.find(name, "")
        finished = await self.replays.find(study.replay, asker)
        record = finished.retold.record
        text = await self.replays.workers.do(asker, studying.annotated, record, study.remarks)
        return text, f"byways-{finished.retold.game}-{name}.txt"

    async def line(self, replay: str, wanted: TriedLine, asker: str) -> bytes:
        """Gets where moves lead that leave a game in its middle.

        :raises Trouble: there is no such move or seat, or a rule forbids it.
        """
        finished = await self._left(replay, wanted.move, wanted.seat, asker)
        played: Path | None = None if wanted.played is None else tuple(wanted.played)
        args = (wanted.move, tuple(wanted.moves), wanted.seat, played)
        return await self.replays.workers.do(asker, studying.line, finished.retold.record, *args)

    async def choices(self, replay: str, wanted: TriedPick, asker: str) -> bytes:
        """Gets what can be picked for one more move.

        :raises Trouble: there is no such move or seat, or a rule forbids it.
        """
        finished = await self._left(replay, wanted.move, wanted.seat, asker)
        args = (wanted.move, tuple(wanted.moves), wanted.seat, tuple(wanted.picked))
        return await self.replays.workers.do(asker, studying.line_choices, finished.retold.record, *args)

    async def _left(self, replay: str, move: int, seat: int | None, asker: str) -> Finished:
        finished = await self.replays.find(replay, asker)
        check_move(finished, move)
        if seat is not None and seat > len(finished.seats):
            raise Trouble(400, "server.field", field="seat")
        return finished

    async def _own(self, name: str, player: str) -> Study:
        study = await self.find(name, player)
        if not study.mine:
            raise Trouble(403, "server.not_your_study")
        return study

    @property
    def _store(self) -> Store:
        return self.replays.rooms.store


def _game_in(head: str) -> str:
    """Gets what was played from the first lines of a record, which was read before it was kept."""
    return next((line.removeprefix("game ") for line in head.split("\n") if line.startswith("game ")), "")
