"""Which rules are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from byways.kernel.facts import BadOptions, Options
from byways.kernel.protocol import Refusal

from . import FACTS
from .components import Box, Edition, box

LAVA, METEOR = "lava", "meteor"


@dataclass(frozen=True, slots=True)
class Rules:
    """One choice of options."""

    edition: str = "2020"
    lava: bool = False
    meteor: bool = False
    draft: bool = False
    version: int = FACTS.rules
    """Of the rules: what changed from one to the next is data in the box."""

    @property
    def box(self) -> Box:
        return box()

    @property
    def printed(self) -> Edition:
        return box().editions[self.edition]

    @property
    def draft_values(self) -> Mapping[str, int]:
        """What each face counts when the next first player is found."""
        return box().draft_values[self.version]

    @property
    def rounds(self) -> int:
        return box().rounds_with_expansion if self.lava or self.meteor else box().rounds


def choose(options: Options, seats: int, version: int = FACTS.rules) -> Rules:
    """Gets the rules for complete options.

    :raises BadOptions: an edition does not offer this combination, or not for so many.
    """
    expansions = options["expansions"]
    rules = Rules(options["edition"], LAVA in expansions, METEOR in expansions, options["draft"], version)
    if len(expansions) > rules.printed.expansions:
        raise BadOptions(Refusal("ink.options.expansions", ("expansions",)))
    if rules.draft and not rules.printed.draft:
        raise BadOptions(Refusal("ink.options.draft_edition", ("draft",)))
    if rules.draft and seats < 2:
        raise BadOptions(Refusal("ink.options.draft_seats", ("draft",)))
    return rules
