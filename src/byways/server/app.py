"""The web application: pages, a small HTTP interface, and a socket for each table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from byways.i18n import accepted_language
from byways.registry import GAMES
from byways.wire.operation import Refused

from .access.device_owners import DeviceOwners
from .access.guard import recognize
from .access.limits import Limits, address_of
from .archive.dailies import Dailies
from .archive.deals import Deals
from .archive.ratings import Ratings
from .archive.replays import MAX_RECORD, Replays
from .archive.studies import Studies
from .clock import monotonic
from .cluster import relay
from .cluster.members import Cluster, RunElsewhere
from .cluster.relay import OWNER, PASSED, Inside
from .errors import Trouble
from .house import House
from .http.pages import PACKED, lost
from .http.request import (
    AnyRequest,
    WireBody,
    close_slot,
    hand_over_cookie,
    note_failure,
    parameter_trouble,
    protect,
    services,
)
from .http.routes import HANDLERS
from .loop_watch import LoopWatch
from .settings import Settings
from .store.database import Store
from .store.integrity import Damage, kept_table, table_names
from .store.opening import Opened
from .table.adopting import adopt
from .table.expiry import tidy_up
from .table.rooms import Rooms
from .table.sequel import look_for_sequel
from .webhooks.calling import Caller
from .webhooks.queue import Hooks
from .work.pool import Workers

MAX_BODY = 64 * 1024
LEISURE = 20
"""Looking a database over rests so many times as long as it works: people come back just then."""

log = logging.getLogger(__name__)


def _trouble(request: AnyRequest, trouble: Trouble) -> Response[Refused]:
    lang = accepted_language(request.headers.get("accept-language", ""))
    headers = {"content-language": lang, **trouble.headers()}
    return Response(trouble.refused(lang), status_code=trouble.status, headers=headers)


def _http_trouble(request: AnyRequest, error: HTTPException) -> Response[Refused] | Response[bytes]:
    if error.status_code == 404 and (found := lost(request)):
        return found
    if type(error) is InternalServerException:
        # Whoever was asking has hung up in the middle: nobody hears this, and it is no failure of ours.
        return _trouble(request, Trouble(400, "server.message"))
    if isinstance(error, ValidationException):
        return _trouble(request, parameter_trouble(request, error))
    code = {404: "server.no_page", 405: "server.no_page", 413: "server.too_long"}.get(error.status_code)
    most = MAX_RECORD if request.url.path == "/api/records" else MAX_BODY
    answer = _trouble(request, Trouble(error.status_code, code or "server.message", most=most))
    if allowed := (error.headers or {}).get("allow"):
        answer.headers["allow"] = allowed
    return answer


async def _guard(request: AnyRequest) -> None:
    """Looks at who asks, how often, and from where, before anything else is done."""
    limits = services(request).limits
    address = address_of(request)
    if PASSED not in request.scope:
        limits.ask(address)
    await _take_in(request, limits, address)
    request.state.slot = limits.slot(address)
    await request.state.slot.begin()
    owners = services(request).device_owners
    request.state.visitor = await recognize(request, owners, services(request).settings, need_origin=False)


async def _take_in(request: AnyRequest, limits: Limits, address: str) -> None:
    """Reads what is sent before its turn comes: whoever sends slowly keeps no neighbour waiting, except for
    others who send as much."""
    if request.method == "GET":
        return
    most = request.route_handler.resolve_request_max_body_size()
    async with limits.upload(address) if most is None or most > MAX_BODY else nullcontext():
        await request.body()


async def _prepare(state: State) -> None:
    """Does once, while the browser starts, what takes longest the first time: load games, ask the database.

    Requests come in between: each step is short.
    """
    for facts in GAMES.values():
        await asyncio.to_thread(facts.create, {}, facts.seats[0])
    with suppress(Trouble):
        await state.rooms.store.tables_of("")
        await state.dailies.lobby("")


async def _look_over(store: Store) -> None:
    """Tells which tables are damaged; the others are played on. Whoever comes back meanwhile comes first."""
    damaged = list[str]()
    with suppress(Trouble):
        for table in await store.read(table_names):
            began = monotonic()
            if isinstance(await store.read(partial(kept_table, table=table)), Damage):
                damaged.append(table)
            await asyncio.sleep(LEISURE * (monotonic() - began))
    if damaged:
        log.error("%s tables are damaged and stay closed: %s", len(damaged), " ".join(damaged[:20]))


async def _take_part(cluster: Cluster, state: State) -> None:
    """Becomes one of the processes on a database."""

    adopting: set[asyncio.Task[None]] = set()

    def share(processes: int) -> None:
        if processes < state.limits.processes:
            task = asyncio.create_task(adopt(state.rooms))
            adopting.add(task)
            task.add_done_callback(adopting.discard)
        state.limits.processes = processes

    def lose() -> None:
        state.rooms.drop_all()
        state.device_owners.forget()

    cluster.on_lost, cluster.on_beat = lose, share
    state.rooms.store.writer.on_lost = cluster.lost
    await cluster.join()


def _elsewhere(request: AnyRequest, elsewhere: RunElsewhere) -> Response[Refused]:
    """Leaves a request to the process that runs its table; nobody sees this answer."""
    scope: Any = request.scope
    scope[OWNER] = elsewhere.owner
    return Response(Trouble(421, "server.moving").refused(), status_code=421)


def inside(app: Litestar) -> Inside:
    """Gets what does what other processes ask for."""

    async def do(word: str, about: str) -> None:
        match word:
            case relay.LET_GO:
                await app.state.rooms.let_go(about)
            case relay.HANG_UP:
                app.state.device_owners.forget()
                app.state.rooms.hang_up(about)
            case relay.RENAME:
                app.state.device_owners.forget()
                app.state.rooms.call_again(about)
            case relay.SEQUEL:
                await look_for_sequel(app.state.rooms, about)
            case relay.SHOW_ANEW:
                await app.state.rooms.show_anew(about)
            case relay.FORGET:
                app.state.device_owners.forget()
                app.state.replays.forget()

    return do


def _set_up(state: State, store: Store, settings: Settings, house: House, cluster: Cluster | None) -> None:
    """Makes the parts of a server."""
    state.settings, state.house, state.cluster = settings, house, cluster
    state.limits = Limits(settings.make_limit, settings.ask_limit, settings.line_limit)
    state.workers = Workers()
    state.loop_watch = LoopWatch()
    state.device_owners = DeviceOwners(store)
    state.rooms = Rooms(store, settings.open_tables, cluster=cluster)
    state.replays = Replays(state.rooms, state.workers)
    state.studies = Studies(state.replays)
    state.ratings = Ratings(state.rooms, state.replays)
    state.deals = Deals(state.rooms)
    state.dailies = Dailies(state.deals)
    caller = None if settings.webhooks == "off" else Caller(settings.webhooks == "private")
    state.hooks = Hooks(state.rooms, caller, settings.url)


def create_app(
    settings: Settings, database: Opened, house: House, cluster: Cluster | None = None
) -> Litestar:
    """Makes the application over a database, which it closes in the end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database).start()
        _set_up(app.state, store, settings, house, cluster)
        if cluster is not None:
            await _take_part(cluster, app.state)
        doing = (
            *([cluster.run()] if cluster is not None else ()),
            app.state.hooks.run(),
            app.state.ratings.run(),
            app.state.loop_watch.run(),
            _prepare(app.state),
            _look_over(store),
            tidy_up(app.state.rooms, settings.keep_days),
        )
        tasks = [asyncio.create_task(each) for each in doing]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.rooms.close()
            await store.writer.close()
            if cluster is not None:
                await cluster.leave()
            await store.close()

    return Litestar(
        HANDLERS,
        lifespan=[lifespan],
        before_request=_guard,
        before_send=[close_slot, hand_over_cookie, protect],
        after_exception=[note_failure],
        dto=WireBody,
        return_dto=None,
        exception_handlers={Trouble: _trouble, HTTPException: _http_trouble, RunElsewhere: _elsewhere},
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=PACKED),
        openapi_config=None,
        logging_config=None,
    )
