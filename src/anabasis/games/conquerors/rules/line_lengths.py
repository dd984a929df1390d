"""7.3.2 to 7.3.10 Where lines of communication may pass, and how long they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anabasis.games.conquerors.board import (
    LINE_COST,
    NEVER,
    SPACES,
    STRAIT,
    STRAITS,
    TREASURIES,
    TREASURY_AT,
)
from anabasis.games.conquerors.numbers import (
    DEVASTATION_TIMES,
    DROUGHT_TIMES,
    LINE_LEG,
    LINE_MOST,
    LINE_SEA,
)
from anabasis.games.conquerors.rules.line_map import (
    ALL_STRAITS,
    BESIDE,
    HARBOUR_OF,
    HARBOUR_STEPS,
    HARBOURS,
    LINE_WAYS,
    NO_HARBOUR,
    STRAIT_HARBOURS,
)
from anabasis.games.conquerors.rules.line_routes import SEA_WITHIN

RAVAGED: Final = 1
DRY: Final = 2
TIMES: Final[bytes] = bytes(
    (1, DEVASTATION_TIMES, DROUGHT_TIMES, DEVASTATION_TIMES * DROUGHT_TIMES)
)
"""7.3.10 How often a path counts that ends in such provinces."""

SHUT: Final = 0
OPEN: Final = 1
"""In `Ways.row`: whether a line may pass a space."""


class Lengths:
    """Where the lines of one side may pass, and the lengths that follow from it."""

    def __init__(
        self,
        side: int,
        row: bytes,
        kept: int,
        besieged: bytes,
        alexandrias: bytes,
        guarded: int,
        free_rhodes: bool,
        ravaged: int,
        drought: int,
    ) -> None:
        self.side = side
        self.most: int = LINE_MOST[side]
        self.row = row
        """Whether each space is open, before it is looked at which"""
        self.kept = kept
        """empty ones the enemy keeps, a bit each."""
        self.besieged = besieged
        self.alexandrias = alexandrias
        self.guarded = guarded
        """7.3.14 The straits that its own fleets guard, a bit each."""
        self.free_rhodes = free_rhodes
        """12.2 Rhodes is independent, and lets legs by sea pass."""
        self.ravaged = ravaged
        self.drought = drought
        self.open: bytes = row
        """7.3.6, 7.3.7 Whether a line may pass each space: not one that the enemy controls, nor one
        with a tribe, nor one where both sides are."""
        self.hard: bytes = b""
        """7.3.10 For each space `RAVAGED` and `DRY`; empty where nothing is."""
        self.ports: int = 0
        """7.3.8 Where a leg by sea may begin and end, and"""
        self.passed: int = 0
        """where it may pass: an independent Rhodes too."""
        # ---- what was worked out
        self.lengths: dict[int, list[int]] = {}
        self.shores: dict[int, int] = {}
        self.offings: dict[int, bytes] = {}
        self.joins: dict[int, list[int]] = {}
        # ---- the rows from which it was read last
        self.land: bytes = b""
        self.keeper: bytes = b""
        self.siege: bytes = b""

    def read_from(self, land: bytes, keeper: bytes, siege: bytes) -> None:
        """These rows have been found to give these ways."""
        self.land = land
        self.keeper = keeper
        self.siege = siege

    def cost(self, here: int, there: int, kind: int) -> int:
        """7.3.9, 7.3.10 What a land path costs a line."""
        if not self.hard:
            return LINE_COST[kind]
        return LINE_COST[kind] * TIMES[self.hard[here] | self.hard[there]]

    def spread(self, starts: list[int], most: int, straits: int, onwards: bool) -> list[int]:
        """7.3.2 For each space the length of the shortest way by land to one of some others,
        `NEVER` where there is none of at most so many points. Spaces that are not open are reached
        and not passed; or, `onwards` from where a line begins, that one is passed and no other is
        reached."""
        found = [NEVER] * SPACES
        for start in starts:
            found[start] = 0
        queue = starts.copy()
        hard = self.hard
        rough = len(hard) > 0
        is_open = self.open
        limit: i64 = most
        at: i64 = 0
        while at < len(queue):
            here: i64 = queue[at]
            at += 1
            if is_open[here] == SHUT and not (onwards and at == 1):
                continue
            length: i64 = found[here]
            ways = LINE_WAYS[here]
            size: i64 = len(ways)
            n: i64 = 0
            while n < size:
                there: i64 = ways[n]
                cost: i64 = ways[n + 1]
                if rough:
                    cost *= TIMES[hard[here] | hard[there]]
                total = length + cost
                if total <= limit and total < found[there]:
                    strait = ways[n + 2]
                    crossed = strait == 0 or straits & strait != 0
                    if crossed and (not onwards or is_open[there] == OPEN):
                        found[there] = total
                        queue.append(there)
                n += 3
        return found

    def by_land(self, goals: int, straits: int) -> list[int]:
        """7.3.2 For each space the length of the shortest line by land to one of the Treasure
        Cities, which are bits. A space that is not open can only be where a line begins (7.3.7)."""
        key = goals << 8 | straits
        known = self.lengths.get(key)
        if known is None:
            if straits != self.guarded:
                known = self.by_land(goals, self.guarded)
                if self._shortens(known, straits & ~self.guarded, False):
                    known = None
            if known is None:
                starts = [TREASURY_AT[n] for n in range(TREASURIES) if goals >> n & 1]
                known = self.spread(starts, self.most, straits, False)
            self.lengths[key] = known
        return known

    def _shortens(self, found: list[int], straits: int, onwards: bool) -> bool:
        """Whether any way would be shorter over some more straits."""
        for n, (one, other) in enumerate(STRAITS):
            if straits >> n & 1:
                cost = self.cost(one, other, STRAIT)
                for here, there in ((one, other), (other, one)):
                    total = found[here] + cost
                    passed = onwards or self.open[here] == OPEN
                    if passed and total <= self.most and total < found[there]:
                        return True
        return False

    def shore(self, goals: int, straits: int) -> int:
        """7.3.8 The ports from which a line by land leads to one of the goals, a bit each."""
        key = goals << 8 | straits
        known = self.shores.get(key)
        if known is None:
            near = self.by_land(goals, straits)
            known = 0
            for n in range(len(HARBOURS)):
                if near[HARBOURS[n]] < self.most:
                    known |= 1 << n
            known &= self.ports
            self.shores[key] = known
        return known

    def offing(self, start: int, straits: int) -> bytes:
        """7.3.4 The ports that a line from a space reaches by land, each followed by how far it
        is."""
        key = start << 8 | straits
        known = self.offings.get(key)
        if known is None:
            found = self.spread([start], self.most, straits, True)
            near: list[int] = []
            for number in range(len(HARBOURS)):
                length = found[HARBOURS[number]]
                if length < self.most:
                    near.append(number)
                    near.append(length)
            known = bytes(near)
            self.offings[key] = known
            if straits == self.guarded and not self._shortens(found, ALL_STRAITS & ~straits, True):
                for more in range(straits + 1, ALL_STRAITS + 1):
                    if more & straits == straits:
                        self.offings[start << 8 | more] = known
        return known

    def mixed(self, start: int, goals: int, straits: int, cut: int, enough: int) -> int:
        """7.3.4, 7.3.5 The length of the shortest line by land with one leg by sea, or `NEVER`; no
        leg touches the ports that are cut. It need not be shorter than is `enough`."""
        passed = self.passed & ~cut
        shore = self.shore(goals, straits) & passed
        if not shore:
            return NEVER
        near = self.by_land(goals, straits)
        best = NEVER
        harbour = HARBOUR_OF[start]
        if harbour != NO_HARBOUR and passed >> harbour & 1:
            best = self._afloat(harbour, LINE_LEG, near, passed, shore)
            if best <= enough:
                return best
        self.offing(start, self.guarded)
        off = self.offing(start, straits)
        for n in range(0, len(off), 2):
            if passed >> off[n] & 1:
                length = off[n + 1] + self._afloat(off[n], LINE_LEG, near, passed, shore)
                if length < best:
                    best = length
                    if best <= enough:
                        break
        return best if best <= self.most else NEVER

    def _afloat(self, harbour: int, points: int, near: list[int], passed: int, shore: int) -> int:
        """7.3.4, 7.3.8 How far a goal is from a port, over the sea first."""
        best = NEVER
        beside = BESIDE[harbour] & passed
        if points == 1:
            beside &= shore
        if not beside:
            return NEVER
        steps = HARBOUR_STEPS[harbour]
        for n in range(len(steps)):
            there = steps[n]
            if not beside >> there & 1:
                continue
            if shore >> there & 1:
                best = min(best, near[HARBOURS[there]] + 1)
            if points > 1:
                best = min(best, self._afloat(there, points - 1, near, passed, shore) + 1)
        return best

    def by_sea(self, start: int, goals: int, cut: int) -> int:
        """7.3.3 The length of the shortest line all by sea, or `NEVER`."""
        harbour = HARBOUR_OF[start]
        passed = self.passed & ~cut
        if harbour == NO_HARBOUR or not passed >> harbour & 1:
            return NEVER
        best = NEVER
        for treasury in range(TREASURIES):
            if goals >> treasury & 1:
                best = min(best, self._sailed(harbour, SEA_WITHIN[treasury], passed))
        return best

    def _sailed(self, harbour: int, within: list[int], passed: int) -> int:
        """The same to one Treasure City, for which it is known which ports are `within` how many
        points of it."""
        goal = within[0] & passed
        ring = 1 << harbour & within[LINE_SEA] if goal else 0
        seen = ring
        points = 0
        while ring:
            if ring & goal:
                return points
            points += 1
            beside = 0
            while ring:
                port = ring.bit_length() - 1
                beside |= BESIDE[port]
                ring ^= 1 << port
            if points <= LINE_SEA:
                ring = beside & passed & within[LINE_SEA - points] & ~seen
                seen |= ring
        return NEVER

    def shortest(self, start: int, goals: int, cut: int) -> int:
        """7.3 The length of the shortest line of any form, or `NEVER`."""
        straits = self.straits(cut)
        best = self.by_land(goals, straits)[start]
        best = min(best, self.mixed(start, goals, straits, cut, 0))
        return min(best, self.by_sea(start, goals, cut))

    def straits(self, cut: int) -> int:
        """7.3.14 The straits that a line may cross."""
        crossed = ALL_STRAITS
        if cut:
            for n in range(len(STRAIT_HARBOURS)):
                if STRAIT_HARBOURS[n] & cut and not self.guarded >> n & 1:
                    crossed &= ~(1 << n)
        return crossed

    def joined(self, goal: int, afloat: bool, straits: int, cut: int) -> list[int]:
        """8.3.4, 7.3.8 For each space whether a line of any length joins it with another, by land
        and, if `afloat`, by sea out of ports where a leg may begin: 0 if not."""
        key = goal << 9 | straits << 1 | afloat
        known = self.joins.get(key) if cut == 0 else None
        if known is not None:
            return known
        found = [0] * SPACES
        found[goal] = 1
        queue = [goal]
        passed = self.passed & ~cut
        at = 0
        while at < len(queue):
            here = queue[at]
            at += 1
            harbour = HARBOUR_OF[here]
            if self.open[here]:
                ways = LINE_WAYS[here]
                for n in range(0, len(ways), 3):
                    there = ways[n]
                    strait = ways[n + 2]
                    if not found[there] and (strait == 0 or straits & strait):
                        found[there] = 1
                        queue.append(there)
            if afloat and harbour != NO_HARBOUR and passed >> harbour & 1:
                steps = HARBOUR_STEPS[harbour]
                for n in range(len(steps)):
                    there = HARBOURS[steps[n]]
                    if passed >> steps[n] & 1 and not found[there]:
                        found[there] = 1
                        queue.append(there)
        if cut == 0:
            self.joins[key] = found
        return found
