"""Only the spelling that the rules give is a move."""

from __future__ import annotations

import pytest

from byways.kernel.protocol import UnreadableAction
from byways.registry import GAMES


@pytest.mark.parametrize(
    "text",
    [
        "take",
        "take pink",
        "take deck deck",
        "band",
        "band c3",
        "band c3 c3",
        "band d4 c3",
        "band c3 z9",
        "band a1 a2 b1 b2 c3",
        "band a01 a2",
        "pay",
        "pay c3",
        "pay c3 to 2",
        "pay c3 red to",
        "pay c3 red to 2 1",
        "pay c3 red red red",
        "pay c3 red to 2 2",
        "pay c3 red to 02",
        "pay c3 red crystal",
        "pay c3 red crystal 1 2",
        "pay c3 red to 5",
        "crystal 2",
        "end end",
        "draw",
        "draw deck",
        "open",
        "deal red",
        "deal 0 red",
        "deck 1",
        "Band c3 c4",
        "",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAMES["bands"].create({}, 2).read(tuple(text.split(" ")))
