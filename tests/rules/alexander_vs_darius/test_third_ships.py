"""Read a third time: ships that carry an army, and ships that had no part in it."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import MACEDON
from anabasis.games.alexander_vs_darius.counters import ATHENIAN, MACEDONIAN
from anabasis.games.alexander_vs_darius.rules.actions import Actions
from anabasis.games.alexander_vs_darius.rules.athenians import Athenians
from anabasis.games.alexander_vs_darius.rules.supply import Supply
from anabasis.games.alexander_vs_darius.state import AT_HOME, FAILED, FRESH, MOVED, SERVING_AGAIN
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
@pytest.mark.rule("alexander_vs_darius", "3.3.31")
@pytest.mark.rule("alexander_vs_darius", "3.6.17")
def test_transports_flee_before_the_port_in_which_they_lie_falls() -> None:
    """They lay in the port of the area where the landing is lost, with two that carried nobody."""
    table = (
        Table(
            macedon={"cilicia": "coenus light-infantry"},
            macedonian=["macedonia"],
            ships={"cilicia-cilician": ("macedonian", 3)},
        )
        .do("embark cilicia cilician; load")
        .do("pass")
    )
    table.lay_army("persia", "cilicia", "memnon 6 heavy-cavalry")
    table.do("land cilician cilicia", 0, 0, 6, 0)
    assert table.marker("cilicia") == "macedon", "the marker comes after the retreat"
    table.do("flee levantine", EVENT)
    assert table.marker("cilicia") == "persia"
    assert sorted(table.fleets()) == [("cilician", "macedonian", 2), ("levantine", "macedonian", 1)]


@pytest.mark.rule("alexander_vs_darius", "1.4.39")
def test_a_leader_alone_had_one_ship() -> None:
    table = (
        Table(
            macedon={"macedonia": "antipater"},
            persia={"lydia": "memnon 6 heavy-cavalry"},
            ships={"macedonia-aegean": ("macedonian", 3)},
        )
        .do("embark macedonia aegean; load")
        .do("pass")
        .do("land aegean lydia", 0, 1, 0)
    )
    table.do("flee cretan", EVENT)
    assert table.fleets() == [
        ("cretan", "macedonian", 1),
        ("macedonia-aegean", "macedonian", 2),
    ]


# ---- which ships carry an army


def in_three_ports(army: str = "coenus light-infantry", **given: object) -> Table:
    """Coenus at Rhodes with one ship there, three at Pella and four Athenian ones at Athens."""
    laid: dict[str, object] = {
        "macedon": {"rhodes": army, "thrace": "alexander-iii phalanx"},
        "persia": {"kish": "darius-iii"},
        "macedonian": ["macedonia", "hellas"],
        "ships": {
            "rhodes-aegean": ("macedonian", 1),
            "macedonia-aegean": ("macedonian", 3),
            "hellas-aegean": ("athenian", 4),
        },
    }
    return Table(**(laid | given))  # type: ignore[arg-type]


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_only_the_ships_that_are_needed_come_and_the_player_says_which() -> None:
    table = in_three_ports().do("embark rhodes aegean; load")
    assert table.options() == [
        "carry rhodes-aegean macedonian fresh",
        "carry hellas-aegean athenian fresh",
        "carry macedonia-aegean macedonian fresh",
    ]
    here = in_three_ports().do("embark rhodes aegean; load; carry rhodes-aegean macedonian fresh")
    assert here.cargo("rhodes-aegean", "macedonian") == "coenus 1 light-infantry"
    assert here.fleets() == in_three_ports().fleets(), "no port is left open to raids"
    table.do("carry hellas-aegean athenian fresh")
    assert table.cargo("rhodes-aegean", "athenian") == "coenus 1 light-infantry"
    assert ("hellas-aegean", "athenian", 3) in table.fleets()
    assert ("rhodes-aegean", "macedonian", 1) in table.fleets()


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_the_best_and_the_leaders_are_on_the_ships_that_were_named_first() -> None:
    table = in_three_ports("coenus phalanx 2 light-infantry")
    table.do("embark rhodes aegean; load; carry rhodes-aegean macedonian fresh")
    assert table.options() == [
        "carry hellas-aegean athenian fresh",
        "carry macedonia-aegean macedonian fresh",
    ]
    table.do("carry hellas-aegean athenian fresh")
    assert table.cargo("rhodes-aegean", "macedonian") == "coenus 1 phalanx"
    assert table.cargo("rhodes-aegean", "athenian") == "2 light-infantry"
    assert ("hellas-aegean", "athenian", 2) in table.fleets()
    assert ("macedonia-aegean", "macedonian", 3) in table.fleets()


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_where_all_are_needed_nobody_is_asked() -> None:
    table = in_three_ports(
        macedon={"rhodes": "alexander-iii coenus phalanx 7 light-infantry"},
    ).do("embark rhodes aegean; load")
    assert table.cargo("rhodes-aegean", "athenian") == (
        "alexander-iii coenus 3 light-infantry 1 phalanx"
    )
    assert table.cargo("rhodes-aegean", "macedonian") == "4 light-infantry"
    one = in_three_ports(ships={"macedonia-aegean": ("macedonian", 3)})
    one.do("embark rhodes aegean; load")
    assert one.fleets() == [
        ("macedonia-aegean", "macedonian", 2),
        ("rhodes-aegean", "macedonian", 1),
    ], "ships of one kind in one port"


@pytest.mark.rule("alexander_vs_darius", "1.4.32")
@pytest.mark.rule("alexander_vs_darius", "1.4.31")
def test_ships_that_have_failed_are_named_apart() -> None:
    table = in_three_ports(ships={"rhodes-aegean": ("macedonian", 2)}).do("sail aegean", 6)
    table.lay_ships("rhodes-aegean", "macedonian", 2)
    table.campaign.passes = bytes([0, 2])
    table.run(Actions(MACEDON)).do("embark rhodes aegean; load")
    assert table.options() == [
        "carry rhodes-aegean macedonian fresh",
        "carry rhodes-aegean macedonian failed",
    ]
    table.do("carry rhodes-aegean macedonian failed")
    [loaded] = [fleet for fleet in table.campaign.fleets if fleet.cargo]
    assert (loaded.state, loaded.ships) == (FAILED, 2)


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
@pytest.mark.rule("alexander_vs_darius", "1.4.42")
def test_leaders_alone_need_one_ship() -> None:
    table = in_three_ports("coenus").do("embark rhodes aegean; load")
    table.do("carry macedonia-aegean macedonian fresh")
    assert table.cargo("rhodes-aegean", "macedonian") == "coenus"
    assert table.fleets() == [
        ("macedonia-aegean", "macedonian", 2),
        ("hellas-aegean", "athenian", 4),
        ("rhodes-aegean", "macedonian", 2),
    ]


@pytest.mark.rule("alexander_vs_darius", "1.4.31")
@pytest.mark.rule("alexander_vs_darius", "1.4.42")
def test_a_ship_with_somebody_aboard_stays_where_it_is() -> None:
    """One of three ships at Pella is loaded; two of the others are called to Rhodes."""
    table = in_three_ports(
        macedon={"rhodes": "coenus 2 light-infantry", "macedonia": "antipater phalanx"},
        ships={"macedonia-aegean": ("macedonian", 3)},
    )
    table.campaign.passes = bytes([0, 2])
    table.do("embark macedonia aegean; load").do("embark rhodes aegean; load")
    assert table.cargo("macedonia-aegean", "macedonian") == "antipater 1 phalanx"
    assert table.cargo("rhodes-aegean", "macedonian") == "coenus 2 light-infantry"
    table.campaign.treasure = (10, 10)
    later = in_three_ports(
        macedon={"rhodes": "coenus", "macedonia": "antipater phalanx"},
        ships={"macedonia-aegean": ("macedonian", 1)},
    )
    later.campaign.passes = bytes([0, 2])
    later.do("embark macedonia aegean; load").do("embark rhodes aegean; load")
    assert later.cargo("rhodes-aegean", "macedonian") == "antipater coenus 1 phalanx"


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
def test_ships_of_another_sea_or_with_no_room_are_not_named() -> None:
    table = in_three_ports().do("embark rhodes aegean; load")
    assert table.refusal("carry thrace-black macedonian fresh") == ("1.4.30", "not-ready-there")
    assert table.refusal("carry rhodes-aegean macedonian failed") == ("1.4.30", "not-ready-there")
    full = in_three_ports(
        macedon={"rhodes": "coenus antipater 2 light-infantry"},
        ships={"rhodes-aegean": ("macedonian", 1), "macedonia-aegean": ("macedonian", 2)},
    )
    full.lay_ships("hellas-aegean", "athenian", 1)
    full.campaign.passes = bytes([0, 2])
    full.do("embark rhodes aegean; drop light-infantry 1; drop-leader antipater; load")
    full.do("carry rhodes-aegean macedonian fresh").do("embark rhodes aegean; load")
    assert full.refusal("carry rhodes-aegean macedonian fresh") == ("1.4.31", "no-room")


@pytest.mark.rule("alexander_vs_darius", "1.4.30")
def test_who_is_told_to_leave_some_and_to_go_aboard_is_not_gone_before() -> None:
    """A line of steps ends with `load`, also where nothing else is left to be chosen."""
    table = in_three_ports("coenus 2 light-infantry").do("embark rhodes aegean")
    assert table.do("drop light-infantry 1").options() == ["load"]
    assert in_three_ports("coenus").do("embark rhodes aegean").options() == ["load"]


# ---- one army aboard two nations


@pytest.mark.rule("alexander_vs_darius", "5.1.3")
@pytest.mark.rule("alexander_vs_darius", "4.1.7")
def test_alexanders_army_aboard_is_hungry_though_he_has_a_ship_to_himself() -> None:
    table = Table(
        macedon={"macedonia": "coenus 2 phalanx", "thrace": "alexander-iii"},
        persia={"kish": "darius-iii"},
        ships={"macedonia-aegean": ("macedonian", 2), "thrace-aegean": ("athenian", 1)},
    )
    table.campaign.passes = bytes([0, 2])
    table.do("embark macedonia aegean; load; carry macedonia-aegean macedonian fresh")
    table.do("embark thrace aegean; load; carry thrace-aegean athenian fresh")
    assert table.cargo("thrace-aegean", "athenian") == "alexander-iii"
    table.lay_marker("macedonia", "persia")
    table.run(Supply(), 2)
    assert table.campaign.weariness == 9, "one step, not two"
