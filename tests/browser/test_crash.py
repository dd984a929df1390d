"""The server is killed in a bot's turn and comes back: the page finds it, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Frame, Guest
from tests.browser.serving import TableServer
from tests.browser.table import TablePage

PAUSE = "2"
"""So many seconds lie between a bot's actions: its turn is not over when the server dies."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TableServer]:
    """A server of the test's own, whose bots take their time."""
    running = TableServer(tmp_path)
    running.start(ANABASIS_BOT_PAUSE=PAUSE)
    yield running
    running.stop()


def test_killed_in_the_middle_of_a_bots_turn(arrive: Arrive, server: TableServer) -> None:
    guest = arrive()
    page = guest.page
    starter = {"starter": "seat-1"}
    table = TablePage(guest).open(guest.make_table("me", "greedy", options=starter))
    chance = random.Random(9)
    while guest.board()["decisions"][0]["seat"] == 0:
        table.play_one(chance)
    told = [frame["entry"] for frame in guest.frames("update") if "entry" in frame]
    table.wait_for_count(max(entry["n"] for entry in told if entry["seat"] == 0) + 1)
    board = guest.board()
    assert board["decisions"][0]["seat"] == 1, "the bot has acted and goes on"
    page.get_by_label("every detail").check()
    lines = page.locator("#log .line-text").all_inner_texts()
    count = table.count()

    server.kill()
    expect(page.locator(".link-state")).to_have_text("Connection lost; trying again…")
    guest.faults.clear()
    server.start()
    expect(page.locator(".link-state")).to_have_text("")
    guest.faults.clear()

    table.wait_for_turn()
    after = page.locator("#log .line-text").all_inner_texts()
    assert after[: len(lines)] == lines, "everything that was told still stands"
    assert table.count() > count, "the bot has finished its turn"
    table.play_until_count(table.count() + 6, chance)
    taken = guest.steps()
    done = [step for entry in entries(guest) if entry["seat"] == 0 for step in entry["steps"]]
    assert done == taken, "every action was taken once"


def entries(guest: Guest) -> list[Frame]:
    """The whole log, as a page that is opened anew is told it."""
    guest.raw.clear()
    guest.page.reload()
    TablePage(guest).laid()
    log: list[Frame] = guest.frames("state")[0]["log"]
    return log
