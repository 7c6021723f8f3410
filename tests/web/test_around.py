"""People at a table in real browsers: other devices, spectators, absence, talk, strangers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.absence import let_pass
from tests.server.client import Server, running, start
from tests.server.evenings import turn_game
from tests.server.test_around import DAY, secret_game, two_at_a_table
from tests.server.test_server import make_move
from tests.web.accessible import assert_accessible
from tests.web.pages import Pages
from tests.web.player import Player
from tests.web.tables import BOT, INVITE, ME, ask, finish, lines_of, make_table

Visit = Callable[..., Page]


@pytest.fixture
def visit(pages: Pages) -> Iterator[Visit]:
    """Opens browsers of different people, each with a name."""
    with ExitStack() as opened_:

        def opened(url: str, name: str, width: int = 1100, height: int = 800) -> Page:
            page = opened_.enter_context(pages.open(width, height))
            page.request.post(f"{url}/api/me", data={"name": name})
            return page

        yield opened


def meet(url: str, ann: Page, *guests: Page, game: str, **more: Any) -> str:
    """Ann opens a table, the guests sit down, and all look at it."""
    seats = [ME, *[INVITE] * len(guests)]
    table = make_table(ann, url, game, seats, **more)
    invites = ann.request.get(f"{url}/api/tables/{table}").json()["invites"]
    for guest, invite in zip(guests, invites.values(), strict=True):
        ask(guest, url, f"/api/join/{invite}")
    for page in (ann, *guests):
        page.goto(f"{url}/table/{table}")
        page.wait_for_selector(".page .board svg")
    return table


def first_shared() -> str:
    return next(name for name, facts in GAMES.items() if facts.seats[1] > 1)


def begin_a_draft(page: Page) -> None:
    """Makes a step that can be undone."""
    player = Player(page, Quick("draft"))
    while not page.locator("[data-do=undo]").is_enabled():
        player.step({**player.wait(), "end": False})


def open_sheet(page: Page, name: str) -> None:
    page.locator("[data-do=menu]").click()
    page.locator(f"dialog [data-do={name}]").click()


def test_a_draft_on_two_devices_and_after_a_reload(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "Bob")
    meet(server.url, ann, bob, game=first_shared())
    begin_a_draft(ann)
    open_sheet(ann, "device")
    ann.locator("[data-do=make-link]").click()
    link = ann.locator("dialog input[readonly]").input_value()
    ann.keyboard.press("Escape")
    phone = visit(server.url, "", 360, 740)
    phone.goto(link)
    phone.wait_for_url("**/table/*")
    expect(phone.locator("[data-do=undo]")).to_be_enabled()
    ann.reload()
    expect(ann.locator("[data-do=undo]")).to_be_enabled()
    phone.locator("[data-do=undo]").click()
    expect(ann.locator("[data-do=undo]")).to_be_disabled()
    expect(ann.locator("[data-do=redo]")).to_be_enabled()
    ann.locator("[data-do=redo]").click()
    expect(phone.locator("[data-do=undo]")).to_be_enabled()
    expect(bob.locator("[data-do=undo]")).to_be_disabled()
    phone.goto(f"{server.url}/seat/none")
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    assert "undefined" not in phone.inner_text("body")


def test_a_spectator_sees_no_hand(server: Server, visit: Visit) -> None:
    ann, bob, eve = (visit(server.url, name) for name in ("Ann", "Bob", "Eve"))
    game = secret_game()
    table = meet(server.url, ann, bob, game=game)
    eve.goto(f"{server.url}/table/{table}")
    eve.wait_for_selector(".page .board svg")

    def hands(page: Page) -> set[str]:
        """How everything looks that lies beside the board."""
        script = "() => [...document.querySelectorAll('.group .item svg')].map((each) => each.innerHTML)"
        return set(page.evaluate(script))

    secret = (hands(ann) | hands(bob)) - (hands(ann) & hands(bob))
    assert secret and not secret & hands(eve)
    assert eve.locator("[data-do=end], [data-do=undo]").count() == 0
    assert eve.locator(".hit.lit, .item.lit").count() == 0
    eve.locator("[data-do=talk]").click()
    expect(eve.get_by_role("log")).to_be_visible()
    assert eve.locator(".talk form, .talk [data-mark]").count() == 0, "spectators read but do not write"
    for page in (ann, eve):
        expect(page.locator("[data-watching]")).to_contain_text("1")
    expect(ann.locator(".others")).not_to_contain_text("Eve")


PAUSES = {
    "handed over": (DAY, 3 * DAY),
    "closed": (300, 301),
    "in time": (DAY, 3 * 3600 - 1800),
    "accessible": (DAY, 3 * DAY),
}
"""Seconds that were agreed for a turn, and that it has taken, of a table for each test."""


@pytest.fixture(scope="module")
def paused(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Any]]]:
    """Tables where somebody has kept others waiting, on a server that was started again meanwhile."""
    folder = tmp_path_factory.mktemp("paused")
    first, tables = start(folder), {}
    for name, (pace, _) in PAUSES.items():
        ann, bob, table = two_at_a_table(first, turn_game(), pace=pace)
        [seat] = ann.ask(f"/api/tables/{table}")[1]["to_act"]
        tables[name] = (table, *((bob, ann) if seat == 1 else (ann, bob)))
    first.stop()
    for name, (_, seconds) in PAUSES.items():
        let_pass(folder, tables[name][0], seconds)
    with running(folder) as again:
        yield again.url, tables


@pytest.fixture
def waiting(paused: tuple[str, dict[str, Any]], visit: Visit) -> Any:
    """Opens such a table. Gets the address, the table, and the pages of who is there and of who is gone."""
    url, tables = paused

    def opened(name: str) -> tuple[str, str, Page, Page]:
        table, *people = tables[name]
        there, gone = (visit(url, "") for _ in people)
        for page, person in zip((there, gone), people, strict=True):
            key, _, value = person.cookie.partition("=")
            page.context.add_cookies([{"name": key, "value": value, "url": url}])
        there.goto(f"{url}/table/{table}")
        there.wait_for_selector(".page .board svg")
        return url, table, there, gone

    return opened


def test_absent_handed_to_a_bot_and_back(waiting: Any) -> None:
    url, table, there, gone = waiting("handed over")
    there.locator("[data-do=absent]").click()
    there.locator("[data-do=hand-over]").click()
    expect(there.locator("[data-do=absent]")).to_have_count(0)
    expect(there.locator(".who.mine")).to_be_visible()
    gone.goto(f"{url}/table/{table}")
    assert gone.locator("section.act").count() == 0
    gone.locator("[data-do=back]").click()
    expect(gone.locator("[data-do=back]")).to_have_count(0)
    expect(gone.locator("section.act")).to_be_visible()
    gone.locator("[data-do=talk]").click()
    traces = gone.locator(".talk .trace")
    expect(traces).to_have_count(2)
    expect(traces.first).to_contain_text("after waiting 3 days")


def test_a_closed_seat_is_left_out_at_the_end(waiting: Any) -> None:
    url, _, there, _ = waiting("closed")
    there.locator("[data-do=absent]").click()
    there.locator("[data-do=close-seat]").click()
    expect(there.locator("[data-do=absent]")).to_have_count(0)
    finish(there, url)
    expect(there.locator("#closed-title")).to_be_visible()
    assert there.locator(".end thead th").count() == 2, "whose line it is, and one player"


def test_time_is_shown_and_nobody_is_hurried(waiting: Any) -> None:
    _, _, there, _ = waiting("in time")
    expect(there.locator(".top .left")).to_contain_text("21 hours left")
    assert there.locator("[data-do=absent]").count() == 0


def test_leaving_and_coming_back(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "Bob")
    meet(server.url, ann, bob, game=first_shared())
    open_sheet(ann, "leave")
    ann.locator("[data-do=hand-over]").click()
    expect(ann.locator("[data-do=back]")).to_be_visible()
    expect(bob.locator(".others")).to_contain_text("Ann (bot)")
    ann.locator("[data-do=back]").click()
    # The bot may have ended her turn meanwhile; it is hers to take up again then.
    expect(ann.locator("[data-do=end], [data-do=reopen]")).to_have_count(1)
    expect(bob.locator(".others")).not_to_contain_text("Ann (bot)")
    expect(bob.locator("[data-do=talk]")).to_contain_text("2")


def test_talk(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "Bob", 360, 740)
    meet(server.url, ann, bob, game=first_shared())
    ann.locator("[data-do=talk]").click()
    for words in ("Good luck! https://example.org/", "Second"):
        ann.locator(".talk form input").fill(words)
        ann.keyboard.press("Enter")
        expect(ann.get_by_role("log")).to_contain_text(words)
    assert ann.locator(".talk .lines a").count() == 0, "links are not made"
    expect(ann.locator(".talk form input")).to_have_value("")
    expect(ann.locator("[data-do=talk] .badge")).to_have_count(0)
    assert bob.locator(".drawer, .popped").count() == 0, "nothing pops up"
    expect(bob.locator("[data-do=talk]")).to_contain_text("2")
    bob.reload()
    expect(bob.locator("[data-do=talk]")).to_contain_text("2")
    bob.locator("[data-do=talk]").click()
    expect(bob.get_by_role("log")).to_contain_text("Second")
    expect(bob.locator(".board svg").first).to_be_in_viewport(ratio=0.5)
    bob.locator(".talk summary").click()
    bob.locator(".talk input[type=checkbox]").check()
    expect(bob.get_by_role("log")).not_to_contain_text("Second")
    bob.locator(".talk input[type=checkbox]").uncheck()
    expect(bob.get_by_role("log")).to_contain_text("Second")
    bob.keyboard.press("Escape")
    expect(bob.locator("[data-do=talk] .badge")).to_have_count(0)
    bob.reload()
    bob.wait_for_selector(".page .board svg")
    expect(bob.locator("[data-do=talk] .badge")).to_have_count(0)


def test_reactions(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "Bob", 360, 740)
    meet(server.url, ann, bob, game=first_shared())
    ann.locator("[data-do=talk]").click()
    ann.locator("[data-mark=well]").click()
    expect(bob.locator(".popped")).to_contain_text("Well played!")
    expect(bob.locator("[data-do=talk] .badge")).to_have_count(0)
    expect(ann.get_by_role("log")).to_contain_text("Well played!")
    assert ann.locator(".popped").count() == 0, "one's own mark is no news"
    bob.locator("[data-do=talk]").click()
    expect(bob.get_by_role("log")).to_contain_text("Well played!")
    assert_accessible(bob, "talk on a phone")
    bob.locator(".talk summary").click()
    bob.locator(".talk input[type=checkbox]").check()
    ann.locator("[data-mark=oops]").click()
    expect(ann.get_by_role("log")).to_contain_text("Oops!")
    expect(bob.get_by_role("log")).not_to_contain_text("Well played!")
    expect(bob.locator(".popped", has_text="Oops!")).to_have_count(0)


def test_a_final_turn_is_taken_back_by_agreement(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "Bob", 360, 740)
    table = meet(server.url, ann, bob, game=turn_game())
    lines, rng = lines_of(server, table, ann, bob), Quick("back")
    [seat] = lines[1].table["to_act"]
    first = lines[seat].table["seats"][seat - 1]["name"]
    page, other = (ann, bob) if first == "Ann" else (bob, ann)
    while lines[seat].table["to_act"] == [seat]:
        make_move(lines[seat], rng)
    expect(other.locator(".who.mine")).to_be_visible()
    open_sheet(page, "takeback")
    expect(page.locator("[data-takeback=mine]")).to_be_visible()
    assert_accessible(other, "asked for a turn")
    other.locator("[data-do=agree]").click()
    expect(page.locator(".who.mine")).to_be_visible()
    expect(page.locator("[data-takeback]")).to_have_count(0)
    expect(page.locator("[data-do=redo]")).to_be_enabled()
    expect(ann.locator(".log")).to_contain_text("takes back a turn")


def test_no_talk_button_against_bots(server: Server, visit: Visit) -> None:
    ann = visit(server.url, "Ann")
    table = make_table(ann, server.url, first_shared(), [ME, BOT])
    ann.goto(f"{server.url}/table/{table}")
    ann.wait_for_selector(".page .board svg")
    assert ann.locator("[data-do=talk]").count() == 0


def test_strangers_meet(tmp_path: Path, visit: Visit) -> None:
    with running(tmp_path, "--open-tables") as server:
        ann, eve = visit(server.url, "Ann"), visit(server.url, "Eve", 360, 740)
        ann.goto(f"{server.url}/new/{first_shared()}")
        ann.get_by_role("group", name="Seat 2", exact=True).get_by_text("Invite").click()
        ann.locator("#pace").select_option(label="3 days per turn")
        ann.get_by_role("checkbox", name="Open table").check()
        assert_accessible(ann, "what is agreed")
        ann.locator("button[type=submit]").click()
        ann.wait_for_url("**/table/*")
        eve.goto(f"{server.url}/")
        expect(eve.get_by_text("3 days per turn")).to_be_visible()
        assert_accessible(eve, "open tables")
        eve.locator("[data-do=join-open]").click()
        eve.wait_for_url("**/table/*")
        expect(ann.locator(".others")).to_contain_text("Eve")
        dan = visit(server.url, "Dan")
        dan.goto(f"{server.url}/")
        dan.locator("[data-do=watch-open]").click()
        dan.wait_for_selector(".page .board svg")
        expect(ann.locator("[data-watching]")).to_contain_text("1")


def test_an_invitation_tells_what_was_agreed(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "Bob", 360, 740)
    table = make_table(ann, server.url, first_shared(), [ME, INVITE], pace=7 * DAY)
    invite = ann.request.get(f"{server.url}/api/tables/{table}").json()["invites"]["2"]
    bob.goto(f"{server.url}/join/{invite}")
    expect(bob.get_by_text("7 days per turn")).to_be_visible()
    expect(bob.locator("main")).to_contain_text("Ann")


@pytest.mark.parametrize("game", [name for name, facts in GAMES.items() if facts.seats[1] > 1])
def test_an_invite_link_is_in_sight(server: Server, visit: Visit, game: str) -> None:
    ann = visit(server.url, "Ann", 1280, 800)
    table = make_table(ann, server.url, game, [ME, INVITE])
    for width, height in ((1280, 800), (360, 740)):
        ann.set_viewport_size({"width": width, "height": height})
        ann.goto(f"{server.url}/table/{table}")
        ann.wait_for_function("() => document.querySelector('.group .lit')")
        expect(ann.get_by_label("Link to this table", exact=True)).to_be_in_viewport(ratio=1)


def test_an_invite_link_brings_its_guest_back(server: Server, visit: Visit) -> None:
    ann, bob = visit(server.url, "Ann"), visit(server.url, "")
    table = make_table(ann, server.url, first_shared(), [ME, INVITE])
    ann.goto(f"{server.url}/table/{table}")
    link = ann.get_by_label("Link to this table", exact=True)
    address = link.input_value()
    bob.goto(address)
    bob.locator("#name").fill("Bob")
    bob.locator("button[type=submit]").click()
    expect(link).to_have_count(0)
    assert bob.request.get(f"{server.url}/api/me").json()["name"] == "Bob"
    bob.goto(address)
    bob.wait_for_url(f"**/table/{table}")


def test_accessible(waiting: Any) -> None:
    url, _, there, _ = waiting("accessible")
    there.locator("[data-do=talk]").click()
    there.locator(".talk form input").fill("hello")
    there.keyboard.press("Enter")
    expect(there.get_by_role("log")).to_contain_text("hello")
    assert_accessible(there, "talk")
    there.locator("[data-do=absent]").click()
    expect(there.locator("[data-do=hand-over]")).to_be_enabled()
    assert_accessible(there, "absent")
    there.keyboard.press("Escape")
    for name, then in (("device", "make-link"), ("leave", "hand-over")):
        open_sheet(there, name)
        button = there.locator(f"[data-do={then}]")
        expect(button).to_be_enabled()
        if name == "device":
            button.click()
            expect(there.locator("dialog input[readonly]")).to_be_visible()
        assert_accessible(there, name)
        there.keyboard.press("Escape")
    there.goto(f"{url}/seat/none")
    expect(there.get_by_role("heading", level=1)).to_be_visible()
    assert_accessible(there, "a link that leads nowhere")
    fresh = make_table(there, url, turn_game(), [ME, INVITE])
    invite = there.request.get(f"{url}/api/tables/{fresh}").json()["invites"]["2"]
    # Whoever sits at the table would be brought back to it.
    there.context.clear_cookies()
    there.goto(f"{url}/join/{invite}")
    expect(there.locator(".offer")).to_be_visible()
    assert_accessible(there, "invitation")
