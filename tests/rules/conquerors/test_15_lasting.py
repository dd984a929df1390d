"""15 What cards leave behind: weather, drought, closed gates, the Spartans, a leave, a cancelled
move."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import LAND, PERSIA, PROVINCE, SPACE, TREASURY
from anabasis.games.conquerors.rules.activity import StartActivity, TakeTalents
from anabasis.games.conquerors.rules.administration import EndLeave
from anabasis.games.conquerors.rules.lines import lengths
from anabasis.games.conquerors.rules.replenishing import payers_of
from anabasis.games.conquerors.rules.routes import land_cost
from anabasis.games.conquerors.state import DEPLETED, EMPTY, FRESH, FULL
from tests.rules.conquerors.dealing import Cards


def cost(table: Cards, space: str) -> int:
    return land_cost(table.war, 0, SPACE.read(space), LAND)


# ---- 15.9 Bad Weather


@pytest.mark.rule("conquerors", "15.9.1")
@pytest.mark.rule("conquerors", "15.9.2")
def test_tripled_in_the_province_and_one_more_around_it() -> None:
    """A49: triple first, then one for each marked neighbour."""
    table = Cards().mark("weather", "lydia")
    assert [cost(table, one) for one in ("ephesus", "tralles", "gordium", "susa")] == [3, 2, 2, 1]
    table.mark("weather", "caria")
    assert [cost(table, one) for one in ("ephesus", "tralles", "gordium")] == [4, 4, 3]


@pytest.mark.rule("conquerors", "15.9.3")
@pytest.mark.rule("conquerors", "15.4.2")
def test_lines_are_not_touched_and_a_clear_sky_helps_one_side() -> None:
    table = Cards().garrison("macedon", sardes=1).levels(sardes=FULL)
    before = lengths(table.war, 0, SPACE.read("ephesus"))
    table.mark("weather", "lydia")
    assert lengths(table.war, 0, SPACE.read("ephesus")) == before
    table.war.clear_sky = PERSIA
    assert land_cost(table.war, PERSIA, SPACE.read("ephesus"), LAND) == 1
    assert cost(table, "ephesus") == 3


# ---- 15.17 Drought


@pytest.mark.rule("conquerors", "15.17.1")
@pytest.mark.rule("conquerors", "15.17.2")
def test_drought_bars_the_province_itself_from_replenishing() -> None:
    """A48: not its neighbours."""
    table = Cards().garrison("persia", babylon=1, susa=1, ecbatana=1).levels(babylon=EMPTY)
    table.garrison("persia", gaugamela=1)
    treasury = TREASURY.read("babylon")
    before = payers_of(table.war, PERSIA, treasury, 0)
    table.mark("drought", "susiana")
    after = payers_of(table.war, PERSIA, treasury, 0)
    assert before & ~after == 1 << PROVINCE.read("susiana"), "the marked one and no other"


@pytest.mark.rule("conquerors", "15.17.1")
def test_and_doubles_lines_there_and_next_to_it() -> None:
    table = Cards().garrison("macedon", sardes=1).levels(sardes=FULL)
    sardes = TREASURY.read("sardes")
    plain = lengths(table.war, 0, SPACE.read("ephesus"))[sardes]
    for province in ("lydia", "caria"):
        dry = Cards().garrison("macedon", sardes=1).levels(sardes=FULL).mark("drought", province)
        assert lengths(dry.war, 0, SPACE.read("ephesus"))[sardes] == 2 * plain


# ---- 15.30.2 Talents


@pytest.mark.rule("conquerors", "15.30.2")
def test_darius_takes_talents_from_a_closed_city_once() -> None:
    table = Cards(macedon="satrap-insubordination-1")
    table.army("persia-1", "babylon", 40, 1, "darius-iii").royal("persia-1", EMPTY)
    table.levels(babylon=FULL).plays("macedon").do("play closed-gates; aim-treasury babylon")
    table.active("persia").run(TakeTalents())
    table.do("take-talents")
    assert (table.level("babylon"), table.level("royal")) == (DEPLETED, FULL)
    table.levels(royal=EMPTY).run(TakeTalents())
    assert table.frame() == ""


# ---- 15.35.2 the leave ends


@pytest.mark.rule("conquerors", "15.35.2")
def test_those_on_leave_come_back_with_their_level() -> None:
    table = Cards(macedon="the-honeymooners").army("macedon-1", "pella", 33, 4, "alexander-iii")
    table.army("macedon-2", "athens", 15, 4, "antipater").plays("macedon").do("play leave")
    table.run(EndLeave())
    assert table.options() == ["return-leave macedon-1", "return-leave macedon-2"]
    table.do("return-leave macedon-2")
    assert (table.asp("macedon-2"), table.elite("macedon-2")) == (19, 4), "the same level stays"
    assert (table.war.leave_asp, table.condition("macedon-2")) == (0, FRESH)


# ---- 15.13.2 the phase is over


@pytest.mark.rule("conquerors", "15.13.2")
@pytest.mark.rule("conquerors", "15.21.1")
def test_command_indecision_ends_a_major_campaign() -> None:
    """A46: nothing more in C3 and C4."""
    table = Cards(macedon="major-campaign-1", persia="command-indecision-1")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").garrison("macedon", larissa=1)
    table.army("macedon-2", "larissa", 15, 3, "antipater").plays("macedon").do("play campaign")
    table.run(StartActivity(0)).do("march macedon-1 4; play stop", 6)
    assert table.frame() == "", "the second army does not move"
    assert table.sieges().frame() == ""


@pytest.mark.rule("conquerors", "15.13.2")
@pytest.mark.rule("conquerors", "15.30.2")
@pytest.mark.parametrize(("die", "asked"), [(2, False), (1, True)])
def test_an_army_without_orders_takes_no_talents(die: int, asked: bool) -> None:
    """A46 and A41: the end of the activity is not reached."""
    table = Cards(macedon="command-indecision-1")
    table.army("persia-1", "babylon", 40, 1, "darius-iii").royal("persia-1", EMPTY)
    table.levels(babylon=FULL, susa=FULL).keeps("persia", "susa")
    table.war.shut = 1 << TREASURY.read("babylon")
    table.begins("persia").do("march persia-1 3; play stop", die)
    while table.frame() == "Marching":
        table.do("enter")
    assert (table.frame() == "Talents") == asked
    assert table.level("royal") == EMPTY


@pytest.mark.rule("conquerors", "15.21.1")
def test_a_campaign_moves_two_armies() -> None:
    table = Cards(macedon="major-campaign-1")
    table.army("macedon-1", "pella", 20, 3, "alexander-iii").levels(pella=FULL)
    table.army("macedon-2", "larissa", 15, 3, "antipater").plays("macedon").do("play campaign")
    table.run(StartActivity(0)).do("march macedon-1 4; go amphipolis; halt")
    assert table.frame() == "Act"
    assert not [one for one in table.options() if one.startswith("march macedon-1")]
    table.do("march macedon-2 3; go pagasae; halt")
    assert table.frame() == ""
    assert (table.at("macedon-1"), table.at("macedon-2")) == ("amphipolis", "pagasae")


# ---- 15.3 the Spartan Army


def spartans() -> Cards:
    table = Cards(persia="agis-iii").plays("persia").do("play agis-iii-revolt")
    return table.begins("persia")


@pytest.mark.rule("conquerors", "15.3.4")
def test_the_spartans_move_three_points_without_a_line() -> None:
    """Q19, M39."""
    table = spartans()
    assert next(one for one in table.options() if "spartan" in one) == "march spartan 3"
    assert not [one for one in table.options() if one.startswith("march spartan 4")]


@pytest.mark.rule("conquerors", "15.3.3")
def test_and_never_leave_europe() -> None:
    """M39."""
    table = Cards().army("spartan", "chersonese", 5)
    table.begins("persia").do("march spartan 3")
    goes = [one for one in table.options() if one.startswith(("go ", "sail "))]
    assert "go abdera" in goes or "go aenus" in goes
    assert not [one for one in goes if one.split()[1] in ("ilium", "lemnos", "mytilene")]
