"""Looking over what a server keeps."""

from __future__ import annotations

from byways.i18n import say
from byways.server.errors import Trouble
from byways.server.store.examine import examine

from .ask import Complaint


def look_over(database: str, lang: str) -> int:
    """Tells what is damaged in a database. Gets the exit status: 1 if anything is.

    :raises Complaint: it cannot be opened.
    """
    found = 0
    try:
        for damage in examine(database if "://" in database else f"sqlite:///{database}"):
            found += 1
            print(say(lang, f"check.{damage.code}", table=damage.table, count=damage.count))
    except Trouble as e:
        raise Complaint(say(lang, e.code, e.words)) from e
    if not found:
        print(say(lang, "check.fine"))
    return 1 if found else 0
