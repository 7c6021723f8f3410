"""What the dice may show, and in which order they fall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from byways.kernel.lots import Lot, Lots
from byways.kernel.protocol import Seat
from byways.kernel.rng import Rng, draw, pick
from byways.kernel.text import Text

from .components import LAVA, ROUTES
from .options import Rules
from .state import Action, First, LavaRoll, MeteorRoll, Roll, State


def awaited(state: State, rules: Rules) -> type[Action] | None:
    """Gets which move of nature comes next, ``None`` if it is not its turn."""
    if rules.draft and state.star is None:
        return First
    if not state.faces:
        return Roll
    if rules.lava and not state.lava:
        return LavaRoll
    if rules.meteor and state.meteor is None:
        return MeteorRoll
    return None


def roll(state: State, rules: Rules, rng: Rng) -> Action:
    """Samples nature's move."""
    dice = rules.box.dice
    kind = awaited(state, rules)
    if kind is First:
        return First(Seat(rng.below(len(state.desks)) + 1))
    if kind is Roll:
        pool: tuple[str, ...] = ROUTES
        if rules.draft:
            boxes = ROUTES * len(state.desks)
            pool = draw(rng, boxes, len(boxes))
        return Roll(tuple(pick(rng, dice[die]) for die in pool))
    if kind is LavaRoll:
        return LavaRoll(tuple(pick(rng, dice[die]) for die in LAVA))
    return MeteorRoll(pick(rng, dice["direction"]), int(pick(rng, dice["distance"])))


def lots(kind: type[Action] | None, rules: Rules, seats: int) -> Lots:
    """Gets which dice are rolled for a move of nature at a table of *seats*."""
    dice = rules.box.dice
    if kind is First:
        return Lots(("first",), (_lot("first", [str(seat) for seat in range(1, seats + 1)], 1),))
    if kind is LavaRoll:
        return Lots(("lava",), (_lot("lava", dice[LAVA[0]], len(LAVA)),))
    if kind is MeteorRoll:
        return Lots(("meteor",), tuple(_lot(name, dice[name], 1) for name in ("direction", "distance")))
    boxes = seats if rules.draft else 1
    *routes, station = ROUTES
    return Lots(
        ("roll",),
        (_lot("routes", dice[routes[0]], len(routes) * boxes), _lot("stations", dice[station], boxes)),
        mixed=rules.draft,
    )


def _lot(name: str, sides: Sequence[str], count: int) -> Lot:
    label = Text("ink.lot", {"lot": name, "count": count})
    return Lot(label, count, dict.fromkeys(sides, count))


def all_lots(rules: Rules, seats: int) -> Iterator[Lots]:
    """Generates what all moves of nature at a table of *seats* are made of."""
    played = ((First, rules.draft), (Roll, True), (LavaRoll, rules.lava), (MeteorRoll, rules.meteor))
    return (lots(kind, rules, seats) for kind, holds in played if holds)
