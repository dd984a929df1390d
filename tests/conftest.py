"""What every test run has: a word on which build it tests, hypothesis without a stopwatch, and the
example of a game in a package of its own."""

import importlib.util
import os
import pkgutil
import signal
import threading
from collections.abc import Generator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import settings

from tests.examples.distribution import install

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "default")


LIMIT = 240
"""So many seconds a test has, without its fixtures. One that waits for a process that never answers
fails then, and all others are run: what takes even longer ends the run (`faulthandler_timeout`)."""
AND_AGAIN = 30
"""If it waits once more while it is being ended, it has so many seconds for that."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        return (yield)

    def too_long(number: int, frame: FrameType | None) -> None:
        pytest.fail(f"{item.nodeid} has not ended after {LIMIT} seconds")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, LIMIT, AND_AGAIN)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--build",
        choices=("compiled", "pure"),
        help="stop unless the package under test is this build (see the Makefile)",
    )


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Begun in the background of a shell: the programs under test must still hear Ctrl-C.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = config.getoption("--build")
    found = build_under_test()
    if wanted is not None and wanted != found:
        raise pytest.UsageError(f"these tests would run on the {found} build, not the {wanted} one")


def pytest_report_header() -> str:
    import anabasis

    return f"anabasis: {build_under_test()} build, {anabasis.__path__[0]}"


def build_under_test() -> str:
    """'compiled' if the engine's modules are extensions, else 'pure'."""
    import anabasis.core

    names = [m.name for m in pkgutil.iter_modules(anabasis.core.__path__, "anabasis.core.")]
    origins = [spec.origin or "" for n in names if (spec := importlib.util.find_spec(n))]
    return "compiled" if any(o.endswith(tuple(EXTENSION_SUFFIXES)) for o in origins) else "pure"


@pytest.fixture(scope="session")
def breach_installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the distribution of Breach is installed into. Players have none."""
    folder = tmp_path_factory.mktemp("breach")
    install(folder, tmp_path_factory.mktemp("build"))
    return folder
