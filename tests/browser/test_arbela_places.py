"""Places on the page of Arbela: nothing jumps, is cut or lies over what can be pressed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.conftest import Arrive
from tests.browser.sizes import WINDOWS

FIELD = "JSON.stringify(document.querySelector('.arb-field').getBoundingClientRect())"
LARGE = [name for name, window in WINDOWS.items() if not window.get("has_touch")]
SMALL = [name for name, window in WINDOWS.items() if window.get("has_touch")]


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("size", LARGE)
def test_the_field_stays_where_it_is_whatever_is_looked_at(
    arrive: Arrive, size: str, language: str
) -> None:
    """Cards with long names too, on the field and in both Reserves."""
    field = Field(arrive(locale=language, **WINDOWS[size])).sit(1)
    field.wait()
    page = field.page
    seen = {page.evaluate(FIELD)}
    stacks = page.locator(".arb-hit")
    for number in range(stacks.count()):
        stacks.nth(number).hover(force=True)
        seen.add(page.evaluate(FIELD))
    cards = page.locator("#tracks .board-piece")
    for number in range(cards.count()):
        cards.nth(number).hover()
        seen.add(page.evaluate(FIELD))
    assert len(seen) == 1


def test_a_fan_closes_at_once_and_lies_over_nothing_that_is_lit(arrive: Arrive) -> None:
    field = Field(arrive()).sit(1)
    page = field.page
    field.play_to("leader-order")
    fan = page.locator(".board-fan")
    lit = next(one.name for one in field.choices() if one.kind == "place")
    assert lit is not None
    section = lit.partition(":")[2]
    stack = field.guest.board()["view"]["sections"][section]["stack"]
    assert len(stack) > 1
    field.place(section).hover()
    page.wait_for_timeout(1300)
    expect(fan).to_have_count(0)

    # Of the enemy's nothing is lit: his stacks may be looked at.
    field.place("MD-C").hover()
    expect(fan).to_have_count(1)
    field.place("B-C").hover()
    page.wait_for_timeout(50)
    expect(fan).to_have_count(0, timeout=1)


@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("size", SMALL)
def test_every_button_of_a_question_is_in_sight(arrive: Arrive, size: str, language: str) -> None:
    """From the deployment to the first action: none is cut, none is out of reach."""
    field = Field(arrive(locale=language, **WINDOWS[size])).sit(1)
    guest, page = field.guest, field.page
    seen: set[str] = set()
    for _ in range(40):
        field.wait()
        key = field.key()
        if key not in seen:
            seen.add(key)
            assert cut(page) == [], key
        if key == "activate":
            break
        page.evaluate("1")
        choices = field.choices()
        end = [one for one in choices if one.kind == "button"]
        places = [one for one in choices if one.kind == "place"]
        field.press(
            (end or places)[0] if key in {"deploy", "leader-movement"} else (places or end)[0]
        )
    assert {"deploy", "leader-order"} <= seen
    assert guest.faults == []


def cut(page: Any) -> list[str]:
    """Buttons of the prompt that are not wholly in the window."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("#prompt .prompt-buttons .button.act")]
            .filter(one => one.checkVisibility())
            .filter(one => {
                const box = one.getBoundingClientRect();
                const room = document.querySelector("#prompt").getBoundingClientRect();
                return box.left < room.left - 1 || box.right > room.right + 1
                    || box.top < room.top - 1 || box.bottom > room.bottom + 1;
            })
            .map(one => one.textContent)"""
    )
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_the_odds_leave_the_board_in_sight(arrive: Arrive, scheme: str) -> None:
    """Upright they stand below it, in full; and cards that can be brought are in sight."""
    field = Field(arrive(color_scheme=scheme, **WINDOWS["375"])).sit(1)
    page = field.page
    field.play_to("deploy")
    expect(page.locator("#tracks .board-piece.board-lit").first).to_be_in_viewport(ratio=1)
    field.press_labelled("Deployment done")
    field.play_to("activate")
    expect(page.locator(".arb-far").first).to_be_visible()
    far = next(one for one in field.choices() if "Move: to" in one.label)
    field.press(far)
    ahead = page.locator("section.ahead")
    expect(ahead).to_be_visible()
    panel, board = ahead.bounding_box(), page.locator("#board").bounding_box()
    assert panel and board
    assert panel["y"] >= board["y"] + board["height"] - 1
    expect(ahead.locator("h3")).to_be_in_viewport(ratio=1)
