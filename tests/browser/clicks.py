"""How many clicks a turn of Arbela takes somebody who uses only what the page shows.

`python -m tests.browser.clicks` plays a whole game against the computer and prints the figures. The
settings are those of a first visit, unless `--along` says otherwise.
"""

from __future__ import annotations

import argparse
import math
import re
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.arbela import Choice, Field
from tests.browser.chromium import find, flags
from tests.browser.guest import Guest
from tests.browser.serving import TableServer

MOST = 400
"""Far more clicks than a turn can take."""
ENEMY_ROWS = ("PD", "PA", "B", "MA", "MD")
"""The rows from the enemy's side of a Macedonian."""


class Turn(NamedTuple):
    """What one turn took."""

    number: int
    orders: int
    pressed: tuple[str, ...]
    """What was pressed, in words."""
    asked: int
    """Clicks that answered what others did: fire back, retreat, seize and the like."""

    @property
    def clicks(self) -> int:
        return len(self.pressed)

    @property
    def declined(self) -> int:
        """Orders that were offered beyond those given: each takes a click to decline."""
        return sum(words.startswith(ENOUGH) for words in self.pressed)


class General:
    """Somebody who orders, goes for the farthest lit Section and attacks where that is lit."""

    def __init__(self, field: Field, most_orders: int = 99) -> None:
        """`most_orders`: so many orders are given in a turn at most."""
        self.field = field
        self.most_orders = most_orders

    def turns(self, most: int) -> Iterator[Turn]:
        """Play so many own turns, or to the end of the game."""
        field = self.field
        number = own = asked = orders = 0
        pressed: list[str] = []
        for _ in range(MOST * most):
            field.wait()
            if field.is_over():
                break
            view = field.guest.board()["view"]
            if view["active"] == 0 and view["turns"][0] != number:
                if number:
                    yield Turn(number, orders, tuple(pressed), asked)
                own += 1
                if own > most:
                    return
                number = view["turns"][0]
                asked = orders = 0
                pressed = []
            choice = self.choose(orders)
            field.press(choice)
            if view["active"] == 0:
                pressed.append(choice.label)
            else:
                asked += 1
            orders += choice.label.startswith("Order ")
        if number:
            yield Turn(number, orders, tuple(pressed), asked)

    def choose(self, orders: int) -> Choice:
        """What is pressed next, after so many orders: what the prompt's buttons and the labels of
        lit places say."""
        field = self.field
        field.guest.wait_for_ways()
        lit = [one for one in field.choices() if one.kind != "meaning"]
        wishes = WISHES if orders < self.most_orders else (*ENOUGH, *WISHES)
        for wish in wishes:
            found = [one for one in lit if wish in one.label and "Activate" not in one.label]
            if found:
                return self.meant(min(found, key=worth), wish)
        places = [one for one in lit if one.kind == "place" and "Move: to" in one.label]
        return min(places, key=worth) if places else lit[0]

    def meant(self, choice: Choice, wish: str) -> Choice:
        """The sign of what is wished for on a Section, where it is lit for several things."""
        if choice.kind != "place" or not is_manifold(choice):
            return choice
        signs = [one for one in self.field.point_at(choice) if wish in one.label]
        return signs[0] if signs else choice


WISHES = (
    "Let the moment pass",
    "Deployment done",
    "Order ",
    "No further leader rides",
    "Fight all",
    "Fight the attack",
    "Attack ",
    "Fire at",
    "Go along",
    "Stand and fight",
    "Done with this unit",
    "Fire back",
    "Withdraw all to the Reserve",
    "Withdraw to the Reserve",
)

ENOUGH = ("No more orders", "Give no order")


def worth(choice: Choice) -> tuple[bool, int]:
    """A Section that only one can reach comes first, and then the nearest to the enemy."""
    section = (choice.name or "").partition(":")[2]
    row = section.partition("-")[0]
    near = ENEMY_ROWS.index(row) if row in ENEMY_ROWS else len(ENEMY_ROWS)
    return is_manifold(choice), near


def is_manifold(choice: Choice) -> bool:
    """Whether a press may mean several things."""
    return len(DEEDS.findall(choice.label)) > 1


DEEDS = re.compile(r"(?:Move|Fire|Attack|Withdraw)[a-z, ]*: ")
"""How what a press means begins, once for each thing that it may mean."""


def answer_beforehand(guest: Guest, wish: str) -> None:
    """Set whether leaders go along, as the settings do."""
    guest.context.add_init_script(f"localStorage.setItem('anabasis.arbela.along', '\"{wish}\"')")


def of_three(turns: list[Turn]) -> list[Turn]:
    """All turns of three orders, those of few clicks first."""
    return sorted((one for one in turns if one.orders == 3), key=lambda turn: turn.clicks)


def high(clicks: list[int]) -> int:
    """The 95th percentile: so many, or fewer, take 95 of 100 turns."""
    return sorted(clicks)[math.ceil(0.95 * len(clicks)) - 1]


def told(turns: list[Turn]) -> str:
    """The figures in lines, and what was pressed in the longest turn of three orders."""
    lines = [f"turn {one.number}: {one.orders} orders, {one.clicks} clicks" for one in turns]
    three = of_three(turns)
    if three:
        median = statistics.median(one.clicks for one in three)
        clicks = [one.clicks for one in three]
        lines.append(f"turns of three orders: {len(three)}: {clicks}")
        lines.append(f"  of which for orders declined: {[one.declined for one in three]}")
        lines.append(f"  median {median}, 95th percentile {high(clicks)}")
        lines.append(f"  and at most {three[-1].clicks}:")
        lines += [f"    {words}" for words in three[-1].pressed]
    given = sum(one.orders for one in turns)
    if given:
        lines.append(f"clicks an order: {sum(one.clicks for one in turns) / given:.2f}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the clicks of a whole game of Arbela.")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--orders", type=int, default=99)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--along", choices=["ask", "go-along", "remain"])
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        server.start()
        path = find(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=flags())
        turns: list[Turn] = []
        for _ in range(wishes.games):
            guest = Guest(browser, server.base)
            if wishes.along:
                answer_beforehand(guest, wishes.along)
            turns += General(Field(guest).sit(0), wishes.orders).turns(wishes.turns)
            guest.close()
        print(told(turns), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
