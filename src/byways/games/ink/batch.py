"""Many games side by side, each one placement further at a time: for learners.

The base game alone, without special routes. Each game draws the dice of a round in the order in which
they fell; one that fits nowhere is passed over. An action is the number of a way to draw the die, from 0
on in the order of ``core.list_ways``; a number that is too large is counted round, and -1 is any way. A
game that is over begins anew with the next dice of its own chance.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Long, Longs, Table, at, part

from .core import begin, below, draw, roll, shuffle, way, ways
from .layout import *
from .routes import score


def _open(b: Buffer, t: Table, s: Buffer, r: Longs, g: Buffer) -> None:
    """Begins a game with the next dice."""
    begin(b, t, 0)
    g[TURN] = 0
    _look(b, t, s, r, g)


def _look(b: Buffer, t: Table, s: Buffer, r: Longs, g: Buffer) -> bool:
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
    boards: Buffer,
    table: Table,
    notes: Buffer,
    games: Buffer,
    chances: Longs,
    first: Long,
    count: int,
) -> None:
    """Begins games, each with dice of its own: those of the numbers from *first* on."""
    for i in range(count):
        b, r, g = part(boards, BOARD * i), part(chances, 5 * i), part(games, GAME * i)
        t, s = at(table), at(notes)
        shuffle(r, first + i)
        _open(b, t, s, r, g)


def step_games(
    boards: Buffer,
    table: Table,
    notes: Buffer,
    games: Buffer,
    chances: Longs,
    actions: Table,
    points: Buffer,
    over: Buffer,
    count_all: bool,
    count: int,
) -> int:
    """Draws one die in each game. Gets how many ended, as *over* says.

    *points* gets their scores; with *count_all* those of the others, too.
    """
    ended = 0
    for i in range(count):
        b, r, g = part(boards, BOARD * i), part(chances, 5 * i), part(games, GAME * i)
        t, s = at(table), at(notes)
        number = actions[i]
        if number < 0:
            number = below(r, g[CHOICES])
        found = way(b, t, g[PIECE], number % g[CHOICES])
        draw(b, t, found & 127, found >> 7)
        g[TURN] += 1
        over[i] = not _look(b, t, s, r, g)
        if over[i] or count_all:
            points[i] = score(b, t, s, 0)
        if over[i]:
            ended += 1
            _open(b, t, s, r, g)
    return ended


def list_ways(boards: Buffer, table: Table, games: Buffer, found: Buffer, wide: int, count: int) -> None:
    """Lists for each game in how many ways its die can be drawn: 72 × the cell + the drawing, then -1."""
    for i in range(count):
        b, t = part(boards, BOARD * i), at(table)
        choices = games[GAME * i + CHOICES]
        for number in range(choices):
            drawn = way(b, t, games[GAME * i + PIECE], number)
            found[wide * i + number] = TILES * (drawn & 127) + (drawn >> 7)
        for number in range(choices, wide):
            found[wide * i + number] = -1
