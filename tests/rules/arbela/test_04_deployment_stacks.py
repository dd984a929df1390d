"""4.3.2 Stacks in the Deployment row: what lies face-up, who acts, and rearranging."""

from typing import Any

import pytest

from anabasis.games.arbela.board import SECTION
from anabasis.games.arbela.cards import UNIT
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.rules.stacking import put
from anabasis.games.arbela.state import ORDERED, Battle
from anabasis.kit.rows import changed
from tests.rules.arbela.fighting import begin_deed
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    battle,
    begin,
    faces,
    is_disrupted,
    is_face_up,
    kinds,
    options,
    pass_turn,
    refused,
    stack,
    told,
    where,
    words,
)


def shown(position: Battle, section: str, seat: int = PERSIAN) -> list[str | None]:
    """What a seat sees of a stack, from the top."""
    cards: list[dict[str, Any] | None] = GAME.view(position, seat)["sections"][section]["stack"]
    return [card["unit"] if card else None for card in cards]


@pytest.mark.rule("arbela", "4.3.2a")
def test_a_deployment_section_holds_three_units_of_any_class_and_one_leader() -> None:
    position = battle({"MD-C": "companion-1"}, phase="deploy")
    act(position, MACEDONIAN, "bring agrianian; into MD-C; at 1; bring paeonian; into MD-C")
    act(position, MACEDONIAN, "bring-leader philotas; into MD-C; bring cretan-archer")
    assert refused(position, MACEDONIAN, "into MD-C") == ("4.3.2m", "section-full")
    act(position, MACEDONIAN, "into MD-LC1; bring-leader parmenion")
    assert refused(position, MACEDONIAN, "into MD-C") == ("4.3d", "second-leader")
    assert stack(position, "MD-C") == ["companion-1", "agrianian", "paeonian"]


@pytest.mark.rule("arbela", "4.3.2b")
def test_all_units_of_a_deployment_section_face_the_same_way() -> None:
    units = {"MD-LC1": "hypaspist-1", "MD-C": "phalanx-1"}
    position = battle(units, facing={"MD-LC1": "east"}, ordered="MD-LC1 MA-LW")
    act(position, MACEDONIAN, "activate MD-LC1; declare move")
    assert refused(position, MACEDONIAN, "step MD-C") == ("4.3.2b", "other-facing")
    position = battle(
        units, facing={"MD-LC1": "east"}, disrupted="phalanx-1", ordered="MD-LC1 MA-LW"
    )
    act(position, MACEDONIAN, "activate MD-LC1; declare move; step MD-C; at 0")
    assert stack(position, "MD-C") == ["hypaspist-1", "phalanx-1"]


@pytest.mark.rule("arbela", "4.3.2b")
def test_a_turn_on_the_way_may_not_set_a_unit_against_its_stack() -> None:
    units = {"MA-LC1": "hypaspist-1", "MD-C": "phalanx-1"}
    for way, allowed in (("south", "south"), ("east", "east")):
        position = battle(units, facing={"MA-LC1": "south", "MD-C": way}, ordered="MA-LC1 MA-LW")
        act(position, MACEDONIAN, "activate MA-LC1; declare move; step MD-C")
        # The one facing that is left is taken by itself.
        assert faces(position, "hypaspist-1") == allowed
    position = battle(units, facing={"MA-LC1": "south"}, ordered="MA-LC1 MA-LW")
    act(position, MACEDONIAN, "activate MA-LC1; declare move")
    assert refused(position, MACEDONIAN, "step MD-C") == ("4.3.2b", "other-facing")


@pytest.mark.rule("arbela", "4.3.2c")
def test_the_top_unit_and_the_leader_lie_face_up() -> None:
    position = battle(
        {"MD-C": "phalanx-1 phalanx-2 agrianian"},
        leaders={"parmenion": "MD-C"},
        ordered="MD-C",
    )
    assert shown(position, "MD-C") == ["phalanx-1", None, None]
    assert GAME.view(position, PERSIAN)["sections"]["MD-C"]["leaders"] == ["parmenion"]
    assert shown(position, "MD-C", MACEDONIAN) == ["phalanx-1", "phalanx-2", "agrianian"]
    assert [is_face_up(position, unit) for unit in stack(position, "MD-C")] == [True, False, False]
    position = battle({"MD-C": "phalanx-1 agrianian"}, laid_open="agrianian", ordered="MD-C")
    assert shown(position, "MD-C") == ["phalanx-1", "agrianian"]


@pytest.mark.rule("arbela", "4.3.2d")
def test_one_skirmisher_below_the_top_is_turned_up_to_fire_and_stays_so() -> None:
    units = {"MD-C": "phalanx-1 agrianian cretan-archer", "MA-C": "kinsmen"}
    position = battle(units, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare fire")
    assert options(position, MACEDONIAN) == {"enough", "use agrianian", "use cretan-archer"}
    act(position, MACEDONIAN, "use agrianian; fire MA-C", 2)
    assert is_face_up(position, "agrianian")
    assert not is_face_up(position, "cretan-archer")
    assert "use cretan-archer" not in options(position, MACEDONIAN)
    assert shown(position, "MD-C") == ["phalanx-1", "agrianian", None]
    position = battle({**units, "MD-LW": "phalanx-2"}, laid_open="agrianian", ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare rearrange")
    act(position, MACEDONIAN, "lay phalanx-1; lay agrianian")
    assert not is_face_up(position, "agrianian")


@pytest.mark.rule("arbela", "4.3.2d")
def test_a_lower_skirmisher_is_turned_up_to_fire_in_the_enemys_turn() -> None:
    position = battle(
        {"MD-C": "phalanx-1 agrianian", "MA-C": "mercenary-hoplite-1"},
        active=PERSIAN,
        ordered="MA-C",
    )
    act(position, PERSIAN, "activate MA-C; declare shock; attack MD-C")
    assert not is_face_up(position, "agrianian")
    shoot = next(line for line in options(position, MACEDONIAN) if line.startswith("shoot"))
    act(position, MACEDONIAN, shoot, 2, 3, 3)
    assert is_face_up(position, "agrianian")


@pytest.mark.rule("arbela", "4.3.2e")
def test_only_face_up_units_act_and_the_others_go_to_reserve_at_most() -> None:
    position = battle({"MD-C": "phalanx-1 paeonian", "MA-LC1": "kinsmen"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C")
    assert refused(position, MACEDONIAN, "declare fire") == ("7.1h", "face-down")
    act(position, MACEDONIAN, "declare move; step MA-C")
    assert where(position, "phalanx-1") == "MA-C"
    assert where(position, "paeonian") == "MD-C"
    # Facing away from the Reserve's side, its way to another Section is closed to it as well.
    position = battle(
        {"MD-C": "phalanx-1 paeonian"}, facing={"MD-C": "south"}, ordered="MD-C MD-LW"
    )
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; use paeonian")
    assert words(position, MACEDONIAN, "withdraw") == {"reserve"}


@pytest.mark.rule("arbela", "4.3.2f")
def test_a_face_down_card_is_known_to_its_owner_unless_seen_in_that_section() -> None:
    position = battle({"MD-C": "phalanx-1"}, phase="deploy")
    act(position, MACEDONIAN, "bring phalanx-2; into MD-C; bring hypaspist-1; into MD-C")
    act(position, MACEDONIAN, "deployed", 1)
    assert shown(position, "MD-C") == ["phalanx-1", None, None]
    position = battle({"MD-C": "phalanx-1 phalanx-2"}, disrupted="phalanx-2", ordered="MD-C")
    assert shown(position, "MD-C") == ["phalanx-1", "phalanx-2"]
    # A top unit that is covered has been seen there, and stays known.
    position = battle({"MD-C": "phalanx-1", "MA-C": "hypaspist-1"}, ordered="MA-C MD-LW")
    act(position, MACEDONIAN, "activate MA-C; declare withdraw; withdraw MD-C; at 0")
    assert shown(position, "MD-C") == ["hypaspist-1", "phalanx-1"]
    assert not is_face_up(position, "phalanx-1")


@pytest.mark.rule("arbela", "4.3.2g")
def test_when_the_top_unit_has_left_the_next_is_turned_up() -> None:
    position = battle({"MD-C": "phalanx-1 hypaspist-1 companion-1"}, ordered="MD-C MD-LW")
    events = act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C")
    assert [one["unit"] for one in told(events, "turned-up")] == ["hypaspist-1"]
    assert shown(position, "MD-C") == ["hypaspist-1", None]


@pytest.mark.rule("arbela", "4.3.2h")
def test_a_unit_revealed_in_an_activation_waits_but_may_defend() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MD-LW": "phalanx-2"}
    position = battle(units, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C")
    assert options(position, MACEDONIAN) == {"activate MD-LW", "end-actions"}
    assert where(position, "hypaspist-1") == "MD-C"
    # From then on it defends.
    units["MA-RC1"] = "kardakes-infantry-1"
    position = battle(units, ordered="MD-C")
    act(position, MACEDONIAN, "activate MD-C; declare move; step MA-C")
    position.active = PERSIAN
    position.ordered = changed(position.ordered, SECTION.read("MA-RC1"), ORDERED)
    begin(position, "actions")
    events = act(position, PERSIAN, "activate MA-RC1; declare shock; attack MD-C", 1, 1)
    assert told(events, "shock")[0]["defender"] == "hypaspist-1"


@pytest.mark.rule("arbela", "4.3.2h")
def test_a_unit_revealed_in_a_withdrawal_goes_to_the_reserve_at_most() -> None:
    units = {"MD-C": "phalanx-1 paeonian", "MD-LW": "phalanx-2"}
    position = battle(units, facing={"MD-C": "south"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; use phalanx-1; withdraw reserve")
    assert is_face_up(position, "paeonian")
    assert options(position, MACEDONIAN) == {"withdraw reserve", "hold-ground"}
    assert refused(position, MACEDONIAN, "withdraw MA-C") == ("4.3.2h", "revealed-waits")
    act(position, MACEDONIAN, "withdraw reserve")
    assert where(position, "paeonian") == "reserve"


@pytest.mark.rule("arbela", "4.3.2e", "4.3.2l")
def test_a_face_down_unit_can_only_go_to_the_reserve() -> None:
    units = {"MD-C": "phalanx-1 paeonian", "B-C": "kinsmen", "MD-LW": "phalanx-2"}
    position = battle(units, facing={"MD-C": "south"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; use paeonian")
    assert options(position, MACEDONIAN) == {"withdraw reserve", "hold-ground"}
    assert refused(position, MACEDONIAN, "withdraw MA-C") == ("4.3.2e", "face-down-waits")
    # The top unit, which was face-up from the start, may still go where it likes.
    act(position, MACEDONIAN, "withdraw reserve")
    assert words(position, MACEDONIAN, "withdraw") == {"reserve", "MA-C"}


@pytest.mark.rule("arbela", "4.3.2h")
def test_a_unit_revealed_in_a_withdrawal_does_not_fire() -> None:
    units = {"MD-C": "phalanx-1 paeonian", "MA-C": "kinsmen", "MD-LW": "phalanx-2"}
    position = battle(units, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, "activate MD-C; declare withdraw; use phalanx-1; withdraw reserve")
    assert words(position, MACEDONIAN, "fire-first") == set()
    assert refused(position, MACEDONIAN, "fire-first MA-C") == ("4.3.2h", "revealed-waits")


@pytest.mark.rule("arbela", "4.3.2d", "4.3.2h")
@pytest.mark.parametrize("deed", ["move", "withdraw"])
def test_of_two_skirmishers_below_the_top_only_one_acts(deed: str) -> None:
    units = {"MD-C": "phalanx-1 agrianian cretan-archer", "MD-LW": "phalanx-2"}
    position = battle(units, facing={"MD-C": "east"}, ordered="MD-C MD-LW")
    act(position, MACEDONIAN, f"activate MD-C; declare {deed}; use agrianian")
    if deed == "move":
        act(position, MACEDONIAN, "step MD-RC1; done")
        # Only the top unit is left to act.
        assert options(position, MACEDONIAN) == {"step MD-RC1", "done"}
    else:
        act(position, MACEDONIAN, "withdraw MD-LC1; use cretan-archer")
        assert options(position, MACEDONIAN) == {"withdraw reserve", "hold-ground"}


@pytest.mark.rule("arbela", "4.3.2i")
def test_reserves_go_to_the_bottom_in_the_owners_sequence() -> None:
    for first, second in (("phalanx-1", "hypaspist-1"), ("hypaspist-1", "phalanx-1")):
        position = battle({"MD-C": "companion-1"}, phase="deploy")
        act(position, MACEDONIAN, f"bring {first}; into MD-C; bring {second}; into MD-C")
        assert stack(position, "MD-C") == ["companion-1", first, second]


@pytest.mark.rule("arbela", "4.3.2j")
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_unit_from_the_field_is_put_in_any_place_of_the_stack(depth: int) -> None:
    position = battle({"MA-C": "hypaspist-1", "MD-C": "phalanx-1 phalanx-2"}, ordered="MA-C MD-LW")
    act(position, MACEDONIAN, f"activate MA-C; declare withdraw; withdraw MD-C; at {depth}")
    order = ["phalanx-1", "phalanx-2"]
    order.insert(depth, "hypaspist-1")
    assert stack(position, "MD-C") == order
    assert [is_face_up(position, unit) for unit in order] == [True, False, False]
    assert shown(position, "MD-C")[order.index("phalanx-2")] is None


@pytest.mark.rule("arbela", "4.3.2k")
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_skirmisher_from_reserve_is_put_in_any_place(depth: int) -> None:
    position = battle({"MD-C": "phalanx-1 phalanx-2"}, phase="deploy")
    act(position, MACEDONIAN, f"bring agrianian; into MD-C; at {depth}")
    assert stack(position, "MD-C").index("agrianian") == depth


@pytest.mark.rule("arbela", "4.3.2l")
@pytest.mark.parametrize("way", ["north", "east", "south"])
@pytest.mark.parametrize("unit", ["phalanx-1", "hypaspist-1", "companion-1"])
def test_any_card_of_the_stack_may_withdraw_to_the_reserve(unit: str, way: str) -> None:
    position = battle(
        {"MD-C": "phalanx-1 hypaspist-1 companion-1"},
        facing={"MD-C": way},
        ordered="MD-C MD-LW",
    )
    act(position, MACEDONIAN, f"activate MD-C; declare withdraw; use {unit}; withdraw reserve")
    assert where(position, unit) == "reserve"
    assert unit not in stack(position, "MD-C")


@pytest.mark.rule("arbela", "4.3.2m")
def test_a_full_section_is_entered_by_nobody_not_even_to_pass() -> None:
    full = {"MD-C": "phalanx-1 phalanx-2 phalanx-3"}
    position = battle({**full, "MA-C": "hypaspist-1"}, ordered="MA-C MD-LW")
    act(position, MACEDONIAN, "activate MA-C")
    assert refused(position, MACEDONIAN, "declare withdraw") == ("5.1j", "nothing-to-do")
    position = battle(
        {**full, "MD-LC1": "companion-1"}, facing={"MD-LC1": "east"}, ordered="MD-LC1 MD-LW"
    )
    act(position, MACEDONIAN, "activate MD-LC1; declare move")
    assert refused(position, MACEDONIAN, "step MD-C") == ("4.3.2m", "section-full")


@pytest.mark.rule("arbela", "4.3.2n")
def test_a_unit_forced_into_a_full_section_is_eliminated() -> None:
    position = battle(
        {"MD-RW": "companion-1", "PA-LW": "mercenary-hoplite-1", "MA-C": "phalanx-4"},
        leaders={"alexander": "MD-RW"},
        facing={"PA-LW": "east"},
        ordered="MD-RW MA-C",
    )
    act(position, MACEDONIAN, "activate MD-RW; declare shock; flank PA-LW", 1)
    # Its place is kept free in play, so three units are put there against the rules.
    for name in ("phalanx-1", "phalanx-2", "phalanx-3"):
        put(position, UNIT.read(name), SECTION.read("MD-RW"), 0, hidden=False)
    act(position, MACEDONIAN, "end-actions", 1, 6, 7)
    assert where(position, "companion-1") == "dead"
    assert position.losses == (1, 0)


@pytest.mark.rule("arbela", "4.3.2o")
def test_a_stack_is_rearranged_secretly() -> None:
    position = battle(
        {"MD-C": "phalanx-1 hypaspist-1 companion-1"}, seen="hypaspist-1", ordered="MD-C MD-LW"
    )
    events = act(
        position, MACEDONIAN, "activate MD-C; declare rearrange; lay companion-1; lay phalanx-1"
    )
    assert stack(position, "MD-C") == ["companion-1", "phalanx-1", "hypaspist-1"]
    assert shown(position, "MD-C") == ["companion-1", None, None]
    among = GAME.view(position, PERSIAN)["sections"]["MD-C"]["among"]
    assert among == ["hypaspist-1", "phalanx-1"]
    rearranged = next(event for event in events if event.kind.name == "rearranged")
    assert "phalanx-1" not in str(rearranged.witnessed(PERSIAN))
    assert "turned-up" in kinds(events)


@pytest.mark.rule("arbela", "4.3.2p")
def test_nobody_moves_into_or_out_of_a_rearranged_section_but_leaders() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MA-C": "companion-1", "MA-LC1": "prodromoi"}
    position = battle(units, ordered="MD-C MA-C MA-LC1", leaders={"philotas": "MA-C"})
    act(position, MACEDONIAN, "activate MD-C; declare rearrange; lay hypaspist-1")
    act(position, MACEDONIAN, "activate MA-C; declare withdraw")
    assert refused(position, MACEDONIAN, "withdraw MD-C") == ("6.2f", "not-a-withdrawal")
    assert words(position, MACEDONIAN, "withdraw") == {"MD-LC1", "MD-RC1"}


@pytest.mark.rule("arbela", "4.3.2p")
def test_no_rearranging_after_a_unit_moved_in_or_out() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1", "MA-C": "companion-1"}
    position = battle(units, ordered="MD-C MA-C MD-LW")
    act(position, MACEDONIAN, "activate MA-C; declare withdraw; withdraw MD-C; at 2; activate MD-C")
    assert refused(position, MACEDONIAN, "declare rearrange") == ("4.3.2p", "stirred")
    # Deploying in the first phase does not count, nor does a leader who comes.
    position = battle({"MD-C": "phalanx-1"}, leaders={"alexander": "MA-C"}, phase="deploy")
    act(position, MACEDONIAN, "bring hypaspist-1; into MD-C; deployed", 1)
    act(position, MACEDONIAN, "order MD-C; lead alexander; ride MD-C")
    act(position, MACEDONIAN, "activate MD-C; declare rearrange; lay hypaspist-1")
    assert stack(position, "MD-C") == ["hypaspist-1", "phalanx-1"]


@pytest.mark.rule("arbela", "4.3.2d")
@pytest.mark.rule("arbela", "8.4a")
def test_a_disrupted_skirmisher_no_longer_lies_open() -> None:
    units = {"MD-C": "phalanx-1 macedonian-archer", "MA-C": "mercenary-hoplite-1"}
    b = battle(units, laid_open="macedonian-archer", ordered="MA-C", active=PERSIAN)
    begin_deed(b, "MA-C", "shock")
    act(b, PERSIAN, "attack MD-C")
    act(b, MACEDONIAN, "hold-fire", 6, 1)
    assert is_disrupted(b, "macedonian-archer")
    # Another skirmisher comes below; it may be laid open and shoot.
    act(b, MACEDONIAN, "bring cretan-archer; into MD-C; at 2; deployed", 1)
    act(b, MACEDONIAN, "order MD-C; activate MD-C; declare fire")
    assert words(b, MACEDONIAN, "fire") == {"MA-C"}


def ordered_anew(position: Battle, section: str) -> None:
    """The rest of the turn and the Persian's go by; the Macedonian orders and picks a Section."""
    if position.active == MACEDONIAN:
        pass_turn(position)
    pass_turn(position, 4)
    act(position, MACEDONIAN, "deployed", 1)
    while asked(position) != "Activate":
        found = options(position, MACEDONIAN)
        wanted = (f"order {section}", "no-order", "leaders-stay")
        act(position, MACEDONIAN, next(line for line in wanted if line in found))
    act(position, MACEDONIAN, f"activate {section}")


@pytest.mark.rule("arbela", "4.3.2d")
def test_a_skirmisher_that_left_and_came_back_below_the_top_lies_face_down() -> None:
    b = battle({"MD-C": "phalanx-1 agrianian"}, laid_open="agrianian", ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare move; use agrianian; step MA-C; done")
    ordered_anew(b, "MA-C")
    act(b, MACEDONIAN, "declare withdraw; withdraw MD-C; at 1")
    assert stack(b, "MD-C") == ["phalanx-1", "agrianian"]
    assert not is_face_up(b, "agrianian")


@pytest.mark.rule("arbela", "4.3.2g")
@pytest.mark.rule("arbela", "4.3.2j")
def test_a_skirmisher_that_came_on_top_lies_face_down_when_it_is_covered() -> None:
    b = battle({"MD-C": "phalanx-1 agrianian"}, laid_open="agrianian", ordered="MD-C")
    act(b, MACEDONIAN, "activate MD-C; declare move; use phalanx-1; step MA-C")
    assert stack(b, "MD-C") == ["agrianian"]
    ordered_anew(b, "MA-C")
    act(b, MACEDONIAN, "declare withdraw; withdraw MD-C; at 0")
    assert stack(b, "MD-C") == ["phalanx-1", "agrianian"]
    assert not is_face_up(b, "agrianian")


@pytest.mark.rule("arbela", "4.3.2g")
def test_the_card_below_one_that_is_shot_away_is_turned_up_for_all_to_see() -> None:
    units = {"PD-C": "uxian-slinger-1 kinsmen", "PA-C": "cretan-archer"}
    b = battle(units, ordered="PA-C")
    begin_deed(b, "PA-C", "fire")
    log = act(b, MACEDONIAN, "fire PD-C", 12)
    assert where(b, "uxian-slinger-1") == "dead"
    assert [one["unit"] for one in told(log, "turned-up")] == ["kinsmen"]
