"""From the lobby to a game with a friend: one click, one link; the computer for who is missing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.looks import LOOKS, assert_fits, assert_readable, seen_as
from tests.browser.sizes import WINDOWS
from tests.browser.table import TablePage

ROOM = """() => [...document.querySelectorAll("select")].map(select => {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontSize} ${style.fontFamily}`;
  const widest = Math.max(...[...select.options].map(one => pen.measureText(one.text).width));
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return [select.ariaLabel ?? select.id, Math.round(room - widest - 16)];
})"""
"""How many pixels each box has left beside its longest words and its arrow."""


@pytest.mark.parametrize("window", WINDOWS)
def test_playing_a_friend_takes_one_click_and_gives_the_link(arrive: Arrive, window: str) -> None:
    ann, bob = arrive(**WINDOWS[window]), arrive()
    ann.page.goto("/")
    card = ann.page.locator(".game-card").filter(has_text="The Battle of Arbela")
    card.get_by_role("button", name="Play a friend").click()
    link = ann.page.get_by_label("Invitation")
    expect(link).to_be_visible()
    ann.page.get_by_role("button", name="Copy").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    # What stands in the address bar is the invitation, too.
    assert ann.page.url == link.input_value()
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit down").click()
    for guest in (ann, bob):
        expect(guest.page.locator(".arb-field")).to_be_visible()
        expect(guest.page).not_to_have_url(re.compile("invite"))


def test_who_comes_without_an_invitation_is_told_kindly(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.make_table("me", "open")
    name = table["seats"][0]["name"]
    TablePage(bob).open(table)
    expect(bob.page.locator(".waiting .kindly")).to_contain_text(f"Ask {name} for the invitation")
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(bob.page.locator(".bot-choice")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "sides"),
    [("en-GB", ["Macedon", "Persia"]), ("ja-JP", ["マケドニア軍", "ペルシア軍"])],
)
def test_sides_are_named_in_set_up_and_waiting_room(
    arrive: Arrive, locale: str, sides: list[str]
) -> None:
    guest = arrive(locale=locale)
    guest.page.goto("/new?game=arbela")
    expect(guest.page.locator(".seat-choice .seat-side")).to_have_text(sides)
    guest.page.locator(".seat-choice select").nth(1).select_option("open")
    guest.page.locator("form .button.primary").click()
    expect(guest.page.locator(".waiting-seats .seat-side")).to_have_text(sides)


def test_a_free_seat_is_given_to_the_computer(arrive: Arrive) -> None:
    guest = arrive()
    table = guest.make_table("me", "open", "open")
    TablePage(guest).open(table)
    choices = guest.page.locator(".bot-choice")
    expect(choices).to_have_count(2)
    choices.first.select_option("greedy")
    expect(choices).to_have_count(1)
    expect(guest.page.locator(".waiting-seats li").nth(1)).to_contain_text("computer, captain")
    choices.first.select_option("greedy")
    expect(guest.page.locator(".alx-map")).to_be_visible()
    assert [seat["kind"] for seat in guest.board()["table"]["seats"]] == ["person", "bot", "bot"]


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
@pytest.mark.parametrize("game", ["alexandros", "arbela"])
@pytest.mark.parametrize("window", ["1280", "768", "375"])
def test_options_fit_their_boxes(arrive: Arrive, window: str, game: str, locale: str) -> None:
    guest = arrive(**WINDOWS[window], locale=locale)
    guest.page.goto(f"/new?game={game}")
    expect(guest.page.locator(".seat-side").first).not_to_be_empty()
    guest.page.wait_for_load_state("networkidle")
    room = guest.page.evaluate(ROOM)
    assert len(room) >= 6
    assert [one for one in room if one[1] < 0] == []


def test_only_options_that_hold_for_the_seats_are_offered(arrive: Arrive) -> None:
    guest = arrive()
    guest.page.goto("/new?game=alexandros")
    starter = guest.page.locator("#option-starter option")
    expect(starter).to_have_count(4)
    guest.page.get_by_role("button", name="One seat fewer").click()
    expect(starter).to_have_count(3)
    guest.page.get_by_role("button", name="One seat more").click()
    guest.page.get_by_role("button", name="One seat more").click()
    expect(starter).to_have_count(5)


def test_who_looks_on_is_named(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    table = ann.make_table("me", "greedy")
    name = bob.get("/api/me")["name"]
    TablePage(ann).open(table)
    badge = ann.page.locator(".badge.spectators")
    expect(badge).to_have_count(0)
    TablePage(bob).open(table)
    expect(badge).to_have_attribute("aria-label", f"{name} looking on")
    bob.page.close()
    expect(badge).to_have_count(0)


WAITING = {
    "en": ("Macedon", "Persia", "Copy", "Sit down", "Ask "),
    "ja": ("マケドニア軍", "ペルシア軍", "コピー", "座る", "招待リンク"),
}
FRIEND = {"en": "Play a friend", "ja": "友だちと遊ぶ"}


def test_joining_in_every_look(arrive: Arrive) -> None:
    """Who waits has the link, the sides and the computer at hand; who is invited a seat; who is not
    is told whom to ask."""
    ann, bob, cleo = arrive(), arrive(), arrive()
    table = ann.make_table("me", "open", game="arbela")
    TablePage(ann).open(table)
    bob.page.goto(f"/t/{table['id']}?invite={table['invite']}")
    TablePage(cleo).open(table)
    for look in LOOKS:
        mine, theirs, copy, sit, ask = WAITING[look.language]
        with seen_as(ann, look) as page:
            TablePage(ann).laid()
            for side, name in enumerate((mine, theirs)):
                assert_seen(page.locator(".waiting-seats .seat-side").nth(side), name)
            assert_seen(page.get_by_role("button", name=copy), copy)
            assert_seen(page.locator(".bot-choice"))
            assert page.locator("#invite-link").input_value().endswith(table["invite"])
            assert_fits(page)
        with seen_as(bob, look) as page:
            TablePage(bob).laid()
            assert_seen(page.get_by_role("button", name=sit), sit)
            assert_seen(page.locator(".waiting-seats .seat-side").nth(1), theirs)
        with seen_as(cleo, look) as page:
            TablePage(cleo).laid()
            assert_seen(page.locator(".waiting .kindly"), ask)
    ann.page.locator(".bot-choice").select_option("greedy")
    for guest in (ann, bob, cleo):
        expect(guest.page.locator(".arb-field")).to_be_visible()


def test_a_friend_is_asked_from_the_lobby_in_every_look(arrive: Arrive) -> None:
    guest = arrive()
    guest.page.goto("/")
    for look in LOOKS:
        with seen_as(guest, look) as page:
            button = page.get_by_role("button", name=FRIEND[look.language])
            expect(page.locator(".game-card").first).to_be_visible()
            expect(button).to_have_count(page.locator(".game-card").count())
            assert_seen(button.last)
            assert_fits(page)


def test_who_looks_on_is_named_in_every_look(arrive: Arrive) -> None:
    """Their number in the bar, their names in the menu."""
    ann, bob = arrive(), arrive()
    table = ann.make_table("me", "greedy")
    name = bob.get("/api/me")["name"]
    TablePage(ann).open(table).wait_for_turn()
    TablePage(bob).open(table)
    for look in LOOKS:
        with seen_as(ann, look) as page:
            TablePage(ann).wait_for_turn()
            assert_readable(page.locator(".badge.spectators"), "1")
            page.keyboard.press("m")
            assert_seen(page.locator("dialog .hint", has_text=name))
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)


def assert_seen(thing: Locator, *words: str) -> None:
    """It is read where it is scrolled to."""
    thing.scroll_into_view_if_needed()
    assert_readable(thing, *words)
