"""2.2 What the cards of units and leaders show."""

from typing import Any

import pytest

from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import amount
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    begin,
    finish_set_up,
    hits,
    is_disrupted,
    kinds,
    options,
    refused,
    reserve,
    start,
    told,
    where,
    words,
)

CARDS: dict[str, dict[str, Any]] = {card["name"]: card for card in GAME.board()["units"]}
LEADERS: dict[str, dict[str, Any]] = {one["name"]: one for one in GAME.board()["leaders"]}


def attack(position: Battle, section: str, target: str, *dice: int) -> dict[str, Any]:
    """The Section attacks without moving, and the shock is fought at once."""
    seat = position.active
    events = act(position, seat, f"activate {section}; declare shock; attack {target}", *dice)
    return told(events, "shock")[0]


@pytest.mark.rule("arbela", "2.2.1a")
@pytest.mark.parametrize(
    ("way", "strength"), [("north", 8), ("east", 3), ("west", 3), ("south", 6)]
)
def test_a_unit_has_strengths_for_front_flanks_and_rear(way: str, strength: int) -> None:
    position = battle(
        {"B-C": "phalanx-1", "PA-C": "kardakes-infantry-1"},
        facing={"B-C": way},
        active=PERSIAN,
        ordered="PA-C",
    )
    shock = attack(position, "PA-C", "B-C", 1, 2)
    assert (amount(shock, "attack", "strength"), amount(shock, "defence", "strength")) == (
        3,
        strength,
    )


@pytest.mark.rule("arbela", "2.2.1b")
def test_flanks_and_rear_never_attack_but_a_weak_front_may() -> None:
    units = {"B-C": "persian-infantry-1", "B-RC1": "phalanx-1", "PA-C": "phalanx-2"}
    units |= {"MA-C": "phalanx-3"}
    position = battle(units, active=PERSIAN, ordered="B-C")
    act(position, PERSIAN, "activate B-C; declare shock")
    assert refused(position, PERSIAN, "attack B-RC1") == ("8.1a", "not-in-front")
    assert refused(position, PERSIAN, "attack PA-C") == ("8.1a", "not-in-front")
    assert words(position, PERSIAN, "attack") == {"MA-C"}
    position = battle(
        {"B-C": "uxian-slinger-1", "MA-C": "phalanx-3"}, active=PERSIAN, ordered="B-C"
    )
    assert attack(position, "B-C", "MA-C", 6, 1)["attack_total"] == 4


@pytest.mark.rule("arbela", "2.2.1c")
def test_armour_is_subtracted_from_every_missile_roll() -> None:
    for target, armour in (("phalanx-1", 3), ("thessalian-1", 2), ("cretan-archer", 0)):
        position = battle(
            {"PA-C": "parthian-1", "MA-C": target}, active=PERSIAN, ordered="PA-C PA-LW"
        )
        events = act(position, PERSIAN, "activate PA-C; declare fire; fire MA-C", 9)
        shot = told(events, "shot")[0]
        assert (shot["armour"], shot["total"]) == (armour, 9 - armour)
        assert hits(position, target) == (9 - armour >= 7)


@pytest.mark.rule("arbela", "2.2.1d")
def test_hits_up_to_the_level_are_survived_and_never_taken_off() -> None:
    for before, place, after in ((2, "MA-C", 3), (3, "dead", 4)):
        position = battle(
            {"PA-C": "parthian-1", "MA-C": "odrysian", "MA-LW": "phalanx-1"},
            hits={"odrysian": before},
            active=PERSIAN,
            ordered="PA-C",
        )
        act(position, PERSIAN, "activate PA-C; declare fire; fire MA-C", 12)
        assert (where(position, "odrysian"), hits(position, "odrysian")) == (place, after)
    position = battle({"MD-C": "odrysian"}, hits={"odrysian": 2}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; withdraw reserve")
    begin(position, "deploy")
    assert {"unit": "odrysian", "hits": 2, "disrupted": False} in GAME.view(position, PERSIAN)[
        "reserves"
    ][MACEDONIAN]


@pytest.mark.rule("arbela", "2.2.1e")
@pytest.mark.parametrize(
    ("unit", "first", "second"),
    [
        ("thessalian-1", {"MA-C", "MA-LC1", "MA-RC1"}, {"B-C"}),
        ("companion-1", {"MA-C", "MA-LC1", "MA-RC1"}, {"B-C", "B-LC1", "B-RC1"}),
        ("phalanx-1", {"MA-C"}, set()),
        ("hypaspist-1", {"MA-C", "MA-LC1", "MA-RC1"}, set()),
    ],
)
def test_the_movement_value_says_how_far_and_which_way(
    unit: str, first: set[str], second: set[str]
) -> None:
    position = battle({"MD-C": unit}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move")
    assert words(position, MACEDONIAN, "step") == first
    act(position, MACEDONIAN, "step MA-C")
    assert words(position, MACEDONIAN, "step") == second


@pytest.mark.rule("arbela", "2.2.1f")
def test_each_unit_has_one_class_and_chariots_and_the_elephant_are_no_cavalry() -> None:
    classes = [CARDS[unit]["class"] for unit in UNIT.words]
    assert set(classes) == {
        *("infantry", "skirmisher", "heavy-cavalry", "light-cavalry", "chariot", "elephant")
    }
    assert (classes.count("chariot"), classes.count("elephant")) == (5, 1)
    for unit, back in (("kinsmen", True), ("susian", True), ("chariot-1", False)):
        position = battle({"B-RW": unit, "PA-C": "median"}, active=PERSIAN, ordered="B-RW PA-C")
        act(position, PERSIAN, "activate B-RW; declare withdraw")
        assert ("withdraw PD-LW" in options(position, PERSIAN)) == back
    position = battle({"B-RW": "elephant"}, active=PERSIAN, ordered="B-RW")
    act(position, PERSIAN, "activate B-RW; declare withdraw")
    assert words(position, PERSIAN, "withdraw") == {"PA-LW"}


@pytest.mark.rule("arbela", "2.2.1g")
def test_a_skirmisher_is_a_unit_like_any_other() -> None:
    named = [unit for unit in UNIT.words if CARDS[unit]["class"] == "skirmisher"]
    assert named[:4] == ["agrianian", "macedonian-archer", "cretan-archer", "balacrus-javelinist"]
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "persian-archer", "MA-RC1": "agrianian"},
        leaders={"alexander": "MA-C"},
        phase="orders",
        dice=(1,),
    )
    assert words(position, MACEDONIAN, "order") == {"MA-C", "MA-RC1"}
    act(position, MACEDONIAN, "order MA-C; no-order; leaders-stay")
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")


@pytest.mark.rule("arbela", "2.2.1h")
def test_only_a_unit_with_a_missile_rating_fires() -> None:
    agrianian = CARDS["agrianian"]
    assert (agrianian["weapon"], agrianian["range"], agrianian["hits_on"]) == ("J", 1, [5, 12])
    assert CARDS["uxian-slinger-1"]["weapon"] == "S"
    assert (CARDS["cretan-archer"]["weapon"], CARDS["cretan-archer"]["range"]) == ("A", 2)
    position = battle({"MA-C": "phalanx-1 agrianian", "B-C": "kinsmen"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare fire")
    assert options(position, MACEDONIAN) == {"done", "fire B-C"}
    assert "agrianian" in str(told(act(position, MACEDONIAN, "fire B-C", 2), "shot"))
    for dice, hit in ((7, 0), (8, 1)):
        one = battle({"MA-C": "agrianian", "B-C": "kinsmen"}, ordered="MA-C MA-LW")
        act(one, MACEDONIAN, "activate MA-C; declare fire; fire B-C", dice)
        assert hits(one, "kinsmen") == hit
    far = battle({"MA-C": "agrianian", "PA-C": "kinsmen"}, ordered="MA-C")
    act(far, MACEDONIAN, "activate MA-C")
    assert refused(far, MACEDONIAN, "declare fire") == ("5.1e", "nothing-to-do")


@pytest.mark.rule("arbela", "2.2.1i")
def test_start_cards_begin_on_the_field_and_all_others_in_reserve() -> None:
    position, _ = start()
    finish_set_up(position)
    field = set(UNIT.words) - reserve(position, MACEDONIAN) - reserve(position, PERSIAN)
    assert len(field) == 13 + 11
    assert {"companion-3", "hypaspist-2", "phalanx-4", "agrianian", "macedonian-archer"} < field
    assert {"elephant", "chariot-5", "armenian-2", "scythian-heavy-cavalry"} < field
    assert not {"phalanx-5", "cretan-archer", "kinsmen", "mardian-archer-1"} & field
    assert {"darius", "mazeus"} < reserve(position, PERSIAN)


@pytest.mark.rule("arbela", "2.2.2a")
def test_only_the_overall_commanders_have_a_chart_and_a_seize_range() -> None:
    assert {name for name, one in LEADERS.items() if one["orders"]} == {"alexander", "darius"}
    assert {name for name, one in LEADERS.items() if one["seize"]} == {"alexander", "darius"}
    assert set(LEADERS) == {"alexander", "parmenion", "philotas", "darius", "mazeus", "bessus"}


@pytest.mark.rule("arbela", "2.2.2b")
def test_a_leader_is_no_unit() -> None:
    position = battle(
        {"MA-LW": "phalanx-1", "PA-C": "paeonian"},
        leaders={"alexander": "MA-C", "bessus": "PD-C"},
        phase="orders",
        dice=(1,),
    )
    assert refused(position, MACEDONIAN, "order MA-C") == ("4.1m", "no-friendly-unit")
    position = battle({"PA-C": "paeonian"}, leaders={"bessus": "PD-C"}, ordered="PA-C")
    act(position, MACEDONIAN, "activate PA-C")
    assert options(position, MACEDONIAN) == {
        f"declare {deed}" for deed in ("move", "move-fire", "move-shock", "move-fire-shock")
    } | {"declare withdraw", "declare face"}
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1"},
        leaders={"parmenion": "MA-C"},
        ordered="MA-C",
    )
    attack(position, "MA-C", "B-C", 1, 5, 7)
    assert is_disrupted(position, "phalanx-1")
    assert where(position, "parmenion") == "MA-C"


@pytest.mark.rule("arbela", "2.2.2c")
@pytest.mark.parametrize(
    ("leader", "unit", "bonus"),
    [
        ("parmenion", "phalanx-1", 2),
        ("parmenion", "agrianian", 2),
        ("parmenion", "companion-1", 0),
        ("philotas", "companion-1", 2),
        ("philotas", "prodromoi", 2),
        ("philotas", "phalanx-1", 0),
        ("alexander", "phalanx-1", 3),
        ("alexander", "agrianian", 3),
        ("alexander", "companion-1", 3),
    ],
)
def test_a_leader_adds_his_bonus_for_the_classes_he_affects(
    leader: str, unit: str, bonus: int
) -> None:
    position = battle(
        {"MA-C": unit, "B-C": "mercenary-hoplite-1"}, leaders={leader: "MA-C"}, ordered="MA-C"
    )
    assert amount(attack(position, "MA-C", "B-C", 3, 4, 7), "attack", "leader") == bonus


@pytest.mark.rule("arbela", "2.2.2c")
@pytest.mark.parametrize(
    ("leader", "unit", "bonus"),
    [("mazeus", "chariot-1", 2), ("mazeus", "elephant", 0), ("bessus", "kinsmen", 1)],
)
def test_a_persian_leader_helps_every_class_but_elephants(
    leader: str, unit: str, bonus: int
) -> None:
    position = battle(
        {"PD-C": unit, "PA-C": "phalanx-1"},
        leaders={leader: "PD-C"},
        active=PERSIAN,
        ordered="PD-C",
    )
    dice = (2, 1, 4, 4) if unit == "elephant" else (2, 1, 4)
    assert amount(attack(position, "PD-C", "PA-C", *dice), "attack", "leader") == bonus


@pytest.mark.rule("arbela", "2.2.2d")
def test_a_leader_with_a_flank_range_may_lead_a_flank_attack() -> None:
    assert {name for name, one in LEADERS.items() if not one["flank"]} == {"parmenion", "darius"}
    units = {"MA-RW": "companion-1", "PA-LW": "mercenary-hoplite-1", "MA-C": "phalanx-1"}
    for die, goes in ((4, "flank-1"), (5, "MA-RW")):
        position = battle(units, leaders={"philotas": "MA-RW"}, ordered="MA-RW MA-C")
        act(position, MACEDONIAN, "activate MA-RW; declare shock; flank PA-LW", die)
        assert where(position, "companion-1") == goes
    position = battle(units, leaders={"parmenion": "MA-RW"}, ordered="MA-RW MA-C")
    act(position, MACEDONIAN, "activate MA-RW; declare move-shock")
    assert refused(position, MACEDONIAN, "flank PA-LW") == ("8.7a", "no-flank-leader")


@pytest.mark.rule("arbela", "2.2.2e")
def test_the_command_chart_turns_a_die_into_orders() -> None:
    for leader, seat, unit in (("alexander", 0, "MD-C"), ("darius", 1, "PD-C")):
        chart = LEADERS[leader]["orders"]
        assert len(chart) == 6
        for die, added in enumerate(chart, start=1):
            name = "phalanx-1" if seat == MACEDONIAN else "kinsmen"
            position = battle({unit: name}, phase="leaders", active=seat, leaders={leader: unit})
            events = begin(position, "orders", die)
            assert told(events, "command-roll")[0]["orders"] == added


@pytest.mark.rule("arbela", "2.2.2f")
def test_the_seize_range_takes_the_turn() -> None:
    assert LEADERS["alexander"]["seize"] == [1, 2, 3]
    for die, active in ((3, MACEDONIAN), (4, PERSIAN)):
        position = battle({"PD-C": "kinsmen"}, phase="deploy", active=PERSIAN, asks=(1, 1))
        act(position, MACEDONIAN, "seize", die)
        assert position.active == active


@pytest.mark.rule("arbela", "2.2.2g")
def test_the_casualty_number_kills_a_leader_after_a_shock() -> None:
    for dice, place in ((11, "MA-C"), (12, "dead")):
        position = battle(
            {"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1"},
            leaders={"parmenion": "MA-C"},
            ordered="MA-C",
        )
        act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C", 3, 4, dice)
        assert where(position, "parmenion") == place
    assert [LEADERS[name]["killed"] for name in ("alexander", "darius")] == [[2], [7]]
    position = battle({"MA-C": "phalanx-1", "B-C": "mercenary-hoplite-1"}, ordered="MA-C")
    events = act(position, MACEDONIAN, "activate MA-C; declare shock; attack B-C", 3, 4)
    assert "casualty-check" not in kinds(events)
