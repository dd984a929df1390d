"""What holds for every request: bodies, paths, headers, and silence about secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person
from tests.server.running import Server, serving


def test_a_body_has_a_limit(ann: Person) -> None:
    body = {"game": "alexandros", "seats": [], "options": {"x": "y" * 100_000}}
    assert ann.refused("POST", "/tables", 413, body) == "too-large"


@pytest.mark.parametrize(
    "body", [b"", b"{", b"\xff", b"null", b"[]", b'{"game": 1}', b"[" * 50_000]
)
def test_a_malformed_body_is_an_error(ann: Person, body: bytes) -> None:
    fault = ann.ask(
        "POST", "/tables", 400, content=body, headers={"content-type": "application/json"}
    )["error"]
    assert fault["code"] == "malformed"


def test_wrong_paths_and_methods_are_clear(ann: Person) -> None:
    assert ann.refused("GET", "/nothing", 404) == "unknown"
    answer = ann.http.delete("/api/tables")
    assert answer.status_code == 405
    assert answer.json()["error"]["code"] == "wrong-method"
    assert ann.refused("GET", "/tables?scope=all", 400) == "malformed"


def test_every_answer_has_the_headers_that_protect(ann: Person) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/schema/openapi.json"):
        headers = httpx.get(ann.base + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"]
        assert "server" not in headers


def test_nothing_secret_is_logged(database: Callable[[], str], breach_installed: Path) -> None:
    server = Server(database(), breach_installed)
    with serving(server), Person(server.base) as ann:
        table = ann.table("me", "open")
        with ann.sit(table) as live:
            live.socket.send("{")
            live.hear("error")
        ann.http.get("/api/tables/x%0ay")
        token = ann.http.cookies["anabasis"]
    said = "\n".join(server.lines)
    assert re.fullmatch(r"Anabasis is at http://[\d.:]+/ \(Ctrl-C ends it\)", said)
    assert token not in said
    assert table["invite"] not in said
