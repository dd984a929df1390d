"""What stands when a player's time has run out: as little as the rules allow (ruling H16)."""

from collections.abc import Callable
from typing import Any

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import first_to_act, legal, submit
from anabasis.core.position import TABLE
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import attacked, begin_deed, fought
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    faces,
    stack,
    start,
    where,
)

HARMLESS = {
    "Deploy": "deployed",
    "LeaderOrder": "no-order",
    "ExtraOrders": "no-order",
    "LeaderMovement": "leaders-stay",
    "Activate": "end-actions",
    "UseUnit": "enough",
    "Withdrawal": "hold-ground",
    "React": "hold",
    "DefendByFire": "hold-fire",
    "RetreatChoice": "stand",
    "AdvanceAttackers": "halt",
    "AdvanceDefender": "halt",
    "Company": "stay-behind",
    "Intercept": "let-pass",
    "PlaceLeader": "place reserve",
    "SeizeWindow": "wait",
}
"""What stands at a decision, wherever it is allowed."""
MUST = {"AdvanceAttackers", "Withdrawal"}
"""Decisions at which it is not always allowed: a forced advance, a withdrawal after fire."""


def lapsed(position: Battle) -> str:
    """The answer that stands, in its notation."""
    seat = first_to_act(position)
    return GAME.decision(position).lapse(position, seat).text()


def run_out(position: Battle, die: SeededDie | None = None) -> str:
    """The table's clock runs out for the seat that is to act. Tells what was answered for it."""
    seat = first_to_act(position)
    answer = lapsed(position)
    action = GAME.grammar.read(f"time-out {seat}")
    submit(GAME, position, TABLE, position.opened, action, die or SeededDie(1))
    return answer


def play(position: Battle, die: SeededDie, late: Callable[[int], bool]) -> int:
    """Play to the end: seats that are `late` let every answer lapse, the others move at random.
    Tells the greatest number of answers that lapsed within one turn."""
    chooser = die.fork(1)
    most = count = 0
    turn = -1
    while position.agenda:
        if position.turn != turn:
            turn, count = position.turn, 0
        seat = first_to_act(position)
        if late(seat):
            kind = asked(position)
            offered = {action.text() for action in legal(position, seat)}
            answer = run_out(position, die)
            if kind in HARMLESS and (kind not in MUST or HARMLESS[kind] in offered):
                assert answer == HARMLESS[kind]
            count += position.active == seat
            most = max(most, count)
        else:
            options = legal(position, seat)
            action = options[chooser.uniform(len(options))]
            submit(GAME, position, seat, position.opened, action, die)
        assert GAME.violations(position) == []
    return most


@pytest.mark.parametrize("deployment", ["historical", "own"])
@pytest.mark.parametrize("late", [(MACEDONIAN,), (PERSIAN,), (MACEDONIAN, PERSIAN)])
def test_a_game_in_which_a_side_never_answers_still_ends(
    late: tuple[int, ...], deployment: str
) -> None:
    position, _ = start(deployment=deployment)
    position.asks = (1, 1)
    most = play(position, SeededDie(5), lambda seat: seat in late)
    assert GAME.outcome(position) is not None
    # Deployment, one answer for each leader's order and one for additional ones, leader movement;
    # and what an opponent's failed seizure offers.
    assert most <= 8


def test_a_turn_in_which_nobody_answers_is_over_at_once() -> None:
    position = battle(
        {"MD-C": "phalanx-1", "MD-RW": "companion-1"},
        leaders={"parmenion": "MD-C", "alexander": "MD-RW", "philotas": "MD-LC1"},
        phase="turn",
    )
    answers = []
    while position.active == MACEDONIAN:
        answers.append(run_out(position))
    assert answers == ["deployed", *["no-order"] * 4, "leaders-stay"]
    assert (stack(position, "MD-C"), stack(position, "MD-RW")) == (["phalanx-1"], ["companion-1"])


def test_the_set_up_lays_the_stacks_as_they_are() -> None:
    position, _ = start()
    while position.turn == 0:
        before = stack(position, "PD-LW")
        run_out(position)
        assert stack(position, "PD-LW") == before


def test_an_activated_section_then_does_nothing() -> None:
    units = {"MA-C": "paeonian", "B-C": "kinsmen", "MD-C": "phalanx-1"}
    for deed in ("", "face", "withdraw", "fire", "move-fire-shock"):
        position = battle(units, ordered="MA-C MD-C")
        act(position, MACEDONIAN, "activate MA-C")
        if deed:
            act(position, MACEDONIAN, f"declare {deed}")
        while asked(position) != "Activate":
            run_out(position)
        assert stack(position, "MA-C") == ["paeonian"]
        assert faces(position, "paeonian") == "north"
        assert position.attacks == ()


def test_a_unit_on_its_way_stops_and_keeps_its_facing() -> None:
    position = battle({"MA-C": "companion-1", "MD-C": "phalanx-1"}, ordered="MA-C MD-C")
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-RC1")
    assert [run_out(position), run_out(position)] == ["turn north", "done"]
    assert where(position, "companion-1") == "B-RC1"


def test_a_unit_that_has_fired_withdraws_straight_back() -> None:
    position = battle({"B-C": "paeonian", "PA-C": "apple-bearers"}, ordered="B-C")
    begin_deed(position, "B-C", "withdraw")
    act(position, MACEDONIAN, "fire-first PA-C", 3)
    assert run_out(position) == "withdraw MA-C"


def test_who_joins_a_stack_goes_to_its_bottom() -> None:
    position = battle({"MD-C": "phalanx-1 phalanx-2"}, phase="deploy")
    act(position, MACEDONIAN, "bring cretan-archer; into MD-C")
    assert run_out(position) == "at 2"
    assert stack(position, "MD-C") == ["phalanx-1", "phalanx-2", "cretan-archer"]


@pytest.mark.parametrize(
    ("units", "answer"),
    [({"MA-C": "hypaspist-1 agrianian"}, "remain"), ({"MA-C": "hypaspist-1"}, "go-along")],
)
def test_a_leader_stays_with_units(units: dict[str, str], answer: str) -> None:
    position = battle(
        {**units, "MD-LW": "phalanx-1"}, leaders={"parmenion": "MA-C"}, ordered="MA-C"
    )
    act(position, MACEDONIAN, "activate MA-C; declare move")
    if asked(position) == "UseUnit":
        act(position, MACEDONIAN, "use hypaspist-1")
    act(position, MACEDONIAN, "step B-C")
    assert asked(position) == "LeaderAlong"
    assert run_out(position) == answer


@pytest.mark.parametrize(
    ("units", "answer"),
    [
        ({"MA-LC1": "phalanx-1", "B-C": "phalanx-2"}, "ride MA-LC1"),
        ({"PA-C": "phalanx-2"}, "ride PA-C"),
        ({}, "ride reserve"),
    ],
)
def test_a_leader_called_to_ride_goes_to_friends_or_to_the_reserve(
    units: dict[str, str], answer: str
) -> None:
    position = battle(units, leaders={"philotas": "MA-C"}, phase="leaders")
    act(position, MACEDONIAN, "lead philotas")
    assert run_out(position) == answer


def test_nobody_fires_retreats_or_advances_unless_he_must() -> None:
    position = attacked({"B-C": "parthian-1", "MA-C": "hypaspist-1"}, "hypaspist-1/B-C")
    fought(position)
    assert [run_out(position), lapsed(position)] == ["stand", "hold-fire"]
    act(position, PERSIAN, "hold-fire", 6, 1)
    assert lapsed(position) == "halt"
    units: dict[str, Any] = {"MA-C": "hypaspist-1", "PA-C": "babylonian-levy-1"}
    position = battle(units, ordered="MA-C")
    begin_deed(position, "MA-C", "move-shock")
    act(position, MACEDONIAN, "step B-C; attack PA-C", 6, 1)
    # A forced advance is made by itself.
    assert where(position, "hypaspist-1") == "PA-C"


def test_after_a_flank_attack_the_unit_faces_the_enemy_side() -> None:
    for seat, units, leader, forward in (
        (MACEDONIAN, {"MA-RW": "companion-1", "PA-LW": "babylonian-levy-1"}, "alexander", "north"),
        (PERSIAN, {"PA-LW": "kinsmen", "MA-RW": "agrianian"}, "bessus", "south"),
    ):
        origin, target = units
        position = battle(units, leaders={leader: origin}, ordered=origin, active=seat)
        begin_deed(position, origin, "shock")
        act(position, seat, f"flank {target}", 1, 6, 1, 7)
        assert run_out(position) == f"look {forward}"
