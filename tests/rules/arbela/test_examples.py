"""The worked examples of the rules, as told in EXAMPLES.md: field, orders, movement and fire.

Columns are named there from the Macedonian side; the game names the Persian rows from the Persian
side, so that its "PA-LC1" is the example's PA-RC1.
"""

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import legal, submit
from anabasis.games.arbela import cards
from anabasis.games.arbela.board import (
    FRONT,
    REAR,
    SECTION,
    SECTIONS,
    SIDE,
    SOUTH,
    STRUCK,
    own_column,
)
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import SET_UP, Battle
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    faces,
    hits,
    is_disrupted,
    options,
    orders,
    refused,
    start,
    to_move,
    told,
    where,
    winner,
    words,
)


def give_all_orders(position: Battle, seat: int) -> int:
    """Place every order that can be placed; how many Sections then have one."""
    while asked(position) in ("LeaderOrder", "ExtraOrders"):
        act(position, seat, min(options(position, seat, "order")))
    return len(orders(position))


@pytest.mark.rule("arbela", "2.1.4a")
@pytest.mark.rule("arbela", "2.1.4b")
def test_e1_the_mirrored_column() -> None:
    mirrored = {"LW": "RW", "LC2": "RC2", "LC1": "RC1", "C": "C"}
    mirrored |= {"RC1": "LC1", "RC2": "LC2", "RW": "LW"}
    for macedonian, persian in mirrored.items():
        assert own_column(MACEDONIAN, macedonian) == own_column(PERSIAN, persian)
    column = [SECTION.text(section) for section in range(2, SECTIONS, 7)]
    assert column == ["MD-LC1", "MA-LC1", "B-LC1", "PA-RC1", "PD-RC1"]


@pytest.mark.rule("arbela", "2.1.5e")
@pytest.mark.rule("arbela", "4.2c")
def test_e2_straight_and_diagonal() -> None:
    b = battle({"PA-LC2": "bactrian-1"}, ordered="PA-LC2", active=PERSIAN)
    act(b, PERSIAN, "activate PA-LC2; declare move")
    assert words(b, PERSIAN, "step") == {"B-RC2", "B-RW", "B-RC1"}
    # Straight on leaves a second straight step, and no diagonal one.
    act(b, PERSIAN, "step B-RC2")
    assert words(b, PERSIAN, "step") == {"MA-RC2"}

    here = SECTION.read("PA-LC2") * 4 + SOUTH
    sides: dict[int, set[str]] = {FRONT: set(), SIDE: set(), REAR: set()}
    for other in range(SECTIONS):
        sides.setdefault(STRUCK[here * SECTIONS + other], set()).add(SECTION.text(other))
    assert sides[FRONT] == {"B-RC1", "B-RC2", "B-RW"}
    assert sides[SIDE] == {"PA-LC1", "PA-LW"}
    assert sides[REAR] == {"PD-LC1", "PD-LC2", "PD-LW"}


@pytest.mark.rule("arbela", "2.2.1a")
@pytest.mark.rule("arbela", "2.2.1e")
@pytest.mark.rule("arbela", "6.1d")
def test_e3_the_elephants_card() -> None:
    elephant = cards.UNIT.read("elephant")
    assert cards.ATTACK[elephant] == 4
    assert cards.DEFENCE[elephant * 3 : elephant * 3 + 3] == [3, 2, 2]
    assert cards.ARMOUR[elephant] == 2
    assert (cards.STRAIGHT[elephant], cards.DIAGONAL[elephant], cards.ANY[elephant]) == (2, 1, 0)
    assert cards.WEAPON.text(cards.WEAPON_OF[elephant]) == "J"
    assert (cards.RANGE[elephant], cards.HIT_LOW[elephant], cards.HIT_HIGH[elephant]) == (1, 5, 12)
    assert cards.START[elephant]

    b = battle({"PD-C": "elephant"}, ordered="PD-C", active=PERSIAN)
    act(b, PERSIAN, "activate PD-C; declare move; step PA-C")
    assert refused(b, PERSIAN, "step B-RC1") == ("6.1d", "mixed-steps")


@pytest.mark.rule("arbela", "2.2.1c")
@pytest.mark.rule("arbela", "7.2a")
@pytest.mark.rule("arbela", "8.10.2b")
@pytest.mark.rule("arbela", "8.10.2c")
@pytest.mark.parametrize(
    ("dice", "adjusted", "hit"), [(7, 5, "no"), (8, 6, "yes"), (10, 8, "yes"), (11, 9, "yes")]
)
def test_e3_fire_at_the_elephant_loses_two(dice: int, adjusted: int, hit: str) -> None:
    b = battle({"B-C": "cretan-archer", "PA-C": "elephant"}, ordered="B-C")
    # In a rampage: facing kept, the archer met, 1 and 6 rolled.
    more = (3, 1, 6) if dice == 11 else ()
    log = act(b, MACEDONIAN, "activate B-C; declare fire; fire PA-C", dice, *more)
    (shot,) = told(log, "shot")
    assert (shot["total"], shot["hit"]) == (adjusted, hit)
    assert len(told(log, "rampage")) == (1 if adjusted >= 9 else 0)
    assert where(b, "elephant") == ("dead" if adjusted >= 9 else "PA-C")


@pytest.mark.rule("arbela", "3.0a")
@pytest.mark.rule("arbela", "4.4b")
def test_e4_the_persian_begins_with_three_orders_and_no_roll() -> None:
    b, _ = start()
    while b.phase == SET_UP or asked(b) == "Deploy":
        seat = to_move(b)
        assert seat is not None
        line = "deployed" if asked(b) == "Deploy" else legal(b, seat)[0].text()
        submit(GAME, b, seat, b.opened, GAME.grammar.read(line), ScriptedDie())
    assert (b.active, b.turns) == (PERSIAN, (0, 1))
    assert give_all_orders(b, PERSIAN) == 3


@pytest.mark.rule("arbela", "4.4a")
@pytest.mark.rule("arbela", "4.4b")
def test_e4_the_macedonians_first_turn() -> None:
    units = {"MD-C": "phalanx-1", "MD-RC1": "phalanx-2", "MD-RC2": "hypaspist-1"}
    b = battle({**units, "MD-RW": "companion-1"}, phase="deploy", turns=(1, 1))
    act(b, MACEDONIAN, "bring phalanx-3")
    for closed in ("MD-LW", "MD-LC2"):
        assert refused(b, MACEDONIAN, f"into {closed}") == ("4.4a", "frontage")
    act(b, MACEDONIAN, "into MD-LC1; deployed")
    assert give_all_orders(b, MACEDONIAN) == 3

    b = battle({**units, "MD-RW": "companion-1"}, phase="deploy", turns=(2, 2))
    act(b, MACEDONIAN, "bring phalanx-3; into MD-LW")
    log = act(b, MACEDONIAN, "deployed", 1)
    assert len(told(log, "command-roll")) == 1


@pytest.mark.rule("arbela", "4.2k")
@pytest.mark.parametrize(
    ("to", "may", "may_not"),
    [("PA-LC1", {"north", "east"}, "west"), ("PA-RC1", {"north", "west"}, "east")],
)
def test_e5_facing_after_a_diagonal_move(to: str, may: set[str], may_not: str) -> None:
    b = battle({"B-C": "companion-1"}, ordered="B-C")
    act(b, MACEDONIAN, f"activate B-C; declare move; step {to}")
    assert words(b, MACEDONIAN, "turn") == may
    assert refused(b, MACEDONIAN, f"turn {may_not}") == ("4.2k", "wrong-turn")
    assert refused(b, MACEDONIAN, "turn south") == ("4.2k", "wrong-turn")


@pytest.mark.rule("arbela", "5.1g")
@pytest.mark.rule("arbela", "8.2b")
@pytest.mark.parametrize(
    ("dice", "totals", "result"),
    [
        ((3, 4), (9, 7), "defender-disrupted"),
        ((6, 1), (12, 4), "defender-eliminated"),
        ((1, 4), (7, 7), "tie"),
        ((1, 6), (7, 9), "attacker-disrupted"),
    ],
)
def test_e6_move_and_attack_on_one_order(
    dice: tuple[int, int], totals: tuple[int, int], result: str
) -> None:
    b = battle({"MA-C": "phalanx-1", "PA-C": "persian-infantry-1"}, ordered="MA-C")
    log = act(b, MACEDONIAN, "activate MA-C; declare move-shock; step B-C; attack PA-C", *dice)
    (shock,) = told(log, "shock")
    assert (shock["attack_total"], shock["defence_total"]) == totals
    assert shock["result"] == result
    assert is_disrupted(b, "persian-infantry-1") == (result == "defender-disrupted")
    assert is_disrupted(b, "phalanx-1") == (result == "attacker-disrupted")
    assert (len(b.engaged) > 0) == (result == "tie")
    # It moved, so that it must advance where the enemy is gone, and only there.
    gone = result == "defender-eliminated"
    assert where(b, "persian-infantry-1") == ("dead" if gone else "PA-C")
    assert (where(b, "phalanx-1"), faces(b, "phalanx-1")) == ("PA-C" if gone else "B-C", "north")


@pytest.mark.rule("arbela", "6.1a")
@pytest.mark.rule("arbela", "4.2g")
@pytest.mark.rule("arbela", "4.2h")
def test_e7_moving_sideways_in_three_turns() -> None:
    b = battle({"MA-C": "phalanx-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare move")
    assert refused(b, MACEDONIAN, "step MA-RC1") == ("6.1a", "not-ahead")

    b = battle({"MA-C": "phalanx-1"}, ordered="MA-C")
    for line in (
        "declare face; face east",
        "declare move; step MA-RC1",
        "declare face; face north",
    ):
        here = where(b, "phalanx-1")
        if asked(b) == "Deploy":
            act(b, PERSIAN, "deployed", 4)
            act(b, MACEDONIAN, "deployed", 1)
            act(b, MACEDONIAN, f"order {here}")
        act(b, MACEDONIAN, f"activate {here}; {line}")
        # The facing change, or the move, was all: the turn is over.
        assert b.active == PERSIAN
    assert (where(b, "phalanx-1"), faces(b, "phalanx-1")) == ("MA-RC1", "north")
    assert b.turns[MACEDONIAN] == 5


@pytest.mark.rule("arbela", "7.1f")
@pytest.mark.rule("arbela", "7.1g")
@pytest.mark.rule("arbela", "6.1.1d")
def test_e8_fire_in_the_middle_of_a_move() -> None:
    b = battle({"PA-C": "sacae", "MA-C": "phalanx-1"}, ordered="PA-C", active=PERSIAN)
    act(b, PERSIAN, "activate PA-C; declare move-fire; step B-C; fire MA-C", 10)
    assert hits(b, "phalanx-1") == 1
    assert refused(b, PERSIAN, "step MA-LC1") == ("6.1.1d", "diagonal-blocked")
    assert options(b, PERSIAN) == {"done", "back"}

    b = battle({"PA-C": "sacae", "MD-C": "phalanx-1"}, ordered="PA-C", active=PERSIAN)
    act(b, PERSIAN, "activate PA-C; declare move-fire; step B-C; fire MD-C", 10)
    assert hits(b, "phalanx-1") == 1
    act(b, PERSIAN, "step MA-LC1; turn south")
    assert where(b, "sacae") == "MA-LC1"


@pytest.mark.rule("arbela", "7.1b")
@pytest.mark.rule("arbela", "7.1c")
@pytest.mark.rule("arbela", "7.1d")
def test_e9_range_of_javelins_and_arrows() -> None:
    around = {
        "B-LC1": "bactrian-1",
        "B-C": "bactrian-2",
        "B-RC1": "kinsmen",
        "PA-RC1": "cappadocian",
        "PA-C": "median",
        "PA-LC1": "scythian-heavy-cavalry",
        "PA-RC2": "mercenary-hoplite-1",
        "PA-LC2": "mercenary-hoplite-2",
        "MA-LC1": "persian-infantry-1",
        "MA-RC1": "persian-infantry-2",
        "MD-C": "persian-infantry-3",
    }
    one = {"B-LC1", "B-C", "B-RC1"}
    two = {"PA-RC1", "PA-C", "PA-LC1"}
    for unit, reach in (("agrianian", one), ("cretan-archer", one | two)):
        b = battle({**around, "MA-C": unit}, ordered="MA-C")
        act(b, MACEDONIAN, "activate MA-C; declare fire")
        assert words(b, MACEDONIAN, "fire") == reach
        for section in set(around) - reach:
            case, _ = refused(b, MACEDONIAN, f"fire {section}")
            if section.startswith("M"):
                assert case == "7.1d"
            else:
                assert case == ("7.1b" if unit == "agrianian" else "7.1c")


@pytest.mark.rule("arbela", "7.1.1a")
@pytest.mark.rule("arbela", "7.1.1b")
@pytest.mark.rule("arbela", "7.1.1d")
@pytest.mark.parametrize("unit", ["phalanx", "mercenary-hoplite"])
@pytest.mark.parametrize(
    ("between", "target", "shower"),
    [
        ("", "PA-C", 0),
        ("", "PA-LC1", 0),
        ("B-C", "PA-C", 1),
        ("B-C", "PA-LC1", 1),
        ("B-RC1", "PA-LC1", 1),
        ("B-RC1", "PA-C", 0),
        ("B-C B-RC1", "PA-LC1", 1),
        ("B-LC1", "PA-LC1", 0),
    ],
)
def test_e10_shower_fire(unit: str, between: str, target: str, shower: int) -> None:
    units = {"MA-C": "cretan-archer", target: "susian"}
    for number, section in enumerate(between.split(), 1):
        units[section] = f"{unit}-{number}"
    b = battle(units, ordered="MA-C")
    log = act(b, MACEDONIAN, f"activate MA-C; declare fire; fire {target}", 6)
    (shot,) = told(log, "shot")
    assert (shot["shower"], shot["total"]) == (shower, 6 - shower)
    assert hits(b, "susian") == 1 - shower


@pytest.mark.rule("arbela", "7.3a")
@pytest.mark.rule("arbela", "7.3c")
def test_e11_hit_levels() -> None:
    b = battle({"MA-C": "cretan-archer", "B-C": "uxian-slinger-1"}, ordered="MA-C")
    act(b, MACEDONIAN, "activate MA-C; declare fire; fire B-C", 6)
    assert where(b, "uxian-slinger-1") == "dead"

    for disrupted in ("", "phalanx-1"):
        for before, place in ((11, "MA-C"), (12, "dead")):
            b = battle(
                {"B-C": "mardian-archer-1", "MA-C": "phalanx-1"},
                hits={"phalanx-1": before},
                disrupted=disrupted,
                ordered="B-C",
                active=PERSIAN,
            )
            act(b, PERSIAN, "activate B-C; declare fire; fire MA-C", 12)
            assert (hits(b, "phalanx-1"), where(b, "phalanx-1")) == (before + 1, place)


@pytest.mark.rule("arbela", "9.1.1a")
@pytest.mark.rule("arbela", "4.1f")
@pytest.mark.rule("arbela", "4.1g")
@pytest.mark.rule("arbela", "4.1h")
def test_e22_up_to_six_orders() -> None:
    macedonians = {"MD-LC1": "phalanx-1", "MD-C": "phalanx-2", "MD-RC1": "phalanx-3"}
    macedonians |= {"MA-C": "phalanx-4", "MA-RC1": "hypaspist-1", "B-C": "hypaspist-2"}
    macedonians["B-LC1"] = "hypaspist-3"
    persians = {"PD-LC1": "chariot-1", "PD-C": "chariot-2", "PD-RC1": "chariot-3"}
    persians |= {"PA-C": "chariot-4", "PA-LC1": "chariot-5"}
    numbers: dict[int, list[int]] = {MACEDONIAN: [], PERSIAN: []}
    for seat, line in ((MACEDONIAN, macedonians), (PERSIAN, persians)):
        for die in range(1, 7):
            b = battle(line, phase="orders", active=seat, dice=(die,))
            if asked(b) == "LoseOrder":
                assert words(b, seat, "give-up") == {"darius", "mazeus", "bessus"}
                act(b, seat, "give-up bessus")
            numbers[seat].append(give_all_orders(b, seat))
    assert numbers[MACEDONIAN] == [4, 5, 5, 6, 6, 6]
    assert numbers[PERSIAN] == [2, 2, 2, 3, 3, 4]


@pytest.mark.rule("arbela", "9.4.1a")
@pytest.mark.rule("arbela", "9.4.1b")
@pytest.mark.rule("arbela", "9.4.1c")
@pytest.mark.rule("arbela", "11.2c")
@pytest.mark.parametrize(("mazeus", "number"), [("reserve", 2), ("dead", 1)])
def test_e23_orders_without_darius(mazeus: str, number: int) -> None:
    units = {"B-C": "hypaspist-1", "PA-C": "persian-infantry-1"}
    units |= {"PD-C": "chariot-1", "PD-LC1": "chariot-2", "PD-RC1": "chariot-3"}
    for dice, fate in ((6, "PA-C"), (7, "dead"), (8, "PA-C")):
        b = battle(units, leaders={"darius": "PA-C", "mazeus": mazeus}, ordered="B-C")
        act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 2, 4, dice)
        assert where(b, "darius") == fate
        if fate == "dead":
            assert (winner(b), to_move(b)) == (None, PERSIAN)
            assert GAME.status(b)[0].params["persian_break"] == 14
            # No command die, and one order for each leader left.
            act(b, PERSIAN, "deployed")
            assert give_all_orders(b, PERSIAN) == number
            # In the next Macedonian turn no window opens for him.
            b.asks = (0, 1)
            act(b, PERSIAN, "end-actions")
            assert (b.active, asked(b)) == (MACEDONIAN, "Deploy")


@pytest.mark.rule("arbela", "10a")
@pytest.mark.rule("arbela", "10c")
@pytest.mark.rule("arbela", "10d")
@pytest.mark.rule("arbela", "10e")
@pytest.mark.rule("arbela", "5.1.1a")
@pytest.mark.rule("arbela", "5.1.1c")
def test_e24_the_wait_before_a_rally() -> None:
    units = {"B-C": "greek-hoplite-1", "PA-C": "mercenary-hoplite-1"}
    b = battle(units, hits={"greek-hoplite-1": 2}, ordered="B-C", turns=(3, 3))
    # Turn 3: 5 + 5 - 2 against 3 + 6, not doubled.
    act(b, MACEDONIAN, "activate B-C; declare shock; attack PA-C", 5, 3)
    assert is_disrupted(b, "greek-hoplite-1")
    act(b, PERSIAN, "deployed", 4)
    # Turn 4: on the field it has not rallied; it is sent back, and no enemy advances.
    assert (b.turns[MACEDONIAN], is_disrupted(b, "greek-hoplite-1")) == (4, True)
    act(b, MACEDONIAN, "deployed", 1)
    act(b, MACEDONIAN, "order B-C; activate B-C")
    assert where(b, "greek-hoplite-1") == "reserve"
    assert (where(b, "mercenary-hoplite-1"), asked(b)) == ("PA-C", "Deploy")
    assert (b.active, is_disrupted(b, "greek-hoplite-1")) == (PERSIAN, True)
    act(b, PERSIAN, "deployed", 4)
    # Turn 5: rallied with its hits, and ready to be deployed.
    assert b.turns[MACEDONIAN] == 5
    assert not is_disrupted(b, "greek-hoplite-1")
    assert hits(b, "greek-hoplite-1") == 2
    act(b, MACEDONIAN, "bring greek-hoplite-1; into MD-C")
    assert where(b, "greek-hoplite-1") == "MD-C"
