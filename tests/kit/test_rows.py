"""Rows are replaced, never changed."""

from __future__ import annotations

from anabasis.core.die import SeededDie
from anabasis.kit.cards import count, counts, gathered, some_of, total
from anabasis.kit.rows import changed, more, replaced


def test_a_row_with_one_number_changed_leaves_the_old_one_alone() -> None:
    row = bytes([1, 2, 3])
    assert changed(row, 1, 9) == bytes([1, 9, 3])
    assert more(row, 2) == bytes([1, 2, 4])
    assert more(row, 0, -1) == bytes([0, 2, 3])
    assert row == bytes([1, 2, 3])


def test_a_tuple_with_one_item_replaced() -> None:
    assert replaced(("a", "b"), 0, "c") == ("c", "b")


def test_cards_are_counted_in_one_number() -> None:
    hand = gathered([2, 0, 11])
    assert [count(hand, kind) for kind in range(3)] == [2, 0, 11]
    assert counts(hand, 3) == [2, 0, 11]
    assert total(hand) == 13
    assert hand - gathered([1, 0, 4]) == gathered([1, 0, 7])


def test_some_of_the_cards_are_among_them() -> None:
    for seed in range(20):
        taken = counts(some_of(gathered([1, 2]), 2, SeededDie(seed)), 2)
        assert sum(taken) == 2 and taken[0] <= 1
