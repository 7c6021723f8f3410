"""Rehearsals by the hundred: faults of every kind, or requests repeated and reordered without end."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from .findings import Findings, Show
from .network import Weather
from .rehearsal import Rehearsal, Script, rehearse

INSISTENT = Script(Weather(drop=2, repeat=92, cut=1, delay=1.5), seconds=120.0, kills=1, disk=0)
"""Every request comes a dozen times, over old lines and new ones, in any order."""


def simulate(runs: int, seed: str, show: Show) -> Findings:
    """Rehearses so often, each time from another seed."""
    found: list[Rehearsal] = []
    for rehearsal in _rehearsals(seed, Script()):
        found.append(rehearsal)
        show(len(found))
        if len(found) >= runs:
            break
    return _summed(found)


def repeat(submissions: int, seed: str, show: Show, script: Script = INSISTENT) -> Findings:
    """Lets people send everything a dozen times, until so many messages have reached the server."""
    found: list[Rehearsal] = []
    sent = 0
    for rehearsal in _rehearsals(seed, script):
        found.append(rehearsal)
        sent += rehearsal.network.sent
        show(min(sent, submissions))
        if sent >= submissions:
            break
    return _summed(found)


def _rehearsals(seed: str, script: Script) -> Iterator[Rehearsal]:
    with tempfile.TemporaryDirectory() as folder:
        for number in count(1):
            yield rehearse(f"{seed} {number}", script, Path(folder))


def _summed(found: list[Rehearsal]) -> Findings:
    figures = {
        "runs": len(found),
        "messages": sum(each.network.sent for each in found),
        "steps": sum(each.acknowledged for each in found),
        "kills": sum(each.server.life - 1 for each in found),
        "failed_writes": sum(each.server.disk.failed for each in found),
    }
    return Findings(figures, tuple(f"{each.seed}: {fault}" for each in found for fault in each.faults))
