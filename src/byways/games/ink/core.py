"""The board as flat buffers, for search: what fits where, drawing it, and whole games at random.

Mirrors ``placing.py`` for players that look at millions of boards. Compiled where there is a C compiler;
otherwise this very file runs, so both forms must give the same numbers: sums of 32 bits are cut by hand, and
nothing else may overflow. ``b`` is a board, ``t`` the tables, ``r`` the state of the random numbers.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Long, Longs, Table, at

from .layout import *
from .routes import score


def begin(b: Buffer, t: Table, played: int) -> None:
    """Makes an empty board; with lava a volcano stands on it."""
    for i in range(BOARD):
        b[i] = 0
    b[HIT] = t[START_CELL]
    for cell in range(49):
        b[PLACE + cell] = -1
    for i in range(12):
        cell = t[EXIT + 2 * i]
        side = t[EXIT + 2 * i + 1]
        # Exits of one kind show what a highway or a railway there would show.
        b[CODE + cell] += t[POWER + side] * t[EXIT_KIND + i]
        _reconsider(b, t, cell)
    if played & WITH_LAVA:
        draw(b, t, t[START_CELL], VOLCANO_TILE)


def draw(b: Buffer, t: Table, cell: int, tile: int) -> None:
    """Puts a drawing, a crater or nothing in a cell, whatever was there before."""
    old = b[TILE + cell]
    b[TILE + cell] = tile
    for side in range(4):
        other = t[BESIDE + 4 * cell + side]
        change = t[SIDES + 4 * tile + side] - t[SIDES + 4 * old + side]
        if other >= 0 and change != 0:
            b[CODE + other] += change * t[POWER + (side ^ 2)]
            _reconsider(b, t, other)
    _reconsider(b, t, cell)
    for i in range(2):
        b[HASH + i] ^= t[MIX + 2 * (49 * old + cell) + i] ^ t[MIX + 2 * (49 * tile + cell) + i]
    # A second cell may join what grew at the first, so that only a full search tells.
    b[STALE] |= b[GROWN] | _kinds(t[KINDS + old])
    b[GROWN] = _kinds(t[KINDS + tile])
    b[GROWN_AT] = cell


def _kinds(sides: int) -> int:
    """Gets whether there is highway (1) and railway (2) among the sides of a drawing."""
    found = 0
    if sides & 15:
        found = 1
    if sides & 240:
        found += 2
    return found


def cross_off(b: Buffer, t: Table, special: int) -> None:
    """Uses up a special route, 0 to 5."""
    b[USED] |= 1 << special
    b[SPENT] += 1
    for i in range(2):
        b[HASH + i] ^= t[MIX_SPECIAL + 2 * special + i]


def _reconsider(b: Buffer, t: Table, cell: int) -> None:
    """Adds a cell to the frontier or takes it out, as its neighbours and its own drawing demand."""
    place = b[PLACE + cell]
    if b[TILE + cell] <= CRATER_TILE and t[MEANS + b[CODE + cell]] & 255:
        if place < 0:
            b[PLACE + cell] = b[COUNT]
            b[FRONT + b[COUNT]] = cell
            b[COUNT] += 1
    elif place >= 0:
        b[COUNT] -= 1
        last = b[FRONT + b[COUNT]]
        b[FRONT + place] = last
        b[PLACE + last] = place
        b[PLACE + cell] = -1


def ways(b: Buffer, t: Table, piece: int) -> int:
    """Gets in how many ways a route can be drawn."""
    found = 0
    base = FITS + CODES * piece
    for i in range(b[COUNT]):
        found += t[base + b[CODE + b[FRONT + i]]] & 15
    return found


def way(b: Buffer, t: Table, piece: int, number: int) -> int:
    """Gets one of these ways: 128 × the drawing + the cell; -1 if there are not so many."""
    base = FITS + CODES * piece
    for i in range(b[COUNT]):
        cell = b[FRONT + i]
        fit = t[base + b[CODE + cell]]
        if number < fit & 15:
            return 128 * t[(fit >> 4) + number] + cell
        number -= fit & 15
    return -1


def lava_room(b: Buffer, t: Table, s: Buffer) -> int:
    """Lists in QUEUE the cells where lava may be drawn and gets how many these are.

    Over routes only while no free cell is left.
    """
    count = 0
    for cell in range(49):
        if b[TILE + cell] <= CRATER_TILE and t[MEANS + b[CODE + cell]] >> 8 & 15:
            s[QUEUE + count] = cell
            count += 1
    if count == 0:
        for cell in range(49):
            if not t[KINDS + b[TILE + cell]] >> 8 and t[MEANS + b[CODE + cell]] >> 8 & 15:
                s[QUEUE + count] = cell
                count += 1
    return count


def may_erupt(b: Buffer, t: Table, cell: int) -> bool:
    """Whether a new volcano may stand in a cell: it is free and no neighbour holds lava."""
    if b[TILE + cell] > CRATER_TILE:
        return False
    for side in range(4):
        other = t[BESIDE + 4 * cell + side]
        if other >= 0 and t[KINDS + b[TILE + other]] >> 8:
            return False
    return True


def landing(b: Buffer, t: Table, side: int, distance: int) -> int:
    """Gets the cell that a meteor hits; -1 if its whole line is craters."""
    free = 0
    for way in range(2):
        at = b[HIT]
        while at >= 0:
            if b[TILE + at] != CRATER_TILE:
                free += 1
            at = t[BESIDE + 4 * at + (side ^ 2 * way)]
    if free == 0:
        return -1
    at = b[HIT]
    while distance > 0 or b[TILE + at] == CRATER_TILE:
        if t[BESIDE + 4 * at + side] < 0:
            side ^= 2
        at = t[BESIDE + 4 * at + side]
        distance -= 1
    return at


def shuffle(r: Longs, number: Long) -> None:
    """Starts random numbers: the generator sfc32."""
    r[0] = number & 0x7FFFFFFF
    r[1] = number >> 31 & 0x7FFFFFFF
    r[2] = 0x1234567
    r[3] = 1
    # The compiler would take a literal as large as this for a Python number.
    r[4] = 0xFFFFFFFF
    for _ in range(12):
        below(r, 1)


def below(r: Longs, n: int) -> int:
    """Gets a number from 0 to n - 1."""
    mixed = (r[0] + r[1] + r[3]) & r[4]
    r[3] = (r[3] + 1) & r[4]
    r[0] = r[1] ^ r[1] >> 9
    r[1] = (r[2] + (r[2] << 3)) & r[4]
    r[2] = ((r[2] << 21 | r[2] >> 11) + mixed) & r[4]
    return mixed * n >> 32


def roll(t: Table, r: Longs, s: Buffer, played: int) -> None:
    """Rolls three route dice and the station die, then the dice of the expansions that are played."""
    for i in range(3):
        s[DICE + i] = t[ROLL + below(r, 6)]
    s[DICE + 3] = t[ROLL + 6 + below(r, 6)]
    if played & WITH_LAVA:
        for i in range(4, 6):
            s[DICE + i] = t[ROLL + 12 + below(r, 6)]
    if played & WITH_METEOR:
        s[DICE + 6] = t[METEOR_ROLL + below(r, 6)]
        s[DICE + 7] = t[METEOR_ROLL + 6 + below(r, 6)]


def random_game(b: Buffer, t: Table, s: Buffer, r: Longs, played: int) -> int:
    """Plays seven rounds at random, each way to draw a die as likely as any other, and gets the score.

    The dice are drawn in the order they fell. LOG has for each of them the
    piece and the way, -1 where it could not be drawn.
    """
    begin(b, t, played)
    for turn in range(28):
        if turn & 3 == 0:
            roll(t, r, s, 0)
        piece = s[DICE + (turn & 3)]
        count = ways(b, t, piece)
        found = -1
        if count:
            found = way(b, t, piece, below(r, count))
            draw(b, t, found & 127, found >> 7)
        s[LOG + 2 * turn] = piece
        s[LOG + 2 * turn + 1] = found
    return score(b, t, s, played)


def is_first(s: Buffer, drawn: int, die: int) -> int:
    """Whether a die is there and left, and shows what no other that is left has shown before it."""
    if drawn >> die & 1 or s[DICE + die] < 0:
        return 0
    for other in range(die):
        if not drawn >> other & 1 and s[DICE + other] == s[DICE + die]:
            return 0
    return 1


def list_ways(b: Buffer, t: Table, s: Buffer, piece: int) -> int:
    """Lists in WAYS how a piece can be drawn, 128 × the drawing + the cell, and gets how many these are."""
    count = 0
    cells = b[COUNT]
    for i in range(cells):
        s[QUEUE + i] = b[FRONT + i]
    if piece >= LAVA_FACE:
        cells = lava_room(b, t, s)
    for i in range(cells):
        cell = s[QUEUE + i]
        fit = t[FITS + CODES * piece + b[CODE + cell]]
        for number in range(fit & 15):
            s[WAYS + count] = 128 * t[(fit >> 4) + number] + cell
            count += 1
    return count


# What Python calls.

find_ways = list_ways
find_landing = landing


def arrange(board: Buffer, table: Table, tiles: Table, used: int, hit: int) -> None:
    """Makes a board on which *tiles* are drawn, 49 of them."""
    b, t = at(board), at(table)
    begin(b, t, 0)
    for cell in range(49):
        if tiles[cell]:
            draw(b, t, cell, tiles[cell])
    for special in range(6):
        if used >> special & 1:
            cross_off(b, t, special)
    b[HIT] = hit


def random_games(board: Buffer, table: Table, notes: Buffer, chance: Longs, played: int, games: int) -> int:
    """Plays random games one after the other and gets a hash of their scores and last boards."""
    b, t, s, r = at(board), at(table), at(notes), at(chance)
    mixed = 0
    for _ in range(games):
        points = random_game(b, t, s, r, played)
        mixed = (mixed * 31 + b[HASH] + points) & 0x7FFFFFFF
    return mixed
