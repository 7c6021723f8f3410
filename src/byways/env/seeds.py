"""Which table comes next: the same ones for the same seed."""

from __future__ import annotations

from dataclasses import dataclass

from byways.kernel.rng import secret


@dataclass(slots=True)
class Seeds:
    """A seed, and how many tables there were."""

    seed: int | None = None
    tables: int = 0

    def next(self, seed: int | None) -> str:
        """Gets the seed of the next table; *seed* begins anew."""
        if seed is not None:
            self.seed, self.tables = seed, 0
        self.tables += 1
        return secret() if self.seed is None else f"{self.seed} {self.tables}"
