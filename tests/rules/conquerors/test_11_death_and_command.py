"""11 Where rules meet: retreats and lines, death and command, spoils, cards before the dice."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import ARMY, MACEDON, NO_ARMY, PERSIA, SPACE
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS, LEADER
from anabasis.games.conquerors.rules.activity import StartActivity
from anabasis.games.conquerors.rules.commanders import kill_leader, stand_alone
from anabasis.games.conquerors.rules.player_phase import Boundary
from anabasis.games.conquerors.state import (
    BY_DEATH,
    DEAD,
    EMPTY,
    FATIGUED,
    FULL,
    ILL,
    IN_HAND,
    IS_GREAT_KING,
)
from anabasis.kit.rows import changed
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.moving import Field

PEACE = 4


def met(asp: int = 20, elite: int = 1, leaders: str = "", ours: str = "parmenion") -> Field:
    """A Macedonian army of thirty meets Persians in Smyrna."""
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, ours).garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", asp, elite, leaders)
    return table.begins().do(f"march macedon-1 {4 if 'alexander' in ours else 3}; go smyrna")


# ---- retreats


@pytest.mark.rule("conquerors", "11.3.27")
@pytest.mark.rule("conquerors", "11.3.37")
def test_a_retreat_over_a_mountain_adds_one() -> None:
    table = Field()
    table.army("macedon-1", "side", 30, 3, "parmenion").army("persia-2", "aspendus", 20, 1)
    table.begins().do("march macedon-1 3; go aspendus; stand", 9, 3, 1)
    table.do("retreat sagalassus; rest-here", 1, 1)
    assert table.added("losses-rolled")["retreat"] == 1


@pytest.mark.rule("conquerors", "11.3.23")
def test_a_retreat_goes_on_past_a_transit_point() -> None:
    table = Field()
    table.army("macedon-1", "sippara", 30, 3, "parmenion").army("persia-2", "opis", 20, 1)
    table.garrison("macedon", sittace=1, celonae=1, babylon=1).begins()
    table.do("march macedon-1 3; go opis; stand", 9, 3, 1)
    while "rest-here" not in table.options():
        assert table.refusal("rest-here") is not None
        table.do(next(one for one in table.options() if one.startswith("retreat")))
    table.do("rest-here", 1, 1)
    assert table.at("persia-2") in ("arbela", "ganzaca")
    assert table.added("losses-rolled")["retreat"] >= 1


@pytest.mark.rule("conquerors", "11.3.26")
def test_a_long_retreat_may_end_in_a_stronghold() -> None:
    table = Field()
    table.army("macedon-1", "cotyaeum", 30, 3, "parmenion").army("persia-2", "synnada", 20, 1)
    table.begins().do("march macedon-1 3; go synnada; stand", 9, 3, 5)
    table.do("retreat celaenae; rest-here", 1, 1)
    assert table.at("persia-2") == "celaenae"


@pytest.mark.rule("conquerors", "11.3.27")
@pytest.mark.rule("conquerors", "15.9.3")
def test_a_retreat_into_bad_weather_is_dear() -> None:
    table = met()
    table.mark("weather", "mysia")
    table.do("stand", 9, 3, 1).do("retreat pergamum; rest-here", 1, 1)
    assert table.added("losses-rolled")["retreat"] == 2, "three points, the first is free"


@pytest.mark.rule("conquerors", "11.3.13")
@pytest.mark.rule("conquerors", "11.3.15")
@pytest.mark.rule("conquerors", "11.3.33")
@pytest.mark.rule("conquerors", "11.3.34")
def test_no_line_and_fatigue_are_added_up() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, condition=FATIGUED).cut_off("persia-2").begins()
    table.do("march macedon-1 3; go smyrna; stand", 9, 3, 1)
    dice = table.added("battle-rolled", 1)
    assert (dice["no-line"], dice["fatigue"]) == (-1, -2)
    table.do("retreat pergamum; rest-here", 1, 1)
    losses = table.added("losses-rolled", 1)
    assert (losses["loss-no-line"], losses["loss-fatigue"]) == (2, 2)


@pytest.mark.rule("conquerors", "11.3.20")
@pytest.mark.parametrize(
    ("leaders", "rating"),
    [("memnon arsites", 1), ("memnon", 2), ("", 0), ("bessus mazaeus", 2)],
)
def test_the_lowest_leader_there_shortens_the_retreat(leaders: str, rating: int) -> None:
    table = met(leaders=leaders).do("stand", 11, 2, 4)
    assert table.event("retreat-rolled")["rating"] == rating
    assert table.event("retreat-rolled")["needed"] == 4 - rating


@pytest.mark.rule("conquerors", "11.3.20")
def test_the_king_s_rating_counts_though_another_is_lower() -> None:
    table = Field()
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 30, 1, "darius-iii autophradates").begins()
    table.do("march macedon-1 3; go smyrna; stand", 6, 7, 4)
    assert table.event("retreat-rolled")["rating"] == 1


@pytest.mark.rule("conquerors", "11.3.53")
@pytest.mark.rule("conquerors", "11.3.20")
def test_a_dead_man_s_rating_does_not_shorten_the_retreat() -> None:
    """M89."""
    table = met(leaders="memnon").do("stand", 11, 7, 6, 3)
    assert table.where("memnon") == DEAD
    assert table.event("retreat-rolled")["rating"] == 0
    assert table.event("retreat-rolled")["needed"] == 3


@pytest.mark.rule("conquerors", "11.3.29")
@pytest.mark.rule("conquerors", "11.3.32")
def test_after_a_draw_both_roll_as_victors_and_no_level_changes() -> None:
    """Q15."""
    table = Field()
    table.army("macedon-1", "ephesus", 20, 1).army("persia-2", "smyrna", 20, 1)
    table.garrison("macedon", pella=1).garrison("persia", sardes=1).begins()
    table.do("march macedon-1 3; go smyrna; stand", 7, 7, 2, 2)
    assert "battle-drawn" in table.kinds() and table.at("macedon-1") == "ephesus"
    assert [table.added("losses-rolled", n)["victor"] for n in (0, 1)] == [-1, -1]
    assert (table.elite("macedon-1"), table.elite("persia-2")) == (1, 1)


# ---- spoils


def doomed() -> Field:
    """Darius' Army in Siwa, with no way out of it."""
    table = Field()
    table.army("macedon-1", "memphis", 30, 4, "alexander-iii").garrison("macedon", paraetonium=1)
    table.army("persia-1", "siwa", 20, 1, "darius-iii bessus").royal("persia-1", FULL)
    return table.garrison("macedon", memphis=1)


@pytest.mark.rule("conquerors", "11.3.24")
@pytest.mark.rule("conquerors", "11.3.58")
@pytest.mark.rule("conquerors", "7.4.6")
def test_an_army_without_a_way_out_is_lost_with_its_king_and_treasury() -> None:
    table = doomed().begins()
    table.do("march macedon-1 4; go libyan-desert; go siwa", 9, 5, PEACE, 1, 1)
    assert table.at("persia-1") is None and table.where("darius-iii") == DEAD
    assert table.war.royal_side == MACEDON and table.war.royal_army == ARMY.read("macedon-1")
    assert table.level("royal") == FULL


@pytest.mark.rule("conquerors", "7.4.6")
@pytest.mark.rule("conquerors", "7.4.8")
def test_an_army_whose_last_point_falls_in_its_retreat_leaves_its_treasury_to_the_victor() -> None:
    """Z27."""
    table = Field()
    table.army("macedon-1", "ephesus", 7, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-1", "smyrna", 1, 0).royal("persia-1", FULL).cut_off("persia-1").begins()
    table.do("march macedon-1 3; go smyrna; stand", 9, 3, 1)
    table.do("retreat pergamum; rest-here", 1, 6)
    assert table.at("persia-1") is None and table.war.royal_side == MACEDON
    assert table.war.royal_army == ARMY.read("macedon-1"), "the victor has it with him"
    assert table.war.royal_at == SPACE.read("smyrna")


@pytest.mark.rule("conquerors", "7.4.3")
@pytest.mark.rule("conquerors", "7.4.8")
def test_a_treasury_that_army_2_has_won_back_goes_on_with_army_1_when_it_comes() -> None:
    """Z27."""
    table = Field()
    table.army("macedon-1", "sippara", 9, 1).royal("macedon-1", FULL)
    table.army("persia-2", "opis", 80, 2).army("persia-1", "babylon", 80, 1, "darius-iii")
    table.begins("persia").do("march persia-2 3; go sippara")
    table.do("stand")
    assert "overrun" in table.kinds()
    assert (table.war.royal_side, table.war.royal_army) == (PERSIA, NO_ARMY)
    table.do("halt")
    assert table.war.royal_army == NO_ARMY, "it goes with Army #1 alone"
    table.begins("persia").do("march persia-1 3; go sippara; halt")
    assert table.war.royal_army == ARMY.read("persia-1")


# ---- kings


def slain(**cities: int) -> Field:
    """Darius is dead; Memnon and Bessus are left."""
    table = Field()
    table.army("persia-1", "susa", 30, 1).army("persia-2", "opis", 20, 1, "memnon")
    table.hand("bessus")
    if cities:
        table.garrison("persia", **cities)
    kill_leader(table.war, DARIUS, [])
    table.war.vacant = True
    return table


@pytest.mark.rule("conquerors", "5.3.2")
@pytest.mark.rule("conquerors", "5.3.4")
def test_a_successor_from_another_army_or_from_hand_joins_army_1() -> None:
    for leader in ("memnon", "bessus"):
        table = slain(babylon=1).active("persia").run(Boundary())
        table.do(f"anoint {leader}")
        assert table.war.king[PERSIA] == LEADER.read(leader)
        assert table.is_with(leader, "persia-1")


@pytest.mark.rule("conquerors", "5.3.3")
def test_none_beside_alexander_as_great_king() -> None:
    table = slain(babylon=1)
    table.war.deeds |= IS_GREAT_KING
    table.active("persia").run(Boundary())
    assert table.frame() == ""


@pytest.mark.rule("conquerors", "5.3.5")
@pytest.mark.rule("conquerors", "15.20.1")
@pytest.mark.rule("conquerors", "5.1.8")
def test_a_successor_who_was_ill_comes_back_to_army_1_by_a_move_of_leaders() -> None:
    table = Cards(macedon="illness-and-injury-1").army("persia-1", "susa", 30, 1, "bessus")
    table.garrison("persia", susa=1)
    table.war.where = changed(table.war.where, DARIUS, DEAD)
    table.war.king = bytes((ALEXANDER, LEADER.read("bessus")))
    table.plays("macedon").do("play illness", 2)
    assert table.where("bessus") == ILL
    table.war.where = changed(table.war.where, LEADER.read("bessus"), IN_HAND)
    table.war.hands = (0, 0)
    table.begins("persia").do("move-leaders; send bessus persia-1")
    assert table.is_with("bessus", "persia-1")


@pytest.mark.rule("conquerors", "5.3.5")
@pytest.mark.rule("conquerors", "11.3.52")
def test_a_successor_may_fall_and_does_not_flee() -> None:
    """A50."""
    table = Field()
    table.army("macedon-1", "is", 40, 4, "alexander-iii").garrison("macedon", damascus=1)
    table.army("persia-1", "sippara", 20, 0, "bessus").garrison("persia", babylon=1)
    table.war.where = changed(table.war.where, DARIUS, DEAD)
    table.war.king = bytes((ALEXANDER, LEADER.read("bessus")))
    table.begins().do("march macedon-1 4; go sippara; stand", 12, 7, 5, PEACE, 1)
    assert table.where("bessus") == DEAD and "flight-rolled" not in table.kinds()
    assert table.war.vacant, "the throne is vacant again"


@pytest.mark.rule("conquerors", "11.3.62")
@pytest.mark.rule("conquerors", "5.2.5")
def test_alexander_alone_is_lost_when_a_persian_army_comes() -> None:
    table = Field()
    table.army("persia-2", "sardes", 20, 1).garrison("persia", sardes=1)
    stand_alone(table.war, ALEXANDER, SPACE.read("smyrna"))
    table.begins("persia").do("march persia-2 3; go smyrna")
    assert table.war.ending == BY_DEATH


# ---- cards before the dice


@pytest.mark.rule("conquerors", "15.33.1")
@pytest.mark.rule("conquerors", "15.31.3")
def test_spies_on_one_of_two_surprises_leave_the_other_its_two() -> None:
    """M111."""
    table = Cards(macedon="surprise-1", persia="surprise-2 spies-1")
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1).begins().do("march macedon-1 3; pass; go smyrna; stand")
    assert table.moment() == ("battle", "macedon")
    table.do("play ambush; play unmask")
    while table.moment() is not None and table.moment() != ("battle", "persia"):
        table.do("pass")
    table.do("play ambush", 7, 7, 1)
    assert "surprise" not in table.added("battle-rolled", 0)
    assert table.added("battle-rolled", 1)["surprise"] == 2
    assert table.lies("spies-1") == table.lies("surprise-1") == "discards"


@pytest.mark.rule("conquerors", "15.15.1")
@pytest.mark.rule("conquerors", "11.3.36")
def test_determined_troops_of_the_loser_cost_the_victor() -> None:
    table = Cards(persia="determined-troops")
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1).begins().do("march macedon-1 3; pass; go smyrna; stand")
    table.do("pass", 9, 3, 1).do("retreat pergamum; rest-here")
    assert table.moment() == ("losses", "persia")
    table.do("play grit", 3, 3)
    assert table.added("losses-rolled", 0)["determined"] == 1
    assert "determined" not in table.added("losses-rolled", 1)


@pytest.mark.rule("conquerors", "15.24.1")
@pytest.mark.rule("conquerors", "11.3.51")
def test_a_doubled_rating_may_bring_the_casualty_number_on_its_leader() -> None:
    """M88."""
    table = Cards(persia="persians-gain-tactical-advantage-1")
    table.army("macedon-1", "ephesus", 30, 3, "parmenion").garrison("macedon", pella=1)
    table.army("persia-2", "smyrna", 20, 1, "memnon").begins()
    table.do("march macedon-1 3; pass; go smyrna; stand; play tactics", 11, 5, 5, 1)
    assert table.event("battle-rolled", 1)["total"] == 9
    assert table.where("memnon") == DEAD


@pytest.mark.rule("conquerors", "15.10.5")
@pytest.mark.rule("conquerors", "11.3.57")
def test_bagoas_and_being_found_alone_are_added_up_in_the_flight() -> None:
    """M94."""
    table = Cards(macedon="bagoas").army("macedon-1", "is", 30, 3, "alexander-iii")
    table.garrison("persia", babylon=1).levels(babylon=EMPTY)
    stand_alone(table.war, DARIUS, SPACE.read("sippara"))
    table.begins().do("march macedon-1 4; go sippara; play no-road", 2, 5)
    assert table.event("flight-rolled")["added"] == 6
    assert table.where("darius-iii") == DEAD, "5 and 6 make 11"
    assert table.lies("bagoas") == "discards"


@pytest.mark.rule("conquerors", "3.3.12")
@pytest.mark.rule("conquerors", "15.1.3")
def test_interrupts_are_played_in_the_first_round() -> None:
    table = Cards(persia="command-indecision-1")
    table.war.round = 1
    table.army("macedon-1", "pella", 20, 3, "antipater").plays("macedon")
    assert table.frame() == ""
    table.run(StartActivity(MACEDON)).do("march macedon-1 3; play stop", 3)
    assert table.war.stopped
