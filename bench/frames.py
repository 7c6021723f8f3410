"""What a tap and a move cost a page on a phone, and how many frames its motion gets:
``python bench/frames.py ink roads``.

Processor time of the page's main thread, and its long tasks while something moves at a quarter of this
processor's speed, so that it may be measured on a busy machine; frames while something moves: only as true as
the machine is quiet. Needs Chromium and playwright.
"""

from __future__ import annotations

import json
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

LONG = 50
"""After so many milliseconds a task has been long."""

STILL = """() => document.querySelector('.page').ariaBusy !== 'true' && document.getAnimations().length === 0
  && !document.querySelector('[data-do=skip]')"""
LIT = "(where) => [...document.querySelectorAll(`.page ${where}.lit`)].map((each) => each.dataset.ref)"
CHOSEN = (
    "(ref) => document.querySelector(`.page [data-ref='${CSS.escape(ref)}'][aria-pressed=true]`) !== null"
)
SHOWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
COUNT = """() => {
  window.gaps = [];
  let last = null;
  const note = () => {
    const now = document.getAnimations().length > 0 ? performance.now() : null;
    if (now !== null && last !== null) {
      window.gaps.push(now - last);
      performance.measure('moving', { start: last, end: now });
    }
    last = now;
    if (window.counting) requestAnimationFrame(note);
  };
  window.counting = true;
  requestAnimationFrame(note);
}"""
COUNTED = "() => ((window.counting = false), window.gaps)"
TRACED = ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"]


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
    before = spent(session)
    piece = pieces[number % len(pieces)]
    tap(page, piece)
    page.evaluate(SHOWN)
    # What is a whole move by itself is played at once.
    if page.evaluate(CHOSEN, piece):
        costs.append(spent(session) - before)
    return True


def move(page: Page, session: CDPSession, number: int, costs: list[float]) -> None:
    """Lays what was picked somewhere, accepts it and waits until nothing moves."""
    page.wait_for_timeout(300)
    places = page.evaluate(LIT, ".hit")
    if places:
        tap(page, places[number * 7 % len(places)])
    accept = page.locator("[data-do=accept]:enabled:visible")
    page.wait_for_timeout(300)
    before = spent(session)
    if accept.count():
        accept.first.dispatch_event("click")
    rest(page)
    costs.append(spent(session) - before)


def rest(page: Page) -> None:
    """Waits until nothing moves any more, others included."""
    page.wait_for_timeout(500)
    page.wait_for_function(STILL, polling=200)


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
    rest(page)
    page.evaluate(COUNT)
    for number in range(MOVES):
        if light(page, session, number, taps) or page.evaluate(LIT, ".hit"):
            move(page, session, number, moves)
        end = page.locator("[data-do=end]:enabled")
        if end.count():
            end.first.dispatch_event("click")
        page.keyboard.press("Escape")
        rest(page)
    return taps, moves, page.evaluate(COUNTED)


def busy(trace: bytes) -> list[float]:
    """Gets how many milliseconds of processor time each task of the page took while something moved."""
    events = json.loads(trace)["traceEvents"]
    page = next((each["pid"], each["tid"]) for each in events if each["name"] == "FireAnimationFrame")
    begun = [each["ts"] for each in events if each["name"] == "moving" and each["ph"] == "b"]
    ended = [each["ts"] for each in events if each["name"] == "moving" and each["ph"] == "e"]
    tasks = [
        each
        for each in events
        if each["name"] == "RunTask" and (each["pid"], each["tid"]) == page and "tdur" in each
    ]
    return [
        each["tdur"] / 1e3
        for each in tasks
        if any(start <= each["ts"] < end for start, end in zip(begun, ended, strict=True))
    ]


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
                page = context.new_page()
                if slow > 1:
                    browser.start_tracing(page=page, categories=TRACED)
                taps, moves, gaps = play(page, url, game, slow)
                rate = 1e3 * len(gaps) / sum(gaps)
                late = sum(gap > LATE for gap in gaps) / len(gaps)
                print(f"{game}, 1/{slow} of the speed: {rate:.0f} frames a second, {late:.0%} late")
                if slow > 1:
                    tasks = busy(browser.stop_tracing())
                    long = sum(task > LONG for task in tasks)
                    print(f"  tasks of {LONG} ms while something moves: {long}; longest {max(tasks):.0f} ms")
                else:
                    if taps:
                        middle, most = median(taps), max(taps)
                        print(f"  a tap on a piece: {middle:.1f} ms, most {most:.1f}, of {len(taps)}")
                    print(f"  a move and its motion: {median(moves):.0f} ms, most {max(moves):.0f}")
                context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
