"""Loops, goals, animals."""

from __future__ import annotations

from byways.kernel.protocol import Line, Path, Seat, Tally

from .components import KINDS
from .goals import FINAL, INTERIM
from .ground import Loop
from .notation import cell_name
from .options import Rules
from .state import Area, Claims, State


def tally(state: State, seat: Seat, rules: Rules) -> Tally:
    """Gets the score sheet of one seat."""
    loops = state.desk(seat).area.ground.loops()
    lines = [_loop_line(kind, [loop for loop in loops if loop.kind == kind]) for kind in KINDS]
    lines.append(_goal_line(state, seat, rules))
    if rules.animals:
        lines.append(_animal_line(loops, rules.animal_map.points))
    return Tally(tuple(lines), unused=frozenset({"goals"} if rules.solo else ()))


def _loop_line(kind: str, loops: list[Loop]) -> Line:
    return Line(f"loops-{kind}", sum(loop.length for loop in loops), _cells(loops))


def _cells(loops: list[Loop]) -> Path:
    """Gets the cells of loops, each once, in the order in which they are met."""
    return tuple(dict.fromkeys(cell_name(cell) for loop in loops for cell in loop.cells))


def goal_points(state: State, seat: Seat, rules: Rules) -> int:
    """Gets what the goals that a seat has taken are worth."""
    return _goal_line(state, seat, rules).points


def _goal_line(state: State, seat: Seat, rules: Rules) -> Line:
    points, refs = 0, []
    for name, slots in zip(state.goals, state.claims, strict=True):
        for number, slot in enumerate(slots):
            if seat in slot:
                points += slot_values(rules, name)[number]
                refs.append(name)
    return Line("goals", points, tuple(refs))


def _animal_line(loops: list[Loop], points: tuple[int, ...]) -> Line:
    found = [loop for loop in loops if loop.species]
    return Line("animals", sum(points[len(loop.species) - 1] for loop in found), _cells(found))


def slot_values(rules: Rules, name: str) -> tuple[int, ...]:
    """Gets what the slots of a goal are worth, best first."""
    goal = rules.goal_set.named(name)
    assert goal is not None
    return rules.goal_set.slots[goal.sort]


def claim_interim(state: State, rules: Rules) -> tuple[Claims, ...]:
    """Gets the claims after everybody has placed two cards: who meets a goal now takes its next slot."""
    areas = [desk.area for desk in state.desks]
    return tuple(
        _with_slot(slots, _meeting(name, areas, rules, slots), len(slot_values(rules, name)))
        for name, slots in zip(state.goals, state.claims, strict=True)
    )


def _meeting(name: str, areas: list[Area], rules: Rules, slots: Claims) -> tuple[Seat, ...]:
    goal = rules.goal_set.named(name)
    if goal is None or goal.sort != INTERIM:
        return ()
    had = {seat for slot in slots for seat in slot}
    seats = [Seat(i) for i, _ in enumerate(areas, 1) if i not in had]
    return tuple(seat for seat in seats if goal.met(areas[seat - 1].ground))


def _with_slot(slots: Claims, seats: tuple[Seat, ...], room: int) -> Claims:
    return (*slots, seats) if seats and len(slots) < room else slots


def claim_final(state: State, rules: Rules) -> tuple[Claims, ...]:
    """Gets the claims after the last round: final goals are ranked, who has nothing takes no slot."""
    return tuple(
        _ranked(state, name, rules) or slots for name, slots in zip(state.goals, state.claims, strict=True)
    )


def _ranked(state: State, name: str, rules: Rules) -> Claims:
    goal = rules.goal_set.named(name)
    if goal is None or goal.sort != FINAL:
        return ()
    values = {Seat(i): goal.value(desk.area.ground) for i, desk in enumerate(state.desks, 1)}
    ranks = sorted({value for value in values.values() if value}, reverse=True)
    room = len(slot_values(rules, name))
    return tuple(tuple(seat for seat in values if values[seat] == rank) for rank in ranks[:room])
