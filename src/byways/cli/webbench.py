"""How fast the browser app is: sizes, the way to the first move, taps, and moves on the other screen."""

from __future__ import annotations

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
from contextlib import AbstractContextManager, contextmanager
from importlib.resources import files
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from websockets.sync.client import ClientConnection, connect

from byways.i18n import say
from byways.kernel.rng import Quick, pick
from byways.registry import GAMES

from .ask import Complaint

MOVES = 40
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
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        start = perf_counter()
        page.goto(f"{url}/")
        page.locator("li button").first.click()
        page.wait_for_selector(".page .lit")
        took = perf_counter() - start
        print(say(lang, "cli.web_playable", ms=round(1e3 * took), all=round(1e3 * (before + took))))
        for name in GAMES:
            page.goto(f"{url}/")
            page.locator("li").filter(has=page.locator(f"a[href='/new/{name}']")).locator(
                "button"
            ).first.click()
            page.wait_for_selector(".page .lit")
            page.wait_for_timeout(500)
            taps = [float(page.evaluate(_TAP)) for _ in range(7)]
            print(say(lang, "cli.web_tap", game=name, ms=round(median(taps)), most=round(max(taps))))
        browser.close()


_TAP = """async () => {
  const page = document.querySelector('.page');
  const words = [...document.querySelectorAll('.item.lit, .hit.lit')];
  const start = performance.now();
  words[0]?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await new Promise((done) => {
    const look = () => (page.getAttribute('aria-busy') === 'true' ? requestAnimationFrame(look) : done());
    requestAnimationFrame(look);
  });
  const took = performance.now() - start;
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  return took;
}"""


def _print_table(url: str, game: str, lang: str) -> None:
    """Measures choices, and how soon a move is on another screen, over two sockets."""
    me, cookie = _open(url, game)
    with _sit(url, me, cookie) as mine, _sit(url, me, "") as other:
        rng = Quick(game)
        table = _next(mine, "table")
        asked: list[float] = []
        seen: list[float] = []
        for _ in range(MOVES):
            views = [view for view in table["views"] if view["acting"]]
            if not views:
                break
            path = _pick(mine, views[0], rng, asked)
            _drain(other)
            start = perf_counter()
            table = _ask(mine, {"do": "play", "seat": views[0]["seat"], "path": path})
            if _heard(other):
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


def _sit(url: str, table: str, cookie: str) -> AbstractContextManager[ClientConnection]:
    headers = {"Cookie": cookie} if cookie else {}
    address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
    site: Any = url
    return connect(address, additional_headers=headers, origin=site, max_size=None)


def _pick(socket: ClientConnection, view: Any, rng: Quick, asked: list[float]) -> list[str]:
    path: list[str] = []
    found = {"next": view["next"]}
    while found["next"]:
        path.append(pick(rng, found["next"]))
        start = perf_counter()
        found = _answer(socket, {"do": "choices", "seat": view["seat"], "picked": path})
        asked.append(perf_counter() - start)
    return path


def _answer(socket: ClientConnection, message: dict[str, Any]) -> Any:
    key = f"bench {next(_keys)}"
    socket.send(json.dumps({"key": key, **message}))
    while True:
        found = json.loads(socket.recv(30))
        if found.get("key") == key:
            return found


def _ask(socket: ClientConnection, message: dict[str, Any]) -> Any:
    """Sends a step and gets the table after it."""
    key = f"bench {next(_keys)}"
    socket.send(json.dumps({"key": key, **message}))
    table: Any = None
    while True:
        found = json.loads(socket.recv(30))
        if found["type"] == "table":
            table = found
        if found.get("key") == key and table is not None:
            return table


def _next(socket: ClientConnection, kind: str) -> Any:
    while True:
        found = json.loads(socket.recv(30))
        if found["type"] == kind:
            return found


def _drain(socket: ClientConnection) -> None:
    while True:
        try:
            socket.recv(0)
        except TimeoutError:
            return


def _heard(socket: ClientConnection) -> bool:
    """Whether a spectator was shown the table after a step; a step of a draft is shown to nobody."""
    try:
        while json.loads(socket.recv(0.25))["type"] != "table":
            pass
    except TimeoutError:
        return False
    return True
