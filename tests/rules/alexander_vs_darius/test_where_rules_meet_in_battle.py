"""Where two rules meet, E: land battles."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, FIELD, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, ARIOBARZANES, DARIUS, LEADER
from anabasis.games.alexander_vs_darius.state import (
    BY_DEATH,
    BY_LEGITIMACY,
    BY_WEARINESS,
    DEAD,
)
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


def clash(macedon: str, persia: str, **given: object) -> Table:
    """A Macedonian army marches from Wilusha against a Persian one in Phrygia, which can go to
    Pitasia."""
    laid: dict[str, object] = {
        "macedon": {"wilusha": macedon},
        "persia": {"phrygia": persia},
        "persian": ["pitasia"],
    }
    table = Table(**(laid | given))  # type: ignore[arg-type]
    return table.do("march wilusha; go phrygia")


def dice(table: Table, kind: str = "fought") -> list[int]:
    return [event.plain()["dice"] for event in table.log if event.kind.name == kind]


# ---- before the rounds


@pytest.mark.rule("alexander_vs_darius", "3.3.7")
@pytest.mark.rule("alexander_vs_darius", "5.1.1")
def test_e1_the_eight_unit_step_is_made_when_the_battle_is_joined() -> None:
    table = clash("alexander-iii 6 phalanx", "memnon 8 light-infantry").do("slip-away", 2)
    assert table.campaign.weariness == 9, "though Memnon commands but six of them"
    attacked = Table(
        macedon={"wilusha": "alexander-iii 6 phalanx"},
        persia={"phrygia": "darius-iii nabarzanes 8 light-infantry"},
        active="persia",
    ).do("march phrygia; go wilusha")
    assert attacked.campaign.weariness == 9, "whoever attacks"
    end = clash("alexander-iii 6 phalanx", "memnon 8 light-infantry")
    end.campaign.weariness = 1
    end.do("stand")
    assert (end.campaign.winner, end.campaign.ending) == (PERSIA, BY_WEARINESS)
    others = clash("coenus 6 phalanx", "memnon 8 light-infantry")
    others.do("slip-away", 2, 0, 0, 0, 0)
    assert others.campaign.weariness == 10


@pytest.mark.rule("alexander_vs_darius", "3.3.17")
def test_e2_slipping_away_moves_nothing() -> None:
    table = clash("alexander-iii phalanx", "darius-iii 9 light-infantry").do("slip-away", 4)
    assert (table.campaign.weariness, table.campaign.legitimacy) == (10, 15)
    assert table.campaign.treasure == (9, 10), "nothing for Darius"
    assert table.marker("phrygia") == "persia"
    assert not {"pride-rolled", "event-rolled", "spoils"} & set(table.kinds())


@pytest.mark.rule("alexander_vs_darius", "3.1.6")
@pytest.mark.rule("alexander_vs_darius", "3.3.15")
def test_e3_when_the_commander_has_fallen_the_next_in_rank_checks() -> None:
    table = clash("coenus 2 light-infantry", "darius-iii orontes-ii 2 light-infantry")
    table.do("stand", 1, 0, 0, 0, 0).do("hit light-infantry 0").do("spare-leader orontes-ii")
    assert table.campaign.where[DARIUS] == DEAD
    table.do("break-off", 4)
    assert table.asked() == MACEDON, "4 is not above the 4 of Orontes; with Darius it was"
    rough = (
        Table(
            macedon={"phrygia": "coenus 2 light-infantry"},
            persia={"haphalla": "orontes-ii 2 light-infantry"},
            persian=["arzawa"],
        )
        .do("march phrygia; go haphalla; stand", 0, 0, 0, 0)
        .do("break-off", 4, 0, 0, 3, EVENT)
    )
    assert rough.leaders("arzawa") == {"orontes-ii"}, "+1 in rough land for this check too"


# ---- rounds


@pytest.mark.rule("alexander_vs_darius", "3.1.5")
@pytest.mark.rule("alexander_vs_darius", "3.3.6")
def test_e4_a_fifth_leader_steps_in_for_the_fallen_and_cannot_be_hit_before() -> None:
    table = clash(
        "parmenion antipater coenus antigonus craterus light-infantry",
        "darius-iii 6 light-infantry",
    ).do("stand", 0, 0, 0, 0, 0, 6, 0)
    assert table.campaign.where[LEADER.read("parmenion")] == DEAD, "five could be hit and were"
    assert table.leaders("phrygia") == {"darius-iii"}
    assert table.campaign.leaders[FIELD] == 1 << LEADER.read("craterus")
    table.do("fight-on").do("fight-on", 0, 0, 0)
    assert dice(table) == [5, 7, 1, 7]


@pytest.mark.rule("alexander_vs_darius", "3.2.5")
@pytest.mark.rule("alexander_vs_darius", "3.2.6")
def test_e5_alexander_dies_beside_two_hit_units_that_all_survive() -> None:
    table = clash("alexander-iii 2 phalanx", "darius-iii 5 light-infantry")
    table.do("stand").do("one-die", 0, 0, 3, 0)
    assert table.campaign.ending == BY_DEATH
    assert units_in(table.campaign.units[FIELD]) == 2


@pytest.mark.rule("alexander_vs_darius", "3.3.4")
@pytest.mark.rule("alexander_vs_darius", "7.1.2")
def test_e6_the_dead_have_their_hits_of_the_round() -> None:
    table = clash("coenus 3 light-infantry", "memnon 3 light-infantry")
    table.do("stand", 3, 0, 3, 1).do("hit light-infantry 3", EVENT)
    assert table.campaign.where[LEADER.read("coenus")] == DEAD
    assert table.leaders("phrygia") == {"memnon"}


@pytest.mark.rule("alexander_vs_darius", "3.3.19")
@pytest.mark.rule("alexander_vs_darius", "3.3.21")
def test_e7_the_attacker_may_break_off_after_the_defender_has_failed() -> None:
    table = clash("coenus 2 light-infantry", "memnon 2 light-infantry").do("stand", 0, 0, 0, 0)
    table.do("break-off", 2).do("break-off", 4, 0, 0, EVENT)
    assert table.leaders("wilusha") == {"coenus"}
    assert table.campaign.legitimacy == 17
    assert table.marker("phrygia") == "persia"
    trapped = Table(
        macedon={"wilusha": "coenus 2 light-infantry"},
        persia={"phrygia": "memnon 2 light-infantry"},
    ).do("march wilusha; go phrygia", 0, 0, 0, 0)
    assert trapped.asked() == MACEDON, "no check is offered to Memnon"


@pytest.mark.rule("alexander_vs_darius", "3.3.30")
def test_e8_both_destroyed_but_the_kings_death_counts() -> None:
    table = clash("coenus light-infantry", "darius-iii light-infantry")
    table.do("stand", 1, 1, 1, 1, EVENT)
    assert table.campaign.legitimacy == 14, "the king killed, and nothing else"
    assert table.campaign.king == LEADER.read("bessus")
    assert table.campaign.treasure == (9, 10)
    assert table.marker("phrygia") == "persia"
    assert table.kinds()[-1] == "event-rolled"


@pytest.mark.rule("alexander_vs_darius", "3.1.10")
@pytest.mark.rule("alexander_vs_darius", "3.3.34")
def test_e9_units_without_a_leader_fight_with_six_dice_and_count_for_all() -> None:
    table = Table(
        macedon={"wilusha": "coenus 6 phalanx"},
        persia={"phrygia": "8 light-infantry"},
        persian=["pitasia"],
    ).do("march wilusha; go phrygia", 6, 1, 0)
    assert dice(table) == [7, 6]
    assert table.asked() == MACEDON, "they can neither slip away nor break off"
    table.do("fight-on", 2, 0, 0).do("bonus pitasia", EVENT)
    assert table.campaign.treasure[MACEDON] == 9 + 3


@pytest.mark.rule("alexander_vs_darius", "3.3.13")
def test_e10_too_few_leaders_to_retreat() -> None:
    table = clash("coenus 6 light-infantry", "memnon 8 light-infantry").do("stand", 0, 0, 0, 0)
    table.do("break-off", 6, 0, 0, 3, EVENT)
    assert table.army("pitasia") == {"light-infantry": 6}
    assert units_in(table.campaign.dead[PERSIA]) == 2
    assert table.campaign.treasure[MACEDON] == 9 + 1, "they count for spoils"
    assert "no-bonus" not in table.options()


@pytest.mark.rule("alexander_vs_darius", "3.3.23")
@pytest.mark.rule("alexander_vs_darius", "3.3.24")
def test_e11_pursuit_kills_two_hit_foot_and_spares_horse_until_then() -> None:
    table = clash("coenus 4 light-cavalry", "memnon hoplites heavy-cavalry")
    table.do("stand", 0, 0, 0, 0, 0).do("break-off", 3, 1, 0, 3, EVENT)
    assert table.army("pitasia") == {"heavy-cavalry": 1, "worn-hoplites": 1}
    table = clash("coenus 4 light-cavalry", "memnon hoplites heavy-cavalry")
    table.do("stand", 0, 0, 0, 0, 0).do("break-off", 3, 2, 0, 3, EVENT)
    assert table.army("pitasia") == {"heavy-cavalry": 1}


@pytest.mark.rule("alexander_vs_darius", "3.3.22")
@pytest.mark.rule("alexander_vs_darius", "7.1.4")
def test_e12_light_horse_light_foot_and_one_die_for_the_commander_pursue() -> None:
    table = (
        clash(
            "alexander-iii coenus light-cavalry 2 light-infantry 2 phalanx medium-infantry",
            "memnon 2 light-infantry",
        )
        .do("stand")
        .do("one-die", *[0] * 8)
    )
    table.do("break-off", 3, 0, 0, 0, 3, EVENT)
    assert dice(table, "pursued") == [1 + 2 + 1]


# ---- retreats


@pytest.mark.rule("alexander_vs_darius", "3.3.8")
@pytest.mark.rule("alexander_vs_darius", "3.3.9")
@pytest.mark.rule("alexander_vs_darius", "3.3.11")
def test_e13_over_the_straits_only_if_they_are_open() -> None:
    barred = (
        Table(
            macedon={"thrace": "alexander-iii phalanx"},
            persia={"wilusha": "memnon 4 hoplites"},
        )
        .do("march thrace; go wilusha")
        .do("one-die", 0, 0, 1, 0)
        .do("hit phalanx 1")
    )
    assert barred.options() == ["fight-on", "break-off"], "over the strait, without treasure"
    barred.lay_ships("aegean", "persian", 1)
    barred.lay_ships("black", "persian", 1)
    barred.do("fight-on").do("one-die", 0, 0, 0, 0).do("one-die", 0, 0, 0, 0)
    assert barred.campaign.ending == BY_DEATH


@pytest.mark.rule("alexander_vs_darius", "3.3.12")
@pytest.mark.rule("alexander_vs_darius", "3.3.14")
def test_e14_who_cannot_retreat_dies_and_a_retreat_rolls_no_desert_dice() -> None:
    table = Table(
        macedon={"mari": "coenus 3 light-infantry"},
        persia={"carchemish": "memnon light-infantry"},
        persian=["syria"],
    ).do("march mari; go carchemish; slip-away", 3)
    assert table.army("syria") == {"light-infantry": 1}
    assert "desert-losses" not in table.kinds()
    table.campaign.passes = bytes([2, 0])
    assert table.refusal("march syria") is None, "a retreat is not the turn's move"


# ---- who has won


@pytest.mark.rule("alexander_vs_darius", "3.3.28")
@pytest.mark.rule("alexander_vs_darius", "3.3.29")
def test_e15_only_hits_that_took_effect_count() -> None:
    table = clash("coenus 6 light-infantry", "memnon 2 immortals")
    table.do("stand", 6, 1, 1, 0).do("hit light-infantry 1")
    # All who fought are hit: two immortals, and Memnon; three hits took effect, four are lost.
    assert table.campaign.battle is not None
    assert table.campaign.battle.hits == (3, 1)


@pytest.mark.rule("alexander_vs_darius", "3.3.25")
@pytest.mark.rule("alexander_vs_darius", "3.3.36")
@pytest.mark.rule("alexander_vs_darius", "7.2.8")
def test_e16_beaten_by_hits_is_not_breaking_off() -> None:
    table = clash("coenus 2 light-cavalry", "darius-iii 3 light-infantry")
    table.do("stand", 1, 0, 0, 0).do("hit light-infantry 1")
    table.do("fight-on").do("fight-on", 0, 0, 0, 0)
    table.do("fight-on").do("fight-on", 0, 0, 0, 0, 0, 0, EVENT)
    assert table.leaders("pitasia") == {"darius-iii"}
    assert not {"pride-rolled", "escape-rolled", "battle-left"} & set(table.kinds())
    assert "pursued" in table.kinds()
    assert table.campaign.legitimacy == 14
    assert table.campaign.treasure[MACEDON] == 9 + 1 + 3


@pytest.mark.rule("alexander_vs_darius", "7.1.11")
@pytest.mark.rule("alexander_vs_darius", "3.3.23")
def test_e17_darius_breaks_off_and_pride_always_exceeds_his_rank() -> None:
    table = clash("coenus 2 light-cavalry", "darius-iii light-infantry")
    table.do("stand", 0, 0, 0, 0).do("break-off", 4, 4, 2, 0, 3, EVENT)
    assert table.leaders("pitasia") == {"darius-iii"}, "one hit on the foot, the other finds nobody"
    assert table.campaign.legitimacy == 13
    assert table.campaign.treasure[MACEDON] == 9 + 1 + 3
    caught = clash("coenus 2 light-cavalry", "darius-iii light-infantry")
    caught.do("stand", 0, 0, 0, 0).do("break-off", 4, 5, 2, 0).do("no-bonus", 3, EVENT)
    assert caught.campaign.where[DARIUS] == DEAD
    assert caught.campaign.legitimacy == 15 - 1 - 2, "killed, broken off, and pride"
    assert caught.campaign.treasure[MACEDON] == 9 + 1 + 1, "he did not get away"


@pytest.mark.rule("alexander_vs_darius", "3.3.32")
@pytest.mark.rule("alexander_vs_darius", "3.3.33")
def test_e18_a_winner_who_needs_no_siege_turns_a_city_at_once() -> None:
    persian = Table(
        persia={"zoan": "mazaeus 2 light-infantry"},
        macedon={"naucratis": "light-infantry"},
        active="persia",
    ).do("march zoan; go naucratis", 1, 0, 0, EVENT)
    assert persian.marker("naucratis") == "persia"
    assert persian.campaign.legitimacy == 15 + 2 + 1
    fortress = Table(
        macedon={"ahhiyawa": "coenus 2 phalanx"}, persia={"lukka": "light-infantry"}
    ).do("march ahhiyawa; go lukka", 1, 0, 0, EVENT)
    assert fortress.marker("lukka") == "persia"


@pytest.mark.rule("alexander_vs_darius", "3.3.34")
def test_e19_the_bonus_marker_after_a_failed_retreat_and_in_media() -> None:
    table = Table(
        macedon={"mannai": "coenus 3 light-infantry"},
        persia={"caspia": "memnon 2 light-infantry"},
        persian=["media"],
        macedonian=["van"],
    )
    table.lay_marker("caspia", "persia")
    table.do("march mannai; go caspia; stand", 1, 0, 0, 0).do("hit light-infantry 1")
    table.do("fight-on").do("fight-on", 2, 0, 0, 0)
    assert "bonus media" in table.options()
    table.do("bonus media", EVENT)
    assert table.campaign.legitimacy == 15 - 5 - 1
    defender = Table(
        macedon={"wilusha": "coenus 3 light-infantry"},
        persia={"phrygia": "memnon light-infantry"},
        active="persia",
    ).do("march phrygia; go wilusha", 0, 0, 2, 0, EVENT)
    assert "no-bonus" not in defender.options(), "the attacker's only"


@pytest.mark.rule("alexander_vs_darius", "5.2.1")
@pytest.mark.rule("alexander_vs_darius", "5.2.9")
def test_e20_the_king_falls_and_persia_wins() -> None:
    table = clash("coenus light-infantry", "darius-iii 3 light-infantry")
    table.do("stand", 1, 0, 2, 0).do("hit light-infantry 0", EVENT)
    assert table.campaign.legitimacy == 15 - 1 + 2
    end = clash("coenus light-infantry", "darius-iii 3 light-infantry")
    end.campaign.legitimacy = 1
    end.do("stand", 1, 0, 2, 0).do("hit light-infantry 0")
    assert (end.campaign.winner, end.campaign.ending) == (MACEDON, BY_LEGITIMACY)


@pytest.mark.rule("alexander_vs_darius", "3.3.35")
@pytest.mark.rule("alexander_vs_darius", "3.3.37")
@pytest.mark.rule("alexander_vs_darius", "3.3.38")
def test_e21_spoils_are_the_winners_and_leaders_count_twice_for_macedon() -> None:
    table = clash("coenus 6 light-infantry", "memnon arsames 2 light-infantry")
    table.do("stand", 4, 0, 0, 0, 0).do("no-bonus", EVENT)
    assert table.campaign.treasure == (9 + 2 + 2, 10), "4 of 3, and 2 leaders"
    persian = clash("coenus 2 light-infantry", "memnon 4 light-infantry")
    persian.do("stand", 1, 0, 3, 0).do("hit light-infantry 1", EVENT)
    assert persian.campaign.treasure == (9, 10 + 3)


@pytest.mark.rule("alexander_vs_darius", "7.2.9")
@pytest.mark.rule("alexander_vs_darius", "7.2.10")
@pytest.mark.rule("alexander_vs_darius", "7.1.1")
def test_e22_the_gates_take_alexanders_four_dice_too() -> None:
    table = Table(
        macedon={"khuzi": "alexander-iii 2 phalanx"},
        persia={"elam": "ariobarzanes 6 light-infantry"},
        persian=["south-zargoa"],
    ).do("march khuzi; go elam; stand; four-dice", 2, 4, 0, 0)
    table.do("hit light-infantry 2", 1)
    assert table.army("elam") == {"light-infantry": 4}
    attacking = (
        Table(
            macedon={"khuzi": "coenus 6 phalanx", "elam": "alexander-iii 4 phalanx"},
            persia={"south-zargoa": "ariobarzanes 3 light-infantry"},
            active="persia",
        )
        .do("march south-zargoa; go elam")
        .do("stand")
        .do("one-die", 0, 0, 3, 1)
    )
    assert attacking.campaign.battle is not None
    assert attacking.army("elam") == {"phalanx": 4}, "four hits ignored, whoever attacks"


@pytest.mark.rule("alexander_vs_darius", "7.2.2")
@pytest.mark.rule("alexander_vs_darius", "7.2.3")
def test_e23_the_higher_takes_until_he_leads_no_fewer() -> None:
    table = Table(
        persia={"wilusha": "memnon 5 light-infantry", "phrygia": "darius-iii light-infantry"},
        active="persia",
    ).do("march wilusha; go phrygia; halt")
    led = table.campaign.led
    assert (led[DARIUS], led[LEADER.read("memnon")]) == (3, 3)


@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_e24_ariobarzanes_is_lost_if_the_only_retreat_leads_out() -> None:
    table = Table(
        macedon={"mari": "coenus 3 light-infantry"},
        persia={"mitanni": "ariobarzanes mazaeus 2 light-infantry"},
        persian=["carchemish"],
    ).do("march mari; go mitanni; slip-away", 4)
    assert table.campaign.where[ARIOBARZANES] == DEAD
    assert table.leaders("carchemish") == {"mazaeus"}
    lost = next(one.plain() for one in table.log if one.kind.name == "no-retreat")
    assert lost["names"] == ["ariobarzanes"], "all see it"


@pytest.mark.rule("alexander_vs_darius", "7.1.8")
@pytest.mark.rule("alexander_vs_darius", "3.3.21")
def test_e24_ariobarzanes_alone_has_no_way_out_and_no_check() -> None:
    table = Table(
        macedon={"mari": "coenus 3 light-infantry"},
        persia={"mitanni": "ariobarzanes 2 light-infantry"},
        persian=["carchemish"],
    ).do("march mari; go mitanni", 0, 0, 0, 0)
    assert table.asked() == MACEDON, "no check is offered that can only destroy the army"


@pytest.mark.rule("alexander_vs_darius", "7.1.8")
@pytest.mark.rule("alexander_vs_darius", "6.7.10")
def test_e24_a_king_lost_by_slipping_away_has_a_successor() -> None:
    table = Table(
        macedon={"mari": "coenus 3 light-infantry"},
        persia={"mitanni": "ariobarzanes mazaeus 2 light-infantry"},
        persian=["carchemish"],
    )
    table.campaign.king = ARIOBARZANES
    table.campaign.legitimacy = 9
    table.do("march mari; go mitanni; slip-away", 4)
    assert table.campaign.winner == MACEDON, "nobody of the house is left"


# ---- pairs of rules in one battle


@pytest.mark.rule("alexander_vs_darius", "7.1.2")
def test_four_dice_in_two_rounds_are_two_risks() -> None:
    table = clash("alexander-iii 4 phalanx", "memnon 6 hoplites")
    table.do("stand").do("four-dice", 0, 0, 0, 0, 1)
    table.do("fight-on").do("fight-on").do("four-dice", 0, 0, 0, 0, 2)
    assert table.kinds().count("risk-rolled") == 2
    assert table.campaign.held == 5


@pytest.mark.rule("alexander_vs_darius", "7.1.2")
@pytest.mark.rule("alexander_vs_darius", "0.4")
def test_alexander_killed_by_his_risk_in_the_round_that_wins() -> None:
    table = clash("alexander-iii 4 phalanx", "light-infantry")
    table.do("four-dice", 1, 0, 0, 6)
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)


@pytest.mark.rule("alexander_vs_darius", "6.7.4")
@pytest.mark.rule("alexander_vs_darius", "5.1.6")
def test_with_philip_alive_a_dead_alexander_is_not_beaten() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii coenus 2 phalanx", "thrace": "philip-ii"},
        persia={"phrygia": "memnon 6 hoplites"},
        persian=["pitasia"],
    ).do("march wilusha; go phrygia")
    table.do("stand").do("four-dice", 0, 0, 0, 1, 0).do("hit phalanx 1", 6)
    assert table.campaign.ending == 0
    table.do("fight-on").do("break-off", 4, 0).do("retreat wilusha", EVENT)
    assert table.leaders("wilusha") == {"coenus"}
    assert table.campaign.weariness == 10
    assert table.campaign.legitimacy == 17


@pytest.mark.rule("alexander_vs_darius", "5.2.5")
@pytest.mark.rule("alexander_vs_darius", "0.7")
def test_a_broken_off_battle_at_legitimacy_1_and_2() -> None:
    for before in (1, 2):
        table = clash("coenus 2 light-cavalry", "memnon light-infantry")
        table.campaign.legitimacy = before
        table.do("stand", 0, 0, 0, 0).do("break-off", 3, 0, 0, *([18] if before == 2 else []))
        assert (table.campaign.winner, table.campaign.ending) == (MACEDON, BY_LEGITIMACY)
        assert "spoils" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "7.2.6")
def test_pride_is_set_against_the_commanders_rank() -> None:
    hurt = clash("coenus 2 light-cavalry", "orontobates light-infantry")
    hurt.do("stand", 0, 0, 0, 0).do("break-off", 5, 0, 0, 12, EVENT)
    assert hurt.campaign.legitimacy == 13
    kept = clash("coenus 2 light-cavalry", "orontobates light-infantry")
    kept.do("stand", 0, 0, 0, 0).do("break-off", 5, 0, 0, 11, EVENT)
    assert kept.campaign.legitimacy == 14


@pytest.mark.rule("alexander_vs_darius", "1.4.38")
@pytest.mark.rule("alexander_vs_darius", "3.3.34")
def test_a_landing_won_turns_the_marker_and_brings_the_bonus() -> None:
    table = (
        Table(
            macedon={"macedonia": "antipater 2 hoplites"},
            persia={"wilusha": "light-infantry"},
            persian=["phrygia"],
            ships={"macedonia-aegean": ("macedonian", 2)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean wilusha", 1, 0, 0)
    )
    assert table.marker("wilusha") == "macedon"
    table.do("bonus phrygia", EVENT)
    assert table.marker("phrygia") == "macedon"
    assert table.campaign.moved == 0, "the army has not moved"
    assert table.campaign.where[LEADER.read("antipater")] == AREA.read("wilusha")
    assert table.campaign.where[ALEXANDER] != DEAD
