"""Pages without a network, new versions, and being told that it is one's turn."""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.http.openapi import openapi
from byways.server.http.pages import STATIC
from tests.server.client import Line, Server, Visitor, hang_up, running
from tests.server.test_server import ME, make_move
from tests.web.accessible import assert_accessible
from tests.web.pages import Pages
from tests.web.tables import first_game

READY = """async () => {
  await navigator.serviceWorker.ready;
  const worker = navigator.serviceWorker;
  if (worker.controller) return;
  await new Promise((done) => worker.addEventListener('controllerchange', done, { once: true }));
}"""
KEPT = """async (path) => {
  for (let tries = 0; tries < 300; tries++) {
    for (const name of await caches.keys()) {
      const found = await (await caches.open(name)).keys();
      if (found.some((request) => request.url.endsWith(path))) return true;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""
WAITING = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  while (!found.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
FOUND_BEFORE = """(() => {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    const found = await register.apply(this, given);
    const begun = new Promise((done) => found.addEventListener('updatefound', done, { once: true }));
    if (!found.installing && !found.waiting) await found.update().then(() => begun);
    return found;
  };
})()"""
HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTICES = """async (many) => {
  const worker = await navigator.serviceWorker.getRegistration();
  for (let tries = 0; tries < 300; tries++) {
    const found = await worker.getNotifications();
    if (found.length >= many) return found.map(({ title, body, data }) => ({ title, body, url: data.url }));
    await new Promise((done) => setTimeout(done, 50));
  }
  return [];
}"""
TOLD = "() => navigator.serviceWorker.getRegistration().then((found) => found.getNotifications())"
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""
LOOK = "() => document.dispatchEvent(new Event('visibilitychange'))"
TURN, NO_TURN = re.compile("/icon-turn-"), re.compile("/icon-(?!turn)")


@pytest.fixture
def page(pages: Pages) -> Iterator[Page]:
    """A page of its own, since what is tried here stays: workers, permissions, another clock."""
    with pages.open(1000, 800, fresh=True) as page:
        yield page


@pytest.fixture
def whole(whole_browser: Browser) -> Iterator[Page]:
    """Such a page in a browser that has notices."""
    with Pages(whole_browser).open(1000, 800, fresh=True) as page:
        yield page


def open_lobby(page: Page, server: Server) -> None:
    """Opens the lobby and waits for its worker, which lets the page come first: for that, time is put on."""
    page.clock.install()
    page.goto(f"{server.url}/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.clock.fast_forward("00:10")
    page.evaluate(READY)


def wait_until_kept(page: Page, *paths: str) -> None:
    for path in paths:
        assert page.evaluate(KEPT, path), f"{path} is not kept"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        yield server


def test_the_pages_are_there_without_a_network(page: Page, own: Server) -> None:
    game = first_game()
    open_lobby(page, own)
    wait_until_kept(page, "/i18n/en.ftl", "/api/games")
    # The clock of this test hides what the page has fetched; the worker sees what it fetches from now on.
    page.reload()
    wait_until_kept(page, f"/api/games/{game}/art/cover")
    page.goto(f"{own.url}/rules/{game}")
    expect(page.locator(".rules")).to_be_visible()
    wait_until_kept(page, f"/api/games/{game}/rules?lang=en")
    # Not only is there no network: there is no server.
    own.kill()
    page.context.set_offline(True)
    page.goto(f"{own.url}/")
    expect(page.get_by_role("status").filter(has_text="You’re offline")).to_be_visible()
    expect(page.locator(".boxes > li")).to_have_count(len(GAMES))
    assert_accessible(page, "offline")
    page.goto(f"{own.url}/rules/{game}")
    expect(page.locator(".rules")).to_be_visible()
    page.goto(f"{own.url}/rules/{list(GAMES)[1]}")
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{own.url}/table/any")
    expect(page.get_by_role("status").filter(has_text=re.compile("connect", re.I)).first).to_be_visible()


def test_nothing_of_tables_is_kept(page: Page, server: Server) -> None:
    open_lobby(page, server)
    page.goto(f"{server.url}/programs")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((each) => new URL(each.url).pathname)))).flat()"""
    )
    assert "/" in kept and all(
        re.match(r"/(assets/|i18n/|api/games(/\w+/(pictures?|rules|tour))?\Z|\Z)", path) for path in kept
    )


class Client:
    """A build of the client of which new versions can be made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(str(STATIC), folder)
        self.worker = (folder / "sw.js").read_text("utf-8")

    def publish(self, version: str) -> None:
        """Makes a version in which only the title of the page is another one."""
        old = re.search(r'"([0-9a-f]{12})"', self.worker)
        assert old is not None
        (self.folder / "sw.js").write_text(self.worker.replace(old[1], version), "utf-8")
        index = self.folder / "index.html"
        page = re.sub(r"<html[^>]*>", f'<html lang="en" data-version="{version}">', index.read_text("utf-8"))
        index.write_text(page, "utf-8")

    def rebuild(self, *parts: str) -> None:
        """Makes a version in which parts have other names, as if they had changed; the old ones are gone."""
        for part in parts:
            (old,) = (self.folder / "assets").glob(f"{part}-*.js.gz")
            new = old.with_name(f"{part}-next.js.gz")
            old.rename(new)
            for file in [self.folder / "index.html", *(self.folder / "assets").glob("*.js.gz")]:
                content = file.read_bytes()
                text = gzip.decompress(content) if file.suffix == ".gz" else content
                text = text.replace(old.stem.encode(), new.stem.encode())
                file.write_bytes(gzip.compress(text) if file.suffix == ".gz" else text)


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return Client(tmp_path / "static")


@pytest.fixture
def changing(tmp_path: Path, client: Client) -> Iterator[Server]:
    with running(tmp_path, static=client.folder) as server:
        yield server


def caches_of(page: Page) -> list[str]:
    found = page.evaluate("() => caches.keys()")
    return [name for name in found if name.startswith("byways-shell-")]


def look_for_update(page: Page) -> None:
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((worker) => worker.update())")


def test_an_update_is_offered_and_taken(page: Page, changing: Server, client: Client) -> None:
    open_lobby(page, changing)
    wait_until_kept(page, "/i18n/en.ftl")
    first = caches_of(page)
    for number in (2, 3):
        client.publish(f"{number:012x}")
        look_for_update(page)
        button = page.locator("[data-do=update]")
        expect(button).to_be_visible()
        assert page.locator("html").get_attribute("data-version") != f"{number:012x}"
        if number == 2:
            assert_accessible(page, "update")
        button.click()
        expect(page.locator("html")).to_have_attribute("data-version", f"{number:012x}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(button).to_be_hidden()
    # The version before the last keeps its files for other tabs; older ones are gone.
    assert caches_of(page) == ["byways-shell-000000000002", "byways-shell-000000000003"]
    assert not set(first) & set(caches_of(page))


def test_a_page_whose_parts_are_gone_becomes_the_one_of_now(
    page: Page, changing: Server, client: Client
) -> None:
    page.goto(f"{changing.url}/")
    page.evaluate("() => (window.before = true)")
    client.rebuild("Rules", "index")
    page.locator("a[href^='/rules/']").first.click()
    expect(page.locator(".rules")).to_be_visible()
    assert page.evaluate("() => window.before") is None


def test_an_update_that_the_browser_has_found_before_the_page_is_offered(
    page: Page, changing: Server, client: Client
) -> None:
    open_lobby(page, changing)
    wait_until_kept(page, "/i18n/en.ftl")
    client.publish("000000000005")
    page.add_init_script(FOUND_BEFORE)
    page.reload()
    page.clock.fast_forward("00:10")
    expect(page.locator("[data-do=update]")).to_be_visible()


def test_no_update_in_the_middle_of_a_game(page: Page, changing: Server, client: Client) -> None:
    open_lobby(page, changing)
    wait_until_kept(page, "/i18n/en.ftl")
    page.locator(".boxes button").first.click()
    expect(page.locator(".page")).to_be_visible()
    client.publish("000000000009")
    look_for_update(page)
    page.evaluate(WAITING)
    expect(page.locator("[data-do=update]")).to_have_count(0)
    page.locator("a[href='/']").first.click()
    expect(page.locator("[data-do=update]")).to_be_visible()
    assert page.locator("html").get_attribute("data-version") is None


def cookie_of(context: BrowserContext) -> str:
    return next(f"byways={cookie['value']}" for cookie in context.cookies() if cookie["name"] == "byways")


def until_waiting(line: Line) -> None:
    """Plays until it is not this visitor's turn."""
    rng = Quick("waiting")
    while line.ask("ping") and any(view["acting"] for view in line.table["views"]):
        make_move(line, rng)


@dataclass
class Shared:
    """A table at which the page's visitor has done their turn, and a guest has not."""

    table: str
    game: str
    host: Line
    guest: Line

    def come_round(self) -> None:
        """Lets the guest play until it is the host's turn again."""
        rng = Quick("guest")
        while self.host.ask("ping") and not any(view["acting"] for view in self.host.table["views"]):
            make_move(self.guest, rng)


def share(page: Page, server: Server) -> Shared:
    open_lobby(page, server)
    host, guest = Visitor(server.url, cookie_of(page.context)), Visitor(server.url)
    game = first_game()
    table = host.open(game, [ME, {"kind": "invite"}])
    invite = host.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    guest.ask(f"/api/join/{invite}", {"name": "Guest"})
    lines = host.sit(table), guest.sit(table)
    until_waiting(lines[0])
    return Shared(table, game, *lines)


def allow(page: Page, server: Server) -> None:
    """Lets the browser tell, by a tap in the settings."""
    page.context.grant_permissions(["notifications"], origin=server.url)
    page.get_by_role("button", name="Settings").click()
    page.locator("[data-do=notify-on]").click()
    expect(page.locator("[data-do=notify-off]")).to_be_visible()
    page.keyboard.press("Escape")


@pytest.fixture
def told(whole: Page) -> Iterator[Page]:
    yield whole
    hang_up()


def test_the_icon_and_a_notice_at_the_table(told: Page, server: Server) -> None:
    shared = share(told, server)
    allow(told, server)
    told.goto(f"{server.url}/table/{shared.table}")
    icon = told.locator("link[rel=icon]")
    expect(told.locator(".goal .aim")).to_be_visible()
    expect(icon).to_have_attribute("href", NO_TURN)
    # Whoever looks at the page needs no notice.
    shared.come_round()
    expect(icon).to_have_attribute("href", TURN)
    assert told.evaluate(TOLD) == []
    until_waiting(shared.host)
    expect(icon).to_have_attribute("href", NO_TURN)
    told.evaluate(HIDE)
    shared.come_round()
    expect(icon).to_have_attribute("href", TURN)
    assert told.title().startswith("●")
    [notice] = told.evaluate(NOTICES, 1)
    assert notice["url"] == f"/table/{shared.table}" and notice["body"] == "It’s your turn."


def test_another_table_is_told_of_on_any_page(told: Page, server: Server) -> None:
    shared = share(told, server)
    allow(told, server)
    told.goto(f"{server.url}/rules/{shared.game}")
    icon = told.locator("link[rel=icon]")
    told.evaluate(LOOK)
    expect(told.locator(".rules")).to_be_visible()
    with told.expect_response("**/api/me"):
        told.evaluate(HIDE)
    shared.come_round()
    told.evaluate(LOOK)
    expect(icon).to_have_attribute("href", TURN)
    [notice] = told.evaluate(NOTICES, 1)
    assert notice["url"] == f"/table/{shared.table}"
    told.context.service_workers[0].evaluate(CLICK)
    expect(told).to_have_url(f"{server.url}/table/{shared.table}")
    until_waiting(shared.host)
    told.evaluate(LOOK)
    expect(icon).to_have_attribute("href", NO_TURN)


def test_nobody_is_asked_or_told_unless_they_want_it(told: Page, server: Server) -> None:
    told.add_init_script(
        "window.asked = 0; Notification.requestPermission = async () => (window.asked++, 'denied');"
    )
    shared = share(told, server)
    told.context.grant_permissions(["notifications"], origin=server.url)
    told.goto(f"{server.url}/table/{shared.table}")
    expect(told.locator(".goal .aim")).to_be_visible()
    told.evaluate(HIDE)
    shared.come_round()
    expect(told.locator("link[rel=icon]")).to_have_attribute("href", TURN)
    assert told.evaluate("() => window.asked") == 0
    assert told.evaluate(TOLD) == []


def test_a_refusal_of_the_browser_is_explained(whole: Page, server: Server) -> None:
    whole.add_init_script("Notification.requestPermission = async () => 'denied';")
    whole.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' });")
    whole.goto(f"{server.url}/")
    whole.get_by_role("button", name="Settings").click()
    whole.locator("[data-do=notify-on]").click()
    expect(whole.get_by_role("dialog")).to_contain_text("doesn’t let this page")


# Programs


def test_tokens_are_made_and_revoked(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/")
    phone.get_by_role("button", name="Settings").click()
    phone.get_by_role("link", name="For programs").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text("For programs")
    phone.get_by_label("What is the token for?").fill("my <bot>")
    phone.get_by_role("button", name="Create a token").click()
    shown = phone.get_by_label("Your new token")
    expect(shown).to_be_focused()
    token = shown.input_value()
    asked = Visitor(server.url)
    assert asked.ask("/api/me", authorization=f"Bearer {token}")[0] == 200
    phone.get_by_role("button", name="Revoke the token “my <bot>”").click()
    phone.get_by_role("button", name="Yes, revoke it").click()
    expect(phone.get_by_text("You have no tokens.")).to_be_visible()
    assert asked.ask("/api/me", authorization=f"Bearer {token}")[0] == 401


def test_every_request_is_on_the_page(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/api")
    paths = openapi()["paths"].items()
    requests = [f"{method.upper()} {path}" for path, methods in paths for method in methods]
    expect(phone.get_by_role("heading", name=requests[-1], exact=True)).to_be_visible()
    headings = phone.locator("h1, h2, h3, h4").all_inner_texts()
    assert [headings.count(name) for name in requests] == [1] * len(requests)
    links = phone.eval_on_selector_all("main a[href^='#']", "all => all.map((a) => a.getAttribute('href'))")
    assert len(links) > len(requests)
    missing = phone.evaluate("(links) => links.filter((link) => !document.querySelector(link))", links)
    assert missing == []


@pytest.mark.parametrize("path", ["/programs", "/api"])
def test_what_is_for_programs_is_accessible(phone: Page, server: Server, path: str) -> None:
    phone.goto(f"{server.url}{path}")
    phone.wait_for_load_state("networkidle")
    # Hundreds of requests and shapes are drawn alike: some of each are enough for a slow eye.
    phone.evaluate("() => document.querySelectorAll('article').forEach((each, i) => i % 9 && each.remove())")
    assert_accessible(phone, path)


def test_the_settings_are_accessible(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/programs")
    phone.get_by_role("button", name="Settings").click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    assert_accessible(phone, "settings")


def test_the_app_can_be_installed(whole: Page, server: Server) -> None:
    open_lobby(whole, server)
    session = whole.context.new_cdp_session(whole)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == [] and found["url"] == f"{server.url}/manifest.webmanifest"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests run in private windows, from which nothing can be installed.
    assert [each["errorId"] for each in errors] == ["in-incognito"]
    visitor = Visitor(server.url)
    assert visitor.ask("/sw.js")[0] == 200
    assert visitor.headers["cache-control"] == "no-cache"
