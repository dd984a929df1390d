"""6 Provinces: control, revolts, and what changes hands with them."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY, PROVINCE, SPACE
from anabasis.games.conquerors.fleets import FLEET
from anabasis.games.conquerors.rules.control import quell, start_revolt
from anabasis.games.conquerors.rules.forces import remove_garrison, set_army
from anabasis.games.conquerors.rules.ships import set_fleet
from anabasis.games.conquerors.state import holder_of
from tests.rules.conquerors.setting import Table


def holder(table: Table, space: str) -> str:
    return ["macedon", "persia", "independent", "nobody"][holder_of(table.war, SPACE.read(space))]


# ---- 6.1


@pytest.mark.rule("conquerors", "6.1.7")
def test_adjacent_provinces() -> None:
    """Q24."""
    from anabasis.games.conquerors.board import ADJACENT

    beside = {PROVINCE.words[n] for n in ADJACENT[PROVINCE.read("abarnahara")]}
    assert beside == {"commagene", "mesopotamia", "palestine", "phoenicia"}
    assert PROVINCE.read("parthia") in ADJACENT[PROVINCE.read("media")]
    assert PROVINCE.read("mysia") in ADJACENT[PROVINCE.read("thrace")], "by the strait"
    assert not ADJACENT[PROVINCE.read("crete")], "sea joins no provinces"


# ---- 6.2


@pytest.mark.rule("conquerors", "6.2.2")
def test_the_only_side_with_land_units_controls_a_province() -> None:
    table = Table().garrison("persia", smyrna=1)
    assert table.control("lydia") == "persia"
    table.army("macedon-1", "sardes", 20)
    assert table.control("lydia") == "nobody"
    remove_garrison(table.war, SPACE.read("smyrna"), 1)
    assert table.settled().control("lydia") == "macedon"


@pytest.mark.rule("conquerors", "6.2.2")
def test_points_without_an_army_control_too() -> None:
    table = Table().loose("persia", "susa", 4)
    assert table.control("susiana") == "persia"


@pytest.mark.rule("conquerors", "6.2.3")
def test_a_fleet_alone_controls_and_one_point_outweighs_it() -> None:
    table = Table().fleet("ionic", "persia", "cnossus")
    assert table.control("crete") == "persia"
    table.garrison("macedon", cydonia=1)
    assert table.control("crete") == "macedon"


@pytest.mark.rule("conquerors", "6.2.3")
def test_fleets_of_both_control_nothing() -> None:
    table = Table().fleet("ionic", "persia", "cnossus").fleet("macedonian", "macedon", "cydonia")
    assert table.control("crete") == "nobody"


@pytest.mark.rule("conquerors", "6.2.3")
@pytest.mark.rule("conquerors", "12.1")
def test_a_fleet_does_not_control_an_independent_rhodes() -> None:
    """Z23."""
    table = Table(started=True).fleet("ionic", "persia", "rhodes")
    assert table.control("rhodes") == "nobody"
    table.army("macedon-2", "rhodes", 12)
    assert table.control("rhodes") == "nobody", "nor does who besieges her"
    table = Table()
    remove_garrison(table.war, SPACE.read("rhodes"), 2)
    table.fleet("ionic", "persia", "rhodes")
    assert table.control("rhodes") == "persia", "without her own garrison she is like others"


@pytest.mark.rule("conquerors", "6.2.4")
def test_a_besieged_garrison_denies_the_province() -> None:
    table = Table().garrison("persia", tyre=2).army("macedon-1", "tyre", 20)
    assert table.control("phoenicia") == "nobody"


@pytest.mark.rule("conquerors", "6.2.5")
def test_without_its_garrison_a_province_is_lost() -> None:
    table = Table().garrison("persia", gangra=1)
    remove_garrison(table.war, SPACE.read("gangra"), 1)
    assert table.settled().control("paphlagonia") == "nobody"


@pytest.mark.rule("conquerors", "6.2.7")
def test_tribes_do_not_matter_for_control() -> None:
    table = Table().army("persia-1", "susa", 20)
    assert table.control("susiana") == "persia"
    assert table.control("hyrcania") == "nobody"


@pytest.mark.rule("conquerors", "6.2.8")
def test_devastation_and_drought_change_no_control() -> None:
    table = Table().garrison("persia", gangra=1)
    table.mark("devastated", "paphlagonia").mark("drought", "paphlagonia")
    assert table.control("paphlagonia") == "persia"


@pytest.mark.rule("conquerors", "3.1.22")
def test_control_of_the_set_up_lasts_until_an_enemy_enters() -> None:
    """Q5."""
    table = Table().claims("persia", "bithynia")
    assert table.control("bithynia") == "persia"
    table.army("macedon-1", "nicaea", 20)
    assert table.control("bithynia") == "macedon"
    set_army(table.war, ARMY.read("macedon-1"), SPACE.read("gordium"))
    assert table.settled().control("bithynia") == "nobody"


@pytest.mark.rule("conquerors", "3.1.22")
def test_it_ends_when_the_last_own_unit_leaves() -> None:
    """Q5."""
    table = Table().claims("persia", "bithynia").army("persia-1", "nicaea", 20)
    set_army(table.war, ARMY.read("persia-1"), SPACE.read("gordium"))
    assert table.settled().control("bithynia") == "nobody"


@pytest.mark.rule("conquerors", "3.1.22")
@pytest.mark.rule("conquerors", "6.2.3")
def test_a_persian_fleet_in_crete_breaks_the_hegemony() -> None:
    """M30: it controls the island while it is there, and nobody does afterwards."""
    table = Table().claims("macedon", "crete")
    assert table.control("crete") == "macedon"
    table.fleet("ionic", "persia", "cnossus")
    assert table.control("crete") == "persia"
    set_fleet(table.war, FLEET.read("ionic"), SPACE.read("naxos"))
    assert table.settled().control("crete") == "nobody"
    table.garrison("macedon", cydonia=1)
    assert table.control("crete") == "macedon"


@pytest.mark.rule("conquerors", "6.2.10")
@pytest.mark.rule("conquerors", "6.2.12")
def test_who_controls_a_space() -> None:
    """A4."""
    table = Table().garrison("persia", gangra=1)
    assert holder(table, "gangra") == "persia"
    assert holder(table, "sinope") == "nobody"
    assert holder(table, "the-uxii") == "independent"


@pytest.mark.rule("conquerors", "6.2.11")
def test_who_is_inside_holds_the_city() -> None:
    """A4."""
    table = Table().garrison("persia", sardes=1).army("macedon-1", "sardes", 20)
    assert holder(table, "sardes") == "persia"
    table = Table().army("persia-2", "sardes", 20, inside=True).army("macedon-1", "sardes", 20)
    assert holder(table, "sardes") == "persia"


@pytest.mark.rule("conquerors", "6.2.13")
def test_an_empty_treasure_city_keeps_its_last_holder() -> None:
    """A4."""
    table = Table().garrison("persia", sardes=1)
    remove_garrison(table.war, SPACE.read("sardes"), 1)
    assert holder(table.settled(), "sardes") == "persia"
    table.army("macedon-1", "sardes", 12)
    set_army(table.war, ARMY.read("macedon-1"), SPACE.read("ephesus"))
    assert holder(table.settled(), "sardes") == "macedon"


@pytest.mark.rule("conquerors", "6.2.13")
def test_an_island_is_taken_by_a_fleet_alone_in_its_port() -> None:
    """A4."""
    table = Table().keeps("persia", "chios")
    table.fleet("macedonian", "macedon", "chios")
    assert holder(table, "chios") == "macedon"
    set_fleet(table.war, FLEET.read("macedonian"), SPACE.read("naxos"))
    assert holder(table.settled(), "chios") == "macedon"


@pytest.mark.rule("conquerors", "6.2.14")
def test_an_empty_treasure_city_in_revolt_is_nobodys() -> None:
    """A4."""
    table = Table().keeps("persia", "sardes")
    start_revolt(table.war, PROVINCE.read("lydia"), table.log)
    assert holder(table, "sardes") == "nobody"


# ---- 6.3


@pytest.mark.rule("conquerors", "6.3.4")
def test_a_revolt_removes_garrisons_and_loose_points() -> None:
    """M34: of both sides, inside cities too; armies, fleets and tribes stay."""
    table = Table().garrison("persia", tyre=3, sidon=1).loose("persia", "aradus", 4)
    table.army("persia-2", "byblos", 12).fleet("tyrian", "persia", "tyre")
    start_revolt(table.war, PROVINCE.read("phoenicia"), table.log)
    war = table.war
    assert not war.gsp[SPACE.read("tyre")]
    assert not war.gsp[SPACE.read("sidon")]
    assert not war.loose[SPACE.read("aradus")]
    assert table.at("persia-2") == "byblos"
    assert war.fleet_at[FLEET.read("tyrian")] == SPACE.read("tyre")
    assert war.garrisons_resting[1] == 4
    start_revolt(table.war, PROVINCE.read("susiana"), table.log)
    assert war.gsp[SPACE.read("the-uxii")] == 1


@pytest.mark.rule("conquerors", "6.2.9")
def test_nobody_controls_a_province_in_revolt() -> None:
    table = Table().army("persia-2", "byblos", 12)
    start_revolt(table.war, PROVINCE.read("phoenicia"), table.log)
    assert table.control("phoenicia") == "nobody"


@pytest.mark.rule("conquerors", "6.3.5")
def test_a_siege_without_defenders_is_over() -> None:
    """M35: a Macedonian besieger pays the point of weariness."""
    table = Table().garrison("persia", tyre=3).army("macedon-1", "tyre", 12)
    table.besieges("macedon", "tyre", 1)
    start_revolt(table.war, PROVINCE.read("phoenicia"), table.log)
    assert "siege-lifted" in table.kinds()
    assert table.war.weariness == 1
    assert holder(table, "tyre") == "macedon"


@pytest.mark.rule("conquerors", "6.3.7")
@pytest.mark.parametrize(("asp", "quelled"), [(8, False), (9, True)])
def test_nine_points_quell_a_revolt_in_armenia(asp: int, quelled: bool) -> None:
    table = Table().army("macedon-1", "carana", asp)
    start_revolt(table.war, PROVINCE.read("armenia"), table.log)
    quell(table.war, ARMY.read("macedon-1"), table.log)
    assert (table.war.revolt == 0) == quelled
    assert table.control("armenia") == ("macedon" if quelled else "nobody")


@pytest.mark.rule("conquerors", "6.3.9")
def test_an_enemy_army_still_denies_control() -> None:
    """M37."""
    table = Table().army("macedon-1", "carana", 20).army("persia-2", "armavir", 12)
    start_revolt(table.war, PROVINCE.read("armenia"), table.log)
    quell(table.war, ARMY.read("macedon-1"), table.log)
    assert table.war.revolt == 0
    assert table.control("armenia") == "nobody"
