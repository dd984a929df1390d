"""7.3.1 to 7.3.12 Lines of communication: which treasuries a space is in line with, and how far
they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anabasis.games.conquerors.board import (
    ADJACENT_BITS,
    CITIES,
    CITY_OF,
    INDEPENDENT,
    KEEPS_HOLDER,
    NO_CITY,
    NOWHERE,
    PROVINCE_OF,
    PROVINCES,
    RHODES,
    ROYAL,
    SITE,
    SPACES,
    STRAITS,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
)
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.rules.line_cache import NO_LINE, UNKNOWN, LineCache, Ways
from anabasis.games.conquerors.rules.line_lengths import DRY, OPEN, RAVAGED, SHUT
from anabasis.games.conquerors.rules.line_map import (
    HARBOUR_OF,
    HARBOURS,
    NO_HARBOUR,
    PORT_BIT,
)
from anabasis.games.conquerors.rules.treasuries import usable
from anabasis.games.conquerors.state import NO_SIEGE, War, is_besieged, side_inside

ANY_TREASURY: Final[int] = (1 << len(TREASURY)) - 1
NO_CUT: Final = 0
"""7.3.15 Where a line is broken: ports, a bit each, here in none."""


def is_open(war: War, side: int, space: int) -> bool:
    """7.3.6, 7.3.7 Whether a line of a side may pass a space."""
    return ways_of(war, side).open[space] == OPEN


def open_by_sea(war: War, side: int, space: int) -> bool:
    """7.3.8, 12.2, 13.4 Whether a leg by sea may pass a port; an independent Rhodes lets it by."""
    harbour = HARBOUR_OF[space]
    return harbour < len(HARBOURS) and ways_of(war, side).passed >> harbour & 1 == 1


def dry_bits(war: War) -> int:
    """7.3.10 The provinces whose paths Drought doubles: those with a marker and those next to
    them."""
    dry = war.drought
    if dry:
        for province in range(PROVINCES):
            if war.drought >> province & 1:
                dry |= ADJACENT_BITS[province]
    return dry


# ---- what is kept


def _row(side: int) -> bytes:
    """What each value of `land` means to the lines of a side; empty spaces are open."""
    own = 1 << side
    return bytes([OPEN if n in (0, own) else SHUT for n in range(256)])


ROWS: Final[list[bytes]] = [_row(0), _row(1)]
UNDER_SIEGE: Final[bytes] = bytes([0 if n == NO_SIEGE else 1 for n in range(256)])
KEPT: Final[bytes] = bytes([n for n in range(SPACES) if KEEPS_HOLDER[n]])
"""6.2 The spaces that keep their last holder while they are empty."""


def _kept(war: War, side: int) -> int:
    """7.3.6 The empty ones among them that the enemy of a side keeps, a bit each."""
    bits = 0
    land = war.land
    keeper = war.keeper
    for n in range(len(KEPT)):
        space = KEPT[n]
        if keeper[space] == 1 - side and land[space] == 0:
            bits |= 1 << n
    return bits


GUARDS: Final[bytes] = bytes(
    [sum([1 << n for n, ends in enumerate(STRAITS) if at in ends]) for at in range(NOWHERE + 1)]
)
"""7.3.14 The straits on which each space lies, a bit each."""


def _guarded(war: War, side: int) -> int:
    """7.3.14 The straits in whose ports a side has a fleet, a bit each."""
    bits = 0
    at = war.fleet_at
    owner = war.fleet_side
    for fleet in range(FLEETS):
        if owner[fleet] == side:
            bits |= GUARDS[at[fleet]]
    return bits


def _read_ways(war: War, side: int, old: Ways | None) -> Ways:
    """The ways of a side in the position as it stands; the old ones, if they are the same."""
    guarded = _guarded(war, side)
    if old is not None and old.land is war.land:
        row, free_rhodes = old.row, old.free_rhodes
    else:
        row = war.land.translate(ROWS[side])
        free_rhodes = war.land[RHODES] == 1 << INDEPENDENT
    if old is not None and old.land is war.land and old.keeper is war.keeper:
        kept = old.kept
    else:
        kept = _kept(war, side)
    if old is not None and old.siege is war.siege:
        besieged = old.besieged
    else:
        besieged = war.siege.translate(UNDER_SIEGE)
    same_hardness = old is not None and old.ravaged == war.devastated and old.drought == war.drought
    same_spaces = (
        old is not None
        and old.kept == kept
        and old.free_rhodes == free_rhodes
        and old.alexandrias == war.alexandrias
        and (old.besieged is besieged or old.besieged == besieged)
        and (old.row is row or old.row == row)
    )
    if old is not None and same_spaces and same_hardness and old.guarded == guarded:
        old.read_from(war.land, war.keeper, war.siege)
        return old
    ways = Ways(
        side,
        row,
        kept,
        besieged,
        war.alexandrias,
        guarded,
        free_rhodes,
        war.devastated,
        war.drought,
    )
    ways.read_from(war.land, war.keeper, war.siege)
    ways.hard = old.hard if old is not None and same_hardness else _hard(war)
    if old is not None and same_spaces:
        ways.open, ways.ports, ways.passed = old.open, old.ports, old.passed
    else:
        _read_spaces(war, ways)
    return ways


def _read_spaces(war: War, ways: Ways) -> None:
    """7.3.6, 7.3.8, 12.2, 13.4 Which spaces are open, and where legs by sea may begin, pass and
    end."""
    if ways.kept:
        found = bytearray(ways.row)
        for number in range(len(KEPT)):
            if ways.kept >> number & 1:
                found[KEPT[number]] = SHUT
        ways.open = bytes(found)
    ports = 0
    is_open = ways.open
    size: i64 = len(HARBOURS)
    n: i64 = 0
    while n < size:
        if is_open[HARBOURS[n]]:
            ports |= PORT_BIT[n]
        n += 1
    if SITE not in war.alexandrias:
        ports &= ~(1 << HARBOUR_OF[SITE])
    siege = war.siege
    for city in range(len(siege)):
        if siege[city] != NO_SIEGE and HARBOUR_OF[CITIES[city]] != NO_HARBOUR:
            ports &= ~(1 << HARBOUR_OF[CITIES[city]])
    ways.ports = ports
    ways.passed = ports
    if ways.free_rhodes:
        ways.passed |= 1 << HARBOUR_OF[RHODES]


def _hard(war: War) -> bytes:
    """7.3.10 For each space whether its province is devastated or dry; nothing if none is."""
    ravaged = war.devastated
    dry = dry_bits(war)
    if not ravaged and not dry:
        return b""
    found = bytearray(NOT_HARD)
    left = ravaged | dry
    while left:
        province = left.bit_length() - 1
        left ^= 1 << province
        found[province] = (RAVAGED if ravaged >> province & 1 else 0) | (
            DRY if dry >> province & 1 else 0
        )
    return PROVINCE_OF.translate(bytes(found))


NOT_HARD: Final[bytes] = bytes(NOWHERE + 1)
"""What `RAVAGED` and `DRY` are in each province at first, and where there is none."""


def cache_of(war: War) -> LineCache:
    """What has been worked out of the lines of the position as it stands."""
    cache = war.line_cache
    if (
        cache is not None
        and cache.land is war.land
        and cache.keeper is war.keeper
        and cache.siege is war.siege
        and cache.alexandrias is war.alexandrias
        and cache.fleet_at is war.fleet_at
        and cache.fleet_side is war.fleet_side
        and cache.devastated == war.devastated
        and cache.drought == war.drought
    ):
        return cache
    known = LineCache(
        war.land,
        war.keeper,
        war.siege,
        war.alexandrias,
        war.fleet_at,
        war.fleet_side,
        war.devastated,
        war.drought,
        cache,
    )
    war.line_cache = known
    return known


def ways_of(war: War, side: int) -> Ways:
    """Where the lines of a side may pass."""
    return _ways(war, side, cache_of(war))


def begins_at_sea(war: War, side: int, start: int) -> bool:
    """7.3.7, 7.3.8 Whether a line may put to sea from a city before which enemies stand: from
    Inside, if they do not besiege it."""
    there = war.land[start]
    if there & (there - 1) == 0 or CITY_OF[start] == NO_CITY or HARBOUR_OF[start] == NO_HARBOUR:
        return False
    return side_inside(war, start) == side and not is_besieged(war, start)


def _from(war: War, side: int, start: int, cache: LineCache) -> Ways:
    """Where lines of a side may pass that begin in a space."""
    ways = _ways(war, side, cache)
    if begins_at_sea(war, side, start):
        return ways.out_of(HARBOUR_OF[start])
    return ways


def _ways(war: War, side: int, cache: LineCache) -> Ways:
    ways = cache.persia if side else cache.macedon
    if ways is None:
        if side:
            ways = cache.persia = _read_ways(war, side, cache.old_persia)
        else:
            ways = cache.macedon = _read_ways(war, side, cache.old_macedon)
    return ways


def _usable(war: War, side: int, cache: LineCache) -> int:
    """7.2.3 The Treasure Cities that a side can use, a bit each."""
    if cache.level is not war.level or cache.shut != war.shut:
        cache.level = war.level
        cache.shut = war.shut
        cache.macedon_usable = UNKNOWN
        cache.persia_usable = UNKNOWN
    known = cache.persia_usable if side else cache.macedon_usable
    if known != UNKNOWN:
        return known
    bits = 0
    contested = False
    land = war.land
    keeper = war.keeper
    own = 1 << side
    for treasury in range(TREASURIES):
        space = TREASURY_AT[treasury]
        there = land[space]
        if there & (there - 1):
            contested = True
        elif there != own and (there != 0 or keeper[space] != side):
            continue
        if usable(war, side, treasury):
            bits |= 1 << treasury
    if not contested:  # else it depends on who is inside
        if side:
            cache.persia_usable = bits
        else:
            cache.macedon_usable = bits
    return bits


# ---- questions


def usable_bits(war: War, side: int) -> int:
    """7.2.3 The Treasure Cities that a side can use, a bit each."""
    return _usable(war, side, cache_of(war))


def lengths(war: War, side: int, start: int) -> list[int]:
    """7.3 For each Treasure City the length of the shortest line of any form from a space, or
    `NEVER`. Whose the cities are does not matter here, but that no enemy shuts their space."""
    ways = _from(war, side, start, cache_of(war))
    return [ways.shortest(start, 1 << n, NO_CUT) for n in range(TREASURIES)]


def royal_there(war: War, side: int, start: int) -> bool:
    """7.4.2 Whether a side can use the Royal Treasury in a space."""
    return war.royal_at == start and usable(war, side, ROYAL)


def reachable(war: War, side: int, start: int, cut: int = NO_CUT) -> int:
    """7.3.1, 7.4.2 The treasuries that a side can use from a space, a bit each."""
    return reached(war, side, start, ANY_TREASURY, cut)[0]


def reached(war: War, side: int, start: int, wanted: int, cut: int) -> tuple[int, int]:
    """The same among some treasuries, and the ports of lines to all of them, a bit each: as long as
    none of those is cut, as many are in line."""
    bits = ports = 0
    if wanted >> ROYAL & 1 and royal_there(war, side, start):
        bits = 1 << ROYAL
    cache = cache_of(war)
    goals = _usable(war, side, cache) & wanted
    if goals:
        ways = _from(war, side, start, cache)
        for treasury in range(TREASURIES):
            goal = 1 << treasury
            if goals & goal:
                found = ways.line(start, goal, cut)
                if found != NO_LINE:
                    bits |= goal
                    ports |= found
    return bits, ports


def in_line(war: War, side: int, start: int, treasury: int) -> bool:
    """7.3.1, 7.4.2 Whether a treasury that a side can use is in line with a space."""
    if treasury == ROYAL:
        return royal_there(war, side, start)
    if not usable(war, side, treasury):
        return False
    return _from(war, side, start, cache_of(war)).has(start, 1 << treasury, NO_CUT)


def has_line(war: War, side: int, start: int, cut: int = NO_CUT) -> bool:
    """7.3.1 Whether there is a line from a space to any treasury that its side can use."""
    return some_line(war, side, start, cut) != NO_LINE


def some_line(war: War, side: int, start: int, cut: int) -> int:
    """The ports of such a line, a bit each, or `NO_LINE`."""
    if war.royal_at == start and usable(war, side, ROYAL):
        return 0
    cache = cache_of(war)
    goals = _usable(war, side, cache)
    return NO_LINE if goals == 0 else _from(war, side, start, cache).line(start, goals, cut)


def has_safe_line(war: War, side: int, start: int) -> bool:
    """7.3.13, 7.3.14 Whether there is one that no fleet can break: by land, over straits that its
    own fleets guard."""
    if war.royal_at == start and usable(war, side, ROYAL):
        return True
    cache = cache_of(war)
    goals = _usable(war, side, cache)
    if goals == 0:
        return False
    ways = _ways(war, side, cache)
    return ways.has_by_land(start, goals, ways.guarded)


def unbreakable(war: War, side: int, start: int) -> int:
    """7.3.13, 7.3.14 The treasuries to which such a line leads, a bit each."""
    bits = 1 << ROYAL if royal_there(war, side, start) else 0
    cache = cache_of(war)
    goals = _usable(war, side, cache)
    ways = _ways(war, side, cache)
    for treasury in range(TREASURIES):
        goal = 1 << treasury
        if goals & goal and ways.has_by_land(start, goal, ways.guarded):
            bits |= goal
    return bits


def any_length_to(
    war: War, side: int, start: int, treasury: int, breakable: bool, cut: int
) -> bool:
    """8.3.4 Whether a line of any length joins a space with a Treasure City: by land and, if lines
    that can be broken are asked for too, by sea."""
    ways = _from(war, side, start, cache_of(war))
    if breakable and ways.has(start, 1 << treasury, cut):
        return True
    straits = ways.straits(cut) if breakable else ways.guarded
    return ways.joined(TREASURY_AT[treasury], breakable, straits, cut)[start] != 0
