"""3.5 Raids and 3.6 sieges. For each class of besiegers the dice say how many ones, how many sixes
and how many other hits."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, ENDURANCE, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.leaders import MEMNON
from anabasis.games.alexander_vs_darius.state import BY_LEGITIMACY, DEAD
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def siege(army: str, area: str = "phoinicia", **given: object) -> Table:
    table = Table(macedon={area: army}, **given)  # type: ignore[arg-type]
    table.lay_marker(area, "persia")
    return table


@pytest.mark.rule("alexander_vs_darius", "3.6.1")
def test_who_may_besiege() -> None:
    assert siege("coenus hoplites").refusal("besiege phoinicia") is None
    assert siege("coenus heavy-infantry").refusal("besiege phoinicia") == (
        "3.6.1",
        "no-siege-troops",
    )
    assert siege("coenus 3 light-cavalry").refusal("besiege phoinicia") == (
        "3.6.1",
        "no-siege-troops",
    )
    assert siege("hoplites").refusal("besiege phoinicia") == ("3.6.1", "no-army")
    assert siege("coenus hoplites", "hamath").refusal("besiege hamath") == (
        "3.6.1",
        "no-enemy-city",
    )


@pytest.mark.rule("alexander_vs_darius", "3.6.2")
@pytest.mark.rule("alexander_vs_darius", "3.6.3")
def test_endurance() -> None:
    told = {"phoinicia": 6, "elam": 5, "lukka": 4, "macedonia": 4, "canaan": 4, "lydia": 3}
    assert {area: ENDURANCE[AREA.read(area)] for area in told} == told


@pytest.mark.rule("alexander_vs_darius", "3.6.7")
@pytest.mark.rule("alexander_vs_darius", "3.6.8")
@pytest.mark.rule("alexander_vs_darius", "3.6.9")
@pytest.mark.rule("alexander_vs_darius", "3.6.10")
def test_hits_stay_and_a_city_is_besieged_once_a_turn() -> None:
    table = siege("coenus 3 phalanx").do("besiege phoinicia", 0, 0, 3, EVENT).do("pass")
    assert table.campaign.hits[AREA.read("phoinicia")] == 3
    assert table.refusal("besiege phoinicia") == ("3.6.9", "besieged-already")
    assert table.campaign.treasure[MACEDON] == 9
    table.campaign.besieged = 0
    table.do("besiege phoinicia", 0, 0, 3, EVENT)
    assert table.marker("phoinicia") == "macedon"


@pytest.mark.rule("alexander_vs_darius", "3.6.11")
def test_ones_and_sixes_hurt_the_besieger_and_sixes_the_city_too() -> None:
    table = siege("coenus 2 phalanx 2 hoplites").do("besiege phoinicia", 1, 0, 1, 0, 1, 1)
    assert table.campaign.hits[AREA.read("phoinicia")] == 3
    table.do("lose hoplites 2", EVENT)
    assert table.army("phoinicia") == {"phalanx": 2, "worn-hoplites": 2}


@pytest.mark.rule("alexander_vs_darius", "3.6.12")
def test_ships_save_from_sixes() -> None:
    table = siege("coenus 2 hoplites", ships={"levantine": ("macedonian", 1)})
    table.do("besiege phoinicia", 0, 2, 0, EVENT)
    assert table.army("phoinicia") == {"hoplites": 2}
    assert table.campaign.hits[AREA.read("phoinicia")] == 2


@pytest.mark.rule("alexander_vs_darius", "3.6.13")
@pytest.mark.rule("alexander_vs_darius", "5.2.4")
def test_a_city_that_falls_is_plundered() -> None:
    table = siege("coenus 4 phalanx", "lukka").do("besiege lukka", 0, 0, 4, EVENT)
    assert table.marker("lukka") == "macedon"
    assert table.campaign.treasure[MACEDON] == 9 + 4
    assert table.campaign.legitimacy == 14
    assert table.campaign.hits[AREA.read("lukka")] == 0
    assert table.kinds()[-1] == "event-rolled"


@pytest.mark.rule("alexander_vs_darius", "3.6.14")
def test_if_the_last_unit_dies_the_city_stands() -> None:
    table = siege("coenus light-infantry", "lydia")
    table.campaign.hits = bytes([2 if one == AREA.read("lydia") else 0 for one in range(70)])
    table.do("besiege lydia", 0, 1, 0, EVENT)
    assert table.marker("lydia") == "persia"
    assert table.campaign.hits[AREA.read("lydia")] == 3


@pytest.mark.rule("alexander_vs_darius", "3.6.16")
@pytest.mark.rule("alexander_vs_darius", "5.2.11")
def test_gaza_falls_and_byblos_with_it() -> None:
    table = siege("coenus 4 phalanx", "canaan").do("besiege canaan", 0, 0, 4, EVENT)
    assert table.campaign.treasure[MACEDON] == 9 + 4
    assert table.campaign.legitimacy == 13


@pytest.mark.rule("alexander_vs_darius", "5.2.7")
@pytest.mark.rule("alexander_vs_darius", "3.6.13")
def test_persepolis_may_end_the_game_before_the_plunder() -> None:
    table = siege("coenus 5 phalanx", "elam").do("besiege elam", 0, 0, 5, EVENT)
    assert table.campaign.legitimacy == 15 - 1 - 5
    table = siege("coenus 5 phalanx", "elam")
    table.campaign.legitimacy = 6
    table.do("besiege elam", 0, 0, 5)
    assert table.campaign.ending == BY_LEGITIMACY
    assert table.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "5.1.2")
@pytest.mark.rule("alexander_vs_darius", "5.2.2")
def test_pella_retaken_counts_on_both_tracks() -> None:
    table = Table(persia={"macedonia": "memnon 4 hoplites"}, active="persia")
    table.lay_marker("macedonia", "macedon")
    table.do("besiege macedonia", 0, 0, 4, EVENT)
    assert (table.campaign.legitimacy, table.campaign.weariness) == (16, 9)


@pytest.mark.rule("alexander_vs_darius", "3.6.17")
def test_ships_in_a_fallen_port_withdraw_from_enemies_at_sea() -> None:
    table = siege(
        "coenus 6 phalanx",
        persian=["ugarit"],
        ships={"phoinicia-levantine": ("persian", 2), "levantine": ("macedonian", 1)},
    )
    table.do("besiege phoinicia", 0, 0, 6)
    assert table.asked() == PERSIA
    assert "withdraw ugarit-levantine" in table.options()
    table.do("withdraw ugarit-levantine", EVENT)
    assert ("ugarit-levantine", "persian", 2) in table.fleets()


# ---- raids


def raiders(**given: object) -> Table:
    laid: dict[str, object] = {
        "macedonian": ["hellas"],
        "ships": {"aegean": ("persian", 5)},
        "active": "persia",
    }
    return Table(**(laid | given))  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "3.5.1")
def test_what_bars_a_raid() -> None:
    assert raiders().refusal("raid aegean hellas 1") is None
    guarded = raiders(macedon={"hellas": "hoplites"})
    assert guarded.refusal("raid aegean hellas 1") == ("3.5.1", "port-guarded")
    ships = {"aegean": ("persian", 5), "hellas-ionian": ("macedonian", 1)}
    assert raiders(ships=ships).refusal("raid aegean hellas 1") == ("3.5.1", "port-guarded")
    assert raiders().refusal("raid aegean lydia 1") == ("3.5.1", "not-macedonian")


@pytest.mark.rule("alexander_vs_darius", "3.5.2")
@pytest.mark.rule("alexander_vs_darius", "3.5.3")
@pytest.mark.rule("alexander_vs_darius", "3.5.5")
@pytest.mark.rule("alexander_vs_darius", "3.0.8")
def test_a_die_for_two_ships_and_1_treasure() -> None:
    table = raiders()
    assert table.refusal("raid aegean hellas 3") == ("3.5.2", "too-few-ships")
    table.do("raid aegean hellas 2", 1)
    assert table.campaign.treasure == (9, 10 - 2 + 1)
    assert table.marker("hellas") == "macedon"
    assert "event-rolled" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "3.5.4")
@pytest.mark.rule("alexander_vs_darius", "3.5.7")
@pytest.mark.rule("alexander_vs_darius", "1.2.4")
def test_two_successes_take_the_marker_and_move_no_track() -> None:
    table = raiders().do("raid aegean hellas 2", 2)
    assert table.marker("hellas") == "nobody"
    assert (table.campaign.legitimacy, table.campaign.weariness) == (15, 10)


@pytest.mark.rule("alexander_vs_darius", "3.5.6")
def test_a_raid_is_no_move() -> None:
    table = raiders(macedon={"thrace": "coenus"}, macedonian=["hellas", "khania"])
    table.do("sail aegean; voyage ionian; anchor", 1).do("pass")
    table.do("raid ionian hellas 1", 0).do("march thrace; go macedonia; halt")
    assert table.refusal("raid ionian hellas 1") is None


@pytest.mark.rule("alexander_vs_darius", "7.1.6")
@pytest.mark.rule("alexander_vs_darius", "7.1.7")
def test_memnon_raids_on_5_and_dies_of_a_1() -> None:
    table = raiders(persia={"lydia": "memnon"}, macedon={"thrace": "coenus"})
    table.do("embark lydia aegean; load").do("pass")
    table.do("raid aegean hellas 2", 1, 1)
    assert table.campaign.where[MEMNON] == DEAD
    assert "memnon-gone" in table.kinds()
    assert table.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "8.5.3")
def test_the_thracians_move_one_area_for_nothing() -> None:
    table = Table(thrace={"miesia": "syrmus 4 light-infantry"}, active="persia", treasure=(5, 0))
    table.do("thracians macedonia")
    assert table.holder("macedonia") == "thrace"
    assert table.campaign.treasure[PERSIA] == 0
    assert table.marker("macedonia") == "nobody"
