"""The cards of Arbela in words: all that is printed on one, and how it fares.

Never compiled: see `anabasis.kit.terminal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anabasis.games.arbela.cards import LEADER
from anabasis.games.arbela.terminal_field import PRINTED
from anabasis.games.arbela.view import board
from anabasis.kit.terminal import Words

CLASSES: Final = {
    "infantry": "board-class-infantry",
    "skirmisher": "board-class-skirmisher",
    "heavy-cavalry": "board-class-heavy-cavalry",
    "light-cavalry": "board-class-light-cavalry",
    "chariot": "board-class-chariot",
    "elephant": "board-class-elephant",
}
WEAPONS: Final = {"A": "board-bows", "J": "board-javelins", "S": "board-slings"}
PRINTED_LEADERS: Final[list[dict[str, Any]]] = board()["leaders"]
MINUS: Final = "\u2212"


def unit_in_words(words: Words, view: dict[str, Any], unit: str) -> list[str]:
    """A unit card: its class, strengths, movement and missiles; its hits, if it can be seen."""
    printed = PRINTED[unit]
    seen = _seen(view, unit)
    heading = [words.word("unit", unit), words.text(CLASSES[printed["class"]], {})]
    heading += [words.text("board-disrupted", {})] if seen and seen["disrupted"] else []
    hits = {"hits": seen["hits"] if seen else 0, "level": printed["hit_level"]}
    facts = [
        ("board-attack", str(printed["attack"])),
        ("board-defence", " · ".join(map(str, printed["defence"]))),
        ("board-armour", str(printed["armour"])),
        ("board-hits", words.text("board-hits-of", hits)),
        ("board-move", _movement(words, printed)),
        ("board-missiles", _missiles(words, printed)),
    ]
    return [words.strung("list-more", heading), _facts(words, facts)]


def leader_in_words(words: Words, leader: str) -> list[str]:
    """A leader card: whom he leads, his bonus, and what his dice must show."""
    printed = PRINTED_LEADERS[LEADER.read(leader)]
    classes = [words.text(CLASSES[word], {}) for word in printed["affects"]]
    facts = [
        ("board-bonus", f"+{printed['bonus']}"),
        ("board-flank-range", _dice(printed["flank"])),
    ]
    for key, fact in (
        ("orders", "board-orders"),
        ("seize", "board-seize"),
        ("killed", "board-killed"),
    ):
        if printed[key]:
            facts.append((fact, _dice(printed[key])))
    leads = words.text("board-affects", {"classes": words.joined(classes)})
    heading = words.text("label-value", {"label": words.word("leader", leader), "value": leads})
    return [heading, _facts(words, facts)]


def section_in_words(
    words: Words, view: dict[str, Any], names: Sequence[str], name: str
) -> list[str]:
    """What stands in a Section, from the top of the stack down, and how."""
    called = words.word("section", name)
    shown = view["sections"].get(name)
    if shown is None:
        return [words.text("board-section-empty", {"name": called})]
    cards = [card_in_words(words, card) for card in shown["stack"]]
    cards += [words.word("leader", leader) for leader in shown["leaders"]]
    seat = "" if shown["side"] is None else names[shown["side"]]
    values = {"name": called, "seat": seat, "cards": words.joined(cards)}
    said = [words.text("board-section-cards", values)]
    if shown["facing"] is not None:
        facing = {"facing": words.word("facing", shown["facing"])}
        said.append(words.text("board-section-facing", facing))
    if shown["engaged"]:
        said.append(words.text("board-section-engaged", {}))
    if name in view["orders"]:
        used = view["orders"][name] != "ordered"
        said.append(words.text("board-section-used" if used else "board-section-ordered", {}))
    return [words.strung("join-sentences", said)]


def card_in_words(words: Words, card: dict[str, Any] | None) -> str:
    """A card with its hits and its state."""
    if card is None:
        return words.text("board-unknown-card", {})
    notes = [words.text("board-with-hits", {"hits": card["hits"]})] if card["hits"] else []
    notes += [words.text("board-disrupted", {})] if card["disrupted"] else []
    called = words.word("unit", card["unit"])
    if not notes:
        return called
    return words.text(
        "board-card-notes", {"name": called, "notes": words.strung("list-more", notes)}
    )


def _seen(view: dict[str, Any], unit: str) -> dict[str, Any] | None:
    """The card, where the reader can see it."""
    stacks = [shown["stack"] for shown in view["sections"].values()] + view["reserves"]
    for stack in stacks:
        for card in stack:
            if card is not None and card["unit"] == unit:
                return dict(card)
    return None


def _movement(words: Words, printed: dict[str, Any]) -> str:
    straight, diagonal, either = printed["straight"], printed["diagonal"], printed["any"]
    if either:
        return words.text("board-move-any", {"steps": either})
    if diagonal:
        return words.text("board-move-either", {"straight": straight, "diagonal": diagonal})
    return words.text("board-move-straight", {"steps": straight})


def _missiles(words: Words, printed: dict[str, Any]) -> str:
    if printed["weapon"] is None:
        return words.text("board-missiles-none", {})
    low, high = printed["hits_on"]
    weapon = words.text(WEAPONS[printed["weapon"]], {})
    values = {"weapon": weapon, "range": printed["range"], "low": low, "high": high}
    return words.text("board-missiles-some", values)


def _dice(values: list[int]) -> str:
    """Results of dice, or what they add."""
    return " ".join([str(value).replace("-", MINUS) for value in values]) or "–"


def _facts(words: Words, facts: list[tuple[str, str]]) -> str:
    said = [
        words.text("label-value", {"label": words.text(key, {}), "value": value})
        for key, value in facts
    ]
    return words.strung("list-notes", said)
