"""How good every turn of a recorded game was, turn by turn as it is found out."""

from __future__ import annotations

from byways.i18n import say
from byways.insight.review import JudgedTurn, Review, judge_story, reviewed
from byways.insight.turns import LATER, Change, signed, tenths
from byways.kernel.facts import Facts
from byways.kernel.protocol import Seat
from byways.kernel.record import Record, load
from byways.kernel.story import retell

from .arguments import Complaint, Misuse
from .progress import progress
from .report import Report


def print_review(written: Record, facts: Facts, seat: int, report: Report) -> None:
    """Prints what every turn of a seat was worth, then the turns that cost most.

    :raises BadRecord: the record breaks a rule.
    :raises Complaint: there is nothing to say about it.
    """
    load(written, facts)
    if not 1 <= seat <= written.seats:
        raise Misuse(say(report.lang, "cli.no_seat", seat=seat, seats=written.seats))
    story, turns = retell(written, facts), list[JudgedTurn]()
    with progress(len(story.moments), facts.name) as show:
        for turn in judge_story(story, Seat(seat)):
            turns.append(turn)
            show(turn.move)
            if report.as_json:
                report.data(turn)
            else:
                print(_row(turn, report.lang))
    found = reviewed(story, Seat(seat), tuple(turns))
    if found is None:
        raise Complaint(say(report.lang, "engine.no_opinion"))
    if report.as_json:
        figures = {"expected": found.expected, "result": found.result, "luck": found.luck, "loss": found.loss}
        report.data({"seat": seat, "scored": found.scored, **figures})
    else:
        _sum_up(found, facts.name, report.lang)


def _row(turn: JudgedTurn, lang: str) -> str:
    return say(
        lang,
        "insight.row",
        stage=say(lang, turn.stage.code, turn.stage.args),
        before=figure(turn.before, turn.scored, lang),
        luck="–" if turn.luck is None else change(turn.luck, turn.scored, lang),
        loss=change(-turn.loss, turn.scored, lang),
    )


def _sum_up(found: Review, game: str, lang: str) -> None:
    print()
    print(
        say(
            lang,
            "insight.sum" if found.scored else "insight.sum-chance",
            expected=figure(found.expected, found.scored, lang),
            luck=change(found.luck, found.scored, lang),
            loss=change(-found.loss, found.scored, lang),
            result=figure(found.result, found.scored, lang),
        )
    )
    for turn in found.costliest:
        stage = say(lang, turn.stage.code, turn.stage.args)
        print(f"\n{say(lang, 'insight.cost', stage=stage, loss=change(-turn.loss, turn.scored, lang))}")
        for code, each in (("insight.played", turn.played), ("insight.best", turn.best)):
            print(say(lang, code, moves="; ".join(map(" ".join, each.moves))))
            print(f"    {say(lang, each.says.code, each.says.args)}")
        if turn.lost:
            parts = ", ".join(_part(each, game, lang) for each in turn.lost if signed(each.points) != "0")
            print(say(lang, "insight.split", parts=parts))


def _part(each: Change, game: str, lang: str) -> str:
    name = say(lang, "insight.later" if each.code == LATER else f"{game}.score.{each.code}")
    return f"{name} {_written(signed(-each.points), lang)}"


def figure(value: float, scored: bool, lang: str) -> str:
    """Writes points, or a chance in per cent."""
    return _written(tenths(value), lang) if scored else _percent(f"{100 * value:.0f}", lang)


def change(value: float, scored: bool, lang: str) -> str:
    """Writes a difference of points, or of a chance in per cent."""
    return _written(signed(value), lang) if scored else _percent(signed(round(100 * value)), lang)


def _percent(number: str, lang: str) -> str:
    return say(lang, "insight.percent", number=number)


def _written(number: str, lang: str) -> str:
    """Gets a number as its language writes it."""
    whole, _, tenth = number.partition(".")
    return say(lang, "insight.tenths", whole=whole, tenth=tenth) if tenth else number
