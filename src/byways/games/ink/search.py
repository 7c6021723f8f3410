"""Whole turns: the best ways to settle the meteor, draw lava, all dice, and a special route where it pays.

A beam over what has been drawn so far: for every set of dice, with and without
a special route, the best boards by value; each is made from one of a smaller
set. The meteor comes first, then lava. ``q`` is a plan (``layout.py``); what
the other letters mean stands in ``core.py`` and ``value.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Shorts, Table, at

from .beam import end_turn, keep, pass_on, restore
from .core import cross_off, draw, is_first, landing, list_ways, may_erupt
from .layout import *
from .routes import score
from .value import look, remember, value


def search(b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, q: Buffer) -> int:
    """Finds the best whole turns from a board with the dice of DICE, and gets the value of the best.

    ENDS lists the turns; :func:`restore` makes their boards.
    """
    first = q[START] * q[WIDTH]
    boards = RECORDS + GROUPS * q[WIDTH] * RECORD
    for group in range(GROUPS):
        q[KEPT + group] = 0
    q[ENDS_COUNT] = 0
    q[SEARCHES] += 1
    if not q[SAME]:
        for piece in range(PIECES):
            q[ROOT_KNOWN + piece] = 0
    q[KEPT + q[START]] = 1
    _remember(b, t, s, w, a, q)
    q[RECORDS + first * RECORD + VALUE] = value(b, t, s, w, v, a, q[JUDGE], q[PLAYED])
    q[RECORDS + first * RECORD + PARENT] = -1
    for i in range(BOARD):
        q[boards + first * BOARD + i] = b[i]
    for step in range(GROUPS):
        group = (step + NOT_SETTLED) % GROUPS
        if group == 0:
            q[ROOT_BOARD] = 0 if q[KEPT] else q[WIDTH]
        for i in range(q[KEPT + group]):
            number = group * q[WIDTH] + i
            restore(t, q, number, b)
            _remember(b, t, s, w, a, q)
            for k in range(BOARD):
                q[boards + number * BOARD + k] = b[k]
            if group < NOT_SETTLED:
                _go_on(b, t, s, w, v, a, q, group, i)
            else:
                _begin(b, t, s, w, v, a, q, group, number)
        if group >> 1 == ERUPTED >> 1:
            _pour_nothing(q, group & 1)
    for i in range(BOARD):
        b[i] = q[boards + first * BOARD + i]
    return q[ENDS + 1]


def _remember(b: Buffer, t: Table, s: Buffer, w: Shorts, a: Shorts, q: Buffer) -> None:
    """Scores a board from which others will be made, and adds up its first layer."""
    score(b, t, s, q[PLAYED])
    if q[JUDGE] >= 0:
        remember(s, look(b, t, s, q[PLAYED]), w, a)


def _go_on(
    b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, q: Buffer, group: int, rank: int
) -> None:
    """Draws a die or a special route on a board, in every way; notes the turn if no die is left."""
    number = group * q[WIDTH] + rank
    if number == q[ROOT_BOARD]:
        for cell in range(49):
            q[ROOT_CODE + cell] = b[CODE + cell]
    left = _draw_dice(b, t, s, w, v, a, q, group, number)
    if not left:
        end_turn(q, number)
    elif q[NARROW] and group:
        # A special route first or last of all is nearly always as good as one in between.
        return
    if not group & 1 and rank < q[SPECIAL_WIDTH] and b[SPENT] < t[MAX_SPECIALS]:
        for special in range(6):
            if not b[USED] >> special & 1:
                _try(b, t, s, w, v, a, q, group + 1, number, 4 + special, SPECIAL + special)


def _begin(
    b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, q: Buffer, group: int, number: int
) -> None:
    """Does what comes before the dice: the meteor, then lava."""
    special = group & 1
    if group == NOT_SETTLED:
        _fall(b, t, s, w, v, a, q, number)
    elif group >= POURED:
        other = 0 if group >= POURED_OTHER else 1
        _try(b, t, s, w, v, a, q, special, number, FROM_LAVA + other, s[DICE + 4 + other])
        pass_on(q, number, special, q[RECORDS + number * RECORD + VALUE], FROM_NOTHING)
    else:
        count = 0
        for die in range(2):
            if die == 0 or s[DICE + 5] != s[DICE + 4]:
                target = (POURED_OTHER if die else POURED) + special
                count += _try(b, t, s, w, v, a, q, target, number, FROM_LAVA + die, s[DICE + 4 + die])
        if count == 0 and group < ERUPTED:
            _weigh(b, t, s, w, v, a, q, ERUPTED + special, number, FROM_VOLCANO, _list_volcanoes(b, t, s))


def _list_volcanoes(b: Buffer, t: Table, s: Buffer) -> int:
    """Lists in WAYS where a new volcano lets lava be drawn, and gets how many cells these are."""
    for cell in range(49):
        s[DEPTH + cell] = 0
        if may_erupt(b, t, cell):
            old = b[TILE + cell]
            draw(b, t, cell, VOLCANO_TILE)
            s[DEPTH + cell] = list_ways(b, t, s, s[DICE + 4]) + list_ways(b, t, s, s[DICE + 5])
            draw(b, t, cell, old)
    count = 0
    for cell in range(49):
        if s[DEPTH + cell]:
            s[WAYS + count] = 128 * VOLCANO_TILE + cell
            count += 1
    return count


def _fall(b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, q: Buffer, number: int) -> None:
    """Lets the meteor fall from every side it may come from, and wards it off with every special route."""
    target = NOT_POURED if q[PLAYED] & WITH_LAVA else 0
    before = b[HIT]
    for side in range(4):
        if s[DICE + 6] != side and s[DICE + 6] != 4:
            continue
        cell = landing(b, t, side, s[DICE + 7])
        if cell < 0:
            pass_on(q, number, target, q[RECORDS + number * RECORD + VALUE], FROM_METEOR + side)
        else:
            b[HIT] = cell
            s[WAYS] = 128 * CRATER_TILE + cell
            _weigh(b, t, s, w, v, a, q, target, number, FROM_METEOR + side, 1)
            b[HIT] = before
    if q[SPECIAL_WIDTH] == 0 or b[SPENT] >= t[MAX_SPECIALS]:
        return
    for special in range(6):
        if not b[USED] >> special & 1:
            cross_off(b, t, special)
            worth = value(b, t, s, w, v, a, q[JUDGE], q[PLAYED])
            _uncross(b, t, special)
            pass_on(q, number, target + 1, worth, FROM_SHIELD + special)


def _pour_nothing(q: Buffer, special: int) -> None:
    """Passes boards on as they are if on none of them lava can be drawn."""
    if q[KEPT + POURED + special] == 0 and q[KEPT + POURED_OTHER + special] == 0:
        for i in range(q[KEPT + NOT_POURED + special]):
            number = (NOT_POURED + special) * q[WIDTH] + i
            pass_on(q, number, special, q[RECORDS + number * RECORD + VALUE], FROM_NOTHING)


def _draw_dice(
    b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, q: Buffer, group: int, number: int
) -> int:
    """Draws each die that is left in every way, of equal dice the first; gets how many ways there were."""
    drawn = group >> 1
    count = 0
    for die in range(4):
        if is_first(s, drawn, die):
            count += _try(b, t, s, w, v, a, q, group + (2 << die), number, die, s[DICE + die])
    return count


def _try(
    b: Buffer,
    t: Table,
    s: Buffer,
    w: Shorts,
    v: Table,
    a: Shorts,
    q: Buffer,
    group: int,
    parent: int,
    source: int,
    piece: int,
) -> int:
    """Values every way to draw a piece, keeps the best for a group, and gets how many ways there are."""
    count = list_ways(b, t, s, piece)
    few = count
    if q[NARROW] and parent >= 2 * q[WIDTH] and parent < NOT_SETTLED * q[WIDTH]:
        few = _narrow(b, s, q, count)
    special = source - 4
    if special >= 0 and special < 6:
        cross_off(b, t, special)
    if parent == q[ROOT_BOARD] and group < NOT_SETTLED:
        _weigh_first(b, t, s, w, v, a, q, group, parent, source, piece, count)
    else:
        _weigh(b, t, s, w, v, a, q, group, parent, source, few)
    if special >= 0 and special < 6:
        _uncross(b, t, special)
    return count


def _narrow(b: Buffer, s: Buffer, q: Buffer, count: int) -> int:
    """Keeps in WAYS those that were good on the first board or have changed since; all, if these are none."""
    few = 0
    for i in range(count):
        move = s[WAYS + i]
        cell = move & 127
        if q[GOOD + 49 * (move >> 7) + cell] == q[SEARCHES] or b[CODE + cell] != q[ROOT_CODE + cell]:
            s[WAYS + i] = s[WAYS + few]
            s[WAYS + few] = move
            few += 1
    return few if few else count


def _weigh_first(
    b: Buffer,
    t: Table,
    s: Buffer,
    w: Shorts,
    v: Table,
    a: Shorts,
    q: Buffer,
    group: int,
    parent: int,
    source: int,
    piece: int,
    count: int,
) -> None:
    """The same as to weigh, on the first board, where values are known from a search before, and marked."""
    first = RECORDS + group * q[WIDTH] * RECORD
    if not q[ROOT_KNOWN + piece]:
        q[ROOT_KNOWN + piece] = 1
        _value_all(b, t, s, w, v, a, q, count)
    for i in range(count):
        move = s[WAYS + i]
        at = 49 * (move >> 7) + (move & 127)
        worth = q[ROOT_WORTH + at]
        if q[KEPT + group] < q[WIDTH] or worth > q[first + (q[WIDTH] - 1) * RECORD + VALUE]:
            one = b[HASH] ^ t[MIX + 2 * at] ^ t[MIX + 2 * (49 * b[TILE + (move & 127)] + (move & 127))]
            two = b[HASH + 1] ^ t[MIX + 2 * at + 1]
            two ^= t[MIX + 2 * (49 * b[TILE + (move & 127)] + (move & 127)) + 1]
            keep(q, group, worth, one, two, parent, move, source)
    for _ in range(min(q[NARROW], count)):
        best = -1
        for i in range(count):
            at = 49 * (s[WAYS + i] >> 7) + (s[WAYS + i] & 127)
            if q[GOOD + at] != q[SEARCHES] and (best < 0 or q[ROOT_WORTH + at] > q[ROOT_WORTH + best]):
                best = at
        q[GOOD + best] = q[SEARCHES]


def _value_all(b: Buffer, t: Table, s: Buffer, w: Shorts, v: Table, a: Shorts, q: Buffer, count: int) -> None:
    """Notes in ROOT_WORTH what the boards are worth that the first of WAYS lead to."""
    highway = b[LONGEST]
    railway = b[LONGEST + 1]
    for i in range(count):
        move = s[WAYS + i]
        cell = move & 127
        old = b[TILE + cell]
        draw(b, t, cell, move >> 7)
        q[ROOT_WORTH + 49 * (move >> 7) + cell] = value(b, t, s, w, v, a, q[JUDGE], q[PLAYED])
        draw(b, t, cell, old)
        b[LONGEST] = highway
        b[LONGEST + 1] = railway
        b[STALE] = 0
        b[GROWN] = 0


def _uncross(b: Buffer, t: Table, special: int) -> None:
    b[USED] ^= 1 << special
    b[SPENT] -= 1
    b[HASH] ^= t[MIX_SPECIAL + 2 * special]
    b[HASH + 1] ^= t[MIX_SPECIAL + 2 * special + 1]


def _weigh(
    b: Buffer,
    t: Table,
    s: Buffer,
    w: Shorts,
    v: Table,
    a: Shorts,
    q: Buffer,
    group: int,
    parent: int,
    source: int,
    count: int,
) -> None:
    """Values the boards that the first of WAYS lead to, and keeps the best for a group."""
    highway = b[LONGEST]
    railway = b[LONGEST + 1]
    stamp = GROUPS * q[SEARCHES] + group
    least = RECORDS + (group * q[WIDTH] + q[WIDTH] - 1) * RECORD + VALUE
    for i in range(count):
        move = s[WAYS + i]
        cell = move & 127
        old = b[TILE + cell]
        at = MIX + 2 * (49 * (move >> 7) + cell)
        back = MIX + 2 * (49 * old + cell)
        one = b[HASH] ^ t[at] ^ t[back]
        two = b[HASH + 1] ^ t[at + 1] ^ t[back + 1]
        slot = CACHE + 3 * (one & (CACHED - 1))
        if q[slot] == one and q[slot + 1] == two and q[slot + 2] == stamp:
            continue
        q[slot] = one
        q[slot + 1] = two
        q[slot + 2] = stamp
        draw(b, t, cell, move >> 7)
        worth = value(b, t, s, w, v, a, q[JUDGE], q[PLAYED])
        draw(b, t, cell, old)
        b[LONGEST] = highway
        b[LONGEST + 1] = railway
        b[STALE] = 0
        b[GROWN] = 0
        if q[KEPT + group] < q[WIDTH] or worth > q[least]:
            keep(q, group, worth, one, two, parent, move, source)


def take_turn(table: Table, plan: Buffer, turn: int, board: Buffer) -> None:
    """Makes the board after one of the turns that were found."""
    q = at(plan)
    restore(at(table), q, q[ENDS + 2 * turn], at(board))


# What Python calls.

find_turns = search
