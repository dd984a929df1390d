"""10.6.14 to 10.6.18, 11.5.1 to 11.5.6 Interception at sea, avoidance, and naval combat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import NOWHERE, SPACE
from anabasis.games.conquerors.events_field import EVASION_ROLLED, INTERCEPTED_AT_SEA
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.numbers import NAVAL_AVOIDS
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.commanders import best_naval
from anabasis.games.conquerors.rules.engagement import FOUGHT, SLIPPING, March, SeaFight
from anabasis.games.conquerors.rules.lanes import LANES, lane_bits, stops, unbuilt
from anabasis.games.conquerors.rules.line_map import HARBOUR_OF
from anabasis.games.conquerors.rules.moments import EVASION, SEA_FIGHT, open_moment
from anabasis.games.conquerors.rules.routes import rhodes_is_free
from anabasis.games.conquerors.rules.sea_dice import SeaDice, fight_of, throw_back
from anabasis.games.conquerors.rules.ships import set_fleet
from anabasis.games.conquerors.state import War, fleets_at, seat_of
from anabasis.kit.rows import changed

NO_FLEETS: Final[bytes] = bytes([NOWHERE] * FLEETS)
NONE: Final = (0, 0)


def bits_of(fleets: list[int]) -> int:
    """Fleets as a set, a bit each."""
    bits = 0
    for fleet in fleets:
        bits |= 1 << fleet
    return bits


def sea_interceptors(war: War, march: March, joined: int) -> list[int]:
    """10.6.14 to 10.6.16 The enemy fleets that can intercept a force where it is. A fleet that has
    just changed hands is not met by those that it leaves (8.5.7)."""
    other = 1 - march.side
    found: list[int] = []
    near = LANES[HARBOUR_OF[march.at]]
    known = False
    for fleet in range(FLEETS):
        space = war.fleet_at[fleet]
        if war.fleet_side[fleet] != other or space == NOWHERE or joined >> fleet & 1:
            continue
        if not near >> HARBOUR_OF[space] & 1:
            continue
        if march.has(SLIPPING) and space == march.origin:
            continue
        if not known:
            near = lane_bits(march.at, stops(war, other, rhodes_is_free(war)), unbuilt(war))
            known = True
        if near >> HARBOUR_OF[space] & 1:
            found.append(fleet)
    return found


def meet_at_sea(war: War, march: March, log: list[Event]) -> None:
    """10.6.19, 11.5.1 A force has entered a space by sea: it attacks fleets that lie there, and may
    be intercepted."""
    other = 1 - march.side
    lying = bits_of(fleets_at(war, other, march.at)) if march.fleets else 0
    back = NO_FLEETS
    for fleet in range(FLEETS):
        if lying >> fleet & 1:
            back = changed(back, fleet, march.at)
    if sea_interceptors(war, march, lying):
        seat = seat_of(war, other)
        war.agenda.append(SeaIntercepting(seat, other, march.at, lying, lying, back))
    elif lying:
        war.agenda.append(SeaMeeting(other, lying, lying, back))


class SeaIntercepting(Choice):
    """10.6.14, 10.6.18 Whether another fleet intercepts."""

    case: ClassVar[str] = "10.6.14"
    verbs: ClassVar[tuple[str, ...]] = ("intercept-at-sea", "let-sail")

    def __init__(
        self, seat: int, side: int, space: int, joined: int, lying: int, back: bytes
    ) -> None:
        super().__init__(seat, side)
        self.space = space
        self.joined = joined
        self.lying = lying
        """The fleets that are there already and are attacked."""
        self.back = back

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        march = position.march
        assert march is not None
        found: list[Action[War, Any]] = [LET_SAIL]
        for fleet in sea_interceptors(position, march, self.joined):
            found.append(INTERCEPT_AT_SEA[fleet])
        return found

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # who can intercept is looked up once

    def prompt(self, position: War) -> Message:
        return Message("intercept-at-sea", {"space": SPACE.word(self.space)})


class InterceptAtSea(Action[War, SeaIntercepting]):
    """10.6.14, 10.6.18 A fleet intercepts, and goes there."""

    verb: ClassVar[str] = "intercept-at-sea"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET,)

    def __init__(self, fleet: int) -> None:
        self.fleet = fleet

    def args(self) -> tuple[int, ...]:
        return (self.fleet,)

    def refusal(self, position: War, decision: SeaIntercepting, seat: int) -> Refusal | None:
        march = position.march
        assert march is not None
        if self.fleet not in sea_interceptors(position, march, decision.joined):
            words = {"fleet": FLEET.word(self.fleet), "space": SPACE.word(decision.space)}
            return Refusal("10.6.14", "cannot-intercept-at-sea", words)
        return None

    def do(
        self, position: War, decision: SeaIntercepting, seat: int, die: Die, log: list[Event]
    ) -> None:
        march = position.march
        assert march is not None
        fleet, side = self.fleet, decision.side
        origin = position.fleet_at[fleet]
        back = changed(decision.back, fleet, origin)
        joined = decision.joined | 1 << fleet
        set_fleet(position, fleet, decision.space)
        log.append(Event(INTERCEPTED_AT_SEA, (side, fleet, origin, decision.space)))
        if sea_interceptors(position, march, joined):
            frame = SeaIntercepting(
                decision.seat, side, decision.space, joined, decision.lying, back
            )
            position.agenda.append(frame)
        else:
            position.agenda.append(SeaMeeting(side, joined, decision.lying, back))


class LetSail(Action[War, SeaIntercepting]):
    """10.6.14 No fleet, or no further one, intercepts."""

    verb: ClassVar[str] = "let-sail"

    def refusal(self, position: War, decision: SeaIntercepting, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: SeaIntercepting, seat: int, die: Die, log: list[Event]
    ) -> None:
        if decision.joined:
            frame = SeaMeeting(decision.side, decision.joined, decision.lying, decision.back)
            position.agenda.append(frame)


class SeaMeeting(Procedure[War]):
    """11.5.1, 11.5.3, 11.5.4 Fleets meet; a force that was intercepted may avoid combat, one that
    attacks fleets where they lie may not."""

    def __init__(self, side: int, joined: int, lying: int, back: bytes) -> None:
        self.side = side
        """The side that does not move."""
        self.joined = joined
        self.lying = lying
        self.back = back

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        position.march = march.but(flags=march.flags | FOUGHT)
        begin_fight(position, march, self.side, self.joined, self.back, self.lying == 0)


def begin_fight(
    war: War, march: March, other: int, fleets: int, back: bytes, intercepted: bool
) -> None:
    """11.5.1 A fight at sea between the force that moves and fleets of another side."""
    sides = (march.side, other)
    war.sea_fight = SeaFight(
        march.at, sides, (march.fleets, fleets), back, intercepted, 0, False, NONE, NONE, NONE
    )
    war.agenda.append(SeaClash())
    if intercepted:
        war.agenda.append(Evasion(march.side))
        open_moment(war, EVASION, march.at)


# ---- 11.5.3 avoidance


class Evasion(Procedure[War]):
    """11.5.3, 11.5.5 The intercepted player may try to avoid, unless Surprise forbids it."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if not fight_of(position).pounced:
            position.agenda.append(Evading(seat_of(position, self.side), self.side))


class Evading(Choice):
    """11.5.3 Whether to try to avoid the fight."""

    case: ClassVar[str] = "11.5.3"
    verbs: ClassVar[tuple[str, ...]] = ("evade", "accept-fight")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [ACCEPT_FIGHT, EVADE]

    def prompt(self, position: War) -> Message:
        return Message("evade", {"space": SPACE.word(fight_of(position).space)})


def evasion_bonus(war: War, fight: SeaFight) -> int:
    """11.5.3 What is added to the die: the admiral's rating, and what Surprise adds."""
    return best_naval(war, fight.fleets[0]) + fight.evade


class Evade(Action[War, Evading]):
    """11.5.3, 11.5.6 A die: the force turns back to its port, or must fight."""

    verb: ClassVar[str] = "evade"

    def refusal(self, position: War, decision: Evading, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Evading, seat: int, die: Die, log: list[Event]) -> None:
        fight = fight_of(position)
        added = evasion_bonus(position, fight)
        roll = die.roll(6)
        away = roll + added >= NAVAL_AVOIDS
        values = (decision.side, fight.space, roll, added, 1 if away else 0)
        log.append(Event(EVASION_ROLLED, values))
        if away:
            position.agenda.pop()  # There is no fight.
            position.sea_fight = None
            throw_back(position, log)


class AcceptFight(Action[War, Evading]):
    """11.5.3 The fight is accepted."""

    verb: ClassVar[str] = "accept-fight"

    def refusal(self, position: War, decision: Evading, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Evading, seat: int, die: Die, log: list[Event]) -> None:
        pass


class SeaClash(Procedure[War]):
    """11.5.9 The moment before the dice of naval combat."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.agenda.append(SeaDice())
        open_moment(position, SEA_FIGHT, fight_of(position).space)


INTERCEPT_AT_SEA: Final[list[InterceptAtSea]] = [InterceptAtSea(fleet) for fleet in range(FLEETS)]
LET_SAIL: Final = LetSail()
EVADE: Final = Evade()
ACCEPT_FIGHT: Final = AcceptFight()
