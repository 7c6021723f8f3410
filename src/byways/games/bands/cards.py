"""Nature: own decks, first hands, the open row, cards from the deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from byways.kernel.lots import Lot, Lots
from byways.kernel.protocol import Event, Seat
from byways.kernel.rng import Rng, draw
from byways.kernel.text import Text

from .components import (
    ACTIONS,
    BOX,
    COLOUR,
    COLOURS,
    EMPTY,
    Bag,
    bag,
    cards,
    hand_size,
    minus,
    plus,
    some,
)
from .scenarios import Scenario
from .state import Action, Chance, Deal, Desk, Draw, Open, OwnDeck, Pile, State, with_item, with_pile


def setup(scenario: Scenario, seats: int) -> State:
    """Gets the table before the first card."""
    shared = (Pile(BOX, EMPTY, BOX),)
    piles = (Pile(EMPTY, EMPTY, BOX),) * seats if scenario.own_deck else shared
    return State(piles, (Desk(),) * seats, actions=ACTIONS)


def awaited(scenario: Scenario, state: State) -> type[Chance] | None:
    """Gets which move of nature comes next."""
    if state.drawing:
        return Draw
    seats = len(state.desks)
    if state.dealt < (2 * seats if scenario.own_deck else seats):
        return OwnDeck if scenario.own_deck and state.dealt < seats else Deal
    if scenario.row and not state.taking and not state.owed and missing(scenario, state):
        return Open
    return None


def missing(scenario: Scenario, state: State) -> int:
    """Gets how many cards the row lacks and can get."""
    lacking = scenario.row - sum(state.row)
    return min(lacking, state.piles[0].size) if lacking else 0


def dealt_to(state: State) -> Seat:
    """Gets whose cards are dealt now."""
    return Seat(state.dealt % len(state.desks) + 1)


def left_in_box(state: State) -> Bag:
    """Gets the cards that no own deck has; only while own decks are dealt."""
    left = BOX
    for pile in state.piles:
        left = minus(left, pile.deck)
    return left


def roll(scenario: Scenario, state: State, rng: Rng) -> Chance:
    """Samples nature's move."""
    kind, pile = awaited(scenario, state), state.pile(state.seat)
    if kind is OwnDeck:
        return OwnDeck(dealt_to(state), draw(rng, cards(left_in_box(state)), scenario.own_deck))
    if kind is Deal:
        seat = dealt_to(state)
        return Deal(seat, draw(rng, cards(state.pile(seat).deck), hand_size(seat)))
    if kind is Open:
        count = missing(scenario, state)
        first = draw(rng, cards(pile.deck), count)
        return Open(first + draw(rng, cards(pile.discards), count - len(first)))
    return Draw(draw(rng, cards(pile.deck) or cards(pile.discards), 1)[0])


def lots(scenario: Scenario, state: State) -> Lots:
    """Gets what nature's next move is made of."""
    kind, pile = awaited(scenario, state), state.pile(state.seat)
    if kind is OwnDeck:
        return _own_deck(scenario, dealt_to(state), left_in_box(state))
    if kind is Deal:
        return _deal(dealt_to(state), state.pile(dealt_to(state)).deck)
    if kind is Open:
        count = missing(scenario, state)
        if count <= sum(pile.deck):
            return _open_lots(pile.deck, count)
        # The rest of the deck is turned up, and then cards of the one that is made of the discards.
        return _open_lots(plus(pile.deck, pile.discards), count, pile.deck)
    return _draw_lots(pile.deck if any(pile.deck) else pile.discards, state.seat)


def all_lots(scenario: Scenario, seats: int) -> Iterator[Lots]:
    """Generates what all moves of nature at a table of *seats* are made of."""
    everybody = [Seat(seat) for seat in range(1, seats + 1)]
    if scenario.own_deck:
        yield from (_own_deck(scenario, seat, BOX) for seat in everybody)
    yield from (_deal(seat, BOX) for seat in everybody)
    if scenario.row:
        yield _open_lots(BOX, scenario.row, fewest=1)
    yield _draw_lots(BOX, None)


def _own_deck(scenario: Scenario, seat: Seat, left: Bag) -> Lots:
    label = Text("bands.lot.deck", {"seat": seat, "count": scenario.own_deck})
    return Lots(("deck", str(seat)), (Lot(label, scenario.own_deck, _most(left)),), seat=seat)


def _deal(seat: Seat, left: Bag) -> Lots:
    count = hand_size(seat)
    label = Text("bands.lot.hand", {"seat": seat, "count": count})
    return Lots(("deal", str(seat)), (Lot(label, count, _most(left)),), seat=seat)


def _open_lots(left: Bag, count: int, sure: Bag = EMPTY, fewest: int | None = None) -> Lots:
    label = Text("bands.lot.row", {"count": count})
    return Lots(("open",), (Lot(label, count, _most(left), _most(sure), fewest),))


def _draw_lots(left: Bag, seat: Seat | None) -> Lots:
    label = Text("bands.lot.draw", {"seat": seat or 0})
    return Lots(("draw",), (Lot(label, 1, _most(left)),), seat=seat)


def _most(left: Bag) -> dict[str, int]:
    return dict(zip(COLOURS, left, strict=True))


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Gets the table after nature's move; the turn itself goes on in the rules."""
    match action:
        case OwnDeck(seat, given):
            pile = replace(state.pile(seat), deck=bag(given))
            after = replace(state, piles=with_pile(state, seat, pile), dealt=state.dealt + 1)
            return after, (Event("bands.own_deck", seat),)
        case Deal(seat, given):
            pile, hand = state.pile(seat), bag(given)
            pile = replace(pile, deck=minus(pile.deck, hand))
            desks = with_item(state.desks, seat, replace(state.desk(seat), hand=hand, drawn=hand))
            state = replace(state, piles=with_pile(state, seat, pile), desks=desks, dealt=state.dealt + 1)
            return state, (_secret("bands.dealt", seat, given, len(given), cards=_named(given)),)
        case Open(given):
            return _open(state, bag(given)), (
                Event("bands.opened", refs=given, args={"cards": _named(given)}),
            )
        case Draw(card):
            return _draw(state, card), (_secret("bands.drew", state.seat, (card,), 1, colour=card),)
        case _:
            raise AssertionError(action)


def _named(cards: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(Text("bands.card", {"colour": card}) for card in cards)


def _secret(
    code: str, seat: Seat, given: tuple[str, ...], count: int, **args: str | tuple[Text, ...]
) -> Event:
    hidden = Event("bands.got_cards", seat, args={"count": count})
    return Event(code, seat, given, args, only=frozenset({seat}), instead=hidden)


def _open(state: State, given: Bag) -> State:
    pile = state.piles[0]
    row = plus(state.row, given)
    if sum(given) <= sum(pile.deck):
        pile = Pile(minus(pile.deck, given), pile.discards, minus(pile.most, given))
        return replace(state, row=row, piles=(pile,))
    deck = minus(pile.discards, minus(given, pile.deck))
    state = reshuffled(state, state.seat, deck)
    return replace(state, row=row)


def _draw(state: State, card: str) -> State:
    seat, one = state.seat, some(COLOUR[card])
    if not any(state.pile(seat).deck):
        state = reshuffled(state, seat, state.pile(seat).discards)
    pile, desk = state.pile(seat), state.desk(seat)
    pile = replace(pile, deck=minus(pile.deck, one))
    desk = replace(desk, hand=plus(desk.hand, one), drawn=plus(desk.drawn, one))
    return replace(
        state,
        piles=with_pile(state, seat, pile),
        desks=with_item(state.desks, seat, desk),
        drawing=False,
    )


def reshuffled(state: State, seat: Seat, deck: Bag) -> State:
    """Gets the table after the discards became a deck, of which everybody knows what is in it."""
    piles = with_pile(state, seat, Pile(deck, EMPTY, deck))
    if len(piles) > 1:
        desks = with_item(state.desks, seat, replace(state.desk(seat), drawn=EMPTY))
    else:
        desks = tuple(replace(desk, drawn=EMPTY) for desk in state.desks)
    return replace(state, piles=piles, desks=desks)
