"""The eight scenarios, each as one frozen description. The rules ask it and never which one it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

SEGMENT, TRIANGLE, RHOMBUS, FENCE = "segment", "triangle", "rhombus", "fence"
BASIC = frozenset({SEGMENT, TRIANGLE, RHOMBUS})
WIDE = frozenset({TRIANGLE, RHOMBUS})


class Start(Enum):
    """Which pegs the first band must touch."""

    EDGE = "edge"
    """A start peg of the own seat."""

    COMMON = "common"
    """A start peg; they are the same for all."""

    GLOW = "glow"
    """A glowing peg without a band, or any glowing peg if none is free."""

    ANYWHERE = "anywhere"


class Attach(Enum):
    """What later bands must touch."""

    OWN_PEG = "own"
    HEAD = "head"
    """The head of the chain: where the band before ended."""

    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """How one scenario differs from the others."""

    number: int
    shapes: frozenset[str] = BASIC
    start: Start = Start.EDGE
    attach: Attach = Attach.OWN_PEG
    barred: frozenset[str] = frozenset()
    """Kinds of sector that no band may hold."""

    apart: frozenset[str] = frozenset()
    """Kinds of sector that no band may hold together with another kind."""

    surround: bool = True
    """Whether surrounded sectors are collected."""

    on_lines: bool = False
    """Whether a two-peg band collects what lies on its line."""

    row: int = 5
    own_deck: int = 0
    """How many cards the own deck of each player has; 0 if there is one deck for all."""

    cards: int = 2
    """How many cards an action takes."""

    crystal_for_card: bool = False
    """Whether a crystal may be given to a rival instead of the card, which is then discarded."""

    effects: tuple[str, ...] = ()
    """What else a band brings, in order: bonuses, then penalties."""

    edge: tuple[int, ...] = ()
    """Points for the first, the second … at the opposite edge."""

    plot: int = 0
    """From how many new sectors on a closed plot gives a point for each."""

    penalty: int = 0
    hand_in: int = 0
    """Crystals that each player must hand in at the end."""

    end_score: int = 0
    end_rounds: int = 0
    end_drawings: tuple[int, ...] = ()
    """Complete drawings that end the game, for 2, 3, 4 players."""

    end_bands: bool = False
    """Whether it ends when somebody has no band left."""

    bonuses: tuple[tuple[str, int], ...] = ()
    """Lines that are scored only at the end, with their points for each."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of its score sheet."""
        return ("treasure", "crystals", *(name for name, _ in self.bonuses))


SCENARIOS: dict[int, Scenario] = {
    scenario.number: scenario
    for scenario in (
        Scenario(number=1, effects=("edge",), edge=(8, 6), end_score=18),
        Scenario(number=2, start=Start.COMMON, end_rounds=6, hand_in=7),
        Scenario(number=3, barred=frozenset({"water"}), surround=False, on_lines=True, end_score=18),
        Scenario(
            number=4,
            shapes=WIDE,
            start=Start.GLOW,
            effects=("drawings", "empty"),
            penalty=3,
            end_drawings=(5, 7, 9),
        ),
        Scenario(number=5, shapes=BASIC | {FENCE}, effects=("plots",), plot=4, end_rounds=6),
        Scenario(
            number=6,
            shapes=WIDE,
            start=Start.ANYWHERE,
            attach=Attach.NOTHING,
            row=0,
            own_deck=12,
            cards=3,
            crystal_for_card=True,
            end_score=15,
            bonuses=(("areas", 4),),
        ),
        Scenario(number=7, apart=frozenset({"totem"}), end_score=18, bonuses=(("totems", 6),)),
        Scenario(
            number=8,
            shapes=frozenset({SEGMENT}),
            attach=Attach.HEAD,
            surround=False,
            on_lines=True,
            effects=("crossing", "artifact"),
            penalty=5,
            end_bands=True,
            bonuses=(("sets", 5),),
        ),
    )
}
