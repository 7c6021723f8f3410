"""What the core looks up, made from a board; and a table as the core has it, made from a state."""

from __future__ import annotations

import json
from array import array
from collections import deque
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

from . import layout
from .board import ReadyBoard, bits
from .scenarios import Attach, Scenario, Start
from .state import State

WHOLE = "i"
MOST_SEATS = 4
_ATTACH = {Attach.OWN_PEG: 0, Attach.HEAD: 1, Attach.NOTHING: 2}


@lru_cache(maxsize=32)
def tables(board: ReadyBoard) -> array[int]:
    """Gets what the core looks up for a board."""
    found = array(WHOLE, bytes(4 * layout.TABLES))
    _describe(found, board, board.scenario)

    def add(at: int, numbers: Iterable[int]) -> None:
        found[at] = len(found)
        found.extend(numbers)

    lattice, seats = board.board.lattice, board.board.players
    pegs, lines = range(len(lattice.names)), range(len(lattice.lines))
    add(layout.COLOUR_AT, board.board.colours)
    add(layout.START_AT, (_seats(board.starts, peg) for peg in pegs))
    add(layout.TARGET_AT, (_seats(board.targets, peg) for peg in pegs))
    add(layout.SHAPE_AT, (number for shape in range(len(board.shapes)) for number in _shape(board, shape)))
    add(layout.ALLOWED_AT, (shape.number for shape in board.allowed))
    add(
        layout.SECTOR_AT,
        (number for sector in range(len(lattice.sectors)) for number in _sector(board, sector)),
    )
    add(layout.LINE_AT, (number for line in lines for number in _line(board, line)))
    _add_lists(found, layout.AROUND_AT, [_around(board, peg) for peg in pegs])
    _add_lists(found, layout.LINKS_AT, [_links(board, peg) for peg in pegs], pair=2)
    add(layout.FAR_AT, (far for seat in range(seats) for far in _far(board, seat)))
    add(layout.VALUE_AT, learned(board.scenario.number))
    sizes = (len(pegs), len(lines), len(lattice.sectors), len(lattice.sectors), len(lines), len(pegs))
    at = layout.TABLE
    for offset, size in enumerate((*sizes, len(board.shapes))):
        found[layout.OWNER_AT + offset] = at
        at += size
    found[layout.SIZE] = at
    return found


@cache
def learned(scenario: int) -> tuple[int, ...]:
    """Gets what a point of each feature is worth, as ``learning.py`` found it: logits times 1,024.

    Nothing for a scenario of which nothing was learned.
    """
    known = json.loads(files(__package__).joinpath("values.json").read_text("utf-8"))
    found: list[int] = known.get(str(scenario), [])
    return (*found, *[0] * (2 * layout.FEATURES + 2 * MOST_SEATS - len(found)))


def _describe(found: array[int], board: ReadyBoard, scenario: Scenario) -> None:
    bonuses = dict(scenario.bonuses)
    players = board.board.players
    said = {
        layout.PEGS: len(board.board.lattice.names),
        layout.LINES: len(board.board.lattice.lines),
        layout.SECTORS: len(board.board.lattice.sectors),
        layout.ALLOWED: len(board.allowed),
        layout.SEATS: players,
        layout.SURROUND: scenario.surround,
        layout.ON_LINES: scenario.on_lines,
        layout.ROW_SIZE: scenario.row,
        layout.OWN_DECK: scenario.own_deck,
        layout.TAKE_SIZE: scenario.cards,
        layout.PLOT: scenario.plot,
        layout.PENALTY: scenario.penalty,
        layout.HAND_IN: scenario.hand_in,
        layout.END_SCORE: scenario.end_score,
        layout.END_ROUNDS: scenario.end_rounds,
        layout.END_DRAWINGS: scenario.end_drawings[players - 2] if scenario.end_drawings else 0,
        layout.END_BANDS: scenario.end_bands,
        layout.ATTACH: _ATTACH[scenario.attach],
        layout.ANYWHERE: scenario.start is Start.ANYWHERE,
        layout.GLOW: scenario.start is Start.GLOW,
        layout.WITH_EDGE: "edge" in scenario.effects,
        layout.WITH_DRAWINGS: "drawings" in scenario.effects,
        layout.WITH_PLOTS: "plots" in scenario.effects,
        layout.WITH_CROSSING: "crossing" in scenario.effects,
        layout.WITH_ARTIFACT: "artifact" in scenario.effects,
        layout.AREA_POINTS: bonuses.get("areas", 0),
        layout.TOTEM_POINTS: bonuses.get("totems", 0),
        layout.SET_POINTS: bonuses.get("sets", 0),
        layout.TOTEM_KINDS: len(board.totems),
        layout.ARTIFACT_KINDS: len(board.artifacts),
        layout.DRAWINGS: len(board.drawings),
    }
    said.update({layout.EDGE + i: prize for i, prize in enumerate(scenario.edge)})
    for at, number in said.items():
        found[at] = number


def _seats(masks: tuple[int, ...], number: int) -> int:
    """Gets the seats in whose set a number is, one bit each."""
    return sum((mask >> number & 1) << seat for seat, mask in enumerate(masks))


def _shape(board: ReadyBoard, number: int) -> list[int]:
    shape = board.shapes[number]
    sectors, lines = list(bits(shape.sectors)), list(bits(shape.lines))
    found = [len(shape.pegs), *shape.pegs, *[0] * (4 - len(shape.pegs))]
    found += [len(sectors), *sectors, *[0] * (2 - len(sectors))]
    found += [len(lines), *lines, *[0] * (4 - len(lines)), shape.line]
    return found + [0] * (layout.SHAPE - len(found))


def _sector(board: ReadyBoard, number: int) -> list[int]:
    lattice, stuff = board.board.lattice, board.board.sectors[number]
    drawing = next((i for i, sectors in enumerate(board.drawings) if sectors >> number & 1), -1)
    totem = next((i for i, (_, sectors) in enumerate(board.totems) if sectors >> number & 1), -1)
    found = [stuff.treasure, stuff.crystals, drawing, totem, board.usable >> number & 1]
    found += lattice.sectors[number]
    found += [bit.bit_length() - 1 for bit, _ in lattice.beyond[number]]
    found += [behind for _, behind in lattice.beyond[number]]
    return found + [0] * (layout.SECTOR - len(found))


def _line(board: ReadyBoard, number: int) -> tuple[int, int, int]:
    stuff = board.board.lines[number]
    what = next((i for i, (_, lines) in enumerate(board.artifacts) if lines >> number & 1), -1)
    return stuff.treasure, stuff.crystals, what


def _around(board: ReadyBoard, peg: int) -> list[int]:
    return [i for i, corners in enumerate(board.board.lattice.sectors) if peg in corners]


def _links(board: ReadyBoard, peg: int) -> list[int]:
    links = [(i, a + b - peg) for i, (a, b) in enumerate(board.board.lattice.lines) if peg in (a, b)]
    return [number for link in links for number in link]


def _add_lists(found: array[int], at: int, lists: list[list[int]], pair: int = 1) -> None:
    """Adds lists of different lengths, and before them where each begins."""
    found[at] = len(found)
    begin = len(found) + len(lists)
    for each in lists:
        found.append(begin)
        begin += 1 + len(each)
    for each in lists:
        found.append(len(each) // pair)
        found.extend(each)


def _far(board: ReadyBoard, seat: int) -> list[int]:
    """Gets how many lines it is from each peg to the opposite edge, 0 where there is none."""
    lattice = board.board.lattice
    near = list(bits(board.targets[seat]))
    far = dict.fromkeys(near, 0)
    todo = deque(near)
    while todo:
        peg = todo.popleft()
        for a, b in lattice.lines:
            other = a + b - peg
            if peg in (a, b) and other not in far:
                far[other] = far[peg] + 1
                todo.append(other)
    return [far.get(peg, 0) for peg in range(len(lattice.names))]


def lay_out(board: ReadyBoard, state: State) -> array[int]:
    """Gets a state as the core has it."""
    t = tables(board)
    s = array(WHOLE, bytes(4 * t[layout.SIZE]))
    s[layout.SEAT], s[layout.ROUND], s[layout.ACTIONS] = state.seat - 1, state.round, state.actions
    s[layout.BOUGHT], s[layout.MUST_ACT], s[layout.TAKING] = state.bought, state.must_act, state.taking
    s[layout.TRIGGERED], s[layout.ACTED], s[layout.IDLE] = state.triggered, state.acted, state.idle
    s[layout.ENDED], s[layout.ARRIVED], s[layout.CHANCE] = bool(state.ended), len(state.reached), 1
    s[layout.ROW : layout.ROW + 5] = array(WHOLE, state.row)
    for i, pile in enumerate(state.piles):
        s[layout.DECK + 5 * i : layout.DECK + 5 * i + 5] = array(WHOLE, pile.deck)
        s[layout.DISCARDS + 5 * i : layout.DISCARDS + 5 * i + 5] = array(WHOLE, pile.discards)
    for seat, desk in enumerate(state.desks):
        at, bit = layout.DESK + layout.DESK_SIZE * seat, 1 << seat
        s[at + layout.HAND : at + layout.HAND + 5] = array(WHOLE, desk.hand)
        s[at + layout.POINTS], s[at + layout.HOARD] = desk.points, desk.crystals
        s[at + layout.BANDS], s[at + layout.REACHED] = len(desk.bands), seat + 1 in state.reached
        for where, numbers, mark in (
            (layout.OWNER_AT, bits(desk.pegs), bit),
            (layout.COVER_AT, bits(desk.lines), bit),
            (layout.FIRST_AT, bits(desk.first), seat + 1),
            (layout.HELD_AT, bits(desk.held), bit),
            (layout.CROSS_AT, bits(desk.crossed), seat + 1),
            (layout.ENDS_AT, bits(desk.ends), bit),
            (layout.USED_AT, desk.bands, bit),
        ):
            for number in numbers:
                s[t[where] + number] |= mark
    return s


def notes(board: ReadyBoard) -> array[int]:
    """Gets room for what the core notes."""
    return array(WHOLE, bytes(4 * (layout.MARK + 4 * len(board.board.lattice.sectors) + 64)))
