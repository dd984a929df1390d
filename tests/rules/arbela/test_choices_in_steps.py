"""Choices made in steps: where one begins, and what goes on with it."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import first_to_act, submit
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.arranging import Arrange
from anabasis.games.arbela.state import Battle
from tests.games.random_match import random_choices
from tests.rules.arbela.fighting import attacked, fought
from tests.rules.arbela.setting import act, battle, start


def choices(position: Battle, lines: str, *dice: int) -> list[str]:
    """What the lines come to when each step stands with the choice that it goes on with."""
    die = ScriptedDie(*dice)
    found: list[str] = []
    for line in lines.split("; "):
        if GAME.decision(position).continues():
            found[-1] += f"; {line}"
        else:
            found.append(line)
        submit(
            GAME, position, first_to_act(position), position.opened, GAME.grammar.read(line), die
        )
    return found


ENEMY = {"PA-C": "persian-infantry-1"}

UNIT_BY_UNIT = [
    "activate MA-C; declare move; use agrianian; step B-C; done; remain",
    "step B-C; go-along; at 1",
]
"""The phalanx is the only other unit: nobody has to name it, and yet its move is a new choice."""


@pytest.mark.rule("arbela", "5.1b")
def test_one_unit_with_all_its_steps_is_a_choice_and_the_next_unit_another() -> None:
    b = battle({"MA-C": "agrianian phalanx-1"}, ordered="MA-C", leaders={"alexander": "MA-C"})
    assert choices(b, "; ".join(UNIT_BY_UNIT)) == UNIT_BY_UNIT


@pytest.mark.rule("arbela", "5.1b")
def test_the_next_of_several_units_begins_when_it_is_named() -> None:
    b = battle({"MD-C": "phalanx-1 agrianian cretan-archer"}, ordered="MD-C")
    expected = [
        "activate MD-C; declare withdraw; use phalanx-1; withdraw reserve",
        "use cretan-archer; withdraw reserve",
        "withdraw reserve",
    ]
    assert choices(b, "; ".join(expected)) == expected


@pytest.mark.rule("arbela", "4.2k")
def test_a_turn_on_the_way_goes_on_with_the_step() -> None:
    b = battle({"MA-C": "companion-1"}, ordered="MA-C")
    line = "activate MA-C; declare move; step B-RC1; turn east; done"
    assert choices(b, line) == [line]


@pytest.mark.rule("arbela", "7.1g")
def test_what_a_unit_does_after_its_shot_is_a_new_choice() -> None:
    b = battle({"MA-C": "agrianian"} | ENEMY, ordered="MA-C")
    expected = ["activate MA-C; declare move-fire; step B-C; fire PA-C", "step PA-RC1"]
    assert choices(b, "; ".join(expected), 2) == expected


@pytest.mark.rule("arbela", "6.2e")
def test_a_withdrawal_goes_on_after_the_shot_that_it_began_with() -> None:
    b = battle({"B-C": "agrianian"} | ENEMY, ordered="B-C")
    line = "activate B-C; declare withdraw; fire-first PA-C; withdraw MA-C"
    assert choices(b, line, 2) == [line]


@pytest.mark.rule("arbela", "8.2b")
def test_an_attack_is_declared_in_the_choice_of_its_unit() -> None:
    b = battle({"MA-C": "phalanx-1"} | ENEMY, ordered="MA-C", leaders={"alexander": "MA-C"})
    line = "activate MA-C; declare move-shock; step B-C; attack PA-C; go-along"
    assert choices(b, line, 1, 2, 7) == [line]


@pytest.mark.rule("arbela", "5.1a")
@pytest.mark.parametrize(
    ("units", "line"),
    [
        ("phalanx-1", "activate MD-C; declare face; face east"),
        ("phalanx-1 phalanx-2 hypaspist-1", "activate MD-C; declare rearrange; lay phalanx-2"),
    ],
)
def test_a_deed_of_the_whole_section_is_one_choice(units: str, line: str) -> None:
    assert choices(battle({"MD-C": units}, ordered="MD-C"), line) == [line]


@pytest.mark.rule("arbela", "5.1.1a")
def test_all_units_that_are_sent_back_go_in_one_choice() -> None:
    units = {"MA-C": "phalanx-1 agrianian", "B-C": "companion-1"}
    b = battle(units, disrupted="phalanx-1 agrianian", ordered="MA-C")
    line = "activate MA-C; send phalanx-1; no-more"
    assert choices(b, line) == [line]


@pytest.mark.rule("arbela", "3.1b")
def test_in_the_set_up_each_stack_is_a_choice_of_its_own() -> None:
    position, _ = start()
    on_top = below = 0
    while position.turn == 0:
        decision = GAME.decision(position)
        if isinstance(decision, Arrange):
            on_top += not decision.laid
            below += len(decision.laid) > 0
            assert decision.continues() == (len(decision.laid) > 0)
        else:
            assert not decision.continues()
        act(position, decision.seat, decision.options(position, decision.seat)[0].text())
    assert on_top > 3
    assert below > 2


@pytest.mark.rule("arbela", "4.1d")
def test_a_card_is_deployed_in_one_choice() -> None:
    b = battle({"MD-C": "phalanx-1"}, phase="deploy")
    expected = ["bring agrianian; into MD-C; at 0", "bring phalanx-2; into MD-C", "deployed"]
    assert choices(b, "; ".join(expected), 1) == expected


@pytest.mark.rule("arbela", "4.1i")
@pytest.mark.rule("arbela", "9.3a")
def test_each_order_and_each_leaders_ride_is_a_choice_of_its_own() -> None:
    units = {"MD-C": "phalanx-1", "MD-RC1": "hypaspist-1"}
    b = battle(units, leaders={"alexander": "MD-C"}, phase="orders", dice=(1,))
    expected = ["order MD-C", "order MD-RC1", "lead alexander; ride MA-C"]
    assert choices(b, "; ".join(expected)) == expected


@pytest.mark.rule("arbela", "8.2c")
@pytest.mark.rule("arbela", "8.8g")
def test_shocks_retreats_and_advances_begin_choices_of_their_own() -> None:
    units = {"B-C": "hypaspist-1 agrianian", "B-LW": "phalanx-1"}
    units |= {"PA-C": "persian-heavy-cavalry-1", "PA-LW": "persian-infantry-1"}
    b = attacked(units, "hypaspist-1/PA-C phalanx-1/PA-LW")
    fought(b)
    expected = ["fight hypaspist-1", "retreat", "retreat-to PD-C", "advance hypaspist-1; follow"]
    lines = "; ".join(expected)
    assert choices(b, lines, 1, 6) == [expected[0], "retreat; retreat-to PD-C", expected[3]]


ASIDE = {"SeizeWindow", "React", "PlaceLeader", "DefendByFire"}
"""What the other side may be asked while a choice is under way."""


@pytest.mark.parametrize("seed", range(3))
def test_what_goes_on_was_begun_by_the_same_seat(seed: int) -> None:
    begun = [False, False]
    last = ("", -1)
    went_on = 0
    for choice in random_choices(GAME, 2, seed):
        decision = GAME.decision(choice.match.position)
        if decision.continues():
            went_on += 1
            assert begun[choice.seat]
            assert last[1] == choice.seat or last[0] in ASIDE, (type(decision).__name__, last)
        begun[choice.seat] = True
        last = (type(decision).__name__, choice.seat)
    assert went_on > 50
