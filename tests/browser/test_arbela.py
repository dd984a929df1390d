"""The Battle of Arbela in the browser: a whole game, and the field by mouse, keys and finger."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import MOST_PRESSES, Choice, Field, chosen
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.guest import DESKTOP
from tests.browser.test_japanese import RAW_KEY

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 40
"""No target for a finger on the field is smaller, in pixels."""

ASK_ME = "Ask me when I could seize the turn"
HAS_KINSMEN = re.compile("Kinsmen")
ORDERED = re.compile("Ordered")

# ---- a whole game


def test_a_whole_game_against_the_bot(arrive: Arrive) -> None:
    """To its real end, with nothing but what is lit on the page; twenty turns are the most."""
    guest = arrive()
    field = Field(guest).sit(1)
    page = guest.page
    pressed: Counter[str] = Counter()
    for _ in range(MOST_PRESSES):
        field.wait()
        if field.is_over():
            break
        choice = chosen(field.choices())
        acts = len(guest.acts())
        field.press(choice)
        pressed[choice.kind] += 1
        done = guest.acts()[acts:]
        if choice.kind == "place" and done:
            assert names_place(done[0], choice), "a press does what was lit there"
    assert pressed["place"] > 4 and pressed["button"] > 4

    end = page.locator("dialog.end[open]")
    outcome = guest.board()["table"]["outcome"]
    assert outcome["reason"] in {"army-broken", "both-broken", "alexander-killed", "turn-limit"}
    expect(end.locator(".end-reason")).not_to_be_empty()
    expect(end.locator(".ranking li")).to_have_count(2)
    expect(end.locator(".chart")).to_be_visible()
    assert guest.board()["legal"] == []


def names_place(action: str, choice: Choice) -> bool:
    """Whether an action is about the place, or about a card or leader that the label names."""
    assert choice.name is not None
    kind, _, place = choice.name.partition(":")
    steps = action.split("; ")
    if len(steps) > 1:
        return any(step.endswith(f" {place}") for step in steps)
    verb, _, word = action.partition(" ")
    return word == place or (kind in {"section", "flank"} and verb in CARD_VERBS)


CARD_VERBS = {"lay", "use", "send", "shoot", "fight", "advance", "lead", "give-up"}
"""Verbs whose word is a unit or a leader, which lies in the place that is lit."""


# ---- by mouse


@pytest.fixture
def persian(arrive: Arrive) -> Field:
    """The Persian moves first, and nothing is left to chance before his first turn."""
    return Field(arrive()).sit(1)


def test_cards_from_the_reserve_and_sections_by_mouse(persian: Field) -> None:
    guest, page = persian.guest, persian.page
    persian.press_named("section:PD-C")
    assert guest.acts()[-1] == "station PD-C"
    persian.play_to("deploy")

    page.locator('#tracks .board-piece[data-name="unit:kinsmen"]').hover()
    expect(page.locator("#hand h3")).to_have_text("Kinsmen (Royal Guard) Heavy Cavalry")
    persian.press_named("unit:kinsmen")
    assert guest.acts()[-1] == "bring kinsmen"
    expect(persian.place("PD-LW")).not_to_have_class("arb-hit arb-can")
    persian.press_named("section:PD-RC1")
    assert guest.acts()[-1] == "into PD-RC1"
    expect(persian.place("PD-RC1")).to_have_attribute("aria-label", HAS_KINSMEN)
    expect(page.locator('#tracks .board-piece[data-name="unit:kinsmen"]')).to_have_count(0)

    persian.press_labelled("Deployment done")
    persian.press_named("section:PD-RC1")
    assert guest.acts()[-1] == "order PD-RC1"
    expect(persian.place("PD-RC1")).to_have_attribute("aria-label", ORDERED)
    expect(page.locator(".arb-order-ordered")).to_have_count(1)


def test_what_is_pointed_at_is_shown_first(persian: Field) -> None:
    """Reach and arc of a card, then where a step would lead, then the way it would face."""
    guest, page = persian.guest, persian.page
    persian.order_and_activate("PD-LW", "Move and fire")
    assert persian.key() == "unit-turn"
    arc = page.locator(".arb-arc")
    page.mouse.move(1, 1)
    expect(arc).to_have_attribute("data-arc", "PA-LW PA-LC2 B-RW B-RC2")
    persian.place("PA-LC2").hover()
    expect(page.locator('[data-intent="move PA-LC2"] .arb-ghost')).to_have_count(1)
    expect(arc).to_have_attribute("data-arc", re.compile("MA-RC2"))

    done = len(guest.acts())
    west = page.locator('.arb-aims [data-facing="west"]')
    west.hover()
    expect(page.locator("section.ahead h3")).to_contain_text("facing towards the Macedonian left")
    before = persian.signature()
    west.click()
    persian.wait_for_change(before)
    # Whether the card gets there alive is up to the archers.
    assert "step PA-LC2; turn west" in guest.acts()[done]

    # A card that is only looked at shows where it could go, turning on the way.
    persian.place("PD-RW").hover()
    expect(page.locator('.arb-step[data-step="PA-RC2"] path')).to_have_count(2)


def test_a_stack_fans_out_under_the_pointer_and_nowhere_else(persian: Field) -> None:
    """A focus that is given back opens no fan; a card of one that is open can be chosen."""
    guest, page = persian.guest, persian.page
    persian.play_to("lay-top")
    place = next(one for one in persian.choices() if one.kind == "place")
    assert place.name is not None
    persian.press(place)
    persian.press(persian.choices()[0])
    persian.wait()
    assert persian.key() == "lay-next"
    fan = page.locator(".board-fan")
    page.mouse.move(1, 1)
    page.wait_for_timeout(600)
    expect(fan).to_have_count(0)

    persian.place(place.name.partition(":")[2]).hover()
    card = fan.locator(".board-fanned.board-lit").first
    expect(card).to_be_visible()
    done = len(guest.acts())
    before = persian.signature()
    card.click()
    persian.wait_for_change(before)
    assert guest.acts()[done].startswith("lay ")
    expect(fan).to_have_count(0)


def test_why_not_on_the_field(persian: Field) -> None:
    persian.wait()
    persian.place("B-C").click()
    note = persian.page.locator("#prompt .note")
    expect(note.locator("p")).not_to_be_empty()
    expect(note.locator("a.case")).to_be_visible()
    assert persian.guest.acts() == []


@pytest.mark.parametrize("asked", ["deploy", "leader-order", "leader-movement", "choose-deed"])
def test_whatever_is_asked_a_press_on_anything_unlit_is_answered(
    persian: Field, asked: str
) -> None:
    """An empty Section, an enemy, a flank, a card of either Reserve."""
    page = persian.page
    if asked == "choose-deed":
        persian.play_to("activate")
        persian.press(next(one for one in persian.choices() if one.label.startswith("Activate")))
        persian.wait()
    else:
        persian.play_to(asked)
    page.mouse.move(1, 1)
    done = len(persian.guest.acts())
    note = page.locator("#prompt .note")
    lit = {one.name for one in persian.choices()}
    unlit = [name for name in ("MA-C", "MD-C") if f"section:{name}" not in lit]
    flank = page.locator(".arb-flank-hit").first
    presses: list[Callable[[], None]] = [partial(persian.place(name).click) for name in unlit]
    presses.append(lambda: flank.click(position={"x": 4, "y": 60}, force=True))
    if asked != "deploy":
        presses.append(page.locator("#tracks .board-piece").first.click)
    for press in presses:
        press()
        expect(note.locator("p")).not_to_be_empty()
        note.get_by_role("button", name="Close this note").click()
        expect(note).to_have_count(0)
    assert len(persian.guest.acts()) == done


def test_the_sides_are_told_apart_without_colour(persian: Field) -> None:
    """By the shapes of cards, lower cards and leaders, and by the marks on what is hidden."""
    persian.play_to("deploy")
    shapes = persian.page.evaluate(
        """() => [0, 1].map(side => ["card", "mini", "leader"].map(kind => {
            const all = document.querySelectorAll(`.arb-field .arb-${kind}[data-side="${side}"]`);
            return [...all].map(one => one.querySelector("path").getAttribute("d"));
        }))"""
    )
    for mine, theirs in zip(*shapes, strict=True):
        assert mine and theirs
        assert not set(mine) & set(theirs)
    hidden = persian.page.locator('.arb-mini-down[data-side="0"]').first
    expect(hidden).to_be_visible()


# ---- by keys


def test_a_turn_by_keys(persian: Field) -> None:
    guest, page = persian.guest, persian.page
    persian.wait()
    page.keyboard.press("b")
    lit = page.locator(".arb-hit.arb-can:focus")
    expect(lit).to_have_count(1)
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
        expect(lit).to_have_count(1)
        seen.add(lit.get_attribute("data-place"))
    assert len(seen) == 2, "arrows lead from one lit Section to the next"
    assert (lit.get_attribute("aria-label") or "").startswith("Start in")
    before = persian.signature()
    focused = lit.get_attribute("data-place")
    page.keyboard.press("Enter")
    persian.wait_for_change(before)
    assert focused == f"section:{guest.acts()[-1].split(' ')[-1]}"
    persian.wait()
    expect(lit).to_have_count(1)

    # Looking about: every Section can be reached, and says what stands there.
    page.keyboard.press("i")
    for _ in range(6):
        page.keyboard.press("ArrowUp")
    looked = page.locator(".arb-hit:focus")
    expect(looked).to_have_attribute("data-place", re.compile("section:MD-"))
    assert looked.get_attribute("aria-label")
    page.keyboard.press("Escape")
    expect(page.locator(".arb :focus")).to_have_count(0)


def test_the_zoom_is_remembered(persian: Field) -> None:
    page = persian.page
    world = page.locator(".arb-field > g")
    whole = world.get_attribute("transform")
    page.locator(".arb").focus()
    for key in ("+", "+", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    near = world.get_attribute("transform")
    assert near != whole
    page.reload()
    expect(page.locator(".arb-field")).to_be_visible()
    assert world.get_attribute("transform") == near
    page.locator(".arb-controls button").last.click()
    expect(world).to_have_attribute("transform", whole or "")


# ---- by finger


def test_on_a_phone(arrive: Arrive) -> None:
    field = Field(arrive(**PHONE)).sit(1)
    guest, page = field.guest, field.page
    field.press_named("section:PD-C")
    field.play_to("deploy")
    # The Reserve lies under the field, whatever tab is open; there is no row of buttons for it.
    page.get_by_role("tab", name="Log").tap()
    assert [one.label for one in field.choices() if one.kind == "button"] == ["Deployment done"]
    field.press_named("unit:kinsmen")
    field.press_named("section:PD-RC1")
    assert guest.acts()[-2:] == ["bring kinsmen", "into PD-RC1"]
    sizes = page.evaluate(
        """() => [...document.querySelectorAll(".arb-hit, .arb button")]
            .filter(one => one.checkVisibility())
            .map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"""
    )
    assert len(sizes) > 40
    assert min(sizes) >= FINGER
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_a_finger_sees_the_odds_first(arrive: Arrive) -> None:
    """Where a mouse would point, a finger is asked once more, with the odds beside it."""
    field = Field(arrive(**PHONE)).sit(0)
    guest, page = field.guest, field.page
    for _ in range(MOST_PRESSES):
        field.wait()
        lit = field.choices()
        daring = [one for one in lit if one.label.startswith(("Attack ", "Fire at", "Fight "))]
        if any(one.kind == "place" for one in daring):
            break
        field.press(chosen(lit))
    acts = guest.acts()
    field.press(next(one for one in daring if one.kind == "place"))
    assert guest.acts() == acts, "nothing is done yet"
    expect(page.locator("section.ahead")).to_be_visible()
    field.press(field.choices()[0])
    assert guest.acts()[: len(acts)] == acts
    assert len(guest.acts()) > len(acts), "done, with all the steps that it takes"


# ---- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [{"viewport": DESKTOP}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing(arrive: Arrive, screen: dict[str, Any], scheme: str) -> None:
    field = Field(arrive(color_scheme=scheme, **screen)).sit(1)
    field.play_to("deploy")
    assert violations(field.page) == []
    order = next(one for one in field.choices() if one.label.startswith("Deployment done"))
    field.press(order)
    field.play_to("activate", "unit-turn")
    assert violations(field.page) == []


def test_no_key_is_left_without_its_text(persian: Field) -> None:
    persian.play_to("activate")
    words = persian.page.evaluate(
        """() => [...document.querySelectorAll("*")]
            .flatMap(one => [
                one.getAttribute("aria-label"),
                one.getAttribute("title"),
                one.childElementCount ? null : one.textContent,
            ])
            .filter(Boolean)
            .map(text => text.trim())"""
    )
    assert [text for text in words if RAW_KEY.match(text)] == []


# ---- being asked


def test_a_general_says_whether_he_wants_to_be_asked_about_seizing_the_turn(arrive: Arrive) -> None:
    guest = arrive()
    Field(guest).sit(0)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    tick = page.get_by_role("dialog").get_by_role("checkbox", name=ASK_ME)
    expect(tick).not_to_be_checked()
    tick.click()
    expect(tick).to_be_checked()
    guest.wait_for_board(lambda board: board["asks"] == ["seize"])
    tick.click()
    expect(tick).not_to_be_checked()
    guest.wait_for_board(lambda board: board["asks"] == [])
