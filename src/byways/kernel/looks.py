"""How lines, fields, signs, marks and shapes look, as data that every painter reads.

What games share is ``looks.json`` beside this file, what one game brings is ``looks.json`` in its folder; no
two have the same name. A look is a list of layers, the lowest ``z`` first. ``draw`` says what a layer draws,
``only`` where: on ``paper``, on every ``screen``, or there only on a ``board``, on one that is played on
(``live``) or in a ``tray``. Colours are names: each surface has its own for them, paper only black and white.
A look with ``seats`` is one for each seat: ``band1``, ``band2`` … in the colour of the seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from .scene import Scene, Spot, Stroke

OTHER = "other"
"""The look of what has none, so that a painter never fails."""

GROUND = -3
"""What lies so low is drawn before what is printed on the area."""

SEATS = 12
OF_SEATS = ("seat", "hue")
"""The colour of a seat as it can be pointed at; as bright as it is meant, for what has an outline."""


@dataclass(frozen=True, slots=True)
class Inked:
    """A path with a stroke, a filling, or both."""

    d: str = ""
    """With the commands M L H V Q T A Z; ``@x y r`` is a circle. That of a layer lies around 0 0."""

    z: float = 0
    stroke: str = ""
    width: float = 0
    fill: str = ""
    """``mark``, ``letter``: as the colour of the spot has it; ``seat``, ``hue``: the colour of the seat."""

    dash: tuple[float, ...] = ()
    long: float = 0
    """So long is the path counted for the dashes, if not as long as it is."""

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
    """The surface on which it is drawn, empty for all."""


@dataclass(frozen=True, slots=True)
class Layer(Inked):
    """Something that is drawn once."""

    draw: str = "path"
    seats: tuple[tuple[float, ...] | None, ...] = ()
    """The dashes for each seat; none: this layer is not drawn."""

    when: str = ""
    """``plain`` or ``coloured``: by whether a mark gives the spot a colour."""

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
    """How it comes to its place where things move, one of ``MOTIONS``; together with *sound*."""

    sound: str = ""
    """What is heard of that, one of ``SOUNDS``."""


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
