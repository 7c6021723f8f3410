"""What axe finds on a page, in every theme."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe().axe_script
_RUN = """async (only) => {
  const rules = only.length ? {runOnly: {type: 'rule', values: only}} : {};
  const {violations} = await axe.run({resultTypes: ['violations'], ...rules});
  return violations.map(({id, nodes}) => [id, ...nodes.map(({target}) => target.join(' '))]);
}"""
_OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that a theme has a part in: it changes colours and nothing else."""
THEMES: tuple[tuple[Literal["light", "dark"], list[str]], ...] = (("light", []), ("dark", _OF_COLOURS))


def assert_accessible(page: Page, where: str) -> None:
    """Looks at a page as it is now, in the light theme and in the dark one, without motion."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(_AXE)
    for theme, rules in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found: Any = page.evaluate(_RUN, rules)
        assert not found, f"{where}, {theme}: {found}"
    page.emulate_media(color_scheme="light")


def assert_legible(page: Page, where: str) -> None:
    """Looks at the colours of a page in the themes that somebody has to choose."""
    if page.evaluate("() => !window.axe"):
        page.evaluate(_AXE)
    for theme in ("bold", "contrast"):
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        found: Any = page.evaluate(_RUN, _OF_COLOURS)
        assert not found, f"{where}, {theme}: {found}"
