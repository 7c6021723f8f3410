"""Many games side by side, each one placement further at a time: for learners.

The base game alone, without special routes. Each game draws the dice of a round in the order in which
they fell; one that fits nowhere is passed over. An action is the number of a way to draw the die, from 0
on in the order of ``core.list_ways``; a number that is too large is counted round, and -1 is any way. A
game that is over begins anew with the next dice of its own chance.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:
    from byways.kernel import uncompiled as cython

if not cython.compiled:
    from .core import begin, below, draw, roll, shuffle, way, ways
    from .layout import *
    from .routes import score

Buffer = MutableSequence[int]
Table = Sequence[int]


def _open(b: Buffer, t: Table, s: Buffer, r: Buffer, g: Buffer) -> None:
    """Begins a game with the next dice."""
    begin(b, t, 0)
    g[TURN] = 0
    _look(b, t, s, r, g)


def _look(b: Buffer, t: Table, s: Buffer, r: Buffer, g: Buffer) -> bool:
    """Goes on to the next die that can be drawn, rolling where a round begins; false once there is none."""
    while g[TURN] < 28:
        if g[TURN] & 3 == 0:
            roll(t, r, s, 0)
            for i in range(4):
                g[ROLLED + i] = s[DICE + i]
        g[PIECE] = g[ROLLED + (g[TURN] & 3)]
        g[CHOICES] = ways(b, t, g[PIECE])
        if g[CHOICES]:
            return True
        g[TURN] += 1
    return False


def begin_games(
    boards: array[int],
    table: Table,
    notes: Buffer,
    games: array[int],
    chances: array[int],
    first: int,
    count: int,
) -> None:
    """Begins games, each with dice of its own: those of the numbers from *first* on."""
    for i in range(count):
        if cython.compiled:
            b = cython.address(boards[BOARD * i])
            r = cython.address(chances[5 * i])
            g = cython.address(games[GAME * i])
            t = cython.address(table[0])
            s = cython.address(notes[0])
        else:
            b, r = memoryview(boards)[BOARD * i :], memoryview(chances)[5 * i :]
            g, t, s = memoryview(games)[GAME * i :], table, notes
        shuffle(r, first + i)
        _open(b, t, s, r, g)


def step_games(
    boards: array[int],
    table: Table,
    notes: Buffer,
    games: array[int],
    chances: array[int],
    actions: Table,
    points: Buffer,
    count: int,
) -> int:
    """Draws one die in each game. Gets how many ended; of those *points* has the score, else -1000."""
    ended = 0
    for i in range(count):
        if cython.compiled:
            b = cython.address(boards[BOARD * i])
            r = cython.address(chances[5 * i])
            g = cython.address(games[GAME * i])
            t = cython.address(table[0])
            s = cython.address(notes[0])
        else:
            b, r = memoryview(boards)[BOARD * i :], memoryview(chances)[5 * i :]
            g, t, s = memoryview(games)[GAME * i :], table, notes
        number = actions[i]
        if number < 0:
            number = below(r, g[CHOICES])
        found = way(b, t, g[PIECE], number % g[CHOICES])
        draw(b, t, found & 127, found >> 7)
        g[TURN] += 1
        points[i] = -1000
        if not _look(b, t, s, r, g):
            points[i] = score(b, t, s, 0)
            ended += 1
            _open(b, t, s, r, g)
    return ended
