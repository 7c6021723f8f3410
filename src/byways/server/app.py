"""The web application: pages, a small HTTP interface, and a socket for each table."""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, asgi, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Receive, Scope, Send

from byways import __version__
from byways.bots import LEVELS
from byways.i18n import LANGUAGES, rules_text, source
from byways.kernel.facts import BadOptions
from byways.registry import GAMES

from .after import HANDLERS as AFTER
from .asked import Join, OpenTable, PlayAgain, Rename
from .asking import AnyRequest, answered, count, read_body, rooms_of, settings_of, visitor_of
from .calling import Caller
from .dailies import Dailies
from .dealing import HANDLERS as DEALING
from .deals import Deals
from .errors import Trouble
from .guard import recognize
from .hooks import Hooks
from .learn import HANDLERS as LEARN
from .limits import Limits, address_of
from .mine import HANDLERS as MINE
from .programs import HANDLERS as PROGRAMS
from .replays import MAX_RECORD, Replays
from .room import summarize
from .rooms import Rooms, clean_name
from .scoring import HANDLERS as SCORING
from .scoring import described
from .settings import Settings
from .socket import converse
from .store import Store
from .tokens import HANDLERS as TOKENS
from .wire import Json

MAX_BODY = 64 * 1024
TOPICS = [*LEARN, *SCORING, *AFTER, *DEALING, *MINE, *TOKENS, *PROGRAMS]
STATIC = files(__package__).joinpath("static")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"version": __version__}


@get("/i18n/{name:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def sentences(name: str) -> str:
    lang, dot, ending = name.partition(".")
    if lang not in LANGUAGES or ending != "ftl" or not dot:
        raise Trouble(404, "server.no_page")
    return source(lang)


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
        raise Trouble(400, "server.field", ("field", "options"))
    wish = Wish(GAMES[name], given, lang if lang in LANGUAGES else LANGUAGES[0], size, seats)
    try:
        made, _ = make(wish)
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


@post("/api/join/{token:str}", status_code=200)
async def join(request: AnyRequest, token: str) -> Response[Json]:
    player, rooms = visitor_of(request), rooms_of(request)
    asked = clean_name((await read_body(request, Join)).get("name") or "")
    name = asked or await rooms.store.player_name(player)
    table, seat = await rooms.join(player, token, name)
    return answered(request, {"id": table, "seat": seat})


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, State], table: str) -> None:
    state = socket.app.state
    await converse(socket, table, state.rooms, state.settings)


@get(
    [
        "/",
        "/new/{rest:path}",
        "/table/{rest:path}",
        "/join/{rest:path}",
        "/rules/{rest:path}",
        "/replay/{rest:path}",
        "/score/{rest:path}",
        "/daily/{rest:path}",
        "/me",
        "/programs",
        "/api",
        "/tour/{rest:path}",
    ]
)
async def page(request: AnyRequest, rest: str = "") -> Response[bytes]:
    """The one page; the browser finds out what it shows."""
    index = STATIC.joinpath("index.html")
    if not index.is_file():
        raise Trouble(503, "server.no_client")
    visitor_of(request)
    cookies = request.state.visitor.cookies(settings_of(request))
    headers = {"cache-control": "no-cache"}
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers=headers, cookies=cookies)


@get(["/sw.js", "/manifest.webmanifest"], sync_to_thread=False)
def shell(request: AnyRequest) -> Response[bytes]:
    """What makes the page installable; asked for anew each time, so that a new version is noticed."""
    name = request.url.path.strip("/")
    file = STATIC.joinpath(name)
    if not file.is_file():
        raise Trouble(404, "server.no_page")
    kind = "text/javascript" if name.endswith(".js") else "application/manifest+json"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


@asgi("/assets", is_mount=True, copy_scope=True)
async def assets(scope: Scope, receive: Receive, send: Send) -> None:
    """Files of the client; their names change with their content, so they may be kept for ever."""
    name = str(scope["path"]).strip("/").removeprefix("assets/")
    file = STATIC.joinpath("assets", name)
    known = "/" not in name and "\\" not in name and name not in ("", "..") and file.is_file()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    response = Response(
        file.read_bytes() if known else b"",
        media_type=kind,
        status_code=200 if known else 404,
        headers={**HEADERS, **({"cache-control": "public, max-age=31536000, immutable"} if known else {})},
    )
    await response.to_asgi_response(None, Request(scope))(scope, receive, send)


def _trouble(_request: AnyRequest, trouble: Trouble) -> Response[Json]:
    return Response({"error": trouble.body()}, status_code=trouble.status, headers=trouble.headers())


def _http_trouble(request: AnyRequest, error: HTTPException) -> Response[Json]:
    code = {404: "server.no_page", 405: "server.no_page", 413: "server.too_long"}.get(error.status_code)
    most = MAX_RECORD if request.url.path == "/api/records" else MAX_BODY
    trouble = Trouble(error.status_code, code or "server.message", ("most", most))
    return _trouble(request, trouble)


async def _guard(request: AnyRequest) -> None:
    """Looks at who asks, how often, and from where, before anything else is done."""
    limits: Limits = request.app.state.limits
    limits.ask(address_of(request))
    store = rooms_of(request).store
    request.state.visitor = await recognize(request, store, settings_of(request), need_origin=False)


def create_app(settings: Settings) -> Litestar:
    """Makes the application; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        app.state.settings = settings
        app.state.limits = Limits(settings.make_limit, settings.ask_limit)
        app.state.rooms = Rooms(store)
        app.state.replays = Replays(app.state.rooms)
        app.state.deals = Deals(app.state.rooms)
        app.state.dailies = Dailies(app.state.deals)
        caller = None if settings.webhooks == "off" else Caller(settings.webhooks == "private")
        app.state.hooks = Hooks(app.state.rooms, caller, settings.url)
        calling = asyncio.create_task(app.state.hooks.run())
        try:
            yield
        finally:
            calling.cancel()
            await asyncio.gather(calling, return_exceptions=True)
            await app.state.rooms.close()
            await store.close()

    handlers = [
        health,
        sentences,
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
        [*handlers, *TOPICS, again, join, table_socket, page, shell, assets],
        lifespan=[lifespan],
        before_request=_guard,
        exception_handlers={Trouble: _trouble, HTTPException: _http_trouble},
        response_headers=HEADERS,
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=None,
        logging_config=None,
    )
