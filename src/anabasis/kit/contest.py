"""Contests: two sides add named modifiers to what they roll.

A game names its modifiers once, each with the rule case that gives it. What a side adds is a list
of them, and everything is made of that list: the total, the event, the line in the log, and the
arithmetic beside the odds.
"""

from __future__ import annotations

from typing import Any

from anabasis.core.grammar import Domain


class Modifiers(Domain):
    """The names of a game's modifiers. In an event a modifier stands with its amount."""

    def __init__(self, name: str, cases: dict[str, str]) -> None:
        """`cases` has for each modifier the rule case that gives it."""
        super().__init__(name, list(cases))
        self.cases = tuple(cases.values())

    def text(self, number: Any) -> str:
        """The name of the modifier in a pair of modifier and amount."""
        modifier: int = number[0]
        return self.words[modifier]

    def plain(self, number: Any) -> Any:
        """A pair of modifier and amount, as JSON."""
        modifier, amount = number
        return {
            "modifier": self.words[modifier],
            "amount": amount,
            "case": self.cases[modifier],
        }


class Tally:
    """What one side of a contest adds to what it rolls: something to begin with, be it nothing, and
    whatever is added or taken away."""

    def __init__(self, modifier: int, amount: int) -> None:
        self.terms: list[tuple[int, int]] = [(modifier, amount)]

    def add(self, modifier: int, amount: int) -> None:
        """Add a modifier, or more of one that is there. One that adds nothing is left out."""
        if amount == 0:
            return
        for at, (known, so_far) in enumerate(self.terms):
            if known == modifier:
                self.terms[at] = (known, so_far + amount)
                return
        self.terms.append((modifier, amount))

    def sum(self) -> int:
        """All of it together."""
        whole = 0
        for _, amount in self.terms:
            whole += amount
        return whole

    def amount(self, modifier: int) -> int:
        """What one modifier adds."""
        for known, amount in self.terms:
            if known == modifier:
                return amount
        return 0
