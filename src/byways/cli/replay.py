"""A recorded game, shown or certified."""

from __future__ import annotations

from typing import Any

from byways.i18n import say
from byways.kernel.choice import scores
from byways.kernel.codec import encode
from byways.kernel.facts import Facts
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE
from byways.kernel.record import Record, begin

from . import ask, render, score


def show(written: Record, facts: Facts, lang: str, *, as_json: bool) -> None:
    """Prints the moves and, whenever a round has ended, the boards.

    :raises Complaint: the record breaks a rule.
    """
    match = ask.load(written, facts, lang)
    game, state = begin(written, facts)
    stage = game.stage(game.observe(state, None))
    for entry in written.log:
        state, _ = game.apply(state, entry.seat, game.read(entry.path))
        view = game.observe(state, None)
        if as_json:
            print(ask.as_json({"move": str(entry), "scores": _totals(match, view)}))
            continue
        print(entry)
        if game.stage(view) != stage:
            print(f"\n{say(lang, stage.code, stage.args)}\n")
            print(render.scene(game.scene(view), lang) + "\n")
            stage = game.stage(view)
    if as_json:
        outcome = game.outcome(state)
        winners = sorted(outcome.winners) if outcome is not None else None
        tallies = [
            {"lines": encode(tally.lines), "kept": tally.kept}
            for tally in scores(game, game.observe(state, None), match.seats)
        ]
        print(ask.as_json({"over": match.over, "winners": winners, "tallies": tallies}))
    else:
        print(score.sheets(match, None, lang))


def _totals(match: Match[Any, Any, Any], view: Any) -> list[int]:
    return [tally.total for tally in scores(match.game, view, match.seats)]


def certify(written: Record, facts: Facts, lang: str) -> str:
    """Says what was checked.

    :raises Complaint: something in the record is not true.
    """
    match = ask.load(written, facts, lang)
    rolls = sum(entry.seat == NATURE for entry in written.log)
    given = min(written.given, rolls)
    parts = [say(lang, "cli.rules_kept", moves=len(written.log) - rolls)]
    if written.seed is None:
        parts.append(say(lang, "cli.dice_later"))
    else:
        parts.append(say(lang, "cli.dice_true", rolls=rolls - given))
    if given:
        parts.append(say(lang, "cli.dice_given", rolls=given))
    if match.over:
        parts.append(score.sheets(match, None, lang))
    return "\n".join(parts)
