"""How good every turn of a recorded game was, and how kind chance, from what the seat could know then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from byways.kernel.facets import stage_of
from byways.kernel.facts import Facts
from byways.kernel.protocol import Game, Seat
from byways.kernel.record import Record
from byways.kernel.story import Story, retell
from byways.kernel.text import Text

from .hints import error_of, judged
from .turns import LATER, Change, Turn, changed, from_idea

IDEAS = 3
"""So many turns of the bot's own are looked at."""


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn that was played, beside the best that was found."""

    move: int
    """So many lines of the log were played before it."""

    stage: Text
    """Where the game stood: round 3 of 7."""

    before: float
    """What a strong player would have expected."""

    played: Turn
    best: Turn
    """The best turn found; the one that was played, where nothing better was."""

    loss: float
    """By how much less is expected after it than after the best."""

    lost: tuple[Change, ...]
    """The loss by lines of the score sheet, and what was to come later."""

    luck: float | None
    """What chance and the others changed since the turn before; ``None`` before the first."""

    scored: bool
    error: float
    """How far what is expected may itself be off."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game of a seat: the result is the first expectation plus luck minus losses."""

    seat: Seat
    scored: bool
    expected: float
    """What was expected before the first turn."""

    result: float
    """What it came to; where points decide nothing, the share of the win."""

    luck: float
    loss: float
    turns: tuple[JudgedTurn, ...]

    @property
    def costliest(self) -> tuple[JudgedTurn, ...]:
        """The turns that cost most, at most three, the worst first."""
        return tuple(sorted((each for each in self.turns if each.loss > 0), key=lambda each: -each.loss)[:3])


def review(record: Record, facts: Facts, seat: Seat) -> Iterator[JudgedTurn]:
    """Generates the turns of *seat* as they are judged, one after the other.

    Turns that nobody has an opinion of are left out.

    :raises BadRecord: another game, rules that are not known here, or options that are not offered.
    """
    return judge_story(retell(record, facts), seat)


def judge_story(story: Story, seat: Seat, since: int = 0) -> Iterator[JudgedTurn]:
    """Generates the turns of *seat* in a game told again as they are judged, from a line of the log on."""
    expected = None
    for first, length in _turns(story, seat):
        move = max(first, since)
        while move < first + length:
            actions = tuple(story.game.read(each.entry.path) for each in story.moments[move : first + length])
            found = _judge(story.game, story.state(move), seat, move, actions, expected)
            if found is None:
                move += 1
                continue
            yield found
            expected = found.before - found.loss
            move += len(found.played.moves)


def reviewed(story: Story, seat: Seat, turns: tuple[JudgedTurn, ...]) -> Review | None:
    """Gets the review of a whole game from its turns; ``None`` where none was judged."""
    if not turns:
        return None
    scored, final = turns[0].scored, story.state(len(story.moments))
    last = turns[-1].before - turns[-1].loss
    result = outcome_for(story.game, final, seat, scored) if not story.game.to_act(final) else last
    luck = sum(each.luck or 0.0 for each in turns) + result - last
    return Review(seat, scored, turns[0].before, result, luck, sum(each.loss for each in turns), turns)


def outcome_for(game: Game[Any, Any, Any], state: Any, seat: Seat, scored: bool) -> float:
    """Gets what a finished game came to for *seat*: its points, or its share of the win."""
    if scored:
        return game.tally(state, seat).total
    outcome = game.outcome(state)
    winners = outcome.winners if outcome is not None else frozenset()
    return 1 / len(winners) if seat in winners else 0.0


def _turns(story: Story, seat: Seat) -> Iterator[tuple[int, int]]:
    """Generates where in the log the turns of *seat* begin, and how many lines they have."""
    move, game = 0, story.game
    while move < len(story.moments):
        first, turn = move, game.turn(story.state(move))
        while (
            move < len(story.moments)
            and story.moments[move].entry.seat == seat
            and game.turn(story.state(move)) == turn
        ):
            move += 1
        if move > first:
            yield first, move - first
        else:
            move += 1


def _judge(
    game: Game[Any, Any, Any],
    state: Any,
    seat: Seat,
    move: int,
    actions: tuple[Any, ...],
    expected: float | None,
) -> JudgedTurn | None:
    view = game.observe(state, seat)
    opinion = judged(game, view, seat, IDEAS, actions)
    if opinion is None or opinion.beside is None:
        return None
    best, played = max((opinion.beside, *opinion.ideas), key=lambda idea: idea.expected), opinion.beside
    loss = best.expected - played.expected
    split: tuple[Change, ...] = ()
    if opinion.scored and loss > 0:
        lines = tuple(changed(played.tally, best.tally))
        later = loss - sum(each.points for each in lines)
        split = (*lines, Change(LATER, round(later, 2)))
    return JudgedTurn(
        move,
        stage_of(game, view),
        best.expected,
        from_idea(game, view, seat, played, opinion.scored),
        from_idea(game, view, seat, best, opinion.scored),
        loss,
        split,
        None if expected is None else best.expected - expected,
        opinion.scored,
        error_of(game, opinion),
    )
