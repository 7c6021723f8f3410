"""Every game, by name. Surfaces, bots and programs look here and nowhere else."""

from __future__ import annotations

from byways.games import bands, ink, roads, trails
from byways.kernel.facts import Facts

GAMES: dict[str, Facts] = {facts.name: facts for facts in (ink.FACTS, trails.FACTS, roads.FACTS, bands.FACTS)}
