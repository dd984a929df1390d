"""6.2 Who is where, by provinces, as far as control asks for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    MACEDON,
    NO_ARMY,
    NOWHERE,
    PERSIA,
    PROVINCE_OF,
    PROVINCES,
    SPACES,
)
from anabasis.games.conquerors.fleets import FLEETS

PROVINCE_BIT: Final[list[int]] = [1 << province for province in range(PROVINCES)]
"""A table, since compiled a native number is shifted by at most 31."""
BIT_AT: Final[list[int]] = [
    PROVINCE_BIT[PROVINCE_OF[space]] if space < SPACES and PROVINCE_OF[space] != NOWHERE else 0
    for space in range(NOWHERE + 1)
]
"""The same by space; nothing where there is no province."""


class Presence:
    """6.2 The provinces in which each side has land units, in whose ports it has fleets, where
    something of it is at rest, and those that are its own, by the set-up alone or in any way: a bit
    each. A position keeps what was found last (`War.presence`), with the rows that it was found in:
    rows are replaced when they change, so that the same rows mean the same presence."""

    def __init__(self) -> None:
        self.land_macedon: i64 = 0
        self.land_persia: i64 = 0
        self.sea_macedon: i64 = 0
        self.sea_persia: i64 = 0
        self.posts_macedon: i64 = 0
        self.posts_persia: i64 = 0
        self.rest_macedon: i64 = 0
        self.rest_persia: i64 = 0
        self.held_macedon: i64 = 0
        self.held_persia: i64 = 0
        self.claimed_macedon: i64 = 0
        self.claimed_persia: i64 = 0
        # ---- the rows
        self.land: bytes = b""
        self.holder: bytes = b""
        self.army_at: bytes = b""
        self.fleet_at: bytes = b""
        self.fleet_side: bytes = b""
        self.control: bytes = b""
        self.claim: bytes = b""
        self.keeper: bytes = b""
        self.inside: int = 0
        self.revolt: int = 0
        self.moving: int = NO_ARMY
        self.sailing: int = 0

    def read_posts(self, holder: bytes, known: Presence | None) -> None:
        """What stands on land and belongs to no army; rows that are known already are not looked
        at again."""
        self.holder = holder
        if known is not None and known.holder is holder:
            self.posts_macedon = known.posts_macedon
            self.posts_persia = known.posts_persia
            return
        size: i64 = SPACES
        space: i64 = 0
        while space < size:
            side = holder[space]
            if side == MACEDON:
                self.posts_macedon |= BIT_AT[space]
            elif side == PERSIA:
                self.posts_persia |= BIT_AT[space]
            space += 1

    def read_shares(self, control: bytes, claim: bytes, known: Presence | None) -> None:
        """Whose the provinces are, and whose by the set-up alone."""
        if known is not None and known.control is control and known.claim is claim:
            self.held_macedon = known.held_macedon
            self.held_persia = known.held_persia
            self.claimed_macedon = known.claimed_macedon
            self.claimed_persia = known.claimed_persia
            return
        for province in range(PROVINCES):
            here: i64 = PROVINCE_BIT[province]
            if control[province] == MACEDON:
                self.held_macedon |= here
            elif control[province] == PERSIA:
                self.held_persia |= here
            if claim[province] == MACEDON:
                self.claimed_macedon |= here
            elif claim[province] == PERSIA:
                self.claimed_persia |= here

    def read_armies(self, army_at: bytes, moving: int) -> None:
        """The armies beside the posts; those on the march are not at rest."""
        self.army_at = army_at
        self.moving = moving
        land_macedon = rest_macedon = self.posts_macedon
        land_persia = rest_persia = self.posts_persia
        for army in range(ARMIES):
            if army_at[army] != NOWHERE:
                here: i64 = BIT_AT[army_at[army]]
                rests: i64 = here if army != moving else 0
                if ARMY_SIDE[army] == MACEDON:
                    land_macedon |= here
                    rest_macedon |= rests
                else:
                    land_persia |= here
                    rest_persia |= rests
        self.land_macedon = land_macedon
        self.land_persia = land_persia
        self.rest_macedon = rest_macedon
        self.rest_persia = rest_persia

    def read_fleets(self, fleet_at: bytes, fleet_side: bytes, sailing: int) -> None:
        self.fleet_at = fleet_at
        self.fleet_side = fleet_side
        self.sailing = sailing
        for fleet in range(FLEETS):
            if fleet_at[fleet] != NOWHERE:
                here: i64 = BIT_AT[fleet_at[fleet]]
                rests = sailing == 0 or not sailing >> fleet & 1
                if fleet_side[fleet] == MACEDON:
                    self.sea_macedon |= here
                    if rests:
                        self.rest_macedon |= here
                elif fleet_side[fleet] == PERSIA:
                    self.sea_persia |= here
                    if rests:
                        self.rest_persia |= here
