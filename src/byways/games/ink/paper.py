"""What is printed: player boards, dice faces to glue, dice to fold, rolls to seal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from byways.kernel.facets import scene_of
from byways.kernel.facts import Options
from byways.kernel.paper import Dealt, Group, Nets, Paper, Part, Piece, Pieces, PrintedSheet, ScoreRow
from byways.kernel.protocol import Path, Seat
from byways.kernel.scene import UNIT, Area, Spot, Text, tray

from . import FACTS
from .components import CRATER, LAVA, ROUTES, box
from .die_sides import side
from .options import Rules, choose
from .rules import Ink
from .scene import strokes

DIE = (15, 15)
"""For dice of 16 mm."""

EDGE = 18
"""For dice of paper."""

GAP = 14


def _parts(given: Options, seats: int | None) -> tuple[Part, ...]:
    options = FACTS.options(given)
    rules = choose(options, seats or (2 if options["draft"] else 1))
    dice = _dice(rules, seats or 1)
    nets = Nets("nets", Text("ink.paper.nets"), EDGE, dice.groups)
    return _boards(rules, seats or 1), dice, nets


def _boards(rules: Rules, seats: int) -> PrintedSheet:
    game = Ink(rules)
    state = game.setup(max(seats, 2 if rules.draft else 1))
    scene = scene_of(game, game.observe(state, Seat(1)))
    rows = tuple(
        ScoreRow(Text(f"ink.score.{line.code}"), Text(f"ink.score.{line.code}.about"))
        for line in game.tally(state, Seat(1)).lines
    )
    title = Text("ink.paper.board", {"rounds": rules.rounds})
    return PrintedSheet(
        "boards", title, scene.areas[0], _trays(rules), rows, per_page=(1, 2, 4), copies=seats
    )


def _trays(rules: Rules) -> tuple[Area, ...]:
    """The rounds to be crossed off, what the dice can show, and the special routes to be crossed off."""
    dice = box().dice
    faces = [*dict.fromkeys((*dice[ROUTES[0]], *dice[ROUTES[-1]]))]
    rounds = tuple(
        Spot("", Text("ink.paper.rounds"), (i * (UNIT + GAP), 0), shape="cell", text=str(i + 1))
        for i in range(rules.rounds)
    )
    found = [tray(Text("ink.paper.rounds"), rounds)]
    shown, label = [_face(face, "die") for face in faces], Text("ink.paper.dice")
    if rules.meteor:
        shown.append(replace(shown[0], strokes=strokes(CRATER)))
        label = Text("ink.paper.dice_crater")
    found.append(_row(label, shown))
    if rules.lava:
        lava = [*dict.fromkeys(dice[LAVA[0]])]
        found.append(_row(Text("ink.paper.lava"), [_face(face, "die") for face in lava]))
    specials = Text("ink.paper.specials", {"count": box().max_specials})
    return (*found, _row(specials, [_face(special, "card") for special in box().specials]))


def _dice(rules: Rules, seats: int) -> Pieces:
    names = [*ROUTES, *(LAVA if rules.lava else ()), *(("direction", "distance") if rules.meteor else ())]
    groups = []
    for name in names:
        faces = box().dice[name]
        pieces = (
            Piece(f"{name} {face}", _row(Text("ink.paper.faces"), [_face(face, "bare")])) for face in faces
        )
        # Whoever cuts them out has the faces of one die beside each other, however many boxes there are.
        boxes = seats if rules.draft and name in ROUTES else 1
        groups += [Group(tuple(pieces), Text("ink.paper.die", {"die": name}))] * boxes
    return Pieces("dice", Text("ink.paper.faces"), DIE, tuple(groups))


def _face(word: str, shape: str) -> Spot:
    return replace(side(word), label=Text("ink.paper.faces"), shape=shape)


def _row(label: Text, spots: Sequence[Spot]) -> Area:
    placed = (
        Spot("", spot.label, (i * (UNIT + GAP), 0), shape=spot.shape, strokes=spot.strokes, text=spot.text)
        for i, spot in enumerate(spots)
    )
    return tray(label, placed)


def _dealt(options: Options, path: Path) -> Dealt | None:
    kind, *words = path
    if kind == "first":
        return Dealt(_row(Text("ink.first", {"seat": int(words[0])}), _faces(words)))
    return Dealt(_row(Text("ink.paper.rolled", {"kind": kind}), _faces(words)))


def _faces(words: Iterable[str]) -> list[Spot]:
    return [_face(word, "die") for word in words]


PAPER = Paper(_parts, _dealt)
