"""4.3.2f What a seat sees of face-down cards, and of a deployment before it is shown."""

import pytest

from anabasis.core.door import first_to_act
from anabasis.games.arbela.game import GAME
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    battle,
    finish_set_up,
    options,
    stack,
    start,
    to_move,
    told,
)


@pytest.mark.rule("arbela", "4.3.2f")
def test_a_unit_covered_in_the_same_deployment_is_not_shown() -> None:
    b = battle({"MD-LW": "phalanx-1"}, phase="deploy")
    act(b, MACEDONIAN, "bring phalanx-2; into MD-C; bring cretan-archer; into MD-C; at 0")
    act(b, MACEDONIAN, "deployed", 1)
    assert stack(b, "MD-C") == ["cretan-archer", "phalanx-2"]
    top, below = GAME.view(b, PERSIAN)["sections"]["MD-C"]["stack"]
    assert top["unit"] == "cretan-archer"
    assert below is None
    assert GAME.view(b, MACEDONIAN)["sections"]["MD-C"]["stack"][1]["unit"] == "phalanx-2"


@pytest.mark.rule("arbela", "4.1d")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_reach_of_a_unit_does_not_betray_what_is_being_deployed_before_it() -> None:
    views = []
    for section in ("PD-C", "PD-LW"):
        units = {"PA-C": "companion-1", "PD-RW": "chariot-1"}
        b = battle(units, phase="deploy", active=PERSIAN)
        act(b, PERSIAN, f"bring kinsmen; into {section}")
        views.append(GAME.view(b, MACEDONIAN))
    assert views[0] == views[1]


SCYTHIANS = ["scythian-light-cavalry-1", "scythian-light-cavalry-2"]


@pytest.mark.rule("arbela", "3.1b")
@pytest.mark.rule("arbela", "4.3.2f")
def test_the_order_of_a_stack_is_seen_only_when_it_has_been_laid() -> None:
    b, _ = start()
    act(b, PERSIAN, "station PD-C")
    for section, known in (
        ("PD-C", ["chariot-3", "elephant"]),
        ("PD-LW", ["scythian-heavy-cavalry", *SCYTHIANS]),
    ):
        seen = GAME.view(b, MACEDONIAN)["sections"][section]
        assert (seen["stack"], seen["among"]) == ([None] * len(known), known)
    log = []
    while to_move(b) == PERSIAN:
        log += act(b, PERSIAN, max(options(b, PERSIAN)))
    shown = {one["section"]: one["unit"] for one in told(log, "turned-up")}
    assert shown["PD-C"] == stack(b, "PD-C")[0]
    assert shown["PD-LW"] == stack(b, "PD-LW")[0]


SKIRMISHERS = {"agrianian", "macedonian-archer"}


@pytest.mark.rule("arbela", "3.1.2c")
@pytest.mark.rule("arbela", "4.3.2f")
def test_which_skirmisher_lies_below_is_not_known_after_the_set_up() -> None:
    b, _ = start()
    while b.turn == 0:
        seat = first_to_act(b)
        act(b, seat, max(options(b, seat)))
    for section in ("MD-C", "MD-RC1"):
        top, other, skirmisher = stack(b, section)
        assert (top[:7], other[:7], skirmisher in SKIRMISHERS) == ("phalanx", "phalanx", True)
        shown = GAME.view(b, PERSIAN)["sections"][section]
        assert (shown["stack"][1:], shown["among"]) == ([None, None], [other])


@pytest.mark.rule("arbela", "4.3.2k")
@pytest.mark.rule("arbela", "4.3.2f")
def test_a_skirmisher_deployed_below_the_top_is_not_shown() -> None:
    b = battle({"MD-C": "phalanx-1 phalanx-2"}, phase="deploy")
    act(b, MACEDONIAN, "bring cretan-archer; into MD-C; at 1; deployed", 1)
    assert stack(b, "MD-C") == ["phalanx-1", "cretan-archer", "phalanx-2"]
    assert GAME.view(b, PERSIAN)["sections"]["MD-C"]["stack"][1:] == [None, None]


@pytest.mark.rule("arbela", "4.3.2o")
@pytest.mark.rule("arbela", "4.3.2f")
def test_a_disrupted_card_stays_known_in_its_place_when_the_stack_is_rearranged() -> None:
    units = {"MD-C": "phalanx-1 hypaspist-1 phalanx-2", "MD-LW": "phalanx-3"}
    b = battle(units, disrupted="hypaspist-1", ordered="MD-C MD-LW")
    act(b, MACEDONIAN, "activate MD-C; declare rearrange; lay phalanx-2; lay phalanx-1")
    assert stack(b, "MD-C") == ["phalanx-2", "phalanx-1", "hypaspist-1"]
    top, middle, bottom = GAME.view(b, PERSIAN)["sections"]["MD-C"]["stack"]
    assert (top["unit"], middle, bottom["unit"]) == ("phalanx-2", None, "hypaspist-1")


@pytest.mark.rule("arbela", "4.3.2f")
def test_the_owner_sees_every_place_and_the_other_which_cards_lie_there() -> None:
    b, _ = start()
    finish_set_up(b)
    own = GAME.view(b, PERSIAN)["sections"]["PD-LW"]
    assert [card["unit"] for card in own["stack"]] == stack(b, "PD-LW")
    assert own["among"] == []
    other = GAME.view(b, MACEDONIAN)["sections"]["PD-LW"]
    assert other["stack"][1:] == [None, None]
    assert other["among"] == sorted(stack(b, "PD-LW")[1:])


@pytest.mark.rule("arbela", "4.1d")
@pytest.mark.rule("arbela", "4.3.2f")
def test_what_is_being_deployed_and_where_is_not_betrayed() -> None:
    views = []
    for lines in ("bring phalanx-2; into MD-C", "bring hypaspist-1; into MD-RC1"):
        b = battle({"MD-LW": "phalanx-1"}, leaders={"parmenion": "MD-C"}, phase="deploy")
        act(b, MACEDONIAN, lines)
        views.append(GAME.view(b, PERSIAN))
    assert views[0] == views[1]
    seen = views[0]["sections"]["MD-C"]
    assert (seen["side"], seen["facing"], seen["stack"]) == (None, None, [])
    b = battle({"MD-LW": "phalanx-1"}, leaders={"parmenion": "MD-C"}, phase="deploy")
    act(b, MACEDONIAN, "bring phalanx-2; into MD-C")
    assert GAME.view(b, MACEDONIAN)["sections"]["MD-C"]["facing"] == "north"


@pytest.mark.rule("arbela", "11.2c")
@pytest.mark.rule("arbela", "9.5.2c")
def test_the_break_levels_and_a_failed_seizure_are_there_to_see() -> None:
    b = battle({"MD-C": "phalanx-1"}, leaders={"darius": "dead"}, seize_failed=True, ordered="MD-C")
    for seat in (MACEDONIAN, PERSIAN, None):
        seen = GAME.view(b, seat)
        assert (seen["break_levels"], seen["seize_failed"]) == ([6, 14], True)
    b = battle({"MD-C": "phalanx-1"}, ordered="MD-C")
    seen = GAME.view(b, PERSIAN)
    assert (seen["break_levels"], seen["seize_failed"]) == ([6, 18], False)
