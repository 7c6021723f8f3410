"""What a turn does to trails and goals, and what it leaves open, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator

from byways.kernel.bot import Calibration
from byways.kernel.facets import Explanation
from byways.kernel.protocol import Seat
from byways.kernel.text import Text

from .components import KINDS
from .goals import INTERIM
from .ground import Ground, Trail
from .options import Rules
from .rules import Trails
from .state import State

ALONE = Calibration(bias=0.074, spread=1.09, error=1.4)
TOGETHER = Calibration(bias=0.045, error=1.87)


def calibration(game: Trails) -> Calibration:
    """Gets how far what is expected is off; measured by ``bench/hints.py``, see docs/insight.md."""
    return ALONE if game.rules.solo else TOGETHER


def effects(game: Trails, before: State, after: State, seat: Seat) -> tuple[Text, ...]:
    """Gets what a turn of *seat* did."""
    return tuple(_effects(game.rules, before, after, seat))


def _effects(rules: Rules, before: State, after: State, seat: Seat) -> Iterator[Text]:
    old, new = before.desk(seat).area.ground, after.desk(seat).area.ground
    known = {loop.edges for loop in old.loops()}
    for loop in new.loops():
        if loop.edges not in known:
            yield Text("trails.effect.closes", {"kind": loop.kind, "count": loop.length})
    for name, slots in zip(before.goals, before.claims, strict=True):
        goal = rules.goal_set.named(name)
        if goal is None or goal.sort != INTERIM or any(seat in slot for slot in slots):
            continue
        if goal.met(new) and not goal.met(old):
            yield Text("trails.effect.meets", {"goal": (goal.short,)})
    for kind in KINDS:
        longest = _open(new, kind)
        if longest > _open(old, kind):
            yield Text("trails.effect.lengthens", {"kind": kind, "count": longest})
    if (before.round, before.step) != (rules.box.rounds, rules.box.pairs):
        yield Text("trails.effect.open", {"count": sum(map(_is_open, new.trails.values()))})


def _open(ground: Ground, kind: str) -> int:
    """Gets how long the longest trail of a kind is that is no loop yet."""
    lengths = (len(trail.steps) for trail in ground.trails.values() if trail.kind == kind and _is_open(trail))
    return max(lengths, default=0)


def _is_open(trail: Trail) -> bool:
    """Whether a trail has set out and may still come back."""
    return trail.end is None and bool(trail.steps)


EXPLANATION = Explanation(effects, calibration)
