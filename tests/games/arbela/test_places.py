"""What a click on a place of the field means."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.registry import find_game
from anabasis.core.why import why_not
from tests.games.random_match import random_choices

ARBELA = find_game("arbela")


def asked(prompt: str, options: dict[str, str] | None = None) -> tuple[Any, int]:
    """The first position of a random game at which that is asked, and the seat."""
    for seed in range(1, 9):
        for choice in random_choices(ARBELA, 2, seed, options):
            position = choice.match.position
            decision = ARBELA.decision(position)
            if decision.prompt_to(position, choice.seat).key == prompt:
                return position, choice.seat
    raise AssertionError(prompt)


def meant(position: Any, seat: int, domain: str, word: str) -> list[str]:
    return [action.text() for action in ARBELA.meant(position, seat, domain, word)]


def section_of(view: dict[str, Any], side: int) -> str:
    sections: dict[str, dict[str, Any]] = view["sections"]
    return next(
        name
        for name, here in sections.items()
        if here["side"] == side and any(card is not None for card in here["stack"])
    )


@pytest.mark.parametrize(
    ("prompt", "verb"),
    [("leader-order", "order"), ("activate", "activate"), ("ride", "ride"), ("unit-turn", "step")],
)
def test_an_own_section_is_what_is_asked_for(prompt: str, verb: str) -> None:
    position, seat = asked(prompt)
    assert meant(position, seat, "section", "B-C")[0] == f"{verb} B-C"


def test_an_enemy_is_attacked_while_a_unit_acts() -> None:
    position, seat = asked("unit-turn")
    enemy = section_of(ARBELA.view(position, seat), 1 - seat)
    assert meant(position, seat, "section", enemy)[0] == f"attack {enemy}"


def test_a_stack_stands_for_its_cards_and_leaders() -> None:
    position, seat = asked("use-unit")
    view = ARBELA.view(position, seat)
    own = section_of(view, seat)
    top = next(card["unit"] for card in view["sections"][own]["stack"] if card is not None)
    assert meant(position, seat, "section", own)[0] == f"use {top}"
    position, seat = asked("leader-movement")
    view = ARBELA.view(position, seat)
    place = next(name for name, here in view["sections"].items() if here["leaders"])
    assert meant(position, seat, "section", place)[0] == (
        f"lead {view['sections'][place]['leaders'][0]}"
    )


def test_what_is_in_hand_is_put_down_and_else_something_is_picked_up() -> None:
    own = {"deployment": "own"}
    position, seat = asked("deploy-freely", own)
    assert meant(position, seat, "section", "B-C")[0] == "pick-up-stack B-C"
    assert meant(position, seat, "unit", "phalanx-1")[0] == "pick-up phalanx-1"
    position, seat = asked("put-unit", own)
    assert meant(position, seat, "section", "B-C") == ["put-down B-C", "put-on-top B-C"]
    refusal = why_not(ARBELA, position, seat, "section:B-C")
    assert refusal is not None and refusal.key == "not-own-row"
