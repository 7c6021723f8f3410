"""Killed at random, and in the middle of writing: every acknowledged move is there, once."""

from __future__ import annotations

import http.client
import sqlite3
import tempfile
import threading
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from byways.kernel.protocol import Path as Words
from byways.kernel.rng import Quick, pick, token
from byways.kernel.tree import any_path
from byways.registry import GAMES
from byways.server.access.identity import hash_of
from byways.server.store.integrity import find_damage
from byways.server.table.answers import Request
from byways.wire.delta import patch
from byways.wire.messages import Ack, Chosen, FromServer, Snapshot, Update
from byways.wire.wishes import Choose, Play, ToServer

from .findings import Findings, Show
from .preloaded import Server, server
from .virtual_server import fresh_database

ROUNDS = 40
"""So many kills happen to one database; then there is a new one, so that looking it over stays quick."""

_decoder = msgspec.json.Decoder(FromServer)
_DEAD = (WebSocketException, OSError, http.client.HTTPException, EOFError)


@dataclass(slots=True)
class Player:
    """Somebody who plays alone, clicks twice, and comes back after every kill."""

    rng: Quick
    cookie: str = field(default_factory=lambda: token(32))
    table: str = ""
    made: int = 0
    """How many moves were begun."""

    acknowledged: list[Request] = field(default_factory=list)
    pending: Play | None = None
    """What was sent and not answered."""

    def ask(self, at: Server, method: str, path: str, body: object = None) -> Any:
        """Sends a request."""
        with closing(http.client.HTTPConnection("127.0.0.1", at.port, timeout=30)) as door:
            headers = {"content-type": "application/json", "cookie": f"byways={self.cookie}"}
            door.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            return msgspec.json.decode(door.getresponse().read())

    def open(self, at: Server) -> None:
        """Opens a table for as many as it takes, and sits at all of it."""
        facts = pick(self.rng, list(GAMES.values()))
        seats = [{"kind": "me"}, *[{"kind": "here"}] * (max(1, facts.seats[0]) - 1)]
        wish = {"game": facts.name, "options": {}, "seats": seats, "key": token(9)}
        self.table = str(self.ask(at, "POST", "/api/tables", wish)["id"])

    def play(self, at: Server) -> bool:
        """Plays until the server is no more, or the game is over. Gets whether it is over."""
        address, origin = f"ws://127.0.0.1:{at.port}/api/tables/{self.table}/socket", Origin(at.url)
        headers = {"Cookie": f"byways={self.cookie}"}
        with connect(
            address,
            additional_headers=headers,
            origin=origin,
            max_size=None,
            close_timeout=0.1,
        ) as line:
            seen: list[Snapshot] = []
            if self.pending is not None:
                # Sent again with the same key, it is done once, whether it was done before or not.
                self._answered(self.pending, _ask(line, seen, self.pending))
            while not (shown := _latest(line, seen)).over:
                view = next(view for view in shown.views if view.acting)
                seat = view.seat or 1
                path = (
                    any_path(view.tree, self.rng) if view.tree else self._picks(line, seen, seat, view.next)
                )
                self.made += 1
                self.pending = Play(f"move {self.made}", seat, path)
                self._answered(self.pending, _ask(line, seen, self.pending, clicks=1 + self.rng.below(2)))
            return True

    def _picks(self, line: ClientConnection, seen: list[Snapshot], seat: int, first: Words) -> Words:
        path: Words = (pick(self.rng, first),)
        while True:
            found = _ask(line, seen, Choose(token(9), seat, path))
            assert isinstance(found, Chosen)
            if found.complete:
                return path
            path = (*path, pick(self.rng, found.next))

    def _answered(self, message: Play, answer: Ack | Chosen) -> None:
        assert isinstance(answer, Ack)
        if answer.error is None:
            self.acknowledged.append(
                Request.of(hash_of(self.cookie), message.key, "play", message.seat, message.path)
            )
        self.pending = None


def _ask(line: ClientConnection, seen: list[Snapshot], message: ToServer, clicks: int = 1) -> Ack | Chosen:
    for _ in range(clicks):
        line.send(msgspec.json.encode(message).decode())
    while True:
        found = _hear(line, seen)
        if isinstance(found, Ack | Chosen) and found.key == message.key:
            return found


def _hear(line: ClientConnection, seen: list[Snapshot]) -> object:
    message = _decoder.decode(line.recv(30))
    if isinstance(message, Snapshot):
        seen[:] = [message]
    elif isinstance(message, Update):
        seen[:] = [patch(seen[0], message)]
    return message


def _latest(line: ClientConnection, seen: list[Snapshot]) -> Snapshot:
    while not seen or not (seen[0].over or any(view.acting for view in seen[0].views)):
        _hear(line, seen)
    return seen[0]


def kill(count: int, seed: str, show: Show) -> Findings:
    """Kills a server so often: every other time at a moment of a write, else after a while."""
    rng, faults = Quick(seed), list[str]()
    acknowledged = survived = 0
    with tempfile.TemporaryDirectory() as name:
        folder, number = Path(name), 0
        while number < count:
            file, player = fresh_database(folder, f"db {number}"), Player(rng)
            for _ in range(min(ROUNDS, count - number)):
                before = len(player.acknowledged)
                _one_life(file, player, rng, at_write=number % 2 == 0)
                faults += [f"kill {number}: {fault}" for fault in _look(file, player)]
                survived += len(player.acknowledged) > before
                number += 1
                show(number)
            acknowledged += len(player.acknowledged)
            for left in folder.glob(f"{file.name}*"):
                left.unlink()
    return Findings({"kills": number, "moves": acknowledged, "with_moves": survived}, tuple(faults))


def _one_life(file: Path, player: Player, rng: Quick, *, at_write: bool) -> None:
    """Lets a server live until it is killed."""
    dies = 60 + rng.below(150) if at_write else 0
    with ExitStack() as held, suppress(*_DEAD):
        found = held.enter_context(server(file, dies))
        found.wait()
        if not at_write:
            strike = threading.Timer((1 + rng.below(500)) / 1000, found.process.kill)
            held.callback(strike.join)
            strike.start()
        while found.process.exitcode is None:
            if not player.table:
                player.open(found)
            if player.play(found):
                player.table = ""
            sleep(0)


def _look(file: Path, player: Player) -> list[str]:
    """Looks whether everything acknowledged is on disk, once, and nothing is damaged."""
    with closing(sqlite3.connect(file)) as database:
        keys = [key for (key,) in database.execute("SELECT key FROM steps")]
    kept = set(keys)
    faults = [f"{len(keys) - len(kept)} moves twice"] if len(keys) != len(kept) else []
    lost = sum(str(request) not in kept for request in player.acknowledged)
    if lost:
        faults.append(f"{lost} acknowledged moves are lost")
    # At most one was made that nobody has heard of yet.
    if len(kept) > len(player.acknowledged) + (player.pending is not None):
        faults.append(f"{len(kept)} moves of {len(player.acknowledged)} acknowledged ones")
    return faults + [f"damaged: {each.code} {each.table}" for each in find_damage(f"sqlite:///{file}")]
