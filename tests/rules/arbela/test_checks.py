"""The checks of a position find what is wrong with it."""

from collections.abc import Callable
from typing import Any

import pytest

from anabasis.games.arbela.board import FLANK, SECTION
from anabasis.games.arbela.cards import LEADER, UNIT
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import SEEN, UNSEEN, Battle
from anabasis.kit.rows import changed
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle, start


def broken(change: Callable[[Battle], None], **laid: Any) -> list[str]:
    """The cases that a position is found to break after the change."""
    units = {"MD-C": "phalanx-1 agrianian macedonian-archer", "MA-C": "hypaspist-1 cretan-archer"}
    units |= {"B-C": "persian-infantry-1", "PD-C": "elephant chariot-1", "MA-RW": "companion-1"}
    b = battle(units, ordered="MD-C", **laid)
    change(b)
    return [wrong.partition(":")[0] for wrong in GAME.violations(b)]


def lay(section: str, units: str) -> Callable[[Battle], None]:
    def change(b: Battle) -> None:
        numbers = bytes([UNIT.read(unit) for unit in units.split()])
        b.stacks[SECTION.read(section)] = numbers
        for unit in numbers:
            b.place = changed(b.place, unit, SECTION.read(section))

    return change


def row(name: str, card: str, value: int) -> Callable[[Battle], None]:
    def change(b: Battle) -> None:
        number = LEADER.read(card) if name == "leaders" else UNIT.read(card)
        setattr(b, name, changed(getattr(b, name), number, value))

    return change


def both(first: Callable[[Battle], None], second: Callable[[Battle], None]) -> Any:
    def change(b: Battle) -> None:
        first(b)
        second(b)

    return change


def twice(b: Battle) -> None:
    b.stacks[SECTION.read("MA-LW")] = bytes([UNIT.read("companion-1")])


def lost(b: Battle) -> None:
    b.losses = (1, 0)


def engage(b: Battle) -> None:
    b.engaged = bytes([SECTION.read("MA-LW"), SECTION.read("B-LW")])


@pytest.mark.parametrize(
    ("case", "change"),
    [
        ("4.3b", lay("MA-C", "hypaspist-1 persian-archer")),
        ("2.1.4c", row("place", "hypaspist-1", SECTION.read("MA-LW"))),
        ("2.1.4c", twice),
        ("2.0a", lay("MA-LW", "phalanx-2 phalanx-2")),
        ("4.3.2a", lay("MD-LW", "phalanx-2 phalanx-3 phalanx-4 phalanx-5")),
        (
            "4.3.2d",
            both(row("laid_open", "agrianian", 1), row("laid_open", "macedonian-archer", 1)),
        ),
        ("4.3.1a", lay("MA-LW", "phalanx-2 phalanx-3")),
        ("4.3.1a", lay("MA-LW", "phalanx-2 balacrus-javelinist balacrus-javelinist")),
        ("4.3.1b", lay("MA-LW", "companion-2 balacrus-javelinist")),
        ("4.3.2c", row("seen", "cretan-archer", UNSEEN)),
        ("4.3.1c", row("facing", "cretan-archer", 1)),
        ("2.1.4c", row("place", "phalanx-2", SECTION.read("MA-LW"))),
        ("2.1.5b", row("place", "phalanx-2", FLANK)),
        ("2.1.5b", row("leaders", "alexander", FLANK)),
        ("7.3a", row("hits", "hypaspist-1", 10)),
        ("4.3c", row("leaders", "alexander", SECTION.read("B-C"))),
        (
            "4.3d",
            both(
                row("leaders", "alexander", SECTION.read("MA-C")),
                row("leaders", "parmenion", SECTION.read("MA-C")),
            ),
        ),
        ("9.1.4b", row("leaders", "darius", SECTION.read("PD-C"))),
        (
            "4.3.1i",
            both(lay("PA-LW", "elephant"), row("leaders", "bessus", SECTION.read("PA-LW"))),
        ),
        ("11.2a", lost),
        ("8.5b", engage),
    ],
)
def test_what_is_wrong_with_a_position_is_found(
    case: str, change: Callable[[Battle], None]
) -> None:
    assert case in broken(change)


def test_nothing_is_wrong_with_the_position_itself() -> None:
    assert broken(lambda b: None) == []


@pytest.mark.parametrize(
    ("change", "case"),
    [
        (lay("PA-C", "kinsmen"), "3.2a"),
        (lay("MD-LC2", "companion-1"), "3.2c"),
        (row("seen", "phalanx-1", SEEN), "3.2d"),
        (row("leaders", "darius", SECTION.read("PA-C")), "3.2a"),
    ],
)
def test_what_is_wrong_with_a_free_deployment_is_found(
    change: Callable[[Battle], None], case: str
) -> None:
    b, _ = start(deployment="own")
    act(b, MACEDONIAN, "pick-up phalanx-1; put-down MD-C")
    act(b, PERSIAN, "line")
    change(b)
    assert case in [wrong.partition(":")[0] for wrong in GAME.violations(b)]
