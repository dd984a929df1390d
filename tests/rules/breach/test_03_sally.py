"""3.3, 3.4 Sallies."""

from __future__ import annotations

import pytest

from breach.state import NOBODY, Valley, hand
from tests.rules.breach.setting import act, kinds, lay, objected, offers, row, tokens


def stormed(men: int, *hands: str) -> Valley:
    """Seat 0 storms seat 1 with so many men."""
    valley = lay(3, hands=("levy", *hands), leader=0)
    act(valley, 0, f"storm {men}")
    act(valley, 0, "target 1")
    return valley


@pytest.mark.rule("breach", "3.3")
def test_every_other_captain_may_play_one_of_his_tokens() -> None:
    valley = stormed(3, "levy levy", "spear rider")
    assert offers(valley, 0) == []
    assert offers(valley, 1) == ["stay", "sally levy"]
    assert offers(valley, 2) == ["stay", "sally spear", "sally rider"]
    no = objected(valley, 1, "sally rider")
    assert (no.case, no.key, no.params) == ("3.3", "no-such-token", {"token": "token:rider"})


@pytest.mark.rule("breach", "3.3")
def test_sallies_are_opened_together_and_spent() -> None:
    valley = stormed(4, "levy levy", "spear rider")
    assert act(valley, 2, "sally spear") == []
    log = act(valley, 1, "sally levy", 0, 0)
    assert kinds(log)[:4] == ["sallied", "men-killed", "sallied", "men-killed"]
    assert (hand(valley, 2), valley.spent) == (tokens("rider"), tokens("levy spear"))


@pytest.mark.rule("breach", "3.3")
def test_nobody_has_to_sally() -> None:
    valley = stormed(4, "levy levy", "spear rider")
    act(valley, 1, "stay")
    log = act(valley, 2, "stay", 0, 0)
    assert "sallied" not in kinds(log)


@pytest.mark.rule("breach", "3.4")
@pytest.mark.parametrize(("token", "killed"), [("levy", 1), ("spear", 2)])
def test_a_levy_kills_one_and_a_spear_two(token: str, killed: int) -> None:
    valley = stormed(4, "levy", token)
    act(valley, 1, "stay")
    act(valley, 2, f"sally {token}", 0, 0)
    assert (valley.storming, valley.graves) == (4 - killed, killed)


@pytest.mark.rule("breach", "3.4")
def test_a_storm_without_men_is_over() -> None:
    valley = stormed(2, "spear", "levy")
    act(valley, 1, "sally spear")
    log = act(valley, 2, "sally levy")
    assert "garrison-shown" not in kinds(log)
    assert [event.values for event in log if event.kind.name == "men-killed"] == [(0, 2), (0, 0)]
    assert valley.camp == row(3, 5, 5)


@pytest.mark.rule("breach", "3.4")
def test_a_rider_scatters_the_storm_after_the_others_have_struck() -> None:
    valley = stormed(4, "rider", "levy")
    act(valley, 1, "sally rider")
    log = act(valley, 2, "sally levy")
    assert kinds(log) == [
        "sallied",
        "sallied",
        "men-killed",
        "scattered",
        "went-home",
        "round-begins",
    ]
    assert (valley.camp, valley.target) == (row(4, 5, 5), NOBODY)
