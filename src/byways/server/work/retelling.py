"""Records checked, and games that are over told again, as far as possible in the bytes of the answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import msgspec

from byways.kernel.facets import scene_of, stage_of
from byways.kernel.facts import shown
from byways.kernel.match import Entry
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.record import BadRecord, Record, load, read, with_files
from byways.kernel.remarks import Remarks
from byways.kernel.scene import Scene
from byways.kernel.story import Story, retell
from byways.kernel.table import Perspective, ending, still
from byways.kernel.text import Text
from byways.registry import GAMES
from byways.wire.replays import CurveLine, Dice, Moment, ReplayMove, Roll, ScoreCurve, SeatCurve

from ..errors import Trouble

STORIES = 4
"""How many stories a process keeps in memory; those who look at one ask for many of its moves."""


@dataclass(frozen=True, slots=True)
class Retold:
    """A story, as sent to the reader."""

    game: str
    record: str
    """With the texts of the files that it names; records made before only name them."""

    deal: str
    """Its heading, without who played and how: what is the same wherever the same dice fell."""

    moves: int
    happened: bytes
    """What happened move by move, how it ended, and how it began: fields of an answer, as JSON."""

    curve: bytes
    dice: bytes
    remarks: Remarks
    """The comments and variations that the record has."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a game that goes on from a story begins with."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: int
    position: str | None
    begun: tuple[Entry, ...]


def check(body: bytes) -> str:
    """Reads a record and plays it again, as ``byways verify`` does; gets it with the files that it names.

    :raises Trouble: something in it is not true, with the line and the reason.
    """
    try:
        written = body.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as e:
        raise _bad(BadRecord(body[: e.start].count(b"\n") + 1, "record.line")) from e
    return _checked(written).text()


def players(written: str) -> tuple[str, ...]:
    """Gets how the players of a record were called, a name for each seat.

    :raises Trouble: the record is not true here any more.
    """
    record = _checked(written)
    return (*record.players, *[""] * record.seats)[: record.seats]


def retold(written: str, played: tuple[Seat, ...]) -> Retold:
    """Tells the whole game of a record that keeps the rules; *played* are the seats played to the end.

    :raises Trouble: the record is not true here any more.
    """
    story = story_of(written)
    moves = tuple(
        ReplayMove(
            seat=moment.entry.seat,
            path=moment.entry.path,
            # Nothing is hidden any more: the events are told as those saw them who might.
            events=tuple(each.happening for each in moment.events),
            stage=stage_of(story.game, story.game.observe(moment.state, None)),
        )
        for moment in story.moments
    )
    happened = {
        "game": story.record.game,
        "remarks": story.record.remarks,
        "moves": moves,
        "ending": ending(story.game, story.state(len(moves)), played),
        "start": stage_of(story.game, story.game.observe(story.start, None)),
    }
    rolls = [Roll(each.entry.path, each.draws) for each in story.moments if each.entry.seat == NATURE]
    encode = msgspec.json.encode
    return Retold(
        story.record.game,
        story.record.text(),
        _deal(story.record),
        len(moves),
        encode(happened),
        encode(_curve(story)),
        encode(Dice(rolls)),
        story.record.remarks,
    )


def _deal(record: Record) -> str:
    happened = [entry for entry in record.log if entry.seat == NATURE][: record.given]
    return replace(
        record, log=tuple(happened), players=(), bots=(), provenance=(), drafts=(), remarks=()
    ).text()


def moment(written: str, move: int, seat: int | None) -> bytes:
    """Gets how it stood after so many moves, as a seat saw it, or with nothing hidden."""
    story = story_of(written)
    return msgspec.json.encode(Moment(move, seen(story, story.state(move), seat)))


def seen(story: Story, state: Any, seat: int | None) -> Perspective:
    """Gets how a state of a story, or of what was tried in it, looks to a seat, or with nothing hidden."""
    view = still(story.game, state, story.record.seats, Seat(seat) if seat is not None else None)
    return view if seat is not None else replace(view, scene=_opened(story, state))


def beginning(written: str, move: int) -> Beginning:
    """Gets what a game begins with that goes on after so many moves of a story.

    :raises Trouble: nothing is left to play.
    """
    story = story_of(written)
    if not story.game.to_act(story.state(move)):
        raise Trouble(409, "match.over")
    record = story.record
    options = dict(record.options)
    return Beginning(record.game, record.rules, options, record.seats, record.position, record.log[:move])


@lru_cache(maxsize=STORIES)
def story_of(written: str) -> Story:
    """Tells a record that is known to keep the rules."""
    record = read(written)
    return retell(record, GAMES[record.game])


def _checked(written: str) -> Record:
    try:
        if "\0" in written:
            raise BadRecord(written[: written.index("\0")].count("\n") + 1, "record.line")
        record = read(written)
        if record.game not in GAMES:
            raise BadRecord(2, "record.game", game=record.game[:40])
        if not _well_formed([shown(record.options), record.position, record.players]):
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


def _curve(story: Story) -> ScoreCurve:
    found, states = [], [story.state(move) for move in range(len(story.moments) + 1)]
    for number in range(1, story.record.seats + 1):
        sheets = [story.game.tally(state, Seat(number)) for state in states]
        points = [{line.code: line.points for line in sheet.lines} for sheet in sheets]
        codes = dict.fromkeys(line.code for sheet in reversed(sheets) for line in sheet.lines)
        lines = [CurveLine(code, [each.get(code, 0) for each in points]) for code in codes]
        found.append(SeatCurve(number, [sheet.total for sheet in sheets], lines))
    return ScoreCurve(found)


def _opened(story: Story, state: Any) -> Scene:
    """Draws what a spectator sees, and in place of what each seat still hid, what its owner saw."""
    game = story.game
    own = {
        seat: [area for area in scene_of(game, game.observe(state, Seat(seat))).areas if area.seat == seat]
        for seat in range(1, story.record.seats + 1)
    }
    areas = []
    for area in scene_of(game, game.observe(state, None)).areas:
        seen = next((each for each in own.get(area.seat or 0, ()) if each.kind == area.kind), None)
        if area.seat is not None and seen is not None:
            own[area.seat].remove(seen)
            area = replace(seen, label=area.label)
        areas.append(area)
    for seat, rest in own.items():
        holds = Text("player.holds", {"seat": seat})
        trays = [area for area in rest if area.kind == "tray"]
        # Its owner calls a hand “yours”; here everybody's are side by side.
        areas += [
            replace(tray, label=holds) if tray.place == "edge" and len(own) > 1 else tray for tray in trays
        ]
    return Scene(tuple(areas))
