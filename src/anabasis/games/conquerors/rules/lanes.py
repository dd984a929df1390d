"""10.6.14 to 10.6.16, 12.2 Lanes at sea: from which ports a fleet can intercept in another one."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import NOWHERE, RHODES, SITE
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.numbers import SEA_REACH
from anabasis.games.conquerors.rules.line_map import BESIDE, HARBOUR_OF, HARBOURS
from anabasis.games.conquerors.state import War


def lane_bits(port: int, stops: int, unbuilt: int) -> int:
    """10.6.15, 12.3 The ports within two points by sea of one, itself among them, a bit each: past
    none that stops a lane, and none that is not built."""
    bits = 1 << HARBOUR_OF[port]
    ring = bits
    for _ in range(SEA_REACH):
        beside = 0
        while ring:
            here = ring.bit_length() - 1
            ring ^= 1 << here
            beside |= BESIDE[here]
        ring = beside & ~(bits | unbuilt)
        bits |= ring
        ring &= ~stops
    return bits


LANES: Final[list[int]] = [lane_bits(port, 0, 0) for port in HARBOURS]
"""By its number, what is so near a port if nothing stops a lane."""


def unbuilt(war: War) -> int:
    """13.4 Alexandria's port as long as it does not stand, a bit."""
    return 0 if SITE in war.alexandrias else 1 << HARBOUR_OF[SITE]


def stops(war: War, side: int, free_rhodes: bool) -> int:
    """10.6.16, 12.2 The ports through which no lane of a side leads, a bit each: those with fleets
    of the other, and Rhodes while she is independent."""
    bits = 1 << HARBOUR_OF[RHODES] if free_rhodes else 0
    at = war.fleet_at
    owner = war.fleet_side
    for fleet in range(FLEETS):
        if owner[fleet] == 1 - side and at[fleet] != NOWHERE:
            bits |= 1 << HARBOUR_OF[at[fleet]]
    return bits
