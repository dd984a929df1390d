"""Much to show in little room: prompts with many answers, full hands, crowded maps."""

from __future__ import annotations

from contextlib import suppress

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
        ("alexander_vs_darius", 2, "four-dice"),
        ("conquerors", 2, "act"),
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


WISHES = {"en-GB": "Ask me when…", "ja-JP": "確認の場面…"}


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", PHONES)
def test_when_to_be_asked_is_one_button_beside_a_moment(
    arrive: Arrive, window: str, locale: str
) -> None:
    """It says how many kinds of moment there are and opens all of them."""
    guest = arrive(**WINDOWS[window], locale=locale)
    page = come(guest, sit_in(guest, "conquerors", asked("moment")))
    button = page.get_by_role("button", name=WISHES[locale])
    assert_readable(button, "19")
    button.tap()
    ticks = page.locator("dialog .windows .tick input")
    expect(ticks).to_have_count(19)
    before = page.locator("dialog .windows .tick input:checked").count()
    ticks.first.tap()
    expect(page.locator("dialog .windows .tick input:checked")).to_have_count(before - 1)
    page.keyboard.press("Escape")
    expect(button).to_contain_text(f"{before - 1}/19")


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", PHONES)
def test_twelve_answers_leave_the_question_its_room(
    arrive: Arrive, window: str, locale: str
) -> None:
    """The prompt grows over the tabs, and the board keeps its place."""
    guest = arrive(**WINDOWS[window], locale=locale)
    page = come(guest, sit_in(guest, "conquerors", asked("enlist")))
    board = page.locator("#board").bounding_box()
    assert page.locator(".prompt-buttons .button.act").count() > 4
    assert page.evaluate(OUTSIDE) == []
    assert_readable(page.locator(".prompt-sentence"))
    other = come(guest, sit_in(guest, "conquerors", asked("deploy")))
    assert other.locator(".prompt-buttons .button.act").count() < 4
    assert other.locator("#board").bounding_box() == board


CUT_NAMES = """() => [...document.querySelectorAll(".strip-name")]
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2)
    .map((one) => one.innerText)"""


def until_somebody_gains(page: Page) -> None:
    """A faction is chosen, or a turn ended twice over where the last faction is no choice."""
    gain = page.locator(".score-strip .gain").first
    for _ in range(6):
        page.locator(".prompt-buttons .button.act").first.tap()
        with suppress(AssertionError):
            return expect(gain).to_be_visible(timeout=4000)
    raise AssertionError("nobody has gained anything")


BROKEN_NAMES = """() => [...document.querySelectorAll(".strip-name")]
    .filter((one) => {
      const letters = document.createRange();
      letters.selectNodeContents(one);
      return letters.getClientRects().length > one.innerText.split(" ").length;
    })
    .map((one) => one.innerText)"""
"""Those that take more lines than they have words."""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", PHONES)
def test_the_names_of_four_are_whole_beside_what_they_have_gained(
    arrive: Arrive, window: str, locale: str
) -> None:
    guest = arrive(**WINDOWS[window], locale=locale)
    table = guest.make_table("me", "greedy", "greedy", "greedy", game="final_conquest")
    page = come(guest, table["id"])
    until_somebody_gains(page)
    expect(page.locator(".strip-name")).to_have_count(4)
    assert page.evaluate(CUT_NAMES) == []
    assert page.evaluate(BROKEN_NAMES) == []


UNDER_SHEET = """() => {
  const sheet = document.querySelector(".map-popover").getBoundingClientRect();
  const lit = [...document.querySelectorAll("[data-light=true], .map-stack-lit")];
  return lit.map((one) => one.getBoundingClientRect())
    .filter(({ x, y, width, height }) => {
      const [across, down] = [x + width / 2, y + height / 2];
      return across > sheet.left && across < sheet.right && down > sheet.top && down < sheet.bottom;
    }).length;
}"""


@pytest.mark.parametrize("window", PHONES)
def test_a_sheet_lies_over_no_lit_place_of_a_phone(arrive: Arrive, window: str) -> None:
    """It stands over the tabs."""
    guest = arrive(**WINDOWS[window])
    page = come(guest, sit_in(guest, "conquerors", asked("act")))
    spots = page.evaluate(LIT_COUNTERS)
    assert spots
    page.touchscreen.tap(*spots[0])
    sheet = page.locator(".map-popover")
    expect(sheet).to_be_visible()
    assert page.evaluate(UNDER_SHEET) == 0
    assert_readable(sheet.locator(".button.act").first)


LIT_COUNTERS = """() => [...document.querySelectorAll(".map-stack-lit > .map-stack-ground")]
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest(".map-stack-lit"))"""


def has_a_leader_behind_five_cards(key: str, view: object) -> bool:
    cards, leaders = view["cards"]["hand"], view["leaders"]["hand"]  # type: ignore[index]
    return key == "raising" and len(cards or ()) == 5 and bool(leaders)


@pytest.mark.parametrize("window", [*PHONES, "1280"])
def test_what_can_be_played_from_the_hand_is_brought_in_sight(arrive: Arrive, window: str) -> None:
    """The leader, who lies below five cards that cannot be played now."""
    guest = arrive(**WINDOWS[window])
    page = come(guest, sit_in(guest, "conquerors", has_a_leader_behind_five_cards))
    leader = page.locator(".cq-leader.board-lit").first
    expect(leader).to_be_in_viewport(ratio=0.5)
    box, side = leader.bounding_box(), page.locator("#panel").bounding_box()
    assert box and side and box["y"] + box["height"] / 2 < side["y"] + side["height"]


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


CROWD = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const meet = (a, b, by = 1) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const sheet = boxOf(document.querySelector(".map-sea"));
  const stacks = [...document.querySelectorAll(".map-stack:not(.map-stack-ghost)")].map((one) => ({
    name: one.dataset.stack,
    box: boxOf(one.querySelector(".map-stack-ground")),
  }));
  const wrong = [];
  stacks.forEach(({ name, box }, at) => {
    for (const other of stacks.slice(at + 1))
      if (meet(box, other.box)) wrong.push(`${name} on ${other.name}`);
    if (box.left < sheet.left - 2 || box.right > sheet.right + 2) wrong.push(`${name} is off`);
  });
  for (const text of document.querySelectorAll(".map-name text")) {
    if (/rotate/.test(text.getAttribute("transform"))) continue;
    const { left, right, top, bottom, height } = boxOf(text);
    // The box of a text is higher than its letters.
    const box = { left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 };
    const over = stacks.find((stack) => meet(box, stack.box));
    if (over) wrong.push(`${text.textContent} under ${over.name}`);
  }
  return [stacks.length, wrong];
}"""
"""How many counters there are, and which of them lie on another or on a name."""

CROWDED: dict[str, tuple[int, Enough]] = {
    "final_conquest": (6, lambda key, view: key == "act" and view["round"] >= 5),
    "alexander_vs_darius": (2, lambda key, view: key == "act" and view["turn"] >= 4),
    "conquerors": (2, lambda key, view: key == "act" and view["round"] >= 12),
}


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", CROWDED)
def test_counters_lie_on_no_other_and_on_no_name(
    arrive: Arrive, game: str, window: str, locale: str
) -> None:
    """On the whole map and closer by."""
    guest = arrive(**WINDOWS[window], locale=locale)
    seats, enough = CROWDED[game]
    page = come(guest, sit_in(guest, game, enough, seats))
    for label in (None, "Nearer"):
        if label is not None:
            page.locator(".map-controls button").first.click()
            page.wait_for_timeout(300)
        count, wrong = page.evaluate(CROWD)
        assert count > 10
        assert wrong == []


@pytest.mark.parametrize("window", ["1440", "1280"])
@pytest.mark.parametrize("game", CROWDED)
def test_the_map_is_under_nothing_in_a_wide_window(arrive: Arrive, game: str, window: str) -> None:
    """Buttons, the list of places and the legend stand beside it."""
    guest = arrive(**WINDOWS[window])
    seats, enough = CROWDED[game]
    page = come(guest, sit_in(guest, game, enough, seats))
    sheet = page.locator(".map-sea").bounding_box()
    assert sheet is not None
    for over in (".map-controls", ".map-jump", ".map-legend"):
        box = page.locator(over).bounding_box()
        assert box is not None and box["x"] > sheet["x"] + sheet["width"], over


@pytest.mark.parametrize("game", CROWDED)
def test_a_counter_is_pressed_for_its_own_place(arrive: Arrive, game: str) -> None:
    """Wherever it stands: what is pressed is looked at, or refused with a reason."""
    guest = arrive(**WINDOWS["1440"])
    seats, enough = CROWDED[game]
    page = come(guest, sit_in(guest, game, enough, seats))
    names = {name.split(":")[1] for name in page.evaluate(STACKS)}
    for word in sorted(names)[:12]:
        spot = page.evaluate(SPOT, word)
        page.mouse.move(*spot)
        title = page.locator(".board-info p").first
        expect(title).to_contain_text(word.replace("-", " ").split(" ")[-1].title())


STACKS = """() => [...document.querySelectorAll(".map-stack")].map((one) => one.dataset.stack)"""
SPOT = """(word) => {
  const own = [...document.querySelectorAll(".map-stack-ground")];
  const ground = own.find((one) => one.parentNode.dataset.stack.endsWith(`:${word}`));
  const { x, y, width, height } = ground.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
