"""Short ways to make tables and to play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from byways.games.trails.components import card_cells
from byways.games.trails.ground import Ground
from byways.games.trails.rules import Trails
from byways.games.trails.state import Action, Lay, State, View
from byways.kernel.choice import legal
from byways.kernel.facts import Options
from byways.kernel.match import Chance, Match
from byways.kernel.protocol import Seat
from byways.kernel.rng import Quick, Rng, pick
from byways.registry import GAMES

FACTS = GAMES["trails"]
Table = Match[State, Action, View]
Chooser = Callable[[Trails, State, Seat, list[Action], Rng], Action]


def make(seats: int, **options: Any) -> Trails:
    game = FACTS.create(FACTS.resolve(options), seats)
    assert isinstance(game, Trails)
    return game


def start(seats: int, *chance: str, seed: str = "test", **options: Any) -> Table:
    given = tuple(tuple(text.split()) for text in chance)
    return Match.start(make(seats, **options), seats, Chance(seed, given=given))


def play(match: Table, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(Seat(seat), match.game.read(tuple(move.split())))


def lines(text: str, options: Options | None = None) -> Mapping[str, int]:
    """The score lines of a position."""
    assert FACTS.facets.positions is not None
    complete, state = FACTS.facets.positions.read(text, options or {})
    game = FACTS.create_position(complete)
    return {line.code: line.points for line in game.tally(state, Seat(1)).lines}


def ground(text: str) -> Ground:
    """The ground of a position."""
    assert FACTS.facets.positions is not None
    state: State = FACTS.facets.positions.read(text, {})[1]
    return state.desks[0].area.ground


def by_chance(game: Trails, state: State, seat: Seat, actions: list[Action], rng: Rng) -> Action:
    return pick(rng, actions)


def builder(game: Trails, state: State, seat: Seat, actions: list[Action], rng: Rng) -> Action:
    """Makes long trails and closes them, and likes goals, so that games have something to score."""
    some = [pick(rng, actions) for _ in range(60)]
    homes = state.desk(seat).area.ground.homes.values()
    close = [
        action
        for action in actions
        if isinstance(action, Lay)
        and any(abs(cell[0] - x) + abs(cell[1] - y) < 6 for x, y in homes for cell in cells_of(action))
    ]
    some += [pick(rng, close) for _ in range(120)] if close else []
    return max(some, key=lambda action: _worth(game, state, seat, action))


def cells_of(action: Lay) -> tuple[tuple[int, int], ...]:
    return card_cells(action.cell, action.direction)


def _worth(game: Trails, state: State, seat: Seat, action: Action) -> float:
    after, _ = game.apply(state, seat, action)
    ground = after.desk(seat).area.ground
    worth = sum(float(loop.length**1.2 + 3 * len(loop.species)) for loop in ground.loops())
    worth += sum(0.3 * len(trail.steps) for trail in ground.trails.values() if trail.end is None)
    for name in state.goals:
        goal = game.rules.goal_set.named(name)
        assert goal is not None
        worth += 3.0 * min(goal.value(ground), goal.at_least if goal.sort == "interim" else 99)
    return worth


def play_out(match: Table, seed: str, choose: Chooser = by_chance) -> None:
    """Plays a game to its end, seats in random order."""
    rng = Quick(seed)
    assert isinstance(match.game, Trails)
    while waiting := sorted(match.to_act):
        seat = pick(rng, waiting)
        state = match.state_for(seat)
        match.play(seat, choose(match.game, state, seat, list(legal(match.game, state, seat)), rng))
