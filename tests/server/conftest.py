"""Servers on both databases, and people at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.postgres import Postgres, postgres
from tests.server.running import Server, end_all, serving

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session", autouse=True)
def nothing_left_running() -> Iterator[None]:
    yield
    end_all()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session", params=DATABASES)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes new databases; the tests run once on each kind."""

    def sqlite() -> str:
        return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite3'}"

    if request.param == "sqlite":
        return sqlite
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.new_database


@pytest.fixture(scope="session")
def server(database: Callable[[], str], breach_installed: Path) -> Iterator[Server]:
    """A server that all tests share."""
    with serving(Server(database(), breach_installed)) as running:
        yield running
        assert running.unprovoked() == [], "the server is quiet unless something is wrong"


@pytest.fixture
def people(server: Server) -> Iterator[Callable[[], Person]]:
    """Brings people to the shared server."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Person(server.base))


@pytest.fixture
def ann(people: Callable[[], Person]) -> Person:
    return people()


@pytest.fixture
def bob(people: Callable[[], Person]) -> Person:
    return people()


@pytest.fixture
def eve(people: Callable[[], Person]) -> Person:
    """Somebody who only watches."""
    return people()
