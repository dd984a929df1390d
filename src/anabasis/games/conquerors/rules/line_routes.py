"""7.3.2 to 7.3.5 Lines of communication as the bare map has them, with nobody in their way.

No line of a game is shorter, so that what is too far here is too far; and most lines of a game go
where these go, which is seen at once, without a search.
"""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import NEVER, NOWHERE, SPACES, TREASURIES, TREASURY_AT
from anabasis.games.conquerors.numbers import LINE_LEG, LINE_MOST, LINE_SEA
from anabasis.games.conquerors.rules.line_map import (
    HARBOUR_OF,
    HARBOUR_STEPS,
    HARBOURS,
    LINE_WAYS,
    NO_HARBOUR,
)


class Toward:
    """7.3.2 The shortest ways by land to one space, from all from which it is not too far."""

    def __init__(self, goal: int, straits: bool) -> None:
        far = [NEVER] * SPACES
        onwards = [NOWHERE] * SPACES
        crossed = [0] * SPACES
        far[goal] = 0
        rings: list[list[int]] = [[] for _ in range(max(LINE_MOST) + 1)]
        rings[0].append(goal)
        for length, ring in enumerate(rings):
            for here in ring:
                ways = LINE_WAYS[here] if far[here] == length else b""
                for n in range(0, len(ways), 3):
                    there, total, strait = ways[n], length + ways[n + 1], ways[n + 2]
                    if total < len(rings) and total < far[there] and (straits or not strait):
                        far[there] = total
                        onwards[there] = here
                        crossed[there] = crossed[here] | strait
                        rings[total].append(there)
        self.far: bytes = bytes(far)
        """How long they are, or `NEVER`;"""
        self.onwards: bytes = bytes(onwards)
        """for each space the next one, `NOWHERE` at the end;"""
        self.crossed: bytes = bytes(crossed)
        """and the straits that they cross, a bit each."""


TO_CITY: Final[list[Toward]] = [Toward(space, True) for space in TREASURY_AT]
"""By Treasure City,"""
TO_CITY_INLAND: Final[list[Toward]] = [Toward(space, False) for space in TREASURY_AT]
"""without a strait,"""
TO_PORT: Final[list[Toward]] = [Toward(space, True) for space in HARBOURS]
"""and by the number of a port."""


def _near(ways: list[Toward], most: int) -> list[bytes]:
    """For each space the numbers of the ends that are no farther than so many points by land, the
    nearest first."""
    found: list[bytes] = []
    for space in range(SPACES):
        near = [(one.far[space], n) for n, one in enumerate(ways) if one.far[space] <= most]
        found.append(bytes([n for _, n in sorted(near)]))
    return found


LAND_NEAR: Final[list[list[bytes]]] = [_near(TO_CITY, most) for most in LINE_MOST]
"""For each side and space the Treasure Cities that are not too far by land,"""
INLAND_NEAR: Final[list[list[bytes]]] = [_near(TO_CITY_INLAND, most) for most in LINE_MOST]
"""and without a strait."""
PORTS_NEAR: Final[list[bytes]] = _near(TO_PORT, max(LINE_MOST) - 1)
"""For each space the ports at which a leg by sea of its lines can begin."""

# ---- with one leg by sea


def _afloat(treasury: int) -> bytes:
    """7.3.4 For each port how far a Treasure City is over the sea first, or `NEVER`."""
    ashore = [TO_CITY[treasury].far[space] for space in HARBOURS]
    best = [NEVER] * len(HARBOURS)
    before = ashore
    for _ in range(LINE_LEG):
        before = [
            min([before[there] + 1 for there in steps], default=NEVER) for steps in HARBOUR_STEPS
        ]
        best = [min(one, other) for one, other in zip(best, before, strict=True)]
    return bytes(best)


AFLOAT_FAR: Final[list[bytes]] = [_afloat(treasury) for treasury in range(TREASURIES)]


def _leg_far(treasury: int) -> bytes:
    """7.3.4 For each space how long a line with a leg by sea is to a Treasure City, or `NEVER`."""
    afloat = AFLOAT_FAR[treasury]
    found: list[int] = []
    for space in range(SPACES):
        lengths = [TO_PORT[n].far[space] + afloat[n] for n in PORTS_NEAR[space]]
        found.append(min(lengths, default=NEVER))
    return bytes(found)


LEG_FAR: Final[list[bytes]] = [_leg_far(treasury) for treasury in range(TREASURIES)]
LEG_NEAR: Final[list[list[bytes]]] = [
    [bytes([n for n in range(TREASURIES) if LEG_FAR[n][space] <= most]) for space in range(SPACES)]
    for most in LINE_MOST
]
"""For each side and space the Treasure Cities that are not too far by such a line."""

# ---- all by sea


def _at_sea(treasury: int) -> list[int]:
    """7.3.3 For each number of points the ports from which the sea leads to a Treasure City by so
    many or fewer, a bit each."""
    harbour = HARBOUR_OF[TREASURY_AT[treasury]]
    bits = 0 if harbour == NO_HARBOUR else 1 << harbour
    found = [bits]
    for _ in range(LINE_SEA):
        for port in range(len(HARBOURS)):
            if found[-1] >> port & 1:
                for other in HARBOUR_STEPS[port]:
                    bits |= 1 << other
        found.append(bits)
    return found


SEA_WITHIN: Final[list[list[int]]] = [_at_sea(treasury) for treasury in range(TREASURIES)]


def _passage(treasury: int, port: int) -> int:
    """7.3.3 The ports of a shortest line all by sea to a Treasure City, both ends among them, a bit
    each; nothing if it is too long."""
    within = SEA_WITHIN[treasury]
    if not within[LINE_SEA] >> port & 1:
        return 0
    here = port
    bits = 1 << here
    while not within[0] >> here & 1:
        points = next(n for n in range(LINE_SEA + 1) if within[n] >> here & 1)
        here = next(n for n in HARBOUR_STEPS[here] if within[points - 1] >> n & 1)
        bits |= 1 << here
    return bits


SEA_PORTS: Final[list[list[int]]] = [
    [0 if port == NO_HARBOUR else _passage(treasury, port) for port in HARBOUR_OF]
    for treasury in range(TREASURIES)
]
"""By Treasure City and space the ports of the shortest such line, and"""
SEA_NEAR: Final[list[bytes]] = [
    bytes([treasury for treasury in range(TREASURIES) if SEA_PORTS[treasury][space]])
    for space in range(SPACES)
]
"""by space the Treasure Cities that are not too far."""
