"""8.5.4 to 8.5.6 Fleets are raised and refitted."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    NOBODY,
    NOWHERE,
    ROYAL,
    SPACE,
    SPACES,
    TREASURIES,
    TREASURY,
)
from anabasis.games.conquerors.events import FLEET_RAISED, FLEET_REFITTED
from anabasis.games.conquerors.fleets import (
    BY_CARD,
    FLEET,
    FLEETS,
    HOMES,
    MOST_NSP,
    SQUADRON,
)
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.enlisting import BUILT, RaisingChoice
from anabasis.games.conquerors.rules.lines import in_line, usable_bits
from anabasis.games.conquerors.rules.ships import homes_owner, launch, port_owner
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.rules.treasuries import lower, usable
from anabasis.games.conquerors.state import War, is_besieged, seat_of
from anabasis.kit.rows import changed

ON_THE_MAP: Final[list[Refusal]] = [
    Refusal("8.5.4", "on-the-map", {"fleet": FLEET.word(fleet)}) for fleet in range(FLEETS)
]
BY_CARD_ONLY: Final[list[Refusal]] = [
    Refusal("8.5.1", "by-card-only", {"fleet": FLEET.word(fleet)}) for fleet in range(FLEETS)
]
NOT_ALL_HOMES: Final[list[Refusal]] = [
    Refusal("8.5.4", "not-all-homes", {"fleet": FLEET.word(fleet)}) for fleet in range(FLEETS)
]
NO_FLEET_OF_YOURS: Final[list[Refusal]] = [
    Refusal("8.5.5", "no-fleet-of-yours", {"fleet": FLEET.word(fleet)}) for fleet in range(FLEETS)
]
AT_FULL_STRENGTH: Final[list[Refusal]] = [
    Refusal("8.4.2", "at-full-strength", {"fleet": FLEET.word(fleet)}) for fleet in range(FLEETS)
]
NOT_IN_ITS_HOME: Final[list[Refusal]] = [
    Refusal("8.5.5", "not-in-its-home", {"fleet": FLEET.word(fleet)}) for fleet in range(FLEETS)
]
UNDER_SIEGE: Final[list[Refusal]] = [
    Refusal("8.5.4", "under-siege", {"space": SPACE.word(space)}) for space in range(SPACES)
]
NO_LINE: Final[list[Refusal]] = [
    Refusal("8.5.4", "no-line", {"space": SPACE.word(space)}) for space in range(SPACES)
]
NOT_USABLE: Final[list[Refusal]] = [
    Refusal("7.2.3", "treasury-not-usable", {"treasury": TREASURY.word(treasury)})
    for treasury in range(len(TREASURY))
]
BUILT_ALREADY: Final = Refusal("8.5.6", "built-already", {})
NOTHING_TO_BUILD: Final = Refusal("8.5.4", "nothing-to-build", {})


def cannot_launch(war: War, side: int, fleet: int, space: int, treasury: int) -> Refusal | None:
    """8.5.1, 8.5.4 Why a fleet cannot be raised in a port and paid for by a treasury."""
    if war.fleet_at[fleet] != NOWHERE:
        return ON_THE_MAP[fleet]
    if fleet == SQUADRON or (BY_CARD[fleet] and war.fleet_side[fleet] == NOBODY):
        return BY_CARD_ONLY[fleet]
    if space not in HOMES[fleet]:
        which = {"space": SPACE.word(space), "fleet": FLEET.word(fleet)}
        return Refusal("8.4.1", "not-its-home", which)
    if homes_owner(war, fleet) != side:
        return NOT_ALL_HOMES[fleet]
    return _cannot_pay(war, side, space, treasury)


def cannot_refit(war: War, side: int, fleet: int, treasury: int) -> Refusal | None:
    """8.5.5 Why a fleet cannot be brought to full strength where it is."""
    space = war.fleet_at[fleet]
    if space == NOWHERE or war.fleet_side[fleet] != side:
        return NO_FLEET_OF_YOURS[fleet]
    if war.nsp[fleet] >= MOST_NSP[fleet]:
        return AT_FULL_STRENGTH[fleet]
    if space not in HOMES[fleet] or port_owner(war, space) != side:
        return NOT_IN_ITS_HOME[fleet]
    return _cannot_pay(war, side, space, treasury)


def _cannot_pay(war: War, side: int, space: int, treasury: int) -> Refusal | None:
    if is_besieged(war, space):
        return UNDER_SIEGE[space]
    if not in_line(war, side, space, treasury):
        return NO_LINE[space]
    return None


class Build(Action[War, RaisingChoice]):
    """8.5.6 A treasury pays for fleets."""

    verb: ClassVar[str] = "build"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY,)

    def __init__(self, treasury: int) -> None:
        self.treasury = treasury

    def args(self) -> tuple[int, ...]:
        return (self.treasury,)

    def refusal(self, position: War, decision: RaisingChoice, seat: int) -> Refusal | None:
        side = position.active
        if decision.done & BUILT:
            return BUILT_ALREADY
        if not usable(position, side, self.treasury):
            return NOT_USABLE[self.treasury]
        return None if _can_work(position, side, self.treasury) else NOTHING_TO_BUILD

    def do(
        self, position: War, decision: RaisingChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        side = position.active
        position.agenda.append(decision.after(BUILT))
        position.agenda.append(Building(seat_of(position, side), side, self.treasury, False, 0))


BUILD: Final[list[Build]] = [Build(treasury) for treasury in range(len(TREASURY))]


def list_builds(war: War, side: int, found: list[Action[War, Any]]) -> None:
    """8.5.6 The treasuries that could pay for fleets, if there is anything to build."""
    for fleet in range(FLEETS):
        if not _is_whole(war, side, fleet):
            cities = usable_bits(war, side)
            for treasury in range(TREASURIES):
                if cities >> treasury & 1:
                    found.append(BUILD[treasury])
            if usable(war, side, ROYAL):
                found.append(BUILD[ROYAL])
            return


def _is_whole(war: War, side: int, fleet: int) -> bool:
    """8.5.4, 8.5.5 Whether a side has nothing to build of a fleet, wherever the line leads."""
    if war.fleet_at[fleet] == NOWHERE:
        barred = fleet == SQUADRON or (BY_CARD[fleet] and war.fleet_side[fleet] == NOBODY)
        return barred or homes_owner(war, fleet) != side
    return war.fleet_side[fleet] != side or war.nsp[fleet] >= MOST_NSP[fleet]


def _can_work(war: War, side: int, treasury: int) -> bool:
    """8.5.6 Whether a treasury can pay for anything."""
    for fleet in range(FLEETS):
        if not _is_whole(war, side, fleet):
            if war.fleet_at[fleet] != NOWHERE:
                if cannot_refit(war, side, fleet, treasury) is None:
                    return True
            else:
                for space in HOMES[fleet]:
                    if cannot_launch(war, side, fleet, space, treasury) is None:
                        return True
    return False


def _works(war: War, side: int, treasury: int) -> list[Action[War, Any]]:
    """What could be built and refitted at the cost of a treasury."""
    found: list[Action[War, Any]] = []
    for fleet in range(FLEETS):
        if war.fleet_at[fleet] == NOWHERE:
            homes = HOMES[fleet]
            for n in range(len(homes)):
                refused = cannot_launch(war, side, fleet, homes[n], treasury)
                if refused is None:
                    found.append(LAUNCH[fleet][n])
                elif refused is NOT_ALL_HOMES[fleet] or refused is BY_CARD_ONLY[fleet]:
                    break  # so it is for all of them
        elif cannot_refit(war, side, fleet, treasury) is None:
            found.append(REFIT[fleet])
    return found


class Building(StepChoice):
    """8.5.6 One treasury pays once for any number of fleets and NSPs."""

    case: ClassVar[str] = "8.5.6"
    verbs: ClassVar[tuple[str, ...]] = ("launch", "refit", "end-building")

    def __init__(self, seat: int, side: int, treasury: int, built: bool, tried: int) -> None:
        super().__init__(seat, side)
        self.treasury = treasury
        self.built = built
        self.tried = tried
        """The fleets that were in hand already, a bit each."""

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [*_works(position, self.side, self.treasury), END_BUILDING]

    def prompt(self, position: War) -> Message:
        return Message("building", {"treasury": TREASURY.word(self.treasury)})


class Launch(Action[War, Building]):
    """8.5.4 A fleet is raised in one of its Home Ports."""

    verb: ClassVar[str] = "launch"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET, SPACE)

    def __init__(self, fleet: int, space: int) -> None:
        self.fleet = fleet
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.fleet, self.space)

    def refusal(self, position: War, decision: Building, seat: int) -> Refusal | None:
        if decision.tried >> self.fleet & 1:
            return Refusal("8.5.4", "tried-already", {"fleet": FLEET.word(self.fleet)})
        return cannot_launch(position, decision.side, self.fleet, self.space, decision.treasury)

    def do(self, position: War, decision: Building, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(Built(decision, self.fleet, self.space))
        trace(position, decision.side, self.space, 1 << decision.treasury)


class Refit(Action[War, Building]):
    """8.5.5 A fleet is brought to full strength in a Home Port."""

    verb: ClassVar[str] = "refit"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET,)

    def __init__(self, fleet: int) -> None:
        self.fleet = fleet

    def args(self) -> tuple[int, ...]:
        return (self.fleet,)

    def refusal(self, position: War, decision: Building, seat: int) -> Refusal | None:
        if decision.tried >> self.fleet & 1:
            return Refusal("8.5.5", "tried-already", {"fleet": FLEET.word(self.fleet)})
        return cannot_refit(position, decision.side, self.fleet, decision.treasury)

    def do(self, position: War, decision: Building, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(Built(decision, self.fleet, position.fleet_at[self.fleet]))
        trace(position, decision.side, position.fleet_at[self.fleet], 1 << decision.treasury)


class Built(Procedure[War]):
    """8.4.2, 8.5.4, 8.5.5 If the line held, the fleet is there at full strength."""

    def __init__(self, decision: Building, fleet: int, space: int) -> None:
        self.decision = decision
        self.fleet = fleet
        self.space = space

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        before = self.decision
        held = position.line >> before.treasury & 1 == 1
        position.agenda.append(
            Building(
                before.seat,
                before.side,
                before.treasury,
                before.built or held,
                before.tried | 1 << self.fleet,
            )
        )
        if not held:
            return
        if position.fleet_at[self.fleet] == NOWHERE:
            launch(position, self.fleet, before.side, self.space)
            log.append(Event(FLEET_RAISED, (self.fleet, self.space)))
            settle(position, log)
        else:
            added = MOST_NSP[self.fleet] - position.nsp[self.fleet]
            position.nsp = changed(position.nsp, self.fleet, MOST_NSP[self.fleet])
            log.append(Event(FLEET_REFITTED, (self.fleet, added)))


class EndBuilding(Action[War, Building]):
    """7.2.5, 8.5.6 The treasury is reduced once for all that was built."""

    verb: ClassVar[str] = "end-building"

    def refusal(self, position: War, decision: Building, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Building, seat: int, die: Die, log: list[Event]) -> None:
        if decision.built:
            lower(position, decision.treasury, log)


LAUNCH: Final[list[list[Launch]]] = [
    [Launch(fleet, space) for space in HOMES[fleet]] for fleet in range(FLEETS)
]
REFIT: Final[list[Refit]] = [Refit(fleet) for fleet in range(FLEETS)]
END_BUILDING: Final = EndBuilding()
