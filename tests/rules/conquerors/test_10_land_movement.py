"""10.1 to 10.5 Movement by land: declared points, costs, stacking, points left behind, overrun."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import PROVINCE
from anabasis.games.conquerors.state import DEAD, FATIGUED, FULL, USELESS
from tests.rules.conquerors.moving import Field


def macedonians(at: str = "perinthos", asp: int = 33, leaders: str = "alexander-iii") -> Field:
    """Army #1 of Macedon, with Pella behind it."""
    table = Field()
    table.army("macedon-1", at, asp, 4, leaders).garrison("macedon", pella=1)
    return table


# ---- 10.1 declared first


@pytest.mark.rule("conquerors", "10.1.2")
@pytest.mark.rule("conquerors", "10.1.5")
@pytest.mark.rule("conquerors", "7.2.8")
def test_an_army_declares_its_points_first() -> None:
    table = macedonians().begins()
    options = [one for one in table.options() if one.startswith("march")]
    assert options == ["march macedon-1 4", "march macedon-1 5", "march macedon-1 6"]
    table.do("march macedon-1 4; go chersonese; go ilium")
    assert table.refusal("go cyzicus") is None
    table.do("go cyzicus")
    assert table.at("macedon-1") == "cyzicus", "three paths, four points"
    assert table.options() == ["detach", "leave-garrison", "halt"], "no points are left"


@pytest.mark.rule("conquerors", "10.1.2")
@pytest.mark.rule("conquerors", "7.2.7")
def test_without_alexander_three_points_and_without_a_line_no_more() -> None:
    table = macedonians(leaders="parmenion").cut_off("macedon-1").begins()
    assert [one for one in table.options() if "march" in one] == ["march macedon-1 3"]
    assert table.refusal("march macedon-1 4") == ("7.2.8", "no-line")
    assert table.refusal("march macedon-1 2") == ("10.1.2", "no-such-allowance")


@pytest.mark.rule("conquerors", "10.1.3")
def test_the_royal_treasury_slows_an_army() -> None:
    """M85."""
    table = Field()
    table.army("persia-1", "susa", 42, 1, "darius-iii").royal("persia-1", 2).begins("persia")
    marches = [one for one in table.options() if one.startswith("march persia-1")]
    assert marches == ["march persia-1 3", "march persia-1 4"]
    table = macedonians("susa")
    table.royal("macedon-1", 2).begins()
    marches = [one for one in table.options() if one.startswith("march macedon-1")]
    assert marches == ["march macedon-1 4", "march macedon-1 5"]


@pytest.mark.rule("conquerors", "10.1.1")
def test_one_army_a_round_and_two_in_a_major_campaign() -> None:
    table = macedonians().army("macedon-2", "pella", 15, 2, "antipater")
    table.begins().do("march macedon-1 4; go aenus; go abdera; halt")
    assert not table.war.agenda
    table.begins(campaign=True).do("march macedon-1 4; go aenus; go perinthos; halt")
    assert table.refusal("march macedon-1 4") == ("10.1.1", "moved-already")
    table.do("march macedon-2 3; go amphipolis; halt")
    assert table.at("macedon-2") == "amphipolis"


@pytest.mark.rule("conquerors", "5.2.7")
def test_while_army_1_is_smaller_others_do_not_move() -> None:
    """M17."""
    table = macedonians(asp=14).army("macedon-2", "pella", 15, 2, "antipater")
    table.begins()
    assert table.refusal("march macedon-2 3") == ("5.2.7", "army-1-smaller")
    assert table.refusal("march macedon-1 4") is None


# ---- the treasury check


@pytest.mark.rule("conquerors", "7.2.9")
@pytest.mark.parametrize(("die", "level"), [(3, 2), (4, 1)])
def test_sippara_uses_five_points(die: int, level: int) -> None:
    """The example of 7.2: a roll of 3 and 2 for the extra points leave Babylon full."""
    table = Field()
    table.army("persia-1", "susa", 42, 1, "darius-iii").army("persia-2", "sippara", 20, 1)
    table.keeps("persia", "babylon").garrison("persia", babylon=1).levels(babylon=2, susa=0)
    table.begins("persia").do("march persia-2 5; go opis; halt", die)
    assert table.event("treasury-checked")["added"] == 2
    assert table.level("babylon") == level


@pytest.mark.rule("conquerors", "7.2.9")
@pytest.mark.rule("conquerors", "7.2.10")
def test_what_was_declared_counts_and_not_what_was_used() -> None:
    """Q3, M40, M41."""
    table = macedonians().begins()
    table.do("march macedon-1 6; go chersonese; halt", 4)
    assert table.event("treasury-checked")["added"] == 2, "6 declared, 4 without a treasury"
    assert table.level("pella") == 1
    table = macedonians().begins()
    table.do("march macedon-1 5; go chersonese; halt", 5)
    assert table.event("treasury-checked")["added"] == 1
    assert table.level("pella") == 1
    table = macedonians(leaders="parmenion").begins()
    table.do("march macedon-1 5; go chersonese; halt", 3)
    assert table.event("treasury-checked")["added"] == 2, "another than Alexander's has 3"


@pytest.mark.rule("conquerors", "7.2.8")
@pytest.mark.rule("conquerors", "7.2.10")
def test_the_treasury_is_named_and_memphis_is_never_checked() -> None:
    """A27."""
    table = Field()
    table.army("macedon-1", "pelusium", 20, 4, "alexander-iii").keeps("macedon", "memphis")
    table.begins().do("march macedon-1 6; go memphis; halt")
    assert "treasury-checked" not in table.kinds()
    table = macedonians("cotyaeum").garrison("macedon", sardes=1)
    table.levels(sardes=2).begins().do("march macedon-1 6")
    assert table.options() == ["fund pella", "fund sardes"]
    table.do("fund sardes; go sardes; halt", 6)
    assert table.level("sardes") == 1


# ---- 10.1.6 points left behind


@pytest.mark.rule("conquerors", "10.1.6")
@pytest.mark.rule("conquerors", "10.1.7")
@pytest.mark.rule("conquerors", "10.1.8")
def test_points_are_left_on_the_way_and_none_is_taken_up() -> None:
    table = macedonians().loose("macedon", "chersonese", 3)
    table.begins().do("march macedon-1 4; detach; number 5; go chersonese; detach; number 2; halt")
    assert table.loose_at("perinthos") == 5
    assert table.loose_at("chersonese") == 5
    assert table.asp("macedon-1") == 26
    table.begins()
    assert not [one for one in table.options() if "perinthos" in one]


@pytest.mark.rule("conquerors", "10.1.6")
@pytest.mark.rule("conquerors", "5.2.6")
def test_army_1_does_not_drop_below_another_and_keeps_one_point() -> None:
    """M20."""
    table = macedonians(asp=16).army("macedon-2", "pella", 15, 2, "antipater")
    table.begins().do("march macedon-1 4; detach")
    assert table.asp("macedon-1") == 15, "a single point could be spared"
    assert table.refusal("detach") == ("5.2.6", "none-to-spare")
    table = macedonians(asp=1).begins()
    table.do("march macedon-1 4")
    assert table.refusal("detach") == ("5.2.6", "none-to-spare")


@pytest.mark.rule("conquerors", "10.1.6")
@pytest.mark.rule("conquerors", "10.2.5")
def test_nothing_is_left_in_a_transit_point() -> None:
    table = macedonians().begins().do("march macedon-1 4; go aenus")
    assert table.refusal("detach") == ("10.1.6", "cannot-drop-here")
    assert table.refusal("halt") == ("10.2.5", "not-in-transit")
    assert table.refusal("devastate") == ("10.9.1", "no-province-here")


@pytest.mark.rule("conquerors", "10.1.9")
@pytest.mark.rule("conquerors", "5.2.2")
def test_leaders_may_be_left_with_an_army_on_the_way_but_not_the_king() -> None:
    """Z11."""
    table = macedonians(leaders="alexander-iii parmenion").army("macedon-2", "chersonese", 10)
    table.fleet("macedonian", "macedon", "chersonese")
    table.begins().do("march macedon-1 4; go chersonese")
    assert table.refusal("leave-leader alexander-iii macedon-2") == ("5.2.2", "king-stays")
    assert table.refusal("leave-leader parmenion macedonian") is None
    table.do("leave-leader parmenion macedon-2; halt")
    assert table.is_with("parmenion", "macedon-2")
    assert table.is_with("alexander-iii", "macedon-1")


# ---- 10.2 costs


@pytest.mark.rule("conquerors", "10.2.1")
@pytest.mark.rule("conquerors", "10.2.2")
@pytest.mark.rule("conquerors", "10.2.3")
def test_costs_of_paths_by_land() -> None:
    table = macedonians().begins().do("march macedon-1 4; go chersonese")
    assert table.war.march is not None and table.war.march.spent == 1, "land"
    table.do("go ilium")
    assert table.war.march is not None and table.war.march.spent == 3, "strait"
    table = macedonians("larissa").begins().do("march macedon-1 4; go thebes")
    assert table.war.march is not None and table.war.march.spent == 2, "mountain pass"
    table = macedonians("malatya").begins().do("march macedon-1 4; go samosata")
    assert table.war.march is not None and table.war.march.spent == 2, "mountain"
    table = macedonians("pelusium").begins().do("march macedon-1 4; go gaza")
    assert table.war.march is not None and table.war.march.spent == 1, "desert"


@pytest.mark.rule("conquerors", "10.2.5")
def test_a_transit_point_is_entered_only_with_points_to_leave_it() -> None:
    table = macedonians("jerusalem").cut_off("macedon-1").begins()
    table.do("march macedon-1 4; go gaza; go ake; go gaza")
    assert table.refusal("go wadi-arabah") == ("10.2.5", "no-way-on")


@pytest.mark.rule("conquerors", "10.2.7")
def test_bad_weather_triples_and_adds_one_next_to_it() -> None:
    table = macedonians("cyzicus").mark("weather", "mysia").begins()
    table.do("march macedon-1 6; go dascylium")
    assert table.war.march is not None and table.war.march.spent == 3, "tripled"
    table.do("go nicaea")
    assert table.war.march is not None and table.war.march.spent == 5, "Bithynia is next to it"
    table = macedonians("cyzicus").mark("weather", "mysia", "phrygia", "lydia")
    table.begins().do("march macedon-1 6; go dascylium")
    assert table.war.march is not None and table.war.march.spent == 5, "and one for each other"
    table.war.clear_sky = 0
    table.do("go nicaea")
    assert table.war.march is not None and table.war.march.spent == 6


@pytest.mark.rule("conquerors", "9.2")
def test_from_jerusalem_to_the_nabatanei() -> None:
    """M62. The example of 9: two desert paths, one point of weariness."""
    table = macedonians("jerusalem", 20).cut_off("macedon-1").begins()
    table.do("march macedon-1 4; go wadi-arabah; go the-nabatanei")
    assert "overrun" in table.kinds(), "twenty to one"
    table.do("halt")
    assert table.war.weariness == 1
    table = macedonians("gaza", 20).begins().do("march macedon-1 4; go pelusium; halt")
    assert table.war.weariness == 0, "one desert path"


@pytest.mark.rule("conquerors", "6.3.7")
@pytest.mark.rule("conquerors", "6.3.8")
def test_a_revolt_is_quelled_by_an_army_that_ends_its_move_there() -> None:
    """M36."""
    table = macedonians("byzantium").mark("revolt", "thrace").begins()
    table.do("march macedon-1 4; go perinthos; halt")
    assert table.war.revolt >> PROVINCE.read("thrace") & 1 == 0
    table = macedonians("byzantium", 5).mark("revolt", "thrace").begins()
    table.do("march macedon-1 4; go perinthos; halt")
    assert table.war.revolt >> PROVINCE.read("thrace") & 1 == 1, "three times 2 are needed"
    table = macedonians("byzantium").mark("revolt", "thrace").begins()
    table.do("march macedon-1 4; enter")
    assert table.war.revolt >> PROVINCE.read("thrace") & 1 == 1, "it has taken no path"


# ---- 10.3 inside and outside


@pytest.mark.rule("conquerors", "10.3.1")
@pytest.mark.rule("conquerors", "10.3.2")
def test_an_army_ends_inside_or_outside_a_city() -> None:
    table = macedonians("ephesus").begins().do("march macedon-1 4; go sardes; enter")
    assert table.inside("macedon-1")
    table.begins().do("march macedon-1 4; halt")
    assert not table.inside("macedon-1"), "it comes out and stays before the city"
    table.begins()
    table.do("march macedon-1 4")
    assert table.refusal("halt") == ("10.1.4", "not-under-way")
    table.do("go smyrna; go ephesus; halt")
    assert table.at("macedon-1") == "ephesus"


@pytest.mark.rule("conquerors", "10.3.4")
@pytest.mark.rule("conquerors", "10.3.7")
def test_an_army_stops_where_enemies_stand() -> None:
    table = macedonians("ephesus").garrison("persia", tralles=3, sardes=1, smyrna=3)
    table.army("persia-2", "smyrna", 20, 1)
    table.begins().do("march macedon-1 4; go smyrna")
    assert table.frame() == "Avoiding"


@pytest.mark.rule("conquerors", "10.3.5")
@pytest.mark.rule("conquerors", "10.3.6")
@pytest.mark.rule("conquerors", "10.3.3")
def test_past_a_city_or_stop_with_a_siege() -> None:
    """Z2."""
    table = macedonians("ephesus").garrison("persia", sardes=2)
    table.begins().do("march macedon-1 4; go sardes")
    assert table.refusal("halt") == ("10.3.6", "besiege-or-go-on")
    assert table.refusal("enter") == ("10.3.1", "enemies-inside")
    assert table.refusal("go celaenae") is None
    table.do("besiege")
    assert "besieged" in table.kinds()
    assert not table.inside("macedon-1")
    weak = macedonians("ephesus", 9).garrison("persia", sardes=2)
    weak.begins().do("march macedon-1 4; go smyrna; go pergamum; go smyrna")
    assert weak.refusal("go sardes") == ("10.2.5", "no-way-on"), "it could not stay there"


# ---- 8.6.1 garrisons on the way


@pytest.mark.rule("conquerors", "8.6.1")
@pytest.mark.rule("conquerors", "8.6.4")
def test_garrisons_are_left_in_spaces_that_were_not_ones_own() -> None:
    table = macedonians("ephesus").garrison("macedon", smyrna=1)
    table.begins().do("march macedon-1 4")
    assert table.refusal("leave-garrison") == ("8.6.1", "no-garrison-here"), "where it starts"
    table.do("go smyrna")
    assert table.refusal("leave-garrison") == ("8.6.1", "no-garrison-here"), "his already"
    table.do("go pergamum; leave-garrison")
    assert table.options() == ["number 1", "number 2", "number 3"]
    table.do("number 2")
    assert table.refusal("leave-garrison") == ("8.6.1", "no-garrison-here"), "once"
    table.do("halt")
    assert table.gsp("pergamum") == 2
    assert table.asp("macedon-1") == 33


# ---- 10.5 overrun


@pytest.mark.rule("conquerors", "10.5.1")
@pytest.mark.rule("conquerors", "10.5.2")
@pytest.mark.rule("conquerors", "10.5.3")
def test_eight_to_one_is_an_overrun_and_the_army_goes_on() -> None:
    table = macedonians("ephesus", 24).garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 4; go smyrna")
    assert table.gsp("smyrna") == 0
    assert table.event("overrun")["points"] == 3
    assert table.elite("macedon-1") == 4 and table.war.weariness == 0
    assert table.asp("macedon-1") == 24 and table.condition("macedon-1") == 0
    assert table.war.march is not None and table.war.march.spent == 1
    table.do("go pergamum; halt")
    table = macedonians("ephesus", 23).garrison("persia", smyrna=3)
    table.begins().do("march macedon-1 4; go smyrna", 7, 7, 2, 3)
    assert "battle-won" in table.kinds(), "23 against 3 is a battle"


@pytest.mark.rule("conquerors", "10.5.4")
def test_an_overrun_is_foiled_by_reinforcement() -> None:
    """M69."""
    table = macedonians("ephesus", 24).garrison("persia", smyrna=3)
    table.army("persia-2", "pergamum", 10, 1, "memnon")
    table.begins().do("march macedon-1 4; go smyrna; intercept persia-2", 4)
    assert table.at("persia-2") == "smyrna"
    table.do("stand", 7, 8, 5, 1)
    rolled = table.events("battle-rolled")
    assert [one["strength"] for one in rolled] == [24, 13]
    assert rolled[0]["side"] == "macedon", "the mover stays the attacker"


@pytest.mark.rule("conquerors", "10.5.5")
@pytest.mark.rule("conquerors", "8.7.3")
@pytest.mark.rule("conquerors", "8.7.4")
def test_tribes_are_overrun_like_garrisons() -> None:
    """Q14, M70."""
    table = macedonians("susa", 8).begins().do("march macedon-1 4; go the-uxii")
    assert table.gsp("the-uxii") == 0
    assert "overrun" in table.kinds()
    assert table.refusal("go susa") is None
    table = macedonians("susa", 7).begins()
    table.do("march macedon-1 4; go the-uxii", 9, 3, 5, 3)
    assert table.added("battle-rolled", -1) == {"tribe": 1}, "their rating, no leader"
    assert table.gsp("the-uxii") == 0


@pytest.mark.rule("conquerors", "10.5.6")
def test_leaders_of_an_army_that_is_overrun_are_lost() -> None:
    """M71."""
    table = macedonians("ephesus", 32)
    table.army("persia-2", "smyrna", 4, 1, "memnon").army("persia-1", "susa", 20)
    table.begins().do("march macedon-1 4; go smyrna; avoid", 3)
    assert table.at("persia-2") is None
    assert table.where("memnon") == DEAD


@pytest.mark.rule("conquerors", "11.3.41")
def test_a_fatigued_army_enters_no_enemy_space() -> None:
    """M76."""
    table = Field()
    table.army("macedon-1", "ephesus", 33, 4, "alexander-iii", condition=FATIGUED)
    table.garrison("macedon", pella=1).garrison("persia", sardes=2, smyrna=1)
    table.begins().do("march macedon-1 4")
    assert table.refusal("go smyrna") == ("11.3.41", "fatigued")
    assert table.refusal("go sardes") == ("11.3.41", "fatigued"), "a city with enemies too"
    table.do("go tralles; halt")


@pytest.mark.rule("conquerors", "11.3.45")
def test_a_useless_army_moves_three_spaces() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 33, 4, "alexander-iii", condition=USELESS)
    table.garrison("macedon", pella=1)
    table.begins().do("march macedon-1 4; go smyrna; go pergamum; go thyatira")
    assert not [one for one in table.options() if one.startswith("go")]
    assert table.at("macedon-1") == "thyatira"


@pytest.mark.rule("conquerors", "11.3.45")
def test_transit_points_are_spaces_for_a_useless_army_on_land_and_not_at_sea() -> None:
    """Q2: the gulf off Pella is none, and Chios the third; the desert on the way to Siwa is one."""
    table = Field().army("macedon-1", "perinthos", 33, 4, "alexander-iii")
    table.army("macedon-2", "pella", 10, 1, "antipater", condition=USELESS)
    table.begins().do("embark macedon-2; sail thermaic-gulf")
    assert table.refusal("halt") == ("10.2.5", "not-in-transit")
    table.do("sail lemnos; sail mytilene; sail chios")
    assert table.at("macedon-2") == "chios"
    assert table.refusal("sail naxos") == ("11.3.45", "useless-army")
    table.do("land; halt")
    table = Field().army("macedon-1", "naucratis", 33, 4, "alexander-iii", condition=USELESS)
    table.garrison("macedon", memphis=1).levels(memphis=FULL)
    table.begins().do("march macedon-1 6; go memphis; go libyan-desert; go siwa")
    assert [one for one in table.options() if one.startswith("go")] == []
