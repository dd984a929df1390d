"""9, 11.3 I, 13, 14, 3.3 D, 3.4 Weariness and wounds, Alexandrias, the Family, the objectives."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import (
    ARMY,
    EUROPEAN,
    GREAT_KING,
    MACEDON,
    NO_ARMY,
    NOBODY,
    PERSIA,
    PROVINCE,
    SITE,
    SPACE,
    SPACES_OF,
    TREASURY,
)
from anabasis.games.conquerors.leaders import DARIUS, LEADER
from anabasis.games.conquerors.rules.activity import Act, TakeTalents
from anabasis.games.conquerors.rules.administration import Administration, ClearMarkers
from anabasis.games.conquerors.rules.alexandrias import BuildAlexandria, build
from anabasis.games.conquerors.rules.commanders import kill_leader
from anabasis.games.conquerors.rules.deck import lay_out
from anabasis.games.conquerors.rules.forces import set_army
from anabasis.games.conquerors.rules.mutiny import CheckInjury, CheckWeariness
from anabasis.games.conquerors.rules.throne import Throne
from anabasis.games.conquerors.rules.victory import (
    CheckVictory,
    has_hegemony,
    is_god,
    is_great_king,
)
from anabasis.games.conquerors.rules.weariness import weary
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    ALONE,
    BY_CONQUEST,
    BY_DEATH,
    BY_MUTINY,
    EMPTY,
    FATIGUED,
    FRESH,
    FULL,
    ILL,
    IN_HAND,
    IS_GREAT_KING,
    KNOT_CUT,
    MARRIED,
    NO_SIEGE,
    ORACLE_HEARD,
    PROSKYNESIS,
    USELESS,
    is_port,
    is_real,
)
from anabasis.kit.rows import changed
from tests.rules.conquerors.setting import Table


def alexander(at: str = "sardes", asp: int = 30) -> Table:
    return Table().army("macedon-1", at, asp, 4, "alexander-iii")


# ---- 9 weariness


@pytest.mark.rule("conquerors", "9.1")
def test_weariness_never_falls_below_nought() -> None:
    """Z20."""
    table = Table()
    weary(table.war, -1, table.log)
    assert table.war.weariness == 0


@pytest.mark.rule("conquerors", "9.9")
def test_with_thirteen_no_die_is_rolled() -> None:
    """Z19."""
    table = alexander()
    table.war.weariness = 13
    table.run(CheckWeariness())
    assert "weariness-checked" not in table.kinds()


@pytest.mark.rule("conquerors", "9.8")
def test_nineteen_in_all_is_no_mutiny() -> None:
    table = alexander()
    table.war.weariness = 14
    table.run(CheckWeariness(), 5)
    assert "mutiny" not in table.kinds()


@pytest.mark.rule("conquerors", "9.8")
@pytest.mark.rule("conquerors", "9.7")
@pytest.mark.rule("conquerors", "9.10")
@pytest.mark.rule("conquerors", "9.12")
def test_a_mutiny_costs_a_die_of_points_and_five_of_weariness() -> None:
    """M65: the Persian wins only if the last die is below the cities that he holds."""
    table = alexander().keeps("persia", "susa", "babylon").keeps("macedon", "pella")
    table.war.weariness = 14
    table.run(CheckWeariness(), 6, 4, 2)
    assert table.asp("macedon-1") == 26
    assert table.war.weariness == 9
    assert table.war.ending == 0
    table.war.weariness = 14
    table.run(CheckWeariness(), 6, 4, 1)
    assert table.war.ending == BY_MUTINY
    assert table.war.winner == PERSIA


@pytest.mark.rule("conquerors", "9.12")
def test_seven_cities_always_win() -> None:
    table = Table(started=True)
    table.war.weariness = 14
    table.run(CheckWeariness(), 6, 1, 6)
    assert table.war.ending == BY_MUTINY


@pytest.mark.rule("conquerors", "9.11")
def test_a_mutiny_that_breaks_a_siege() -> None:
    """M64."""
    table = alexander("tyre", 12).garrison("persia", tyre=2).besieges("macedon", "tyre", 1)
    table.war.weariness = 15
    table.run(CheckWeariness(), 5, 4, 6)
    assert table.asp("macedon-1") == 8
    assert set(table.war.siege) == {NO_SIEGE}
    assert table.war.weariness == 11, "five less, and one for the siege"


@pytest.mark.rule("conquerors", "9.13")
@pytest.mark.rule("conquerors", "5.2.5")
def test_a_mutiny_that_takes_the_whole_army() -> None:
    """M66: he joins Army #2, which becomes #1."""
    table = alexander("babylon", 3).army("macedon-2", "pella", 2, 1, "antipater")
    table.war.weariness = 14
    table.run(CheckWeariness(), 6, 5, 6)
    assert table.war.ending == 0
    assert (table.at("macedon-1"), table.asp("macedon-1")) == ("pella", 2)
    assert table.at("macedon-2") is None
    assert table.where("alexander-iii") == 0
    assert table.where("antipater") == 0


@pytest.mark.rule("conquerors", "9.13")
def test_alexander_without_any_army_stands_alone() -> None:
    table = alexander("babylon", 3)
    table.war.weariness = 14
    table.run(CheckWeariness(), 6, 5, 6)
    assert table.where("alexander-iii") == ALONE
    assert table.war.lone_at[MACEDON] == SPACE.read("babylon")


# ---- 11.3 I wounds


@pytest.mark.rule("conquerors", "11.3.61")
@pytest.mark.rule("conquerors", "3.3.37")
@pytest.mark.parametrize(("die", "dead"), [(4, False), (3, True)])
def test_an_odd_die_kills_at_twenty(die: int, dead: bool) -> None:
    table = alexander()
    table.war.injury = 20
    table.run(CheckInjury(), die)
    assert (table.war.ending == BY_DEATH) == dead


@pytest.mark.rule("conquerors", "11.3.61")
def test_below_twenty_no_check() -> None:
    table = alexander()
    table.war.injury = 19
    table.run(CheckInjury())
    assert table.war.ending == 0


# ---- 3.3 D


@pytest.mark.rule("conquerors", "3.3.38")
@pytest.mark.rule("conquerors", "3.3.37")
def test_a_declared_phase_has_no_weariness_check() -> None:
    """Q16, M11: drawn, Injury first and then Weariness; death ends the game before it."""
    table = alexander("athens")
    lay_out(table.war)
    table.war.weariness = table.war.injury = 20
    table.run(Administration(MACEDON), 2)
    assert "weariness-checked" not in table.kinds()
    table.run(Administration(NOBODY), 1)
    assert table.war.ending == BY_DEATH
    assert "weariness-checked" not in table.kinds()


@pytest.mark.rule("conquerors", "3.3.34")
@pytest.mark.rule("conquerors", "11.3.49")
def test_markers_and_fatigue_go() -> None:
    table = Table().mark("devastated", "lydia").mark("drought", "media").mark("weather", "caria")
    table.army("macedon-1", "sardes", 20, condition=USELESS)
    table.army("macedon-2", "ephesus", 10, condition=USELESS)
    table.army("persia-1", "gordium", 20, condition=FATIGUED)
    table.loose("persia", "celaenae", 3, FATIGUED)
    table.run(ClearMarkers())
    war = table.war
    assert (war.devastated, war.drought, war.weather) == (0, 0, 0)
    assert war.condition[ARMY.read("macedon-1")] == FRESH, "in a Treasure City"
    assert war.condition[ARMY.read("macedon-2")] == USELESS
    assert war.condition[ARMY.read("persia-1")] == FRESH
    assert war.loose_condition[SPACE.read("celaenae")] == FRESH


@pytest.mark.rule("conquerors", "3.3.34")
def test_a_blight_keeps_devastation_and_drought() -> None:
    """M117."""
    table = Table().mark("devastated", "lydia").mark("drought", "media").mark("weather", "caria")
    table.army("persia-1", "gordium", 20, condition=FATIGUED)
    table.war.blight = True
    table.run(ClearMarkers())
    assert table.war.devastated
    assert table.war.drought
    assert not table.war.weather
    assert table.war.condition[3] == FRESH


@pytest.mark.rule("conquerors", "3.3.35")
def test_the_ill_come_back_and_gates_open() -> None:
    """A26, Z10."""
    table = Table()
    table.war.where = changed(table.war.where, LEADER.read("memnon"), ILL)
    table.war.shut = 1 << TREASURY.read("babylon")
    table.run(ClearMarkers())
    assert table.where("memnon") == IN_HAND
    assert table.war.shut == 0


@pytest.mark.rule("conquerors", "3.3.35")
def test_those_on_leave_return() -> None:
    table = alexander().army("macedon-2", "pella", 10, 2)
    lay_out(table.war)
    table.war.leave_asp, table.war.leave_elite = 4, 4
    table.run(Administration(MACEDON))
    table.do("return-leave macedon-2")
    assert (table.asp("macedon-2"), table.elite("macedon-2")) == (14, 1)
    assert table.war.leave_asp == 0


@pytest.mark.rule("conquerors", "3.3.33")
@pytest.mark.rule("conquerors", "8.6.8")
@pytest.mark.rule("conquerors", "3.3.31")
def test_garrisons_are_taken_off_the_macedonian_first() -> None:
    """Z1."""
    table = Table().garrison("macedon", athens=2).garrison("persia", sidon=1)
    lay_out(table.war)
    table.run(Administration(MACEDON))
    assert table.asked() == MACEDON
    table.do("withdraw athens")
    assert table.war.gsp[SPACE.read("athens")] == 1
    table.do("end-withdrawing")
    assert table.asked() == PERSIA
    table.do("withdraw sidon")
    assert table.control("phoenicia") == "nobody"


@pytest.mark.rule("conquerors", "13.7")
@pytest.mark.rule("conquerors", "8.6.9")
def test_counters_taken_off_in_this_phase_build_no_alexandria() -> None:
    """M13."""
    table = Table().garrison("macedon", pella=10, athens=8, naucratis=2)
    lay_out(table.war)
    table.run(Administration(MACEDON)).do("withdraw athens; withdraw athens; end-withdrawing")
    assert table.war.garrisons_resting[MACEDON] == 2
    assert table.frame() == "", "nothing to build with"


# ---- 13 Alexandrias


@pytest.mark.rule("conquerors", "13.2")
@pytest.mark.rule("conquerors", "13.3")
def test_where_an_alexandria_may_be_built() -> None:
    """A20."""
    table = Table().garrison("macedon", naucratis=1, zadracarta=1, gordium=1, larissa=1)
    table.run(BuildAlexandria())
    assert table.refusal("found alexandria") is None
    assert table.refusal("found naucratis") is None
    assert table.refusal("found libyan-desert") is None
    assert table.refusal("found zadracarta") is None, "a Frontier Province"
    assert table.refusal("found celaenae") == ("13.3", "not-there"), "a Stronghold"
    assert table.refusal("found memphis") == ("13.3", "not-there"), "a Major City"
    assert table.refusal("found larissa") == ("13.2", "not-there"), "in Europe"
    assert table.refusal("found chios") == ("13.2", "not-there")
    assert table.refusal("found sidon") == ("13.2", "not-your-province")
    assert table.refusal("found the-cadusii") == ("13.3", "tribe-there")


@pytest.mark.rule("conquerors", "13.4")
@pytest.mark.rule("conquerors", "13.5")
@pytest.mark.rule("conquerors", "13.6")
@pytest.mark.rule("conquerors", "13.9")
def test_alexandria_in_egypt() -> None:
    table = Table().garrison("macedon", naucratis=1)
    assert not is_real(table.war, SITE)
    assert not is_port(table.war, SITE)
    table.run(BuildAlexandria()).do("found alexandria")
    assert is_real(table.war, SITE)
    assert is_port(table.war, SITE)
    assert table.war.gsp[SITE] == 2
    assert table.war.garrisons_left[MACEDON] == 17
    assert table.war.deeds & ALEXANDRIA_BUILT


@pytest.mark.rule("conquerors", "13.1")
@pytest.mark.rule("conquerors", "13.8")
def test_a_lost_alexandria_is_not_built_again() -> None:
    """M109: in Egypt the site is a Transit Point again, and who took it goes on."""
    table = Table().garrison("macedon", memphis=1)
    build(table.war, SITE, table.log)
    build(table.war, SPACE.read("siwa"), table.log)
    table.war.gsp = changed(table.war.gsp, SITE, 0)
    table.war.holder = changed(table.war.holder, SITE, NOBODY)
    table.army("persia-2", "alexandria", 12)
    assert not is_real(table.war, SITE)
    assert table.at("persia-2") == "naucratis"
    assert table.war.deeds & ALEXANDRIA_BUILT, "a deed for ever"
    assert len(table.war.alexandrias) == 2, "its counter does not come back"


@pytest.mark.rule("conquerors", "13.3")
def test_not_on_another_alexandria() -> None:
    table = Table().garrison("macedon", memphis=1)
    build(table.war, SPACE.read("siwa"), table.log)
    table.run(BuildAlexandria())
    assert table.refusal("found siwa") == ("13.3", "alexandria-there")


# ---- 14 the Royal Family


def acting(table: Table, side: int) -> Table:
    lay_out(table.war)
    table.war.active = side
    table.war.moves_left = 1
    return table.run(Act(side, side, False))


@pytest.mark.rule("conquerors", "14.1")
@pytest.mark.rule("conquerors", "14.2")
@pytest.mark.rule("conquerors", "14.3")
def test_the_family_moves_alone() -> None:
    table = Table(started=True).army("macedon-3", "aginis", 5)
    acting(table, PERSIA).do("move-family")
    assert table.refusal("family-to babylon") is None, "by Der and Sittace"
    assert table.refusal("family-to aginis") == ("14.3", "family-cannot-go")
    assert table.refusal("family-to der") == ("14.3", "family-cannot-go")
    table.do("family-to babylon")
    assert table.war.family_at == SPACE.read("babylon")
    assert table.war.family_army == NO_ARMY


@pytest.mark.rule("conquerors", "14.1")
def test_it_goes_with_the_kings_army_or_stays() -> None:
    table = Table(started=True)
    set_army(table.war, 3, SPACE.read("aginis"))
    assert table.war.family_at == SPACE.read("aginis")
    acting(table, PERSIA).do("leave-family")
    set_army(table.war, 3, SPACE.read("susa"))
    assert table.war.family_at == SPACE.read("aginis")


@pytest.mark.rule("conquerors", "14.5")
def test_a_macedonian_army_takes_it_with_the_space() -> None:
    """M26, M27, M28."""
    table = Table(started=True)
    table.war.family_army = NO_ARMY
    set_army(table.war, 3, SPACE.read("babylon"))
    table.garrison("persia", susa=1)
    table.army("macedon-3", "susa", 20)
    assert table.war.family_side == PERSIA, "inside a city that holds out"
    table.war.gsp = changed(table.war.gsp, SPACE.read("susa"), 0)
    table.war.holder = changed(table.war.holder, SPACE.read("susa"), NOBODY)
    table.army("macedon-3", "susa", 20)
    assert table.war.family_side == MACEDON
    set_army(table.war, 2, SPACE.read("aginis"))
    table.settled()
    set_army(table.war, 3, SPACE.read("susa"))
    assert table.settled().war.family_side == PERSIA, "retaken"


@pytest.mark.rule("conquerors", "14.7")
def test_the_marriage_comes_in_a_later_round() -> None:
    """M29: free, and not in the round of the capture."""
    table = alexander()
    table.war.round = table.war.family_round = 7
    table.war.family_side = MACEDON
    table.war.family_at = SPACE.read("sardes")
    acting(table, MACEDON)
    assert table.refusal("marry") == ("14.7", "captured-this-round")
    table.war.round = 8
    acting(table, MACEDON).do("marry")
    assert table.war.deeds & MARRIED
    assert table.frame() == "Act", "it takes no activity"


# ---- 3.4 victory


def conqueror() -> Table:
    """All that Alexander needs, but nothing of it done for ever."""
    table = Table()
    for province in (*EUROPEAN, *GREAT_KING, PROVINCE.read("egypt")):
        space = SPACES_OF[province][0]
        table.garrison("macedon", **{SPACE.words[space].replace("-", "_"): 1})
    table.army("macedon-1", "gordium", 20, 4, "alexander-iii")
    table.war.family_side = MACEDON
    table.war.deeds = MARRIED | KNOT_CUT | ORACLE_HEARD | ALEXANDRIA_BUILT | PROSKYNESIS
    kill_leader(table.war, DARIUS, [])
    return table


@pytest.mark.rule("conquerors", "3.4.1")
@pytest.mark.rule("conquerors", "3.3.29")
def test_all_three_objectives_win() -> None:
    table = conqueror().run(CheckVictory())
    assert table.war.ending == BY_CONQUEST
    assert table.war.winner == MACEDON
    assert "great-king" in table.kinds()


@pytest.mark.rule("conquerors", "3.4.2")
@pytest.mark.rule("conquerors", "3.4.16")
def test_a_devastated_province_does_not_count() -> None:
    """M33."""
    table = conqueror().mark("devastated", "lydia")
    assert table.control("lydia") == "macedon"
    assert not is_great_king(table.war)
    table.run(CheckVictory())
    assert table.war.ending == 0


@pytest.mark.rule("conquerors", "3.4.8")
def test_a_revolt_in_europe_breaks_the_hegemony() -> None:
    table = conqueror().mark("revolt", "thrace")
    assert not has_hegemony(table.war)
    assert table.run(CheckVictory()).war.ending == 0


@pytest.mark.rule("conquerors", "3.4.3")
@pytest.mark.rule("conquerors", "3.4.5")
@pytest.mark.rule("conquerors", "3.4.7")
def test_each_part_is_needed() -> None:
    for change in ("darius", "family", "marriage", "province"):
        table = conqueror()
        if change == "darius":
            table.war.where = changed(table.war.where, DARIUS, IN_HAND)
        elif change == "family":
            table.war.family_side = PERSIA
        elif change == "marriage":
            table.war.deeds &= ~MARRIED
        else:
            table.garrison("persia", persepolis=1)
        assert not is_great_king(table.war), change
        table.war.deeds |= IS_GREAT_KING
        assert table.run(CheckVictory()).war.ending == 0, "the title is not enough"


@pytest.mark.rule("conquerors", "3.4.9")
@pytest.mark.rule("conquerors", "3.4.10")
@pytest.mark.rule("conquerors", "3.4.11")
@pytest.mark.rule("conquerors", "3.4.12")
def test_each_part_of_the_deity_is_needed() -> None:
    for deed in (ALEXANDRIA_BUILT, ORACLE_HEARD, PROSKYNESIS):
        table = conqueror()
        table.war.deeds &= ~deed
        assert not is_god(table.war)
    table = conqueror().garrison("persia", siwa=1)
    assert not is_god(table.war)


@pytest.mark.rule("conquerors", "3.4.4")
@pytest.mark.rule("conquerors", "3.4.11")
@pytest.mark.rule("conquerors", "3.4.15")
def test_the_knot_and_the_oracle_at_the_end_of_a_round() -> None:
    table = alexander("gordium").run(CheckVictory())
    assert table.war.deeds == KNOT_CUT
    set_army(table.war, 0, SPACE.read("siwa"))
    table.run(CheckVictory())
    assert table.war.deeds == KNOT_CUT | ORACLE_HEARD


@pytest.mark.rule("conquerors", "3.4.17")
@pytest.mark.rule("conquerors", "3.4.19")
@pytest.mark.rule("conquerors", "3.4.20")
def test_the_death_of_alexander_ends_the_game_at_once() -> None:
    """M15: whatever else would have come."""
    table = conqueror()
    table.war.agenda = [CheckVictory()]
    kill_leader(table.war, LEADER.read("alexander-iii"), table.log)
    assert table.war.agenda == []
    assert (table.war.ending, table.war.winner) == (BY_DEATH, PERSIA)


@pytest.mark.rule("conquerors", "3.4.14")
@pytest.mark.rule("conquerors", "3.3.23")
def test_proskynesis_by_an_activity() -> None:
    table = alexander()
    acting(table, MACEDON)
    assert table.refusal("proskynesis") == ("3.4.14", "not-great-king")
    table.war.deeds |= IS_GREAT_KING
    acting(table, MACEDON).do("proskynesis")
    assert table.war.deeds & PROSKYNESIS
    assert table.war.weariness == 1
    assert table.war.stopped, "nothing more in this round"


# ---- 5.3 the Great King


@pytest.mark.rule("conquerors", "5.3.2")
@pytest.mark.rule("conquerors", "5.3.4")
@pytest.mark.rule("conquerors", "3.4.3")
def test_a_successor_of_darius() -> None:
    """A11."""
    table = Table(started=True).hand("bessus")
    kill_leader(table.war, DARIUS, table.log)
    table.run(Throne()).do("anoint bessus")
    assert table.war.king[PERSIA] == LEADER.read("bessus")
    assert table.where("bessus") == ARMY.read("persia-1")


@pytest.mark.rule("conquerors", "5.3.3")
def test_no_successor_without_a_treasure_city_or_beside_alexander() -> None:
    """M22."""
    table = Table().army("persia-1", "gordium", 10, 1, "darius-iii bessus")
    kill_leader(table.war, DARIUS, table.log)
    assert table.run(Throne()).frame() == ""
    table = Table(started=True).hand("bessus")
    table.war.deeds |= IS_GREAT_KING
    kill_leader(table.war, DARIUS, table.log)
    assert table.run(Throne()).frame() == ""


@pytest.mark.rule("conquerors", "5.3.4")
def test_he_may_be_named_later_without_using_up_the_activity() -> None:
    table = Table(started=True).hand("bessus")
    kill_leader(table.war, DARIUS, table.log)
    table.run(Throne()).do("leave-vacant")
    acting(table, PERSIA).do("anoint bessus")
    assert table.frame() == "Act"


# ---- 15.30 Talents


@pytest.mark.rule("conquerors", "15.30")
def test_darius_takes_talents_from_a_closed_city() -> None:
    """A41: once, at the end of a Persian activity."""
    table = Table(started=True)
    set_army(table.war, 3, SPACE.read("babylon"))
    table.war.active = PERSIA
    table.war.shut = 1 << TREASURY.read("babylon")
    table.run(TakeTalents()).do("take-talents")
    assert table.level("royal") == FULL
    assert table.level("babylon") == 1
    table.levels(royal=EMPTY)
    assert table.run(TakeTalents()).frame() == ""
