"""How much somebody may send."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import monotonic


@dataclass(slots=True)
class Bucket:
    """Lets so many messages pass at once, and so many a second."""

    burst: float
    rate: float
    _level: float = field(init=False)
    _at: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self._level = self.burst

    def allow(self) -> bool:
        now = monotonic()
        self._level = min(self.burst, self._level + (now - self._at) * self.rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
