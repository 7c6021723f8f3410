"""Lines in, lines out. Nothing that stands on a line can end the session."""

from __future__ import annotations

import json
from typing import BinaryIO, NoReturn

from byways.kernel.codec import Json, dump

from .fields import Problem
from .session import Session

MAX_LINE = 1 << 20


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers requests until the end of *source*."""
    session = Session()
    while line := source.readline(MAX_LINE + 1):
        too_long = len(line.removesuffix(b"\n")) > MAX_LINE
        while too_long and line and not line.endswith(b"\n"):
            line = source.readline(MAX_LINE)
        sink.write(dump(answer(session, None if too_long else line)).encode("ascii") + b"\n")
        sink.flush()


def answer(session: Session, line: bytes | None) -> dict[str, Json]:
    """Answers one line; ``None`` is a line that was too long to read."""
    if line is None:
        return Problem("bad-request", "engine.too_long").answer(None, "en")
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant, parse_int=_number)
    except (ValueError, RecursionError):
        return Problem("bad-request", "engine.json").answer(None, "en")
    if not isinstance(request, dict):
        return Problem("bad-request", "engine.object").answer(None, "en")
    return session.answer(request)


def _number(digits: str) -> int | float:
    """Reads a whole number; one beyond all reason is no whole number for us, but it is JSON."""
    return int(digits) if len(digits) < 1000 else float("inf")


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
