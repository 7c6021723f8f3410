"""A whole evening: three people in three browsers, one of them on a phone that goes offline, and a fourth who
watches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import zxingcpp
from playwright.sync_api import Locator, Page, expect

from byways.kernel.rng import Quick
from tests.server.client import Server, hang_up
from tests.server.evenings import turn_game
from tests.server.test_server import make_move
from tests.web.pages import REST, Pages
from tests.web.player import Player
from tests.web.tables import INVITE, ME, lines_of, make_table, see_end

NAMES = ("Ann", "Bob", "Cat")


PICTURE = """async (image) => {
  await image.decode();
  const canvas = new OffscreenCanvas(400, 400);
  const paper = canvas.getContext('2d');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, 400, 400);
  paper.drawImage(image, 0, 0, 400, 400);
  return [...paper.getImageData(0, 0, 400, 400).data].filter((_, i) => i % 4 === 0);
}"""


def scan(picture: Locator) -> str:
    """Gets what a camera reads from a code on the screen."""
    expect(picture).to_be_visible()
    (code,) = zxingcpp.read_barcodes(memoryview(bytes(picture.evaluate(PICTURE))).cast("B", (400, 400)))
    return str(code.text)


CABLE = """
  window.cut = false;
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => window.cut && event.stopImmediatePropagation());
    }
    send(data) {
      if (!window.cut) super.send(data);
    }
  };
"""
"""A line that can be cut: what is sent meanwhile is lost, and nobody is told."""


@pytest.fixture
def people(pages: Pages) -> Iterator[tuple[Page, Page, Page, Page]]:
    """Ann at a desk, Bob with a phone, Cat at a desk, and Dan, who watches."""
    with ExitStack() as opened:
        bob = opened.enter_context(pages.open(360, 740, touch=True, fresh=True))
        ann, cat, dan = (opened.enter_context(pages.open(1100, 800)) for _ in range(3))
        yield ann, bob, cat, dan


def finish(server: Server, table: str, *people: Page) -> dict[str, bool]:
    """Plays a table to its end without a click. Gets who has won.

    Its people look at it again at the end; who watches has seen all of it.
    """
    for page in people:
        page.goto(f"{server.url}{REST}")
    lines, rng = lines_of(server, table, *people), Quick(table)
    one = lines[1]
    while True:
        one.ask("ping")
        if one.table["over"]:
            break
        make_move(lines[one.table["to_act"][0]], rng)
    hang_up()
    for page in people:
        see_end(page, server.url, table)
    winners = one.table["ending"]["winners"]
    return {seat["name"]: seat["seat"] in winners for seat in one.table["seats"]}


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def series_of(page: Page, server: Server) -> Any:
    return page.request.get(f"{server.url}/api/tables/{table_of(page)}/series").json()


def test_an_evening(server: Server, people: tuple[Page, Page, Page, Page]) -> None:
    ann, bob, cat, dan = people
    bob.add_init_script(CABLE)
    ann.request.post(f"{server.url}/api/me", data={"name": "Ann"})
    first = make_table(ann, server.url, turn_game(), [ME, INVITE, INVITE])
    ann.goto(f"{server.url}/table/{first}")

    # One link for all, as a code, too; the phones follow what it says.
    ann.locator(".invites summary").click()
    link = scan(ann.locator(".invites img"))
    assert link == ann.locator(".invites input").input_value()
    for page, name in ((bob, "Bob"), (cat, "Cat")):
        page.goto(link)
        expect(page.locator(".offer")).to_contain_text("Ann")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector(".page .board svg")
        assert table_of(page) == first
    dan.goto(link)
    dan.locator("[data-do=watch]").click()
    dan.wait_for_selector(".page .board svg")
    bob.goto(link)
    bob.wait_for_selector(".page .board svg")
    assert table_of(bob) == first, "who sits there is brought back"

    # Until it is Bob's turn, the others play; then his line is cut in the middle of a move.
    lines, rng = lines_of(server, first, ann, bob, cat), Quick("evening")
    his = next(seat for seat, line in lines.items() if line.table["seats"][seat - 1]["name"] == "Bob")
    while his not in lines[his].table["to_act"]:
        make_move(lines[lines[his].table["to_act"][0]], rng)
        lines[his].ask("ping")
    player = Player(bob, Quick("bob"), touch=True)
    while not (seen := player.wait())["accept"]:
        player.step(seen)
    bob.evaluate("() => (window.cut = true)")
    player.click("[data-do=accept]")
    expect(bob.locator("[data-pending]")).to_be_visible(timeout=30_000)
    expect(dan.locator("[data-pending]")).to_have_count(0)
    bob.evaluate("() => (window.cut = false)")
    expect(bob.locator("[data-pending]")).to_have_count(0, timeout=30_000)
    lines[his].ask("ping")
    moved = lines[his].table["views"][0]["draft"] or his not in lines[his].table["to_act"]
    assert moved, "the move was made once the line was back"
    hang_up()
    won = [finish(server, first, ann, bob, cat)]

    # Two press at once; the third is asked, and would rather swap seats.
    for page in (ann, bob):
        page.evaluate("() => document.querySelector('[data-do=another]').click()")
    for page in (ann, bob):
        page.wait_for_url(lambda url: not url.endswith(first) and "/table/" in url)
        page.wait_for_selector(".page .board svg")
    second = table_of(ann)
    assert table_of(bob) == second
    expect(dan.locator("[data-do=next-table]")).to_be_visible()
    cat.locator("[data-do=swap]").click()
    for page in (ann, bob, cat):
        page.wait_for_url(lambda url: not url.endswith(first) and not url.endswith(second))
        page.wait_for_selector(".page .board svg")
    third = table_of(cat)
    assert table_of(ann) == table_of(bob) == third
    dan.goto(f"{server.url}/table/{third}")
    dan.wait_for_selector(".page .board svg")
    won.append(finish(server, third, ann, bob, cat))

    # All three have the same series.
    wins = {name: sum(game[name] for game in won) for name in NAMES}
    for page in (ann, bob, cat):
        found = series_of(page, server)
        assert {each["name"]: each["wins"] for each in found["players"]} == wins
        assert len(found["games"]) == 2 and sum(each["mine"] for each in found["players"]) == 1
        expect(page.locator(".series")).to_be_visible()
        me = next(each["name"] for each in found["players"] if each["mine"])
        history = page.request.get(f"{server.url}/api/me/history").json()["games"]
        assert [game["won"] for game in history] == [game[me] for game in reversed(won)]

    # Home again, Ann takes all of it to her phone: Dan's, who gives it to her.
    ann.goto(f"{server.url}/me")
    ann.locator("[data-do=add-device]").click()
    dan.goto(scan(ann.locator("[data-pass=link] img")))
    dan.locator("[data-do=join-device]").click()
    dan.wait_for_url(f"{server.url}/")
    dan.goto(f"{server.url}/history")
    expect(dan.locator("tr[data-table]")).to_have_count(2)
