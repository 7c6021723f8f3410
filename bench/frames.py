"""What a tap and a move cost a page on a phone, and how many frames its motion gets:
``python bench/frames.py ink roads``.

Processor time of the page's main thread, so that it may be measured on a busy machine; frames while something
moves, also at a quarter of this processor's speed: only as true as the machine is quiet. Needs Chromium and
playwright.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from byways.cli.guests import byways_server, served

PHONE = ViewportSize(width=360, height=740)
MOVES = 16
SLOW = 4
LATE = 25
"""After so many milliseconds a frame has been missed."""

STILL = """() => document.querySelector('.page').ariaBusy !== 'true' && document.getAnimations().length === 0
  && !document.querySelector('[data-do=skip]')"""
LIT = "(where) => [...document.querySelectorAll(`.page ${where}.lit`)].map((each) => each.dataset.ref)"
CHOSEN = (
    "(ref) => document.querySelector(`.page [data-ref='${CSS.escape(ref)}'][aria-pressed=true]`) !== null"
)
COUNT = """() => {
  window.gaps = [];
  let moved = false;
  let last = performance.now();
  const note = (now) => {
    const moves = document.getAnimations().length > 0;
    if (moved && moves) window.gaps.push(now - last);
    [moved, last] = [moves, now];
    if (window.counting) requestAnimationFrame(note);
  };
  window.counting = true;
  requestAnimationFrame(note);
}"""
COUNTED = "() => ((window.counting = false), window.gaps)"


def spent(session: CDPSession) -> float:
    """Gets how many milliseconds the main thread has worked."""
    found = session.send("Performance.getMetrics")["metrics"]
    return 1e3 * float(next(each["value"] for each in found if each["name"] == "TaskDuration"))


def tap(page: Page, ref: str) -> None:
    page.locator(f".page .item[data-ref='{ref}'], .page .hit[data-ref='{ref}']").first.dispatch_event("click")


def light(page: Page, session: CDPSession, number: int, costs: list[float]) -> bool:
    """Taps one of the pieces; gets whether there was one."""
    pieces = page.evaluate(LIT, ".item")
    if not pieces:
        return False
    piece = pieces[number % len(pieces)]
    before = spent(session)
    tap(page, piece)
    page.wait_for_function(CHOSEN, arg=piece)
    costs.append(spent(session) - before)
    return True


def move(page: Page, session: CDPSession, number: int, costs: list[float], gaps: list[float]) -> bool:
    """Lays what was picked somewhere and waits until nothing moves; gets whether that was possible."""
    places = page.evaluate(LIT, ".hit")
    if not places:
        return False
    tap(page, places[number % len(places)])
    accept = page.locator("[data-do=accept]:enabled:visible")
    page.wait_for_timeout(300)
    page.evaluate(COUNT)
    before = spent(session)
    if accept.count():
        accept.first.dispatch_event("click")
    page.wait_for_timeout(500)
    page.wait_for_function(STILL)
    costs.append(spent(session) - before)
    gaps.extend(page.evaluate(COUNTED))
    return True


def play(page: Page, url: str, game: str, slow: int) -> tuple[list[float], list[float], list[float]]:
    """Plays the beginning of a game; gets what taps and moves cost, and the times between frames."""
    page.goto(f"{url}/")
    page.locator("li").filter(has=page.locator(f"a[href='/new/{game}']")).locator("button").first.click()
    page.wait_for_selector(".page .lit")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    taps: list[float] = []
    moves: list[float] = []
    gaps: list[float] = []
    for number in range(MOVES):
        page.wait_for_selector(".page .item.lit, .page [data-do=end]:enabled")
        page.wait_for_function(STILL)
        if not light(page, session, number, taps) or not move(page, session, number, moves, gaps):
            end = page.locator("[data-do=end]:enabled")
            if end.count():
                end.first.dispatch_event("click")
            page.keyboard.press("Escape")
            page.wait_for_timeout(500)
    return taps, moves, gaps


def main(games: list[str]) -> None:
    chromium = (
        os.environ.get("BYWAYS_CHROMIUM")
        or shutil.which("chromium-headless-shell")
        or shutil.which("chromium")
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        served(byways_server(Path(folder))) as (url, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for game in games:
            for slow in (1, SLOW):
                context: Any = browser.new_context(
                    viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB"
                )
                taps, moves, gaps = play(context.new_page(), url, game, slow)
                context.close()
                rate = 1e3 * len(gaps) / sum(gaps)
                late = sum(gap > LATE for gap in gaps) / len(gaps)
                print(f"{game}, 1/{slow} of the speed: {rate:.0f} frames a second, {late:.0%} late")
                if slow == 1:
                    print(f"  a tap on a piece: {median(taps):.1f} ms, most {max(taps):.1f}, of {len(taps)}")
                    print(f"  a move and its motion: {median(moves):.0f} ms, most {max(moves):.0f}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
