"""7.1.1c, 7.1l, 7.2c Which unit of a stack fires, and which is hit."""

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle, hits, told


@pytest.mark.rule("arbela", "7.1.1c")
def test_peltasts_below_a_skirmisher_fire_with_the_shower_modifier() -> None:
    for order, shower in (("agrianian thracian-peltast", 1), ("thracian-peltast agrianian", 0)):
        b = battle({"MA-C": order, "B-C": "persian-infantry-1"}, ordered="MA-C")
        begin_deed(b, "MA-C", "fire", "thracian-peltast")
        (shot,) = told(act(b, MACEDONIAN, "fire B-C", 7), "shot")
        assert (shot["unit"], shot["shower"], shot["total"]) == (
            "thracian-peltast",
            shower,
            7 - 1 - shower,
        )


@pytest.mark.rule("arbela", "7.1l")
@pytest.mark.rule("arbela", "4.3.2d")
def test_of_two_skirmishers_below_the_owner_chooses_which_defends_by_fire() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    # The archers hold their fire, so that the Agrianians may be laid open in their place.
    act(b, MACEDONIAN, "hold-fire")
    log = act(b, MACEDONIAN, "shoot persian-infantry-1", 7, 3, 3)
    assert [shot["unit"] for shot in told(log, "shot")] == ["agrianian"]
    assert hits(b, "persian-infantry-1") == 1


@pytest.mark.rule("arbela", "7.1l")
@pytest.mark.rule("arbela", "4.3.2d")
def test_a_disrupted_skirmisher_does_not_stand_for_a_fit_one_below_it() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, disrupted="macedonian-archer", ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    log = act(b, MACEDONIAN, "shoot persian-infantry-1", 7, 3, 3)
    assert [shot["unit"] for shot in told(log, "shot")] == ["agrianian"]


@pytest.mark.rule("arbela", "7.1l")
@pytest.mark.rule("arbela", "4.3.2d")
def test_the_skirmisher_that_lies_open_is_the_one_that_defends_by_fire() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer agrianian", "MA-C": "persian-infantry-1"}
    b = battle(units, laid_open="agrianian", ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    log = act(b, MACEDONIAN, "shoot persian-infantry-1", 7, 3, 3)
    assert [shot["unit"] for shot in told(log, "shot")] == ["agrianian"]


@pytest.mark.rule("arbela", "7.2c")
@pytest.mark.rule("arbela", "7.1l")
def test_defensive_fire_strikes_the_top_unit_of_the_attackers_stack() -> None:
    units = {"MA-C": "agrianian hypaspist-1", "B-C": "mardian-archer-1"}
    b = battle(units, ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    act(b, PERSIAN, "stand; shoot hypaspist-1", 6, 6, 1)
    assert (hits(b, "agrianian"), hits(b, "hypaspist-1")) == (1, 0)
