"""Where two rules meet, A and B: treasure and passing, and armies on the march."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, NOBODY, PERSIA
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.event_table import EventRoll
from anabasis.games.alexander_vs_darius.rules.season import Season, SeasonEnds, income
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import BY_DEATH, BY_TURNS, BY_WEARINESS
from anabasis.kit.rows import changed
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


# ---- A treasure and passing


@pytest.mark.rule("alexander_vs_darius", "1.2.2")
@pytest.mark.rule("alexander_vs_darius", "1.2.3")
def test_a1_a_besieged_city_pays_its_owner_and_canaan_pays_2() -> None:
    table = Table(macedon={"canaan": "alexander-iii phalanx"}, persian=["canaan", "phoinicia"])
    table.do("besiege canaan", 0, 0, 1, EVENT)
    assert table.campaign.hits[AREA.read("canaan")] == 1
    assert income(table.campaign, PERSIA) == 2 + 1
    assert income(table.campaign, MACEDON) == 0


@pytest.mark.rule("alexander_vs_darius", "1.2.4")
@pytest.mark.rule("alexander_vs_darius", "2.1.5")
@pytest.mark.rule("alexander_vs_darius", "3.5.7")
def test_a2_a_city_whose_marker_was_raided_away_is_neutral() -> None:
    table = Table(
        persia={"lydia": "memnon light-infantry"},
        macedonian=["hellas", "macedonia"],
        ships={"lydia-aegean": ("persian", 4)},
        active="persia",
    ).do("raid aegean hellas 2", 2)
    assert table.marker("hellas") == "nobody"
    assert (income(table.campaign, MACEDON), income(table.campaign, PERSIA)) == (1, 1)
    assert (table.campaign.weariness, table.campaign.legitimacy) == (10, 15)
    walker = Table(macedon={"macedonia": "antipater light-infantry"})
    walker.do("march macedonia; go hellas; mark")
    assert walker.marker("hellas") == "macedon", "no phalanx, no siege"


@pytest.mark.rule("alexander_vs_darius", "1.3.2")
@pytest.mark.rule("alexander_vs_darius", "1.3.3")
@pytest.mark.rule("alexander_vs_darius", "1.3.9")
def test_a3_who_has_nothing_passes_and_a_failed_roll_is_no_pass() -> None:
    table = Table(
        macedonian=["macedonia"],
        persian=["lydia"],
        ships={"macedonia-aegean": ("macedonian", 2), "lydia-aegean": ("persian", 2)},
        treasure=(1, 1),
    ).do("sail aegean", 6)
    assert table.campaign.passes == bytes([0, 0]), "a failed roll is an action"
    table.do("sail aegean", 6)
    assert table.kinds().count("passed") == 2, "both have nothing left and pass by themselves"
    assert table.kinds()[-1] != "passed"


@pytest.mark.rule("alexander_vs_darius", "1.3.10")
def test_a4_who_is_out_withdraws_allots_and_pursues() -> None:
    table = Table(
        macedon={"wilusha": "coenus 2 light-infantry"},
        persia={"phrygia": "memnon 3 light-infantry"},
        persian=["pitasia"],
    )
    table.campaign.passes = bytes([0, 2])
    table.do("march wilusha; go phrygia; stand", 1, 0, 0, 0)
    assert "hit light-infantry 1" in table.options(), "he allots, though he is out"
    table.do("hit light-infantry 1")
    assert table.options() == ["fight-on", "break-off"]
    assert table.asked() == PERSIA
    table.do("fight-on").do("break-off", 6, 0, 1, EVENT)
    pursued = next(event.plain() for event in table.log if event.kind.name == "pursued")
    assert (pursued["dice"], pursued["hits"]) == (2 + 1, 1)
    assert table.army("wilusha") == {"light-infantry": 1}


@pytest.mark.rule("alexander_vs_darius", "0.6")
def test_a5_alexander_and_the_king_fall_together() -> None:
    table = Table(macedon={"wilusha": "alexander-iii"}, persia={"phrygia": "darius-iii"})
    table.campaign.legitimacy = 1
    table.do("march wilusha; go phrygia; one-die", 1, 1)
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)
    assert table.campaign.legitimacy == 1, "nothing is done after the end"


@pytest.mark.rule("alexander_vs_darius", "0.5")
@pytest.mark.rule("alexander_vs_darius", "0.3")
def test_a6_the_last_upkeep_may_decide_the_game() -> None:
    table = Table(treasure=(0, 5), turn=20)
    table.campaign.weariness = 1
    table.run(Upkeep())
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_WEARINESS)
    smaller = Table(macedon={"thrace": "alexander-iii", "macedonia": "antipater phalanx"}, turn=20)
    smaller.campaign.weariness = 1
    smaller.run(SeasonEnds())
    assert (smaller.campaign.winner, smaller.campaign.ending) == (PERSIA, BY_WEARINESS)
    drawn = Table(turn=20).run(SeasonEnds())
    assert (drawn.campaign.winner, drawn.campaign.ending) == (NOBODY, BY_TURNS)


@pytest.mark.rule("alexander_vs_darius", "1.3.12")
def test_a7_who_has_nothing_loses_nothing_and_the_rest_happens() -> None:
    table = Table(
        macedon={"thrace": "alexander-iii", "macedonia": "parmenion phalanx"}, treasure=(0, 5)
    ).run(EventRoll(), 4)
    assert table.campaign.treasure[MACEDON] == 0
    assert table.campaign.legitimacy == 16
    assert {option.split()[0] for option in table.options()} == {"appoint"}
    raid = Table(
        macedonian=["hellas"],
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 4)},
        treasure=(0, 5),
        active="persia",
    ).do("raid aegean hellas 2", 2)
    assert raid.campaign.treasure == (0, 5 - 2 + 1)
    assert raid.marker("hellas") == "nobody"


# ---- B movement


@pytest.mark.rule("alexander_vs_darius", "1.4.9")
def test_b1_horsemen_who_pick_up_foot() -> None:
    table = Table(
        macedon={"wilusha": "coenus light-cavalry", "haphalla": "light-infantry"},
        macedonian=["phrygia"],
    ).do("march wilusha; go phrygia; go haphalla; pick light-infantry 1")
    assert table.refusal("go zippasla") == ("1.4.4", "too-far"), "3 used of 4, and 2 for mountain"
    assert table.refusal("go phrygia") is None
    late = Table(
        macedon={"macedonia": "coenus light-cavalry", "hellas": "light-infantry"},
        macedonian=["illyria"],
    ).do("march macedonia; go miesia; go illyria; go hellas")
    assert late.refusal("go macedonia") is None, "6 of 7 used"
    late.do("pick light-infantry 1")
    assert late.refusal("go macedonia") == ("1.4.4", "too-far")


@pytest.mark.rule("alexander_vs_darius", "1.4.8")
@pytest.mark.rule("alexander_vs_darius", "1.4.10")
def test_b2_nobody_goes_twice_and_six_go_with_a_leader() -> None:
    table = Table(
        macedon={
            "wilusha": "coenus 2 light-infantry",
            "phrygia": "antigonus parmenion 6 light-infantry",
        }
    )
    table.do("march wilusha; go phrygia")
    assert table.refusal("pick light-infantry 5") == ("1.4.10", "six-to-a-leader")
    table.do("pick light-infantry 4; go pitasia; drop light-infantry 6; halt").do("pass")
    table.do("march phrygia; go pitasia")
    assert table.leaders("pitasia") == {"coenus", "antigonus", "parmenion"}
    assert table.refusal("pick light-infantry 1") is not None, "they have moved with Coenus"
    assert table.refusal("pick-leader coenus") == ("1.4.8", "leader-has-moved")


@pytest.mark.rule("alexander_vs_darius", "1.4.16")
@pytest.mark.rule("alexander_vs_darius", "1.4.17")
@pytest.mark.rule("alexander_vs_darius", "1.4.19")
@pytest.mark.rule("alexander_vs_darius", "1.4.20")
def test_b3_the_small_print_of_a_forced_march() -> None:
    table = Table(macedon={"wilusha": "alexander-iii phalanx"}, persian=["phrygia", "pitasia"]).do(
        "march wilusha; go phrygia; mark; go pitasia; mark"
    )
    assert table.marker("pitasia") == "macedon"
    table = Table(macedon={"wilusha": "alexander-iii phalanx"}, persian=["phrygia", "haphalla"])
    table.do("march wilusha; go phrygia; mark; go haphalla")
    assert table.refusal("mark") == ("2.1.2", "no-points")
    table.do("force", 3, 0).do("mark")
    assert table.marker("haphalla") == "macedon", "the point won turns a marker"
    horse = Table(macedon={"wilusha": "alexander-iii heavy-cavalry"}).do("march wilusha; force", 3)
    assert horse.refusal("force") == ("1.4.15", "forced-already")
    failed = Table(macedon={"wilusha": "alexander-iii phalanx"}).do("march wilusha")
    assert failed.refusal("halt") == ("1.4.5", "not-under-way")
    failed.do("force", 1)
    assert failed.refusal("halt") is None, "trying uses the move"
    assert failed.army("wilusha") == {"phalanx": 1}
    assert failed.refusal("go phrygia") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.18")
@pytest.mark.rule("alexander_vs_darius", "3.2.4")
def test_b4_losses_of_the_march_come_before_the_battle() -> None:
    table = Table(
        macedon={"wilusha": "coenus phalanx light-infantry"},
        persia={"phrygia": "memnon 2 light-infantry"},
        persian=["pitasia"],
    ).do("march wilusha; force", 4, 1, 1)
    assert table.army("wilusha") == {"worn-phalanx": 1}
    table.do("go phrygia; stand", 0, 0, 1, 0)
    assert "hit worn-phalanx 1" in table.options(), "hit again in the first round"
    fought = [event.plain() for event in table.log if event.kind.name == "fought"]
    assert fought[0]["dice"] == 2, "the dead do not fight"


@pytest.mark.rule("alexander_vs_darius", "3.1.15")
def test_b5_march_desert_and_battle_each_have_their_own_dice() -> None:
    table = Table(
        macedon={"judah": "alexander-iii phalanx"},
        persia={"syria": "memnon hoplites"},
        persian=["mari"],
    ).do("march judah; force", 6, 1)
    assert table.army("judah") == {"worn-phalanx": 1}
    table.do("go syria", 1)
    assert table.asked() == PERSIA
    assert units_in(table.campaign.dead[MACEDON]) == 1, "dead of two hits before the battle"
    table.do("stand").do("one-die", 0, 0, 0)
    assert "desert-losses" in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "1.4.11")
@pytest.mark.rule("alexander_vs_darius", "1.4.12")
def test_b6_enemies_end_the_move_and_a_city_does_not() -> None:
    table = Table(macedon={"wilusha": "coenus heavy-cavalry"}, persian=["lydia", "ahhiyawa"])
    table.do("march wilusha; go lydia; go ahhiyawa; mark; halt")
    assert (table.marker("lydia"), table.marker("ahhiyawa")) == ("persia", "macedon")
    stopped = Table(
        macedon={"wilusha": "coenus heavy-cavalry"},
        persia={"phrygia": "memnon light-infantry"},
        persian=["pitasia"],
    ).do("march wilusha; go phrygia; slip-away", 6)
    assert stopped.asked() == PERSIA, "the points left are lost"
    assert stopped.marker("phrygia") == "persia"


@pytest.mark.rule("alexander_vs_darius", "3.1.17")
@pytest.mark.rule("alexander_vs_darius", "3.1.18")
@pytest.mark.rule("alexander_vs_darius", "3.1.19")
def test_b7_each_strait_is_barred_by_its_own_sea_in_port_too() -> None:
    table = Table(
        macedon={"thrace": "alexander-iii phalanx"},
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 1)},
    ).do("march thrace")
    assert table.refusal("go wilusha") == ("3.1.17", "strait-barred")
    assert table.refusal("go chalybes") is None
    table.do("go chalybes; halt")
    assert table.campaign.treasure[MACEDON] == 8
    battle = Table(
        macedon={"thrace": "alexander-iii phalanx"}, persia={"wilusha": "memnon hoplites"}
    ).do("march thrace; go wilusha")
    assert battle.campaign.treasure[MACEDON] == 8
    assert battle.options() == ["one-die", "four-dice"], "into a battle; Memnon has no way out"


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
def test_b8_closed_lands_are_closed_to_everything() -> None:
    table = Table(
        macedon={"hellas": "antipater light-infantry"},
        ships={"hellas-ionian": ("macedonian", 1)},
    ).do("march hellas")
    assert table.refusal("go mycenae") == ("1.4.13", "closed")
    aboard = (
        Table(
            macedon={"hellas": "antipater light-infantry"},
            ships={"hellas-ionian": ("macedonian", 1)},
        )
        .do("embark hellas ionian; load")
        .do("pass")
    )
    assert aboard.refusal("land ionian mycenae") == ("1.4.13", "closed")
    assert aboard.refusal("land ionian khania") == ("1.4.13", "closed")
    bonus = Table(
        macedon={"hellas": "antipater 2 light-infantry"},
        persia={"illyria": "light-infantry"},
    ).do("march hellas; go illyria", 1, 1, 0)
    assert set(bonus.options()) == {"bonus miesia", "no-bonus"}


@pytest.mark.rule("alexander_vs_darius", "7.1.3")
def test_b9_alexander_held_back_besieges_and_goes_aboard() -> None:
    table = Table(
        macedon={"lukka": "alexander-iii coenus phalanx"},
        persian=["lukka"],
        ships={"lukka-aegean": ("macedonian", 1)},
    )
    table.campaign.held = table.campaign.turn
    table.do("besiege lukka", 0, 0, 1, EVENT).do("pass")
    table.do("embark lukka aegean; load").do("pass")
    assert table.campaign.hits[AREA.read("lukka")] == 0, "the siege is raised"
    assert table.cargo("aegean", "macedonian").startswith("alexander-iii coenus")
    table.do("land aegean lukka")
    assert table.leaders("lukka") == {"alexander-iii", "coenus"}
    table.do("march lukka")
    assert table.refusal("pick-leader alexander-iii") is not None
    table.do("go ahhiyawa; halt")
    assert table.leaders("lukka") == {"alexander-iii"}, "others lead his units away"
    assert table.campaign.where[ALEXANDER] == AREA.read("lukka")


# ---- pairs of rules in one turn


@pytest.mark.rule("alexander_vs_darius", "1.3.7")
@pytest.mark.rule("alexander_vs_darius", "3.1.19")
def test_a_march_before_the_strait_and_after_it_costs_2() -> None:
    table = Table(macedon={"macedonia": "alexander-iii heavy-cavalry"}, persian=["wilusha"])
    table.do("march macedonia; go thrace; go wilusha; mark; go phrygia; halt")
    assert table.campaign.treasure[MACEDON] == 8
    assert table.leaders("phrygia") == {"alexander-iii"}
    assert table.refusal("march phrygia") is not None


@pytest.mark.rule("alexander_vs_darius", "1.4.7")
@pytest.mark.rule("alexander_vs_darius", "3.6.10")
def test_a_leader_dropped_on_the_way_has_moved_and_besieges() -> None:
    table = Table(macedon={"wilusha": "alexander-iii coenus 2 hoplites"}, persian=["lydia"]).do(
        "march wilusha; go lydia; drop hoplites 1; drop-leader coenus; go ahhiyawa; halt"
    )
    table.do("pass")
    assert table.refusal("march lydia") == ("1.4.5", "moved-already")
    table.do("besiege lydia", 0, 0, 1, EVENT)
    assert table.campaign.hits[AREA.read("lydia")] == 1


@pytest.mark.rule("alexander_vs_darius", "1.4.5")
def test_an_army_that_has_fought_has_moved() -> None:
    table = (
        Table(macedon={"wilusha": "coenus 2 phalanx"}, persia={"phrygia": "light-infantry"})
        .do("march wilusha; go phrygia", 1, 0, 0)
        .do("no-bonus", EVENT)
        .do("pass")
    )
    assert table.refusal("march phrygia") == ("1.4.5", "moved-already")


@pytest.mark.rule("alexander_vs_darius", "1.3.11")
@pytest.mark.rule("alexander_vs_darius", "2.1.1")
def test_a_leader_alone_is_no_army_and_sets_no_marker() -> None:
    table = Table(macedon={"wilusha": "coenus"}, persian=["phrygia"])
    table.do("march wilusha; go phrygia")
    assert table.refusal("mark") == ("1.3.11", "no-army")
    table.do("go gasga")
    assert table.refusal("mark") == ("1.3.11", "no-army"), "an empty area neither"


@pytest.mark.rule("alexander_vs_darius", "2.1.1")
@pytest.mark.rule("alexander_vs_darius", "1.4.9")
def test_a_marker_in_an_empty_area_is_free_for_an_army_that_has_no_points_left() -> None:
    table = Table(macedon={"pitasia": "coenus light-cavalry", "cappadocia": "light-infantry"})
    table.campaign.marker = changed(table.campaign.marker, AREA.read("cappadocia"), NOBODY)
    table.do("march pitasia; go gasga; go phrygia; go pitasia; go cappadocia")
    table.do("pick light-infantry 1")
    assert table.refusal("mark") is None


@pytest.mark.rule("alexander_vs_darius", "1.1.2")
@pytest.mark.rule("alexander_vs_darius", "4.6.1")
def test_the_phases_of_the_second_and_the_third_turn() -> None:
    table = Table(persian=["media", "elam"], macedonian=["macedonia"], treasure=(0, 0), turn=1)
    table.run(Season())
    assert "revolt-rolled" not in table.kinds()
