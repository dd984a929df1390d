"""Players who like some verbs better than others: random games of more kinds than even chances
give."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.asides import GoBy, TimeUp
from anabasis.core.die import SeededDie
from anabasis.core.game import Game
from anabasis.core.position import Action

EVEN: Final = (1,)
UNEVEN: Final = (1, 1, 5, 25)
"""How much a verb may be liked, each as likely."""


class Taste:
    """How much one player likes each verb of a game."""

    def __init__(self, game: Game[Any], likings: tuple[int, ...], die: SeededDie) -> None:
        tables = (GoBy.verb, TimeUp.verb)
        verbs = [verb for verb in sorted(game.grammar.verbs) if verb not in tables]
        self.of = {verb: die.roll_among(likings) for verb in verbs}

    def chosen(self, offered: list[Action[Any, Any]], die: SeededDie) -> Action[Any, Any]:
        """One of the actions, each as likely as its verb is liked. Their order does not matter."""
        found = sorted(offered, key=_text)
        return found[die.weighted([self.of[action.verb] for action in found])]


def _text(action: Action[Any, Any]) -> str:
    return action.text()
