"""The web application: pages, a small HTTP interface, and a socket for each table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from byways import __version__
from byways.bots import LEVELS
from byways.i18n import LANGUAGES, rules_text
from byways.kernel.facts import BadOptions
from byways.registry import GAMES
from byways.wire.requests import OpenTable, PlayAgain, Rename

from .access.guard import recognize
from .access.limits import Limits, address_of
from .access.tokens import HANDLERS as TOKENS
from .archive.dailies import Dailies
from .archive.deals import Deals
from .archive.replays import MAX_RECORD, Replays
from .errors import Trouble
from .http.deals import HANDLERS as DEALING
from .http.lessons import HANDLERS as LEARN
from .http.me import HANDLERS as MINE
from .http.pages import HANDLERS as PAGES
from .http.pages import HEADERS, PACKED, lost
from .http.programs import HANDLERS as PROGRAMS
from .http.replays import HANDLERS as AFTER
from .http.request import AnyRequest, answered, count, read_body, rooms_of, settings_of, visitor_of
from .http.scoring import HANDLERS as SCORING
from .http.scoring import described
from .http.seats import HANDLERS as AROUND
from .settings import Settings
from .store.database import Store
from .table.rooms import Rooms, clean_name
from .table.socket import converse
from .table.summaries import summarize
from .webhooks.calling import Caller
from .webhooks.queue import Hooks
from .wire import Json

MAX_BODY = 64 * 1024
TOPICS = [*LEARN, *SCORING, *AFTER, *AROUND, *DEALING, *MINE, *TOKENS, *PROGRAMS]


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"version": __version__}


@get("/api/games", sync_to_thread=False)
def games() -> Json:
    found = []
    for facts in GAMES.values():
        others = max(facts.seats[0], 1) - 1
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": max(LEVELS)}] * others]
        found.append(
            {
                "name": facts.name,
                "seats": facts.seats,
                "rules": facts.rules,
                "options": facts.schema,
                "secret": facts.secret,
                "paper": facts.paper is not None,
                "score": described(facts),
                "tour": facts.lesson is not None,
                "levels": sorted(LEVELS),
                "start": {"options": {}, "seats": seats},
            }
        )
    return {"games": found}


@get("/api/games/{name:str}/picture", sync_to_thread=True)
def picture(request: AnyRequest, name: str) -> Json:
    return rooms_of(request).picture(name)


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(name: str, lang: str = "en") -> Json:
    if name not in GAMES:
        raise Trouble(404, "server.no_game")
    return {"markdown": rules_text(lang if lang in LANGUAGES else LANGUAGES[0], name)}


@get("/api/games/{name:str}/paper", media_type="application/pdf", sync_to_thread=True)
def paper(
    name: str, lang: str = "en", size: str = "a4", seats: int | None = None, options: str = "{}"
) -> Response[bytes]:
    """What a game offers on paper, as a PDF."""
    from byways.print import CannotPrint, Wish, make

    if name not in GAMES:
        raise Trouble(404, "server.no_game")
    try:
        given = msgspec.json.decode(options)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        raise Trouble(400, "server.field", field="options")
    facts = GAMES[name]
    try:
        given = facts.resolve(given)
        made, _ = make(Wish(facts, given, lang if lang in LANGUAGES else LANGUAGES[0], size, seats))
    except (BadOptions, CannotPrint) as e:
        raise Trouble(400, "server.options", reasons=(e.refusal,)) from e
    return Response(made, headers={"content-disposition": f'inline; filename="byways-{name}.pdf"'})


async def _me(request: AnyRequest) -> Response[Json]:
    player, rooms = visitor_of(request), rooms_of(request)
    name = await rooms.store.player_name(player)
    return answered(request, {"name": name, "tables": summarize(await rooms.store.tables_of(player), player)})


@get("/api/me")
async def me(request: AnyRequest) -> Response[Json]:
    return await _me(request)


@post("/api/me", status_code=200)
async def rename(request: AnyRequest) -> Response[Json]:
    name = clean_name((await read_body(request, Rename)).get("name"))
    await rooms_of(request).store.name_player(visitor_of(request), name)
    return await _me(request)


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest) -> Response[Json]:
    body = await read_body(request, OpenTable)
    count(request, "tables")
    table = await rooms_of(request).open(visitor_of(request), body)
    return answered(request, {"id": table})


@get("/api/tables/{table:str}")
async def table_summary(request: AnyRequest, table: str) -> Response[Json]:
    return answered(request, await rooms_of(request).summary(table, visitor_of(request)))


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def table_record(request: AnyRequest, table: str) -> Response[str]:
    room = await rooms_of(request).room(table)
    if not room.match.over:
        # The log has what is still hidden from somebody.
        raise Trouble(409, "server.still_playing")
    name = f"byways-{room.row.game}-{table}.txt"
    return Response(room.record().text(), headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/tables/{table:str}/again", status_code=201)
async def again(request: AnyRequest, table: str) -> Response[Json]:
    body = await read_body(request, PlayAgain)
    count(request, "tables")
    same = body.get("same") is True
    fresh = await rooms_of(request).again(visitor_of(request), table, body.get("key"), same=same)
    return answered(request, {"id": fresh})


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], table: str) -> None:
    state = socket.app.state
    await converse(socket, table, state.rooms, state.settings)


def _trouble(_request: AnyRequest, trouble: Trouble) -> Response[Json]:
    return Response({"error": trouble.body()}, status_code=trouble.status, headers=trouble.headers())


def _http_trouble(request: AnyRequest, error: HTTPException) -> Response[Json] | Response[bytes]:
    if error.status_code == 404 and (found := lost(request)):
        return found
    code = {404: "server.no_page", 405: "server.no_page", 413: "server.too_long"}.get(error.status_code)
    most = MAX_RECORD if request.url.path == "/api/records" else MAX_BODY
    trouble = Trouble(error.status_code, code or "server.message", most=most)
    return _trouble(request, trouble)


async def _guard(request: AnyRequest) -> None:
    """Looks at who asks, how often, and from where, before anything else is done."""
    limits: Limits = request.app.state.limits
    limits.ask(address_of(request))
    store = rooms_of(request).store
    request.state.visitor = await recognize(request, store, settings_of(request), need_origin=False)


async def _prepare(state: State) -> None:
    """Does once, while the browser starts, what takes longest the first time: load games, ask the database.

    Requests come in between: each step is short.
    """
    for name in GAMES:
        with suppress(Trouble):
            await asyncio.to_thread(state.rooms.picture, name)
    with suppress(Trouble):
        await state.rooms.store.tables_of("")
        await state.dailies.lobby("")


def create_app(settings: Settings) -> Litestar:
    """Makes the application; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        app.state.settings = settings
        app.state.limits = Limits(settings.make_limit, settings.ask_limit)
        app.state.rooms = Rooms(store, settings.open_tables)
        app.state.replays = Replays(app.state.rooms)
        app.state.deals = Deals(app.state.rooms)
        app.state.dailies = Dailies(app.state.deals)
        caller = None if settings.webhooks == "off" else Caller(settings.webhooks == "private")
        app.state.hooks = Hooks(app.state.rooms, caller, settings.url)
        tasks = [asyncio.create_task(app.state.hooks.run()), asyncio.create_task(_prepare(app.state))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.rooms.close()
            await store.close()

    handlers = [
        health,
        games,
        picture,
        rules,
        paper,
        me,
        rename,
        open_table,
        table_summary,
        table_record,
    ]
    return Litestar(
        [*handlers, *TOPICS, *PAGES, again, table_socket],
        lifespan=[lifespan],
        before_request=_guard,
        exception_handlers={Trouble: _trouble, HTTPException: _http_trouble},
        response_headers=HEADERS,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=PACKED),
        openapi_config=None,
        logging_config=None,
    )
