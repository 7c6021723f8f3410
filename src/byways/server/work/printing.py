"""A PDF of a game, made in a separate process."""

from __future__ import annotations

from byways.kernel.facts import BadOptions, Options

from ..catalogue import game_named
from ..errors import Trouble


def print_pdf(name: str, options: Options, lang: str, size: str, seats: int | None) -> bytes:
    """Gets a game as a PDF.

    :raises Trouble: there is no such game, or it cannot be printed so.
    """
    from byways.print import Wish, make

    facts = game_named(name)
    try:
        return make(Wish(facts, facts.resolve(options), lang, size, seats))[0]
    except BadOptions as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
