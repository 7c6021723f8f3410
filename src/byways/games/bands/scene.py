"""What to draw: pegs, sectors, lines and bands; the row, the hand, the players, the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from byways.kernel.scene import UNIT, Area, Args, Point, Scene, Spot, Stroke, Text

from .board import NOTHING, Stuff, Table
from .components import COLOURS, CRYSTALS_AN_ACTION, LETTERS
from .notation import DECK
from .state import View

MARGIN = 60
PEG = 44
SIGN = 30
BUTTONS = ("take", "band", "pay", "to", "crystal", "end")


def draw(table: Table, view: View) -> Scene:
    """Gets the scene for one seat or a spectator."""
    areas = [_board(table, view), _row(table, view), _players(view)]
    if view.viewer is not None:
        areas[1:1] = [_hand(view)]
        areas.append(_bar(view))
    areas += [_rival(view, seat) for seat in range(1, len(view.desks) + 1) if seat != view.viewer]
    areas += [_discards(view, number) for number in range(len(view.piles))]
    return Scene(tuple(areas))


def stage(table: Table, view: View) -> Text:
    """Gets the heading."""
    if view.ended:
        return Text("bands.stage.over")
    last = "yes" if view.triggered or view.round == table.scenario.end_rounds else "no"
    rounds = table.scenario.end_rounds
    if rounds:
        return Text("bands.stage.round_of", {"round": view.round, "rounds": rounds, "last": last})
    return Text("bands.stage.round", {"round": view.round, "last": last})


def _centres(table: Table) -> list[Point]:
    """Gets where each peg stands; the shortest line is as long as a unit."""
    lattice = table.board.lattice
    places = lattice.places
    left, top = min(x for x, _ in places), min(y for _, y in places)
    shortest = min(
        ((places[a][0] - places[b][0]) ** 2 + (places[a][1] - places[b][1]) ** 2) ** 0.5
        for a, b in lattice.lines
    )
    scale = UNIT / shortest
    return [(round(MARGIN + (x - left) * scale), round(MARGIN + (y - top) * scale)) for x, y in places]


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


def _board(table: Table, view: View) -> Area:
    centres = _centres(table)
    spots = [*_sectors(table, view, centres), *_lines(table, view, centres), *_pegs(table, view, centres)]
    size = (max(x for x, _ in centres) + MARGIN, max(y for _, y in centres) + MARGIN)
    strokes = (*_printed(table, centres), *_bands(table, view, centres))
    return Area("board", Text("bands.board"), size, tuple(spots), None, strokes)


def _printed(table: Table, centres: list[Point]) -> Iterator[Stroke]:
    lattice, board = table.board.lattice, table.board
    for sector, pegs in enumerate(lattice.sectors):
        if kind := board.sectors[sector].kind or _drawing(table, sector):
            yield Stroke(kind, tuple(centres[peg] for peg in (*pegs, pegs[0])))
    for (a, b), stuff in zip(lattice.lines, board.lines, strict=True):
        yield Stroke(stuff.kind or "line", (centres[a], centres[b]))


def _drawing(table: Table, sector: int) -> str:
    return "drawing" if table.drawn >> sector & 1 else ""


def _bands(table: Table, view: View, centres: list[Point]) -> Iterator[Stroke]:
    number = table.board.lattice.number
    bands = [(f"band{seat}", band) for seat, desk in enumerate(view.desks, 1) for band in desk.bands]
    if view.band:
        bands.append((f"ghost{view.seat}", view.band))
    for style, band in bands:
        pegs = [number[name] for name in band.split("-")]
        yield Stroke(style, tuple(centres[peg] for peg in _around(table, pegs)))


def _around(table: Table, pegs: list[int]) -> list[int]:
    """Gets the pegs of a band in the order in which it runs, back to the first."""
    line_at = table.board.lattice.line_at
    covered = table.at[tuple(table.board.lattice.names[peg] for peg in pegs)].lines
    joined = [(a, b) for a in pegs for b in pegs if a < b and covered >> line_at.get((a, b), 0) & 1]
    joined = [pair for pair in joined if pair in line_at]
    ends = [peg for peg in pegs if sum(peg in pair for pair in joined) == 1]
    way = [ends[0] if ends else pegs[0]]
    while len(way) < len(pegs):
        way.append(
            next(a + b - way[-1] for a, b in joined if way[-1] in (a, b) and a + b - way[-1] not in way)
        )
    return way if ends else [*way, way[0]]


def _pegs(table: Table, view: View, centres: list[Point]) -> Iterator[Spot]:
    names = table.board.lattice.names
    starts = 0 if view.viewer is None else table.starts[view.viewer - 1]
    held = [{name for band in desk.bands for name in band.split("-")} for desk in view.desks]
    for peg, (x, y) in enumerate(centres):
        colour = COLOURS[table.board.colours[peg]]
        owners = [str(seat) for seat, pegs in enumerate(held, 1) if names[peg] in pegs]
        marks = {colour, *(f"seat{seat}" for seat in owners)}
        if starts >> peg & 1:
            marks.add("start")
        if peg in table.board.unusable:
            marks.add("unusable")
        if names[peg] in view.owed:
            marks.add("owed")
        label = Text("bands.peg", {"peg": names[peg], "colour": colour, "owners": " ".join(owners) or "none"})
        at = (x - PEG // 2, y - PEG // 2)
        text = LETTERS[table.board.colours[peg]]
        yield Spot(names[peg], label, at, (PEG, PEG), "peg", text=text, marks=frozenset(marks))


def _sectors(table: Table, view: View, centres: list[Point]) -> Iterator[Spot]:
    lattice = table.board.lattice
    taken = {name for desk in view.desks for name in desk.first}
    for sector, pegs in enumerate(lattice.sectors):
        stuff = table.board.sectors[sector]
        if drawing := _drawing(table, sector):
            stuff = replace(stuff, kind=drawing)
        if stuff != NOTHING:
            name = "-".join(lattice.names[peg] for peg in pegs)
            yield _sign("bands.sector", name, stuff, [centres[peg] for peg in pegs], name in taken, "sector")


def _lines(table: Table, view: View, centres: list[Point]) -> Iterator[Spot]:
    lattice = table.board.lattice
    taken = {name for desk in view.desks for name in desk.crossed}
    for pegs, stuff in zip(lattice.lines, table.board.lines, strict=True):
        if stuff != NOTHING:
            name = "-".join(lattice.names[peg] for peg in pegs)
            yield _sign("bands.line", name, stuff, [centres[peg] for peg in pegs], name in taken, "line")


def _sign(code: str, name: str, stuff: Stuff, corners: list[Point], taken: bool, shape: str) -> Spot:
    x, y = _middle(corners)
    args: Args = {
        "place": name,
        "treasure": stuff.treasure,
        "crystals": stuff.crystals,
        "kind": stuff.what or stuff.kind or "plain",
        "taken": "yes" if taken else "no",
    }
    centre = (SIGN // 2, SIGN // 2)
    styles = [style for style, count in (("treasure", stuff.treasure), ("crystal", stuff.crystals)) if count]
    if stuff.what:
        styles.append(f"{stuff.kind or 'artifact'}-{stuff.what}")
    strokes = tuple(Stroke(style, (centre,)) for style in styles)
    text = f"{stuff.treasure or ''}{'*' * stuff.crystals}{stuff.what[:2]}"
    marks = {mark for mark, holds in (("used", taken), (stuff.kind, bool(stuff.kind))) if holds}
    at = (x - SIGN // 2, y - SIGN // 2)
    return Spot("", Text(code, args), at, (SIGN, SIGN), shape, strokes, text, frozenset(marks))


def _cards(words: tuple[str, ...], pointed: bool) -> list[Spot]:
    """Gets cards side by side; of equal ones the first is the one to point at."""
    spots: list[Spot] = []
    for i, word in enumerate(words):
        label = Text("bands.card", {"colour": word})
        text, ref = LETTERS[COLOURS.index(word)], word if pointed and word not in words[:i] else ""
        spots.append(Spot(ref, label, (i * UNIT, 0), shape="card", text=text, marks=frozenset({word})))
    return spots


def _counted(words: tuple[str, ...], pointed: bool = False) -> list[Spot]:
    """Gets one spot for each colour that there is, with its number of cards."""
    spots: list[Spot] = []
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        if count := words.count(colour):
            label = Text("bands.cards", {"colour": colour, "count": count})
            at, marks = (len(spots) * UNIT, 0), frozenset({colour})
            ref = colour if pointed else ""
            spots.append(Spot(ref, label, at, shape="card", text=f"{letter}{count}", marks=marks))
    return spots


def _row(table: Table, view: View) -> Area:
    """The open row and the deck, or in a game with own decks the own one; nothing pays with them."""
    number = view.viewer - 1 if view.viewer is not None and len(view.piles) > 1 else 0
    pile = view.piles[number]
    spots = _cards(view.row, pointed=not view.owed)
    label = Text("bands.deck", {"count": pile.deck, "discards": len(pile.discards)})
    spots.append(Spot(DECK, label, (len(spots) * UNIT, 0), shape="card", text=str(pile.deck)))
    code = "bands.row" if table.scenario.row else "bands.own_pile"
    return Area("tray", Text(code), (len(spots) * UNIT, UNIT), tuple(spots))


def _hand(view: View) -> Area:
    """The own cards, to be pointed at while something is paid for."""
    spots = tuple(_counted(view.hand, pointed=bool(view.owed)))
    return Area("tray", Text("bands.hand"), (max(1, len(spots)) * UNIT, UNIT), spots, view.viewer)


def _rival(view: View, seat: int) -> Area:
    """The hand of another seat: cards that all have seen come in, and how many others there are."""
    desk = view.desks[seat - 1]
    spots = _counted(desk.shown)
    hidden = desk.cards - len(desk.shown)
    label = Text("bands.hidden", {"count": hidden})
    spots.append(Spot("", label, (len(spots) * UNIT, 0), shape="card", text=f"?{hidden}"))
    title = Text("bands.rival", {"seat": seat})
    return Area("tray", title, (len(spots) * UNIT, UNIT), tuple(spots), seat)


def _discards(view: View, number: int) -> Area:
    """What lies on the discards, of all or of one seat."""
    owner = number + 1 if len(view.piles) > 1 else None
    spots = tuple(_counted(view.piles[number].discards))
    return Area("tray", Text("bands.discards"), (max(1, len(spots)) * UNIT, UNIT), spots, owner)


def _players(view: View) -> Area:
    """What everybody has; players are pointed at to be paid."""
    spots = []
    for seat, desk in enumerate(view.desks, 1):
        args = {
            "seat": seat,
            "points": desk.points,
            "crystals": desk.crystals,
            "cards": desk.cards,
            "bands": len(desk.bands),
            "shown": len(desk.shown),
        }
        text = f"{desk.points} *{desk.crystals} #{desk.cards}"
        marks = frozenset({f"seat{seat}", *(("turn",) if seat == view.seat and not view.ended else ())})
        at, size = ((seat - 1) * 2 * UNIT, 0), (2 * UNIT, UNIT)
        ref = str(seat) if view.owed else ""
        spots.append(Spot(ref, Text("bands.player", args), at, size, "card", text=text, marks=marks))
    return Area("tray", Text("bands.players"), (2 * UNIT * len(spots), UNIT), tuple(spots))


def _bar(view: View) -> Area:
    spots = tuple(
        Spot(word, _button(view, word), (i * UNIT, 0), shape="button", text=word)
        for i, word in enumerate(BUTTONS)
    )
    return Area("bar", Text("bands.bar"), (UNIT * len(spots), UNIT), spots, view.viewer)


def _button(view: View, word: str) -> Text:
    """Gets what stands on a button. Crystals buy an action, or a rival's leave while a band is paid for."""
    said = "third" if word == "crystal" and not view.owed else word
    return Text("bands.button", {"word": said, "count": CRYSTALS_AN_ACTION})


def card(colour: str) -> Spot:
    """Gets a card as it is printed."""
    letter = LETTERS[COLOURS.index(colour)]
    label = Text("bands.card", {"colour": colour})
    return Spot("", label, (0, 0), shape="card", text=letter, marks=frozenset({colour}))
