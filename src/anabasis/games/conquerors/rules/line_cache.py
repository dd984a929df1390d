"""7.3 Whether there is a line of communication, and what has been worked out of lines as long as it
holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anabasis.games.conquerors.board import NEVER, NOWHERE, SPACES, TREASURIES, TREASURY_AT
from anabasis.games.conquerors.numbers import LINE_LEG
from anabasis.games.conquerors.rules.line_lengths import SHUT, TIMES, Lengths
from anabasis.games.conquerors.rules.line_map import (
    ALL_PORTS,
    ALL_STRAITS,
    HARBOUR_OF,
    HARBOUR_STEPS,
    HARBOURS,
    LINE_WAYS,
    NO_HARBOUR,
    STRAIT_HARBOURS,
)
from anabasis.games.conquerors.rules.line_routes import (
    AFLOAT_FAR,
    INLAND_NEAR,
    LAND_NEAR,
    LEG_FAR,
    LEG_NEAR,
    PORTS_NEAR,
    SEA_NEAR,
    SEA_PORTS,
    TO_CITY,
    TO_CITY_INLAND,
    TO_PORT,
    Toward,
)

NO_LINE: Final = -1
BLOCKED: Final = -2
"""In the place of the ports that a line touches: there is none, or none that is seen at once."""


class Ways(Lengths):
    """The same, with what is asked most often: whether there is a line at all.

    A line is told by the ports that it touches, a bit each: as long as none of them is cut, it is
    there. Those of the bare map are looked at first. What that gives is the ports of an open one,
    or, below 0, `~` the Treasure Cities to which another is still to be searched."""

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
        super().__init__(
            side, row, kept, besieged, alexandrias, guarded, free_rhodes, ravaged, drought
        )
        self.answers: dict[int, int] = {}
        self.besides: dict[int, Ways] = {}

    def out_of(self, harbour: int) -> Ways:
        """7.3.7, 7.3.8 The same for lines that begin in a port which no other line may pass."""
        found = self.besides.get(harbour)
        if found is None:
            found = Ways(
                self.side,
                self.row,
                self.kept,
                self.besieged,
                self.alexandrias,
                self.guarded,
                self.free_rhodes,
                self.ravaged,
                self.drought,
            )
            found.hard, found.open, found.ports = self.hard, self.open, self.ports
            found.passed = self.passed | 1 << harbour
            self.besides[harbour] = found
        return found

    def line(self, start: int, goals: int, cut: int) -> int:
        """7.3 The ports of a line of any form, or `NO_LINE`."""
        straits = self.straits(cut)
        land = self._bare_by_land(start, goals, straits)
        if land >= 0:
            return land
        if cut:
            return self._beyond(start, goals, ~land, straits, cut)
        key = start << 8 | goals
        known = self.answers.get(key)
        if known is None:
            known = self._beyond(start, goals, ~land, straits, cut)
            self.answers[key] = known
        return known

    def _beyond(self, start: int, goals: int, land: int, straits: int, cut: int) -> int:
        """The same, where no line of the bare map is open on land."""
        afloat = self._bare_by_sea(start, goals, cut)
        if afloat >= 0:
            return afloat
        mixed = self._bare_mixed(start, goals, straits, cut)
        if mixed >= 0:
            return mixed
        if land == 0 and afloat == mixed == ~0:
            return NO_LINE
        return self._search(start, land, ~afloat, ~mixed, straits, cut)

    def has(self, start: int, goals: int, cut: int) -> bool:
        """7.3 Whether there is a line of any form."""
        return self.line(start, goals, cut) != NO_LINE

    def has_by_land(self, start: int, goals: int, straits: int) -> bool:
        """7.3.2 Whether there is a line by land."""
        land = self._bare_by_land(start, goals, straits)
        return land >= 0 or self._search_by_land(start, ~land, straits)

    # ---- as the bare map has them

    def _bare_by_land(self, start: int, goals: int, straits: int) -> int:
        across = straits == ALL_STRAITS
        near = LAND_NEAR[self.side][start] if across else INLAND_NEAR[self.side][start]
        left = 0
        for n in range(len(near)):
            treasury = near[n]
            if goals >> treasury & 1:
                way = TO_CITY[treasury] if across else TO_CITY_INLAND[treasury]
                if self._walked(start, way) <= self.most:
                    return self._strait_ports(way.crossed[start])
                left |= 1 << treasury
        if not across and straits:
            near = LAND_NEAR[self.side][start]
            for n in range(len(near)):
                left |= goals & 1 << near[n]
        return ~left

    def _walked(self, start: int, way: Toward) -> int:
        """7.3.2, 7.3.6, 7.3.10 How long the shortest way of the bare map is as things stand, or
        `NEVER` if it is shut."""
        onwards = way.onwards
        is_open = self.open
        here = onwards[start]
        while here != NOWHERE:
            if is_open[here] == SHUT:
                return NEVER
            here = onwards[here]
        hard = self.hard
        far = way.far
        total = far[start]
        if len(hard):
            here = start
            there = onwards[here]
            while there != NOWHERE:
                total += (far[here] - far[there]) * (TIMES[hard[here] | hard[there]] - 1)
                here, there = there, onwards[there]
        return total

    def _bare_by_sea(self, start: int, goals: int, cut: int) -> int:
        near = SEA_NEAR[start]
        closed = cut | ~self.passed
        left = 0
        for n in range(len(near)):
            treasury = near[n]
            if goals >> treasury & 1:
                ports = SEA_PORTS[treasury][start]
                if ports & closed == 0:
                    return ports
                if closed >> HARBOUR_OF[start] & 1:
                    break
                left |= 1 << treasury
        return ~left

    def _bare_mixed(self, start: int, goals: int, straits: int, cut: int) -> int:
        near = LEG_NEAR[self.side][start]
        left = 0
        for n in range(len(near)):
            treasury = near[n]
            if goals >> treasury & 1:
                ports = self._by_some_port(start, treasury, straits, cut)
                if ports >= 0:
                    return ports
                if ports == BLOCKED:
                    left |= 1 << treasury
        return ~left

    def _by_some_port(self, start: int, treasury: int, straits: int, cut: int) -> int:
        """7.3.4 The ports of a line with a leg by sea to a Treasure City; `BLOCKED` if only ways by
        land are in its way, so that there may be others."""
        passed = self.passed & ~cut
        afloat = AFLOAT_FAR[treasury]
        near = PORTS_NEAR[start]
        found = NO_LINE
        for n in range(len(near)):
            port = near[n]
            way = TO_PORT[port]
            room = self.most - way.far[start]
            if passed >> port & 1 and afloat[port] <= room:
                ports = self._leg(port, LINE_LEG, room, treasury, straits, cut)
                if ports >= 0 and self._leads_evenly(start, way, straits):
                    return ports | 1 << port | self._strait_ports(way.crossed[start])
                if ports != NO_LINE:
                    found = BLOCKED
        return found

    def _leg(
        self, harbour: int, points: int, room: int, treasury: int, straits: int, cut: int
    ) -> int:
        """7.3.4, 7.3.8 The same of the leg that begins in a port, and of what comes after it: so
        many points by sea at most, so many in all."""
        way = TO_CITY[treasury]
        steps = HARBOUR_STEPS[harbour]
        found = NO_LINE
        for n in range(len(steps)):
            there = steps[n]
            if not self._is_passed(there, cut):
                continue
            space = HARBOURS[there]
            if way.far[space] < room and self.ports >> there & 1:
                if self._leads_evenly(space, way, straits):
                    return 1 << there | self._strait_ports(way.crossed[space])
                found = BLOCKED
            if points > 1 and AFLOAT_FAR[treasury][there] < room:
                ports = self._leg(there, points - 1, room - 1, treasury, straits, cut)
                if ports >= 0:
                    return ports | 1 << there
                if ports == BLOCKED:
                    found = BLOCKED
        return found

    def _leads_evenly(self, start: int, way: Toward, straits: int) -> bool:
        """Whether the shortest way of the bare map is open, and no longer than there."""
        return way.crossed[start] & ~straits == 0 and self._walked(start, way) == way.far[start]

    def _strait_ports(self, straits: int) -> int:
        """7.3.14 The ports in which a line that crosses some straits can be broken there."""
        ports = 0
        if straits:
            for n in range(len(STRAIT_HARBOURS)):
                if straits >> n & 1 and not self.guarded >> n & 1:
                    ports |= STRAIT_HARBOURS[n]
        return ports

    # ---- by a search

    def search(self, start: int, goals: int, cut: int) -> int:
        """The same as `line`, without the bare map."""
        return self._search(start, goals, goals, goals, self.straits(cut), cut)

    def _search(
        self, start: int, land: int, afloat: int, mixed: int, straits: int, cut: int
    ) -> int:
        """The same as `line`, to those Treasure Cities that are not too far on the bare map."""
        if self._search_by_land(start, land, straits):
            return self._strait_ports(straits)
        if afloat and self.by_sea(start, afloat, cut) != NEVER:
            return ALL_PORTS
        if mixed:
            for treasury in range(TREASURIES):
                if mixed >> treasury & 1 and self._mixes(start, treasury, straits, cut):
                    return ALL_PORTS
        return NO_LINE

    def _search_by_land(self, start: int, goals: int, straits: int) -> bool:
        if goals:
            for treasury in range(TREASURIES):
                if goals >> treasury & 1 and self._leads(start, treasury, straits, self.most):
                    return True
        return False

    def _leads(self, start: int, treasury: int, straits: int, most: int) -> bool:
        """7.3.2 Whether a way by land leads to a Treasure City that is no longer than so many
        points. None is followed that would be longer even on the bare map."""
        goal = TREASURY_AT[treasury]
        if start == goal:
            return True
        far = TO_CITY[treasury].far
        found = [NEVER] * SPACES
        found[start] = 0
        queue = [start]
        hard = self.hard
        rough = len(hard) > 0
        is_open = self.open
        limit: i64 = most
        at: i64 = 0
        while at < len(queue):
            here: i64 = queue[at]
            at += 1
            length: i64 = found[here]
            ways = LINE_WAYS[here]
            size: i64 = len(ways)
            n: i64 = 0
            while n < size:
                there: i64 = ways[n]
                cost: i64 = ways[n + 1]
                if rough:
                    cost *= TIMES[hard[here] | hard[there]]
                strait = ways[n + 2]
                n += 3
                total = length + cost
                if total + far[there] > limit or is_open[there] == SHUT:
                    continue
                if strait and not straits & strait:
                    continue
                if there == goal:
                    return True
                if total < found[there]:
                    found[there] = total
                    queue.append(there)
        return False

    def _mixes(self, start: int, treasury: int, straits: int, cut: int) -> bool:
        """7.3.4, 7.3.5 Whether a line with a leg by sea leads there; the same holds."""
        far = LEG_FAR[treasury]
        found = [NEVER] * SPACES
        found[start] = 0
        queue = [start]
        limit = self.most
        for here in queue:
            length = found[here]
            if self._is_passed(HARBOUR_OF[here], cut) and self._lands(
                HARBOUR_OF[here], LINE_LEG, limit - length, treasury, straits, cut
            ):
                return True
            ways = LINE_WAYS[here]
            for n in range(0, len(ways), 3):
                there, cost, strait = ways[n], ways[n + 1], ways[n + 2]
                if len(self.hard):
                    cost *= TIMES[self.hard[here] | self.hard[there]]
                total = length + cost
                if (
                    total + far[there] <= limit
                    and total < found[there]
                    and self.open[there]
                    and (strait == 0 or straits & strait)
                ):
                    found[there] = total
                    queue.append(there)
        return False

    def _is_passed(self, port: int, cut: int) -> bool:
        """Whether a leg by sea may begin or pass in a port, given by its number, if it is one."""
        return port != NO_HARBOUR and self.passed >> port & 1 == 1 and not cut >> port & 1

    def _lands(
        self, harbour: int, points: int, room: int, treasury: int, straits: int, cut: int
    ) -> bool:
        """7.3.4, 7.3.8 Whether a leg by sea that begins in a port leads there, over so many points
        at most and so many in all."""
        far = TO_CITY[treasury].far
        steps = HARBOUR_STEPS[harbour]
        for n in range(len(steps)):
            there = steps[n]
            space = HARBOURS[there]
            if not self._is_passed(there, cut):
                continue
            near = far[space] < room and self.ports >> there & 1
            if near and self._leads(space, treasury, straits, room - 1):
                return True
            further = points > 1 and AFLOAT_FAR[treasury][there] < room
            if further and self._lands(there, points - 1, room - 1, treasury, straits, cut):
                return True
        return False


UNKNOWN: Final = -1


class LineCache:
    """The ways of both sides, and the rows of the position from which they were read. Rows are
    replaced when they change, so that the same rows mean the same ways."""

    def __init__(
        self,
        land: bytes,
        keeper: bytes,
        siege: bytes,
        alexandrias: bytes,
        fleet_at: bytes,
        fleet_side: bytes,
        devastated: int,
        drought: int,
        before: LineCache | None,
    ) -> None:
        self.land = land
        self.keeper = keeper
        self.siege = siege
        self.alexandrias = alexandrias
        self.fleet_at = fleet_at
        self.fleet_side = fleet_side
        self.devastated = devastated
        self.drought = drought
        self.macedon: Ways | None = None
        self.persia: Ways | None = None
        """What has been read of this position, and"""
        self.old_macedon: Ways | None = None
        self.old_persia: Ways | None = None
        """of an earlier one, which may still hold."""
        if before is not None:
            self.old_macedon = before.old_macedon if before.macedon is None else before.macedon
            self.old_persia = before.old_persia if before.persia is None else before.persia
        self.level: bytes = b""
        self.shut: int = 0
        self.macedon_usable: int = UNKNOWN
        self.persia_usable: int = UNKNOWN
        """7.2.3 The Treasure Cities that each side can use, a bit each, by those levels."""
