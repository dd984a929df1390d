"""10.6 to 10.8 Landings, escapes, escorts and sieges where they meet in one move."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, SPACE
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.state import FATIGUED, FRESH
from anabasis.kit.rows import changed
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field


def landed(points: str = "embark macedon-1") -> Field:
    """Alexander has sailed from Salamis to Tyre with a fleet; an army comes to meet him."""
    table = Field()
    table.army("macedon-1", "salamis", 7, 3, "alexander-iii")
    table.fleet("macedonian", "macedon", "salamis")
    table.garrison("macedon", aspendus=1, sardes=1).garrison("persia", damascus=1)
    table.army("persia-1", "ake", 30, 1).begins()
    table.do(f"{points}; escort macedonian; sail sidon; sail tyre; land; intercept persia-1", 6)
    return table.do("avoid", 6)


# ---- 11.3.4 avoidance after a landing


@pytest.mark.rule("conquerors", "11.3.4")
@pytest.mark.rule("conquerors", "10.7.6")
def test_an_army_that_has_landed_and_avoids_does_not_put_to_sea_again() -> None:
    """Z33."""
    table = landed("march macedon-1 4").do("fall-back sidon")
    assert table.fleet_at("macedonian") == "tyre"
    assert table.refusal("sail byblos") == ("10.7.6", "one-leg-each")
    assert table.refusal("go byblos") is None
    table.do("go byblos; halt")
    assert (table.at("macedon-1"), table.fleet_at("macedonian")) == ("byblos", "tyre")


@pytest.mark.rule("conquerors", "11.3.4")
def test_after_a_move_by_sea_alone_it_stays_where_it_has_fallen_back() -> None:
    """Z33."""
    table = landed().do("fall-back sidon")
    assert [one for one in table.options() if one.split()[0] in ("go", "sail")] == []
    table.do("halt")
    assert (table.at("macedon-1"), table.fleet_at("macedonian")) == ("sidon", "tyre")


@pytest.mark.rule("conquerors", "11.3.4")
@pytest.mark.rule("conquerors", "10.7.6")
def test_after_land_and_sea_an_avoidance_leaves_neither() -> None:
    """Z33."""
    table = Field().army("macedon-1", "paphos", 7, 3, "alexander-iii")
    table.garrison("macedon", aspendus=1, sardes=1).garrison("persia", damascus=1)
    table.army("persia-1", "byblos", 30, 1).begins()
    table.do("march macedon-1 6; go salamis; sail sidon; land; intercept persia-1", 6)
    table.do("avoid", 6).do("fall-back tyre")
    assert table.refusal("go ake") == ("10.7.6", "one-leg-each")
    assert table.refusal("sail ake") == ("10.7.6", "one-leg-each")


# ---- 11.4.31 points that escape from a siege


def escape(condition: int = FRESH) -> Field:
    """Eight points besieged in Tyre, with a fleet, are about to leave by sea."""
    table = Field().army("macedon-1", "tyre", 15, 3, "alexander-iii")
    table.loose("persia", "tyre", 8, condition).garrison("persia", tyre=2, damascus=1)
    return table.fleet("tyrian", "persia", "tyre").besieges("macedon", "tyre")


@pytest.mark.rule("conquerors", "11.3.49")
@pytest.mark.rule("conquerors", "11.4.31")
def test_tired_points_that_escape_by_sea_are_tired_where_they_land() -> None:
    table = escape(FATIGUED).begins("persia").do("evacuate tyre 8; sail sidon; sail byblos; land")
    assert table.loose_at("byblos") == 8
    assert table.war.loose_condition[SPACE.read("byblos")] == FATIGUED


@pytest.mark.rule("conquerors", "11.3.49")
@pytest.mark.rule("conquerors", "11.4.31")
def test_and_tired_when_they_are_thrown_back() -> None:
    table = escape(FATIGUED).fleet("macedonian", "macedon", "byblos").begins("persia")
    table.do("evacuate tyre 8; sail sidon; intercept-at-sea macedonian; evade", 6)
    assert table.loose_at("tyre") == 8
    assert table.war.loose_condition[SPACE.read("tyre")] == FATIGUED


@pytest.mark.rule("conquerors", "10.6.1")
@pytest.mark.rule("conquerors", "11.4.31")
def test_armies_do_not_meet_points_that_escape_by_sea_where_they_land() -> None:
    """Z34."""
    table = escape().army("macedon-2", "aradus", 12, 3, "parmenion").begins("persia")
    table.do("evacuate tyre 8; sail sidon; sail byblos; land")
    assert "intercept" not in " ".join(table.options() if table.war.agenda else [])
    assert (table.loose_at("byblos"), table.at("macedon-2")) == (8, "aradus")


@pytest.mark.rule("conquerors", "7.3.13")
@pytest.mark.rule("conquerors", "11.4.31")
def test_points_that_lose_their_fleet_before_they_put_to_sea_are_in_the_city_once() -> None:
    """A line that is broken can turn a province, and with it the fleet that was to escort them."""
    table = escape().begins("persia").do("evacuate tyre 8")
    table.war.fleet_side = changed(table.war.fleet_side, FLEET.read("tyrian"), MACEDON)
    table.do("halt")
    assert table.loose_at("tyre") == 8


@pytest.mark.rule("conquerors", "3.3.17")
@pytest.mark.rule("conquerors", "11.4.31")
def test_after_an_escape_in_a_major_campaign_no_leaders_move() -> None:
    table = escape().army("persia-2", "damascus", 5, 1, "memnon").army("persia-3", "damascus", 5, 1)
    table.begins("persia", campaign=True)
    assert "move-leaders" in table.options()
    table.do("evacuate tyre 8; sail sidon; sail byblos; land")
    assert "march persia-2 3" in table.options() and "move-leaders" not in table.options()


@pytest.mark.rule("conquerors", "5.2.5")
@pytest.mark.rule("conquerors", "15.8.1")
def test_an_army_that_becomes_army_1_by_attrition_has_not_moved_for_that() -> None:
    table = Cards(persia="attrition-1")
    table.army("macedon-1", "memphis", 1, 3, "alexander-iii").army("macedon-2", "sardes", 9, 1)
    table.begins(campaign=True).do("march macedon-1 4; pass; go libyan-desert; go siwa; halt")
    table.do("play attrition", 5).do("suffer")
    assert (table.at("macedon-1"), table.at("macedon-2")) == ("sardes", None)
    assert "march macedon-1 4" in table.moves()


# ---- 7.3.17 the line of an escort


def crossing() -> Field:
    """An army is about to cross from Chersonese with a fleet whose line to Pella goes by sea."""
    table = Field().army("macedon-1", "chersonese", 10, 3, "alexander-iii")
    table.fleet("macedonian", "macedon", "chersonese").fleet("ionic", "persia", "mytilene")
    table.garrison("macedon", pella=1).garrison("persia", perinthos=1, abdera=1, larissa=1)
    return table.begins()


@pytest.mark.rule("conquerors", "7.3.17")
@pytest.mark.rule("conquerors", "10.7.11")
def test_the_line_of_an_escort_may_be_broken_when_it_joins() -> None:
    table = crossing().do("embark macedon-1; escort macedonian")
    assert table.frame() == "BreakLine"
    table.do("break-line ionic lemnos")
    assert "joined-sail" not in table.kinds()
    assert table.refusal("escort macedonian") == ("10.7.3", "not-from-here")
    assert table.fleet_at("ionic") == "lemnos"


@pytest.mark.rule("conquerors", "7.3.17")
def test_an_escort_whose_line_is_let_be_goes_along() -> None:
    table = crossing().do("embark macedon-1; escort macedonian; let-line")
    assert "joined-sail" in table.kinds()
