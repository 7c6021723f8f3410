"""What every server loads or makes on its first second, for ``starting.fork`` to have it ready."""

from __future__ import annotations

import byways.cli.commands
import byways.server.run
import byways.server.store.migrations  # noqa: F401
from byways.i18n import say
from byways.registry import GAMES

say("en", "server.stop")
for facts in GAMES.values():
    facts.create({}, facts.seats[0])
