"""7.3.1 to 7.3.5 The map as lines of communication see it: ports by numbers of their own, so that
a set of them fits into one number, straits, and what paths by land cost.

Spaces at sea that ships only pass are left out: a leg goes from port to port.
"""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import (
    LAND_WAYS,
    LINE_COST,
    PORT,
    SEA,
    SEA_TRANSIT,
    SEA_WAYS,
    SITE,
    SPACE_TYPE,
    SPACES,
    STRAIT,
    STRAITS,
)


def _sea_steps() -> list[bytes]:
    """For each port the ports one movement point away by sea, Transit Points at sea passed free.
    Alexandria's site is among them; Deep Sea is not."""
    found: list[bytes] = []
    for port in range(SPACES):
        near: list[int] = []
        for target, kind in SEA_WAYS[port]:
            if kind != SEA:
                continue
            if SPACE_TYPE[target] == SEA_TRANSIT:
                near += [n for n, sort in SEA_WAYS[target] if sort == SEA and n != port]
            else:
                near.append(target)
        ports = PORT[port] or port == SITE
        found.append(bytes(sorted(set(near))) if ports else b"")
    return found


SEA_STEPS: Final[list[bytes]] = _sea_steps()
HARBOURS: Final[bytes] = bytes([n for n in range(SPACES) if SEA_STEPS[n]])
"""The spaces from which ships go to others, Alexandria's site among them."""
NO_HARBOUR: Final = 255
HARBOUR_OF: Final[bytes] = bytes(
    [HARBOURS.index(n) if n in HARBOURS else NO_HARBOUR for n in range(SPACES)]
)
"""The number of each in that list, by which sets of them are kept, a bit each."""
HARBOUR_STEPS: Final[list[bytes]] = [
    bytes([HARBOUR_OF[n] for n in SEA_STEPS[space] if n in HARBOURS]) for space in HARBOURS
]
BESIDE: Final[list[int]] = [sum([1 << n for n in steps]) for steps in HARBOUR_STEPS]
"""The ports one movement point from each, by those numbers."""
PORT_BIT: Final[list[int]] = [1 << port for port in range(len(HARBOURS))]
ALL_PORTS: Final[int] = (1 << len(HARBOURS)) - 1

# ---- straits, a bit each

STRAIT_BIT: Final[dict[tuple[int, int], int]] = {
    way: 1 << n for n, (one, other) in enumerate(STRAITS) for way in ((one, other), (other, one))
}
ALL_STRAITS: Final[int] = (1 << len(STRAITS)) - 1
STRAIT_HARBOURS: Final[list[int]] = [
    sum([1 << HARBOUR_OF[end] for end in ends if end in HARBOURS]) for ends in STRAITS
]
"""The ports of each strait."""

LINE_WAYS: Final[list[bytes]] = [
    bytes(
        [
            number
            for there, kind in LAND_WAYS[here]
            for number in (
                there,
                LINE_COST[kind],
                STRAIT_BIT[here, there] if kind == STRAIT else 0,
            )
        ]
    )
    for here in range(SPACES)
]
"""For each space its paths by land: where each leads, what it costs a line, and its strait."""
