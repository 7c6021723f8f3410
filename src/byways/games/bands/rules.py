"""Take cards, put on bands, pay peg by peg; two actions a turn and a third for crystals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from byways.kernel.facts import Options
from byways.kernel.lots import Lots
from byways.kernel.moves import END, Moves, branches, one_of, written
from byways.kernel.protocol import NATURE, Event, Game, Outcome, Path, Refusal, Seat, Tally
from byways.kernel.rng import Rng
from byways.kernel.text import Args

from . import FACTS, cards, gains, knowledge, notation, payment, placing, scoring
from .board import ReadyBoard
from .components import (
    ACTIONS,
    COLOUR,
    COLOURS,
    CRYSTALS_AN_ACTION,
    MAX_IDLE_ROUNDS,
    MAX_ROUNDS,
    bag,
    minus,
    plus,
    some,
)
from .notation import DECK
from .options import choose
from .state import Action, Band, Crystal, End, Pay, State, Take, View, with_item, with_pile

Refusals = tuple[Refusal, ...]
Step = tuple[State, tuple[Event, ...]]
TAKES = (*COLOURS, DECK)
"""What can be taken: a card of the row, or the top one of the deck."""


@dataclass(frozen=True, slots=True)
class Bands(Game[State, Action, View]):
    """Kauchuk on one board."""

    table: ReadyBoard
    name: str = "bands"
    facets = FACTS.facets

    def setup(self, seats: int) -> State:
        return cards.setup(self.table.scenario, seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.ended:
            return frozenset()
        waits = cards.awaited(self.table.scenario, state) is not None
        return frozenset({NATURE if waits else state.seat})

    def turn(self, state: State) -> int:
        return state.moment

    # What may be played

    def moves(self, state: State, seat: Seat) -> Moves:
        if state.owed:
            return written(notation.path(way) for way in payment.ways(self.table, state, seat))
        found = {"take": one_of(tuple(card for card in TAKES if not self._check_take(state, card)))}
        if not self._check_begin(state):
            found["band"] = _begun(tuple([shape.names for shape in placing.bands(self.table, state, seat)]))
        if not self._check_crystal(state, seat):
            found["crystal"] = END
        if not _check_end(state):
            found["end"] = END
        return branches(found)

    def check(self, state: State, seat: Seat, action: Action) -> Refusals:
        if seat == NATURE:
            return self.lots(state).refuse(self.path(action))
        match action:
            case Band(pegs):
                refusal = self._check_begin(state) or placing.check(self.table, state, seat, pegs)
            case Pay():
                refusal = payment.check(self.table, state, seat, action)
            case Take(card):
                refusal = self._check_take(state, card)
            case Crystal():
                refusal = self._check_crystal(state, seat)
            case End():
                refusal = _check_end(state)
            case _:
                refusal = Refusal("match.nature_only")
        return (refusal,) if refusal else ()

    def _check_begin(self, state: State) -> Refusal | None:
        """Gets why no action can begin now."""
        if refusal := _check_between(state):
            return refusal
        if state.actions:
            return None
        if state.bought or state.desk(state.seat).crystals < CRYSTALS_AN_ACTION:
            return Refusal("bands.act.all_used")
        return Refusal("bands.act.none_left", args={"count": ACTIONS, "price": CRYSTALS_AN_ACTION})

    def _check_take(self, state: State, card: str) -> Refusal | None:
        if not state.taking and (refusal := self._check_begin(state)):
            return refusal
        if self.table.scenario.row and not self._cards_left(state):
            return Refusal("bands.take.nothing")
        if card == DECK:
            return None if state.pile(state.seat).size else Refusal("bands.take.deck", (DECK,))
        if not self.table.scenario.row:
            return Refusal("bands.take.no_row", (DECK,))
        return None if state.row[COLOUR[card]] else Refusal("bands.take.row", (card,), {"colour": card})

    def _check_crystal(self, state: State, seat: Seat) -> Refusal | None:
        if refusal := _check_between(state):
            return refusal
        if state.bought:
            return Refusal("bands.crystal.once")
        if state.desk(seat).crystals < CRYSTALS_AN_ACTION:
            return Refusal("bands.crystal.few", args={"count": CRYSTALS_AN_ACTION})
        if not self._cards_left(state) and next(placing.bands(self.table, state, seat), None) is None:
            return Refusal("bands.crystal.nothing")
        return None

    def _cards_left(self, state: State) -> int:
        """Gets how many cards the seat whose turn it is could take."""
        return sum(state.row) + state.pile(state.seat).size

    # What happens

    def apply(self, state: State, seat: Seat, action: Action) -> Step:
        if seat == NATURE:
            after, events = cards.apply(state, action)
            return self._taken(after), events
        match action:
            case Band(pegs):
                after, events = self._begin_band(state, seat, pegs)
            case Pay():
                after, events = self._pay(state, seat, action)
            case Take(card):
                after, events = self._take(state, seat, card)
            case Crystal():
                after, events = self._buy(state, seat)
            case _:
                after, events = self._end_turn(state, seat)
        if not after.ended and cards.awaited(self.table.scenario, after) is not None:
            # What nature shows is known to all: the steps that led to it are final.
            after = replace(after, moment=after.moment + 1)
        return after, events

    def _take(self, state: State, seat: Seat, card: str) -> Step:
        if not state.taking:
            actions, taking = state.actions - 1, self.table.scenario.cards
            state = replace(state, actions=actions, taking=taking, must_act=False, acted=True)
        if card == DECK:
            return replace(state, taking=state.taking - 1, drawing=True), (Event("bands.take_deck", seat),)
        one, desk = some(COLOUR[card]), state.desk(seat)
        desk = replace(desk, hand=plus(desk.hand, one), shown=plus(desk.shown, one))
        after = replace(
            state,
            taking=state.taking - 1,
            row=minus(state.row, one),
            desks=with_item(state.desks, seat, desk),
        )
        return self._taken(after), (Event("bands.take", seat, (card,), {"colour": card}),)

    def _taken(self, state: State) -> State:
        """Ends an action for which no card is left."""
        if state.taking and not state.drawing and not self._cards_left(state):
            return replace(state, taking=0)
        return state

    def _begin_band(self, state: State, seat: Seat, pegs: tuple[str, ...]) -> Step:
        shape = self.table.at[pegs]
        owed = payment.owed(state, seat, shape)
        state = replace(state, actions=state.actions - 1, must_act=False, band=shape.number, owed=owed)
        if owed:
            return state, (Event("bands.band", seat, pegs, again=True),)
        return self._put_on(state, seat)

    def _put_on(self, state: State, seat: Seat) -> Step:
        after, bonus, events = gains.put_on(self.table, state, seat, self.table.shapes[state.band])
        return self._taken(replace(after, taking=bonus)) if bonus else after, events

    def _pay(self, state: State, seat: Seat, pay: Pay) -> Step:
        paid, desks = bag(pay.cards), state.desks
        desk = state.desk(seat)
        spent = 0 if pay.crystal is None else 1
        desk = replace(
            desk,
            hand=minus(desk.hand, paid),
            shown=minus(desk.shown, paid),
            crystals=desk.crystals - spent,
        )
        desks = with_item(desks, seat, desk)
        piles = state.piles
        if not pay.to:
            pile = state.pile(seat)
            piles = with_pile(state, seat, replace(pile, discards=plus(pile.discards, paid)))
        for receiver in pay.to:
            got = bag(pay.cards[: 2 // len(pay.to)])
            other = desks[receiver - 1]
            other = replace(other, hand=plus(other.hand, got), shown=plus(other.shown, got))
            desks = with_item(desks, receiver, other)
        if pay.crystal is not None:
            other = desks[pay.crystal - 1]
            desks = with_item(desks, pay.crystal, replace(other, crystals=other.crystals + 1))
        state = replace(state, desks=desks, piles=piles, owed=state.owed[1:])
        events = (_paid(seat, pay),)
        if state.owed:
            return state, events
        after, more = self._put_on(state, seat)
        return after, events + more

    def _buy(self, state: State, seat: Seat) -> Step:
        desk = state.desk(seat)
        desk = replace(desk, crystals=desk.crystals - CRYSTALS_AN_ACTION)
        desks = with_item(state.desks, seat, desk)
        after = replace(state, desks=desks, actions=state.actions + 1, bought=True, must_act=True)
        return after, (Event("bands.crystal", seat),)

    def _end_turn(self, state: State, seat: Seat) -> Step:
        events: tuple[Event, ...] = (Event("bands.end", seat),)
        state = replace(state, moment=state.moment + 1, actions=ACTIONS, bought=False)
        if seat < len(state.desks):
            return replace(state, seat=Seat(seat + 1)), events
        events += (Event("bands.round_over", args={"round": state.round}),)
        idle = 0 if state.acted else state.idle + 1
        state = replace(state, seat=Seat(1), acted=False, idle=idle)
        if reason := self._reason_to_end(state):
            return replace(state, ended=reason), (*events, Event(reason))
        return replace(state, round=state.round + 1), events

    def _reason_to_end(self, state: State) -> str:
        """Gets why the game is over after this round, empty if it goes on."""
        scenario = self.table.scenario
        if state.triggered:
            return _END_OF[bool(scenario.end_score), bool(scenario.end_drawings)]
        if scenario.end_rounds:
            return "bands.over.rounds" if state.round >= scenario.end_rounds else ""
        if state.idle >= MAX_IDLE_ROUNDS:
            return "bands.over.idle"
        return "bands.over.limit" if state.round >= MAX_ROUNDS else ""

    # Chance

    def roll(self, state: State, rng: Rng) -> Action:
        return cards.roll(self.table.scenario, state, rng)

    def lots(self, state: State) -> Lots:
        return cards.lots(self.table.scenario, state)

    def all_lots(self, seats: int) -> Iterator[Lots]:
        return cards.all_lots(self.table.scenario, seats)

    # What is known

    def observe(self, state: State, seat: Seat | None) -> View:
        return knowledge.observe(self.table, state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return knowledge.imagine(self.table, view, rng)

    # How it ends

    def tally(self, state: State, seat: Seat) -> Tally:
        return scoring.tally(self.table, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.table, state)

    # How it is written

    def path(self, action: Action) -> Path:
        return notation.path(action)

    def read(self, path: Path) -> Action:
        return notation.read(path, self.table.board.lattice.number)


def make(options: Options, seats: int, rules: int) -> Bands:
    """Gets the game; raises BadOptions where the options do not go together."""
    return Bands(choose(options, seats))


_begun = lru_cache(maxsize=1_000)(written)
"""Bands change less often than it is asked for them."""

_END_OF = {
    (True, False): "bands.over.score",
    (False, True): "bands.over.drawings",
    (False, False): "bands.over.bands",
}


def _check_between(state: State) -> Refusal | None:
    """Gets which action must be finished first."""
    if state.owed:
        return Refusal("bands.act.pay_first")
    if state.taking:
        return Refusal("bands.act.take_first")
    return None


def _check_end(state: State) -> Refusal | None:
    return Refusal("bands.end.third") if state.must_act else _check_between(state)


def _paid(seat: Seat, pay: Pay) -> Event:
    args: Args = {"cards": len(pay.cards), "colour": pay.cards[0]}
    if pay.crystal is not None:
        return Event("bands.paid_crystal", seat, (pay.peg,), {**args, "to": int(pay.crystal)})
    if len(pay.to) == 2:
        return Event("bands.paid_both", seat, (pay.peg,), {**args, "to": pay.to[0], "and": pay.to[1]})
    if pay.to:
        return Event("bands.paid_to", seat, (pay.peg,), {**args, "to": int(pay.to[0])})
    return Event("bands.paid", seat, (pay.peg,), args)
