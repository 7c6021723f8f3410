"""Opens tables: by the name of a game, or from a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from byways.i18n import LANGUAGES
from byways.insight.review import Review
from byways.kernel import record, schema
from byways.kernel.datafile import listed
from byways.kernel.facts import BadOptions, Facts
from byways.kernel.match import Chance
from byways.kernel.protocol import ImpossibleChance, Refusal
from byways.kernel.rng import secret
from byways.registry import GAMES

from .arguments import Arguments, named, whole
from .reasons import Refused, reason, why_impossible
from .table import Table

MOST_DIGITS = 9
"""A seat with more would be no number that Python reads."""


def open_table(
    game: str,
    seats: int = 1,
    seed: str | int | None = None,
    *,
    chance: str | Iterable[str] = (),
    moves: str | Iterable[str] = (),
    lang: str = LANGUAGES[0],
    **options: Any,
) -> Table:
    """Opens a table. Options have the names that ``byways games`` lists.

    *chance* fixes the first rolls or cards, in the game's notation; the seed decides the rest. *moves* are
    played right away: ``"1 w1 b1 H-H-; 2 …"``. Both may be lists of lines, too. Seat 1 begins; to draw lots
    for it: ``seated(players, lot(seed, len(players)))``.

    :raises Refused: there is no such game, option or language, or a move is not possible.
    """
    facts = facts_of(game, lang)
    check = Arguments(lang)
    given = tuple(tuple(line.split()) for line in check.lines("chance", chance))
    dice = Chance(secret() if seed is None else check.seed(seed), given=given)
    try:
        table = Table.start(facts, options, whole(seats), dice, lang)
    except BadOptions as e:
        raise Refused((reason(e.refusal, lang),)) from None
    except ImpossibleChance as e:
        raise Refused(reason(refusal, lang) for refusal in why_impossible(e)) from None
    for line in check.lines("moves", moves):
        seat, _, move = line.partition(" ")
        if not seat.isdecimal() or len(seat) > MOST_DIGITS:
            raise Refused((reason(Refusal("library.move_line", ("moves",), {"line": line[:80]}), lang),))
        table.play(int(seat), move)
    return table


def load(text: str, *, lang: str = LANGUAGES[0]) -> Table:
    """Opens the table of a record and checks every rule and every roll again.

    An unfinished game continues with new dice, because its record does not contain the seed.

    :raises Refused: the text is no record, was changed, or breaks a rule; says in which line.
    """
    given = Arguments(lang).text("text", text)
    try:
        # Some editors put a mark in front of a file.
        written = record.read(given.removeprefix("\ufeff"))
        return Table.resume(written, facts_of(written.game, lang), lang=lang)
    except record.BadRecord as e:
        raise Refused(reason(refusal, lang) for refusal in (e.refusal, *e.because)) from None


def view_schema(game: str, *, lang: str = LANGUAGES[0]) -> dict[str, Any]:
    """Gets the JSON schema of what a seat sees, which is the engine's answer to ``view``.

    :raises Refused: there is no such game.
    """
    facts = facts_of(game, lang)
    return schema.view_schema(facts.create(facts.options({}), facts.seats[0]))


def review(text: str, seat: int = 1, *, lang: str = LANGUAGES[0]) -> Review | None:
    """Judges every turn of *seat* in a recorded game, and how lucky it was.

    :raises Refused: the text is no record, was changed, or breaks a rule; or there is no such seat.
    """
    return load(text, lang=lang).review(seat)


def facts_of(game: str, lang: str = LANGUAGES[0]) -> Facts:
    """Gets the facts of a game.

    :raises Refused: there is no such game or language.
    """
    Arguments(lang)
    if named(game) not in GAMES:
        args = {"game": named(game), "games": listed(GAMES)}
        raise Refused((reason(Refusal("cli.no_game", ("game",), args), lang),))
    return GAMES[game]
