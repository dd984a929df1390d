"""The rulings X, Y, R and S, one by one: the rule text where its summaries say otherwise, and what
it leaves open."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.games.alexander_vs_darius.board import AREA, CITY_COUNT, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import (
    MACEDONIAN,
    PERSIAN,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import ARTAXERXES, LEADER
from anabasis.games.alexander_vs_darius.rules import set_up
from anabasis.games.alexander_vs_darius.rules.event_table import CyprusAlone, EventRoll
from anabasis.games.alexander_vs_darius.rules.kings import check_old_king, succeed
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.revolt import Revolt
from anabasis.games.alexander_vs_darius.rules.season import Season
from anabasis.games.alexander_vs_darius.rules.stacks import lose_leader
from anabasis.games.alexander_vs_darius.rules.supply import in_supply
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import (
    AT_HOME,
    BY_DEATH,
    DEAD,
    GONE_HOME,
    SERVING_AGAIN,
    Campaign,
)
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def start(philip: bool = False, artaxerxes: bool = False) -> Campaign:
    campaign = Campaign()
    campaign.seats = 2
    campaign.asks = (0, 0)
    set_up.prepare(campaign, philip, artaxerxes)
    return campaign


def clash(macedon: str, persia: str, *script: int) -> Table:
    """An attack from Wilusha on Phrygia, from where Pitasia is open."""
    return Table(macedon={"wilusha": macedon}, persia={"phrygia": persia}, persian=["pitasia"]).do(
        "march wilusha; go phrygia; stand", *script
    )


# ---- X the text against its digest


@pytest.mark.rule("alexander_vs_darius", "2.1.1")
@pytest.mark.rule("alexander_vs_darius", "2.1.2")
def test_x1_placing_is_free_and_turning_costs_1() -> None:
    table = Table(macedon={"wilusha": "coenus phalanx"}, persian=["haphalla"])
    table.do("march wilusha; go phrygia; mark; go haphalla")
    table.do("mark")
    assert (table.marker("phrygia"), table.marker("haphalla")) == ("macedon", "macedon")
    assert table.refusal("go lydia") == ("1.4.4", "too-far"), "1, 0, 2 and 1 are spent"


@pytest.mark.rule("alexander_vs_darius", "3.0.7")
def test_x2_an_event_after_every_siege_action() -> None:
    table = Table(macedon={"phoinicia": "coenus phalanx"}, persian=["phoinicia"])
    table.do("besiege phoinicia", 0, 0, 1, EVENT)
    assert table.kinds()[-1] == "event-rolled"
    assert table.marker("phoinicia") == "persia"


@pytest.mark.rule("alexander_vs_darius", "3.0.1")
def test_x3_units_without_a_leader_are_fought() -> None:
    table = Table(macedon={"wilusha": "coenus phalanx"}, persia={"phrygia": "2 light-infantry"})
    table.do("march wilusha; go phrygia", 0, 0, 0)
    assert "battle-met" in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "3.3.32")
def test_x4_the_marker_of_a_city_area_turns_only_without_a_siege() -> None:
    for troops, marker in (("hoplites", "persia"), ("phalanx", "macedon")):
        table = Table(
            macedon={"wilusha": f"coenus {troops}"}, persia={"lydia": "light-infantry"}
        ).do("march wilusha; go lydia", 1, 0, 0, EVENT)
        assert table.marker("lydia") == marker


@pytest.mark.rule("alexander_vs_darius", "3.3.27")
def test_x5_the_loser_of_the_third_round_is_pursued_and_goes_without_a_check() -> None:
    table = clash("coenus 3 phalanx", "memnon 3 light-infantry", 1, 0, 0, 0)
    table.do("hit light-infantry 1").do("fight-on").do("fight-on", 0, 0, 0, 0)
    table.do("fight-on").do("fight-on", 0, 0, 0, 0, 0, EVENT)
    assert table.leaders("pitasia") == {"memnon"}
    assert "pursued" in table.kinds()
    assert "retreat-checked" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "3.3.29")
@pytest.mark.rule("alexander_vs_darius", "5.1.6")
def test_x6_the_defender_has_won_a_tie() -> None:
    table = clash("alexander-iii 2 phalanx", "memnon 2 hoplites")
    table.do("one-die", 0, 0, 0, 0)
    for _ in range(2):
        table.do("fight-on").do("fight-on").do("one-die", 0, 0, 0, 0, *([EVENT] if _ else []))
    assert (table.campaign.legitimacy, table.campaign.weariness) == (17, 8)


@pytest.mark.rule("alexander_vs_darius", "3.3.34")
def test_x7_no_bonus_after_a_battle_in_a_city_area() -> None:
    table = Table(
        macedon={"wilusha": "coenus phalanx"},
        persia={"lydia": "light-infantry"},
        persian=["ahhiyawa"],
    ).do("march wilusha; go lydia", 1, 0, 0, EVENT)
    assert "bonus ahhiyawa" not in table.options()


@pytest.mark.rule("alexander_vs_darius", "5.2.5")
def test_x8_a_broken_off_battle_costs_1_or_2() -> None:
    for pride, left in ((14, 14), (15, 13)):
        table = clash("coenus phalanx", "memnon light-infantry", 0, 0, 0, 0)
        table.do("break-off", 3, 0, pride, EVENT)
        assert table.campaign.legitimacy == left


@pytest.mark.rule("alexander_vs_darius", "3.4.5")
@pytest.mark.rule("alexander_vs_darius", "3.4.6")
def test_x9_withdrawing_needs_no_die_and_a_sea_without_enemies() -> None:
    table = Table(
        macedonian=["macedonia"],
        persian=["rhodes"],
        ships={"macedonia-aegean": ("macedonian", 2), "cretan": ("persian", 2)},
    ).do("sail aegean; voyage cretan", 1)
    seas = {"steer aegean", "steer ionian", "steer cilician", "steer egyptian"}
    assert seas <= set(table.options()), "the Aegean is empty of enemies now"
    table.do("steer ionian")
    assert ("ionian", "persian", 2) in table.fleets()


@pytest.mark.rule("alexander_vs_darius", "3.5.2")
@pytest.mark.rule("alexander_vs_darius", "3.5.5")
def test_x10_each_two_ships_cost_a_treasure_and_bring_a_die() -> None:
    table = Table(
        macedonian=["hellas"],
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 8)},
        active="persia",
    ).do("raid aegean hellas 4", 4)
    assert table.campaign.treasure == (6, 10 - 4 + 2), "four successes: 4 lost, 2 gained"


@pytest.mark.rule("alexander_vs_darius", "3.6.9")
def test_x11_once_a_turn() -> None:
    table = Table(macedon={"phoinicia": "coenus phalanx"}, persian=["phoinicia"])
    table.do("besiege phoinicia", 0, 0, 1, EVENT).do("pass")
    assert table.refusal("besiege phoinicia") == ("3.6.9", "besieged-already")


@pytest.mark.rule("alexander_vs_darius", "4.3.1")
def test_x12_the_dead_of_march_and_desert_do_not_come_back() -> None:
    table = Table(macedon={"judah": "alexander-iii 2 light-infantry"})
    pool = table.campaign.pool[MACEDON]
    table.do("march judah; force", 3, 1).do("go syria; halt", 1)
    assert units_in(table.campaign.dead[MACEDON]) == 2
    assert table.campaign.pool[MACEDON] == pool


@pytest.mark.rule("alexander_vs_darius", "4.7.2")
@pytest.mark.rule("alexander_vs_darius", "4.7.5")
def test_x13_armies_must_be_paid() -> None:
    table = Table(persian=["lydia"], macedonian=["macedonia"], treasure=(1, 2)).run(Upkeep())
    assert table.campaign.treasure == (0, 0)
    assert table.campaign.agenda == [], "nobody was asked"


@pytest.mark.rule("alexander_vs_darius", "4.7.8")
@pytest.mark.rule("alexander_vs_darius", "4.7.9")
def test_x14_a_second_refusal_comes_after_a_second_hiring() -> None:
    table = Table(
        macedonian=["hellas", "macedonia"],
        ships={"hellas-aegean": ("athenian", 3)},
        treasure=(30, 9),
    )
    for answer, state in (
        ("refuse-athenians", AT_HOME),
        ("refuse-athenians", AT_HOME),
        ("pay-athenians", SERVING_AGAIN),
        ("refuse-athenians", GONE_HOME),
    ):
        table.run(Upkeep()).do(answer)
        assert table.campaign.athenians == state
    assert table.campaign.treasure[MACEDON] == 30 - 4 - 3


@pytest.mark.rule("alexander_vs_darius", "6.7.6")
def test_x15_artaxerxes_dies_on_6_or_more() -> None:
    for moved, roll, dies in (
        (False, 5, False),
        (False, 6, True),
        (True, 5, True),
        (True, 4, False),
    ):
        table = Table(persia={"kish": "artaxerxes-iii immortals"}, macedonian=["macedonia"])
        table.campaign.king, table.campaign.king_moved = ARTAXERXES, moved
        table.campaign.agenda.clear()
        table.run(Season(), roll, *([3] if dies else []))
        assert (table.campaign.where[ARTAXERXES] == DEAD) == dies
        assert table.campaign.legitimacy == 15


@pytest.mark.rule("alexander_vs_darius", "7.1.2")
def test_x16_one_risk_die_a_use() -> None:
    table = clash("alexander-iii 2 phalanx", "memnon 4 hoplites")
    table.do("four-dice", 0, 4, 0, 0).do("hit hoplites 4", 5)
    assert table.kinds().count("risk-rolled") == 1


@pytest.mark.rule("alexander_vs_darius", "8.4")
def test_x17_event_4_costs_treasure_with_philip_alive_too() -> None:
    table = Table(macedon={"thrace": "philip-ii alexander-iii"}).run(EventRoll(), 4)
    assert (table.campaign.treasure[MACEDON], table.campaign.legitimacy) == (9, 16)


@pytest.mark.rule("alexander_vs_darius", "8.10")
def test_x18_persian_counters_go_and_macedonian_ones_come_to_cyprus() -> None:
    table = Table(
        persian=["cyprus", "lydia", "phoinicia"],
        ships={"lydia-aegean": ("persian", 2), "phoinicia-levantine": ("persian", 2)},
    ).run(EventRoll(), 10, 2)
    yard = table.campaign.shipyard[MACEDONIAN]
    table.do("lose-ship lydia-aegean").do("lose-ship phoinicia-levantine")
    table.do("moor cyprus-cilician")
    assert ("cyprus-cilician", "macedonian", 2) in table.fleets()
    assert table.campaign.sunk[PERSIAN] == 2
    assert table.campaign.shipyard[MACEDONIAN] == yard


@pytest.mark.rule("alexander_vs_darius", "3.1.7")
def test_x19_a_leader_is_detached() -> None:
    table = Table(macedon={"wilusha": "alexander-iii coenus 2 phalanx"})
    table.do("march wilusha; drop-leader coenus; drop phalanx 1; go phrygia; halt")
    assert table.leaders("wilusha") == {"coenus"}
    assert table.army("wilusha") == {"phalanx": 1}


@pytest.mark.rule("alexander_vs_darius", "4.7.13")
@pytest.mark.rule("alexander_vs_darius", "1.1.2")
def test_x20_cyprus_by_itself_waits_for_the_fourth_phase() -> None:
    table = Table(persian=["cyprus"], macedonian=["macedonia"], treasure=(0, 0), turn=4)
    table.campaign.agenda.clear()
    table.run(CyprusAlone(), 2)
    assert table.marker("cyprus") == "macedon", "revolt or not"
    assert not table.campaign.revolted


@pytest.mark.rule("alexander_vs_darius", "3.2.6")
def test_x21_when_every_unit_has_its_hit_leaders_take_the_rest() -> None:
    table = clash("coenus antigonus 2 phalanx", "memnon 6 light-infantry", 0, 0, 0, 5, 0)
    assert table.campaign.where[LEADER.read("coenus")] == DEAD
    assert table.campaign.where[LEADER.read("antigonus")] == DEAD


# ---- Y data


@pytest.mark.rule("alexander_vs_darius", "3.6.1")
def test_y1_heavy_infantry_alone_besieges_nothing() -> None:
    table = Table(persia={"hellas": "memnon 4 heavy-infantry"}, active="persia")
    table.lay_marker("hellas", "macedon")
    assert table.refusal("besiege hellas") == ("3.6.1", "no-siege-troops")


@pytest.mark.rule("alexander_vs_darius", "4.7.4")
def test_y2_the_hoplites_of_agis_desert_too() -> None:
    table = Table(persia={"mycenae": "agis-iii hoplites heavy-cavalry"}, treasure=(5, 0))
    table.campaign.revolted = True
    table.run(Upkeep())
    assert table.army("mycenae") == {"heavy-cavalry": 1}


@pytest.mark.rule("alexander_vs_darius", "4.1.2")
def test_y3_a_black_sea_port_feeds_media() -> None:
    table = Table(macedon={"media": "coenus phalanx"}, macedonian=["ashuguzai", "macedonia"])
    assert in_supply(table.campaign, MACEDON, AREA.read("media"))


# ---- R rulings of the reconstruction


@pytest.mark.rule("alexander_vs_darius", "1.4.17")
def test_r1_a_forced_march_costs_when_it_succeeds() -> None:
    table = Table(persia={"kish": "darius-iii 2 light-infantry"}, active="persia")
    table.do("march kish; force", 4, 2)
    assert table.army("kish") == {}


@pytest.mark.rule("alexander_vs_darius", "6.5.1")
def test_r2_crete_is_khania_and_knossos() -> None:
    table = Table(macedon={"macedonia": "alexander-iii"}).run(EventRoll(), 2)
    assert (table.marker("khania"), table.marker("knossos")) == ("macedon", "macedon")
    assert table.marker("rhodes") == "nobody"


@pytest.mark.rule("alexander_vs_darius", "6.2.2")
def test_r3_spellings_are_one_area_each() -> None:
    assert {"media", "miskheta", "chalybes", "lukka", "mitanni", "eshnunna"} <= set(AREA.words)
    assert len(AREA) == 70


@pytest.mark.rule("alexander_vs_darius", "3.6.16")
@pytest.mark.rule("alexander_vs_darius", "5.2.11")
def test_r4_canaan_has_two_cities_and_one_siege() -> None:
    table = Table(macedon={"canaan": "alexander-iii 4 phalanx"}, persian=["canaan"])
    table.do("besiege canaan", 0, 0, 4, EVENT)
    assert table.campaign.treasure[MACEDON] == 9 + 4
    assert table.campaign.legitimacy == 13
    back = Table(persia={"canaan": "mazaeus 4 light-infantry"}, active="persia")
    back.lay_marker("canaan", "macedon")
    back.do("besiege canaan", 0, 0, 4, EVENT)
    assert (back.campaign.legitimacy, back.campaign.weariness) == (17, 8)


@pytest.mark.rule("alexander_vs_darius", "6.3.1")
def test_r5_egypt_is_nobodys() -> None:
    campaign = start()
    for word in ("zoan", "naucratis", "ta-mehu", "thebaid", "libya"):
        assert campaign.marker[AREA.read(word)] == 4


@pytest.mark.rule("alexander_vs_darius", "4.7.9")
def test_r6_refused_twice_they_stay_at_athens() -> None:
    table = Table(macedonian=["hellas", "macedonia"], ships={"hellas-aegean": ("athenian", 3)})
    table.campaign.athenians = SERVING_AGAIN
    table.run(Upkeep()).do("refuse-athenians")
    assert table.fleets() == [("hellas-aegean", "athenian", 3)]


@pytest.mark.rule("alexander_vs_darius", "7.1.2")
def test_r7_four_dice_hold_or_kill() -> None:
    held = clash("alexander-iii 2 phalanx", "memnon 4 hoplites").do("four-dice", 0, 0, 0, 0, 1)
    assert held.campaign.held == 5, "without a single 6 too"
    killed = clash("alexander-iii 2 phalanx", "memnon 4 hoplites").do("four-dice", 0, 0, 0, 0, 6)
    assert killed.campaign.ending == BY_DEATH


@pytest.mark.rule("alexander_vs_darius", "1.3.4")
@pytest.mark.rule("alexander_vs_darius", "1.3.5")
def test_r8_with_one_player_out_the_others_pass_ends_the_phase() -> None:
    table = Table(macedonian=["macedonia"], persian=["lydia"])
    table.campaign.passes = bytes([0, 2])
    table.do("pass")
    assert "actions-end" in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "4.3.2")
def test_r9_recruiting_is_no_action() -> None:
    table = Table(macedonian=["macedonia"])
    assert {option.split()[0] for option in table.options()} == {"pass"}


@pytest.mark.rule("alexander_vs_darius", "5.2.3")
def test_r10_breaking_off_is_not_counted_as_a_loss_besides() -> None:
    table = clash("coenus phalanx", "memnon light-infantry", 0, 0, 0, 0)
    table.do("break-off", 3, 0, 3, EVENT)
    assert "battle-lost" not in table.kinds()
    assert table.campaign.legitimacy == 14


@pytest.mark.rule("alexander_vs_darius", "5.1.7")
@pytest.mark.rule("alexander_vs_darius", "5.2.10")
def test_r11_the_glory_comes_once() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii phalanx"}, macedonian=["libya"], persian=["phrygia"]
    ).do("march wilusha; go phrygia; mark; halt")
    table.lay_marker("phrygia", "persia")
    table.campaign.moved, table.campaign.spent = 0, [0] * 71
    table.do("pass").do("march phrygia; mark; halt")
    assert table.campaign.weariness == 12
    lydia = Table(
        macedon={"wilusha": "alexander-iii phalanx"}, macedonian=["lydia"], persian=["phrygia"]
    ).do("march wilusha; go phrygia; mark; halt")
    assert lydia.campaign.weariness == 10


@pytest.mark.rule("alexander_vs_darius", "5.2.7")
@pytest.mark.rule("alexander_vs_darius", "5.2.10")
def test_r12_persepolis_costs_5_once_and_nothing_is_given_back() -> None:
    table = Table(macedon={"elam": "alexander-iii 5 phalanx"}, persian=["elam"])
    table.do("besiege elam", 0, 0, 5, EVENT)
    assert table.campaign.legitimacy == 9
    table.lay_marker("elam", "persia")
    table.campaign.besieged = 0
    table.do("pass").do("besiege elam", 0, 0, 5, EVENT)
    assert table.campaign.legitimacy == 8, "the city again, and no 5"


@pytest.mark.rule("alexander_vs_darius", "6.2.4")
def test_r13_bessus_and_ariobarzanes_come_on_turn_3() -> None:
    table = Table(persian=["media", "elam"], macedonian=["macedonia"], turn=2)
    table.campaign.agenda.clear()
    table.run(Season())
    assert (table.leaders("media"), table.leaders("elam")) == ({"bessus"}, {"ariobarzanes"})
    assert (table.army("media"), table.army("elam")) == (
        {"light-cavalry": 2},
        {"medium-infantry": 1},
    )


@pytest.mark.rule("alexander_vs_darius", "4.4.5")
def test_r14_heavy_infantry_costs_3() -> None:
    table = Table(persian=["kish"]).run(Recruiting(PERSIA)).do("recruit heavy-infantry kish")
    assert table.campaign.treasure[PERSIA] == 7


@pytest.mark.rule("alexander_vs_darius", "6.7.7")
@pytest.mark.rule("alexander_vs_darius", "6.7.8")
def test_r15_the_line_of_kings() -> None:
    table = Table(persia={"kish": "artaxerxes-iii immortals", "miskheta": "darius-iii"})
    table.campaign.king = ARTAXERXES
    table.campaign.agenda.clear()
    check_old_king(table.campaign, ScriptedDie(6, 2), table.log)
    line = [table.campaign.king]
    for _ in range(3):
        lose_leader(table.campaign, table.campaign.king)
        succeed(table.campaign, ScriptedDie(), table.log)
        line.append(table.campaign.king)
    words = ["bisthanes", "artaxerxes-iv", "darius-iii", "bessus"]
    assert line == [LEADER.read(word) for word in words]


@pytest.mark.rule("alexander_vs_darius", "3.1.19")
def test_r16_a_crossing_is_part_of_a_march_for_2_in_all() -> None:
    table = Table(macedon={"macedonia": "alexander-iii light-cavalry"})
    table.do("march macedonia; go thrace; go wilusha; halt")
    assert table.campaign.treasure[MACEDON] == 8
    poor = Table(macedon={"thrace": "alexander-iii phalanx"}, treasure=(1, 5)).do("march thrace")
    assert poor.refusal("go wilusha") == ("1.3.8", "too-dear")
    persian = Table(persia={"wilusha": "memnon light-cavalry"}, active="persia")
    persian.do("march wilusha; go thrace; halt")
    assert persian.campaign.treasure[PERSIA] == 8


@pytest.mark.rule("alexander_vs_darius", "8.5.3")
@pytest.mark.rule("alexander_vs_darius", "8.5.4")
def test_r17_the_thracians_are_moved_by_the_persian_and_cross_nothing() -> None:
    table = Table(thrace={"thrace": "syrmus light-infantry"}, active="persia")
    assert table.refusal("thracians wilusha") == ("8.5.4", "not-adjacent")
    table.do("thracians macedonia")
    assert table.holder("macedonia") == "thrace"
    assert table.campaign.treasure[PERSIA] == 10
    assert table.marker("macedonia") == "nobody"


@pytest.mark.rule("alexander_vs_darius", "3.6.7")
@pytest.mark.rule("alexander_vs_darius", "3.6.11")
def test_r18_leaders_do_not_roll_in_a_siege() -> None:
    table = Table(macedon={"phoinicia": "alexander-iii parmenion 2 phalanx"}, persian=["phoinicia"])
    table.do("besiege phoinicia", 0, 0, 2, EVENT)
    besieged = next(one.plain() for one in table.log if one.kind.name == "besieged")
    assert (besieged["dice"], besieged["hits"]) == (2, 2)


@pytest.mark.rule("alexander_vs_darius", "3.3.34")
def test_r19_the_bonus_marker_lies_beside_the_battle() -> None:
    table = Table(
        macedon={"wilusha": "coenus 2 phalanx"},
        persia={"phrygia": "light-infantry", "gasga": "light-infantry"},
        persian=["pitasia", "lydia"],
    ).do("march wilusha; go phrygia", 1, 0, 0)
    assert set(table.options()) == {"bonus chalybes", "bonus haphalla", "bonus pitasia", "no-bonus"}


@pytest.mark.rule("alexander_vs_darius", "4.4.6")
def test_r20_hoplites_cost_2_in_greece_and_3_elsewhere() -> None:
    table = Table(persian=["kish", "hellas"]).run(Recruiting(PERSIA))
    table.do("recruit hoplites hellas")
    assert table.campaign.treasure[PERSIA] == 8
    table.do("recruit hoplites kish")
    assert table.campaign.treasure[PERSIA] == 5


@pytest.mark.rule("alexander_vs_darius", "3.3.36")
def test_r21_darius_who_slips_away_brings_nothing() -> None:
    table = Table(
        macedon={"wilusha": "coenus phalanx"},
        persia={"phrygia": "darius-iii immortals"},
        persian=["pitasia"],
    ).do("march wilusha; go phrygia; slip-away", 4)
    assert table.campaign.treasure[MACEDON] == 9


@pytest.mark.rule("alexander_vs_darius", "5.1.1")
def test_r22_leaders_are_not_among_the_eight() -> None:
    table = clash("alexander-iii 2 phalanx", "darius-iii nabarzanes 7 light-infantry")
    assert table.campaign.weariness == 10
    table = clash("alexander-iii 2 phalanx", "darius-iii nabarzanes 8 light-infantry")
    assert table.campaign.weariness == 9


@pytest.mark.rule("alexander_vs_darius", "6.1.4")
@pytest.mark.rule("alexander_vs_darius", "6.2.2")
@pytest.mark.rule("alexander_vs_darius", "6.3.1")
def test_r23_whose_the_unlisted_areas_are() -> None:
    campaign = start()
    owners = {"wilusha": PERSIA, "phrygia": PERSIA, "khuzi": PERSIA, "zoan": 4}
    owners |= {"thrace": MACEDON, "macedonia": MACEDON, "hellas": MACEDON}
    for word, owner in owners.items():
        assert campaign.marker[AREA.read(word)] == owner
    assert list(campaign.marker).count(PERSIA) == 50
    assert sum(CITY_COUNT[a] for a in range(70) if campaign.marker[a] == PERSIA) == 12


# ---- S what was missing


@pytest.mark.rule("alexander_vs_darius", "1.4.28")
@pytest.mark.rule("alexander_vs_darius", "1.4.29")
def test_s1_a_ship_in_port_is_in_the_sea_and_need_not_be_fought() -> None:
    table = Table(
        macedon={"macedonia": "antipater phalanx"},
        persian=["lydia"],
        ships={"macedonia-aegean": ("macedonian", 2), "lydia-aegean": ("persian", 1)},
    )
    assert table.refusal("embark macedonia aegean") == ("1.4.34", "enemy-ships")
    table.do("sail aegean", 1)
    assert table.asked() == MACEDON, "ships in port need not be fought"
    assert table.refusal("attack-port lydia") is None


@pytest.mark.rule("alexander_vs_darius", "3.3.31")
@pytest.mark.rule("alexander_vs_darius", "0.7")
def test_s2_the_order_after_a_battle_and_its_end() -> None:
    table = clash("coenus phalanx", "memnon light-infantry", 0, 0, 0, 0)
    table.campaign.legitimacy = 1
    table.do("break-off", 3, 0)
    assert table.campaign.winner == MACEDON
    assert table.marker("phrygia") == "macedon", "the marker comes before the tracks"
    assert not {"spoils", "event-rolled"} & set(table.kinds())


@pytest.mark.rule("alexander_vs_darius", "3.3.29")
def test_s3_a_tie_has_no_pursuit() -> None:
    table = clash("coenus phalanx", "memnon hoplites", 0, 0, 0, 0)
    table.do("fight-on").do("fight-on", 0, 0, 0, 0)
    table.do("fight-on").do("fight-on", 0, 0, 0, 0, EVENT)
    assert "pursued" not in table.kinds()
    assert table.leaders("wilusha") == {"coenus"}


@pytest.mark.rule("alexander_vs_darius", "3.1.10")
def test_s4_units_without_a_leader_do_not_retreat() -> None:
    table = Table(
        macedon={"wilusha": "coenus phalanx"},
        persia={"phrygia": "3 light-infantry"},
        persian=["pitasia"],
    ).do("march wilusha; go phrygia", 1, 0, 0)
    table.do("fight-on", 0, 0, 0).do("fight-on", 0, 0, 0).do("no-bonus", EVENT)
    assert units_in(table.campaign.dead[PERSIA]) == 3


@pytest.mark.rule("alexander_vs_darius", "3.3.24")
def test_s5_pursuit_is_no_round() -> None:
    table = clash("coenus 2 light-cavalry", "memnon hoplites", 0, 0, 0, 0)
    table.do("break-off", 3, 2, 0, 3, EVENT)
    assert table.army("pitasia") == {}
    assert table.leaders("pitasia") == {"memnon"}


@pytest.mark.rule("alexander_vs_darius", "3.3.28")
def test_s6_ignored_hits_decide_nothing() -> None:
    table = (
        Table(
            macedon={"khuzi": "coenus 3 phalanx"},
            persia={"elam": "ariobarzanes 3 light-infantry"},
            persian=["south-zargoa"],
        )
        .do("march khuzi; go elam; stand", 3, 1, 1, 0)
        .do("hit phalanx 1")
    )
    assert table.campaign.battle is not None
    assert table.campaign.battle.hits == (0, 1)


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_s7_leaders_take_no_room() -> None:
    table = Table(
        macedon={"macedonia": "antipater coenus phalanx"},
        ships={"macedonia-aegean": ("macedonian", 1)},
    ).do("embark macedonia aegean; load")
    assert table.cargo("macedonia-aegean", "macedonian") == "antipater coenus 1 phalanx"


@pytest.mark.rule("alexander_vs_darius", "1.3.12")
def test_s8_treasure_is_never_owed() -> None:
    assert Table(treasure=(1, 5)).run(EventRoll(), 6).campaign.treasure[MACEDON] == 0


@pytest.mark.rule("alexander_vs_darius", "2.1.6")
def test_s9_a_city_without_siege_brings_no_plunder() -> None:
    table = Table(macedon={"wilusha": "coenus phalanx"}, persian=["lydia"])
    table.do("march wilusha; go lydia; mark; halt")
    assert table.campaign.treasure[MACEDON] == 9
    assert "city-fell" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "4.6.5")
def test_s10_sparta_is_a_city_gained() -> None:
    table = Table(turn=8, treasure=(5, 0))
    table.lay_army("sparta", "mycenae", "agis-iii hoplites")
    table.run(Revolt(), 6)
    assert (table.marker("mycenae"), table.campaign.legitimacy) == ("persia", 16)


@pytest.mark.rule("alexander_vs_darius", "3.3.11")
@pytest.mark.rule("alexander_vs_darius", "4.1.4")
def test_s11_straits_carry_a_retreat_and_no_supply() -> None:
    table = (
        Table(macedon={"thrace": "coenus 2 phalanx"}, persia={"wilusha": "memnon 2 hoplites"})
        .do("march thrace; go wilusha", 0, 0, 0, 0)
        .do("break-off", 4, 0, EVENT)
    )
    assert table.leaders("thrace") == {"coenus"}
    assert table.campaign.treasure[MACEDON] == 8
    far = Table(macedon={"wilusha": "coenus phalanx"}, macedonian=["thrace", "macedonia"])
    far.lay_marker("wilusha", "persia")
    assert not in_supply(far.campaign, MACEDON, AREA.read("wilusha"))


# ---- every ruling is a test


def test_every_ruling_can_be_found_as_a_test_by_its_name() -> None:
    """A test is named after its ruling: `test_x8_...` shows X8."""
    rulings = files(f"anabasis.games.{GAME}").joinpath("rulings.md").read_text(encoding="utf-8")
    told = re.findall(r"^\*\*([A-Y]\d+) ", rulings, re.MULTILINE)
    folder = Path(__file__).parent
    tests = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("test_*.py")))
    missing = [one for one in told if f"def test_{one.lower()}_" not in tests]
    assert len(told) > 140
    assert missing == []
