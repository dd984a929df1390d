"""The page of a table, as a person uses it: look at what is lit, click on some of it."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.guest import WAIT, Guest

HALF_SIDE = 50.0
ROW = HALF_SIDE * 3**0.5
"""The units of the drawn map: half a side, and the height of a row."""

NEAR = 16.0
"""A second click nearer than this, and soon, would be taken for a double click."""

CHANGED = "before => driver.signature() !== before && driver.isSettled()"
LONG = 15_000
"""So many milliseconds nobody waits for what a tap does before tapping again."""


class Choice(NamedTuple):
    """Something that is lit."""

    number: int
    kind: str
    """`button`, `card` or `light`."""
    label: str
    place: str | None
    """Where on the map, such as `space:B7`."""
    far: bool = False
    """Whether several steps lead there."""


class TablePage:
    """A guest at a table."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.clicked: tuple[float, float] | None = None
        """Where on the map the last click was."""

    # ---- coming

    def open(self, table: Any) -> TablePage:
        """Go to a table and wait until it is laid."""
        self.page.goto(f"/t/{table['id']}")
        return self.laid()

    def open_first_turn(self) -> TablePage:
        """Go to the table of the lesson and leave it: its first cards are always the same."""
        self.open(json.loads(self.guest.ask("POST", "/api/games/alexandros/tutorial")))
        self.page.locator("#lesson button.quiet").click()
        expect(self.page.locator("#lesson")).to_have_count(0)
        self.wait_for_turn()
        assert self.guest.board()["view"]["seats"][0]["hand"] == {"amphora": 1}
        assert self.guest.board()["view"]["face_up"] == ["horse", "lyre"]
        return self

    def laid(self) -> TablePage:
        expect(self.page.locator(".alx-map, .curtain, .waiting").first).to_be_visible()
        return self

    # ---- looking

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt-sentence")

    @property
    def note(self) -> Locator:
        return self.page.locator("#prompt .note")

    @property
    def live_region(self) -> Locator:
        return self.page.locator("[role=log][aria-live=polite]")

    def count(self) -> int:
        """How many choices stand."""
        number: int = self.page.evaluate("driver.count()")
        return number

    def is_over(self) -> bool:
        return bool(self.page.evaluate("driver.isOver()"))

    def is_covered(self) -> bool:
        return bool(self.page.evaluate("driver.isCovered()"))

    def is_offering(self) -> bool:
        """Whether it is asked which of several things a place stands for."""
        return bool(self.page.evaluate("driver.isOffering()"))

    def choices(self) -> list[Choice]:
        """Everything that is lit now."""
        found = self.page.evaluate("driver.choices()")
        return [
            Choice(number, one["kind"], one["label"], one["place"], one["far"])
            for number, one in enumerate(found)
        ]

    def signature(self) -> str:
        text: str = self.page.evaluate("driver.signature()")
        return text

    # ---- waiting

    def wait_for_turn(self) -> None:
        """Wait until something is asked of the reader, or the game is over."""
        self._wait("() => driver.waitsForReader()")

    def wait_for_change(self, before: str) -> None:
        """Wait until something else is shown than `signature` said before."""
        self._wait(CHANGED, before)

    def wait_for_count(self, number: int) -> None:
        """Wait until at least so many choices stand."""
        self._wait("number => driver.count() >= number", number)

    def _wait(self, condition: str, arg: str | int | None = None, within: int = WAIT) -> None:
        try:
            self.page.wait_for_function(condition, arg=arg, timeout=within)
        except TimeoutError as error:
            state = self.page.evaluate("driver.state()")
            raise AssertionError(f"{condition} with {arg!r} never came: {state}") from error

    # ---- doing

    def click_map_at(self, x: float, y: float) -> None:
        """Click on the map, as a person does: two clicks on one spot are not one upon the other."""
        if self.clicked and max(abs(self.clicked[0] - x), abs(self.clicked[1] - y)) < NEAR:
            self.page.wait_for_function(
                "since => performance.now() - since > 400",
                arg=self.page.evaluate("performance.now()"),
            )
        self.clicked = (x, y)
        self.press(x, y)

    def press(self, x: float, y: float) -> None:
        if self.guest.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, choice: Choice) -> None:
        """Click on something that is lit, and wait until it is done. On a machine that is busy
        elsewhere a tap may last so long that the browser takes it for a finger held down, which
        does nothing: then it is tapped again, as a person would."""
        before = self.signature()
        self._click(choice)
        if self.guest.is_phone:
            try:
                self._wait(CHANGED, before, LONG)
            except AssertionError:
                if self.signature() == before:
                    self._click(choice)
        self.wait_for_change(before)

    def _click(self, choice: Choice) -> None:
        x, y = self.spot_of(choice)
        if choice.kind == "light":
            self.click_map_at(x, y)
        else:
            self.press(x, y)

    def spot_of(self, choice: Choice) -> tuple[float, float]:
        """Where to click for it; what lies over it is made to go away, as a person would."""
        for clear in ("nothing", "the pointer", "the zoom"):
            if clear == "the pointer":
                self.page.mouse.move(1, 1)
            elif clear == "the zoom":
                self.page.locator(".alx-controls button").last.click()
            spot = self.page.evaluate("wanted => driver.spotFor(wanted)", choice._asdict())
            if spot is not None:
                return spot["x"], spot["y"]
        raise AssertionError(f"{choice} is lit but cannot be clicked")

    def choose_place(self, place: str) -> None:
        """Click on a lit place of the map."""
        self.wait_for_turn()
        self.choose(next(choice for choice in self.choices() if choice.place == place))

    def choose_labelled(self, words: str) -> None:
        """Click on what is lit and says so."""
        self.wait_for_turn()
        self.choose(next(choice for choice in self.choices() if words in choice.label))

    def play_one(self, chance: random.Random, stay: bool = False) -> Choice | None:
        """Do any one thing that is lit; None: there was nothing left to do.

        Somebody who stays ends a turn only if nothing else can be done.
        """
        self.wait_for_turn()
        lit = self.choices()
        lasting = [choice for choice in lit if not choice.label.startswith("End your turn")]
        among = lasting if stay and lasting else lit
        if not among:
            return None
        choice = chance.choice(among)
        self.choose(choice)
        return choice

    def play_until_count(self, number: int, chance: random.Random) -> None:
        """Play on until so many choices stand and something new is asked."""
        self.wait_for_turn()
        while self.count() < number or self.guest.choosing() or self.is_offering():
            if self.play_one(chance, stay=True) is None:
                return
            self.wait_for_turn()

    def play_step(self, chance: random.Random) -> None:
        """Take any one step: where a place stands for several things, one of them."""
        self.play_one(chance, stay=True)
        while self.is_offering():
            self.play_one(chance, stay=True)

    def play_choice(self, chance: random.Random) -> None:
        """Make any one choice, to its last step."""
        self.play_step(chance)
        while self.guest.choosing():
            self.play_step(chance)

    # ---- the map

    def click_point(self, name: str) -> None:
        """Click on a point such as `2/0`, lit or not."""
        self.click_on_map(*spot_of_point(name))

    def click_side(self, name: str) -> None:
        """Click on the middle of a side such as `2/0-3/1`."""
        (x, y), (other_x, other_y) = (spot_of_point(end) for end in name.split("-"))
        self.click_on_map((x + other_x) / 2, (y + other_y) / 2)

    def click_space(self, name: str) -> None:
        """Click into a space such as `B7`."""
        spaces = self.guest.get("/api/games/alexandros")["board"]["spaces"]
        corners = next(space["corners"] for space in spaces if space["name"] == name)
        spots = [spot_of_point(corner) for corner in corners]
        self.click_on_map(sum(x for x, _ in spots) / 3, sum(y for _, y in spots) / 3)

    def click_on_map(self, x: float, y: float) -> None:
        spot = self.page.evaluate("([x, y]) => driver.spotOnMap(x, y)", [x, y])
        assert spot is not None, f"({x}, {y}) is not in sight"
        self.click_map_at(spot["x"], spot["y"])

    def click_card(self, symbol: str, group: str = ".alx-hand") -> None:
        """Click on a card, lit or not."""
        self.page.locator(f"{group} .alx-card.alx-{symbol}").first.click(force=True)


def spot_of_point(name: str) -> tuple[float, float]:
    x, y = name.split("/")
    return int(x) * HALF_SIDE, int(y) * ROW
