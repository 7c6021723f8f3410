"""The parts of a running server, for its request handlers."""

from __future__ import annotations

from typing import Any, Protocol, cast

from litestar import Request
from litestar.datastructures import State

from ..access.known import Known
from ..access.limits import Limits
from ..archive.dailies import Dailies
from ..archive.deals import Deals
from ..archive.ratings import Ratings
from ..archive.replays import Replays
from ..archive.studies import Studies
from ..cluster.members import Cluster
from ..house import House
from ..pulse import Pulse
from ..settings import Settings
from ..table.rooms import Rooms
from ..webhooks.queue import Hooks
from ..work.pool import Workers

AnyRequest = Request[Any, Any, State]


class Services(Protocol):
    """The parts of a server."""

    settings: Settings
    house: House
    limits: Limits
    workers: Workers
    pulse: Pulse
    known: Known
    rooms: Rooms
    cluster: Cluster | None
    replays: Replays
    studies: Studies
    ratings: Ratings
    deals: Deals
    dailies: Dailies
    hooks: Hooks


def services(request: AnyRequest) -> Services:
    """Gets the parts of the server that answers a request."""
    return cast(Services, request.app.state)
