"""How far something is, for whoever waits for it at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(total: float, title: str = "") -> Iterator[Callable[..., None]]:
    """Shows a bar on standard error, if that is a terminal, while something lasts.

    Gets whom to tell how much is done, and what else is to be shown beside it.
    """
    if not sys.stderr.isatty():
        yield lambda done, beside="": None
        return
    bar = click.progressbar(
        length=max(1, round(total)),
        label=title,
        show_pos=True,
        file=sys.stderr,
        item_show_func=lambda beside: str(beside or ""),
    )
    with bar:
        yield lambda done, beside="": bar.update(round(done) - bar.pos, beside)
