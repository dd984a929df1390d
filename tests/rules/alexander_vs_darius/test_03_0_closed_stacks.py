"""3.0 What the other player knows of closed stacks."""

from __future__ import annotations

import pytest

from anabasis.games.alexander_vs_darius.board import AREA
from anabasis.games.alexander_vs_darius.counters import CLASS, classes_in, of_class
from anabasis.games.alexander_vs_darius.leaders import LEADER
from anabasis.games.alexander_vs_darius.rules.known import group_of, is_alone, reveal
from tests.rules.alexander_vs_darius.setting import Table

GAME = "alexander_vs_darius"


def group(table: Table, area: str) -> set[str]:
    return {AREA.words[place] for place in group_of(table.campaign, AREA.read(area))}


def seen(table: Table, area: str) -> dict[str, int]:
    units = table.campaign.seen_units[AREA.read(area)]
    found = {CLASS.words[number]: of_class(units, number) for number in classes_in(units)}
    leaders = table.campaign.seen_leaders[AREA.read(area)]
    return found | {word: 1 for n, word in enumerate(LEADER.words) if leaders >> n & 1}


@pytest.mark.rule("alexander_vs_darius", "3.0.6")
def test_what_is_set_up_is_known() -> None:
    table = Table(macedon={"thrace": "alexander-iii 4 phalanx"})
    assert is_alone(table.campaign, AREA.read("thrace"))


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_a_stack_that_goes_whole_stays_known() -> None:
    table = Table(macedon={"thrace": "alexander-iii 4 phalanx"})
    table.do("march thrace; go macedonia; halt")
    assert group(table, "macedonia") == {"macedonia"}
    assert group(table, "thrace") == {"thrace"}


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_when_part_goes_only_the_sum_is_known() -> None:
    table = Table(macedon={"thrace": "alexander-iii coenus 2 phalanx 2 light-infantry"})
    table.do("march thrace; drop phalanx 2; drop-leader coenus; go macedonia; halt")
    assert group(table, "macedonia") == {"macedonia", "thrace"}
    assert seen(table, "macedonia") == {}
    assert seen(table, "thrace") == {}


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_of_ten_equal_units_eight_that_go_are_known() -> None:
    table = Table(macedon={"thrace": "alexander-iii coenus 8 light-infantry phalanx"})
    table.do("march thrace; drop light-infantry 2; go macedonia; halt")
    assert seen(table, "macedonia") == {"light-infantry": 6, "alexander-iii": 1, "coenus": 1}


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_what_stood_there_before_stays_known() -> None:
    table = Table(
        macedon={
            "thrace": "alexander-iii coenus 2 phalanx 2 light-infantry",
            "macedonia": "antipater 2 hoplites",
        }
    )
    table.do("march thrace; drop phalanx 2; drop-leader coenus; go macedonia; halt")
    assert group(table, "macedonia") == {"macedonia", "thrace"}
    assert seen(table, "macedonia") == {"antipater": 1, "hoplites": 2}


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_a_group_follows_those_who_go_on() -> None:
    table = Table(
        macedon={"thrace": "alexander-iii coenus 2 phalanx light-infantry"},
        persia={"kish": "darius-iii"},
    )
    table.do(
        "march thrace; drop light-infantry 1; drop-leader coenus; go macedonia; go hellas; halt"
    )
    assert group(table, "hellas") == {"thrace", "hellas"}
    assert group(table, "macedonia") == {"macedonia"}
    table.do("pass").do("march thrace; go miesia; halt")
    assert group(table, "hellas") == {"miesia", "hellas"}
    assert group(table, "thrace") == {"thrace"}


@pytest.mark.rule("alexander_vs_darius", "3.0.3")
def test_what_was_seen_in_battle_is_known_afterwards() -> None:
    table = Table(macedon={"thrace": "alexander-iii coenus 2 phalanx 2 light-infantry"})
    table.do("march thrace; drop phalanx 2; drop-leader coenus; go macedonia; halt")
    reveal(table.campaign, AREA.read("macedonia"))
    assert group(table, "macedonia") == {"macedonia"}
    assert group(table, "thrace") == {"thrace"}, "the rest follows from it"


@pytest.mark.rule("alexander_vs_darius", "3.0.5")
def test_losses_are_seen() -> None:
    table = Table(macedon={"hamath": "alexander-iii parmenion 2 phalanx 2 light-cavalry"})
    table.do("march hamath; drop-leader parmenion; drop light-cavalry 1; go syria", 0, 1)
    losses = table.log[-1].plain()
    assert losses["kind"] == "desert-losses"
    assert losses["classes"] == ["phalanx"]
    assert seen(table, "syria") == {"light-cavalry": 1, "worn-phalanx": 1}


@pytest.mark.rule("alexander_vs_darius", "3.0.2")
def test_events_tell_the_other_player_numbers_only() -> None:
    table = Table(macedon={"thrace": "alexander-iii 2 phalanx"})
    table.do("march thrace; go macedonia; halt")
    marched = next(event for event in table.log if event.kind.name == "marched")
    assert marched.witnessed(0)["names"] == ["alexander-iii"]
    other = marched.witnessed(1)
    assert (other["leaders"], other["units"], other["names"]) == (1, 2, None)


@pytest.mark.rule("alexander_vs_darius", "3.0.5")
def test_a_forced_march_shows_die_and_outcome_only() -> None:
    table = Table(macedon={"thrace": "alexander-iii 2 phalanx"})
    table.do("march thrace; force", 5, 0)
    told = table.log[-1].witnessed(1)
    assert set(told) == {"kind", "case", "seat", "area", "die", "success"}
