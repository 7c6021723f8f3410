"""A short form of each campaign; ``byways soak`` has the long ones, docs/reliability.md what came of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from byways.kernel.protocol import Refusal
from byways.server.table.room import Room
from byways.soak.findings import Findings, Show
from byways.soak.inputs import feed
from byways.soak.interference import Pairs, interfere
from byways.soak.kills import kill
from byways.soak.migrations import migrate
from byways.soak.rehearsal import Script, rehearse
from byways.soak.simulation import INSISTENT, repeat, simulate
from byways.soak.wal import cut
from byways.soak.writer import spoil
from tests import DEEP
from tests.server import planted

BRIEF = replace(INSISTENT, seconds=20)
SHORT: dict[str, tuple[Callable[[Show], Findings], dict[str, int]]] = {
    "kills": (lambda show: kill(4, "test", show), {"kills": 4, "moves": 4}),
    "writer": (lambda show: spoil(1, show), {"errors": 80, "writes": 320}),
    "migrations": (lambda show: migrate(35 if DEEP else 70, show), {"versions": 4, "kills": 4}),
    "wal": (lambda show: cut(3, 499, show), {"steps": 3, "cuts": 100}),
    "repeats": (lambda show: repeat(1, "test", show, BRIEF), {"messages": 300, "steps": 10}),
    "interference": (lambda show: interfere(60, "test", show), {"pairs": 60, "messages": 400}),
    "inputs": (lambda show: feed(3000, "test", show), {"engine": 1500, "messages": 500, "records": 50}),
    "simulation": (lambda show: simulate(2, "test", show), {"runs": 2, "kills": 2, "steps": 50}),
}


@pytest.mark.long
@pytest.mark.parametrize("name", SHORT)
def test_a_short_campaign_finds_nothing(name: str) -> None:
    run, least = SHORT[name]
    shown: list[float] = []
    outcome = run(shown.append)
    assert outcome.faults == ()
    assert all(outcome.figures[figure] >= number for figure, number in least.items()), outcome.figures
    assert shown == sorted(shown) and shown


@pytest.mark.long
@pytest.mark.parametrize("bug", planted.PLANTED[::4], ids=lambda bug: bug.__name__)
def test_a_rehearsal_finds_what_is_planted(bug: Callable[[pytest.MonkeyPatch], None], tmp_path: Path) -> None:
    number, _ = planted.find(bug, tmp_path)
    assert number, "it has escaped"


@pytest.mark.long
def test_the_same_seed_is_the_same_rehearsal(tmp_path: Path) -> None:
    script = Script(tables=1, seconds=10)
    first, again, other = (rehearse(seed, script, tmp_path).digest for seed in ("a", "a", "b"))
    assert first == again != other


def test_a_difference_between_pairs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Had a snapshot a trace of the state behind it, the campaign would say so."""
    heard = Pairs._heard

    async def telling(self: Pairs, *args: object) -> list[bytes]:
        match = args[3]
        found = await heard(self, *args)  # type: ignore[arg-type]
        return [*found, str(hash(match.state)).encode()]  # type: ignore[attr-defined]

    monkeypatch.setattr(Pairs, "_heard", telling)
    assert interfere(20, "test", lambda _: None).faults


def test_a_roll_that_shows_before_its_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Had a preview, a hint or a picture a trace of the seed, the campaign would say so."""
    monkeypatch.setattr(Room, "why", lambda room, seat, picked: (Refusal(room.match.chance.seed),))
    assert interfere(20, "test", lambda _: None).faults
