"""Which move is best: a policy for whole turns, and games played on by it.

What the letters mean stands in ``core.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table, at

from .core import act, below, cards_left, in_pile, missing, touches
from .layout import *
from .taking import desk, label_areas, total
from .value import chance, describe, progress, rank, standing
from .worth import card_worth, last_turn, outlook, worth


def survey(s: Buffer, t: Table, x: Buffer, m: Buffer, most: int) -> int:
    """Finds the best bands, notes the best of all, the best that lacks a card or two, and which cards.

    Lists up to *most* bands in *m*, the best first: the move, then its worth. Gets how many.
    """
    seat = s[SEAT]
    count = 0
    x[BEST_BAND] = -1
    x[BEST_WORTH] = -100000
    x[BEST_TARGET] = 0
    for colour in range(5):
        x[WANT + colour] = 0
    if s[desk(seat) + BANDS] >= MAX_BANDS:
        return 0
    if t[AREA_POINTS]:
        label_areas(s, t, x, seat)
    for i in range(t[ALLOWED]):
        shape = t[t[ALLOWED_AT] + i]
        if s[t[USED_AT] + shape] >> seat & 1 or touches(s, t, seat, shape) == 0:
            continue
        lacking = missing(s, t, x, seat, shape)
        if lacking > 2 or (lacking and x[PLAIN]):
            continue
        value = worth(s, t, x, seat, shape)
        if lacking:
            _wish(s, t, x, seat, shape, value - 10 * lacking)
            continue
        # What is worth nothing is not mistaken for something.
        if x[NOISE] and value > 0:
            value = max(1, value + below(s, x[NOISE]) - x[NOISE] // 2)
        if value > x[BEST_WORTH]:
            x[BEST_WORTH] = value
            x[BEST_BAND] = shape
        if count < most or (most and value > m[2 * most - 1]):
            at = count if count < most else most - 1
            count = min(count + 1, most)
            while at > 0 and m[2 * at - 1] < value:
                m[2 * at] = m[2 * at - 2]
                m[2 * at + 1] = m[2 * at - 1]
                at -= 1
            m[2 * at] = BAND + shape
            m[2 * at + 1] = value
    return count


def _wish(s: Buffer, t: Table, x: Buffer, seat: int, shape: int, value: int) -> None:
    """Notes the colours that a band lacks, as far as it is worth more than others that lack them."""
    x[BEST_TARGET] = max(x[BEST_TARGET], value)
    at = t[SHAPE_AT] + SHAPE * shape
    for colour in range(5):
        need = 0
        for i in range(t[at]):
            peg = t[at + 1 + i]
            if s[t[OWNER_AT] + peg] >> seat & 1 == 0 and t[t[COLOUR_AT] + peg] == colour:
                need += 1
        if need > s[desk(seat) + HAND + colour]:
            x[WANT + colour] = max(x[WANT + colour], value)


def hand_size(s: Buffer, seat: int) -> int:
    count = 0
    for colour in range(5):
        count += s[desk(seat) + HAND + colour]
    return count


def best_take(s: Buffer, t: Table, x: Buffer) -> int:
    """Gets the card to take after a survey: what the best bands lack, else what makes a pair."""
    seat = s[SEAT]
    best = -1
    most = -1
    for colour in range(5):
        if s[ROW + colour]:
            value = 8 * x[WANT + colour] + 3 * (s[desk(seat) + HAND + colour] & 1) + min(s[ROW + colour], 2)
            if x[NOISE]:
                value = below(s, 100)
            if value > most:
                most = value
                best = colour
    if best >= 0 and (most > 2 or in_pile(s, t, seat) == 0):
        return best
    return TAKE_DECK if in_pile(s, t, seat) else best


def policy(s: Buffer, t: Table, x: Buffer, m: Buffer) -> int:
    """Gets a sensible move of the seat whose turn it is, at once."""
    seat = s[SEAT]
    survey(s, t, x, m, 0)
    if s[TAKING]:
        return best_take(s, t, x)
    best = x[BEST_WORTH] if x[BEST_BAND] >= 0 else -100000
    if s[ACTIONS] == 0:
        spare = s[desk(seat) + HOARD] - t[HAND_IN]
        if s[BOUGHT] == 0 and spare >= PRICE and best > (11 if last_turn(s, t) else 24):
            return BUY
        return END
    value = -1000
    if cards_left(s, t):
        value = t[TAKE_SIZE] * card_worth(s, t, seat) + max(0, x[BEST_TARGET] - max(best, 0)) // 3
        if x[PLAIN]:
            value = 5 if hand_size(s, seat) < MANY else 1
    if best > 0 and best >= value:
        return BAND + x[BEST_BAND]
    if value > 0 or (s[MUST_ACT] and cards_left(s, t)):
        return best_take(s, t, x)
    if s[MUST_ACT] and x[BEST_BAND] >= 0:
        return BAND + x[BEST_BAND]
    return END


def play_on(s: Buffer, t: Table, x: Buffer, m: Buffer, move: int, rounds: int) -> int:
    """Makes a move, lets everybody play on for so many rounds, and gets the outlook of who moved.

    Judged by what was learned, a last round is played to its end. With no rounds they play on
    to the end, and it gets the points.
    """
    seat = s[SEAT]
    until = s[ROUND] + (rounds if rounds else MAX_ROUNDS)
    act(s, t, x, move)
    while s[ENDED] == 0 and (
        s[ROUND] < until or (s[ROUND] == until and s[SEAT] < seat) or (x[LEARNED] and last_turn(s, t))
    ):
        act(s, t, x, policy(s, t, x, m))
    if rounds == 0:
        return total(s, t, x, seat)
    return _promise(s, t, x, m, seat) if x[LEARNED] else outlook(s, t, x, seat)


def _promise(s: Buffer, t: Table, x: Buffer, m: Buffer, seat: int) -> int:
    """Gets how likely a seat wins, in ten-thousandths, and a little more for a larger lead."""
    best = -1000000
    mine = 0
    for other in range(t[SEATS]):
        value = rank(s, t, x, other) if s[ENDED] else _stand(s, t, x, m, other)
        if other == seat:
            mine = value
        else:
            best = max(best, value)
    if s[ENDED]:
        ahead = max(-3000, min(3000, mine - best))
        won = 10000 if ahead > 0 else (5000 if ahead == 0 and mine >= 0 else 0)
        return won + (ahead >> 5)
    late = progress(s, t)
    at = t[VALUE_AT] + 2 * FEATURES + 2 * seat
    return chance(mine - best + ((t[at] * (100 - late) + t[at + 1] * late) * 10 >> 10))


def _stand(s: Buffer, t: Table, x: Buffer, m: Buffer, seat: int) -> int:
    """Gets what speaks for a seat, whoever's turn it is."""
    turn = s[SEAT]
    s[SEAT] = seat
    survey(s, t, x, m, 0)
    s[SEAT] = turn
    describe(s, t, x, seat)
    return standing(s, t, x)


# What Python calls.

try_move = play_on
move_at_once = policy
find_bands = survey
final_rank = rank


def find_features(table: Buffer, tables: Table, notes: Buffer, lists: Buffer, seat: int) -> int:
    """Notes what speaks for a seat, and gets how much of the game is over, in per cent."""
    s, t, x = at(table), at(tables), at(notes)
    _stand(s, t, x, at(lists), seat)
    return progress(s, t)
