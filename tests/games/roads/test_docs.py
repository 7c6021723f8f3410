"""The pages that use this game as their example tell the truth."""

from __future__ import annotations

import re
from pathlib import Path

from byways.games.roads.components import check_deck

ROOT = Path(__file__).parents[3]


def test_excerpts_stand_in_the_source() -> None:
    sources = sorted((ROOT / "src" / "byways" / "games" / "roads").glob("*.py"))
    code = "\n".join(file.read_text("utf-8") for file in sources)
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    lines = [line for block in re.findall(r"```python\n(.*?)```", page, re.S) for line in block.splitlines()]
    bare = [re.sub(r"\s+#.*", "", line).strip() for line in lines]
    assert len(bare) > 30
    assert [line for line in bare if "…" not in line and line not in code] == []


def test_the_deck_on_the_page_is_good() -> None:
    page = (ROOT / "docs" / "decks.md").read_text("utf-8")
    (text,) = (block for block in re.findall(r"```\n(.*?)```", page, re.S) if block.startswith("byways deck"))
    assert check_deck(text) == ()
