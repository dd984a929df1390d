"""2.1 Garrison markers, cities without siege, and the tracks that they move (5.1, 5.2)."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, MACEDON
from anabasis.games.alexander_vs_darius.leaders import PHILIP
from anabasis.games.alexander_vs_darius.rules.stacks import put
from anabasis.games.alexander_vs_darius.state import BY_LEGITIMACY, BY_WEARINESS
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"


@pytest.mark.rule("alexander_vs_darius", "2.1.1")
def test_placing_costs_nothing() -> None:
    table = Table(macedon={"ugarit": "alexander-iii phalanx"})
    table.do("march ugarit; go hamath; mark; go orontes-river; mark; go carchemish; go mitanni")
    assert table.marker("hamath") == "macedon"
    assert table.marker("orontes-river") == "macedon"
    assert table.refusal("mark") is None, "no point is left, and none is needed"


@pytest.mark.rule("alexander_vs_darius", "2.1.2")
def test_turning_costs_a_point() -> None:
    table = Table(macedon={"ugarit": "alexander-iii phalanx"}, persian=["hamath", "orontes-river"])
    table.do("march ugarit; go hamath; mark; go orontes-river; mark")
    assert table.marker("orontes-river") == "macedon"
    assert table.refusal("go carchemish") == ("1.4.4", "too-far")


@pytest.mark.rule("alexander_vs_darius", "2.1.2")
@pytest.mark.rule("alexander_vs_darius", "2.1.3")
def test_a_marker_need_not_be_turned_and_stops_nobody() -> None:
    table = Table(macedon={"ugarit": "alexander-iii phalanx"}, persian=["hamath"])
    table.do("march ugarit; go hamath; go orontes-river; halt")
    assert table.marker("hamath") == "persia"


@pytest.mark.rule("alexander_vs_darius", "2.1.4")
@pytest.mark.rule("alexander_vs_darius", "3.6.5")
def test_a_fortress_must_be_besieged_with_a_phalanx_or_without() -> None:
    table = Table(macedon={"hamath": "alexander-iii phalanx"}, persian=["phoinicia"])
    table.do("march hamath; go phoinicia")
    assert table.refusal("mark") == ("2.1.4", "must-besiege")


@pytest.mark.rule("alexander_vs_darius", "3.6.4")
@pytest.mark.rule("alexander_vs_darius", "2.1.6")
@pytest.mark.rule("alexander_vs_darius", "5.2.4")
@pytest.mark.rule("alexander_vs_darius", "3.0.8")
def test_a_phalanx_takes_other_cities_at_once() -> None:
    table = Table(macedon={"wilusha": "alexander-iii phalanx"}, persian=["lydia"])
    table.do("march wilusha; go lydia; mark; halt")
    assert table.marker("lydia") == "macedon"
    assert table.campaign.legitimacy == 14
    assert table.campaign.treasure[MACEDON] == 9, "no plunder"
    assert "event-rolled" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "3.6.5")
def test_without_a_phalanx_a_city_is_besieged() -> None:
    table = Table(macedon={"wilusha": "alexander-iii 3 hoplites"}, persian=["lydia"])
    table.do("march wilusha; go lydia")
    assert table.refusal("mark") == ("2.1.4", "must-besiege")


@pytest.mark.rule("alexander_vs_darius", "3.6.6")
def test_persians_besiege_every_enemy_city() -> None:
    table = Table(
        persia={"wilusha": "memnon 2 hoplites"}, macedonian=["lydia"], active="persia"
    ).do("march wilusha; go lydia")
    assert table.refusal("mark") == ("2.1.4", "must-besiege")


@pytest.mark.rule("alexander_vs_darius", "7.2.12")
@pytest.mark.rule("alexander_vs_darius", "5.1.2")
@pytest.mark.rule("alexander_vs_darius", "5.2.2")
def test_persians_take_egyptian_cities_without_siege() -> None:
    table = Table(persia={"on": "memnon hoplites"}, macedonian=["ta-mehu"], active="persia")
    table.do("march on; go ta-mehu; mark; halt")
    assert table.marker("ta-mehu") == "persia"
    assert table.campaign.legitimacy == 16
    assert table.campaign.weariness == 9


@pytest.mark.rule("alexander_vs_darius", "2.1.5")
@pytest.mark.rule("alexander_vs_darius", "5.2.2")
def test_a_neutral_city_is_taken_by_a_marker() -> None:
    persian = Table(persia={"on": "memnon light-cavalry"}, active="persia")
    persian.do("march on; go zoan; mark; halt")
    assert persian.marker("zoan") == "persia"
    assert persian.campaign.legitimacy == 16
    assert persian.campaign.weariness == 10
    macedonian = Table(macedon={"on": "alexander-iii light-cavalry"})
    macedonian.do("march on; go zoan; mark; halt")
    assert macedonian.marker("zoan") == "macedon"
    assert macedonian.campaign.legitimacy == 15, "Persia had not held it"


@pytest.mark.rule("alexander_vs_darius", "2.1.7")
@pytest.mark.rule("alexander_vs_darius", "5.2.8")
@pytest.mark.rule("alexander_vs_darius", "5.2.10")
def test_media_costs_5_once() -> None:
    table = Table(macedon={"caspia": "alexander-iii light-cavalry"}, persian=["media"])
    table.do("march caspia; go media; mark; go hyrkania; halt")
    assert table.campaign.legitimacy == 10
    table.lay_marker("media", "persia")
    table.campaign.moved, table.campaign.spent = 0, [0] * 71
    table.do("pass") if table.asked() else None
    table.do("march hyrkania; go media; mark; halt")
    assert table.campaign.legitimacy == 10


@pytest.mark.rule("alexander_vs_darius", "0.2")
@pytest.mark.rule("alexander_vs_darius", "0.7")
def test_a_marker_in_mid_move_may_end_the_game() -> None:
    table = Table(macedon={"caspia": "alexander-iii light-cavalry"}, persian=["media"])
    table.campaign.legitimacy = 5
    table.do("march caspia; go media; mark")
    assert table.campaign.agenda == []
    assert (table.campaign.winner, table.campaign.ending) == (MACEDON, BY_LEGITIMACY)


@pytest.mark.rule("alexander_vs_darius", "0.3")
def test_weariness_at_0_ends_the_game() -> None:
    table = Table(persia={"on": "memnon light-cavalry"}, macedonian=["zoan"], active="persia")
    table.campaign.weariness = 1
    table.do("march on; go zoan; mark")
    assert table.campaign.agenda == []
    assert table.campaign.ending == BY_WEARINESS


@pytest.mark.rule("alexander_vs_darius", "5.1.7")
@pytest.mark.rule("alexander_vs_darius", "5.2.10")
def test_wilusha_phrygia_and_libya_together() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii phalanx"}, macedonian=["libya"], persian=["phrygia"]
    )
    table.do("march wilusha; go phrygia; mark; halt")
    assert table.campaign.weariness == 12
    assert "glory-won" in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "5.1.7")
def test_the_glory_is_alexanders_as_king() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii phalanx"}, macedonian=["libya"], persian=["phrygia"]
    )
    put(table.campaign, MACEDON, AREA.read("thrace"), 0, 1 << PHILIP)
    table.do("march wilusha; go phrygia; mark; halt")
    assert table.campaign.weariness == 10
    assert "glory-won" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "5.2.12")
def test_a_track_ends_at_20() -> None:
    table = Table(persia={"on": "memnon light-cavalry"}, active="persia")
    table.campaign.legitimacy = 20
    table.do("march on; go zoan; mark; halt")
    assert table.campaign.legitimacy == 20


@pytest.mark.rule("alexander_vs_darius", "3.6.15")
def test_hits_come_off_when_the_besieger_marches_away() -> None:
    table = Table(macedon={"phoinicia": "alexander-iii 2 hoplites"})
    table.lay_marker("phoinicia", "persia")
    area = AREA.read("phoinicia")
    table.campaign.hits = bytes([3 if one == area else 0 for one in range(len(AREA))])
    table.do("march phoinicia; drop hoplites 1; go hamath")
    assert table.campaign.hits[area] == 3, "one of them is still there"
    table = Table(macedon={"phoinicia": "alexander-iii 2 hoplites"})
    table.lay_marker("phoinicia", "persia")
    table.campaign.hits = bytes([3 if one == area else 0 for one in range(len(AREA))])
    table.do("march phoinicia; go hamath")
    assert table.campaign.hits[area] == 0


@pytest.mark.rule("alexander_vs_darius", "3.6.17")
def test_ships_put_to_sea_when_their_port_is_lost() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii phalanx"},
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 3)},
    )
    table.do("march wilusha; go lydia; mark; halt")
    assert [(fleet.berth, fleet.ships) for fleet in table.campaign.fleets] == [(0, 3)]
