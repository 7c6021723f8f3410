"""What a list of tables says of one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from byways.kernel.facets import stage_of
from byways.kernel.facts import shown
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE
from byways.kernel.scene import Text
from byways.wire.account import Me
from byways.wire.messages import SeatShown
from byways.wire.tables import Reached, Summary

from ..catalogue import game_named
from ..clock import time
from ..store.database import Store
from ..store.reading import read_player
from ..store.rows import SeatRow, TableRow
from .pace import Clock, read_clock


def summary(match: Match[Any, Any, Any], clock: Clock) -> dict[str, Any]:
    """Gets what a list of tables says of one."""
    stage = stage_of(match.game, match.view(None))
    return {"stage": msgspec.to_builtins(stage), "to_act": sorted(match.to_act), **clock.kept()}


def seat_of(row: SeatRow, player: str) -> SeatShown:
    """Gets who sits there, as a player sees it."""
    return seat_shown(row, row.held_by(player), row.lent_by(player))


def seat_shown(row: SeatRow, mine: bool, back: bool, online: bool | UnsetType = UNSET) -> SeatShown:
    """Gets who sits there; to its reader the seat is their own, or to be had back, or neither."""
    return SeatShown(
        row.seat, row.kind, row.name, row.level, mine, back, online, len(row.holders), row.avatar
    )


def summarize(rows: Iterable[TableRow], player: str) -> list[Summary]:
    """Gets the list of a player's tables: your turn first, then the newest."""
    found = [one_summary(row, player) for row in rows]
    return sorted(found, key=lambda each: (not each.yours, each.over))


async def about_me(store: Store, player: str) -> Me:
    """Gets a player's name, avatar and tables."""
    person = await store.read(lambda connection: read_player(connection, player))
    return Me(*person, summarize(await store.tables_of(player), player))


def one_summary(row: TableRow, player: str) -> Summary:
    """Gets a table in short, as a player sees it."""
    seats, to_act = [seat_of(seat, player) for seat in row.seats], row.summary["to_act"]
    own = {seat.seat for seat in seats if seat.mine}
    open_seats = [seat for seat in row.seats if seat.kind == "open"]
    return Summary(
        id=row.id,
        game=row.game,
        options=shown(row.options),
        stage=msgspec.convert(row.summary["stage"], Text),
        to_act=to_act,
        over=row.over,
        yours=bool(own.intersection(to_act) or (own and row.typed and NATURE in to_act)),
        seats=seats,
        typed=row.typed,
        invites={str(seat.seat): seat.invite for seat in open_seats if row.creator == player and seat.invite},
        link=next((seat.invite for seat in row.seats if seat.invite), None) if own else None,
        pace=row.pace,
        increment=row.increment,
        waited=read_clock(row, to_act).waited(row.pace, time()),
        listed=row.listed,
        updated=row.updated,
        results=[Reached(each.seat, each.total, each.won) for each in row.results],
        scored=game_named(row.game).scored,
        unbegun=row.creator == player and not row.steps and not row.over,
        day=row.day,
    )
