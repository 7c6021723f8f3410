"""Making a device somebody's, with all that was played on it: both histories become one."""

from __future__ import annotations

from sqlalchemy import Connection, Table, and_, delete, exists, insert, select, update

from byways.registry import GAMES

from ..access.devices import PassRow
from ..access.identity import Visitor
from ..clock import time
from ..store.notes import note_rewritten
from ..store.reading import read_table, sat_at
from ..store.schema import OWNED, devices, holders, passes, players, results, seats, tables


class Clash(Exception):
    """Raised where two who are to become one sit against each other with hands that are hidden."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


def let_in(connection: Connection, visitor: Visitor, good: PassRow, label: str) -> bool:
    """Makes a device somebody's, and everything of whoever had it theirs. Gets whether the pass was good.

    :raises Clash: they sit at a table against each other, and each would see the other's hand.
    """
    if not connection.execute(delete(passes).where(passes.c.id == good.id)).rowcount:
        # Somebody else was faster: it works once.
        return False
    old, new = visitor.player, good.player
    for table in _shared(connection, old, new):
        _check_hands(connection, table, old, new)
    connection.execute(update(devices).where(devices.c.player == old).values(player=new))
    for each in dict.fromkeys((visitor.device, old)):
        _assign(connection, each, new, label if each == visitor.device else "")
    _hand_over(connection, old, new)
    note_rewritten(connection)
    return True


def _shared(connection: Connection, old: str, new: str) -> list[str]:
    """Gets the running tables at which both sit."""
    both = and_(tables.c.id.in_(sat_at(old)), tables.c.id.in_(sat_at(new)))
    going_on = select(tables.c.id).where(and_(both, ~tables.c.over))
    return list(connection.scalars(going_on))


def _check_hands(connection: Connection, table: str, old: str, new: str) -> None:
    row = read_table(connection, table)
    assert row is not None
    theirs, others = ({seat.seat for seat in row.seats if seat.remembers(each)} for each in (old, new))
    facts = GAMES.get(row.game)
    if theirs != others and (facts is None or facts.secret):
        raise Clash(row.game)


def _assign(connection: Connection, device: str, player: str, label: str) -> None:
    values = {"player": player, "label": label, "created": time()}
    if not connection.execute(update(devices).where(devices.c.id == device).values(**values)).rowcount:
        connection.execute(insert(devices).values(id=device, **values))


def _hand_over(connection: Connection, old: str, new: str) -> None:
    """Makes everything of one player another's."""
    connection.execute(delete(passes).where(passes.c.player == old))
    for table in (*OWNED, results):
        _hand_over_rows(connection, table, old, new)
    connection.execute(update(seats).where(seats.c.player == old).values(player=new))
    connection.execute(update(seats).where(seats.c.kept_for == old).values(kept_for=new))
    # Both may have asked with the same key, for the same day's deal, say.
    key = tables.c.key + " " + tables.c.id
    connection.execute(update(tables).where(tables.c.creator == old).values(creator=new, key=key))
    # Who has a seat holds it no second time.
    place = and_(seats.c.table_id == holders.c.table_id, seats.c.seat == holders.c.seat)
    sits = exists().where(and_(place, seats.c.player == new))
    connection.execute(delete(holders).where(and_(holders.c.player == new, sits)))
    old_row = connection.execute(select(players).where(players.c.id == old)).mappings().first()
    if old_row is None:
        return
    new_row = connection.execute(select(players).where(players.c.id == new)).mappings().first()
    if new_row is None:
        connection.execute(update(players).where(players.c.id == old).values(id=new))
        return
    for name in ("name", "lang", "hook", "avatar", "unlisted"):
        if not new_row[name] and old_row[name]:
            connection.execute(update(players).where(players.c.id == new).values({name: old_row[name]}))
    connection.execute(delete(players).where(players.c.id == old))


def _hand_over_rows(connection: Connection, table: Table, old: str, new: str) -> None:
    """Makes one player's rows another's, but for those that the other has, too."""
    if "player" in table.primary_key.columns:
        also = table.alias()
        rest = (each == also.c[each.name] for each in table.primary_key.columns if each.name != "player")
        twin = exists().where(and_(also.c.player == new, *rest))
        connection.execute(delete(table).where(and_(table.c.player == old, twin)))
    connection.execute(update(table).where(table.c.player == old).values(player=new))
