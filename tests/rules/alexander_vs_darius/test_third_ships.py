"""Read a third time: ships that carry an army, and ships that had no part in it."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.counters import ATHENIAN
from anabasis.games.alexander_vs_darius.rules.athenians import Athenians
from anabasis.games.alexander_vs_darius.state import AT_HOME, SERVING_AGAIN
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"


# ---- Athens without a marker


def athenians_away(**given: object) -> Table:
    """Three Athenian ships at Thrace; nothing else is at stake."""
    laid: dict[str, object] = {
        "macedon": {"thrace": "alexander-iii phalanx"},
        "persia": {"media": "darius-iii light-infantry"},
        "macedonian": ["macedonia"],
        "ships": {"thrace-aegean": ("athenian", 3)},
    }
    return Table(**(laid | given))  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "4.7.7")
@pytest.mark.rule("alexander_vs_darius", "4.7.10")
def test_dismissed_ships_go_home_to_an_athens_that_is_nobodys() -> None:
    table = athenians_away()
    assert table.marker("hellas") == "nobody"
    table.run(Athenians()).do("refuse-athenians")
    assert table.fleets() == [("hellas-aegean", "athenian", 3)]
    table.run(Athenians()).do("pay-athenians")
    assert table.campaign.athenians == SERVING_AGAIN


@pytest.mark.rule("alexander_vs_darius", "3.5.7")
@pytest.mark.rule("alexander_vs_darius", "4.7.10")
def test_ships_at_home_stay_when_the_marker_of_athens_is_raided_away() -> None:
    table = Table(
        macedonian=["macedonia", "hellas"],
        persian=["rhodes"],
        ships={"hellas-aegean": ("athenian", 3), "rhodes-aegean": ("persian", 4)},
        active="persia",
    )
    table.campaign.athenians = AT_HOME
    table.do("raid aegean hellas 2", 2)
    assert table.marker("hellas") == "nobody"
    assert ("hellas-aegean", "athenian", 3) in table.fleets()


@pytest.mark.rule("alexander_vs_darius", "4.7.10")
def test_in_a_persian_athens_they_are_lost() -> None:
    taken = athenians_away(persian=["hellas"]).run(Athenians()).do("refuse-athenians")
    assert taken.fleets() == []
    assert taken.campaign.sunk[ATHENIAN] == 3
    table = Table(
        persia={"mycenae": "memnon 2 light-infantry"},
        ships={"hellas-aegean": ("athenian", 3)},
        active="persia",
    )
    table.campaign.athenians = AT_HOME
    table.campaign.revolted = True
    table.do("march mycenae; go hellas; mark; halt")
    assert table.marker("hellas") == "persia"
    assert table.fleets() == []
