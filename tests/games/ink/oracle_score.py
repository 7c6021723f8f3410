"""The score of the ink oracle, each line counted straight from the rules' sentence."""

import itertools
from collections.abc import Collection

from tests.games.ink.oracle_board import (
    CENTRE,
    CRATER,
    EXITS,
    OPPOSITE,
    SIDES,
    Board,
    arm,
    beyond,
    facing,
)

NETWORK_POINTS = {
    0: 0,
    1: 0,
    2: 4,
    3: 8,
    4: 12,
    5: 16,
    6: 20,
    7: 24,
    8: 28,
    9: 32,
    10: 36,
    11: 40,
    12: 45,
}

End = tuple[str, str]


def score(board: Board, edition: str, expansions: Collection[str]) -> dict[str, int]:
    """Every score line that these options use, 0 included; errors are 0 or less."""
    lines = {
        "networks": networks(board),
        "highway": longest(board, "H", edition),
        "railway": longest(board, "R", edition),
        "centre": centre(board),
        "errors": -errors(board),
    }
    if "meteor" in expansions:
        lines["craters"] = craters(board)
    if "lava" in expansions:
        lines["lakes"] = 5 * sum(1 for lake in lakes(board) if not open_sides(board, lake))
        lines["largest-lake"] = max((len(lake) for lake in lakes(board)), default=0)
    return lines


def route_ends(board: Board) -> list[End]:
    """Every route arm on the board, as (cell, side)."""
    return [(cell, side) for cell in board for side in SIDES if arm(board[cell], side) in ("H", "R")]


def joined_ends(board: Board, end: End) -> list[End]:
    """The route arms that this one is joined to directly, in its own cell or next door."""
    cell, side = end
    kind = arm(board[cell], side)
    found: list[End] = []
    for other in SIDES:
        if other == side or arm(board[cell], other) not in ("H", "R"):
            continue
        if board[cell].endswith("x") and arm(board[cell], other) != kind:
            continue
        found.append((cell, other))
    neighbour = beyond(cell, side)
    if neighbour is not None and facing(board, cell, side) == kind:
        found.append((neighbour, OPPOSITE[side]))
    return found


def exit_counts(board: Board) -> list[int]:
    """For each network, the number of exits it joins, largest first."""
    left = set(route_ends(board))
    counts = []
    while left:
        todo = [left.pop()]
        network: set[End] = set()
        while todo:
            end = todo.pop()
            if end not in network:
                network.add(end)
                todo.extend(joined_ends(board, end))
        left -= network
        counts.append(sum(1 for cell, side in network if EXITS.get((cell, side)) == arm(board[cell], side)))
    return sorted(counts, reverse=True)


def networks(board: Board) -> int:
    """The points for exits joined, over all networks."""
    return sum(NETWORK_POINTS[count] for count in exit_counts(board))


def neighbours(board: Board, cell: str, kind: str) -> list[str]:
    """The cells joined to this one by arms of that kind."""
    found = []
    for side in SIDES:
        other = beyond(cell, side)
        if other is not None and arm(board[cell], side) == kind and facing(board, cell, side) == kind:
            found.append(other)
    return found


def arms(board: Board, cell: str, kind: str) -> int:
    """How many arms of that kind the cell has."""
    return sum(1 for side in SIDES if arm(board[cell], side) == kind)


def longest(board: Board, kind: str, edition: str) -> int:
    """The longest route of that kind by that edition's rule, 0 if there is none."""
    best = 0
    for cell in board:
        if arms(board, cell, kind):
            if edition == "2019":
                best = max(best, longest_path(board, kind, [cell]))
            else:
                best = max(best, longest_walk(board, kind, [cell]))
    return best


def longest_path(board: Board, kind: str, path: list[str]) -> int:
    """The most cells of a path that begins so and has no cell twice."""
    best = len(path)
    for other in neighbours(board, path[-1], kind):
        if other not in path:
            best = max(best, longest_path(board, kind, [*path, other]))
    return best


def longest_walk(board: Board, kind: str, walk: list[str]) -> int:
    """The most visits of a walk that begins so, no join twice, k arms visited at most ceil(k/2) times."""
    best = len(walk)
    joins = [{here, there} for here, there in itertools.pairwise(walk)]
    for other in neighbours(board, walk[-1], kind):
        allowed = (arms(board, other, kind) + 1) // 2
        if {walk[-1], other} not in joins and walk.count(other) < allowed:
            best = max(best, longest_walk(board, kind, [*walk, other]))
    return best


def centre(board: Board) -> int:
    """The central cells with something drawn; a crater is nothing drawn."""
    return sum(1 for cell in CENTRE if cell in board and board[cell] != CRATER)


def errors(board: Board) -> int:
    """The route arms and lava sides left open; the border and, for routes, a crater excuse them."""
    count = 0
    for cell in board:
        for side in SIDES:
            mine, other = arm(board[cell], side), beyond(cell, side)
            if mine == "-" or other is None:
                continue
            if mine in ("H", "R") and board.get(other) == CRATER:
                continue
            if facing(board, cell, side) != mine:
                count += 1
    return count


def craters(board: Board) -> int:
    """Two points for each route arm that meets a crater."""
    count = 0
    for cell, side in route_ends(board):
        other = beyond(cell, side)
        if other is not None and board.get(other) == CRATER:
            count += 1
    return 2 * count


def lakes(board: Board) -> list[set[str]]:
    """The sets of cells joined lava side to lava side."""
    left = {cell for cell in board if "L" in board[cell]}
    found = []
    while left:
        todo = [left.pop()]
        lake: set[str] = set()
        while todo:
            cell = todo.pop()
            if cell not in lake:
                lake.add(cell)
                todo.extend(neighbours(board, cell, "L"))
        left -= lake
        found.append(lake)
    return found


def open_sides(board: Board, lake: set[str]) -> int:
    """The lava sides of a lake that meet neither lava nor the border."""
    count = 0
    for cell in lake:
        for side in SIDES:
            if arm(board[cell], side) != "L" or beyond(cell, side) is None:
                continue
            if facing(board, cell, side) != "L":
                count += 1
    return count
