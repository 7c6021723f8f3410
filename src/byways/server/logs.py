"""What the server writes about itself: lines for people, or one JSON object a line for programs."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from traceback import format_exception

# What leads to a table, a seat or a person: whoever reads the log has no business there.
_PRIVATE = re.compile(r"(/(?:table|join|seat|replays?)s?/|byways_|byways=)[A-Za-z0-9_=-]{8,}")

OF_OTHERS = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
    }
)
"""How uvicorn says that somebody has hung up or sent nonsense."""


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
    """Whether something belongs in the log: what anybody can have written there, as often as they like, does
    not.

    >>> [worth_writing(logging.makeLogRecord({"msg": each})) for each in (*OF_OTHERS, "something else")]
    [False, False, False, True]
    """
    return record.msg not in OF_OTHERS


def write_lines() -> None:
    """Lets everything be written as JSON from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("byways").setLevel(logging.INFO)
