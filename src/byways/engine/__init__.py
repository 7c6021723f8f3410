"""The public protocol for programs: one JSON object a line. See docs/engine-protocol.md."""

from __future__ import annotations

from .lines import serve
from .session import Session

__all__ = ["Session", "serve"]
