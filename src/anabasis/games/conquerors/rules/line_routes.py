"""7.3.2 to 7.3.5 Lines of communication as the bare map has them, with nobody in their way.

No line of a game is shorter, so that what is too far here is too far; and most lines of a game go
where these go, which is seen at once, without a search.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from anabasis.games.conquerors.board import NEVER, SPACES, TREASURIES, TREASURY_AT
from anabasis.games.conquerors.numbers import LINE_LEG, LINE_MOST, LINE_SEA
from anabasis.games.conquerors.rules.line_map import (
    HARBOUR_OF,
    HARBOUR_STEPS,
    HARBOURS,
    LINE_WAYS,
    NO_HARBOUR,
    STRAIT_BIT,
)

Node: TypeAlias = tuple[int, int]
"""A space, and how much of its leg by sea a line has behind it when it is followed from its end:
nothing, so many points, or (`ASHORE`) all of it."""
INLAND: Final = 0
ASHORE: Final[int] = LINE_LEG + 1


class _Bare:
    """The lines that lead to one Treasure City by land, with one leg by sea or without any."""

    def __init__(self, goal: int, straits: bool, legs: bool) -> None:
        self.straits = straits
        self.legs = legs
        self.length: dict[Node, int] = {(goal, INLAND): 0}
        self.onwards: dict[Node, Node] = {}
        """For each node the next one on the shortest line."""
        rings: list[list[Node]] = [[] for _ in range(max(LINE_MOST) + 1)]
        rings[0].append((goal, INLAND))
        for length, ring in enumerate(rings):
            for node in ring:
                if self.length[node] == length:
                    for other, cost in self._steps(node):
                        total = length + cost
                        if total < len(rings) and total < self.length.get(other, len(rings)):
                            self.length[other] = total
                            self.onwards[other] = node
                            rings[total].append(other)

    def _steps(self, node: Node) -> list[tuple[Node, int]]:
        """Where a line can come from, and what that costs."""
        space, leg = node
        ways = LINE_WAYS[space]
        found: list[tuple[Node, int]] = [
            ((ways[n], INLAND if leg == INLAND else ASHORE), ways[n + 1])
            for n in range(0, len(ways), 3)
            if self.straits or not ways[n + 2]
        ]
        if self.legs and leg < LINE_LEG and HARBOUR_OF[space] != NO_HARBOUR:
            found += [((HARBOURS[port], leg + 1), 1) for port in HARBOUR_STEPS[HARBOUR_OF[space]]]
        return found

    def start(self, space: int) -> Node | None:
        """Where the shortest line of this form from a space begins, if it is not too long."""
        legs = range(1, ASHORE + 1) if self.legs else range(1)
        nodes = [(space, leg) for leg in legs if (space, leg) in self.length]
        return min(nodes, key=lambda node: self.length[node], default=None)

    def route(self, space: int) -> bytes:
        """The spaces that this line enters on land or where it lands."""
        entered: list[int] = []
        node = self.start(space)
        while node is not None and node in self.onwards:
            after = self.onwards[node]
            if node[1] in (INLAND, ASHORE) or after[1] == INLAND:
                entered.append(after[0])
            node = after
        return bytes(entered)

    def ports(self, space: int) -> int:
        """The ports at which its leg by sea begins, passes and ends, a bit each."""
        bits = 0
        node = self.start(space)
        while node is not None and node in self.onwards:
            after = self.onwards[node]
            if node[1] not in (INLAND, ASHORE):
                bits |= 1 << HARBOUR_OF[node[0]] | 1 << HARBOUR_OF[after[0]]
            node = after
        return bits

    def crossed(self, space: int) -> int:
        """The straits that it crosses, a bit each."""
        bits = 0
        node = self.start(space)
        while node is not None and node in self.onwards:
            after = self.onwards[node]
            by_land = node[1] in (INLAND, ASHORE)
            bits |= STRAIT_BIT.get((node[0], after[0]), 0) if by_land else 0
            node = after
        return bits


class Routes:
    """The shortest lines of one form on the bare map, by Treasure City and by space."""

    def __init__(self, straits: bool, legs: bool) -> None:
        bare = [_Bare(goal, straits, legs) for goal in TREASURY_AT]
        self.spaces: list[list[bytes]] = [
            [one.route(space) for space in range(SPACES)] for one in bare
        ]
        self.ports: list[list[int]] = [
            [one.ports(space) for space in range(SPACES)] for one in bare
        ]
        self.straits: list[list[int]] = [
            [one.crossed(space) for space in range(SPACES)] for one in bare
        ]
        self.far: list[bytes] = [
            bytes([one.length.get((space, INLAND), NEVER) for space in range(SPACES)])
            for one in bare
        ]
        self.near: list[list[bytes]] = [
            [_nearest(bare, space, most) for space in range(SPACES)] for most in LINE_MOST
        ]


def _nearest(bare: list[_Bare], space: int, most: int) -> bytes:
    lengths: list[tuple[int, int]] = []
    for treasury, one in enumerate(bare):
        node = one.start(space)
        if node is not None and one.length[node] <= most:
            lengths.append((one.length[node], treasury))
    return bytes([treasury for _, treasury in sorted(lengths)])


_BY_LAND: Final = Routes(True, False)
_OVER_NO_STRAIT: Final = Routes(False, False)
_WITH_A_LEG: Final = Routes(True, True)

LAND_NEAR: Final[list[list[bytes]]] = _BY_LAND.near
"""For each side and space the Treasure Cities that are not too far by land, nearest first;"""
LAND_ROUTES: Final[list[list[bytes]]] = _BY_LAND.spaces
"""by Treasure City and space the spaces that the shortest such line enters,"""
LAND_STRAITS: Final[list[list[int]]] = _BY_LAND.straits
"""the straits that it crosses, a bit each,"""
LAND_FAR: Final[list[bytes]] = _BY_LAND.far
"""and how long it is, or `NEVER`."""
INLAND_NEAR: Final[list[list[bytes]]] = _OVER_NO_STRAIT.near
INLAND_ROUTES: Final[list[list[bytes]]] = _OVER_NO_STRAIT.spaces
INLAND_FAR: Final[list[bytes]] = _OVER_NO_STRAIT.far
"""The same where no line crosses a strait,"""
LEG_NEAR: Final[list[list[bytes]]] = _WITH_A_LEG.near
LEG_ROUTES: Final[list[list[bytes]]] = _WITH_A_LEG.spaces
LEG_STRAITS: Final[list[list[int]]] = _WITH_A_LEG.straits
LEG_PORTS: Final[list[list[int]]] = _WITH_A_LEG.ports
"""and with a leg by sea, whose ports are here, a bit each."""


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
