"""How likely a seat wins: what was learned from games that the policy plays against itself.

What the letters mean stands in ``core.py``.
"""

from __future__ import annotations

from math import exp

from byways.kernel.uncompiled import Buffer, Table

from .layout import *
from .taking import artifacts, complete_drawings, desk, total, totems
from .worth import chain_ahead, distance


def progress(s: Buffer, t: Table) -> int:
    """Gets how much of the game is over, in per cent."""
    most = bands = 0
    for seat in range(t[SEATS]):
        most = max(most, s[desk(seat) + POINTS])
        bands = max(bands, s[desk(seat) + BANDS])
    part = 0
    if t[END_SCORE]:
        part = 100 * most // t[END_SCORE]
    elif t[END_ROUNDS]:
        part = 100 * (s[ROUND] - 1) // t[END_ROUNDS]
    elif t[END_DRAWINGS]:
        part = 100 * complete_drawings(s, t) // t[END_DRAWINGS]
    else:
        part = 100 * bands // MAX_BANDS
    return min(100, part)


def describe(s: Buffer, t: Table, x: Buffer, seat: int) -> None:
    """Notes what speaks for a seat, after a survey for it."""
    mine = desk(seat)
    at = FEATURE
    best = max(0, min(150, x[BEST_WORTH])) if x[BEST_BAND] >= 0 else 0
    target = max(0, min(150, x[BEST_TARGET]))
    for k in range(FEATURES):
        x[at + k] = 0
    x[at] = 10 * total(s, t, x, seat)
    x[at + 1] = 10 * s[mine + POINTS]
    x[at + 2] = 10 * max(0, t[HAND_IN] - s[mine + HOARD])
    x[at + 3] = 10 * min(12, s[mine + HOARD])
    for colour in range(5):
        count = s[mine + HAND + colour]
        x[at + 4] += 10 * min(3, count)
        x[at + 5] += 10 if count else 0
        x[at + 6] += 10 * (count // 2)
    _describe_sectors(s, t, x, seat)
    x[at + 10] = best
    x[at + 11] = target
    if t[WITH_EDGE] and s[mine + REACHED] == 0 and s[ARRIVED] < 4 and t[EDGE + s[ARRIVED]]:
        x[at + 12] = 10 * distance(s, t, seat)
    x[at + 13] = chain_ahead(s, t, seat)
    x[at + 14] = 10 * s[mine + BANDS]
    for kind in range(t[TOTEM_KINDS]):
        x[at + 15] += 10 * totems(s, t, seat, kind)
    for kind in range(t[ARTIFACT_KINDS]):
        x[at + 15] += 10 * artifacts(s, t, seat, kind)
    if t[ON_LINES]:
        _describe_lines(s, t, x, seat)


def _describe_sectors(s: Buffer, t: Table, x: Buffer, seat: int) -> None:
    """Notes what lies in free sectors at the pegs of a seat."""
    at = FEATURE
    for sector in range(t[SECTORS]):
        place = t[SECTOR_AT] + SECTOR * sector
        if s[t[FIRST_AT] + sector]:
            if t[place + DRAWING] >= 0 and s[t[FIRST_AT] + sector] == seat + 1:
                x[at + 15] += 10
            continue
        owners = 0
        for k in range(3):
            owners |= s[t[OWNER_AT] + t[place + CORNER + k]]
        if owners >> seat & 1 and t[place + USABLE]:
            worth = 10 * t[place + TREASURE]
            if t[place + DRAWING] >= 0 or t[place + TOTEM] >= 0:
                worth += 10
            x[at + 7] += worth
            x[at + 9] += 10 * t[place + CRYSTALS]


def _describe_lines(s: Buffer, t: Table, x: Buffer, seat: int) -> None:
    """Notes what lies on free lines at the pegs of a seat."""
    for peg in range(t[PEGS]):
        if s[t[OWNER_AT] + peg] >> seat & 1:
            links = t[t[LINKS_AT] + peg]
            for i in range(t[links]):
                line = t[links + 1 + 2 * i]
                if s[t[CROSS_AT] + line] == 0:
                    at = t[LINE_AT] + LINE * line
                    x[FEATURE + 8] += 10 * t[at + TREASURE] + 3 * t[at + CRYSTALS]


def standing(s: Buffer, t: Table, x: Buffer) -> int:
    """Gets what the features that were noted are worth now, in thousandths of a logit."""
    late = progress(s, t)
    at = t[VALUE_AT]
    value = 0
    for k in range(FEATURES):
        value += x[FEATURE + k] * (t[at + k] * (100 - late) + t[at + FEATURES + k] * late)
    return value >> 10


def rank(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets what decides between seats at the end: points, then few bands; nothing for who has lost."""
    if s[desk(seat) + HOARD] < t[HAND_IN]:
        return -1
    return 100 * total(s, t, x, seat) + 99 - s[desk(seat) + BANDS]


def chance(logit: int) -> int:
    """Gets a chance in ten-thousandths."""
    return int(10000 / (1 + exp(-max(-8000, min(8000, logit)) / 1000.0)))
