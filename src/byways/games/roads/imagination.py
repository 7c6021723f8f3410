"""What is known to a seat, and a table that would look the same."""

from __future__ import annotations

from collections import Counter

from byways.kernel.geometry.square import read_unbounded, write_unbounded
from byways.kernel.protocol import Seat
from byways.kernel.rng import Rng, pick, shuffled

from .components import Bag
from .network import Network
from .options import Rules
from .placing import can_lay
from .state import Laid, Player, State, View, network_of

TRIES = 20
"""How often hands are dealt anew, for the seat on turn to have a card to lay."""


def observe(state: State, seat: Seat | None) -> View:
    """Gets what *seat* may know."""
    laid = sorted(state.network.cells.items(), key=lambda item: (item[0][1], item[0][0]))
    return View(
        seat,
        () if seat is None else state.player(seat).hand,
        tuple(len(player.hand) for player in state.players),
        len(state.pile),
        tuple(Laid(write_unbounded(cell), card.kind, card.sides, card.seat) for cell, card in laid),
        None if state.latest is None else write_unbounded(state.latest),
        state.seat,
        state.drawn,
        state.passes,
        tuple(player.skips for player in state.players),
        tuple(seat for seat in state.seats if state.player(seat).out),
        state.game,
        state.turn,
        state.won,
        state.ended,
    )


def imagine(rules: Rules, view: View, rng: Rng) -> State:
    """Samples a state that looks like *view*."""
    network = network_of(view.network, rules.field)
    hands, pile = _hands(rules, view, network, rng)
    players = tuple(
        Player(hand, skips, seat in view.out)
        for seat, (hand, skips) in enumerate(zip(hands, view.skips, strict=True), 1)
    )
    return State(
        players,
        pile,
        network,
        view.mover,
        view.drawn,
        view.passes,
        None if view.latest is None else read_unbounded(view.latest),
        view.game,
        view.turn,
        view.won,
        view.ended,
    )


def _hands(rules: Rules, view: View, network: Network, rng: Rng) -> tuple[list[Bag], Bag]:
    """Samples hands and the pile. Where laying is a duty, the seat on turn can."""
    unseen = Counter(rules.deck.cards(rules.copies * len(view.hands)))
    unseen.subtract(laid.kind for laid in view.network)
    unseen.subtract(view.hand)
    cards = sorted(unseen.elements())
    playing = rules.dealt and not view.pile and len(view.won) < view.game
    for _ in range(TRIES):
        hands, pile = _deal(view, shuffled(rng, cards))
        if not playing or can_lay(rules, network, hands[view.mover - 1]):
            return hands, pile
    useful = [card for card in cards if can_lay(rules, network, (card,))]
    if not useful:
        return hands, pile
    # The seat on turn gets one of the few cards that fit; the rest is dealt as ever.
    card = pick(rng, useful)
    cards.remove(card)
    return _deal(view, shuffled(rng, cards), card)


def _deal(view: View, cards: list[str], kept: str = "") -> tuple[list[Bag], Bag]:
    """Deals the unseen cards as the sizes say; *kept* goes to the seat on turn."""
    hands: list[Bag] = []
    for seat, size in enumerate(view.hands, 1):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        own = [kept] if kept and seat == view.mover else []
        need = size - len(own)
        hands.append(tuple(sorted((*own, *cards[:need]))))
        cards = cards[need:]
    return hands, tuple(sorted(cards))
