"""3.3 Land battles, with the leaders' part in them (3.1, 7.1, 7.2) and the tracks (5.1, 5.2).

Dice of a round are asked for side by side, the attacker's first: for each class of units in the
order of the classes how many hit, then for each leader, the highest first.
"""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import FIELD, MACEDON, NOBODY, PERSIA
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, LEADER
from anabasis.games.alexander_vs_darius.state import BY_DEATH, BY_LEGITIMACY, DEAD
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7
"""The roll on the event table: Egypt revolts, which does nothing where Persia has no city there."""


def clash(macedon: str, persia: str, **given: object) -> Table:
    """A Macedonian army marches from Wilusha on a Persian one in Phrygia (plains, no city)."""
    laid: dict[str, object] = {
        "macedon": {"wilusha": macedon},
        "persia": {"phrygia": persia},
        "macedonian": ["wilusha"],
    }
    return Table(**(laid | given)).do("march wilusha; go phrygia")  # type: ignore[arg-type]


# ---- the worked example


@pytest.mark.rule("alexander_vs_darius", "3.1.3")
@pytest.mark.rule("alexander_vs_darius", "3.1.4")
@pytest.mark.rule("alexander_vs_darius", "3.3.3")
@pytest.mark.rule("alexander_vs_darius", "3.3.26")
@pytest.mark.rule("alexander_vs_darius", "3.3.32")
@pytest.mark.rule("alexander_vs_darius", "3.3.34")
@pytest.mark.rule("alexander_vs_darius", "3.3.35")
@pytest.mark.rule("alexander_vs_darius", "5.2.3")
@pytest.mark.rule("alexander_vs_darius", "3.0.7")
def test_athena_beats_ares() -> None:
    table = clash(
        "parmenion antipater coenus antigonus craterus 6 light-infantry",
        "memnon 5 light-infantry",
        persian=["gasga", "haphalla", "lydia"],
    )
    # The one who defends does not slip away; the fifth leader stands aside: 10 dice against 6.
    # Ares scores three, Athena four: with eight and two dice left the second round is fought.
    table.do("stand", 2, 1, 1, 0, 0, 2, 1)
    fought = [event.plain() for event in table.log if event.kind.name == "fought"]
    assert [event["dice"] for event in fought] == [10, 6]
    assert [event["hits"] for event in fought] == [4, 3]
    table.do("hit light-infantry 4").do("hit light-infantry 3")
    table.do("fight-on").do("fight-on", 1, 1, 0, 0, 0, 1, 0)
    fought = [event.plain() for event in table.log if event.kind.name == "fought"]
    assert [event["dice"] for event in fought[2:]] == [3 + 4, 2]
    table.do("hit light-infantry 1")
    assert table.marker("phrygia") == "macedon"
    near = {"bonus chalybes", "bonus gasga", "bonus haphalla", "bonus pitasia", "no-bonus"}
    assert set(table.options()) == near, "Lydia has a city, Wilusha is his already"
    table.do("bonus gasga", EVENT)
    assert table.marker("gasga") == "macedon"
    assert table.campaign.legitimacy == 14
    assert table.campaign.treasure[MACEDON] == 9 + 3
    assert table.kinds()[-1] == "event-rolled"
    assert table.campaign.battle is None
    assert table.campaign.holder[FIELD] == NOBODY


# ---- before the battle


@pytest.mark.rule("alexander_vs_darius", "3.3.16")
@pytest.mark.rule("alexander_vs_darius", "3.3.17")
@pytest.mark.rule("alexander_vs_darius", "3.0.4")
@pytest.mark.rule("alexander_vs_darius", "3.0.8")
def test_slipping_away_leaves_nothing_behind() -> None:
    table = clash("alexander-iii phalanx", "darius-iii 9 light-infantry", persian=["pitasia"])
    table.do("slip-away", 4)
    assert table.leaders("pitasia") == {"darius-iii"}
    assert table.holder("phrygia") == "macedon"
    assert table.marker("phrygia") == "persia"
    assert (table.campaign.weariness, table.campaign.legitimacy) == (10, 15)
    assert table.campaign.treasure == (9, 10)
    assert not {"stack-shown", "event-rolled", "pride-rolled"} & set(table.kinds())
    assert table.asked() == PERSIA


@pytest.mark.rule("alexander_vs_darius", "3.3.15")
@pytest.mark.rule("alexander_vs_darius", "3.3.18")
@pytest.mark.rule("alexander_vs_darius", "3.3.7")
@pytest.mark.rule("alexander_vs_darius", "5.1.1")
def test_a_failed_check_begins_the_battle_with_the_eight_unit_step() -> None:
    table = clash("alexander-iii phalanx", "darius-iii nabarzanes 8 light-infantry")
    assert table.options() == ["one-die", "four-dice"], "with no way out no check is offered"
    table = clash(
        "alexander-iii phalanx", "darius-iii nabarzanes 8 light-infantry", persian=["pitasia"]
    ).do("slip-away", 3)
    assert table.campaign.weariness == 9
    assert "stack-shown" in table.kinds()
    table = clash("alexander-iii phalanx", "darius-iii nabarzanes 7 light-infantry")
    assert table.campaign.weariness == 10


@pytest.mark.rule("alexander_vs_darius", "3.3.15")
def test_hard_ground_adds_1() -> None:
    table = Table(
        macedon={"phrygia": "coenus light-infantry"},
        persia={"haphalla": "darius-iii light-infantry"},
        persian=["arzawa"],
    ).do("march phrygia; go haphalla")
    table.do("slip-away", 3)
    assert table.leaders("arzawa") == {"darius-iii"}


@pytest.mark.rule("alexander_vs_darius", "3.3.9")
@pytest.mark.rule("alexander_vs_darius", "3.3.10")
@pytest.mark.rule("alexander_vs_darius", "3.3.8")
def test_a_retreat_goes_over_enemy_markers_to_a_friendly_one() -> None:
    table = clash(
        "coenus light-infantry",
        "memnon light-infantry",
        macedonian=["wilusha", "pitasia"],
        persian=["cappadocia", "zippasla"],
    )
    table.do("slip-away", 6)
    assert set(table.options()) == {"retreat cappadocia", "retreat zippasla"}


@pytest.mark.rule("alexander_vs_darius", "3.3.9")
def test_a_retreat_enters_no_area_with_enemies() -> None:
    table = Table(
        macedon={
            "wilusha": "coenus light-infantry",
            "pitasia": "hoplites",
            "gasga": "hoplites",
            "haphalla": "hoplites",
        },
        persia={"phrygia": "memnon light-infantry"},
        persian=["cappadocia", "zippasla"],
    ).do("march wilusha; go phrygia", 0, 0, 0, 0)
    assert "slip-away" not in table.options(), "every way out is barred"
    assert table.asked() == MACEDON


# ---- rounds


@pytest.mark.rule("alexander_vs_darius", "3.1.2")
@pytest.mark.rule("alexander_vs_darius", "3.2.2")
@pytest.mark.rule("alexander_vs_darius", "3.2.4")
@pytest.mark.rule("alexander_vs_darius", "3.3.4")
@pytest.mark.rule("alexander_vs_darius", "3.3.5")
def test_hits_are_simultaneous_and_the_owner_allots() -> None:
    table = clash("coenus 2 phalanx", "memnon 2 hoplites 2 light-infantry", persian=["pitasia"])
    table.do("stand", 2, 1, 1, 2, 0)
    table.do("hit light-infantry 1; hit hoplites 2")
    assert table.army("phrygia") == {"light-infantry": 1, "worn-hoplites": 2}
    units = table.campaign.units[FIELD]
    assert units_in(units) == 2, "two hits on two phalanxes turn both over"
    assert table.options() == ["fight-on", "break-off"]


@pytest.mark.rule("alexander_vs_darius", "3.2.5")
@pytest.mark.rule("alexander_vs_darius", "3.2.6")
@pytest.mark.rule("alexander_vs_darius", "0.4")
def test_when_every_unit_has_its_hit_leaders_take_the_rest() -> None:
    table = clash("alexander-iii 2 phalanx", "darius-iii 6 light-infantry", persian=["pitasia"])
    table.do("stand").do("one-die", 0, 0, 6, 0)
    assert table.campaign.where[ALEXANDER] == DEAD
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)


@pytest.mark.rule("alexander_vs_darius", "3.1.8")
def test_a_leader_may_take_a_hit_for_a_unit() -> None:
    table = clash("coenus antigonus phalanx", "memnon 2 light-infantry", persian=["pitasia"])
    table.do("stand", 0, 0, 0, 1, 0)
    assert "hit phalanx 0" in table.options()
    table.do("hit phalanx 0; hit-leader antigonus")
    assert table.campaign.where[LEADER.read("antigonus")] == DEAD


@pytest.mark.rule("alexander_vs_darius", "3.1.4")
@pytest.mark.rule("alexander_vs_darius", "3.1.5")
@pytest.mark.rule("alexander_vs_darius", "3.3.6")
def test_units_without_command_stand_aside_and_step_in() -> None:
    table = clash(
        "coenus light-infantry",
        "memnon 2 hoplites 8 light-infantry",
        persian=["pitasia"],
    ).do("stand")
    assert table.options() == ["field hoplites 0", "field hoplites 1", "field hoplites 2"]
    table.do("field hoplites 0", 1, 1, 1, 0)
    fought = [event.plain() for event in table.log if event.kind.name == "fought"]
    assert [event["dice"] for event in fought] == [2, 6 + 1]
    table.do("hit light-infantry 2").do("hit light-infantry 1")
    assert table.army("phrygia") == {"hoplites": 2, "light-infantry": 6}
    assert table.refusal("fight-on") is None
    table.do("fight-on").do("fight-on")
    assert "field hoplites 2" in table.options(), "who stood aside may step in"


@pytest.mark.rule("alexander_vs_darius", "3.1.10")
@pytest.mark.rule("alexander_vs_darius", "3.3.12")
def test_units_without_a_leader_have_six_dice_and_no_retreat() -> None:
    table = Table(
        macedon={"wilusha": "coenus 2 light-cavalry"},
        persia={"phrygia": "7 light-infantry"},
        persian=["pitasia"],
    ).do("march wilusha; go phrygia", 1, 0, 0)
    fought = [event.plain() for event in table.log if event.kind.name == "fought"]
    assert [event["dice"] for event in fought] == [3, 6]
    table.do("fight-on", 0, 0, 0).do("fight-on", 0, 0, 0).do("no-bonus", EVENT)
    assert table.holder("phrygia") == "macedon", "one hit to none, and they cannot retreat"
    assert units_in(table.campaign.dead[PERSIA]) == 7
    assert "no-retreat" in table.kinds()


# ---- breaking off, pursuit, Darius and Pride


def beaten(macedon: str, persia: str) -> Table:
    """A Persian army that may break off after a first round without hits."""
    table = clash(macedon, persia, persian=["pitasia"])
    dice = len([word for word in macedon.split() if not word.isdecimal()])
    dice += len([word for word in persia.split() if not word.isdecimal()])
    return table.do("stand", *[0] * dice)


@pytest.mark.rule("alexander_vs_darius", "3.3.19")
@pytest.mark.rule("alexander_vs_darius", "3.3.20")
@pytest.mark.rule("alexander_vs_darius", "3.3.22")
@pytest.mark.rule("alexander_vs_darius", "3.3.23")
@pytest.mark.rule("alexander_vs_darius", "3.3.24")
@pytest.mark.rule("alexander_vs_darius", "5.2.5")
@pytest.mark.rule("alexander_vs_darius", "7.2.5")
@pytest.mark.rule("alexander_vs_darius", "7.2.6")
@pytest.mark.rule("alexander_vs_darius", "7.2.7")
def test_breaking_off_is_lost_and_pursued() -> None:
    table = beaten("coenus 2 light-cavalry phalanx", "memnon hoplites light-cavalry")
    # Check 3 is above Memnon's 2; two horsemen and Coenus hit three times: the hoplites die of
    # two of them, and horse or leader takes the third. Pride: 15 is above a rank of 14.
    table.do("break-off", 3, 2, 1)
    assert set(table.options()) == {"harry light-cavalry", "harry-leader memnon"}
    table.do("harry light-cavalry", 15, EVENT)
    assert table.leaders("pitasia") == {"memnon"}
    assert table.campaign.legitimacy == 15 - 2
    assert table.campaign.treasure[MACEDON] == 9 + 1
    assert table.marker("phrygia") == "macedon"
    assert "battle-lost" not in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "7.2.7")
def test_pride_that_is_not_above_the_rank_costs_nothing() -> None:
    table = beaten("coenus phalanx", "memnon light-infantry")
    table.do("break-off", 3, 0, 14, EVENT)
    assert table.campaign.legitimacy == 14


@pytest.mark.rule("alexander_vs_darius", "3.3.20")
@pytest.mark.rule("alexander_vs_darius", "3.3.19")
def test_a_failed_check_lets_the_attacker_try() -> None:
    table = beaten("coenus phalanx", "memnon light-infantry").do("break-off", 2)
    assert table.asked() == MACEDON
    table.do("break-off", 6, 0, 0, EVENT)
    assert table.leaders("wilusha") == {"coenus"}
    assert table.campaign.legitimacy == 17
    assert table.campaign.weariness == 10, "Alexander was not there"


@pytest.mark.rule("alexander_vs_darius", "7.1.11")
@pytest.mark.rule("alexander_vs_darius", "3.3.36")
@pytest.mark.rule("alexander_vs_darius", "3.3.25")
def test_darius_escapes_on_1_to_4_and_leaves_3_treasure() -> None:
    table = beaten("coenus 2 light-cavalry", "darius-iii light-cavalry")
    table.do("break-off", 4, 4, 2, 1, 10, EVENT)
    assert table.leaders("pitasia") == {"darius-iii"}
    assert table.campaign.treasure[MACEDON] == 9 + 1 + 3
    table = beaten("coenus 2 light-cavalry", "darius-iii light-cavalry")
    table.do("break-off", 4, 5, 2, 1)
    assert set(table.options()) == {"harry light-cavalry", "harry-leader darius-iii"}


@pytest.mark.rule("alexander_vs_darius", "3.3.27")
@pytest.mark.rule("alexander_vs_darius", "3.3.28")
@pytest.mark.rule("alexander_vs_darius", "3.3.25")
@pytest.mark.rule("alexander_vs_darius", "7.2.8")
@pytest.mark.rule("alexander_vs_darius", "5.2.1")
@pytest.mark.rule("alexander_vs_darius", "5.1.6")
@pytest.mark.rule("alexander_vs_darius", "3.3.37")
def test_after_three_rounds_the_side_with_more_hits_has_won() -> None:
    table = clash("alexander-iii 3 phalanx", "memnon 3 hoplites", persian=["pitasia"])
    table.do("stand").do("one-die", 0, 0, 1, 0).do("hit phalanx 1")
    table.do("fight-on").do("fight-on").do("one-die", 0, 0, 0, 0, 0)
    table.do("fight-on").do("fight-on").do("one-die", 0, 0, 0, 0, 0, 0, EVENT)
    assert table.leaders("wilusha") == {"alexander-iii"}
    assert table.army("wilusha") == {"phalanx": 2, "worn-phalanx": 1}
    assert table.campaign.legitimacy == 17
    assert table.campaign.weariness == 8
    assert table.campaign.treasure[PERSIA] == 10, "nothing was destroyed"


@pytest.mark.rule("alexander_vs_darius", "3.3.29")
def test_a_tie_is_the_defenders_without_pursuit() -> None:
    table = clash("coenus 3 phalanx", "memnon 3 hoplites", persian=["pitasia"])
    table.do("stand", 0, 0, 0, 0)
    table.do("fight-on").do("fight-on", 0, 0, 0, 0)
    table.do("fight-on").do("fight-on", 0, 0, 0, 0, EVENT)
    assert table.leaders("wilusha") == {"coenus"}
    assert "pursued" not in table.kinds()
    assert table.campaign.legitimacy == 17
    assert table.marker("phrygia") == "persia"


@pytest.mark.rule("alexander_vs_darius", "3.3.12")
@pytest.mark.rule("alexander_vs_darius", "3.3.21")
def test_an_invader_without_a_marker_behind_him_is_destroyed() -> None:
    table = clash("alexander-iii phalanx", "memnon 3 hoplites", persian=["pitasia", "wilusha"])
    table.lay_marker("wilusha", "persia")
    table.do("stand").do("one-die", 0, 0, 1, 0).do("hit phalanx 1")
    table.do("fight-on").do("one-die", 0, 0, 0, 0)
    table.do("fight-on").do("one-die", 0, 0, 0, 0)
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)


@pytest.mark.rule("alexander_vs_darius", "3.3.11")
def test_a_retreat_over_the_hellespont() -> None:
    table = Table(
        macedon={"thrace": "alexander-iii phalanx"}, persia={"wilusha": "memnon 3 hoplites"}
    ).do("march thrace; go wilusha")
    table.do("one-die", 0, 0, 1, 0).do("hit phalanx 1")
    table.do("fight-on").do("one-die", 0, 0, 0, 0)
    table.do("fight-on").do("one-die", 0, 0, 0, 0, 0, EVENT)
    assert table.leaders("thrace") == {"alexander-iii"}


@pytest.mark.rule("alexander_vs_darius", "3.3.30")
def test_both_destroyed_and_nobody_has_won() -> None:
    table = clash("coenus light-infantry", "memnon light-infantry", persian=["pitasia"])
    table.do("stand", 1, 1, 1, 1, EVENT)
    assert table.holder("phrygia") == "nobody"
    assert table.marker("phrygia") == "persia"
    assert table.campaign.legitimacy == 15
    assert table.campaign.treasure == (9, 10)


# ---- Alexander, the king and the Gates


@pytest.mark.rule("alexander_vs_darius", "7.1.1")
@pytest.mark.rule("alexander_vs_darius", "7.1.2")
def test_four_dice_hold_him_next_turn_or_kill_him() -> None:
    table = clash("alexander-iii phalanx", "memnon 4 hoplites", persian=["pitasia"])
    table.do("stand").do("four-dice", 0, 4, 0, 0).do("hit hoplites 4", 5)
    assert table.campaign.held == 5
    assert table.army("phrygia") == {"worn-hoplites": 4}
    table = clash("alexander-iii phalanx", "memnon 4 hoplites", persian=["pitasia"])
    table.do("stand").do("four-dice", 0, 4, 0, 0).do("hit hoplites 4", 6)
    assert table.campaign.ending == BY_DEATH
    assert table.army("phrygia") == {"worn-hoplites": 4}, "his hits stand"


@pytest.mark.rule("alexander_vs_darius", "5.2.9")
@pytest.mark.rule("alexander_vs_darius", "8.8.2")
@pytest.mark.rule("alexander_vs_darius", "8.8.3")
def test_the_king_falls_and_bessus_who_is_still_to_come_is_king() -> None:
    table = clash("coenus 2 phalanx", "darius-iii light-infantry", persian=["pitasia"])
    table.do("stand", 2, 0, 0, 0).do("no-bonus", EVENT)
    assert table.campaign.king == LEADER.read("bessus")
    assert table.campaign.legitimacy == 15 - 1 - 1
    assert table.campaign.treasure[MACEDON] == 9 + 1 + 1


@pytest.mark.rule("alexander_vs_darius", "0.6")
def test_alexander_and_the_last_king_fall_together() -> None:
    table = clash("alexander-iii", "darius-iii", persian=["pitasia"])
    table.campaign.legitimacy = 1
    table.do("stand").do("one-die", 1, 1)
    assert (table.campaign.winner, table.campaign.ending) == (PERSIA, BY_DEATH)


@pytest.mark.rule("alexander_vs_darius", "5.2.9")
@pytest.mark.rule("alexander_vs_darius", "0.2")
def test_a_king_who_falls_at_legitimacy_1_ends_the_game_before_the_victory() -> None:
    table = clash("coenus phalanx", "darius-iii 3 immortals", persian=["pitasia"])
    table.campaign.legitimacy = 1
    table.do("stand", 1, 0, 3, 1).do("hit immortals 0")
    assert (table.campaign.winner, table.campaign.ending) == (MACEDON, BY_LEGITIMACY)


@pytest.mark.rule("alexander_vs_darius", "7.2.9")
@pytest.mark.rule("alexander_vs_darius", "7.2.10")
def test_the_persian_gates_ignore_four_hits_of_the_first_round() -> None:
    table = Table(
        macedon={"khuzi": "alexander-iii 5 phalanx"},
        persia={"elam": "ariobarzanes 6 light-infantry"},
        persian=["south-zargoa"],
        macedonian=["khuzi"],
    ).do("march khuzi; go elam; stand; one-die", 5, 1, 0, 0)
    table.do("hit light-infantry 2")
    assert table.army("elam") == {"light-infantry": 4}
    table.do("fight-on").do("fight-on").do("one-die", 1, 0, 0, 0).do("hit light-infantry 1")
    assert table.army("elam") == {"light-infantry": 3}


# ---- places with a city


@pytest.mark.rule("alexander_vs_darius", "3.3.32")
@pytest.mark.rule("alexander_vs_darius", "3.3.33")
def test_a_city_turns_only_for_a_winner_who_needs_no_siege() -> None:
    with_phalanx = Table(
        macedon={"wilusha": "coenus phalanx"}, persia={"lydia": "light-infantry"}
    ).do("march wilusha; go lydia", 1, 0, 0, EVENT)
    assert with_phalanx.marker("lydia") == "macedon"
    assert with_phalanx.campaign.legitimacy == 15 - 1 - 1
    without = Table(macedon={"wilusha": "coenus hoplites"}, persia={"lydia": "light-infantry"})
    without.do("march wilusha; go lydia", 1, 0, 0, EVENT)
    assert without.marker("lydia") == "persia"
    assert without.campaign.legitimacy == 14


# ---- landings


@pytest.mark.rule("alexander_vs_darius", "1.4.38")
@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_a_lost_landing_is_lost_whole_and_the_ships_flee() -> None:
    table = (
        Table(
            macedon={"macedonia": "antipater 2 hoplites"},
            persia={"lydia": "memnon 3 hoplites"},
            ships={"macedonia-aegean": ("macedonian", 2)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean lydia", 0, 0, 1, 0)
    )
    table.do("hit hoplites 1", *[0] * 10)
    assert table.campaign.where[LEADER.read("antipater")] == DEAD
    assert {option.split()[0] for option in table.options()} == {"flee"}
    table.do("flee cretan", EVENT)
    assert table.fleets() == [("cretan", "macedonian", 2)]
    assert table.campaign.treasure[PERSIA] == 10 + 3
