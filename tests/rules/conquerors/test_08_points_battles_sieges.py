"""8, 11 Points, battles, sieges."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import CITIES, SPACE
from anabasis.games.conquerors.rules.forces import combined_elite
from anabasis.games.conquerors.state import DEAD, FATIGUED, FULL, USELESS
from tests.rules.conquerors.dealing import Cards


def front(attacker: int = 33, defender: int = 40, leaders: str = "alexander-iii") -> Cards:
    """A Macedonian army in Ilium, a Persian one in Cyzicus, both with lines."""
    table = Cards()
    table.army("macedon-1", "ilium", attacker, 4, leaders).garrison("macedon", pella=1)
    table.army("persia-2", "cyzicus", defender, 1, "memnon").garrison("persia", sardes=1)
    return table.levels(pella=FULL, sardes=FULL)


def attack(table: Cards, *script: int) -> Cards:
    table.begins().do("march macedon-1 4; go cyzicus")
    return table.do("stand", *script) if script else table


# ---- 8.1, 8.2 combining


@pytest.mark.rule("conquerors", "8.1.5")
@pytest.mark.parametrize(
    ("one", "other", "level"),
    [
        ((33, 4), (10, 0), 3),
        ((12, 4), (15, 0), 0),
        ((10, 3), (10, 1), 2),
        ((10, 2), (5, 2), 2),
        ((10, 0), (20, 1), 0),
    ],
)
def test_the_level_of_what_is_combined(
    one: tuple[int, int], other: tuple[int, int], level: int
) -> None:
    """M53, M54: of the larger group less one, not below 0; equal levels stay."""
    assert combined_elite(*one, *other) == level
    assert combined_elite(*other, *one) == level


# ---- 11.3 C, D dice


@pytest.mark.rule("conquerors", "11.3.7")
def test_the_battle_of_cyzicus_without_cards() -> None:
    """The example: +7 for Alexander, 10 is 16 or more: 16; Memnon 5 and 2: 7."""
    table = attack(front(), 10, 5, 2, 1)
    attacker, defender = table.events("battle-rolled")[-2:]
    assert sum(table.added("battle-rolled", -2).values()) == 7
    assert sum(table.added("battle-rolled", -1).values()) == 2
    assert (attacker["score"], defender["score"]) == (16, 7)
    assert (table.elite("macedon-1"), table.elite("persia-2")) == (5, 0)
    assert table.war.weariness == 1


@pytest.mark.rule("conquerors", "11.3.13")
def test_without_a_line_one_less() -> None:
    table = front().cut_off("macedon-1")
    attack(table, 7, 2, 2, 1)
    assert sum(table.added("battle-rolled", -2).values()) == 6


@pytest.mark.rule("conquerors", "11.3.15")
def test_a_fatigued_defender_two_less_and_a_fatigued_army_does_not_attack() -> None:
    """M76."""
    table = front()
    table.army("persia-2", "cyzicus", 40, 1, "memnon", condition=FATIGUED)
    attack(table, 7, 5, 2, 1)
    assert sum(table.added("battle-rolled", -1).values()) == 0
    table = front()
    table.army("macedon-1", "ilium", 33, 4, "alexander-iii", condition=FATIGUED).begins()
    table.do("march macedon-1 4")
    assert "go cyzicus" not in table.options()


@pytest.mark.rule("conquerors", "11.3.17")
def test_across_a_strait_two_less() -> None:
    table = Cards().army("macedon-1", "chersonese", 33, 4, "alexander-iii")
    table.garrison("macedon", pella=1).levels(pella=FULL)
    table.army("persia-2", "ilium", 40, 1, "memnon").begins()
    table.do("march macedon-1 4; go ilium; stand", 6, 2, 2, 1)
    assert sum(table.added("battle-rolled", -2).values()) == 5


@pytest.mark.rule("conquerors", "11.3.18")
def test_against_a_stronghold_two_less() -> None:
    table = Cards().army("macedon-1", "synnada", 33, 4, "alexander-iii")
    table.army("persia-2", "celaenae", 20, 1, "memnon")
    table.begins().do("march macedon-1 4; go celaenae; stand", 6, 2, 2, 1)
    assert table.added("battle-rolled", -2)["stronghold"] == -2


# ---- 8.2 Elite by victory


@pytest.mark.rule("conquerors", "8.2.2")
@pytest.mark.parametrize(("enemy", "level"), [(16, 4), (17, 5)])
def test_a_victory_over_less_than_half_teaches_nothing(enemy: int, level: int) -> None:
    """More than half of the 33 points of the winner: 17 are, 16 are not."""
    table = attack(front(33, enemy), 10, 3, 2, 1)
    assert table.elite("macedon-1") == level


@pytest.mark.rule("conquerors", "9.3")
@pytest.mark.parametrize(("points", "weary"), [(9, 0), (10, 1)])
def test_a_battle_wearies_from_ten_persian_points_on(points: int, weary: int) -> None:
    table = attack(front(33, points), 10, 3, 2, 1)
    assert table.war.weariness == weary


# ---- 10.5 overrun


@pytest.mark.rule("conquerors", "10.5.1")
def test_eight_to_one_is_no_battle() -> None:
    """M71: no Elite, no Weariness; leaders die with what is overrun."""
    table = attack(front(32, 4)).do("stand")
    assert (table.at("persia-2"), table.where("memnon")) == (None, DEAD)
    assert (table.elite("macedon-1"), table.war.weariness) == (4, 0)
    table = front(31, 4)
    table.begins().do("march macedon-1 4; go cyzicus; stand", 10, 3, 2, 1)
    assert "battle-rolled" in table.kinds()


# ---- 11.4 sieges


def before_tyre(asp: int = 12, inside: int = 2) -> Cards:
    table = Cards().army("macedon-1", "sidon", asp, 3, "alexander-iii")
    table.garrison("persia", tyre=inside).garrison("macedon", damascus=1)
    return table.levels(damascus=FULL)


@pytest.mark.rule("conquerors", "11.4.1")
@pytest.mark.parametrize(("asp", "may"), [(9, False), (10, True)])
def test_a_siege_needs_ten_points(asp: int, may: bool) -> None:
    table = before_tyre(asp).begins().do("march macedon-1 4")
    table.do("go tyre")
    assert ("besiege" in table.options()) == may


@pytest.mark.rule("conquerors", "11.4.8")
@pytest.mark.parametrize(("die", "falls"), [(3, False), (4, True)])
def test_what_tyre_needs_to_surrender(die: int, falls: bool) -> None:
    """4 for Alexander, 1 for more than twice the points, 3 off for the walls: from 4 on."""
    table = before_tyre().begins().do("march macedon-1 4; go tyre; demand", die)
    assert (table.gsp("tyre") == 0) == falls


@pytest.mark.rule("conquerors", "11.4.12")
def test_a_point_inside_counts_one_against_it() -> None:
    table = before_tyre().loose("persia", "tyre", 2).begins()
    table.do("march macedon-1 4; go tyre; demand", 5)
    assert table.gsp("tyre") == 2, "5 + 4 + 1 - 3 - 2 = 5"


@pytest.mark.rule("conquerors", "11.4.14")
def test_an_army_demands_once() -> None:
    table = before_tyre().loose("persia", "tyre", 4).begins()
    table.do("march macedon-1 5; go tyre; demand", 1)
    assert "demand" not in table.options()


@pytest.mark.rule("conquerors", "11.4.6")
@pytest.mark.rule("conquerors", "9.5")
def test_a_lifted_siege_wearies() -> None:
    table = before_tyre().army("macedon-1", "tyre", 12, 3, "alexander-iii")
    table.besieges("macedon", "tyre", 2)
    table.war.asp = (9, *table.war.asp[1:])
    table.settled()
    assert table.war.siege[CITIES.index(SPACE.read("tyre"))] == 255
    assert table.war.weariness == 1


@pytest.mark.rule("conquerors", "11.3.46")
def test_a_useless_army_that_loses_is_destroyed() -> None:
    table = front()
    table.army("persia-2", "cyzicus", 40, 1, "memnon", condition=USELESS)
    attack(table, 10, 3, 2, 1)
    assert (table.at("persia-2"), table.where("memnon")) == (None, DEAD)


# ---- 10.6 interception where the mover has a garrison


def intercepted(*script: int) -> Cards:
    """A Persian army comes to Issus, where a Persian garrison stands; Alexander intercepts."""
    table = Cards().army("macedon-1", "tarsus", 33, 4, "alexander-iii")
    table.army("persia-1", "myriandrus", 20, 1, "memnon").garrison("persia", issus=3)
    table.garrison("macedon", soli=1).begins("persia")
    return table.do("march persia-1 3; go issus; intercept macedon-1", *script)


@pytest.mark.rule("conquerors", "11.3.7")
@pytest.mark.rule("conquerors", "10.6.3")
def test_a_garrison_fights_beside_the_army_that_is_intercepted() -> None:
    table = intercepted(6).do("stand", 7, 4, 3, 1)
    assert table.war.battle is not None and table.war.battle.strength == (33, 23)


@pytest.mark.rule("conquerors", "11.3.1")
def test_and_stays_to_fight_when_the_army_avoids() -> None:
    """Garrisons do not avoid: they are fought, and the two do not stay in one space."""
    table = intercepted(6).do("avoid", 6)
    if table.frame() == "Withdrawing":
        table.do(table.options()[0], 9, 2, 3, 1)
    while table.frame() not in ("Marching", ""):
        table.do(table.options()[0])
    assert (table.gsp("issus"), table.at("macedon-1")) == (0, "issus")
