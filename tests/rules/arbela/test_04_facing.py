"""4.2 Facing."""

import pytest

from anabasis.games.arbela.game import GAME
from tests.rules.arbela.fighting import amount
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    faces,
    options,
    refused,
    stack,
    told,
    used_orders,
    where,
    words,
)


@pytest.mark.rule("arbela", "4.2a")
def test_a_unit_faces_one_of_four_directions() -> None:
    assert GAME.board()["facings"] == ["north", "east", "south", "west"]
    assert GAME.board()["forward"] == ["north", "south"]
    position = battle({"MA-C": "phalanx-1"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare face")
    assert words(position, MACEDONIAN, "face") == {"north", "east", "south", "west"}
    position = battle({"MA-C": "phalanx-1"}, facing={"MA-C": "west"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare face")
    act(position, MACEDONIAN, "face south")
    assert faces(position, "phalanx-1") == "south"


@pytest.mark.rule("arbela", "4.2b")
def test_leaders_disrupted_units_and_reserves_have_no_facing() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "MD-C": "phalanx-2"},
        leaders={"alexander": "B-C"},
        disrupted="phalanx-1",
        ordered="MA-C MD-C",
    )
    view = GAME.view(position, PERSIAN)
    assert view["sections"]["MA-C"]["facing"] is None
    assert view["sections"]["B-C"]["facing"] is None
    assert view["sections"]["MD-C"]["facing"] == "north"
    assert all("facing" not in card for card in view["reserves"][MACEDONIAN])
    # Nothing but going to the Reserve is left to a disrupted unit: it cannot be turned.
    events = act(position, MACEDONIAN, "activate MA-C")
    assert [one["deed"] for one in told(events, "deed-declared")] == ["send-back"]


@pytest.mark.rule("arbela", "4.2c")
@pytest.mark.parametrize(
    ("origin", "way", "strength"),
    [
        ("PA-C", "south", 8),
        ("PA-RC1", "south", 8),
        ("PA-LC1", "south", 8),
        ("B-LC1", "east", 3),
        ("B-RC1", "west", 3),
        ("MA-C", "north", 6),
        ("MA-LC1", "north", 6),
        ("MA-RC1", "north", 6),
    ],
)
def test_front_flanks_and_rear_of_a_unit(origin: str, way: str, strength: int) -> None:
    position = battle(
        {"B-C": "phalanx-1", origin: "kardakes-infantry-1"},
        facing={origin: way},
        active=PERSIAN,
        ordered=origin,
    )
    events = act(position, PERSIAN, f"activate {origin}; declare shock; attack B-C", 1, 2)
    assert amount(told(events, "shock")[0], "defence", "strength") == strength


@pytest.mark.rule("arbela", "4.2d")
def test_a_unit_may_face_the_edge_and_then_has_fewer_sections_ahead() -> None:
    for section, way in (("B-RW", "east"), ("MD-C", "south"), ("PD-C", "north")):
        position = battle({section: "companion-1"}, facing={section: way}, ordered=section)
        act(position, MACEDONIAN, f"activate {section}")
        assert refused(position, MACEDONIAN, "declare move") == ("5.1d", "nothing-to-do")
    position = battle({"MA-RW": "companion-1", "MA-C": "phalanx-1"}, ordered="MA-RW MA-C")
    act(position, MACEDONIAN, "activate MA-RW; declare move")
    assert words(position, MACEDONIAN, "step") == {"B-RW", "B-RC2"}
    position = battle({"MA-RW": "companion-1"}, ordered="MA-RW")
    act(position, MACEDONIAN, "activate MA-RW; declare face; face east")
    assert faces(position, "companion-1") == "east"


@pytest.mark.rule("arbela", "4.2e")
def test_a_unit_fires_and_attacks_only_to_its_front() -> None:
    units = {"B-C": "paeonian", "B-RC1": "kinsmen", "MA-RC1": "median"}
    units["PA-LC1"] = "kardakes-infantry-1"
    position = battle(units, ordered="B-C MA-LW")
    act(position, MACEDONIAN, "activate B-C; declare move-fire-shock")
    assert words(position, MACEDONIAN, "fire") == {"PA-LC1"}
    assert words(position, MACEDONIAN, "attack") == {"PA-LC1"}
    for beside in ("B-RC1", "MA-RC1"):
        assert refused(position, MACEDONIAN, f"fire {beside}") == ("7.1d", "not-through-front")
        assert refused(position, MACEDONIAN, f"attack {beside}") == ("8.1a", "not-in-front")


@pytest.mark.rule("arbela", "4.2f")
def test_no_diagonal_shock_without_diagonal_movement() -> None:
    for unit, may in (("phalanx-1", False), ("hypaspist-1", True), ("thessalian-1", True)):
        position = battle({"MA-C": unit, "B-RC1": "kinsmen"}, ordered="MA-C MA-LW")
        act(position, MACEDONIAN, "activate MA-C; declare move-shock")
        if may:
            assert "attack B-RC1" in options(position, MACEDONIAN)
        else:
            assert refused(position, MACEDONIAN, "attack B-RC1") == ("8.2d", "no-diagonal-attack")


@pytest.mark.rule("arbela", "4.2g")
@pytest.mark.parametrize("way", ["east", "south", "west"])
def test_in_a_facing_change_the_units_stay_and_turn_to_any_direction(way: str) -> None:
    position = battle({"MA-C": "phalanx-1 agrianian"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, f"activate MA-C; declare face; face {way}")
    assert faces(position, "phalanx-1") == faces(position, "agrianian") == way
    assert stack(position, "MA-C") == ["phalanx-1", "agrianian"]


@pytest.mark.rule("arbela", "4.2g")
def test_the_units_may_keep_their_facing_and_have_then_taken_their_action() -> None:
    position = battle({"MA-C": "phalanx-1", "MD-C": "phalanx-2"}, ordered="MA-C MD-C")
    events = act(position, MACEDONIAN, "activate MA-C; declare face; face north")
    assert faces(position, "phalanx-1") == "north"
    assert told(events, "faced") == []
    assert used_orders(position) == {"MA-C"}


@pytest.mark.rule("arbela", "4.2h")
def test_a_unit_that_turns_does_nothing_else_that_turn() -> None:
    position = battle(
        {"MA-C": "paeonian", "B-C": "kinsmen", "MD-C": "phalanx-1"}, ordered="MA-C MD-C"
    )
    act(position, MACEDONIAN, "activate MA-C; declare face; face east")
    assert options(position, MACEDONIAN) == {"activate MD-C", "end-actions"}
    # One that has moved into an ordered Section may not turn there.
    position = battle({"MD-C": "phalanx-1", "MA-C": "agrianian"}, ordered="MA-C MD-C")
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C; at 0; activate MA-C")
    assert refused(position, MACEDONIAN, "declare face") == ("5.1c", "has-acted")


@pytest.mark.rule("arbela", "4.2i")
def test_the_whole_stack_turns_face_down_cards_too() -> None:
    position = battle(
        {"MD-C": "phalanx-1 phalanx-2 companion-1"}, ordered="MD-C MD-LW", disrupted="companion-1"
    )
    act(position, MACEDONIAN, "activate MD-C; declare face; face west")
    assert faces(position, "phalanx-1") == faces(position, "phalanx-2") == "west"
    assert GAME.view(position, PERSIAN)["sections"]["MD-C"]["stack"][1] is None


@pytest.mark.rule("arbela", "4.2j")
def test_engaged_units_cannot_turn() -> None:
    position = battle(
        {"MA-C": "phalanx-1", "B-C": "kinsmen"}, engaged="MA-C/B-C", ordered="MA-C MA-LW"
    )
    # The only action left to it is declared by itself.
    events = act(position, MACEDONIAN, "activate MA-C")
    assert [one["deed"] for one in told(events, "deed-declared")] == ["shock"]
    assert options(position, MACEDONIAN) == {"attack B-C", "done"}


@pytest.mark.rule("arbela", "4.2k")
@pytest.mark.parametrize(
    ("to", "turned", "wrong"), [("B-LC1", "west", "east"), ("B-RC1", "east", "west")]
)
def test_after_a_diagonal_step_it_may_turn_towards_that_side(
    to: str, turned: str, wrong: str
) -> None:
    for way in ("north", turned):
        position = battle({"MA-C": "hypaspist-1"}, ordered="MA-C MA-LW")
        act(position, MACEDONIAN, f"activate MA-C; declare move; step {to}")
        assert words(position, MACEDONIAN, "turn") == {"north", turned}
        for other in (wrong, "south"):
            assert refused(position, MACEDONIAN, f"turn {other}") == ("4.2k", "wrong-turn")
        act(position, MACEDONIAN, f"turn {way}")
        assert faces(position, "hypaspist-1") == way


@pytest.mark.rule("arbela", "4.2k")
def test_a_straight_step_gives_no_turn() -> None:
    position = battle({"MA-C": "companion-1"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-C")
    assert words(position, MACEDONIAN, "turn") == set()
    assert refused(position, MACEDONIAN, "turn east") == ("5.1b", "not-now")


@pytest.mark.rule("arbela", "4.2l")
def test_a_unit_turns_once_in_its_move_and_then_goes_the_new_way() -> None:
    position = battle({"MA-C": "companion-1"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-RC1; turn east")
    assert words(position, MACEDONIAN, "step") == {"B-RC2", "PA-LC2", "MA-RC2"}
    act(position, MACEDONIAN, "step PA-LC2")
    assert faces(position, "companion-1") == "east"
    assert words(position, MACEDONIAN, "turn") == set()
    # A turn not used after the first step may be used after the second.
    position = battle({"MA-C": "companion-1"}, ordered="MA-C MA-LW")
    act(position, MACEDONIAN, "activate MA-C; declare move; step B-RC1; turn north; step PA-LC2")
    act(position, MACEDONIAN, "turn east")
    assert faces(position, "companion-1") == "east"
    assert where(position, "companion-1") == "PA-LC2"


@pytest.mark.rule("arbela", "4.2m")
def test_a_deployed_unit_faces_as_the_stack_or_the_enemy_side() -> None:
    position = battle(
        {"MD-C": "phalanx-1", "MD-LC1": "phalanx-2"},
        facing={"MD-C": "east", "MD-LC1": "east"},
        disrupted="phalanx-2",
        phase="deploy",
    )
    act(position, MACEDONIAN, "bring phalanx-3; into MD-C; bring hypaspist-1; into MD-LC1")
    act(position, MACEDONIAN, "bring companion-1; into MD-RW")
    assert faces(position, "phalanx-3") == "east"
    assert faces(position, "hypaspist-1") == "north"
    assert faces(position, "companion-1") == "north"


@pytest.mark.rule("arbela", "4.2i")
@pytest.mark.rule("arbela", "8.7.1e")
def test_a_stack_that_turns_turns_its_unit_in_the_flank_area_too() -> None:
    units = {"MD-RC2": "companion-1", "MD-RW": "companion-2", "B-RW": "mercenary-hoplite-1"}
    b = battle(
        units,
        facing={"MD-RC2": "east", "MD-RW": "east"},
        leaders={"alexander": "MD-RC2"},
        ordered="MD-RC2 MD-RW",
    )
    act(b, MACEDONIAN, "activate MD-RC2; declare move-shock; step MD-RW; flank B-RW", 1)
    b.asks = (0, 1)
    act(b, MACEDONIAN, "activate MD-RW; declare face")
    act(b, PERSIAN, "wait")
    act(b, MACEDONIAN, "face north")
    # The turn is seized before the flank attack is fought: the rider comes back.
    act(b, PERSIAN, "seize", 1)
    assert stack(b, "MD-RW") == ["companion-1", "companion-2"]
    assert (faces(b, "companion-1"), faces(b, "companion-2")) == ("north", "north")
