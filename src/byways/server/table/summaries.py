"""What a list of tables says of one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import time
from typing import Any

from byways.kernel.match import Match
from byways.kernel.protocol import NATURE

from ..store.rows import SeatRow, TableRow
from .pace import read_since, waited


def summary(match: Match[Any, Any, Any], since: Mapping[int, float]) -> dict[str, Any]:
    """Gets what a list of tables says of one."""
    stage = match.game.stage(match.view(None))
    return {
        "stage": {"code": stage.code, "args": dict(stage.args)},
        "to_act": sorted(match.to_act),
        "since": dict(since),
    }


def seat_of(row: SeatRow, player: str) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "mine": row.held_by(player),
        "back": row.kind == "bot" and row.remembers(player),
    }


def summarize(rows: Iterable[TableRow], player: str) -> list[dict[str, Any]]:
    """Gets the list of a player's tables: your turn first, then the newest."""
    found = [one_summary(row, player) for row in rows]
    return sorted(found, key=lambda each: (not each["yours"], each["over"]))


def one_summary(row: TableRow, player: str) -> dict[str, Any]:
    seats = [seat_of(seat, player) for seat in row.seats]
    mine = {seat["seat"] for seat in seats if seat["mine"]}
    invites = {str(seat.seat): seat.invite for seat in row.seats if seat.invite and row.creator == player}
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "stage": row.summary["stage"],
        "to_act": row.summary["to_act"],
        "over": row.over,
        "yours": bool(mine.intersection(row.summary["to_act"]) or (mine and NATURE in row.summary["to_act"])),
        "typed": row.typed,
        "seats": seats,
        "invites": invites,
        "pace": row.pace,
        "waited": waited(read_since(row.summary, row.summary["to_act"], row.updated), row.pace, time()),
        "listed": row.listed,
        "updated": row.updated,
    }
