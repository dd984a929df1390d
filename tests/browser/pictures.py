"""The pictures of the README: `make pictures` takes them of the games as they are now.

Each is of a game that is really played, so that no two runs give quite the same.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.arbela import MOST_PRESSES, Field, chosen
from tests.browser.chromium import find, flags
from tests.browser.conquest import Conquest
from tests.browser.guest import WAIT, Guest
from tests.browser.macedonians import Campaign
from tests.browser.serving import TableServer
from tests.browser.table import TablePage

FOLDER = Path(__file__).parent.parent.parent / "docs" / "images"
WIDE = {"width": 1440, "height": 900}
SEED = 20
ROUNDS = 4
"""So far a Final Conquest is played."""
ACTIONS = 110
"""So far an Alexandros game is played: provinces are closed, and guards stand in them."""


def table(guest: Guest) -> None:
    """Alexandros in the middle of a turn."""
    page = TablePage(guest).open(guest.make_table("me", "greedy", "greedy"))
    chance = random.Random(SEED)
    page.play_until_count(ACTIONS, chance)
    while not page.is_over() and guest.board()["prompt"]["key"] != "further":
        page.play_one(chance)
        page.wait_for_turn()
    guest.page.mouse.move(1, 1)


def arbela(guest: Guest) -> None:
    """An attack of Arbela, with its odds."""
    field = Field(guest).sit(0)
    for _ in range(MOST_PRESSES):
        field.wait()
        lit = field.choices()
        fights = [one for one in lit if one.kind == "place" and one.label.startswith("Fight ")]
        if fights:
            wanted = {"number": fights[0].number, "label": fights[0].label}
            spot = guest.page.evaluate("wanted => arbela.spotFor(wanted)", wanted)
            guest.page.mouse.move(spot["x"], spot["y"])
            expect(guest.page.locator("section.ahead")).to_be_visible()
            return
        field.press(chosen(lit))
    raise RuntimeError("nobody was attacked")


def conquest(guest: Guest) -> None:
    """Final Conquest for six, some rounds on."""
    page = Conquest(guest).sit(6, "greedy")
    chance = random.Random(SEED)
    page.wait()
    while not page.is_over() and page.view["round"] < ROUNDS:
        page.play_one(chance)
        page.wait()
    guest.page.mouse.move(1, 1)


def campaign(guest: Guest) -> None:
    """The Conquerors: where Alexander can march, and what it costs."""
    war = Campaign(guest).sit("me", "greedy")
    while "standard" in war.legal:
        war.do("standard")
        war.wait()
    war.do(next(one for one in war.legal if one.startswith("march macedon-1")))
    war.wait()
    guest.page.mouse.move(1, 1)


def lobby(guest: Guest) -> None:
    """The lobby, with the games just played in it."""
    guest.page.goto("/")
    expect(guest.page.locator("h1")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")


PICTURES: dict[str, Callable[[Guest], None]] = {
    "table": table,
    "arbela": arbela,
    "conquest": conquest,
    "campaign": campaign,
    "lobby": lobby,
}


def take(browser: Browser, base: str) -> None:
    """All of them, by one guest."""
    guest = Guest(browser, base, viewport=WIDE)
    for name, pose in PICTURES.items():
        pose(guest)
        guest.page.screenshot(path=FOLDER / f"{name}.png")
    if guest.faults:
        sys.exit("the page complained: " + "; ".join(guest.faults))


def main() -> None:
    expect.set_options(timeout=WAIT)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = find(playwright.chromium.executable_path)
        server = TableServer(Path(folder))
        server.start()
        try:
            take(playwright.chromium.launch(executable_path=path, args=flags()), server.base)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
