"""My page: a name, a webhook, my data to take along, and to be forgotten."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from byways.i18n import LANGUAGES
from byways.kernel.rng import Quick
from tests.server.client import Server, running
from tests.server.receiver import receiving
from tests.web.accessible import assert_accessible
from tests.web.player import Player
from tests.web.tables import ME, first_game, open_near_the_end, speak


@pytest.fixture(scope="module")
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends messages also to this machine."""
    with running(tmp_path_factory.mktemp("me"), "--webhooks", "private") as server:
        yield server


def test_a_webhook_is_set_tried_and_taken_away(phone: Page, private: Server) -> None:
    with receiving() as receiver:
        phone.goto(f"{private.url}/")
        phone.locator("header a[href='/me']").click()
        phone.wait_for_url("**/me")
        address, save = phone.locator("#me-hook"), phone.locator("form:has(#me-hook) [type=submit]")
        test = phone.locator("[data-do=test-hook]")
        expect(test).to_be_disabled()
        address.fill("ftp://nowhere")
        save.click()
        expect(phone.get_by_role("alert")).to_contain_text("https://")
        address.fill(receiver.url)
        save.click()
        expect(phone.get_by_role("alert")).to_have_count(0)
        receiver.answers = [(404, {})]
        test.click()
        expect(phone.get_by_role("alert")).to_contain_text("404")
        assert receiver.got.get(timeout=10)[2]["text"]
        assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
        address.fill("")
        with phone.expect_response("**/api/me/settings"):
            save.click()
        expect(test).to_be_disabled()
        phone.reload()
        expect(address).to_have_value("")


def test_a_public_server_says_why_it_does_not_write_home(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/me")
    page.locator("#me-hook").fill("http://127.0.0.1:9/")
    page.locator("form:has(#me-hook) [type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("private")


def test_my_data_is_saved_and_deleted(page: Page, private: Server, tmp_path: Path) -> None:
    page.goto(f"{private.url}/me")
    page.locator("#me-name").fill("Ann of the export")
    page.locator("form:has(#me-name) [type=submit]").click()
    expect(page.locator("form:has(#me-name) [role=status]")).not_to_be_empty()
    open_near_the_end(page, private, first_game(), [ME])
    Player(page, Quick("mine")).play_to_the_end()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{private.url}/me")
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    download.value.save_as(tmp_path / "mine.json")
    mine = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert mine["player"]["name"] == "Ann of the export"
    assert [each["id"] for each in mine["tables"]] == [table] and mine["tables"][0]["record"]

    button = page.locator("[data-do=forget]")
    expect(button).to_be_disabled()
    page.locator("#forget-word").fill("Delete")
    button.click()
    page.wait_for_url(f"{private.url}/")
    expect(page.locator("#my-name")).to_have_value("")
    expect(page.locator("#tables-title")).to_have_count(0)
    page.goto(f"{private.url}/replay/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Ann of the export")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_accessible_me(phone: Page, server: Server, lang: str) -> None:
    speak(phone, server, lang)
    phone.goto(f"{server.url}/me")
    expect(phone.locator("#forget-word")).to_be_visible()
    assert_accessible(phone, f"/me {lang}")
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
