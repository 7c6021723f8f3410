"""Looks read from their files, with all that is wrong in them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from .datafile import BadFile, Fault
from .looks import OF_SEATS, SEATS, Count, Layer, Letters, Look, Looks

SURFACES = ("browser", "terminal", "paper")
SECTIONS = ("lines", "fields", "signs", "marks", "shapes")
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
        "ring": "inset",
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
        "sign": "inset scale",
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
