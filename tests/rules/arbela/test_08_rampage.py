"""8.10.3 How the elephant rampages."""

from typing import Any

import pytest

from anabasis.core.die import ScriptedDie
from anabasis.core.door import proceed, submit
from anabasis.core.event import Event
from anabasis.core.position import TABLE
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.shots import Rampage
from anabasis.games.arbela.rules.turn import EndTurn
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.fighting import amount, attacked, begin_deed, fought
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
    stack,
    told,
    where,
)

WEST, NORTH, EAST, SOUTH = 0, 1, 2, 3
"""How the script says 1 to 4: an elephant that faces south then faces so."""


def rampage(units: dict[str, str], *dice: int, **laid: Any) -> tuple[Battle, list[Event]]:
    """The elephant, laid with the others, begins to rampage in the Macedonian turn."""
    position = battle(units, phase="deploy", **laid)
    position.agenda = [EndTurn(MACEDONIAN), Rampage()]
    position.offered = None
    events: list[Event] = []
    die = ScriptedDie(*dice)
    proceed(position, die, events)
    assert die.finished()
    assert GAME.violations(position) == []
    return position, events


# ---- 8.10.3 How it rampages


@pytest.mark.rule("arbela", "8.10.3e")
def test_above_its_hit_level_it_still_has_its_last_fight() -> None:
    units = {"B-RC1": "agrianian", "PA-C": "elephant", "B-C": "phalanx-1"}
    position = battle(units, hits={"elephant": 4}, ordered="B-RC1")
    # The fifth hit is one too many; the die of 2 lets it run, straight into the phalanx.
    act(position, MACEDONIAN, "activate B-RC1; declare fire")
    events = act(position, MACEDONIAN, "fire PA-C", 7, 2, SOUTH, 3, 1)
    (shock,) = told(events, "shock")
    assert (amount(shock, "attack", "hits"), shock["attack_total"]) == (-5, 3 + 4 + 2 - 5)
    assert where(position, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3f")
def test_above_its_hit_level_one_more_hit_on_its_run_removes_it() -> None:
    units = {"B-RC1": "agrianian", "PA-C": "elephant", "B-C": "thracian-peltast"}
    position = battle(units, hits={"elephant": 4}, ordered="B-RC1")
    act(position, MACEDONIAN, "activate B-RC1; declare fire")
    act(position, MACEDONIAN, "fire PA-C", 7, 2, SOUTH)
    events = act(position, MACEDONIAN, "shoot elephant", 12)
    assert "shock" not in kinds(events)
    assert kinds(events).count("elephant-removed") == 1


@pytest.mark.rule("arbela", "8.10.3a")
@pytest.mark.parametrize(
    ("index", "die", "facing"),
    [(WEST, 1, "west"), (NORTH, 2, "north"), (EAST, 3, "east"), (SOUTH, 4, "south")],
)
def test_it_turns_clockwise_by_as_many_sides_as_the_die_says(
    index: int, die: int, facing: str
) -> None:
    _, events = rampage({"B-C": "elephant", "MD-LW": "phalanx-1"}, index)
    assert told(events, "rampage") == [{"seat": PERSIAN, "die": die, "facing": facing}]


@pytest.mark.rule("arbela", "8.10.3b")
@pytest.mark.parametrize(
    ("section", "runs"), [("B-LC1", []), ("MA-LC1", ["B-C"]), ("MD-C", ["B-C", "MA-C"])]
)
def test_it_runs_straight_until_a_unit_is_in_its_front(section: str, runs: list[str]) -> None:
    """It looks before the first step and after each."""
    _, events = rampage({"PA-C": "elephant", section: "phalanx-1"}, SOUTH, 1, 6)
    assert [one["section"] for one in told(events, "rampage-runs")] == runs
    assert told(events, "shock")[0]["section"] == section


@pytest.mark.rule("arbela", "8.10.3b")
def test_disrupted_units_and_friends_stop_it_but_leaders_alone_do_not() -> None:
    _, events = rampage(
        {"PA-C": "elephant", "B-C": "phalanx-1"}, SOUTH, 1, 6, disrupted="phalanx-1"
    )
    assert told(events, "shock")[0]["section"] == "B-C"
    _, events = rampage({"PA-C": "elephant", "PD-C": "mercenary-hoplite-1"}, NORTH, 1, 6)
    assert told(events, "shock")[0]["defender"] == "mercenary-hoplite-1"
    _, events = rampage(
        {"PA-C": "elephant", "MA-C": "phalanx-1"}, SOUTH, 1, 6, leaders={"parmenion": "B-C"}
    )
    assert told(events, "shock")[0]["section"] == "MA-C"


@pytest.mark.rule("arbela", "8.10.3c")
def test_it_attacks_the_unit_straight_ahead_first() -> None:
    units = {"PA-C": "elephant", "B-C": "phalanx-1", "B-LC1": "phalanx-2", "B-RC1": "phalanx-3"}
    _, events = rampage(units, SOUTH, 1, 6)
    assert told(events, "shock")[0]["section"] == "B-C"


@pytest.mark.rule("arbela", "8.10.3c")
@pytest.mark.parametrize(
    ("die", "section"), [(1, "B-RC1"), (3, "B-RC1"), (4, "B-LC1"), (6, "B-LC1")]
)
def test_between_two_diagonal_sections_a_die_decides(die: int, section: str) -> None:
    """It faces south, so that its left is the Macedonian right."""
    units = {"PA-C": "elephant", "B-LC1": "phalanx-2", "B-RC1": "phalanx-3"}
    _, events = rampage(units, SOUTH, die, 1, 6)
    assert told(events, "shock")[0]["section"] == section


@pytest.mark.rule("arbela", "8.10.3d")
@pytest.mark.parametrize(("index", "runs"), [(NORTH, ["PD-C"]), (SOUTH, ["B-C", "MA-C"])])
def test_at_the_edge_or_after_two_sections_it_is_removed_without_a_fight(
    index: int, runs: list[str]
) -> None:
    """Going south, a unit in MD-RC2 is beyond its front even after the second step."""
    position, events = rampage({"PA-C": "elephant", "MD-RC2": "phalanx-1"}, index)
    assert [one["section"] for one in told(events, "rampage-runs")] == runs
    assert "shock" not in kinds(events)
    assert kinds(events)[1 + len(runs)] == "elephant-removed"
    assert where(position, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3e")
@pytest.mark.parametrize(("unit", "more"), [("phalanx-1", 0), ("companion-1", 2), ("prodromoi", 2)])
def test_it_adds_two_and_two_more_against_cavalry_less_its_hits(unit: str, more: int) -> None:
    position, events = rampage({"PA-C": "elephant", "B-C": unit}, SOUTH, 1, 6, hits={"elephant": 3})
    assert told(events, "shock")[0]["attack_total"] == 1 + 4 + 2 + more - 3
    assert where(position, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3e")
def test_the_defender_counts_side_struck_depth_and_leader() -> None:
    _, events = rampage(
        {"PA-C": "elephant", "PD-C": "mercenary-hoplite-1 apple-bearers"},
        NORTH,
        1,
        2,
        7,
        leaders={"mazeus": "PD-C"},
        facing={"PD-C": "west"},
    )
    assert told(events, "shock")[0]["defence_total"] == 2 + 3 + 1 + 2


@pytest.mark.rule("arbela", "8.10.3f")
def test_the_defender_may_fire_but_not_retreat_and_it_does_not_fire() -> None:
    position, _ = rampage({"PA-C": "elephant", "B-C": "mercenary-cavalry-1"}, SOUTH)
    assert options(position, MACEDONIAN) == {"shoot elephant", "hold-fire"}
    events = act(position, MACEDONIAN, "shoot elephant", 12, 1, 6)
    assert [one["unit"] for one in told(events, "shot")] == ["mercenary-cavalry-1"]
    assert "rampage" not in kinds(events)
    assert amount(told(events, "shock")[0], "attack", "hits") == -1


@pytest.mark.rule("arbela", "8.10.3f")
def test_fire_beyond_its_hit_level_removes_it_before_the_fight() -> None:
    position, _ = rampage(
        {"PA-C": "elephant", "B-C": "thracian-peltast"}, SOUTH, hits={"elephant": 4}
    )
    events = act(position, MACEDONIAN, "shoot elephant", 9)
    assert not {"shock", "rampage", "rampage-check"} & set(kinds(events))
    assert "elephant-removed" in kinds(events)
    assert where(position, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3g")
@pytest.mark.parametrize(("side", "unit"), [("B-C", "phalanx-1"), ("PD-C", "mercenary-hoplite-1")])
def test_a_higher_total_harms_friend_or_foe(side: str, unit: str) -> None:
    index = SOUTH if side == "B-C" else NORTH
    facing = "north" if side == "B-C" else "south"
    position, _ = rampage({"PA-C": "elephant", side: unit}, index, 6, 1, facing={side: facing})
    assert is_disrupted(position, unit)
    position, _ = rampage({"PA-C": "elephant", side: unit}, index, 1, 1, facing={side: "east"})
    assert where(position, unit) == "dead"


@pytest.mark.rule("arbela", "8.10.3g")
@pytest.mark.parametrize("dice", [(3, 1), (1, 6)])
def test_at_equal_or_lower_total_nothing_happens_to_the_defenders(dice: tuple[int, int]) -> None:
    position, _ = rampage({"PA-C": "elephant", "B-C": "phalanx-1"}, SOUTH, *dice)
    assert stack(position, "B-C") == ["phalanx-1"]
    assert not is_disrupted(position, "phalanx-1")
    assert engagements(position) == set()


@pytest.mark.rule("arbela", "8.10.3g")
def test_leaders_with_the_defenders_check_for_casualties() -> None:
    position, _ = rampage(
        {"PA-C": "elephant", "B-C": "phalanx-1"}, SOUTH, 1, 6, 12, leaders={"parmenion": "B-C"}
    )
    assert where(position, "parmenion") == "dead"


@pytest.mark.rule("arbela", "8.10.3h")
@pytest.mark.parametrize("dice", [(6, 1), (3, 1), (1, 6)])
def test_it_is_removed_after_the_fight_whatever_the_result(dice: tuple[int, int]) -> None:
    position, events = rampage({"PA-C": "elephant", "B-C": "phalanx-1"}, SOUTH, *dice)
    assert "elephant-removed" in kinds(events)
    assert where(position, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3i")
def test_nobody_advances_because_of_a_rampage() -> None:
    """The phalanx moved, beat the elephant, and it then emptied PD-C: both stay empty."""
    position = attacked(
        {"B-C": "phalanx-1", "PA-C": "elephant", "PD-C": "babylonian-levy-1"},
        "phalanx-1/PA-C",
        fired="elephant",
        moved="phalanx-1",
    )
    events = fought(position, 6, 1, 1, NORTH, 6, 1)
    assert where(position, "babylonian-levy-1") == "dead"
    assert "advanced" not in kinds(events)
    assert where(position, "phalanx-1") == "B-C"
    assert asked(position) not in ("AdvanceAttackers", "AdvanceDefender")


@pytest.mark.rule("arbela", "7.1m")
@pytest.mark.rule("arbela", "8.4.1b")
def test_an_attacker_that_the_elephant_disrupts_on_the_way_no_longer_attacks() -> None:
    units = {"B-C": "elephant", "MA-LC1": "persian-infantry-1", "MA-C": "cretan-archer"}
    b = battle(units, facing={"MA-LC1": "east"}, ordered="B-C MA-LC1", active=PERSIAN)
    act(b, PERSIAN, "activate B-C; declare shock; attack MA-C")
    act(b, PERSIAN, "activate MA-LC1; declare shock; attack MA-C")
    # The archers hit the elephant with 10; it turns west, and wins with 6 against 4.
    log = act(b, MACEDONIAN, "shoot elephant", 12, 0, 1, 1)
    assert [one["defender"] for one in told(log, "shock")] == ["persian-infantry-1"]
    assert is_disrupted(b, "persian-infantry-1")
    assert where(b, "cretan-archer") == "MA-C"


@pytest.mark.rule("arbela", "8.5b")
@pytest.mark.rule("arbela", "8.10.2e")
def test_an_engagement_ends_when_the_elephant_runs_away() -> None:
    b = battle({"MA-C": "phalanx-1", "B-C": "elephant"}, engaged="MA-C/B-C", ordered="MA-C")
    begin_deed(b, "MA-C", "shock")
    # 1 + 6 against 4 + 3; it turns towards its own side and meets nobody.
    log = act(b, MACEDONIAN, "attack B-C", 1, 4, 1, 1)
    assert "engagement-ends" in kinds(log)
    assert engagements(b) == set()
    assert where(b, "elephant") == "dead"


@pytest.mark.rule("arbela", "8.10.3h")
def test_the_elephant_is_removed_though_the_game_is_given_up_before_its_last_fight() -> None:
    b = battle(
        {"MA-RC1": "macedonian-archer", "MA-C": "agrianian", "B-C": "elephant"},
        ordered="MA-RC1",
    )
    act(b, MACEDONIAN, "activate MA-RC1; declare fire; fire B-C", 12, 3)
    assert asked(b) == "DefendByFire"
    submit(GAME, b, TABLE, b.opened, GAME.grammar.read("resign 0"), ScriptedDie())
    assert where(b, "elephant") == "dead"
    assert GAME.violations(b) == []
