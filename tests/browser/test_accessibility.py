"""axe-core finds nothing serious on any page, light or dark, on a desktop or a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.guest import DESKTOP, Guest
from tests.browser.reviewed import upload
from tests.browser.table import TablePage
from tests.browser.test_phone import PHONE

SCREENS: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": PHONE}


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    scheme: str = request.param
    return scheme


@pytest.fixture(params=[*SCREENS])
def reader(request: pytest.FixtureRequest, arrive: Arrive, scheme: str) -> Guest:
    guest = arrive(color_scheme=scheme, **SCREENS[request.param])
    return guest


def test_the_lobby(reader: Guest) -> None:
    reader.make_table("me", "greedy")
    reader.make_table("me", "open", public=True)
    reader.page.goto("/")
    expect(reader.page.locator(".tables li").first).to_be_visible()
    assert violations(reader.page) == []


def test_setting_up_a_table(reader: Guest) -> None:
    reader.page.goto("/new")
    expect(reader.page.get_by_label("Seat 1")).to_be_visible()
    assert violations(reader.page) == []


def test_a_game(reader: Guest) -> None:
    table = TablePage(reader).open(reader.make_table("me", "greedy", "greedy"))
    chance = random.Random(12)
    for _ in range(12):
        table.play_one(chance, stay=True)
    table.wait_for_turn()
    assert violations(reader.page) == []


def test_the_rules(reader: Guest) -> None:
    reader.page.goto("/rules/alexandros?rule=7.4")
    expect(reader.page.locator("#rule-7\\.4")).to_be_visible()
    assert violations(reader.page) == []


def test_a_replay(reader: Guest) -> None:
    page = reader.page
    table = upload(reader)
    page.goto(f"/t/{table['id']}?at=60")
    TablePage(reader).laid()
    expect(page.locator(".board.looking-back .alx-wall")).not_to_have_count(0)
    assert violations(page) == []


def test_sheets_over_the_table(arrive: Arrive, scheme: str) -> None:
    guest = arrive(color_scheme=scheme)
    page = guest.page
    table = TablePage(guest).open(guest.make_table("me", "greedy"))
    table.wait_for_turn()
    for key, sheet in (("a", ".action-list"), ("m", "dialog"), ("?", "dialog"), ("r", "#rules")):
        page.keyboard.press(key)
        expect(page.locator(sheet)).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(sheet)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("dialog.end")).to_be_visible()
    assert violations(page) == []


def test_the_axe_is_sharp(guest: Guest) -> None:
    """A planted fault is found, so that finding none means something."""
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in one for one in violations(guest.page))
