"""Games that the core plays against itself, as material to learn from."""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Longs, Shorts, Table, at

from .beam import restore
from .core import begin, below, roll, shuffle
from .layout import *
from .routes import score
from .search import search
from .value import look


def practise(
    board: Buffer,
    table: Table,
    notes: Buffer,
    weights: Shorts,
    heads: Table,
    sums: Shorts,
    plan: Buffer,
    chance: Longs,
    lessons: Buffer,
) -> int:
    """Plays one game and gets its score; lessons tell what there was to learn, one a round but the last.

    A lesson: score, value of the best turn with the next dice (sums over
    several throws, and how many), final score, output of the net that learns
    from it, number of features, features. Most games are played boldly: not
    always the best turn is taken.
    """
    b, t, s, r, e = at(board), at(table), at(notes), at(chance), at(lessons)
    w, v, a, q = at(weights), at(heads), at(sums), at(plan)
    begin(b, t, q[PLAYED])
    bold = below(r, 5) > 0
    e[BOLD] = bold
    rounds = 7
    q[START] = 0
    if q[PLAYED] & WITH_LAVA:
        rounds = 6
        q[START] = NOT_POURED
    if q[PLAYED] & WITH_METEOR:
        rounds = 6
        q[START] = NOT_SETTLED
    points = 0
    for turn in range(rounds):
        lesson = LESSON * (turn - 1)
        last = turn == rounds - 1
        q[JUDGE] = -1 if last else q[FIRST_HEAD] + turn
        q[WIDTH] = q[LAST_WIDTH if last else FIRST_WIDTH]
        q[SPECIAL_WIDTH] = q[LAST_SPECIAL_WIDTH if last else FIRST_SPECIAL_WIDTH]
        throws = 2 if last else 1
        for _ in range(throws if turn else 1):
            roll(t, r, s, q[PLAYED])
            best = search(b, t, s, w, v, a, q)
            if turn:
                e[lesson + 1] += best
                e[lesson + 2] += 1
        restore(t, q, q[ENDS + 2 * (_pick(q, r) if bold and not last else 0)], b)
        points = score(b, t, s, q[PLAYED])
        if not last:
            lesson += LESSON
            e[lesson] = points
            e[lesson + 1] = 0
            e[lesson + 2] = 0
            e[lesson + 4] = q[JUDGE]
            e[lesson + 5] = look(b, t, s, q[PLAYED])
            for i in range(e[lesson + 5]):
                e[lesson + 6 + i] = s[SEEN_FEATURES + i]
    for turn in range(rounds - 1):
        e[LESSON * turn + 3] = points
    return points


def _pick(q: Buffer, r: Longs) -> int:
    """Picks one of the best turns: seldom any, else the likelier the less it loses."""
    count = q[ENDS_COUNT]
    if below(r, 100) < 2:
        return below(r, count)
    total = 0
    for i in range(count):
        total += _weight(q[ENDS + 1] - q[ENDS + 2 * i + 1])
    left = below(r, total)
    for i in range(count):
        left -= _weight(q[ENDS + 1] - q[ENDS + 2 * i + 1])
        if left < 0:
            return i
    return 0


def _weight(loss: int) -> int:
    """Gets how likely a turn is that loses so much: half as likely for each quarter of a point."""
    quarters = loss * 4 // POINT
    return 65536 >> min(quarters, 16)


# What Python calls.

seed = shuffle
