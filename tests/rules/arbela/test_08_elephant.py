"""8.10 to 8.10.2 The elephant: what is different about it, and when it rampages."""

import pytest

from anabasis.games.arbela.cards import ARROWS, ELEPHANT, JAVELINS, STONES
from anabasis.games.arbela.rules.shots import Rampage, take_hit
from tests.rules.arbela.fighting import attacked, begin_deed, fought, pair, shot
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    engagements,
    hits,
    is_disrupted,
    kinds,
    options,
    refused,
    told,
    where,
    words,
)

NORTH = 1
"""How the script says 2: an elephant that faces south then faces so."""


# ---- 8.10.1 What is different


@pytest.mark.rule("arbela", "8.10a")
def test_the_elephant_moves_fires_attacks_and_defends_like_others() -> None:
    position = battle({"PD-C": "elephant", "MA-LC1": "phalanx-1"}, ordered="PD-C", active=PERSIAN)
    begin_deed(position, "PD-C", "move-fire-shock")
    act(position, PERSIAN, "step PA-C; step B-C")
    assert shot(position, "fire MA-LC1", 8)["total"] == 5
    events = act(position, PERSIAN, "attack MA-LC1", 6, 1)
    assert told(events, "shock")[0]["attack_total"] == 10
    assert is_disrupted(position, "phalanx-1")


@pytest.mark.rule("arbela", "8.10.1a")
def test_cavalry_may_not_attack_a_section_in_which_the_elephant_defends() -> None:
    position = battle(
        {"B-C": "companion-1", "B-RC1": "hypaspist-1", "PA-LC1": "elephant"}, ordered="B-C B-RC1"
    )
    begin_deed(position, "B-RC1", "shock")
    act(position, MACEDONIAN, "attack PA-LC1")
    begin_deed(position, "B-C", "move-shock")
    assert refused(position, MACEDONIAN, "attack PA-LC1") == ("8.10.1a", "elephant-defends")


@pytest.mark.rule("arbela", "8.10.1a")
def test_cavalry_may_attack_where_the_elephant_lies_below() -> None:
    position = battle({"PA-C": "companion-1", "PD-C": "apple-bearers elephant"}, ordered="PA-C")
    begin_deed(position, "PA-C", "shock")
    assert words(position, MACEDONIAN, "attack") == {"PD-C"}


@pytest.mark.rule("arbela", "8.10.1b")
def test_cavalry_may_retreat_before_the_elephant() -> None:
    position = attacked({"B-C": "companion-1", "PA-C": "elephant"}, "elephant/B-C", active=PERSIAN)
    fought(position)
    assert options(position, MACEDONIAN) == {"retreat", "stand"}
    found = told(act(position, MACEDONIAN, "stand", 5, 1), "shock")[0]
    assert found["attack_total"] == 5 + 4 + 2


@pytest.mark.rule("arbela", "8.10.1c")
@pytest.mark.parametrize("dice", [(2, 1), (6, 1)])
def test_below_in_a_stack_it_checks_instead_of_suffering_the_result(dice: tuple[int, int]) -> None:
    """9 - or 12, twice as much - against 1 + 4 and 1 for depth."""
    position = attacked(
        {"PA-C": "phalanx-1", "PD-C": "kardakes-infantry-1 elephant"}, "phalanx-1/PD-C"
    )
    events = fought(position, *dice, 1, NORTH)
    assert told(events, "rampage-check") == [{"seat": PERSIAN, "die": 1, "rampages": "yes"}]
    assert is_disrupted(position, "kardakes-infantry-1") == (dice == (2, 1))
    assert "elephant" not in [
        unit
        for one in told(events, "disrupted") + told(events, "eliminated")
        for unit in one["units"]
    ]


@pytest.mark.rule("arbela", "8.10.1d")
def test_leaders_may_be_with_it_only_in_the_persian_deployment_row_and_darius_nowhere() -> None:
    for section, bessus in (("PA-C", False), ("PD-C", True)):
        position = battle(
            {section: "elephant"},
            leaders={"bessus": "PA-LC1", "darius": "PA-RC1"},
            phase="leaders",
            active=PERSIAN,
        )
        act(position, PERSIAN, "lead bessus")
        assert (section in words(position, PERSIAN, "ride")) == bessus
        act(position, PERSIAN, "ride reserve" if bessus else "ride PD-LC1")
        act(position, PERSIAN, "lead darius")
        assert refused(position, PERSIAN, f"ride {section}") == ("9.1.4b", "not-with-darius")


@pytest.mark.rule("arbela", "8.10.1e")
def test_a_leader_does_not_help_it_to_attack() -> None:
    position = attacked(
        {"PD-C": "elephant", "PA-C": "phalanx-1"},
        "elephant/PA-C",
        leaders={"mazeus": "PD-C"},
        active=PERSIAN,
    )
    events = fought(position, 6, 1, 7)
    assert told(events, "shock")[0]["attack_total"] == 6 + 4


@pytest.mark.rule("arbela", "8.10.1f")
def test_it_does_not_use_flank_areas() -> None:
    position = battle({"PA-LW": "elephant", "MA-RW": "phalanx-1"}, ordered="PA-LW", active=PERSIAN)
    begin_deed(position, "PA-LW", "move-shock")
    assert refused(position, PERSIAN, "flank MA-RW") == ("8.7a", "not-cavalry")


# ---- 8.10.2 When it rampages

FOOT = {"B-C": "phalanx-1", "PA-C": "elephant"}


@pytest.mark.rule("arbela", "8.10.2a", "8.10.1c")
@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_after_a_lost_shock_one_to_three_is_a_rampage_and_else_it_is_eliminated(die: int) -> None:
    """As defender, 12 against 4; as attacker, 5 against 9."""
    runs = (NORTH,) if die <= 3 else ()
    position = attacked(FOOT, "phalanx-1/PA-C", fired="elephant")
    events = fought(position, 6, 1, die, *runs)
    assert told(events, "rampage-check")[0]["rampages"] == ("yes" if runs else "no")
    assert ("rampage" in kinds(events)) == bool(runs)
    assert where(position, "elephant") == "dead"
    position = attacked(FOOT, "elephant/B-C", active=PERSIAN)
    events = fought(position, 1, 1, die, *runs)
    assert ("rampage" in kinds(events)) == bool(runs)
    assert where(position, "elephant") == "dead"


ARCHERS = {"MA-C": "cretan-archer", "PA-C": "elephant", "MD-LW": "phalanx-1"}


@pytest.mark.rule("arbela", "8.10.2b")
@pytest.mark.parametrize("dice", [11, 12])
def test_a_heavy_hit_by_bows_makes_it_rampage_without_a_die(dice: int) -> None:
    position = battle(ARCHERS, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", dice, NORTH)
    assert kinds(events)[:3] == ["shot", "hit", "rampage"]
    assert told(events, "hit")[0]["hits"] == 1


@pytest.mark.rule("arbela", "8.10.2b")
def test_a_heavy_hit_by_javelins_does_so_too() -> None:
    position = battle({"B-C": "agrianian", "PA-C": "elephant"}, ordered="B-C")
    begin_deed(position, "B-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 11, NORTH)
    assert kinds(events)[:3] == ["shot", "hit", "rampage"]


@pytest.mark.rule("arbela", "8.10.2c")
def test_a_lighter_hit_causes_no_rampage() -> None:
    position = battle(ARCHERS, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 10)
    assert hits(position, "elephant") == 1
    assert not {"rampage", "rampage-check"} & set(kinds(events))


@pytest.mark.rule("arbela", "8.10.2c")
@pytest.mark.parametrize(("weapon", "runs"), [(STONES, False), (ARROWS, True), (JAVELINS, True)])
def test_slings_never_cause_a_rampage(weapon: int, runs: bool) -> None:
    """Only Persians have slings, so the hit is dealt by hand."""
    position = battle({"PA-C": "elephant"}, phase="deploy")
    take_hit(position, ELEPHANT, 12, weapon, [])
    assert isinstance(position.agenda[-1], Rampage) == runs
    assert hits(position, "elephant") == 1


@pytest.mark.rule("arbela", "8.10.2d", "7.3a")
@pytest.mark.parametrize(("die", "runs"), [(3, True), (4, False)])
def test_too_many_hits_call_for_the_die(die: int, runs: bool) -> None:
    position = battle(ARCHERS, hits={"elephant": 4}, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 10, die, *([NORTH] if runs else []))
    assert told(events, "rampage-check")[0]["die"] == die
    assert ("rampage" in kinds(events)) == runs
    assert where(position, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.2d")
def test_a_heavy_hit_beyond_the_level_needs_no_die() -> None:
    position = battle(ARCHERS, hits={"elephant": 4}, ordered="MA-C")
    begin_deed(position, "MA-C", "fire")
    events = act(position, MACEDONIAN, "fire PA-C", 11, NORTH)
    assert "rampage-check" not in kinds(events)
    assert "rampage" in kinds(events)


@pytest.mark.rule("arbela", "8.10.2e", "8.2.3a")
@pytest.mark.parametrize(("die", "runs"), [(3, True), (4, False)])
def test_after_a_tie_it_rampages_or_is_engaged(die: int, runs: bool) -> None:
    position = attacked(FOOT, "phalanx-1/PA-C", fired="elephant")
    events = fought(position, 1, 4, die, *([NORTH] if runs else []))
    assert told(events, "shock")[0]["result"] == "tie"
    assert ("rampage" in kinds(events)) == runs
    assert engagements(position) == (set() if runs else {pair("B-C", "PA-C")})
    assert where(position, "elephant") == ("dead" if runs else "PA-C")


@pytest.mark.rule("arbela", "8.10.2e")
def test_enemies_who_fought_another_unit_too_are_engaged_with_that_one() -> None:
    """Elephant and Apple Bearers attack together, 1 + 4 + 4 against 1 + 8."""
    position = attacked(
        FOOT | {"PA-LC1": "apple-bearers"},
        "elephant/B-C apple-bearers/B-C",
        active=PERSIAN,
    )
    fought(position, 1, 1, 1, NORTH)
    assert engagements(position) == {pair("B-C", "PA-LC1")}


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.parametrize("dice", [(1, NORTH), (6,)])
def test_a_leader_alone_with_it_is_placed_when_fire_drives_it_off(dice: tuple[int, ...]) -> None:
    """Hit once too often, it runs off the field to the north, or is eliminated."""
    position = battle(
        {"PA-C": "agrianian", "PD-C": "elephant"},
        leaders={"mazeus": "PD-C"},
        hits={"elephant": 4},
        ordered="PA-C",
    )
    begin_deed(position, "PA-C", "fire")
    act(position, MACEDONIAN, "fire PD-C", 7, *dice)
    assert where(position, "elephant") == "dead"
    assert asked(position) == "PlaceLeader"
    act(position, PERSIAN, "place reserve")
    assert where(position, "mazeus") == "reserve"


@pytest.mark.rule("arbela", "8.4.1a")
@pytest.mark.rule("arbela", "8.4.1b")
def test_a_unit_disrupted_by_the_elephant_it_shot_at_does_nothing_more() -> None:
    units = {"B-C": "cretan-archer", "PA-C": "elephant", "MD-LW": "phalanx-1"}
    b = battle(units, ordered="B-C MD-LW")
    act(b, MACEDONIAN, "activate B-C; declare move-fire")
    # Straight on into the archers: 2 + 4 - 1 + 2 against 6.
    act(b, MACEDONIAN, "fire PA-C", 12, 3, 2, 6)
    assert is_disrupted(b, "cretan-archer")
    assert asked(b) == "Activate"
