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
html_show_copyright = False


def _name_sources(app: Any, name: str, content: list[str]) -> None:
    """Leaves links to files outside docs/ as their names: on the site there is nothing to open."""
    content[0] = re.sub(r"\[([^]]+)\]\(\.\./[^)]+\)", r"`\1`", content[0])


def _describe_views(app: Any, name: str, content: list[str]) -> None:
    """Writes what each game shows of itself into the page that has a place for it."""
    if name == "views":
        from byways import GAMES, view_schema

        tables = (f"## `{game}`\n\n{_objects(view_schema(game))}" for game in GAMES)
        content[0] = content[0].replace("(made from the types)", "\n".join(tables))


def _objects(schema: dict[str, Any]) -> str:
    """Writes a schema as one table an object, the view itself first."""
    whole = {"View": schema, **schema["$defs"]}
    return "\n".join(_object(name, each) for name, each in whole.items())


def _object(name: str, schema: dict[str, Any]) -> str:
    fields = schema["properties"].items()
    rows = (f"| `{field}` | {_type(each)} | {each.get('description', '')} |" for field, each in fields)
    head = "| field | type | |\n|---|---|---|\n"
    return f"**{name}**: {schema['description']}\n\n{head}" + "\n".join(rows) + "\n"


def _type(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(map(_type, schema["anyOf"]))
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}"
    if "enum" in schema:
        return " or ".join(f"`{each}`" for each in schema["enum"])
    return str(schema.get("title", schema["type"])).lower()


def setup(app: Any) -> None:
    app.connect("source-read", _name_sources)
    app.connect("source-read", _describe_views)
