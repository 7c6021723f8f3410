"""What a band is worth to a seat, and how well a seat stands, in tenths of a point.

What the letters mean stands in ``core.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table

from .layout import *
from .taking import artifacts, desk, judge, total


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
        plain = value + 3 * x[NEW_CRYSTALS] - paid
        # What brings nothing should at least lead somewhere, and cost nothing.
        return plain if plain > 0 or value < 0 else min(4, _hope(s, t, seat, shape) // 4)
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
        value -= 9 * distance(s, t, seat)
    for sector in range(t[SECTORS]):
        if s[t[FIRST_AT] + sector] == 0 and t[ATTACH] == 0:
            at = t[SECTOR_AT] + SECTOR * sector
            for k in range(3):
                if s[t[OWNER_AT] + t[at + CORNER + k]] >> seat & 1:
                    value += 2 * t[at + TREASURE] + t[at + CRYSTALS]
                    break
    return value + chain_ahead(s, t, seat) // 2


def chain_ahead(s: Buffer, t: Table, seat: int) -> int:
    """Gets the most that the chain of a seat can collect in four bands, where bands are a chain."""
    best = 0
    if t[ATTACH] == 1:
        for peg in range(t[PEGS]):
            if s[t[ENDS_AT] + peg] >> seat & 1:
                best = max(best, _ahead(s, t, seat, peg, 4))
    return best


def distance(s: Buffer, t: Table, seat: int) -> int:
    """Gets how many lines a seat is away from the opposite edge."""
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
