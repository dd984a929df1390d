"""Much to show in little room: prompts with many answers, full hands, crowded maps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.looks import assert_readable
from tests.browser.midgame import Enough, sit_in
from tests.browser.sizes import WINDOWS

PHONES = ["812x375", "375"]

LANGUAGES = ["en-GB", "ja-JP"]

OUTSIDE = """() => {
  const frame = document.querySelector(".prompt-buttons").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt-buttons .button")]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
    })
    .map((one) => one.innerText);
}"""
"""The answers that have to be looked for."""


def come(guest: Guest, table: str) -> Page:
    """The page of a table, when something is asked there."""
    page = guest.page
    page.goto(f"/t/{table}")
    expect(page.locator(".prompt.asking:not([aria-busy=true])")).to_be_visible()
    guest.wait_for_ways()
    return page


def asked(key: str) -> Enough:
    return lambda found, _: found == key


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", PHONES)
@pytest.mark.parametrize(("game", "key"), [("arbela", "seize"), ("conquerors", "moment")])
def test_a_moment_to_break_in_is_read_on_a_phone(
    arrive: Arrive, game: str, key: str, window: str, locale: str
) -> None:
    """The ticks beside the answers leave the question its room."""
    guest = arrive(**WINDOWS[window], locale=locale)
    page = come(guest, sit_in(guest, game, asked(key)))
    assert_readable(page.locator(".prompt-sentence"))
    assert_readable(page.locator(".prompt-buttons .button.act").first)


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", PHONES)
@pytest.mark.parametrize(
    ("game", "seats", "key"),
    [
        ("alexander_vs_darius", 2, "hire-athenians"),
        ("conquerors", 2, "marching"),
        ("final_conquest", 4, "choose-faction"),
    ],
)
def test_all_answers_are_in_sight_on_a_phone(
    arrive: Arrive, game: str, seats: int, key: str, window: str, locale: str
) -> None:
    guest = arrive(**WINDOWS[window], locale=locale)
    page = come(guest, sit_in(guest, game, asked(key), seats))
    assert page.evaluate(OUTSIDE) == []
    assert_readable(page.locator(".prompt-sentence"))


def has_full_hand(_: str, view: object) -> bool:
    cards = view["cards"]["hand"]  # type: ignore[index]
    return cards is not None and len(cards) == 5


CLIPPED = """selector => [...document.querySelectorAll(selector)]
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2)
    .map((one) => one.innerText)"""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_five_cards_are_read_whole(arrive: Arrive, window: str, locale: str) -> None:
    """And beside or after them how near each side is to its victory."""
    guest = arrive(**WINDOWS[window], locale=locale)
    page = come(guest, sit_in(guest, "conquerors", has_full_hand))
    cards = page.locator(".cq-hand .cq-card")
    expect(cards).to_have_count(5)
    assert page.evaluate(CLIPPED, ".cq-card, .cq-card-name, .cq-card-text") == []
    for goal in page.locator(".cq-goals > ul > li").all():
        goal.scroll_into_view_if_needed()
        assert_readable(goal)
