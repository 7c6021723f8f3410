"""A slow, literal second reading of the Railroad Ink rules, for tests to compare the engine with."""

import copy
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from tests.games.ink.oracle_board import (
    CELLS,
    CRATER,
    LAVA_FACES,
    OPPOSITE,
    ROUTE_FACES,
    SIDES,
    SPECIALS,
    VOLCANO,
    Board,
    arm,
    beyond,
    clashes,
    connects,
    facing,
    forms,
    is_empty,
    read_board,
    write_board,
)
from tests.games.ink.oracle_draft import Draft, draft_winners, winners
from tests.games.ink.oracle_score import score

__all__ = [
    "Draft",
    "Round",
    "count",
    "deal",
    "draft_winners",
    "land",
    "last_round",
    "legal",
    "play",
    "read_board",
    "read_position",
    "score",
    "start",
    "winners",
    "write_board",
    "write_position",
]


@dataclass
class Round:
    """One seat in one round; the dice left are those not drawn yet."""

    edition: str = "2020"
    expansions: set[str] = field(default_factory=set)
    round: int = 1
    board: Board = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    hit: str = "d4"
    faces: dict[str, str] = field(default_factory=dict)
    lava: dict[str, str] = field(default_factory=dict)
    lava_drawn: int = 0
    special_used_this_round: bool = False
    meteor: tuple[str, int] | None = None
    settled: bool = False
    done: bool = False


def last_round(expansions: Collection[str]) -> int:
    """The number of rounds of a game."""
    return 6 if expansions else 7


def start(edition: str = "2020", expansions: Collection[str] = ()) -> Round:
    """The seat of a new game before the first roll."""
    position = Round(edition=edition, expansions=set(expansions))
    if "lava" in position.expansions:
        position.board["d4"] = VOLCANO
    return position


def deal(
    position: Round,
    roll: Sequence[str],
    lava: Sequence[str] = (),
    meteor: tuple[str, int] | None = None,
) -> None:
    """Give a round's dice in roll order; after `done` this is the next round."""
    if position.done:
        position.round += 1
    position.faces = {f"w{index + 1}": face for index, face in enumerate(roll)}
    position.lava = {f"l{index + 1}": face for index, face in enumerate(lava)}
    position.lava_drawn = 0
    position.special_used_this_round = False
    position.meteor = meteor
    position.settled = False
    position.done = False


def read_position(text: str) -> Round:
    """The seat that a position text of the engine protocol describes, before the roll."""
    head, _, cells = text.rpartition("|")
    position = Round(board=read_board(cells))
    for word in head.split():
        name, _, value = word.partition("=")
        listed = {item for item in value.split(",") if item}
        if name == "edition":
            position.edition = value
        elif name == "expansions":
            position.expansions = listed
        elif name == "round":
            position.round = int(value)
        elif name == "used":
            position.used = listed
        elif name == "meteor":
            position.hit = value
        else:
            raise ValueError(f"not a field of a position: {word}")
    return position


def write_position(position: Round) -> str:
    """The position text of the seat as if its dice were to be rolled now."""
    words = [f"edition={position.edition}"]
    if position.expansions:
        words.append("expansions=" + ",".join(sorted(position.expansions)))
    words.append(f"round={position.round}")
    if position.used:
        words.append("used=" + ",".join(sorted(position.used)))
    if "meteor" in position.expansions:
        words.append(f"meteor={position.hit}")
    words.append("|")
    if position.board:
        words.append(write_board(position.board))
    return " ".join(words)


def legal(position: Round) -> list[str]:
    """All complete legal moves of the seat, sorted."""
    if position.done or position.round > last_round(position.expansions):
        return []
    # Settling comes before drawing, so nothing else is offered beside it.
    if meteor_is_due(position):
        return sorted(meteor_moves(position) + shield_moves(position))
    moves = []
    for die, face in position.faces.items():
        moves += route_moves(position.board, die, ROUTE_FACES[face])
    moves += special_moves(position)
    if "lava" in position.expansions:
        for die, face in position.lava.items():
            moves += lava_moves(position.board, die, LAVA_FACES[face])
        moves += [f"volcano {cell}" for cell in volcano_cells(position.board)]
    if may_finish(position):
        moves.append("done")
    return sorted(moves)


def meteor_is_due(position: Round) -> bool:
    """Whether this round's meteor is rolled and not settled."""
    return position.meteor is not None and not position.settled


def meteor_moves(position: Round) -> list[str]:
    """The directions the meteor may take: the rolled one, or all four on choose."""
    if position.meteor is None:
        return []
    direction = position.meteor[0]
    return [f"meteor {side}" for side in SIDES if direction in (side, "*")]


def specials_left(position: Round) -> list[str]:
    """The specials that may be drawn or crossed off now."""
    if position.special_used_this_round or len(position.used) >= 3:
        return []
    return [special for special in SPECIALS if special not in position.used]


def shield_moves(position: Round) -> list[str]:
    """The specials that may be crossed off instead of the meteor."""
    return [f"shield {special}" for special in specials_left(position)]


def route_moves(board: Board, name: str, drawing: str) -> list[str]:
    """Every way to draw a route under conditions (a) and (b)."""
    moves = []
    texts = forms(drawing)
    for cell in CELLS:
        if not is_empty(board, cell):
            continue
        for text in texts:
            if not connects(board, cell, text) or clashes(board, cell, text):
                continue
            moves.append(f"{name} {cell} {text}")
    return moves


def special_moves(position: Round) -> list[str]:
    """Every way to draw a special route now."""
    moves = []
    for special in specials_left(position):
        moves += route_moves(position.board, special, SPECIALS[special])
    return moves


def meets_open_lava(board: Board, cell: str) -> bool:
    """Whether a neighbour turns a lava side to this cell, which itself shows none there."""
    own = board.get(cell, "----")
    return any(facing(board, cell, side) == "L" and arm(own, side) != "L" for side in SIDES)


def lava_meets_lava(board: Board, cell: str, drawing: str) -> bool:
    """Whether the drawing would join existing lava, side to side."""
    return any(arm(drawing, side) == "L" and facing(board, cell, side) == "L" for side in SIDES)


def may_draw_over(board: Board, cell: str) -> bool:
    """Whether lava may erase what is here: a route without lava, at open lava, no empty cell at any."""
    if is_empty(board, cell) or "L" in board[cell] or not meets_open_lava(board, cell):
        return False
    return not any(is_empty(board, other) and meets_open_lava(board, other) for other in CELLS)


def lava_moves(board: Board, die: str, drawing: str) -> list[str]:
    """Every way to draw a lava die."""
    moves = []
    for cell in CELLS:
        for text in forms(drawing):
            if not lava_meets_lava(board, cell, text) or clashes(board, cell, text):
                continue
            if is_empty(board, cell) or may_draw_over(board, cell):
                moves.append(f"{die} {cell} {text}")
    return moves


def volcano_cells(board: Board) -> list[str]:
    """The empty cells none of whose four neighbours contains lava."""
    found = []
    for cell in CELLS:
        around = [other for other in (beyond(cell, side) for side in SIDES) if other is not None]
        if is_empty(board, cell) and not any("L" in board.get(other, "") for other in around):
            found.append(cell)
    return found


def some_lava_fits(position: Round, board: Board) -> bool:
    """Whether any lava die left could be drawn on that board."""
    return any(lava_moves(board, die, LAVA_FACES[face]) for die, face in position.lava.items())


def lava_duty_is_open(position: Round) -> bool:
    """Whether no lava die was drawn and one could be, now or after one new volcano."""
    if "lava" not in position.expansions or position.lava_drawn > 0:
        return False
    if some_lava_fits(position, position.board):
        return True
    for cell in volcano_cells(position.board):
        if some_lava_fits(position, {**position.board, cell: VOLCANO}):
            return True
    return False


def may_finish(position: Round) -> bool:
    """Whether `done` is accepted: no undrawn route die has a legal cell and no lava duty is open."""
    for die, face in position.faces.items():
        if route_moves(position.board, die, ROUTE_FACES[face]):
            return False
    return not lava_duty_is_open(position)


def land(hit: str, direction: str, distance: int, craters: Collection[str]) -> str | None:
    """The cell where a meteor lands; None if its whole line is craters."""
    column_or_row = 0 if direction in ("n", "s") else 1
    line = [cell for cell in CELLS if cell[column_or_row] == hit[column_or_row]]
    if all(cell in craters for cell in line):
        return None
    cell = hit
    steps = 0
    while steps < distance or cell in craters:
        ahead = beyond(cell, direction)
        if ahead is None:
            direction = OPPOSITE[direction]
            ahead = beyond(cell, direction)
        assert ahead is not None
        cell = ahead
        steps += 1
    return cell


def play(position: Round, move_text: str) -> None:
    """Make a move of the seat; ValueError, and nothing changed, if it is not legal."""
    if move_text not in legal(position):
        raise ValueError(f"not legal: {move_text}")
    make(position, move_text)


def make(position: Round, move_text: str) -> None:
    """Carry out a move known to be legal."""
    words = move_text.split(" ")
    what = words[0]
    if what == "done":
        position.done = True
    elif what == "meteor":
        drop_meteor(position, words[1])
    elif what == "shield":
        position.used.add(words[1])
        position.special_used_this_round = True
        position.settled = True
    elif what == "volcano":
        position.board[words[1]] = VOLCANO
    else:
        position.board[words[1]] = words[2]
        if what in position.faces:
            del position.faces[what]
        elif what in position.lava:
            del position.lava[what]
            position.lava_drawn += 1
        else:
            position.used.add(what)
            position.special_used_this_round = True


def drop_meteor(position: Round, direction: str) -> None:
    """Let this round's meteor fall that way and leave its crater."""
    assert position.meteor is not None
    craters = [cell for cell, drawing in position.board.items() if drawing == CRATER]
    cell = land(position.hit, direction, position.meteor[1], craters)
    if cell is not None:
        position.board[cell] = CRATER
        position.hit = cell
    position.settled = True


def count(position: Round, depth: int) -> int:
    """The number of sequences of exactly that many legal moves; nothing follows `done`."""
    if depth == 0:
        return 1
    # The last move need not be made to be counted.
    if depth == 1:
        return len(legal(position))
    total = 0
    for move in legal(position):
        after = copy.deepcopy(position)
        make(after, move)
        total += count(after, depth - 1)
    return total
