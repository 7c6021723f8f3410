"""Moves tried from the middle of finished games, and what is remarked on them: held to the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from byways.kernel.choice import goes_on, offered, settle
from byways.kernel.facets import follow_up_of
from byways.kernel.lines import BadRecord
from byways.kernel.match import Chance, Entry, Match, replay_entry
from byways.kernel.protocol import NATURE, Event, IllegalAction, Path, Seat, UnreadableAction
from byways.kernel.remarks import Remarks, check_remark, moves_tried
from byways.kernel.rng import Quick
from byways.kernel.story import Story
from byways.kernel.table import heard, perspective
from byways.wire.lessons import TourChoices
from byways.wire.studies import TriedPosition

from ..errors import Trouble, refusing_moves
from .retelling import seen, story_of

MOST_TRIED = 1_000
"""So many moves may be tried in all variations of a study."""


def check(written: str, remarks: Remarks) -> None:
    """Looks whether remarks fit a game: their places are there, what was tried keeps the rules.

    :raises Trouble: something does not fit.
    """
    story = story_of(written)
    if moves_tried(remarks) > MOST_TRIED:
        raise Trouble(400, "server.study_long", most=MOST_TRIED)
    try:
        for move, remark in remarks:
            if move > len(story.moments):
                raise BadRecord(0, "record.line")
            check_remark(story.game, story.state(move), story.record.seats, remark)
    except BadRecord as e:
        raise Trouble(400, "server.bad_study", reasons=e.because) from e


def annotated(written: str, remarks: Remarks) -> str:
    """Gets a record with comments in place of its own."""
    return replace(story_of(written).record, remarks=remarks).text()


def line(written: str, move: int, moves: tuple[Entry, ...], seat: int | None, played: Path | None) -> bytes:
    """Gets where moves lead that leave a game in its middle, *played* and what follows it included.

    :raises Trouble: a move breaks a rule.
    """
    story = story_of(written)
    state = _after(story, move, moves)
    events: list[Event] = []
    if played is not None and seat is not None:
        grown, state, events = _played_on(story, move, moves, state, Entry(Seat(seat), played))
        moves = (*moves, *grown)
    acting = story.game.to_act(state)
    view = (
        perspective(Match(story.game, story.record.seats, state, Chance("")), Seat(seat))
        if seat is not None and seat in acting
        else seen(story, state, seat)
    )
    found = TriedPosition(list(moves), list(heard(events, None)), sorted(acting - {NATURE}), view)
    return msgspec.json.encode(found)


def line_choices(written: str, move: int, moves: tuple[Entry, ...], seat: int, picked: Path) -> bytes:
    """Gets what can be picked for one more move; where nothing can, why not.

    :raises Trouble: a move breaks a rule.
    """
    story = story_of(written)
    found = offered(story.game, _after(story, move, moves), Seat(seat), picked)
    return msgspec.json.encode(TourChoices(*found))


def _after(story: Story, move: int, moves: tuple[Entry, ...]) -> Any:
    state = story.state(move)
    with refusing_moves("moves"):
        for entry in moves:
            state = replay_entry(story.game, state, entry)
    return state


def _played_on(
    story: Story, move: int, before: tuple[Entry, ...], state: Any, entry: Entry
) -> tuple[list[Entry], Any, list[Event]]:
    """Plays a move, what goes without saying after it, and what is nature's then: the same dice as in the
    game, as far as they can come."""
    game, turn = story.game, story.game.turn(state)
    grown: list[Entry] = []
    events: list[Event] = []

    def play(next_one: Entry) -> None:
        nonlocal state
        replay_entry(game, state, next_one)
        state, happened = game.apply(state, next_one.seat, game.read(next_one.path))
        grown.append(next_one)
        events.extend(happened)

    with refusing_moves("moves"):
        play(Entry(entry.seat, settle(game, state, entry.seat, entry.path)))
        while goes_on(game, state, entry.seat, turn):
            step = follow_up_of(game, state, entry.seat)
            if step is None:
                break
            play(Entry(entry.seat, game.path(step)))
        log = [*story.record.log[:move], *before]
        while NATURE in game.to_act(state):
            play(_fallen(story, [*log, *grown], state))
    return grown, state, events


def _fallen(story: Story, log: list[Entry], state: Any) -> Entry:
    """Gets what falls next: what fell in the game, or if that cannot be, anything, the same each time."""
    fell = [entry for entry in story.record.log if entry.seat == NATURE]
    number = sum(entry.seat == NATURE for entry in log)
    if number < len(fell):
        try:
            replay_entry(story.game, state, fell[number])
        except (IllegalAction, UnreadableAction):
            pass
        else:
            return fell[number]
    rolled = story.game.roll(state, Quick("\n".join(map(str, log))))
    return Entry(NATURE, story.game.path(rolled))
