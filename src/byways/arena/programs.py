"""Outside programs: they ask as they would ask ``byways engine``, each for its own seat only."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from byways.bots import seed_at
from byways.bots.simple import ChanceBot
from byways.engine.lines import answer
from byways.engine.session import Session
from byways.kernel.codec import Json, dump, encode
from byways.kernel.facts import Options, shown
from byways.kernel.match import Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick
from byways.library.table import Table
from byways.registry import GAMES

TABLE = "t1"
ASKED = frozenset({"legal", "choices", "usual", "why", "view", "score", "play", "undo"})
"""What a player may ask; everything else belongs to whoever runs the table."""

SECONDS = 60.0
MOST_LINES = 10_000


class Silent(Exception):
    """Raised when a program says nothing in time, ends, or talks without moving."""


@dataclass(slots=True)
class Program:
    """A program that plays one seat of one game."""

    command: str
    game: str
    options: Options
    match: Match[Any, Any, Any]
    seat: Seat
    _session: Session = field(init=False, default_factory=Session)
    _running: subprocess.Popen[bytes] = field(init=False)
    _heard: bytearray = field(init=False, default_factory=bytearray)

    def __post_init__(self) -> None:
        self._session.tables[TABLE] = Table(GAMES[self.game], self.options, self.match)
        words = shlex.split(self.command)
        self._running = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def move(self) -> None:
        """Lets the program move once; a random move is made for one that says nothing."""
        try:
            self._ask()
        except (Silent, OSError):
            rng = Quick(seed_at(self.match, self.seat))
            view = self.match.view(self.seat)
            action = ChanceBot(rng).choose(self.match.game, view, self.seat, SECONDS)
            self.match.play(self.seat, action)

    def end(self) -> None:
        """Ends the program."""
        self._running.kill()
        self._running.communicate()

    def _ask(self) -> None:
        """Says that it is the program's turn and answers it until it has moved.

        :raises Silent: it does not move.
        """
        options = encode(shown(GAMES[self.game].options(self.options)))
        self._send({"table": TABLE, "seat": self.seat, "game": self.game, "options": options})
        deadline = monotonic() + SECONDS
        for _ in range(MOST_LINES):
            line = self._listen(deadline)
            reply, moved = self._answer(line)
            self._send(reply)
            if moved:
                return
        raise Silent

    def _answer(self, line: bytes) -> tuple[dict[str, Json], bool]:
        """Gets the answer to a line, and whether it was a move that was made."""
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            return answer(self._session, line), False
        if not isinstance(request, Mapping):
            return answer(self._session, line), False
        own = {**request, "table": TABLE, "seat": int(self.seat)}
        if request.get("do") not in ASKED:
            own["do"] = ""
        reply = self._session.answer(own)
        return reply, request.get("do") == "play" and "error" not in reply

    def _send(self, message: dict[str, Json]) -> None:
        assert self._running.stdin is not None
        self._running.stdin.write(dump(message).encode("ascii") + b"\n")
        self._running.stdin.flush()

    def _listen(self, deadline: float) -> bytes:
        """Gets the next line of the program.

        :raises Silent: none comes in time.
        """
        assert self._running.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._running.stdout, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if not waiting.select(max(0.0, deadline - monotonic())):
                    raise Silent
                more = os.read(self._running.stdout.fileno(), 1 << 16)
                if not more:
                    raise Silent
                self._heard += more
        line, _, rest = bytes(self._heard).partition(b"\n")
        self._heard[:] = rest
        return line
