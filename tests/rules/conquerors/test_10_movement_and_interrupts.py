"""10 Movement where it meets interrupts, second moves, overruns and interceptions."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY, PERSIA, PROVINCE, SPACE
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.alexandrias import build
from anabasis.games.conquerors.rules.commanders import stand_alone
from anabasis.games.conquerors.state import (
    BY_DEATH,
    DEAD,
    DEPLETED,
    EMPTY,
    FATIGUED,
    FULL,
    GOING_ON,
    NO_SIEGE,
)
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field

PEACE = 4
"""An injury roll without Injury Points."""


def in_egypt() -> Field:
    """Two armies in Egypt, both about to cross deserts."""
    table = Field()
    table.army("macedon-1", "memphis", 20, 3, "alexander-iii").army("macedon-2", "jerusalem", 9, 1)
    return table.garrison("macedon", memphis=1)


# ---- 9.2 deserts and the second move


@pytest.mark.rule("conquerors", "9.2")
@pytest.mark.rule("conquerors", "15.21.1")
def test_two_armies_through_deserts_in_one_round_weary_once() -> None:
    table = in_egypt().begins(campaign=True)
    table.do("march macedon-1 4; go libyan-desert; go siwa; halt")
    assert table.war.weariness == 1
    table.do("march macedon-2 3; go wadi-arabah; go gaza; halt")
    assert table.war.weariness == 1, "it is a point a round"


@pytest.mark.rule("conquerors", "9.2")
def test_in_another_round_the_desert_wearies_again() -> None:
    table = in_egypt()
    table.begins().do("march macedon-1 4; go libyan-desert; go siwa; halt")
    table.begins().do("march macedon-1 4; go libyan-desert; go memphis; halt")
    assert table.war.weariness == 2


# ---- the second move of a campaign


@pytest.mark.rule("conquerors", "7.2.8")
@pytest.mark.rule("conquerors", "15.21.1")
def test_a_treasury_emptied_by_the_first_move_pays_for_no_second() -> None:
    """M42."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 3, "alexander-iii").army("macedon-2", "sardes", 9, 1)
    table.garrison("macedon", sardes=1).levels(sardes=DEPLETED, pella=EMPTY).begins(campaign=True)
    table.do("march macedon-1 6; go smyrna; halt", 6)
    assert table.level("sardes") == EMPTY
    assert [one for one in table.moves() if one.startswith("march")] == ["march macedon-2 3"]


@pytest.mark.rule("conquerors", "5.2.7")
@pytest.mark.rule("conquerors", "15.21.1")
def test_losses_of_army_1_in_the_first_move_keep_a_larger_army_2_from_the_second() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 20, 3, "alexander-iii").army("macedon-2", "pella", 20, 1)
    table.army("persia-2", "smyrna", 30, 1, "memnon").begins(campaign=True)
    table.do("march macedon-1 4; go smyrna; stand", 9, 3, PEACE, 1)
    table.do("retreat pergamum; rest-here", 6, 1)
    while table.frame() != "Act":
        table.do("no-flight" if table.frame() == "FlightChoice" else "halt")
    assert table.asp("macedon-1") < 20
    assert not [one for one in table.moves() if "macedon-2" in one]


@pytest.mark.rule("conquerors", "9.3")
@pytest.mark.rule("conquerors", "15.21.1")
def test_each_battle_of_a_campaign_wearies() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 40, 3, "alexander-iii").army("macedon-2", "tyre", 30, 3)
    table.army("persia-2", "smyrna", 12, 0).army("persia-3", "sidon", 12, 0)
    table.garrison("macedon", sardes=1, damascus=1).begins(campaign=True)
    for move, dice in (
        ("march macedon-1 4; go smyrna; stand", (11, 3, PEACE, 1)),
        ("march macedon-2 3; go sidon; stand", (11, 3, 1)),
    ):
        table.do(move, *dice)
        while table.frame() not in ("Act", ""):
            options = table.options()
            wanted = ("rest-here", "shelter", "no-flight", "halt")
            rest = [one for one in options if one in wanted] or [options[-1]]
            script = (1, 1) if rest[0] in ("rest-here", "shelter") else ()
            table.do(rest[0], *script)
    assert table.war.weariness == 2


# ---- 10.5 overruns and interception


@pytest.mark.rule("conquerors", "10.5.1")
@pytest.mark.rule("conquerors", "10.5.2")
@pytest.mark.rule("conquerors", "9.4")
def test_an_overrun_leaves_no_trace_on_elite_fatigue_or_weariness() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 80, 3, "alexander-iii").loose("persia", "smyrna", 10)
    table.begins().do("march macedon-1 4; go smyrna")
    assert "overrun" in table.kinds() and table.loose_at("smyrna") == 0
    assert (table.elite("macedon-1"), table.war.weariness, table.war.injury) == (3, 0, 0)
    table.do("go pergamum; halt")
    assert table.at("macedon-1") == "pergamum"


@pytest.mark.rule("conquerors", "10.5.1")
@pytest.mark.rule("conquerors", "11.3.6")
def test_an_army_that_avoids_an_overrun_leaves_its_garrison_to_it() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 40, 3, "alexander-iii").army("persia-2", "smyrna", 3, 0)
    table.garrison("persia", smyrna=2).begins()
    table.do("march macedon-1 4; go smyrna; avoid", 6).do("fall-back pergamum")
    assert table.at("persia-2") == "pergamum" and table.gsp("smyrna") == 0
    assert "overrun" in table.kinds()


@pytest.mark.rule("conquerors", "10.5.4")
@pytest.mark.rule("conquerors", "10.6.5")
def test_ten_points_that_intercept_make_a_battle_of_an_overrun() -> None:
    """M69."""
    table = Field()
    table.army("macedon-1", "ephesus", 24, 3, "parmenion").army("persia-2", "smyrna", 3, 0)
    table.army("persia-1", "pergamum", 10, 0, "bessus").garrison("macedon", pella=1).begins()
    table.do("march macedon-1 3; go smyrna; intercept persia-1", 4).do("stand", 8, 8, 1)
    rolled = table.events("battle-rolled")
    assert [(one["side"], one["strength"]) for one in rolled] == [("macedon", 24), ("persia", 13)]


@pytest.mark.rule("conquerors", "8.7.1")
@pytest.mark.rule("conquerors", "10.6.4")
def test_a_tribe_takes_no_part_when_an_army_is_intercepted_in_its_space() -> None:
    """Z26."""
    table = Field()
    table.army("macedon-1", "taoce", 20, 3, "alexander-iii").garrison("macedon", persepolis=1)
    table.army("persia-1", "susa", 20, 1, "bessus").begins()
    table.do("march macedon-1 4; go fahlian; go the-uxii; intercept persia-1", 4)
    table.do("stand", 3, 9, PEACE, 3).do("retreat susa; shelter", 1, 1)
    if table.frame() == "FlightChoice":
        table.do("no-flight")
    rolled = table.events("battle-rolled")
    assert [(one["side"], one["strength"]) for one in rolled] == [("persia", 20), ("macedon", 20)]
    assert table.gsp("the-uxii") == 0 and "overrun" in table.kinds(), "then comes the tribe"


# ---- 10.6 interception and what follows it


@pytest.mark.rule("conquerors", "10.6.13")
@pytest.mark.rule("conquerors", "11.1.3")
def test_a_mover_who_beats_an_interceptor_may_be_intercepted_again_further_on() -> None:
    table = Field()
    table.army("macedon-1", "miletus", 40, 4, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "tralles", 12, 0).army("persia-1", "pergamum", 14, 0, "darius-iii")
    table.begins().do("march macedon-1 3; go ephesus; intercept persia-2", 6)
    table.do("stand", 3, 11, 1)
    while table.frame() != "Marching":
        options = table.options()
        rest = [one for one in options if one in ("rest-here", "shelter", "no-flight")]
        script = (1, 1) if rest and rest[0] in ("rest-here", "shelter") else ()
        table.do((rest or [options[-1]])[0], *script)
    table.do("go smyrna")
    assert table.options() == ["let-pass", "intercept persia-1"]


@pytest.mark.rule("conquerors", "10.6.9")
@pytest.mark.rule("conquerors", "9.5")
def test_a_macedonian_besieger_who_intercepts_gives_up_his_siege_and_is_wearied() -> None:
    """M77."""
    table = Field()
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii").garrison("persia", sardes=2)
    table.besieges("macedon", "sardes", 2).army("persia-2", "pergamum", 12, 0).begins("persia")
    table.do("march persia-2 3; go smyrna; intercept macedon-1", 2)
    assert set(table.war.siege) == {NO_SIEGE} and "siege-lifted" in table.kinds()
    assert table.war.weariness == 1 and table.at("macedon-1") == "smyrna"


@pytest.mark.rule("conquerors", "11.3.57")
@pytest.mark.rule("conquerors", "10.6.2")
def test_a_macedonian_army_that_intercepts_where_darius_stands_alone_finds_him() -> None:
    table = Field()
    table.army("macedon-1", "sardes", 30, 4, "alexander-iii").garrison("macedon", sardes=1)
    table.army("persia-2", "pergamum", 12, 0).garrison("persia", susa=1, celaenae=1)
    stand_alone(table.war, DARIUS, SPACE.read("smyrna"))
    table.begins("persia").do("march persia-2 3; go smyrna; intercept macedon-1", 2)
    table.do("stand", 11, 3, PEACE, 1)
    table.do("retreat pergamum; rest-here", 1, 1, 9)
    assert "flight-rolled" in table.kinds(), "he is in a Space with Macedonians alone"
    assert table.event("flight-rolled")["added"] == 3


# ---- 15.8 Attrition


def to_siwa(asp: int, persia: str = "attrition-1", line: bool = False, other: bool = True) -> Cards:
    table = Cards(persia=persia).army("macedon-1", "memphis", asp, 3, "alexander-iii")
    if line:
        table.garrison("macedon", memphis=1)
    if other:
        table.army("macedon-2", "pella", asp, 2, "antipater")
    table.levels(memphis=FULL).begins()
    table.do("march macedon-1 4; pass; go libyan-desert; go siwa; halt")
    return table


@pytest.mark.rule("conquerors", "15.8.1")
@pytest.mark.rule("conquerors", "5.2.5")
def test_attrition_that_takes_the_last_points_does_not_kill_alexander() -> None:
    """Z30."""
    table = to_siwa(3).do("play attrition", 6).do("suffer")
    assert table.war.ending == GOING_ON, "they were not lost to an enemy"
    assert table.at("macedon-1") == "pella" and table.is_with("alexander-iii", "macedon-1")
    assert table.is_with("antipater", "macedon-1") and table.at("macedon-2") is None


@pytest.mark.rule("conquerors", "15.8.1")
def test_who_declared_six_and_spent_five_suffers_no_attrition() -> None:
    """He is asked all the same, since he might play Peucestas."""
    table = Cards(persia="attrition-1 spies-1").garrison("persia", persepolis=1)
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii")
    table.garrison("macedon", sardes=1).levels(sardes=FULL).begins()
    table.do("march macedon-1 6; pass; go smyrna; go pergamum; go cyzicus; go dascylium; go nicaea")
    table.do("halt")
    assert table.moment() == ("halt", "persia")
    assert table.refusal("play attrition") == ("15.8.1", "march-too-easy")
    table.do("pass", 1)


@pytest.mark.rule("conquerors", "15.8.3")
@pytest.mark.parametrize(("level", "script"), [(DEPLETED, ()), (FULL, (1,))])
def test_attrition_paid_by_the_named_treasury_leaves_a_check_only_if_it_is_not_empty(
    level: int, script: tuple[int, ...]
) -> None:
    """M115."""
    table = Cards(persia="attrition-1").army("macedon-1", "damascus", 20, 3, "alexander-iii")
    table.garrison("macedon", damascus=1).levels(damascus=level).begins()
    table.do("march macedon-1 5; pass; go palmyra; halt")
    table.do("play attrition", 5).do("pay-attrition damascus", *script)
    assert table.asp("macedon-1") == 20 and table.level("damascus") == level - 1
    assert ("treasury-checked" in table.kinds()) == bool(script)


@pytest.mark.rule("conquerors", "15.8.1")
@pytest.mark.rule("conquerors", "11.4.4")
@pytest.mark.rule("conquerors", "9.5")
def test_attrition_ends_a_siege_laid_at_the_end_of_the_march() -> None:
    """M116."""
    table = Cards(persia="attrition-1").army("macedon-1", "pelusium", 12, 3, "alexander-iii")
    table.garrison("persia", gaza=2).begins().do("march macedon-1 4; pass; go gaza; besiege")
    table.do("play attrition", 6)
    if table.frame() == "Wearing":
        table.do("suffer")
    assert table.asp("macedon-1") == 9 and "siege-lifted" in table.kinds()
    assert table.war.weariness == 1
    assert table.sieges().frame() == ""


# ---- weather


@pytest.mark.rule("conquerors", "15.9.1")
@pytest.mark.rule("conquerors", "10.2.7")
def test_bad_weather_stops_an_army_before_a_mountain() -> None:
    table = Field()
    table.army("macedon-1", "sagalassus", 20, 3, "alexander-iii").mark("weather", "lycia-pamphylia")
    table.garrison("macedon", sardes=1).begins().do("march macedon-1 4")
    assert table.refusal("go aspendus") == ("10.1.5", "too-few-points"), "six points"


@pytest.mark.rule("conquerors", "15.4.2")
def test_under_a_clear_sky_the_persian_pays_the_plain_price() -> None:
    table = Cards(persia="ahura-mazda-smiles-1").mark("weather", "lycia-pamphylia")
    table.army("persia-2", "sagalassus", 20, 1, "memnon").begins("persia")
    table.do("pass; march persia-2 3")
    assert table.moment() == ("march", "persia")
    table.do("play clear-sky; go aspendus; go side; halt")
    assert table.at("persia-2") == "side"
    assert table.lies("ahura-mazda-smiles-1") == "discards"


# ---- storms


@pytest.mark.rule("conquerors", "15.32.1")
@pytest.mark.rule("conquerors", "3.4.17")
def test_a_storm_over_alexander_ends_the_game() -> None:
    """A38."""
    table = Cards(persia="storms-at-sea").army("macedon-1", "paphos", 12, 3, "alexander-iii")
    table.begins().do("embark macedon-1; pass; sail pelusium; play storm", 5)
    assert table.war.ending == BY_DEATH and table.war.winner == PERSIA


@pytest.mark.rule("conquerors", "15.32.1")
def test_there_is_no_storm_on_a_common_sea_path() -> None:
    table = Cards(persia="storms-at-sea").army("macedon-1", "paphos", 12, 3, "alexander-iii")
    table.begins().do("embark macedon-1; pass; sail side; land; halt")
    assert table.at("macedon-1") == "side" and table.lies("storms-at-sea") == "persia"


# ---- fatigue


@pytest.mark.rule("conquerors", "11.3.41")
@pytest.mark.rule("conquerors", "11.4.17")
def test_a_tired_besieger_keeps_the_siege_and_does_not_assault() -> None:
    table = Field()
    table.army("macedon-1", "sardes", 20, 3, "alexander-iii", condition=FATIGUED)
    table.garrison("persia", sardes=2).besieges("macedon", "sardes", 1).sieges()
    assert table.refusal("assault sardes") == ("11.3.41", "fatigued")
    assert [one for one in table.war.siege if one != NO_SIEGE] == [1]


@pytest.mark.rule("conquerors", "6.3.7")
@pytest.mark.rule("conquerors", "6.3.8")
def test_a_revolt_is_not_quelled_by_an_army_that_only_devastates_where_it_stands() -> None:
    """M36."""
    table = Field()
    table.army("macedon-1", "gordium", 30, 3, "alexander-iii").mark("revolt", "phrygia")
    table.garrison("macedon", sardes=1).begins().do("march macedon-1 4; devastate; number 4", 6)
    if table.frame() == "Marching":
        table.do("halt")
    assert table.war.revolt >> PROVINCE.read("phrygia") & 1, "it has not moved"


@pytest.mark.rule("conquerors", "10.8.2")
@pytest.mark.rule("conquerors", "5.3.2")
def test_darius_captured_on_the_way_back_to_his_army_leaves_the_throne_vacant() -> None:
    """Q18."""
    table = Field()
    table.army("persia-1", "smyrna", 30, 1).garrison("persia", sardes=1)
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii")
    stand_alone(table.war, DARIUS, SPACE.read("sardes"))
    table.begins("persia").do("move-leaders; send darius-iii persia-1; ambush macedon-1", 2)
    assert table.where("darius-iii") == DEAD and table.war.vacant
    assert table.at("persia-1") == "smyrna"


@pytest.mark.rule("conquerors", "10.9.6")
@pytest.mark.rule("conquerors", "15.21.1")
def test_the_second_army_of_a_campaign_does_not_try_again_in_the_same_province() -> None:
    table = Field()
    table.army("macedon-1", "gordium", 30, 3, "alexander-iii").army("macedon-2", "ancyra", 9, 1)
    table.garrison("macedon", sardes=1).begins(campaign=True)
    table.do("march macedon-1 4; devastate; number 1", 1).do("halt")
    assert not table.war.devastated
    table.do("march macedon-2 3")
    assert table.refusal("devastate") == ("10.9.6", "tried-already")


@pytest.mark.rule("conquerors", "10.1.3")
@pytest.mark.rule("conquerors", "7.4.8")
def test_who_captures_the_royal_treasury_on_his_way_is_slowed_by_it_at_once() -> None:
    """Z28."""
    table = Field().army("macedon-1", "thapsacus", 80, 3, "alexander-iii")
    table.garrison("macedon", damascus=1, babylon=1).levels(damascus=FULL, babylon=FULL)
    table.army("persia-1", "is", 5, 1).royal("persia-1", FULL).begins()
    table.do("march macedon-1 6; fund babylon; go corsote; go is; stand")
    assert table.war.royal_army == ARMY.read("macedon-1") and "overrun" in table.kinds()
    table.do("go sippara; go opis; go sittace")
    assert table.war.march is not None and table.war.march.spent == 5
    assert table.refusal("go opis") == ("10.1.3", "royal-treasury-slows")
    table.do("halt", 1)
    assert table.event("treasury-checked")["added"] == 2, "what was declared still counts"


@pytest.mark.rule("conquerors", "11.3.62")
@pytest.mark.rule("conquerors", "11.5.15")
def test_alexander_brought_back_from_the_sea_into_an_enemy_s_port_is_lost() -> None:
    table = (
        Field().army("macedon-1", "ephesus", 12, 3, "alexander-iii").loose("persia", "miletus", 9)
    )
    table.garrison("macedon", ephesus=1).fleet("ionic", "persia", "halicarnassus").begins()
    table.do("march macedon-1 4; go miletus; sail naxos; intercept-at-sea ionic; accept-fight", 1)
    assert table.war.ending == BY_DEATH


@pytest.mark.rule("conquerors", "13.8")
@pytest.mark.rule("conquerors", "10.3.3")
def test_who_takes_an_alexandria_on_a_transit_point_does_not_end_among_enemies() -> None:
    table = Field().army("macedon-1", "pella", 30, 3, "alexander-iii")
    table.loose("macedon", "phasis", 11).garrison("macedon", trapezus=1)
    build(table.war, SPACE.read("iberian-road"), table.log)
    table.army("persia-2", "armavir", 20, 1, "memnon").begins("persia")
    table.do("march persia-2 3; go iberian-road")
    assert "alexandria-lost" in table.kinds() and table.at("persia-2") == "armavir"
