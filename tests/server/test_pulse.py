"""The beat of the event loop takes little time itself, however much is new."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from byways.server.loop_watch import YOUNG, collect_young


@pytest.fixture
def looked() -> Iterator[list[Any]]:
    """Gets among which objects cycles are looked for, with Python not doing so by itself."""
    found: list[Any] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            found.append(info["generation"])

    gc.collect()
    gc.disable()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    gc.enable()


def test_cycles_are_looked_for_among_what_is_new(looked: list[Any]) -> None:
    kept = [[number] for number in range(YOUNG // 2)]
    collect_young(late=True)
    assert looked == [0] and gc.get_count()[0] < len(kept)


def test_so_much_that_is_new_is_not_looked_through_at_a_beat(looked: list[Any]) -> None:
    kept = [[number] for number in range(YOUNG * 2)]
    gc.collect()
    looked.clear()
    for number in range(len(kept)):
        kept[number] = [number]
    assert gc.get_count()[0] < YOUNG, "what replaces old objects does not count as more"
    before = gc.get_freeze_count()
    collect_young(late=True)
    assert looked == [] and gc.get_freeze_count() - before > len(kept)
    collect_young(late=True)
    assert looked == [0], "the next beat has only what came since"


def test_other_threads_build_tuples_meanwhile(looked: list[Any]) -> None:
    done, faults = threading.Event(), list[SystemError]()

    def build() -> None:
        try:
            while not done.is_set():
                tuple(number for number in range(40))
        except SystemError as fault:
            faults.append(fault)

    threads = [threading.Thread(target=build) for _ in range(3)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for _ in range(400):
            kept = [[number] for number in range(YOUNG // 10)]
            collect_young(late=True)
            assert kept
    finally:
        done.set()
        sys.setswitchinterval(interval)
        for thread in threads:
            thread.join()
    assert not faults
