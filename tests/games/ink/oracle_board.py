"""The bare board of the ink oracle: cells, sides, exits, faces, and what meets what."""

Board = dict[str, str]

COLUMNS = "abcdefg"
ROWS = "1234567"
SIDES = "nesw"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
CELLS = [column + row for column in COLUMNS for row in ROWS]
CENTRE = [column + row for column in "cde" for row in "345"]

EXITS = {
    ("b1", "n"): "H",
    ("d1", "n"): "R",
    ("f1", "n"): "H",
    ("b7", "s"): "H",
    ("d7", "s"): "R",
    ("f7", "s"): "H",
    ("a2", "w"): "R",
    ("a4", "w"): "H",
    ("a6", "w"): "R",
    ("g2", "e"): "R",
    ("g4", "e"): "H",
    ("g6", "e"): "R",
}

ROUTE_FACES = {
    "hs": "H-H-",
    "hc": "HH--",
    "ht": "HHH-",
    "rs": "R-R-",
    "rc": "RR--",
    "rt": "RRR-",
    "ov": "HRHRx",
    "ss": "H-R-",
    "sc": "HR--",
}
LAVA_FACES = {"cc": "LL--", "st": "L-L-", "by": "LLL-", "rb": "RLR-", "hb": "HLH-"}
SPECIALS = {"s1": "HHHH", "s2": "RRRR", "s3": "HHRH", "s4": "HRRR", "s5": "HRRH", "s6": "HRHR"}
VOLCANO = "LLLL"
CRATER = "O"


def beyond(cell: str, side: str) -> str | None:
    """The cell on that side of this one; None beyond the border."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    if side == "n":
        row -= 1
    elif side == "s":
        row += 1
    elif side == "w":
        column -= 1
    else:
        column += 1
    if 0 <= column < 7 and 0 <= row < 7:
        return COLUMNS[column] + ROWS[row]
    return None


def forms(drawing: str) -> list[str]:
    """Every string that drawing can read after rotating and mirroring, each once, sorted."""
    sides, crosses = drawing[:4], drawing[4:]
    mirrored = sides[0] + sides[3] + sides[2] + sides[1]
    found = set()
    for start in (sides, mirrored):
        for turn in range(4):
            found.add(start[turn:] + start[:turn] + crosses)
    return sorted(found)


def arm(drawing: str, side: str) -> str:
    """What a drawn cell has on that side: H, R, L, or - for nothing; a crater has nothing."""
    if drawing == CRATER:
        return "-"
    return drawing[SIDES.index(side)]


def facing(board: Board, cell: str, side: str) -> str:
    """What that side of the cell looks at: the neighbour's arm, or the exit's kind, or - ."""
    other = beyond(cell, side)
    if other is None:
        return EXITS.get((cell, side), "-")
    if other not in board:
        return "-"
    return arm(board[other], OPPOSITE[side])


def is_empty(board: Board, cell: str) -> bool:
    """Whether nothing is drawn there; a crater is an empty cell."""
    return cell not in board or board[cell] == CRATER


def connects(board: Board, cell: str, drawing: str) -> bool:
    """Condition (a): a route arm meets an arm or an exit of the same kind."""
    for side in SIDES:
        if arm(drawing, side) in ("H", "R") and facing(board, cell, side) == arm(drawing, side):
            return True
    return False


def clashes(board: Board, cell: str, drawing: str) -> bool:
    """The opposite of condition (b): highway against railway, on a neighbour or an exit."""
    for side in SIDES:
        mine, theirs = arm(drawing, side), facing(board, cell, side)
        if mine == "H" and theirs == "R":
            return True
        if mine == "R" and theirs == "H":
            return True
    return False


def read_board(text: str) -> Board:
    """The board written as `b1=H-H- d2=O`."""
    board: Board = {}
    for word in text.split():
        cell, _, drawing = word.partition("=")
        if cell not in CELLS or cell in board or not drawing:
            raise ValueError(f"not a drawn cell: {word}")
        board[cell] = drawing
    return board


def write_board(board: Board) -> str:
    """The drawn cells, sorted, as `b1=H-H- d2=O`."""
    return " ".join(f"{cell}={board[cell]}" for cell in sorted(board))
