"""An update says all that has changed, and nothing else."""

from __future__ import annotations

from dataclasses import fields
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from byways.kernel.choice import legal
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.scene import Spot
from byways.kernel.table import Perspective, grounds, perspective
from byways.registry import GAMES
from byways.wire.delta import difference, patch
from byways.wire.messages import FromServer, Snapshot, SpotChange, Update, ViewChange

from .examples import examples, text

STEPS = 90
FIXTURE = Path(__file__).parents[2] / "web" / "src" / "wire" / "delta.fixture.json"


@pytest.mark.parametrize("name", GAMES)
def test_updates_of_random_play(name: str) -> None:
    facts, rng = GAMES[name], Random(name)
    for seats in facts.seats:
        match = Match.start(facts.create({}, seats), seats, Chance(name))
        watching = [None, *map(Seat, range(1, seats + 1))]
        before = {seat: (grounds(match, seat), perspective(match, seat)) for seat in watching}
        for step in range(STEPS):
            if match.over:
                break
            seat = rng.choice(sorted(match.to_act))
            if rng.random() < 0.15 and match.draft(seat):
                match.undo(seat)
            else:
                actions = legal(match.game, match.state_for(seat), seat)
                match.play(seat, rng.choice([*islice(actions, 50)]))
            for viewer in watching:
                now = grounds(match, viewer), perspective(match, viewer)
                # Where these are equal, tables show what they have shown.
                assert now[0] != before[viewer][0] or now[1] == before[viewer][1]
                _check(_table(before[viewer][1], step), _table(now[1], step + 1))
                before[viewer] = now


def _table(view: Perspective, seq: int) -> Snapshot:
    return Snapshot(seq, "T", "G", {}, False, False, (), (), (view,))


def _check(old: Snapshot, new: Snapshot) -> None:
    update = difference(old, new)
    if update is None:
        assert old.views == new.views
        return
    heard = msgspec.json.decode(msgspec.json.encode(update), type=FromServer)
    assert isinstance(heard, Update)
    assert heard == update
    assert patch(old, heard) == new


@pytest.mark.parametrize(("about", "old", "new"), [*examples()])
def test_examples(about: str, old: Snapshot, new: Snapshot) -> None:
    _check(old, new)
    _check(new, old)
    assert difference(old, old) is None


def test_examples_of_the_browser_are_these() -> None:
    assert FIXTURE.read_text("utf-8") == text(), "see tests/wire/examples.py"


def test_changes_have_every_field() -> None:
    """A field that is new to what is seen must be told, too."""
    assert {each.name for each in fields(Spot)} == {*SpotChange.__struct_fields__} - {"number"}
    told = {*ViewChange.__struct_fields__} - {"count", "areas"}
    assert {each.name for each in fields(Perspective)} - {"scene"} == told
