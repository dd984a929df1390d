"""1 Preparation."""

from __future__ import annotations

import pytest

from anabasis.core.die import ScriptedDie, SeededDie
from anabasis.core.options import OptionError
from breach.board import TOKENS
from breach.game import GAME
from breach.state import hand
from tests.rules.breach.setting import kinds, row, tokens


@pytest.mark.rule("breach", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_captains(seats: int) -> None:
    valley, _ = GAME.setup({}, seats, SeededDie(1))
    assert valley.seats == seats
    for wrong in (1, 5):
        with pytest.raises(OptionError):
            GAME.setup({}, wrong, SeededDie(1))


@pytest.mark.rule("breach", "1.2")
def test_each_begins_with_five_men_and_three_coins() -> None:
    valley, _ = GAME.setup({}, 3, SeededDie(1))
    assert (valley.camp, valley.coins, valley.trophies) == (
        row(5, 5, 5),
        row(3, 3, 3),
        row(0, 0, 0),
    )


@pytest.mark.rule("breach", "1.3")
def test_each_draws_two_tokens_and_hides_them() -> None:
    assert TOKENS == (6, 4, 2)
    valley, log = GAME.setup({}, 2, ScriptedDie(0, 1, 2, 0))
    assert hand(valley, 0) == tokens("levy spear")
    assert hand(valley, 1) == tokens("rider levy")
    assert valley.cup.inside() == tokens("levy " * 4 + "spear " * 3 + "rider")
    for event in log:
        if event.kind.name == "token-drawn":
            assert event.witnessed(event.values[0])["token"] is not None
            assert event.witnessed(1 - event.values[0])["token"] is None
    seen = GAME.view(valley, 1)
    assert [seat["hand"] for seat in seen["seats"]] == [[], ["levy", "rider"]]
    assert [seat["tokens"] for seat in seen["seats"]] == [2, 2]
    assert seen["cup"] == 8
    nobodys = GAME.view(valley, None)
    assert [seat["hand"] for seat in nobodys["seats"]] == [[], []]


@pytest.mark.rule("breach", "1.4")
def test_the_order_of_precedence_is_shuffled_and_lies_open() -> None:
    orders = set()
    for seed in range(40):
        valley, log = GAME.setup({}, 3, SeededDie(seed))
        assert kinds(log)[0] == "precedence"
        places = [seat["place"] for seat in GAME.view(valley, None)["seats"]]
        assert [places[seat] for seat in valley.precedence] == [1, 2, 3]
        orders.add(valley.precedence)
    assert len(orders) == 6
