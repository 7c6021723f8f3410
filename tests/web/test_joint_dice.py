"""Joint dice in browsers: nobody has to tap anything for them, or to wait for who is not there."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.server.client import Server
from tests.web.pages import Pages
from tests.web.tables import INVITE, ME, ask, first_game, make_table

SEEN = "(table) => JSON.parse(localStorage.getItem(`byways.salts.${table}`)).seen !== null"
WAITING = '[data-do="go-on"]'


def added(page: Page, table: str) -> Any:
    kept = page.evaluate("(table) => localStorage.getItem(`byways.salts.${table}`)", table)
    return json.loads(kept)


def open_joint(page: Page, server: Server) -> str:
    table = make_table(page, server.url, first_game(), [ME, INVITE], joint=True)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(WAITING)
    return table


def test_dice_roll_by_themselves_once_everybody_has_come(pages: Pages, server: Server) -> None:
    with pages.open(1200, 800) as ann, pages.open(1200, 800) as bob:
        table = open_joint(ann, server)
        invite = ann.request.get(f"{server.url}/api/tables/{table}").json()["invites"]["2"]
        ask(bob, server.url, f"/api/join/{invite}")
        bob.goto(f"{server.url}/table/{table}")
        for page in (ann, bob):
            page.wait_for_selector(WAITING, state="detached")
            page.wait_for_selector(".page .hit")
            page.wait_for_function(SEEN, arg=table)
        seen = added(ann, table)["seen"]
        assert seen == added(bob, table)["seen"]
        own = [next(iter(added(page, table)["own"].values())) for page in (ann, bob)]
        assert sorted(own) == sorted(seen["salts"]) and len(set(own)) == 2


def test_who_does_not_want_to_wait_goes_on(pages: Pages, server: Server) -> None:
    with pages.open(390, 844, touch=True) as ann:
        table = open_joint(ann, server)
        ann.tap(WAITING)
        ann.wait_for_selector(WAITING, state="detached")
        ann.wait_for_selector(".page .hit")
        assert sorted(map(bool, added(ann, table)["seen"]["salts"])) == [False, True]
