"""Which move is best: what a band is worth, a policy for whole turns, and games played on by it.

Worths are in tenths of a point. What the letters mean stands in ``core.py``.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:
    from byways.kernel import uncompiled as cython

if not cython.compiled:
    from .core import act, below, cards_left, in_pile, missing, touches
    from .layout import *
    from .taking import artifacts, desk, judge, label_areas, total

Buffer = MutableSequence[int]
Table = Sequence[int]


def last_turn(s: Buffer, t: Table) -> int:
    """Whether this is the last turn of the seat whose turn it is."""
    if s[TRIGGERED] or (t[END_ROUNDS] and s[ROUND] >= t[END_ROUNDS]):
        return 1
    return 0


def card_worth(s: Buffer, t: Table, seat: int) -> int:
    """Gets what one more card is worth to a seat: less the more it has, nothing at the end."""
    if last_turn(s, t):
        return 0
    cards = 0
    for colour in range(5):
        cards += s[desk(seat) + HAND + colour]
    if cards < 7:
        return 7
    return 5 if cards < 11 else 2


def crystal_worth(s: Buffer, t: Table, seat: int) -> int:
    """Gets what one more crystal is worth to a seat."""
    if s[desk(seat) + HOARD] < t[HAND_IN]:
        return 22
    return 3 if last_turn(s, t) else 5


def _sector_hope(s: Buffer, t: Table, seat: int, sector: int) -> int:
    """Gets what it is worth to come within reach of a sector that nobody has taken."""
    at = t[SECTOR_AT] + SECTOR * sector
    if s[t[FIRST_AT] + sector] or t[at + USABLE] == 0:
        return 0
    rivals = 0
    for k in range(3):
        owners = s[t[OWNER_AT] + t[at + CORNER + k]]
        if owners >> seat & 1:
            return 0
        rivals |= owners
    hope = 2 * t[at + TREASURE] + t[at + CRYSTALS]
    if t[at + DRAWING] >= 0:
        hope += 2
    if t[at + TOTEM] >= 0:
        hope += 3
    return hope // 2 if rivals else hope


def _line_worth(s: Buffer, t: Table, seat: int, line: int) -> int:
    if s[t[CROSS_AT] + line]:
        return 0
    at = t[LINE_AT] + LINE * line
    worth = 10 * t[at + TREASURE] + 5 * t[at + CRYSTALS]
    return worth + 17 if t[at + ARTIFACT] >= 0 else worth


def _ahead(s: Buffer, t: Table, seat: int, peg: int, deep: int) -> int:
    """Gets the most that a chain can collect from a peg in so many bands."""
    best = 0
    links = t[t[LINKS_AT] + peg]
    for i in range(t[links]):
        line = t[links + 1 + 2 * i]
        other = t[links + 2 + 2 * i]
        if s[t[OWNER_AT] + other] >> seat & 1 or s[t[COVER_AT] + line] >> seat & 1:
            continue
        worth = _line_worth(s, t, seat, line)
        if deep > 1:
            worth += _ahead(s, t, seat, other, deep - 1) * 3 // 4
        else:
            worth += 3
        best = max(best, worth)
    return best


def _hope(s: Buffer, t: Table, seat: int, shape: int) -> int:
    """Gets what the pegs of a band promise for later."""
    at = t[SHAPE_AT] + SHAPE * shape
    bit = 1 << seat
    if t[ATTACH] == 1:
        best = -60
        for i in range(t[at]):
            peg = t[at + 1 + i]
            if s[t[ENDS_AT] + peg] & bit == 0:
                best = max(best, _ahead(s, t, seat, peg, 4) - 30)
        return best >> 1
    hope = 0
    for i in range(t[at]):
        peg = t[at + 1 + i]
        if s[t[OWNER_AT] + peg] & bit:
            continue
        around = t[t[AROUND_AT] + peg]
        for k in range(t[around]):
            hope += _sector_hope(s, t, seat, t[around + 1 + k])
        if t[ON_LINES]:
            links = t[t[LINKS_AT] + peg]
            for k in range(t[links]):
                hope += _line_worth(s, t, seat, t[links + 1 + 2 * k]) // 6
    if t[WITH_EDGE] and s[desk(seat) + REACHED] == 0 and s[ARRIVED] < 4 and t[EDGE + s[ARRIVED]]:
        hope += 11 * _closer(s, t, seat, shape)
    return hope


def _closer(s: Buffer, t: Table, seat: int, shape: int) -> int:
    """Gets by how many lines a band brings a seat closer to the opposite edge."""
    at = t[SHAPE_AT] + SHAPE * shape
    far = t[FAR_AT] + t[PEGS] * seat
    before = 1000
    after = 1000
    for peg in range(t[PEGS]):
        if s[t[OWNER_AT] + peg] >> seat & 1 or (
            s[desk(seat) + BANDS] == 0 and t[t[START_AT] + peg] >> seat & 1
        ):
            before = min(before, t[far + peg])
    for i in range(t[at]):
        after = min(after, t[far + t[at + 1 + i]])
    return max(0, before - after)


def _bonus(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets what a band that was just judged brings towards the bonuses of the end."""
    bonus = 0
    if t[AREA_POINTS]:
        bonus += 10 * t[AREA_POINTS] * _more_areas(s, t, x, seat)
    if t[TOTEM_POINTS]:
        for sector in range(t[SECTORS]):
            if x[MARK + sector] & (INSIDE | ENCLOSED) and s[t[FIRST_AT] + sector] == 0:
                if t[t[SECTOR_AT] + SECTOR * sector + TOTEM] >= 0:
                    bonus += 15
    if t[SET_POINTS] and x[NEW_CARDS]:
        kind = t[t[LINE_AT] + LINE * (x[NEW_LINE] - 1) + ARTIFACT]
        least = 1000
        for other in range(t[ARTIFACT_KINDS]):
            if other != kind:
                least = min(least, artifacts(s, t, seat, other))
        bonus += 22 if artifacts(s, t, seat, kind) <= least else 8
    return bonus


def _more_areas(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets how many areas more a seat has after a band: one, none, or less where it joins some."""
    labels = MARK + 2 * t[SECTORS]
    seen = 0
    joined = 0
    fresh = 0
    for sector in range(t[SECTORS]):
        if x[MARK + sector] & (INSIDE | ENCLOSED) == 0:
            continue
        fresh = 1
        at = t[SECTOR_AT] + SECTOR * sector
        for k in range(3):
            around = t[t[AROUND_AT] + t[at + CORNER + k]]
            for i in range(t[around]):
                area = x[labels + t[around + 1 + i]]
                if area and seen >> (area % 31) & 1 == 0:
                    seen |= 1 << (area % 31)
                    joined += 1
    return fresh - joined


def worth(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> int:
    """Gets what a band is worth to a seat, after :func:`missing` has noted what is paid."""
    paid = x[PAID]
    judge(s, t, x, seat, shape)
    value = 10 * (x[NEW_POINTS + seat] - s[desk(seat) + POINTS])
    if x[PLAIN]:
        return value + 3 * x[NEW_CRYSTALS] - paid
    value += x[NEW_CRYSTALS] * crystal_worth(s, t, seat) + _bonus(s, t, x, seat)
    for other in range(t[SEATS]):
        if other != seat:
            value -= 5 * (x[NEW_POINTS + other] - s[desk(other) + POINTS])
    if x[NEW_CARDS]:
        value += card_worth(s, t, seat)
    if last_turn(s, t) == 0:
        value += _hope(s, t, seat, shape) + _denial(s, t, x, seat)
    return value - paid * card_worth(s, t, seat)


def _denial(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets what it is worth to take what rivals could take next."""
    denied = 0
    for sector in range(t[SECTORS]):
        if x[MARK + sector] & (INSIDE | ENCLOSED) and s[t[FIRST_AT] + sector] == 0:
            at = t[SECTOR_AT] + SECTOR * sector
            rivals = 0
            for k in range(3):
                rivals |= s[t[OWNER_AT] + t[at + CORNER + k]]
            if rivals & ~(1 << seat):
                denied += 2 * t[at + TREASURE] + t[at + CRYSTALS]
    return denied


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
        if x[NOISE]:
            value += below(s, x[NOISE]) - x[NOISE] // 2
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
            value = 5
    if best > 0 and best >= value:
        return BAND + x[BEST_BAND]
    if value > 0 or (s[MUST_ACT] and cards_left(s, t)):
        return best_take(s, t, x)
    if s[MUST_ACT] and x[BEST_BAND] >= 0:
        return BAND + x[BEST_BAND]
    return END


def prospects(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets how well a seat stands, in tenths of a point."""
    value = 10 * total(s, t, x, seat)
    crystals = s[desk(seat) + HOARD]
    if crystals < t[HAND_IN]:
        value -= 25 * (t[HAND_IN] - crystals)
    else:
        value += 3 * ((crystals - t[HAND_IN]) % PRICE)
    if s[ENDED]:
        if crystals < t[HAND_IN]:
            value -= 1000
        return value
    for colour in range(5):
        value += 4 * min(3, s[desk(seat) + HAND + colour])
    if t[WITH_EDGE] and s[desk(seat) + REACHED] == 0 and s[ARRIVED] < 4 and t[EDGE + s[ARRIVED]]:
        value -= 9 * _distance(s, t, seat)
    for sector in range(t[SECTORS]):
        if s[t[FIRST_AT] + sector] == 0 and t[ATTACH] == 0:
            at = t[SECTOR_AT] + SECTOR * sector
            for k in range(3):
                if s[t[OWNER_AT] + t[at + CORNER + k]] >> seat & 1:
                    value += 2 * t[at + TREASURE] + t[at + CRYSTALS]
                    break
    if t[ATTACH] == 1:
        best = 0
        for peg in range(t[PEGS]):
            if s[t[ENDS_AT] + peg] >> seat & 1:
                best = max(best, _ahead(s, t, seat, peg, 4))
        value += best // 2
    return value


def _distance(s: Buffer, t: Table, seat: int) -> int:
    far = 1000
    for peg in range(t[PEGS]):
        if s[t[OWNER_AT] + peg] >> seat & 1 or t[t[START_AT] + peg] >> seat & 1:
            far = min(far, t[t[FAR_AT] + t[PEGS] * seat + peg])
    return far


def outlook(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets how far a seat is ahead of its best rival; a game that is won or lost counts more."""
    best = -100000
    mine = prospects(s, t, x, seat)
    for other in range(t[SEATS]):
        if other != seat:
            best = max(best, prospects(s, t, x, other))
    ahead = max(-300, min(300, mine - best))
    if s[ENDED]:
        if mine > best:
            ahead += 150
        elif mine < best:
            ahead -= 150
    return ahead


def play_on(s: Buffer, t: Table, x: Buffer, m: Buffer, move: int, rounds: int) -> int:
    """Makes a move, lets everybody play on for so many rounds, and gets the outlook of who moved."""
    seat = s[SEAT]
    until = s[ROUND] + rounds
    act(s, t, x, move)
    while s[ENDED] == 0 and (s[ROUND] < until or (s[ROUND] == until and s[SEAT] < seat)):
        act(s, t, x, policy(s, t, x, m))
    return outlook(s, t, x, seat)


# What Python calls. Only these take buffers; all others take where they begin.


def try_move(table: Buffer, tables: Table, notes: Buffer, lists: Buffer, move: int, rounds: int) -> int:
    """Plays on after a move and gets how far its seat is ahead then. Changes the table."""
    if cython.compiled:
        return play_on(
            cython.address(table[0]),
            cython.address(tables[0]),
            cython.address(notes[0]),
            cython.address(lists[0]),
            move,
            rounds,
        )
    return play_on(table, tables, notes, lists, move, rounds)


def move_at_once(table: Buffer, tables: Table, notes: Buffer, lists: Buffer) -> int:
    """Gets a sensible move without looking ahead."""
    if cython.compiled:
        return policy(
            cython.address(table[0]),
            cython.address(tables[0]),
            cython.address(notes[0]),
            cython.address(lists[0]),
        )
    return policy(table, tables, notes, lists)


def find_bands(table: Buffer, tables: Table, notes: Buffer, lists: Buffer, most: int) -> int:
    """Lists the best bands with their worth, and gets how many."""
    if cython.compiled:
        return survey(
            cython.address(table[0]),
            cython.address(tables[0]),
            cython.address(notes[0]),
            cython.address(lists[0]),
            most,
        )
    return survey(table, tables, notes, lists, most)
