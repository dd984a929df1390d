"""The page of a table of Final Conquest, as a person uses it: armies, targets, cards, numbers."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.guest import Guest

PATIENCE = 600
"""So often it is looked whether something is asked, a tenth of a second each."""

OFFERED = """() => {
  const shown = (one) => one.getBoundingClientRect().width > 0 && !one.disabled;
  const found = [];
  const add = (kind, query, name) => {
    const all = [...document.querySelectorAll(query)].filter(shown);
    found.push(...all.map((one) => [kind, name(one)]));
  };
  const sheets = ".fc-count .button.act, .fc-force .fc-all, .fc-sites .button";
  add("sheet", sheets, (one) => one.innerText);
  if (found.length > 0) return found;
  add("button", ".prompt-buttons .button.act", (one) => one.innerText);
  add("place", "[data-light=true]", (one) => one.dataset.place);
  add("hero", ".fc-hero.board-lit", (one) => one.dataset.name);
  return found;
}"""

MIDDLE = (
    """(place) => driver.middleAtRest([`[data-stack="${place}"]`, `[data-name-of="${place}"]`])"""
)
"""Where a place can be pressed: on its counter or its name."""


class Choice(NamedTuple):
    """Something that can be pressed."""

    kind: str
    """`sheet` (beside a territory), `button`, `place` or `hero`."""
    name: str


class Conquest:
    """A guest at a table of Final Conquest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page

    def sit(self, seats: int, bot: str = "random", **options: str) -> Conquest:
        """Make a table with bots at all other seats, and come to it."""
        bots = [bot] * (seats - 1)
        table = self.guest.make_table("me", *bots, game="final_conquest", options=options)
        self.page.goto(f"/t/{table['id']}")
        expect(self.page.locator(".map-svg")).to_be_visible()
        return self

    @property
    def view(self) -> Any:
        return self.guest.board()["view"]

    def is_over(self) -> bool:
        return self.page.locator("dialog.end[open]").count() > 0

    def wait(self) -> None:
        """Until something is asked, or the game is over."""
        asking = self.page.locator(".prompt.asking:not([aria-busy=true])")
        for _ in range(PATIENCE):
            if self.is_over() or asking.count() > 0:
                self.guest.wait_for_ways()
                return
            self.page.wait_for_timeout(100)
        raise AssertionError("nothing was asked")

    def choices(self) -> list[Choice]:
        return [Choice(*one) for one in self.page.evaluate(OFFERED)]

    def press(self, choice: Choice) -> None:
        """Press it: by mouse, or by finger on a phone."""
        page = self.page
        match choice.kind:
            case "sheet":
                sheet = ".fc-count .button.act, .fc-force .fc-all, .fc-sites .button"
                self.touch(page.locator(sheet).filter(has_text=choice.name.split("\n")[0]).first)
            case "button":
                self.touch(page.locator(".prompt-buttons .button.act", has_text=choice.name).first)
            case "hero":
                self.touch(page.locator(f'[data-name="{choice.name}"]'))
            case _:
                self.press_place(choice.name)
        page.wait_for_timeout(60)

    def touch(self, what: Any) -> None:
        if self.guest.is_phone:
            what.tap()
        else:
            what.click()

    def press_place(self, place: str) -> None:
        """Go to it from the list of places, and press its counter or its name."""
        self.page.locator(".map-jump").select_option(place)
        spot = self.page.evaluate(MIDDLE, place)
        assert spot is not None, f"{place} lies under something"
        x, y = spot
        if self.guest.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def march(self, origin: str, target: str) -> None:
        """An army goes somewhere with all that it has."""
        sent = len(self.guest.acts())
        self.press_place(f"territory:{origin}")
        self.press_place(f"territory:{target}")
        self.send_all(sent)

    def send_all(self, sent: int) -> None:
        """Once it is asked with how many: all go. Where there is no choice they have gone: more was
        sent than `sent` actions."""
        everybody = self.page.locator(".fc-force .fc-all")
        for _ in range(PATIENCE):
            if len(self.guest.acts()) > sent:
                return
            if everybody.count() > 0:
                return self.touch(everybody)
            self.page.wait_for_timeout(20)
        raise AssertionError("the army does not march")

    def play_one(self, chance: random.Random) -> Choice | None:
        """Press something that is lit; None when the game is over."""
        self.wait()
        if self.is_over():
            return None
        found = self.choices()
        assert found, f"nothing can be pressed: {self.guest.board().get('prompt')}"
        places = [one for one in found if one.kind == "place"]
        choice = chance.choice(places if places and chance.random() < 0.6 else found)
        self.press(choice)
        return choice
