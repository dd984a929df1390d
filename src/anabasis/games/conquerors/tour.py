"""3.4 The way that Alexander still has before him, for the computer's players."""

from __future__ import annotations

from typing import Final

from anabasis.games.conquerors.board import (
    DEITY,
    EUROPEAN,
    FIRST_ARMY,
    GREAT_KING,
    KNOT,
    MACEDON,
    NOWHERE,
    ORACLE,
    PELLA,
    PERSIA,
    SPACE,
    SPACES_OF,
    TREASURIES,
    TREASURY_AT,
    armies_of,
)
from anabasis.games.conquerors.leaders import DARIUS
from anabasis.games.conquerors.rules.commanders import space_of
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.victory import counts
from anabasis.games.conquerors.state import (
    DEAD,
    KNOT_CUT,
    ORACLE_HEARD,
    War,
    holder_of,
    in_revolt,
)
from anabasis.games.conquerors.survey import (
    land_distances,
    province_distances,
)

LONGEST: Final = 240
"""What is before him while his army is gone."""
OVERSEAS: Final = 30
"""What a province counts to which no army of his can go by land."""
LYDIA: Final[int] = GREAT_KING[0]
DAMASCUS: Final[int] = SPACE.read("damascus")
"""Its Treasury feeds whoever goes to Egypt or to the East."""
GAZA: Final[int] = SPACE.read("gaza")
"""All land ways, and lines, to Egypt lead through it."""
MET: Final = 2
"""What each place in a province that enemies hold adds, in movement points."""
WANTED: Final[bytes] = bytes([*GREAT_KING, DEITY])


def tour(war: War) -> int:
    """The movement points by land from Alexander's army through all that is still to be done, each
    time to the nearest, and what holds out on the way."""
    here = war.army_at[FIRST_ARMY[MACEDON]]
    if here == NOWHERE:
        return LONGEST
    table = land_distances()
    length = 0
    left = stops(war, here)
    while left:
        at = nearest(table[here], left)
        length += table[here][at]
        here = at
        left.remove(at)
    return min(LONGEST, length + resistance(war) + homeward(war, length == 0))


def nearest(far: list[int], spaces: list[int]) -> int:
    """The nearest of some spaces; of equals, the first."""
    best, least = NOWHERE, 1 << 20
    for space in spaces:
        if far[space] < least:
            best, least = space, far[space]
    return best


def stops(war: War, here: int) -> list[int]:
    """3.4 The places to which Alexander has to go, as seen from where he is."""
    found: list[int] = []
    if not war.deeds & KNOT_CUT:
        found.append(KNOT)
    for province in GREAT_KING:
        if not counts(war, province):
            found.append(entrance(war, province, here))
    for space in (DAMASCUS, TREASURY_AT[PELLA]):
        if holder_of(war, space) != MACEDON:
            found.append(space)
    if not counts(war, DEITY) or not war.deeds & ORACLE_HEARD:
        if holder_of(war, GAZA) == PERSIA:
            found.append(GAZA)
        if not counts(war, DEITY):
            found.append(entrance(war, DEITY, here))
        if not war.deeds & ORACLE_HEARD:
            found.append(ORACLE)
    if war.family_side != MACEDON and war.family_at != NOWHERE:
        found.append(war.family_at)
    if war.where[DARIUS] != DEAD and space_of(war, DARIUS) != NOWHERE:
        found.append(space_of(war, DARIUS))
    return sorted(set(found))


def entrance(war: War, province: int, here: int) -> int:
    """Where he has to go in a province: to the nearest place that the Persian holds, if there is
    one, else to the nearest of all."""
    return way_in(war, province, land_distances()[here])


def way_in(war: War, province: int, far: list[int]) -> int:
    best, least = NOWHERE, 1 << 20
    for space in SPACES_OF[province]:
        if far[space] == 0 and in_revolt(war, province):
            continue  # 6.3.8 An army must have moved to quell a Revolt.
        points = far[space] + (0 if war.land[space] >> PERSIA & 1 else 1000)
        if points < least:
            best, least = space, points
    return best


def resistance(war: War) -> int:
    """What the Treasure Cities and the places in the wanted provinces that the Persian holds add to
    the way."""
    places = 0
    for province in WANTED:
        for space in SPACES_OF[province]:
            if war.holder[space] == PERSIA and (war.gsp[space] or war.loose[space]):
                places += 1
    for space in TREASURY_AT:
        if holder_of(war, space) == PERSIA:
            places += 1
    return MET * places


def homeward(war: War, free: bool) -> int:
    """3.4.8 How far the provinces of Europe that are not his are from his other armies, and from
    his own once he is free to go there."""
    table = province_distances()
    length = 0
    for province in EUROPEAN:
        if counts(war, province):
            continue
        least = OVERSEAS
        for army in armies_of(MACEDON):
            space = war.army_at[army]
            if space != NOWHERE and (free or army != FIRST_ARMY[MACEDON]):
                least = min(least, table[space][province])
        length += least
    return length


def astray(war: War) -> float:
    """7.3 How far Alexander's army without a line is from the nearest Treasury of his that could
    feed it: without one it fights badly, keeps no siege and raises nobody."""
    here = war.army_at[FIRST_ARMY[MACEDON]]
    if here == NOWHERE or has_line(war, MACEDON, here):
        return 0.0
    far = land_distances()[here]
    least = LONGEST
    for treasury in range(TREASURIES):
        if war.level[treasury] and holder_of(war, TREASURY_AT[treasury]) == MACEDON:
            least = min(least, far[TREASURY_AT[treasury]])
    return 1.0 + min(least, OVERSEAS) / 12.0


def garrisoned(war: War, side: int) -> int:
    """How many of the provinces that count for victory a side has and holds with a garrison, so
    that they stay its own when its army goes on."""
    held = 0
    for province in (*WANTED, *EUROPEAN):
        if war.control[province] != side:
            continue
        for space in SPACES_OF[province]:
            if war.holder[space] == side and (war.gsp[space] or war.loose[space]):
                held += 1
                break
    return held
