"""5, 6 The end, and the variants."""

from __future__ import annotations

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.position import TABLE
from breach.game import GAME
from breach.state import Valley
from tests.rules.breach.setting import act, kinds, lay, objected, row


def last_round() -> Valley:
    valley = lay(3, leader=0)
    valley.round = valley.rounds
    return valley


def outcome_of(valley: Valley) -> dict[str, object]:
    outcome = GAME.outcome(valley)
    assert outcome is not None
    return outcome.plain()


@pytest.mark.rule("breach", "5.1")
def test_the_game_is_over_after_the_last_round() -> None:
    valley = last_round()
    assert GAME.outcome(valley) is None
    log = act(valley, 0, "forage", 1)
    assert kinds(log) == ["foraged", "game-ends"]
    assert outcome_of(valley)["reason"] == "rounds"
    assert objected(valley, 0, "forage").case == "5.1"


@pytest.mark.rule("breach", "5.2")
def test_at_nightfall_the_round_being_played_is_the_last() -> None:
    valley = lay(2, leader=0)
    act(valley, TABLE, "nightfall")
    assert GAME.view(valley, None)["nightfall"]
    act(valley, 0, "forage", 1)
    assert outcome_of(valley)["reason"] == "nightfall"
    assert valley.round == 1


@pytest.mark.rule("breach", "5.2")
def test_night_falls_once_and_by_the_table_alone() -> None:
    valley = lay(2, leader=0)
    assert objected(valley, 0, "nightfall").key == "only-the-table"
    act(valley, TABLE, "nightfall")
    no = objected(valley, TABLE, "nightfall")
    assert (no.case, no.key) == ("5.2", "night-has-fallen")


@pytest.mark.rule("breach", "5.3")
def test_trophies_count_then_coins_and_who_is_level_shares_the_place() -> None:
    valley = last_round()
    valley.trophies = row(0, 1, 0)
    valley.coins = row(1, 0, 2)
    act(valley, 0, "forage", 1)
    assert outcome_of(valley)["ranking"] == [[1], [0, 2]]


@pytest.mark.rule("breach", "5.3")
def test_the_victor_of_a_sudden_victory_comes_first() -> None:
    valley = lay(hands=("levy", "levy"), leader=0, asked=())
    act(valley, 0, "storm 3", 2, 0, 7)
    valley.trophies = row(1, 1)
    valley.coins = row(0, 30)
    act(valley, 0, "trophy")
    assert outcome_of(valley)["ranking"] == [[0], [1]]


@pytest.mark.rule("breach", "6.1")
@pytest.mark.parametrize(("walls", "strength"), [("plain", 2), ("strong", 3)])
def test_strong_walls_have_a_strength_of_three(walls: str, strength: int) -> None:
    valley = lay(hands=("levy", "levy"), leader=0, asked=())
    valley.strong = GAME.setup({"walls": walls}, 2, SeededDie(1))[0].strong
    act(valley, 0, "storm 3", 0, 0)
    assert valley.wall == strength


@pytest.mark.rule("breach", "6.2")
def test_a_long_game_has_eight_rounds() -> None:
    assert GAME.setup({"length": "long"}, 2, SeededDie(1))[0].rounds == 8
    assert GAME.setup({}, 2, SeededDie(1))[0].rounds == 5
