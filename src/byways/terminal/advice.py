"""What a strong player would do, in lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from byways.i18n import say
from byways.insight.turns import Advice, figure


def advised(advice: Advice, lang: str) -> Iterator[str]:
    """Generates two lines for each turn: what it is worth with its moves, and what it does."""
    for number, turn in enumerate(advice.turns, 1):
        moves = "; ".join(map(" ".join, turn.moves))
        if turn.expected is None:
            yield say(lang, "insight.next", moves=moves)
        elif advice.scored:
            points, error = figure(turn.expected), figure(advice.error)
            yield say(lang, "insight.hint", number=number, points=points, error=error, moves=moves)
        else:
            chance, margin = f"{100 * turn.expected:.0f}", f"{100 * advice.error:.0f}"
            yield say(lang, "insight.hint-chance", number=number, chance=chance, error=margin, moves=moves)
        yield f"    {say(lang, turn.says.code, turn.says.args)}"
