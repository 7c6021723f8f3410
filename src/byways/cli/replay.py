"""A recorded game, shown or certified."""

from __future__ import annotations

from typing import Any

from byways.i18n import say
from byways.kernel.choice import scores
from byways.kernel.facets import scene_of, stage_of
from byways.kernel.facts import Facts
from byways.kernel.match import Match
from byways.kernel.protocol import NATURE
from byways.kernel.record import Record, begin, load
from byways.kernel.remarks import moves_tried, rows_with
from byways.terminal import render

from . import score
from .report import Report


def show(written: Record, facts: Facts, report: Report) -> None:
    """Prints the moves and, whenever a round has ended, the boards.

    :raises BadRecord: the record breaks a rule.
    """
    match = load(written, facts)
    game, state = begin(written, facts)
    stage = stage_of(game, game.observe(state, None))
    said = {move: [*rows_with((), ((0, remark),))] for move, remark in written.remarks}
    _remarked(said.get(0, []), report)
    for move, entry in enumerate(written.log, 1):
        state, _ = game.apply(state, entry.seat, game.read(entry.path))
        view = game.observe(state, None)
        if report.as_json:
            totals = [tally.total for tally in scores(game, view, match.seats)]
            remarked = {"remarks": said[move]} if move in said else {}
            report.data({"move": str(entry), "scores": totals, **remarked})
            continue
        print(entry)
        _remarked(said.get(move, []), report)
        if stage_of(game, view) != stage:
            print(f"\n{say(report.lang, stage.code, stage.args)}\n")
            print(render.scene(scene_of(game, view), report.lang) + "\n")
            stage = stage_of(game, view)
    if report.as_json:
        report.data(_result(match))
    else:
        print(score.sheets(match, None, report.lang))


def _remarked(rows: list[str], report: Report) -> None:
    """Prints what is remarked on a position, as it stands in the record."""
    if not report.as_json:
        print("".join(f"    {row}\n" for row in rows), end="")


def _result(match: Match[Any, Any, Any]) -> dict[str, object]:
    """Gets how a game has ended, or stands."""
    outcome = match.game.outcome(match.state)
    winners = outcome.winners if outcome is not None else None
    tallies = [
        {"lines": tally.lines, "kept": tally.kept}
        for tally in scores(match.game, match.view(None), match.seats)
    ]
    return {"over": match.over, "winners": winners, "tallies": tallies}


def certify(written: Record, facts: Facts, report: Report) -> None:
    """Says what was checked.

    :raises BadRecord: something in the record is not true.
    """
    match, lang = load(written, facts), report.lang
    rolls = sum(entry.seat == NATURE for entry in written.log)
    moves, given = len(written.log) - rolls, min(written.given, rolls)
    followed = None if written.seed is None else rolls - given
    if report.as_json:
        checked: dict[str, object] = {"moves": moves, "rolls": rolls, "given": given, "followed": followed}
        if written.remarks:
            checked |= {"remarks": len(written.remarks), "tried": moves_tried(written.remarks)}
        report.data({"game": facts.name, **checked, **_result(match)})
        return
    print(say(lang, "cli.rules_kept", moves=moves))
    if followed is None:
        print(say(lang, "cli.dice_later"))
    else:
        print(say(lang, "cli.dice_true", rolls=followed))
    if given:
        print(say(lang, "cli.dice_given", rolls=given))
    if written.remarks:
        print(say(lang, "cli.remarks_true", remarks=len(written.remarks), tried=moves_tried(written.remarks)))
    if match.over:
        print(score.sheets(match, None, lang))
