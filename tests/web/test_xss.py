"""Whatever people write is shown as they wrote it, and none of it runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from byways.kernel.plain import JOINERS, plain
from byways.kernel.record import read
from byways.registry import GAMES
from tests import DEEP
from tests.server.client import Server, running
from tests.server.finished import record_of
from tests.web.payloads import PAYLOADS
from tests.web.tables import INVITE, ME, ask, make_table

NAME = 40
WATCH = """
window.__ran = 0;
window.__blocked = [];
document.addEventListener('securitypolicyviolation', (it) => window.__blocked.push(it.violatedDirective));
"""


@dataclass
class Guarded:
    """A page that notes everything that should never happen on it."""

    page: Page
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.add_init_script(WATCH)
        self.page.on("dialog", self._refuse)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("popup", lambda popup: self.wrong.append(popup.url))

    def _refuse(self, dialog: Dialog) -> None:
        self.wrong.append(dialog.message)
        dialog.dismiss()

    def see(self, *texts: str) -> None:
        """Looks that all of it stands there literally, and that nothing else came of it."""
        script = """(texts) => {
          const fields = [...document.querySelectorAll('input')].map((each) => each.value);
          const {innerText, textContent} = document.body;
          const all = [document.title, innerText, textContent, ...fields].join('\\n');
          return texts.every((text) => all.includes(text));
        }"""
        self.page.wait_for_function(script, arg=texts)
        assert self.page.evaluate("() => [window.__ran, window.__blocked]") == [0, []], texts
        made = (
            "script:not([src]), iframe, object, embed, base, meta[http-equiv], [onerror], [onload], [onfocus]"
        )
        assert self.page.locator(made).count() == 0
        assert not self.wrong


@pytest.fixture
def guarded(browser: Browser) -> Iterator[Any]:
    contexts = []

    def opened() -> Guarded:
        contexts.append(browser.new_context(locale="en-GB", viewport={"width": 1100, "height": 900}))
        return Guarded(contexts[-1].new_page())

    yield opened
    for context in contexts:
        context.close()


def shown(payload: str) -> str:
    """A payload as a name: one line of plain text, not too long."""
    return plain(payload)[:NAME].strip()


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("xss"), "--open-tables") as server:
        yield server


def test_the_corpus_would_run_in_a_page_that_is_careless(browser: Browser) -> None:
    """The flag does go up where a payload runs, so the other tests can fail."""
    page = browser.new_page()
    for payload in PAYLOADS[0], PAYLOADS[2], PAYLOADS[4]:
        page.goto("about:blank")
        page.set_content(payload)
        page.wait_for_function("() => window.__ran === 1")
    page.close()


def test_names_of_people_and_seats(open_server: Server, guarded: Any) -> None:
    """In the lobby, on invitations, at the table and in its dialogs, for everybody."""
    url, ann, eve = open_server.url, guarded(), guarded()
    game = max((name for name in GAMES if GAMES[name].seats[1] > 1), key=lambda name: GAMES[name].seats[1])
    most = GAMES[game].seats[1]
    for at in range(0, len(PAYLOADS), most - 1):
        names = PAYLOADS[at : at + most - 1]
        ask(ann.page, url, "/api/me", name=names[0])
        here = [{"kind": "here", "name": name} for name in names[1:]]
        table = make_table(ann.page, url, game, [ME, *here, INVITE], listed=True, pace=300)
        invites = ann.page.request.get(f"{url}/api/tables/{table}").json()["invites"]
        written = [shown(name) for name in names]
        eve.page.goto(f"{url}/")
        eve.see(*written)
        eve.page.goto(f"{url}/join/{next(iter(invites.values()))}")
        eve.see(*written)
        eve.page.goto(f"{url}/table/{table}")
        eve.page.wait_for_selector(".page .board svg")
        eve.see(*written)
        ann.page.goto(f"{url}/")
        ann.see(*written)


def test_talk(server: Server, guarded: Any) -> None:
    """Said by one, read by the other, also about a seat that was left."""
    url, ann, eve = server.url, guarded(), guarded()
    game = next(name for name, facts in GAMES.items() if facts.seats[1] > 1)
    payloads = PAYLOADS if DEEP else PAYLOADS[::2]
    for at in range(0, len(payloads), 5):
        said = payloads[at : at + 5]
        ann.page.context.clear_cookies()  # nobody may say more at once
        ask(ann.page, url, "/api/me", name=said[0])
        table = make_table(ann.page, url, game, [ME, INVITE])
        ann.page.goto(f"{url}/table/{table}")
        ann.page.locator("[data-do=talk]").click()
        for text in said:
            ann.page.locator(".talk form input").fill(text)
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator(".talk form input")).to_have_value("")
        ask(ann.page, url, f"/api/tables/{table}/seats/1/bot", level=1)
        eve.page.goto(f"{url}/table/{table}")
        eve.page.locator("[data-do=talk]").click()
        for page in (ann, eve):
            page.see(*(plain(text, JOINERS) for text in said), shown(said[0]))
        assert eve.page.locator(".talk .lines a, .talk .lines img:not(.avatar)").count() == 0


def test_players_of_a_record(server: Server, guarded: Any) -> None:
    """A record that somebody brought along tells who played."""
    url, ann = server.url, guarded()
    game = max((name for name in GAMES), key=lambda name: GAMES[name].seats[1])
    seats = GAMES[game].seats[1]
    record = read(record_of(game, seats))
    for at in range(0, len(PAYLOADS), seats):
        names = (*PAYLOADS[at : at + seats], *[""] * seats)[:seats]
        answer = ann.page.request.post(
            f"{url}/api/records",
            data=replace(record, players=names).text(),
            headers={"content-type": "text/plain"},
        )
        assert answer.ok, answer.text()
        ann.page.goto(f"{url}/replay/{answer.json()['id']}")
        ann.page.wait_for_selector("svg")
        ann.see(*(shown(name) for name in names if name))


ADDRESSES = ("/new/{}", "/rules/{}", "/table/{}", "/join/{}", "/seat/{}", "/replay/{}")


def test_addresses(server: Server, guarded: Any) -> None:
    """Every payload is in one of them at least; with ``--deep`` every payload is in all."""
    ann = guarded()
    for number, payload in enumerate(PAYLOADS):
        for where in ADDRESSES if DEEP else ADDRESSES[number % len(ADDRESSES) :][:1]:
            ann.page.goto(server.url + where.format(quote(payload, safe="")))
            ann.page.wait_for_selector("h1")
            ann.see()


def test_a_seed_in_an_address(server: Server, guarded: Any) -> None:
    ann = guarded()
    for payload in PAYLOADS if DEEP else PAYLOADS[::7]:
        ann.page.goto(f"{server.url}/new/{next(iter(GAMES))}?{urlencode({'seed': payload})}")
        ann.see(payload)
