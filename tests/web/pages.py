"""Pages of different visitors, kept for the next test: a new one costs more than what is done with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Error, Page, expect

PATIENCE = 45_000
"""So many milliseconds a page may take on a busy machine; one that is right takes what it takes."""

expect.set_options(timeout=PATIENCE)


class _Tab:
    """A page of somebody, with cookies of their own."""

    def __init__(self, browser: Browser, touch: bool) -> None:
        self.context = browser.new_context(has_touch=touch, locale="en-GB", reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self._seen: set[str] = set()
        self.page.on("framenavigated", lambda frame: self._seen.add(frame.url))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type == "error" and "Content Security" in message.text
                else None
            ),
        )

    def forget(self, rest: str) -> None:
        """Makes it as good as new."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.page.goto(rest)
        self.page.evaluate("() => sessionStorage.clear()")
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        session = self.context.new_cdp_session(self.page)
        for scheme, host in {urlsplit(url)[:2] for url in self._seen}:
            told = {"origin": f"{scheme}://{host}", "storageTypes": "all"}
            session.send("Storage.clearDataForOrigin", told)
        session.detach()
        # Whoever leaves a page that is still loading is told so; that was not the next visitor.
        self.complaints.clear()
        self._seen.clear()
        self.context.clear_cookies()
        self.context.clear_permissions()


REST = "/manifest.webmanifest"
"""A short text of the site; on it a page has its visitor's storage, and nothing of ours runs."""


class Pages:
    """Lends pages. Idle ones wait at a text of the same site, where the browser keeps their process."""

    def __init__(self, browser: Browser, rest: str = "about:blank") -> None:
        self._browser = browser
        self._rest = rest
        self._idle: dict[bool, list[_Tab]] = {False: [], True: []}

    @contextmanager
    def open(self, width: int, height: int, *, touch: bool = False, fresh: bool = False) -> Iterator[Page]:
        """Opens a page of somebody new; a *fresh* one may be changed for good, by scripts or another clock.

        :raises AssertionError: it complained.
        """
        idle = self._idle[touch]
        tab = idle.pop() if idle and not fresh else _Tab(self._browser, touch)
        tab.page.set_viewport_size({"width": width, "height": height})
        yield tab.page
        complaints, tab.complaints = tab.complaints, []
        try:
            if fresh:
                tab.context.close()
            else:
                tab.forget(self._rest)
                idle.append(tab)
        except Error:
            tab.context.close()
        assert not complaints, complaints

    def close(self) -> None:
        for tab in (*self._idle[False], *self._idle[True]):
            tab.context.close()
