"""Every game, by name. Surfaces, bots and programs look here and nowhere else."""

from __future__ import annotations

from functools import cache

from byways.games import bands, ink, roads, trails
from byways.kernel.facts import Facts
from byways.kernel.looks import Looks, read, shared

GAMES: dict[str, Facts] = {facts.name: facts for facts in (ink.FACTS, trails.FACTS, roads.FACTS, bands.FACTS)}


@cache
def looks() -> Looks:
    """Gets how everything looks, in all games."""
    own = (facts.texts("looks.json") for facts in GAMES.values())
    return read(shared(), *(text for text in own if text is not None))
