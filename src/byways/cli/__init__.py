"""The command ``byways``."""

from __future__ import annotations


def main() -> None:
    """Runs a command; errors are sentences, not tracebacks."""
    from .running import run

    run()
