"""Fitting: the weights that explain best what happened."""

from __future__ import annotations

from math import exp

import pytest

from anabasis.bots.fit import Sample, fitted, solved
from anabasis.core.die import SeededDie
from anabasis.core.weights import shares

TRUE = [1.5, -0.7, 0.0]


def made_up(seats: int, many: int, seed: int) -> list[Sample]:
    """Positions in which each seat wins as often as the true weights say."""
    die = SeededDie(seed, keep=False)
    samples = []
    for _ in range(many):
        rows = [[die.uniform(201) / 100 - 1 for _ in TRUE] for _ in range(seats)]
        chances = shares([sum(w * x for w, x in zip(TRUE, row, strict=True)) for row in rows])
        winner = die.weighted([int(chance * 1_000_000) for chance in chances])
        samples.append(Sample(rows, [float(seat == winner) for seat in range(seats)]))
    return samples


def test_equations_are_solved() -> None:
    lower = [[4.0], [2.0, 5.0], [-1.0, 0.5, 3.0]]
    whole = [[4.0, 2.0, -1.0], [2.0, 5.0, 0.5], [-1.0, 0.5, 3.0]]
    answer = solved([line + [0.0] * (3 - len(line)) for line in lower], [1.0, -2.0, 3.0])
    for line, right in zip(whole, [1.0, -2.0, 3.0], strict=True):
        assert sum(a * x for a, x in zip(line, answer, strict=True)) == pytest.approx(right)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_weights_behind_the_games_are_found(seats: int) -> None:
    found = fitted(made_up(seats, 2500, seats), [None] * len(TRUE))
    assert found == pytest.approx(TRUE, abs=0.25)


def test_the_likeliest_weight_of_a_single_feature() -> None:
    """Three wins of four with one coin more: the odds are 3, so the weight is their logarithm, but
    for what the ridge takes off."""
    samples = [Sample([[1.0], [0.0]], [won, 1.0 - won]) for won in (1.0, 1.0, 1.0, 0.0)]
    assert exp(fitted(samples * 200, [None])[0]) == pytest.approx(3.0, abs=0.05)


def test_a_feature_that_never_changes_has_no_weight() -> None:
    samples = [Sample([[1.0, 7.0], [0.0, 7.0]], [1.0, 0.0])] * 5
    assert fitted(samples, [None, None])[1] == 0.0


def test_certain_wins_make_no_endless_weight() -> None:
    samples = [Sample([[1.0], [0.0]], [1.0, 0.0])] * 50
    assert 1.0 < fitted(samples, [None])[0] < 50.0


def test_from_nothing_comes_nothing() -> None:
    assert fitted([], [None] * 3) == [0.0, 0.0, 0.0]


def test_a_weight_that_is_given_stays_and_the_others_fit_round_it() -> None:
    found = fitted(made_up(2, 2500, 5), [None, 3.0, None])
    assert found[1] == 3.0
    assert found != pytest.approx(fitted(made_up(2, 2500, 5), [None] * 3), abs=0.1)
    alike = fitted(made_up(2, 2500, 5), [None, TRUE[1], None])
    assert alike == pytest.approx(TRUE, abs=0.25)
