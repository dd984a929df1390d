"""Fitted weights: what each feature of a position tells about who will win.

The score of a seat is the sum of its features, each times its weight. The chances of the seats are
as the exponentials of their scores, so that each seat is measured against all the others at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from math import exp
from typing import Any, Final

FILE: Final = "weights.json"
LOST: Final = -1e9
"""The score of a seat that cannot win any more."""


class WeightsError(Exception):
    """Weights that cannot be read, or that are not those of the game's features."""


class Weights:
    """What each feature is worth, by the number of seats."""

    def __init__(self, names: Sequence[str], rows: Mapping[int, Sequence[float]]) -> None:
        self.names = tuple(names)
        self.rows: dict[int, list[float]] = {
            seats: [float(weight) for weight in row] for seats, row in rows.items()
        }

    def score(self, seats: int, features: list[float]) -> float:
        """How well a seat stands."""
        row = self.rows[seats]
        total = 0.0
        for at in range(len(row)):
            total += row[at] * features[at]
        return total


def shares(scores: list[float]) -> list[float]:
    """The chances that add up to one of seats with these scores."""
    highest = max(scores)
    parts: list[float] = []
    together = 0.0
    for score in scores:
        part = exp(score - highest)
        parts.append(part)
        together += part
    return [part / together for part in parts]


def digest_of(plain: Mapping[str, Any]) -> str:
    """A digest of all that a file of weights says, but for the digest itself."""
    said = {key: value for key, value in plain.items() if key != "digest"}
    return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def read_weights(package: str, names: Sequence[str]) -> Weights:
    """The weights that lie in a game's folder, which must be those of its features, as they were
    written."""
    try:
        plain: dict[str, Any] = json.loads(files(package).joinpath(FILE).read_text("utf-8"))
        if plain["digest"] != digest_of(plain):
            raise WeightsError(
                f"{package}: {FILE} is not as it was written; make it anew with “anabasis train”"
            )
        rows: dict[int, list[float]] = {}
        for seats, weights in plain["weights"].items():
            if tuple(weights) != tuple(names):
                raise WeightsError(
                    f"{package}: {FILE} has weights for other features than the game has now; "
                    "make it anew with “anabasis train”"
                )
            rows[int(seats)] = [float(weight) for weight in weights.values()]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise WeightsError(f"{package}: {FILE} cannot be read: {error}") from error
    return Weights(names, rows)
