"""Work for processes of its own."""

from __future__ import annotations

import os
import time
from pathlib import Path


def spin(note: str) -> None:
    """Computes for ever; notes who does it."""
    Path(note).write_text(str(os.getpid()))
    while True:
        pass


def wait(note: str) -> None:
    """Waits for ever; notes who does it."""
    Path(note).write_text(str(os.getpid()))
    while True:
        time.sleep(1)


def pid() -> int:
    """Gets who does it."""
    return os.getpid()
