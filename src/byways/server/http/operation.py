"""For operators: liveness, health, and figures for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import MediaType, get

from byways import __version__
from byways.wire.operation import Alive, Health

from ..access.limits import is_local
from ..errors import Trouble
from .request import AnyRequest, rooms_of, services


@get("/health")
async def health(request: AnyRequest) -> Health:
    """The server's health: whether it can save, and how long it keeps others waiting."""
    watch = services(request).loop_watch
    if not await rooms_of(request).store.writer.well():
        raise Trouble(503, "server.storage")
    return Health(__version__, round(watch.lag(), 3), watch.blocked)


@get("/health/live", sync_to_thread=False)
def live() -> Alive:
    """Whether the server answers at all; if not, restart it."""
    return Alive(__version__)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> str:
    """Figures for Prometheus, from this machine only."""
    if not is_local(request):
        raise Trouble(404, "server.no_page")
    return "".join(_lines(request))


def _lines(request: AnyRequest) -> Iterator[str]:
    parts = services(request)
    watch, workers, writer = parts.loop_watch, parts.workers, parts.rooms.store.writer
    gauges = {
        "loop_lag_seconds": watch.lag(),
        "writes_waiting": writer.waiting,
        "lines": parts.limits.held,
        "tables_open": parts.rooms.open_count,
        "bots_thinking": parts.rooms.thinking,
        "work": workers.load,
    }
    counters = {
        "loop_blocked_total": watch.blocked,
        "saves_total": writer.saves,
        "writer_restarts_total": writer.restarted,
        "work_stopped_total": workers.stopped,
    }
    for kind, figures in (("gauge", gauges), ("counter", counters)):
        for name, value in figures.items():
            yield f"# TYPE byways_{name} {kind}\nbyways_{name} {value:g}\n"
