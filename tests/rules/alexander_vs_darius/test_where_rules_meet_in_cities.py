"""Where two rules meet, D and H: markers, cities and sieges."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.season import SeasonEnds, income
from anabasis.games.alexander_vs_darius.rules.supply import Supply, in_supply
from anabasis.games.alexander_vs_darius.state import BY_LEGITIMACY, BY_WEARINESS
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def hits(table: Table, area: str) -> int:
    return table.campaign.hits[AREA.read(area)]


# ---- D markers and cities


@pytest.mark.rule("alexander_vs_darius", "2.1.7")
@pytest.mark.rule("alexander_vs_darius", "5.1.7")
@pytest.mark.rule("alexander_vs_darius", "5.2.8")
def test_d1_markers_move_the_tracks_in_mid_march() -> None:
    table = Table(
        macedon={"north-zargoa": "alexander-iii heavy-cavalry"}, persian=["media", "hyrkania"]
    ).do("march north-zargoa; go media; mark")
    assert table.campaign.legitimacy == 10
    table.do("go hyrkania; mark; halt")
    assert table.campaign.legitimacy == 10, "other areas without a city move nothing"
    glory = Table(
        macedon={"wilusha": "alexander-iii 9 phalanx"},
        macedonian=["libya"],
        persian=["phrygia"],
        persia={"pitasia": "darius-iii nabarzanes 9 light-infantry"},
    ).do("march wilusha; go phrygia; mark")
    assert glory.campaign.weariness == 12
    end = Table(macedon={"north-zargoa": "alexander-iii heavy-cavalry"}, persian=["media"])
    end.campaign.legitimacy = 5
    end.do("march north-zargoa; go media; mark")
    assert (end.campaign.winner, end.campaign.ending) == (MACEDON, BY_LEGITIMACY)


@pytest.mark.rule("alexander_vs_darius", "3.6.4")
@pytest.mark.rule("alexander_vs_darius", "3.6.5")
def test_d2_the_last_phalanx_dies_on_the_way_and_there_is_no_shortcut() -> None:
    table = Table(macedon={"wilusha": "alexander-iii worn-phalanx hoplites"}, persian=["lydia"]).do(
        "march wilusha; force", 3, 0, 1
    )
    assert table.army("wilusha") == {"hoplites": 1}
    table.do("go lydia")
    assert table.refusal("mark") == ("2.1.4", "must-besiege")


@pytest.mark.rule("alexander_vs_darius", "2.1.6")
@pytest.mark.rule("alexander_vs_darius", "3.0.8")
def test_d3_a_city_without_siege_brings_no_plunder_and_no_event() -> None:
    table = Table(macedon={"wilusha": "alexander-iii phalanx"}, persian=["lydia"])
    table.do("march wilusha; go lydia; mark; halt")
    assert table.campaign.treasure[MACEDON] == 9
    assert table.campaign.legitimacy == 14
    assert "event-rolled" not in table.kinds()
    persian = Table(
        persia={"zoan": "mazaeus light-infantry"}, macedonian=["naucratis"], active="persia"
    ).do("march zoan; go naucratis; mark; halt")
    assert persian.campaign.treasure[PERSIA] == 8
    assert (persian.campaign.legitimacy, persian.campaign.weariness) == (16, 9)


@pytest.mark.rule("alexander_vs_darius", "2.1.5")
@pytest.mark.rule("alexander_vs_darius", "5.2.2")
@pytest.mark.rule("alexander_vs_darius", "5.2.4")
def test_d4_a_neutral_city_is_taken_by_a_marker() -> None:
    persian = Table(persia={"sinai": "mazaeus light-infantry"}, active="persia")
    persian.do("march sinai; go zoan; mark; halt")
    assert persian.campaign.legitimacy == 16
    macedonian = Table(macedon={"sinai": "coenus light-infantry"})
    macedonian.do("march sinai; go zoan; mark; halt")
    assert macedonian.campaign.legitimacy == 15
    assert macedonian.marker("zoan") == "macedon"


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
@pytest.mark.rule("alexander_vs_darius", "4.3.10")
def test_d5_without_pellas_marker_nobody_is_fed_and_phalanxes_join_an_army_there() -> None:
    table = Table(macedon={"hellas": "coenus light-infantry"}, macedonian=["thrace"])
    assert not in_supply(table.campaign, MACEDON, AREA.read("hellas"))
    table.run(Recruiting(MACEDON))
    assert table.refusal("recruit phalanx macedonia") == ("4.3.6", "not-friendly")
    army = Table(macedon={"macedonia": "coenus light-infantry"})
    army.lay_marker("macedonia", "persia")
    army.run(Recruiting(MACEDON))
    assert army.refusal("recruit phalanx macedonia") is None


# ---- H sieges


@pytest.mark.rule("alexander_vs_darius", "3.6.9")
@pytest.mark.rule("alexander_vs_darius", "3.6.10")
def test_h1_march_and_siege_are_two_actions_and_a_siege_is_once_a_turn() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii 3 hoplites", "ahhiyawa": "coenus 3 hoplites"},
        persian=["lydia"],
    ).do("march wilusha; go lydia; halt")
    assert table.asked() == PERSIA
    table.do("pass").do("besiege lydia", 0, 0, 1, EVENT).do("pass")
    assert table.refusal("besiege lydia") == ("3.6.9", "besieged-already")
    table.do("march ahhiyawa; go lydia; halt")
    assert table.refusal("besiege lydia") == ("3.6.9", "besieged-already"), "nor a second army"
    assert hits(table, "lydia") == 1
    table.run(SeasonEnds())
    assert table.refusal("besiege lydia") is None
    assert hits(table, "lydia") == 1, "kept for the next turn"


@pytest.mark.rule("alexander_vs_darius", "3.6.11")
@pytest.mark.rule("alexander_vs_darius", "3.6.12")
def test_h2_ones_sixes_and_ships_in_either_sea() -> None:
    table = Table(macedon={"lukka": "alexander-iii 4 hoplites"}, persian=["lukka"])
    table.do("besiege lukka", 1, 1, 1, EVENT)
    assert hits(table, "lukka") == 2, "a 6 hits the city as well"
    assert table.army("lukka") == {"hoplites": 2, "worn-hoplites": 2}
    for berth in ("aegean", "cilician"):
        helped = Table(
            macedon={"lukka": "alexander-iii 4 hoplites"},
            persian=["lukka"],
            ships={berth: ("macedonian", 1)},
        ).do("besiege lukka", 1, 2, 1, EVENT)
        assert helped.army("lukka") == {"hoplites": 3, "worn-hoplites": 1}, "sixes only"


@pytest.mark.rule("alexander_vs_darius", "3.6.11")
@pytest.mark.rule("alexander_vs_darius", "3.6.14")
def test_h3_if_the_last_unit_dies_the_city_stands() -> None:
    table = Table(macedon={"lydia": "alexander-iii 2 light-infantry"}, persian=["lydia"])
    table.campaign.hits = bytes([1 if a == AREA.read("lydia") else 0 for a in range(70)])
    table.do("besiege lydia", 0, 2, 0, EVENT)
    assert hits(table, "lydia") == 3
    assert table.marker("lydia") == "persia"
    assert table.leaders("lydia") == {"alexander-iii"}, "never a leader"
    assert table.army("lydia") == {}


@pytest.mark.rule("alexander_vs_darius", "3.6.15")
def test_h4_relief_takes_the_hits_off_and_a_besieger_who_holds_keeps_them() -> None:
    held = Table(
        macedon={"lydia": "alexander-iii 3 hoplites"},
        persia={"wilusha": "memnon 2 light-infantry"},
        persian=["lydia"],
    ).do("besiege lydia", 0, 0, 1, EVENT)
    held.do("march wilusha; go lydia").do("one-die", 0, 0, 2, 1, EVENT)
    assert hits(held, "lydia") == 1
    raised = Table(
        macedon={"lydia": "coenus 3 hoplites"},
        persia={"wilusha": "memnon 2 light-infantry"},
        persian=["lydia"],
        macedonian=["arzawa"],
    ).do("besiege lydia", 0, 0, 1, EVENT)
    raised.do("march wilusha; go lydia").do("slip-away", 4)
    assert hits(raised, "lydia") == 0


@pytest.mark.rule("alexander_vs_darius", "3.6.15")
@pytest.mark.rule("alexander_vs_darius", "8.12")
def test_h4_hits_come_off_when_event_12_takes_the_last_besieger() -> None:
    table = Table(
        persia={"hellas": "memnon light-infantry", "media": "spitamenes light-cavalry"},
        macedonian=["hellas"],
        active="persia",
    ).do("besiege hellas", 0, 0, 1, EVENT)
    assert hits(table, "hellas") == 1
    table.run(EventRoll(), 12)
    assert table.army("hellas") == {}
    assert hits(table, "hellas") == 0


@pytest.mark.rule("alexander_vs_darius", "3.6.15")
@pytest.mark.rule("alexander_vs_darius", "3.5.4")
def test_h4_hits_come_off_when_the_besieged_marker_is_raided_away() -> None:
    table = Table(
        persia={"hellas": "memnon light-infantry"},
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 4)},
        active="persia",
    )
    table.lay_marker("hellas", "macedon")
    table.campaign.passes = bytes([2, 0])
    table.do("besiege hellas", 0, 0, 1, EVENT).do("raid aegean hellas 2", 2)
    assert table.marker("hellas") == "nobody"
    assert hits(table, "hellas") == 0


@pytest.mark.rule("alexander_vs_darius", "3.6.13")
@pytest.mark.rule("alexander_vs_darius", "5.2.7")
@pytest.mark.rule("alexander_vs_darius", "0.7")
def test_h5_persepolis_falls_and_the_game_may_end_before_the_plunder() -> None:
    table = Table(macedon={"elam": "alexander-iii 6 phalanx"}, persian=["elam"])
    table.do("besiege elam", 0, 0, 6, EVENT)
    assert table.campaign.legitimacy == 15 - 1 - 5
    assert table.campaign.treasure[MACEDON] == 9 + 5
    assert hits(table, "elam") == 0
    assert table.kinds()[-4:] == ["city-lost", "persepolis-taken", "city-fell", "event-rolled"]
    end = Table(macedon={"elam": "alexander-iii 6 phalanx"}, persian=["elam"])
    end.campaign.legitimacy = 6
    end.do("besiege elam", 0, 0, 6)
    assert (end.campaign.winner, end.campaign.treasure[MACEDON]) == (MACEDON, 9)


@pytest.mark.rule("alexander_vs_darius", "5.1.2")
@pytest.mark.rule("alexander_vs_darius", "5.2.2")
def test_h6_persia_takes_pella_or_athens_and_both_tracks_move() -> None:
    for area, troops, dice in (("macedonia", "4 hoplites", 4), ("hellas", "3 hoplites", 3)):
        table = Table(persia={area: f"agis-iii {troops}"}, active="persia")
        table.lay_marker(area, "macedon")
        table.do(f"besiege {area}", 0, 0, dice, EVENT)
        assert table.marker(area) == "persia"
        assert (table.campaign.legitimacy, table.campaign.weariness) == (16, 9)
    end = Table(persia={"hellas": "agis-iii 3 hoplites"}, active="persia")
    end.lay_marker("hellas", "macedon")
    end.campaign.weariness = 1
    end.do("besiege hellas", 0, 0, 3)
    assert (end.campaign.winner, end.campaign.ending) == (PERSIA, BY_WEARINESS)


@pytest.mark.rule("alexander_vs_darius", "3.6.17")
def test_h7_ships_in_a_fallen_port_put_to_sea_with_their_cargo() -> None:
    table = Table(
        macedon={"phoinicia": "alexander-iii 6 phalanx"},
        persian=["phoinicia"],
        ships={"phoinicia-levantine": ("persian", 3)},
    ).do("besiege phoinicia", 0, 0, 6, EVENT)
    assert table.fleets() == [("levantine", "persian", 3)]
    assert income(table.campaign, MACEDON) == 1


# ---- the text itself


@pytest.mark.rule("alexander_vs_darius", "3.6.2")
@pytest.mark.rule("alexander_vs_darius", "3.6.13")
@pytest.mark.rule("alexander_vs_darius", "4.3.1")
def test_a_city_that_does_not_fall_brings_nothing_and_its_besiegers_die_for_good() -> None:
    table = Table(macedon={"lukka": "alexander-iii 4 light-infantry"}, persian=["lukka"])
    table.do("besiege lukka", 1, 1, 0, EVENT)
    assert table.campaign.treasure[MACEDON] == 9
    assert units_in(table.campaign.dead[MACEDON]) == 2
    assert table.marker("lukka") == "persia"


@pytest.mark.rule("alexander_vs_darius", "3.6.1")
def test_leaderless_units_besiege_nothing() -> None:
    table = Table(macedon={"lydia": "3 phalanx"}, persian=["lydia"])
    assert table.refusal("besiege lydia") == ("3.6.1", "no-army")


@pytest.mark.rule("alexander_vs_darius", "3.6.15")
@pytest.mark.rule("alexander_vs_darius", "4.2.1")
def test_a_siege_is_raised_when_the_last_besieger_starves() -> None:
    table = Table(macedon={"khuzi": "coenus light-infantry"}, persian=["khuzi"])
    table.do("besiege khuzi", 0, 0, 1, EVENT)
    table.run(Supply(), 1)
    assert table.army("khuzi") == {}
    assert hits(table, "khuzi") == 0


@pytest.mark.rule("alexander_vs_darius", "7.2.12")
@pytest.mark.rule("alexander_vs_darius", "5.2.5")
def test_the_bonus_marker_may_be_the_third_of_the_three() -> None:
    table = Table(
        macedon={"lydia": "alexander-iii 2 phalanx"},
        persia={"phrygia": "light-infantry"},
        macedonian=["libya"],
        persian=["wilusha"],
    ).do("march lydia; go phrygia; one-die", 1, 0, 0)
    assert "bonus wilusha" in table.options()
    table.do("bonus wilusha", EVENT)
    assert table.campaign.weariness == 12
    assert table.campaign.legitimacy == 14
