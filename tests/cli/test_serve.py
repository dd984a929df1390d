"""anabasis serve: which port it takes, and when a page is opened."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator

import pytest

from anabasis.cli import serve as command
from tests.cli.conftest import Run

Call = tuple[str, int, str | None, bool]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """What the server was asked to do, instead of doing it."""
    calls: list[Call] = []

    def record(
        host: str, port: int | Callable[[], int], database_url: str | None, open_browser: bool
    ) -> int:
        chosen = port if isinstance(port, int) else port()
        calls.append((host, chosen, database_url, open_browser))
        return 0

    monkeypatch.setattr("anabasis.server.serve.serve", record)
    return calls


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The usual port, which somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(command, "FIRST_PORT", port)
        yield port


def test_the_port_that_was_asked_for(run: Run, calls: list[Call], taken: int) -> None:
    """It is not exchanged for another, even if it is taken."""
    assert run("serve", "--port", str(taken)).status == 0
    assert calls == [("127.0.0.1", taken, None, False)]


def test_the_next_free_port_is_found_and_named(run: Run, calls: list[Call], taken: int) -> None:
    ran = run("serve", "--host", "127.0.0.1")
    [(_, port, _, _)] = calls
    assert port != taken
    assert ran.out == f"Port {taken} is taken; {port} is used instead.\n"


def test_any_port_if_all_are_taken(
    run: Run, calls: list[Call], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "PORTS_TRIED", 1)
    ran = run("serve")
    assert calls == [("127.0.0.1", 0, None, False)]
    assert ran.out == f"Port {taken} is taken; another one is used instead.\n"


@pytest.mark.parametrize(
    ("environment", "opens"),
    [({"BROWSER": "some-browser"}, True), ({}, False)],
)
def test_a_page_is_opened_only_where_a_window_can_be(
    run: Run,
    calls: list[Call],
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    opens: bool,
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    run("serve", "--port", "0", "--open")
    assert calls == [("127.0.0.1", 0, None, opens)]


@pytest.mark.parametrize("port", ["65536", "-1", "http"])
def test_an_impossible_port_is_refused_in_one_line(run: Run, calls: list[Call], port: str) -> None:
    ran = run("serve", f"--port={port}")
    assert (ran.status, ran.out) == (2, "")
    assert "not a whole number from 0 to 65535" in ran.err
    assert calls == []
