"""Which rules are played."""

from __future__ import annotations

from dataclasses import dataclass

from byways.kernel.facts import BadOptions, Options
from byways.kernel.protocol import Refusal

from .components import Box, Edition, box

LAVA, METEOR = "lava", "meteor"


@dataclass(frozen=True, slots=True)
class Rules:
    """One choice of options."""

    edition: str = "2020"
    lava: bool = False
    meteor: bool = False
    draft: bool = False

    @property
    def box(self) -> Box:
        return box()

    @property
    def printed(self) -> Edition:
        return box().editions[self.edition]

    @property
    def rounds(self) -> int:
        return box().rounds_with_expansion if self.lava or self.meteor else box().rounds


def choose(options: Options, seats: int) -> Rules:
    """Gets the rules for complete options.

    :raises BadOptions: an edition does not offer this combination, or not for so many.
    """
    expansions = options["expansions"]
    rules = Rules(options["edition"], LAVA in expansions, METEOR in expansions, options["draft"])
    if len(expansions) > rules.printed.expansions:
        raise BadOptions(Refusal("ink.options.expansions", ("expansions",)))
    if rules.draft and not rules.printed.draft:
        raise BadOptions(Refusal("ink.options.draft_edition", ("draft",)))
    if rules.draft and seats < 2:
        raise BadOptions(Refusal("ink.options.draft_seats", ("draft",)))
    return rules
