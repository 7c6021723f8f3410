"""Tables are opened by the name of a game, or from a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from byways.i18n import LANGUAGES
from byways.insight import Review
from byways.kernel import record, schema
from byways.kernel.datafile import listed
from byways.kernel.facts import BadOptions, Facts
from byways.kernel.match import Chance
from byways.kernel.protocol import ImpossibleChance, Refusal
from byways.kernel.rng import secret
from byways.registry import GAMES

from .reasons import Refused, reason, why_impossible
from .table import Table, words


def open_table(
    game: str,
    seats: int = 1,
    seed: str | None = None,
    *,
    chance: Iterable[str] = (),
    moves: str = "",
    lang: str = LANGUAGES[0],
    **options: Any,
) -> Table:
    """Opens a table of a game by name; its options are named as in ``byways games``.

    *chance* are moves of nature known beforehand, in the game's notation; the
    seed decides the others. *moves* are played at once: ``"1 w1 b1 H-H-; 2 …"``. Seat 1 begins; who sits
    there a program chooses, or draws by lot: ``seated(players, lot(seed, len(players)))``.

    :raises Refused: there is no such game or option, or such moves cannot be.
    """
    facts = _facts(game, lang)
    dice = Chance(secret() if seed is None else seed, given=tuple(map(words, chance)))
    try:
        table = Table.start(facts, options, seats, dice, lang)
    except BadOptions as e:
        raise Refused((reason(e.refusal, lang),)) from None
    except ImpossibleChance as e:
        raise Refused(reason(refusal, lang) for refusal in why_impossible(e)) from None
    for line in filter(None, map(str.strip, moves.replace("\n", ";").split(";"))):
        seat, _, move = line.partition(" ")
        if not seat.isdecimal():
            raise Refused((reason(Refusal("library.move_line", args={"line": line}), lang),))
        table.play(int(seat), move)
    return table


def load(text: str, *, lang: str = LANGUAGES[0]) -> Table:
    """Opens the table of a record, every rule and every roll checked again.

    A game that is not over goes on with new dice: its seed is not in the record.

    :raises Refused: it is no record, was changed, or breaks a rule; with the line.
    """
    try:
        written = record.read(text)
        return Table.resume(written, _facts(written.game, lang), lang=lang)
    except record.BadRecord as e:
        raise Refused(reason(refusal, lang) for refusal in (e.refusal, *e.because)) from None


def view_schema(game: str, *, lang: str = LANGUAGES[0]) -> dict[str, Any]:
    """Gets the JSON schema of what a seat sees of a game: what the engine answers to ``view``.

    :raises Refused: there is no such game.
    """
    facts = _facts(game, lang)
    return schema.view_schema(facts.create(facts.options({}), facts.seats[0]))


def review(text: str, seat: int = 1, *, lang: str = LANGUAGES[0]) -> Review | None:
    """Gets how good every turn of *seat* in a recorded game was, and how kind chance.

    :raises Refused: it is no record, was changed, or breaks a rule; or there is no such seat.
    """
    return load(text, lang=lang).review(seat)


def _facts(game: str, lang: str) -> Facts:
    if game not in GAMES:
        args = {"game": game[:40], "games": listed(GAMES)}
        raise Refused((reason(Refusal("cli.no_game", args=args), lang),))
    return GAMES[game]
