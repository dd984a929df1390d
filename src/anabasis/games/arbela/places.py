"""The places of the field: which names a click on one may mean."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Action
from anabasis.games.arbela.board import SECTION
from anabasis.games.arbela.state import Battle

AGAINST: Final = ("attack", "flank", "fire", "fire-first", "shoot", "fight")
"""What is done to an enemy, where that is what stands there."""


LAYING: Final = ("put-down", "put-on-top")


def named_at(view: dict[str, Any], seat: int, domain: str, word: str) -> list[str]:
    """In a Section lie cards that the seat knows, and leaders; a card lies in its Section."""
    if domain in ("unit", "leader"):
        return [f"{domain}:{word}", *_around(view, domain, word)]
    if domain not in ("section", "place") or word not in SECTION.numbers:
        return [f"{domain}:{word}"]
    here = view["sections"].get(word)
    inside: list[str] = []
    if here is not None:
        inside = [f"unit:{card['unit']}" for card in here["stack"] if card is not None]
        inside += [f"leader:{leader}" for leader in here["leaders"]]
    return [f"section:{word}", f"place:{word}", *inside]


def _around(view: dict[str, Any], domain: str, word: str) -> list[str]:
    """The Section that a card or leader is in, as far as it is seen."""
    for name, here in view["sections"].items():
        known = [card["unit"] for card in here["stack"] if card is not None]
        if word in (here["leaders"] if domain == "leader" else known):
            return [f"section:{name}", f"place:{name}"]
    return []


def likeliest(
    actions: list[Action[Battle, Any]],
    view: dict[str, Any],
    seat: int,
    word: str,
    in_hand: bool,
) -> list[Action[Battle, Any]]:
    """Where an enemy stands, what is done against him comes first. While the armies are laid out,
    what is in hand is put down, and else something is picked up."""
    if any([action.verb in LAYING for action in actions]):
        return [action for action in actions if (action.verb in LAYING) == in_hand]
    here = view["sections"].get(word)
    if here is None or here["side"] != 1 - seat:
        return actions
    against = [action for verb in AGAINST for action in actions if action.verb == verb]
    return against + [action for action in actions if action.verb not in AGAINST]
