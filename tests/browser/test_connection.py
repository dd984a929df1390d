"""The connection: that it hangs or is lost is said within five seconds, and who goes is away."""

from __future__ import annotations

import signal
import time

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.looks import LOOKS, assert_readable, seen_as
from tests.browser.serving import TableServer
from tests.browser.table import TablePage

SOON = 5000
"""So many milliseconds may pass before it is said."""


def signal_to(server: TableServer, number: int) -> None:
    assert server.process is not None
    server.process.send_signal(number)


STALLED = {"en": "does not answer", "ja": "応答を待っています"}
LOST = {"en": "Connection lost", "ja": "接続が切れました"}


def readers(arrive: Arrive) -> dict[str, TablePage]:
    """One for each language: where there is no server, a page cannot come in another."""
    found = {}
    for language, locale in (("en", "en-GB"), ("ja", "ja-JP")):
        guest = arrive(locale=locale)
        found[language] = TablePage(guest).open(guest.make_table("me", "greedy"))
        found[language].wait_for_turn()
        expect(state_of(found[language])).to_be_hidden()
    return found


def state_of(table: TablePage) -> Locator:
    return table.page.locator(".link-state")


def said_in_every_look(tables: dict[str, TablePage], words: dict[str, str]) -> None:
    for look in LOOKS:
        with seen_as(tables[look.language].guest, look):
            assert_readable(state_of(tables[look.language]), words[look.language])


def test_a_server_that_hangs_is_noticed_within_five_seconds(
    arrive: Arrive, server: TableServer
) -> None:
    tables = readers(arrive)
    signal_to(server, signal.SIGSTOP)
    try:
        since = time.monotonic()
        for language, table in tables.items():
            expect(state_of(table)).to_contain_text(STALLED[language], timeout=SOON)
        assert time.monotonic() - since < SOON / 1000
        said_in_every_look(tables, STALLED)
    finally:
        signal_to(server, signal.SIGCONT)
    for table in tables.values():
        expect(state_of(table)).to_be_hidden(timeout=SOON)
        table.wait_for_turn()


def test_a_lost_connection_is_said_and_mended(arrive: Arrive, server: TableServer) -> None:
    tables = readers(arrive)
    server.stop()
    for language, table in tables.items():
        expect(state_of(table)).to_contain_text(LOST[language], timeout=SOON)
    said_in_every_look(tables, LOST)
    server.start()
    for table in tables.values():
        expect(state_of(table)).to_be_hidden(timeout=20_000)
        table.wait_for_turn()
        faults = table.guest.faults
        faults[:] = [fault for fault in faults if "WebSocket connection" not in fault]


def test_a_quiet_table_is_asked_for_a_sign_of_life(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    table.wait_for_turn()
    before = len(guest.frames("done"))
    table.page.wait_for_timeout(SOON)
    pings = [frame for frame in guest.sent if frame["type"] == "ping"]
    assert 1 <= len(pings) <= 3
    assert len(guest.frames("done")) - before >= len(pings) - 1
    expect(table.page.locator(".link-state")).to_be_hidden()


def test_who_closes_the_page_is_away_at_once_on_turn_too(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    summary = ann.make_table("me", "open", options={"starter": "seat-2"})
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    TablePage(ann).open(summary)
    TablePage(bob).open(summary).wait_for_turn()
    state = ann.page.locator("#players .seat-state").nth(1)
    expect(state).to_have_text("to decide")
    bob.page.close()
    expect(state).to_have_text("to decide, but away", timeout=2000)
    bob.page = bob.context.new_page()
    TablePage(bob).open(summary)
    expect(state).to_have_text("to decide", timeout=SOON)
