"""7.3.13 to 7.3.17 Lines of communication are traced at their moments, and broken at sea."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    INDEPENDENT,
    NOWHERE,
    PELLA,
    RHODES,
    SPACE,
    SPARTAN,
)
from anabasis.games.conquerors.events import LINE_BROKEN
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.numbers import SEA_REACH
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.lanes import LANES, lane_bits, stops, unbuilt
from anabasis.games.conquerors.rules.line_cache import NO_LINE
from anabasis.games.conquerors.rules.line_map import (
    ALL_PORTS,
    HARBOUR_OF,
    NO_HARBOUR,
    SEA_STEPS,
)
from anabasis.games.conquerors.rules.lines import (
    ANY_TREASURY,
    NO_CUT,
    any_length_to,
    has_line,
    has_safe_line,
    reachable,
    reached,
    some_line,
    unbreakable,
)
from anabasis.games.conquerors.rules.ships import set_fleet
from anabasis.games.conquerors.rules.treasuries import usable
from anabasis.games.conquerors.state import War, seat_of


def lanes(war: War, side: int, port: int) -> list[int]:
    """10.6, 12.3 The spaces in which a fleet of a side could intercept from a port: within two
    points by sea, lanes neither through enemy fleets nor through an independent Rhodes."""
    found = [port]
    ring = [port]
    stopped = _stops(war, side)
    seen = unbuilt(war) | 1 << HARBOUR_OF[port]
    for _ in range(SEA_REACH):
        further: list[int] = []
        for here in ring:
            if here == port or not stopped >> HARBOUR_OF[here] & 1:
                steps = SEA_STEPS[here]
                for n in range(len(steps)):
                    there = HARBOUR_OF[steps[n]]
                    if not seen >> there & 1:
                        seen |= 1 << there
                        further.append(steps[n])
        found += further
        ring = further
    return found


def _stops(war: War, side: int) -> int:
    """10.6.16 The ports through which no lane of a side leads."""
    return stops(war, side, war.land[RHODES] == 1 << INDEPENDENT)


def cut_bits(cut: bytes) -> int:
    """7.3.15 The ports in which a line is broken, a bit each."""
    bits = 0
    for space in cut:
        bits |= 1 << HARBOUR_OF[space]
    return bits


class Line:
    """What a line is traced for: by a side, from a space, to one of these treasuries; `far`, if it
    may be of any length, to Pella (8.3.4). With some ports cut, `bits` are in line."""

    def __init__(self, war: War, side: int, space: int, wanted: int, far: bool, cut: int) -> None:
        self.side = side
        self.space = space
        self.wanted = wanted
        self.far = far
        self.bits, self.ports = self._with(war, cut)
        """The wanted treasuries that are in line, and the ports of lines to them."""

    def breaks(self, war: War, cut: int) -> bool:
        """7.3.13 Whether less is left of it when some more ports are cut."""
        if self.ports & cut == 0:
            return False
        bits, ports = self._with(war, cut)
        if bits != self.bits:
            return True
        self.ports = ports
        return False

    def _with(self, war: War, cut: int) -> tuple[int, int]:
        """What is in line when those ports are cut."""
        side, space = self.side, self.space
        if self.far:
            if not usable(war, side, PELLA) or not any_length_to(
                war, side, space, PELLA, True, cut
            ):
                return 0, 0
            return 1 << PELLA, ALL_PORTS
        if self.wanted == ANY_TREASURY:
            ports = some_line(war, side, space, cut)
            return (0, 0) if ports == NO_LINE else (ANY_TREASURY, ports)
        return reached(war, side, space, self.wanted, cut)

    def safe(self, war: War) -> int:
        """7.3.13, 7.3.14 Those among them that nobody can part it from."""
        if self.far:
            if not usable(war, self.side, PELLA):
                return 0
            joined = any_length_to(war, self.side, self.space, PELLA, False, NO_CUT)
            return 1 << PELLA if joined else 0
        if self.wanted == ANY_TREASURY:
            return ANY_TREASURY if has_safe_line(war, self.side, self.space) else 0
        return unbreakable(war, self.side, self.space) & self.wanted


class Trace(Procedure[War]):
    """7.3.13 A line is traced; while only fleets could part it, the other side may break it. What
    is left of it is in `line`."""

    def __init__(
        self, side: int, space: int, wanted: int, far: bool, cut: bytes, used: int
    ) -> None:
        self.side = side
        self.space = space
        self.wanted = wanted
        self.far = far
        self.cut = cut
        """7.3.15 Where it was broken, and"""
        self.used = used
        """the fleets that have broken it, a bit each."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        cut = cut_bits(self.cut)
        line = Line(position, self.side, self.space, self.wanted, self.far, cut)
        bits = line.bits
        position.line = bits
        if bits and self.wanted == ANY_TREASURY and not self.far:
            position.line = reachable(position, self.side, self.space, cut)
        if bits == 0 or line.safe(position):
            return
        breaker = BreakLine(
            seat_of(position, 1 - self.side),
            1 - self.side,
            self.space,
            self.wanted,
            self.far,
            self.cut,
            self.used,
        )
        if not line.ports & breaker.most(position):
            return
        if not line.breaks(position, cut | breaker.others(position, FLEETS)):
            return
        options = breaker.options(position, breaker.seat)
        if len(options) > 1:
            position.agenda.append(breaker)
            position.offered = options


def trace(war: War, side: int, space: int, wanted: int = ANY_TREASURY, far: bool = False) -> None:
    """Push the tracing of a line. What needs its result is on the agenda below."""
    war.agenda.append(Trace(side, space, wanted, far, b"", 0))


class BreakLine(Choice):
    """7.3.13 to 7.3.15 A player may break the other's line with a fleet."""

    case: ClassVar[str] = "7.3.13"
    verbs: ClassVar[tuple[str, ...]] = ("break-line", "let-line")

    def __init__(
        self,
        seat: int,
        side: int,
        space: int,
        wanted: int,
        far: bool,
        cut: bytes,
        used: int,
    ) -> None:
        super().__init__(seat, side)
        self.space = space
        self.wanted = wanted
        self.far = far
        self.cut = cut
        self.used = used

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [LET_LINE]
        for fleet in range(FLEETS):
            if position.fleet_at[fleet] != NOWHERE and position.fleet_side[fleet] == self.side:
                for space in lanes(position, self.side, position.fleet_at[fleet]):
                    found.append(BREAK_LINE[fleet][space])
        return found

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        """The same as by the refusals, with the line looked at once: the more ports are cut, the
        less is left of it."""
        found: list[Action[War, Any]] = [LET_LINE]
        cut = cut_bits(self.cut)
        line = Line(position, 1 - self.side, self.space, self.wanted, self.far, cut)
        reach = self.reach(position)
        for fleet in range(FLEETS):
            if not reach[fleet]:
                continue
            elsewhere = cut
            for other in range(FLEETS):
                if other != fleet:
                    elsewhere |= reach[other]
            if not line.breaks(position, elsewhere | reach[fleet]):
                continue
            anywhere = line.breaks(position, elsewhere)
            for space in lanes(position, self.side, position.fleet_at[fleet]):
                here = 1 << HARBOUR_OF[space]
                if anywhere or (not elsewhere & here and line.breaks(position, elsewhere | here)):
                    found.append(BREAK_LINE[fleet][space])
        return found

    def others(self, position: War, fleet: int) -> int:
        """7.3.15 Where other fleets of the side could still break other ways, a bit each."""
        found = 0
        for other, bits in enumerate(self.reach(position)):
            if other != fleet:
                found |= bits
        return found

    def most(self, position: War) -> int:
        """The ports in which the side's fleets could break a line, if nothing stopped a lane."""
        bits = 0
        at = position.fleet_at
        for fleet in range(FLEETS):
            if position.fleet_side[fleet] == self.side and at[fleet] != NOWHERE:
                bits |= LANES[HARBOUR_OF[at[fleet]]]
        return bits

    def reach(self, position: War) -> list[int]:
        """10.6, 7.3.15 For each fleet the ports in which it could break the line, a bit each."""
        stopped = _stops(position, self.side)
        missing = unbuilt(position)
        at = position.fleet_at
        found: list[int] = []
        for fleet in range(FLEETS):
            own = position.fleet_side[fleet] == self.side and at[fleet] != NOWHERE
            if own and not self.used >> fleet & 1:
                found.append(lane_bits(at[fleet], stopped, missing))
            else:
                found.append(0)
        return found

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return LET_LINE

    def prompt(self, position: War) -> Message:
        return Message("break-line", {"space": SPACE.word(self.space)})


class Break(Action[War, BreakLine]):
    """7.3.13 A fleet breaks the line in a space, and goes there."""

    verb: ClassVar[str] = "break-line"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET, SPACE)

    def __init__(self, fleet: int, space: int) -> None:
        self.fleet = fleet
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.fleet, self.space)

    def refusal(self, position: War, decision: BreakLine, seat: int) -> Refusal | None:
        fleet = self.fleet
        if position.fleet_at[fleet] == NOWHERE or position.fleet_side[fleet] != decision.side:
            return Refusal("7.3.13", "no-fleet-of-yours", {"fleet": FLEET.word(fleet)})
        if decision.used >> fleet & 1:
            return Refusal("7.3.15", "broke-before", {"fleet": FLEET.word(fleet)})
        harbour = HARBOUR_OF[self.space]
        stopped = _stops(position, decision.side)
        lane = lane_bits(position.fleet_at[fleet], stopped, unbuilt(position))
        if harbour == NO_HARBOUR or not lane >> harbour & 1:
            return Refusal("10.6.16", "out-of-lanes", {"space": SPACE.word(self.space)})
        cut = cut_bits(decision.cut)
        side = 1 - decision.side
        line = Line(position, side, decision.space, decision.wanted, decision.far, cut)
        if not line.breaks(position, cut | 1 << harbour | decision.others(position, fleet)):
            return Refusal("7.3.13", "line-not-there", {"space": SPACE.word(self.space)})
        return None

    def do(self, position: War, decision: BreakLine, seat: int, die: Die, log: list[Event]) -> None:
        set_fleet(position, self.fleet, self.space)
        log.append(Event(LINE_BROKEN, (decision.side, self.fleet, self.space)))
        cut = decision.cut + bytes([self.space])
        used = decision.used | 1 << self.fleet
        position.agenda.append(
            Trace(1 - decision.side, decision.space, decision.wanted, decision.far, cut, used)
        )
        settle(position, log)


class LetLine(Action[War, BreakLine]):
    """The line is let be."""

    verb: ClassVar[str] = "let-line"

    def refusal(self, position: War, decision: BreakLine, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: BreakLine, seat: int, die: Die, log: list[Event]) -> None:
        pass


BREAK_LINE: Final[list[list[Break]]] = [
    [Break(fleet, space) for space in range(len(SPACE))] for fleet in range(FLEETS)
]
LET_LINE: Final = LetLine()


class CheckSupply(Procedure[War]):
    """7.3.16 When a Player Phase begins it is seen which armies, of both sides, have a line."""

    def __init__(self, army: int) -> None:
        self.army = army
        """The first army that has not been looked at."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if self.army == 0:
            position.supplied = 0
        at = position.army_at
        for army in range(self.army, ARMIES):
            space = at[army]
            if space == NOWHERE:
                continue
            side = ARMY_SIDE[army]
            if army == SPARTAN or has_safe_line(position, side, space):
                position.supplied |= 1 << army
            elif has_line(position, side, space):
                position.agenda.append(CHECK_SUPPLY[army + 1])
                position.agenda.append(STORE_SUPPLY[army])
                trace(position, side, space)
                return


class StoreSupply(Procedure[War]):
    """7.3.16 What tracing has given for an army."""

    def __init__(self, army: int) -> None:
        self.army = army

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.line:
            position.supplied |= 1 << self.army


CHECK_SUPPLY: Final[list[CheckSupply]] = [CheckSupply(army) for army in range(ARMIES + 1)]
STORE_SUPPLY: Final[list[StoreSupply]] = [StoreSupply(army) for army in range(ARMIES)]
