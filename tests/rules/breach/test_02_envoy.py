"""2.8 The envoy: one captain sees another's tokens, and nobody else does."""

from __future__ import annotations

from typing import Any

import pytest

from anabasis.core.die import SeededDie
from anabasis.core.position import TABLE
from breach.game import GAME
from breach.rules.lead import Lead
from breach.state import Valley, hand
from tests.rules.breach.setting import act, kinds, lay, objected, offers, play, table, tokens

pytestmark = pytest.mark.rule("breach", "2.8")


def visited(hands: tuple[str, ...] = ("levy", "spear rider", "levy spear")) -> Valley:
    """Seat 0 has sent an envoy to seat 1; the second round begins."""
    valley = lay(3, hands=hands, leader=0, asked=())
    act(valley, 0, "envoy 1")
    return valley


def seen_hand(valley: Valley, seat: int | None, who: int = 1) -> list[str]:
    shown: list[str] = GAME.view(valley, seat)["seats"][who]["hand"]
    return shown


def lead(valley: Valley, seat: int) -> Valley:
    """The seat leads, whatever was bid."""
    valley.agenda[-1] = Lead(seat)
    valley.leader = seat
    valley.offered = None
    return valley


def possible(valley: Valley, seat: int, who: int) -> set[int]:
    """The hands that a captain may have, as far as another can tell."""
    return {hand(world, who) for world in GAME.worlds(valley, seat)}


def test_both_see_the_tokens_and_nobody_else() -> None:
    valley = lay(3, hands=("levy", "spear rider", "levy spear"), leader=0)
    log = act(valley, 0, "envoy 1")
    assert kinds(log) == ["envoy", "round-begins"]
    plain: dict[str, Any] = {"kind": "envoy", "case": "2.8", "seat": 0, "target": 1}
    for captain in (0, 1):
        assert log[0].witnessed(captain) == plain | {"tokens": ["spear", "rider"]}
    for other in (2, None):
        assert log[0].witnessed(other) == plain | {"tokens": None}


def test_the_view_of_the_leader_alone_shows_them_from_then_on() -> None:
    valley = visited()
    assert seen_hand(valley, 0) == ["spear", "rider"]
    assert seen_hand(valley, 2) == seen_hand(valley, None) == []
    assert seen_hand(valley, 1, 0) == []


def test_no_redeal_for_the_leader_changes_them_and_those_for_others_do() -> None:
    valley = visited()
    mine = {hand(GAME.redeal(valley, 0, SeededDie(seed)), 1) for seed in range(40)}
    theirs = {hand(GAME.redeal(valley, 2, SeededDie(seed)), 1) for seed in range(200)}
    assert mine == possible(valley, 0, 1) == {tokens("spear rider")}
    assert len(theirs) > 2
    assert theirs == possible(valley, 2, 1)


def test_in_a_redeal_for_another_the_leader_has_seen_what_is_there() -> None:
    valley = visited()
    for seed in range(20):
        other = GAME.redeal(valley, 2, SeededDie(seed))
        assert other.cup.known(0, 1) == hand(other, 1)
        assert possible(other, 0, 1) == {hand(other, 1)}


def test_a_token_drawn_since_is_hidden_and_the_others_stay_known() -> None:
    valley = lead(visited(), 1)
    act(valley, 1, "muster", 0)
    assert hand(valley, 1) == tokens("spear rider levy")
    assert seen_hand(valley, 0) == ["spear", "rider"]
    assert possible(valley, 0, 1) == {
        tokens(f"spear rider {word}") for word in ("levy", "spear", "rider")
    }


def test_a_token_that_is_played_is_known_to_be_gone() -> None:
    valley = lead(visited(), 2)
    valley.asks = (0, 1, 0)
    act(valley, 2, "storm 3")
    act(valley, 2, "target 0")
    act(valley, 1, "sally spear", 0, 0)
    assert seen_hand(valley, 0) == ["rider"]
    assert possible(valley, 0, 1) == {tokens("rider")}


def test_a_garrison_that_draws_anew_is_unknown_again() -> None:
    valley = lead(visited(), 2)
    act(valley, 2, "storm 5")
    act(valley, 2, "target 1", 2, 0, 7)
    assert seen_hand(valley, 0) == seen_hand(valley, None) == ["spear", "rider"]
    act(valley, 2, "trophy", 0, 0)
    assert hand(valley, 1) == tokens("levy levy")
    assert seen_hand(valley, 0) == []
    assert len(possible(valley, 0, 1)) > 2


def test_what_the_envoy_saw_bounds_what_others_may_hold() -> None:
    """Both riders are accounted for, so nobody else can have one."""
    valley = visited(hands=("rider", "rider levy", "levy spear"))
    assert {tokens("rider levy"), tokens("rider spear")}.isdisjoint(possible(valley, 0, 2))
    assert tokens("rider levy") in possible(valley, 1, 2) | possible(valley, 2, 1)


def test_only_another_captain_with_tokens_is_visited() -> None:
    valley = lay(4, hands=("levy", "", "levy", "levy"), leader=0)
    act(valley, TABLE, "resign 3")
    assert [text for text in offers(valley, 0) if text.startswith("envoy")] == ["envoy 2"]
    refused = {
        "envoy 0": "your-own-camp",
        "envoy 1": "no-token-to-show",
        "envoy 3": "has-given-up",
        "envoy 5": "no-such-captain",
    }
    for text, key in refused.items():
        no = objected(valley, 0, text)
        assert (no.case, no.key) == ("2.8", key)


def test_what_an_envoy_has_seen_cannot_be_unseen() -> None:
    match = table(2)
    play(match, 1, "bid 0")
    play(match, 0, "bid 1")
    play(match, 0, "envoy 1")
    assert not match.undoable(0)
