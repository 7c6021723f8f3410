"""Tables with decks of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def own_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Puts a deck into the user's data folder: a name, and rows that may stand on one line."""
    (tmp_path / "deck").mkdir()
    monkeypatch.setenv("BYWAYS_DATA", str(tmp_path))

    def write(name: str, rows: str) -> None:
        text = "\n".join(["byways deck roads", *(row.strip() for row in rows.split(";"))])
        (tmp_path / "deck" / f"{name}.txt").write_text(text + "\n", "utf-8")

    return write
