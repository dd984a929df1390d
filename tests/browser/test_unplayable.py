"""A table whose rules are not there any more: why, what was done, and the ways out of it."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.serving import TableServer
from tests.browser.table import TablePage


def test_it_says_why_and_can_be_read_saved_and_left(server: TableServer, guest: Guest) -> None:
    page = guest.page
    made = guest.make_table("me", "greedy")
    table = TablePage(guest).open(made)
    table.play_until_count(8, random.Random(3))
    own = guest.steps()
    page.goto("about:blank")
    server.stop()
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as connection, connection:
        connection.execute("UPDATE tables SET rules = 99")
    server.start()
    page.goto("/")
    line = page.locator(".tables li", has_text="Cannot be played")
    expect(line).to_have_count(1)
    line.locator("a").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("cannot be played here")
    expect(page.locator("main")).to_contain_text("begun with rules that this server does not have")
    expect(page.locator("ol code").nth(len(own))).to_be_visible()
    read = page.locator("ol code").all_inner_texts()
    every = iter(read)
    assert all(action in every for action in own), (own, read)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("cannot be played")
    expect(page.locator(".tables li", has_text="Cannot be played")).to_have_count(0)
