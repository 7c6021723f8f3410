"""Somebody who knows no game: clicks what is lit, until it is over."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from byways.kernel.rng import Quick

LOOK = """() => {
  const page = document.querySelector('.page');
  const seen = (element) => {
    if (!element || element.disabled) return null;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? true : null;
  };
  const first = (selector) => [...document.querySelectorAll(selector)].find(seen);
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
        return self.page.evaluate(LOOK)

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

    def play_to_the_end(self, seconds: float = 240) -> None:
        """Clicks until the game is over.

        :raises AssertionError: nothing more can be clicked, or it takes too long.
        """
        deadline, idle = time.monotonic() + seconds, 0
        while time.monotonic() < deadline:
            seen = self.look()
            if seen["over"]:
                return
            if seen["busy"] or not (seen["lit"] or seen["end"] or seen["accept"] or seen["curtain"]):
                idle += 1
                assert idle < 600, f"nothing to click: {seen}"
                self.page.wait_for_timeout(25)
                continue
            idle = 0
            self.step(seen)
        raise AssertionError("the game does not end")
