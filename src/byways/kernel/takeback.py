"""Taking back a turn that is final, if all others agree.

It is as at a table of wood: the turn is played again from where it began, whatever came after it is gone, and
what was rolled or drawn meanwhile lies there and comes again. Nature's moves are numbered, so the same dice
fall for the same number: nobody gets others by asking. What a turn revealed cannot be forgotten; that is why
the others decide, and why a game in which it happened says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .match import NOTHING_TO_UNDO, TURN_IS_FINAL, Disclosure, Entry, Match, TakebackRequest
from .protocol import NATURE, Event, IllegalAction, Refusal, Seat

NOTHING_ASKED = Refusal("match.nothing_asked")
DECLINED = Refusal("match.takeback_declined")


@dataclass(frozen=True, slots=True)
class _Final:
    """A turn that is final: who took it, and where it lies in the log."""

    seat: Seat
    start: int
    end: int
    group: int
    """The same for turns that were taken at the same time."""


def can_ask(match: Match[Any, Any, Any], seat: Seat) -> bool:
    """Whether *seat* has a turn that others could let it take back, and may ask now."""
    if match.began is None or match.over or match.takeback is not None or seat in match.declined:
        return False
    # A turn taken at the same time as others is reopened without asking.
    return not match.can_reopen(seat) and any(entry.seat == seat for entry in match.log)


def ask(match: Match[Any, Any, Any], seat: Seat, others: Iterable[Seat]) -> None:
    """Asks *others* for the last final turn of *seat*; where there are none, it is taken back at once.

    :raises IllegalAction: there is no such turn, or this is not the moment.
    """
    if not can_ask(match, seat):
        raise IllegalAction((DECLINED if seat in match.declined else NOTHING_TO_UNDO,))
    match.disclosed = ()
    match.takeback = TakebackRequest(seat, frozenset(others) - {seat, NATURE})
    if not match.takeback.waits:
        _take_back(match, seat)


def agree(match: Match[Any, Any, Any], seat: Seat) -> None:
    """Lets the turn be taken back; with the last who agrees it is.

    :raises IllegalAction: nobody waits for this seat's answer.
    """
    takeback = match.takeback
    if takeback is None or seat not in takeback.waits:
        raise IllegalAction((NOTHING_ASKED,))
    match.disclosed = ()
    match.takeback = replace(takeback, waits=takeback.waits - {seat})
    if not match.takeback.waits:
        _take_back(match, takeback.seat)


def decline(match: Match[Any, Any, Any], seat: Seat) -> None:
    """Says no, or takes one's own wish back; it cannot be asked for again before somebody has moved.

    :raises IllegalAction: nobody waits for this seat's answer.
    """
    takeback = match.takeback
    if takeback is None or seat not in (*takeback.waits, takeback.seat):
        raise IllegalAction((NOTHING_ASKED,))
    match.disclosed = ()
    match.takeback, match.declined = None, match.declined | {takeback.seat}


def _take_back(match: Match[Any, Any, Any], seat: Seat) -> None:
    """Puts the match where *seat* takes its last final turn again, all but the step that ended it done."""
    log = match.log
    turns = _final_turns(match)
    last_turn = next((turn for turn in reversed(turns) if turn.seat == seat), None)
    if last_turn is None:
        raise IllegalAction((TURN_IS_FINAL,))
    # Whoever took a turn at the same time has it still.
    mates = [turn for turn in turns if turn.group == last_turn.group and turn.start > last_turn.start]
    *steps, last = log[last_turn.start : last_turn.end]
    kept = [*log[: last_turn.start], *(entry for turn in mates for entry in log[turn.start : turn.end])]
    again = _replayed(match, kept)[0]
    for entry in steps:
        again.play(seat, match.game.read(entry.path))
    again.put_back(seat, match.game.read(last.path))
    again.taken_back = match.taken_back + 1
    again.disclosed = (Disclosure(seat, (Event("match.taken_back", seat),), again.state),)
    match.become(again)


def all_disclosed(match: Match[Any, Any, Any]) -> list[Disclosure[Any]]:
    """Gets all that has become known in the game as it stands, from its beginning."""
    return _replayed(match, match.log)[1]


def _final_turns(match: Match[Any, Any, Any]) -> list[_Final]:
    """Gets every turn of the log, in its order."""
    found, group, start = list[_Final](), 0, None
    again = match.anew()
    for number, entry in enumerate(match.log):
        if entry.seat == NATURE:
            _repeat_chance(again, entry)
            continue
        start = number if start is None else start
        length = len(again.log)
        again.play(entry.seat, match.game.read(entry.path))
        if len(again.log) != length:
            found.append(_Final(entry.seat, start, number + 1, group))
            group, start = group + (not again.together), None
    return found


def _replayed(
    match: Match[Any, Any, Any], log: Sequence[Entry]
) -> tuple[Match[Any, Any, Any], list[Disclosure[Any]]]:
    """Gets the match after the first lines of its log, and what became known in them."""
    again = match.anew()
    disclosed = [*again.disclosed]
    for entry in log:
        if entry.seat == NATURE:
            disclosed += _repeat_chance(again, entry)
        else:
            again.play(entry.seat, match.game.read(entry.path))
            disclosed += again.disclosed
    return again, disclosed


def _repeat_chance(match: Match[Any, Any, Any], entry: Entry) -> Sequence[Disclosure[Any]]:
    """Makes a move of nature again, where it does not come by itself."""
    if not match.chance.told:
        return ()
    match.play(NATURE, match.game.read(entry.path))
    return match.disclosed
