"""A course of training: games are played and learned from until the time is up; it can be taken up again."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic

import torch

from byways.kernel.plot import curves
from byways.kernel.weights import Weights

from .classroom import Classroom, subjects
from .net import Material, Teacher

FIRST_RATE, LAST_RATE = 1e-3, 4e-5
RATE_OF_KNOWN = 4e-4
"""At first, for a net that begins with weights that are there."""

BATCH = {"cuda": 4096, "cpu": 1024}
"""How many lessons a step has."""

REUSE = 24
"""How often a lesson is taught."""

MEMORY = 4_000_000
"""How many lessons are remembered at most."""

NEWEST_SHARE, LAST_NEWEST_SHARE = 0.5, 0.8
"""Only the newest part of all lessons is taught, at first and at the end, when old ones are as good."""

FINAL_SHARE = 0.1
"""How much the final score counts, beside what the net itself expected a round later."""

EARLY_FINAL_SHARE = 0.5
EARLY = 0.04
"""A part of the course at the beginning, when the net knows nothing to expect."""

WARM_UP = 30_000
"""Lessons without which nothing is taught."""

EXPORT_SECONDS = 12.0
SAVE_SECONDS = 120.0
STATE = ("net", "smooth", "mean", "square")


@dataclass(slots=True)
class Progress:
    """How far a course is."""

    seconds: float = 0.0
    games: int = 0
    steps: int = 0
    sessions: int = 0


@dataclass(slots=True)
class Course:
    """One net in the making, kept in a folder."""

    game: str
    net: str
    folder: Path
    seconds: float
    """How long the whole course takes; the rate of learning falls over this time."""

    pupils: int
    seed: int
    report: Callable[[dict[str, float]], None]
    warm_up: int = WARM_UP
    dask: str | None = None
    """The address of a Dask scheduler whose workers play, instead of processes of this machine."""

    known: Weights | None = None
    """What the net knows at first."""

    progress: Progress = field(init=False, default_factory=Progress)

    def run(self, seconds: float) -> None:
        """Goes on for so many seconds at most, or to the end of the course."""
        self.folder.mkdir(parents=True, exist_ok=True)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if device.type == "cpu":
            torch.set_num_threads(1)
        torch.manual_seed(self.seed)
        what = subjects(self.game)[self.net]
        teacher = Teacher(what, device)
        self._resume(teacher)
        material = Material(what, device, MEMORY if device.type == "cuda" else MEMORY // 10)
        self.progress.sessions += 1
        seed = self.seed + 100_000_000_000 * self.progress.sessions
        newest = self.folder / "weights.net"
        classroom = Classroom(self.game, self.net, newest, self.pupils, seed, self.dask)
        try:
            self._work(classroom, material, teacher, min(seconds, self.seconds - self.progress.seconds))
        finally:
            classroom.close()
            self._export(teacher)
            self._save(teacher)

    def _work(self, classroom: Classroom, material: Material, teacher: Teacher, seconds: float) -> None:
        batch = BATCH[material.device.type]
        began, before = monotonic(), self.progress.seconds
        exported = saved = began
        owed = 0.0
        losses: deque[torch.Tensor] = deque(maxlen=200)
        greedy: dict[str, deque[int]] = {}
        while (now := monotonic()) - began < seconds:
            self.progress.seconds = before + now - began
            part = self.progress.seconds / self.seconds
            final = EARLY_FINAL_SHARE if part < EARLY and self.known is None else FINAL_SHARE
            for handed in classroom.collect(0.2 if owed < 1 else 0.001):
                material.add(handed.lessons, final)
                for name, points, boldly in handed.played:
                    if not boldly:
                        greedy.setdefault(name, deque(maxlen=1000)).append(points)
                self.progress.games += len(handed.played)
                owed += len(handed.lessons) / (4 * teacher.subject.lesson) * REUSE / batch
            if material.added >= self.warm_up:
                first = FIRST_RATE if self.known is None else RATE_OF_KNOWN
                rate = first * (LAST_RATE / first) ** min(part, 1.0)
                newest = NEWEST_SHARE + (LAST_NEWEST_SHARE - NEWEST_SHARE) * part
                for _ in range(min(int(owed), 20)):
                    losses.append(teacher.teach(material, batch, newest, rate, self.progress.steps))
                    self.progress.steps += 1
                    owed -= 1
            if now - exported > EXPORT_SECONDS and losses:
                self._export(teacher)
                exported = monotonic()
                self._note(losses, greedy, owed)
            if now - saved > SAVE_SECONDS:
                self._save(teacher)
                saved = monotonic()

    def _note(self, losses: deque[torch.Tensor], greedy: dict[str, deque[int]], owed: float) -> None:
        line = {
            **asdict(self.progress),
            "error": float(torch.stack(list(losses)).mean()) ** 0.5,
            "owed": owed,
            **{name: sum(points) / len(points) for name, points in sorted(greedy.items())},
        }
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps({key: round(number, 3) for key, number in line.items()}) + "\n")
        self._plot(greedy)
        self.report(line)

    def _plot(self, names: Iterable[str]) -> None:
        """Draws how the scores have grown over all sessions, in minutes."""
        lines = [json.loads(line) for line in (self.folder / "log.jsonl").read_text("utf-8").splitlines()]
        series = {
            name: [(line["seconds"] / 60, line[name]) for line in lines if name in line]
            for name in sorted(names)
        }
        if series:
            self._write("log.svg", curves(series).encode())

    def _export(self, teacher: Teacher) -> None:
        """Writes the weights so that nobody ever reads half of them."""
        self._write("weights.net", teacher.pack())

    def _save(self, teacher: Teacher) -> None:
        for name, part in teacher.state().items():
            self._write(f"{name}.pt", part)
        about = {"game": self.game, "net": self.net, "seed": self.seed, **asdict(self.progress)}
        self._write("course.json", (json.dumps(about, indent=1) + "\n").encode())

    def _write(self, name: str, data: bytes) -> None:
        fresh = self.folder / f".{name}"
        fresh.write_bytes(data)
        fresh.replace(self.folder / name)

    def _resume(self, teacher: Teacher) -> None:
        about = self.folder / "course.json"
        if not about.exists():
            if self.known is not None:
                teacher.recall(self.known)
                self._export(teacher)
            return
        told = json.loads(about.read_text("utf-8"))
        self.progress = Progress(**{key: told[key] for key in asdict(self.progress)})
        parts = {name: (self.folder / f"{name}.pt").read_bytes() for name in STATE}
        teacher.restore(parts, self.progress.steps)
