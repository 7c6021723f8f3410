"""What a seat may know, and a world that would look the same to it.

Everybody sees the row, the discards, every payment and every card taken from the
row; only the drawer sees a card from the deck. When discards become a deck,
everybody knows what is in it.
"""

from __future__ import annotations

from byways.kernel.protocol import Seat
from byways.kernel.rng import Rng, shuffled

from .board import ReadyBoard, bits, mask
from .components import BOX, COLOURS, EMPTY, Bag, bag, cards, least, minus
from .state import Desk, DeskView, Pile, PileView, State, View


def observe(table: ReadyBoard, state: State, seat: Seat | None) -> View:
    """Gets what *seat* may know."""
    names = table.board.lattice.names
    return View(
        seat,
        () if seat is None else cards(state.desk(seat).hand),
        cards(state.row),
        tuple(_see_pile(state, pile, i, seat) for i, pile in enumerate(state.piles, 1)),
        tuple(_see_desk(table, desk) for desk in state.desks),
        state.dealt,
        state.round,
        state.seat,
        state.moment,
        state.actions,
        state.bought,
        state.must_act,
        state.taking,
        state.drawing,
        "" if state.band < 0 else _join(table.shapes[state.band].names),
        tuple(names[peg] for peg in state.owed),
        state.reached,
        state.triggered,
        state.acted,
        state.idle,
        state.ended,
    )


def _see_pile(state: State, pile: Pile, number: int, seat: Seat | None) -> PileView:
    most = pile.most
    if seat is not None and (len(state.piles) == 1 or number == seat):
        most = minus(most, state.desk(seat).drawn)
    return PileView(sum(pile.deck), cards(pile.discards), cards(most))


def _see_desk(table: ReadyBoard, desk: Desk) -> DeskView:
    lattice = table.board.lattice
    return DeskView(
        sum(desk.hand),
        cards(desk.shown),
        tuple(_join(table.shapes[number].names) for number in desk.bands),
        tuple(_write(table, lattice.sectors[i]) for i in bits(desk.held)),
        tuple(_write(table, lattice.sectors[i]) for i in bits(desk.first)),
        tuple(_write(table, lattice.lines[i]) for i in bits(desk.crossed)),
        tuple(lattice.names[i] for i in bits(desk.ends)),
        desk.points,
        desk.crystals,
    )


def imagine(table: ReadyBoard, view: View, rng: Rng) -> State:
    """Samples a state that looks like *view*: unseen cards are dealt anew wherever they can be."""
    decks, hands = _deal_unseen(view, rng)
    piles = tuple(
        Pile(deck, bag(seen.discards), bag(seen.most)) for seen, deck in zip(view.piles, decks, strict=True)
    )
    desks = tuple(_restore(table, seen, hand) for seen, hand in zip(view.desks, hands, strict=True))
    number = table.board.lattice.number
    return State(
        piles,
        desks,
        bag(view.row),
        view.dealt,
        view.round,
        view.seat,
        view.moment,
        view.actions,
        view.bought,
        view.must_act,
        view.taking,
        view.drawing,
        table.at[tuple(view.band.split("-"))].number if view.band else -1,
        tuple(number[name] for name in view.owed),
        view.reached,
        view.triggered,
        view.acted,
        view.idle,
        view.ended,
    )


def _restore(table: ReadyBoard, seen: DeskView, hand: Bag) -> Desk:
    lattice = table.board.lattice
    number = lattice.number
    shapes = [table.at[tuple(band.split("-"))] for band in seen.bands]
    pegs = lines = 0
    for shape in shapes:
        pegs |= shape.pegs_mask
        lines |= shape.lines

    def read(texts: tuple[str, ...], at: dict[tuple[int, ...], int]) -> int:
        return mask(at[tuple(number[name] for name in text.split("-"))] for text in texts)

    return Desk(
        hand,
        bag(seen.shown),
        EMPTY,
        tuple(shape.number for shape in shapes),
        pegs,
        lines,
        read(seen.held, lattice.sector_at),
        read(seen.first, lattice.sector_at),
        read(seen.crossed, lattice.line_at),
        mask(number[name] for name in seen.ends),
        seen.points,
        seen.crystals,
    )


def _deal_unseen(view: View, rng: Rng) -> tuple[list[Bag], list[Bag]]:
    """Gets decks and hands that agree with everything that was seen."""
    unseen = minus(BOX, bag(view.row))
    for pile in view.piles:
        unseen = minus(unseen, bag(pile.discards))
    for seat, desk in enumerate(view.desks, 1):
        unseen = minus(unseen, bag(view.hand if seat == view.viewer else desk.shown))
    limits = [bag(pile.most) for pile in view.piles]
    decks, unseen = _fill_decks([pile.deck for pile in view.piles], limits, unseen, rng)
    left = shuffled(rng, cards(unseen))
    hands = []
    for seat, desk in enumerate(view.desks, 1):
        if seat == view.viewer:
            hands.append(bag(view.hand))
        else:
            hidden = desk.cards - len(desk.shown)
            hands.append(bag((*desk.shown, *left[:hidden])))
            del left[:hidden]
    return decks, hands


def _fill_decks(sizes: list[int], limits: list[Bag], unseen: Bag, rng: Rng) -> tuple[list[Bag], Bag]:
    """Deals decks of these sizes, none with more of a colour than its limit. Gets them and what is left."""
    decks = [EMPTY for _ in sizes]
    for i, size in enumerate(sizes):
        for card in shuffled(rng, cards(least(unseen, limits[i]))):
            if sum(decks[i]) == size:
                break
            one = bag((card,))
            lower, left = minus(limits[i], one), minus(unseen, one)
            wanted = [size - sum(decks[i]) - 1, *sizes[i + 1 :]]
            if len(sizes) > 1 and not _can_fill(wanted, [lower, *limits[i + 1 :]], left):
                continue
            decks[i] = tuple(a + b for a, b in zip(decks[i], one, strict=True))
            limits[i], unseen = lower, left
    return decks, unseen


def _can_fill(sizes: list[int], limits: list[Bag], supply: Bag) -> bool:
    """Whether decks can be dealt from *supply*: by max-flow and min-cut no set of decks may want too much."""
    for chosen in range(1, 1 << len(sizes)):
        wanted = sum(size for i, size in enumerate(sizes) if chosen >> i & 1)
        limit = [
            sum(bag_[c] for i, bag_ in enumerate(limits) if chosen >> i & 1) for c in range(len(COLOURS))
        ]
        if wanted > sum(map(min, supply, limit)):
            return False
    return True


def _join(names: tuple[str, ...]) -> str:
    return "-".join(names)


def _write(table: ReadyBoard, pegs: tuple[int, ...]) -> str:
    return "-".join([table.board.lattice.names[peg] for peg in pegs])
