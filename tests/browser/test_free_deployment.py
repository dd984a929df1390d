"""The free deployment of Arbela in the browser: by mouse, keys and finger, and by two at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arbela import Field
from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.guest import Guest
from tests.browser.test_arbela import PHONE
from tests.browser.test_secrets import parts

OWN = {"deployment": "own"}
MOST_CLICKS = 15
"""For the historical line with three stacks swapped, up to being ready."""
KINSMEN = re.compile("Kinsmen")
NOT_OWN_ROW = re.compile("not in your own Deployment row")
LEFT = re.compile("could still be laid")


def stacks(guest: Guest, row: str) -> dict[str, list[str]]:
    """What a guest was shown of a Deployment row: the cards from the top, then the leader."""
    sections = guest.board()["view"]["sections"]
    return {
        name.removeprefix(f"{row}-"): [
            *[card["unit"] if card else "?" for card in here["stack"]],
            *here["leaders"],
        ]
        for name, here in sections.items()
        if name.startswith(row)
    }


def against_the_bot(guest: Guest, seat: int) -> Field:
    """A free deployment against the computer, which is ready at once."""
    field = Field(guest).sit(seat, options=OWN)
    while guest.board()["view"]["ready"] != [1 - seat]:
        guest.page.wait_for_timeout(20)
    return field


class Clicks:
    """Presses what is lit, and counts."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.count = 0

    def on(self, section: str) -> Clicks:
        self.field.press_named(f"section:{section}")
        self.count += 1
        return self

    def labelled(self, words: str) -> Clicks:
        self.field.press_labelled(words)
        self.count += 1
        return self


# ---- one player


def test_the_historical_line_with_three_stacks_swapped_in_few_clicks(arrive: Arrive) -> None:
    """Each of three stacks changes places with another one."""
    field = against_the_bot(arrive(), 0)
    guest = field.guest
    clicks = Clicks(field).labelled("Lay the historical line")
    line = stacks(guest, "MD")
    clicks.on("MD-RW").on("MD-LC1")
    clicks.on("MD-C").on("MD-RC2")
    clicks.on("MD-RC1").on("MD-RW")
    laid = stacks(guest, "MD")
    assert laid["LC1"] == line["RW"] == ["companion-1", "companion-2", "companion-3", "alexander"]
    assert (laid["RC2"], laid["C"]) == (line["C"], line["RC2"])
    assert (laid["RW"], laid["RC1"]) == (line["RC1"], line["LC1"])
    clicks.labelled("Ready")
    expect(field.prompt).to_have_text(LEFT)
    assert guest.acts()[-1] == "put-down MD-RW"
    question = field.key()
    clicks.labelled("Ready")
    # The battle may have begun already, and something else be asked.
    guest.wait_for_board(lambda board: (board["prompt"] or {}).get("key") != question)
    assert clicks.count <= MOST_CLICKS
    print(f"{clicks.count} clicks")
    assert guest.acts().count("ready") == 1


def test_cards_are_picked_up_and_put_down_by_mouse(arrive: Arrive) -> None:
    field = against_the_bot(arrive(), 1)
    guest, page = field.guest, field.page
    tray = page.locator('#tracks .board-piece[data-name="unit:kinsmen"]')
    field.press_named("unit:kinsmen")
    expect(tray).to_have_class(re.compile("board-shown"))
    field.press_named("section:PD-C")
    assert guest.acts() == ["pick-up kinsmen", "put-down PD-C"]
    expect(field.place("PD-C")).to_have_attribute("aria-label", KINSMEN)
    expect(tray).to_have_count(0)
    # Another one on top of it.
    field.press_named("unit:elephant")
    field.press_named("section:PD-C")
    field.press_labelled("On top")
    assert stacks(guest, "PD")["C"] == ["elephant", "kinsmen"]
    # One card of the stack back into the Reserve, from the fan.
    field.place("PD-C").focus()
    field.place("PD-C").hover()
    card = page.locator(".board-fanned").nth(1)
    card.hover()
    page.mouse.down()
    page.wait_for_timeout(120)
    page.mouse.up()
    expect(field.prompt).to_have_text(re.compile("Kinsmen"))
    expect(card).to_have_count(0)
    page.mouse.move(1, 1)
    field.press_labelled("Back to the Reserve")
    assert stacks(guest, "PD") == {"C": ["elephant"]}
    # What is in hand is let go by another press on it, or by a key.
    for by_key in (False, True):
        field.press_named("unit:kinsmen")
        assert guest.board()["view"]["hand"] == "unit:kinsmen"
        if by_key:
            page.keyboard.press("Escape")
        else:
            tray.click()
        expect(field.prompt).to_have_text(re.compile("Lay out your army"))
        assert guest.acts()[-1] == "let-go"
    field.place("B-C").click()
    expect(page.locator("#prompt .note")).to_have_text(NOT_OWN_ROW)
    field.press_labelled("Take everything back")
    assert stacks(guest, "PD") == {}
    # The opponent's Reserve can be looked at meanwhile.
    page.locator("#tracks .arb-tray-name").nth(1).click()
    expect(page.locator('#tracks .board-piece[data-name="unit:phalanx-1"]')).to_be_visible()
    assert violations(page) == []


def test_being_ready_can_be_thought_over(arrive: Arrive) -> None:
    field = against_the_bot(arrive(), 1)
    guest, page = field.guest, field.page
    for call_off in ("Cancel", "Escape"):
        field.press_labelled("Historical line, and ready")
        expect(field.prompt).to_have_text(re.compile("That is final"))
        if call_off == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name=call_off).click()
        expect(field.prompt).to_have_text(re.compile("Lay out your army"))
    assert guest.acts() == []
    field.press_labelled("Historical line, and ready")
    field.press_labelled("Historical line, and ready")
    assert guest.acts() == ["line-and-ready"]
    field.wait()
    assert field.key() == "deploy"
    assert stacks(guest, "MD")["LC1"][0] == "thessalian-1"


def test_a_line_is_laid_with_keys_alone(arrive: Arrive) -> None:
    field = against_the_bot(arrive(), 1)
    guest, page = field.guest, field.page
    field.wait()
    page.get_by_role("button", name="Lay the historical line").focus()
    page.keyboard.press("Enter")
    expect(field.place("PD-LW")).to_have_class(re.compile("arb-can"))
    field.place("PD-LW").focus()
    page.keyboard.press("Enter")
    expect(field.prompt).to_have_text(re.compile("change places"))
    for _ in range(6):
        if page.evaluate("document.activeElement.dataset.place") == "section:PD-LC2":
            break
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(field.prompt).to_have_text(re.compile("Lay out your army"))
    assert guest.acts() == ["line", "pick-up-stack PD-LW", "put-down PD-LC2"]
    assert stacks(guest, "PD")["LC2"][-1] == "bessus"


def test_a_line_is_laid_by_finger(arrive: Arrive) -> None:
    field = against_the_bot(arrive(**PHONE), 0)
    guest = field.guest
    field.press_named("unit:phalanx-1")
    field.press_named("section:MD-C")
    field.press_labelled("Lay the historical line")
    field.press_named("section:MD-C")
    field.press_named("section:MD-RC2")
    assert guest.acts()[-2:] == ["pick-up-stack MD-C", "put-down MD-RC2"]
    assert stacks(guest, "MD")["C"] == ["hypaspist-1", "hypaspist-2"]
    field.press_labelled("Ready")
    field.press_labelled("Ready")
    assert guest.acts()[-1] == "ready"


# ---- two players at once


@pytest.fixture
def two(arrive: Arrive) -> Iterator[tuple[Field, Field, Field]]:
    """The Macedonian, the Persian, and one who looks on."""
    ann, bob, eve = arrive(), arrive(), arrive()
    summary = ann.make_table("me", "open", game="arbela", options=OWN)
    bob.ask("POST", f"/api/tables/{summary['id']}/join", {"invite": summary["invite"]})
    yield Field(ann).open(summary), Field(bob).open(summary), Field(eve).open(summary)


def test_two_lay_out_their_armies_at_the_same_time_unseen(
    two: tuple[Field, Field, Field],
) -> None:
    ann, bob, eve = two
    ann.press_labelled("Lay the historical line")
    bob.press_named("unit:kinsmen")
    ann.press_named("section:MD-RW")
    bob.press_named("section:PD-LW")
    ann.press_named("section:MD-RC2")
    bob.press_labelled("Lay the historical line")
    bob.press_labelled("Ready")
    bob.press_labelled("Ready")
    expect(bob.prompt).to_have_text(re.compile("^It is for"))
    for field in two:
        expect(field.page.locator("#players .seat").nth(1)).to_contain_text("has deployed")
        expect(field.page.locator("#players .seat").nth(0)).not_to_contain_text("has deployed")
    # What is still to do is the other's, and can be done on and on.
    ann.press_named("section:MD-C")
    ann.press_named("section:MD-LC1")
    for field, row in ((ann, "PD"), (bob, "MD")):
        assert stacks(field.guest, row) == {}
    assert stacks(bob.guest, "PD")["LW"][0] == "kinsmen"
    for field, seat in ((ann, 0), (bob, 1), (eve, None)):
        assert list(betrayed(field.guest.raw, seat)) == []
        assert field.guest.raw
    # Nothing would be found where nothing is looked for.
    assert list(betrayed(ann.guest.raw, None)) and list(betrayed(bob.guest.raw, None))
    ann.press_labelled("Ready")
    ann.press_labelled("Ready")
    bob.wait()
    assert stacks(ann.guest, "PD")["LW"] == ["kinsmen", "?", "?", "bessus"]
    assert stacks(bob.guest, "MD")["RC2"] == ["companion-1", "?", "?", "alexander"]
    expect(eve.place("PD-RC2")).to_have_attribute("aria-label", re.compile("Chariot"))
    assert stacks(eve.guest, "PD")["RC2"] == ["chariot-5", "?"]


def betrayed(raw: list[str], seat: int | None) -> Iterator[str]:
    """Everything in those frames that tells a seat (None: a spectator) of another's line."""
    for text in raw:
        frame = json.loads(text)
        yield from seen_lines(frame.get("view"), seat)
        for part in parts(frame):
            if part.get("seat") == seat:
                continue
            if (
                "events" in part
                and part.get("seat") in (0, 1)
                and (part["action"], part["events"]) != (None, [])
            ):
                yield f"an action: {part}"
            if "verbs" in part:
                yield f"a question: {part}"


def seen_lines(view: dict[str, Any] | None, seat: int | None) -> Iterator[str]:
    if view is None:
        return
    rows = {f"{'MP'[side]}D" for side in range(2) if side != seat}
    for name in view["sections"]:
        if name[:2] in rows:
            yield f"a Section: {name}"
    for side, count in enumerate((28, 48)):
        if side != seat and len(view["reserves"][side]) != count:
            yield f"a Reserve: {view['reserves'][side]}"
    if seat is None and view["hand"] is not None:
        yield f"in hand: {view['hand']}"
