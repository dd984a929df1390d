"""A browser for all, a server a module, and as many guests as a test wants."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import NoBrowserError, find, flags
from tests.browser.guest import WAIT, Guest
from tests.browser.serving import TableServer, serving

PICTURES = Path(__file__).parent.parent.parent / "test-results"
FAILED = pytest.StashKey[bool]()

Arrive = Callable[..., Guest]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        try:
            path = find(playwright.chromium.executable_path)
        except NoBrowserError as missing:
            stop(str(missing))
        chromium = playwright.chromium.launch(executable_path=path, headless=True, args=flags())
        yield chromium
        chromium.close()


def stop(why: str) -> NoReturn:
    """End the run with one line. A worker cannot, so that there each test says it."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        pytest.fail(why, pytrace=False)
    pytest.exit(why, returncode=3)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def arrive(
    browser: Browser, server: TableServer, request: pytest.FixtureRequest
) -> Iterator[Arrive]:
    """Brings guests. Each must leave without an error in its console."""
    guests: list[Guest] = []

    def come(**settings: Any) -> Guest:
        guest = Guest(browser, server.base, **settings)
        guests.append(guest)
        return guest

    yield come
    if request.node.stash.get(FAILED, False):
        photograph(guests, request.node.name)
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.close()
    assert faults == []


@pytest.fixture
def guest(arrive: Arrive) -> Guest:
    return arrive()


def photograph(guests: list[Guest], name: str) -> None:
    """What the guests saw when the test failed."""
    PICTURES.mkdir(exist_ok=True)
    for number, guest in enumerate(guests):
        safe = re.sub(r"[^\w-]+", "-", name).strip("-")
        guest.page.screenshot(path=PICTURES / f"{safe}-{number}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if call.when == "call" and call.excinfo is not None:
        item.stash[FAILED] = True
    return report
