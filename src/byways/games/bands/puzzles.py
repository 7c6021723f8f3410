"""What puzzles ask for."""

from __future__ import annotations

from typing import Any

from byways.kernel.facets import Puzzles
from byways.kernel.survey import TOTAL, WIN

PUZZLES: Puzzles[Any, Any, Any] = Puzzles(lambda game: (TOTAL, WIN))
