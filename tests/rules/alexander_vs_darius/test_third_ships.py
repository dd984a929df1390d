"""Read a third time: ships that carry an army, and ships that had no part in it."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.counters import ATHENIAN, MACEDONIAN
from anabasis.games.alexander_vs_darius.rules.athenians import Athenians
from anabasis.games.alexander_vs_darius.state import AT_HOME, FRESH, MOVED, SERVING_AGAIN
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"
EVENT = 7


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


# ---- a landing that fails


def beaten_in_lydia(*barred: str) -> Table:
    """Coenus went aboard one ship at Rhodes and was beaten in Lydia; when he set out, other ships
    that carried nobody had come into Pella and Athens."""
    ships = {"rhodes-aegean": ("macedonian", 1)}
    for sea in barred:
        ships[sea] = ("persian", 1)
    table = (
        Table(
            macedon={"rhodes": "coenus light-infantry", "thrace": "alexander-iii phalanx"},
            persia={"lydia": "memnon 6 heavy-cavalry"},
            macedonian=["macedonia", "hellas"],
            ships=ships,
        )
        .do("embark rhodes aegean; load")
        .do("pass")
    )
    table.lay_ships("macedonia-aegean", "macedonian", 3)
    table.lay_ships("hellas-aegean", "athenian", 4)
    return table.do("land aegean lydia", 0, 0, 6, 0, *[EVENT] if barred else [])


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_only_the_ships_that_carried_the_army_flee() -> None:
    table = beaten_in_lydia()
    table.do("flee cretan", EVENT)
    assert table.fleets() == [
        ("cretan", "macedonian", 1),
        ("macedonia-aegean", "macedonian", 3),
        ("hellas-aegean", "athenian", 4),
    ]
    states = {fleet.ships: fleet.state for fleet in table.campaign.fleets}
    assert states == {1: MOVED, 3: FRESH, 4: FRESH}


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_only_the_ships_that_carried_the_army_are_lost() -> None:
    table = beaten_in_lydia("black", "ionian", "cretan", "cilician")
    assert [one for one in table.fleets() if one[1] != "persian"] == [
        ("macedonia-aegean", "macedonian", 3),
        ("hellas-aegean", "athenian", 4),
    ]
    assert table.campaign.sunk[MACEDONIAN] == 1


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_of_a_fleet_that_was_half_empty_the_transports_flee() -> None:
    """Two of five ships carried two units and the leader with them."""
    table = (
        Table(
            macedon={"macedonia": "antipater 2 light-infantry"},
            persia={"lydia": "memnon 6 heavy-cavalry"},
            ships={"macedonia-aegean": ("macedonian", 5)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean lydia", 0, 0, 6, 0)
    )
    table.do("flee cretan", EVENT)
    assert table.fleets() == [
        ("cretan", "macedonian", 2),
        ("macedonia-aegean", "macedonian", 3),
    ]


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_a_leader_alone_had_one_ship() -> None:
    table = (
        Table(
            macedon={"macedonia": "antipater"},
            persia={"lydia": "memnon 6 heavy-cavalry"},
            ships={"macedonia-aegean": ("macedonian", 3)},
        )
        .do("embark macedonia aegean")
        .do("pass")
        .do("land aegean lydia", 0, 1, 0)
    )
    table.do("flee cretan", EVENT)
    assert table.fleets() == [
        ("cretan", "macedonian", 1),
        ("macedonia-aegean", "macedonian", 2),
    ]
