"""10.7, 12 Movement by sea: transport, escorts, fleets, Deep Sea, Rhodes."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY
from anabasis.games.conquerors.rules.sea_dice import drown_all
from anabasis.games.conquerors.state import DEAD
from tests.rules.conquerors.moving import Field


def at_pella(asp: int = 12, leaders: str = "antipater") -> Field:
    table = Field()
    table.army("macedon-1", "perinthos", 40, 4, "alexander-iii")
    return table.army("macedon-2", "pella", asp, 2, leaders)


@pytest.mark.rule("conquerors", "10.7.5")
@pytest.mark.rule("conquerors", "10.7.7")
def test_at_most_four_points_by_sea_without_a_check() -> None:
    """Q4."""
    table = at_pella().begins().do("embark macedon-2; sail thermaic-gulf; sail lemnos")
    table.do("sail mytilene; sail chios; sail naxos")
    assert table.war.march is not None and table.war.march.at_sea == 4
    assert table.refusal("sail miletus") == ("10.7.5", "too-far-at-sea")
    table.do("land; halt")
    assert "treasury-checked" not in table.kinds()


@pytest.mark.rule("conquerors", "10.7.6")
@pytest.mark.rule("conquerors", "10.7.7")
def test_land_and_sea_in_one_move() -> None:
    """Q4, M85. The example of 10.7: five points declared, one by land to a port and four by sea."""
    table = at_pella()
    table.army("macedon-2", "larissa", 12, 2, "antipater").garrison("macedon", pella=1)
    table.begins().do("march macedon-2 6; go pagasae; sail thermaic-gulf; sail lemnos")
    table.do("sail mytilene; sail chios; sail ephesus")
    assert table.war.march is not None and table.war.march.spent == 5
    table.do("land")
    assert table.refusal("go sardes") == ("10.7.6", "one-leg-each"), "it has been on land"
    assert table.refusal("sail miletus") == ("10.7.5", "too-far-at-sea"), "and four at sea"
    table.do("halt", 1)
    assert table.event("treasury-checked")["added"] == 3, "checked on the total"


@pytest.mark.rule("conquerors", "10.7.6")
def test_sea_then_land_but_not_sea_again() -> None:
    table = at_pella()
    table.army("macedon-2", "mytilene", 12, 2, "antipater").keeps("macedon", "mytilene")
    table.begins().do("march macedon-2 3; sail adramyttium; land; go pergamum; go cyzicus")
    assert table.at("macedon-2") == "cyzicus"
    table = at_pella().army("macedon-2", "mytilene", 12, 2, "antipater")
    table.begins().do("march macedon-2 3; sail adramyttium; land; go ilium")
    assert table.refusal("sail lesbos") == ("10.7.6", "one-leg-each")


@pytest.mark.rule("conquerors", "10.7.7")
def test_a_move_for_the_sea_alone_has_no_part_by_land() -> None:
    table = at_pella().begins().do("embark macedon-2")
    assert table.refusal("go amphipolis") == ("10.7.6", "one-leg-each")
    table.do("sail thermaic-gulf; sail amphipolis; land")
    assert table.refusal("go abdera") == ("10.7.6", "one-leg-each")


@pytest.mark.rule("conquerors", "10.7.8")
@pytest.mark.rule("conquerors", "10.7.9")
def test_fifteen_points_are_carried_and_the_rest_stays() -> None:
    table = at_pella(20).begins().do("embark macedon-2")
    assert table.refusal("sail thermaic-gulf") == ("10.7.8", "too-many-to-ship")
    table.do("detach; number 5; sail thermaic-gulf; sail lemnos; land; halt")
    assert table.asp("macedon-2") == 15
    assert table.loose_at("pella") == 5
    assert table.war.transported == 15


@pytest.mark.rule("conquerors", "10.7.8")
def test_fifteen_in_both_moves_of_a_major_campaign_together() -> None:
    """M84."""
    table = at_pella(9).army("macedon-3", "amphipolis", 8, 0)
    table.begins(campaign=True).do("embark macedon-2; sail thermaic-gulf; sail lemnos; land; halt")
    table.do("embark macedon-3")
    assert table.refusal("sail thermaic-gulf") == ("10.7.8", "too-many-to-ship")
    table.do("detach; number 2; sail thermaic-gulf; sail lemnos; land; halt")
    assert table.asp("macedon-3") == 6


@pytest.mark.rule("conquerors", "10.7.2")
@pytest.mark.rule("conquerors", "10.7.3")
def test_fleets_of_the_port_go_with_the_army_and_none_is_taken_up() -> None:
    """A29."""
    table = at_pella().fleet("macedonian", "macedon", "pella")
    table.fleet("greek", "macedon", "lemnos").garrison("macedon", pella=1)
    table.begins().do("embark macedon-2")
    assert table.refusal("escort macedonian") is None
    table.do("escort macedonian; sail thermaic-gulf; sail lemnos")
    assert table.fleet_at("macedonian") == "lemnos"
    assert table.refusal("escort greek") == ("10.7.3", "not-from-here")
    table.do("sail mytilene; land; halt")
    assert table.fleet_at("macedonian") == "mytilene"
    assert table.fleet_at("greek") == "lemnos"


@pytest.mark.rule("conquerors", "10.7.3")
@pytest.mark.rule("conquerors", "10.7.10")
def test_fleets_that_begin_together_move_together() -> None:
    """A29."""
    table = Field()
    table.fleet("ionic", "persia", "tyre").fleet("egyptian", "persia", "tyre")
    table.garrison("persia", damascus=1)
    table.begins("persia").do("set-sail ionic; escort egyptian; sail sidon; sail salamis; halt")
    assert table.fleet_at("ionic") == table.fleet_at("egyptian") == "salamis"


@pytest.mark.rule("conquerors", "10.7.11")
def test_a_fleet_without_a_line_does_not_move() -> None:
    table = Field()
    table.fleet("ionic", "persia", "tyre").begins("persia")
    assert table.refusal("set-sail ionic") == ("10.7.11", "no-line-for-fleet")
    table.garrison("persia", damascus=1).begins("persia")
    assert table.refusal("set-sail ionic") is None


@pytest.mark.rule("conquerors", "10.7.12")
def test_a_fleet_stays_in_ports() -> None:
    table = Field()
    table.fleet("ionic", "persia", "pella").garrison("persia", pella=1)
    table.begins("persia").do("set-sail ionic; sail thermaic-gulf")
    assert table.refusal("halt") == ("10.2.5", "not-in-transit")
    assert table.refusal("go larissa") == ("10.1.4", "no-path")
    table.do("sail lemnos; halt")
    assert table.fleet_at("ionic") == "lemnos"


@pytest.mark.rule("conquerors", "10.2.4")
@pytest.mark.rule("conquerors", "10.7.13")
def test_deep_sea_costs_all_four_and_has_no_part_by_land() -> None:
    """M81."""
    table = Field()
    table.army("macedon-1", "cnossus", 12, 2, "alexander-iii")
    table.begins().do("march macedon-1 4; sail cyrene")
    assert table.war.march is not None and table.war.march.at_sea == 4
    table.do("land")
    assert table.refusal("go catabathmus") == ("10.7.6", "one-leg-each")
    table.do("halt")
    table = Field()
    table.army("macedon-1", "cydonia", 12, 2, "alexander-iii").garrison("macedon", pella=1)
    table.begins().do("march macedon-1 4; go cnossus")
    assert table.refusal("sail cyrene") == ("10.7.6", "one-leg-each")


@pytest.mark.rule("conquerors", "10.7.13")
@pytest.mark.rule("conquerors", "11.3.62")
def test_a_storm_destroys_all_units_and_alexander_with_them() -> None:
    table = Field()
    table.army("macedon-1", "cnossus", 12, 2, "parmenion")
    table.army("macedon-2", "pella", 5).fleet("macedonian", "macedon", "cnossus", "hegelochus")
    table.garrison("macedon", pella=1)
    table.begins().do("embark macedon-1; escort macedonian; sail cyrene")
    drown_all(table.war, table.log)
    assert table.at("macedon-1") is None
    assert table.fleet_at("macedonian") is None
    assert table.where("parmenion") == table.where("hegelochus") == DEAD
    table = Field()
    table.army("macedon-1", "cnossus", 12, 2, "alexander-iii").begins()
    table.do("embark macedon-1; sail cyrene")
    drown_all(table.war, table.log)
    assert table.war.ending == 2 and not table.war.agenda


@pytest.mark.rule("conquerors", "10.7.14")
@pytest.mark.rule("conquerors", "10.6.19")
def test_landing_is_entering_a_space() -> None:
    """M78."""
    table = at_pella().army("macedon-2", "mytilene", 12, 2, "antipater")
    table.army("persia-2", "pergamum", 20, 1, "memnon")
    table.begins().do("embark macedon-2; sail adramyttium")
    assert table.frame() == "Marching", "at sea no army can intercept"
    table.do("land")
    assert table.options() == ["let-pass", "intercept persia-2"]
    table.do("intercept persia-2", 6).do("stand", 6, 8, 1)
    assert table.added("battle-rolled", -1) == {"leaders": 2, "elite": 1}, "nothing for the sea"


@pytest.mark.rule("conquerors", "10.3.4")
@pytest.mark.rule("conquerors", "10.7.14")
def test_an_army_that_finds_enemies_in_a_port_lands_and_fights() -> None:
    table = at_pella().army("macedon-2", "mytilene", 12, 2, "antipater")
    table.garrison("persia", adramyttium=3)
    table.begins().do("embark macedon-2; sail adramyttium", 8, 4, 1)
    assert table.event("battle-won")["side"] == "macedon"
    assert table.gsp("adramyttium") == 0


@pytest.mark.rule("conquerors", "10.7.15")
def test_the_royal_treasury_goes_with_its_army_by_sea() -> None:
    table = Field()
    table.army("persia-1", "tyre", 12, 1, "darius-iii").royal("persia-1", 2)
    table.begins("persia").do("embark persia-1; sail sidon; sail salamis; land; halt")
    assert table.war.royal_at == table.war.army_at[ARMY.read("persia-1")]


# ---- 12 Rhodes


@pytest.mark.rule("conquerors", "12.2")
@pytest.mark.rule("conquerors", "12.3")
def test_a_move_by_sea_that_reaches_rhodes_ends_there() -> None:
    table = Field(started=True)
    table.army("macedon-2", "halicarnassus", 12, 2, "antipater")
    table.war.fleet_at = bytes([255] * len(table.war.fleet_at))
    table.begins().do("embark macedon-2; sail rhodes")
    assert table.refusal("sail cnossus") == ("12.2", "rhodes-ends-the-move")
    table.do("land")
    assert table.refusal("halt") is None, "no siege is needed"
    table.do("halt")
    table.begins().do("embark macedon-2; sail cnossus; land; halt")
    assert table.at("macedon-2") == "cnossus", "on in a later activity"


@pytest.mark.rule("conquerors", "12.7")
@pytest.mark.rule("conquerors", "12.1")
def test_a_fleet_attacks_the_fleet_of_rhodes_in_her_port() -> None:
    """Z15."""
    table = Field(started=True)
    table.fleet("ionic", "persia", "halicarnassus")
    table.begins("persia").do("set-sail ionic; sail rhodes")
    assert table.frame() == "Marching", "there is no combat by itself"
    assert "attack-rhodes" in table.options()
    table.do("attack-rhodes", 2, 1)
    assert table.nsp("rhodian") == 2 and table.nsp("ionic") == 3
    assert table.fleet_at("rhodian") == "rhodes", "beaten, she stays in her port"


@pytest.mark.rule("conquerors", "10.7.9")
@pytest.mark.rule("conquerors", "10.1.6")
def test_a_besieger_of_more_than_fifteen_points_cannot_embark() -> None:
    table = Field()
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").garrison("persia", tyre=2)
    table.besieges("macedon", "tyre").begins()
    assert "embark macedon-1" not in table.options(), "nothing can be left before the city"
    table.army("macedon-1", "tyre", 15, 3, "alexander-iii").begins()
    assert "embark macedon-1" in table.options()
