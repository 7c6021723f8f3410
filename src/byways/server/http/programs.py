"""The descriptions for programs. See docs/programs.md."""

from __future__ import annotations

from typing import Any

from litestar import get


@get("/api/openapi.json", sync_to_thread=True)
def get_openapi() -> dict[str, Any]:
    """This description."""
    # Made when it is first asked for: starting the server does not wait for it.
    from .openapi import openapi

    return openapi()


@get("/api/wire.json", sync_to_thread=True)
def get_wire() -> dict[str, Any]:
    """The messages of a table's socket as a JSON schema."""
    from .openapi import wire

    return wire()
