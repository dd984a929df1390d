"""Where two rules meet, C, F and G: cargo, sea battles and raids."""

from __future__ import annotations

import pytest

from anabasis.core.position import unwind
from anabasis.games.alexander_vs_darius.board import MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.checks import wrong_ships
from anabasis.games.alexander_vs_darius.counters import PERSIAN, units_in
from anabasis.games.alexander_vs_darius.leaders import DARIUS, LEADER, MEMNON
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.season import SeasonEnds
from anabasis.games.alexander_vs_darius.rules.supply import Supply
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import AT_HOME, BY_DEATH, DEAD, SERVING
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def shipped(army: str = "antipater 2 hoplites", ships: int = 2, **given: object) -> Table:
    """A Macedonian army that went aboard in Macedonia; the Persian has passed."""
    laid: dict[str, object] = {
        "macedon": {"macedonia": army},
        "ships": {"macedonia-aegean": ("macedonian", ships)},
    }
    table = Table(**(laid | given))  # type: ignore[arg-type]
    return table.do("embark macedonia aegean; load").do("pass")


# ---- C cargo


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
@pytest.mark.rule("alexander_vs_darius", "1.4.32")
@pytest.mark.rule("alexander_vs_darius", "1.4.33")
@pytest.mark.rule("alexander_vs_darius", "1.4.35")
def test_c1_four_actions_take_an_army_over_the_sea() -> None:
    table = Table(
        macedon={"thrace": "antipater hoplites"},
        macedonian=["macedonia"],
        ships={"macedonia-aegean": ("macedonian", 1)},
    )
    table.campaign.passes = bytes([0, 2])
    table.do("march thrace; go macedonia; halt")
    table.do("embark macedonia aegean; load")
    table.do("sail aegean; voyage cilician; anchor", 3)
    assert table.refusal("embark macedonia aegean") is not None
    table.do("land cilician cilicia")
    assert table.army("cilicia") == {"hoplites": 1}
    assert table.campaign.treasure[MACEDON] == 10 - 4
    assert table.refusal("march cilicia") == ("1.4.5", "moved-already")
    failed = (
        Table(
            macedon={"macedonia": "antipater hoplites"},
            ships={"macedonia-aegean": ("macedonian", 1)},
        )
        .do("sail aegean", 4)
        .do("pass")
    )
    failed.do("embark macedonia aegean; load").do("pass")
    assert failed.refusal("sail aegean") == ("1.4.24", "fleet-has-tried")


@pytest.mark.rule("alexander_vs_darius", "1.4.25")
@pytest.mark.rule("alexander_vs_darius", "1.4.26")
def test_c2_two_nations_one_die_and_enemies_end_the_voyage() -> None:
    table = Table(
        macedonian=["macedonia"],
        persian=["rhodes"],
        ships={
            "aegean": ("macedonian", 2),
            "macedonia-aegean": ("athenian", 2),
            "cilician": ("persian", 1),
        },
    ).do("sail aegean", 4)
    assert ("aegean", "macedonian", 2) in table.fleets()
    table.do("voyage cilician").do("fight", 0, 0).do("fight").do("steer cretan", EVENT)
    assert ("cretan", "athenian", 2) in table.fleets()
    assert table.campaign.treasure[MACEDON] == 9
    assert table.asked() == PERSIA, "the voyage ended in the first sea"


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
@pytest.mark.rule("alexander_vs_darius", "1.4.42")
def test_c3_leaders_take_no_room_and_share_a_ships_fate() -> None:
    table = shipped("antipater coenus 3 hoplites", 2)
    assert table.cargo("macedonia-aegean", "macedonian") == "antipater coenus 2 hoplites"
    assert table.army("macedonia") == {"hoplites": 1}


@pytest.mark.rule("alexander_vs_darius", "1.4.41")
def test_c4_cargo_is_lost_with_its_ship_and_empty_ships_go_first() -> None:
    table = Table(
        persia={"phoinicia": "memnon 2 light-infantry"},
        persian=["cyprus"],
        ships={"phoinicia-levantine": ("persian", 4)},
        active="persia",
    ).do("embark phoinicia levantine; load")
    table.run(EventRoll(), 10, 2)
    assert table.fleets()[0] == ("phoinicia-levantine", "persian", 2)
    assert table.cargo("phoinicia-levantine", "persian") == "memnon 2 light-infantry"
    table.do("moor cyprus-cilician")
    storm = (
        Table(
            persia={"rhodes": "memnon 2 light-infantry"},
            persian=["zoan"],
            ships={"rhodes-cretan": ("persian", 3)},
            active="persia",
        )
        .do("embark rhodes cretan; load")
        .do("pass")
        .do("sail cretan; anchor", 1)
    )
    storm.lay_marker("rhodes", "macedon")
    storm.run(Homeward(), 2)
    assert storm.cargo("zoan-egyptian", "persian") == "memnon 1 light-infantry"
    assert units_in(storm.campaign.dead[PERSIA]) == 1, "the drowned do not come back"


@pytest.mark.rule("alexander_vs_darius", "1.4.36")
@pytest.mark.rule("alexander_vs_darius", "1.4.14")
def test_c5_landing_turns_no_marker_and_a_fresh_army_pays_where_it_stands() -> None:
    table = shipped("antipater 2 hoplites", 2, persian=["wilusha", "lydia"])
    table.do("land aegean wilusha").do("pass")
    assert table.marker("wilusha") == "persia"
    table.do("march wilusha; mark; halt")
    assert table.marker("wilusha") == "macedon"
    city = shipped("antipater 2 hoplites", 2, persian=["lydia"]).do("land aegean lydia").do("pass")
    city.do("march lydia")
    assert city.refusal("mark") == ("2.1.4", "must-besiege")


@pytest.mark.rule("alexander_vs_darius", "1.4.40")
def test_c6_the_defender_of_a_landing_slips_away() -> None:
    table = shipped(persia={"wilusha": "memnon light-infantry"}, persian=["phrygia"])
    table.do("land aegean wilusha").do("slip-away", 3)
    assert table.army("wilusha") == {"hoplites": 2}
    assert table.fleets() == [("macedonia-aegean", "macedonian", 2)]
    assert not {"event-rolled", "fleet-fled"} & set(table.kinds())


@pytest.mark.rule("alexander_vs_darius", "1.4.38")
def test_c7_a_landing_that_ties_is_lost_and_breaking_off_is_not_offered() -> None:
    table = shipped(persia={"wilusha": "memnon 2 light-infantry"}, persian=["phrygia"])
    table.do("land aegean wilusha").do("stand", 0, 0, 0, 0)
    assert table.asked() == PERSIA
    table.do("fight-on", 0, 0, 0, 0)
    assert table.asked() == PERSIA, "those who landed have no retreat to check for"
    table.do("fight-on", 0, 0, 0, 0)
    assert table.campaign.where[LEADER.read("antipater")] == DEAD
    table.do("flee cretan", EVENT)
    assert table.campaign.legitimacy == 17
    lost = next(one.plain() for one in table.log if one.kind.name == "no-retreat")
    assert (lost["classes"], lost["names"]) == (["hoplites"] * 2, ["antipater"]), "all see it"
    assert table.campaign.treasure[PERSIA] == 10 + 3, "two units and a leader"
    assert "pursued" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "1.4.38")
@pytest.mark.rule("alexander_vs_darius", "0.4")
@pytest.mark.rule("alexander_vs_darius", "6.7.4")
def test_c8_alexander_in_a_lost_landing_is_killed_in_battle() -> None:
    table = shipped("alexander-iii 2 hoplites", persia={"wilusha": "memnon 3 light-infantry"})
    table.do("land aegean wilusha")
    for _ in range(3):
        table.do("one-die", 0, 0, 0, 0)
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)
    table = (
        Table(
            macedon={"macedonia": "alexander-iii 2 hoplites", "thrace": "philip-ii"},
            persia={"wilusha": "memnon 3 light-infantry"},
            ships={"macedonia-aegean": ("macedonian", 2)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean wilusha")
    )
    for _ in range(2):
        table.do("one-die", 0, 0, 0, 0)
    table.do("one-die", 0, 0, 0, 0)
    assert table.campaign.ending == 0, "Philip is alive"
    weariness = table.campaign.weariness
    table.do("flee cretan", EVENT)
    assert table.campaign.weariness == weariness == 10, "steps that name Alexander are not made"


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_c9_transports_flee_though_they_have_moved() -> None:
    table = shipped(
        persia={"cilicia": "memnon 3 light-infantry"},
        persian=["zoan"],
        macedonian=["hellas"],
    )
    table.campaign.passes = bytes([0, 2])
    table.do("sail aegean; voyage cilician; anchor", 1).do("land cilician cilicia", *[0] * 12)
    assert {option.split()[1] for option in table.options()} >= {"aegean", "levantine"}
    table.do("flee aegean", EVENT)
    assert table.fleets() == [("aegean", "macedonian", 2)]


@pytest.mark.rule("alexander_vs_darius", "4.1.7")
@pytest.mark.rule("alexander_vs_darius", "1.4.43")
def test_c10_an_army_aboard_is_fed_while_pella_is_held() -> None:
    table = shipped().run(Supply())
    assert table.cargo("macedonia-aegean", "macedonian") == "antipater 2 hoplites"
    table.lay_marker("macedonia", "persia")
    table.run(Supply(), 2)
    assert table.cargo("macedonia-aegean", "macedonian") == "antipater 2 worn-hoplites"


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_who_gives_up_while_somebody_is_to_drown_leaves_him_aboard() -> None:
    storm = (
        Table(
            persia={"rhodes": "memnon light-infantry heavy-cavalry"},
            persian=["zoan"],
            ships={"rhodes-cretan": ("persian", 3)},
            active="persia",
        )
        .do("embark rhodes cretan; load")
        .do("pass")
        .do("sail cretan; anchor", 1)
    )
    storm.lay_marker("rhodes", "macedon")
    storm.run(Homeward(), 2)
    assert {option.split()[0] for option in storm.options()} == {"drown"}
    assert storm.fleets() == [("cretan", "persian", 1)], "two aboard, for the moment"
    unwind(storm.campaign, None, [])
    assert not [one for one in wrong_ships(storm.campaign) if one.startswith("1.4.31")]


# ---- F sea battles


@pytest.mark.rule("alexander_vs_darius", "3.4.8")
def test_f1_a_king_of_persia_who_drowns_moves_no_track() -> None:
    table = Table(
        persia={"phoinicia": "darius-iii light-infantry"},
        macedonian=["rhodes"],
        ships={"phoinicia-levantine": ("persian", 1), "rhodes-cilician": ("macedonian", 3)},
        active="persia",
    ).do("embark phoinicia levantine; load")
    table.do("sail cilician; voyage levantine; attack-port phoinicia", 1, 3, 0, EVENT)
    assert table.campaign.where[DARIUS] == DEAD
    assert table.campaign.legitimacy == 15
    assert table.campaign.king == LEADER.read("bessus")


@pytest.mark.rule("alexander_vs_darius", "3.4.10")
@pytest.mark.rule("alexander_vs_darius", "3.0.7")
@pytest.mark.rule("alexander_vs_darius", "3.0.8")
def test_f2_spoils_for_those_aboard_and_an_event_after_a_battle_only() -> None:
    table = Table(
        persia={"phoinicia": "mazaeus 4 light-infantry"},
        macedonian=["rhodes"],
        ships={"phoinicia-levantine": ("persian", 4), "rhodes-cilician": ("macedonian", 5)},
        active="persia",
    ).do("embark phoinicia levantine; load")
    table.do("sail cilician; voyage levantine; attack-port phoinicia", 1, 4, 0, EVENT)
    assert table.campaign.treasure[MACEDON] == 10 - 1 + 2 + 1, "5 of 3, and 1 for the leader"
    assert table.kinds()[-1] == "event-rolled"
    raid = Table(
        macedonian=["hellas"],
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 2)},
        active="persia",
    ).do("raid aegean hellas 1", 0)
    assert "event-rolled" not in raid.kinds()


@pytest.mark.rule("alexander_vs_darius", "3.4.9")
@pytest.mark.rule("alexander_vs_darius", "7.1.10")
def test_f3_in_port_memnon_hits_on_3_and_persian_ships_on_5() -> None:
    table = Table(
        persia={"phoinicia": "memnon light-infantry"},
        macedonian=["rhodes"],
        ships={"phoinicia-levantine": ("persian", 1), "rhodes-cilician": ("macedonian", 1)},
        active="persia",
    ).do("embark phoinicia levantine; load")
    table.do("sail cilician; voyage levantine; attack-port phoinicia", 1, 0, 0, 0)
    last = [event.plain() for event in table.log if event.kind.name == "sea-fought"][-1]
    assert last["dice"] == 2
    assert table.asked() == PERSIA, "from the second round on he may withdraw"
    assert "steer cyprus-levantine" not in table.options()


@pytest.mark.rule("alexander_vs_darius", "3.4.2")
@pytest.mark.rule("alexander_vs_darius", "3.4.5")
@pytest.mark.rule("alexander_vs_darius", "3.4.6")
@pytest.mark.rule("alexander_vs_darius", "7.1.9")
def test_f4_no_check_no_pursuit_and_no_place_to_go_is_lost() -> None:
    table = Table(
        macedonian=["macedonia", "chalybes"],
        persian=["lydia"],
        ships={"chalybes-black": ("macedonian", 2), "lydia-aegean": ("persian", 2)},
        active="persia",
    ).do("sail aegean; voyage black; attack-port chalybes", 1, 0, 0)
    table.do("fight").do("fight", 1, 0)
    table.do("fight").do("fight", 0, 0, EVENT)
    assert table.fleets() == [("aegean", "macedonian", 1), ("black", "persian", 2)]
    told = [one.plain()["seat"] for one in table.log if one.kind.name == "sea-fought"]
    assert told == [PERSIA, MACEDON] * 3, "the attacker, then the defender"
    lost = Table(
        macedonian=["chalybes"],
        persian=["lydia", "colchis"],
        ships={
            "chalybes-black": ("macedonian", 2),
            "lydia-aegean": ("persian", 1),
            "colchis-black": ("persian", 2),
        },
        active="persia",
    ).do("sail black; attack-port chalybes", 1, 1, 0)
    assert lost.asked() == PERSIA, "the Macedonian has nowhere to go"
    lost.do("fight", 0, 0).do("fight", 0, 0, EVENT)
    assert lost.fleets() == [("black", "persian", 2), ("lydia-aegean", "persian", 1)]


@pytest.mark.rule("alexander_vs_darius", "4.7.7")
@pytest.mark.rule("alexander_vs_darius", "4.7.10")
def test_f5_athenians_out_of_service_bar_nothing_and_fight_when_attacked() -> None:
    table = Table(
        macedonian=["hellas", "macedonia"],
        persian=["lydia"],
        ships={"hellas-aegean": ("athenian", 3), "lydia-aegean": ("persian", 3)},
        active="persia",
    )
    table.campaign.athenians = AT_HOME
    assert table.refusal("raid aegean hellas 1") is None
    table.do("sail aegean; attack-port hellas", 1, 1, 1)
    table.do("fight", 1, 0).do("fight", 0, 0, EVENT)
    assert ("hellas-aegean", "athenian", 1) in table.fleets(), "beaten, they stay"
    serving = Table(
        macedonian=["hellas"],
        persian=["lydia"],
        ships={"hellas-aegean": ("athenian", 3), "lydia-aegean": ("persian", 2)},
        active="persia",
    )
    assert serving.campaign.athenians == SERVING
    assert serving.refusal("raid aegean hellas 1") == ("3.5.1", "port-guarded")


@pytest.mark.rule("alexander_vs_darius", "4.7.10")
@pytest.mark.rule("alexander_vs_darius", "3.4.7")
def test_f5_macedonian_ships_beside_athenians_at_home_withdraw_when_beaten() -> None:
    table = Table(
        macedonian=["hellas", "macedonia"],
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 5)},
        active="persia",
    )
    table.campaign.athenians = AT_HOME
    table.lay_ships("hellas-aegean", "athenian", 2)
    table.lay_ships("hellas-aegean", "macedonian", 2)
    table.do("sail aegean; attack-port hellas", 1, 1, 0, 0).do("sink macedonian 1")
    assert table.asked() == MACEDON, "the Macedonian ships may withdraw"
    table.do("steer ionian", EVENT)
    assert ("ionian", "macedonian", 1) in table.fleets()
    assert ("hellas-aegean", "athenian", 2) in table.fleets(), "the Athenians stay"


@pytest.mark.rule("alexander_vs_darius", "4.7.7")
@pytest.mark.rule("alexander_vs_darius", "4.1.8")
def test_f5_dismissed_in_a_besieged_port_their_cargo_does_not_step_among_enemies() -> None:
    table = Table(
        macedon={"macedonia": "antipater 2 hoplites"},
        macedonian=["hellas"],
        ships={"macedonia-aegean": ("athenian", 3)},
    ).do("embark macedonia aegean; load")
    table.lay_army("persia", "macedonia", "memnon 3 light-infantry")
    table.run(Upkeep()).do("refuse-athenians")
    assert table.army("macedonia") == {"light-infantry": 3}
    assert table.leaders("macedonia") == {"memnon"}
    assert table.army("hellas") == {"hoplites": 2}, "they are carried home"
    assert table.leaders("hellas") == {"antipater"}


# ---- G raids


@pytest.mark.rule("alexander_vs_darius", "3.5.1")
@pytest.mark.rule("alexander_vs_darius", "3.5.2")
def test_g1_any_macedonian_piece_bars_a_raid_and_an_odd_ship_brings_no_die() -> None:
    for army in ("light-infantry", "antipater"):
        table = Table(
            macedon={"hellas": army},
            persian=["lydia"],
            ships={"lydia-aegean": ("persian", 3)},
            active="persia",
        )
        assert table.refusal("raid aegean hellas 1") == ("3.5.1", "port-guarded")
    table = Table(
        macedonian=["hellas"],
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 3)},
        active="persia",
    )
    assert table.refusal("raid aegean hellas 2") == ("3.5.2", "too-few-ships")
    assert table.refusal("raid aegean hellas 1") is None


@pytest.mark.rule("alexander_vs_darius", "3.5.6")
@pytest.mark.rule("alexander_vs_darius", "7.1.6")
@pytest.mark.rule("alexander_vs_darius", "7.1.7")
def test_g2_a_raid_is_no_move_and_memnons_1_comes_after_all_dice() -> None:
    table = Table(
        persia={"lydia": "memnon light-infantry"},
        macedonian=["hellas", "macedonia"],
        ships={"lydia-aegean": ("persian", 6)},
        active="persia",
    )
    table.campaign.passes = bytes([2, 0])
    table.do("embark lydia aegean; load").do("sail aegean", 6)
    table.do("raid aegean hellas 3", 1, 2)
    assert table.campaign.where[MEMNON] == DEAD
    assert table.marker("hellas") == "nobody", "the other two dice stand"
    assert table.campaign.treasure == (8, 10 - 1 - 1 - 3 + 1)
    assert table.cargo("lydia-aegean", "persian") == "1 light-infantry"
    assert table.refusal("raid aegean macedonia 3") is None, "and again, as long as it is paid"


# ---- pairs of rules in one turn


@pytest.mark.rule("alexander_vs_darius", "1.4.26")
@pytest.mark.rule("alexander_vs_darius", "1.4.28")
def test_a_fleet_that_comes_out_of_port_before_an_enemy_at_sea_fights_him() -> None:
    table = Table(
        macedonian=["macedonia"],
        persian=["rhodes"],
        ships={"macedonia-aegean": ("macedonian", 3), "aegean": ("persian", 2)},
    ).do("sail aegean", 1)
    assert table.asked() == PERSIA, "the defender withdraws, or there is a battle"
    table.do("steer ionian")
    assert table.asked() == MACEDON
    table.do("voyage cretan; anchor")
    assert ("cretan", "macedonian", 3) in table.fleets()


@pytest.mark.rule("alexander_vs_darius", "5.1.5")
@pytest.mark.rule("alexander_vs_darius", "1.3.11")
def test_alexanders_army_aboard_two_nations_is_one_army() -> None:
    table = Table(
        macedon={"macedonia": "alexander-iii 6 hoplites", "thrace": "coenus 4 light-infantry"},
        ships={"macedonia-aegean": ("athenian", 3), "aegean": ("macedonian", 3)},
    ).do("embark macedonia aegean; load")
    table.run(SeasonEnds())
    assert table.campaign.weariness == 10, "six aboard are more than four"


@pytest.mark.rule("alexander_vs_darius", "4.1.9")
@pytest.mark.rule("alexander_vs_darius", "6.7.10")
def test_a_king_lost_with_his_ship_on_the_way_to_port_has_a_successor() -> None:
    table = (
        Table(
            persia={"rhodes": "darius-iii light-infantry"},
            persian=["cyprus"],
            ships={"rhodes-cretan": ("persian", 1)},
            active="persia",
        )
        .do("embark rhodes cretan; load")
        .do("pass")
    )
    table.do("sail cretan; anchor", 1)
    table.lay_marker("rhodes", "macedon")
    table.run(Homeward(), 1).run(Supply())
    assert table.campaign.where[DARIUS] == DEAD
    assert table.campaign.king == LEADER.read("bessus")
    assert table.campaign.legitimacy == 15


@pytest.mark.rule("alexander_vs_darius", "8.4")
def test_parmenions_successor_aboard_is_on_ships_in_service() -> None:
    table = Table(
        macedon={"wilusha": "parmenion hoplites"},
        macedonian=["hellas"],
        ships={"wilusha-aegean": ("macedonian", 1)},
    ).do("embark wilusha aegean; load")
    table.lay_ships("hellas-aegean", "athenian", 3)
    table.campaign.athenians = AT_HOME
    table.run(EventRoll(), 4).do("appoint craterus")
    assert table.cargo("wilusha-aegean", "macedonian") == "craterus 1 hoplites"


@pytest.mark.rule("alexander_vs_darius", "4.7.12")
@pytest.mark.rule("alexander_vs_darius", "6.7.10")
def test_a_king_aboard_is_lost_with_the_navy_and_has_a_successor() -> None:
    table = Table(
        persia={"ugarit": "darius-iii light-infantry"},
        ships={"ugarit-levantine": ("persian", 1)},
        active="persia",
    ).do("embark ugarit levantine; load")
    table.run(Upkeep())
    assert table.campaign.where[DARIUS] == DEAD
    assert units_in(table.campaign.dead[PERSIA]) == 1
    table.run(SeasonEnds())
    assert table.campaign.king == LEADER.read("bessus")
    assert table.campaign.legitimacy == 15, "he was not killed in battle"
    assert table.campaign.sunk[PERSIAN] == 1


@pytest.mark.rule("alexander_vs_darius", "7.2.1")
@pytest.mark.rule("alexander_vs_darius", "1.4.30")
@pytest.mark.rule("alexander_vs_darius", "1.4.7")
def test_units_of_a_higher_leader_who_stays_can_always_be_left() -> None:
    table = Table(
        persia={"lydia": "darius-iii memnon 2 light-infantry"},
        ships={"lydia-aegean": ("persian", 2)},
        active="persia",
    ).do("embark lydia aegean; drop light-infantry 1; drop-leader darius-iii")
    # The other is led by Darius too: it is left without a question.
    assert table.options() == ["load"]
    table.do("load")
    assert table.cargo("lydia-aegean", "persian") == "memnon"
    assert table.army("lydia") == {"light-infantry": 2}


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
@pytest.mark.rule("alexander_vs_darius", "4.3.1")
def test_persian_transports_flee_from_macedonian_ships_and_are_lost_for_good() -> None:
    table = (
        Table(
            macedon={"thrace": "coenus 3 phalanx"},
            persia={"chalybes": "memnon light-infantry"},
            macedonian=["macedonia"],
            ships={"chalybes-black": ("persian", 1), "macedonia-aegean": ("macedonian", 1)},
            active="persia",
        )
        .do("embark chalybes black; load")
        .do("pass")
    )
    table.do("land black thrace").do("stand", 0, 0, 1, 1, EVENT)
    assert table.fleets() == [("macedonia-aegean", "macedonian", 1)], "the Aegean is barred"
    assert table.campaign.sunk[PERSIAN] == 1
    free = (
        Table(
            macedon={"thrace": "coenus 3 phalanx"},
            persia={"chalybes": "memnon light-infantry"},
            macedonian=["macedonia"],
            ships={"chalybes-black": ("persian", 1)},
            active="persia",
        )
        .do("embark chalybes black; load")
        .do("pass")
    )
    free.do("land black thrace").do("stand", 0, 0, 1, 1, EVENT)
    assert free.fleets() == [("aegean", "persian", 1)]
