"""What follows a move in each variant: whose turn it is, who is out, how a game ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from byways.kernel.protocol import Event, Seat

from .network import Network
from .options import Rules
from .placing import can_lay
from .state import Player, State


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended."""

    reason: str
    winners: frozenset[Seat]


Next = tuple[State, tuple[Event, ...], Ending | None]


def follow(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Gets what comes after the move that the seat on turn has just made."""
    state, events, ending = FOLLOW[rules.variant](rules, state)
    if ending is None:
        return state, events
    state = replace(state, won=(*state.won, ending.winners), ended=ending.reason)
    if len(state.won) == rules.games:
        return state, events
    fresh = begin(rules, len(state.players), state.game + 1)
    after = replace(fresh, turn=state.turn, won=state.won, ended=state.ended)
    told = Event("roads.next_game", Seat(after.seat), args={"game": after.game})
    return after, (*events, Event(ending.reason), told)


def begin(rules: Rules, seats: int, game: int = 1) -> State:
    """Gets the table before the cards are dealt; seat 2 starts the second game of a match."""
    cards = rules.deck.cards(rules.copies * seats)
    return State((Player(),) * seats, cards, Network(), seat=Seat(game), game=game)


def _duel(rules: Rules, state: State) -> Next:
    """Variant 1: the starter extends, the other closes."""
    starter = Seat(state.game)
    if state.seat != starter and state.network.closed:
        return state, (), Ending("roads.end.closed", frozenset({state.seat}))
    if not any(player.hand for player in state.players):
        return state, (), Ending("roads.end.extended", frozenset({starter}))
    state = replace(state, seat=state.next_seat)
    if can_lay(rules, state.network, state.player(state.seat).hand):
        return state, (), None
    return state, (), Ending("roads.end.stuck", frozenset(state.seats))


def _last_to_lay(rules: Rules, state: State) -> Next:
    """Variant 2: who cannot lay is out; the last to lay wins."""
    assert rules.field is not None and state.last_to_lay is not None
    winner = frozenset({state.last_to_lay})
    if len(state.network.cells) == rules.field.columns * rules.field.rows:
        return state, (), Ending("roads.end.field", winner)
    state, events = _next_to_lay(rules, state)
    return state, events, Ending("roads.end.nobody", winner) if state.player(state.seat).out else None


def _next_to_lay(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Gets the turn of the next seat that can lay; those before it are out. Where nobody can, all are."""
    events: list[Event] = []
    for _ in state.players:
        state = replace(state, seat=state.next_seat)
        player = state.player(state.seat)
        if player.out:
            continue
        if can_lay(rules, state.network, player.hand):
            break
        state = replace(state, players=state.with_player(state.seat, replace(player, out=True)))
        events.append(Event("roads.out", state.seat))
    return state, tuple(events)


def open_field(rules: Rules, state: State) -> tuple[State, tuple[Event, ...]]:
    """Gets what follows when all cards are dealt: who has none that fits an empty field is out."""
    if rules.field is None:
        return state, ()
    return _next_to_lay(rules, replace(state, seat=state.seats[-1]))


def _pile(rules: Rules, state: State) -> Next:
    """Variant 3: draw and lay until nothing is left or nothing goes."""
    holding = sum(bool(player.hand) for player in state.players)
    if not state.pile and not holding:
        return state, (), _ranking(rules, state, "roads.end.laid")
    if state.network.closed:
        return state, (), _ranking(rules, state, "roads.end.sealed")
    if not state.pile and state.passes >= holding:
        return state, (), _ranking(rules, state, "roads.end.skips")
    state = replace(state, seat=state.next_seat)
    while not state.pile and not state.player(state.seat).hand:
        state = replace(state, seat=state.next_seat)
    return state, (), None


def _ranking(rules: Rules, state: State, reason: str) -> Ending:
    """Fewest cards left, then fewest skips, then shared; together, all or nobody."""
    if rules.together:
        return Ending(reason, frozenset(state.seats if reason == "roads.end.laid" else ()))
    rank = {seat: (len(state.player(seat).hand), state.player(seat).skips) for seat in state.seats}
    best = min(rank.values())
    return Ending(reason, frozenset(seat for seat in rank if rank[seat] == best))


def most_games(won: Iterable[frozenset[Seat]], seats: Iterable[Seat]) -> frozenset[Seat]:
    """Gets who won the most games, nobody if there was never a winner."""
    games = list(won)
    count = {seat: sum(seat in winners for winners in games) for seat in seats}
    most = max(count.values())
    return frozenset(seat for seat in count if count[seat] == most > 0)


FOLLOW: Mapping[int, Callable[[Rules, State], Next]] = {1: _duel, 2: _last_to_lay, 3: _pile}
