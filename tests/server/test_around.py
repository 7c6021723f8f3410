"""Around the table: other devices, pace, absent players, talk, strangers. Who may do what, and what stays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from byways.i18n import LANGUAGES, say
from byways.kernel.rng import Quick
from byways.registry import GAMES
from tests.server.absence import let_pass
from tests.server.client import Line, Server, Visitor, done, running, start
from tests.server.evenings import turn_game
from tests.server.test_server import BOT, HERE, ME, first_game, make_move

DAY = 24 * 3600
INVITE: dict[str, Any] = {"kind": "invite"}


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(folder) as server:
        yield server


def secret_game() -> str:
    return next(name for name, facts in GAMES.items() if facts.secret and facts.seats[1] > 1)


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["error"]["code"]


def visit(server: Server, name: str) -> Visitor:
    visitor = Visitor(server.url)
    visitor.ask("/api/me", {"name": name})
    return visitor


def two_at_a_table(server: Server, game: str, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Ann opens a table, Bob takes the second seat."""
    ann, bob = visit(server, "Ann"), visit(server, "Bob")
    asked = {"game": game, "options": {}, "seats": [ME, INVITE], "key": f"two {ann.cookie}", **more}
    status, answer = ann.ask("/api/tables", asked)
    assert status == 201, answer
    table = answer["id"]
    invite = ann.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    assert bob.ask(f"/api/join/{invite}", {})[0] == 200
    return ann, bob, table


def settle(line: Line) -> dict[str, Any]:
    """Gets the table once everything sent so far was heard."""
    line.ask("ping")
    return line.table


# Other devices


def test_a_private_link_gives_another_device_the_same_seat(server: Server, folder: Path) -> None:
    ann, bob, table = two_at_a_table(server, secret_game())
    line, other = ann.sit(table), bob.sit(table)
    phone = Visitor(server.url)
    assert code(phone.ask(f"/api/tables/{table}/seats/1/link", {})) == (403, "server.not_your_seat")
    assert code(bob.ask(f"/api/tables/{table}/seats/1/link", {})) == (403, "server.not_your_seat")
    status, made = ann.ask(f"/api/tables/{table}/seats/1/link", {})
    assert status == 201
    with closing(sqlite3.connect(folder / "games.db")) as database:
        assert made["token"] not in "\n".join(database.iterdump())
    seats = settle(line)["to_act"]
    actor, seat = (line, 1) if 1 in seats else (other, 2)
    make_move(actor, Quick("draft"))
    assert phone.ask(f"/api/seat/{made['token']}", {}) == (200, {"id": table, "seat": 1})
    assert phone.ask(f"/api/seat/{made['token']}", {}) == (200, {"id": table, "seat": 1})
    second = phone.sit(table)
    mine, hers = settle(second), settle(line)
    assert mine["views"] == hers["views"] and [view["seat"] for view in mine["views"]] == [1]
    assert [each["mine"] for each in mine["seats"]] == [True, False]
    assert phone.ask("/api/me")[1]["tables"][0]["id"] == table
    assert not done(second.ask("undo", seat=2))
    assert seat in (1, 2)


def test_both_devices_play_and_see_every_step(server: Server) -> None:
    ann, bob, table = two_at_a_table(server, first_game())
    token = ann.ask(f"/api/tables/{table}/seats/1/link", {})[1]["token"]
    phone = Visitor(server.url)
    phone.ask(f"/api/seat/{token}", {})
    line, second, other = ann.sit(table), phone.sit(table), bob.sit(table)
    assert done(make_move(line, Quick("one")))
    draft = settle(line)["views"][0]["draft"]
    assert draft and settle(second)["views"][0]["draft"] == draft
    news = [message for message in map(json.loads, other.heard) if message["type"] == "events"]
    assert all(message["all"] for message in news), "a draft is heard by its owner only"
    assert done(second.ask("undo", seat=1))
    assert settle(line)["views"][0]["draft"] == draft[:-1]
    assert settle(line)["seats"][0]["online"]
    line.socket.close()
    assert done(second.ask("redo", seat=1))
    assert settle(other)["seats"][0]["online"], "one device is enough to be there"


def test_a_new_link_makes_the_old_one_invalid(server: Server) -> None:
    ann, _, table = two_at_a_table(server, first_game())
    old, new = (ann.ask(f"/api/tables/{table}/seats/1/link", {})[1]["token"] for _ in range(2))
    phone = Visitor(server.url)
    assert code(phone.ask(f"/api/seat/{old}", {})) == (404, "server.no_link")
    assert phone.ask(f"/api/seat/{new}", {})[0] == 200
    assert code(phone.ask("/api/seat/none", {})) == (404, "server.no_link")
    assert code(ann.ask(f"/api/tables/{table}/seats/9/link", {})) == (404, "server.no_seat")
    assert code(ann.ask(f"/api/tables/{table}/seats/x/link", {})) == (400, "server.field")


def test_another_game_keeps_the_devices(server: Server) -> None:
    visitor, phone = Visitor(server.url), Visitor(server.url)
    table = visitor.open(first_game(), [ME])
    token = visitor.ask(f"/api/tables/{table}/seats/1/link", {})[1]["token"]
    phone.ask(f"/api/seat/{token}", {})
    fresh = phone.ask(f"/api/tables/{table}/again", {"same": False, "key": "again"})[1]["id"]
    for each in (visitor, phone):
        assert each.ask(f"/api/tables/{fresh}")[1]["seats"][0]["mine"]


# Pace


@pytest.mark.parametrize("pace", ["1", True, 59, 0, -1, 31 * DAY, [], {"x": 1}])
def test_a_pace_that_is_none_is_refused(server: Server, pace: Any) -> None:
    asked = {"game": first_game(), "options": {}, "seats": [ME], "key": "pace", "pace": pace}
    assert code(Visitor(server.url).ask("/api/tables", asked)) == (400, "server.field")


def test_an_invitation_tells_the_pace(server: Server) -> None:
    ann, eve = visit(server, "Ann"), Visitor(server.url)
    asked = {"game": first_game(), "options": {}, "seats": [ME, INVITE], "key": "told", "pace": 3 * DAY}
    table = ann.ask("/api/tables", asked)[1]["id"]
    invite = ann.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    status, offer = eve.ask(f"/api/join/{invite}")
    assert status == 200 and offer["pace"] == 3 * DAY and offer["seat"] == 2
    assert offer["seats"][0]["name"] == "Ann" and invite not in str(offer)
    assert code(eve.ask("/api/join/none")) == (404, "server.no_invite")
    assert settle(ann.sit(table))["pace"] == 3 * DAY


@dataclass
class Away:
    """A table where somebody is waited for, on a server that was started again since."""

    ann: Visitor
    bob: Visitor
    table: str
    seat: int
    """Whose turn it is."""

    def there(self) -> Visitor:
        return self.bob if self.seat == 1 else self.ann

    def gone(self) -> Visitor:
        return self.ann if self.seat == 1 else self.bob

    def ask(self, who: Visitor, what: str, **body: Any) -> tuple[int, Any]:
        return who.ask(f"/api/tables/{self.table}/seats/{self.seat}/{what}", body)


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[Any]:
    """Opens a table, lets time pass, and starts the server again."""
    servers = [start(tmp_path)]

    def open_and_wait(pace: float | None, seconds: float) -> Away:
        ann, bob, table = two_at_a_table(servers[0], turn_game(), pace=pace)
        seat = settle(ann.sit(table))["to_act"][0]
        servers[0].stop()
        let_pass(tmp_path, table, seconds)
        servers.append(start(tmp_path))
        ann.url = bob.url = servers[-1].url
        return Away(ann, bob, table, seat)

    yield open_and_wait
    for server in servers:
        if server.process.poll() is None:
            server.kill()


def test_waiting_survives_a_restart_and_ends_with_the_turn(restarted: Any) -> None:
    away = restarted(DAY, 7200)
    line = away.gone().sit(away.table)
    waited = settle(line)["waited"][str(away.seat)]
    assert 7200 <= waited < 7300
    summary = away.gone().ask("/api/me")[1]["tables"][0]
    assert summary["pace"] == DAY and 7200 <= summary["waited"][str(away.seat)] < 7300
    rng = Quick("pace")
    while line.table["to_act"] == [away.seat]:
        assert done(make_move(line, rng))
    assert all(seconds < 100 for seconds in settle(line)["waited"].values())


def test_nobody_is_hurried_before_the_time_is_up(restarted: Any) -> None:
    away = restarted(DAY, DAY - 60)
    for what in ("bot", "close"):
        assert code(away.ask(away.there(), what, level=1)) == (409, "server.time_left")
        assert code(away.ask(Visitor(away.ann.url), what, level=1)) == (403, "server.not_at_table")
    there = away.there()
    assert code(there.ask(f"/api/tables/{away.table}/seats/{away.seat}/close", {})) == (
        409,
        "server.time_left",
    )


def test_who_resigns_cannot_win_and_keeps_nobody_waiting(server: Server) -> None:
    ann, bob, table = two_at_a_table(server, turn_game())
    one, two = ann.sit(table), bob.sit(table)
    seat = settle(one)["views"][0]["seat"]
    assert ann.ask(f"/api/tables/{table}/seats/{seat}/close", {})[0] == 200
    assert ann.ask(f"/api/tables/{table}/seats/{seat}/close", {})[0] == 403, "it is nobody's any more"
    assert "talk.resigned" in "".join(settle(two) and two.heard)
    rng = Quick("on")
    while two.wait_for_turn():
        assert done(make_move(two, rng))
    assert two.table["ending"]["winners"] == [3 - seat]


def test_without_a_pace_only_oneself_may_leave(restarted: Any) -> None:
    away = restarted(None, 400 * DAY)
    assert settle(away.ann.sit(away.table))["waited"] == {}
    for what in ("bot", "close"):
        assert code(away.ask(away.there(), what, level=1)) == (403, "server.no_pace")
    assert code(away.ask(away.gone(), "bot", level=9)) == (400, "server.field")
    assert code(away.ask(away.gone(), "bot", level=True)) == (400, "server.field")
    assert away.ask(away.gone(), "bot", level=1)[0] == 200
    line = away.there().sit(away.table)
    assert line.wait_for_turn(), "the bot has played"
    assert settle(line)["seats"][away.seat - 1]["kind"] == "bot"


def test_a_seat_is_handed_to_a_bot_and_taken_back(restarted: Any) -> None:
    away = restarted(DAY, 3 * DAY)
    watching = away.gone().sit(away.table)
    settle(watching)
    assert code(away.ask(Visitor(away.ann.url), "bot", level=1)) == (403, "server.not_at_table")
    assert away.ask(away.there(), "bot", level=1)[0] == 200
    assert away.ask(away.there(), "bot", level=1)[0] == 200, "asked twice, done once"
    line = away.there().sit(away.table)
    assert line.wait_for_turn()
    seat = settle(watching)["seats"][away.seat - 1]
    assert (seat["kind"], seat["level"], seat["mine"], seat["back"]) == ("bot", 1, False, True)
    assert [view["seat"] for view in watching.table["views"]] == [None], "who is gone is a spectator"
    assert not done(watching.ask("say", seat=away.seat, text="hello"))
    assert code(away.ask(Visitor(away.ann.url), "back")) == (403, "server.not_your_seat")
    assert away.ask(away.gone(), "back")[0] == 200
    assert away.ask(away.gone(), "back")[0] == 200
    assert settle(watching)["seats"][away.seat - 1]["mine"]
    traces = traces_of(away.gone().sit(away.table))
    assert [trace["code"] for trace in traces] == ["talk.handed", "talk.back"]
    assert traces[0]["args"]["by_seat"] == 3 - away.seat
    assert 3 * DAY <= traces[0]["args"]["after"] < 3 * DAY + 100
    assert all("player" not in trace for trace in traces)


def traces_of(line: Line) -> list[dict[str, Any]]:
    while True:
        message = line.receive()
        if message["type"] == "talk":
            return [each for each in message["lines"] if "code" in each]


def test_a_closed_seat_lets_the_others_go_on_and_cannot_win(restarted: Any) -> None:
    away = restarted(DAY, DAY + 1)
    assert away.ask(away.there(), "close")[0] == 200
    assert away.ask(away.there(), "close")[0] == 200
    assert code(away.ask(away.there(), "bot", level=1)) == (409, "server.seat_closed")
    assert code(away.ask(away.gone(), "back")) == (409, "server.seat_closed")
    line, rng = away.there().sit(away.table), Quick("closed")
    while line.wait_for_turn():
        assert done(make_move(line, rng))
    assert line.table["seats"][away.seat - 1]["kind"] == "closed"
    assert line.table["ending"]["winners"] == [3 - away.seat]
    told = away.there().ask(f"/api/replays/{away.table}")[1]
    assert told["ending"]["winners"] == [3 - away.seat]
    status, record = away.there().ask(f"/api/tables/{away.table}/record")
    assert status == 200 and "closed" not in record
    fresh = away.there().ask(f"/api/tables/{away.table}/again", {"same": False, "key": "more"})[1]["id"]
    assert away.there().ask(f"/api/tables/{fresh}")[1]["seats"][away.seat - 1]["kind"] == "bot"


def test_after_the_game_nobody_comes_or_goes(server: Server) -> None:
    visitor = Visitor(server.url)
    table = visitor.open(first_game(), [ME])
    line, rng = visitor.sit(table), Quick("over")
    while line.wait_for_turn():
        make_move(line, rng)
    assert code(visitor.ask(f"/api/tables/{table}/seats/1/bot", {"level": 1})) == (409, "match.over")


def test_who_invited_may_give_an_empty_seat_to_a_bot(server: Server) -> None:
    ann, eve = visit(server, "Ann"), visit(server, "Eve")
    table = ann.open(first_game(), [ME, INVITE, INVITE])
    invites = ann.ask(f"/api/tables/{table}")[1]["invites"]
    eve.ask(f"/api/join/{invites['2']}", {})
    assert code(eve.ask(f"/api/tables/{table}/seats/3/bot", {"level": 1})) == (403, "server.no_pace")
    assert ann.ask(f"/api/tables/{table}/seats/3/bot", {"level": 1})[0] == 200
    late = Visitor(server.url)
    assert late.ask(f"/api/join/{invites['3']}", {}) == (200, {"id": table, "seat": None}), "to watch"
    assert [trace["code"] for trace in traces_of(ann.sit(table))] == ["talk.given"]


def test_one_link_brings_everybody_to_their_own_seat_a_free_one_or_to_watching(server: Server) -> None:
    ann, bob, cat, dan = (
        visit(server, "Ann"),
        visit(server, "Bob"),
        visit(server, "Cat"),
        visit(server, "Dan"),
    )
    table = ann.open(first_game(), [ME, INVITE, INVITE])
    link = ann.ask(f"/api/tables/{table}")[1]["link"]
    assert (bob.ask(f"/api/join/{link}", {})[1]["seat"], cat.ask(f"/api/join/{link}", {})[1]["seat"]) == (
        2,
        3,
    )
    for who, seat, yours in ((ann, 1, True), (bob, 2, True), (cat, 3, True), (dan, None, False)):
        told = who.ask(f"/api/join/{link}")[1]
        assert (told["seat"], told["yours"]) == (seat, yours)
        assert who.ask(f"/api/join/{link}", {})[1] == {"id": table, "seat": seat}
    assert bob.ask(f"/api/tables/{table}")[1]["link"] == link and "link" in ann.ask("/api/me")[1]["tables"][0]
    assert dan.ask(f"/api/tables/{table}")[1]["link"] is None


def test_a_seat_left_in_the_middle_of_a_turn(server: Server) -> None:
    """The bot goes on with the draft as it stands, and so does who comes back."""
    ann, bob, table = two_at_a_table(server, first_game())
    line, other = ann.sit(table), bob.sit(table)
    assert done(make_move(line, Quick("middle")))
    assert ann.ask(f"/api/tables/{table}/seats/1/bot", {"level": 1})[0] == 200
    rng = Quick("other")
    while other.wait_for_turn() and len(other.heard) < 60:
        assert done(make_move(other, rng))
    assert ann.ask(f"/api/tables/{table}/seats/1/back", {})[0] == 200 or other.table["over"]


# Talk


def test_talk_is_kept_told_and_said_once(tmp_path: Path) -> None:
    first = start(tmp_path)
    ann, bob, table = two_at_a_table(first, first_game())
    line, other, watcher = ann.sit(table), bob.sit(table), Visitor(first.url).sit(table)
    settle(other), settle(watcher)
    assert done(line.ask("say", seat=1, text=" Hello\n\u202e there ", key="once"))
    assert done(line.ask("say", seat=1, text="Hello there", key="once"))
    assert not done(line.ask("say", seat=1, text="again", key="once"))
    assert done(other.ask("say", seat=2, text="<b>{ $x }</b>", key="once")), "keys are one's own"
    for each in (other, watcher):
        settle(each)
        heard = [text for text in each.heard if '"talk"' in text]
        assert len(heard) == 2 and "Hello there" in heard[0]
    assert not done(watcher.ask("say", seat=1, text="I only watch"))
    first.kill()
    second = start(tmp_path, port=int(first.url.rsplit(":", 1)[1]))
    try:
        line = ann.sit(table)
        while (told := line.receive())["type"] != "talk":
            pass
        assert told["all"] and [each["said"] for each in told["lines"]] == ["Hello there", "<b>{ $x }</b>"]
        assert [(each["seat"], each["name"]) for each in told["lines"]] == [(1, "Ann"), (2, "Bob")]
        assert done(line.ask("say", seat=1, text="Hello there", key="once"))
        assert not done(line.ask("say", seat=1, text="again", key="once"))
        assert "again" not in "".join(line.heard)
    finally:
        second.kill()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (None, "server.field"),
        (5, "server.field"),
        ("", "server.field"),
        (" \n\u200b", "server.field"),
        ("\ud800", "server.message"),
        ("x" * 501, "server.talk_long"),
    ],
)
def test_what_cannot_be_said(server: Server, text: Any, wrong: str) -> None:
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(first_game(), [ME]))
    assert line.ask("say", seat=1, text=text)["error"]["code"] == wrong
    assert done(line.ask("say", seat=1, text="x" * 500))


def test_talk_is_slowed_down(server: Server) -> None:
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(first_game(), [ME]))
    answers = [line.ask("say", seat=1, text=f"{n}") for n in range(30)]
    refused = [each["error"]["code"] for each in answers if not done(each)]
    assert done(answers[0]) and refused and set(refused) == {"server.talk_flood"}


def test_reactions_are_talk_without_words(server: Server) -> None:
    ann, bob, table = two_at_a_table(server, first_game())
    line, other, watcher = ann.sit(table), bob.sit(table), Visitor(server.url).sit(table)
    settle(other)
    assert done(line.ask("react", seat=1, mark="well", key="once"))
    assert done(line.ask("react", seat=1, mark="well", key="once"))
    settle(other)
    [told] = [json.loads(text) for text in other.heard if '"talk"' in text]
    [shown] = told["lines"]
    assert (shown["code"], shown["args"], shown["seat"]) == ("talk.reaction", {"mark": "well"}, 1)
    assert watcher.ask("react", seat=1, mark="well")["error"]["code"] == "server.not_your_seat"
    assert line.ask("react", seat=1, mark="<script>")["error"]["code"] == "server.field"
    refused = {
        each["error"]["code"] for _ in range(30) if not done(each := line.ask("react", seat=1, mark="wow"))
    }
    assert refused == {"server.talk_flood"}


def test_watchers_are_counted_and_named_only_where_the_table_says_so(server: Server) -> None:
    for named in (False, True):
        ann, _, table = two_at_a_table(server, secret_game(), watchers_named=named)
        line, eve = ann.sit(table), visit(server, "Eve")
        assert settle(line)["watching"]["count"] == 0
        lines = [each.sit(table) for each in (eve, eve, Visitor(server.url))]
        for each in lines:
            settle(each)
        assert settle(line)["watching"] == {"count": 2, "names": ["Eve"] if named else None}
        assert ("Eve" in "".join(line.heard)) == named
        lines[2].socket.close()
        while settle(line)["watching"]["count"] == 2:
            pass
        assert settle(line)["watching"]["count"] == 1


def test_talk_and_links_leak_nothing(server: Server) -> None:
    """What goes to others has no token, no name of a player in the database, no draft."""
    ann, bob, table = two_at_a_table(server, secret_game(), pace=DAY)
    token = ann.ask(f"/api/tables/{table}/seats/1/link", {})[1]["token"]
    phone = Visitor(server.url)
    phone.ask(f"/api/seat/{token}", {})
    line, other, watcher = ann.sit(table), bob.sit(table), Visitor(server.url).sit(table)
    line.ask("say", seat=1, text="hello")
    ann.ask(f"/api/tables/{table}/seats/1/bot", {"level": 1})
    ann.ask(f"/api/tables/{table}/seats/1/back", {})
    settle(other), settle(watcher)
    private = [token, ann.cookie.split("=")[1], phone.cookie.split("=")[1]]
    for each in (other, watcher):
        told = "".join(each.heard)
        assert "hello" in told and not any(word in told for word in private)
        assert '"player"' not in told and '"holders"' not in told and '"link"' not in told
    summary = str(bob.ask(f"/api/tables/{table}")[1])
    assert not any(word in summary for word in private)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_traces_can_be_said(lang: str) -> None:
    for name in ("handed", "closed", "given", "left", "back"):
        assert say(lang, f"talk.{name}", name="Ann", by="Bob", after="3", seat=2)


# Strangers


def test_strangers_may_join_only_where_it_is_allowed(server: Server) -> None:
    ann = visit(server, "Ann")
    asked = {"game": first_game(), "options": {}, "seats": [ME, INVITE], "key": "listed", "listed": True}
    assert code(ann.ask("/api/tables", asked)) == (403, "server.no_open_tables")
    assert ann.ask("/api/open")[1] == {"allowed": False, "tables": [], "running": []}
    table = ann.open(first_game(), [ME, INVITE])
    assert code(Visitor(server.url).ask(f"/api/tables/{table}/join", {})) == (403, "server.not_open")


def test_open_tables_are_listed_and_joined(tmp_path: Path) -> None:
    with running(tmp_path, "--open-tables") as server:
        ann, eve, late = visit(server, "Ann"), visit(server, "Eve"), visit(server, "Late")
        asked = {"game": first_game(), "options": {}, "seats": [ME, INVITE], "key": "l", "pace": DAY}
        private = ann.ask("/api/tables", asked)[1]["id"]
        table = ann.ask("/api/tables", {**asked, "key": "m", "listed": True})[1]["id"]
        ann.ask("/api/tables", {**asked, "key": "n", "listed": True, "seats": [ME, BOT, HERE]})
        status, found = eve.ask("/api/open")
        assert status == 200 and found["allowed"] and [each["id"] for each in found["tables"]] == [table]
        assert found["tables"][0]["pace"] == DAY and "invites" not in found["tables"][0]
        assert ann.ask("/api/open")[1]["tables"] == [], "one's own tables are elsewhere"
        assert code(eve.ask(f"/api/tables/{private}/join", {})) == (403, "server.not_open")
        assert eve.ask(f"/api/tables/{table}/join", {}) == (200, {"id": table, "seat": 2})
        assert eve.ask(f"/api/tables/{table}/join", {}) == (200, {"id": table, "seat": 2})
        assert code(late.ask(f"/api/tables/{table}/join", {})) == (409, "server.table_full")
        running_now = {each["id"] for each in late.ask("/api/open")[1]["running"]}
        assert table in running_now and private not in running_now
        assert table not in {each["id"] for each in eve.ask("/api/open")[1]["running"]}
        assert late.ask("/api/open")[1]["tables"] == []
        assert [each["name"] for each in ann.ask(f"/api/tables/{table}")[1]["seats"]] == ["Ann", "Eve"]
