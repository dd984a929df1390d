"""7, 12 Lines of communication."""

from __future__ import annotations

from itertools import pairwise

import pytest

from anabasis.games.conquerors.board import (
    LAND_KIND,
    NEVER,
    PERSIA,
    REAL,
    SPACE,
    SPACES,
    TREASURY,
    TREASURY_AT,
)
from anabasis.games.conquerors.rules.line_map import SEA_STEPS
from anabasis.games.conquerors.rules.lines import lengths, reachable, ways_of
from anabasis.games.conquerors.rules.reach import cheapest
from anabasis.games.conquerors.state import War
from tests.rules.conquerors.dealing import Cards


def reaches(table: Cards, space: str, city: str, side: int = 0) -> bool:
    return reachable(table.war, side, SPACE.read(space)) >> TREASURY.read(city) & 1 == 1


@pytest.mark.rule("conquerors", "12.2")
def test_a_mixed_line_goes_past_an_independent_rhodes() -> None:
    """M83. From Cnossus by Rhodes to Caunus, two points by sea, and on by land to Sardes."""
    table = Cards(started=True).garrison("macedon", sardes=1).levels(sardes=2)
    table.war.army_at = bytes([255] * 7)
    assert reaches(table.settled(), "cnossus", "sardes")


@pytest.mark.rule("conquerors", "6.2.3")
@pytest.mark.rule("conquerors", "8.5.2")
def test_a_fleet_that_changes_sides_takes_the_province_of_its_port_along() -> None:
    """The Tyrian Fleet lies alone in Ake when the Macedonian takes Tyre: Palestine is his."""
    table = Cards().garrison("persia", tyre=1).fleet("tyrian", "persia", "ake")
    assert table.control("palestine") == "persia"
    table.war.gsp = bytes(len(table.war.gsp))
    table.war.holder = bytes([3] * len(table.war.holder))
    table.war.land = bytes(len(table.war.land))
    table.garrison("macedon", tyre=1)
    assert (table.owner("tyrian"), table.control("palestine")) == ("macedon", "macedon")


@pytest.mark.rule("conquerors", "7.3.7")
@pytest.mark.rule("conquerors", "7.3.8")
def test_a_line_puts_to_sea_from_inside_a_city_before_which_enemies_stand() -> None:
    """Z38. From Byzantium by sea to Heraclea and by land to Sardes, if there is no Siege."""
    table = Cards().garrison("persia", byzantium=2, sardes=1).levels(sardes=2, pella=2)
    table.garrison("macedon", perinthos=1, chalcedon=1, pella=1)
    table.fleet("ionic", "persia", "byzantium")
    table.army("macedon-1", "byzantium", 12, 3, "alexander-iii")
    assert reaches(table, "byzantium", "sardes", PERSIA)
    assert "set-sail ionic" in table.begins("persia").moves()
    table.besieges("macedon", "byzantium")
    assert not reaches(table, "byzantium", "sardes", PERSIA)
    assert "set-sail ionic" not in table.begins("persia").moves()


@pytest.mark.rule("conquerors", "7.3.7")
@pytest.mark.rule("conquerors", "7.3.8")
def test_no_line_puts_to_sea_from_before_an_enemy_city() -> None:
    """Z38."""
    table = Cards().garrison("persia", miletus=2, ephesus=1, mylasa=1).garrison("macedon", pella=1)
    table.army("macedon-1", "miletus", 12, 3, "alexander-iii").keeps("macedon", "naxos")
    assert not reaches(table, "miletus", "pella"), "by Naxos and Athens it would be near"
    table.war.gsp = bytes(len(table.war.gsp))
    table.war.holder = bytes([3] * len(table.war.holder))
    table.garrison("persia", ephesus=1, mylasa=1).garrison("macedon", pella=1)
    table.army("macedon-1", "miletus", 12, 3, "alexander-iii")
    assert reaches(table, "miletus", "pella")


def told(war: War, side: int, path: list[int]) -> int:
    """How long a line is that is shown space by space: by land with one leg of two points by sea,
    or all by sea; `NEVER` if it is none."""
    ways = ways_of(war, side)
    best = {(0, 0): 0}  # before the leg by sea, on it, after it; and the points of the leg
    afloat = len(path) - 1 if len(path) <= 9 else NEVER
    for here, there in pairwise(path):
        further: dict[tuple[int, int], int] = {}
        for (leg, points), length in best.items():
            if LAND_KIND[here][there] != NEVER:
                total = length + ways.cost(here, there, LAND_KIND[here][there])
                node = (0 if leg == 0 else 2, points)
                further[node] = min(total, further.get(node, NEVER))
            if leg < 2 and points < 2 and there in SEA_STEPS[here]:
                node = (1, points + 1)
                further[node] = min(length + 1, further.get(node, NEVER))
        best = further
        if there not in SEA_STEPS[here]:
            afloat = NEVER
    return min([afloat, *best.values()])


@pytest.mark.rule("conquerors", "7.3.2")
@pytest.mark.rule("conquerors", "7.3.4")
@pytest.mark.rule("conquerors", "7.3.5")
@pytest.mark.parametrize("side", [0, PERSIA])
def test_the_line_that_is_shown_is_as_long_as_the_line_is(side: int) -> None:
    war = Cards(started=True).settled().war
    shown = 0
    for space in range(SPACES):
        for treasury, length in enumerate(lengths(war, side, space)):
            if length not in (0, NEVER) and REAL[space]:
                path = cheapest(war, side, space, TREASURY_AT[treasury])
                assert told(war, side, path) == length, (SPACE.words[space], path)
                shown += 1
    assert shown > 20
