"""Several people at a table of Final Conquest, each with a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conquest import Conquest
from tests.browser.guest import Guest

PATIENCE = 900
"""So often it is looked whether somebody is asked, a tenth of a second each."""


class Conquerors:
    """The tables of all of them, by seat."""

    def __init__(self, guests: list[Guest], **options: str) -> None:
        first, *others = guests
        seats = ["me", *["open" for _ in others]]
        made = first.make_table(*seats, game="final_conquest", options=options)
        for guest in others:
            guest.ask("POST", f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        self.id: str = made["id"]
        self.seats = [Conquest(guest) for guest in guests]
        for table in self.seats:
            table.page.goto(f"/t/{self.id}")
        for table in self.seats:
            expect(table.page.locator(".map-svg")).to_be_visible()

    def asked(self) -> list[int]:
        """The seats that must answer something now, when the page shows it to them."""
        for _ in range(PATIENCE):
            found = [seat for seat, table in enumerate(self.seats) if is_asked(table)]
            if found:
                return found
            self.seats[0].page.wait_for_timeout(100)
        raise AssertionError("nobody is asked")

    def key(self, seat: int) -> str:
        """What a seat is asked."""
        found: str = self.seats[seat].guest.board()["prompt"]["key"]
        return found

    def until(self, enough: Callable[[int, str], bool], turns: int) -> int:
        """Everybody ends the turn at once and answers as briefly, until one is asked what is
        looked for; that seat."""
        for _ in range(turns):
            seat = self.asked()[0]
            if enough(seat, self.key(seat)):
                return seat
            self.answer(seat)
        raise AssertionError("it has not come to that")

    def answer(self, seat: int) -> None:
        """The end of the turn, or the first thing that can be pressed."""
        table = self.seats[seat]
        number = len(table.guest.acts())
        for _ in range(4):
            choices = table.choices()
            ends = [one for one in choices if one.name == "End your turn"]
            table.press((ends or choices)[0])
            if len(table.guest.acts()) > number:
                break
        self.settled(seat, number)

    def settled(self, seat: int, acts: int) -> None:
        """Wait until what a seat has sent is done."""
        table = self.seats[seat]
        for _ in range(PATIENCE):
            done = len(table.guest.frames("done"))
            if len(table.guest.acts()) > acts and done >= len(table.guest.acts()):
                return
            table.page.wait_for_timeout(30)
        raise AssertionError(f"seat {seat} could do nothing: {table.guest.board()['prompt']}")


def is_asked(table: Conquest) -> bool:
    """Whether its page asks somebody who must answer."""
    board: Any = table.guest.board()
    decisions = [one for one in board["decisions"] if one["seat"] == board["seat"]]
    asking = table.page.locator(".prompt.asking:not([aria-busy=true])").count() > 0
    return asking and any(one["must"] for one in decisions)
