"""Results, the same deal for others, and the deal of the day."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.archive.dailies import Dailies
from byways.server.archive.deals import Deals
from byways.server.errors import Trouble
from byways.server.store.database import Store
from byways.server.table.rooms import Rooms
from tests.server.client import Server, Visitor, running
from tests.server.test_server import BOT, HERE, ME, make_move

DAY = 24 * 3600.0


@dataclass
class House:
    """A server and the file in which it keeps everything."""

    server: Server
    file: Path

    def rows(self, query: str, *values: str) -> list[Any]:
        with sqlite3.connect(self.file) as database:
            return database.execute(query, values).fetchall()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("deals")
    with running(folder) as server:
        yield House(server, folder / "games.db")


def first_game() -> str:
    return next(iter(GAMES))


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def finish(visitor: Visitor, table: str, seed: str = "finish") -> Any:
    """Plays a table to its end. Gets the table as it then stands."""
    line, rng = visitor.sit(table), Quick(seed)
    while line.wait_for_turn():
        make_move(line, rng)
    return line.table


def own_total(table: Any) -> int:
    """Gets one's own total; where one sits with a deal of the day is drawn by lot."""
    seat: int = next(row["seat"] for row in table["seats"] if row["mine"])
    return totals(table)[seat - 1]


def totals(table: Any) -> list[int]:
    return [sheet["total"] for sheet in table["views"][0]["sheets"]]


@pytest.mark.parametrize("game", GAMES)
def test_results_are_written_when_the_game_ends(house: House, game: str) -> None:
    visitor = Visitor(house.server.url)
    visitor.ask("/api/me", {"name": "Ann"})
    seats = [ME, BOT, BOT][: max(2, GAMES[game].seats[0])]
    table = visitor.open(game, seats)
    query = "SELECT kind, name, level, total, won, deal FROM results WHERE table_id = ? ORDER BY seat"
    assert house.rows(query, table) == []
    over = finish(visitor, table)
    kept = house.rows(query, table)
    assert [row[:3] for row in kept] == [("person", "Ann", None), *[("bot", "", 1)] * (len(seats) - 1)]
    assert [row[3] for row in kept] == totals(over)
    assert [seat for seat, row in enumerate(kept, 1) if row[4]] == over["ending"]["winners"]
    assert {row[5] for row in kept} == {
        deal for (deal,) in house.rows("SELECT deal FROM tables WHERE id = ?", table)
    }


def test_nothing_is_told_of_a_deal_before_its_end(house: House) -> None:
    visitor = Visitor(house.server.url)
    table = visitor.open(first_game(), [ME])
    assert visitor.ask(f"/api/tables/{table}/deal")[0] == 409
    assert visitor.ask("/api/tables/none/deal")[0] == 404
    assert visitor.ask("/api/deals/none")[0] == visitor.ask(f"/api/deals/{'0' * 64}")[0] == 404
    assert visitor.ask("/api/deals/none/play", {"key": "k"})[0] == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_deal_is_compared(house: House, game: str) -> None:
    ann, bob, eve = (Visitor(house.server.url) for _ in range(3))
    for visitor, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        visitor.ask("/api/me", {"name": name})
    seats = [ME, *[BOT] * (GAMES[game].seats[0] - 1)]
    first = ann.open(game, seats)
    over = finish(ann, first, "ann")
    _, seen = ann.ask(f"/api/tables/{first}/deal")
    assert over["seed"] not in str(seen) and seen["count"] == len(seats)

    status, about = bob.ask(f"/api/deals/{seen['deal']}")
    assert status == 200 and about["game"] == game and about["running"] is None
    assert over["seed"] not in str(about) and "Ann" not in str(about)
    _, begun = bob.ask(f"/api/deals/{seen['deal']}/play", {"key": "shared"})
    assert bob.ask(f"/api/deals/{seen['deal']}/play", {"key": "shared"})[1] == begun
    # No second look at a deal that one is in the middle of, and no look at what others made of it.
    assert bob.ask(f"/api/deals/{seen['deal']}/play", {"key": "another"})[1] == begun
    status, refused = bob.ask(f"/api/tables/{first}/deal")
    assert (status, refused["error"]["code"]) == (409, "server.deal_open")
    line = bob.sit(begun["id"])
    line.receive()
    assert line.table["commitment"] == over["commitment"] and line.table["seed"] is None
    finish(bob, begun["id"], "bob")
    assert eve.ask(f"/api/tables/{first}/deal")[0] == 200, "who sits at none may look"

    _, again = ann.ask(f"/api/tables/{first}/again", {"same": True, "key": "once more"})
    finish(ann, again["id"], "again")
    _, seen = ann.ask(f"/api/tables/{first}/deal")
    people = [each for each in seen["results"] if each["kind"] == "person"]
    marks = {(each["table"], each["name"], each["mine"], each["again"]) for each in people}
    assert marks == {
        (first, "Ann", True, False),
        (begun["id"], "Bob", False, False),
        (again["id"], "Ann", True, True),
    }
    plotted = [total for total, count in seen["totals"] for _ in range(count)]
    assert len(plotted) == 2, "who knew the dice is not in the plot"
    assert seen["median"] == median(plotted)
    assert seen["scored"] is GAMES[game].scored
    best = "total" if seen["scored"] else "won"
    assert [each[best] for each in seen["results"]] == sorted(
        (each[best] for each in seen["results"]), reverse=True
    )


def test_several_at_one_screen_have_it_for_the_first_time(house: House) -> None:
    game = next(name for name, facts in GAMES.items() if facts.seats[1] > 1)
    visitor = Visitor(house.server.url)
    table = visitor.open(game, [ME, HERE])
    finish(visitor, table)
    _, seen = visitor.ask(f"/api/tables/{table}/deal")
    assert [each["again"] for each in seen["results"]] == [False, False]


def test_a_branch_has_a_deal_of_its_own_that_cannot_be_shared(house: House) -> None:
    visitor = Visitor(house.server.url)
    table = visitor.open(first_game(), [ME])
    finish(visitor, table)
    body = {"move": 2, "seats": [ME], "key": "branch"}
    _, branch = visitor.ask(f"/api/replays/{table}/branch", body)
    finish(visitor, branch["id"])
    _, seen = visitor.ask(f"/api/tables/{branch['id']}/deal")
    assert seen["deal"] is None and {each["table"] for each in seen["results"]} == {branch["id"]}
    ((deal,),) = house.rows("SELECT deal FROM tables WHERE id = ?", branch["id"])
    assert visitor.ask(f"/api/deals/{deal}")[0] == 404


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_of_the_day(house: House, game: str) -> None:
    ann, bob = Visitor(house.server.url), Visitor(house.server.url)
    path = f"/api/daily/{game}/{today()}"
    status, fresh = ann.ask(path)
    assert status == 200 and fresh["totals"] is None and fresh["median"] is None and fresh["count"] == 0
    _, began = ann.ask(f"{path}/play", {"key": "a"})
    assert ann.ask(f"{path}/play", {"key": "b"})[1] == began, "one goes on where one is"
    assert ann.ask(path)[1]["running"] == began["id"]
    over = finish(ann, began["id"], "ann")
    assert over["commitment"] == fresh["commitment"]

    _, others = bob.ask(f"{path}/play", {"key": "a"})
    assert bob.ask(path)[1]["totals"] is None, "nothing before one has finished"
    bobs = finish(bob, others["id"], "bob")
    assert bobs["seed"] == over["seed"]

    _, second = ann.ask(f"{path}/play", {"key": "c"})
    assert second != began
    finish(ann, second["id"], "second")
    _, seen = ann.ask(path)
    reached = sorted([own_total(over), own_total(bobs)])
    assert seen["total"] == own_total(over) and seen["count"] == 2
    own = next(row["seat"] for row in over["seats"] if row["mine"])
    assert seen["won"] is (own in over["ending"]["winners"])
    assert sorted(total for total, count in seen["totals"] for _ in range(count)) == reached
    assert seen["median"] == median(reached)
    _, lobby = ann.ask("/api/daily")
    (mine,) = [each for each in lobby["games"] if each["game"] == game]
    assert (lobby["day"], mine["running"], mine["finished"]) == (today(), None, began["id"])


def test_who_was_helped_is_unranked_and_the_calendar_says_so(house: House) -> None:
    game, day = first_game(), today()
    ann, bob = Visitor(house.server.url), Visitor(house.server.url)
    before = ann.ask(f"/api/daily/{game}/{day}")[1]["count"]
    tables = [each.ask(f"/api/daily/{game}/{day}/play", {"key": "ranked"})[1]["id"] for each in (ann, bob)]
    assert ann.ask(f"/api/tables/{tables[0]}")[1]["day"] == day
    line = bob.sit(tables[1])
    seat = line.wait_for_turn()[0]["seat"]
    assert line.ask("auto", seat=seat)["error"] is None
    for each, table in zip((ann, bob), tables, strict=True):
        finish(each, table)
    told = [each.ask(f"/api/daily/{game}/{day}")[1] for each in (ann, bob)]
    assert [each["ranked"] for each in told] == [True, False]
    assert told[0]["count"] == before + 1, "only one of them counts"
    for each, ranked in ((ann, True), (bob, False)):
        month = each.ask(f"/api/calendar/{day[:7]}")[1]
        [result] = month["days"][-1]["results"]
        assert (result["game"], result["ranked"]) == (game, ranked)
        assert (month["streak"], month["longest"], month["today"]) == (1, 1, day)
    assert ann.ask("/api/calendar/nonsense")[0] == 404


def test_who_came_by_a_link_has_it_counted_and_only_once(house: House) -> None:
    game = first_game()
    path = f"/api/daily/{game}/{today()}"
    ann, bob = Visitor(house.server.url), Visitor(house.server.url)
    _, began = ann.ask(f"{path}/play", {"key": "a"})
    finish(ann, began["id"])
    _, seen = ann.ask(f"/api/tables/{began['id']}/deal")
    before = ann.ask(path)[1]["count"]
    _, linked = bob.ask(f"/api/deals/{seen['deal']}/play", {"key": "link"})
    finish(bob, linked["id"])
    assert bob.ask(path)[1]["total"] is not None and bob.ask(path)[1]["count"] == before + 1
    _, second = bob.ask(f"{path}/play", {"key": "b"})
    assert second != linked
    assert house.rows("SELECT day FROM tables WHERE id = ?", second["id"]) == [(None,)]


@pytest.mark.parametrize(
    "path",
    ["none/2026-01-01", *(f"{first_game()}/{day}" for day in ("1999-01-01", "9999-01-01", "x'y", "%00"))],
)
def test_days_without_a_deal_are_refused(house: House, path: str) -> None:
    visitor = Visitor(house.server.url)
    assert visitor.ask(f"/api/daily/{path}")[0] == 404
    assert visitor.ask(f"/api/daily/{path}/play", {"key": "k"})[0] == 404
    assert visitor.ask(f"/api/daily/{first_game()}/{today()}/play", {"key": 5})[0] == 400


def test_past_days_are_played_uncounted(tmp_path: Path) -> None:
    now = 1_800_000_000.0
    game = first_game()

    async def scenario() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'db'}")
        rooms = Rooms(store)
        dailies = Dailies(Deals(rooms), lambda: now)
        day = dailies.today()
        first = await dailies.about("ann", game, day)
        tables = await asyncio.gather(
            *(dailies.play("ann", game, day, key) for key in ("one", "two", "three"))
        )
        assert len(set(tables)) == 1, "asked several times at once, there is one try"
        later = Dailies(Deals(rooms), lambda: now + DAY)
        seen = await later.about("bob", game, day)
        assert seen.commitment == first.commitment and not seen.today and seen.totals == []
        assert (await later.about("ann", game, day)).totals is None, "ann is still at it"
        assert (await later.about("bob", game, later.today())).previous == day
        assert (await later.about("bob", game, day)).next == later.today()
        row = await store.table(await later.play("bob", game, day, "late"))
        assert row is not None and row.day is None
        with pytest.raises(Trouble):
            await dailies.about("bob", game, Dailies(Deals(rooms), lambda: now + 2 * DAY).today())
        await rooms.close()
        await store.close()

    asyncio.run(scenario())
