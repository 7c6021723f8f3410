"""Training at the command line: what there is to learn, how far it is, how well it goes."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from byways.extras import needed
from byways.i18n import say
from byways.kernel.subject import Subject
from byways.kernel.weights import BadWeights, Weights
from byways.train.classroom import subjects

from . import arguments
from .arguments import Complaint
from .progress import progress


@dataclass(frozen=True, slots=True)
class Lesson:
    """What was asked for on the command line."""

    net: str | None
    minutes: float
    stop_after: float | None
    jobs: int | None
    seed: int
    dask: str | None = None
    """The address of a Dask scheduler whose workers play."""

    weights: Path | None = None
    """A file with what the net knows at first."""


def learn(game: str, folder: Path, wishes: Lesson, lang: str) -> None:
    """Trains a net of a game, or goes on with one, and prints how it plays.

    :raises Complaint: there is nothing to learn, no such net, or *weights* are none of it.
    """
    offered = subjects(arguments.facts_of(game, lang).name)
    if not offered:
        raise Complaint(say(lang, "cli.train_nothing", game=game))
    net = wishes.net or next(iter(offered))
    if net not in offered:
        raise Complaint(say(lang, "cli.train_net", net=net[:40], nets=", ".join(offered)))
    with needed("train"):
        from byways.train.course import Course
    with progress(60 * wishes.minutes) as show:

        def report(line: dict[str, float]) -> None:
            told = "  ".join(f"{name} {number:.4g}" for name, number in line.items() if name not in QUIET)
            show(line["seconds"], told)

        jobs = wishes.jobs or os.cpu_count() or 1
        course = Course(
            game,
            net,
            folder,
            60 * wishes.minutes,
            jobs,
            wishes.seed,
            report,
            dask=wishes.dask,
            known=_known(offered[net], wishes.weights, lang),
        )
        course.run(60 * (wishes.stop_after or wishes.minutes))
    print(folder / "weights.net")


def _known(subject: Subject, file: Path | None, lang: str) -> Weights | None:
    try:
        return subject.read(file.read_bytes()) if file else None
    except OSError as error:
        raise Complaint(say(lang, "cli.no_file", file=str(file))) from error
    except BadWeights as error:
        raise Complaint(say(lang, "cli.train_weights", file=str(file))) from error


QUIET = {"seconds", "sessions", "owed"}
"""What the log keeps but nobody watches."""
