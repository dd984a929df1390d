"""The worked examples of the rules, as told in EXAMPLES.md: shock, flank attacks and retreats.

Columns are named there from the Macedonian side; the game names the Persian rows from the Persian
side, so that its "PA-LW" is the example's PA-RW.
"""

import pytest

from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    engagements,
    faces,
    hits,
    is_disrupted,
    options,
    refused,
    to_move,
    told,
    where,
    winner,
    words,
)


@pytest.mark.rule("arbela", "8.2.2a")
@pytest.mark.rule("arbela", "8.2.2b")
@pytest.mark.rule("arbela", "8.2.3b")
def test_e12_strength_as_a_modifier() -> None:
    b = battle({"B-C": "bactrian-1", "MA-C": "thracian-peltast"}, ordered="B-C", active=PERSIAN)
    act(b, PERSIAN, "activate B-C; declare shock; attack MA-C")
    log = act(b, MACEDONIAN, "hold-fire", 5, 5)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (9, 8)
    assert is_disrupted(b, "thracian-peltast")


@pytest.mark.rule("arbela", "8.1c")
@pytest.mark.rule("arbela", "8.1d")
@pytest.mark.rule("arbela", "8.1e")
@pytest.mark.rule("arbela", "8.3a")
@pytest.mark.rule("arbela", "8.3c")
@pytest.mark.rule("arbela", "8.3e")
def test_e13_the_phalanx_attacked_from_front_and_flank() -> None:
    b = battle(
        {"B-C": "phalanx-1", "PA-C": "persian-infantry-1", "B-RC1": "persian-heavy-cavalry-1"},
        facing={"B-RC1": "west"},
        ordered="PA-C B-RC1",
        active=PERSIAN,
    )
    act(b, PERSIAN, "activate PA-C; declare shock; attack B-C")
    log = act(b, PERSIAN, "activate B-RC1; declare shock; attack B-C", 1, 6)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (1 + 2 + 8, 6 + 3)
    assert where(b, "phalanx-1") == "dead"


@pytest.mark.rule("arbela", "8.2.3e")
@pytest.mark.rule("arbela", "8.6c")
def test_e13_the_infantry_alone_is_beaten_and_the_phalanx_may_advance() -> None:
    b = battle({"B-C": "phalanx-1", "PA-C": "persian-infantry-1"}, ordered="PA-C", active=PERSIAN)
    log = act(b, PERSIAN, "activate PA-C; declare shock; attack B-C", 1, 1)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (3, 9)
    assert where(b, "persian-infantry-1") == "dead"
    assert options(b, MACEDONIAN) == {"halt", "occupy PA-C"}
    act(b, MACEDONIAN, "occupy PA-C")
    assert where(b, "phalanx-1") == "PA-C"


@pytest.mark.rule("arbela", "8.1c")
@pytest.mark.rule("arbela", "8.1d")
@pytest.mark.rule("arbela", "8.2.3a")
def test_e13_cavalry_in_the_rear() -> None:
    b = battle(
        {"B-C": "phalanx-1", "MA-C": "persian-heavy-cavalry-1"},
        facing={"MA-C": "north"},
        ordered="MA-C",
        active=PERSIAN,
    )
    log = act(b, PERSIAN, "activate MA-C; declare shock; attack B-C", 3, 5)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (11, 11)
    assert engagements(b) == {frozenset({"B-C", "MA-C"})}


@pytest.mark.rule("arbela", "8.1b")
@pytest.mark.rule("arbela", "8.2.3f")
@pytest.mark.parametrize(
    ("dice", "totals", "fate"), [((1, 1), (3, -1), "dead"), ((1, 5), (3, 3), "B-C")]
)
def test_e14_the_slinger_defends(dice: tuple[int, int], totals: tuple[int, int], fate: str) -> None:
    b = battle({"MA-C": "agrianian", "B-C": "uxian-slinger-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    log = act(b, PERSIAN, "hold-fire", *dice)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == totals
    assert where(b, "uxian-slinger-1") == fate
    assert (len(engagements(b)) == 1) == (fate == "B-C")


@pytest.mark.rule("arbela", "8.1b")
@pytest.mark.rule("arbela", "8.2.2a")
@pytest.mark.parametrize(("die", "total"), [(6, 4), (1, -1)])
def test_e14_the_slingers_weak_arm(die: int, total: int) -> None:
    b = battle({"MA-C": "phalanx-1", "B-C": "uxian-slinger-1"}, ordered="B-C", active=PERSIAN)
    log = act(b, PERSIAN, "activate B-C; declare shock; attack MA-C", die, 1)
    assert told(log, "shock")[0]["attack_total"] == total


@pytest.mark.rule("arbela", "8.2.1b")
@pytest.mark.rule("arbela", "8.2.1c")
@pytest.mark.rule("arbela", "8.2.3h")
@pytest.mark.rule("arbela", "11.2a")
def test_e15_depth_of_a_deployment_section() -> None:
    three = "persian-infantry-1 persian-infantry-2 persian-infantry-3"
    units = {"PA-C": "hypaspist-1", "PD-C": three}
    b = battle(units, ordered="PA-C")
    log = act(b, MACEDONIAN, "activate PA-C; declare shock; attack PD-C", 4, 2)
    assert told(log, "shock")[0]["defence_total"] == 7
    assert all(is_disrupted(b, unit) for unit in three.split())

    b = battle(units, ordered="PA-C")
    act(b, MACEDONIAN, "activate PA-C; declare shock; attack PD-C", 6, 1)
    assert all(where(b, unit) == "dead" for unit in three.split())
    assert b.losses == (0, 3)

    units["PD-C"] = "persian-infantry-1 persian-archer persian-infantry-2"
    b = battle(units, ordered="PA-C")
    act(b, MACEDONIAN, "activate PA-C; declare shock; attack PD-C")
    log = act(b, PERSIAN, "hold-fire", 4, 2)
    assert told(log, "shock")[0]["defence_total"] == 6


PAIR = {"B-C": "hypaspist-1", "B-RC1": "hypaspist-2", "PA-C": "mercenary-hoplite-1"}


@pytest.mark.rule("arbela", "8.3a")
@pytest.mark.rule("arbela", "8.3c")
@pytest.mark.rule("arbela", "8.3d")
@pytest.mark.parametrize(
    ("leaders", "total"),
    [({}, 14), ({"parmenion": "B-C"}, 16), ({"parmenion": "B-C", "alexander": "B-RC1"}, 17)],
)
def test_e16_a_front_attack_joined_diagonally(leaders: dict[str, str], total: int) -> None:
    b = battle(PAIR, leaders=leaders, ordered="B-C B-RC1")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    checks = [7] * len(leaders)
    log = act(b, MACEDONIAN, "activate B-RC1; declare shock; attack PA-C", 2, 6, *checks)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (total, 12)
    assert is_disrupted(b, "mercenary-hoplite-1")


@pytest.mark.rule("arbela", "8.2d")
@pytest.mark.rule("arbela", "8.2e")
def test_e16_who_cannot_join() -> None:
    b = battle({**PAIR, "PA-LC1": "persian-infantry-1"}, ordered="B-RC1")
    act(b, MACEDONIAN, "activate B-RC1; declare shock")
    assert refused(b, MACEDONIAN, "attack PA-C") == ("8.2e", "enemy-ahead")

    b = battle({**PAIR, "B-RC1": "phalanx-1"}, ordered="B-RC1")
    act(b, MACEDONIAN, "activate B-RC1; declare move-shock")
    assert refused(b, MACEDONIAN, "attack PA-C") == ("8.2d", "no-diagonal-attack")


@pytest.mark.rule("arbela", "8.3b")
def test_e16_apart_means_separate() -> None:
    units = {"B-C": "hypaspist-1", "PD-C": "hypaspist-2", "PA-C": "mercenary-hoplite-1"}
    b = battle(units, facing={"PD-C": "south"}, ordered="B-C PD-C")
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C")
    act(b, MACEDONIAN, "activate PD-C; declare shock; attack PA-C")
    assert options(b, MACEDONIAN) == {"fight hypaspist-1", "fight hypaspist-2"}
    # The front, 6, then the rear, 4, each with dice of its own.
    log = act(b, MACEDONIAN, "fight hypaspist-1", 1, 1, 1, 1)
    first, second = told(log, "shock")
    assert (first["attack_total"], first["defence_total"]) == (7, 7)
    assert (second["attack_total"], second["defence_total"]) == (7, 5)
    assert where(b, "mercenary-hoplite-1") == "dead"


@pytest.mark.rule("arbela", "7.4a")
@pytest.mark.rule("arbela", "7.4b")
@pytest.mark.rule("arbela", "7.1j")
@pytest.mark.rule("arbela", "7.1n")
def test_e17_move_fire_go_back() -> None:
    b = battle(
        {"PA-C": "armenian-1", "MA-C": "macedonian-archer", "PA-LC1": "parthian-1"},
        ordered="PA-C PA-LC1",
        active=PERSIAN,
    )
    act(b, PERSIAN, "activate PA-C; declare move-fire; step B-C; fire MA-C", 8)
    assert hits(b, "macedonian-archer") == 1
    assert where(b, "armenian-1") == "B-C"
    log = act(b, MACEDONIAN, "fire-back", 9)
    assert told(log, "shot")[0]["total"] == 9 - 1 - 1
    assert hits(b, "armenian-1") == 1
    act(b, PERSIAN, "back")
    assert (where(b, "armenian-1"), faces(b, "armenian-1")) == ("PA-C", "south")
    # A second shot at the archer finds no second reaction; from PA-LC1 nothing lies between.
    log = act(b, PERSIAN, "activate PA-LC1; declare fire; fire MA-C", 2)
    assert len(told(log, "shot")) == 1
    assert asked(b) != "React"


FLANK = {"MA-RW": "companion-1", "PA-LW": "scythian-heavy-cavalry"}


@pytest.mark.rule("arbela", "8.7.1b")
@pytest.mark.rule("arbela", "8.7.1d")
@pytest.mark.rule("arbela", "8.7.2a")
@pytest.mark.rule("arbela", "8.7.2c")
@pytest.mark.parametrize(("bessus", "defence"), [("reserve", 8), ("PA-LW", 9)])
def test_e18_alexanders_flank_attack(bessus: str, defence: int) -> None:
    b = battle(FLANK, leaders={"alexander": "MA-RW", "bessus": bessus}, ordered="MA-RW")
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 3)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("flank-1", "flank-1")
    checks = (7,) if bessus == "reserve" else (7, 7)
    log = act(b, PERSIAN, "let-pass", 1, 6, *checks)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (16, defence)
    assert where(b, "scythian-heavy-cavalry") == "dead"
    if bessus != "reserve":
        act(b, PERSIAN, "place reserve")
    assert words(b, MACEDONIAN, "look") == {"north", "east", "south", "west"}
    act(b, MACEDONIAN, "look west")
    assert (where(b, "companion-1"), where(b, "alexander")) == ("PA-LW", "PA-LW")
    assert faces(b, "companion-1") == "west"


@pytest.mark.rule("arbela", "9.4.2b")
def test_e18_alexander_may_fall_in_it() -> None:
    b = battle(FLANK, leaders={"alexander": "MA-RW"}, ordered="MA-RW")
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 3)
    act(b, PERSIAN, "let-pass", 1, 6, 2)
    assert (winner(b), to_move(b)) == (PERSIAN, None)


@pytest.mark.rule("arbela", "8.7.1c")
def test_e18_a_failed_attempt() -> None:
    b = battle(FLANK, leaders={"alexander": "MA-RW"}, ordered="MA-RW")
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 6)
    assert (where(b, "companion-1"), where(b, "alexander")) == ("MA-RW", "MA-RW")
    assert not is_disrupted(b, "companion-1")
    assert b.active == PERSIAN


@pytest.mark.rule("arbela", "8.7.3d")
@pytest.mark.rule("arbela", "8.7.3g")
@pytest.mark.rule("arbela", "8.7.3h")
@pytest.mark.rule("arbela", "8.7.3j")
@pytest.mark.rule("arbela", "8.7.2d")
@pytest.mark.parametrize(
    ("dice", "totals", "scythian"), [((5, 5), (9, 13), True), ((6, 2), (10, 10), False)]
)
def test_e19_both_disrupted_after_a_flank_attack(
    dice: tuple[int, int], totals: tuple[int, int], scythian: bool
) -> None:
    b = battle(FLANK, leaders={"alexander": "MA-RW"}, ordered="MA-RW")
    act(b, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", 3)
    log = act(b, PERSIAN, "charge", 1, *dice, 7)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == totals
    assert where(b, "scythian-heavy-cavalry") == "PA-LW"
    assert is_disrupted(b, "scythian-heavy-cavalry") == scythian
    assert (where(b, "companion-1"), where(b, "alexander")) == ("MA-RW", "MA-RW")
    assert is_disrupted(b, "companion-1")
    assert engagements(b) == set()


@pytest.mark.rule("arbela", "4.2k")
@pytest.mark.rule("arbela", "8.1d")
@pytest.mark.rule("arbela", "8.2g")
def test_e20_a_flank_attack_without_the_flank_area() -> None:
    units = {"MA-RC2": "companion-1", "B-C": "mercenary-hoplite-1"}
    b = battle(units, ordered="MA-RC2")
    act(b, MACEDONIAN, "activate MA-RC2; declare move-shock; step B-RC1; turn west")
    log = act(b, MACEDONIAN, "attack B-C", 1, 6)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (13, 9)
    assert where(b, "mercenary-hoplite-1") == "dead"
    # It moved, so it must advance.
    assert (where(b, "companion-1"), faces(b, "companion-1")) == ("B-C", "west")

    b = battle(units, ordered="MA-RC2")
    act(b, MACEDONIAN, "activate MA-RC2; declare move-shock; step B-RC1")
    # A step to the left allows no turn to the right; straight on, B-C lies beside it.
    assert refused(b, MACEDONIAN, "turn east") == ("4.2k", "wrong-turn")
    act(b, MACEDONIAN, "turn north")
    assert refused(b, MACEDONIAN, "attack B-C") == ("8.1a", "not-in-front")


@pytest.mark.rule("arbela", "8.8a")
@pytest.mark.rule("arbela", "8.8c")
@pytest.mark.rule("arbela", "8.9a")
@pytest.mark.rule("arbela", "8.9b")
@pytest.mark.parametrize("moved", [False, True])
def test_e21_scythian_horse_archers_retreat(moved: bool) -> None:
    start = "MD-C" if moved else "MA-C"
    units = {"B-C": "scythian-light-cavalry-1", start: "hypaspist-1"}
    b = battle(units, ordered=start)
    way = "declare move-shock; step MA-C" if moved else "declare shock"
    act(b, MACEDONIAN, f"activate {start}; {way}; attack B-C")
    act(b, PERSIAN, "retreat; shoot hypaspist-1", 10)
    assert hits(b, "hypaspist-1") == 1
    act(b, PERSIAN, "retreat-to PA-C")
    assert where(b, "scythian-light-cavalry-1") == "PA-C"
    assert faces(b, "scythian-light-cavalry-1") == "south"
    assert options(b, MACEDONIAN) == {"halt", "advance hypaspist-1"}
    act(b, MACEDONIAN, "advance hypaspist-1")
    assert where(b, "hypaspist-1") == "B-C"


@pytest.mark.rule("arbela", "8.8a")
def test_e21_not_before_cavalry() -> None:
    b = battle({"B-C": "scythian-light-cavalry-1", "MA-C": "companion-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare shock; attack B-C")
    assert options(b, PERSIAN) == {"hold-fire", "shoot companion-1"}


@pytest.mark.rule("arbela", "8.2f")
@pytest.mark.rule("arbela", "8.2h")
@pytest.mark.rule("arbela", "5.1i")
@pytest.mark.rule("arbela", "8.2.2c")
def test_e25_javelins_then_swords() -> None:
    b = battle({"MA-C": "thracian-peltast", "PA-C": "persian-infantry-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move-fire-shock; step B-C; fire PA-C", 7)
    assert hits(b, "persian-infantry-1") == 1
    log = act(b, MACEDONIAN, "attack PA-C", 3, 3)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == (6, 5)
    assert is_disrupted(b, "persian-infantry-1")


@pytest.mark.rule("arbela", "8.2h")
def test_e25_bows_or_swords() -> None:
    units = {"B-C": "scythian-light-cavalry-1", "MA-LC1": "phalanx-1", "PD-C": "chariot-1"}
    b = battle(units, ordered="B-C PD-C", active=PERSIAN)
    act(b, PERSIAN, "activate B-C; declare move-fire-shock")
    assert {"fire MA-LC1", "attack MA-LC1"} <= options(b, PERSIAN)
    act(b, PERSIAN, "fire MA-LC1", 2)
    assert refused(b, PERSIAN, "attack MA-LC1") == ("8.2h", "fired-already")

    b = battle(units, ordered="B-C PD-C", active=PERSIAN)
    act(b, PERSIAN, "activate B-C; declare move-fire-shock; attack MA-LC1")
    # Its part is over with the declaration.
    assert asked(b) == "Activate"
    assert refused(b, PERSIAN, "fire MA-LC1")[1] == "not-now"
