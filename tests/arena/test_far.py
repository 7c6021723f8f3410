"""Games on the workers of a Dask scheduler: the same as here, and lessons to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from byways.arena.bouts import bouts
from byways.arena.running import fresh, run
from byways.registry import GAMES
from byways.train.classroom import Classroom, subjects

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    make: Any = LocalCluster
    with make(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster:
        yield cluster.scheduler_address


def test_the_arena_plays_the_same_games_there(address: str) -> None:
    options = GAMES["roads"].options({"variant": 2, "field": "3x3"})
    wanted = list(bouts(("1", "chance"), 2, fresh("far", 3)))
    there = run("roads", options, wanted, jobs=1, kept=None, report=lambda _: None, dask=address)
    here = run("roads", options, wanted, jobs=1, kept=None, report=lambda _: None)
    assert [(game.key, game.points, game.winners) for game in there] == [
        (game.key, game.points, game.winners) for game in here
    ]


@pytest.mark.parametrize("far", [False, True])
def test_lessons_come_from_here_and_there(far: bool, address: str, tmp_path: Path) -> None:
    subject = subjects("trails")["base"]
    weights = tmp_path / "weights.net"
    weights.write_bytes(subject.shape.pack(subject.shape.empty(subject.heads)))
    room = Classroom("trails", "base", weights, 1, 1, address if far else None)
    try:
        handed = [each for _ in range(2) for each in room.collect(120)]
    finally:
        room.close()
    assert handed
    for each in handed:
        assert len(each.lessons) % (4 * subject.lesson) == 0
        assert each.lessons and each.played


def test_every_game_says_what_there_is_to_learn() -> None:
    assert {name for name in GAMES if subjects(name)} == {"ink", "trails"}
