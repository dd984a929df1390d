"""16.1, 16.2 What all decisions have in common: the side that decides, and the seat for it."""

from __future__ import annotations

from collections.abc import Callable

from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Decision, Step
from anabasis.games.conquerors.state import War


def refusals(domain: Domain, naming: Callable[[str], Refusal]) -> list[Refusal]:
    """A refusal for each word of a domain, made once: those that are met all the time."""
    return [naming(domain.word(n)) for n in range(len(domain))]


class Choice(Decision[War]):
    """A decision of a side. In solitaire play one seat decides for both."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side


class StepChoice(Step[War]):
    """The same, asked only where there is something to decide."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side
