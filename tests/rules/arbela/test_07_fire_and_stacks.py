"""7.1g, 7.1.1c, 7.1l, 7.2c Which unit of a stack fires, and which is hit."""

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    hits,
    stack,
    told,
    where,
)


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


# ---- a unit that joins a stack fires from where it ends

JOINING = {"MD-C": "agrianian", "MA-C": "thracian-peltast", "B-C": "tapurian", "MD-LW": "phalanx-2"}


@pytest.mark.rule("arbela", "7.1g")
@pytest.mark.parametrize(
    ("depth", "shower", "hit"), [(0, 0, "agrianian"), (1, 1, "thracian-peltast")]
)
def test_a_skirmisher_that_joins_a_unit_takes_its_place_before_it_fires(
    depth: int, shower: int, hit: str
) -> None:
    """On top it fires freely and is hit in return; below it has the shower modifier, and the unit
    above it is hit. It does not fire from the one place and lie in the other."""
    b = battle(JOINING, ordered="MD-C MD-LW")
    begin_deed(b, "MD-C", "move-fire")
    act(b, MACEDONIAN, "step MA-C; fire B-C")
    log = act(b, MACEDONIAN, f"at {depth}", 2)
    assert [shot["shower"] for shot in told(log, "shot")] == [shower]
    log = act(b, PERSIAN, "fire-back", 12)
    assert [shot["target"] for shot in told(log, "shot")] == [hit]
    # It stays where it fired from.
    act(b, MACEDONIAN, "done")
    assert (asked(b), stack(b, "MA-C").index("agrianian")) == ("Activate", depth)


@pytest.mark.rule("arbela", "7.1g")
def test_a_unit_that_fires_in_passing_may_go_on() -> None:
    b = battle(JOINING | {"MD-C": "cretan-archer"}, ordered="MD-C MD-LW")
    begin_deed(b, "MD-C", "move-fire")
    act(b, MACEDONIAN, "step MA-C; fire B-C; at 1", 2)
    act(b, PERSIAN, "hold")
    act(b, MACEDONIAN, "step B-RC1; turn north")
    assert (where(b, "cretan-archer"), stack(b, "MA-C")) == ("B-RC1", ["thracian-peltast"])


@pytest.mark.rule("arbela", "7.1g", "7.1h")
def test_from_a_deployment_stack_with_an_open_skirmisher_the_next_one_fires_on_top() -> None:
    """The Agrianians come back to their own row: below the top another one lies open."""
    units = {"MA-LC1": "agrianian", "MD-C": "phalanx-1 cretan-archer", "MD-LC1": "apple-bearers"}
    units |= {"MD-LW": "phalanx-2", "MD-RC1": "carian-infantry"}
    b = battle(
        units,
        facing={"MA-LC1": "south", "MD-C": "east"},
        laid_open="cretan-archer",
        ordered="MA-LC1 MD-LW",
    )
    begin_deed(b, "MA-LC1", "move-fire")
    act(b, MACEDONIAN, "step MD-C")
    log = act(b, MACEDONIAN, "fire MD-RC1", 2)
    assert [shot["shower"] for shot in told(log, "shot")] == [0]
    act(b, MACEDONIAN, "done")
    assert stack(b, "MD-C") == ["agrianian", "phalanx-1", "cretan-archer"]
    assert asked(b) == "Activate"


@pytest.mark.rule("arbela", "7.1g", "8.2b")
def test_javelins_that_fired_on_joining_attack_from_that_place() -> None:
    units = {"MD-C": "thracian-peltast", "MA-C": "agrianian", "B-C": "mercenary-hoplite-1"}
    b = battle(units | {"MD-LW": "phalanx-2"}, ordered="MD-C MD-LW")
    begin_deed(b, "MD-C", "move-fire-shock")
    act(b, MACEDONIAN, "step MA-C; fire B-C; at 1", 2)
    act(b, MACEDONIAN, "attack B-C")
    assert (asked(b), stack(b, "MA-C")) == ("Activate", ["agrianian", "thracian-peltast"])
