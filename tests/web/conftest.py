"""A real Chromium, a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from byways.server.http.pages import STATIC
from tests.server.client import Server, running

CHROMIUM = os.environ.get("BYWAYS_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
NO_SKIPS = bool(os.environ.get("BYWAYS_NO_SKIPS"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if NO_SKIPS:
            pytest.fail("there is no Chromium, and skips are not allowed here")
        pytest.skip("there is no Chromium on this machine")
    assert STATIC.joinpath("index.html").is_file(), "the browser client is not built"
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page on a desktop, in English, that fails the test if it complains."""
    yield from open_page(browser, width=1280, height=800)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A page on a small phone with a touch screen."""
    yield from open_page(browser, width=360, height=740, touch=True)


def open_page(browser: Browser, *, width: int, height: int, touch: bool = False) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=touch,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "console",
        lambda message: (
            complaints.append(message.text)
            if message.type == "error" and "Content Security" in message.text
            else None
        ),
    )
    page.set_default_timeout(15_000)
    yield page
    context.close()
    assert not complaints, complaints
