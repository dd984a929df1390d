"""The end of a game: how the winner was found, the chart, and what there is to share."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.reviewed import upload
from tests.browser.sizes import WINDOWS

GOLDEN = Path(__file__).parent.parent / "games" / "golden"
ENDS = {
    "alexandros-points": {"en": "The most points win", "ja": "得点の最も多い人の勝ち"},
    "arbela-army-broken": {"en": "breaks at", "ja": "崩壊レベル"},
}


def told_end(guest: Guest, name: str, button: str) -> tuple[Any, Locator]:
    """The table of a recorded game, and the sheet that tells its end."""
    table = upload(guest, (GOLDEN / f"{name}.jsonl").read_text())
    guest.page.goto(f"/t/{table['id']}")
    guest.page.get_by_role("button", name=button).click()
    sheet = guest.page.locator("dialog.end")
    expect(sheet).to_be_visible()
    return table, sheet


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("window", WINDOWS)
def test_how_the_winner_was_found(arrive: Arrive, name: str, window: str) -> None:
    guest = arrive(**WINDOWS[window])
    _, sheet = told_end(guest, name, "How it came about")
    expect(sheet.locator(".verdict")).to_contain_text(ENDS[name]["en"])
    expect(sheet.locator(".chart")).to_be_visible()
    sheet.get_by_role("link", name="To the lobby").scroll_into_view_if_needed()
    inside = "sheet => [sheet.scrollWidth <= sheet.clientWidth, innerWidth >= sheet.offsetWidth]"
    assert sheet.evaluate(inside) == [True, True]


@pytest.mark.parametrize("name", ENDS)
def test_it_is_said_in_japanese_in_the_dark(arrive: Arrive, name: str) -> None:
    guest = arrive(locale="ja-JP", color_scheme="dark")
    _, sheet = told_end(guest, name, "勝負の流れ")
    expect(sheet.locator(".verdict")).to_contain_text(ENDS[name]["ja"])


def test_the_link_leads_to_the_game(arrive: Arrive) -> None:
    guest = arrive()
    table, sheet = told_end(guest, "alexandros-points", "How it came about")
    sheet.get_by_role("button", name="Copy the link").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{table['id']}")
    other = arrive()
    other.page.goto(link)
    expect(other.page.locator(".prompt-sentence")).to_have_text("Player 1 wins")


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("window", ["1280", "375"])
def test_the_picture_shows_the_board(
    arrive: Arrive, name: str, window: str, tmp_path: Path
) -> None:
    guest = arrive(**WINDOWS[window])
    table, sheet = told_end(guest, name, "How it came about")
    with guest.page.expect_download() as saved:
        sheet.get_by_role("button", name="A picture of it").click()
    assert saved.value.suggested_filename == f"{table['game']}-{table['id']}.png"
    path = tmp_path / "end.png"
    saved.value.save_as(path)
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1200 and 600 < height < 1400
    assert len(data) > 150_000, "an empty board is packed smaller"
