"""5.1 Which units of a Section can act, and why they cannot."""

import pytest

from anabasis.games.arbela.board import SECTION
from anabasis.games.arbela.rules.activation import ChooseDeed
from tests.rules.arbela.setting import MACEDONIAN, act, battle, refused, told, where


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
