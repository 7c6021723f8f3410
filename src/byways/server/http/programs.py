"""What programs ask to learn how to ask. See docs/programs.md."""

from __future__ import annotations

from litestar import get

from ..wire import Json


@get("/api/openapi.json", sync_to_thread=True)
def openapi() -> Json:
    # Made when it is first asked for: starting the server does not wait for it.
    from . import describe

    return describe.openapi()


@get("/api/wire.json", sync_to_thread=True)
def wire() -> Json:
    from . import describe

    return describe.wire()


HANDLERS = [openapi, wire]
