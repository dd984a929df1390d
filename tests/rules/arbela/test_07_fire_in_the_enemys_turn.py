"""7.1n How often a unit fires in the enemy's turn: in one of three ways, in reaction once."""

import pytest

from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    kinds,
    options,
    told,
)


@pytest.mark.rule("arbela", "7.1n")
def test_a_unit_fires_back_once_in_a_turn() -> None:
    units = {"B-C": "thracian-peltast agrianian", "PA-C": "tapurian"}
    b = battle(units, ordered="B-C")
    begin_deed(b, "B-C", "fire", "agrianian")
    act(b, MACEDONIAN, "fire PA-C", 4)
    act(b, PERSIAN, "fire-back", 4)
    act(b, MACEDONIAN, "fire PA-C", 4)
    assert asked(b) != "React"


@pytest.mark.rule("arbela", "7.1n")
def test_a_unit_that_held_its_fire_may_still_fire_back_at_the_next() -> None:
    units = {"B-C": "thracian-peltast agrianian", "PA-C": "tapurian"}
    b = battle(units, ordered="B-C")
    begin_deed(b, "B-C", "fire", "agrianian")
    act(b, MACEDONIAN, "fire PA-C", 4)
    act(b, PERSIAN, "hold")
    act(b, MACEDONIAN, "fire PA-C", 4)
    assert options(b, PERSIAN) == {"fire-back", "hold"}


TWICE = {
    "B-C": "thracian-peltast",
    "PA-RC1": "kardakes-infantry-1",
    "PA-LC1": "kardakes-infantry-2",
}


@pytest.mark.rule("arbela", "7.1n")
@pytest.mark.rule("arbela", "7.1l")
def test_a_unit_fires_defensively_before_each_shock_in_which_it_is_attacked() -> None:
    """PA-RC1 and PA-LC1 are not adjacent, so they attack one after the other."""
    b = attacked(TWICE, "kardakes-infantry-1/B-C kardakes-infantry-2/B-C", active=PERSIAN)
    fought(b)
    act(b, PERSIAN, "fight kardakes-infantry-1")
    # 3 + 3 against 6 + 3: the attacker is disrupted.
    act(b, MACEDONIAN, "shoot kardakes-infantry-1", 2, 3, 6)
    assert options(b, MACEDONIAN) == {"shoot kardakes-infantry-2", "hold-fire"}
    log = act(b, MACEDONIAN, "shoot kardakes-infantry-2", 2, 3, 6)
    assert [shot["manner"] for shot in told(log, "shot")] == ["defensive"]


@pytest.mark.rule("arbela", "7.1n")
def test_a_unit_that_fired_back_does_not_fire_defensively_or_in_retreat() -> None:
    """Of the three ways it has chosen one; whether it retreats is another question."""
    b = battle({"B-C": "phalanx-1 agrianian", "PA-C": "tapurian"}, ordered="B-C")
    begin_deed(b, "B-C", "move-fire-shock", "agrianian")
    act(b, MACEDONIAN, "fire PA-C", 4)
    act(b, PERSIAN, "fire-back", 4)
    act(b, MACEDONIAN, "done")
    act(b, MACEDONIAN, "attack PA-C")
    assert asked(b) == "RetreatChoice"
    retreating = b.clone()
    act(retreating, PERSIAN, "retreat")
    assert asked(retreating) == "ChooseRetreat"
    assert kinds(act(b, PERSIAN, "stand", 1, 3))[0] == "shock"


@pytest.mark.rule("arbela", "7.1n")
@pytest.mark.rule("arbela", "8.9a")
def test_light_cavalry_that_retreats_twice_fires_each_time() -> None:
    """The order of a failed seizure sends the hypaspists after it."""
    units = {"MA-C": "phalanx-1", "B-C": "tapurian", "B-RC1": "hypaspist-1"}
    units |= {"MA-LW": "phalanx-2", "B-LW": "persian-infantry-1"}
    b = attacked(units, "phalanx-1/B-C phalanx-2/B-LW")
    fought(b)
    act(b, MACEDONIAN, "fight phalanx-1")
    act(b, PERSIAN, "retreat; shoot phalanx-1", 2)
    act(b, PERSIAN, "retreat-to PA-C")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "halt")
    act(b, PERSIAN, "seize", 6)
    # 1 + 6 against 4 + 3 - 1: the infantry in B-LW is disrupted.
    act(b, MACEDONIAN, "order B-RC1; declare shock; attack PA-C", 1, 4)
    log = act(b, PERSIAN, "retreat; shoot hypaspist-1", 2)
    assert [shot["manner"] for shot in told(log, "shot")] == ["retreating"]


@pytest.mark.rule("arbela", "7.1n")
def test_light_cavalry_that_fired_on_the_retreat_does_not_fire_back_or_defensively() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "tapurian", "B-RC1": "hypaspist-1"}
    units |= {"MA-LW": "phalanx-2", "B-LW": "persian-infantry-1"}
    b = attacked(units, "phalanx-1/B-C phalanx-2/B-LW")
    fought(b)
    act(b, MACEDONIAN, "fight phalanx-1")
    act(b, PERSIAN, "retreat; shoot phalanx-1", 2)
    act(b, PERSIAN, "retreat-to PA-C")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "halt")
    act(b, PERSIAN, "seize", 6)
    act(b, MACEDONIAN, "order B-RC1; declare shock; attack PA-C", 1, 4)
    assert kinds(act(b, PERSIAN, "stand", 6, 1))[0] == "shock"


@pytest.mark.rule("arbela", "7.1n")
@pytest.mark.rule("arbela", "7.1f")
def test_in_its_own_turn_a_unit_that_has_fired_does_not_fire_at_a_rampaging_elephant() -> None:
    b = battle({"B-C": "cretan-archer", "PA-C": "elephant"}, ordered="B-C")
    begin_deed(b, "B-C", "fire")
    # A heavy hit (11 - 2): the elephant keeps its facing and runs at the archers.
    log = act(b, MACEDONIAN, "fire PA-C", 11, 3, 1, 6)
    assert [shot["manner"] for shot in told(log, "shot")] == ["offensive"]
