"""The log: newest line in sight, each line with its rule, and pointing at places."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from anabasis.core.record import load
from anabasis.core.registry import find_game
from anabasis.server.settings import LOG_ENTRIES
from tests.browser.guest import Guest
from tests.browser.looks import LOOKS, assert_fits, assert_readable, seen_as
from tests.browser.reviewed import record, upload
from tests.browser.table import TablePage

SCROLLED_UP = """() => {
  if (!document.querySelector("#log .earlier")) return true;
  const list = document.querySelector("#log .entries");
  list.scrollTo(0, list.scrollTop === 0 ? 1 : 0);
  return false;
}"""
"""Until nothing earlier is left."""

PAGES_OF_LOG = "**/log?*"


def test_the_newest_line_stays_in_sight(guest: Guest) -> None:
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    table.play_until_count(60, random.Random(2))
    expect(guest.page.locator("#log .line").last).to_be_in_viewport()


def test_a_line_lights_its_place_and_names_its_rule(guest: Guest) -> None:
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    table.play_until_count(30, random.Random(2))
    line = page.locator("#log .line", has_text="Alexander sets out").last
    line.scroll_into_view_if_needed()
    before = page.locator(".alx-map").inner_html()
    line.locator(".line-text").hover()
    page.wait_for_function(
        "before => document.querySelector('.alx-map').innerHTML !== before", arg=before
    )
    line.locator("a.case").click()
    expect(page.locator("#rules .rule.here")).to_have_id("rule-3.4")


def test_the_log_of_a_long_game_is_all_there_for_who_scrolls_up(guest: Guest) -> None:
    """What is over is fetched at once; here nothing of it comes before it is asked for again."""
    page = guest.page
    long = record(2, 4, "arbela")
    assert len(load(long, find_game).choices) > 2 * LOG_ENTRIES
    table = upload(guest, long)
    page.route(PAGES_OF_LOG, lambda route: route.fulfill(json={"entries": [], "undos": []}))
    page.goto(f"/t/{table['id']}")
    entries = page.locator("#log .entry")
    expect(page.locator("#log .earlier")).to_be_attached()
    expect(entries.first).to_be_attached()
    at_first = entries.count()
    page.unroute(PAGES_OF_LOG)
    page.locator("#log .earlier button").click()
    page.wait_for_function(SCROLLED_UP)
    assert entries.count() > LOG_ENTRIES >= at_first
    top = page.locator("#log .entries").evaluate("list => list.scrollTop")
    assert top > 0, "the lines stay where they are when earlier ones come"
    page.locator("#log .line-text").first.click()
    expect(page.locator("#log .entry.here")).to_be_in_viewport()


def test_a_log_that_is_put_away_lights_nothing(guest: Guest) -> None:
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    table.play_until_count(10, random.Random(2))
    line = page.locator("#log .line", has_text="Alexander sets out").last
    line.locator(".line-text").hover()
    expect(page.locator(".alx-pointed")).to_have_count(1)
    page.keyboard.press("c")
    expect(page.locator("#chat")).to_be_visible()
    expect(page.locator(".alx-pointed")).to_have_count(0)


SINCE = {"en": "since your last turn", "ja": "前回の手番の後"}

AFTER = """() => [...document.querySelectorAll("#log .entry:has(.since) ~ .entry .entry-mark, "
    + "#log .entry:has(.since) .entry-mark")].map(mark => mark.className)"""
"""The colours of those whose doings stand below the line."""


def test_what_was_done_since_the_own_last_turn_in_every_look(guest: Guest) -> None:
    """One line parts the others' whole turns from the own; that line is read."""
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    turn = table.guest.board()["view"]["turn"]
    chance = random.Random(5)
    while guest.board()["view"]["turn"] < turn + 3:
        table.play_one(chance)
        table.wait_for_turn()
    since = page.locator("#log .since")
    for look in LOOKS:
        with seen_as(guest, look):
            table.wait_for_turn()
            if page.locator("#tab-log").count() > 0:
                page.locator("#tab-log").click()
            expect(since).to_have_count(1)
            since.scroll_into_view_if_needed()
            assert_readable(since, SINCE[look.language])
            assert_fits(page)
            below = page.evaluate(AFTER)
            assert below and not [one for one in below if "lapis" in one], "the others' alone"
            assert {"terracotta", "olive"} <= {one.rpartition("-")[2].strip() for one in below}
