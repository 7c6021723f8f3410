"""Areas as drawings: spots by their shapes and marks, what is printed, what lies on top."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import cos, pi, sin

from byways.i18n import MissingSentence
from byways.kernel.looks import GROUND, Layer
from byways.kernel.scene import UNIT, Area, Spot, Stroke, Text
from byways.registry import looks

from . import strokes
from .curve import At, Way, box, circle, crescent, levels, lines, move, num, pair
from .marks import INK, Drawing, Mark, Word
from .strokes import mark_of

Say = Callable[[Text], str]

BEYOND = UNIT // 4
"""So far lines run over the border: whole periods of every dashed line, farther than any bleed."""

NAME = 9
"""How high the name of an empty cell is."""


def paint(area: Area, say: Say, *, names: bool = False) -> Drawing:
    """Draws an area as paper shows it. *names*: also those of empty cells."""
    found = Drawing()
    spots = [(spot, body(spot, say)) for spot in area.spots]
    for spot, drawn in spots:
        found.add(Drawing([mark for mark in drawn.marks if mark.z <= GROUND]), spot.at)
        if names and spot.shape in ("cell", "place") and spot.ref and not spot.strokes:
            at = (spot.at[0] + 5, spot.at[1] + 5 + NAME / 2)
            found.words.append(Word(spot.ref, at, NAME, 40, left=True))
    found.marks += rims(area)
    found.add(strokes.draw(area.strokes, cell=False))
    for spot, drawn in spots:
        drawn.marks = [mark for mark in drawn.marks if mark.z > GROUND]
        far = strokes.reach(spot.strokes)
        scale = min(1.0, min(spot.size) / 2 / far) if far else 1.0
        lying = strokes.draw(spot.strokes, badges=spot.badges, scale=scale)
        drawn.marks = sorted((*drawn.marks, *lying.marks), key=lambda mark: mark.z)
        drawn.words += lying.words
        found.add(drawn, spot.at)
    return found.on_paper()


def body(spot: Spot, say: Say) -> Drawing:
    """Draws a spot but for its strokes, on every surface, from its upper left corner."""
    known, found = looks(), Drawing()
    shape, marks = known.shapes.get(spot.shape, known.shapes["bare"]), known.marks_of(spot)
    coloured = next((look for look in marks if look.colour), None)
    letters = [look.letter for look in (*([coloured] if coloured else []), *marks) if look.letter]
    colours = {"mark": coloured.colour if coloured else "", "letter": letters[0] if letters else INK}
    for look in (shape, *marks):
        for layer in look.layers:
            if layer.when and (layer.when == "coloured") != (coloured is not None):
                continue
            fill = colours.get(layer.fill, layer.fill)
            if layer.draw == "hatch":
                assert coloured is not None
                found.marks.append(mark_of(layer, hatch(coloured.hatch, _frame(spot, layer), layer)))
            elif layer.draw == "seat":
                place = known.seats_of(spot).index(look.seat)
                found.marks.append(mark_of(layer, _seat(spot, layer, look.seat, place)))
            elif layer.draw == "sign":
                at = (spot.size[0] - layer["inset"], layer["inset"])
                found.marks.append(mark_of(layer, seat_mark(look.seat, at, layer["scale"])))
            elif layer.draw in _WORDS:
                _WORDS[layer.draw](found, spot, replace(layer, fill=fill), say)
            elif layer.draw in _PATHS:
                found.marks.append(mark_of(replace(layer, fill=fill), _PATHS[layer.draw](spot, layer)))
    found.marks.sort(key=lambda mark: mark.z)
    return found


def _round(spot: Spot) -> bool:
    return spot.shape in looks().shapes and looks().shapes[spot.shape].round


def _body(spot: Spot, layer: Layer) -> str:
    (w, h), inset = spot.size, layer["inset"]
    if _round(spot):
        return circle((w / 2, h / 2), min(w, h) / 2 - inset)
    return box(inset, inset, w - 2 * inset, h - 2 * inset, layer["radius"])


def _emblem(spot: Spot, layer: Layer) -> str:
    w, h = spot.size
    return move(layer.d, (w / 2, h / 2), min(w, h) / UNIT)


def _disc(spot: Spot, layer: Layer) -> str:
    w, h = spot.size
    return circle((w / 2, h / 2), layer["share"] * min(w, h))


def _swell(spot: Spot, layer: Layer) -> str:
    """Gets the lower part of a card, below a wave."""
    (w, h), a, r = spot.size, layer["inset"], layer["radius"]
    top, high = h - layer["rise"] * h, layer["height"] * h
    wave = f"M{pair((a, top))}Q{pair((w / 4, top - 2 * high))} {pair((w / 2, top))}T{pair((w - a, top))}"
    right, bottom = w - a, h - a
    corners = f"V{num(bottom - r)}Q{pair((right, bottom))} {pair((right - r, bottom))}"
    return f"{wave}{corners}H{num(a + r)}Q{pair((a, bottom))} {pair((a, bottom - r))}Z"


def _notch(spot: Spot, layer: Layer) -> str:
    """Gets what stands in the upper right corner; of a disc, along its rim there."""
    if _round(spot):
        w, h = spot.size
        return crescent((w / 2, h / 2), min(w, h) / 2 + layer["inset"], layer["size"] / 4)
    right, top, size = spot.size[0] - layer["inset"], layer["inset"], layer["size"]
    return lines([(right, top), (right, top + size), (right - size, top), (right, top)])


def _slash(spot: Spot, layer: Layer) -> str:
    (w, h), inset = spot.size, layer["inset"]
    return lines([(inset, h - inset), (w - inset, inset)])


def _cross(spot: Spot, layer: Layer) -> str:
    (w, h), share = spot.size, layer["share"]
    left, right, top, bottom = share * w, (1 - share) * w, share * h, (1 - share) * h
    return lines([(left, top), (right, bottom)]) + lines([(right, top), (left, bottom)])


def _aim(spot: Spot, layer: Layer) -> str:
    (x, y), near, far = (spot.size[0] / 2, spot.size[1] / 2), layer["near"], layer["far"]
    sides = ((0, -1), (0, 1), (-1, 0), (1, 0))
    return "".join(lines([(x + a * near, y + b * near), (x + a * far, y + b * far)]) for a, b in sides)


_PATHS: dict[str, Callable[[Spot, Layer], str]] = {
    "body": _body,
    "emblem": _emblem,
    "disc": _disc,
    "swell": _swell,
    "notch": _notch,
    "slash": _slash,
    "cross": _cross,
    "aim": _aim,
}


def _seat(spot: Spot, layer: Layer, seat: int, place: int) -> str:
    """Gets the mark of a seat: at the corner of a disc, beside those before it, else in the middle."""
    w, h = spot.size
    if _round(spot):
        at, scale = (w + layer["over"] - layer["apart"] * place, h + layer["over"]), layer["scale"]
    else:
        at, scale = (w / 2, h / 2), min(w, h) / layer["fit"]
    return seat_mark(seat, at, scale)


def seat_mark(seat: int, at: At, scale: float = 1) -> str:
    """Gets the mark of a seat (from 1) as path data, about 18 units large."""
    paths = looks().seat_paths
    return move(paths[(seat - 1) % len(paths)], at, scale)


def _text(found: Drawing, spot: Spot, layer: Layer, say: Say) -> None:
    """Writes the short word of a spot on which nothing is drawn."""
    w, h = spot.size
    if spot.text and not spot.strokes:
        text = _letter(spot, say)
        share, room = (layer["size"], 0.56) if 2 * h > w else (layer["flat"], 0.8)
        size = min(share * h, 1.5 * w / len(text))
        word = Word(text, (w / 2, h / 2), size, room * w, layer.fill, bold=True, only=layer.only)
        found.words.append(word)


def _letter(spot: Spot, say: Say) -> str:
    """Gets the short word of a spot; a single letter in the reader's language, if that has one for it."""
    try:
        game = spot.label.code.partition(".")[0]
        return say(Text(f"{game}.letter.{spot.text}")) if len(spot.text) == 1 else spot.text
    except MissingSentence:
        return spot.text


def _label(found: Drawing, spot: Spot, layer: Layer, say: Say) -> None:
    """Writes the label: within the spot, or in one line at the bottom of one that is higher than wide."""
    (w, h), inset, size = spot.size, layer["inset"], layer["size"]
    room = w - 2 * inset
    if not layer["rise"]:
        inner = h - 2 * inset
        word = Word(say(spot.label), (inset, inset), size, room, left=True, height=inner, only=layer.only)
        found.words.append(word)
    elif h > w:
        found.words.append(Word(say(spot.label), (w / 2, h - layer["rise"]), size, room, only=layer.only))


def _count(found: Drawing, spot: Spot, layer: Layer, say: Say) -> None:
    """Writes how many lie on a heap, on a plate; one that can be seen needs no number."""
    if spot.count is None or (spot.count == 1 and (spot.strokes or spot.text)):
        return
    text = f"×{spot.count}"
    wide, high = len(text) * layer["each"] + layer["pad"], layer["high"]
    right, bottom = (each + layer["over"] for each in spot.size)
    found.marks.append(mark_of(layer, box(right - wide, bottom - high, wide, high, layer["radius"])))
    at = (right - wide / 2, bottom - high / 2)
    found.words.append(Word(text, at, layer["size"], wide, bold=True, only=layer.only))


_WORDS: dict[str, Callable[[Drawing, Spot, Layer, Say], None]] = {
    "text": _text,
    "label": _label,
    "count": _count,
}


def _frame(spot: Spot, layer: Layer) -> list[At]:
    """Gets a spot as a polygon."""
    (w, h), inset = spot.size, layer["inset"]
    if _round(spot):
        r = w / 2 - inset
        return [(w / 2 + r * cos(2 * pi * i / 36), h / 2 + r * sin(2 * pi * i / 36)) for i in range(36)]
    return [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]


def hatch(kind: str, shape: Way, layer: Layer) -> str:
    """Fills a convex shape with what stands for a colour, as engravers of coats of arms do it."""
    gap, width = layer["period"], layer.width
    if kind == "plain":
        return ""
    if kind == "dots":
        return "".join(
            circle((x * gap, a[1]), 0.6 * width)
            for k, (a, b) in enumerate(levels(shape, gap, 0))
            for x in _steps(a[0] / gap + width / gap, b[0] / gap - width / gap, k % 2 / 2)
        )
    angle = float(kind)
    turned = [_turn(point, -angle) for point in shape]
    return "".join(lines([_turn(a, angle), _turn(b, angle)]) for a, b in levels(turned, gap, 0))


def _steps(low: float, high: float, shift: float) -> Iterable[float]:
    """Gets the whole numbers, moved by *shift*, in a range."""
    first = int(low - shift) + 1
    return (each + shift for each in range(first, int(high - shift) + 1) if low <= each + shift <= high)


def _turn(point: At, degrees: float) -> At:
    angle = degrees * pi / 180
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def rims(area: Area) -> list[Mark]:
    """Draws the border of spots that a mark holds together: every side that is not shared."""
    found = []
    for mark, look in looks().marks.items():
        layers = [layer for layer in look.layers if layer.draw == "rim"]
        if layers and (d := _rim([spot for spot in area.spots if mark in spot.marks])):
            found += [mark_of(layer, d) for layer in layers]
    return found


def _rim(spots: Sequence[Spot]) -> str:
    sides: dict[tuple[At, At], int] = {}
    for spot in spots:
        (x, y), (w, h) = spot.at, spot.size
        for side in pairwise([(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]):
            side = (min(side), max(side))
            sides[side] = sides.get(side, 0) + 1
    return "".join(lines(side) for side, count in sides.items() if count == 1)


def run_over(area: Area) -> Area:
    """Gets an area in which every line that ends at the border goes on beyond it."""
    spots = tuple(replace(spot, strokes=(*spot.strokes, *_beyond(spot, area.size))) for spot in area.spots)
    return replace(area, spots=spots)


def _beyond(spot: Spot, size: tuple[int, int]) -> Iterable[Stroke]:
    """Generates what of the lines of a spot lies beyond the border of its area."""
    (dx, dy), (wide, high) = spot.at, size
    for stroke in spot.strokes:
        for x, y in {stroke.points[0], stroke.points[-1]} if len(stroke.points) > 1 else ():
            out = ((x + dx == wide) - (x + dx == 0), (y + dy == high) - (y + dy == 0))
            if out != (0, 0):
                yield Stroke(stroke.style, ((x, y), (x + BEYOND * out[0], y + BEYOND * out[1])))
