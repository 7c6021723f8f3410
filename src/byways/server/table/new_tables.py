"""New tables, as requested."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from byways.kernel.bot import FIRST_LEVEL
from byways.kernel.facts import BadOptions, Facts, Options, UnknownRules
from byways.kernel.rng import secret, token
from byways.kernel.seating import lot, seated
from byways.wire.requests import OpenTable, SeatChoice

from ..catalogue import game_named
from ..errors import Trouble
from ..readable import clean_name
from ..store.database import Store
from ..store.rows import SeatRow, TableRow


async def new_row(store: Store, player: str, wish: OpenTable) -> TableRow:
    """Gets a new table as a player wishes for it.

    :raises Trouble: there is no such game, or not with these options and seats.
    """
    facts = _facts_for(wish)
    seats = await chosen_seats(store, player, wish.seats)
    if wish.typed and wish.seed is not None:
        raise Trouble(400, "server.field", field="typed")
    if wish.seed is not None and any(row.kind == "open" for row in seats):
        # Guests could not trust dice that somebody knows beforehand.
        raise Trouble(400, "server.known_seed")
    # A file of one's own may be long.
    options = await asyncio.to_thread(_options, facts, wish.options, len(seats))
    if wish.begins is not None and wish.begins > len(seats):
        raise Trouble(400, "server.field", field="begins")
    row = TableRow(
        token(9),
        facts.name,
        facts.rules,
        options,
        wish.seed or secret(),
        player,
        wish.key,
        seats=seats,
        pace=wish.pace,
        increment=wish.increment if wish.pace is not None else None,
        listed=wish.listed,
        typed=wish.typed,
        # Who plays alone, or at one screen, has nobody to wait for.
        joint=wish.joint and not wish.typed and any(row.kind == "open" for row in seats),
        origin="seed" if wish.seed is not None else None,
        hints=None if wish.hints else "off",
        watchers_named=wish.watchers_named,
        drawn=wish.begins is None and facts.in_turn and len(seats) > 1,
    )
    return with_seats_taken(row, wish.begins or 1)


async def chosen_seats(store: Store, player: str, choices: Iterable[SeatChoice]) -> tuple[SeatRow, ...]:
    """Gets the seats that were chosen.

    :raises Trouble: the player sits at none of them.
    """
    own = await store.player_name(player)
    found: list[SeatRow] = []
    for each in choices:
        name, number = clean_name(each.name or ""), len(found) + 1
        match each.kind:
            case "me":
                found.append(SeatRow(number, "person", own, player=player))
            case "here":
                found.append(SeatRow(number, "person", name, player=player))
            case "invite":
                found.append(SeatRow(number, "open", name, invite=token(18)))
            case "bot":
                found.append(SeatRow(number, "bot", name, each.level or FIRST_LEVEL))
    if not any(row.player == player for row in found):
        raise Trouble(400, "server.no_seat_for_you")
    return tuple(found)


def _options(facts: Facts, given: Options, seats: int) -> dict[str, Any]:
    try:
        options = dict(facts.options(facts.resolve(given, seats)))
        facts.create(options, seats)
    except BadOptions as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
    return options


def _facts_for(wish: OpenTable) -> Facts:
    """Gets the game that is wished for, under the newest rules unless others are.

    :raises Trouble: there is no such game, or no such version of its rules.
    """
    facts = game_named(wish.game)
    try:
        return facts if wish.rules is None else facts.under(wish.rules)
    except UnknownRules as e:
        raise Trouble(400, "server.field", field="rules") from e


def with_seats_taken(row: TableRow, begins: int) -> TableRow:
    """Gets a table whose seats are taken: *begins* of them, or who is drawn by lot, sits in seat 1."""
    first = lot(row.seed, len(row.seats)) if row.drawn else begins
    seats = tuple(replace(each, seat=seat) for seat, each in enumerate(seated(row.seats, first), 1))
    home = next((each.seat for each in seats if each.remembers(row.creator)), 1)
    return replace(row, seats=seats, home=home)
