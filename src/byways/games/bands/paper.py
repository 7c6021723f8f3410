"""What is printed: the boards, and the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from byways.kernel.facets import scene_of
from byways.kernel.facts import BadOptions, Options
from byways.kernel.paper import Group, Paper, Part, Piece, Pieces, PrintedSheet, ScoreRow
from byways.kernel.scene import UNIT, Area, Badge, Spot, Stroke, Text, tray

from . import FACTS
from .board import ReadyBoard
from .components import BOX, COLOURS, LETTERS
from .options import choose
from .rules import Bands
from .scenarios import SCENARIOS, Start
from .scene import PEG, SIGN, card

CARD = (44, 63)


def _parts(given: Options, seats: int | None) -> tuple[Part, ...]:
    """Gets all boards that fit what was asked for, and one box of cards."""
    options = FACTS.options(given)
    low, high = FACTS.seats
    numbers = range(low, high + 1) if seats is None else (seats,)
    scenarios = [options["scenario"]] if "scenario" in given else list(SCENARIOS)
    wanted = [({**options, "scenario": scenario}, number) for scenario in scenarios for number in numbers]
    if options["board"] is not None:
        return _own(wanted), _cards()
    return (*(_board(choose(each, number)) for each, number in wanted), _cards())


def _own(wanted: Sequence[tuple[Options, int]]) -> PrintedSheet:
    """Gets the one board that was named, for whichever scenario and number it is.

    :raises BadOptions: it is for none of those wanted, or there is none.
    """
    refused: BadOptions | None = None
    for options, number in wanted:
        try:
            return _board(choose(options, number))
        except BadOptions as e:
            refused = e
    assert refused is not None
    raise refused


def _board(table: ReadyBoard) -> PrintedSheet:
    game, players = Bands(table), table.board.players
    area = scene_of(game, game.observe(game.setup(players), None)).areas[0]
    spots = tuple(_with_starts(spot, table) if spot.shape == "peg" else spot for spot in area.spots)
    title = Text("bands.paper.board", {"scenario": table.scenario.number, "players": players})
    rows = tuple(
        ScoreRow(Text(f"bands.score.{line}"), Text(f"bands.score.{line}.about"))
        for line in table.scenario.lines
    )
    trays = (_colours(), *_start(table.scenario.start), _worth(), *_special(area, table.scenario.number))
    return PrintedSheet("boards", title, replace(area, spots=spots), trays, rows, players)


def _colours() -> Area:
    """The pegs, in the order in which the label names their colours."""
    label = Text("bands.paper.colours")
    spots = tuple(
        Spot("", label, (i * (PEG + 8), 0), (PEG, PEG), "peg", text=letter, marks=(colour,))
        for i, (letter, colour) in enumerate(zip(LETTERS, COLOURS, strict=True))
    )
    return tray(label, spots)


def _start(start: Start) -> tuple[Area, ...]:
    """What a ring round a peg means, if there are any."""
    if start is Start.ANYWHERE:
        return ()
    own = start is Start.EDGE
    label = Text("bands.paper.start" if own else "bands.paper.start_all")
    spot = Spot("", label, (10, 10), (PEG, PEG), "peg", marks=("seat1", "start") if own else ("start",))
    return (Area("tray", label, (PEG + 20, PEG + 20), (spot,)),)


def _worth() -> Area:
    label, middle = Text("bands.paper.worth"), (SIGN // 2, SIGN // 2)
    spots = tuple(
        Spot(
            "",
            label,
            (i * (SIGN + 8), 0),
            (SIGN, SIGN),
            "bare",
            (Stroke(style, (middle,)),),
            badges=(Badge(style, 1),),
        )
        for i, style in enumerate(("treasure", "crystal"))
    )
    return tray(label, spots)


def _special(board: Area, scenario: int) -> tuple[Area, ...]:
    """What lies on the boards of one scenario only, and is small enough to be shown."""
    label = Text("bands.paper.special", {"scenario": scenario})
    wide, high = 2 * PEG + 12, 2 * PEG
    sector, line = ((0, high), (wide // 2, 0), (wide, high), (0, high)), ((0, high + 14), (wide, high + 14))
    styles = {stroke.style for stroke in board.strokes}
    shown = [Stroke(style, sector) for style in ("drawing", "water", "crater") if style in styles]
    shown += [Stroke(style, line) for style in ("canal",) if style in styles]
    if shown:
        return (Area("tray", label, (wide, high + (24 if "canal" in styles else 0)), (), None, tuple(shown)),)
    signs = sorted({stroke.style for spot in board.spots for stroke in spot.strokes if "-" in stroke.style})
    spots = tuple(
        Spot("", label, (i * (SIGN + 8), 0), (SIGN, SIGN), "bare", (Stroke(sign, ((SIGN // 2, SIGN // 2),)),))
        for i, sign in enumerate(signs)
    )
    return (Area("tray", label, (len(spots) * (SIGN + 8) - 8, SIGN), spots),) if spots else ()


def _with_starts(peg: Spot, table: ReadyBoard) -> Spot:
    """Marks a peg at which bands may begin, also whose it is where the seats have their own."""
    number = table.board.lattice.number[peg.ref]
    seats = [seat for seat, starts in enumerate(table.starts, 1) if starts >> number & 1]
    whose = (f"seat{seat}" for seat in seats if table.scenario.start is Start.EDGE)
    return replace(peg, marks=tuple(sorted({*peg.marks, "start", *whose}))) if seats else peg


def _cards() -> Pieces:
    cards = tuple(_card(colour, count) for colour, count in zip(COLOURS, BOX, strict=True))
    return Pieces("cards", Text("bands.paper.cards"), CARD, (Group(cards),), Text("bands.name"))


def _card(colour: str, count: int) -> Piece:
    spot = replace(card(colour), size=(UNIT, UNIT * CARD[1] // CARD[0]))
    return Piece(colour, tray(spot.label, [spot]), copies=count)


PAPER = Paper(_parts)
