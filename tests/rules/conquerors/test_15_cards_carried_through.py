"""15 Cards carried through to what the dice and tracks say in the end."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import MACEDON, PERSIA, PROVINCE, TREASURY
from anabasis.games.conquerors.fleets import RHODIAN
from anabasis.games.conquerors.rules.activity import StartActivity
from anabasis.games.conquerors.rules.administration import Administration
from anabasis.games.conquerors.rules.ships import sink
from anabasis.games.conquerors.state import (
    BY_DEATH,
    CLEITUS_DEAD,
    DEAD,
    DEPLETED,
    EMPTY,
    FATIGUED,
    FRESH,
    FULL,
    ILL,
    IN_HAND,
    PROSKYNESIS,
)
from tests.rules.conquerors.dealing import Cards
from tests.rules.conquerors.setting import Table


def before_tyre(macedon: str = "treachery", level: int = FULL, inside: int = 2) -> Cards:
    """Alexander stands before Tyre with a line to Damascus."""
    table = Cards(macedon).army("macedon-1", "sidon", 20, 3, "alexander-iii")
    table.garrison("persia", tyre=inside).garrison("macedon", damascus=1)
    return table.levels(damascus=level).begins().do("march macedon-1 4; go tyre; demand")


def administered(table: Table, *script: int) -> Table:
    """A declared administrative phase in which nobody replenishes, takes off or builds."""
    table.run(Administration(MACEDON))
    idle = ("end-replenishing", "end-withdrawing", "no-city", "pass")
    while table.war.agenda and table.options()[0].split()[0] != "return-leave":
        choice = [one for one in table.options() if one in idle]
        table.do(choice[0], *script)
        script = ()
    return table


# ---- 15.36 Treachery


@pytest.mark.rule("conquerors", "15.36.1")
@pytest.mark.rule("conquerors", "11.4.13")
@pytest.mark.parametrize(("level", "left"), [(FULL, DEPLETED), (DEPLETED, EMPTY)])
def test_treachery_adds_three_and_costs_the_treasury_of_the_line(level: int, left: int) -> None:
    table = before_tyre(level=level)
    assert table.moment() == ("demand", "macedon")
    table.do("play traitor", 1)
    assert table.added("demand-rolled")["treachery"] == 3
    assert table.level("damascus") == left
    assert table.lies("treachery") == "discards"


@pytest.mark.rule("conquerors", "15.36.1")
def test_without_the_card_a_demand_costs_no_treasury() -> None:
    table = before_tyre().do("pass", 1)
    assert table.level("damascus") == FULL and table.lies("treachery") == "macedon"


@pytest.mark.rule("conquerors", "15.36.1")
def test_where_two_treasuries_are_in_line_the_demander_says_which_pays() -> None:
    """M43, Z29."""
    table = Cards("treachery").army("macedon-1", "ake", 20, 3, "alexander-iii")
    table.garrison("persia", gaza=2).garrison("macedon", damascus=1, memphis=1)
    table.levels(damascus=FULL, memphis=FULL).begins().do("march macedon-1 4; go gaza; demand")
    table.do("play traitor")
    assert table.options() == ["aim-treasury damascus", "aim-treasury memphis"]
    table.do("aim-treasury memphis", 1)
    assert (table.level("damascus"), table.level("memphis")) == (FULL, FULL), "Memphis pays"


@pytest.mark.rule("conquerors", "15.36.1")
@pytest.mark.rule("conquerors", "11.4.3")
def test_treachery_that_empties_the_treasury_counts_before_the_line_is_lost() -> None:
    """M101."""
    table = before_tyre(level=DEPLETED, inside=10).do("play traitor", 1)
    assert table.event("demand-rolled")["total"] == 5, "1, Alexander 4, walls -3, traitors 3"
    table.do("besiege")
    assert table.war.supplied >> 0 & 1, "of this phase it has been seen already"


# ---- 15.33 Surprise at sea


def crossing(macedon: str = "", persia: str = "", admiral: str = "") -> Cards:
    """A fleet on its way from Naxos to Miletus is met by the Ionic Fleet."""
    table = Cards(macedon, persia)
    table.fleet("macedonian", "macedon", "naxos", admiral).fleet("ionic", "persia", "halicarnassus")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").keeps("macedon", "naxos", "lemnos")
    table.keeps("macedon", "chios", "mytilene").begins().do("set-sail macedonian")
    while table.frame() in ("BreakLine", "Moment"):
        table.do("let-line" if table.frame() == "BreakLine" else "pass")
    return table.do("sail miletus; intercept-at-sea ionic")


@pytest.mark.rule("conquerors", "15.33.2")
@pytest.mark.rule("conquerors", "11.5.3")
@pytest.mark.parametrize(("die", "away"), [(3, False), (4, True)])
def test_surprise_adds_two_to_the_die_that_avoids(die: int, away: bool) -> None:
    table = crossing(macedon="surprise-1").do("play evade")
    assert table.frame() == "Evading"
    script = (die,) if away else (die, 0, 0)
    table.do("evade", *script)
    assert table.event("evasion-rolled")["added"] == 2
    assert (table.fleet_at("macedonian") == "naxos" and "sea-dice" not in table.kinds()) == away


@pytest.mark.rule("conquerors", "15.33.2")
def test_admiral_and_surprise_are_added_up() -> None:
    table = crossing(macedon="surprise-1", admiral="nearchus").do("play evade; evade", 2)
    assert table.event("evasion-rolled")["added"] == 4


# ---- 15.35 The Honeymooners


@pytest.mark.rule("conquerors", "15.35.2")
@pytest.mark.rule("conquerors", "3.3.34")
def test_those_on_leave_bring_no_fatigue_back_after_it_was_removed() -> None:
    table = Cards(macedon="the-honeymooners")
    table.army("macedon-1", "pella", 30, 3, "alexander-iii", condition=FATIGUED)
    table.plays("macedon").do("play leave")
    administered(table)
    if table.frame() == "Returning":
        table.do("return-leave macedon-1")
    assert table.asp("macedon-1") == 30
    assert table.condition("macedon-1") == FRESH


@pytest.mark.rule("conquerors", "15.35.1")
@pytest.mark.rule("conquerors", "11.4.4")
@pytest.mark.rule("conquerors", "9.5")
def test_a_leave_that_leaves_fewer_than_ten_ends_the_siege() -> None:
    table = Cards(persia="the-honeymooners")
    table.army("macedon-1", "tyre", 12, 3, "alexander-iii").garrison("persia", tyre=2)
    table.besieges("macedon", "tyre", 2)
    table.war.weariness = 5
    table.plays("persia").do("play leave")
    assert table.asp("macedon-1") == 8
    assert "siege-lifted" in table.kinds()
    assert table.war.weariness == 5, "one off for the leave, one on for the Siege"


# ---- cards and cards


@pytest.mark.rule("conquerors", "15.7.4")
@pytest.mark.rule("conquerors", "15.12.2")
@pytest.mark.rule("conquerors", "15.14.3")
def test_bodyguards_then_conspiracy_then_execution_with_an_heir_to_the_place() -> None:
    table = Cards(macedon="bodyguards", persia="assassin-1 conspiracy-revealed")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii parmenion")
    table.plays("persia").do("play murder; aim-leader alexander-iii; play shield")
    assert table.moment() == ("court", "persia")
    table.do("play answer; execute parmenion", 0)
    assert "murder-rolled" not in table.kinds()
    assert table.where("parmenion") == DEAD
    assert len([one for one in range(31) if table.war.where[one] == 0]) == 2
    assert table.lies("conspiracy-revealed") == "discards"


@pytest.mark.rule("conquerors", "15.6.2")
@pytest.mark.rule("conquerors", "15.10.1")
def test_bagoas_cancels_the_answer_to_persian_dress_and_not_the_weariness() -> None:
    """M118."""
    table = Cards(macedon="alexander-goes-native bagoas", persia="satrap-insubordination-1")
    table.garrison("macedon", babylon=2).great_king().plays("macedon").do("play customs")
    assert table.moment() == ("court", "persia")
    table.do("play closed-gates; aim-treasury babylon; play veto", 6)
    assert table.war.weariness == 1 and table.war.shut == 0
    assert table.lies("bagoas") == "removed"
    assert table.lies("alexander-goes-native") == "removed"


@pytest.mark.rule("conquerors", "15.7.3")
@pytest.mark.rule("conquerors", "15.10.6")
@pytest.mark.rule("conquerors", "15.12.1")
def test_poison_for_darius_stopped_by_bodyguards_still_costs_bagoas_a_die() -> None:
    """M114."""
    table = Cards(macedon="assassin-1 bagoas", persia="bodyguards")
    table.army("persia-1", "susa", 40, 1, "darius-iii").plays("macedon")
    table.do("play murder", 6).do("play shield")
    assert table.where("darius-iii") != DEAD
    assert table.lies("bagoas") == "removed" and table.lies("assassin-1") == "discards"
    assert table.frame() == "", "nobody answers for Darius"


@pytest.mark.rule("conquerors", "15.5.4")
@pytest.mark.rule("conquerors", "11.3.60")
def test_a_dead_cleitus_saves_nobody() -> None:
    table = Cards(macedon="black-cleitus", persia="alexandrian-drunken-binge").great_king()
    table.army("macedon-1", "ephesus", 30, 3, "alexander-iii").army("persia-2", "smyrna", 20, 1)
    table.garrison("macedon", pella=1).plays("persia").do("play binge", 3)
    assert table.war.deeds & CLEITUS_DEAD and table.lies("black-cleitus") == "removed"
    assert table.war.injury == 1
    table.begins().do("march macedon-1 4; go smyrna; stand", 9, 3, 12, 6)
    assert table.war.ending == BY_DEATH


@pytest.mark.rule("conquerors", "15.27.3")
@pytest.mark.rule("conquerors", "3.4.14")
def test_homage_by_an_activity_takes_the_card_out_of_the_persian_hand_for_another() -> None:
    table = Cards(persia="proskynesis spies-1").great_king()
    table.army("macedon-1", "susa", 20, 3, "alexander-iii").begins().do("proskynesis", 0)
    assert table.war.deeds & PROSKYNESIS and table.war.weariness == 1
    assert table.lies("proskynesis") == "removed"
    assert len(table.of("persia")) == 2, "another was drawn for it"
    assert table.sieges().frame() == "", "the whole round went into it"


@pytest.mark.rule("conquerors", "15.4.3")
@pytest.mark.rule("conquerors", "3.3.35")
def test_a_healed_leader_is_back_in_hand_after_a_declared_phase() -> None:
    """A26, Z10."""
    table = Cards(macedon="illness-and-injury-1", persia="ahura-mazda-smiles-1")
    table.army("persia-2", "sardes", 20, 1, "memnon").plays("macedon")
    table.do("play illness; play heal")
    assert table.where("memnon") == ILL and "illness-rolled" not in table.kinds()
    administered(table)
    assert table.where("memnon") == IN_HAND


@pytest.mark.rule("conquerors", "15.2.3")
@pytest.mark.rule("conquerors", "3.3.34")
def test_a_blight_keeps_drought_and_devastation_while_weather_and_fatigue_go() -> None:
    """M117."""
    table = Cards(persia="ahriman-in-bad-mood-1").mark("devastated", "lydia")
    table.mark("drought", "caria").mark("weather", "mysia")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii", condition=FATIGUED)
    table.active("macedon").run(Administration(MACEDON))
    while table.moment() is None:
        done = [one for one in table.options() if one.startswith("end-")]
        table.do(done[0])
    table.do("play blight")
    assert table.war.devastated == 1 << PROVINCE.read("lydia")
    assert table.war.drought == 1 << PROVINCE.read("caria")
    assert table.war.weather == 0 and table.condition("macedon-1") == FRESH


@pytest.mark.rule("conquerors", "15.26.2")
@pytest.mark.rule("conquerors", "15.10.6")
def test_the_persian_levy_takes_both_cards_and_no_treasury() -> None:
    table = Cards(persia="peucestas bagoas").garrison("persia", persepolis=1, pasargadae=1)
    table.levels(persepolis=EMPTY).plays("persia").do("play levy", 2)
    table.do("stay-loose")
    assert table.loose_at("persepolis") == 10
    assert (table.lies("peucestas"), table.lies("bagoas")) == ("removed", "discards")
    assert table.level("persepolis") == EMPTY


@pytest.mark.rule("conquerors", "15.23.1")
@pytest.mark.rule("conquerors", "6.2.4")
def test_a_coup_takes_the_province_from_the_macedonian_until_it_is_put_down() -> None:
    table = Cards(persia="oligarchic-counter-revolution").garrison("macedon", sardes=2)
    assert table.control("lydia") == "macedon"
    table.plays("persia").do("play coup")
    assert table.refusal("aim-space sardes") == ("15.23.1", "space-occupied")
    table.do("aim-space smyrna")
    assert table.control("lydia") not in ("macedon", "persia")


@pytest.mark.rule("conquerors", "15.21.1")
@pytest.mark.rule("conquerors", "15.13.2")
def test_orders_countermanded_for_the_second_army_leave_the_first_where_it_went() -> None:
    table = Cards(macedon="major-campaign-1", persia="command-indecision-1")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii")
    table.army("macedon-2", "tyre", 12, 2, "antipater").garrison("persia", tyre=2)
    table.garrison("macedon", damascus=1).besieges("macedon", "tyre", 2)
    table.plays("macedon").do("play campaign").run(StartActivity(MACEDON))
    table.do("march macedon-1 4; pass; go larissa; halt")
    table.do("march macedon-2 3; play stop", 3)
    assert (table.at("macedon-1"), table.at("macedon-2")) == ("larissa", "tyre")
    assert table.sieges().frame() == "", "nor is there an assault"


@pytest.mark.rule("conquerors", "15.18.1")
@pytest.mark.rule("conquerors", "15.30.1")
def test_a_city_with_closed_gates_can_still_be_robbed() -> None:
    table = Cards(macedon="embezzlement").garrison("persia", babylon=1, sardes=1)
    table.war.shut = 1 << TREASURY.read("babylon")
    table.levels(babylon=FULL, sardes=EMPTY).plays("macedon").do("play theft")
    assert table.level("babylon") == DEPLETED


@pytest.mark.rule("conquerors", "15.29.2")
@pytest.mark.rule("conquerors", "8.5.8")
def test_the_squadron_sent_home_gives_the_admiral_back_to_hand() -> None:
    table = Cards(persia="rhodes", started=True)
    table.fleet("rhodian-squadron", "macedon", "rhodes", "amphoterus")
    table.plays("persia").do("play rhodes-recall")
    assert table.fleet_at("rhodian-squadron") is None
    assert table.where("amphoterus") == IN_HAND
    assert table.lies("rhodes") == "discards"


@pytest.mark.rule("conquerors", "15.29.2")
@pytest.mark.rule("conquerors", "12.7")
def test_the_squadron_sent_home_is_the_fleet_of_rhodes_when_her_own_is_destroyed() -> None:
    """Z39."""
    table = Cards(persia="rhodes", started=True).fleet("rhodian-squadron", "macedon", "tyre")
    sink(table.war, RHODIAN, 4)
    assert table.fleet_at("rhodian") is None
    table.plays("persia").do("play rhodes-recall")
    assert (table.fleet_at("rhodian"), table.nsp("rhodian")) == ("rhodes", 1)
    assert table.owner("rhodian") == "independent"
    assert (table.fleet_at("rhodian-squadron"), table.nsp("rhodian-squadron")) == (None, 0)


@pytest.mark.rule("conquerors", "15.28.1")
@pytest.mark.rule("conquerors", "6.3.5")
@pytest.mark.rule("conquerors", "9.5")
def test_a_revolt_ends_the_siege_of_a_garrison_and_wearies_the_besieger() -> None:
    """M35."""
    table = Cards(persia="revolt-1").garrison("persia", tyre=3)
    table.army("macedon-1", "tyre", 20, 3, "alexander-iii").besieges("macedon", "tyre", 1)
    table.plays("persia").do("play revolt-revolt; aim-province phoenicia", 3)
    assert table.gsp("tyre") == 0 and "siege-lifted" in table.kinds()
    assert table.war.weariness == 1
    assert table.at("macedon-1") == "tyre", "armies stay"
    assert table.control("phoenicia") not in ("macedon", "persia")


@pytest.mark.rule("conquerors", "15.20.2")
@pytest.mark.rule("conquerors", "3.3.37")
def test_a_wound_that_reaches_twenty_is_checked_in_the_next_phase_declared_or_not() -> None:
    table = Cards(persia="illness-and-injury-1").army("macedon-1", "pella", 9, 1, "alexander-iii")
    table.war.injury = 19
    table.plays("persia").do("play wound")
    assert table.war.injury == 20
    table.active("persia").run(Administration(PERSIA), 3)
    assert table.war.ending == BY_DEATH
