"""Where a card could go from where it stands, as whoever looks at it is shown."""

from __future__ import annotations

import pytest

from anabasis.games.arbela.board import MACEDONIAN, PERSIAN, SECTION
from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.state import Battle
from anabasis.games.arbela.view import arcs, details, reach
from tests.rules.arbela.setting import act, battle


def reached(b: Battle, unit: str) -> dict[str, set[str]]:
    return {section: set(facings) for section, facings in reach(b, UNIT.read(unit)).items()}


@pytest.mark.rule("arbela", "6.1d")
def test_a_card_reaches_as_far_as_it_may_step_straight_or_diagonally_but_not_both() -> None:
    assert reached(battle({"MA-C": "phalanx-1"}), "phalanx-1") == {"B-C": {"north"}}
    assert reached(battle({"MA-C": "thessalian-1"}), "thessalian-1") == {
        "B-C": {"north"},
        "PA-C": {"north"},
        "B-LC1": {"north", "west"},
        "B-RC1": {"north", "east"},
    }


@pytest.mark.rule("arbela", "4.2l")
def test_after_a_diagonal_step_it_may_turn_once_and_go_on_that_way() -> None:
    found = reached(battle({"MA-C": "companion-1"}), "companion-1")
    assert found["B-RC1"] == {"north", "east"}
    assert "east" in found["B-RC2"]
    assert found["MA-RC2"] == {"east"}, "it has turned already"
    assert "MA-C" not in found


@pytest.mark.rule("arbela", "6.1.1d")
def test_enemies_stop_it_and_fit_ones_block_its_diagonals_but_not_a_skirmishers() -> None:
    facing_chariot = {"B-C": "chariot-1"}
    assert reached(battle({"MA-C": "companion-1", **facing_chariot}), "companion-1") == {}
    assert "B-RC1" in reached(battle({"MA-C": "cretan-archer", **facing_chariot}), "cretan-archer")
    b = battle({"MA-C": "companion-1", **facing_chariot}, disrupted="chariot-1")
    assert "B-RC1" in reached(b, "companion-1")
    assert "B-C" not in reached(b, "companion-1")


@pytest.mark.rule("arbela", "4.3.1a")
def test_it_does_not_stop_where_it_could_not_be_stacked() -> None:
    b = battle({"MA-C": "thessalian-1", "B-C": "phalanx-1"})
    assert set(reached(b, "thessalian-1")) == {"B-LC1", "B-RC1"}


@pytest.mark.rule("arbela", "8.5.1a")
def test_an_engaged_card_reaches_nothing() -> None:
    b = battle({"MA-C": "companion-1", "B-C": "kinsmen"}, engaged="MA-C/B-C")
    assert reached(b, "companion-1") == {}


@pytest.mark.rule("arbela", "7.1d")
def test_the_arcs_of_fire_are_told_for_both_ranges() -> None:
    at = SECTION.read("MA-C") * 4
    near, far = [{SECTION.text(one) for one in arc[at]} for arc in arcs()]
    assert near == {"B-LC1", "B-C", "B-RC1"}
    assert far - near == {"PA-LC1", "PA-C", "PA-RC1"}


@pytest.mark.rule("arbela", "4.3.2f")
def test_cards_on_their_way_are_not_betrayed_by_what_others_can_reach() -> None:
    b = battle({"MA-C": "hypaspist-1"}, phase="deploy")
    act(b, MACEDONIAN, "bring greek-hoplite-1; into MD-C")
    assert details(b, MACEDONIAN)["reach"]
    assert details(b, PERSIAN)["reach"] == {}
