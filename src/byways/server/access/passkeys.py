"""Passkeys: a key in somebody's phone or computer that lets their devices in. See docs/evenings.md.

What WebAuthn asks for is checked by the library fido2; here is what is kept, for how long, and for whom.
"""

from __future__ import annotations

import hashlib
import logging
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Literal
from urllib.parse import urlsplit

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from byways.wire.devices import PasskeyNote, Passkeys

from ..clock import time
from ..errors import Trouble
from ..store.database import Store, executes
from ..store.schema import challenges, passkeys
from .identity import Visitor, hash_of

SOON = 300.0
"""So many seconds a challenge can be answered, once."""

MOST = 10
"""So many passkeys one person may have."""

Purpose = Literal["add", "use"]

_UNREADABLE = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    RuntimeError,
    AssertionError,
    struct.error,
)
"""What comes from a browser is CBOR in base64 in JSON, and each of them breaks in ways of its own."""
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Site:
    """Where browsers are when they come to us: passkeys work at that name and nowhere else."""

    origin: str

    @property
    def name(self) -> str | None:
        """Gets the name for which passkeys are made; none: browsers make none for a bare address.

        >>> Site("https://play.example.org:8443").name, Site("http://127.0.0.1:8000").name
        ('play.example.org', None)
        """
        host = urlsplit(self.origin).hostname or ""
        try:
            ip_address(host)
        except ValueError:
            return host or None
        return None

    def server(self) -> Any:
        """Gets what checks answers that browsers give here.

        :raises Trouble: there are no passkeys at an address without a name.
        """
        from fido2.server import Fido2Server
        from fido2.webauthn import PublicKeyCredentialRpEntity

        if self.name is None:
            raise Trouble(409, "server.no_passkeys")
        ours = PublicKeyCredentialRpEntity(id=self.name, name="Byways")
        return Fido2Server(ours, verify_origin=lambda origin: origin == self.origin)


async def list_passkeys(store: Store, site: Site, player: str) -> Passkeys:
    """Gets somebody's passkeys, the oldest first."""
    query = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created)
    rows = await store.rows(query)
    notes = [PasskeyNote(row.id, row.label, row.created, row.used) for row in rows]
    return Passkeys(site.name is not None, notes)


async def begin_adding(store: Store, site: Site, visitor: Visitor, name: str) -> dict[str, Any]:
    """Gets what a browser needs to make a passkey.

    :raises Trouble: there are none here, or too many.
    """
    from fido2.webauthn import AttestedCredentialData, PublicKeyCredentialUserEntity

    own = select(passkeys.c.key).where(passkeys.c.player == visitor.player)
    keys = await store.scalars(own)
    if len(keys) >= MOST:
        raise Trouble(409, "server.passkeys_full", most=MOST)
    # Not the person's own name in the database, which nobody is told.
    handle = hashlib.sha256(f"passkey {visitor.player}".encode()).digest()
    user = PublicKeyCredentialUserEntity(id=handle, name=name or "Byways", display_name=name or "Byways")
    options, state = site.server().register_begin(
        user,
        [AttestedCredentialData(urlsafe_b64decode(key)) for key in keys],
        resident_key_requirement="required",
        user_verification="required",
    )
    await _keep_challenge(store, state["challenge"], visitor, "add")
    found: dict[str, Any] = dict(options)["publicKey"]
    return found


async def add_passkey(
    store: Store, site: Site, visitor: Visitor, answer: Mapping[str, Any], label: str
) -> None:
    """Keeps a passkey that a browser has made.

    :raises Trouble: it is no answer to a challenge of ours, that was answered before, or there are too many.
    """
    state = await _take_challenge(store, answer, visitor, "add")
    server = site.server()
    try:
        made = server.register_complete(state, answer)
        key = made.credential_data
        if key.public_key.ALGORITHM not in {each.alg for each in server.allowed_algorithms}:
            raise ValueError("its algorithm was not offered")
    except _UNREADABLE as e:
        log.info("a passkey was not taken: %s", e)
        raise Trouble(400, "server.bad_passkey") from None
    name = urlsafe_b64encode(key.credential_id).decode().rstrip("=")
    values = {
        "player": visitor.player,
        "device": visitor.device,
        "key": urlsafe_b64encode(bytes(key)).decode(),
        "counter": made.counter,
        "label": label,
        "created": time(),
    }
    taken: list[bool] = []

    def write(connection: Connection) -> None:
        taken.clear()
        if connection.scalar(select(passkeys.c.id).where(passkeys.c.id == name)) is not None:
            taken.append(True)
            return
        connection.execute(insert(passkeys).values(id=name, **values))

    kept = select(func.count()).select_from(passkeys).where(passkeys.c.player == visitor.player)
    if not await store.add_within(MOST, kept, write):
        raise Trouble(409, "server.passkeys_full", most=MOST)
    if taken:
        raise Trouble(400, "server.bad_passkey")


async def begin_using(store: Store, site: Site, visitor: Visitor) -> dict[str, Any]:
    """Gets what a browser needs to show a passkey; which one is for the person to choose.

    :raises Trouble: there are none here.
    """
    options, state = site.server().authenticate_begin(user_verification="required")
    await _keep_challenge(store, state["challenge"], visitor, "use")
    found: dict[str, Any] = dict(options)["publicKey"]
    return found


async def use_passkey(store: Store, site: Site, visitor: Visitor, answer: Mapping[str, Any]) -> str:
    """Gets whose passkey was shown.

    :raises Trouble: it is nobody's here, or no answer to a challenge of ours, or that was answered before.
    """
    from fido2.webauthn import AttestedCredentialData, AuthenticationResponse

    state = await _take_challenge(store, answer, visitor, "use")
    server = site.server()
    try:
        shown = AuthenticationResponse.from_dict(answer)
        name = urlsafe_b64encode(shown.raw_id).decode().rstrip("=")
        query = select(passkeys).where(passkeys.c.id == name)
        row = await store.first(query)
        if row is None:
            raise Trouble(404, "server.no_passkey")
        server.authenticate_complete(state, [AttestedCredentialData(urlsafe_b64decode(row.key))], answer)
        counter = shown.response.authenticator_data.counter
    except _UNREADABLE as e:
        log.info("a passkey was not taken: %s", e)
        raise Trouble(400, "server.bad_passkey") from None
    if counter and counter <= row.counter:
        # A copy of it has been used since.
        raise Trouble(400, "server.bad_passkey")
    values = {"counter": counter, "used": time()}
    await store.do(executes(update(passkeys).where(passkeys.c.id == name).values(values)))
    player: str = row.player
    return player


async def delete_passkey(store: Store, player: str, name: str) -> None:
    """Lets a passkey let nobody in any more.

    :raises Trouble: the player has none of that name.
    """
    own = and_(passkeys.c.id == name, passkeys.c.player == player)
    if not await store.scalar(select(func.count()).where(own)):
        raise Trouble(404, "server.no_passkey")
    await store.do(executes(delete(passkeys).where(own)))


async def _keep_challenge(store: Store, challenge: str, visitor: Visitor, purpose: Purpose) -> None:
    """Keeps a challenge, as a hash, for the device that asked for it."""
    values = {"id": hash_of(challenge), "device": visitor.device, "purpose": purpose}
    fresh = insert(challenges).values(**values, expires=time() + SOON)
    await store.do(executes(delete(challenges).where(challenges.c.expires < time()), fresh))


async def _take_challenge(
    store: Store, answer: Mapping[str, Any], visitor: Visitor, purpose: Purpose
) -> dict[str, Any]:
    """Uses up the challenge to which a browser gives an answer.

    :raises Trouble: it is none of ours, for another device or purpose, too old, or used up.
    """
    from fido2.webauthn import CollectedClientData

    try:
        client = CollectedClientData(_decoded(answer["response"]["clientDataJSON"]))
        challenge = urlsafe_b64encode(client.challenge).decode().rstrip("=")
    except _UNREADABLE:
        raise Trouble(400, "server.bad_passkey") from None
    ours = and_(
        challenges.c.id == hash_of(challenge),
        challenges.c.device == visitor.device,
        challenges.c.purpose == purpose,
        challenges.c.expires > time(),
    )
    used: list[int] = []

    def write(connection: Connection) -> None:
        used[:] = [connection.execute(delete(challenges).where(ours)).rowcount]

    await store.do(write)
    if used != [1]:
        raise Trouble(400, "server.bad_passkey")
    return {"challenge": challenge, "user_verification": "required"}


def _decoded(text: object) -> bytes:
    if not isinstance(text, str):
        raise TypeError
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
