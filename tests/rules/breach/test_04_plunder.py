"""4 Plunder."""

from __future__ import annotations

import pytest

from breach.game import GAME
from breach.rules.plunder import Spoils
from breach.state import Valley
from tests.rules.breach.setting import act, kinds, lay, offers, row


def breached(dice: int, coins: int = 3) -> Valley:
    """Seat 0 has broken into the camp of seat 1, and so much is rolled for the loot."""
    valley = lay(hands=("levy", "levy"), coins=(1, coins), leader=0, asked=())
    act(valley, 0, "storm 3", 2, 0, dice)
    return valley


@pytest.mark.rule("breach", "4.1")
@pytest.mark.parametrize(("dice", "loot"), [(2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (12, 4)])
def test_two_dice_are_divided_by_three_and_rounded_up(dice: int, loot: int) -> None:
    assert breached(dice, coins=9).agenda[-1] == Spoils(0, loot)


@pytest.mark.rule("breach", "4.1")
def test_there_is_no_more_loot_than_the_target_has() -> None:
    assert breached(12, coins=2).agenda[-1] == Spoils(0, 2)


@pytest.mark.rule("breach", "4.2")
def test_the_leader_takes_the_loot() -> None:
    valley = breached(7)
    assert offers(valley, 0) == ["loot", "trophy"]
    act(valley, 0, "loot", 0)
    assert (valley.coins, valley.trophies) == (row(4, 0), row(0, 0))


@pytest.mark.rule("breach", "4.2")
def test_or_he_leaves_it_and_takes_a_trophy() -> None:
    valley = breached(7)
    act(valley, 0, "trophy", 0)
    assert (valley.coins, valley.trophies) == (row(1, 3), row(1, 0))


@pytest.mark.rule("breach", "4.3")
def test_two_trophies_win_at_once_and_the_men_go_home() -> None:
    valley = breached(7)
    valley.trophies = row(1, 0)
    log = act(valley, 0, "trophy")
    assert kinds(log) == ["trophy-taken", "went-home", "game-ends"]
    assert valley.camp == row(5, 5)
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert outcome.plain() == {"ranking": [[0], [1]], "reason": "trophies"}
