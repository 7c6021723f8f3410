"""Passkeys against whoever writes a browser's answers by hand: each is refused, none is a failure of ours."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from byways.kernel.rng import Quick
from byways.server.access import passkeys
from byways.server.access.identity import Visitor
from byways.server.access.passkeys import (
    Site,
    add_passkey,
    begin_adding,
    begin_using,
    list_passkeys,
    use_passkey,
)
from byways.server.errors import Trouble
from byways.server.table.rooms import Rooms
from tests.server.evenings import play

cbor = pytest.importorskip("fido2.cbor")
cose = pytest.importorskip("fido2.cose")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
hashes = pytest.importorskip("cryptography.hazmat.primitives.hashes")

SITE = Site("http://localhost:8000")
NAME = b"a credential of 32 letters or so."
PRESENT, MADE = b"\x05", b"\x45"
"""Somebody is there and was recognized; and a key was made."""


def written(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def client(kind: str, options: Any) -> bytes:
    told = {"type": f"webauthn.{kind}", "challenge": options["challenge"], "origin": SITE.origin}
    return json.dumps(told).encode()


def answer(**response: bytes) -> dict[str, Any]:
    told = {name: written(data) for name, data in response.items()}
    return {"id": written(NAME), "rawId": written(NAME), "type": "public-key", "response": told}


class Authenticator:
    """A key that nobody checks."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = dict(cose.ES256.from_cryptography_key(self.key.public_key()))

    def attest(self, public: dict[int, Any], name: bytes = NAME) -> bytes:
        made = bytes(16) + len(name).to_bytes(2, "big") + name + cbor.encode(public)
        data = sha256(b"localhost").digest() + MADE + bytes(4) + made
        found: bytes = cbor.encode({"fmt": "none", "attStmt": {}, "authData": data})
        return found

    def show(self, options: Any) -> dict[str, Any]:
        told = client("get", options)
        data = sha256(b"localhost").digest() + PRESENT + (1).to_bytes(4, "big")
        signed = self.key.sign(data + sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        return answer(clientDataJSON=told, authenticatorData=data, signature=signed)


async def add(rooms: Rooms, who: Visitor, attested: bytes, options: Any = None) -> None:
    told = client("create", options or await begin_adding(rooms.store, SITE, who, "Ann"))
    made = answer(clientDataJSON=told, attestationObject=attested)
    await add_passkey(rooms.store, SITE, who, made, "")


def test_a_key_of_an_algorithm_that_nobody_offered_is_not_taken(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        ann, key = Visitor("ann", device="phone"), Authenticator()
        for algorithm in (-999, 0, None):
            with pytest.raises(Trouble, match="bad_passkey"):
                await add(rooms, ann, key.attest(key.public | {3: algorithm or -1}))
        assert not (await list_passkeys(rooms.store, SITE, "ann")).passkeys
        await add(rooms, ann, key.attest(key.public))
        shown = key.show(await begin_using(rooms.store, SITE, Visitor("bob", device="laptop")))
        with pytest.raises(Trouble, match="bad_passkey"):
            await use_passkey(rooms.store, SITE, Visitor("eve", device="other"), shown)
        assert await use_passkey(rooms.store, SITE, Visitor("bob", device="laptop"), shown) == "ann"
        with pytest.raises(Trouble, match="bad_passkey"):
            await use_passkey(rooms.store, SITE, Visitor("bob", device="laptop"), shown)

    play(tmp_path, scenario)


def test_nobody_has_somebody_elses_key_and_broken_answers_are_refused(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        ann, eve = Visitor("ann", device="phone"), Visitor("eve", device="other")
        key, other, rng = Authenticator(), Authenticator(), Quick("broken")
        await add(rooms, ann, key.attest(key.public))
        with pytest.raises(Trouble, match="bad_passkey"):
            await add(rooms, eve, other.attest(other.public))
        with pytest.raises(Trouble, match="bad_passkey"):
            await use_passkey(rooms.store, SITE, eve, other.show(await begin_using(rooms.store, SITE, eve)))
        good = key.attest(key.public)
        for _ in range(30):
            at = rng.below(len(good))
            for broken in (good[:at], good[:at] + b"\x81" * 3000 + good[at:]):
                with pytest.raises(Trouble, match="bad_passkey"):
                    await add(rooms, eve, broken)
            with suppress(Trouble):  # In its name or its counter another letter is as good.
                await add(rooms, eve, good[:at] + bytes([rng.below(256)]) + good[at + 1 :])
        for response in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}, {"response": None}):
            with pytest.raises(Trouble, match="bad_passkey"):
                await use_passkey(rooms.store, SITE, eve, answer() | response)

    play(tmp_path, scenario)


def test_nobody_has_more_keys_by_beginning_many_before_the_first_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 1)

    async def scenario(rooms: Rooms) -> None:
        ann, key = Visitor("ann", device="phone"), Authenticator()
        begun = [await begin_adding(rooms.store, SITE, ann, "Ann") for _ in range(2)]
        await add(rooms, ann, key.attest(key.public), begun[0])
        with pytest.raises(Trouble, match="passkeys_full"):
            await add(rooms, ann, key.attest(key.public, b"another"), begun[1])
        assert len((await list_passkeys(rooms.store, SITE, "ann")).passkeys) == 1

    play(tmp_path, scenario)
