"""How fast the browser app is: sizes, the way to the first move, taps, and moves on the other screen."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from importlib.resources import files
from itertools import count
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.sync.client import ClientConnection, connect

from byways.i18n import say
from byways.kernel.rng import Quick, pick
from byways.kernel.table import Perspective
from byways.registry import GAMES
from byways.wire.delta import patch
from byways.wire.messages import Ack, Choose, Chosen, FromServer, Play, Snapshot, Update

from .ask import Complaint

MOVES = 40
TAPS = 8
DELAY = 0.150
"""How long the network takes there and back while taps are measured."""

_keys = count(1)


def measure(lang: str) -> None:
    """Prints the figures.

    :raises Complaint: the client is not built, or there is no Chromium.
    """
    _print_sizes(lang)
    with tempfile.TemporaryDirectory() as folder, _warm_server(Path(folder)) as (url, seconds):
        print(say(lang, "cli.web_start", ms=round(1e3 * seconds)))
        _print_page(url, seconds, lang)
        for name, facts in GAMES.items():
            if facts.seats[1] > 1:
                _print_table(url, name, lang)


def _print_sizes(lang: str) -> None:
    static = files("byways.server").joinpath("static")
    if not static.joinpath("index.html").is_file():
        raise Complaint(say(lang, "server.no_client"))
    page = static.joinpath("index.html").read_text("utf-8")
    first = sum(
        len(gzip.compress(static.joinpath("assets", name).read_bytes()))
        for name in set(re.findall(r"/assets/([\w.-]+\.(?:js|css))", page))
    )
    folder = static.joinpath("assets").iterdir()
    whole = sum(
        len(gzip.compress(file.read_bytes())) for file in folder if file.name.endswith((".js", ".css"))
    )
    print(say(lang, "cli.web_size", first=round(first / 1000), whole=round(whole / 1000)))


@contextmanager
def _server(folder: Path) -> Iterator[tuple[str, float]]:
    """Starts the app as a person would, and gets its address and how long it took to be there."""
    command = [
        sys.executable,
        "-m",
        "byways",
        "open",
        "--no-browser",
        "--database",
        f"sqlite:///{folder / 'db'}",
    ]
    start = perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        url = process.stdout.readline().split()[-1].rstrip("/")
        yield url, perf_counter() - start
    finally:
        process.terminate()
        process.wait(15)
        process.stdout.close()


@contextmanager
def _warm_server(folder: Path) -> Iterator[tuple[str, float]]:
    """Starts the app a second time, when its database is there."""
    with _server(folder):
        pass
    with _server(folder) as started:
        yield started


def _print_page(url: str, before: float, lang: str) -> None:
    """Measures the page in a real browser, if there is one; the server took *before* seconds to start."""
    chromium = os.environ.get("BYWAYS_CHROMIUM") or shutil.which("chromium")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        chromium = None
    if chromium is None:
        print(say(lang, "cli.web_no_browser"))
        return
    with sync_playwright() as playwright, _delayed(url, DELAY) as port:
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        _print_first_move(browser.new_page(), url, before, lang)
        browser.close()
        # What Chromium itself can delay leaves out sockets.
        far = f"--host-resolver-rules=MAP {urlsplit(url).hostname} 127.0.0.1:{port}"
        browser = playwright.chromium.launch(executable_path=chromium, args=[*flags, far])
        for name in GAMES:
            _print_taps(browser.new_page(), url, name, lang)
        browser.close()


def _print_first_move(page: Any, url: str, before: float, lang: str) -> None:
    start = perf_counter()
    page.goto(f"{url}/")
    page.locator("li button").first.click()
    page.wait_for_selector(".page .lit")
    took = perf_counter() - start
    print(say(lang, "cli.web_playable", ms=round(1e3 * took), all=round(1e3 * (before + took))))


def _print_taps(page: Any, url: str, game: str, lang: str) -> None:
    page.goto(f"{url}/")
    row = page.locator("li").filter(has=page.locator(f"a[href='/new/{game}']"))
    row.locator("button").first.click()
    page.wait_for_selector(".page .lit")
    page.wait_for_timeout(1e3)
    taps = [float(took) for number in range(TAPS) for took in page.evaluate(_TAP, number)]
    half, most, delay = round(median(taps)), round(max(taps)), round(1e3 * DELAY)
    print(say(lang, "cli.web_tap", game=game, taps=len(taps), ms=half, most=most, delay=delay))


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


def _print_table(url: str, game: str, lang: str) -> None:
    """Measures choices, and how soon a move is on another screen, over two sockets."""
    table, cookie = _open(url, game)
    with _connect(url, table, cookie) as one, _connect(url, table, "") as two:
        mine, other = _Seat(one), _Seat(two)
        rng = Quick(game)
        asked: list[float] = []
        seen: list[float] = []
        for _ in range(MOVES):
            view = next((view for view in mine.table.views if view.acting), None)
            if view is None:
                break
            path = _pick(mine, view, rng, asked)
            other.drain()
            start = perf_counter()
            mine.play(view, path)
            if other.hears_of_it():
                seen.append(perf_counter() - start)
    print(
        say(
            lang,
            "cli.web_table",
            game=game,
            choices=f"{1e3 * median(asked):.1f}",
            most=f"{1e3 * max(asked):.1f}",
            move=f"{1e3 * median(seen):.1f}" if seen else "–",
        )
    )


def _open(url: str, game: str) -> tuple[str, str]:
    """Opens a table at which one visitor has all seats. Gets it and the visitor's cookie."""
    low = max(2, GAMES[game].seats[0])
    seats = [{"kind": "me"}, *[{"kind": "here"}] * (low - 1)]
    body = json.dumps({"game": game, "options": {}, "seats": seats, "key": f"bench {next(_keys)}"}).encode()
    request = urllib.request.Request(f"{url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())["id"], answer.headers["set-cookie"].split(";")[0]


def _connect(url: str, table: str, cookie: str) -> ClientConnection:
    headers = {"Cookie": cookie} if cookie else {}
    address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
    site: Any = url
    return connect(address, additional_headers=headers, origin=site, max_size=None)


class _Seat:
    """A connection that keeps up with its table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.table: Snapshot
        while not isinstance(self._hear(), Snapshot):
            pass

    def choices(self, view: Perspective, picked: tuple[str, ...]) -> Chosen:
        key = f"bench {next(_keys)}"
        self._socket.send(msgspec.json.encode(Choose(key, view.seat or 0, picked)).decode())
        while not (isinstance(found := self._hear(), Chosen) and found.key == key):
            pass
        return found

    def play(self, view: Perspective, path: tuple[str, ...]) -> None:
        """Makes a move, and waits until it is answered and seen."""
        key, seq = f"bench {next(_keys)}", self.table.seq
        self._socket.send(msgspec.json.encode(Play(key, view.seat or 0, path)).decode())
        done = False
        while not (done and self.table.seq > seq):
            found = self._hear()
            done |= isinstance(found, Ack) and found.key == key

    def drain(self) -> None:
        """Hears all that has come so far."""
        try:
            while True:
                self._hear(0)
        except TimeoutError:
            return

    def hears_of_it(self) -> bool:
        """Whether a spectator is shown a step; a step of a draft is shown to nobody."""
        try:
            while not isinstance(self._hear(0.25), Update):
                pass
        except TimeoutError:
            return False
        return True

    def _hear(self, seconds: float = 30) -> FromServer:
        found: FromServer = _decode(self._socket.recv(seconds))
        if isinstance(found, Snapshot):
            self.table = found
        elif isinstance(found, Update):
            self.table = patch(self.table, found)
        return found


_decode = msgspec.json.Decoder(FromServer).decode


def _pick(mine: _Seat, view: Perspective, rng: Quick, asked: list[float]) -> tuple[str, ...]:
    path: tuple[str, ...] = ()
    following = view.next
    while following:
        path = (*path, pick(rng, following))
        start = perf_counter()
        following = mine.choices(view, path).next
        asked.append(perf_counter() - start)
    return path
