"""How lines, fields, signs, marks and shapes look, as data that every painter reads.

What games share is ``looks.json`` beside this file, what one game brings is ``looks.json`` in its folder; no
two have the same name. A look is a list of layers, the lowest ``z`` first. ``draw`` says what a layer draws,
``only`` where: on ``paper``, on every ``screen``, or there only on a ``board``, on one that is played on
(``live``) or in a ``tray``. Colours are names: each surface has its own for them, paper only black and white.
A look with ``seats`` is one for each seat: ``band1``, ``band2`` … in the colour of the seat.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from .datafile import BadFile, Fault
from .scene import Scene, Spot, Stroke

SURFACES = ("browser", "terminal", "paper")
SECTIONS = ("lines", "fields", "signs", "marks", "shapes")
OTHER = "other"
"""The look of what has none, so that a painter never fails."""

GROUND = -3
"""What lies so low is drawn before what is printed on the area."""

SEATS = 12
OF_SEATS = ("seat", "hue")
"""The colour of a seat as it can be pointed at; as bright as it is meant, for what has an outline."""

MOTIONS = frozenset({"tumble", "draw", "slide", "snap"})
SOUNDS = frozenset({"roll", "draw", "card", "band"})
MEASURES: Mapping[str, frozenset[str]] = {
    draw: frozenset(names.split())
    for draw, names in {
        "line": "",
        "dashes": "period on",
        "wave": "height period",
        "rungs": "half period slant off_knots off_pins",
        "stop": "across",
        "knots": "radius",
        "bank": "half bump period",
        "beside": "aside",
        "head": "back aside",
        "start": "radius",
        "inside": "",
        "hull": "radius mid",
        "elastic": "near far near_mid far_mid",
        "plate": "inset radius",
        "spread": "far",
        "corner": "inset number",
        "ripples": "height period gap inset",
        "levels": "gap inset",
        "ring": "share",
        "path": "",
        "body": "inset radius",
        "rim": "",
        "hatch": "inset period",
        "emblem": "",
        "disc": "share",
        "swell": "inset radius rise height",
        "text": "size flat",
        "label": "size inset rise",
        "count": "size each pad high radius over",
        "notch": "inset size",
        "slash": "inset",
        "cross": "share",
        "aim": "near far",
        "seat": "scale over apart fit",
    }.items()
}
"""What can be drawn, and the lengths that each needs."""

INKS = frozenset(
    {"pen", "faint", "vermilion", "orange", "pink", "sky", "blue", "green", "yellow", "grey", "seat"}
    | {"bold", "dim", "italic", "strike", "underline"}
)
"""Colours and manners of letters in a terminal; ``seat`` is the colour of a seat."""

JOINTS = 11
PATH = re.compile(r"([MLHVQTAZ@]( ?-?\d*\.?\d+)* ?)+\Z")


@dataclass(frozen=True, slots=True)
class Layer:
    """Something that is drawn once: with a stroke, a filling, or both."""

    draw: str
    stroke: str = ""
    fill: str = ""
    """``mark``, ``letter``: as the colour of the spot has it; ``seat``, ``hue``: the colour of the seat."""

    width: float = 0
    z: float = 0
    dash: tuple[float, ...] = ()
    long: float = 0
    """So long is the path counted for the dashes, if not as long as it is."""

    seats: tuple[tuple[float, ...] | None, ...] = ()
    """The dashes for each seat; none: this layer is not drawn."""

    round: bool = False
    """Whether ends of lines are round."""

    fine: bool = False
    """Whether it is a hairline, however large the drawing is."""

    detail: bool = False
    """Whether small boards go without it."""

    opacity: float = 1
    down: float = 0
    """So far it lies below its place: the edge and the shadow of what has a body."""

    only: str = ""
    when: str = ""
    """``plain`` or ``coloured``: by whether a mark gives the spot a colour."""

    d: str = ""
    """A path around 0 0 with the commands M L H V Q T A Z; ``@x y r`` is a circle."""

    measures: Mapping[str, float] = field(default_factory=dict, hash=False)

    def __getitem__(self, measure: str) -> float:
        return self.measures[measure]

    def on(self, surface: str) -> bool:
        return not self.only or (self.only == "paper") == (surface == "paper")


@dataclass(frozen=True, slots=True)
class Letters:
    """A look in a terminal."""

    inks: str = ""
    joints: str = ""
    """Down, along, four bends, four forks, a crossing; or one letter for all."""

    slopes: str = "╲╱"
    head: bool = False
    """Whether a line ends in the head of an arrow."""

    cross: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Where a line runs across one of another style: along, down."""

    sign: str = ""
    corner: str = ""
    """What a mark shows in the corner of its spot; of several the first in the file."""

    around: str = ""
    """What a mark puts around a caption."""


@dataclass(frozen=True, slots=True)
class Count:
    """How a sign shows a number: so many of it, *apart* from each other, up to *most*; else written."""

    size: float
    apart: float = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """How something looks."""

    layers: tuple[Layer, ...] = ()
    terminal: Letters = Letters()
    unseen: tuple[str, ...] = ()
    """Where it is not to be seen, on purpose."""

    way: str = "straight"
    """How strokes become ways: ``joined`` end to end with round corners, ``cornered`` each by itself and
    above the one before, ``straight`` as they are."""

    also: str = ""
    """Another style that runs within this one."""

    pins: bool = True
    """Whether lines of other styles make no bend where one of these ends."""

    seats: bool = False
    seat: int = 0
    reach: float = 0
    """How far a sign reaches from its middle: in smaller spots it is smaller."""

    count: Count | None = None
    fade: float = 1
    strong: bool = False
    """Whether a mark makes the frame of its spot strong."""

    turned: int | None = None
    """By how many quarters a ghost shows the piece turned."""

    colour: str = ""
    letter: str = ""
    """The colours that a mark gives to a spot and to what is written on it."""

    hatch: str = ""
    """That colour on paper: lines at an angle in degrees, ``dots``, or ``plain``."""

    round: bool = False
    """Whether spots of this shape are discs."""

    motion: str = ""
    """How it comes to its place where things move, one of :data:`MOTIONS`; together with *sound*."""

    sound: str = ""
    """What is heard of that, one of :data:`SOUNDS`."""


@dataclass(frozen=True, slots=True)
class Looks:
    """Every look there is, by section and name."""

    common: Mapping[str, float]
    """``corner``: the radius of bends; ``apart``: how far signs at one place stand from each other."""

    colours: Mapping[str, Mapping[str, str]]
    """What each is on paper, ``black`` or ``white``; those of a game also in the themes of the browser:
    ``light``, ``dark``, and ``bold`` and ``contrast`` where they are not as when it is light."""

    seat_paths: tuple[str, ...]
    seat_letters: str
    lines: Mapping[str, Look]
    fields: Mapping[str, Look]
    signs: Mapping[str, Look]
    marks: Mapping[str, Look]
    shapes: Mapping[str, Look]

    def line(self, style: str) -> Look:
        return self.lines.get(style) or self.lines[OTHER]

    def sign(self, style: str) -> Look:
        return self.signs.get(style) or self.signs[OTHER]

    def seats_of(self, spot: Spot) -> list[int]:
        """Gets the seats whose mark a spot bears."""
        return [look.seat for look in self.marks_of(spot) if look.seat]

    def marks_of(self, spot: Spot) -> list[Look]:
        return [self.marks[mark] for mark in spot.marks if mark in self.marks]

    def missing(self, scene: Scene) -> Iterator[str]:
        """Generates what of a scene has no look."""
        for area in scene.areas:
            yield from self._without(area.strokes)
            for spot in area.spots:
                yield from self._without(spot.strokes)
                yield from (f"mark {mark}" for mark in spot.marks if mark not in self.marks)
                signs = [badge.sign for badge in spot.badges if badge.sign]
                yield from (f"sign {sign}" for sign in signs if sign not in self.signs)
                if spot.shape not in self.shapes:
                    yield f"shape {spot.shape}"

    def _without(self, strokes: Iterable[Stroke]) -> Iterator[str]:
        for stroke in strokes:
            closed = len(stroke.points) > 3 and stroke.points[0] == stroke.points[-1]
            known = self.signs if len(stroke.points) == 1 else self.lines
            if stroke.style not in known and not (closed and stroke.style in self.fields):
                yield f"style {stroke.style}"


@cache
def shared() -> str:
    """Gets the text of what games share."""
    return files(__package__).joinpath("looks.json").read_text("utf-8")


def read(*texts: str) -> Looks:
    """Gets the looks of several files; the first has what is common to all.

    :raises BadFile: something is wrong in one of them, or two have the same name.
    """
    files_ = [_Reading(text) for text in texts]
    head = files_[0].data
    colours = {name: given for file in files_ for name, given in file.data.get("colours", {}).items()}
    found: dict[str, dict[str, Look]] = {section: {} for section in SECTIONS}
    for file in files_:
        for section in SECTIONS:
            own: dict[str, Look] = {}
            for name, value in file.data.get(section, {}).items():
                look = file.look(section, name, value, colours)
                own.update(_each_seat(name, look, len(head["seats"]["paths"])))
                if name in found[section]:
                    file.fault(section, name, "looks.twice")
            # What a game marks is stronger than what all do, so it comes first.
            found[section] = {**own, **found[section]}
        if file.faults:
            raise BadFile(tuple(file.faults))
    return Looks(head["common"], colours, tuple(head["seats"]["paths"]), head["seats"]["letters"], **found)


def _each_seat(name: str, look: Look, colours: int) -> Iterator[tuple[str, Look]]:
    """Generates a look, or one for each seat."""
    if not look.seats:
        yield name, look
        return
    for seat in range(1, SEATS + 1):
        own, layers = (seat - 1) % colours, []
        for layer in look.layers:
            dash = layer.seats[own % len(layer.seats)] if layer.seats else layer.dash
            if dash is not None:
                both = (layer.stroke, layer.fill)
                stroke, fill = (f"{c}-{own + 1}" if c in OF_SEATS else c for c in both)
                layers.append(replace(layer, dash=dash, seats=(), stroke=stroke, fill=fill))
        yield f"{name}{seat}", replace(look, layers=tuple(layers), seat=seat)


_TYPES: Mapping[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("layers", "unseen", "dash"), list),
    **dict.fromkeys(("terminal", "count", "cross"), dict),
    **dict.fromkeys(("draw", "stroke", "fill", "only", "when", "d", "way", "also", "colour", "letter"), str),
    **dict.fromkeys(("hatch", "inks", "joints", "slopes", "sign", "corner", "around"), str),
    **dict.fromkeys(("motion", "sound"), str),
    **dict.fromkeys(("pins", "strong", "head", "round", "fine", "detail"), bool),
    "seats": (bool, list),
}
"""What is not here is a number."""


class _Reading:
    """One file, and what is wrong in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[Fault] = []
        try:
            self.data: dict[str, Any] = json.loads(text)
        except json.JSONDecodeError as e:
            raise BadFile((Fault(e.lineno, "looks.syntax"),)) from e

    def fault(self, section: str, name: str, code: str, **args: str) -> None:
        """Notes a fault at the line on which a look begins."""
        start = self.text.find(f'"{section}"')
        at = self.text.find(f'"{name}":', start)
        self.faults.append(
            Fault(self.text.count("\n", 0, at) + 1, code, {"look": f"{section} {name}", **args})
        )

    def look(self, section: str, name: str, value: dict[str, Any], colours: Mapping[str, object]) -> Look:
        def fault(code: str, **args: str) -> None:
            self.fault(section, name, code, **args)

        def typed(made: type, given: dict[str, Any], more: frozenset[str] = frozenset()) -> dict[str, Any]:
            """Gets what is known of what is given, and faults the rest."""
            known = {each.name for each in fields(made)} - {"measures", "seat"} | more
            for word in given:
                if word not in known:
                    fault("looks.unknown", word=word)
                elif not isinstance(given[word], _TYPES.get(word, (int, float))):
                    fault("looks.value", word=word)
            return {word: _frozen(each) for word, each in given.items() if word in known}

        def layer(given: dict[str, Any]) -> Layer:
            draw = given.get("draw", "path")
            if draw not in MEASURES:
                fault("looks.value", word="draw")
            needed = MEASURES.get(draw, frozenset())
            for word in sorted(needed - given.keys()):
                fault("looks.missing", word=word)
            made = typed(Layer, {"draw": draw, **given}, needed)
            measures = {word: made.pop(word) for word in needed & made.keys()}
            for word in ("stroke", "fill"):
                if given.get(word, "mark") not in {*colours, "mark", "letter", *OF_SEATS}:
                    fault("looks.value", word=word)
            if draw in ("path", "emblem", "corner") and not PATH.match(given.get("d", "")):
                fault("looks.value", word="d")
            return Layer(**made, measures=measures)

        words = typed(Look, value)
        letters = Letters(**typed(Letters, value.get("terminal", {})))
        if not INKS.issuperset(letters.inks.split()):
            fault("looks.value", word="inks")
        if len(letters.joints) not in (0, 1, JOINTS):
            fault("looks.value", word="joints")
        if len(letters.joints) == 1:
            letters = replace(letters, joints=letters.joints * JOINTS, slopes=letters.joints * 2)
        words["layers"] = tuple(map(layer, value.get("layers", ())))
        words["count"] = Count(**typed(Count, value["count"])) if "count" in value else None
        for word, known in (("motion", MOTIONS), ("sound", SOUNDS)):
            if value.get(word, "") not in {"", *known}:
                fault("looks.value", word=word)
        look = Look(**{**words, "terminal": letters})
        if section != "shapes":
            for surface in sorted({*SURFACES} - {*look.unseen} - set(_shown(section, look))):
                fault("looks.surface", surface=surface)
        return look


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _shown(section: str, look: Look) -> Iterator[str]:
    """Generates the surfaces on which something is to be seen."""
    if look.colour or any(layer.on("browser") for layer in look.layers) or look.fade < 1 or look.strong:
        yield "browser"
    if look.hatch or any(layer.on("paper") for layer in look.layers):
        yield "paper"
    letters = look.terminal
    needed = {"lines": letters.joints, "fields": letters.joints, "signs": letters.sign}
    if needed.get(section, letters.inks or letters.corner or letters.sign):
        yield "terminal"
