"""The page of a table of Arbela, as a person uses it: look at what is lit, press some of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import WAIT, Guest

DRIVER = Path(__file__).with_name("arbela.js")

MOST_PRESSES = 1500
"""Far more than a game takes by the policy below."""


class Choice(NamedTuple):
    """Something that is lit."""

    number: int
    kind: str
    """`place` (on the field), `meaning` (a sign on the place pointed at), `card` (of the Reserve)
    or `button`."""
    label: str
    name: str | None


class Field:
    """A guest at a table of Arbela, who looks at the page and presses what is lit."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        guest.context.add_init_script(path=DRIVER)

    def sit(self, seat: int = 0, **more: Any) -> Field:
        """Make a table against the greedy bot and go there."""
        seats = ["me", "greedy"] if seat == 0 else ["greedy", "me"]
        return self.open(self.guest.make_table(*seats, game="arbela", **more))

    def open(self, table: Any) -> Field:
        self.page.goto(f"/t/{table['id']}")
        expect(self.page.locator(".arb-field")).to_be_visible()
        return self

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt-sentence")

    def key(self) -> str:
        """What is asked, as the table calls it."""
        key: str = self.guest.board()["prompt"]["key"]
        return key

    def wait(self) -> None:
        """Wait until something is asked of the reader, or the game is over."""
        self.page.wait_for_function("() => arbela.waitsForReader()", timeout=WAIT)

    def is_over(self) -> bool:
        return bool(self.page.evaluate("arbela.isOver()"))

    def choices(self) -> list[Choice]:
        found = self.page.evaluate("arbela.choices()")
        return [Choice(at, one["kind"], one["label"], one["name"]) for at, one in enumerate(found)]

    def signature(self) -> str:
        text: str = self.page.evaluate("arbela.signature()")
        return text

    def wait_for_change(self, before: str) -> None:
        self.page.wait_for_function(
            "before => arbela.signature() !== before && arbela.isSettled()",
            arg=before,
            timeout=WAIT,
        )

    def press(self, choice: Choice) -> None:
        """Press something that is lit, and wait until it is done."""
        before = self.signature()
        x, y = self.spot_of(choice)
        if self.guest.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.wait_for_change(before)

    def point_at(self, choice: Choice) -> list[Choice]:
        """Point at something that is lit; what it may mean, where the field shows that."""
        self.page.mouse.move(*self.spot_of(choice))
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return [one for one in self.choices() if one.kind == "meaning"]

    def spot_of(self, choice: Choice) -> tuple[float, float]:
        """Where to press it."""
        wanted = {"number": choice.number, "label": choice.label}
        spot = self.page.evaluate("wanted => arbela.spotFor(wanted)", wanted)
        if spot is None:
            # A stack that is fanned out lies over it: the pointer goes away, as a person's would.
            self.page.mouse.move(1, 1)
            freed = self.page.wait_for_function(
                "wanted => arbela.spotFor(wanted)", arg=wanted, timeout=WAIT
            )
            spot = freed.json_value()
        return spot["x"], spot["y"]

    def play_to(self, *keys: str) -> None:
        """Play by the policy until one of these things is asked."""
        for _ in range(MOST_PRESSES):
            self.wait()
            if self.is_over() or self.key() in keys:
                break
            self.press(chosen(self.choices()))
        assert self.key() in keys

    def place(self, section: str) -> Locator:
        """What is pressed to press a Section, lit or not."""
        return self.page.locator(f'.arb-hit[data-place="section:{section}"]')

    def press_named(self, name: str) -> None:
        """Press what is lit under a name, such as `section:B-C` or `unit:kinsmen`."""
        self.wait()
        self.press(next(one for one in self.choices() if one.name == name))

    def press_labelled(self, words: str) -> None:
        """Press what is lit and says so."""
        self.wait()
        self.press(next(one for one in self.choices() if one.label.startswith(words)))

    def order_and_activate(self, section: str, deed: str) -> None:
        """From the set-up to the action of one Section, which the first leader orders."""
        self.play_to("deploy")
        self.press_labelled("Deployment done")
        self.press_named(f"section:{section}")
        self.wait()
        while self.key() == "leader-order":
            self.press_labelled("Give no order")
            self.wait()
        self.play_to("activate")
        self.press_named(f"section:{section}")
        self.press_labelled(deed)
        self.wait()


WISHES = (
    "Let the moment pass",
    "Fight the attack",
    "Attack",
    "Deployment done",
    "No further leader",
    "Order ",
    "Give no order",
    "Activate ",
    "Move, fire and attack",
    "Move and attack",
    "Move",
    "Stand and fight",
)
"""The simplest general: forward, and attack. What a choice begins with, the best first."""


def chosen(lit: list[Choice]) -> Choice:
    """What the simplest general does."""
    for wish in WISHES:
        found = [choice for choice in lit if choice.label.startswith(wish)]
        if found:
            return found[0]
    return lit[0]
