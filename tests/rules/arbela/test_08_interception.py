"""8.7.3 Interception and counter-charge."""

from typing import Any

import pytest

from anabasis.core.event import Event
from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.rules.flank import Intercept
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import amount, begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    engagements,
    is_disrupted,
    kinds,
    options,
    told,
    where,
    words,
)


def ride(units: dict[str, str], *dice: int, start: str = "MA-RW", **laid: Any) -> Battle:
    """Companions ride from their Wing round the flank of PA-LW, and the attempt succeeds.

    Another Section has an order too, so that nothing is fought before its time.
    """
    laid = {"leaders": {"alexander": start}, **laid}
    position = battle(
        {start: "companion-1", "MD-LW": "phalanx-1", **units}, ordered=f"{start} MD-LW", **laid
    )
    begin_deed(position, start, "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1, *dice)
    return position


def charged(units: dict[str, str], *dice: int, **laid: Any) -> tuple[Battle, list[Event]]:
    """The first who may try to stop the Companions does so, and succeeds."""
    position = ride(units, **laid)
    return position, act(position, PERSIAN, "charge", 1, *dice)


def trying(position: Battle) -> tuple[str, bool]:
    """The unit that is asked, and whether for a counter-charge."""
    decision = position.agenda[-1]
    assert isinstance(decision, Intercept)
    return UNIT.text(decision.unit), decision.counter


BETWEEN = {"B-RW": "kinsmen", "PA-LW": "mercenary-hoplite-1"}
"""Kinsmen may intercept."""
TARGET = {"PA-LW": "kinsmen"}
"""Kinsmen may counter-charge."""


@pytest.mark.rule("arbela", "8.7.3a")
@pytest.mark.parametrize("facing", ["north", "south", "west"])
def test_fit_cavalry_in_a_wing_section_on_the_way_may_intercept(facing: str) -> None:
    position = ride(BETWEEN, facing={"B-RW": facing})
    assert trying(position) == ("kinsmen", False)


@pytest.mark.rule("arbela", "8.7.3a", "8.4.1b")
@pytest.mark.parametrize(
    "laid",
    [
        {"units": {"B-RW": "apple-bearers"}},
        {"units": {"B-RW": "chariot-1"}},
        {"units": {"B-RW": "kinsmen"}, "disrupted": "kinsmen"},
        {"units": {"B-RW": "kinsmen", "B-RC2": "hypaspist-1"}, "engaged": "B-RW/B-RC2"},
        {"units": {"MD-RW": "kinsmen"}},
        {"units": {"PD-LW": "kinsmen"}},
        {"units": {"B-RC2": "kinsmen"}},
        {"units": {"B-LW": "kinsmen"}},
    ],
)
def test_nobody_else_may_intercept(laid: dict[str, Any]) -> None:
    """Not infantry or chariots, disrupted or engaged units, nor those who are not passed."""
    units = {"PA-LW": "mercenary-hoplite-1", **laid.pop("units")}
    assert asked(ride(units, **laid)) == "Activate"


@pytest.mark.rule("arbela", "8.7.3b")
@pytest.mark.parametrize("facing", ["north", "south", "west", "east"])
def test_fit_cavalry_that_is_the_target_may_counter_charge(facing: str) -> None:
    assert trying(ride(TARGET, facing={"PA-LW": facing})) == ("kinsmen", True)


@pytest.mark.rule("arbela", "8.7.3b", "8.4.1b")
@pytest.mark.parametrize(
    "laid",
    [
        {"units": {"PA-LW": "chariot-1"}},
        {"units": {"PA-LW": "kinsmen"}, "disrupted": "kinsmen"},
        {"units": {"PA-LW": "kinsmen", "PA-LC2": "hypaspist-1"}, "engaged": "PA-LW/PA-LC2"},
    ],
)
def test_no_other_target_may_counter_charge(laid: dict[str, Any]) -> None:
    assert asked(ride(laid.pop("units"), **laid)) == "Activate"


@pytest.mark.rule("arbela", "8.7.3c")
def test_the_owner_decides_for_each_in_the_order_in_which_they_are_passed() -> None:
    position = ride({"MA-RW": "tapurian", "B-RW": "kinsmen", "PA-LW": "bactrian-1"}, start="MD-RW")
    order = []
    while asked(position) == "Intercept":
        assert options(position, PERSIAN) == {"charge", "let-pass"}
        order.append(trying(position))
        act(position, PERSIAN, "let-pass")
    assert order == [("tapurian", False), ("kinsmen", False), ("bactrian-1", True)]


@pytest.mark.rule("arbela", "8.7.3d")
@pytest.mark.parametrize(
    ("leaders", "die", "success"),
    [
        ({}, 2, "no"),
        ({"darius": "B-RW"}, 2, "no"),
        ({"mazeus": "B-RW"}, 4, "no"),
    ],
)
def test_a_try_that_fails_changes_nothing(leaders: dict[str, str], die: int, success: str) -> None:
    position = ride(BETWEEN, leaders={"alexander": "MA-RW", **leaders})
    events = act(position, PERSIAN, "charge", die)
    assert told(events, "interception-attempt") == [
        {"seat": PERSIAN, "unit": "kinsmen", "die": die, "success": success}
    ]
    assert kinds(events) == ["interception-attempt"]
    assert where(position, "companion-1") == "flank-1"


@pytest.mark.rule("arbela", "8.7.3d")
@pytest.mark.parametrize(
    ("leaders", "die"), [({}, 1), ({"darius": "B-RW"}, 1), ({"mazeus": "B-RW"}, 3)]
)
def test_a_try_succeeds_within_the_leaders_flank_range_or_on_one(
    leaders: dict[str, str], die: int
) -> None:
    position = ride(BETWEEN, leaders={"alexander": "MA-RW", **leaders})
    events = act(position, PERSIAN, "charge", die, 1, 1, 7, *[2] * len(leaders))
    assert told(events, "interception-attempt")[0]["success"] == "yes"
    assert "shock" in kinds(events)


@pytest.mark.rule("arbela", "8.7.3e")
def test_an_interception_is_a_shock_fought_at_once_with_leaders_hits_and_checks() -> None:
    """Neither the javelins of the mercenaries nor those of the Tapurians are thrown."""
    position = battle(
        {
            "MA-RW": "mercenary-cavalry-1",
            "B-RW": "tapurian",
            "PA-LW": "mercenary-hoplite-1",
            "MD-LW": "phalanx-1",
        },
        leaders={"alexander": "MA-RW", "mazeus": "B-RW"},
        hits={"mercenary-cavalry-1": 1, "tapurian": 2},
        ordered="MA-RW MD-LW",
    )
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    events = act(position, PERSIAN, "charge", 1, 1, 6, 7, 7)
    found = told(events, "shock")[0]
    assert (found["seat"], found["units"]) == (PERSIAN, ["tapurian"])
    assert found["defender"] == "mercenary-cavalry-1"
    assert found["attack_total"] == 1 + 6 - 2 + 2
    assert found["defence_total"] == 6 + 1 - 1 + 3
    assert [one["leader"] for one in told(events, "casualty-check")] == ["alexander", "mazeus"]
    assert "shot" not in kinds(events)


@pytest.mark.rule("arbela", "8.7.3f")
def test_an_interceptor_strikes_the_flank_doubled_and_eliminates() -> None:
    """11 against 10 is enough."""
    position, events = charged(BETWEEN, 1, 5, 7)
    found = told(events, "shock")[0]
    assert (amount(found, "attack", "strength"), amount(found, "defence", "strength")) == (10, 2)
    assert (found["attack_total"], found["defence_total"]) == (11, 10)
    assert where(position, "companion-1") == "dead"
    assert "MA-RW" in words(position, MACEDONIAN, "place")


@pytest.mark.rule("arbela", "8.7.3g")
@pytest.mark.parametrize(("hits", "place"), [(0, "MA-RW"), (4, "dead")])
def test_a_counter_charge_is_frontal_and_ends_the_attack(hits: int, place: str) -> None:
    """11 against 9 sends the Companions back; against 5 it is twice as much."""
    position, events = charged(TARGET, 6, 1, 7, hits={"companion-1": hits})
    found = told(events, "shock")[0]
    assert (amount(found, "attack", "strength"), amount(found, "defence", "strength")) == (5, 5)
    assert (found["attack_total"], found["defence_total"]) == (11, 9 - hits)
    assert where(position, "companion-1") == place
    assert is_disrupted(position, "companion-1") == (place != "dead")
    if place == "dead":
        act(position, MACEDONIAN, "place MA-RW")
    assert position.attacks == ()


@pytest.mark.rule("arbela", "8.7.3h")
@pytest.mark.parametrize(("units", "dice"), [(BETWEEN, (1, 6)), (TARGET, (4, 1))])
def test_a_tie_sends_the_rider_back_disrupted_and_harms_nobody_else(
    units: dict[str, str], dice: tuple[int, int]
) -> None:
    position, events = charged(units, *dice, 7)
    assert told(events, "shock")[0]["result"] == "tie"
    assert where(position, "companion-1") == "MA-RW"
    assert is_disrupted(position, "companion-1")
    assert not is_disrupted(position, "kinsmen")
    assert engagements(position) == set()
    assert asked(position) == "Activate"


@pytest.mark.rule("arbela", "8.7.3i", "8.7.3k")
@pytest.mark.parametrize(("hits", "place"), [(0, "B-RW"), (2, "dead")])
def test_a_beaten_interceptor_is_disrupted_or_eliminated_and_the_attack_goes_on(
    hits: int, place: str
) -> None:
    """7 against 11, and 5 against 11; then the target may still counter-charge."""
    position, _ = charged(
        {"B-RW": "tapurian", "PA-LW": "kinsmen"}, 1, 6, 7, hits={"tapurian": hits}
    )
    assert where(position, "tapurian") == place
    assert is_disrupted(position, "tapurian") == (place != "dead")
    assert where(position, "companion-1") == "flank-1"
    assert trying(position) == ("kinsmen", True)


@pytest.mark.rule("arbela", "8.7.3i")
def test_the_next_interceptor_follows() -> None:
    position, _ = charged(
        {"MA-RW": "tapurian", "B-RW": "kinsmen", "PA-LW": "mercenary-hoplite-1"},
        1,
        6,
        7,
        start="MD-RW",
    )
    assert trying(position) == ("kinsmen", False)


@pytest.mark.rule("arbela", "8.7.3j")
def test_a_counter_charger_who_is_only_disrupted_sends_the_rider_back_disrupted() -> None:
    position, events = charged(TARGET, 1, 2, 7)
    assert len(told(events, "shock")) == 1
    assert is_disrupted(position, "kinsmen")
    assert where(position, "companion-1") == "MA-RW"
    assert is_disrupted(position, "companion-1")
    assert position.attacks == ()


@pytest.mark.rule("arbela", "8.7.3j")
def test_after_eliminating_a_counter_charger_the_rider_moves_in() -> None:
    position, events = charged(TARGET, 1, 6, 7)
    assert len(told(events, "shock")) == 1
    assert where(position, "kinsmen") == "dead"
    assert where(position, "companion-1") == where(position, "alexander") == "PA-LW"
    assert not is_disrupted(position, "companion-1")
    act(position, MACEDONIAN, "look south")


@pytest.mark.rule("arbela", "8.7.3k")
def test_interceptors_and_counter_chargers_stay_where_they_are() -> None:
    for units, dice, section in ((BETWEEN, (6, 1), "B-RW"), (TARGET, (6, 1), "PA-LW")):
        position, events = charged(units, *dice, 7)
        assert "advanced" not in kinds(events)
        assert where(position, "kinsmen") == section


@pytest.mark.rule("arbela", "8.7.3l")
def test_the_attack_goes_on_without_a_leader_who_fell_on_the_way() -> None:
    position = ride(
        {"B-RW": "tapurian", "PA-LW": "mercenary-hoplite-1"}, leaders={"philotas": "MA-RW"}
    )
    act(position, PERSIAN, "charge", 1, 1, 6, 12)
    assert where(position, "philotas") == "dead"
    assert where(position, "companion-1") == "flank-1"
    events = act(position, MACEDONIAN, "end-actions", 1, 6)
    assert told(events, "shock")[0]["attack_total"] == 1 + 12
