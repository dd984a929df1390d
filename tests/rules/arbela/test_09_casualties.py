"""9.4 Leader casualties."""

import pytest

from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import amount, begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    is_disrupted,
    options,
    orders,
    refused,
    stack,
    to_move,
    told,
    where,
    winner,
    words,
)

PERSIAN_LINE = {
    "PD-LC1": "persian-infantry-1",
    "PD-C": "persian-infantry-2",
    "PD-RC1": "persian-infantry-3",
    "PA-C": "kardakes-infantry-1",
}


def give_all_orders(position: Battle, seat: int) -> int:
    """Place every order that can be placed; how many Sections then have one."""
    while asked(position) in ("LeaderOrder", "ExtraOrders"):
        act(position, seat, min(options(position, seat, "order")))
    return len(orders(position))


@pytest.mark.rule("arbela", "9.4a")
def test_a_leader_is_checked_after_a_shock_even_if_he_gave_no_bonus() -> None:
    units = {"B-C": "companion-1", "PA-C": "persian-infantry-1"}
    b = battle(units, leaders={"parmenion": "B-C"}, ordered="B-C")
    log = act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 3, 4, 12)
    assert [one["leader"] for one in told(log, "casualty-check")] == ["parmenion"]
    assert where(b, "parmenion") == "dead"


@pytest.mark.rule("arbela", "9.4a")
def test_neither_fire_nor_a_retreat_calls_for_a_check() -> None:
    b = battle(
        {"MA-C": "cretan-archer", "B-C": "persian-infantry-1"},
        leaders={"darius": "B-C", "parmenion": "MA-C"},
        ordered="MA-C",
    )
    log = act(b, MACEDONIAN, "activate MA-C; declare fire; fire B-C", 9)
    assert told(log, "casualty-check") == []

    b = battle(
        {"MA-C": "hypaspist-1", "B-C": "bactrian-1"},
        leaders={"darius": "B-C", "parmenion": "MA-C"},
        ordered="MA-C",
    )
    log = act(b, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    log += act(b, PERSIAN, "retreat")
    log += act(b, PERSIAN, "retreat-to PA-C")
    assert told(log, "casualty-check") == []
    assert where(b, "darius") == "PA-C"


@pytest.mark.rule("arbela", "9.4b")
@pytest.mark.parametrize(
    ("active", "order"),
    [
        (MACEDONIAN, ["parmenion", "philotas", "darius"]),
        (PERSIAN, ["darius", "parmenion"]),
    ],
)
def test_each_leader_involved_is_rolled_for_the_active_players_first(
    active: int, order: list[str]
) -> None:
    units = {"B-C": "hypaspist-1", "PA-C": "persian-infantry-1"}
    leaders = {"parmenion": "B-C", "darius": "PA-C"}
    if active == MACEDONIAN:
        units["B-RC1"] = "hypaspist-2"
        leaders["philotas"] = "B-RC1"
        b = battle(units, leaders=leaders, ordered="B-C B-RC1")
        act(b, active, "activate B-C; declare shock; attack PA-C")
        log = act(b, active, "activate B-RC1; declare shock; attack PA-C", 1, 6, 11, 3, 8)
    else:
        b = battle(units, leaders=leaders, ordered="PA-C", active=active)
        log = act(b, active, "activate PA-C; declare shock; attack B-C", 6, 1, 8, 11)
    checks = told(log, "casualty-check")
    assert [one["leader"] for one in checks] == order
    assert {one["killed"] for one in checks} == {"no"}


KILLED_ON = {"darius": 7, "mazeus": 12, "bessus": 12, "alexander": 2, "philotas": 12}
KILLED_ON["parmenion"] = 12


@pytest.mark.rule("arbela", "9.4b")
@pytest.mark.rule("arbela", "9.4.1a")
@pytest.mark.parametrize("leader", ["darius", "mazeus", "bessus"])
@pytest.mark.parametrize("dice", range(2, 13))
def test_on_what_the_persian_leaders_are_killed(leader: str, dice: int) -> None:
    b = battle(
        {"B-C": "persian-infantry-1", "MA-C": "phalanx-1"},
        leaders={leader: "B-C"},
        ordered="B-C",
        active=PERSIAN,
    )
    act(b, PERSIAN, "activate B-C; declare shock; attack MA-C", 5, 1, dice)
    assert (where(b, leader) == "dead") == (dice == KILLED_ON[leader])


@pytest.mark.rule("arbela", "9.4b")
@pytest.mark.rule("arbela", "9.4.2a")
@pytest.mark.parametrize("leader", ["alexander", "parmenion", "philotas"])
@pytest.mark.parametrize("dice", range(2, 13))
def test_on_what_the_macedonian_leaders_are_killed(leader: str, dice: int) -> None:
    b = battle(
        {"B-C": "hypaspist-1", "PA-C": "mercenary-hoplite-1"},
        leaders={leader: "B-C"},
        ordered="B-C",
    )
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 1, 1, dice)
    assert (where(b, leader) == "dead") == (dice == KILLED_ON[leader])


@pytest.mark.rule("arbela", "9.4c")
def test_units_and_orders_of_a_killed_leader_go_on() -> None:
    b = battle(
        {
            "MA-RW": "thessalian-1",
            "B-RW": "bactrian-1",
            "PA-LW": "persian-infantry-1",
            "MD-C": "phalanx-1",
        },
        leaders={"philotas": "MA-RW"},
        ordered="MA-RW MD-C",
    )
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 1)
    # Interception: 1 + 8 against 6 + 2 + 2; the interceptor is beaten, Philotas falls.
    act(b, PERSIAN, "charge", 1, 1, 6, 12)
    assert where(b, "philotas") == "dead"
    assert orders(b) == {"MA-RW", "MD-C"}
    assert "activate MD-C" in options(b, MACEDONIAN)
    # The flank attack goes on without his bonus: 1 + 10 against 6 + 1.
    log = act(b, MACEDONIAN, "end-actions", 1, 6)
    assert amount(told(log, "shock")[0], "attack", "leader") == 0
    assert where(b, "persian-infantry-1") == "dead"


@pytest.mark.rule("arbela", "9.4.1b")
@pytest.mark.parametrize(("mazeus", "number"), [("reserve", 2), ("dead", 1)])
def test_without_darius_there_is_one_order_for_each_leader_and_no_roll(
    mazeus: str, number: int
) -> None:
    b = battle(
        PERSIAN_LINE,
        leaders={"darius": "dead", "mazeus": mazeus},
        phase="orders",
        active=PERSIAN,
        turns=(4, 4),
        dice=(),
    )
    assert give_all_orders(b, PERSIAN) == number


@pytest.mark.rule("arbela", "9.4.1c")
def test_the_death_of_darius_does_not_end_the_game() -> None:
    b = battle(
        {"B-C": "hypaspist-1", "PA-C": "persian-infantry-1"},
        leaders={"darius": "PA-C"},
        ordered="B-C",
    )
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 2, 4, 7)
    assert where(b, "darius") == "dead"
    assert winner(b) is None
    assert to_move(b) == PERSIAN
    assert GAME.status(b)[0].params["persian_break"] == 14


@pytest.mark.rule("arbela", "9.4.2b")
def test_if_alexander_is_killed_the_persian_wins_and_nothing_further_is_resolved() -> None:
    b = battle(
        {
            "B-C": "hypaspist-1",
            "PA-C": "persian-infantry-1",
            "B-RW": "hypaspist-2",
            "PA-LW": "persian-infantry-2",
        },
        leaders={"alexander": "B-C", "darius": "PA-C"},
        ordered="B-C B-RW",
    )
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    act(b, MACEDONIAN, "activate B-RW; declare shock; attack PA-LW")
    # Darius is not rolled for, and the other attack is not fought.
    act(b, MACEDONIAN, "fight hypaspist-1", 1, 6, 2)
    assert (winner(b), to_move(b)) == (PERSIAN, None)
    assert not is_disrupted(b, "persian-infantry-2")
    assert where(b, "darius") == "PA-C"


@pytest.mark.rule("arbela", "9.4.3a")
def test_a_leader_whose_units_fall_in_a_shock_is_placed_elsewhere_at_once() -> None:
    b = battle(
        {"B-C": "hypaspist-1", "PA-C": "persian-infantry-1"},
        leaders={"mazeus": "PA-C"},
        ordered="B-C",
    )
    # 6 + 6 against 1 + 3 + 2, doubled; he lives, and goes before the advance.
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 6, 1, 7)
    assert stack(b, "PA-C") == []
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
    act(b, PERSIAN, "place reserve")
    assert where(b, "mazeus") == "reserve"
    assert to_move(b) == MACEDONIAN


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.rule("arbela", "9.4.3b")
@pytest.mark.parametrize(
    ("leader", "places"),
    [("darius", {"MD-C", "reserve"}), ("bessus", {"MD-C", "PD-C", "reserve"})],
)
def test_where_a_leader_is_placed_whose_units_fell_to_fire(leader: str, places: set[str]) -> None:
    b = battle(
        {"MA-C": "cretan-archer", "B-C": "uxian-slinger-1", "PD-C": "elephant"},
        leaders={leader: "B-C", "mazeus": "PA-C"},
        ordered="MA-C",
    )
    act(b, MACEDONIAN, "activate MA-C; declare fire; fire B-C", 7)
    assert to_move(b) == PERSIAN
    assert words(b, PERSIAN, "place") == places
    assert refused(b, PERSIAN, "place B-LC1") == ("9.4.3b", "other-column")
    assert refused(b, PERSIAN, "place B-C") == ("9.4.3b", "same-section")
    assert refused(b, PERSIAN, "place MA-C")[1] == "enemy-there"
    assert refused(b, PERSIAN, "place PA-C") == ("4.3d", "second-leader")
    act(b, PERSIAN, "place MD-C")
    assert where(b, leader) == "MD-C"


@pytest.mark.rule("arbela", "9.4.3a")
def test_a_leader_bereaved_by_the_rampage_is_placed_once() -> None:
    b = battle(
        {"MA-C": "hypaspist-1", "B-C": "elephant"},
        leaders={"parmenion": "MA-C"},
        hits={"hypaspist-1": 6},
        ordered="MA-C",
    )
    begin_deed(b, "MA-C", "shock")
    act(b, MACEDONIAN, "attack B-C")
    # 8 against 4: the elephant is beaten, rampages straight on, and wins with 12 against 4.
    act(b, PERSIAN, "hold-fire", 6, 1, 1, 3, 6, 1, 7)
    assert where(b, "hypaspist-1") == "dead"
    # He is checked for the first shock as well, and stays where he was placed.
    act(b, MACEDONIAN, "place PA-C", 7)
    assert where(b, "parmenion") == "PA-C"
    assert asked(b) != "PlaceLeader"


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.rule("arbela", "8.10.2d")
def test_a_leader_whose_elephant_has_one_hit_too_many_is_placed_elsewhere() -> None:
    b = battle(
        {"PD-C": "elephant", "PA-C": "cretan-archer"},
        hits={"elephant": 4},
        leaders={"bessus": "PD-C"},
        ordered="PA-C",
    )
    begin_deed(b, "PA-C", "fire")
    act(b, MACEDONIAN, "fire PD-C", 8, 5)
    assert where(b, "elephant") == "dead"
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")


@pytest.mark.rule("arbela", "9.4.3a")
@pytest.mark.rule("arbela", "8.10.2b")
def test_a_leader_whose_elephant_runs_away_is_placed_elsewhere() -> None:
    units = {"PD-C": "elephant", "PA-C": "cretan-archer"}
    b = battle(units, leaders={"bessus": "PD-C"}, ordered="PA-C")
    begin_deed(b, "PA-C", "fire")
    # Hit with 10, it turns about and leaves the field.
    act(b, MACEDONIAN, "fire PD-C", 12, 1)
    assert where(b, "elephant") == "dead"
    assert (to_move(b), asked(b)) == (PERSIAN, "PlaceLeader")
