"""A phone: 375 pixels wide, no mouse, a finger."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.table import TablePage

WIDTH = 375
PHONE = {
    "viewport": {"width": WIDTH, "height": 667},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 24
"""No target for a finger is smaller, in pixels."""


@pytest.fixture
def phone(arrive: Arrive) -> Guest:
    return arrive(**PHONE)


@pytest.mark.parametrize("path", ["/", "/new", "/rules/alexandros", "/rules/alexandros?rule=7.4"])
def test_nothing_is_wider_than_the_screen(phone: Guest, path: str) -> None:
    phone.page.goto(path)
    expect(phone.page.get_by_role("heading", level=1)).to_be_visible()
    expect(phone.page.get_by_text("One moment…")).to_have_count(0)
    assert_fits(phone)


def test_playing_with_a_finger(phone: Guest) -> None:
    table = TablePage(phone).open(phone.make_table("me", "greedy", "greedy"))
    page = phone.page
    chance = random.Random(6)
    tapped = {"button": 0, "card": 0, "light": 0}
    while len(phone.acts()) < 25:
        choice = table.play_one(chance, stay=True)
        assert choice is not None, "no game is over so soon"
        tapped[choice.kind] += 1
        assert_fits(phone)
    assert tapped["light"] > 5 and tapped["button"] > 0

    page.get_by_role("tab", name="Hand").tap()
    expect(page.locator(".alx-hand")).to_be_visible()
    page.get_by_role("tab", name="Players").tap()
    expect(page.locator("#players .seat")).to_have_count(3)
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("#log .line").first).to_be_visible()
    assert_fits(phone)


def test_buttons_are_large_enough_for_a_finger(phone: Guest) -> None:
    table = TablePage(phone).open(phone.make_table("me", "greedy"))
    table.wait_for_turn()
    sizes = phone.page.evaluate(
        """() => [...document.querySelectorAll("button, [role=tab], input, select")]
            .filter(one => one.checkVisibility({ visibilityProperty: true }))
            .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
            .map(([what, box]) => [what, Math.min(box.width, box.height)])"""
    )
    assert len(sizes) > 10
    assert [what for what, size in sizes if size < FINGER] == []


def assert_fits(guest: Guest) -> None:
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
