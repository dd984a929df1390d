"""Where rules of movement, battle, siege and sea meet."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import CITIES, MACEDON, SPACE
from anabasis.games.conquerors.leaders import ALEXANDER, LEADER
from anabasis.games.conquerors.rules.combatants import battle_of
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.state import BY_DEATH, DEAD, FATIGUED, NO_SIEGE
from tests.rules.conquerors.moving import Field

PEACE = 4


# ---- kings and the size rule


@pytest.mark.rule("conquerors", "5.2.8")
def test_an_army_that_has_outgrown_the_first_still_intercepts_and_defends() -> None:
    """M18."""
    table = Field()
    table.army("persia-1", "susa", 10, 1, "darius-iii")
    table.army("persia-2", "pergamum", 20, 1, "memnon")
    table.army("macedon-1", "ephesus", 30, 2, "parmenion").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 3; go smyrna; intercept persia-2", 5)
    assert table.at("persia-2") == "smyrna"


@pytest.mark.rule("conquerors", "11.3.62")
def test_alexander_found_alone_by_a_persian_army_is_lost() -> None:
    """A38."""
    table = Field()
    table.army("persia-1", "ephesus", 20, 1, "darius-iii")
    stand_alone(table.war, ALEXANDER, SPACE.read("smyrna"))
    table.begins("persia").do("march persia-1 3; go smyrna")
    assert table.war.ending == BY_DEATH


@pytest.mark.rule("conquerors", "11.3.62")
@pytest.mark.rule("conquerors", "11.3.24")
def test_alexander_dies_where_there_is_no_retreat() -> None:
    """A38."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 0, "alexander-iii").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 60, 3, "darius-iii")
    table.garrison("persia", ephesus=0, sardes=1, pergamum=1)
    table.begins().do("march macedon-1 4; go smyrna")
    table.garrison("persia", ephesus=1)
    table.do("stand", 2, 12, PEACE, 1)
    assert table.war.ending == BY_DEATH and not table.war.agenda


# ---- the Spartan army


@pytest.mark.rule("conquerors", "15.3.3")
@pytest.mark.rule("conquerors", "15.3.4")
def test_the_spartan_army_stays_in_europe_without_extra_points_and_besieges_nobody() -> None:
    """M39."""
    table = Field()
    table.army("spartan", "corinth", 12).garrison("macedon", athens=1).begins("persia")
    assert [one for one in table.options() if one.startswith("march")] == ["march spartan 3"]
    table.do("march spartan 3; go athens")
    assert table.refusal("besiege") == ("11.4.1", "too-weak-to-besiege")
    assert table.refusal("sail naxos") == ("15.3.3", "spartans-stay")


@pytest.mark.rule("conquerors", "15.3.3")
def test_the_spartan_army_retreats_within_europe_only() -> None:
    """M39."""
    table = Field()
    table.army("spartan", "byzantium", 12).army("macedon-1", "perinthos", 40, 3, "parmenion")
    table.garrison("macedon", perinthos=1).begins()
    table.do("march macedon-1 3; go byzantium", 6, 4, 1, 1)
    assert table.at("spartan") is None, "the only way leads to Asia"


# ---- movement


@pytest.mark.rule("conquerors", "10.1.4")
def test_movement_goes_along_paths_only() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 3, "alexander-iii").begins().do("march macedon-1 4")
    assert table.refusal("go celaenae") == ("10.1.4", "no-path")
    assert table.refusal("sail lesbos") == ("10.1.4", "no-path")


@pytest.mark.rule("conquerors", "14.5")
def test_the_family_is_captured_in_passing() -> None:
    """M26."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 3, "alexander-iii")
    table.war.family_at = SPACE.read("smyrna")
    table.begins().do("march macedon-1 4; go smyrna; go pergamum")
    assert table.war.family_side == MACEDON


@pytest.mark.rule("conquerors", "9.2")
def test_desert_paths_of_two_armies_are_not_added() -> None:
    """M62."""
    table = Field()
    table.army("macedon-1", "gaza", 20, 3, "alexander-iii").army("macedon-2", "pelusium", 5)
    table.begins(campaign=True).do("march macedon-1 4; go pelusium; halt")
    table.do("march macedon-2 3; go gaza; halt")
    assert table.war.weariness == 0


@pytest.mark.rule("conquerors", "11.3.13")
def test_a_line_cut_by_the_attackers_own_march_counts_as_it_was() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).army("persia-2", "smyrna", 20, 1)
    table.garrison("persia", sardes=1).begins()
    table.do("march macedon-1 3; go smyrna; stand", 8, 5, 1)
    assert "no-line" not in table.added("battle-rolled", 1), "it had one when the phase began"


@pytest.mark.rule("conquerors", "10.7.13")
@pytest.mark.rule("conquerors", "10.6.15")
def test_after_deep_sea_a_force_may_be_intercepted_where_it_arrives() -> None:
    """M81."""
    table = Field()
    table.army("macedon-1", "paphos", 12, 3, "alexander-iii").fleet("egyptian", "persia", "gaza")
    table.begins().do("embark macedon-1; sail pelusium")
    assert table.options() == ["let-sail", "intercept-at-sea egyptian"]


@pytest.mark.rule("conquerors", "12.4")
@pytest.mark.rule("conquerors", "12.3")
def test_fleets_fight_in_the_port_of_rhodes_and_she_takes_no_part() -> None:
    """M83."""
    table = Field(started=True)
    table.fleet("macedonian", "macedon", "halicarnassus").fleet("ionic", "persia", "rhodes")
    table.garrison("macedon", pella=1).begins().do(
        "set-sail macedonian; let-line; sail rhodes", 1, 0
    )
    assert table.event("sea-won")["side"] == "macedon"
    assert table.nsp("rhodian") == 4


@pytest.mark.rule("conquerors", "12.7")
@pytest.mark.rule("conquerors", "11.5.12")
def test_a_fleet_that_attacks_rhodes_from_her_own_port_and_loses_leaves() -> None:
    table = Field(started=True)
    table.fleet("ionic", "persia", "rhodes").begins("persia")
    table.do("set-sail ionic; attack-rhodes", 0, 1)
    assert table.nsp("ionic") == 3 and table.fleet_at("ionic") not in (None, "rhodes")


# ---- battle


@pytest.mark.rule("conquerors", "11.3.51")
@pytest.mark.rule("conquerors", "11.3.19")
def test_cards_make_or_unmake_the_casualty_number() -> None:
    """M88."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).army("persia-2", "smyrna", 20, 1, "memnon")
    table.garrison("macedon", pella=1).begins().do("march macedon-1 3; go smyrna")
    table.war.battle = battle_of(table.war).but(doubled=1 << LEADER.read("memnon"))
    table.do("stand", 4, 5, 6, 1)
    assert table.event("battle-rolled")["total"] == 9
    assert table.where("memnon") == DEAD


@pytest.mark.rule("conquerors", "11.3.20")
def test_a_doubled_rating_does_not_shorten_the_retreat() -> None:
    """M89."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").begins().do("march macedon-1 3; go smyrna")
    table.war.battle = battle_of(table.war).but(doubled=1 << LEADER.read("memnon"))
    table.do("stand", 9, 2, 5)
    assert table.event("retreat-rolled")["rating"] == 2


@pytest.mark.rule("conquerors", "11.1.3")
@pytest.mark.rule("conquerors", "11.3.41")
def test_an_intercepted_mover_who_is_tired_by_his_victory_goes_on_through_free_spaces() -> None:
    """M74, M76."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "pergamum", 12, 0).garrison("persia", sardes=1).begins()
    table.do("march macedon-1 3; go smyrna; intercept persia-2", 6)
    table.do("stand", 5, 6, 1).do("retreat pergamum; rest-here", 1, 6)
    assert table.condition("macedon-1") == FATIGUED
    assert table.refusal("go sardes") == ("11.3.41", "fatigued")
    table.do("go ephesus; halt")
    assert table.at("macedon-1") == "ephesus"


@pytest.mark.rule("conquerors", "6.3.8")
def test_a_retreat_quells_no_revolt() -> None:
    """M36."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 0).garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 40, 3, "memnon").mark("revolt", "caria")
    table.begins().do("march macedon-1 3; go smyrna; stand", 2, 8, 1)
    table.do("retreat ephesus; retreat miletus; rest-here", 1, 1)
    while table.war.battle is not None:
        table.do(table.options()[0])
    assert table.at("macedon-1") == "miletus" and table.war.revolt != 0


@pytest.mark.rule("conquerors", "11.3.54")
@pytest.mark.rule("conquerors", "8.2.2")
@pytest.mark.rule("conquerors", "11.3.32")
def test_twice_the_score_has_its_consequences_at_once() -> None:
    """M90."""
    table = Field()
    table.army("macedon-1", "is", 30, 3, "alexander-iii").garrison("macedon", damascus=1)
    table.army("persia-1", "sippara", 20, 0, "darius-iii").garrison("persia", babylon=1)
    table.begins().do("march macedon-1 4; go sippara; stand", 9, 3, PEACE, 1)
    table.do("retreat opis; rest-here", 3, 4, 4)
    assert table.elite("macedon-1") == 4
    assert table.added("losses-rolled", 0)["victor-twice"] == -2
    assert "darius-fled" in table.kinds()


# ---- sieges


@pytest.mark.rule("conquerors", "11.4.3")
def test_a_siege_may_be_declared_without_a_line() -> None:
    """M99."""
    table = Field()
    table.army("macedon-1", "sidon", 20, 3, "alexander-iii").garrison("persia", tyre=2)
    table.cut_off("macedon-1").begins().do("march macedon-1 4; go tyre")
    assert table.refusal("demand") == ("11.4.7", "no-line")
    table.do("besiege")
    assert table.war.siege[CITIES.index(SPACE.read("tyre"))] == 0


@pytest.mark.rule("conquerors", "11.4.5")
@pytest.mark.rule("conquerors", "11.4.4")
def test_one_of_two_besiegers_may_leave_if_ten_points_stay() -> None:
    table = Field()
    table.army("macedon-1", "tyre", 12, 3, "alexander-iii").army("macedon-2", "tyre", 11)
    table.garrison("persia", tyre=2).besieges("macedon", "tyre", 1).begins()
    table.do("march macedon-1 4; go sidon")
    assert table.war.siege[CITIES.index(SPACE.read("tyre"))] == 1
    table = Field()
    table.army("macedon-1", "tyre", 12, 3, "alexander-iii").army("macedon-2", "tyre", 9)
    table.garrison("persia", tyre=2).besieges("macedon", "tyre", 1).begins()
    table.do("march macedon-1 4; go sidon")
    assert table.war.siege[CITIES.index(SPACE.read("tyre"))] == NO_SIEGE


@pytest.mark.rule("conquerors", "11.4.18")
def test_several_besiegers_divide_the_losses_of_an_assault() -> None:
    table = Field()
    table.army("macedon-1", "sardes", 12, 3, "alexander-iii").army("macedon-2", "sardes", 11)
    table.garrison("persia", sardes=2).besieges("macedon", "sardes").sieges()
    table.do("assault sardes", 3)
    lost = table.event("assault-rolled")["lost"]
    assert table.options() == [f"number {n}" for n in range(lost + 1)]
    table.do("number 1")
    assert table.asp("macedon-1") == 11 and table.asp("macedon-2") == 11 - (lost - 1)


@pytest.mark.rule("conquerors", "11.4.14")
def test_a_demand_is_remembered_by_the_number_of_the_army() -> None:
    table = Field()
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").army("macedon-2", "tyre", 12, 0)
    table.garrison("persia", tyre=2).garrison("macedon", damascus=1).levels(damascus=2)
    table.begins().do("march macedon-1 4; demand", 1).do("besiege")
    table.begins().do("march macedon-2 3")
    assert table.refusal("demand") is None, "another army may ask too"


@pytest.mark.rule("conquerors", "11.4.27")
@pytest.mark.rule("conquerors", "11.3.41")
def test_a_fatigued_army_does_not_counter_attack() -> None:
    table = Field()
    table.army("persia-2", "sardes", 12, 1, inside=True, condition=FATIGUED)
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii").besieges("macedon", "sardes")
    table.begins("persia")
    assert "counter-attack persia-2" not in table.options()


# ---- at sea


@pytest.mark.rule("conquerors", "11.5.10")
@pytest.mark.rule("conquerors", "10.7.4")
def test_an_unescorted_army_may_be_met_by_a_fleet_in_the_port_where_it_arrives() -> None:
    table = Field()
    table.army("macedon-1", "naxos", 12, 2, "alexander-iii").fleet("ionic", "persia", "chios")
    table.begins().do("embark macedon-1; sail chios")
    assert table.options() == ["let-sail", "intercept-at-sea ionic"]
    table.do("let-sail; land; halt")
    assert table.at("macedon-1") == "chios" and table.fleet_at("ionic") == "chios"


@pytest.mark.rule("conquerors", "10.7.8")
@pytest.mark.rule("conquerors", "5.2.6")
def test_army_1_cannot_be_lightened_for_the_sea_below_another() -> None:
    """M20."""
    table = Field()
    table.army("macedon-1", "pella", 30, 3, "alexander-iii").army("macedon-2", "larissa", 20)
    table.begins()
    assert "embark macedon-1" not in table.options()


@pytest.mark.rule("conquerors", "8.5.2")
def test_a_fleet_taken_over_by_a_march_is_the_victor_s() -> None:
    table = Field()
    table.army("macedon-1", "gaza", 30, 3, "alexander-iii").fleet("egyptian", "persia", "tyre")
    table.begins().do("march macedon-1 4; go pelusium; enter")
    assert table.owner("egyptian") == "macedon"


# ---- interception where friends stand


@pytest.mark.rule("conquerors", "11.1.7")
@pytest.mark.rule("conquerors", "10.6.4")
def test_friends_in_the_space_fight_beside_an_intercepted_army() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 2, "parmenion").army("macedon-2", "smyrna", 10, 2)
    table.garrison("macedon", pella=1, smyrna=2).army("persia-2", "pergamum", 20, 1, "memnon")
    table.begins().do("march macedon-1 3; go smyrna; intercept persia-2", 5)
    table.do("stand", 6, 7, 1)
    rolled = table.events("battle-rolled")
    assert [(one["side"], one["strength"]) for one in rolled] == [("persia", 20), ("macedon", 32)]


@pytest.mark.rule("conquerors", "11.3.6")
@pytest.mark.rule("conquerors", "11.3.4")
def test_a_mover_who_avoids_goes_on_though_the_garrison_he_leaves_is_beaten() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 2, "parmenion").garrison("macedon", pella=1, smyrna=2)
    table.army("persia-2", "pergamum", 20, 1, "memnon").begins()
    table.do("march macedon-1 3; go smyrna; intercept persia-2", 5)
    table.do("avoid", 3).do("fall-back sardes", 8, 4, 1)
    assert table.gsp("smyrna") == 0 and table.at("persia-2") == "smyrna"
    assert table.frame() == "Marching" and table.at("macedon-1") == "sardes"
    table.do("go celaenae; halt")


# ---- the Royal Family and Rhodes


@pytest.mark.rule("conquerors", "11.4.26")
@pytest.mark.rule("conquerors", "14.5")
def test_the_family_in_a_besieged_city_is_captured_with_the_city() -> None:
    """M27."""
    table = Field()
    table.army("macedon-1", "sardes", 30, 3, "alexander-iii").garrison("persia", sardes=2)
    table.besieges("macedon", "sardes", 2)
    table.war.family_at = SPACE.read("sardes")
    table.settled()
    assert table.war.family_side != MACEDON, "not before the city is taken"
    table.sieges().do("assault sardes", 4)
    assert table.war.family_side == MACEDON


@pytest.mark.rule("conquerors", "11.2.1")
@pytest.mark.rule("conquerors", "11.2.2")
def test_the_order_at_the_end_of_a_battle_with_darius() -> None:
    """M91."""
    table = Field()
    table.army("macedon-1", "is", 30, 3, "alexander-iii").garrison("macedon", damascus=1)
    table.army("persia-1", "sippara", 40, 1, "darius-iii").royal("persia-1", 2)
    table.garrison("persia", babylon=1)
    table.war.family_army, table.war.family_at = 3, SPACE.read("sippara")
    table.begins().do("march macedon-1 4; go sippara; stand", 9, 2, 7, 1)
    table.do("retreat opis; rest-here", 3, 1, 6)
    order = [
        "battle-won",
        "wearied",
        "injury-rolled",
        "retreat-rolled",
        "retreated",
        "royal-taken",
        "family-taken",
        "flight-rolled",
        "darius-fled",
        "losses-rolled",
        "points-lost",
        "tired",
        "made-useless",
    ]
    kinds = table.kinds()
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert table.frame() == "FlightChoice", "the army's own Flight comes last"


@pytest.mark.rule("conquerors", "12.6")
@pytest.mark.rule("conquerors", "12.5")
def test_who_has_the_squadron_and_takes_rhodes_has_what_is_left_of_the_main_fleet() -> None:
    """M108."""
    table = Field(started=True)
    table.war.hands = (0, 0)
    table.fleet("rhodian-squadron", "macedon", "rhodes")
    table.war.nsp = table.war.nsp[:7] + bytes([3]) + table.war.nsp[8:]
    table.army("macedon-2", "rhodes", 12, 1).besieges("macedon", "rhodes", 2)
    table.sieges("macedon").do("assault rhodes", 5)
    assert table.owner("rhodian") == "macedon" and table.nsp("rhodian") == 3
    assert table.fleet_at("rhodian-squadron") is None


@pytest.mark.rule("conquerors", "11.3.29")
@pytest.mark.rule("conquerors", "11.3.3")
def test_after_a_draw_an_attacker_does_not_go_back_among_enemies_who_have_avoided_him() -> None:
    """Z25."""
    table = Field()
    table.army("macedon-1", "ephesus", 5, 0).garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 3; go smyrna; avoid", 5)
    table.do("fall-back ephesus", 7, 7)
    assert "battle-drawn" in table.kinds()
    assert table.options() == ["retreat pergamum", "retreat sardes"], "Ephesus is the enemy's"
    table.do("retreat pergamum; rest-here", 1, 1)
    assert table.at("macedon-1") == "pergamum" and table.gsp("smyrna") == 3
    assert not table.war.agenda
