"""Signs: our own small drawings, each around its point; the same as in the browser, in black and white."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .curve import At, circle, num, pair
from .marks import BLANK, INK, NONE, Drawing, Mark, Word

TOP = 6.0


@dataclass(frozen=True, slots=True)
class Bit:
    """One part of a sign: path data around 0 0 (``@x y r`` is a circle), filling, stroke, its width."""

    d: str
    fill: str = NONE
    stroke: str = NONE
    width: float = 0
    dash: tuple[float, ...] = ()


HEAD = Bit("@0 0 25", BLANK, INK, 2)
DISC = Bit("@0 0 17", BLANK)

SIGNS: dict[str, tuple[float, tuple[Bit, ...]]] = {
    "station": (19, (Bit("M-19-19H19V19H-19Z", BLANK), Bit("M-15-15H15V15H-15Z", INK))),
    "crater": (
        34,
        (
            Bit("@0 0 31", NONE, INK, 6, (24, 9)),
            Bit("@0 0 18", NONE, INK, 3, (11, 8)),
            Bit("@-4 3 4 @7 -5 3", INK),
        ),
    ),
    "volcano": (
        35,
        (
            Bit("M-31 23 L-11-17H11L31 23Z", BLANK, BLANK, 8),
            Bit("M-29 22 L-10-16 Q-5-11 0-16 T10-16 L29 22Z", INK, INK, 3),
            Bit("M-8-15 Q-4-10 0-15 T8-15 L11-8 Q8-2 6-7 T1-4 Q0 8-4 2 T-10-8Z", BLANK),
            Bit("M-9-23 L-13-31 M0-25 V-35 M9-23 L13-31", NONE, INK, 4),
        ),
    ),
    "camp": (
        40,
        (
            Bit("M-40 27 L0-30 L40 27Z", BLANK, BLANK, 10),
            Bit("M-5-35 L38 27 H-38 L5-35", NONE, INK, 5),
            Bit("M0-8 L15 27 H-15Z", INK),
        ),
    ),
    "treasure": (15.8, (Bit("@0 0 14.5", BLANK, INK, 2),)),
    "crystal": (
        14.2,
        (Bit("M0-13 L9-3 L0 13 L-9-3Z", BLANK, INK, 2.2), Bit("M-9-3 H9 M-4-3 L0 12 L4-3", NONE, INK, 1.3)),
    ),
    "artifact-sword": (
        17,
        (DISC, Bit("M-10 10 L11-11 M-11 3 L-3 11", NONE, INK, 4), Bit("M13-13 L4-10 L10-4Z", INK)),
    ),
    "artifact-shield": (
        17,
        (
            DISC,
            Bit("M-11-12 H11 V0 Q10 10 0 14 Q-10 10-11 0Z", BLANK, INK, 3.5),
            Bit("M0-12 V13 M-11-2 H11", NONE, INK, 2.5),
        ),
    ),
    "artifact-helmet": (
        17,
        (
            DISC,
            Bit("M-12 11 V-1 A12 12 0 0 1 12-1 V11 H5 V0 H-5 V11Z", BLANK, INK, 3.5),
            Bit("M0-13 V-6", NONE, INK, 3.5),
        ),
    ),
    "totem-orange": (
        18,
        (
            Bit("@0 0 18", BLANK),
            Bit("@0 0 9", BLANK, INK, 2.5),
            Bit(
                "M0-11V-17M0 11V17M-11 0H-17M11 0H17M-8-8L-12-12M8-8L12-12M-8 8L-12 12M8 8L12 12",
                NONE,
                INK,
                3,
            ),
        ),
    ),
    "totem-blue": (
        18,
        (
            Bit("@0 0 18", BLANK),
            Bit("M0-17 Q13 0 9 8 A10 10 0 0 1-9 8 Q-13 0 0-17Z", INK, INK, 2.5),
            Bit("M-4 7 Q-4 11 1 12", NONE, BLANK, 2.5),
        ),
    ),
    "eagle": (
        26,
        (
            HEAD,
            Bit("M0-6 Q-9-17-22-9 Q-13-6-11 1 Q-6 3-4 7 L-6 14 H6 L4 7 Q6 3 11 1 Q13-6 22-9 Q9-17 0-6Z", INK),
            Bit("@0 -3 2", BLANK),
        ),
    ),
    "moose": (
        26,
        (
            HEAD,
            Bit(
                "M-6-4Q-12-5-14-15M-12-8L-19-10M-13-11L-10-16M6-4Q12-5 14-15M12-8L19-10M13-11L10-16",
                NONE,
                INK,
                3,
            ),
            Bit("M-7-5 Q0-9 7-5 L5 9 Q8 17 0 17 Q-8 17-5 9Z", INK),
            Bit("@-3 -1 1.5 @3 -1 1.5", BLANK),
        ),
    ),
    "wolf": (
        26,
        (
            HEAD,
            Bit("M-13-16 L-5-9 H5 L13-16 L15 1 L6 9 L0 17 L-6 9 L-15 1Z", INK),
            Bit("M-9-1 L-3 2 L-8 3Z M9-1 L3 2 L8 3Z", BLANK),
        ),
    ),
    "lynx": (
        26,
        (
            HEAD,
            Bit("M-11-12 L-14-21 M11-12 L14-21", NONE, INK, 2.5),
            Bit("M-12-15 L-4-9 H4 L12-15 L13 2 L19 10 L9 9 Q0 16-9 9 L-19 10 L-13 2Z", BLANK, INK, 2.5),
            Bit("@-5.5 -1 2 @5.5 -1 2", INK),
            Bit("M-3 5 H3 L0 8Z", INK),
        ),
    ),
    "bear": (
        26,
        (
            HEAD,
            Bit("@-10 -11 5.5 @10 -11 5.5 @0 1 14", INK),
            Bit("@-5 -3 1.8 @5 -3 1.8 @0 7 6", BLANK),
            Bit("@0 5 2.5", INK),
        ),
    ),
    "bison": (
        26,
        (
            HEAD,
            Bit("M-11-7 Q-20-7-19-16 M11-7 Q20-7 19-16", NONE, INK, 3.5),
            Bit("M-13-9 Q0-17 13-9 Q11 3 7 9 Q7 17 0 17 Q-7 17-7 9 Q-11 3-13-9Z", INK),
            Bit("@-5 -1 1.8 @5 -1 1.8 @-2.5 12 1.2 @2.5 12 1.2", BLANK),
        ),
    ),
}
"""How far each reaches from its middle, and its parts from the lowest up."""

UNKNOWN = (22.0, (Bit("@0 0 20", BLANK, INK, 3),))

SEATS = (
    "@0 0 8",
    "M0-9 L9 7 H-9Z",
    "M-7-7 H7 V7 H-7Z",
    "M0-10 L8 0 L0 10 L-8 0Z",
    "M-3-9 H3 V-3 H9 V3 H3 V9 H-3 V3 H-9 V-3 H-3Z",
    "M0-10 L2.6-3.2 L9.5-3.1 L4 1.5 L5.9 8.1 L0 4 L-5.9 8.1 L-4 1.5 L-9.5-3.1 L-2.6-3.2Z",
)


def reach(style: str) -> float:
    """Gets how far a sign reaches from its middle."""
    return SIGNS.get(style, UNKNOWN)[0]


def seat_mark(seat: int, at: At, scale: float = 1) -> str:
    """Gets the mark of a seat (from 1) as path data, about 18 units large."""
    return move(SEATS[(seat - 1) % len(SEATS)], at, scale)


def sign(style: str, at: At, scale: float, text: str) -> Drawing:
    """Draws a sign; *text* may hold how much it is worth (``3``, ``2**``).

    A style that nobody has drawn is a lettered ring.
    """
    if style == "crystal":
        stars = re.search(r"\*+", text)
        return _crystals(at, scale, len(stars[0]) if stars else 1)
    bits = SIGNS.get(style, UNKNOWN)[1]
    drawing = Drawing(_marks(bits, at, scale))
    worth = re.match(r"\d+", text) if style == "treasure" else None
    word = worth[0] if worth else ("" if style in SIGNS else style[:1].upper())
    if word:
        drawing.words.append(Word(word, at, 18 * scale, 26 * scale, bold=True))
    return drawing


def _crystals(at: At, scale: float, count: int) -> Drawing:
    """Draws up to three crystals as so many, more with a number."""
    shown = 1 if count > 3 else count
    drawing = Drawing()
    for i in range(shown):
        place = (at[0] + (i - (shown - 1) / 2) * 15 * scale, at[1])
        drawing.marks += _marks(SIGNS["crystal"][1], place, scale)
    if count > 3:
        drawing.words.append(Word(str(count), at, 17 * scale, 22 * scale, bold=True))
    return drawing


def _marks(bits: tuple[Bit, ...], at: At, scale: float) -> list[Mark]:
    return [
        Mark(
            move(bit.d, at, scale),
            TOP,
            bit.stroke,
            bit.width * scale,
            bit.fill,
            tuple(each * scale for each in bit.dash),
        )
        for bit in bits
    ]


def move(d: str, at: At, scale: float) -> str:
    """Moves and scales path data that is written with the commands M L H V Q T A Z and ``@`` for circles."""
    x, y = at
    found = []
    for command, rest in re.findall(r"([MLHVQTAZ@])([^MLHVQTAZ@]*)", d):
        numbers = [float(each) for each in re.findall(r"-?\d*\.?\d+", rest)]
        if command == "@":
            found.append(circle((x + numbers[0] * scale, y + numbers[1] * scale), numbers[2] * scale))
        elif command == "H":
            found.append(f"H{num(x + numbers[0] * scale)}")
        elif command == "V":
            found.append(f"V{num(y + numbers[0] * scale)}")
        elif command == "A":
            radii, flags = numbers[:2], numbers[2:5]
            end = (x + numbers[5] * scale, y + numbers[6] * scale)
            found.append(
                f"A{' '.join(num(r * scale) for r in radii)} {' '.join(map(num, flags))} {pair(end)}"
            )
        else:
            ends = zip(numbers[::2], numbers[1::2], strict=True)
            found.append(command + " ".join(pair((x + a * scale, y + b * scale)) for a, b in ends))
    return "".join(found)
