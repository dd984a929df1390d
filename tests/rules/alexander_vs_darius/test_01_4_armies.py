"""1.4 Armies on the march, forced marches, straits and desert."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA, FIELD, MACEDON, NOBODY, PERSIA
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.turns import MARCH_HURTS
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"


@pytest.mark.rule("alexander_vs_darius", "1.4.1")
@pytest.mark.rule("alexander_vs_darius", "1.4.2")
@pytest.mark.rule("alexander_vs_darius", "3.1.13")
@pytest.mark.rule("alexander_vs_darius", "3.1.14")
def test_foot_has_4_points_and_horse_7() -> None:
    foot = Table(persia={"mitanni": "darius-iii light-infantry"}, active="persia")
    foot.do("march mitanni; go ashur; go karduniash; go kish; go lagash")
    assert foot.refusal("go khuzi") == ("1.4.4", "too-far")
    horse = Table(persia={"mitanni": "darius-iii light-cavalry"}, active="persia")
    horse.do("march mitanni; go ashur; go karduniash; go kish; go lagash; go khuzi; go elam; halt")
    assert horse.army("elam") == {"light-cavalry": 1}


@pytest.mark.rule("alexander_vs_darius", "3.1.14")
def test_rough_and_mountain_cost_2() -> None:
    table = Table(persia={"ashur": "darius-iii light-infantry"}, active="persia")
    table.do("march ashur; go zamua; go mannai")
    assert table.refusal("go media") == ("1.4.4", "too-far")


@pytest.mark.rule("alexander_vs_darius", "1.4.3")
def test_units_need_a_leader_and_a_leader_needs_nobody() -> None:
    table = Table(macedon={"hellas": "2 hoplites", "thrace": "coenus"})
    assert table.refusal("march hellas") == ("1.4.3", "no-leader")
    table.do("march thrace; go macedonia; halt")
    assert table.leaders("macedonia") == {"coenus"}


@pytest.mark.rule("alexander_vs_darius", "1.4.4")
def test_from_area_to_adjacent_area() -> None:
    table = Table(macedon={"thrace": "coenus"}).do("march thrace")
    assert table.refusal("go hellas") == ("1.4.4", "not-adjacent")


@pytest.mark.rule("alexander_vs_darius", "1.4.5")
def test_an_army_moves_once_a_turn() -> None:
    table = Table(macedon={"thrace": "coenus phalanx"}, persia={"kish": "darius-iii"})
    table.do("march thrace; go macedonia; halt").do("pass")
    assert table.refusal("march macedonia") == ("1.4.5", "moved-already")


@pytest.mark.rule("alexander_vs_darius", "1.4.6")
@pytest.mark.rule("alexander_vs_darius", "1.4.9")
def test_horsemen_who_have_used_3_and_pick_up_foot_have_1_left() -> None:
    table = Table(
        persia={"mitanni": "darius-iii light-cavalry", "kish": "2 light-infantry"}, active="persia"
    )
    table.do("march mitanni; go ashur; go karduniash; go kish; pick light-infantry 2; go sumer")
    assert table.army("sumer") == {"light-cavalry": 1, "light-infantry": 2}
    assert table.refusal("go ur") == ("1.4.4", "too-far")


@pytest.mark.rule("alexander_vs_darius", "1.4.9")
def test_horsemen_who_have_used_5_and_pick_up_foot_stop() -> None:
    table = Table(persia={"mitanni": "darius-iii", "lagash": "light-infantry"}, active="persia")
    table.do("march mitanni; go ashur; go eshnunna; go kish; go sumer; go lagash")
    assert table.refusal("go ur") is None
    table.do("pick light-infantry 1")
    assert table.refusal("go ur") == ("1.4.4", "too-far")


@pytest.mark.rule("alexander_vs_darius", "1.4.7")
@pytest.mark.rule("alexander_vs_darius", "1.4.8")
def test_what_is_dropped_on_the_way_has_moved() -> None:
    table = Table(
        macedon={"hellas": "coenus 2 hoplites", "thrace": "parmenion"},
        persia={"kish": "darius-iii"},
    )
    table.do("march hellas; go macedonia; drop hoplites 1; go thrace; halt").do("pass")
    table.do("march thrace")
    assert table.refusal("pick hoplites 1") == ("1.4.8", "not-there-to-pick")
    assert table.refusal("pick-leader coenus") == ("1.4.8", "leader-has-moved")
    table.do("go macedonia")
    assert table.refusal("pick hoplites 1") == ("1.4.8", "not-there-to-pick")


@pytest.mark.rule("alexander_vs_darius", "1.4.7")
def test_what_stays_at_the_start_has_not_moved() -> None:
    table = Table(macedon={"hellas": "coenus antigonus 2 hoplites"}, persia={"kish": "darius-iii"})
    table.do("march hellas; drop hoplites 2; drop-leader antigonus; go macedonia; halt").do("pass")
    table.do("march hellas; go macedonia; halt")
    assert table.army("macedonia") == {"hoplites": 2}


@pytest.mark.rule("alexander_vs_darius", "1.4.10")
def test_six_units_to_a_leader() -> None:
    table = Table(macedon={"thrace": "coenus 4 phalanx 4 light-infantry"})
    table.do("march thrace")
    assert table.refusal("pick light-infantry 1") == ("1.4.10", "six-to-a-leader")
    table.do("go macedonia; halt")
    assert table.army("macedonia") == {"phalanx": 4, "light-infantry": 2}
    assert table.army("thrace") == {"light-infantry": 2}


@pytest.mark.rule("alexander_vs_darius", "1.4.10")
@pytest.mark.rule("alexander_vs_darius", "3.1.7")
def test_a_leader_is_not_dropped_who_is_needed() -> None:
    table = Table(macedon={"thrace": "coenus antigonus 7 light-infantry"}).do("march thrace")
    assert table.refusal("drop-leader antigonus") == ("1.4.10", "six-to-a-leader")
    table.do("drop light-infantry 1")
    assert table.refusal("drop-leader antigonus") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.11")
def test_enemies_end_the_move() -> None:
    table = Table(
        macedon={"wilusha": "alexander-iii light-cavalry"}, persia={"phrygia": "light-infantry"}
    )
    table.do("march wilusha; go phrygia")
    assert table.campaign.holder[FIELD] == MACEDON
    assert table.holder("phrygia") == "persia"
    assert "battle-met" in table.kinds()


@pytest.mark.rule("alexander_vs_darius", "1.4.11")
def test_a_lone_enemy_leader_ends_it_too() -> None:
    table = Table(macedon={"wilusha": "alexander-iii"}, persia={"phrygia": "memnon"})
    table.do("march wilusha; go phrygia")
    assert table.campaign.holder[FIELD] == MACEDON


@pytest.mark.rule("alexander_vs_darius", "1.4.12")
def test_a_city_does_not_stop_an_army() -> None:
    table = Table(macedon={"wilusha": "alexander-iii light-cavalry"}, persian=["lydia"])
    table.do("march wilusha; go lydia; go phrygia; halt")
    assert table.marker("lydia") == "persia"
    assert table.holder("phrygia") == "macedon"


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "4.6.6")
def test_mycenae_is_closed_before_the_revolt() -> None:
    table = Table(macedon={"hellas": "coenus"}).do("march hellas")
    assert table.refusal("go mycenae") == ("1.4.13", "closed")
    table.campaign.revolted = True
    assert table.refusal("go mycenae") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.13")
@pytest.mark.rule("alexander_vs_darius", "6.5.1")
def test_crete_is_closed_before_event_2() -> None:
    table = Table(macedon={"khania": "coenus"})
    assert table.refusal("march khania") == ("1.4.4", "nowhere-to-go")
    table.campaign.events |= 1 << 2
    table.do("march khania")
    table.campaign.events = 0
    assert table.refusal("go knossos") == ("1.4.13", "closed")
    table.campaign.events |= 1 << 2
    assert table.refusal("go knossos") is None


@pytest.mark.rule("alexander_vs_darius", "1.4.14")
@pytest.mark.rule("alexander_vs_darius", "2.1.2")
def test_an_army_may_turn_the_marker_where_it_stands() -> None:
    table = Table(macedon={"ahhiyawa": "alexander-iii phalanx"}, persia={"kish": "darius-iii"})
    table.lay_marker("ahhiyawa", "persia")
    table.do("march ahhiyawa; mark; halt")
    assert table.marker("ahhiyawa") == "macedon"
    assert table.campaign.treasure[MACEDON] == 9
    table.do("pass")
    assert table.refusal("march ahhiyawa") == ("1.4.5", "moved-already")


# ---- forced march


@pytest.mark.rule("alexander_vs_darius", "1.4.15")
@pytest.mark.rule("alexander_vs_darius", "1.4.17")
def test_a_forced_march_above_the_initiative_gives_a_point_and_losses() -> None:
    table = Table(persia={"ashur": "darius-iii 3 light-infantry hoplites"}, active="persia")
    table.do("march ashur; go zamua; go north-zargoa; force", 4, 1, 1)
    assert table.army("north-zargoa") == {"light-infantry": 2, "worn-hoplites": 1}
    assert table.refusal("go lagash") is None, "a fifth point"
    assert table.refusal("force") == ("1.4.15", "forced-already")


@pytest.mark.rule("alexander_vs_darius", "1.4.15")
@pytest.mark.rule("alexander_vs_darius", "1.4.16")
def test_a_roll_equal_to_the_initiative_fails_and_costs_nothing() -> None:
    table = Table(persia={"ashur": "darius-iii 3 light-infantry"}, active="persia")
    table.do("march ashur; force; go zamua; go north-zargoa", 3)
    assert table.army("north-zargoa") == {"light-infantry": 3}
    assert table.refusal("go lagash") == ("1.4.4", "too-far")


@pytest.mark.rule("alexander_vs_darius", "1.4.17")
def test_macedonians_are_hurt_on_6_and_persians_on_5() -> None:
    assert MARCH_HURTS == (6, 5)


@pytest.mark.rule("alexander_vs_darius", "1.4.18")
def test_losses_come_before_the_next_area_is_entered() -> None:
    table = Table(
        macedon={"pitasia": "alexander-iii light-infantry phalanx"}, persia={"phrygia": "memnon"}
    )
    table.do("march pitasia; force; go phrygia", 6, 1, 1)
    assert table.campaign.units[FIELD] != 0
    assert units_in(table.campaign.units[FIELD]) == 1
    assert "worn-phalanx" not in table.army("pitasia")


@pytest.mark.rule("alexander_vs_darius", "1.4.19")
def test_horsemen_march_on_8_without_loss_dice() -> None:
    table = Table(persia={"mitanni": "darius-iii 2 heavy-cavalry"}, active="persia")
    table.do("march mitanni; force", 6)
    table.do("go ashur; go karduniash; go kish; go lagash; go khuzi; go elam")
    assert table.army("elam") == {"heavy-cavalry": 2}


@pytest.mark.rule("alexander_vs_darius", "1.4.20")
def test_the_point_may_turn_a_marker() -> None:
    table = Table(macedon={"pitasia": "alexander-iii phalanx"}, persian=["zippasla"])
    table.do("march pitasia; go phrygia; go pitasia; go zippasla")
    assert table.refusal("mark") == ("2.1.2", "no-points")
    table.do("force; mark", 6, 0)
    assert table.marker("zippasla") == "macedon"


# ---- straits and desert


@pytest.mark.rule("alexander_vs_darius", "3.1.17")
@pytest.mark.rule("alexander_vs_darius", "3.1.19")
@pytest.mark.rule("alexander_vs_darius", "1.3.7")
def test_crossing_the_hellespont_costs_2_in_all() -> None:
    table = Table(macedon={"macedonia": "alexander-iii phalanx"})
    table.do("march macedonia; go thrace; go wilusha; halt")
    assert table.campaign.treasure[MACEDON] == 8
    assert table.army("wilusha") == {"phalanx": 1}


@pytest.mark.rule("alexander_vs_darius", "3.1.19")
def test_a_persian_crossing_costs_no_more_than_his_march() -> None:
    table = Table(persia={"wilusha": "memnon light-cavalry"}, active="persia")
    table.do("march wilusha; go thrace; halt")
    assert table.campaign.treasure[PERSIA] == 8


@pytest.mark.rule("alexander_vs_darius", "3.1.19")
@pytest.mark.rule("alexander_vs_darius", "1.3.8")
def test_who_has_1_treasure_marches_and_does_not_cross() -> None:
    table = Table(macedon={"thrace": "alexander-iii"}, treasure=(1, 9)).do("march thrace")
    assert table.refusal("go wilusha") == ("1.3.8", "too-dear")


@pytest.mark.rule("alexander_vs_darius", "3.1.17")
@pytest.mark.rule("alexander_vs_darius", "3.1.18")
@pytest.mark.rule("alexander_vs_darius", "1.4.28")
def test_each_strait_is_barred_by_enemy_ships_in_its_own_sea() -> None:
    table = Table(
        macedon={"thrace": "alexander-iii"},
        persian=["lydia"],
        ships={"lydia-aegean": ("persian", 1)},
    ).do("march thrace")
    assert table.refusal("go wilusha") == ("3.1.17", "strait-barred")
    assert table.refusal("go chalybes") is None
    table = Table(macedon={"thrace": "alexander-iii"}, ships={"black": ("persian", 1)})
    table.do("march thrace")
    assert table.refusal("go chalybes") == ("3.1.18", "strait-barred")
    assert table.refusal("go wilusha") is None


@pytest.mark.rule("alexander_vs_darius", "3.1.19")
def test_one_may_cross_into_a_battle() -> None:
    table = Table(macedon={"thrace": "alexander-iii"}, persia={"wilusha": "memnon"})
    table.do("march thrace; go wilusha")
    assert table.kinds()[1:4] == ["crossed", "marched", "battle-met"]


@pytest.mark.rule("alexander_vs_darius", "3.1.15")
def test_each_unit_that_enters_desert_rolls_and_leaders_do_not() -> None:
    table = Table(macedon={"hamath": "alexander-iii 2 phalanx 3 light-cavalry"})
    table.do("march hamath; go syria", 2, 1)
    assert table.army("syria") == {"light-cavalry": 1, "phalanx": 1, "worn-phalanx": 1}
    assert table.leaders("syria") == {"alexander-iii"}
    assert table.refusal("go judah") is None
    assert table.refusal("go au-nefud") is None


@pytest.mark.rule("alexander_vs_darius", "3.1.15")
@pytest.mark.rule("alexander_vs_darius", "3.6.4")
def test_the_last_phalanx_can_die_on_the_way() -> None:
    table = Table(macedon={"hamath": "alexander-iii worn-phalanx"}, persian=["canaan", "phoinicia"])
    table.do("march hamath; go syria; halt", 1)
    assert table.army("syria") == {}


@pytest.mark.rule("alexander_vs_darius", "3.1.15")
def test_desert_dice_come_before_the_battle() -> None:
    table = Table(macedon={"hamath": "alexander-iii phalanx"}, persia={"syria": "memnon"})
    table.do("march hamath; go syria", 1)
    assert table.kinds()[1:4] == ["marched", "desert-losses", "battle-met"]


@pytest.mark.rule("alexander_vs_darius", "7.1.3")
def test_alexander_held_by_his_four_dice_does_not_march() -> None:
    table = Table(macedon={"thrace": "alexander-iii 2 phalanx", "hellas": "coenus"})
    table.campaign.held = 4
    assert table.refusal("march thrace") == ("7.1.3", "alexander-held")


@pytest.mark.rule("alexander_vs_darius", "7.1.3")
def test_others_may_lead_his_units_away() -> None:
    table = Table(macedon={"thrace": "alexander-iii parmenion 2 phalanx"})
    table.campaign.held = 4
    table.do("march thrace; go macedonia; halt")
    assert table.leaders("thrace") == {"alexander-iii"}
    assert table.army("macedonia") == {"phalanx": 2}
    assert not table.campaign.moved >> ALEXANDER & 1


@pytest.mark.rule("alexander_vs_darius", "7.1.8")
def test_ariobarzanes_does_not_leave_mesopotamia_and_iran() -> None:
    table = Table(persia={"mitanni": "ariobarzanes nabarzanes 2 light-cavalry"}, active="persia")
    table.do("march mitanni")
    assert table.refusal("go carchemish") == ("7.1.8", "ariobarzanes-stays")
    table.do("drop-leader ariobarzanes; go carchemish; halt")
    assert table.leaders("mitanni") == {"ariobarzanes"}


@pytest.mark.rule("alexander_vs_darius", "8.5.6")
def test_persians_do_not_join_thracians() -> None:
    table = Table(
        persia={"macedonia": "memnon"}, thrace={"miesia": "syrmus light-infantry"}, active="persia"
    ).do("march macedonia")
    assert table.refusal("go miesia") == ("8.5.6", "thracians-there")


@pytest.mark.rule("alexander_vs_darius", "8.5.4")
def test_macedonians_meet_thracians_in_battle() -> None:
    table = Table(
        macedon={"macedonia": "antipater"},
        thrace={"miesia": "syrmus light-infantry"},
        persian=["illyria"],
    )
    table.do("march macedonia; go miesia")
    assert table.campaign.holder[FIELD] == MACEDON
    assert table.campaign.holder[AREA.read("macedonia")] == NOBODY
