"""What a board must know to be shown in the terminal."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.console import RenderableType

from anabasis.core.game import Chance, Game
from anabasis.core.position import Action
from anabasis.prose import Prose

Place = tuple[str, str]
"""A domain's name and a word of it: something on the board."""

SEAT_STYLES: Final = ("blue", "red", "green", "magenta", "cyan", "yellow")


def share(chance: Chance) -> str:
    """A chance in hundredths; a range where something hidden decides."""
    low, high = f"{float(chance.low):.0%}", f"{float(chance.high):.0%}"
    return low if low == high else f"{low}–{high}"


class Board:
    """A game without a drawing of its own. A subclass draws, counts and explains more."""

    headings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that begin a new paragraph of the story."""
    quiet: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that need no words while the board shows them."""

    def __init__(self, game: Game[Any], prose: Prose, names: list[str]) -> None:
        self.game = game
        self.prose = prose
        self.names = names

    def seat_style(self, seat: int) -> str:
        """The colour of a seat."""
        return f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}"

    def draw(
        self,
        view: dict[str, Any],
        seat: int,
        marks: dict[Place, int],
        news: list[dict[str, Any]],
        width: int,
        height: int,
        unicode: bool,
    ) -> RenderableType | None:
        """The board as a seat sees it, with choices marked by their numbers and what is new brought
        out."""
        return None

    def panel(self, view: dict[str, Any], seat: int, unicode: bool) -> RenderableType | None:
        """What lies beside the board."""
        return None

    def score(self, view: dict[str, Any], seat: int) -> str:
        """What a seat has reached, in a few words."""
        return ""

    def note(self, position: Any, seat: int, action: Action[Any, Any]) -> str:
        """What a choice would mean, as far as the seat can know: the odds, if the game has any."""
        said = [
            self.prose.text(
                "label-value",
                {"label": self.prose.status(chance.label, self.names), "value": share(chance)},
            )
            for chance in self.game.forecast(position, seat, action)
        ]
        return self.prose.strung("list-notes", said) if said else ""

    def targets(self, position: Any, action: Action[Any, Any]) -> list[Place]:
        """The places on the board that a choice is about."""
        return []

    def place(self, view: dict[str, Any], domain: str, word: str) -> str:
        """The word under which a place goes in a domain."""
        return word

    def describe(self, position: Any, word: str) -> str:
        """What there is at a place, as everybody may see it."""
        return ""
