"""Odds that are a range, since face-down cards decide; and where odds begin and end."""

from fractions import Fraction

import pytest

from tests.rules.arbela.counting import attacking, clash, exactly, firing, foretold
from tests.rules.arbela.fighting import attacked, fought
from tests.rules.arbela.setting import MACEDONIAN, PERSIAN, act, battle

Odds = dict[str, tuple[Fraction, Fraction]]


def ranged(worlds: list[Odds]) -> Odds:
    """The least and the greatest chance of each change over worlds in which all is known."""
    nothing = (Fraction(0), Fraction(0))
    found = {}
    for change in {change for world in worlds for change in world}:
        chances = [world.get(change, nothing)[0] for world in worlds]
        found[change] = (min(chances), max(chances))
    return found


@pytest.mark.rule("arbela", "8.2.1c")
@pytest.mark.rule("arbela", "4.3.2f")
@pytest.mark.parametrize("others", [("persian-archer",), ("median", "persian-archer")])
def test_the_odds_against_a_stack_range_from_no_depth_to_full_depth(others: tuple[str]) -> None:
    units = {"PA-C": "hypaspist-1", "PD-C": "persian-infantry-1 kinsmen"}
    for section, other in zip(("PD-LC1", "PD-LC2"), others, strict=False):
        units[section] = f"chariot-{section[-1]} {other}"
    found = attacking(units, "PA-C", "PD-C")
    shallow = exactly(clash(6, 3, MACEDONIAN))
    deep = exactly(clash(6, 4, MACEDONIAN))
    assert shallow != deep
    assert found == ranged([shallow, deep])


@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.rule("arbela", "4.3.2f")
@pytest.mark.parametrize("elephant", ["PA-C", "MA-C"])
def test_the_odds_of_a_shot_at_the_elephant_range_over_the_stack_it_may_run_into(
    elephant: str,
) -> None:
    shooter = "B-LC1" if elephant == "PA-C" else "MD-LC1"
    fixed = {elephant: "elephant", shooter: "agrianian"}

    def odds(below: str, elsewhere: str, seen: str) -> Odds:
        units = {"PD-C": f"persian-infantry-1 {below}", "PD-LW": f"chariot-1 {elsewhere}"}
        return dict(firing(fixed | units, shooter, elephant, seen=seen))

    known = "kinsmen persian-archer"
    worlds = [odds("kinsmen", "persian-archer", known), odds("persian-archer", "kinsmen", known)]
    assert worlds[0] != worlds[1]
    assert odds("kinsmen", "persian-archer", "") == ranged(worlds)


@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_odds_against_the_elephant_range_over_the_stack_it_may_run_into() -> None:
    def odds(below: str, elsewhere: str, seen: str) -> Odds:
        units = {"B-C": "phalanx-1", "PA-C": "elephant"}
        units |= {"PD-C": f"persian-infantry-1 {below}", "PD-LW": f"chariot-1 {elsewhere}"}
        return dict(attacking(units, "B-C", "PA-C", seen=seen))

    known = "kinsmen persian-archer"
    worlds = [odds("kinsmen", "persian-archer", known), odds("persian-archer", "kinsmen", known)]
    assert worlds[0] != worlds[1]
    assert odds("kinsmen", "persian-archer", "") == ranged(worlds)


@pytest.mark.rule("arbela", "8.3a")
@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.parametrize(("infantry", "behind"), [("MA-RC1", "MD-LC1"), ("MA-LC1", "MD-LC2")])
def test_the_odds_of_an_attack_together_with_the_elephant_know_where_it_may_run(
    infantry: str, behind: str
) -> None:
    """In the second case it runs through the Section of the infantry, if that is eliminated."""

    def odds(below: str, elsewhere: str, seen: str) -> Odds:
        units = {"MA-C": "elephant", infantry: "persian-infantry-1", "MD-C": "phalanx-1"}
        units |= {behind: f"greek-hoplite-1 {below}", "MD-RW": f"greek-hoplite-2 {elsewhere}"}
        units.setdefault("MA-RC1", "chariot-1")
        b = battle(units, ordered=f"MA-C {infantry}", active=PERSIAN, seen=seen)
        act(b, PERSIAN, "activate MA-C; declare shock; attack MD-C")
        act(b, PERSIAN, f"activate {infantry}; declare shock")
        return foretold(b, PERSIAN, "attack MD-C")

    known = "hypaspist-1 cretan-archer"
    worlds = [odds("hypaspist-1", "cretan-archer", known)]
    worlds.append(odds("cretan-archer", "hypaspist-1", known))
    assert worlds[0] != worlds[1]
    assert odds("hypaspist-1", "cretan-archer", "") == ranged(worlds)


@pytest.mark.rule("arbela", "7.2a")
def test_the_odds_of_the_last_shot_leave_out_the_shock_that_follows() -> None:
    units = {"MA-C": "cretan-archer", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-1", "B-LW": "persian-infantry-2"}
    b = battle(units, ordered="MA-C MA-LW")
    act(b, MACEDONIAN, "activate MA-LW; declare shock; attack B-LW")
    act(b, MACEDONIAN, "activate MA-C; declare fire")
    assert set(foretold(b, MACEDONIAN, "fire B-C")) == {"1 hits", "nothing"}


@pytest.mark.rule("arbela", "8.5a")
@pytest.mark.rule("arbela", "9.4c")
def test_the_odds_tell_only_what_is_new() -> None:
    units = {"MA-C": "cretan-archer", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-1", "B-LW": "persian-infantry-2"}
    found = firing(
        units,
        "MA-C",
        "B-C",
        engaged="MA-LW/B-LW",
        leaders={"philotas": "dead"},
        dead="chariot-1",
        disrupted="persian-infantry-1",
    )
    assert set(found) == {"1 hits", "nothing"}


@pytest.mark.rule("arbela", "8.2.2a")
@pytest.mark.rule("arbela", "9.5b")
def test_the_odds_of_a_shock_do_not_stop_at_the_seize_window() -> None:
    units = {"MA-C": "phalanx-1", "B-C": "persian-infantry-1"}
    units |= {"MA-LW": "phalanx-2", "B-LW": "persian-infantry-2"}
    b = attacked(units, "phalanx-1/B-C phalanx-2/B-LW")
    b.asks = (0, 1)
    fought(b)
    assert foretold(b, MACEDONIAN, "fight phalanx-1") == exactly(clash(6, 3, MACEDONIAN))
