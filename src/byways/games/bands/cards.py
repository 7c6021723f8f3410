"""Nature: own decks, first hands, the open row, cards from the deck."""

from __future__ import annotations

from dataclasses import replace

from byways.kernel.protocol import Event, Refusal, Seat
from byways.kernel.rng import Rng, draw
from byways.kernel.scene import Text

from .components import ACTIONS, BOX, COLOUR, EMPTY, Bag, bag, cards, hand_size, holds, minus, plus, some
from .scenarios import Scenario
from .state import Action, Chance, Deal, Desk, Draw, Open, OwnDeck, Pile, State, with_item, with_pile

NOT_NATURE = Refusal("match.not_nature")


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


def check(scenario: Scenario, state: State, action: Action) -> tuple[Refusal, ...]:
    """Gets why nature cannot do this now."""
    if type(action) is not awaited(scenario, state):
        return (NOT_NATURE,)
    match action:
        case OwnDeck(seat, given):
            fits = seat == dealt_to(state) and len(given) == scenario.own_deck
            fits = fits and holds(left_in_box(state), bag(given))
        case Deal(seat, given):
            fits = seat == dealt_to(state) and len(given) == hand_size(seat)
            fits = fits and holds(state.pile(seat).deck, bag(given))
        case Open(given):
            fits = len(given) == missing(scenario, state) and _can_open(state.piles[0], bag(given))
        case Draw(card):
            pile = state.pile(state.seat)
            fits = (pile.deck if any(pile.deck) else pile.discards)[COLOUR[card]] > 0
    return () if fits else (NOT_NATURE,)


def _can_open(pile: Pile, given: Bag) -> bool:
    """Whether these can be turned up: from the deck, and beyond it from the discards."""
    if sum(given) <= sum(pile.deck):
        return holds(pile.deck, given)
    return holds(given, pile.deck) and holds(pile.discards, minus(given, pile.deck))


def possible(scenario: Scenario, action: Action, seats: int) -> tuple[Refusal, ...]:
    """Gets why nature could never do this at a table of *seats*."""
    match action:
        case OwnDeck(seat, given):
            fits = seat <= seats and len(given) == scenario.own_deck and holds(BOX, bag(given))
        case Deal(seat, given):
            fits = seat <= seats and len(given) == hand_size(seat) and holds(BOX, bag(given))
        case Open(given):
            fits = len(given) <= scenario.row
        case Draw():
            fits = True
        case _:
            fits = False
    return () if fits else (NOT_NATURE,)


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
            return state, (_secret("bands.dealt", seat, given, len(given), ("cards", _named(given))),)
        case Open(given):
            return _open(state, bag(given)), (
                Event("bands.opened", refs=given, args=(("cards", _named(given)),)),
            )
        case Draw(card):
            return _draw(state, card), (_secret("bands.drew", state.seat, (card,), 1, ("colour", card)),)
        case _:
            raise AssertionError(action)


def _named(cards: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(Text("bands.card", (("colour", card),)) for card in cards)


def _secret(
    code: str, seat: Seat, given: tuple[str, ...], count: int, *args: tuple[str, str | tuple[Text, ...]]
) -> Event:
    hidden = Event("bands.got_cards", seat, args=(("count", count),))
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
