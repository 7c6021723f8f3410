"""Devices of one person, and the passes by which another one is let in. We keep only hashes of secrets."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from byways.kernel.rng import token
from byways.wire.devices import DeviceNote, Devices

from ..clock import time
from ..errors import Trouble
from ..store.database import Store, executes
from ..store.schema import devices, passes, passkeys, pushes, tokens
from .identity import Visitor, hash_of

Kind = Literal["link", "code", "passkey"]

SOON = 15 * 60.0
"""Seconds for which a link lets a device in."""

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: nothing in it is taken for something else."""

_GROUP, _LENGTH = 5, 30


@dataclass(frozen=True, slots=True)
class PassRow:
    """A pass as it is stored."""

    id: str
    player: str
    kind: Kind


def written_code() -> str:
    """Gets a fresh code that can be read from paper: 150 bits in groups of five."""
    number = int.from_bytes(base64.urlsafe_b64decode(token(24)), "big")
    letters = "".join(_DIGITS[number >> 5 * place & 31] for place in range(_LENGTH))
    return "-".join(letters[at : at + _GROUP] for at in range(0, _LENGTH, _GROUP))


def read_code(typed: str) -> str:
    """Gets a secret as it was made: what people type of a code differs in small things.

    >>> read_code(" oilab-cdefg ")
    '011AB-CDEFG'
    """
    if "-" not in typed.strip() and len(typed.strip()) == 43:
        return typed.strip()
    letters = "".join(letter for letter in typed.upper() if letter.isalnum())
    letters = letters.translate(str.maketrans("OIL", "011"))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


async def make_pass(store: Store, player: str, kind: Kind, device: str = "") -> tuple[str, float | None]:
    """Makes a pass; one of the same kind that was made before lets nobody in any more.

    Gets its secret and until when it works.
    """
    secret = token(32) if kind != "code" else written_code()
    # A link must not look like a code.
    secret = secret.replace("-", "_") if kind != "code" else secret
    now = time()
    expires = now + SOON if kind != "code" else None
    values = {"id": hash_of(secret), "player": player, "kind": kind, "created": now, "expires": expires}
    values["device"] = device
    earlier = and_(passes.c.player == player, passes.c.kind == kind)
    await store.do(executes(delete(passes).where(earlier), insert(passes).values(**values)))
    return secret, expires


async def revoke_passes(store: Store, player: str) -> None:
    """Lets no pass of a player work any more."""
    await store.do(executes(delete(passes).where(passes.c.player == player)))


async def find_pass(store: Store, secret: str) -> PassRow:
    """Gets the pass of a secret.

    :raises Trouble: there is none, or its time is over.
    """
    good = or_(passes.c.expires.is_(None), passes.c.expires > time())
    query = select(passes).where(and_(passes.c.id == hash_of(read_code(secret)), good))
    row = await store.first(query)
    if row is None:
        raise Trouble(404, "server.no_pass")
    return PassRow(row.id, row.player, row.kind)


async def list_devices(store: Store, visitor: Visitor) -> Devices:
    """Gets a person's devices and whether they have a code."""

    def read(connection: Connection) -> Devices:
        theirs = devices.c.player == visitor.player
        rows = connection.execute(select(devices).where(theirs).order_by(devices.c.created)).all()
        own = connection.scalar(select(devices.c.id).where(devices.c.id == visitor.player))
        notes = [DeviceNote(row.id, row.label, row.created, row.id == visitor.device) for row in rows]
        if own is None:
            # The first device has no row: its cookie is the person.
            notes.insert(0, DeviceNote(visitor.player, "", None, visitor.player == visitor.device))
        kept = and_(passes.c.player == visitor.player, passes.c.kind == "code")
        return Devices(notes, connection.scalar(select(passes.c.created).where(kept)))

    return await store.read(read)


async def take_off(store: Store, visitor: Visitor, device: str) -> Sequence[str]:
    """Takes a device off: whoever has it is somebody new there, and what was made there lets nobody back in.
    Gets the programs whose tokens went with it.

    :raises Trouble: it is none of theirs, or the one that asks.
    """
    if device == visitor.device:
        raise Trouble(409, "server.this_device")
    listed = await list_devices(store, visitor)
    if device not in {each.id for each in listed.devices}:
        raise Trouble(404, "server.no_device")
    values = {"label": "", "created": time()}
    # Of older tokens it is not known where they were made.
    made_there = and_(tokens.c.player == visitor.player, tokens.c.device.in_((device, "")))
    programs = list[str]()

    def write(connection: Connection) -> None:
        programs[:] = connection.scalars(select(tokens.c.id).where(made_there))
        connection.execute(delete(tokens).where(made_there))
        changed = connection.execute(update(devices).where(devices.c.id == device).values(player=None))
        if not changed.rowcount:
            connection.execute(insert(devices).values(id=device, player=None, **values))
        for table in (passes, passkeys):
            connection.execute(
                delete(table).where(table.c.player == visitor.player, table.c.device == device)
            )
        connection.execute(delete(pushes).where(pushes.c.device == device))

    await store.do(write)
    return programs
