"""2 The round: bids, the lead, foraging and mustering."""

from __future__ import annotations

import pytest

from anabasis.kit.cards import NO_CARDS
from breach.game import GAME
from breach.rules.lead import Lead
from breach.state import hand
from tests.rules.breach.setting import act, kinds, lay, objected, offers, row, tokens


@pytest.mark.rule("breach", "2.1")
def test_five_rounds_are_played() -> None:
    valley = lay(2)
    rounds = []
    while valley.agenda:
        rounds.append(valley.round)
        act(valley, 0, "bid 0")
        act(valley, 1, "bid 0")
        act(valley, valley.leader, "forage", 1)
    assert rounds == [1, 2, 3, 4, 5]


@pytest.mark.rule("breach", "2.1")
def test_who_is_not_asked_does_not_act() -> None:
    no = objected(lay(2, leader=0), 1, "forage")
    assert (no.case, no.key) == ("2.1", "not-your-decision")


@pytest.mark.rule("breach", "2.2")
def test_nobody_bids_more_than_he_has_or_more_than_nine() -> None:
    valley = lay(3, coins=(2, 0, 12))
    assert offers(valley, 0) == ["bid 0", "bid 1", "bid 2"]
    assert offers(valley, 1) == ["bid 0"]
    assert offers(valley, 2)[-1] == "bid 9"
    no = objected(valley, 0, "bid 3")
    assert (no.case, no.key, no.params) == ("2.2", "too-few-coins", {"coins": 2})


@pytest.mark.rule("breach", "2.2")
def test_bids_are_opened_together() -> None:
    valley = lay(2)
    assert act(valley, 1, "bid 2") == []
    log = act(valley, 0, "bid 1")
    assert (log[0].kind.name, log[0].values) == ("bids-opened", ((1, 2),))


@pytest.mark.rule("breach", "2.3")
def test_the_highest_bid_leads_and_pays() -> None:
    valley = lay(3)
    for seat, bid in enumerate(("bid 1", "bid 3", "bid 2")):
        act(valley, seat, bid)
    assert valley.agenda[-1] == Lead(1)
    assert valley.coins == row(3, 0, 3)
    assert valley.precedence == (0, 1, 2)


@pytest.mark.rule("breach", "2.3")
def test_of_equal_bids_the_first_in_precedence_leads_and_goes_to_the_end() -> None:
    valley = lay(3)
    valley.precedence = (2, 1, 0)
    for seat, bid in enumerate(("bid 2", "bid 2", "bid 0")):
        act(valley, seat, bid)
    assert (valley.leader, valley.precedence) == (1, (2, 0, 1))


@pytest.mark.rule("breach", "2.4")
def test_the_leader_storms_forages_musters_or_sends_an_envoy() -> None:
    assert offers(lay(2, leader=1), 1) == [
        "forage",
        "muster",
        "envoy 0",
        *[f"storm {men}" for men in range(1, 6)],
    ]


@pytest.mark.rule("breach", "2.4")
def test_a_leader_whose_time_runs_out_forages() -> None:
    log = act(lay(2, leader=1), -1, "time-out 1", 1)
    assert kinds(log)[:2] == ["time-ran-out", "foraged"]


@pytest.mark.rule("breach", "2.5")
@pytest.mark.parametrize(("face", "coins"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_foraging_brings_one_to_three_coins(face: int, coins: int) -> None:
    valley = lay(2, leader=1)
    act(valley, 1, "forage", face)
    assert valley.coins == row(3, 3 + coins)


@pytest.mark.rule("breach", "2.6")
def test_mustering_draws_a_token_unseen() -> None:
    valley = lay(2, hands=("levy", "levy spear"), leader=1)
    log = act(valley, 1, "muster", 2)
    assert hand(valley, 1) == tokens("levy spear rider")
    assert log[0].witnessed(0)["token"] is None


@pytest.mark.rule("breach", "2.6")
def test_nobody_holds_more_than_three_tokens() -> None:
    valley = lay(2, hands=("levy", "levy spear spear"), leader=1)
    no = objected(valley, 1, "muster")
    assert (no.case, no.key) == ("2.6", "hand-full")


@pytest.mark.rule("breach", "2.7")
def test_spent_tokens_go_back_into_the_cup() -> None:
    valley = lay(hands=("levy", "rider levy"), leader=0)
    before = valley.cup.inside()
    act(valley, 0, "storm 4")
    act(valley, 1, "sally rider")
    assert (valley.round, valley.spent) == (2, NO_CARDS)
    assert valley.cup.inside() == before + tokens("rider")
    assert GAME.view(valley, None)["spent"] == []
