"""The documentation as a site: ``./site`` at the root of the repository builds it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

project = "Byways"
author = "The Byways authors"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build", "example_bot.py"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["numpy", "gymnasium", "pettingzoo"]
html_theme = "furo"
html_title = "Byways"


def _name_sources(app: Any, name: str, content: list[str]) -> None:
    """Leaves links to files outside docs/ as their names: on the site there is nothing to open."""
    content[0] = re.sub(r"\[([^]]+)\]\(\.\./[^)]+\)", r"`\1`", content[0])


def setup(app: Any) -> None:
    app.connect("source-read", _name_sources)
