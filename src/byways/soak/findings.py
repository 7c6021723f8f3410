"""What a campaign has found out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Show = Callable[[float], None]
"""Is told how far a campaign is."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Figures, and whatever was not as promised."""

    figures: Mapping[str, int]
    faults: tuple[str, ...] = ()
