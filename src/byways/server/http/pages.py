"""The pages: the client's files as the build made them, and the sentences it says."""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, asgi, get
from litestar.params import FromPath, PathParameter
from litestar.types import Receive, Scope, Send

from byways.i18n import LANGUAGES, source
from byways.registry import BROUGHT
from byways.wire.avatars import Avatar, drawing

from ..errors import Trouble
from .request import AnyRequest, visitor_of

STATIC = files("byways.server").joinpath("static")
PACKED = "^/(assets|i18n)/"
"""What is sent from here packed already; packing it again would spoil it."""
OURS = ("/api/", "/assets/", "/avatars/", "/i18n/")
"""Where programs and the page itself ask."""
PLAIN = re.compile(r"\w[\w.-]{0,99}", re.ASCII)
"""How files of the client are called."""
SentencesFile = Annotated[str, PathParameter(schema_extra={"enum": [f"{lang}.ftl" for lang in LANGUAGES]})]
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
GZIP = {"content-encoding": "gzip", "vary": "accept-encoding"}


def _takes_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@get("/i18n/{name:str}", sync_to_thread=False, media_type=MediaType.TEXT)
def get_sentences(request: AnyRequest, name: SentencesFile) -> Response[bytes]:
    """All sentences of a language in [Fluent](https://projectfluent.org): `en.ftl`, `ru.ftl`, `uk.ftl`."""
    lang, dot, ending = name.partition(".")
    if lang not in LANGUAGES or ending != "ftl" or not dot:
        raise Trouble(404, "server.no_page")
    if _takes_gzip(request):
        return Response(_packed_sentences(lang), media_type=MediaType.TEXT, headers=GZIP)
    return Response(source(lang).encode(), media_type=MediaType.TEXT)


@cache
def _packed_sentences(lang: str) -> bytes:
    return gzip.compress(source(lang).encode(), mtime=0)


@get(
    [
        "/",
        "/new/{rest:path}",
        "/table/{rest:path}",
        "/join/{rest:path}",
        "/seat/{rest:path}",
        "/rules/{rest:path}",
        "/replay/{rest:path}",
        "/score/{rest:path}",
        "/daily/{rest:path}",
        "/calendar",
        "/puzzles",
        "/puzzles/{rest:path}",
        "/me",
        "/device",
        "/history",
        "/ratings",
        "/programs",
        "/api",
        "/tour/{rest:path}",
    ],
    include_in_schema=False,
)
async def page(request: AnyRequest, rest: FromPath[str] = "") -> Response[bytes]:
    """The one page; the browser finds out what it shows."""
    index = STATIC.joinpath("index.html")
    if not index.is_file():
        raise Trouble(503, "server.no_client")
    visitor_of(request)
    return Response(
        _with_looks(index.read_bytes()), media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


def lost(request: AnyRequest) -> Response[bytes] | None:
    """Gets the page for a person who asked for one that is not there, nothing for a program."""
    index, path = STATIC.joinpath("index.html"), request.url.path
    person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not person or path.startswith(OURS) or not index.is_file():
        return None
    return Response(_with_looks(index.read_bytes()), media_type=MediaType.HTML, status_code=404)


def _with_looks(page: bytes) -> bytes:
    """Gets the page with how games look that packages have brought; of ours it knows that already."""
    own = [text for facts in BROUGHT.values() if (text := facts.facets.text("looks.json")) is not None]
    if not own:
        return page
    looks = json.dumps(list(map(json.loads, own))).replace("<", "\\u003c")
    return page.replace(
        b"</head>", f'<script type="application/json" id="looks">{looks}</script></head>'.encode()
    )


@get("/avatars/{name:str}", sync_to_thread=False, include_in_schema=False)
def get_avatar(name: FromPath[str]) -> Response[str]:
    """The mark and colour beside somebody's name: `MARK-COLOUR.svg`."""
    mark, _, colour = name.removesuffix(".svg").partition("-")
    try:
        avatar = msgspec.convert({"mark": mark, "colour": colour}, Avatar)
    except msgspec.ValidationError:
        raise Trouble(404, "server.no_page") from None
    return Response(drawing(avatar), media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@get(["/sw.js", "/manifest.webmanifest"], sync_to_thread=False, include_in_schema=False)
def shell(request: AnyRequest) -> Response[bytes]:
    """What makes the page installable; asked for anew each time, so that a new version is noticed."""
    name = request.url.path.strip("/")
    file = STATIC.joinpath(name)
    if not file.is_file():
        raise Trouble(404, "server.no_page")
    kind = "text/javascript" if name.endswith(".js") else "application/manifest+json"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


def _asset(name: str) -> bytes | None:
    """Gets a file of the client as it is now: an update may replace them while the server runs."""
    file = STATIC.joinpath("assets", name)
    return file.read_bytes() if PLAIN.fullmatch(name) and file.is_file() else None


@asgi("/assets", is_mount=True, copy_scope=True)
async def assets(scope: Scope, receive: Receive, send: Send) -> None:
    """Files of the client; their names change with their content, so they may be kept for ever."""
    request: AnyRequest = Request(scope)
    name = str(scope["path"]).strip("/").removeprefix("assets/")
    headers = FOR_EVER
    body = _asset(name)
    if body is None:
        body = _asset(f"{name}.gz")
        if body is None:
            raise Trouble(404, "server.no_page")
        if _takes_gzip(request):
            headers = {**FOR_EVER, **GZIP}
        else:
            body = gzip.decompress(body)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    response = Response(body, media_type=kind, headers=headers)
    await response.to_asgi_response(None, request)(scope, receive, send)
