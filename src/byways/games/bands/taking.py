"""What a band brings: explored and surrounded sectors, crossed lines, bonuses, penalties; and the score.

Mirrors ``gains.py`` and ``scoring.py``. What the letters mean stands in ``core.py``.
"""

from __future__ import annotations

from byways.kernel.uncompiled import Buffer, Table

from .layout import *


def desk(seat: int) -> int:
    """Gets where the things of a seat begin."""
    return DESK + DESK_SIZE * seat


def _flood(s: Buffer, t: Table, x: Buffer, seat: int) -> None:
    """Marks the sectors that can be reached from outside over lines that a seat does not cover."""
    barred = 1 << seat | FRESH_LINE
    count = t[SECTORS]
    todo = MARK + count
    waiting = 0
    for sector in range(count):
        at = t[SECTOR_AT] + SECTOR * sector
        for k in range(3):
            if t[at + BEHIND + k] < 0 and s[t[COVER_AT] + t[at + SIDE + k]] & barred == 0:
                if x[MARK + sector] & OUTSIDE == 0:
                    x[MARK + sector] |= OUTSIDE
                    x[todo + waiting] = sector
                    waiting += 1
    while waiting:
        waiting -= 1
        at = t[SECTOR_AT] + SECTOR * x[todo + waiting]
        for k in range(3):
            other = t[at + BEHIND + k]
            if other >= 0 and x[MARK + other] & OUTSIDE == 0:
                if s[t[COVER_AT] + t[at + SIDE + k]] & barred == 0:
                    x[MARK + other] |= OUTSIDE
                    x[todo + waiting] = other
                    waiting += 1


def _plots(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets the points for plots that a band closes: parts of what it encloses, large enough and new."""
    barred = 1 << seat | FRESH_LINE
    count = t[SECTORS]
    todo = MARK + count
    points = 0
    for first in range(count):
        if x[MARK + first] & (ENCLOSED | LABEL) != ENCLOSED:
            continue
        x[MARK + first] |= LABEL
        x[todo] = first
        waiting = 1
        fresh = 0
        while waiting:
            waiting -= 1
            sector = x[todo + waiting]
            if s[t[FIRST_AT] + sector] == 0:
                fresh += 1
            at = t[SECTOR_AT] + SECTOR * sector
            for k in range(3):
                other = t[at + BEHIND + k]
                if other >= 0 and x[MARK + other] & (ENCLOSED | LABEL) == ENCLOSED:
                    if s[t[COVER_AT] + t[at + SIDE + k]] & barred == 0:
                        x[MARK + other] |= LABEL
                        x[todo + waiting] = other
                        waiting += 1
        if fresh >= t[PLOT]:
            points += fresh
    return points


def judge(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> None:
    """Notes what a band would bring: everybody's points after it, crystals, and which sectors."""
    bit = 1 << seat
    at = t[SHAPE_AT] + SHAPE * shape
    own = 0
    fresh = 0
    for sector in range(t[SECTORS]):
        x[MARK + sector] = 0
    for other in range(t[SEATS]):
        x[NEW_POINTS + other] = s[desk(other) + POINTS]
    x[NEW_CRYSTALS] = x[NEW_LINE] = x[NEW_CARDS] = x[NEW_REACHED] = 0
    for i in range(t[at]):
        if s[t[OWNER_AT] + t[at + 1 + i]] & bit:
            own += 1
    for i in range(t[at + SHAPE_SECTORS]):
        sector = t[at + SHAPE_SECTORS + 1 + i]
        if t[t[SECTOR_AT] + SECTOR * sector + USABLE]:
            x[MARK + sector] = INSIDE
    for i in range(t[at + SHAPE_LINES]):
        line = t[at + SHAPE_LINES + 1 + i]
        if s[t[COVER_AT] + line] & bit == 0:
            fresh = 1
            s[t[COVER_AT] + line] |= FRESH_LINE
    if t[SURROUND] and own > 1 and fresh:
        _flood(s, t, x, seat)
        for sector in range(t[SECTORS]):
            if x[MARK + sector] == 0 and t[t[SECTOR_AT] + SECTOR * sector + USABLE]:
                x[MARK + sector] = ENCLOSED
    points = _collect(s, t, x, seat, shape)
    x[NEW_POINTS + seat] += points
    _add_effects(s, t, x, seat, shape)
    for i in range(t[at + SHAPE_LINES]):
        s[t[COVER_AT] + t[at + SHAPE_LINES + 1 + i]] &= FRESH_LINE - 1


def _collect(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> int:
    """Gets the treasure of what a band takes first, and notes its crystals."""
    points = 0
    for sector in range(t[SECTORS]):
        if x[MARK + sector] & (INSIDE | ENCLOSED) and s[t[FIRST_AT] + sector] == 0:
            points += t[t[SECTOR_AT] + SECTOR * sector + TREASURE]
            x[NEW_CRYSTALS] += t[t[SECTOR_AT] + SECTOR * sector + CRYSTALS]
    line = t[t[SHAPE_AT] + SHAPE * shape + SHAPE_LINE]
    if t[ON_LINES] and line >= 0 and s[t[CROSS_AT] + line] == 0:
        x[NEW_LINE] = line + 1
        points += t[t[LINE_AT] + LINE * line + TREASURE]
        x[NEW_CRYSTALS] += t[t[LINE_AT] + LINE * line + CRYSTALS]
    return points


def _add_effects(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> None:
    """Adds bonuses and takes penalties, in the order of the rules."""
    at = t[SHAPE_AT] + SHAPE * shape
    bit = 1 << seat
    if t[WITH_EDGE] and s[desk(seat) + REACHED] == 0:
        for i in range(t[at]):
            if t[t[TARGET_AT] + t[at + 1 + i]] & bit:
                x[NEW_REACHED] = 1
        if x[NEW_REACHED] and s[ARRIVED] < 4:
            x[NEW_POINTS + seat] += t[EDGE + s[ARRIVED]]
    if t[WITH_DRAWINGS]:
        _add_drawings(s, t, x, seat)
        lost = 0
        for sector in range(t[SECTORS]):
            if x[MARK + sector] & (INSIDE | ENCLOSED) and t[t[SECTOR_AT] + SECTOR * sector + DRAWING] < 0:
                if s[t[HELD_AT] + sector] & bit == 0:
                    lost += t[PENALTY]
        x[NEW_POINTS + seat] = max(0, x[NEW_POINTS + seat] - lost)
    if t[WITH_PLOTS]:
        x[NEW_POINTS + seat] += _plots(s, t, x, seat)
    if t[WITH_CROSSING] and s[desk(seat) + BANDS]:
        for i in range(t[at]):
            peg = t[at + 1 + i]
            if s[t[OWNER_AT] + peg] & bit and s[t[ENDS_AT] + peg] & bit == 0:
                x[NEW_POINTS + seat] = max(0, x[NEW_POINTS + seat] - t[PENALTY])
    if t[WITH_ARTIFACT] and x[NEW_LINE] and t[t[LINE_AT] + LINE * (x[NEW_LINE] - 1) + ARTIFACT] >= 0:
        x[NEW_CARDS] = 1


def _add_drawings(s: Buffer, t: Table, x: Buffer, seat: int) -> None:
    """Adds a point a sector, one for the last of a drawing, and the prize of whoever took most of it."""
    for drawing in range(t[DRAWINGS]):
        size = 0
        fresh = 0
        free = 0
        for sector in range(t[SECTORS]):
            if t[t[SECTOR_AT] + SECTOR * sector + DRAWING] == drawing:
                size += 1
                if s[t[FIRST_AT] + sector] == 0:
                    if x[MARK + sector] & (INSIDE | ENCLOSED):
                        fresh += 1
                    else:
                        free += 1
        x[NEW_POINTS + seat] += fresh
        if fresh == 0 or free:
            continue
        x[NEW_POINTS + seat] += 1
        most = 0
        for turn in range(2):
            for other in range(t[SEATS]):
                part = fresh if other == seat else 0
                for sector in range(t[SECTORS]):
                    if t[t[SECTOR_AT] + SECTOR * sector + DRAWING] == drawing:
                        if s[t[FIRST_AT] + sector] == other + 1:
                            part += 1
                if turn == 0:
                    most = max(most, part)
                elif part == most:
                    x[NEW_POINTS + other] += size - 3


def put_on(s: Buffer, t: Table, x: Buffer, seat: int, shape: int) -> None:
    """Puts on a band that is paid for."""
    judge(s, t, x, seat, shape)
    bit = 1 << seat
    at = t[SHAPE_AT] + SHAPE * shape
    mine = desk(seat)
    _move_ends(s, t, seat, shape)
    for sector in range(t[SECTORS]):
        if x[MARK + sector] & (INSIDE | ENCLOSED):
            s[t[HELD_AT] + sector] |= bit
            if s[t[FIRST_AT] + sector] == 0:
                s[t[FIRST_AT] + sector] = seat + 1
    for i in range(t[at]):
        s[t[OWNER_AT] + t[at + 1 + i]] |= bit
    for i in range(t[at + SHAPE_LINES]):
        s[t[COVER_AT] + t[at + SHAPE_LINES + 1 + i]] |= bit
    s[t[USED_AT] + shape] |= bit
    if x[NEW_LINE]:
        s[t[CROSS_AT] + x[NEW_LINE] - 1] = seat + 1
    for other in range(t[SEATS]):
        s[desk(other) + POINTS] = x[NEW_POINTS + other]
        if t[END_SCORE] and x[NEW_POINTS + other] >= t[END_SCORE]:
            s[TRIGGERED] = 1
    s[mine + HOARD] += x[NEW_CRYSTALS]
    s[mine + BANDS] += 1
    if x[NEW_REACHED]:
        s[mine + REACHED] = 1
        s[ARRIVED] += 1
    s[ACTED] = 1
    if t[END_BANDS] and s[mine + BANDS] >= MAX_BANDS:
        s[TRIGGERED] = 1
    if t[END_DRAWINGS] and s[TRIGGERED] == 0 and complete_drawings(s, t) >= t[END_DRAWINGS]:
        s[TRIGGERED] = 1


def _move_ends(s: Buffer, t: Table, seat: int, shape: int) -> None:
    """Moves the head of a chain; two start pegs leave it open which of them is the head."""
    if t[ATTACH] != 1:
        return
    bit = 1 << seat
    at = t[SHAPE_AT] + SHAPE * shape
    begun = s[desk(seat) + BANDS]
    beyond = 0
    for i in range(t[at]):
        peg = t[at + 1 + i]
        if (s[t[ENDS_AT] + peg] if begun else t[t[START_AT] + peg]) & bit == 0:
            beyond |= 1 << i
    for peg in range(t[PEGS]):
        if s[t[ENDS_AT] + peg] & bit:
            s[t[ENDS_AT] + peg] -= bit
    for i in range(t[at]):
        if beyond >> i & 1 or (begun == 0 and beyond == 0):
            s[t[ENDS_AT] + t[at + 1 + i]] |= bit


def complete_drawings(s: Buffer, t: Table) -> int:
    """Gets how many drawings have all their sectors taken."""
    count = 0
    for drawing in range(t[DRAWINGS]):
        free = 0
        for sector in range(t[SECTORS]):
            if t[t[SECTOR_AT] + SECTOR * sector + DRAWING] == drawing and s[t[FIRST_AT] + sector] == 0:
                free += 1
        if free == 0:
            count += 1
    return count


def label_areas(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Numbers the separate areas of a seat in the notes after the marks, and gets how many there are."""
    count = t[SECTORS]
    labels = MARK + 2 * count
    todo = MARK + count
    areas = 0
    for sector in range(count):
        x[labels + sector] = 0
    for first in range(count):
        if s[t[HELD_AT] + first] >> seat & 1 == 0 or x[labels + first]:
            continue
        areas += 1
        x[labels + first] = areas
        x[todo] = first
        waiting = 1
        while waiting:
            waiting -= 1
            at = t[SECTOR_AT] + SECTOR * x[todo + waiting]
            for k in range(3):
                around = t[t[AROUND_AT] + t[at + CORNER + k]]
                for i in range(t[around]):
                    other = t[around + 1 + i]
                    if x[labels + other] == 0 and s[t[HELD_AT] + other] >> seat & 1:
                        x[labels + other] = areas
                        x[todo + waiting] = other
                        waiting += 1
    return areas


def total(s: Buffer, t: Table, x: Buffer, seat: int) -> int:
    """Gets the score of a seat as if the game ended now."""
    points = s[desk(seat) + POINTS] + max(0, s[desk(seat) + HOARD] - t[HAND_IN]) // PRICE
    if t[AREA_POINTS]:
        points += t[AREA_POINTS] * label_areas(s, t, x, seat)
    if t[TOTEM_POINTS]:
        for kind in range(t[TOTEM_KINDS]):
            mine = most = sharing = 0
            for other in range(t[SEATS]):
                count = totems(s, t, other, kind)
                if other == seat:
                    mine = count
                if count > most:
                    most = count
                    sharing = 0
                if count == most:
                    sharing += 1
            if most and mine == most:
                points += (t[TOTEM_POINTS] + sharing - 1) // sharing
    if t[SET_POINTS] and t[ARTIFACT_KINDS] == 3:
        fewest = 1000
        for kind in range(3):
            fewest = min(fewest, artifacts(s, t, seat, kind))
        points += t[SET_POINTS] * fewest
    return points


def totems(s: Buffer, t: Table, seat: int, kind: int) -> int:
    """Gets how many totems of a kind a seat took first."""
    count = 0
    for sector in range(t[SECTORS]):
        if t[t[SECTOR_AT] + SECTOR * sector + TOTEM] == kind and s[t[FIRST_AT] + sector] == seat + 1:
            count += 1
    return count


def artifacts(s: Buffer, t: Table, seat: int, kind: int) -> int:
    """Gets how many artifacts of a kind a seat has."""
    count = 0
    for line in range(t[LINES]):
        if t[t[LINE_AT] + LINE * line + ARTIFACT] == kind and s[t[CROSS_AT] + line] == seat + 1:
            count += 1
    return count


# What Python calls.

find_total = total
