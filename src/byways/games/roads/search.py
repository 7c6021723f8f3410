"""Which move is best: a tree over imagined hands, and exact solving where both hands are known.

The tree is grown by upper confidence bounds; a node stands for the moves that led to
it, whatever the hidden cards. ``n`` is the tree, ``m`` the solver's memory; what the
other letters mean stands in ``core.py``.
"""

from __future__ import annotations

from math import log, sqrt

from byways.kernel.uncompiled import Buffer, Table

from .core import act, below, list_all, list_moves, share, take_back, ways
from .layout import *


def imagine(s: Buffer) -> None:
    """Deals the cards that the seat that thinks has not seen: to the others, then the pile."""
    unseen = s[UNSEEN_AT]
    count = s[UNSEEN]
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        card = s[unseen + i]
        s[unseen + i] = s[unseen + j]
        s[unseen + j] = card
    at = 0
    for seat in range(s[SEATS]):
        if seat == s[VIEWER]:
            continue
        for kind in range(s[KINDS]):
            s[HAND + 24 * seat + kind] = 0
        for _ in range(s[HELD + seat]):
            s[HAND + 24 * seat + s[unseen + at]] += 1
            at += 1
    for i in range(s[PILE]):
        s[s[PILE_AT] + i] = s[unseen + at]
        at += 1


def leaning(s: Buffer, t: Table, action: int) -> int:
    """Gets how much a lay helps its seat on the face of it: whether it opens ends or joins them."""
    if s[VARIANT] == 2 or action == SKIPPING:
        return 0
    more = t[ROADS + action // 4 % 24] - 2 * t[JOINS + (s[GRID + action // 96] & 255)]
    if s[VARIANT] == 1 and s[SEAT] != s[STARTER]:
        return -more
    return more


def any_move(s: Buffer, t: Table) -> int:
    """Gets a random move of the seat whose turn it is."""
    opens = s[OPENS]
    if opens:
        cells = s[CELLS]
        start = below(s, opens)
        first = below(s, s[KINDS])
        for i in range(opens):
            cell = s[GRID + 2 * cells + (start + i) % opens]
            for k in range(s[KINDS]):
                kind = (first + k) % s[KINDS]
                if s[HAND + 24 * s[SEAT] + kind]:
                    fit = ways(s, t, cell, kind)
                    if fit:
                        turned = below(s, 4)
                        while fit >> turned & 1 == 0:
                            turned = (turned + 1) % 4
                        return (cell * 24 + kind) * 4 + turned
    return SKIPPING


def play_out(s: Buffer, t: Table) -> None:
    """Plays to the end at random; where ends count, the better of a few random moves."""
    while s[OVER] == 0:
        action = any_move(s, t)
        if s[VARIANT] == 1:
            best = leaning(s, t, action)
            for _ in range(2):
                other = any_move(s, t)
                value = leaning(s, t, other)
                if value > best:
                    best = value
                    action = other
        act(s, t, action)


def _grow(s: Buffer, t: Table, n: Buffer, node: int, m: Buffer) -> None:
    """Adds a child for every move of the seat whose turn it is that has none yet."""
    seat = s[SEAT]
    tried = n[node + TRIED]
    lists = m[SOLVED_LISTS]
    count = 0
    for kind in range(s[KINDS]):
        if s[HAND + 24 * seat + kind] and tried >> kind & 1 == 0:
            tried |= 1 << kind
            count += list_moves(s, t, kind, m, lists + count)
    if tried == 0 or (count == 0 and n[node + CHILD] == 0):
        m[lists] = SKIPPING
        count = 1
    n[node + TRIED] = tried
    for i in range(count):
        child = n[0]
        if child + NODE > n[1]:
            return
        n[0] = child + NODE
        n[child + ACTION] = m[lists + i]
        n[child + CHILD] = 0
        n[child + NEXT] = n[node + CHILD]
        # A first guess counts like one game.
        n[child + VISITS] = 1
        n[child + WORTH] = SHARE // 2 + 4 * leaning(s, t, m[lists + i])
        n[child + MOVER] = seat
        n[child + TRIED] = 0
        n[child + SEEN] = 1
        n[node + CHILD] = child


def _choose(s: Buffer, n: Buffer, node: int) -> int:
    """Gets the child to follow: it has done well, or was tried little for how often it was seen."""
    best = -1.0
    found = 0
    child = n[node + CHILD]
    while child:
        action = n[child + ACTION]
        if action == SKIPPING or s[HAND + 24 * s[SEAT] + action // 4 % 24]:
            n[child + SEEN] += 1
            visits = 1.0 * n[child + VISITS]
            value = n[child + WORTH] / (SHARE * visits) + 0.5 * sqrt(log(1.0 * n[child + SEEN]) / visits)
            if value > best:
                best = value
                found = child
        child = n[child + NEXT]
    return found


def think(s: Buffer, t: Table, n: Buffer, m: Buffer, path: Buffer, times: int) -> int:
    """Grows a tree from the table by so many games and gets the move that was played most."""
    root = 2
    n[0] = root + NODE
    for i in range(NODE):
        n[root + i] = 0
    hidden = s[PILE] > 0 or s[SEATS] > 2
    for time in range(times):
        if time == 0 or hidden:
            imagine(s)
        node = root
        deep = 0
        while s[OVER] == 0:
            fresh = n[node + CHILD] == 0
            _grow(s, t, n, node, m)
            chosen = _choose(s, n, node)
            if chosen == 0:
                break
            act(s, t, n[chosen + ACTION])
            node = chosen
            path[deep] = node
            deep += 1
            if fresh and node != root:
                break
        play_out(s, t)
        for i in range(deep):
            n[path[i] + VISITS] += 1
            n[path[i] + WORTH] += share(s, n[path[i] + MOVER])
        take_back(s, 0)
    best = 0
    child = n[root + CHILD]
    while child:
        if best == 0 or n[child + VISITS] > n[best + VISITS]:
            best = child
        child = n[child + NEXT]
    return n[best + ACTION]


def at_once(s: Buffer, t: Table, m: Buffer) -> int:
    """Gets a random move, but a win if there is one."""
    lists = m[SOLVED_LISTS]
    count = list_all(s, t, m, lists)
    seat = s[SEAT]
    best = 0
    most = -1000
    for i in range(count):
        worth = below(s, 8)
        act(s, t, m[lists + i])
        if s[OVER]:
            worth += 20 * share(s, seat) - 10 * SHARE
        take_back(s, 0)
        if worth > most:
            most = worth
            best = m[lists + i]
    return best


def _value(s: Buffer) -> int:
    """Gets 1 if the first seat has won alone, -1 if the second has, 0 if both have."""
    if s[WINNERS] == 1:
        return 1
    return -1 if s[WINNERS] == 2 else 0


def solve(s: Buffer, t: Table, m: Buffer, at: int, low: int, high: int) -> int:
    """Gets what perfect play of two seats leads to, for the first; UNSOLVED if it is too much to look at."""
    if s[OVER]:
        return _value(s)
    m[SOLVED_NODES] += 1
    if m[SOLVED_NODES] > m[SOLVED_LIMIT] or at + 4 * s[OPENS] * s[KINDS] > m[SOLVED_END]:
        return UNSOLVED
    entry = SOLVED_TABLE + 3 * (s[HASH] & m[SOLVED_MASK])
    known: bool = m[entry] == s[HASH] and m[entry + 1] == s[HASH + 1]
    if known:
        # What is remembered: the least and the most that it can be, as 4 x least + most.
        if m[entry + 2] // 4 - 1 >= high or m[entry + 2] // 4 == m[entry + 2] % 4:
            return m[entry + 2] // 4 - 1
        if m[entry + 2] % 4 - 1 <= low:
            return m[entry + 2] % 4 - 1
    first: bool = s[SEAT] == 0
    best = -1 if first else 1
    began = s[NOTED]
    count = list_all(s, t, m, at)
    _sort(s, t, m, at, count)
    alpha = low
    beta = high
    for i in range(count):
        act(s, t, m[at + i])
        value = solve(s, t, m, at + count, alpha, beta)
        take_back(s, began)
        if value == UNSOLVED:
            return UNSOLVED
        if first:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    least = 0 if best <= low else best + 1
    most = 2 if best >= high else best + 1
    entry = SOLVED_TABLE + 3 * (s[HASH] & m[SOLVED_MASK])
    m[entry] = s[HASH]
    m[entry + 1] = s[HASH + 1]
    m[entry + 2] = 4 * least + most
    return best


def _sort(s: Buffer, t: Table, m: Buffer, at: int, count: int) -> None:
    """Puts moves that help first; fit is dear to find out, so only the face of it counts."""
    if s[VARIANT] == 2:
        return
    for i in range(1, count):
        action = m[at + i]
        value = leaning(s, t, action)
        j = i
        while j > 0 and leaning(s, t, m[at + j - 1]) < value:
            m[at + j] = m[at + j - 1]
            j -= 1
        m[at + j] = action


def solve_root(s: Buffer, t: Table, m: Buffer, limit: int, every: int) -> int:
    """Gets how many moves were solved, all or up to one that wins; 0 if it is too much to look at.

    The lists begin with all moves; behind them stands what each leads to: 1 a win, 0, -1 a loss.
    """
    m[SOLVED_NODES] = 0
    m[SOLVED_LIMIT] = limit
    for i in range(3 * (m[SOLVED_MASK] + 1)):
        m[SOLVED_TABLE + i] = 0
    sign = 1 if s[SEAT] == 0 else -1
    at = m[SOLVED_LISTS]
    count = list_all(s, t, m, at)
    _sort(s, t, m, at, count)
    m[SOLVED_COUNT] = count
    for i in range(count):
        act(s, t, m[at + i])
        value = solve(s, t, m, at + 2 * count, -1, 1)
        take_back(s, 0)
        if value == UNSOLVED:
            return 0
        m[at + count + i] = sign * value
        if sign * value == 1 and not every:
            return i + 1
    return count


# What Python calls.

grow_tree = think
look_once = at_once
deal_known = imagine
find_solution = solve_root
