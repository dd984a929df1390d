"""6.4, 6.5 Captains without men, and those who give up."""

from __future__ import annotations

import pytest

from anabasis.core.position import TABLE
from anabasis.kit.sealed import NOT_ASKED
from breach.game import GAME
from breach.rules.bids import Bids
from breach.rules.sally import Sally
from breach.state import Valley, standing
from tests.rules.breach.setting import act, kinds, lay, objected, offers, row


def rough(seats: int = 3, leader: int | None = 0) -> Valley:
    valley = lay(seats, leader=leader)
    valley.ruin = True
    return valley


def without_men(valley: Valley, seat: int) -> None:
    valley.graves += valley.camp[seat]
    valley.camp = valley.camp[:seat] + row(0) + valley.camp[seat + 1 :]


def ruined() -> Valley:
    """Seat 1 is ruined; the others bid."""
    valley = rough()
    without_men(valley, 1)
    assert "ruined" in kinds(act(valley, 0, "forage", 1))
    return valley


@pytest.mark.rule("breach", "6.4")
def test_who_has_no_man_before_a_round_is_ruined() -> None:
    valley = ruined()
    assert (valley.ruined, valley.coins[1]) == ((1,), 0)
    assert GAME.eliminated(valley) == (1,)
    assert GAME.view(valley, None)["seats"][1]["ruined"]


@pytest.mark.rule("breach", "6.4")
def test_the_ruined_are_asked_nothing_and_nobody_marches_on_them() -> None:
    valley = ruined()
    assert (GAME.decision(valley).waiting(), offers(valley, 1)) == ((0, 2), [])
    act(valley, 0, "bid 1")
    act(valley, 2, "bid 0")
    assert objected(valley, 0, "envoy 1").key == "is-ruined"
    act(valley, 0, "storm 2")
    assert valley.target == 2
    assert GAME.decision(valley).waiting() == (2,)


@pytest.mark.rule("breach", "6.4")
def test_the_ruined_come_last_the_first_of_them_at_the_end() -> None:
    valley = rough(4)
    valley.ruined = (2, 0)
    valley.trophies = row(1, 0, 1, 0)
    valley.coins = row(0, 5, 0, 7)
    assert GAME.result(valley)[0] == ((3,), (1,), (0,), (2,))


@pytest.mark.rule("breach", "6.4")
def test_the_game_is_over_when_fewer_than_two_are_left() -> None:
    valley = rough(2)
    without_men(valley, 1)
    act(valley, 0, "forage", 1)
    outcome = GAME.outcome(valley)
    assert outcome is not None
    assert (outcome.ranking, outcome.reason) == (((0,), (1,)), "last-left")


@pytest.mark.rule("breach", "6.4")
def test_who_is_ruined_does_not_give_up() -> None:
    assert objected(ruined(), TABLE, "resign 1").key == "already-eliminated"


@pytest.mark.rule("breach", "6.5")
def test_who_gives_up_leaves_with_his_men_and_coins() -> None:
    valley = rough(3)
    log = act(valley, TABLE, "resign 2")
    assert kinds(log) == ["resigned", "disbanded"]
    assert (valley.camp, valley.coins, valley.graves) == (row(5, 5, 0), row(3, 3, 0), 5)
    assert standing(valley) == (0, 1)


@pytest.mark.rule("breach", "6.5")
def test_a_round_that_he_leads_is_broken_off() -> None:
    valley = rough(3)
    number = valley.opened
    act(valley, 0, "storm 2")
    act(valley, TABLE, "resign 0")
    assert (valley.round, valley.storming, valley.camp) == (2, 0, row(0, 5, 5))
    assert isinstance(valley.agenda[-1], Bids)
    assert GAME.decision(valley).waiting() == (1, 2)
    assert objected(valley, 1, "bid 0", number).key == "decision-closed"


@pytest.mark.rule("breach", "6.5")
def test_a_storm_on_his_camp_is_broken_off() -> None:
    valley = rough(3)
    act(valley, 0, "storm 2")
    act(valley, 0, "target 1")
    act(valley, TABLE, "resign 1")
    assert (valley.round, valley.camp) == (2, row(5, 0, 5))


@pytest.mark.rule("breach", "6.5")
def test_bids_go_on_without_his() -> None:
    valley = rough(3, leader=None)
    number = valley.opened
    act(valley, 0, "bid 3")
    act(valley, TABLE, "resign 0")
    top = valley.agenda[-1]
    assert isinstance(top, Bids) and top.answers[0] == NOT_ASKED
    assert valley.opened > number
    act(valley, 1, "bid 0")
    act(valley, TABLE, "resign 2")
    outcome = GAME.outcome(valley)
    assert outcome is not None and outcome.reason == "resignation"


@pytest.mark.rule("breach", "6.5")
def test_bids_are_opened_if_only_his_was_missing() -> None:
    valley = rough(3, leader=None)
    act(valley, 0, "bid 1")
    act(valley, 1, "bid 2")
    log = act(valley, TABLE, "resign 2")
    assert kinds(log)[:3] == ["resigned", "disbanded", "bids-opened"]
    assert valley.leader == 1


@pytest.mark.rule("breach", "6.5")
def test_a_sally_goes_on_without_his() -> None:
    valley = lay(4, leader=0)
    valley.ruin = True
    act(valley, 0, "storm 2")
    act(valley, 0, "target 1")
    act(valley, TABLE, "resign 3")
    top = valley.agenda[-1]
    assert isinstance(top, Sally) and top.waiting() == (1, 2)


@pytest.mark.rule("breach", "6.4")
def test_where_nobody_is_ruined_who_gives_up_is_still_asked() -> None:
    valley = lay(3)
    number = valley.opened
    act(valley, TABLE, "resign 2")
    assert (valley.opened, GAME.decision(valley).waiting()) == (number, (0, 1, 2))
