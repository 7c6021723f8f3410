"""Somebody who knows no game: clicks what is lit, until it is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from byways.kernel.rng import Quick
from tests.web.pages import PATIENCE

LOOK = """
  const seen = (element) => {
    if (!element || element.disabled) return null;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? true : null;
  };
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
  const look = () => {
    const page = document.querySelector('.page');
    const end = first('[data-do=end]');
    return {
      over: Boolean(page && page.classList.contains('over')),
      busy: !page || page.getAttribute('aria-busy') === 'true',
      curtain: Boolean(first('[data-do=curtain]')),
      accept: Boolean(first('[data-do=accept]')),
      turn: Boolean(first('[data-do=turn]')),
      end: Boolean(end && end.getAttribute('aria-disabled') !== 'true'),
      lit: [...document.querySelectorAll('.hit.lit, .item.lit')].filter(seen).map((each) => each.dataset.ref),
    };
  };
"""
WAIT = """async (seconds) => {
  let changed = () => {};
  const watching = new MutationObserver(() => changed());
  watching.observe(document, {subtree: true, childList: true, attributes: true});
  const late = new Promise((done) => setTimeout(done, 1000 * seconds, 'late'));
  try {
    for (;;) {
      const found = look();
      if (found.over || !found.busy && (found.lit.length || found.end || found.accept || found.curtain)) {
        return found;
      }
      const change = new Promise((done) => (changed = done));
      if (await Promise.race([late, change]) === 'late') return {...found, late: true};
    }
  } finally {
    watching.disconnect();
  }
}"""

POINT = """([selector, word]) => {
  const element = [...document.querySelectorAll(selector)].find((each) => !word || each.dataset.ref === word);
  if (!element) return null;
  element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@dataclass
class Player:
    """A person at a page."""

    page: Page
    rng: Quick
    touch: bool = False
    clicks: int = field(default=0, init=False)

    def look(self) -> Any:
        """Gets what can be clicked now."""
        return self.page.evaluate(f"() => {{ {LOOK} return look(); }}")

    def wait(self, seconds: float = PATIENCE / 1000) -> Any:
        """Gets what can be clicked, once there is something or the game is over.

        :raises AssertionError: it takes too long.
        """
        seen = self.page.evaluate(f"(seconds) => {{ {LOOK} return ({WAIT})(seconds); }}", seconds)
        assert "late" not in seen, f"nothing to click: {seen}"
        return seen

    def click(self, selector: str, word: str = "") -> None:
        point = self.page.evaluate(POINT, [selector, word])
        if point is None:
            return
        self.clicks += 1
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def step(self, seen: Any) -> None:
        """Does one thing that the page offers."""
        if seen["curtain"]:
            self.click("[data-do=curtain]")
        elif seen["accept"]:
            if seen["turn"] and self.rng.below(3) == 0:
                self.click("[data-do=turn]")
            self.click("[data-do=accept]")
        elif seen["end"] and (not seen["lit"] or self.rng.below(2)):
            self.click("[data-do=end]")
        else:
            word = seen["lit"][self.rng.below(len(seen["lit"]))]
            self.click(".hit.lit, .item.lit", word)

    def play(self, most: int = 3000) -> None:
        """Clicks until the game is over, or so many times.

        :raises AssertionError: nothing more can be clicked.
        """
        for _ in range(most):
            seen = self.wait()
            if seen["over"]:
                return
            self.step(seen)

    def play_to_the_end(self) -> None:
        """Clicks until the game is over.

        :raises AssertionError: nothing more can be clicked, or it does not end.
        """
        self.play()
        assert self.wait()["over"], "the game does not end"
