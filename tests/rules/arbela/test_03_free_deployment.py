"""3.2 The free deployment: what may be laid where, and how both come to be ready."""

import pytest

from anabasis.bots.greedy import GreedyBot
from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.door import submit, to_act
from anabasis.core.match import Match
from anabasis.core.message import Refused
from anabasis.core.position import TABLE
from anabasis.games.arbela.game import GAME
from anabasis.games.arbela.state import Battle
from tests.rules.arbela.setting import (
    MACEDONIAN,
    PERSIAN,
    act,
    asked,
    faces,
    kinds,
    options,
    refused,
    reserve,
    stack,
    start,
    told,
    where,
    words,
)

CENTRE = ("RC2", "RC1", "C", "LC1", "LC2")
ROW = ("LW", *CENTRE, "RW")


def freely() -> Battle:
    """Both players are about to lay out their armies."""
    position, _ = start(deployment="own")
    return position


def waited_for(position: Battle) -> list[int]:
    return [decision.seat for decision in to_act(position)]


def question(position: Battle, seat: int) -> dict[str, object]:
    return GAME.decision(position).prompt_to(position, seat).plain()


# ---- one card after the other


@pytest.mark.rule("arbela", "3.2a")
def test_each_puts_any_of_his_cards_into_his_deployment_row_and_the_rest_into_reserve() -> None:
    b = freely()
    assert reserve(b, PERSIAN) >= {"chariot-1", "elephant", "bessus", "darius"}
    act(b, PERSIAN, "pick-up kinsmen")
    assert words(b, PERSIAN, "put-down") == {f"PD-{column}" for column in ROW}
    act(b, PERSIAN, "put-down PD-LW; pick-up-leader darius; put-down PD-LW")
    act(b, MACEDONIAN, "pick-up cretan-archer; put-down MD-C; ready")
    assert b.turn == 0
    act(b, PERSIAN, "ready")
    assert (where(b, "kinsmen"), where(b, "darius")) == ("PD-LW", "PD-LW")
    assert (where(b, "chariot-1"), where(b, "companion-1")) == ("reserve", "reserve")
    assert (b.active, b.turn, asked(b)) == (PERSIAN, 1, "Deploy")


@pytest.mark.rule("arbela", "3.2a")
def test_a_card_is_moved_to_another_section_and_back_into_the_reserve() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-C; pick-up median; put-down PD-C")
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-RW")
    assert (stack(b, "PD-RW"), stack(b, "PD-C")) == (["kinsmen"], ["median"])
    act(b, PERSIAN, "pick-up kinsmen; put-back; pick-up-leader darius; put-down PD-C")
    assert (stack(b, "PD-RW"), where(b, "kinsmen")) == ([], "reserve")
    act(b, PERSIAN, "pick-up-leader darius; put-down PD-RW; pick-up-leader darius; put-back")
    assert where(b, "darius") == "reserve"


@pytest.mark.rule("arbela", "3.2a")
def test_a_unit_goes_to_the_bottom_or_on_top() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-C")
    assert words(b, PERSIAN, "put-on-top") == set()
    act(b, PERSIAN, "pick-up median; put-down PD-C; pick-up sacae; put-on-top PD-C")
    assert stack(b, "PD-C") == ["sacae", "kinsmen", "median"]
    act(b, PERSIAN, "pick-up median; put-on-top PD-C; pick-up sacae; put-down PD-C")
    assert stack(b, "PD-C") == ["median", "kinsmen", "sacae"]
    act(b, PERSIAN, "pick-up median")
    assert refused(b, PERSIAN, "put-on-top PD-C") == ("3.2a", "lies-there")
    assert refused(b, PERSIAN, "put-on-top PD-LW") == ("3.2a", "no-stack")


@pytest.mark.rule("arbela", "3.2a")
def test_what_is_in_hand_stays_where_it_is_until_it_is_put_down() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-C; pick-up kinsmen")
    assert question(b, PERSIAN) == {"key": "put-unit", "params": {"unit": "unit:kinsmen"}}
    assert question(b, MACEDONIAN)["key"] == "deploy-freely"
    assert (stack(b, "PD-C"), GAME.view(b, PERSIAN)["hand"]) == (["kinsmen"], "unit:kinsmen")
    assert refused(b, PERSIAN, "put-down PD-C") == ("3.2a", "lies-there")
    assert refused(b, PERSIAN, "pick-up-stack PD-C") == ("3.2a", "hand-full")
    act(b, PERSIAN, "let-go")
    assert question(b, PERSIAN)["key"] == "deploy-freely"
    act(b, PERSIAN, "pick-up-leader darius")
    assert question(b, PERSIAN) == {"key": "put-leader", "params": {"leader": "leader:darius"}}
    # Another card of the Reserve can be picked up instead; one that is laid cannot.
    assert refused(b, PERSIAN, "pick-up kinsmen") == ("3.2a", "hand-full")
    act(b, PERSIAN, "pick-up median; ready")
    assert (where(b, "darius"), where(b, "median")) == ("reserve", "reserve")


@pytest.mark.rule("arbela", "3.2a")
@pytest.mark.parametrize(
    ("before", "line", "why"),
    [
        ("", "put-down PD-C", "nothing-in-hand"),
        ("", "put-on-top PD-C", "no-unit-in-hand"),
        ("pick-up-leader darius", "put-on-top PD-C", "no-unit-in-hand"),
        ("", "put-back", "nothing-in-hand"),
        ("", "let-go", "nothing-in-hand"),
        ("pick-up kinsmen", "put-back", "in-reserve"),
        ("pick-up-leader darius", "put-back", "in-reserve"),
        ("", "pick-up phalanx-1", "not-your-card"),
        ("", "pick-up-leader philotas", "not-your-card"),
        ("", "pick-up-stack PD-C", "nothing-there"),
        ("", "pick-up chariot-2", "alike-first"),
        ("", "clear", "nothing-laid"),
        ("pick-up kinsmen", "clear", "hand-full"),
        ("pick-up kinsmen", "line", "hand-full"),
        ("line", "line", "line-laid"),
        ("line", "line-and-ready", "line-laid"),
    ],
)
def test_what_cannot_be_done_in_a_free_deployment(before: str, line: str, why: str) -> None:
    b = freely()
    if before:
        act(b, PERSIAN, before)
    assert refused(b, PERSIAN, line) == ("3.2a", why)


@pytest.mark.rule("arbela", "3.2b")
def test_free_deployment_keeps_to_stacking_and_faces_forward() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up elephant; put-down PD-C; pick-up-leader darius")
    assert refused(b, PERSIAN, "put-down PD-C") == ("9.1.4b", "not-with-darius")
    act(b, PERSIAN, "put-down PD-RW; pick-up elephant")
    for verb in ("put-down", "put-on-top"):
        assert refused(b, PERSIAN, f"{verb} PD-RW") == ("9.1.4b", "not-with-darius")
    act(b, PERSIAN, "let-go; pick-up-leader mazeus")
    assert refused(b, PERSIAN, "put-down PD-RW") == ("4.3d", "second-leader")
    act(b, PERSIAN, "put-down PD-C; pick-up kinsmen; put-down PD-C; pick-up median; put-down PD-C")
    act(b, PERSIAN, "pick-up sacae")
    for verb in ("put-down", "put-on-top"):
        assert refused(b, PERSIAN, f"{verb} PD-C") == ("4.3.2m", "section-full")
        assert refused(b, PERSIAN, f"{verb} PA-C") == ("4.1d", "not-own-row")
        assert refused(b, PERSIAN, f"{verb} MD-C") == ("4.1d", "not-own-row")
    act(b, PERSIAN, "put-down PD-LW; ready")
    act(b, MACEDONIAN, "pick-up phalanx-1; put-down MD-C; ready")
    assert faces(b, "elephant") == faces(b, "sacae") == "south"
    assert faces(b, "phalanx-1") == "north"


@pytest.mark.rule("arbela", "3.2b")
@pytest.mark.rule("arbela", "4.3.2m")
def test_when_the_row_is_full_no_further_unit_can_be_picked_up() -> None:
    b = freely()
    act(b, MACEDONIAN, "line")
    for section in ("MD-LC1", "MD-RC2"):
        unit = min(words(b, MACEDONIAN, "pick-up") & reserve(b, MACEDONIAN))
        act(b, MACEDONIAN, f"pick-up {unit}; put-down {section}")
    assert words(b, MACEDONIAN, "pick-up") & reserve(b, MACEDONIAN) == set()
    assert refused(b, MACEDONIAN, "pick-up cretan-archer") == ("4.1d", "no-room")


@pytest.mark.rule("arbela", "3.2c")
def test_free_deployment_puts_no_macedonian_unit_into_lw_and_lc2() -> None:
    b = freely()
    act(b, MACEDONIAN, "pick-up phalanx-1")
    for place in ("MD-LW", "MD-LC2"):
        assert refused(b, MACEDONIAN, f"put-down {place}") == ("3.2c", "frontage-set-up")
    act(b, MACEDONIAN, "put-down MD-LC1; pick-up-leader philotas; put-down MD-LW")
    assert where(b, "philotas") == "MD-LW"
    act(b, MACEDONIAN, "pick-up-stack MD-LC1")
    for place in ("MD-LW", "MD-LC2"):
        assert refused(b, MACEDONIAN, f"put-down {place}") == ("3.2c", "frontage-set-up")
    act(b, MACEDONIAN, "let-go; pick-up-stack MD-LW")
    assert refused(b, MACEDONIAN, "put-down MD-LC1") == ("3.2c", "frontage-set-up")
    act(b, MACEDONIAN, "put-down MD-LC2")
    assert where(b, "philotas") == "MD-LC2"


# ---- whole stacks, whole lines


@pytest.mark.rule("arbela", "3.2a")
def test_what_stands_in_two_sections_changes_places_with_its_leaders() -> None:
    b = freely()
    act(b, PERSIAN, "line; pick-up-leader darius; put-down PD-RW")
    left, right = stack(b, "PD-LW"), stack(b, "PD-RW")
    act(b, PERSIAN, "pick-up-stack PD-LW")
    assert question(b, PERSIAN) == {"key": "put-stack", "params": {"section": "section:PD-LW"}}
    assert words(b, PERSIAN, "put-down") == {f"PD-{column}" for column in (*CENTRE, "RW")}
    assert refused(b, PERSIAN, "put-down PD-LW") == ("3.2a", "lies-there")
    assert refused(b, PERSIAN, "put-down PA-LW") == ("4.1d", "not-own-row")
    act(b, PERSIAN, "put-down PD-RW")
    assert (stack(b, "PD-RW"), stack(b, "PD-LW")) == (left, right)
    assert (where(b, "bessus"), where(b, "darius")) == ("PD-RW", "PD-LW")


@pytest.mark.rule("arbela", "3.2a")
def test_a_whole_stack_moves_to_an_empty_section_or_back_into_the_reserve() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-C; pick-up median; put-down PD-C")
    act(b, PERSIAN, "pick-up-leader mazeus; put-down PD-C; pick-up-stack PD-C; put-down PD-LW")
    assert (stack(b, "PD-C"), stack(b, "PD-LW")) == ([], ["kinsmen", "median"])
    assert where(b, "mazeus") == "PD-LW"
    act(b, PERSIAN, "pick-up-stack PD-LW; put-back")
    assert {"kinsmen", "median", "mazeus"} <= reserve(b, PERSIAN)
    assert stack(b, "PD-LW") == []


@pytest.mark.rule("arbela", "3.2a")
def test_the_historical_line_is_laid_at_once() -> None:
    b = freely()
    act(b, PERSIAN, "line")
    assert [len(stack(b, f"PD-{column}")) for column in ROW] == [3, 2, 1, 1, 1, 1, 2]
    assert stack(b, "PD-RC2") == ["chariot-1", "elephant"]
    assert where(b, "bessus") == "PD-LW"
    act(b, MACEDONIAN, "line")
    assert stack(b, "MD-C") == ["phalanx-1", "phalanx-2", "agrianian"]
    assert stack(b, "MD-RC1") == ["phalanx-3", "phalanx-4", "macedonian-archer"]
    assert [where(b, leader) for leader in ("alexander", "parmenion", "philotas")] == [
        *("MD-RW", "MD-C", "MD-LC1")
    ]
    assert len(reserve(b, MACEDONIAN)) == 28 - 13
    act(b, MACEDONIAN, "clear")
    assert len(reserve(b, MACEDONIAN)) == 28 + 3


@pytest.mark.rule("arbela", "3.2a")
def test_of_the_historical_line_is_laid_what_is_missing_and_still_allowed() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up-leader darius; put-down PD-RC2; pick-up armenian-1; put-down PD-RW")
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-RW; pick-up median; put-down PD-RW")
    act(b, PERSIAN, "pick-up-leader mazeus; put-down PD-LW; line")
    # Only Darius keeps the elephant from its first Section; RW is full, LW has a leader.
    assert stack(b, "PD-RC2") == ["chariot-1"]
    assert stack(b, "PD-RC1") == ["chariot-2", "elephant"]
    assert stack(b, "PD-RW") == ["armenian-1", "kinsmen", "median"]
    assert where(b, "bessus") == "reserve"
    # A card that is laid elsewhere is replaced by one that is like it.
    b = freely()
    act(b, MACEDONIAN, "pick-up phalanx-1; put-down MD-LC1; line")
    assert stack(b, "MD-C") == ["phalanx-2", "phalanx-3", "agrianian"]
    assert stack(b, "MD-RC1") == ["phalanx-4", "phalanx-5", "macedonian-archer"]
    assert stack(b, "MD-LC1") == ["phalanx-1", "thessalian-1", "thessalian-2"]


# ---- ready


@pytest.mark.rule("arbela", "3.2d")
@pytest.mark.parametrize("first", [PERSIAN, MACEDONIAN])
def test_both_lay_at_the_same_time_and_reveal_at_the_same_moment(first: int) -> None:
    b = freely()
    number = b.opened
    assert waited_for(b) == [MACEDONIAN, PERSIAN]
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-C")
    act(b, MACEDONIAN, "pick-up phalanx-1")
    act(b, PERSIAN, "pick-up median; put-down PD-C; pick-up-leader darius; put-down PD-C")
    act(b, MACEDONIAN, "put-down MD-C")
    assert act(b, first, "ready") == []
    assert (waited_for(b), b.opened) == ([1 - first], number)
    assert refused(b, first, "pick-up-stack PD-C") == ("4.1a", "not-your-decision")
    events = act(b, 1 - first, "ready")
    assert kinds(events)[0] == "lines-shown"
    assert [one["unit"] for one in told(events, "turned-up")] == ["kinsmen", "phalanx-1"]
    assert [one["leader"] for one in told(events, "leader-shown")] == ["darius"]
    assert told(events, "reserves-arrive")[0] == {"seat": PERSIAN, "section": "PD-C", "count": 2}
    shown = GAME.view(b, MACEDONIAN)["sections"]["PD-C"]
    assert [card and card["unit"] for card in shown["stack"]] == ["kinsmen", None]
    assert shown["leaders"] == ["darius"]


@pytest.mark.rule("arbela", "3.2d")
def test_what_is_shown_does_not_tell_when_it_was_laid() -> None:
    """Chariots in both wings, and one below the kinsmen in the centre."""
    wings = ("pick-up chariot-1; put-down PD-LW", "pick-up {}; put-down PD-RW")
    centre = "pick-up kinsmen; put-down PD-C; pick-up {}; put-down PD-C"
    found = []
    for lines in (
        [wings[0], wings[1].format("chariot-2"), centre.format("chariot-3")],
        [centre.format("chariot-1"), wings[1].format("chariot-2"), wings[0].replace("1", "3")],
    ):
        b = freely()
        for line in lines:
            act(b, PERSIAN, line)
        act(b, MACEDONIAN, "line-and-ready")
        events = act(b, PERSIAN, "ready")
        found.append(([event.plain() for event in events], GAME.to_plain(b)))
    assert found[0] == found[1]
    assert [stack(b, f"PD-{at}") for at in ("LW", "C", "RW")] == [
        *(["chariot-1"], ["kinsmen", "chariot-3"], ["chariot-2"])
    ]


@pytest.mark.rule("arbela", "3.2d")
def test_an_army_left_in_reserve_is_shown_too_and_cannot_be_taken_back() -> None:
    match = Match(GAME, 2, {"deployment": "own"}, SeededDie(1))
    ready = GAME.grammar.read("ready")
    match.submit(MACEDONIAN, match.position.opened, ready)
    events = match.submit(PERSIAN, match.position.opened, ready)
    assert kinds(events)[:2] == ["lines-shown", "turn-begins"]
    assert match.waiting() == (PERSIAN,)
    assert not match.undoable(PERSIAN)


@pytest.mark.rule("arbela", "3.2d")
def test_nothing_of_a_free_deployment_is_taken_back_by_undo() -> None:
    match = Match(GAME, 2, {"deployment": "own"}, SeededDie(1))
    for seat, line in ((MACEDONIAN, "ready"), (PERSIAN, "line"), (PERSIAN, "pick-up kinsmen")):
        assert match.submit(seat, match.position.opened, GAME.grammar.read(line)) == []
        for who in (MACEDONIAN, PERSIAN):
            assert not match.undoable(who)
            with pytest.raises(Refused):
                match.undo(who)
    assert match.waiting() == (PERSIAN,)


def late(position: Battle, seat: int) -> None:
    """The table's clock runs out for a seat."""
    action = GAME.grammar.read(f"time-out {seat}")
    submit(GAME, position, TABLE, position.opened, action, ScriptedDie())


@pytest.mark.rule("arbela", "3.2a")
def test_when_time_runs_out_the_historical_line_is_filled_up() -> None:
    b = freely()
    act(b, PERSIAN, "pick-up kinsmen; put-down PD-LW; pick-up median")
    late(b, PERSIAN)
    assert waited_for(b) == [MACEDONIAN]
    assert stack(b, "PD-LW") == ["kinsmen", "scythian-light-cavalry-1", "scythian-light-cavalry-2"]
    assert (stack(b, "PD-C"), where(b, "median")) == (["chariot-3"], "reserve")
    act(b, MACEDONIAN, "line; pick-up-stack MD-RW; put-down MD-RC2")
    late(b, MACEDONIAN)
    assert (b.turn, stack(b, "MD-RC2")[0], stack(b, "MD-RW")[0]) == (
        1,
        "companion-1",
        "hypaspist-1",
    )


@pytest.mark.rule("arbela", "3.2a")
@pytest.mark.parametrize("seat", [MACEDONIAN, PERSIAN])
def test_a_computer_player_lays_the_historical_line_in_one_answer(seat: int) -> None:
    b = freely()
    redealt = GAME.redeal(b, seat, SeededDie(1))
    action = GreedyBot().choose(GAME, redealt, seat, SeededDie(2))
    assert action.text() == "line-and-ready"
    act(b, seat, action.text())
    assert waited_for(b) == [1 - seat]
    assert options(b, seat) == set()
