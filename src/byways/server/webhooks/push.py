"""Web Push: a message for a browser whose page is closed, read by nobody on the way. See docs/evenings.md."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from ..access.identity import Visitor, hash_of
from ..clock import time
from ..errors import Trouble
from ..store.database import Store, executes
from ..store.notes import read_note, write_note
from ..store.schema import pushes
from .addresses import Target, read_target
from .calling import Caller

KEY = "push key"
"""The note with the private key that identifies us to push services."""

MOST = 20
"""The most browsers of one player that are notified."""

KEPT = 24 * 3600
"""So many seconds a push service tries to reach a browser that is off."""

VALID = 12 * 3600
"""So many seconds what we sign for a push service is good."""


async def public_key(store: Store) -> str:
    """Gets the key that a browser gives to its push service, so that nobody else can send there.

    It is made when it is first asked for, once for all processes.
    """
    key = await _private_key(store)
    return _encoded(_vapid(key).public_key)


async def subscribe(
    store: Store, caller: Caller | None, visitor: Visitor, endpoint: str, keys: tuple[str, str], lang: str
) -> None:
    """Tells a browser from now on.

    :raises Trouble: nothing is sent from here, or not to such an address, or there are too many.
    """
    if caller is None:
        raise Trouble(409, "server.hooks_off")
    target = read_target(endpoint)
    if not target.secure and not caller.private:
        raise Trouble(400, "server.hook_address")
    _check_keys(*keys)
    await caller.check(target)
    others = select(func.count()).where(pushes.c.player == visitor.player, pushes.c.id != hash_of(endpoint))
    fresh = insert(pushes).values(
        id=hash_of(endpoint),
        player=visitor.player,
        device=visitor.device,
        endpoint=endpoint,
        p256dh=keys[0],
        auth=keys[1],
        lang=lang,
        created=time(),
    )
    # Whoever has the browser now is told there, nobody else.
    earlier = delete(pushes).where(pushes.c.id == hash_of(endpoint))
    if not await store.add_within(MOST, others, earlier, fresh):
        raise Trouble(409, "server.push_full", most=MOST)


async def unsubscribe(store: Store, player: str, endpoint: str) -> None:
    """Tells a browser of a player no more."""
    theirs = (pushes.c.id == hash_of(endpoint), pushes.c.player == player)
    await store.do(executes(delete(pushes).where(*theirs)))


async def send_push(
    store: Store, caller: Caller, row: Mapping[str, Any], message: Mapping[str, object], ours: str
) -> bool:
    """Sends a message to a browser. Gets whether it still wants any.

    :raises Trouble: it was not taken now, but may be later.
    """
    target, key = read_target(row["endpoint"]), await _private_key(store)
    body = seal(json.dumps(message, ensure_ascii=False).encode(), row["p256dh"], row["auth"])
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT),
        "Urgency": "high",
        # Of one table only the newest waits for a browser that is off.
        "Topic": base64.urlsafe_b64encode(hashlib.sha256(str(message["url"]).encode()).digest())[
            :32
        ].decode(),
        **signed(key, target, ours),
    }
    try:
        await caller.send(target, body, headers)
    except Trouble as e:
        if e.code == "server.hook_answer" and e.words.get("status") in (404, 410):
            return False
        raise
    return True


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypts a message for a browser (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        message,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(p256dh),
        auth_secret=_bytes(auth),
        version="aes128gcm",
    )
    return sealed


def signed(key: str, target: Target, ours: str) -> dict[str, str]:
    """Gets what shows a push service who sends (RFC 8292)."""
    # A push service may write to whoever runs a server that sends too much.
    contact = ours if ours.startswith("https:") else "https://byways.invalid"
    audience = f"{'https' if target.secure else 'http'}://{target.name}"
    claims = {"aud": audience, "exp": int(time()) + VALID, "sub": contact}
    found: dict[str, str] = _vapid(key).sign(claims)
    return found


async def _private_key(store: Store) -> str:
    known = await store.read(lambda connection: read_note(connection, KEY))
    if known is not None:
        return known
    fresh = _fresh_key()

    def write(connection: Connection) -> None:
        # Another process may have been faster.
        if read_note(connection, KEY) is None:
            write_note(connection, KEY, fresh)

    await store.do(write)
    kept = await store.read(lambda connection: read_note(connection, KEY))
    assert kept is not None
    return kept


def _fresh_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


def _vapid(key: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())


def _encoded(public: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def _check_keys(p256dh: str, auth: str) -> None:
    """Looks over what a browser gives for encrypting.

    :raises Trouble: it is no point of the curve, or too short.
    """
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        fits = len(_bytes(auth)) == 16
    except (ValueError, binascii.Error):
        fits = False
    if not fits:
        raise Trouble(400, "server.field", field="keys")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
