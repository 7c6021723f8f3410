"""Tables in a browser: at their beginning, near their end, and finished without a click."""

from __future__ import annotations

from itertools import count
from typing import Any

from playwright.sync_api import Page

from byways.kernel.record import read
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests import DEEP
from tests.server.client import Line, Server, Visitor, hang_up
from tests.server.finished import record_of
from tests.server.test_server import make_move
from tests.web.pages import REST

_keys = count(1)
RETRIES = 3
"""A line that was kept may be closed by the server while it is asked over; then it is asked again."""

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
INVITE: dict[str, Any] = {"kind": "invite"}


FEW = (
    tuple(GAMES) if DEEP else tuple({facts.secret: name for name, facts in reversed(GAMES.items())}.values())
)
"""A game with secrets and one without: enough where no page knows which it shows."""


def first_game() -> str:
    return next(iter(GAMES))


def ask(page: Page, url: str, path: str, **body: Any) -> Any:
    """Asks as the page's visitor, who is somebody from then on."""
    answer = page.request.post(f"{url}{path}", data=body, max_retries=RETRIES)
    assert answer.ok, answer.text()
    return answer.json()


def speak(page: Page, server: Server, lang: str) -> None:
    """Sets the language, before any page of ours is opened."""
    page.goto(f"{server.url}{REST}")
    page.evaluate("(lang) => localStorage.setItem('byways.lang', lang)", lang)


def prefer(page: Page, server: Server, **switches: bool) -> None:
    """Sets how somebody likes to play, before any page of ours is opened."""
    page.goto(f"{server.url}{REST}")
    page.evaluate("(set) => localStorage.setItem('byways.playing', JSON.stringify(set))", switches)


def make_table(page: Page, url: str, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Makes a table that nobody looks at yet."""
    key = f"open {next(_keys)} {id(page)}"
    asked = {"game": game, "options": {}, "seats": seats, "key": key, **more}
    return str(ask(page, url, "/api/tables", **asked)["id"])


def open_table(page: Page, server: Server, game: str, seats: list[dict[str, Any]], **options: Any) -> None:
    see_table(page, server, make_table(page, server.url, game, seats, options=options))


def see_table(page: Page, server: Server, table: str) -> None:
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".page .hit")


def bring(page: Page, server: Server, text: str) -> str:
    """Brings a record along. Gets what it is called there."""
    answer = page.request.post(
        f"{server.url}/api/records", data=text, headers={"content-type": "text/plain"}, max_retries=RETRIES
    )
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def branch(
    page: Page,
    server: Server,
    text: str,
    seats: list[dict[str, Any]],
    *,
    left: int = 6,
    move: int | None = None,
) -> str:
    """Makes a table that goes on where so many moves of a record were made, or left. Gets the table."""
    if move is None:
        move = max(0, len(read(text).log) - left)
    name = bring(page, server, text)
    asked = {"move": move, "seats": seats, "key": f"branch {next(_keys)} {id(page)}"}
    return str(ask(page, server.url, f"/api/replays/{name}/branch", **asked)["id"])


def turn_in(text: str, share: float) -> int:
    """Gets after how many moves of a record the first seat is to move, with about so much played."""
    log = read(text).log
    own = [number for number, entry in enumerate(log) if entry.seat == 1]
    return min(own, key=lambda number: abs(number - share * len(log)))


def open_near_the_end(page: Page, server: Server, game: str, seats: list[dict[str, Any]]) -> None:
    """Opens a table at which a few moves are left to play."""
    see_table(page, server, branch(page, server, record_of(game, len(seats)), seats))


def finish(page: Page, url: str) -> str:
    """Plays the page's table to its end for its visitor, without a click. Gets the table.

    The page is elsewhere meanwhile: to draw a whole game takes longer than to play it.
    """
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{url}{REST}")
    cookie = next(each["value"] for each in page.context.cookies() if each["name"] == "byways")
    line, rng = Visitor(url, f"byways={cookie}").sit(table), Quick(table)
    while line.wait_for_turn():
        make_move(line, rng)
    hang_up()
    see_end(page, url, table)
    return table


def see_end(page: Page, url: str, table: str) -> None:
    page.goto(f"{url}/table/{table}")
    page.wait_for_selector(".page.over .end")


def lines_of(server: Server, table: str, *people: Page) -> dict[int, Line]:
    """Opens a line beside each page, by seat."""
    found = {}
    for page in people:
        cookie = next(each["value"] for each in page.context.cookies() if each["name"] == "byways")
        line = Visitor(server.url, f"byways={cookie}").sit(table)
        found[line.receive()["views"][0]["seat"]] = line
    return found
