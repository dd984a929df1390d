"""The die: the only source of chance.

Rules ask a `Die` and never import `random`. Every question comes down to two primitives,
`uniform(n)` and `weighted(weights)`; a die answers those and keeps the answers in `draws`, so that
a record can feed them back.

- `SeededDie`      a reproducible stream, the same on every build
- `EntropyDie`     the operating system's randomness, for games between people
- `RecordedDie`    replays the draws of a record
- `ScriptedDie`    gives a test exactly what it says
- `EnumeratingDie` walks through every outcome with its weight (see `odds.py`)
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from math import comb
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_M1: Final[i64] = 2147483563
_M2: Final[i64] = 2147483399
_A1: Final[i64] = 40014
_A2: Final[i64] = 40692
_SPAN: Final[i64] = 2147483562
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


class DieError(Exception):
    """The die was asked something that its script or record does not answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Die:
    """What rules may ask. Subclasses answer `uniform` and `weighted`."""

    def __init__(self) -> None:
        self.draws: list[int] = []

    def uniform(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely."""
        raise NotImplementedError

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight."""
        return weighed(weights, self.uniform(total_weight(weights)))

    # Everything below is made of the two primitives.

    def roll(self, sides: int) -> int:
        """One die with faces 1 to `sides`."""
        return 1 + self.uniform(sides)

    def dice(self, count: int, sides: int) -> int:
        """The sum of several dice, as one draw: far fewer outcomes to enumerate than the dice."""
        return count + self.weighted(sum_weights(count, sides))

    def hits(self, count: int, sides: int, target: int) -> int:
        """How many of `count` dice show `target` or more, as one draw."""
        good = max(0, min(sides, sides - target + 1))
        return self.weighted(
            [comb(count, k) * good**k * (sides - good) ** (count - k) for k in range(count + 1)]
        )

    def roll_among(self, faces: Sequence[T]) -> T:
        """One of the given faces: a die that is rolled again until it shows one of them."""
        return faces[self.uniform(len(faces))]

    def draw(self, cup: list[int]) -> int:
        """Take one thing out of a cup that holds `cup[kind]` of each kind; returns the kind."""
        kind = self.weighted(cup)
        cup[kind] -= 1
        return kind

    def shuffle(self, deck: list[T]) -> None:
        """Put a deck whose order matters into a random order."""
        for last in range(len(deck) - 1, 0, -1):
            other = self.uniform(last + 1)
            deck[last], deck[other] = deck[other], deck[last]


def total_weight(weights: list[int]) -> int:
    total = 0
    for weight in weights:
        total += weight
    if total <= 0:
        raise DieError("nothing to draw from")
    return total


def weighed(weights: list[int], at: int) -> int:
    """The index on whose share of the total weight the number `at` falls."""
    index = 0
    for weight in weights:
        at -= weight
        if at < 0:
            return index
        index += 1
    raise DieError("nothing to draw from")


_SUMS: Final[dict[tuple[int, int], list[int]]] = {}


def sum_weights(count: int, sides: int) -> list[int]:
    """In how many ways `count` dice make each sum, from `count` up."""
    key = (count, sides)
    if key not in _SUMS:
        ways = [1]
        for _ in range(count):
            longer = [0] * (len(ways) + sides - 1)
            for at, way in enumerate(ways):
                for face in range(sides):
                    longer[at + face] += way
            ways = longer
        _SUMS[key] = ways
    return _SUMS[key]


class SeededDie(Die):
    """A reproducible stream: L'Ecuyer's pair of multiplicative generators.

    Its products stay below 2^62, so compiled and interpreted builds agree to the last bit.
    """

    def __init__(self, seed: int, keep: bool = True) -> None:
        """`keep=False` forgets the draws: for playouts that nobody records."""
        super().__init__()
        self.keep = keep
        first = _mix(seed)
        second = _mix(first ^ 0x9E3779B97F4A7C15)
        self.s1: i64 = first % 2147483562 + 1
        self.s2: i64 = second % 2147483398 + 1

    def uniform(self, n: int) -> int:
        answer = self._number(n)
        if self.keep:
            self.draws.append(answer)
        return answer

    def weighted(self, weights: list[int]) -> int:
        answer = weighed(weights, self._number(total_weight(weights)))
        if self.keep:
            self.draws.append(answer)
        return answer

    def _number(self, n: int) -> int:
        return self._small(n) if n <= 2147483562 else self._large(n)

    def _small(self, n: int) -> int:
        if n < 1:
            raise DieError(f"cannot draw one of {n}")
        size: i64 = n
        limit: i64 = _SPAN - _SPAN % size
        while True:
            self.s1 = self.s1 * _A1 % _M1
            self.s2 = self.s2 * _A2 % _M2
            z: i64 = self.s1 - self.s2
            if z < 0:
                z += _SPAN
            if z < limit:
                break
        answer: int = z % size
        return answer

    def _large(self, n: int) -> int:
        """One of more ways than the stream has numbers: several of its numbers, read as digits."""
        span = 2147483562  # not `_SPAN`: mypyc turns a Final i64 into another int
        ways = span
        number = self._small(span)
        while ways < n:
            ways *= span
            number = number * span + self._small(span)
        return number % n if number < ways - ways % n else self._large(n)

    def fork(self, number: int) -> SeededDie:
        """Another stream, decided by where this one stands and by `number`."""
        s1: int = self.s1
        s2: int = self.s2
        return SeededDie((s1 << 31 | s2) ^ _mix(number + 1), self.keep)


def _mix(value: int) -> int:
    """Spread a seed over 64 bits (splitmix64's finalizer)."""
    z = (value + 0x9E3779B97F4A7C15) & _MASK64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK64
    return z ^ (z >> 31)


class EntropyDie(Die):
    """The operating system's own randomness: nobody can foresee it, so no seed has to be kept."""

    def uniform(self, n: int) -> int:
        answer = secrets.randbelow(n)
        self.draws.append(answer)
        return answer

    def weighted(self, weights: list[int]) -> int:
        index = weighed(weights, secrets.randbelow(total_weight(weights)))
        self.draws.append(index)
        return index


class RecordedDie(Die):
    """Gives back the draws of a record, and refuses to make up any."""

    def __init__(self, recorded: Sequence[int]) -> None:
        super().__init__()
        self.recorded = list(recorded)

    def uniform(self, n: int) -> int:
        return self._next(n)

    def weighted(self, weights: list[int]) -> int:
        index = self._next(len(weights))
        if weights[index] <= 0:
            raise DieError("the record draws something that is not there")
        return index

    def _next(self, n: int) -> int:
        if not self.recorded:
            raise DieError("the record holds too few draws")
        answer: Any = self.recorded.pop(0)
        if not isinstance(answer, int) or not 0 <= answer < n:
            raise DieError(f"the record draws {answer} where 0 to {n - 1} is possible")
        self.draws.append(answer)
        return answer


class ScriptedDie(Die):
    """Says exactly what a test tells it to, in the words of the rules.

    A scripted `roll(6)` is the face (1 to 6), `dice(2, 6)` the sum, `hits` the number of hits and
    `draw` the kind drawn; `shuffle` leaves the deck as the test laid it. `draws` holds what a
    record needs, as with every other die.
    """

    def __init__(self, *script: int) -> None:
        super().__init__()
        self.script = list(script)

    def uniform(self, n: int) -> int:
        return self._next(0, n - 1)

    def weighted(self, weights: list[int]) -> int:
        index = self._next(0, len(weights) - 1)
        if weights[index] <= 0:
            raise DieError(f"the script draws {index}, which is not there")
        return index

    def roll(self, sides: int) -> int:
        return self._next(1, sides)

    def dice(self, count: int, sides: int) -> int:
        return self._next(count, count * sides)

    def shuffle(self, deck: list[T]) -> None:
        self.draws += range(len(deck) - 1, 0, -1)

    def finished(self) -> bool:
        """Whether the rules asked for everything the script holds."""
        return not self.script

    def _next(self, low: int, high: int) -> int:
        if not self.script:
            raise DieError(f"the script is used up, and {low} to {high} is asked for")
        answer = self.script.pop(0)
        if not low <= answer <= high:
            raise DieError(f"the script says {answer} where {low} to {high} is possible")
        self.draws.append(answer - low)
        return answer


class EnumeratingDie(Die):
    """Walks through all outcomes like an odometer.

    Run the rules once, then `advance()`; as long as that returns True, run them again from the
    same position. `weight / total` is the probability of the run just made.
    """

    def __init__(self) -> None:
        super().__init__()
        self.weight: int = 1
        self.total: int = 1
        self.choices: list[int] = []
        self.ways: list[list[int]] = []
        self.at: int = 0

    def uniform(self, n: int) -> int:
        return self.weighted([1] * n)

    def weighted(self, weights: list[int]) -> int:
        if self.at == len(self.choices):
            first = _next_possible(weights, 0)
            if first < 0:
                raise DieError("nothing to draw from")
            self.choices.append(first)
            self.ways.append(weights.copy())
        choice = self.choices[self.at]
        self.at += 1
        self.weight *= weights[choice]
        self.total *= sum(weights)
        return choice

    def advance(self) -> bool:
        """Turn to the next outcome; False when all have been seen."""
        while self.choices:
            following = _next_possible(self.ways[-1], self.choices[-1] + 1)
            if following >= 0:
                self.choices[-1] = following
                self.weight = 1
                self.total = 1
                self.at = 0
                return True
            self.choices.pop()
            self.ways.pop()
        return False


def _next_possible(weights: list[int], start: int) -> int:
    for index in range(start, len(weights)):
        if weights[index] > 0:
            return index
    return -1
