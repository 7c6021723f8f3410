"""Numbers and games for verifiers in other languages; ``python -m tests.kernel.vectors`` writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from byways.kernel.protocol import NATURE
from byways.kernel.record import read
from byways.kernel.rng import Fair, commitment
from byways.kernel.story import retell
from byways.registry import GAMES
from tests.server.finished import record_of

FILE = Path(__file__).parents[1] / "golden" / "dice.json"
# The last two throw away about half of the numbers.
BOUNDS = (6, 6, 6, 52, 51, 7, 1, 2, 100, 3, 2**53 - 1, 2**64, 2**63 + 1, 2**63 + 1, 2**63 + 1, 2**63 + 1)
SEEDS: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("abc", (), 1),
    ("secret", ("", ""), 1),
    ("сід", ("соль", ""), 7),
    ("", (), 2),
    ("\ud800x", ("\udfff",), 3),
    ("x" * 100, ("a", "b", "c"), 12),
)


def vectors() -> Any:
    """Gets everything; numbers as text, since some languages round the large ones."""
    numbers = []
    for seed, salts, move in SEEDS:
        fair = Fair(seed, salts, move)
        draws = [[str(bound), str(fair.below(bound))] for bound in BOUNDS]
        head = {"seed": seed, "salts": salts, "move": move, "commitment": commitment(seed)}
        numbers.append({**head, "draws": draws})
    games = []
    for game in GAMES:
        text = record_of(game)
        moments = retell(read(text), GAMES[game]).moments
        rolls = [{"path": m.entry.path, "draws": m.draws} for m in moments if m.entry.seat == NATURE]
        games.append({"record": text, "rolls": rolls})
    return {"numbers": numbers, "games": games}


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1) + "\n", "utf-8")
