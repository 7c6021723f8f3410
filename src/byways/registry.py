"""Every game, by name. Surfaces, bots and programs look here and nowhere else."""

from __future__ import annotations

from byways.games import bands, ink, roads
from byways.kernel.facts import Facts

GAMES: dict[str, Facts] = {facts.name: facts for facts in (ink.FACTS, roads.FACTS, bands.FACTS)}
