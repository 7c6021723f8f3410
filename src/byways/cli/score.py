"""Score sheets as text."""

from __future__ import annotations

from textwrap import indent
from typing import Any

from byways.i18n import Called, say
from byways.kernel.choice import scores
from byways.kernel.match import Match
from byways.kernel.protocol import Seat, Tally


def sheet(game: str, tally: Tally, lang: str, *, explained: bool = False) -> str:
    """Writes one score sheet, each line with the places that earn it and, if wished, how it counts."""
    titles = [say(lang, f"{game}.score.{line.code}") for line in tally.shown]
    total = say(lang, "cli.total")
    wide = max(map(len, (*titles, total)))
    rows = []
    for title, line in zip(titles, tally.shown, strict=True):
        rows.append(f"{title:<{wide}} {line.points:>4}  {' '.join(line.refs)}".rstrip())
        if explained:
            rows.append(f"{'':<{wide}}       {say(lang, f'{game}.score.{line.code}.about')}")
    if tally.scored:
        rows.append(f"{total:<{wide}} {tally.total:>4}")
    return "\n".join(rows)


def sheets(match: Match[Any, Any, Any], seat: Seat | None, lang: str, called: Called | None = None) -> str:
    """Writes every seat's score sheet as *seat* may know it, and at the end who has won."""

    def name(seat: int) -> str:
        return say(lang, "player.name", seat=seat, called=called)

    parts = [
        f"{name(number)}\n{indent(sheet(match.game.name, tally, lang), '  ')}"
        for number, tally in enumerate(scores(match.game, match.view(seat), match.seats), 1)
    ]
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        winners = sorted(outcome.winners)
        won = (
            say(lang, "web.end-winners", count=len(winners), names=", ".join(map(name, winners)))
            if winners
            else say(lang, "web.end-nobody")
        )
        parts.append(f"{say(lang, outcome.reason)} {won}")
    return "\n".join(parts)
