"""11.4 Sieges where they meet fleets, lines, administration, mutiny and each other."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY, CITIES, MACEDON, NOBODY, PERSIA, SPACE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.administration import Administration, Withdrawals
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.mutiny import CheckWeariness
from anabasis.games.conquerors.rules.player_phase import KeepSieges
from anabasis.games.conquerors.rules.tracing import CheckSupply
from anabasis.games.conquerors.state import (
    DEAD,
    EMPTY,
    FATIGUED,
    FULL,
    GOING_ON,
    IN_HAND,
    NO_SIEGE,
    USELESS,
)
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field


def siege_of(table: Field, city: str) -> int:
    return table.war.siege[CITIES.index(SPACE.read(city))]


def before(city: str = "tyre", asp: int = 20, points: int = 0, gsp: int = 2) -> Field:
    """Alexander before a city with a Persian garrison."""
    table = Field()
    table.army("macedon-1", city, asp, 3, "alexander-iii").garrison("persia", **{city: gsp})
    return table.garrison("macedon", damascus=1).besieges("macedon", city, points)


# ---- assault


@pytest.mark.rule("conquerors", "11.4.19")
@pytest.mark.rule("conquerors", "11.4.20")
@pytest.mark.rule("conquerors", "11.4.21")
@pytest.mark.rule("conquerors", "11.4.22")
def test_walls_odds_fleets_and_diades_in_one_assault() -> None:
    table = Cards(macedon="diades-of-thessaly").army("macedon-1", "tyre", 20, 3, "alexander-iii")
    table.garrison("persia", tyre=2).garrison("macedon", damascus=1).besieges("macedon", "tyre", 0)
    table.fleet("egyptian", "persia", "tyre").plays("macedon").do("play engineer")
    table.sieges().do("assault tyre", 3)
    added = table.added("assault-rolled")
    assert added == {"walls": -3, "outnumbered": 1, "enemy-fleet": -1, "diades": 1}


@pytest.mark.rule("conquerors", "11.4.20")
def test_exactly_twice_as_many_are_not_more_than_twice() -> None:
    table = before(gsp=10).sieges().do("assault tyre", 3)
    assert "outnumbered" not in table.added("assault-rolled")


@pytest.mark.rule("conquerors", "11.4.17")
def test_one_assault_though_two_sieges_go_on() -> None:
    table = before(points=0)
    table.army("macedon-2", "sardes", 12, 1).garrison("persia", sardes=2)
    table.besieges("macedon", "sardes").sieges().do("assault tyre", 4)
    assert table.refusal("assault sardes") == ("11.4.17", "assaulted-already")


@pytest.mark.rule("conquerors", "11.4.23")
@pytest.mark.rule("conquerors", "11.4.4")
def test_an_assault_that_costs_the_tenth_point_takes_the_city_or_ends_the_siege() -> None:
    """M102."""
    table = before("sardes", 11, points=2).sieges().do("assault sardes", 3)
    assert "city-fell" in table.kinds() and table.asp("macedon-1") < 10
    table = before("sardes", 11, points=0).sieges().do("assault sardes", 3)
    assert table.asp("macedon-1") < 10 and siege_of(table, "sardes") == NO_SIEGE
    assert table.gsp("sardes") == 2 and table.war.weariness == 1


@pytest.mark.rule("conquerors", "8.2.3")
@pytest.mark.rule("conquerors", "9.5")
@pytest.mark.rule("conquerors", "8.5.10")
@pytest.mark.rule("conquerors", "11.4.24")
def test_tyre_stormed_the_home_fleet_changes_sides_and_the_others_leave() -> None:
    table = before(points=2)
    table.fleet("tyrian", "persia", "tyre", "azemilcus").fleet("egyptian", "persia", "tyre")
    table.garrison("persia", pelusium=1, salamis=1).sieges().do("assault tyre", 6)
    assert table.owner("tyrian") == "macedon" and table.fleet_at("tyrian") == "tyre"
    assert table.owner("egyptian") == "persia" and table.fleet_at("egyptian") == "salamis"
    assert table.elite("macedon-1") == 4 and table.war.weariness == 1
    assert table.where("azemilcus") != DEAD


@pytest.mark.rule("conquerors", "11.4.26")
@pytest.mark.rule("conquerors", "11.3.58")
def test_a_king_alone_in_a_city_that_falls_is_captured() -> None:
    table = before("susa", points=2).garrison("persia", babylon=1)
    stand_alone(table.war, DARIUS, SPACE.read("susa"))
    table.sieges().do("assault susa", 6)
    assert table.where("darius-iii") == DEAD and "flight-rolled" not in table.kinds()


# ---- surrender


@pytest.mark.rule("conquerors", "11.4.15")
@pytest.mark.rule("conquerors", "9.5")
def test_surrender_under_siege_wearies_nobody_and_the_army_goes_on() -> None:
    """A32."""
    table = before("sardes", 30, points=2, gsp=1).begins()
    table.do("march macedon-1 4; demand", 6)
    assert "city-yielded" in table.kinds() and table.war.weariness == 0
    assert table.elite("macedon-1") == 3 and siege_of(table, "sardes") == NO_SIEGE
    table.do("go smyrna; go ephesus")
    assert table.war.march is not None and table.war.march.left() == 1, "the demand cost one"


@pytest.mark.rule("conquerors", "11.4.7")
@pytest.mark.rule("conquerors", "11.4.12")
def test_ten_points_and_a_line_are_needed_and_each_asp_inside_counts() -> None:
    table = Field().army("macedon-1", "sidon", 9, 3, "alexander-iii").garrison("persia", tyre=2)
    table.garrison("macedon", damascus=1).begins().do("march macedon-1 4; go tyre")
    assert table.refusal("demand") == ("11.4.7", "too-weak-to-demand")
    table = Field().army("macedon-1", "sidon", 20, 3, "alexander-iii").loose("persia", "tyre", 4)
    table.garrison("macedon", damascus=1).begins().do("march macedon-1 4; go tyre; demand", 6)
    assert table.added("demand-rolled")["points-inside"] == -4
    assert table.event("demand-rolled")["total"] == 6 + 4 - 3 + 1 - 4


# ---- keeping a siege


@pytest.mark.rule("conquerors", "11.4.3")
@pytest.mark.rule("conquerors", "9.5")
@pytest.mark.rule("conquerors", "15.30.1")
def test_closed_gates_cost_a_besieger_his_siege_at_his_next_phase() -> None:
    """M52, M99."""
    table = before(points=2)
    table.war.shut = (1 << 8) - 1
    table.active("macedon").run(CheckSupply(0))
    table.run(KeepSieges(MACEDON))
    assert siege_of(table, "tyre") == NO_SIEGE and table.war.weariness == 1


@pytest.mark.rule("conquerors", "11.4.3")
def test_in_the_enemy_s_phase_a_lost_line_ends_no_siege() -> None:
    """A30, M42."""
    table = before(points=2)
    table.war.shut = (1 << 8) - 1
    table.active("persia").run(CheckSupply(0))
    table.run(KeepSieges(PERSIA))
    assert siege_of(table, "tyre") == 2


@pytest.mark.rule("conquerors", "11.4.6")
def test_a_siege_laid_again_begins_without_points() -> None:
    """A31."""
    table = before(points=2).begins().do("march macedon-1 4; go sidon; go tyre; besiege")
    assert siege_of(table, "tyre") == 0 and table.war.weariness == 1


@pytest.mark.rule("conquerors", "9.11")
@pytest.mark.rule("conquerors", "9.7")
@pytest.mark.rule("conquerors", "9.12")
def test_a_mutiny_breaks_the_siege_before_the_victory_roll() -> None:
    """M64."""
    table = before(asp=12).garrison("persia", babylon=1)
    table.war.weariness = 16
    table.run(CheckWeariness(), 4, 4, 6)
    assert siege_of(table, "tyre") == NO_SIEGE
    assert table.war.weariness == 16 - 5 + 1
    assert table.war.ending == GOING_ON, "6 is not below the number of Persian cities"


# ---- administration


@pytest.mark.rule("conquerors", "8.6.8")
@pytest.mark.rule("conquerors", "9.5")
def test_a_defender_who_takes_off_his_garrison_ends_the_siege() -> None:
    table = before(gsp=1, points=1).run(Withdrawals(PERSIA)).do("withdraw tyre")
    if table.frame() == "TakingOff":
        table.do("end-withdrawing")
    assert siege_of(table, "tyre") == NO_SIEGE and table.war.weariness == 1


@pytest.mark.rule("conquerors", "3.3.28")
@pytest.mark.rule("conquerors", "3.3.34")
def test_an_army_rested_by_a_declared_phase_assaults_in_the_same_round() -> None:
    """M9."""
    table = Field()
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii", condition=FATIGUED)
    table.garrison("persia", tyre=2).besieges("macedon", "tyre", 1).begins().do("administer")
    while table.war.agenda:
        table.do(next(one for one in table.options() if one.startswith(("end-", "no-city"))))
    assert table.sieges().refusal("assault tyre") is None


@pytest.mark.rule("conquerors", "11.3.49")
def test_a_useless_army_in_a_besieged_treasure_city_recovers_though_it_is_empty() -> None:
    table = Field()
    table.army("persia-2", "sardes", 8, 0, inside=True, condition=USELESS)
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii").besieges("macedon", "sardes")
    table.levels(sardes=EMPTY).run(Administration(NOBODY))
    while table.war.agenda:
        table.do(next(one for one in table.options() if one.startswith(("end-", "no-city"))))
    assert table.condition("persia-2") != USELESS


@pytest.mark.rule("conquerors", "7.2.15")
@pytest.mark.rule("conquerors", "6.2.4")
def test_a_besieged_treasure_city_is_replenished_by_its_neighbours_alone() -> None:
    """M32."""
    table = before("sardes").garrison("persia", miletus=1, ilium=1).levels(sardes=EMPTY)
    table.run(Administration(NOBODY))
    while "replenish sardes" not in table.options():
        table.do("end-replenishing")
    table.do("replenish sardes", 5)
    rolled = table.event("replenish-rolled")
    assert rolled["added"] == 2, "Caria and Mysia; Lydia is nobody's"
    assert table.level("sardes") == 1


# ---- the defender


def shut_in(asp: int = 12, fleet: bool = True) -> Field:
    table = Field()
    table.army("persia-2", "tyre", asp, 1, "memnon", inside=True).garrison("persia", tyre=2)
    table.army("macedon-1", "tyre", 20, 3, "parmenion").besieges("macedon", "tyre", 1)
    if fleet:
        table.fleet("egyptian", "persia", "tyre")
    return table


@pytest.mark.rule("conquerors", "11.4.31")
def test_an_army_escapes_by_sea_and_the_garrison_stays_besieged() -> None:
    table = shut_in().begins("persia").do("embark persia-2; sail ake; sail gaza; land")
    table.do(next(one for one in table.options() if one in ("enter", "halt")))
    assert table.at("persia-2") == "gaza"
    assert siege_of(table, "tyre") == 1 and table.gsp("tyre") == 2


@pytest.mark.rule("conquerors", "11.4.31")
@pytest.mark.rule("conquerors", "11.4.2")
def test_without_a_fleet_nobody_escapes() -> None:
    table = shut_in(fleet=False).begins("persia")
    assert not [one for one in table.moves() if one.startswith(("embark", "march persia-2"))]
    assert "counter-attack persia-2" in table.moves()


@pytest.mark.rule("conquerors", "11.4.31")
@pytest.mark.rule("conquerors", "9.5")
def test_a_city_that_all_have_left_by_sea_is_no_longer_besieged() -> None:
    table = Field()
    table.loose("persia", "tyre", 6).fleet("egyptian", "persia", "tyre")
    table.army("macedon-1", "tyre", 20, 3, "parmenion").besieges("macedon", "tyre", 1)
    table.begins("persia").do("evacuate tyre 6; sail ake; sail gaza; land; halt")
    assert siege_of(table, "tyre") == NO_SIEGE and table.war.weariness == 1
    assert table.loose_at("gaza") == 6


@pytest.mark.rule("conquerors", "11.4.29")
def test_a_lost_counter_attack_brings_the_army_back_inside() -> None:
    table = shut_in().begins("persia").do("counter-attack persia-2; stand", 3, 9, 1, 1)
    assert table.inside("persia-2") and siege_of(table, "tyre") == 1
    assert "retreat-rolled" not in table.kinds()
    assert "retreat" not in table.added("losses-rolled", 0)


@pytest.mark.rule("conquerors", "11.4.28")
@pytest.mark.rule("conquerors", "9.5")
def test_a_besieger_who_avoids_a_counter_attack_loses_his_siege() -> None:
    table = shut_in().begins("persia").do("counter-attack persia-2; avoid", 3)
    table.do("fall-back sidon")
    assert siege_of(table, "tyre") == NO_SIEGE and table.war.weariness == 1


@pytest.mark.rule("conquerors", "7.3.8")
@pytest.mark.rule("conquerors", "7.3.7")
def test_a_besieged_port_is_no_end_of_a_leg_by_sea() -> None:
    table = Field()
    table.army("persia-1", "salamis", 20, 1, "darius-iii").garrison("persia", tyre=2, damascus=1)
    table.levels(damascus=FULL)
    assert has_line(table.war, PERSIA, SPACE.read("salamis"))
    table.garrison("macedon", aradus=1, byblos=1, ake=1, sidon=1, myriandrus=1)
    assert has_line(table.war, PERSIA, SPACE.read("tyre")) is False
    assert table.war.army_at[ARMY.read("persia-1")] == SPACE.read("salamis")


@pytest.mark.rule("conquerors", "12.6")
@pytest.mark.rule("conquerors", "11.4.33")
def test_rhodes_makes_no_terms_and_her_fall_wearies() -> None:
    """M107."""
    table = Field(started=True)
    table.war.hands = (0, 0)
    table.army("macedon-2", "rhodes", 12, 1).besieges("macedon", "rhodes", 2).sieges("macedon")
    assert table.refusal("offer rhodes") == ("11.4.33", "independents-make-no-terms")
    table.do("assault rhodes", 6)
    assert table.owner("rhodian") == "macedon" and table.war.weariness == 1
    assert table.where("hegelochus") != IN_HAND


@pytest.mark.rule("conquerors", "10.3.3")
@pytest.mark.rule("conquerors", "11.4.6")
def test_after_a_lapsed_siege_nobody_comes_out_to_stand_beside_the_enemy() -> None:
    """Z31."""
    table = Field()
    table.army("persia-2", "tyre", 12, 1, "memnon", inside=True).garrison("persia", damascus=1)
    table.army("macedon-1", "tyre", 20, 3, "parmenion").begins("persia")
    table.do("march persia-2 3")
    assert "halt" not in table.options(), "armies of both sides do not stand outside together"
    table.do("go sidon; let-pass; halt")
    assert table.at("persia-2") == "sidon"


@pytest.mark.rule("conquerors", "11.4.27")
@pytest.mark.rule("conquerors", "11.4.29")
def test_an_army_inside_attacks_an_enemy_who_stands_before_the_city_without_a_siege() -> None:
    """Z31."""
    table = Field()
    table.army("persia-2", "tyre", 12, 1, "memnon", inside=True).garrison("persia", damascus=1)
    table.army("macedon-1", "tyre", 20, 3, "parmenion").begins("persia")
    table.do("counter-attack persia-2; stand", 3, 9, 1, 1)
    assert table.inside("persia-2") and table.at("macedon-1") == "tyre"
    assert "siege-lifted" not in table.kinds() and table.war.weariness == 1, "for the battle"


@pytest.mark.rule("conquerors", "8.3.12")
@pytest.mark.rule("conquerors", "10.3.3")
def test_a_new_army_is_not_formed_outside_among_enemies() -> None:
    table = Field()
    table.army("macedon-1", "babylon", 9, 3, "parmenion").garrison("persia", babylon=2)
    table.army("persia-1", "susa", 40, 1, "darius-iii").levels(babylon=FULL, susa=FULL)
    table.begins("persia").do("raise; levy-from babylon", 9).do("form-army")
    assert table.at("persia-2") == "babylon" and table.inside("persia-2")


@pytest.mark.rule("conquerors", "11.5.6")
@pytest.mark.rule("conquerors", "10.3.3")
def test_an_army_thrown_back_to_a_city_with_enemies_before_it_is_inside_again() -> None:
    table = Field()
    table.army("persia-2", "tyre", 12, 1, "memnon", inside=True).garrison("persia", damascus=1)
    table.army("macedon-1", "tyre", 9, 3, "parmenion").fleet("macedonian", "macedon", "gaza")
    table.begins("persia").do("embark persia-2; sail ake; intercept-at-sea macedonian; evade", 6)
    assert table.at("persia-2") == "tyre" and table.inside("persia-2")


@pytest.mark.rule("conquerors", "8.2.3")
@pytest.mark.rule("conquerors", "11.3.41")
def test_a_tired_army_before_a_city_that_another_storms_gains_no_level() -> None:
    table = before(points=2)
    table.army("macedon-2", "tyre", 12, 1, condition=FATIGUED).sieges().do("assault tyre", 6)
    assert "city-fell" in table.kinds()
    assert (table.elite("macedon-1"), table.elite("macedon-2")) == (4, 1)


@pytest.mark.rule("conquerors", "11.4.18")
@pytest.mark.rule("conquerors", "5.2.7")
def test_losses_that_make_army_1_the_smaller_are_taken_in_full() -> None:
    """M17. Both have assaulted; what army #1 does not lose, the other does."""
    table = before(asp=14).army("macedon-2", "tyre", 14, 2)
    table.sieges().do("assault tyre", 3).do("number 1")
    assert table.event("assault-rolled")["lost"] == 2
    assert (table.asp("macedon-1"), table.asp("macedon-2")) == (13, 13)


@pytest.mark.rule("conquerors", "8.2.3")
@pytest.mark.rule("conquerors", "5.2.7")
def test_an_army_too_large_to_assault_gains_no_level_by_the_assault_of_army_1() -> None:
    """M17."""
    table = before(points=2, asp=14).army("macedon-2", "tyre", 20, 2)
    table.sieges().do("assault tyre", 5)
    assert "city-fell" in table.kinds()
    assert (table.elite("macedon-1"), table.elite("macedon-2")) == (4, 2)


@pytest.mark.rule("conquerors", "11.4.30")
def test_a_king_alone_in_a_city_that_is_given_up_marches_off_with_the_others() -> None:
    """Z35."""
    table = before("babylon").loose("persia", "babylon", 6)
    stand_alone(table.war, DARIUS, SPACE.read("babylon"))
    table.sieges("persia").do("offer babylon; free-passage; number 1; accept-terms")
    table.do("march-off nineveh")
    assert (table.loose_at("nineveh"), table.gsp("babylon")) == (5, 0)
    assert table.war.where[DARIUS] != DEAD
    assert table.war.lone_at[PERSIA] == SPACE.read("nineveh")


@pytest.mark.rule("conquerors", "14.3")
@pytest.mark.rule("conquerors", "11.4.2")
def test_the_family_does_not_leave_a_city_under_siege() -> None:
    """Z36."""
    table = before("susa")
    table.war.family_at, table.war.family_side = SPACE.read("susa"), PERSIA
    table.begins("persia")
    assert table.refusal("move-family") == ("11.4.2", "under-siege")
    table.besieges("persia", "susa", NO_SIEGE).begins("persia")
    table.do("move-family")
    assert "family-to aginis" in table.options(), "when the Siege has lapsed it may go"


@pytest.mark.rule("conquerors", "10.8.1")
@pytest.mark.rule("conquerors", "11.4.2")
def test_a_leader_leaves_a_city_under_siege() -> None:
    """Z36."""
    table = before("susa").army("persia-2", "susa", 12, 1, "memnon bessus", inside=True)
    table.army("persia-3", "babylon", 5, 1).garrison("persia", persepolis=1).begins("persia")
    assert "march persia-2 3" not in table.moves()
    table.do("move-leaders; send memnon persia-3")
    assert table.is_with("memnon", "persia-3")
