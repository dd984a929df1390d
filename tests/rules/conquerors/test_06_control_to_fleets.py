"""6 to 8 Control, revolt, treasuries, lines, garrisons, fleets."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import PROVINCE, SPACE, TREASURY
from anabasis.games.conquerors.rules.control import start_revolt
from anabasis.games.conquerors.rules.forces import remove_garrison
from anabasis.games.conquerors.rules.lines import lengths, reachable
from anabasis.games.conquerors.rules.replenishing import payers_of
from anabasis.games.conquerors.rules.treasuries import lower, usable
from anabasis.games.conquerors.state import EMPTY, FULL
from tests.rules.conquerors.dealing import Cards


def line(table: Cards, space: str, city: str, side: int = 0) -> int:
    return lengths(table.war, side, SPACE.read(space))[TREASURY.read(city)]


def has_line(table: Cards, space: str, side: int = 0) -> bool:
    return reachable(table.war, side, SPACE.read(space)) != 0


# ---- 6.2, 6.3


@pytest.mark.rule("conquerors", "6.2.3")
def test_one_garrison_outweighs_any_fleet() -> None:
    """M31."""
    table = Cards().fleet("macedonian", "macedon", "salamis")
    assert table.control("cyprus") == "macedon"
    assert table.garrison("persia", paphos=1).control("cyprus") == "persia"


@pytest.mark.rule("conquerors", "6.2.2")
def test_with_both_there_nobody_controls() -> None:
    """M32."""
    table = Cards().garrison("persia", tyre=1).army("macedon-1", "sidon", 12, 3)
    assert table.control("phoenicia") == "nobody"


@pytest.mark.rule("conquerors", "6.2.2")
def test_tribes_do_not_matter_for_control() -> None:
    table = Cards(started=True)
    table.war.army_at = bytes([255] * 7)
    table.war.land = bytes([bits & 4 for bits in table.war.land])
    table.war.claim = bytes([3] * len(table.war.claim))
    assert table.garrison("persia", zadracarta=1).control("hyrcania") == "persia"


@pytest.mark.rule("conquerors", "6.3.4")
def test_a_revolt_takes_garrisons_and_leaves_armies() -> None:
    """M34: garrisons of both sides, Inside cities too; loose points as well."""
    table = Cards().garrison("macedon", pelusium=2, naucratis=1).garrison("persia", memphis=3)
    table.loose("persia", "memphis", 4).army("macedon-1", "diospolis", 12, 3, "alexander-iii")
    start_revolt(table.war, PROVINCE.read("egypt"), table.log)
    assert [table.gsp(one) for one in ("pelusium", "naucratis", "memphis")] == [0, 0, 0]
    assert (table.loose_at("memphis"), table.at("macedon-1")) == (0, "diospolis")
    assert table.control("egypt") == "nobody"


@pytest.mark.rule("conquerors", "6.3.5")
def test_a_siege_without_defenders_is_over() -> None:
    """M35: and a Macedonian besieger pays the point."""
    table = Cards().garrison("persia", tyre=2).army("macedon-1", "tyre", 12, 3, "alexander-iii")
    table.besieges("macedon", "tyre", 1)
    start_revolt(table.war, PROVINCE.read("phoenicia"), table.log)
    assert table.war.besieger.count(0) == 0
    assert table.war.weariness == 1


@pytest.mark.rule("conquerors", "6.3.7")
@pytest.mark.parametrize(("asp", "quelled"), [(8, False), (9, True)])
def test_nine_points_quell_armenia(asp: int, quelled: bool) -> None:
    table = Cards().mark("revolt", "armenia").army("macedon-1", "trapezus", asp, 3, "alexander-iii")
    table.begins().do("march macedon-1 4")
    steps = [one for one in table.options() if one in ("go carana", "go armavir")]
    table.do(steps[0])
    if "halt" in table.options():
        table.do("halt")
    assert (table.war.revolt == 0) == quelled


# ---- 7 treasuries and lines


@pytest.mark.rule("conquerors", "7.2.2")
def test_memphis_is_always_full() -> None:
    table = Cards().levels(memphis=FULL)
    lower(table.war, TREASURY.read("memphis"), table.log)
    assert table.level("memphis") == FULL


@pytest.mark.rule("conquerors", "7.2.15")
def test_damascus_has_four_neighbours_and_parthia_never_helps() -> None:
    """Both examples of 7.2."""
    table = Cards().garrison("persia", damascus=1, germanicia=1, carrhae=1, jerusalem=1, sidon=1)
    assert payers_of(table.war, 1, TREASURY.read("damascus"), 0).bit_count() == 5
    table = Cards().garrison("persia", ecbatana=1, hecatompylos=1)
    assert payers_of(table.war, 1, TREASURY.read("ecbatana"), 0) == 1 << PROVINCE.read("media")


@pytest.mark.rule("conquerors", "7.3.2")
def test_the_longest_lines() -> None:
    """Ten for the Macedonian, eight for the Persian: Sardes is ten from Pella by land alone."""
    table = Cards().garrison("macedon", pella=1).levels(pella=FULL)
    assert has_line(table, "sardes")
    table = Cards().garrison("persia", babylon=1).levels(babylon=FULL)
    assert line(table, "damascus", "babylon", 1) == 8
    assert not has_line(table, "jerusalem", 1)


@pytest.mark.rule("conquerors", "7.3.9")
def test_desert_counts_two() -> None:
    table = Cards().garrison("macedon", memphis=1).levels(memphis=FULL)
    assert line(table, "siwa", "memphis") == 4


@pytest.mark.rule("conquerors", "7.3.6")
def test_the_example_from_aradus() -> None:
    """Salamis and Aspendus are empty; the Persians in Myriandrus block the land."""
    table = Cards().garrison("macedon", sardes=1).levels(sardes=FULL)
    table.army("macedon-1", "aradus", 12, 3, "alexander-iii")
    table.army("persia-1", "myriandrus", 20, 1, "darius-iii")
    assert line(table, "aradus", "sardes") == 6
    table.garrison("persia", aspendus=1)
    assert line(table, "aradus", "sardes") > 6


@pytest.mark.rule("conquerors", "7.3.6")
def test_a_line_does_not_pass_a_garrison_that_an_army_has_passed() -> None:
    """M50."""
    table = Cards().garrison("macedon", damascus=1).levels(damascus=FULL)
    open_line = line(table, "pelusium", "damascus")
    table.garrison("persia", gaza=1)
    assert line(table, "pelusium", "damascus") > open_line


@pytest.mark.rule("conquerors", "7.2.3")
def test_an_empty_or_closed_treasury_is_none() -> None:
    table = Cards().garrison("persia", babylon=1).levels(babylon=EMPTY)
    assert not usable(table.war, 1, TREASURY.read("babylon"))
    table.levels(babylon=FULL)
    table.war.shut = 1 << TREASURY.read("babylon")
    assert not has_line(table, "sippara", 1)


@pytest.mark.rule("conquerors", "7.4.2")
def test_the_royal_treasury_is_for_its_own_space() -> None:
    table = Cards().army("persia-1", "gaugamela", 20, 1, "darius-iii").royal("persia-1", FULL)
    assert has_line(table, "gaugamela", 1) and not has_line(table, "arbela", 1)
    table.royal("persia-1", EMPTY)
    assert not has_line(table, "gaugamela", 1)


# ---- 8.5 fleets


@pytest.mark.rule("conquerors", "8.5.2")
def test_the_ionic_fleet_changes_sides_with_its_last_home() -> None:
    """A18: Lesbos, Chios, Miletus and Halicarnassus, as 2.4 and 8.4 have them."""
    table = Cards().fleet("ionic", "persia", "tyre").fleet("tyrian", "persia", "tyre")
    table.garrison("persia", tyre=1, halicarnassus=1)
    table.garrison("macedon", lesbos=1, chios=1, miletus=1)
    assert table.owner("ionic") == "persia"
    remove_garrison(table.war, SPACE.read("halicarnassus"), 1)
    assert table.settled().owner("ionic") == "macedon", "empty, and in a province of his (A12)"
    assert table.war.slips, "it lies in company, and may slip away"


@pytest.mark.rule("conquerors", "8.5.2")
@pytest.mark.rule("conquerors", "6.2.3")
def test_two_fleets_that_lie_in_each_other_s_home_do_not_change_places() -> None:
    """The Cypriot Fleet alone holds Phoenicia, so the Tyrian Fleet is its player's; with that
    Cyprus is his too, and the Cypriot Fleet stays."""
    table = Cards().fleet("tyrian", "macedon", "salamis").fleet("cypriot", "persia", "aradus")
    assert (table.owner("tyrian"), table.owner("cypriot")) == ("persia", "persia")
    assert (table.control("phoenicia"), table.control("cyprus")) == ("persia", "persia")
