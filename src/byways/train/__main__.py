"""Trains without the command line of ``byways``, where only Python, numpy and torch are at hand."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


def main() -> None:
    # Processes that play import this file, too, and need no library for learning.
    from .classroom import subjects
    from .course import WARM_UP, Course

    parser = argparse.ArgumentParser(prog="python -m byways.train")
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--net", default="base")
    parser.add_argument("--minutes", type=float, default=18.0)
    parser.add_argument("--stop-after", type=float, default=1e9)
    parser.add_argument("--pupils", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warm-up", type=int, default=WARM_UP)
    parser.add_argument("--weights", type=Path)
    given = parser.parse_args()
    seconds = 60 * given.minutes
    course = Course(
        given.game,
        given.net,
        given.folder,
        seconds,
        given.pupils,
        given.seed,
        _say,
        given.warm_up,
        known=given.weights and subjects(given.game)[given.net].read(given.weights.read_bytes()),
    )
    course.run(60 * given.stop_after)


def _say(line: dict[str, float]) -> None:
    print(*(f"{key} {number:.6g}" for key, number in line.items()), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
