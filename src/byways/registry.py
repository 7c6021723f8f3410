"""Every game, by name: ours, and those of installed packages. Surfaces, bots and programs look only here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from byways.games import bands, ink, roads, trails
from byways.kernel.datafile import is_name
from byways.kernel.facts import Facts
from byways.kernel.looks import Looks
from byways.kernel.looks_file import read, shared

GROUP = "byways.games"
"""The entry points by which packages bring games: each names a :class:`Facts`."""

GAMES: dict[str, Facts] = {facts.name: facts for facts in (ink.FACTS, trails.FACTS, roads.FACTS, bands.FACTS)}

BROUGHT: dict[str, Facts] = {}
"""Those of them that packages have brought."""

FAULTS: dict[str, str] = {}
"""Games of packages that could not be taken in, by their names, with the reason."""


def take_in(points: Iterable[EntryPoint]) -> None:
    """Adds the games of packages; one that cannot be loaded is noted among the faults."""
    for point in points:
        # Whatever a package of somebody else's can do wrong: all other games are played without it.
        try:
            facts = point.load()
        except Exception as e:
            FAULTS[point.name] = f"{type(e).__name__}: {e}"
            continue
        if not isinstance(facts, Facts) or facts.name != point.name or not is_name(point.name):
            FAULTS[point.name] = f"{point.value} is no Facts of that name"
        elif point.name in GAMES:
            FAULTS[point.name] = f"{point.value}: the name is taken"
        else:
            GAMES[point.name] = BROUGHT[point.name] = facts


take_in(entry_points(group=GROUP))


@cache
def looks() -> Looks:
    """Gets how everything looks, in all games."""
    own = (facts.facets.text("looks.json") for facts in GAMES.values())
    return read(shared(), *(text for text in own if text is not None))
