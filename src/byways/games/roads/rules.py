"""Players take turns to lay cards to one network of roads."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from byways.kernel.facts import Options
from byways.kernel.lots import Lots
from byways.kernel.moves import END, Moves
from byways.kernel.protocol import NATURE, Event, Game, Outcome, Path, Refusal, Seat, Tally
from byways.kernel.rng import Rng
from byways.kernel.text import Text

from . import FACTS, imagination, nature, notation, placing, scoring, variants
from .components import SKIP
from .network import Card
from .options import Rules, choose
from .state import Action, Deal, Draw, Lay, Skip, State, View, without

Refusals = tuple[Refusal, ...]
NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Roads(Game[State, Action, View]):
    """One variant of the game."""

    rules: Rules
    name: str = "roads"
    facets = FACTS.facets

    def setup(self, seats: int) -> State:
        return variants.begin(self.rules, seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        if len(state.won) == self.rules.games:
            return NOBODY
        if state.pile and (self.rules.dealt or not state.drawn):
            return frozenset({NATURE})
        return frozenset({state.seat})

    def turn(self, state: State) -> int:
        return state.turn

    # What may be played

    def moves(self, state: State, seat: Seat) -> Moves:
        found = placing.lays(self.rules, state.network, state.player(seat).hand)
        return found if found or self.rules.dealt else Moves({SKIP: END})

    def check(self, state: State, seat: Seat, action: Action) -> Refusals:
        if seat == NATURE:
            return self.lots(state).refuse(self.path(action))
        match action:
            case Lay(kind, cell, sides):
                if kind not in state.player(seat).hand:
                    return (Refusal("roads.lay.hand", (kind,), {"kind": kind}),)
                if sides not in self.rules.deck.lays[kind]:
                    return (Refusal("roads.lay.face", (kind, sides), {"kind": kind}),)
                return placing.refuse(self.rules, state.network, cell, sides)
            case Skip():
                return self._check_skip(state, seat)
            case _:
                return (Refusal("match.nature_only"),)

    def _check_skip(self, state: State, seat: Seat) -> Refusals:
        if self.rules.dealt:
            return (Refusal("roads.skip.not_played"),)
        for cell, kind in placing.laid_where(self.rules, state.network, state.player(seat).hand):
            return (Refusal("roads.skip.can_lay", (cell, kind), {"kind": kind}),)
        return ()

    # What happens then

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        match action:
            case Lay():
                after, event = self._apply_lay(state, seat, action)
            case Skip():
                after, event = self._apply_skip(state, seat)
            case Deal():
                return self._apply_deal(state, action)
            case Draw(kind):
                return self._apply_draw(state, kind)
        after, events = variants.follow(self.rules, after)
        return after, (event, *events)

    def _apply_lay(self, state: State, seat: Seat, lay: Lay) -> tuple[State, Event]:
        player = state.player(seat)
        after = replace(
            state,
            players=state.with_player(seat, replace(player, hand=without(player.hand, lay.kind))),
            network=state.network.with_card(lay.cell, Card(lay.kind, lay.sides, seat), self.rules.field),
            latest=lay.cell,
            drawn=False,
            passes=0,
            turn=state.turn + 1,
        )
        kind, cell, sides = notation.path(lay)
        return after, Event("roads.laid", seat, (cell, kind, sides), {"kind": kind})

    def _apply_skip(self, state: State, seat: Seat) -> tuple[State, Event]:
        player = state.player(seat)
        after = replace(
            state,
            players=state.with_player(seat, replace(player, skips=player.skips + 1)),
            drawn=False,
            # Skips made while the pile lasted do not count towards a round of them.
            passes=0 if state.pile else state.passes + 1,
            turn=state.turn + 1,
        )
        return after, Event("roads.skipped", seat)

    def _apply_deal(self, state: State, deal: Deal) -> tuple[State, tuple[Event, ...]]:
        cards = tuple(sorted(deal.cards))
        after = replace(
            state,
            players=state.with_player(deal.seat, replace(state.player(deal.seat), hand=cards)),
            pile=_less(state.pile, cards),
            turn=state.turn + 1,
        )
        others = Event("roads.dealt_hidden", deal.seat, args={"count": len(cards)})
        named = tuple(Text("roads.kind", {"kind": kind}) for kind in cards)
        own = Event(
            "roads.dealt", deal.seat, cards, {"cards": named}, only=frozenset({deal.seat}), instead=others
        )
        if after.pile:
            return after, (own,)
        after, events = variants.open_field(self.rules, after)
        return after, (own, *events)

    def _apply_draw(self, state: State, kind: str) -> tuple[State, tuple[Event, ...]]:
        player = state.player(state.seat)
        at = bisect(player.hand, kind)
        hand = player.hand[:at] + (kind,) + player.hand[at:]
        after = replace(
            state,
            players=state.with_player(state.seat, replace(player, hand=hand)),
            pile=without(state.pile, kind),
            drawn=True,
            turn=state.turn + 1,
        )
        others = Event("roads.drew_hidden", state.seat)
        drawn = {"kind": kind}
        own = Event("roads.drew", state.seat, (kind,), drawn, only=frozenset({state.seat}), instead=others)
        return after, (own,)

    # Chance

    def roll(self, state: State, rng: Rng) -> Action:
        return nature.roll(self.rules, state, rng)

    def lots(self, state: State) -> Lots:
        return nature.lots(self.rules, state)

    def all_lots(self, seats: int) -> Iterator[Lots]:
        return nature.all_lots(self.rules, seats)

    # What is known

    def observe(self, state: State, seat: Seat | None) -> View:
        return imagination.observe(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagination.imagine(self.rules, view, rng)

    # How it ends

    def tally(self, state: State, seat: Seat) -> Tally:
        return scoring.tally(self.rules, state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(self.rules, state)

    # How it is written

    def path(self, action: Action) -> Path:
        return notation.path(action)

    def read(self, path: Path) -> Action:
        return notation.read(path, self.rules.deck.lays)


def make(options: Options, seats: int, rules: int) -> Roads:
    """Gets the game; raises BadOptions where the options do not go together."""
    return Roads(choose(options, seats, rules))


def _less(bag: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    left = Counter(bag)
    left.subtract(cards)
    return tuple(sorted(left.elements()))
