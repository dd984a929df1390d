"""Records leave the page and come back; a report of a problem is a file, too."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Download, Page, expect

from anabasis.core.record import load
from anabasis.core.registry import find_game
from tests.browser.guest import Guest
from tests.browser.reviewed import record, upload
from tests.browser.table import TablePage


def download(page: Page, name: str) -> Download:
    """Press a button of the open dialog that hands out a file."""
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_role("button", name=name).click()
    return waiting.value


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("dialog.end[open]")).to_be_visible()


def test_a_finished_game_is_saved_and_looked_at_again(guest: Guest, tmp_path: Path) -> None:
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    table.play_until_count(20, random.Random(5))
    resign(page)
    page.get_by_role("dialog").get_by_role("button", name="Save the record").click()
    saved = download(page, "Save the record")
    assert saved.suggested_filename.startswith("alexandros-")
    file = tmp_path / saved.suggested_filename
    saved.save_as(file)
    match = load(file.read_text(), find_game)
    assert match.game.outcome(match.position) is not None
    own = [line["action"] for line in lines(file.read_text()) if line.get("seat") == 0]
    assert own == guest.steps()

    page.goto("/")
    page.get_by_label("Choose a saved record").set_input_files(file)
    page.wait_for_url("**/t/*")
    TablePage(guest).laid()
    expect(page.locator(".badge")).to_have_text("A record")
    last = guest.board()["n"]
    expect(page.get_by_role("slider")).to_have_attribute("max", str(last))
    assert last >= 20


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_a_spoilt_record_is_refused_in_words(guest: Guest, tmp_path: Path) -> None:
    page = guest.page
    page.goto("/")
    spoilt = tmp_path / "spoilt.jsonl"
    spoilt.write_text(record().replace('"stand ', '"sit ', 1))
    page.get_by_label("Choose a saved record").set_input_files(spoilt)
    expect(page.locator(".review .problem")).to_be_visible()
    assert len(page.locator(".review .problem").inner_text()) > 10
    assert page.url.endswith("/")
    guest.faults.clear()


def test_a_report_holds_what_the_reader_may_know(guest: Guest, tmp_path: Path) -> None:
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    table.play_until_count(16, random.Random(5))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Report a problem").click()
    page.get_by_label("What happened, and what did you expect?").fill("The horse is lame.")
    saved = download(page, "Save as a file")
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Saved.")
    file = tmp_path / "report.json"
    saved.save_as(file)
    report = json.loads(file.read_text())
    assert report["words"] == "The horse is lame."
    assert (report["game"], report["n"], report["seat"]) == ("alexandros", table.count(), 0)
    assert report["legal"] == guest.board()["legal"]
    assert report["view"]["seats"][1]["hand"] is None
    told = [json.loads(line) for line in report["record"]]
    assert told[0]["seen_by"] == 0
    assert not any("draws" in line for line in told)


def test_a_record_that_was_brought_back_can_be_removed(guest: Guest) -> None:
    page = guest.page
    table = upload(guest)
    page.goto(f"/t/{table['id']}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove this record").click()
    page.wait_for_url("**/")
    assert guest.context.request.get(f"/api/tables/{table['id']}").status == 404
