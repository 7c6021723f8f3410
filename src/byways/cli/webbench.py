"""How fast the browser app is: sizes, the way to the first move, taps, and moves on the other screen."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

from byways.i18n import say
from byways.kernel.rng import pick
from byways.registry import GAMES
from byways.wire.wishes import Choose, Ping, Play

from .arguments import Complaint
from .guests import Person, byways_server, key, listening, seat_all, served, sit
from .report import Report

MOVES = 40
TAPS = 8
DELAY = 0.150
"""How long the network takes there and back while taps are measured."""

SEEN = 0.25
"""How long another screen is waited for; a step of a draft is shown to nobody."""


def measure(report: Report) -> None:
    """Tells the figures.

    :raises Complaint: the client is not built.
    """
    _report_sizes(report)
    with tempfile.TemporaryDirectory() as folder:
        command = byways_server(Path(folder))
        with served(command):
            pass  # The second time its database is there.
        start = perf_counter()
        with served(command) as (url, _):
            seconds = perf_counter() - start
            report.figure("cli.web_start", {"ms": round(1e3 * seconds)})
            _report_page(url, seconds, report)
            for name, facts in GAMES.items():
                if facts.seats[1] > 1:
                    report.figure(
                        "cli.web_table", {"game": name, **asyncio.run(_table(url, name, report.lang))}
                    )


def _report_sizes(report: Report) -> None:
    static = files("byways.server").joinpath("static")
    if not static.joinpath("index.html").is_file():
        raise Complaint(say(report.lang, "server.no_client"))
    page = static.joinpath("index.html").read_text("utf-8")
    first = sum(
        len(gzip.compress(static.joinpath("assets", name).read_bytes()))
        for name in set(re.findall(r"/assets/([\w.-]+\.(?:js|css))", page))
    )
    folder = static.joinpath("assets").iterdir()
    whole = sum(
        len(gzip.compress(file.read_bytes())) for file in folder if file.name.endswith((".js", ".css"))
    )
    report.figure("cli.web_size", {"first": round(first / 1000), "whole": round(whole / 1000)})


def _report_page(url: str, before: float, report: Report) -> None:
    """Measures the page in a real browser, if there is one; the server took *before* seconds to start."""
    chromium = os.environ.get("BYWAYS_CHROMIUM") or shutil.which("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        chromium = None
    if chromium is None:
        report.figure("cli.web_no_browser", {})
        return
    with sync_playwright() as playwright, _delayed(url, DELAY) as port:
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        _report_first_move(browser.new_page(), url, before, report)
        browser.close()
        # What Chromium itself can delay leaves out sockets.
        far = f"--host-resolver-rules=MAP {urlsplit(url).hostname} 127.0.0.1:{port}"
        browser = playwright.chromium.launch(executable_path=chromium, args=[*flags, far])
        for name in GAMES:
            _report_taps(browser.new_page(), url, name, report)
        browser.close()


def _report_first_move(page: Any, url: str, before: float, report: Report) -> None:
    start = perf_counter()
    page.goto(f"{url}/")
    page.locator("li button").first.click()
    page.wait_for_selector(".page .lit")
    took = perf_counter() - start
    report.figure("cli.web_playable", {"ms": round(1e3 * took), "all": round(1e3 * (before + took))})


def _report_taps(page: Any, url: str, game: str, report: Report) -> None:
    page.goto(f"{url}/")
    row = page.locator("li").filter(has=page.locator(f"a[href='/new/{game}']"))
    row.locator("button").first.click()
    page.wait_for_selector(".page .lit")
    page.wait_for_timeout(1e3)
    taps = [float(took) for number in range(TAPS) for took in page.evaluate(_TAP, number)]
    took = {"ms": round(median(taps)), "most": round(max(taps)), "delay": round(1e3 * DELAY)}
    report.figure("cli.web_tap", {"game": game, "taps": len(taps), **took})


@contextmanager
def _delayed(url: str, seconds: float) -> Iterator[int]:
    """Gets a port by which the way to a server and back takes so long."""
    to = urlsplit(url)
    opened = Future[tuple[int, asyncio.AbstractEventLoop]]()
    over = asyncio.Event()

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        later = asyncio.get_running_loop().call_later
        while data := await reader.read(1 << 16):
            later(seconds / 2, writer.write, data)
        later(seconds / 2, writer.close)

    async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(to.hostname, to.port)
        # Before Python 3.12 whatever is cancelled in the end is complained about.
        with suppress(asyncio.CancelledError, OSError):
            await asyncio.gather(pump(reader, back), pump(there, writer))

    async def serve() -> None:
        proxy = await asyncio.start_server(accept, "127.0.0.1", 0)
        opened.set_result((proxy.sockets[0].getsockname()[1], asyncio.get_running_loop()))
        await over.wait()

    thread = Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    port, loop = opened.result()
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


_TAP = """async (number) => {
  const page = document.querySelector('.page');
  const pressed = (word) => page.querySelector(`[data-ref="${CSS.escape(word)}"][aria-pressed=true]`);
  const frame = () => new Promise(requestAnimationFrame);
  const took = [];
  for (let deep = 0; deep < 2; deep++) {
    const lit = [...page.querySelectorAll('.item.lit, .hit.lit')];
    const words = lit.filter((each) => !pressed(each.dataset.ref));
    const word = words[(7 * number) % words.length];
    if (!word) break;
    // A tap comes at any time within a frame.
    await new Promise((done) => setTimeout(done, 50 + 16 * Math.random()));
    const start = performance.now();
    word.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    do await frame();
    while ((page.ariaBusy === 'true' || !pressed(word.dataset.ref)) && performance.now() < start + 3000);
    took.push(performance.now() - start);
  }
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  await frame();
  return took;
}"""


async def _table(url: str, game: str, lang: str) -> dict[str, float | None]:
    """Measures choices, and how soon a move is on another screen, over two sockets."""
    people = [await sit(url, *each) for each in seat_all(url, game, 1, 2, lang)]
    waits: list[float] = []
    seen: list[float] = []
    async with listening(people):
        await asyncio.gather(*(person.ask(Ping(key())) for person in people))
        for _ in range(MOVES):
            player = next((person for person in people if person.acting), None)
            if player is None:
                break
            path = await _picked(player, waits)
            other = next(person for person in people if person is not player)
            other.changed.clear()
            start = perf_counter()
            await player.ask(Play(key(), player.seat, path))
            with suppress(TimeoutError):
                await asyncio.wait_for(other.changed.wait(), SEEN)
                seen.append(perf_counter() - start)
            await player.ask(Ping(key()))
    figures = {"choices": median(waits), "most": max(waits), "move": median(seen) if seen else None}
    return {name: each and round(1e3 * each, 1) for name, each in figures.items()}


async def _picked(player: Person, waits: list[float]) -> tuple[str, ...]:
    """Picks a move word by word, and notes how long each answer took."""
    path: tuple[str, ...] = ()
    following = player.first
    while following:
        path = (*path, pick(player.rng, following))
        start = perf_counter()
        following = (await player.ask(Choose(key(), player.seat, path))).next
        waits.append(perf_counter() - start)
    return path
