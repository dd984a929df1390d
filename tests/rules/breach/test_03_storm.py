"""3 Storming: the march, the waves, and going home."""

from __future__ import annotations

import pytest

from anabasis.core.position import TABLE
from anabasis.kit.cards import NO_CARDS
from breach.game import GAME
from breach.rules.plunder import Spoils
from breach.rules.storm import PressOn
from breach.state import NOBODY, Valley, hand
from tests.rules.breach.setting import act, kinds, lay, objected, offers, row, tokens


def storming(men: int, hits: int, losses: int, hand: str = "levy") -> Valley:
    """Seat 0 storms seat 1, and the first wave has so many hits and losses."""
    valley = lay(hands=("levy", hand), leader=0, asked=())
    act(valley, 0, f"storm {men}", hits, losses)
    return valley


@pytest.mark.rule("breach", "3.1")
def test_no_more_men_are_sent_out_than_are_in_the_camp() -> None:
    valley = lay(leader=0)
    valley.camp = row(2, 5)
    valley.graves = 3
    assert [text for text in offers(valley, 0) if text.startswith("storm")] == [
        "storm 1",
        "storm 2",
    ]
    no = objected(valley, 0, "storm 3")
    assert (no.case, no.key, no.params) == ("3.1", "too-few-men", {"men": 2})
    act(valley, 0, "storm 2")
    assert (valley.camp, valley.storming) == (row(0, 5), 2)


@pytest.mark.rule("breach", "3.2")
def test_the_target_is_another_captain_who_has_not_given_up() -> None:
    valley = lay(4, leader=1)
    act(valley, TABLE, "resign 2")
    act(valley, 1, "storm 1")
    assert offers(valley, 1) == ["target 0", "target 3"]
    assert objected(valley, 1, "target 1").key == "your-own-camp"
    assert objected(valley, 1, "target 2").key == "has-given-up"
    assert objected(valley, 1, "target 4").key == "no-such-captain"
    assert objected(valley, 1, "target 4").case == "3.2"


@pytest.mark.rule("breach", "3.5")
@pytest.mark.parametrize(
    ("held", "dice"), [("", 0), ("levy", 1), ("rider", 1), ("spear", 2), ("spear levy rider", 4)]
)
def test_the_target_turns_up_his_tokens(held: str, dice: int) -> None:
    valley = storming(3, 0, 0, hand=held)
    assert valley.agenda[-1] == PressOn(0, dice)
    assert (valley.shown, valley.wall) == (tokens(held), 2)
    shown = GAME.view(valley, None)["seats"][1]["hand"]
    assert sorted(shown) == sorted(held.split())


@pytest.mark.rule("breach", "3.6")
def test_a_wave_takes_from_the_wall_and_kills_men() -> None:
    valley = storming(5, 1, 1, hand="levy spear")
    assert (valley.wall, valley.storming, valley.graves) == (1, 4, 1)


@pytest.mark.rule("breach", "3.6")
def test_no_more_men_die_than_are_out() -> None:
    valley = lay(hands=("levy", "spear spear"), leader=0, asked=())
    log = act(valley, 0, "storm 1", 0, 4, 0, 0)
    (wave,) = [event for event in log if event.kind.name == "wave"]
    assert wave.values == (0, 0, 1, 2)
    assert valley.camp == row(4, 5)


@pytest.mark.rule("breach", "3.7")
def test_the_leader_presses_on_for_a_coin_or_withdraws() -> None:
    valley = storming(3, 1, 0)
    assert offers(valley, 0) == ["withdraw", "press"]
    act(valley, 0, "press", 0, 0)
    assert valley.coins == row(2, 3)
    log = act(valley, 0, "withdraw", 0)
    assert kinds(log)[:2] == ["withdrawn", "went-home"]


@pytest.mark.rule("breach", "3.7")
def test_without_a_coin_there_is_no_further_wave() -> None:
    valley = lay(hands=("levy", "levy"), coins=(0, 3), leader=0, asked=())
    act(valley, 0, "storm 3", 1, 0)
    assert offers(valley, 0) == ["withdraw"]
    assert (objected(valley, 0, "press").case, objected(valley, 0, "press").key) == (
        "3.7",
        "too-few-coins",
    )


@pytest.mark.rule("breach", "3.8")
def test_a_wall_that_falls_with_the_last_man_is_a_breach() -> None:
    valley = lay(hands=("levy", "spear"), leader=0, asked=())
    log = act(valley, 0, "storm 2", 2, 2, 7)
    assert "breach" in kinds(log)
    assert isinstance(valley.agenda[-1], Spoils)
    assert valley.storming == 0


@pytest.mark.rule("breach", "3.9")
def test_the_men_go_home_and_the_target_draws_anew() -> None:
    valley = storming(4, 1, 1, hand="spear rider")
    log = act(valley, 0, "withdraw", 0, 1)
    assert kinds(log) == ["withdrawn", "went-home", "token-drawn", "token-drawn", "round-begins"]
    assert (valley.camp, valley.storming, valley.target) == (row(4, 5), 0, NOBODY)
    assert (valley.shown, hand(valley, 1)) == (NO_CARDS, tokens("levy spear"))


@pytest.mark.rule("breach", "3.9")
def test_what_the_target_has_shown_may_be_what_he_draws() -> None:
    valley = storming(4, 1, 1, hand="rider rider")
    act(valley, 0, "withdraw", 2, 2)
    assert hand(valley, 1) == tokens("rider rider")
