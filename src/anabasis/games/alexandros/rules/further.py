"""2 What the further actions have in common."""

from __future__ import annotations

from typing import ClassVar

from anabasis.core.position import Action, Decision
from anabasis.games.alexandros.state import Table


class FurtherDecision(Decision[Table]):
    """2.4 A player who has moved Alexander has actions left."""

    case: ClassVar[str] = "2.4"

    def __init__(self, seat: int, left: int, levied: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.levied = levied


class FurtherAction(Action[Table, FurtherDecision]):
    """2.5 One of the kinds of further action."""
