"""What goes wrong in another process is told in this one."""

from __future__ import annotations

import pickle

import pytest

from byways.kernel.protocol import IllegalAction, ImpossibleChance, Refusal, UnreadablePosition

WHY = Refusal("match.not_now", ("w1",), {"word": "x"})


@pytest.mark.parametrize(
    "error", [IllegalAction((WHY,)), ImpossibleChance("roll", (WHY,)), UnreadablePosition(WHY)]
)
def test_errors_come_through(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
