"""Tables with real dice and cards: people type what they show. Names no game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from byways.kernel import lots, record
from byways.kernel.lots import CONTRADICTION
from byways.kernel.protocol import NATURE, Seat
from byways.kernel.rng import Quick
from byways.registry import GAMES
from byways.server.errors import Trouble
from byways.server.table.contradictions import CODE, MOST
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.seating import join
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.client import Line, Server, Visitor, done, start
from tests.server.test_watching import play

ME: dict[str, Any] = {"kind": "me"}
HERE: dict[str, Any] = {"kind": "here"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
INVITE: dict[str, Any] = {"kind": "invite"}


def open_table(visitor: Visitor, game: str, *others: dict[str, Any], key: str = "typed") -> str:
    seats = [ME, *others, *[HERE] * (GAMES[game].seats[0] - 1 - len(others))]
    asked = {"game": game, "options": {}, "seats": seats, "key": f"{game} {key}", "typed": True}
    status, answer = visitor.ask("/api/tables", asked)
    assert status == 201, answer
    return str(answer["id"])


def example(line: Line) -> list[str]:
    while not line.table or line.table["question"] is None:
        line.receive()
    words: list[str] = line.table["question"]["example"].split(" ")
    return words


def codes(answer: Any) -> set[str]:
    assert not done(answer), answer
    return {reason["code"].removesuffix("_of") for reason in answer["error"]["reasons"]} or {
        answer["error"]["code"]
    }


def tell_something(line: Line, other: Line | None = None) -> list[str]:
    """Tells the example, or other words where others turn out to hold those; which, nobody says. Where that
    was tried too often, the other one does."""
    words, asked = example(line), line.table["question"]
    head = words[: len(asked["head"])]
    others = [spot["ref"] for lot in asked["lots"] for spot in lot["area"]["spots"]]
    rng = Quick("tell")
    while not done(answer := line.ask("tell", path=words)):
        if other is not None and codes(answer) == {"server.too_many_slips"}:
            other.ask("ping")
            assert other.table["question"]["yours"]
            return tell_something(other, line)
        assert codes(answer) <= {"chance.contradiction", "chance.gone"}
        words = head + [others[rng.below(len(others))] for _ in words[len(head) :]]
    return words


def tell_all(line: Line) -> None:
    while line.table["question"] is not None:
        tell_something(line)


@pytest.mark.parametrize("game", GAMES)
def test_dice_are_told_and_a_slip_is_taken_back(server: Server, game: str) -> None:
    visitor = Visitor(server.url)
    line = visitor.sit(open_table(visitor, game))
    words = example(line)
    table = line.table
    assert table["typed"] and table["to_act"] == [0] and table["commitment"] is None
    asked = table["question"]
    assert asked["yours"] and words[: len(asked["head"])] == asked["head"]
    pointed = {spot["ref"] for lot in asked["lots"] for spot in lot["area"]["spots"]}
    assert set(words[len(asked["head"]) :]) <= pointed
    assert codes(line.ask("tell", path=[*words[:-1], "nonsense"])) == {"chance.unknown"}
    assert codes(line.ask("tell", path=words[:-1])) == {"chance.count"}
    assert codes(line.ask("untell")) == {"match.nothing_to_undo"}
    first = line.ask("tell", path=words, key=f"{game} once")
    assert done(first) and line.ask("tell", path=words, key=f"{game} once") == first
    tell_all(line)
    view = line.table["views"][0]
    assert "untell" in view["can"] and line.table["question"] is None
    assert codes(line.ask("tell", path=words)) == {"match.not_nature"}
    assert done(line.ask("untell"))
    assert example(line) and line.table["to_act"] == [0]


@pytest.mark.parametrize("game", GAMES)
def test_a_restarted_server_goes_on(tmp_path: Path, game: str) -> None:
    server = start(tmp_path)
    visitor = Visitor(server.url)
    table = open_table(visitor, game)
    line = visitor.sit(table)
    words = example(line)
    assert done(line.ask("tell", path=words))
    assert done(line.ask("untell")) and done(line.ask("tell", path=words))
    tell_all(line)
    scene = line.table["views"][0]["scene"]
    server.kill()
    server = start(tmp_path)
    try:
        again = Visitor(server.url, visitor.cookie).sit(table)
        again.receive()
        assert again.table["views"][0]["scene"] == scene and "untell" in again.table["views"][0]["can"]
    finally:
        server.kill()


def play_to_the_end(visitor: Visitor, table: str) -> None:
    line = visitor.sit(table)
    line.receive()
    while not line.table["over"]:
        acting = [view for view in line.table["views"] if view["acting"]]
        if line.table["question"] is not None:
            tell_something(line)
        elif acting:
            line.ask("auto", seat=acting[0]["seat"])
        else:
            line.receive()


def test_a_whole_game_and_its_record(server: Server) -> None:
    """Nature's moves are marked as given, and such a deal cannot be dealt again."""
    game = min(GAMES, key=lambda name: GAMES[name].seats[0])
    visitor = Visitor(server.url)
    table = open_table(visitor, game, key="whole")
    play_to_the_end(visitor, table)
    status, text = visitor.ask(f"/api/tables/{table}/record")
    assert status == 200
    written = record.read(text)
    assert written.given == sum(entry.seat == 0 for entry in written.log) > 0
    record.load(written, GAMES[game])
    status, answer = visitor.ask(f"/api/tables/{table}/again", {"same": True, "key": "same"})
    assert (status, answer["error"]["code"]) == (409, "server.real_deal")
    status, answer = visitor.ask(f"/api/tables/{table}/again", {"same": False, "key": "other"})
    assert status == 201
    fresh = visitor.sit(answer["id"])
    assert example(fresh) and fresh.table["typed"]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_may_tell_what_all_see_and_only_its_owner_what_is_hidden(server: Server, game: str) -> None:
    host, guest, stranger = (Visitor(server.url) for _ in range(3))
    table = open_table(host, game, INVITE, key="guest")
    token = host.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    assert guest.ask(f"/api/join/{token}", {"name": "Guest"})[0] == 200
    stranger.ask("/api/me")
    lines = {1: host.sit(table), 2: guest.sit(table)}
    watching = stranger.sit(table)
    watching.receive()
    assert watching.table["question"]["lots"] == [] and not watching.table["question"]["yours"]
    assert codes(watching.ask("tell", path=["x"])) == {"server.not_your_seat"}
    others = {1: 2, 2: 1}
    while True:
        for line in lines.values():
            line.ask("ping")
        asked = {seat: line.table["question"] for seat, line in lines.items()}
        if asked[1] is None:
            break
        owner = asked[1]["seat"]
        teller = owner if owner in lines else 2
        if owner is not None:
            assert asked[teller]["yours"] and not asked[others[teller]]["yours"]
            wrong = lines[others[teller]].ask("tell", path=asked[teller]["example"].split(" "))
            assert codes(wrong) == {"server.not_your_cards"}
            assert all(lot["most"] == {} for lot in asked[teller]["lots"])
        tell_something(lines[teller], lines[others[teller]])
        heard = "".join(lines[others[teller]].heard)
        assert heard
    assert done(lines[2].ask("untell"))


def test_everybody_sees_who_tells_what_contradicts_hidden_cards(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        shown = 0
        for facts in GAMES.values():
            seats = [SeatChoice("me"), *[SeatChoice("invite")] * (max(2, facts.seats[0]) - 1)]
            table = await rooms.open("ann", OpenTable(facts.name, seats, facts.name, typed=True))
            room = await rooms.room(table)
            for number, row in enumerate(room.row.seats[1:]):
                assert row.invite is not None
                await join(rooms, f"guest {number}", row.invite, "Bob")
            for number in range(60):
                if NATURE not in room.match.to_act:
                    break
                owner = room.told_by() or Seat(1)
                player = room.row.seats[owner - 1].player or ""
                words = tuple(lots.example(room.match.game, room.match.state, number, owner).split())
                before = len(room.talk.lines)
                answer = await room.tell(player, "tell", words, f"{number}")
                if answer.error is not None and CONTRADICTION in answer.error.reasons:
                    line = room.talk.lines[-1]
                    assert (line.code, line.seat, len(room.talk.lines)) == (CODE, owner, before + 1)
                    shown += 1
                    assert not line.args, "with which cards nobody is told"
        assert shown

    play(tmp_path, scenario)


def test_nobody_finds_out_hidden_cards_by_telling_without_end(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        reached = 0
        for facts in GAMES.values():
            seats = [SeatChoice("me"), *[SeatChoice("invite")] * (max(2, facts.seats[0]) - 1)]
            room = await rooms.room(
                await rooms.open("ann", OpenTable(facts.name, seats, facts.name, typed=True))
            )
            for number, row in enumerate(room.row.seats[1:]):
                await join(rooms, f"guest {number}", row.invite or "", "Bob")
            tries = iter(range(400))

            async def tell(room: Room, player: str, seat: int, number: int) -> bool:
                words = lots.example(room.match.game, room.match.state, number, Seat(seat)).split()
                return (await room.tell(player, "tell", tuple(words), f"tell {number}")).error is None

            for number in tries:
                owner = room.told_by() or Seat(1)
                player = room.row.seats[owner - 1].player or ""
                if room.contradictions.count[owner] == MOST:
                    break
                # What could be is told for good now and then, so that there are hidden cards.
                if await tell(room, player, owner, number) and number % 3:
                    await room.tell(player, "untell", (), f"untell {number}")
                if NATURE not in room.match.to_act:
                    break
            if MOST not in room.contradictions.count.values():
                continue
            reached += 1
            barred = next(seat for seat, often in room.contradictions.count.items() if often == MOST)
            player = room.row.seats[barred - 1].player or ""
            with pytest.raises(Trouble, match="too_many_slips"):
                await tell(room, player, barred, next(tries))
            assert room.told_by() != barred
            await rooms.let_go(room.row.id)
            again = await rooms.room(room.row.id)
            assert again is not room and again.contradictions.count == room.contradictions.count
            with pytest.raises(Trouble, match="too_many_slips"):
                await tell(again, player, barred, next(tries))
            other = 1 if barred != 1 else 2
            other_player = again.row.seats[other - 1].player or ""
            await tell(again, other_player, other, next(tries))
            again.contradictions.count.update(
                {row.seat: MOST for row in again.row.seats if row.seat != barred}
            )
            await tell(again, player, barred, next(tries))
        assert reached

    play(tmp_path, scenario)


def test_bots_wait_until_people_have_seen_what_was_typed(server: Server) -> None:
    for game in (name for name in GAMES if not GAMES[name].secret):
        visitor = Visitor(server.url)
        line = visitor.sit(open_table(visitor, game, BOT, key="bots"))
        example(line)
        tell_all(line)
        assert 2 in line.table["to_act"] and "untell" in line.table["views"][0]["can"]
        assert done(line.ask("untell"))
        tell_all(line)
        while line.table["question"] is None:
            acting = [view for view in line.table["views"] if view["acting"]]
            if acting:
                line.ask("auto", seat=1)
            else:
                line.receive()


@pytest.mark.parametrize(
    "more", [{"typed": 1}, {"typed": "yes"}, {"typed": True, "seed": "x"}, {"typed": None}]
)
def test_a_wish_that_cannot_be(server: Server, more: dict[str, Any]) -> None:
    game = min(GAMES, key=lambda name: GAMES[name].seats[0])
    asked = {"game": game, "options": {}, "seats": [ME], "key": "bad", **more}
    status, answer = Visitor(server.url).ask("/api/tables", asked)
    assert (status, answer["error"]["args"]) == (400, {"field": "typed"})


def test_the_dice_of_other_tables_are_not_told(server: Server) -> None:
    game = min(GAMES, key=lambda name: GAMES[name].seats[0])
    visitor = Visitor(server.url)
    line = visitor.sit(visitor.open(game, [ME]))
    line.receive()
    assert line.table["question"] is None and not line.table["typed"]
    assert codes(line.ask("tell", path=["x"])) == {"server.not_typed"}
    assert codes(line.ask("untell")) == {"server.not_typed"}
    for bad in ("x", [1], [" "], ["x"] * 61, None):
        assert line.ask("tell", path=bad)["error"]["code"] == "server.field"
