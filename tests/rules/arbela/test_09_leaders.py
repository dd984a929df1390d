"""9.1 to 9.3 Leaders: commanders, Section leaders and their movement."""

import pytest

from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import amount
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    options,
    orders,
    refused,
    to_move,
    told,
    where,
    words,
)

MACEDONIAN_LINE = {
    "MD-LC1": "phalanx-1",
    "MD-C": "phalanx-2",
    "MD-RC1": "phalanx-3",
    "MA-C": "phalanx-4",
    "MA-RC1": "hypaspist-1",
    "B-C": "hypaspist-2",
}
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


# ---- 9.1 Overall commanders


@pytest.mark.rule("arbela", "9.1a")
@pytest.mark.parametrize(("seat", "leader"), [(MACEDONIAN, "alexander"), (PERSIAN, "darius")])
def test_a_commander_may_be_in_any_section_a_leader_may_enter_or_in_reserve(
    seat: int, leader: str
) -> None:
    reached: set[str] = set()
    for start in ("MD-C", "B-C", "PD-C", "MA-LC2", "MA-RC2", "PA-RC2", "PA-LC2"):
        b = battle(leaders={leader: start}, phase="leaders", active=seat)
        act(b, seat, f"lead {leader}")
        reached |= words(b, seat, "ride")
    rows = ("MD", "MA", "B", "PA", "PD")
    columns = ("LW", "LC2", "LC1", "C", "RC1", "RC2", "RW")
    assert reached == {"reserve"} | {f"{row}-{column}" for row in rows for column in columns}


@pytest.mark.rule("arbela", "9.1.1a")
@pytest.mark.rule("arbela", "9.1.1b")
@pytest.mark.parametrize("place", ["reserve", "MD-C", "MA-C"])
@pytest.mark.parametrize(("die", "added"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_command_roll_adds_orders_wherever_alexander_is(
    place: str, die: int, added: int
) -> None:
    b = battle(
        MACEDONIAN_LINE, leaders={"alexander": place}, phase="orders", turns=(2, 2), dice=(die,)
    )
    assert give_all_orders(b, MACEDONIAN) == 3 + added


@pytest.mark.rule("arbela", "9.1.1a")
@pytest.mark.rule("arbela", "9.1.1b")
@pytest.mark.parametrize("place", ["reserve", "PD-C", "PA-C"])
@pytest.mark.parametrize(("die", "number"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_command_roll_of_darius_may_take_an_order_away(
    place: str, die: int, number: int
) -> None:
    b = battle(
        PERSIAN_LINE,
        leaders={"darius": place},
        phase="orders",
        active=PERSIAN,
        turns=(2, 2),
        dice=(die,),
    )
    if number == 2:
        assert options(b, PERSIAN) == {"give-up darius", "give-up mazeus", "give-up bessus"}
        act(b, PERSIAN, "give-up mazeus")
    assert give_all_orders(b, PERSIAN) == number


@pytest.mark.rule("arbela", "9.1.1a")
@pytest.mark.parametrize(("seat", "line"), [(MACEDONIAN, MACEDONIAN_LINE), (PERSIAN, PERSIAN_LINE)])
def test_there_is_no_command_roll_in_a_first_turn(seat: int, line: dict[str, str]) -> None:
    b = battle(line, phase="orders", active=seat, turns=(1, 1), dice=())
    assert give_all_orders(b, seat) == 3


@pytest.mark.rule("arbela", "9.1.2")
def test_the_bonus_of_a_commander_counts_in_attack_and_defence() -> None:
    units = {"B-C": "hypaspist-1", "PA-C": "persian-infantry-1"}
    b = battle(units, leaders={"alexander": "B-C", "darius": "PA-C"}, ordered="B-C")
    events = act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 3, 6, 8, 8)
    (shock,) = told(events, "shock")
    assert (amount(shock, "attack", "leader"), shock["attack_total"]) == (3, 3 + 6 + 3)
    assert (amount(shock, "defence", "leader"), shock["defence_total"]) == (1, 6 + 3 + 1)


@pytest.mark.rule("arbela", "9.1.3")
@pytest.mark.rule("arbela", "9.4.1b")
@pytest.mark.parametrize(
    ("darius", "window"), [("reserve", True), ("PD-C", True), ("B-C", True), ("dead", False)]
)
def test_only_a_player_whose_commander_lives_may_seize(darius: str, window: bool) -> None:
    b = battle(leaders={"darius": darius}, phase="turn", turns=(3, 3), asks=(0, 1))
    assert (asked(b) == "SeizeWindow") == window
    assert to_move(b) == (PERSIAN if window else MACEDONIAN)


WING = {"B-RW": "bactrian-1", "MA-RW": "hypaspist-1"}


@pytest.mark.rule("arbela", "9.1.4a")
def test_darius_leads_no_flank_attack() -> None:
    b = battle(WING, leaders={"darius": "B-RW"}, ordered="B-RW", active=PERSIAN)
    act(b, PERSIAN, "activate B-RW; declare shock")
    assert refused(b, PERSIAN, "flank MA-RW") == ("8.7a", "no-flank-leader")


@pytest.mark.rule("arbela", "9.1.4a")
@pytest.mark.parametrize(
    ("leader", "die", "success"),
    [("darius", 1, "yes"), ("darius", 2, "no"), ("bessus", 2, "yes"), ("bessus", 4, "no")],
)
@pytest.mark.parametrize("row", ["B-RW", "PA-LW"])
def test_darius_counts_as_no_leader_for_interception_and_counter_charge(
    leader: str, die: int, success: str, row: str
) -> None:
    units = {"MA-RW": "companion-1", "PA-LW": "persian-infantry-1", "MD-C": "phalanx-1"}
    units[row] = "bactrian-1"
    b = battle(units, leaders={"alexander": "MA-RW", leader: row}, ordered="MA-RW MD-C")
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 3)
    # A charge that comes off is fought at once: 1 + 4 and the bonus against 6 + 5 + 3 at least.
    fight = (1, 6, 8, 8) if success == "yes" else ()
    events = act(b, PERSIAN, "charge", die, *fight)
    assert [one["success"] for one in told(events, "interception-attempt")] == [success]


@pytest.mark.rule("arbela", "9.1.4b")
def test_darius_and_the_elephant_are_never_in_one_section() -> None:
    units = {"PD-LC1": "elephant"}
    leaders = {"darius": "PD-C", "mazeus": "PD-LC2"}
    b = battle(units, leaders=leaders, phase="leaders", active=PERSIAN)
    act(b, PERSIAN, "lead darius")
    assert refused(b, PERSIAN, "ride PD-LC1") == ("9.1.4b", "not-with-darius")
    act(b, PERSIAN, "ride PD-RC1; lead mazeus; ride PD-LC1")
    assert where(b, "mazeus") == "PD-LC1"

    b = battle(
        {"PD-LC1": "elephant", "PD-C": "chariot-1"},
        leaders={"darius": "PD-C"},
        facing={"PD-LC1": "west", "PD-C": "west"},
        ordered="PD-LC1",
        active=PERSIAN,
    )
    act(b, PERSIAN, "activate PD-LC1; declare move")
    assert refused(b, PERSIAN, "step PD-C") == ("9.1.4b", "not-with-darius")


@pytest.mark.rule("arbela", "9.1.4b")
def test_darius_and_the_elephant_may_both_be_in_reserve() -> None:
    b = battle(phase="deploy", active=PERSIAN, turns=(2, 2))
    assert (where(b, "darius"), where(b, "elephant")) == ("reserve", "reserve")
    act(b, PERSIAN, "bring elephant; into PD-C; bring-leader darius")
    assert refused(b, PERSIAN, "into PD-C") == ("9.1.4b", "not-with-darius")


# ---- 9.2 Section leaders


@pytest.mark.rule("arbela", "9.2a")
def test_a_section_leader_orders_his_own_section_or_an_adjacent_one() -> None:
    units = {
        "MA-C": "phalanx-1",
        "B-LC1": "hypaspist-1",
        "MA-RC1": "phalanx-2",
        "MA-RC2": "phalanx-3",
        "PA-C": "hypaspist-2",
    }
    b = battle(units, leaders={"parmenion": "MA-C"}, phase="orders", turns=(1, 1))
    assert words(b, MACEDONIAN, "order") == {"MA-C", "B-LC1", "MA-RC1"}
    assert refused(b, MACEDONIAN, "order MA-RC2") == ("4.1j", "order-too-far")


@pytest.mark.rule("arbela", "9.2a")
def test_a_section_leader_in_reserve_orders_a_section_of_his_deployment_row() -> None:
    units = {"MD-LW": "phalanx-1", "MD-RW": "phalanx-2", "MA-C": "phalanx-3"}
    b = battle(units, leaders={"alexander": "B-LW"}, phase="orders", turns=(1, 1))
    # Alexander is far from all of them: Parmenion is the first who can give an order.
    assert words(b, MACEDONIAN, "order") == {"MD-LW", "MD-RW"}
    assert refused(b, MACEDONIAN, "order MA-C") == ("4.1k", "order-from-reserve")


HELPED = [
    ("parmenion", "phalanx-1", 2),
    ("parmenion", "agrianian", 2),
    ("parmenion", "companion-1", 0),
    ("parmenion", "mercenary-cavalry-1", 0),
    ("philotas", "companion-1", 2),
    ("philotas", "mercenary-cavalry-1", 2),
    ("philotas", "phalanx-1", 0),
    ("philotas", "agrianian", 0),
]


@pytest.mark.rule("arbela", "9.2b")
@pytest.mark.parametrize(("leader", "unit", "bonus"), HELPED)
def test_whom_the_macedonian_section_leaders_help(leader: str, unit: str, bonus: int) -> None:
    b = battle({"B-C": unit, "PA-C": "persian-infantry-1"}, leaders={leader: "B-C"}, ordered="B-C")
    log = act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 5, 3, 7)
    (shock,) = told(log, "shock")
    assert amount(shock, "attack", "leader") == bonus


@pytest.mark.rule("arbela", "9.2b")
@pytest.mark.parametrize("leader, bonus", [("mazeus", 2), ("bessus", 1)])
@pytest.mark.parametrize(
    "unit",
    ["persian-infantry-1", "persian-javelinist", "bactrian-1", "armenian-1", "chariot-1"],
)
def test_mazeus_and_bessus_help_all_units(leader: str, bonus: int, unit: str) -> None:
    b = battle(
        {"B-C": unit, "MA-C": "phalanx-1"}, leaders={leader: "B-C"}, ordered="B-C", active=PERSIAN
    )
    log = act(b, PERSIAN, "activate B-C; declare shock; attack MA-C", 6, 1, 7)
    (shock,) = told(log, "shock")
    assert amount(shock, "attack", "leader") == bonus


@pytest.mark.rule("arbela", "9.2b")
def test_no_leader_helps_the_elephant() -> None:
    b = battle(
        {"PD-C": "elephant", "PA-C": "phalanx-1"},
        leaders={"mazeus": "PD-C"},
        ordered="PD-C",
        active=PERSIAN,
    )
    log = act(b, PERSIAN, "activate PD-C; declare shock; attack PA-C", 6, 1, 7)
    (shock,) = told(log, "shock")
    assert (amount(shock, "attack", "leader"), shock["attack_total"]) == (0, 10)


@pytest.mark.rule("arbela", "9.2b")
def test_a_leader_may_move_with_units_he_does_not_help() -> None:
    b = battle({"MA-C": "companion-1"}, leaders={"parmenion": "MA-C"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C; done; go-along")
    assert (where(b, "parmenion"), where(b, "companion-1")) == ("B-C", "B-C")


@pytest.mark.rule("arbela", "9.2c")
@pytest.mark.parametrize(
    ("seat", "leader", "may"),
    [
        (MACEDONIAN, "alexander", True),
        (MACEDONIAN, "philotas", True),
        (MACEDONIAN, "parmenion", False),
        (PERSIAN, "mazeus", True),
        (PERSIAN, "bessus", True),
        (PERSIAN, "darius", False),
    ],
)
def test_flank_attacks_are_led_by_leaders_with_a_flank_range_only(
    seat: int, leader: str, may: bool
) -> None:
    if seat == MACEDONIAN:
        units = {"B-RW": "companion-1", "PA-LW": "persian-infantry-1"}
        target = "PA-LW"
    else:
        units = WING
        target = "MA-RW"
    b = battle(units, leaders={leader: "B-RW"}, ordered="B-RW", active=seat)
    act(b, seat, "activate B-RW; declare shock")
    if may:
        assert f"flank {target}" in options(b, seat)
    else:
        assert refused(b, seat, f"flank {target}") == ("8.7a", "no-flank-leader")


# ---- 9.3 Leader movement


@pytest.mark.rule("arbela", "9.3a")
def test_a_leader_moves_up_to_two_sections_in_any_direction() -> None:
    b = battle(leaders={"alexander": "B-C"}, phase="leaders")
    act(b, MACEDONIAN, "lead alexander")
    rows = ("MD-{}", "MA-{}", "B-{}", "PA-{}", "PD-{}")
    near = ("LC2", "LC1", "C", "RC1", "RC2")
    within_two = {row.format(column) for row in rows for column in near}
    assert words(b, MACEDONIAN, "ride") == within_two - {"B-C"}
    assert refused(b, MACEDONIAN, "ride B-LW") == ("9.3a", "out-of-ride")
    act(b, MACEDONIAN, "ride PD-RC2")
    assert where(b, "alexander") == "PD-RC2"


@pytest.mark.rule("arbela", "9.3a")
def test_each_leader_on_the_field_moves_once_and_needs_no_order() -> None:
    leaders = {"alexander": "MA-C", "parmenion": "MA-RC1"}
    b = battle(leaders=leaders, phase="leaders")
    assert orders(b) == set()
    act(b, MACEDONIAN, "lead alexander; ride B-C")
    assert refused(b, MACEDONIAN, "lead alexander") == ("4.1q", "leader-has-moved")
    act(b, MACEDONIAN, "lead parmenion; ride B-RC1")
    assert (where(b, "alexander"), where(b, "parmenion")) == ("B-C", "B-RC1")


@pytest.mark.rule("arbela", "9.3b")
def test_enemy_units_block_a_leader_and_enemy_leaders_do_not() -> None:
    b = battle(
        {"MA-LC2": "persian-infantry-1", "MD-LC2": "persian-infantry-2"},
        leaders={"alexander": "MD-LW", "bessus": "MA-LW"},
        disrupted="persian-infantry-2",
        phase="leaders",
    )
    act(b, MACEDONIAN, "lead alexander")
    assert words(b, MACEDONIAN, "ride") == {"MA-LW", "B-LW", "B-LC2", "reserve"}
    # Into an enemy unit, past one, and too far.
    assert refused(b, MACEDONIAN, "ride MD-LC2") == ("9.3b", "enemies-block")
    assert refused(b, MACEDONIAN, "ride MD-LC1") == ("9.3b", "enemies-block")
    assert refused(b, MACEDONIAN, "ride MD-C") == ("9.3a", "out-of-ride")
    assert refused(b, MACEDONIAN, "ride MD-LW") == ("9.3a", "there-already")


@pytest.mark.rule("arbela", "9.3c")
def test_a_leader_passes_friends_but_ends_with_no_other_leader_nor_the_elephant() -> None:
    b = battle(
        {"PA-RW": "elephant", "PD-RC2": "persian-infantry-1", "PA-RC2": "persian-infantry-2"},
        leaders={"bessus": "PD-RW", "mazeus": "PD-RC2"},
        phase="leaders",
        active=PERSIAN,
    )
    act(b, PERSIAN, "lead bessus")
    assert refused(b, PERSIAN, "ride PD-RC2") == ("4.3d", "second-leader")
    assert refused(b, PERSIAN, "ride PA-RW") == ("4.3.1i", "leader-with-elephant")
    # Beyond them, and into empty Sections, he may go.
    assert {"PD-RC1", "B-LW", "PA-RC2"} <= words(b, PERSIAN, "ride")


@pytest.mark.rule("arbela", "9.3d")
def test_a_leader_steps_into_the_reserve_and_leaves_it_only_by_deployment() -> None:
    leaders = {"alexander": "MD-C", "philotas": "MA-C"}
    b = battle({"MD-RC1": "phalanx-1"}, leaders=leaders, phase="leaders")
    assert refused(b, MACEDONIAN, "lead parmenion") == ("9.3d", "leader-in-reserve")
    act(b, MACEDONIAN, "lead alexander; ride reserve")
    assert where(b, "alexander") == "reserve"
    assert "lead alexander" not in options(b, MACEDONIAN)
    # One step to his Deployment row and one into the Reserve are two.
    act(b, MACEDONIAN, "lead philotas")
    assert "ride reserve" in options(b, MACEDONIAN)

    b = battle(leaders={"alexander": "B-C"}, phase="leaders")
    act(b, MACEDONIAN, "lead alexander")
    assert refused(b, MACEDONIAN, "ride reserve") == ("9.3d", "reserve-too-far")

    # Near enough, but enemies hold every Section of his Deployment row that he could pass.
    walls = {"MD-LW": "persian-infantry-1", "MD-LC2": "persian-infantry-2"}
    b = battle(walls, leaders={"alexander": "MA-LW"}, phase="leaders")
    act(b, MACEDONIAN, "lead alexander")
    assert refused(b, MACEDONIAN, "ride reserve") == ("9.3b", "enemies-block")

    b = battle(phase="deploy")
    act(b, MACEDONIAN, "bring-leader alexander; into MD-C")
    assert where(b, "alexander") == "MD-C"


@pytest.mark.rule("arbela", "9.3e")
@pytest.mark.parametrize(("answer", "place"), [("go-along", "PA-C"), ("remain", "MA-C")])
def test_a_leader_may_go_along_with_a_unit_besides_his_own_move(answer: str, place: str) -> None:
    b = battle(
        {"MA-C": "companion-1"}, leaders={"alexander": "MD-LC1"}, ordered="MA-C", phase="leaders"
    )
    act(b, MACEDONIAN, "lead alexander; ride MA-C")
    act(b, MACEDONIAN, f"activate MA-C; declare move; step B-C; step PA-C; {answer}")
    assert (where(b, "companion-1"), where(b, "alexander")) == ("PA-C", place)


@pytest.mark.rule("arbela", "9.3f")
def test_in_the_section_actions_phase_a_leader_does_not_move_by_himself() -> None:
    b = battle(
        {"MA-C": "phalanx-1"},
        leaders={"alexander": "MA-C", "philotas": "MA-LC1"},
        ordered="MA-C MA-LC1",
    )
    assert refused(b, MACEDONIAN, "lead alexander")[1] == "not-now"
    assert refused(b, MACEDONIAN, "activate MA-LC1") == ("5.0b", "no-units-there")


@pytest.mark.rule("arbela", "9.3g")
def test_a_leader_alone_blocks_nobody_and_makes_way() -> None:
    b = battle({"MA-C": "hypaspist-1"}, leaders={"bessus": "B-C"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move; step B-C")
    assert to_move(b) == PERSIAN
    assert words(b, PERSIAN, "place") == {"MD-C", "MA-C", "PA-C", "PD-C", "reserve"}
    act(b, PERSIAN, "place PD-C")
    assert (where(b, "hypaspist-1"), where(b, "bessus")) == ("B-C", "PD-C")


@pytest.mark.rule("arbela", "9.3g")
def test_a_leader_alone_is_neither_attacked_nor_fired_at() -> None:
    units = {"MA-C": "agrianian", "B-LC1": "persian-infantry-1"}
    b = battle(units, leaders={"bessus": "B-C"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move-fire-shock")
    assert refused(b, MACEDONIAN, "attack B-C") == ("9.3g", "leader-alone")
    assert refused(b, MACEDONIAN, "fire B-C") == ("7.1e", "no-target")
    # Nor does he keep a unit from an attack past him.
    assert {"attack B-LC1", "fire B-LC1"} <= options(b, MACEDONIAN)
