"""9.5 Seizing the turn."""

import pytest

from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    declared,
    hits,
    is_disrupted,
    options,
    orders,
    refused,
    to_move,
    told,
    used_orders,
    where,
    winner,
    words,
)

FRONT_LINE = {"MA-C": "phalanx-1", "MA-RC1": "phalanx-2", "PA-C": "persian-infantry-1"}
CLASH = {"B-C": "hypaspist-1", "PA-C": "persian-infantry-1"}
TWO_CLASHES = {**CLASH, "B-RW": "hypaspist-2", "PA-LW": "persian-infantry-2"}
EIGHT_LOST = "phalanx-1 phalanx-2 phalanx-3 phalanx-4 phalanx-5 phalanx-6 hypaspist-1 hypaspist-2"


@pytest.mark.rule("arbela", "9.5a")
@pytest.mark.parametrize(
    ("seat", "die", "success"),
    [(PERSIAN, 1, True), (PERSIAN, 2, False), (PERSIAN, 6, False)]
    + [(MACEDONIAN, 1, True), (MACEDONIAN, 3, True), (MACEDONIAN, 4, False)],
)
def test_an_attempt_succeeds_within_the_seize_range(seat: int, die: int, success: bool) -> None:
    asks = (1, 0) if seat == MACEDONIAN else (0, 1)
    b = battle(phase="turn", active=1 - seat, asks=asks)
    assert (asked(b), to_move(b)) == ("SeizeWindow", seat)
    log = act(b, seat, "seize", die)
    assert [one["success"] for one in told(log, "seize-attempt")] == ["yes" if success else "no"]
    assert b.active == (seat if success else 1 - seat)


@pytest.mark.rule("arbela", "9.5b")
def test_windows_open_before_phases_after_the_roll_and_before_actions_and_shocks() -> None:
    b = battle(CLASH, phase="turn", asks=(0, 1))
    before_rally = asked(b)
    act(b, PERSIAN, "wait")
    assert asked(b) == "Deploy"
    assert refused(b, PERSIAN, "seize")[1] == "not-your-decision"
    act(b, MACEDONIAN, "deployed")
    before_orders = asked(b)
    rolled = act(b, PERSIAN, "wait", 1)
    assert len(told(rolled, "command-roll")) == 1
    after_the_roll = asked(b)
    act(b, PERSIAN, "wait")
    assert asked(b) == "ExtraOrders"
    assert refused(b, PERSIAN, "seize")[1] == "not-your-decision"
    act(b, MACEDONIAN, "order B-C")
    before_leader_movement = asked(b)
    act(b, PERSIAN, "wait")
    before_actions = asked(b)
    act(b, PERSIAN, "wait")
    assert asked(b) == "Activate"
    act(b, MACEDONIAN, "activate B-C")
    assert refused(b, PERSIAN, "seize")[1] == "not-your-decision"
    act(b, MACEDONIAN, "declare shock")
    on_the_declared_action = asked(b)
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "attack PA-C")
    before_the_shock = asked(b)
    log = act(b, PERSIAN, "wait", 1, 4)
    assert len(told(log, "shock")) == 1
    windows = [before_rally, before_orders, after_the_roll, before_leader_movement]
    windows += [before_actions, on_the_declared_action, before_the_shock]
    assert windows == ["SeizeWindow"] * 7


@pytest.mark.rule("arbela", "9.5b")
def test_a_window_opens_before_each_shock() -> None:
    b = battle(TWO_CLASHES, ordered="B-C B-RW", asks=(0, 0))
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    act(b, MACEDONIAN, "activate B-RW; declare shock; attack PA-LW")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "fight hypaspist-1")
    assert asked(b) == "SeizeWindow"
    act(b, PERSIAN, "wait", 1, 4)
    assert asked(b) == "SeizeWindow"


@pytest.mark.rule("arbela", "9.5c")
def test_the_window_before_a_shock_comes_before_retreat_and_defensive_fire() -> None:
    units = {"B-C": "hypaspist-1", "PA-C": "parthian-1"}
    b = battle(units, ordered="B-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate B-C; declare shock")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "attack PA-C")
    assert asked(b) == "SeizeWindow"
    act(b, PERSIAN, "wait")
    assert options(b, PERSIAN) == {"stand", "retreat"}
    act(b, PERSIAN, "stand")
    assert asked(b) == "DefendByFire"


@pytest.mark.rule("arbela", "9.5c")
@pytest.mark.parametrize("row", ["B-RW", "PA-LW"])
def test_interception_and_counter_charge_open_no_window(row: str) -> None:
    units = {"MA-RW": "companion-1", "PA-LW": "persian-infantry-1", "MD-C": "phalanx-1"}
    units[row] = "bactrian-1"
    b = battle(units, leaders={"alexander": "MA-RW"}, ordered="MA-RW MD-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate MA-RW; declare shock")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "flank PA-LW", 3)
    assert asked(b) == "Intercept"
    log = act(b, PERSIAN, "charge", 1, 1, 6, 7)
    assert len(told(log, "shock")) == 1


@pytest.mark.rule("arbela", "9.5c")
def test_the_fight_of_a_rampaging_elephant_opens_no_window() -> None:
    units = {"B-C": "cretan-archer", "PA-C": "elephant"}
    b = battle(units, ordered="B-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate B-C; declare fire")
    act(b, PERSIAN, "wait")
    # A heavy hit (11 - 2 = 9); the elephant keeps its facing and runs into the archer.
    log = act(b, MACEDONIAN, "fire PA-C", 11, 3, 1, 6)
    assert len(told(log, "shock")) == 1
    assert where(b, "elephant") == "dead"


# ---- success


@pytest.mark.rule("arbela", "9.5.1a")
def test_success_ends_the_turn_and_a_full_turn_of_the_other_begins() -> None:
    b = battle(phase="turn", turns=(3, 3), asks=(0, 1))
    act(b, PERSIAN, "seize", 1)
    assert (to_move(b), asked(b), b.active) == (PERSIAN, "Deploy", PERSIAN)
    assert b.turns == (3, 4)
    # Then the turns alternate as usual.
    act(b, PERSIAN, "deployed", 4)
    assert (to_move(b), b.active, b.turns) == (MACEDONIAN, MACEDONIAN, (4, 4))


@pytest.mark.rule("arbela", "9.5.1b")
def test_the_declared_action_does_not_happen_and_attacks_not_rolled_lapse() -> None:
    b = battle({**CLASH, "MA-LC1": "phalanx-1"}, ordered="B-C MA-LC1")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    assert declared(b) == [("hypaspist-1", "PA-C")]
    b.asks = (0, 1)
    act(b, MACEDONIAN, "activate MA-LC1; declare move")
    act(b, PERSIAN, "seize", 1)
    assert b.active == PERSIAN
    assert where(b, "phalanx-1") == "MA-LC1"
    assert declared(b) == []
    assert not is_disrupted(b, "persian-infantry-1")


@pytest.mark.rule("arbela", "9.5.1b")
def test_the_shock_about_to_be_rolled_lapses() -> None:
    b = battle(CLASH, ordered="B-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate B-C; declare shock")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "attack PA-C")
    log = act(b, PERSIAN, "seize", 1)
    assert told(log, "shock") == []
    assert (b.active, declared(b)) == (PERSIAN, [])


@pytest.mark.rule("arbela", "9.5.1c")
def test_what_was_completed_stands_and_unused_orders_are_lost() -> None:
    b = battle(
        {"MA-C": "cretan-archer", "B-C": "persian-infantry-1", "MA-LW": "phalanx-1"}
        | {"MA-RC1": "phalanx-2"},
        leaders={"alexander": "MD-C"},
        ordered="MA-C MA-LW MA-RC1",
        phase="leaders",
    )
    act(b, MACEDONIAN, "lead alexander; ride MA-LC1")
    act(b, MACEDONIAN, "activate MA-C; declare fire; fire B-C", 9)
    act(b, MACEDONIAN, "activate MA-LW; declare move; step B-LW")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "activate MA-RC1; declare move")
    act(b, PERSIAN, "seize", 1)
    assert hits(b, "persian-infantry-1") == 1
    assert where(b, "phalanx-1") == "B-LW"
    assert where(b, "alexander") == "MA-LC1"
    assert where(b, "phalanx-2") == "MA-RC1"
    assert orders(b) == set()


@pytest.mark.rule("arbela", "9.5.1d")
def test_a_unit_in_a_flank_area_goes_back_undisrupted_with_its_leader() -> None:
    b = battle(
        {"MA-RW": "companion-1", "PA-LW": "persian-infantry-1", "MD-C": "phalanx-1"},
        leaders={"alexander": "MA-RW"},
        ordered="MA-RW MD-C",
    )
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 3)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("flank-1", "flank-1")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "activate MD-C; declare move")
    act(b, PERSIAN, "seize", 1)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("MA-RW", "MA-RW")
    assert not is_disrupted(b, "companion-1")


@pytest.mark.rule("arbela", "9.5.1d")
def test_a_unit_in_a_flank_area_goes_back_when_its_own_shock_is_forestalled() -> None:
    b = battle(
        {"MA-RW": "companion-1", "PA-LW": "persian-infantry-1"},
        leaders={"alexander": "MA-RW"},
        ordered="MA-RW",
        asks=(0, 1),
    )
    act(b, MACEDONIAN, "activate MA-RW; declare shock")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "flank PA-LW", 3)
    act(b, PERSIAN, "seize", 1)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("MA-RW", "MA-RW")
    assert not is_disrupted(b, "companion-1")


@pytest.mark.rule("arbela", "9.5.1e")
def test_before_the_new_turn_the_checks_of_a_turns_end_are_made() -> None:
    b = battle(dead=EIGHT_LOST, phase="turn", asks=(0, 1))
    assert winner(b) is None
    act(b, PERSIAN, "seize", 1)
    assert (winner(b), to_move(b)) == (PERSIAN, None)


@pytest.mark.rule("arbela", "9.5.1e")
def test_a_turn_cut_short_counts_towards_the_limit() -> None:
    b = battle(phase="turn", turns=(20, 20), asks=(0, 1))
    act(b, PERSIAN, "seize", 1)
    assert (winner(b), to_move(b)) == (PERSIAN, None)


# ---- failure


@pytest.mark.rule("arbela", "9.5.2a")
def test_after_a_failure_the_active_player_goes_on_where_he_was() -> None:
    b = battle(FRONT_LINE, ordered="MA-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate MA-C; declare move")
    act(b, PERSIAN, "seize", 2)
    assert (b.active, to_move(b), asked(b)) == (MACEDONIAN, MACEDONIAN, "ExtraOrders")
    act(b, MACEDONIAN, "no-order; step B-C")
    assert where(b, "phalanx-1") == "B-C"


@pytest.mark.rule("arbela", "9.5.2b")
def test_a_failure_gives_one_order_to_any_section_with_a_friendly_unit_and_no_order() -> None:
    units = {**FRONT_LINE, "PD-RW": "companion-1"}
    b = battle(units, ordered="MA-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate MA-C; declare move")
    act(b, PERSIAN, "seize", 2)
    assert words(b, MACEDONIAN, "order") == {"MA-RC1", "PD-RW"}
    assert refused(b, MACEDONIAN, "order MA-C") == ("4.1n", "second-order")
    assert refused(b, MACEDONIAN, "order PA-C") == ("4.1m", "no-friendly-unit")
    act(b, MACEDONIAN, "order PD-RW")
    assert orders(b) == {"MA-C", "PD-RW"}
    act(b, MACEDONIAN, "step B-C")
    assert "activate PD-RW" in options(b, MACEDONIAN)


@pytest.mark.rule("arbela", "9.5.2b")
def test_the_order_is_lost_unless_placed_at_once() -> None:
    b = battle(FRONT_LINE, phase="turn", asks=(0, 1))
    act(b, PERSIAN, "seize", 2)
    assert words(b, MACEDONIAN, "order") == {"MA-C", "MA-RC1"}
    act(b, MACEDONIAN, "no-order; deployed", 1)
    # Only the one additional order of the roll is left.
    act(b, MACEDONIAN, "order MA-C")
    assert (orders(b), asked(b)) == ({"MA-C"}, "Activate")


@pytest.mark.rule("arbela", "9.5.2b")
def test_the_order_may_be_placed_before_the_orders_phase() -> None:
    b = battle(FRONT_LINE, phase="turn", asks=(0, 1))
    act(b, PERSIAN, "seize", 2)
    act(b, MACEDONIAN, "order MA-RC1; deployed", 1)
    assert refused(b, MACEDONIAN, "order MA-RC1") == ("4.1n", "second-order")
    act(b, MACEDONIAN, "order MA-C")
    assert orders(b) == {"MA-C", "MA-RC1"}


@pytest.mark.rule("arbela", "9.5.2c")
def test_the_player_who_failed_subtracts_one_from_his_shock_totals() -> None:
    b = battle(CLASH, ordered="B-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate B-C; declare shock")
    act(b, PERSIAN, "seize", 6)
    log = act(b, MACEDONIAN, "attack PA-C", 1, 5)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (1 + 6, 5 + 3 - 1)


@pytest.mark.rule("arbela", "9.5.2c")
@pytest.mark.parametrize(("row", "attack"), [("B-RW", 1 + 8 - 1), ("PA-LW", 1 + 4 - 1)])
def test_the_minus_one_counts_in_interception_and_counter_charge(row: str, attack: int) -> None:
    units = {"MA-RW": "companion-1", "PA-LW": "persian-infantry-1", "MD-C": "phalanx-1"}
    units[row] = "bactrian-1"
    b = battle(units, leaders={"alexander": "MA-RW"}, ordered="MA-RW MD-C", seize_failed=True)
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 3)
    # The flank roll is not changed: 1 would be needed, and is enough.
    log = act(b, PERSIAN, "charge", 1, 1, 6, 7)
    assert told(log, "shock")[0]["attack_total"] == attack


@pytest.mark.rule("arbela", "9.5.2c")
def test_the_minus_one_counts_in_a_rampage_and_not_for_fire() -> None:
    units = {"B-C": "macedonian-archer", "PA-C": "elephant"}
    b = battle(units, ordered="B-C", seize_failed=True)
    # 12 - 2 = 10: a heavy hit. Facing kept; the elephant has one hit: 3 + 4 + 2 - 1 - 1.
    act(b, MACEDONIAN, "activate B-C; declare fire")
    log = act(b, MACEDONIAN, "fire PA-C", 12, 3, 3, 6)
    assert told(log, "shot")[0]["total"] == 10
    assert told(log, "shock")[0]["attack_total"] == 7


@pytest.mark.rule("arbela", "9.5.2c")
@pytest.mark.parametrize(("dice", "fate"), [(7, "dead"), (8, "PA-C"), (6, "PA-C")])
def test_the_minus_one_changes_no_casualty_roll(dice: int, fate: str) -> None:
    b = battle(CLASH, leaders={"darius": "PA-C"}, ordered="B-C", seize_failed=True)
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 1, 4, dice)
    assert where(b, "darius") == fate


@pytest.mark.rule("arbela", "9.5.2c")
def test_the_minus_one_is_over_with_the_turn() -> None:
    b = battle(CLASH, ordered="B-C", seize_failed=True)
    act(b, MACEDONIAN, "end-actions")
    assert (b.active, b.seize_failed) == (PERSIAN, False)


@pytest.mark.rule("arbela", "9.5.2d")
def test_a_late_order_acts_before_the_next_shock_and_adds_its_attack() -> None:
    b = battle(TWO_CLASHES, ordered="B-C", asks=(0, 1))
    act(b, MACEDONIAN, "activate B-C; declare shock")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "attack PA-C")
    act(b, PERSIAN, "seize", 6)
    act(b, MACEDONIAN, "order B-RW")
    assert asked(b) == "ChooseDeed"
    # No window opens for it: the attempt of this turn has been made.
    act(b, MACEDONIAN, "declare shock")
    assert (asked(b), to_move(b)) == ("UnitTurn", MACEDONIAN)
    log = act(b, MACEDONIAN, "attack PA-LW", 1, 4, 1, 4)
    assert [one["section"] for one in told(log, "shock")] == ["PA-C", "PA-LW"]


@pytest.mark.rule("arbela", "9.5.2d")
def test_a_late_order_does_not_revive_orders_given_up() -> None:
    b = battle({**TWO_CLASHES, "MA-LW": "phalanx-1"}, ordered="B-C MA-LW", asks=(0, 0))
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    b.asks = (0, 1)
    act(b, MACEDONIAN, "end-actions")
    act(b, PERSIAN, "seize", 6)
    assert words(b, MACEDONIAN, "order") == {"B-RW"}
    log = act(b, MACEDONIAN, "order B-RW; declare face; face east", 1, 4)
    assert len(told(log, "shock")) == 1
    assert "MA-LW" not in used_orders(b)


# ---- limits


@pytest.mark.rule("arbela", "9.5.3a")
@pytest.mark.parametrize(("turn", "window"), [(1, False), (2, False), (3, True), (4, True)])
@pytest.mark.parametrize("seat", [MACEDONIAN, PERSIAN])
def test_no_attempt_in_the_first_two_turns_of_the_opponent(
    seat: int, turn: int, window: bool
) -> None:
    turns = (9, turn) if seat == MACEDONIAN else (turn, 9)
    b = battle(phase="turn", active=1 - seat, turns=turns, asks=(1, 1))
    assert (asked(b) == "SeizeWindow") == window


@pytest.mark.rule("arbela", "9.5.3b")
def test_at_most_one_attempt_in_a_player_turn() -> None:
    b = battle(CLASH, phase="turn", asks=(0, 1))
    act(b, PERSIAN, "seize", 2)
    act(b, MACEDONIAN, "order B-C")
    # No window before orders, after the roll, for the action or the shock.
    act(b, MACEDONIAN, "deployed", 1)
    act(b, MACEDONIAN, "activate B-C; declare shock")
    log = act(b, MACEDONIAN, "attack PA-C", 1, 4)
    assert len(told(log, "shock")) == 1


@pytest.mark.rule("arbela", "9.5.3c")
@pytest.mark.parametrize("die", [1, 2])
def test_no_attempt_in_the_opponents_next_turn(die: int) -> None:
    b = battle(phase="turn", turns=(3, 3), asks=(0, 1))
    act(b, PERSIAN, "seize", die)
    deployed = []
    while asked(b) == "Deploy":
        deployed.append((b.active, b.turns[0]))
        act(b, b.active, "deployed", 4)
    # The Macedonian had his fourth turn undisturbed; in his fifth the Persian may try again.
    assert (MACEDONIAN, 4) in deployed
    assert (asked(b), b.active, b.turns[0]) == ("SeizeWindow", MACEDONIAN, 5)


@pytest.mark.rule("arbela", "9.5.3d")
def test_the_active_player_never_seizes() -> None:
    b = battle(CLASH, phase="turn", asks=(1, 1))
    assert to_move(b) == PERSIAN
    assert refused(b, MACEDONIAN, "seize") == ("4.1a", "not-your-decision")
    act(b, PERSIAN, "wait")
    assert refused(b, MACEDONIAN, "seize")[1] == "not-now"
