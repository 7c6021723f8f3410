"""Dice are rolled once; everybody draws the same routes at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from byways.kernel.facts import Options
from byways.kernel.lots import Lots
from byways.kernel.moves import END, Moves, branches, one_of
from byways.kernel.protocol import NATURE, Event, Game, Outcome, Path, Refusal, Seat, Tally
from byways.kernel.result import tie_broken
from byways.kernel.rng import Rng
from byways.kernel.text import Text

from . import FACTS, draft, nature, notation, placing, scoring
from .components import CHOOSE, CRATER, DIRECTIONS, EMPTY, LAVA, ROUTES, VOLCANO
from .notation import SPECIALS, cell_name, faces_named, meteor_named
from .options import Rules, choose
from .state import (
    Action,
    Desk,
    Done,
    First,
    LavaRoll,
    Lay,
    Meteor,
    MeteorRoll,
    Pair,
    Roll,
    Sheet,
    Shield,
    State,
    View,
    Volcano,
    dice_left,
    pair,
)

Refusals = tuple[Refusal, ...]


def _private(code: str, seat: Seat, *refs: str) -> tuple[Event, ...]:
    """Gets an event of a turn that others see only when all are done."""
    return (Event(code, seat, refs, only=frozenset({seat}), later=True),)


@dataclass(frozen=True, slots=True)
class Ink(Game[State, Action, View]):
    """A roll-and-write game of highways and railways."""

    rules: Rules = Rules()
    name: str = "ink"
    facets = FACTS.facets

    def setup(self, seats: int) -> State:
        box = self.rules.box
        sheet = Sheet((EMPTY,) * box.board.size, (0,) * box.board.size, (), box.start)
        if self.rules.lava:
            sheet = sheet.with_cell(box.start, VOLCANO, 0)
        return State(1, (), (), None, (Desk(sheet, sheet),) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.round > self.rules.rounds:
            return frozenset()
        if nature.awaited(state, self.rules) is not None:
            return frozenset({NATURE})
        if self.rules.draft and (drafter := draft.drafter(state)) is not None:
            return frozenset({drafter})
        return frozenset(Seat(i) for i, desk in enumerate(state.desks, 1) if not desk.done)

    def turn(self, state: State) -> int:
        # A pair that is taken is seen by all; what is drawn is seen when all are done.
        return state.round * 100 + len(state.taken)

    # What may be played

    def moves(self, state: State, seat: Seat) -> Moves:
        if self.rules.draft and draft.drafter(state) is not None:
            return branches({"pair": one_of(tuple(map(str, draft.free_pairs(state))))})
        desk = state.desk(seat)
        unused = tuple(special for special in SPECIALS if special not in desk.sheet.used)
        specials = () if self._check_special(desk, "") else unused
        if not desk.settled:
            assert state.meteor is not None
            directions = DIRECTIONS if state.meteor[0] == CHOOSE else state.meteor[:1]
            return branches({"meteor": one_of(directions), "shield": one_of(specials)})
        pieces = [(die, desk.faces[ROUTES.index(die)]) for die in desk.left]
        found = {
            source: placing.routes(desk.sheet, piece)
            for source, piece in (*pieces, *zip(specials, specials, strict=True))
        }
        if self.rules.lava:
            found |= {die: placing.lava(desk.sheet, state.lava[LAVA.index(die)]) for die in desk.lava}
            found["volcano"] = placing.volcanoes(desk.sheet)
        if not self._check_done(state, desk):
            found["done"] = END
        return branches(found)

    def check(self, state: State, seat: Seat, action: Action) -> Refusals:
        if seat == NATURE:
            return self.lots(state).refuse(self.path(action))
        if self.rules.draft and draft.drafter(state) is not None:
            return self._check_pair(state, action)
        desk = state.desk(seat)
        match action:
            case Meteor() | Shield():
                return self._check_meteor(state, desk, action)
            case Lay() | Volcano() | Done() if not desk.settled:
                return (Refusal("ink.meteor.first"),)
            case Lay():
                return self._check_lay(state, seat, desk, action)
            case Volcano(cell):
                if not self.rules.lava:
                    return (Refusal("ink.lava.not_played"),)
                refusal = placing.check_volcano(desk.sheet, cell)
                return (refusal,) if refusal else ()
            case Done():
                return self._check_done(state, desk)
            case Pair():
                return (Refusal("ink.draft.over" if self.rules.draft else "ink.draft.not_played"),)
            case _:
                return (Refusal("match.nature_only"),)

    def _check_pair(self, state: State, action: Action) -> Refusals:
        if not isinstance(action, Pair):
            return (Refusal("ink.draft.first"),)
        if action.number not in draft.free_pairs(state):
            return (Refusal("ink.draft.taken", notation.path(action)[1:]),)
        return ()

    def _check_meteor(self, state: State, desk: Desk, action: Meteor | Shield) -> Refusals:
        if state.meteor is None:
            return (Refusal("ink.meteor.not_played"),)
        if desk.settled:
            return (Refusal("ink.meteor.settled"),)
        if isinstance(action, Shield):
            return self._check_special(desk, action.special)
        direction, _ = state.meteor
        if direction not in (CHOOSE, action.direction):
            return (Refusal("ink.meteor.direction", (direction,)),)
        return ()

    def _check_special(self, desk: Desk, special: str) -> Refusals:
        if desk.special:
            return (Refusal("ink.special.one_a_round"),)
        if len(desk.sheet.used) >= self.rules.box.max_specials:
            return (Refusal("ink.special.limit", desk.sheet.used, {"count": self.rules.box.max_specials}),)
        if special in desk.sheet.used:
            return (Refusal("ink.special.used", (special,)),)
        return ()

    def _check_lay(self, state: State, seat: Seat, desk: Desk, lay: Lay) -> Refusals:
        source = lay.source
        if source in SPECIALS:
            if refusals := self._check_special(desk, source):
                return refusals
        elif source in LAVA:
            if not self.rules.lava:
                return (Refusal("ink.lava.not_played"),)
            if source not in desk.lava:
                return (Refusal("ink.lay.drawn", (source,)),)
        elif source not in desk.left:
            return (Refusal("ink.lay.drawn", (source,)),)
        if lay.text not in self.rules.box.lays[piece_of(state, seat, source)]:
            return (Refusal("ink.lay.face", (source,)),)
        judge = placing.check_lava if source in LAVA else placing.check_route
        refusal = judge(desk.sheet, lay.cell, lay.text)
        return (refusal,) if refusal else ()

    def _check_done(self, state: State, desk: Desk) -> Refusals:
        refusals = [
            Refusal("ink.done.must_draw", (die,), {"face": desk.faces[ROUTES.index(die)]})
            for die in desk.left
            if placing.routes(desk.sheet, desk.faces[ROUTES.index(die)])
        ]
        if self.rules.lava and not desk.poured and (way := placing.way_to_pour(desk.sheet, state.lava)):
            refusals.append(Refusal("ink.done.must_pour", desk.lava, {"way": way}))
        return tuple(refusals)

    # What happens

    def apply(self, state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
        match action:
            case Lay():
                drawn = {"face": piece_of(state, seat, action.source)}
                refs = (cell_name(action.cell), action.source, action.text)
                event = Event("ink.drew", seat, refs, drawn, only=frozenset({seat}), later=True)
                return self._apply_lay(state, seat, action), (event,)
            case Volcano(cell):
                desk = state.desk(seat)
                desk = replace(desk, sheet=desk.sheet.with_cell(cell, VOLCANO, state.round))
                return state.with_desk(seat, desk), _private("ink.volcano", seat, cell_name(cell))
            case Meteor(direction):
                return self._apply_meteor(state, seat, direction)
            case Shield(special):
                desk = state.desk(seat)
                sheet = desk.sheet.crossed_off(special)
                desk = replace(desk, sheet=sheet, special=True, settled=True)
                return state.with_desk(seat, desk), _private("ink.shield", seat, special)
            case Pair(number):
                event = Event("ink.pair", seat, (str(number),), {"faces": faces_named(pair(state, number))})
                return draft.take(state, seat, number), (event,)
            case Done():
                return self._apply_done(state, seat)
            case _:
                return self._apply_nature(state, action)

    def _apply_lay(self, state: State, seat: Seat, lay: Lay) -> State:
        desk = state.desk(seat)
        sheet = desk.sheet.with_cell(lay.cell, lay.text, state.round)
        if lay.source in SPECIALS:
            desk = replace(desk, sheet=sheet.crossed_off(lay.source), special=True)
        elif lay.source in LAVA:
            lava = tuple(die for die in desk.lava if die != lay.source)
            desk = replace(desk, sheet=sheet, lava=lava, poured=True)
        else:
            desk = replace(desk, sheet=sheet, left=tuple(die for die in desk.left if die != lay.source))
        return state.with_desk(seat, desk)

    def _apply_meteor(self, state: State, seat: Seat, direction: str) -> tuple[State, tuple[Event, ...]]:
        assert state.meteor is not None
        desk = state.desk(seat)
        cell = placing.landing(desk.sheet, direction, state.meteor[1])
        if cell is None:
            return state.with_desk(seat, replace(desk, settled=True)), _private("ink.meteor_missed", seat)
        sheet = replace(desk.sheet.with_cell(cell, CRATER, state.round), hit=cell)
        after = state.with_desk(seat, replace(desk, sheet=sheet, settled=True))
        return after, _private("ink.meteor", seat, cell_name(cell))

    def _apply_done(self, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
        state = state.with_desk(seat, replace(state.desk(seat), done=True))
        events: tuple[Event, ...] = (Event("ink.done", seat),)
        if not all(desk.done for desk in state.desks):
            return state, events
        first = draft.next_first(state, self.rules.draft_values) if self.rules.draft else None
        desks = tuple(Desk(desk.sheet, desk.sheet) for desk in state.desks)
        after = State(state.round + 1, (), (), None, desks, state.star, first)
        events += (Event("ink.round_over", args={"round": state.round}),)
        return after, (*events, Event("ink.end")) if after.round > self.rules.rounds else events

    def _apply_nature(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        path = notation.path(action)
        match action:
            case First(seat):
                return replace(state, star=seat, first=seat), (Event("ink.first", seat),)
            case Roll(faces):
                state = replace(state, faces=faces)
                code, dice = "ink.rolled", faces_named(faces)
            case LavaRoll(faces):
                state = replace(state, lava=faces)
                code, dice = "ink.rolled_lava", faces_named(faces)
            case MeteorRoll(direction, distance):
                state = replace(state, meteor=(direction, distance))
                code, dice = "ink.rolled_meteor", (meteor_named(direction, distance),)
            case _:
                raise AssertionError(action)
        if nature.awaited(state, self.rules) is None:
            state = replace(state, desks=tuple(self._begun(state, desk.sheet) for desk in state.desks))
        return state, (Event(code, refs=path[1:], args={"dice": dice}),)

    def _begun(self, state: State, sheet: Sheet, faces: tuple[str, ...] | None = None) -> Desk:
        """Gets a desk at the moment when all dice have fallen."""
        if faces is None:
            faces = () if self.rules.draft else state.faces
        lava = LAVA if self.rules.lava else ()
        return Desk(sheet, sheet, faces, dice_left(faces), lava, settled=not self.rules.meteor)

    # Chance

    def roll(self, state: State, rng: Rng) -> Action:
        return nature.roll(state, self.rules, rng)

    def lots(self, state: State) -> Lots:
        return nature.lots(nature.awaited(state, self.rules), self.rules, len(state.desks))

    def all_lots(self, seats: int) -> Iterator[Lots]:
        return nature.all_lots(self.rules, seats)

    # What is known

    def observe(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.round,
            state.faces,
            state.lava,
            state.meteor,
            state.star,
            state.first,
            state.taken,
            tuple(desk.before for desk in state.desks),
            None if seat is None else state.desk(seat),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        seats = len(view.sheets)
        state = State(view.round, view.faces, view.lava, view.meteor, (), view.star, view.first, view.taken)
        desks = []
        for seat, sheet in enumerate(view.sheets, 1):
            if seat == view.seat and view.own is not None:
                desks.append(view.own)
            elif not view.faces or nature.awaited(state, self.rules) is not None:
                desks.append(Desk(sheet, sheet))
            elif view.first is not None:
                desks.append(self._begun(state, sheet, draft.faces_of(state, Seat(seat), seats)))
            else:
                desks.append(self._begun(state, sheet))
        return replace(state, desks=tuple(desks))

    # How it ends

    def tally(self, state: State, seat: Seat) -> Tally:
        return scoring.tally(state.desk(seat).sheet, self.rules)

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= self.rules.rounds:
            return None
        seats = [Seat(i) for i in range(1, len(state.desks) + 1)]
        rank = {
            seat: (self.tally(state, seat).total, -len(scoring.errors(state.desk(seat).sheet.cells)))
            for seat in seats
        }
        best = [seat for seat in seats if rank[seat] == max(rank.values())]
        tie = tie_broken("ink.tie", rank)
        if self.rules.draft and state.star is not None and len(best) > 1:
            best, tie = [draft.nearest(state.star, best, len(seats))], Text("ink.tie_star")
        return Outcome("ink.end", frozenset(best), tie=tie)

    # How it is written

    def path(self, action: Action) -> Path:
        return notation.path(action)

    def read(self, path: Path) -> Action:
        return notation.read(path)


def make(options: Options, seats: int, rules: int) -> Ink:
    """Gets the game; raises BadOptions where the options do not go together."""
    return Ink(choose(options, seats, rules))


def piece_of(state: State, seat: Seat, source: str) -> str:
    """Gets the face or special that *source* stands for, empty if it has none now."""
    if source in SPECIALS:
        return source
    if source in LAVA:
        return state.lava[LAVA.index(source)] if state.lava else ""
    faces = state.desk(seat).faces
    return faces[ROUTES.index(source)] if ROUTES.index(source) < len(faces) else ""
