"""Cards counted in one number: choosing some of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from anabasis.core.die import SeededDie
from anabasis.kit.cards import choices, counts, gathered, some_of, total


@pytest.mark.parametrize("number", range(7))
def test_every_choice_comes_once(number: int) -> None:
    cards = gathered([2, 0, 3, 1])
    found = choices(cards, number)
    wanted = {tuple(sorted(some)) for some in combinations([0, 0, 2, 2, 2, 3], number)}
    assert len(found) == len(set(found)) == len(wanted)
    assert {
        tuple(sorted(Counter(dict(enumerate(counts(some, 4)))).elements())) for some in found
    } == wanted


def test_more_than_there_are_cannot_be_chosen() -> None:
    assert choices(gathered([1, 1]), 3) == []


def test_some_at_random_are_one_of_the_choices() -> None:
    cards = gathered([2, 3, 1])
    found = {some_of(cards, 2, SeededDie(seed)) for seed in range(80)}
    assert found == set(choices(cards, 2))
    assert {total(some) for some in found} == {2}
