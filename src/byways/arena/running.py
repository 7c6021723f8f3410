"""Many games on all cores, kept in a file as they end, so that a run can go on where it stopped."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager, suppress
from pathlib import Path

from byways.bots.workers import lent
from byways.kernel.facts import Options
from byways.registry import GAMES

from .bouts import Bout, Deal, Played, play

HEADINGS = ("seed", "players", "points", "winners", "longest")


def run(
    game: str,
    options: Options,
    wanted: list[Bout],
    *,
    jobs: int,
    kept: Path | None,
    report: Callable[[int], None],
    programs: Mapping[str, str] | None = None,
    dask: str | None = None,
) -> list[Played]:
    """Plays what is *wanted*, except for what is *kept* already, and *reports* how many are over.

    With the address of a *dask* scheduler its workers play, otherwise processes of this machine.

    :raises OSError: the file cannot be read or written.
    :raises ValueError: the file is none of ours.
    """
    before = {each.key: each for each in read(kept)} if kept is not None and kept.exists() else {}
    done = [before[bout.key] for bout in wanted if bout.key in before]
    todo = [bout for bout in wanted if bout.key not in before]
    report(len(done))
    for played in _play_all(game, options, todo, jobs, dict(programs or {}), dask):
        done.append(played)
        if kept is not None:
            append(kept, played)
        report(len(done))
    order = {bout.key: number for number, bout in enumerate(wanted)}
    return sorted(done, key=lambda each: order[each.key])


def _play_all(
    game: str, options: Options, todo: list[Bout], jobs: int, programs: dict[str, str], dask: str | None
) -> Iterator[Played]:
    if jobs == 1 and dask is None:
        yield from (play(game, options, bout, programs) for bout in todo)
        return
    with workers(jobs, dask) as pool:
        for ready in as_completed([pool.submit(play, game, options, bout, programs) for bout in todo]):
            yield ready.result()


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[Executor]:
    """Lends processes that work at low priority: so many here, or those of a Dask scheduler.

    :raises ModuleNotFoundError: Dask is not there.
    :raises OSError: nobody answers at the address.
    """
    if dask is None:
        with lent(jobs) as pool:
            yield pool
        return
    from distributed import Client

    with Client(dask) as client, client.get_executor(pure=False) as pool:  # type: ignore[no-untyped-call]
        yield pool


def append(file: Path, played: Played) -> None:
    """Writes a game behind those that are in the file."""
    fresh = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        if fresh:
            writer.writerow(HEADINGS)
        lists = (played.players, played.points, played.winners, played.longest)
        writer.writerow((played.seed, *(" ".join(map(str, each)) for each in lists)))


def read(file: Path) -> Iterator[Played]:
    """Reads the games of a file; half a line at its end, where a run was cut off, is left out.

    :raises ValueError: it is none of ours.
    """
    with file.open(encoding="utf-8", newline="") as text:
        rows = list(csv.reader(text))
    if not rows or tuple(rows[0]) != HEADINGS:
        raise ValueError(f"not games of the arena: {file}")
    for row in rows[1:]:
        with suppress(ValueError):
            seed, players, points, winners, longest = row
            found = Played(
                seed,
                tuple(players.split()),
                tuple(map(int, points.split())),
                tuple(map(int, winners.split())),
                tuple(map(float, longest.split())),
            )
            if len(found.longest) == len(found.players):
                yield found


def published(file: Path, game: str, options: Options) -> list[Deal]:
    """Reads published dice for one seat: columns ``seed``, ``dice`` and, if known, ``published_score``.

    :raises OSError: the file cannot be read.
    :raises ValueError: it has no such columns.
    """
    head = next(iter(GAMES[game].create(options, 1).all_lots(1))).head
    with file.open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    try:
        return [
            Deal(
                row["seed"],
                tuple((*head, *throw.split()) for throw in row["dice"].split(";")),
                int(row["published_score"]) if row.get("published_score") else None,
            )
            for row in rows
        ]
    except KeyError as e:
        raise ValueError(f"no column {e} in {file}") from e


def fresh(seed: str, count: int) -> Iterable[Deal]:
    """Generates so many deals from a seed."""
    return (Deal(f"{seed} {number}") for number in range(1, count + 1))
