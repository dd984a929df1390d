"""4.1, 4.2 Fleets go to port, and land units are fed or starve."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.preview import preview
from anabasis.core.registry import find_game
from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA, SEA
from anabasis.games.alexander_vs_darius.counters import PERSIAN, UNIT, of_kind
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward, shelters
from anabasis.games.alexander_vs_darius.rules.supply import Supply, in_supply
from tests.rules.alexander_vs_darius.setting import GRAMMAR, Table

GAME = "alexander_vs_darius"


def fed(table: Table, side: int, area: str) -> bool:
    return in_supply(table.campaign, side, AREA.read(area))


def foretold(table: Table, line: str) -> dict[str, Any]:
    """What the player who is asked is told before it does this: which of its stacks would be fed,
    where that is not as now."""
    told = preview(find_game(GAME), table.campaign, table.asked(), GRAMMAR.read_steps(line))
    return {
        str(one.path[1]): one.value
        for one in told.changes
        if one.path[0] == "supply" and not one.gone
    }


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
@pytest.mark.rule("alexander_vs_darius", "4.1.4")
def test_four_areas_to_a_macedonian_port_and_five_are_too_many() -> None:
    table = Table(macedonian=["macedonia", "kizzuwatna"])
    assert fed(table, MACEDON, "kish"), "carchemish, mari, karduniash: the port is the fourth"
    assert not fed(table, MACEDON, "khuzi")


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
@pytest.mark.rule("alexander_vs_darius", "4.1.4")
def test_a_march_tells_beforehand_whether_its_army_would_be_fed() -> None:
    """Where it halts, with the marker that it sets, and where it attacks."""
    sources = ["macedonia", "kizzuwatna"]
    table = Table({"lagash": "parmenion 2 light-cavalry"}, macedonian=sources)
    assert foretold(table, "march lagash; go kish; halt") == {"kish": "in"}
    assert foretold(table, "march lagash; go khuzi; halt") == {"khuzi": "out"}
    table = Table({"nubia": "parmenion 2 light-cavalry"}, macedonian=["macedonia"])
    inland = "march nubia; go thebaid; go ta-mehu; go libya"
    assert foretold(table, f"{inland}; halt") == {"libya": "out"}
    assert foretold(table, f"{inland}; mark; halt") == {"libya": "in"}, "a port"
    enemies = {"khuzi": "darius-iii 2 immortals", "kish": "memnon 2 hoplites"}
    table = Table({"lagash": "parmenion 2 light-cavalry"}, enemies, macedonian=sources)
    assert foretold(table, "march lagash; go khuzi") == {"field": "out"}
    assert foretold(table, "march lagash; go kish") == {"field": "in"}


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
def test_a_city_inland_feeds_no_macedonians() -> None:
    table = Table(macedonian=["macedonia", "kish"])
    assert not fed(table, MACEDON, "lagash")


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
def test_without_pella_nobody_is_fed_even_in_a_port() -> None:
    table = Table(macedonian=["kizzuwatna"], persian=["macedonia"])
    assert not fed(table, MACEDON, "kizzuwatna")


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
def test_a_port_of_the_black_sea_feeds_media() -> None:
    table = Table(macedonian=["macedonia", "ashuguzai"])
    assert fed(table, MACEDON, "media")


@pytest.mark.rule("alexander_vs_darius", "4.1.3")
def test_persians_live_on_cities_and_ports() -> None:
    assert fed(Table(persian=["khuzi"]), PERSIA, "media")
    assert fed(Table(persian=["gasga"]), PERSIA, "cappadocia")
    assert not fed(Table(persian=["lagash"]), PERSIA, "lagash"), "neither city nor port"


@pytest.mark.rule("alexander_vs_darius", "4.1.4")
def test_no_line_crosses_a_strait() -> None:
    table = Table(macedonian=["macedonia", "thrace"])
    assert not fed(table, MACEDON, "wilusha")


@pytest.mark.rule("alexander_vs_darius", "4.1.5")
def test_a_lone_enemy_leader_cuts_and_a_marker_does_not() -> None:
    table = Table(macedonian=["macedonia", "cilicia"], persian=["west-taurus", "kizzuwatna"])
    assert fed(table, MACEDON, "pitasia")
    table = Table(
        macedonian=["macedonia", "cilicia"],
        persia={"west-taurus": "memnon", "kizzuwatna": "mazaeus"},
    )
    assert not fed(table, MACEDON, "pitasia")


@pytest.mark.rule("alexander_vs_darius", "4.1.5")
def test_a_port_with_enemies_in_it_feeds_nobody() -> None:
    table = Table(persia={"cilicia": "memnon"})
    table.lay_marker("cilicia", "macedon")
    table.lay_marker("macedonia", "macedon")
    assert not fed(table, MACEDON, "west-taurus")


@pytest.mark.rule("alexander_vs_darius", "4.1.5")
def test_thracians_cut_macedonian_lines() -> None:
    table = Table(macedonian=["macedonia"], thrace={"macedonia": "syrmus light-infantry"})
    assert not fed(table, MACEDON, "illyria")


# ---- hunger


@pytest.mark.rule("alexander_vs_darius", "4.2.1")
@pytest.mark.rule("alexander_vs_darius", "4.2.3")
@pytest.mark.rule("alexander_vs_darius", "4.1.6")
@pytest.mark.rule("alexander_vs_darius", "4.3.1")
def test_hungry_units_roll_and_return_to_the_pool() -> None:
    table = Table(persia={"arabia": "3 light-infantry 2 hoplites"})
    table.lay_marker("arabia", "macedon")
    before = of_kind(table.campaign.pool[PERSIA], UNIT.read("light-infantry"))
    table.run(Supply(), 2, 1)
    assert table.army("arabia") == {"light-infantry": 1, "hoplites": 1, "worn-hoplites": 1}
    assert of_kind(table.campaign.pool[PERSIA], UNIT.read("light-infantry")) == before + 2
    assert table.campaign.dead[PERSIA] == 0


@pytest.mark.rule("alexander_vs_darius", "4.2.2")
def test_macedonian_light_infantry_never_survives_hunger() -> None:
    table = Table(macedon={"arabia": "coenus 2 light-infantry"})
    table.run(Supply(), 2)
    assert table.army("arabia") == {}
    assert table.leaders("arabia") == {"coenus"}


@pytest.mark.rule("alexander_vs_darius", "5.1.3")
def test_alexander_out_of_supply() -> None:
    table = Table(macedon={"arabia": "alexander-iii phalanx"}).run(Supply(), 0)
    assert table.campaign.weariness == 9


@pytest.mark.rule("alexander_vs_darius", "5.1.3")
def test_alexander_alone_has_no_army_to_feed() -> None:
    table = Table(macedon={"arabia": "alexander-iii"}).run(Supply())
    assert table.campaign.weariness == 10


@pytest.mark.rule("alexander_vs_darius", "4.1.7")
def test_an_army_aboard_is_fed_while_pella_is_macedonian() -> None:
    ships = {"macedonia-aegean": ("macedonian", 2)}
    table = Table(macedon={"macedonia": "coenus 2 hoplites"}, ships=ships)
    table.do("embark macedonia aegean; load")
    table.run(Supply())
    assert table.cargo("macedonia-aegean", "macedonian") == "coenus 2 hoplites"
    table.lay_marker("macedonia", "persia")
    table.run(Supply(), 1)
    assert table.cargo("macedonia-aegean", "macedonian") == "coenus 1 hoplites 1 worn-hoplites"


# ---- fleets


@pytest.mark.rule("alexander_vs_darius", "4.1.1")
@pytest.mark.rule("alexander_vs_darius", "4.1.8")
def test_a_fleet_goes_to_the_port_of_its_sea() -> None:
    table = Table(persian=["phoinicia"], ships={"levantine": ("persian", 4)}).run(Homeward())
    assert table.fleets() == [("phoinicia-levantine", "persian", 4)]


@pytest.mark.rule("alexander_vs_darius", "4.1.11")
def test_the_owner_chooses_among_ports() -> None:
    table = Table(persian=["phoinicia", "ugarit"], ships={"levantine": ("persian", 4)})
    table.run(Homeward())
    assert set(table.options()) == {"shelter phoinicia-levantine", "shelter ugarit-levantine"}
    table.do("shelter ugarit-levantine")
    assert table.fleets() == [("ugarit-levantine", "persian", 4)]


@pytest.mark.rule("alexander_vs_darius", "4.1.9")
@pytest.mark.rule("alexander_vs_darius", "4.3.1")
def test_to_the_next_sea_each_ship_at_its_risk() -> None:
    table = Table(persian=["phoinicia"], ships={"egyptian": ("persian", 4)})
    yard = table.campaign.shipyard[PERSIAN]
    table.run(Homeward(), 1)
    assert table.fleets() == [("phoinicia-levantine", "persian", 3)]
    assert table.campaign.shipyard[PERSIAN] == yard + 1


@pytest.mark.rule("alexander_vs_darius", "4.1.10")
def test_without_a_port_a_fleet_is_destroyed() -> None:
    table = Table(persian=["phoinicia"], ships={"ionian": ("persian", 2)}).run(Homeward())
    assert table.fleets() == []


@pytest.mark.rule("alexander_vs_darius", "4.1.11")
def test_a_sea_with_enemy_ships_out_at_sea_is_not_entered() -> None:
    table = Table(
        macedonian=["rhodes"],
        persian=["phoinicia"],
        ships={"egyptian": ("persian", 2), "levantine": ("macedonian", 1)},
    )
    assert shelters(table.campaign, PERSIA, SEA.read("egyptian")) == []


def far_from_port() -> Table:
    """Two units aboard two ships off Sinai, with no port nearer than the next sea's."""
    table = Table(
        persia={"sinai": "memnon light-infantry hoplites"},
        ships={"egyptian": ("persian", 2)},
        active="persia",
    )
    table.campaign.marker = bytes([4] * len(AREA))
    table.lay_marker("phoinicia", "persia")
    return table.do("embark sinai egyptian; load")


@pytest.mark.rule("alexander_vs_darius", "1.4.41")
def test_the_owner_says_who_drowns() -> None:
    table = far_from_port().run(Homeward(), 1)
    assert set(table.options()) == {"drown light-infantry", "drown hoplites"}
    table.do("drown light-infantry")
    assert table.cargo("phoinicia-levantine", "persian") == "memnon 1 hoplites"


@pytest.mark.rule("alexander_vs_darius", "1.4.41")
@pytest.mark.rule("alexander_vs_darius", "4.1.9")
def test_ships_that_lay_in_the_port_are_not_lost_for_those_that_come() -> None:
    """Both are Persian; without the two in port somebody would have drowned too."""
    table = far_from_port()
    table.lay_ships("phoinicia-levantine", "persian", 2)
    table.run(Homeward(), 1)
    table.do("drown hoplites")
    assert table.fleets() == [("phoinicia-levantine", "persian", 3)]
    assert table.cargo("phoinicia-levantine", "persian") == "memnon 1 light-infantry"
