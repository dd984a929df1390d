"""9.3e A leader who goes along with a unit stays with it for the rest of the turn."""

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    refused,
    where,
    words,
)

PAIR = {"MA-C": "phalanx-1 agrianian", "MA-LW": "phalanx-2"}


@pytest.mark.rule("arbela", "9.3e")
def test_a_leader_goes_along_with_one_unit_in_a_turn() -> None:
    """The archers go on from the Section into which Parmenion came with the phalanx."""
    units = {"MA-C": "phalanx-1", "B-C": "cretan-archer", "MA-LW": "phalanx-2"}
    b = battle(units, leaders={"parmenion": "MA-C"}, ordered="MA-C B-C MA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; go-along; at 1")
    act(b, MACEDONIAN, "activate B-C; declare move; step PA-C; done")
    assert (where(b, "cretan-archer"), where(b, "parmenion")) == ("PA-C", "B-C")
    assert asked(b) == "Activate"


@pytest.mark.rule("arbela", "9.3e")
def test_a_leader_who_stayed_with_one_unit_may_still_go_along_with_another() -> None:
    b = battle(PAIR, leaders={"parmenion": "MA-C"}, ordered="MA-C MA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move; use phalanx-1; step B-C; remain")
    act(b, MACEDONIAN, "step B-RC1; turn north; done; go-along")
    assert (where(b, "phalanx-1"), where(b, "parmenion")) == ("B-C", "B-RC1")


@pytest.mark.rule("arbela", "9.3e")
def test_a_leader_does_not_leave_with_a_unit_that_withdraws() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "agrianian", "MA-LW": "phalanx-2"}
    b = battle(units, leaders={"parmenion": "MA-C"}, ordered="MA-C B-C MA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; go-along; at 0")
    act(b, MACEDONIAN, "activate B-C; declare withdraw; withdraw MA-RC1")
    assert (where(b, "agrianian"), where(b, "parmenion")) == ("MA-RC1", "B-C")
    assert asked(b) == "Activate"


@pytest.mark.rule("arbela", "9.3e")
@pytest.mark.rule("arbela", "5.1.1a")
def test_a_leader_does_not_leave_with_a_disrupted_unit() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "agrianian", "MA-LW": "phalanx-2"}
    b = battle(
        units, disrupted="agrianian", leaders={"parmenion": "MA-C"}, ordered="MA-C B-C MA-LW"
    )
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; go-along; at 0")
    act(b, MACEDONIAN, "activate B-C")
    assert (where(b, "agrianian"), where(b, "parmenion")) == ("reserve", "B-C")
    assert asked(b) == "Activate"


@pytest.mark.rule("arbela", "9.3e")
@pytest.mark.rule("arbela", "8.7.1a")
def test_a_leader_who_came_with_one_unit_leads_no_other_round_the_flank() -> None:
    units = {"MA-RC2": "thessalian-1", "MD-RW": "companion-1", "PA-LW": "mercenary-hoplite-1"}
    b = battle(units, leaders={"alexander": "MA-RC2"}, ordered="MA-RC2 MD-RW")
    act(b, MACEDONIAN, "activate MA-RC2; declare withdraw; withdraw MD-RW; go-along; at 1")
    act(b, MACEDONIAN, "activate MD-RW; declare move-shock")
    assert refused(b, MACEDONIAN, "flank PA-LW") == ("9.3e", "leader-stays")
    b = battle(units, leaders={"alexander": "MD-RW"}, ordered="MA-RC2 MD-RW")
    act(b, MACEDONIAN, "activate MD-RW; declare move-shock")
    assert words(b, MACEDONIAN, "flank") == {"PA-LW"}


@pytest.mark.rule("arbela", "9.3e")
@pytest.mark.rule("arbela", "8.7.2e")
def test_a_leader_back_from_the_flank_area_stays_with_his_unit() -> None:
    """The Companions come back disrupted; an order that comes late moves the archers beside them,
    but not Alexander."""
    units = {"MD-RC2": "companion-1", "MD-RW": "cretan-archer", "PA-LW": "mercenary-hoplite-1"}
    units |= {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    b = battle(
        units,
        facing={"MD-RC2": "east", "MD-RW": "east", "PA-LW": "east"},
        leaders={"alexander": "MD-RC2"},
        ordered="MD-RC2 MA-C",
    )
    begin_deed(b, "MD-RC2", "move-shock")
    act(b, MACEDONIAN, "step MD-RW; flank PA-LW", 1)
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    # 1 + 6 + 3 against 6 + 6: the hoplites face the riders.
    b.asks = (0, 1)
    act(b, MACEDONIAN, "fight companion-1")
    act(b, PERSIAN, "wait", 1, 6, 7)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("MD-RW", "MD-RW")
    act(b, PERSIAN, "seize", 6)
    act(b, MACEDONIAN, "order MD-RW; declare withdraw; withdraw MD-RC2", 6, 1)
    assert (where(b, "cretan-archer"), where(b, "alexander")) == ("MD-RC2", "MD-RW")


@pytest.mark.rule("arbela", "9.3e")
@pytest.mark.rule("arbela", "8.6e")
def test_a_leader_who_came_with_the_victor_advances_with_it() -> None:
    b = battle(
        {"MA-C": "hypaspist-1", "PA-C": "babylonian-levy-1"},
        ordered="MA-C",
        leaders={"parmenion": "MA-C"},
    )
    begin_deed(b, "MA-C", "move-shock")
    act(b, MACEDONIAN, "step B-C; attack PA-C; go-along", 6, 1, 7)
    # The hypaspists moved, so they advance by themselves, and he stays with them.
    assert (where(b, "hypaspist-1"), where(b, "parmenion")) == ("PA-C", "PA-C")


@pytest.mark.rule("arbela", "9.3e")
@pytest.mark.rule("arbela", "8.6e")
@pytest.mark.parametrize(("answer", "place"), [("follow", "PA-C"), ("stay-behind", "B-C")])
def test_a_leader_who_came_with_a_skirmisher_goes_where_it_goes(answer: str, place: str) -> None:
    """Parmenion comes to the hypaspists with the Agrianians; when the hypaspists advance, he stays
    with the Agrianians, whether they follow or not."""
    units = {"MA-C": "agrianian", "B-C": "hypaspist-1", "PA-C": "babylonian-levy-1"}
    b = battle(units, leaders={"parmenion": "MA-C"}, ordered="MA-C B-C")
    begin_deed(b, "MA-C", "move")
    act(b, MACEDONIAN, "step B-C; done; go-along; at 1")
    begin_deed(b, "B-C", "shock")
    act(b, MACEDONIAN, "attack PA-C", 6, 1, 7)
    act(b, MACEDONIAN, f"advance hypaspist-1; {answer}")
    assert (where(b, "agrianian"), where(b, "parmenion")) == (place, place)
    assert b.active == PERSIAN


@pytest.mark.rule("arbela", "9.3e")
def test_a_leader_whose_unit_is_gone_may_go_along_with_another() -> None:
    """Parmenion comes with the Agrianians, which are shot away above the peltasts; he may then go
    on with these."""
    units = {"MA-C": "agrianian", "B-C": "thracian-peltast", "PA-LC1": "tapurian"}
    units |= {"MA-LW": "phalanx-2"}
    b = battle(
        units, hits={"agrianian": 3}, leaders={"parmenion": "MA-C"}, ordered="MA-C B-C MA-LW"
    )
    begin_deed(b, "MA-C", "move")
    act(b, MACEDONIAN, "step B-C; done; go-along; at 0")
    begin_deed(b, "B-C", "move-fire")
    act(b, MACEDONIAN, "fire PA-LC1", 2)
    act(b, PERSIAN, "fire-back", 12)
    assert where(b, "agrianian") == "dead"
    act(b, MACEDONIAN, "step PA-C; go-along")
    assert (where(b, "thracian-peltast"), where(b, "parmenion")) == ("PA-C", "PA-C")
