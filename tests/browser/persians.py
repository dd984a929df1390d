"""The page of a table of Alexander vs. Darius, as a person uses it: armies, targets, sheets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.guest import Guest
from tests.browser.sizes import LAPTOP

PATIENCE = 900
"""So often it is looked whether something is asked, a tenth of a second each."""

MIDDLE = """(place) => {
  const word = place.slice(place.indexOf(":") + 1);
  const stack = `[data-stack="${place}"]:not(.map-stack-ghost)`;
  return driver.middleAtRest([stack, `[data-cost="${word}"]`, `[data-name-of="${place}"]`]);
}"""
"""Where a place can be pressed: on its counter, its cost or its name, if nothing lies over it."""

SEAS = ("aegean", "black", "ionian", "cretan", "cilician", "levantine", "egyptian")
COUNTED = {"hit", "lose", "sink", "field", "hit-leader", "spare-leader"}
QUIET = {
    "fight-on",
    "stand",
    "one-die",
    "no-bonus",
    "done",
    "keep-gold",
    "pay-navy",
    "pay-athenians",
    "halt",
}
"""What is answered where nothing else is wanted."""


class War:
    """A guest at a table of Alexander vs. Darius, on the side of Macedon unless told."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.table = ""

    def sit(self, bot: str = "random", persian: bool = False, **options: str) -> War:
        seats = (bot, "me") if persian else ("me", bot)
        table = self.guest.make_table(*seats, game="alexander_vs_darius", options=options)
        self.table = table["id"]
        self.page.goto(f"/t/{self.table}")
        expect(self.page.locator(".map-svg")).to_be_visible()
        self.wait()
        return self

    # ---- what is asked

    @property
    def view(self) -> Any:
        return self.guest.board()["view"]

    @property
    def legal(self) -> list[str]:
        found: list[str] = self.guest.board()["legal"]
        return found

    @property
    def question(self) -> str:
        prompt = self.guest.board()["prompt"]
        return prompt["key"] if prompt else ""

    def marches(self) -> Any:
        """Where the armies can go, as the page looks it up."""
        path = f"/api/tables/{self.table}/moments"
        last = self.guest.get(f"{path}/0?as=0")["of"]
        return self.guest.get(f"{path}/{last}?as=0")["details"]["marches"]

    def is_over(self) -> bool:
        return self.page.locator("dialog.end[open]").count() > 0

    def wait(self) -> None:
        """Until all that was done is answered and something is asked, or the game is over."""
        asking = self.page.locator(".prompt.asking:not([aria-busy=true])")
        for _ in range(PATIENCE):
            if self.is_over():
                return
            if asking.count() > 0 and self.is_answered():
                self.guest.wait_for_ways()
                if self.legal:
                    return
            self.page.wait_for_timeout(100)
        raise AssertionError("nothing was asked")

    def is_answered(self) -> bool:
        """Whether the last action that was sent has been done."""
        last = next((one for one in reversed(self.guest.sent) if one["type"] == "act"), None)
        return last is None or any(
            frame["type"] in {"done", "refused", "error"} and frame.get("id") == last["id"]
            for frame in map(json.loads, reversed(self.guest.raw))
        )

    # ---- what is pressed

    def touch(self, what: Any) -> None:
        if self.guest.is_phone:
            what.tap()
        else:
            what.click()

    def press(self, place: str) -> None:
        """Go to a place from the list of places, and press its counter or its name."""
        self.page.locator(".map-jump").select_option(place)
        spot = self.page.evaluate(MIDDLE, place)
        if spot is None:
            self.page.locator(".map-controls button").last.click()
            spot = self.page.evaluate(MIDDLE, place)
        assert spot is not None, f"{place} lies under something"
        x, y = spot
        if self.guest.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.guest.wait_for_ways()

    def press_lit(self, place: str) -> None:
        """The same, once it is lit."""
        expect(self.page.locator(f'[data-place="{place}"][data-light=true]')).to_have_count(1)
        self.press(place)

    def march(self, origin: str, target: str) -> None:
        """The army, and where it goes."""
        self.press_lit(f"area:{origin}")
        self.press_lit(f"area:{target}")

    def attack(self, origin: str, target: str) -> None:
        """The same without Alexander, whose death would end the war."""
        self.press_lit(f"area:{origin}")
        if "alexander-iii" in self.view["areas"][origin]["stack"]["leaders"]:
            self.touch(self.page.get_by_role("button", name="Leave some behind"))
            self.touch(self.page.locator("button.avd-chip", has_text="Alexander"))
        self.press_lit(f"area:{target}")

    def places(self, action: str) -> list[str]:
        """The places that an action names."""
        found = []
        for word in action.split(" ")[1:]:
            sea = next((one for one in SEAS if word == one or word.endswith(f"-{one}")), None)
            if word in self.view["areas"]:
                found.append(f"area:{word}")
            elif sea is not None:
                area = word.removesuffix(f"-{sea}")
                in_port = area in self.view["areas"]
                found.append(f"area:{area}" if in_port else f"sea:{sea}")
        return found

    def do(self, action: str) -> str:
        """Do a legal action where it stands: on the map, in a sheet, or in the prompt."""
        sent = len(self.guest.acts())
        places = self.places(action)
        if places:
            for place in places:
                self.press_lit(place)
            alike = [one for one in self.legal if self.places(one) == places]
            alike.sort(key=lambda one: one.startswith("march "))  # step by step, which stands last
            sheet = self.page.locator(".avd-sheet .map-actions .button")
            if len(self.guest.acts()) == sent and sheet.count() > 0:
                self.touch(sheet.nth(alike.index(action)))
        else:
            without = [one for one in self.legal if not self.places(one)]
            self.touch(self.page.locator(".prompt-buttons .button.act").nth(without.index(action)))
        for _ in range(100):
            if len(self.guest.acts()) > sent:
                return action
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{action} was not done")

    def answer(self) -> str:
        """Answer what is asked besides actions with what does no harm; what was done."""
        legal = self.legal
        done = self.page.locator(".avd-allot-done")
        if legal[0].split(" ")[0] in COUNTED and done.count() > 0:
            sent = len(self.guest.acts())
            self.touch(done)
            self.page.wait_for_timeout(200)
            acts = self.guest.acts()[sent:]
            # What is left of a line that had to stop is sent again.
            assert acts and all(acts[0].endswith(one) for one in acts), (self.question, legal, acts)
            return "allot"
        quiet = [action for action in legal if action.split(" ")[0] in QUIET]
        return self.do(quiet[0] if quiet else legal[0])


def begun(arrive: Callable[..., Guest], **settings: Any) -> War:
    """A war of which the first action is to be done."""
    war = War(arrive(**({"viewport": LAPTOP} | settings))).sit()
    war.do("pacify")
    war.wait()
    assert war.question == "act"
    return war
