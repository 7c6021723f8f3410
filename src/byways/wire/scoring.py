"""Boards copied from paper."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from byways.kernel.protocol import Refusal
from byways.kernel.scene import Area
from byways.kernel.sketch import Offer
from byways.kernel.table import ScoreSheet

from .games import Options


class Judged(Struct):
    """A board played on paper, as far as it can be read."""

    position: str
    options: Options
    board: Area
    score: Annotated[ScoreSheet | None, Meta(description="None while something is wrong.")]
    faults: tuple[Refusal, ...]
    offers: tuple[Offer, ...]
