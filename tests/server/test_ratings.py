"""How strong players are: which games count, and that the numbers follow from the games alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

from byways.cli.ratings import print_ratings
from byways.cli.report import Report
from byways.insight.ratings import Entrant, Ladder, Ladders, Rating, places
from byways.kernel.record import read
from byways.registry import GAMES
from byways.server.access.devices import find_pass, make_pass
from byways.server.access.identity import Visitor
from byways.server.archive.ratings import SETTLED, Ratings
from byways.server.archive.recount import meetings_in, meetings_kept, recount
from byways.server.archive.replays import Replays
from byways.server.clock import time
from byways.server.store.opening import reading
from byways.server.table.hints import mark_helped
from byways.server.table.room import Room
from byways.server.table.rooms import Rooms
from byways.server.table.seating import close_seat, hand_over, take_back
from byways.server.work.insight import ladder
from byways.wire.requests import OpenTable, SeatChoice
from tests.server.evenings import finish, key, meet, play, play_out, step, turn_game

*_, ALONE = (name for name, facts in GAMES.items() if facts.seats[0] == 1 and facts.scored)


class _Replays:
    """Finds par here instead of in another process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def ladder(self, name: str, seat: int, level: int, _asker: str) -> bytes:
        room = await self.rooms.room(name)
        return ladder(room.record().text(), seat, level)


def ratings_of(rooms: Rooms) -> Ratings:
    return Ratings(rooms, cast(Replays, _Replays(rooms)))


async def open_for(rooms: Rooms, player: str, *others: SeatChoice, game: str = "", **more: Any) -> Room:
    wish = OpenTable(game or turn_game(), [SeatChoice("me"), *others], key(), **more)
    return await rooms.room(await rooms.open(player, wish))


async def an_evening(rooms: Rooms) -> None:
    """Has games of every kind that counts."""
    for people in (("ann", "bob"), ("cat", "ann"), ("ann", "bob", "cat")):
        await finish(await meet(rooms, *people))
    await play_out(await open_for(rooms, "ann", SeatChoice("bot", level=2)))
    await play_out(await open_for(rooms, "bob", game=ALONE))


def test_who_came_before_whom() -> None:
    ann, bob = Entrant("person", "ann", None, 7, True), Entrant("person", "bob", None, 5, False)
    low, gone = Entrant("person", "cat", None, 3, False), Entrant("closed", "dan", None, 9, False)
    bot, lent = Entrant("bot", "", 3, 7, False), Entrant("left", "eve", 3, 9, True)
    assert places((bob, ann, gone, low), True) == (
        ("person bob", 2),
        ("person ann", 1),
        ("person dan", 4),
        ("person cat", 3),
    )
    assert [place for _, place in places((bob, ann, low), False)] == [2, 1, 2], "no points, no places behind"
    assert places((ann, bot), True) == (("person ann", 1), ("bot 3", 2))
    assert places((bob, lent), True) == (("person bob", 1), ("person eve", 2)), (
        "who left has lost, whatever a bot made of it"
    )
    assert places((ann, ann), True) == () == places((lent,), True, 5), "one screen, nobody who stayed"
    assert places((bob, low), True) == (), "lost together"
    assert places((Entrant("person", "", None, 5, False), ann), True)[0] == ("", 2), "forgotten, not a name"
    assert places((bob,), True) == () == places((bob,), True, 5)
    assert places((bob,), True, 6) == (("person bob", 2), ("bot 4", 1))


def test_more_wins_are_more_points_and_nobody_rates_a_stranger() -> None:
    ladder = Ladder()
    assert ladder.rating("person ann") == Rating() and Rating().points == 0
    before = ladder.level_for("person ann", range(1, 6))
    reached = []
    for _ in range(12):
        ladder.count((("person ann", 1), ("bot 3", 2), ("bot 3", 3), ("", 4)))
        reached.append(ladder.ratings["person ann"].points)
    assert reached == sorted(reached) and reached[-1] > reached[0]
    assert set(ladder.ratings) == {"person ann", "bot 3"}
    assert ladder.ratings["bot 3"].games == 12 and ladder.ratings["bot 3"].won == 0
    assert ladder.level_for("person ann", range(1, 6)) > before == 1


def test_the_same_numbers_follow_from_the_records_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: Ladders = {}
    texts: list[str] = []

    async def scenario(rooms: Rooms) -> None:
        await an_evening(rooms)
        ratings = ratings_of(rooms)
        await ratings.find_par()
        shown.update(await ratings.ladders())
        later = Ratings(rooms, ratings.replays, now=lambda: time() + 2 * SETTLED)
        assert await later.ladders() == shown == await later.ladders(), "what is settled is not counted twice"
        rows = await rooms.store.tables_of("ann") + await rooms.store.tables_of("bob")
        texts.extend([(await rooms.room(row.id)).record().text() for row in rows])

    play(tmp_path, scenario)
    assert {seats for game, seats in shown if game == turn_game()} == {2, 3} and (ALONE, 1) in shown
    assert set(shown[turn_game(), 2].ratings) == {"person ann", "person bob", "person cat", "bot 2"}
    with reading(f"sqlite:///{tmp_path / 'db'}") as connection:
        assert recount(meetings_kept(connection)) == shown

    print_ratings([str(tmp_path / "db")], Report("en", as_json=True))
    from_database = capsys.readouterr().out
    files = [tmp_path / f"{place}.txt" for place, _ in enumerate(dict.fromkeys(texts))]
    for file, text in zip(reversed(files), dict.fromkeys(texts), strict=True):
        file.write_text(text, "utf-8")
    print_ratings([str(file) for file in files], Report("en", as_json=True))
    assert sorted(capsys.readouterr().out.splitlines()) == sorted(from_database.splitlines())
    told = {
        (each["game"], each["seats"], each["name"]): each
        for each in map(json.loads, from_database.splitlines())
    }
    ann = shown[turn_game(), 2].ratings["person ann"]
    assert told[turn_game(), 2, "Ann"]["points"] == ann.points and ann.games == 3


def test_what_does_not_count(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        await finish(await open_for(rooms, "ann", SeatChoice("here", "Bob")))
        await play_out(await open_for(rooms, "ann", SeatChoice("bot", level=1), seed="prepared"))
        alone = await open_for(rooms, "bob", game=ALONE)
        await mark_helped(alone, 1)
        await play_out(alone)
        assert await ratings_of(rooms).ladders() == {}

    play(tmp_path, scenario)


def test_who_is_helped_comes_last(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        for seat, other in ((1, "bob"), (2, "ann")):
            helped = await meet(rooms, "ann", "bob")
            await mark_helped(helped, seat)
            await finish(helped)
            two = (await ratings_of(rooms).ladders())[turn_game(), 2].ratings
            assert two[f"person {other}"].won == 1, "whatever the points say"
        assert [two[name].games for name in sorted(two)] == [2, 2]
        with reading(f"sqlite:///{tmp_path / 'db'}") as connection:
            assert recount(meetings_kept(connection))[turn_game(), 2].ratings == two

    play(tmp_path, scenario)


def test_leaving_is_losing_for_who_leaves_and_nobody_is_let_off_by_coming_back(tmp_path: Path) -> None:
    texts: list[str] = []
    shown: Ladders = {}

    async def leave(rooms: Rooms, *, back: bool) -> Room:
        room = await meet(rooms, "ann", "bob", "cat")
        await step(room)
        await hand_over(rooms, "ann", room.row.id, 1, 1)
        if back:
            await take_back(rooms, "ann", room.row.id, 1)
        await play_out(room)
        assert room.row.provenance == ("stand-in",) and room.row.rateable
        texts.append(room.record().text())
        return room

    async def scenario(rooms: Rooms) -> None:
        for back in (False, True):
            await leave(rooms, back=back)
        shown.update(await ratings_of(rooms).ladders())
        three = shown[turn_game(), 3].ratings
        assert set(three) == {"person ann", "person bob", "person cat"}, "the bot in her place is nobody"
        assert [three[name].games for name in sorted(three)] == [2, 2, 2]
        assert three["person ann"].won == 0
        assert three["person ann"].strength < min(three["person bob"].strength, three["person cat"].strength)
        resigned = await meet(rooms, "ann", "bob")
        await close_seat(rooms, "ann", resigned.row.id, 1)
        await play_out(resigned)
        two = (await ratings_of(rooms).ladders())[turn_game(), 2].ratings
        assert two["person bob"].won == 1 and two["person ann"].won == 0

    play(tmp_path, scenario)
    with reading(f"sqlite:///{tmp_path / 'db'}") as connection:
        assert recount(meetings_kept(connection))[turn_game(), 3] == shown[turn_game(), 3]
    ladders = recount(meetings_in(map(read, texts)))[turn_game(), 3].ratings
    assert {name.lower(): rating for name, rating in ladders.items()} == shown[turn_game(), 3].ratings


def test_who_deletes_themselves_in_the_middle_has_left(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        room = await meet(rooms, "ann", "bob")
        await step(room)
        await rooms.leave("ann")
        await play_out(room)
        two = (await ratings_of(rooms).ladders())[turn_game(), 2].ratings
        assert set(two) == {"person bob"} and two["person bob"].won == 1
        with reading(f"sqlite:///{tmp_path / 'db'}") as connection:
            assert recount(meetings_kept(connection))[turn_game(), 2].ratings == two

    play(tmp_path, scenario)


def test_merging_and_forgetting_count_anew(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        for _ in range(2):
            await finish(await meet(rooms, "ann", "bob"))
        await finish(await meet(rooms, "phone", "bob"))
        ratings = ratings_of(rooms)
        ratings.now = lambda: time() + 2 * SETTLED
        two = (turn_game(), 2)
        assert set((await ratings.ladders())[two].ratings) == {"person ann", "person bob", "person phone"}
        secret, _ = await make_pass(rooms.store, "ann", "link")
        await rooms.let_in(Visitor("phone", device="phone"), await find_pass(rooms.store, secret), "")
        joined = (await ratings.ladders())[two].ratings
        assert set(joined) == {"person ann", "person bob"} and joined["person ann"].games == 3
        await rooms.leave("ann")
        left = (await ratings.ladders())[two].ratings
        assert set(left) == {"person bob"} and left["person bob"].games == 3
        assert left["person bob"] != joined["person bob"], "each stranger is a newcomer"

    play(tmp_path, scenario)


def test_the_leaderboard_hides_who_wants_it(tmp_path: Path) -> None:
    async def scenario(rooms: Rooms) -> None:
        await finish(await meet(rooms, "ann", "bob"))
        ratings, game = ratings_of(rooms), turn_game()
        for who, unlisted, seen in (("cat", False, 2), ("cat", True, 1), ("ann", True, 2)):
            await rooms.store.keep_player("ann", unlisted=unlisted)
            board = await ratings.leaderboard(who, game)
            (two,) = (each for each in board.ladders if each.seats == 2)
            assert len(two.players) == seen and board.unlisted == (who == "ann")
            assert [each.place for each in two.players if not each.mine] == [
                *range(1, 1 + seen - (who == "ann"))
            ]
            assert {each.name for each in two.players if each.mine} == ({"Ann"} if who == "ann" else set())

    play(tmp_path, scenario)
