"""5.1 Which units of a Section can act, and why they cannot."""

import pytest

from anabasis.games.arbela.board import SECTION
from anabasis.games.arbela.rules.activation import ChooseDeed
from tests.rules.arbela.setting import MACEDONIAN, act, battle, options, refused, told, where


@pytest.mark.rule("arbela", "5.1c", "5.1.1d")
def test_it_is_said_why_no_unit_of_a_section_may_act() -> None:
    """One has acted, the other is disrupted; either alone is a reason."""
    units = {"MA-C": "phalanx-1 agrianian", "MD-C": "phalanx-2"}
    for acted, disrupted, refusal in (
        ("phalanx-1", "agrianian", ("5.1c", "all-have-acted")),
        ("", "phalanx-1 agrianian", ("5.1.1d", "no-unit-fit")),
    ):
        position = battle(units, acted=acted, disrupted=disrupted, ordered="MA-C MD-C")
        events = act(position, MACEDONIAN, "activate MA-C")
        # Nothing is left but to send the disrupted ones back.
        assert [one["deed"] for one in told(events, "deed-declared")] == ["send-back"]
        position = battle(units, acted=acted, disrupted=disrupted, ordered="MA-C MD-C")
        position.agenda.append(ChooseDeed(MACEDONIAN, SECTION.read("MA-C")))
        position.offered = None
        assert refused(position, MACEDONIAN, "declare move") == refusal


@pytest.mark.rule("arbela", "5.1b")
def test_a_unit_acts_after_another_has_cleared_its_way() -> None:
    """The phalanx cannot move before the archers have shot away the slingers ahead of it."""
    units = {"MA-C": "phalanx-1 cretan-archer", "B-C": "uxian-slinger-1", "MD-C": "phalanx-2"}
    position = battle(units, ordered="MA-C MD-C")
    act(position, MACEDONIAN, "activate MA-C; declare move-fire")
    assert refused(position, MACEDONIAN, "step B-C") == ("6.1.1c", "enemy-there")
    act(position, MACEDONIAN, "fire B-C", 12)
    act(position, MACEDONIAN, "done")
    act(position, MACEDONIAN, "step B-C")
    assert where(position, "phalanx-1") == "B-C"


@pytest.mark.rule("arbela", "5.1f")
@pytest.mark.rule("arbela", "7.1a")
@pytest.mark.parametrize("deed", ["move-fire", "move-fire-shock"])
def test_actions_with_fire_need_a_missile_unit(deed: str) -> None:
    b = battle({"MA-C": "phalanx-1", "PA-C": "persian-infantry-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C")
    assert refused(b, MACEDONIAN, f"declare {deed}") == ("7.1a", "no-missiles-there")


@pytest.mark.rule("arbela", "5.1c")
@pytest.mark.rule("arbela", "5.1j")
def test_a_section_whose_only_fit_unit_has_acted_cannot_withdraw() -> None:
    units = {"MA-C": "agrianian", "B-C": "phalanx-1", "PA-LW": "phalanx-2"}
    b = battle(units, disrupted="phalanx-1", ordered="MA-C B-C PA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; done; at 0")
    act(b, MACEDONIAN, "activate B-C")
    # The Agrianians have acted and the phalanx is disrupted: it can only be sent back.
    assert where(b, "phalanx-1") == "reserve"
    assert "declare withdraw" not in options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "5.1b")
def test_a_unit_may_act_after_another_of_its_section_has_cleared_the_way() -> None:
    units = {"MA-C": "phalanx-1 agrianian", "B-C": "uxian-slinger-1", "MA-LW": "phalanx-2"}
    b = battle(units, ordered="MA-C MA-LW")
    act(b, MACEDONIAN, "activate MA-C; declare move-fire; fire B-C", 12)
    act(b, MACEDONIAN, "done; step B-C")
    assert (where(b, "phalanx-1"), where(b, "agrianian")) == ("B-C", "MA-C")
