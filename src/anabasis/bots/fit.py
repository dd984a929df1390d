"""Weights from games that were played: those by which what happened was most likely.

Each sample is a position: the features of all seats, and what share of the win each came to. The
chances of the seats are as the exponentials of their scores (`core/weights.py`), which makes this
logistic regression: there is one best answer, and Newton's method finds it in a few rounds. `RIDGE`
keeps weights from growing large on the strength of a few samples.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from anabasis.core.weights import shares

RIDGE: Final = 0.001
"""What a weight must bring: a penalty on the square of each, for features of equal spread."""
ROUNDS: Final = 12
CLOSE_ENOUGH: Final = 1e-6


class Sample:
    """A position of a game that is over: the features of each seat, and its share of the win."""

    def __init__(self, features: list[list[float]], won: list[float]) -> None:
        self.features = features
        self.won = won


def fitted(samples: list[Sample], given: list[float | None]) -> list[float]:
    """The weight of each feature: the one that is given, or else the one that fits, which is 0
    where nothing is known."""
    spread = spreads(samples, len(given))
    scaled = [
        Sample([divided(row, spread) for row in sample.features], sample.won) for sample in samples
    ]
    weights = [0.0] * len(given)
    free: list[int] = []
    for at, weight in enumerate(given):
        if weight is None:
            free.append(at)
        else:
            weights[at] = weight * spread[at]
    for _ in range(ROUNDS):
        step = newton_step(scaled, weights, free)
        for at in range(len(weights)):
            weights[at] += step[at]
        if max([abs(change) for change in step]) < CLOSE_ENOUGH:
            break
    found = divided(weights, spread)
    return [found[at] if weight is None else weight for at, weight in enumerate(given)]


def spreads(samples: list[Sample], features: int) -> list[float]:
    """How far each feature strays from its mean; 0 for one that never changes."""
    found: list[float] = []
    for at in range(features):
        number = 0
        total = 0.0
        squares = 0.0
        for sample in samples:
            for row in sample.features:
                number += 1
                total += row[at]
                squares += row[at] * row[at]
        mean = total / max(1, number)
        found.append(sqrt(max(0.0, squares / max(1, number) - mean * mean)))
    return found


def divided(row: list[float], by: list[float]) -> list[float]:
    """Numbers divided by others; 0 where that is 0."""
    return [row[at] / by[at] if by[at] > 0.0 else 0.0 for at in range(len(row))]


def newton_step(samples: list[Sample], weights: list[float], free: list[int]) -> list[float]:
    """How far, and which way, to the best weights, if the ground were as it is here; only those
    that are free move."""
    many = len(weights)
    penalty = RIDGE * max(1, len(samples))
    slope = [-penalty * weight for weight in weights]
    bend = [[0.0] * many for _ in range(many)]
    for at in range(many):
        bend[at][at] = penalty
    for sample in samples:
        lean(sample, weights, slope, bend)
    step = solved([[bend[at][other] for other in free] for at in free], [slope[at] for at in free])
    moved = [0.0] * many
    for at, change in zip(free, step, strict=True):
        moved[at] = change
    return moved


def lean(sample: Sample, weights: list[float], slope: list[float], bend: list[list[float]]) -> None:
    """Add what one sample says: the slope of its likelihood, and how that bends."""
    many = len(weights)
    scores: list[float] = []
    for row in sample.features:
        score = 0.0
        for at in range(many):
            score += weights[at] * row[at]
        scores.append(score)
    chances = shares(scores)
    mean = [0.0] * many
    for seat, row in enumerate(sample.features):
        chance = chances[seat]
        missed = sample.won[seat] - chance
        for at in range(many):
            value = row[at]
            if value != 0.0:
                mean[at] += chance * value
                slope[at] += missed * value
    for seat, row in enumerate(sample.features):
        chance = chances[seat]
        off = [row[at] - mean[at] for at in range(many)]
        for at in range(many):
            factor = chance * off[at]
            if factor != 0.0:
                line = bend[at]
                for other in range(at + 1):
                    line[other] += factor * off[other]


def solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """The answer of a symmetric system of equations, of which the lower half is given (Cholesky).
    The lower half is used up."""
    many = len(right)
    for at in range(many):
        line = lower[at]
        for other in range(at + 1):
            above = lower[other]
            total = line[other]
            for inner in range(other):
                total -= line[inner] * above[inner]
            line[other] = sqrt(total) if other == at else total / above[other]
    answer = right.copy()
    for at in range(many):
        line = lower[at]
        total = answer[at]
        for inner in range(at):
            total -= line[inner] * answer[inner]
        answer[at] = total / line[at]
    for at in range(many - 1, -1, -1):
        total = answer[at]
        for inner in range(at + 1, many):
            total -= lower[inner][at] * answer[inner]
        answer[at] = total / lower[at][at]
    return answer
