"""Games that are over, told again: of tables here, and of records that were brought along."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from byways.kernel.facts import shown
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.record import BadRecord, Record, load, read, with_files
from byways.kernel.rng import secret, token
from byways.kernel.scene import Scene
from byways.kernel.story import Story, retell
from byways.kernel.table import ending, still
from byways.registry import GAMES
from byways.wire.answers import CurveLine, Dice, Moment, Replay, ReplayMove, Roll, ScoreCurve, SeatCurve
from byways.wire.requests import Branch

from ..errors import Trouble
from ..store.rows import SeatRow, TableRow, played
from ..table.rooms import Rooms, clean_name
from ..table.summaries import seat_of

MAX_RECORD = 1024 * 1024
STORIES = 24
"""How many stories are kept in memory."""

MOMENTS = 400
"""How many pictures of a moment are kept in memory."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A story with who sat where."""

    story: Story
    seats: tuple[SeatRow, ...]
    table: bool
    """Whether it was played here."""

    moves: tuple[ReplayMove, ...]
    curve: ScoreCurve


@dataclass(slots=True)
class Replays:
    """Every game that can be looked at again."""

    rooms: Rooms
    _finished: OrderedDict[str, Finished] = field(default_factory=OrderedDict)
    _moments: OrderedDict[tuple[str, int, int | None], Moment] = field(default_factory=OrderedDict)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def find(self, name: str) -> Finished:
        """Gets the story of a table, or of a record that was brought along.

        :raises Trouble: there is none, or the game is still being played.
        """
        # One after the other: telling takes a second of work, and players at tables come first.
        async with self._lock:
            if name not in self._finished:
                self._finished[name] = await self._load(name)
                while len(self._finished) > STORIES:
                    self._finished.popitem(last=False)
            self._finished.move_to_end(name)
            return self._finished[name]

    async def _load(self, name: str) -> Finished:
        written = await self.rooms.store.record(name)
        if written is not None:
            record = await asyncio.to_thread(check, written)
            names = (*record.players, *[""] * record.seats)[: record.seats]
            seats = tuple(SeatRow(seat, "person", clean_name(each)) for seat, each in enumerate(names, 1))
            return await asyncio.to_thread(_finish, record, seats, False)
        room = await self.rooms.room(name)
        if not room.match.over:
            # The log has what is still hidden from somebody.
            raise Trouble(409, "server.still_playing")
        return await asyncio.to_thread(_finish, room.record(), room.row.seats, True)

    async def forget(self) -> None:
        """Tells every story anew from now on: somebody in one of them has gone."""
        async with self._lock:
            self._finished.clear()

    async def overview(self, name: str, player: str) -> Replay:
        """Gets the whole game in short: who sat where, and what happened move by move."""
        finished = await self.find(name)
        story = finished.story
        state = story.state(len(story.moments))
        return Replay(
            id=name,
            game=story.record.game,
            seats=[seat_of(row, player) for row in finished.seats],
            moves=finished.moves,
            ending=ending(story.game, state, played(finished.seats)),
            start=story.game.stage(story.game.observe(story.start, None)),
            table=finished.table,
        )

    async def view(self, name: str, move: int, seat: int | None) -> Moment:
        """Gets how it stood after so many moves, as a seat saw it, or with nothing hidden.

        :raises Trouble: there is no such move or seat.
        """
        finished = await self.find(name)
        _check_move(finished, move)
        if seat is not None and not 1 <= seat <= len(finished.seats):
            raise Trouble(400, "server.field", field="seat")
        key = (name, move, seat)
        if key not in self._moments:
            self._moments[key] = await asyncio.to_thread(_moment, finished.story, move, seat)
            while len(self._moments) > MOMENTS:
                self._moments.popitem(last=False)
        self._moments.move_to_end(key)
        return self._moments[key]

    async def curve(self, name: str) -> ScoreCurve:
        """Gets every line of every seat's score after every move."""
        return (await self.find(name)).curve

    async def dice(self, name: str) -> Dice:
        """Gets the numbers behind each of nature's moves, for whoever wants to derive them again."""
        moments = (await self.find(name)).story.moments
        return Dice([Roll(each.entry.path, each.draws) for each in moments if each.entry.seat == NATURE])

    async def text(self, name: str) -> tuple[str, str]:
        """Gets the record and a name for its file."""
        record = (await self.find(name)).story.record
        return record.text(), f"byways-{record.game}-{name}.txt"

    async def bring(self, player: str, body: bytes) -> str:
        """Checks a record and keeps it. The same text has the same name.

        :raises Trouble: it is not a true record, with the line and the reason.
        """
        try:
            written = body.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as e:
            line = body[: e.start].count(b"\n") + 1
            raise _bad(BadRecord(line, "record.line")) from e
        async with self._lock:
            written = (await asyncio.to_thread(check, written)).text()
        digest = hashlib.sha256(written.encode()).digest()
        name = base64.urlsafe_b64encode(digest[:9]).decode()
        await self.rooms.store.add_record(name, player, written)
        return name

    async def branch(self, player: str, name: str, wish: Branch) -> str:
        """Makes a table that goes on from the middle of a story; the dice are new from there on.

        :raises Trouble: there is no such move, nothing is left to play, or the seats do not fit.
        """
        finished = await self.find(name)
        existing = await self.rooms.store.table_by_key(player, wish.key)
        if existing is not None:
            return existing
        _check_move(finished, wish.move)
        story, record = finished.story, finished.story.record
        if not story.game.to_act(story.state(wish.move)):
            raise Trouble(409, "match.over")
        seats = await self.rooms.seats(player, wish.seats)
        if len(seats) != record.seats:
            raise Trouble(400, "server.field", field="seats")
        row = TableRow(
            token(9),
            record.game,
            record.rules,
            dict(record.options),
            secret(),
            player,
            wish.key,
            seats=seats,
            position=record.position,
            begun=record.log[: wish.move],
        )
        return await self.rooms.add(row)


def check(written: str) -> Record:
    """Reads a record and plays it again, as ``byways verify`` does; gets it with the files that it names.

    :raises Trouble: something in it is not true, with the line and the reason.
    """
    try:
        if "\0" in written:
            raise BadRecord(written[: written.index("\0")].count("\n") + 1, "record.line")
        record = read(written)
        if record.game not in GAMES:
            raise BadRecord(2, "record.game", game=record.game[:40])
        if not _well_formed([shown(record.options), record.position]):
            raise BadRecord(4, "record.line")
        load(record, GAMES[record.game])
        return with_files(record, GAMES[record.game])
    except BadRecord as e:
        raise _bad(e) from e


def _bad(found: BadRecord) -> Trouble:
    return Trouble(400, "server.bad_record", line=found.line, reasons=(found.refusal, *found.because))


def _well_formed(value: Any) -> bool:
    """Whether a value can go over the wire: half a surrogate pair cannot, though a record can write it."""
    try:
        msgspec.json.encode(value)
    except (UnicodeEncodeError, msgspec.MsgspecError):
        return False
    return True


def _check_move(finished: Finished, move: int) -> None:
    if not 0 <= move <= len(finished.story.moments):
        raise Trouble(404, "server.no_move")


def _finish(record: Record, seats: tuple[SeatRow, ...], table: bool) -> Finished:
    story = retell(record, GAMES[record.game])
    moves = tuple(
        ReplayMove(
            seat=moment.entry.seat,
            path=moment.entry.path,
            # Nothing is hidden any more: the events are told as those saw them who might.
            events=tuple(each.happening for each in moment.events),
            stage=story.game.stage(story.game.observe(moment.state, None)),
        )
        for moment in story.moments
    )
    return Finished(story, seats, table, moves, _curve(story))


def _curve(story: Story) -> ScoreCurve:
    found, states = [], [story.state(move) for move in range(len(story.moments) + 1)]
    for number in range(1, story.record.seats + 1):
        sheets = [story.game.tally(state, Seat(number)) for state in states]
        points = [{line.code: line.points for line in sheet.lines} for sheet in sheets]
        codes = dict.fromkeys(line.code for sheet in reversed(sheets) for line in sheet.lines)
        lines = [CurveLine(code, [each.get(code, 0) for each in points]) for code in codes]
        found.append(SeatCurve(number, [sheet.total for sheet in sheets], lines))
    return ScoreCurve(found)


def _moment(story: Story, move: int, seat: int | None) -> Moment:
    state = story.state(move)
    view = still(story.game, state, story.record.seats, Seat(seat) if seat is not None else None)
    return Moment(move, view if seat is not None else replace(view, scene=_opened(story, state)))


def _opened(story: Story, state: Any) -> Scene:
    """Draws what a spectator sees, and in place of what each seat still hid, what its owner saw."""
    game = story.game
    own = {
        seat: [area for area in game.scene(game.observe(state, Seat(seat))).areas if area.seat == seat]
        for seat in range(1, story.record.seats + 1)
    }
    areas = []
    for area in game.scene(game.observe(state, None)).areas:
        mine = next((each for each in own.get(area.seat or 0, ()) if each.kind == area.kind), None)
        if area.seat is not None and mine is not None:
            own[area.seat].remove(mine)
            area = replace(mine, label=area.label)
        areas.append(area)
    return Scene((*areas, *(area for rest in own.values() for area in rest if area.kind == "tray")))
