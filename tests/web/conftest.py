"""A real Chromium, a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from byways.server.http.pages import STATIC
from tests.server.client import Server, running
from tests.web.pages import REST, Pages

GIVEN = os.environ.get("BYWAYS_CHROMIUM")
CHROMIUM = GIVEN or shutil.which("chromium") or shutil.which("chromium-browser")
SHELL = GIVEN or shutil.which("chromium-headless-shell") or CHROMIUM
"""The same browser without its windows: a quarter less work for a page."""

NO_SKIPS = bool(os.environ.get("BYWAYS_NO_SKIPS"))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright, executable: str | None) -> Browser:
    if executable is None:
        if NO_SKIPS:
            pytest.fail("there is no Chromium, and skips are not allowed here")
        pytest.skip("there is no Chromium on this machine")
    assert STATIC.joinpath("index.html").is_file(), "the browser client is not built"
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
    # No page lives long enough for its scripts to be worth it.
    flags.append("--js-flags=--no-opt --no-maglev")
    return playwright.chromium.launch(executable_path=executable, args=flags)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, SHELL)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what the shell has not: notifications, apps that are installed."""
    browser = launch(playwright, CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture(scope="session")
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    pages = Pages(browser, f"{server.url}{REST}")
    yield pages
    pages.close()


@pytest.fixture
def page(pages: Pages) -> Iterator[Page]:
    """A page on a desktop, in English, that fails the test if it complains."""
    with pages.open(1280, 800) as page:
        yield page


@pytest.fixture
def phone(pages: Pages) -> Iterator[Page]:
    """A page on a small phone with a touch screen."""
    with pages.open(360, 740, touch=True) as page:
        yield page
