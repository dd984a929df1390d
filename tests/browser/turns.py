"""A whole game of Alexandros by what the page shows, counting the clicks of every turn.

`python -m tests.browser.turns [SEED]` plays one against two computers and prints the figures.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import find, flags
from tests.browser.guest import Guest
from tests.browser.serving import TableServer
from tests.browser.table import Choice, TablePage

MANY = 1000
"""More turns than any game has."""


class Player:
    """Somebody who knows the rules and looks at nothing but what is lit."""

    def __init__(self, table: TablePage, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.turns: list[list[Choice]] = []
        """The clicks of each turn that is complete, and of the one that is not."""
        self.turn = 0

    def play(self, turns: int) -> None:
        """Play so many turns, or to the end of the game."""
        while len(self.turns) <= turns and self.click():
            pass
        if len(self.turns) > turns:
            self.turns.pop()

    def click(self) -> bool:
        """One click; whether there was something to click on."""
        self.table.wait_for_turn()
        if self.table.is_over():
            return False
        self.table.guest.wait_for_ways()
        lit = self.table.choices()
        turn = self.table.guest.board()["view"]["turn"]
        if turn != self.turn:
            self.turn = turn
            self.turns.append([])
        choice = self.wish(lit)
        self.turns[-1].append(choice)
        self.table.choose(choice)
        return True

    def wish(self, lit: list[Choice]) -> Choice:
        """A march that leads far rather than one step, a province that is worth something rather
        than taxes, taxes rather than cards; seldom anything that costs more than it brings."""
        for likely, wanted in WISHES:
            found = [one for one in lit if wanted(one)]
            if found and self.chance.random() < likely:
                return self.chance.choice(found)
        rest = [one for one in lit if not is_avoided(one)]
        return self.chance.choice(rest or lit)


def is_march(choice: Choice) -> bool:
    return choice.far and "from your hand" not in choice.label


def is_rich(choice: Choice) -> bool:
    worth = re.search(r"worth (\d+)", choice.label)
    return worth is not None and int(worth.group(1)) > 1


def is_levy(choice: Choice) -> bool:
    return "Levy taxes" in choice.label


WISHES = ((0.9, is_march), (0.9, is_rich), (0.6, is_levy))
"""What is done first, and how likely."""


def is_avoided(choice: Choice) -> bool:
    """Seldom a good idea: a card of the hand for a march, a guard taken back, an early end."""
    words = ("End your turn", "Space by space", "Occupy")
    return (
        choice.label.startswith(words)
        or "from your hand" in choice.label
        or (choice.place or "").startswith("guard:")
    )


def clicks_a_turn(turns: list[list[Choice]]) -> tuple[int, int]:
    """The median and the 95th percentile."""
    counts = sorted(len(turn) for turn in turns)
    median, high = (counts[min(len(counts) - 1, int(len(counts) * part))] for part in (0.5, 0.95))
    return median, high


def figures(turns: list[list[Choice]]) -> str:
    """The same in words, and all counts."""
    median, high = clicks_a_turn(turns)
    counts = sorted(len(turn) for turn in turns)
    return f"{len(counts)} turns; clicks a turn: median {median}, 95th percentile {high}: {counts}"


def main(seeds: list[int]) -> None:
    """Play a game for each seed and print what its turns took."""
    turns: list[list[Choice]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        server.start()
        path = find(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=flags())
        try:
            for seed in seeds:
                guest = Guest(browser, server.base)
                player = Player(
                    TablePage(guest).open(guest.make_table("me", "greedy", "greedy")), seed
                )
                player.play(MANY)
                turns += player.turns
                sys.stdout.write(f"game {seed}: {figures(player.turns)}\n")
                longest = max(player.turns, key=len)
                sys.stdout.writelines(f"    {choice.label}\n" for choice in longest)
                guest.close()
        finally:
            browser.close()
            server.stop()
    sys.stdout.write(f"all: {figures(turns)}\n")


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]] or [1])
