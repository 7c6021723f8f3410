"""What a seat may know, and a table that would look the same to it."""

from __future__ import annotations

from byways.kernel.protocol import Seat
from byways.kernel.rng import Rng, draw

from .components import box, deck
from .options import Rules
from .passing import has_held
from .state import Desk, State, View


def observe(state: State, seat: Seat | None) -> View:
    """Gets what *seat* may know: areas as the turn began, hands and discards that it has held itself."""
    seats = len(state.desks)
    passes = max(state.step - 1, 0)
    return View(
        seat,
        state.round,
        state.step,
        state.dealt,
        len(state.deck),
        state.goals,
        state.claims,
        tuple(desk.before for desk in state.desks),
        tuple(len(desk.held) for desk in state.desks),
        tuple(
            desk.held if has_held(seat, holder, seats, state.round, passes) else None
            for holder, desk in enumerate(state.desks, 1)
        ),
        tuple(
            tuple(
                cards if has_held(seat, holder, seats, round_, box().pairs - 1) else None
                for holder, cards in enumerate(discards, 1)
            )
            for round_, discards in enumerate(state.discards, 1)
        ),
        None if seat is None else state.desk(seat),
    )


def imagine(view: View, rng: Rng, rules: Rules) -> State:
    """Deals everything that the owner of *view* has not seen anew."""
    seen = _seen(view)
    unseen = [card for card in deck(rules.decks) if card not in seen]

    def take(count: int) -> tuple[str, ...]:
        cards = draw(rng, unseen, count)
        for card in cards:
            unseen.remove(card)
        return tuple(sorted(cards))

    desks = []
    for seat, (area, size, known) in enumerate(zip(view.areas, view.held, view.hands, strict=True), 1):
        if seat == view.seat and view.own is not None:
            desks.append(view.own)
        else:
            hand = take(size) if known is None else known
            desks.append(Desk(area, area, hand, hand))
    size = box().hand - 2 * box().pairs
    discards = tuple(
        tuple(take(size) if known is None else known for known in each) for each in view.discards
    )
    return State(
        view.round,
        view.step,
        view.dealt,
        tuple(unseen[: view.deck]),
        tuple(desks),
        view.goals,
        view.claims,
        discards,
    )


def _seen(view: View) -> set[str]:
    """Gets every card that cannot be in the deck or in a hand that was never held."""
    seen = {laid.card for area in view.areas for laid in area.cards}
    seen.update(card for known in view.hands if known for card in known)
    seen.update(card for each in view.discards for known in each if known for card in known)
    return seen
