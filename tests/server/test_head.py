"""``HEAD`` and what is not there, asked from outside."""

from __future__ import annotations

import http.client
from collections.abc import Mapping
from urllib.parse import urlsplit

import pytest

from tests.server.client import Server, Visitor


def ask(server: Server, method: str, path: str) -> tuple[int, Mapping[str, str], bytes]:
    line = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=30)
    try:
        line.request(method, path)
        answer = line.getresponse()
        kept = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        return answer.status, kept, answer.read()
    finally:
        line.close()


@pytest.mark.parametrize("path", ["/", "/health/live", "/api/games", "/i18n/en.ftl", "/assets/no.js", "/no"])
def test_head_answers_as_get_without_a_body(server: Server, path: str) -> None:
    status, headers, body = ask(server, "GET", path)
    assert body
    assert ask(server, "HEAD", path) == (status, headers, b"")


def test_head_needs_something_to_get(server: Server) -> None:
    status, headers, _ = ask(server, "HEAD", "/api/passes/use")
    assert status == 405 and "POST" in headers["allow"]


def test_a_file_that_is_not_there_is_refused_with_a_sentence(server: Server) -> None:
    status, answer = Visitor(server.url).ask("/assets/none.js")
    assert (status, answer["error"]["code"]) == (404, "server.no_page") and answer["text"]
