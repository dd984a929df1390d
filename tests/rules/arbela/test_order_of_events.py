"""What happens is told in its order: first what was done, then what came of it."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle, kinds, told

DEEP = {"MD-C": "companion-1 phalanx-1", "MD-LW": "phalanx-2"}


@pytest.mark.rule("arbela", "4.3.2g")
def test_a_card_is_turned_up_after_the_move_that_uncovers_it() -> None:
    position = battle(DEEP, ordered="MD-C MD-LW")
    events = act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C")
    assert kinds(events)[-2:] == ["unit-moved", "turned-up"]
    for place in ("reserve", "MA-C"):
        position = battle(DEEP, facing={"MD-C": "south"}, ordered="MD-C MD-LW")
        begin_deed(position, "MD-C", "withdraw", "companion-1")
        events = act(position, MACEDONIAN, f"withdraw {place}")
        assert kinds(events)[:2] == ["withdrew", "turned-up"]
    position = battle(DEEP, disrupted="companion-1", ordered="MD-C MD-LW")
    events = act(position, MACEDONIAN, "activate MD-C; declare send-back")
    assert kinds(events)[-2:] == ["sent-back", "turned-up"]


@pytest.mark.rule("arbela", "4.3.2g", "8.8c")
def test_a_card_is_turned_up_after_the_retreat_that_uncovers_it() -> None:
    """They face west, with PD-LC1 and PA-LC1 to their rear."""
    units = {"PD-C": "parthian-1 mardian-archer-1", "PA-RC1": "hypaspist-1"}
    position = attacked(units, "hypaspist-1/PD-C", facing={"PD-C": "west"})
    fought(position)
    events = act(position, PERSIAN, "retreat; hold-fire; retreat-to PA-LC1")
    assert kinds(events)[:2] == ["retreated", "turned-up"]


@pytest.mark.rule("arbela", "4.3.2g", "8.6a")
def test_a_card_is_turned_up_after_the_advance_that_uncovers_it() -> None:
    units = {"MD-C": "hypaspist-1 phalanx-1", "MA-C": "babylonian-levy-1"}
    position = attacked(units, "hypaspist-1/MA-C")
    fought(position, 6, 1)
    events = act(position, MACEDONIAN, "advance hypaspist-1")
    assert kinds(events)[:2] == ["advanced", "turned-up"]


@pytest.mark.rule("arbela", "4.3.2d")
def test_a_skirmisher_is_laid_open_before_it_moves_or_fires() -> None:
    units = {"MD-C": "phalanx-1 agrianian", "MA-RC1": "kinsmen", "MD-LW": "phalanx-2"}
    for line, dice, kind in (("step MA-C", (), "unit-moved"), ("fire MA-RC1", (2,), "shot")):
        position = battle(units, ordered="MD-C MD-LW")
        begin_deed(position, "MD-C", "move-fire", "agrianian")
        events = act(position, MACEDONIAN, line, *dice)
        assert kinds(events)[:2] == ["laid-open", kind]
    position = battle(units, facing={"MD-C": "south"}, ordered="MD-C MD-LW")
    begin_deed(position, "MD-C", "withdraw", "agrianian")
    events = act(position, MACEDONIAN, "withdraw MA-C")
    assert kinds(events)[:2] == ["laid-open", "withdrew"]


@pytest.mark.rule("arbela", "8.10.3a")
def test_the_elephant_rampages_before_the_card_below_it_is_turned_up() -> None:
    units = {"PD-C": "elephant chariot-1", "PA-C": "cretan-archer"}
    position = battle(units, ordered="PA-C")
    begin_deed(position, "PA-C", "fire")
    events = act(position, MACEDONIAN, "fire PD-C", 12, 1)
    assert [kind for kind in kinds(events) if kind in ("rampage", "turned-up")] == [
        "rampage",
        "turned-up",
    ]


@pytest.mark.rule("arbela", "5.1p", "8.2b")
@pytest.mark.parametrize("answer", ["go-along", "remain"])
def test_a_leader_goes_along_before_the_attack_is_declared(answer: str) -> None:
    position = battle(
        {"MA-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1", "MD-LW": "phalanx-1"},
        leaders={"parmenion": "MA-C"},
        ordered="MA-C MD-LW",
    )
    events = act(position, MACEDONIAN, "activate MA-C; declare move-shock; step B-C; attack PA-C")
    assert "attack-declared" not in kinds(events)
    events = act(position, MACEDONIAN, answer)
    went = ["leader-went-along"] if answer == "go-along" else []
    assert kinds(events) == [*went, "attack-declared"]


@pytest.mark.rule("arbela", "9.5.1b", "9.5.1d")
def test_a_recalled_flank_attack_lapses_once_and_comes_back() -> None:
    units = {"MA-RW": "companion-1", "PA-LW": "mercenary-hoplite-1"}
    position = battle(units, leaders={"alexander": "MA-RW"}, ordered="MA-RW", asks=(0, 1))
    act(position, MACEDONIAN, "activate MA-RW; declare shock")
    act(position, PERSIAN, "wait")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    events = act(position, PERSIAN, "seize", 1)
    order = [kind for kind in kinds(events) if kind in ("attack-lapsed", "came-back")]
    assert order == ["attack-lapsed", "came-back"]
    assert [one["unit"] for one in told(events, "attack-lapsed")] == ["companion-1"]
