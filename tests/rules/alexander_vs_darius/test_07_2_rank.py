"""7.2.1 to 7.2.4 Persian leaders and rank."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.leaders import LEADER
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"


def led(table: Table) -> dict[str, int]:
    return {LEADER.words[leader]: units for leader, units in enumerate(table.campaign.led) if units}


@pytest.mark.rule("alexander_vs_darius", "7.2.4")
def test_the_highest_leads_the_first_six() -> None:
    table = Table(persia={"kish": "darius-iii nabarzanes 9 light-infantry"}, active="persia")
    assert led(table) == {"darius-iii": 6, "nabarzanes": 3}


@pytest.mark.rule("alexander_vs_darius", "7.2.1")
@pytest.mark.rule("alexander_vs_darius", "7.2.3")
def test_the_lower_leaves_with_his_own_and_none_of_the_higher_leaders() -> None:
    table = Table(persia={"kish": "darius-iii nabarzanes 9 light-infantry"}, active="persia")
    table.do("march kish")
    assert table.refusal("drop-leader darius-iii") == ("1.4.10", "six-to-a-leader")
    table.do("drop light-infantry 5; drop-leader darius-iii")
    assert table.refusal("go lagash") == ("7.2.1", "led-by-higher")


@pytest.mark.rule("alexander_vs_darius", "7.2.3")
def test_the_lower_takes_three() -> None:
    table = Table(persia={"kish": "darius-iii nabarzanes 9 light-infantry"}, active="persia")
    table.do("march kish; drop light-infantry 6; drop-leader darius-iii; go lagash; halt")
    assert led(table) == {"darius-iii": 6, "nabarzanes": 3}
    assert table.army("lagash") == {"light-infantry": 3}


@pytest.mark.rule("alexander_vs_darius", "7.2.2")
def test_the_lower_hands_over_until_the_higher_leads_no_fewer() -> None:
    table = Table(
        persia={"kish": "darius-iii", "lagash": "nabarzanes 5 light-cavalry"}, active="persia"
    )
    table.do("march lagash; go kish; halt")
    assert led(table) == {"darius-iii": 3, "nabarzanes": 2}


@pytest.mark.rule("alexander_vs_darius", "7.2.2")
def test_the_higher_who_comes_is_given_units_too() -> None:
    table = Table(
        persia={"kish": "darius-iii light-cavalry", "lagash": "mazaeus 5 light-cavalry"},
        active="persia",
    )
    table.do("march kish; go lagash; halt")
    assert led(table) == {"darius-iii": 3, "mazaeus": 3}


@pytest.mark.rule("alexander_vs_darius", "7.2.3")
def test_units_that_nobody_leads_may_be_taken() -> None:
    table = Table(
        persia={"kish": "8 light-infantry", "lagash": "darius-iii nabarzanes 6 light-infantry"},
        active="persia",
    )
    table.do("march lagash; drop light-infantry 6; drop-leader darius-iii; go kish")
    assert table.refusal("pick light-infantry 6") is None
    assert table.refusal("pick light-infantry 7") == ("1.4.10", "six-to-a-leader")
