"""What the dice may show, and in which order they fall."""

from __future__ import annotations

from byways.kernel.protocol import Seat
from byways.kernel.rng import Rng, draw, pick

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


def could_fall(action: Action, rules: Rules, seats: int) -> bool:
    """Whether the dice could ever show this at a table of *seats*."""
    dice = rules.box.dice
    match action:
        case First(seat):
            return rules.draft and seat <= seats
        case Roll(faces) if rules.draft:
            return len(faces) == 4 * seats and sum(face in dice["w4"] for face in faces) == seats
        case Roll(faces):
            return len(faces) == 4 and all(face in dice[ROUTES[i]] for i, face in enumerate(faces))
        case LavaRoll():
            return rules.lava
        case MeteorRoll():
            return rules.meteor
        case _:
            return False
