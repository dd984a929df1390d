"""The position and its agenda: cutting the stack, cleaning up, cloning, resuming."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from anabasis.core.die import SeededDie
from anabasis.core.door import submit, to_act
from anabasis.core.event import Event
from anabasis.core.position import Position, unwind
from anabasis.kit.bag import full_bag
from anabasis.kit.cards import NO_CARDS
from breach.game import GAME
from breach.rules.bids import Bids
from breach.rules.lead import Lead
from breach.rules.plunder import Spoils
from breach.rules.rounds import Campaign
from breach.rules.sally import Sally
from breach.rules.storm import ChooseTarget, GoHome, PressOn, Storm, Wave
from breach.rules.tokens import EndRound
from breach.state import NOBODY, Valley, hand
from tests.rules.breach.setting import act, kinds, lay, offers, row, tokens


def frames(valley: Valley) -> list[str]:
    return [type(frame).__name__ for frame in valley.agenda]


def stormed(*script: int) -> Valley:
    """Seat 0 has stormed seat 1 with three men, and the die has said so much about it."""
    valley = lay(hands=("levy", "levy levy"), leader=0, asked=())
    act(valley, 0, "storm 3", *script)
    return valley


# ---- procedures and decisions inside one another


def test_a_decision_waits_inside_the_procedures_that_led_to_it() -> None:
    valley = stormed(1, 1)
    assert frames(valley) == ["Campaign", "EndRound", "GoHome", "PressOn"]
    assert offers(valley, 0) == ["withdraw", "press"]
    act(valley, 0, "press", 1, 0, 7)
    assert frames(valley) == ["Campaign", "EndRound", "GoHome", "Spoils"]


def test_what_was_interrupted_goes_on_after_the_inner_decision() -> None:
    valley = stormed(3, 0, 12)
    log = act(valley, 0, "loot", 0, 1)
    assert kinds(log) == ["looted", "went-home", "token-drawn", "token-drawn", "round-begins"]
    assert (valley.coins, valley.camp, valley.round) == (row(6, 0), row(5, 5), 2)
    assert hand(valley, 1) == tokens("levy spear")
    assert frames(valley) == ["Campaign", "EndRound", "Bids"]


def test_a_game_saved_in_the_middle_of_a_storm_resumes_there() -> None:
    valley = stormed(1, 1)
    saved = msgspec.json.encode(GAME.to_plain(valley))
    resumed = GAME.from_plain(msgspec.json.decode(saved))
    assert isinstance(resumed.agenda[-1], PressOn)
    for position in (valley, resumed):
        die = SeededDie(3)
        for text in ("press", "withdraw"):
            if text in offers(position, 0):
                submit(GAME, position, 0, position.opened, GAME.grammar.read(text), die)
    assert GAME.to_plain(resumed) == GAME.to_plain(valley)


def test_a_step_with_one_answer_is_taken_by_itself() -> None:
    two = lay(2, leader=0)
    log = act(two, 0, "storm 1")
    assert kinds(log) == ["men-sent", "target-named"]
    assert isinstance(two.agenda[-1], Sally)
    three = lay(3, leader=0)
    act(three, 0, "storm 1")
    assert isinstance(three.agenda[-1], ChooseTarget)
    assert offers(three, 0) == ["target 1", "target 2"]


# ---- cutting the stack


def test_a_rider_cuts_back_to_the_end_of_the_round_and_the_men_go_home() -> None:
    valley = lay(hands=("levy", "rider levy"), leader=0)
    act(valley, 0, "storm 4")
    assert frames(valley) == ["Campaign", "EndRound", "GoHome", "Storm", "Sally"]
    assert valley.camp == row(1, 5)
    log = act(valley, 1, "sally rider")
    assert kinds(log) == ["sallied", "scattered", "went-home", "round-begins"]
    assert valley.camp == row(5, 5)
    assert (valley.storming, valley.target, valley.spent) == (0, NOBODY, NO_CARDS)
    assert frames(valley) == ["Campaign", "EndRound", "Bids"]


def test_a_sudden_victory_cuts_back_to_the_campaign_and_every_frame_cleans_up() -> None:
    valley = lay(hands=("levy", "levy levy"), leader=0, asked=(1,))
    valley.trophies = row(1, 0)
    act(valley, 0, "storm 5")
    act(valley, 1, "sally levy", 2, 0, 7)
    assert isinstance(valley.agenda[-1], Spoils)
    assert (valley.storming, valley.spent) == (4, tokens("levy"))
    log = act(valley, 0, "trophy")
    assert kinds(log) == ["trophy-taken", "went-home", "game-ends"]
    assert (valley.camp, valley.storming, valley.spent) == (row(4, 5), 0, NO_CARDS)
    assert valley.agenda == []
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[0], [1]], "reason": "trophies"}


def test_the_frame_that_is_unwound_to_stays() -> None:
    valley = stormed(1, 1)
    unwind(valley, EndRound, [])
    assert valley.agenda == [Campaign(), EndRound()]


def test_only_the_topmost_frame_of_the_class_is_unwound_to() -> None:
    valley = lay()
    valley.agenda = [Campaign(), EndRound(), GoHome(0), Storm(0), EndRound(), Lead(1)]
    unwind(valley, EndRound, [])
    assert frames(valley) == ["Campaign", "EndRound", "GoHome", "Storm", "EndRound"]


def test_unwinding_to_nothing_cleans_up_from_the_top_down() -> None:
    valley = lay(leader=0)
    valley.agenda = [Campaign(), EndRound(), GoHome(1), GoHome(0), Wave(0, 2)]
    valley.camp = row(3, 5)
    valley.storming = 2
    log: list[Event] = []
    unwind(valley, None, log)
    assert valley.agenda == []
    assert [event.values for event in log] == [(0, 2), (1, 0)]
    assert (valley.camp, valley.leader) == (row(5, 5), NOBODY)


# ---- clones


def test_a_clone_shares_nothing_that_changes() -> None:
    valley = stormed(1, 1)
    before = GAME.to_plain(valley)
    clone = valley.clone()
    assert GAME.to_plain(clone) == before
    act(clone, 0, "press", 1, 0, 7)
    act(clone, 0, "trophy", 0, 1)
    assert GAME.to_plain(valley) == before
    act(valley, 0, "withdraw", 0, 0)
    assert GAME.to_plain(clone) != GAME.to_plain(valley)


def test_cutting_the_agenda_of_a_clone_leaves_the_original_waiting() -> None:
    valley = stormed(1, 1)
    clone = valley.clone()
    unwind(clone, None, [])
    assert isinstance(valley.agenda[-1], PressOn)
    assert len(to_act(valley)) == 1
    assert to_act(clone) == []


@pytest.mark.parametrize("name", Valley.fields)
def test_a_clone_takes_every_field_along(name: str) -> None:
    valley = lay()
    other: dict[str, Any] = {
        "agenda": [Campaign(), Bids((1, -1))],
        "cup": full_bag(99, 2),
    }
    value = other.get(name, (7, 7) if isinstance(getattr(valley, name), tuple) else 77)
    setattr(valley, name, value)
    assert getattr(valley.clone(), name) == value


def test_a_bare_position_has_nothing_in_it() -> None:
    position = Position()
    assert (position.seats, position.agenda, position.opened) == (0, [], 0)
    assert (position.asks, position.gone, position.offered) == ((), (), None)
    with pytest.raises(NotImplementedError):
        position.clone()
