"""Players meet on the same deals from every seat; what is kept is not played again; figures are right."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from byways.arena.bouts import Bout, Deal, Played, bouts, play
from byways.arena.figures import mean_of, meetings, standings
from byways.arena.players import known
from byways.arena.ratings import ratings
from byways.arena.running import fresh, published, read, run
from byways.registry import GAMES

ROADS = GAMES["roads"].options({"variant": 2, "field": "3x3"})


def game(seed: str, players: tuple[str, ...], points: tuple[int, ...], *winners: int) -> Played:
    return Played(seed, players, points, winners, tuple(0.5 for _ in players))


def test_every_two_players_meet_on_every_deal_from_both_sides() -> None:
    found = [bout.key for bout in bouts(("1", "2", "3"), 2, fresh("x", 2))]
    assert len(found) == len(set(found)) == 2 * 3 * 2
    assert ("x 1", "1 2") in found
    assert ("x 1", "2 1") in found
    three = [bout.players for bout in bouts(("1", "2"), 3, fresh("x", 1))]
    assert three == [("1", "2", "1"), ("2", "1", "2")]
    assert [bout.players for bout in bouts(("1", "2"), 1, fresh("x", 1))] == [("1",), ("2",)]


def test_the_same_bout_is_the_same_game() -> None:
    bout = Bout(Deal("same"), ("2", "chance"))
    one, two = play("roads", ROADS, bout), play("roads", ROADS, bout)
    assert (one.points, one.winners) == (two.points, two.winners)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    wanted, file, told = list(bouts(("1", "chance"), 2, fresh("x", 2))), tmp_path / "games.csv", list[int]()
    first = run("roads", ROADS, wanted[:3], jobs=1, kept=file, report=told.append)
    assert told == [0, 1, 2, 3]
    assert sorted(read(file), key=lambda each: each.key) == sorted(first, key=lambda each: each.key)
    with file.open("a") as text:
        text.write("x 2,1 chance,3")
    told.clear()
    whole = run("roads", ROADS, wanted, jobs=1, kept=file, report=told.append)
    assert told == [3, 4]
    assert [each.key for each in whole] == [bout.key for bout in wanted]
    assert whole[:3] == first
    file.write_text("something else\n")
    with pytest.raises(ValueError, match="not games of the arena"):
        list(read(file))


def test_published_dice_are_played_and_compared(tmp_path: Path) -> None:
    file = tmp_path / "dice.csv"
    throws = ";".join(["rs hc rs sc"] * 7)
    file.write_text(f"seed,dice,published_score\nfinal-0,{throws},56\n")
    (deal,) = published(file, "ink", GAMES["ink"].options({}))
    assert deal.given[0] == ("roll", "rs", "hc", "rs", "sc")
    assert (len(deal.given), deal.published) == (7, 56)
    (met,) = meetings([game("final-0", ("3",), (60,), 1)], {"final-0": 56})
    assert (met.one, met.two, met.difference.value, met.share.value) == ("published", "3", -4, 0)
    file.write_text("seed,throws\n")
    assert published(file, "ink", GAMES["ink"].options({})) == []
    file.write_text("seed,throws\na,b\n")
    with pytest.raises(ValueError, match="dice"):
        published(file, "ink", GAMES["ink"].options({}))


def test_figures() -> None:
    games = [
        game("a", ("5", "3"), (10, 4), 1),
        game("a", ("3", "5"), (6, 8), 1, 2),
        game("b", ("5", "3"), (9, 9), 1),
        game("b", ("3", "5"), (1, 11), 2),
    ]
    (met,) = meetings(games, {})
    assert (met.one, met.two, met.share.value, met.share.count) == ("5", "3", 0.875, 2)
    assert met.difference.value == 4.5
    assert met.share.margin == pytest.approx(1.96 * 0.125)
    best, worst = standings(games, ratings(games))
    assert (best.player, best.points.value, worst.player, worst.points.value) == ("5", 9.5, "3", 5)
    assert best.rating is not None and worst.rating is not None
    assert best.rating.strength > 25 > worst.rating.strength
    assert [each.rating for each in standings(games)] == [None, None]
    assert mean_of([2.0]).margin == 0


def test_those_who_play_alone_are_rated_by_their_points() -> None:
    games = [game(seed, (player,), (int(player),), 1) for seed in "abc" for player in ("5", "7", "6")]
    rated = ratings(games)
    assert sorted(rated, key=lambda player: rated[player].strength) == ["5", "6", "7"]
    assert all(0 < each.margin < 16.4 for each in rated.values())
    assert ratings([]) == ratings(games[:1]) == {}


def test_a_game_may_bring_plain_players_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("byways.games.ink.rivals.SECONDS", 0.05)
    assert known("ink")[-1] == "flat"
    assert "flat" not in known("roads")
    played = play("ink", GAMES["ink"].options({}), Bout(Deal("flat"), ("flat",)))
    assert played.points[0] > 20


PROGRAM = """
import json, sys
for line in sys.stdin:
    turn = json.loads(line)
    if "seat" not in turn:
        continue
    def ask(**request):
        print(json.dumps(request), flush=True)
        return json.loads(sys.stdin.readline())
    assert "error" in ask(do="record", table="t1")
    assert ask(do="view", seat=3 - turn["seat"])["view"]["seat"] == turn["seat"]
    assert "error" in ask(do="play", move="nonsense")
    move = ask(do="legal")["moves"][0]
    # Noted before it is made: after the last move nobody waits for the program any more.
    with open(sys.argv[1], "a") as moves:
        moves.write("moves ")
    assert "error" not in ask(do="play", move=move)
"""


def test_a_program_plays_its_own_seat_and_sees_no_other(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    programs = {"mine": f"{sys.executable} {file} {tmp_path / 'moves'}", "dumb": f"{sys.executable} -c pass"}
    for players in (("mine", "chance"), ("dumb", "chance")):
        played = play("roads", ROADS, Bout(Deal("program"), players), programs)
        assert played.winners
        if players[0] == "mine":
            moves = (tmp_path / "moves").read_text().split()
            assert len(moves) == played.points[0] > 0
