"""Hands are passed; everybody lays two cards at the same time in an area of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from byways.kernel.facts import Options
from byways.kernel.lots import Lots
from byways.kernel.moves import END, Moves, branches
from byways.kernel.protocol import (
    NATURE,
    Event,
    Game,
    Outcome,
    Path,
    Refusal,
    Seat,
    Tally,
)
from byways.kernel.result import tie_broken
from byways.kernel.rng import Rng, draw
from byways.kernel.text import Args, Text

from . import FACTS, knowledge, nature, notation, placing, scoring
from .components import KINDS, ORIGIN, camp_cells, card_cells, deck
from .goals import FINAL, INTERIM, NEEDED
from .ground import Camp, Laid
from .notation import cell_name
from .options import Rules, choose
from .passing import passed
from .state import (
    Action,
    Claims,
    Deal,
    Desk,
    Done,
    Goals,
    Lay,
    PlaceCamp,
    State,
    View,
    markers,
    to_play,
    tokens_out,
)

Refusals = tuple[Refusal, ...]


@dataclass(frozen=True, slots=True)
class Trails(Game[State, Action, View]):
    """A game of loops: hiking, biking and kayaking trails from a camp and back to it."""

    rules: Rules
    name: str = "trails"
    facets = FACTS.facets

    def setup(self, seats: int) -> State:
        goals = self.rules.goals
        return State(1, 0, 0, deck(self.rules.decks), (Desk(),) * seats, goals, ((),) * len(goals))

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.round > self.rules.box.rounds:
            return frozenset()
        if self._awaited(state) is not None:
            return frozenset({NATURE})
        return frozenset(Seat(i) for i, desk in enumerate(state.desks, 1) if not desk.done)

    def turn(self, state: State) -> int:
        return state.round * 10 + state.step

    def _awaited(self, state: State) -> type[Action] | None:
        """Gets which move of nature comes next."""
        if not self.rules.solo and not state.goals:
            return Goals
        return Deal if state.dealt < len(state.desks) else None

    # What may be played

    def moves(self, state: State, seat: Seat) -> Moves:
        desk = state.desk(seat)
        ground = desk.area.ground
        found = {} if self._check_done(state, desk) else {"done": END}
        if state.step == 0 and desk.area.camps == desk.before.camps:
            kinds = [kind for kind in KINDS if kind not in ground.homes]
            found["camp"] = Moves(dict.fromkeys(kinds, placing.camps(ground)))
        elif state.step > 0 and to_play(desk):
            for card in desk.hand:
                found[card] = placing.lays(ground, token=not self._check_token(state, seat, card))
        return branches(found)

    def shown(self, card: str) -> str:
        """Gets the animal on a card, if we play with them."""
        return self.rules.animal_map.shown(card) if self.rules.animals else ""

    def check(self, state: State, seat: Seat, action: Action) -> Refusals:
        if seat == NATURE:
            return self.lots(state).refuse(self.path(action))
        match action:
            case Lay():
                return self._check_lay(state, seat, action)
            case PlaceCamp():
                return self._check_camp(state, seat, action)
            case Done():
                return self._check_done(state, state.desk(seat))
            case _:
                return (Refusal("match.nature_only"),)

    def _check_camp(self, state: State, seat: Seat, action: PlaceCamp) -> Refusals:
        desk = state.desk(seat)
        if state.step != 0:
            return (Refusal("trails.camp.not_now"),)
        if desk.area.camps != desk.before.camps:
            return (Refusal("trails.camp.placed"),)
        if action.kind in desk.area.ground.homes:
            return (Refusal("trails.camp.used", (action.kind,)),)
        if not desk.area.camps:
            return () if action.cell == ORIGIN else (Refusal("trails.camp.origin", (cell_name(ORIGIN),)),)
        return placing.refuse(desk.area.ground, camp_cells(action.cell))

    def _check_lay(self, state: State, seat: Seat, action: Lay) -> Refusals:
        desk = state.desk(seat)
        if state.step == 0:
            placed = desk.area.camps != desk.before.camps
            return (Refusal("trails.camp.placed" if placed else "trails.lay.camp_first"),)
        if not to_play(desk):
            return (Refusal("trails.lay.two_a_turn"),)
        if action.card not in desk.hand:
            return (Refusal("trails.lay.not_in_hand", (action.card,)),)
        refusals = placing.refuse(desk.area.ground, card_cells(action.cell, action.direction))
        return refusals + self._check_token(state, seat, action.card) if action.token else refusals

    def _check_token(self, state: State, seat: Seat, card: str) -> Refusals:
        if refusals := placing.refuse_token(card, self.rules):
            return refusals
        species = self.rules.animal_map.shown(card)
        if tokens_out(state, seat, species) < self.rules.animal_map.tokens[species]:
            return ()
        return (Refusal("trails.token.none_left", (card,), {"species": species}),)

    def _check_done(self, state: State, desk: Desk) -> Refusals:
        if state.step == 0:
            return () if desk.area.camps != desk.before.camps else (Refusal("trails.done.camp"),)
        left = to_play(desk)
        return (Refusal("trails.done.cards", args={"left": left}),) if left else ()

    # What happens

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        desk = state.desk(seat) if seat != NATURE else Desk()
        laid: Camp | Laid
        match action:
            case Lay(card, cell, direction, token):
                laid = Laid(card, cell, direction, self.shown(card) if token else "")
                hand = tuple(other for other in desk.hand if other != card)
                after = Desk(desk.area.with_card(laid), desk.before, hand, desk.held)
            case PlaceCamp(kind, cell):
                laid = Camp(kind, cell)
                after = replace(desk, area=desk.area.with_camp(laid))
            case Done():
                return self._apply_done(state, seat)
            case _:
                return self._apply_nature(state, action)
        what: Args = {"what": (_named(laid),)}
        own = frozenset({seat})
        event = Event("trails.placed", seat, notation.path(action), what, only=own, later=True)
        return state.with_desk(seat, after), (event,)

    def _apply_done(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        state = state.with_desk(seat, replace(state.desk(seat), done=True))
        events = (Event("trails.done", seat, again=True),)
        if not all(desk.done for desk in state.desks):
            return state, events
        after, more = self._everybody_done(state)
        return after, (*events, *more)

    def _everybody_done(self, state: State) -> tuple[State, tuple[Event, ...]]:
        """Shows what was placed, checks the goals, passes the hands on or ends the round."""
        shown = tuple(_shown_event(desk, Seat(i)) for i, desk in enumerate(state.desks, 1))
        if state.step == 0:
            return self._next_step(state, tuple(desk.hand for desk in state.desks)), shown
        before = state.claims
        state = replace(state, claims=scoring.claim_interim(state, self.rules))
        hands = tuple(desk.hand for desk in state.desks)
        if state.step < self.rules.box.pairs:
            after = self._next_step(state, passed(hands, state.round))
            way = "left" if state.round % 2 else "right"
            more = (Event("trails.passed", args={"way": way}),) if len(hands) > 1 else ()
            return after, (*shown, *self._claim_events(before, after), *more)
        after = self._next_round(state, hands)
        over = Event("trails.round_over", args={"round": state.round})
        return after, (*shown, *self._claim_events(before, after), over)

    def _next_step(self, state: State, hands: tuple[tuple[str, ...], ...]) -> State:
        desks = tuple(
            Desk(desk.area, desk.area, hand, hand) for desk, hand in zip(state.desks, hands, strict=True)
        )
        return replace(state, step=state.step + 1, desks=desks)

    def _next_round(self, state: State, hands: tuple[tuple[str, ...], ...]) -> State:
        last = state.round == self.rules.box.rounds
        return replace(
            state,
            round=state.round + 1,
            step=0 if state.round < len(KINDS) else 1,
            dealt=0,
            desks=tuple(Desk(desk.area, desk.area) for desk in state.desks),
            claims=scoring.claim_final(state, self.rules) if last else state.claims,
            discards=(*state.discards, hands),
        )

    def _claim_events(self, before: tuple[Claims, ...], after: State) -> Iterator[Event]:
        for name, old, new in zip(after.goals, before, after.claims, strict=True):
            goal, values = self.rules.goal_set.named(name), scoring.slot_values(self.rules, name)
            assert goal is not None
            for number in range(len(old), len(new)):
                for seat in new[number]:
                    scored: Args = {"points": values[number], "goal": (goal.told,)}
                    yield Event("trails.claimed", seat, (name,), scored)

    def _apply_nature(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        match action:
            case Goals(names):
                after = replace(state, goals=names, claims=((),) * len(names))
                goals = tuple(goal.told for goal in self.rules.goal_set.goals if goal.name in names)
                return after, (Event("trails.goals_drawn", refs=names, args={"goals": goals}),)
            case Deal(seat, cards):
                desk = replace(state.desk(seat), hand=cards, held=cards)
                dealt = set(cards)
                left = tuple(card for card in state.deck if card not in dealt)
                after = replace(state.with_desk(seat, desk), deck=left, dealt=state.dealt + 1)
                hidden = Event("trails.dealt_hidden", seat, args={"count": len(cards)})
                return after, (Event("trails.dealt", seat, cards, only=frozenset({seat}), instead=hidden),)
            case _:
                raise AssertionError(action)

    # Chance

    def roll(self, state: State, rng: Rng) -> Action:
        if self._awaited(state) is Goals:
            goals = self.rules.goal_set
            names = [name for sort in (INTERIM, FINAL) for name in draw(rng, goals.of_sort(sort), NEEDED)]
            return Goals(goals.in_order(tuple(names)))
        cards = draw(rng, state.deck, self.rules.box.hand)
        return Deal(Seat(state.dealt + 1), tuple(sorted(cards)))

    def lots(self, state: State) -> Lots:
        if self._awaited(state) is Goals:
            return nature.goals(self.rules)
        return nature.deal(self.rules, Seat(state.dealt + 1), state.deck)

    def all_lots(self, seats: int) -> Iterator[Lots]:
        return nature.all_lots(self.rules, seats)

    # What is known

    def observe(self, state: State, seat: Seat | None) -> View:
        return knowledge.observe(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return knowledge.imagine(view, rng, self.rules)

    # How it ends

    def tally(self, state: State, seat: Seat) -> Tally:
        return scoring.tally(state, seat, self.rules)

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= self.rules.box.rounds:
            return None
        totals = {Seat(i): self.tally(state, Seat(i)).total for i in range(1, len(state.desks) + 1)}
        if self.rules.solo:
            won = totals[Seat(1)] >= self.rules.box.solo_win
            return Outcome("trails.solo.won", frozenset(totals)) if won else _LOST
        rank = {seat: (total, markers(state.claims, seat)) for seat, total in totals.items()}
        best = frozenset(seat for seat in rank if rank[seat] == max(rank.values()))
        return Outcome("trails.end", best, tie=tie_broken("trails.tie", rank))

    # How it is written

    def path(self, action: Action) -> Path:
        return notation.path(action)

    def read(self, path: Path) -> Action:
        return notation.read(path)


def make(options: Options, seats: int, rules: int) -> Trails:
    """Gets the game; raises BadOptions where the options do not go together."""
    return Trails(choose(options, seats))


_LOST = Outcome("trails.solo.lost", frozenset())


def _shown_event(desk: Desk, seat: Seat) -> Event:
    """Gets what everybody sees of a turn once all are done."""
    camps = desk.area.camps[len(desk.before.camps) :]
    cards = desk.area.cards[len(desk.before.cards) :]
    laid: tuple[Camp | Laid, ...] = (*camps, *cards)
    places = tuple(cell_name(each.cell) for each in laid)
    return Event("trails.shown", seat, places, {"moves": tuple(map(_named, laid))}, again=True)


def _named(laid: Camp | Laid) -> Text:
    """Gets what is laid and where, as people say it."""
    place = cell_name(laid.cell)
    if isinstance(laid, Camp):
        return Text("trails.told.camp", {"kind": laid.kind, "place": place})
    return Text("trails.told.card", {"place": place, "species": laid.token or "none"})
