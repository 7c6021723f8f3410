"""Work for processes of its own."""

from __future__ import annotations

import os
import time
from pathlib import Path


def spin(note: str) -> None:
    """Never ends; notes who does it."""
    Path(note).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def pid() -> int:
    """Gets who does it."""
    return os.getpid()
