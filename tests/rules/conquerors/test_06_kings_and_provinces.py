"""5.3 to 14 What the other files leave over: kings, provinces, treasuries, manpower."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import (
    ARMY,
    MACEDON,
    NO_ARMY,
    PERSIA,
    PROVINCE,
    SPACE,
    TREASURY,
)
from anabasis.games.conquerors.fleets import FLEET, FLEETS, MOST_NSP, SQUADRON
from anabasis.games.conquerors.leaders import LEADER
from anabasis.games.conquerors.rules.administration import ClearMarkers
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.control import settle, start_revolt
from anabasis.games.conquerors.rules.forces import set_army
from anabasis.games.conquerors.rules.replenishing import payers_of
from anabasis.games.conquerors.rules.victory import has_hegemony
from anabasis.games.conquerors.state import DEPLETED, EMPTY, FATIGUED, FRESH, FULL
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field
from tests.rules.conquerors.setting import Table

PEACE = 4


def verbs(table: Table) -> set[str]:
    return {text.split()[0] for text in table.options()}


# ---- 5.3


@pytest.mark.rule("conquerors", "5.3.5")
@pytest.mark.rule("conquerors", "7.4.3")
def test_the_successor_has_the_first_army_and_what_goes_with_it() -> None:
    """A50."""
    table = Field(started=True)
    war = table.war
    kill_leader(war, LEADER.read("darius-iii"), table.log)
    table.begins("persia").do("anoint memnon")
    assert LEADER.words[war.king[PERSIA]] == "memnon"
    assert table.is_with("memnon", "persia-1")
    assert war.royal_army == ARMY.read("persia-1")
    set_army(war, ARMY.read("persia-1"), SPACE.read("aginis"))
    assert war.royal_at == SPACE.read("aginis"), "it goes along"
    set_army(war, ARMY.read("persia-2"), SPACE.read("pergamum"))
    assert war.royal_at == SPACE.read("aginis"), "with no other"


@pytest.mark.rule("conquerors", "5.3.6")
def test_without_a_king_any_two_lead_and_the_royal_treasury_stays() -> None:
    """M22."""
    table = Field()
    table.army("persia-1", "smyrna", 30, 1, "darius-iii bessus mazaeus nabarzanes")
    table.royal("persia-1", FULL)
    kill_leader(table.war, LEADER.read("darius-iii"), table.log)
    table.army("macedon-1", "ephesus", 30, 1, "alexander-iii").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 4; go smyrna; stand")
    assert {"lead bessus", "lead mazaeus"} <= set(table.options())
    assert table.war.royal_army == ARMY.read("persia-1")


# ---- 6


@pytest.mark.rule("conquerors", "6.1.4")
def test_a_stronghold_is_fought_for_and_not_besieged() -> None:
    table = Field().army("macedon-1", "synnada", 20, 3, "alexander-iii")
    table.garrison("persia", celaenae=3).garrison("macedon", sardes=1).begins()
    table.do("march macedon-1 4; go celaenae", 10, 4, PEACE, 2)
    assert table.added("battle-rolled", 0)["stronghold"] == -2
    assert "besiege" not in verbs(table)


@pytest.mark.rule("conquerors", "6.2.1")
@pytest.mark.rule("conquerors", "6.3.6")
def test_control_counts_for_revenue_and_for_the_hegemony() -> None:
    table = Field(started=True)
    assert has_hegemony(table.war)
    pella = TREASURY.read("pella")
    paying = payers_of(table.war, MACEDON, pella, 0)
    assert paying >> PROVINCE.read("thessaly") & 1
    start_revolt(table.war, PROVINCE.read("thessaly"), table.log)
    settle(table.war, table.log)
    assert not has_hegemony(table.war)
    assert not payers_of(table.war, MACEDON, pella, 0) >> PROVINCE.read("thessaly") & 1


@pytest.mark.rule("conquerors", "6.2.6")
def test_a_fleet_leaves_no_garrison() -> None:
    table = Field().fleet("macedonian", "macedon", "lesbos").garrison("macedon", pella=1)
    table.keeps("macedon", "lesbos").begins().do("set-sail macedonian; sail mytilene")
    assert not {"leave-garrison", "detach"} & verbs(table)


@pytest.mark.rule("conquerors", "6.3.2")
@pytest.mark.rule("conquerors", "6.3.3")
def test_a_revolt_card_needs_a_die_up_to_the_rating() -> None:
    for die, breaks in ((3, True), (4, False)):
        table = Cards("", "revolt-1", started=True).plays("persia")
        assert table.refusal("play revolt-revolt") is None
        table.do("play revolt-revolt; aim-province greece", die)
        assert bool(table.war.revolt >> PROVINCE.read("greece") & 1) == breaks


# ---- 7


@pytest.mark.rule("conquerors", "7.1.3")
def test_without_a_line_one_fights_worse() -> None:
    table = Field().army("macedon-1", "ephesus", 20, 1, "parmenion")
    table.army("persia-2", "smyrna", 20, 1).cut_off("macedon-1").begins()
    table.do("march macedon-1 3; go smyrna; stand", 2, 8, 1)
    assert table.added("battle-rolled", 0)["no-line"] == -1


@pytest.mark.rule("conquerors", "7.2.4")
@pytest.mark.rule("conquerors", "8.3.3")
def test_raising_costs_a_level_and_the_track_only_falls() -> None:
    table = Field(started=True).begins()
    table.do("raise; levy macedon-1", 10)
    table.do("enlist 10" if "enlist 10" in table.options() else table.options()[0])
    assert table.level("pella") == DEPLETED
    assert table.war.available[MACEDON] == 65
    kill = table.asp("macedon-1")
    assert kill == 43
    set_army(table.war, 0, SPACE.read("perinthos"))
    assert table.war.available[MACEDON] == 65


@pytest.mark.rule("conquerors", "7.2.5")
def test_building_costs_a_level() -> None:
    table = Field().garrison("persia", salamis=1, sidon=1, damascus=1).begins("persia")
    assert table.level("damascus") == FULL
    table.do("raise; build damascus; launch cypriot salamis; end-building")
    assert table.level("damascus") == DEPLETED
    assert table.nsp("cypriot") == MOST_NSP[FLEET.read("cypriot")]


@pytest.mark.rule("conquerors", "8.4.2")
def test_fleets_come_with_all_their_squadrons_and_never_have_more() -> None:
    table = Field(started=True)
    for fleet in range(FLEETS):
        if table.war.fleet_at[fleet] < len(SPACE):
            assert table.war.nsp[fleet] == MOST_NSP[fleet], FLEET.words[fleet]
    table.begins("persia").do("raise")
    assert not [one for one in table.options() if one.startswith("refit")]


@pytest.mark.rule("conquerors", "7.2.11")
def test_the_royal_treasury_may_stand_for_extra_movement() -> None:
    """A27."""
    table = Field().army("persia-1", "sippara", 30, 1, "darius-iii").royal("persia-1", FULL)
    table.begins("persia").do("march persia-1 4")
    while table.frame() != "Marching" and "fund royal" in table.options():
        table.do("fund royal")
    table.do("go opis; halt", 6)
    assert table.level("royal") == EMPTY


@pytest.mark.rule("conquerors", "7.2.12")
def test_a_battle_lowers_no_treasury() -> None:
    table = Field().army("macedon-1", "ephesus", 20, 3, "parmenion").garrison("macedon", sardes=1)
    table.garrison("persia", smyrna=3).begins()
    table.do("march macedon-1 3; go smyrna", 9, 5, 1)
    assert table.level("sardes") == FULL


@pytest.mark.rule("conquerors", "7.4.7")
def test_the_royal_treasury_is_captured_as_it_is_when_darius_flees() -> None:
    """M46."""
    for level in (EMPTY, FULL):
        table = Field().army("macedon-1", "is", 45, 4, "alexander-iii")
        table.garrison("macedon", damascus=1).army("persia-1", "sippara", 40, 0, "darius-iii")
        table.garrison("persia", babylon=1, susa=1).royal("persia-1", level).begins()
        table.do("march macedon-1 4; go sippara; stand", 10, 3, PEACE, 1)
        table.do("retreat opis; rest-here", 5)
        assert table.war.royal_side == MACEDON
        assert table.level("royal") == level


# ---- 8


@pytest.mark.rule("conquerors", "8.1.1")
def test_three_armies_at_most() -> None:
    table = Field(started=True).hand("parmenion craterus").army("macedon-3", "athens", 5)
    table.begins().do("raise")
    assert table.refusal("levy-at thebes pella") is not None
    assert not [one for one in table.options() if one.startswith("levy-at")]


@pytest.mark.rule("conquerors", "8.1.3")
@pytest.mark.rule("conquerors", "8.6.5")
def test_points_without_an_army_and_garrisons_do_not_move_or_attack() -> None:
    table = Field().loose("macedon", "ephesus", 12).garrison("macedon", pella=1, tralles=3)
    table.garrison("persia", smyrna=1).begins()
    assert not {"march", "embark", "counter-attack"} & verbs(table)
    table = Field().loose("macedon", "ephesus", 12).garrison("macedon", tralles=3)
    table.army("persia-2", "smyrna", 30, 1).begins("persia")
    table.do("march persia-2 3; go ephesus", 12, 2, 1)
    assert "avoidance-rolled" not in table.kinds(), "nobody was asked to avoid"
    assert "retreat" in verbs(table), "but they may retreat"


@pytest.mark.rule("conquerors", "8.2.1")
def test_new_troops_garrisons_and_tribes_count_as_elite_nought() -> None:
    """A7."""
    table = Field().army("macedon-1", "ephesus", 20, 3, "parmenion").garrison("macedon", pella=1)
    table.loose("persia", "smyrna", 8).begins()
    table.do("march macedon-1 3; go smyrna", 9, 5, 1)
    assert table.added("battle-rolled", 0)["elite"] == 3


@pytest.mark.rule("conquerors", "8.7.1")
@pytest.mark.rule("conquerors", "8.7.2")
def test_a_tribe_fights_with_its_own_rating_and_is_nobodys() -> None:
    """A8."""
    table = Field().army("persia-2", "susa", 5, 0).begins("persia")
    table.do("march persia-2 3; go the-uxii", 9, 4, 1)
    assert table.event("battle-met")["other"] == "independent"
    assert table.added("battle-rolled", 1)["tribe"] == 1
    assert table.gsp("the-uxii") == 0


@pytest.mark.rule("conquerors", "8.5.9")
def test_the_greek_fleet_is_a_fleet_like_others_once_it_has_come() -> None:
    table = Cards("greek-fleet", "", started=True).plays("macedon").do("play fleet")
    assert table.owner("greek") == "macedon"
    assert table.fleet_at("greek") == "athens"
    set_army(table.war, ARMY.read("persia-2"), SPACE.read("athens"))
    settle(table.war, table.log)
    assert table.owner("greek") == "persia", "his who holds its home port"


@pytest.mark.rule("conquerors", "8.5.10")
def test_a_fleet_whose_only_home_falls_goes_over_and_others_leave() -> None:
    """M61."""
    table = Field().army("macedon-1", "tyre", 30, 3, "alexander-iii").garrison("persia", tyre=1)
    table.fleet("tyrian", "persia", "tyre").fleet("egyptian", "persia", "tyre")
    table.garrison("persia", pelusium=1).besieges("macedon", "tyre", 2).sieges()
    table.do("assault tyre", 6)
    assert "city-fell" in table.kinds()
    assert (table.owner("tyrian"), table.fleet_at("tyrian")) == ("macedon", "tyre")
    assert table.owner("egyptian") == "persia" and table.fleet_at("egyptian") != "tyre"


# ---- 9 to 14


@pytest.mark.rule("conquerors", "9.6")
def test_cards_move_weariness() -> None:
    table = Cards("alexander-goes-native", "", started=True).great_king().plays("macedon")
    before = table.war.weariness
    table.do("play customs")
    assert table.war.weariness == before + 1


@pytest.mark.rule("conquerors", "10.4.2")
def test_reorganizing_is_all_that_is_done() -> None:
    """M56."""
    table = Field(started=True).loose("macedon", "perinthos", 3)
    table.begins(campaign=True).do("reorganise perinthos")
    table.do("shift loose macedon-1 all; end-reorganising")
    assert table.frame() != "Act"
    assert table.asp("macedon-1") == 36


@pytest.mark.rule("conquerors", "10.9.9")
@pytest.mark.rule("conquerors", "11.3.42")
def test_devastation_and_fatigue_end_with_administration() -> None:
    table = Field().army("persia-2", "smyrna", 20, 1, condition=FATIGUED)
    table.mark("devastated", "lydia").run(ClearMarkers())
    assert table.war.devastated == 0
    assert table.condition("persia-2") == FRESH


@pytest.mark.rule("conquerors", "12.5")
def test_the_small_fleet_is_lent_and_the_main_one_is_three() -> None:
    table = Cards("rhodes", "", started=True).plays("macedon").do("play alliance")
    assert table.owner("rhodian-squadron") == "macedon"
    assert (table.war.nsp[SQUADRON], table.nsp("rhodian")) == (1, 3)
    assert table.owner("rhodian") == "independent"


@pytest.mark.rule("conquerors", "14.6")
def test_the_family_is_retaken_and_never_removed() -> None:
    """M28."""
    table = Field().army("persia-1", "susa", 30, 1, "darius-iii")
    war = table.war
    war.family_at, war.family_side, war.family_army = SPACE.read("persepolis"), MACEDON, NO_ARMY
    table.army("persia-2", "persepolis", 10, 1)
    assert war.family_side == PERSIA
    assert war.family_at == SPACE.read("persepolis")


@pytest.mark.rule("conquerors", "7.3.17")
def test_a_line_for_raising_is_looked_at_when_it_is_needed() -> None:
    """A30."""
    table = Field(started=True)
    table.war.supplied = 0
    table.begins().do("raise")
    assert table.refusal("levy macedon-1") is None, "though it had none when the phase began"
