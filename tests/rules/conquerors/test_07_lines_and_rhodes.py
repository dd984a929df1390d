"""7, 12 Lines of communication."""

from __future__ import annotations

import pytest

from anabasis.games.conquerors.board import SPACE, TREASURY
from anabasis.games.conquerors.rules.lines import reachable
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
