"""What to draw: pegs, sectors, lines and bands; the row, the hand, the players, the buttons.

What has not changed since the last time is the same object, so that nobody compares or sends it again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from math import hypot

from byways.kernel.geometry.polygon import hull, outlines
from byways.kernel.protocol import Seat
from byways.kernel.scene import UNIT, Area, Args, Badge, Point, Scene, Spot, Stroke, Text, bar, tray

from .board import NOTHING, ReadyBoard, Stuff, bits
from .components import COLOURS, CRYSTALS_AN_ACTION, LETTERS, MAX_BANDS
from .notation import DECK
from .rules import Bands
from .scenarios import Start
from .state import DeskView, PileView, View

MARGIN = 60
PEG = 44
SIGN = 30
SPREAD = 6
"""So many cards of a hand are shown one by one: with the crystals they fit into a row on a phone."""

BESIDE = 46
"""How far from its pegs an edge is marked."""

PRIZE = 38
"""How far from its pegs stands what an edge pays, and how large that is."""

VERBS = ("take", "band", "pay", "to")


def draw(game: Bands, view: View) -> Scene:
    """Gets the scene for one seat or a spectator."""
    table = game.table
    own = view.viewer - 1 if view.viewer is not None and len(view.piles) > 1 else 0
    code = "bands.row" if table.scenario.row else "bands.own_pile"
    areas = [
        _board(
            table,
            view.desks,
            view.viewer,
            view.owed,
            (view.seat, view.band) if view.band else None,
            _prize(table, view),
        ),
        _row(code, view.row, view.piles[own], not view.owed, view.taking or table.scenario.cards),
        _players(view.desks, 0 if view.ended else view.seat, bool(view.owed)),
    ]
    if view.viewer is not None:
        crystals = view.desks[view.viewer - 1].crystals
        bands = MAX_BANDS - len(view.desks[view.viewer - 1].bands)
        paying = bool(view.owed) and view.viewer == view.seat
        areas[1:1] = [_hand(view.viewer, view.hand, crystals, bands, paying)]
        areas.append(_bar(view.viewer))
    areas += [
        _rival(seat, desk.cards, desk.shown) for seat, desk in enumerate(view.desks, 1) if seat != view.viewer
    ]
    for number, pile in enumerate(view.piles, 1):
        owner = number if len(view.piles) > 1 else None
        areas.append(_discards(pile.discards, owner, owner is not None and owner != view.viewer))
    return Scene(tuple(areas))


@lru_cache(1 << 7)
def _centres(table: ReadyBoard) -> tuple[Point, ...]:
    """Gets where each peg stands; the shortest line is as long as a unit."""
    lattice = table.board.lattice
    places = lattice.places
    left, top = min(x for x, _ in places), min(y for _, y in places)
    shortest = min(
        ((places[a][0] - places[b][0]) ** 2 + (places[a][1] - places[b][1]) ** 2) ** 0.5
        for a, b in lattice.lines
    )
    scale = UNIT / shortest
    return tuple((round(MARGIN + (x - left) * scale), round(MARGIN + (y - top) * scale)) for x, y in places)


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)


@lru_cache(1 << 10)
def _board(
    table: ReadyBoard,
    desks: tuple[DeskView, ...],
    viewer: Seat | None,
    owed: tuple[str, ...],
    begun: tuple[Seat, str] | None,
    prize: int,
) -> Area:
    centres = _centres(table)
    taken = {name for desk in desks for name in (*desk.first, *desk.crossed)}
    both = zip(_signs(table, taken=False), _signs(table, taken=True), strict=True)
    signs = tuple(gone if name in taken else there for (name, there), (_, gone) in both)
    far = (_far_edge(table, viewer, prize),) if viewer is not None and prize else ()
    spots = (*signs, *far, *_pegs(table, desks, viewer, owed))
    size = (max(x for x, _ in centres) + MARGIN, max(y for _, y in centres) + MARGIN)
    bands = [_band(table, f"band{seat}", band) for seat, desk in enumerate(desks, 1) for band in desk.bands]
    if begun is not None:
        bands.append(_band(table, f"ghost{begun[0]}", begun[1]))
    return Area("board", Text("bands.board"), size, spots, None, (*_printed(table), *bands))


@lru_cache(1 << 7)
def _printed(table: ReadyBoard) -> tuple[Stroke, ...]:
    lattice, board, centres = table.board.lattice, table.board, _centres(table)
    corners = hull(centres)
    found = [Stroke("plank", (*corners, corners[0]))]
    for sector, pegs in enumerate(lattice.sectors):
        if kind := board.sectors[sector].kind:
            found.append(Stroke(kind, tuple(centres[peg] for peg in (*pegs, pegs[0]))))
    for (a, b), stuff in zip(lattice.lines, board.lines, strict=True):
        found.append(Stroke(stuff.kind or "line", (centres[a], centres[b])))
    for drawing in table.drawings:
        faces = ([centres[peg] for peg in lattice.sectors[sector]] for sector in bits(drawing))
        found += [Stroke("drawing", (*line, line[0])) for line in outlines(faces)]
    if table.scenario.start is Start.EDGE:
        for seat, starts in enumerate(table.starts, 1):
            along = _beside(table, starts, BESIDE)
            found.append(Stroke(f"edge{seat}", (along[0], along[-1])))
    return tuple(found)


def _beside(table: ReadyBoard, pegs: int, distance: int) -> list[Point]:
    """Gets what lies beside the pegs of an edge, so far out, along it."""
    centres = _centres(table)
    edge = sorted(centre for peg, centre in enumerate(centres) if pegs >> peg & 1)
    (x, y), (middle, high) = _middle(list(centres)), _middle(edge)
    length = max(1.0, hypot(middle - x, high - y))
    right, down = distance * (middle - x) / length, distance * (high - y) / length
    return [(round(a + right), round(b + down)) for a, b in edge]


def _prize(table: ReadyBoard, view: View) -> int:
    """Gets what the far edge would pay the viewer now."""
    prizes, reached = table.scenario.edge, len(view.reached)
    return prizes[reached] if reached < len(prizes) and view.viewer not in view.reached else 0


@lru_cache(1 << 7)
def _far_edge(table: ReadyBoard, viewer: Seat, prize: int) -> Spot:
    along = _beside(table, table.targets[viewer - 1], PRIZE)
    # Between two pegs there is more room than beside one.
    half = len(along) // 2
    (x, y), around = _middle(along[max(0, half - 1) : half + 1]), MARGIN - PRIZE
    return Spot(
        "",
        Text("bands.far_edge", {"points": prize}),
        (x - around, y - around),
        (2 * around, 2 * around),
        "bare",
        (Stroke("prize", ((around, around),)),),
        badges=(Badge("prize", prize),),
    )


@lru_cache(1 << 12)
def _band(table: ReadyBoard, style: str, band: str) -> Stroke:
    number, centres = table.board.lattice.number, _centres(table)
    pegs = [number[name] for name in band.split("-")]
    return Stroke(style, tuple(centres[peg] for peg in _around(table, pegs)))


def _around(table: ReadyBoard, pegs: list[int]) -> list[int]:
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


def _pegs(
    table: ReadyBoard, desks: tuple[DeskView, ...], viewer: Seat | None, owed: tuple[str, ...]
) -> Iterator[Spot]:
    starts = 0 if viewer is None else table.starts[viewer - 1]
    far = table.targets[viewer - 1] if viewer is not None and table.scenario.edge else 0
    held = [{name for band in desk.bands for name in band.split("-")} for desk in desks]
    for peg, name in enumerate(table.board.lattice.names):
        owners = tuple(seat for seat, pegs in enumerate(held, 1) if name in pegs)
        yield _peg(table, peg, owners, bool(starts >> peg & 1), bool(far >> peg & 1), name in owed)


@lru_cache(1 << 13)
def _peg(table: ReadyBoard, peg: int, owners: tuple[int, ...], start: bool, far: bool, owed: bool) -> Spot:
    (x, y), name = _centres(table)[peg], table.board.lattice.names[peg]
    colour = COLOURS[table.board.colours[peg]]
    held = {"far": far, "owed": owed, "start": start, "unusable": peg in table.board.unusable}
    marks = (colour, *(mark for mark, holds in held.items() if holds), *(f"seat{seat}" for seat in owners))
    names = tuple(Text("player.name", {"seat": seat}) for seat in owners)
    label = Text("bands.peg", {"peg": name, "colour": colour, "owners": names or "none"})
    at, text = (x - PEG // 2, y - PEG // 2), LETTERS[table.board.colours[peg]]
    called = Text("bands.peg_name", {"colour": colour})
    return Spot(name, label, at, (PEG, PEG), "peg", text=text, marks=tuple(sorted(marks)), short=called)


@lru_cache(1 << 7)
def _signs(table: ReadyBoard, taken: bool) -> tuple[tuple[str, Spot], ...]:
    """Gets what lies in sectors and on lines, each with the name of its place, there or taken."""
    board, lattice = table.board, table.board.lattice
    found: list[tuple[str, tuple[int, ...], Stuff, int]] = []
    for sector, pegs in enumerate(lattice.sectors):
        stuff = board.sectors[sector]
        drawing = next((i for i, each in enumerate(table.drawings, 1) if each >> sector & 1), 0)
        if drawing:
            stuff = replace(stuff, kind="drawing")
        found.append(("bands.sector", pegs, stuff, drawing))
    found += [("bands.line", pegs, stuff, 0) for pegs, stuff in zip(lattice.lines, board.lines, strict=True)]
    centres = _centres(table)
    signs = []
    for code, corners, stuff, drawing in found:
        if stuff != NOTHING:
            name = "-".join(lattice.names[peg] for peg in corners)
            middle = _middle([centres[peg] for peg in corners])
            signs.append((name, _sign(code, name, stuff, drawing, middle, taken)))
    return tuple(signs)


def _sign(code: str, name: str, stuff: Stuff, drawing: int, middle: Point, taken: bool) -> Spot:
    args: Args = {
        "drawing": drawing,
        "place": name,
        "treasure": stuff.treasure,
        "crystals": stuff.crystals,
        "kind": stuff.what or stuff.kind or "plain",
        "taken": "yes" if taken else "no",
    }
    counts = (Badge("treasure", stuff.treasure), Badge("crystal", stuff.crystals))
    badges = tuple(badge for badge in counts if badge.count)
    styles = [badge.sign for badge in badges]
    if stuff.what:
        styles.append(f"{stuff.kind or 'artifact'}-{stuff.what}")
    strokes = tuple(Stroke(style, ((SIGN // 2, SIGN // 2),)) for style in styles)
    at = (middle[0] - SIGN // 2, middle[1] - SIGN // 2)
    marks = ("used",) if taken else ()
    return Spot("", Text(code, args), at, (SIGN, SIGN), "bare", strokes, stuff.what[:2], marks, None, badges)


@lru_cache(1 << 8)
def _card(colour: str, ref: str, right: int) -> Spot:
    text, label = LETTERS[COLOURS.index(colour)], Text("bands.face", {"colour": colour})
    return Spot(ref, label, (right, 0), shape="card", text=text, marks=(colour,))


@lru_cache(1 << 10)
def _heap(colour: str, count: int, pointed: bool, right: int) -> Spot:
    label = Text("bands.cards", {"colour": colour, "count": count})
    one = _card(colour, colour if pointed else "", right)
    return replace(one, label=label, count=count, short=one.label)


def _heaps(words: tuple[str, ...], pointed: bool = False) -> tuple[Spot, ...]:
    """Gets one spot for each colour that there is, with its number of cards."""
    counts = [(colour, count) for colour in COLOURS if (count := words.count(colour))]
    return tuple(_heap(colour, count, pointed, i * UNIT) for i, (colour, count) in enumerate(counts))


def _spread(words: tuple[str, ...], pointed: bool) -> tuple[Spot, ...]:
    """Gets the cards side by side; of equal cards the first is the one to point at."""
    refs = [word if pointed and word not in words[:i] else "" for i, word in enumerate(words)]
    cards = (_card(word, ref, i * UNIT) for i, (word, ref) in enumerate(zip(words, refs, strict=True)))
    return tuple(replace(card, short=card.label) for card in cards)


@lru_cache(1 << 10)
def _row(code: str, row: tuple[str, ...], pile: PileView, pointed: bool, taking: int) -> Area:
    """The open row and the deck, or in a game with own decks the own one; nothing pays with them."""
    cards = _spread(row, pointed)
    deck = _deck(pile.deck, len(pile.discards), len(cards) * UNIT)
    rule = Text("bands.row_rule", {"count": taking})
    return tray(Text(code), (*cards, deck), rule=rule)


@lru_cache(1 << 10)
def _deck(count: int, discards: int, right: int) -> Spot:
    label = Text("bands.deck", {"count": count, "discards": discards})
    return Spot(DECK, label, (right, 0), shape="back", count=count, short=Text("bands.deck_name"))


@lru_cache(1 << 10)
def _hand(viewer: Seat, hand: tuple[str, ...], crystals: int, bands: int, paying: bool) -> Area:
    """The own cards, many heaped by colour, and crystals; to be pointed at while something is paid for."""
    cards = _heaps(hand, pointed=paying) if len(hand) > SPREAD else _spread(hand, pointed=paying)
    spots = (*cards, _crystals(crystals, len(cards) * UNIT))
    rule = Text("bands.hand_rule", {"paying": "yes" if paying else "no", "count": CRYSTALS_AN_ACTION})
    return tray(
        Text("bands.hand"),
        spots,
        viewer,
        rule=rule if paying or crystals >= CRYSTALS_AN_ACTION else None,
        count=Text("bands.holding", {"count": len(hand), "bands": bands}),
        place="edge",
    )


@lru_cache(1 << 8)
def _crystals(count: int, right: int) -> Spot:
    """The own crystals: they buy an action, or a rival's leave while a band is paid for."""
    label, name = Text("bands.crystals", {"count": count}), Text("bands.crystal_name")
    sign = Stroke("crystal", ((UNIT // 2, UNIT // 2),))
    return Spot(
        "crystal", label, (right, 0), (UNIT, UNIT), "card", (sign,), "crystal", count=count, short=name
    )


@lru_cache(1 << 10)
def _rival(seat: int, cards: int, shown: tuple[str, ...]) -> Area:
    """The hand of another seat: cards that all have seen come in, and how many others there are."""
    known, count = _heaps(shown), cards - len(shown)
    label, at = Text("bands.hidden", {"count": count}), (len(known) * UNIT, 0)
    hidden = (Spot("", label, at, shape="back", text="?", count=count),) if count else ()
    title = Text("bands.rival", {"seat": seat})
    return Area("tray", title, ((len(known) + 1) * UNIT, UNIT), (*known, *hidden), seat)


@lru_cache(1 << 10)
def _discards(discards: tuple[str, ...], owner: int | None, rival: bool) -> Area:
    """What lies on the discards, of all or of one seat; what rivals hold is told by its rule alone."""
    return tray(
        Text("bands.discards"),
        _heaps(discards),
        owner,
        rule=Text("bands.discards" if rival else "bands.discards_rule"),
        count=Text("bands.cards_count", {"count": len(discards)}),
        folds=True,
    )


@lru_cache(1 << 10)
def _players(desks: tuple[DeskView, ...], turn: int, pointed: bool) -> Area:
    """What everybody has; players are pointed at to be paid."""
    spots = tuple(_player(seat, desk, seat == turn, pointed) for seat, desk in enumerate(desks, 1))
    return tray(Text("bands.players"), spots, place="standing")


@lru_cache(1 << 10)
def _player(seat: int, desk: DeskView, turn: bool, pointed: bool) -> Spot:
    args = {
        "seat": seat,
        "points": desk.points,
        "crystals": desk.crystals,
        "cards": desk.cards,
        "bands": len(desk.bands),
        "shown": len(desk.shown),
    }
    return Spot(
        str(seat) if pointed else "",
        Text("bands.player", args),
        ((seat - 1) * 2 * UNIT, 0),
        (2 * UNIT, UNIT),
        "card",
        marks=(f"seat{seat}", "turn") if turn else (f"seat{seat}",),
        badges=(Badge("", desk.points), Badge("crystal", desk.crystals), Badge("card", desk.cards)),
        short=Text("bands.player_name", {"seat": seat}),
    )


@lru_cache(1 << 4)
def _bar(viewer: Seat) -> Area:
    return bar("bands", viewer, {**dict.fromkeys(VERBS, "verb"), "end": "button"})


def card(colour: str) -> Spot:
    """Gets a card as it is printed."""
    letter = LETTERS[COLOURS.index(colour)]
    label = Text("bands.face", {"colour": colour})
    return Spot("", label, (0, 0), shape="card", text=letter, marks=(colour,))
