"""8.7.1 Riders in a Flank Area: who shoots at them, and where they come back to."""

import pytest

from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    options,
    where,
    words,
)


@pytest.mark.rule("arbela", "8.7.1f")
def test_only_a_target_that_faces_the_flank_area_shoots_into_it() -> None:
    for facing, may in (("east", True), ("south", False)):
        position = battle(
            {"MA-RW": "companion-1", "B-RW": "parthian-1"},
            leaders={"alexander": "MA-RW"},
            facing={"B-RW": facing},
            ordered="MA-RW",
        )
        begin_deed(position, "MA-RW", "shock")
        act(position, MACEDONIAN, "flank B-RW", 1)
        # To the south it has its flank there, and the shock is fought at once.
        act(position, PERSIAN, "let-pass", *([] if may else [6, 1, 7]))
        if may:
            assert options(position, PERSIAN) == {"hold-fire", "shoot companion-1"}
        else:
            assert asked(position) == "ChooseFacing"


@pytest.mark.rule("arbela", "8.7.1e", "4.3c")
def test_an_enemy_leader_in_the_place_of_the_riders_makes_way_when_they_come_back() -> None:
    """Bessus, left without units, goes to the Section that the riders came from."""
    position = battle(
        {
            "MA-RW": "companion-1",
            "B-RW": "kinsmen",
            "B-RC2": "hypaspist-1",
            "PA-LW": "mercenary-hoplite-1",
        },
        leaders={"alexander": "MA-RW", "bessus": "B-RW", "mazeus": "PA-LW"},
        hits={"companion-1": 6},
        facing={"B-RC2": "east"},
        ordered="MA-RW B-RC2",
    )
    begin_deed(position, "MA-RW", "shock")
    act(position, MACEDONIAN, "flank PA-LW", 1)
    act(position, PERSIAN, "let-pass")
    begin_deed(position, "B-RC2", "shock")
    act(position, MACEDONIAN, "attack B-RW")
    act(position, MACEDONIAN, "fight hypaspist-1", 6, 1, 7)
    assert words(position, PERSIAN, "place") == {"MD-RW", "MA-RW", "PD-LW", "reserve"}
    act(position, PERSIAN, "place MA-RW")
    # 1 + 12 + 3 - 6 against 6 + 3 + 2: the riders come back disrupted.
    act(position, MACEDONIAN, "halt", 1, 6, 7, 7)
    assert (where(position, "companion-1"), where(position, "alexander")) == ("MA-RW", "MA-RW")
    assert (asked(position), where(position, "bessus")) == ("PlaceLeader", "MA-RW")
    act(position, PERSIAN, "place B-RW")
    assert where(position, "bessus") == "B-RW"


@pytest.mark.rule("arbela", "8.7.1e")
@pytest.mark.rule("arbela", "4.3.2b")
def test_nobody_stops_with_another_facing_where_a_place_is_kept() -> None:
    units = {"MD-RW": "companion-1", "MD-RC2": "phalanx-1", "B-RW": "mercenary-hoplite-1"}
    b = battle(
        units,
        facing={"MD-RC2": "east"},
        leaders={"alexander": "MD-RW"},
        ordered="MD-RW MD-RC2",
    )
    begin_deed(b, "MD-RW", "shock")
    act(b, MACEDONIAN, "flank B-RW", 1)
    act(b, MACEDONIAN, "activate MD-RC2")
    assert "declare move" not in options(b, MACEDONIAN)
