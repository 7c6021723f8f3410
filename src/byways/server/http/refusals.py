"""How requests can be refused: for each status the codes of the sentences. Handlers add to these."""

from __future__ import annotations

from collections.abc import Mapping

Refusals = Mapping[int, tuple[str, ...]]

ALWAYS: Refusals = {
    401: ("server.no_token",),
    403: ("server.origin",),
    421: ("server.host",),
    429: ("server.too_many",),
    503: ("server.storage", "server.disk_low"),
}
"""How any request can be refused."""

BODY: Refusals = {400: ("server.message", "server.field"), 413: ("server.too_long",)}
PATH: Refusals = {404: ("server.no_page",)}
FIELD: Refusals = {400: ("server.field",)}
SLOW: Refusals = {503: ("server.took_long",)}
"""How slow work in a separate process can be refused."""

NO_GAME: Refusals = {404: ("server.no_game",)}
NO_BROWSER: Refusals = {403: ("server.no_browser",)}
NO_DEAL: Refusals = {404: ("server.no_deal",)}
OLD_RULES: Refusals = {410: ("server.old_rules", "server.damaged")}
NO_TABLE: Refusals = {404: ("server.no_table",), **OLD_RULES}
NO_SEAT: Refusals = {404: ("server.no_table", "server.no_seat"), **OLD_RULES}
NO_REPLAY: Refusals = {**NO_TABLE, 409: ("server.still_playing",)}


def merged(*all_of: Refusals) -> dict[int, tuple[str, ...]]:
    """Gets several together, the lowest status first.

    >>> merged({404: ("a",)}, {400: ("b",), 404: ("c", "a")})
    {400: ('b',), 404: ('a', 'c')}
    """
    found: dict[int, tuple[str, ...]] = {}
    for refusals in all_of:
        for status, codes in refusals.items():
            found[status] = tuple(dict.fromkeys((*found.get(status, ()), *codes)))
    return dict(sorted(found.items()))
