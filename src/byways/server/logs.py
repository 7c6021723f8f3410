"""What the server writes about itself: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from traceback import format_exception

# What leads to a table, a seat or a person: whoever reads the log has no business there.
_PRIVATE = re.compile(r"(/(?:table|join|seat|replays?)s?/|byways_|byways=)[A-Za-z0-9_=-]{8,}")

HUNG_UP = "ASGI callable returned without completing handshake."
"""How uvicorn says so."""


class Lines(logging.Formatter):
    """Writes a line of the log as a JSON object: when, how bad, where, what, and the error if any."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            found["error"] = without_secrets("".join(format_exception(record.exc_info[1])))
        return json.dumps(found, ensure_ascii=False)


def without_secrets(text: str) -> str:
    """Gets a text without addresses of tables and seats, cookies and tokens.

    >>> without_secrets("GET /join/abcdefgh12345 with byways_0123456789abc")
    'GET /join/… with byways_…'
    """
    return _PRIVATE.sub(r"\1…", text)


def worth_writing(record: logging.LogRecord) -> bool:
    """Whether something belongs in the log: that somebody hung up while a line was being opened does not.

    Anybody can do that as often as they like.

    >>> [worth_writing(logging.makeLogRecord({"msg": each})) for each in (HUNG_UP, "something else")]
    [False, True]
    """
    return record.msg != HUNG_UP


def write_lines() -> None:
    """Lets everything be written as JSON from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("byways").setLevel(logging.INFO)
