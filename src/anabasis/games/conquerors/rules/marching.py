"""10.1.4 to 10.1.9, 10.3.1 to 10.3.6, 10.7.1 to 10.7.15 On the march: the next step, and what an
army does on its way."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ARMY,
    CITY_OF,
    INDEPENDENT,
    LAND_BESIDE,
    LAND_KIND,
    MACEDON,
    MEMPHIS,
    NO_ARMY,
    NO_CITY,
    NO_TREASURY,
    NOBODY,
    NOWHERE,
    PERSIA,
    RHODES,
    SEA_BESIDE,
    SEA_KIND,
    SPACE,
    SPACES,
)
from anabasis.games.conquerors.events_field import (
    HALTED,
    JOINED_SAIL,
    LANDED,
    RHODES_ATTACKED,
    TREASURY_CHECKED,
    WENT_INSIDE,
)
from anabasis.games.conquerors.fleets import FLEET, FLEETS, RHODIAN
from anabasis.games.conquerors.numbers import DESERTS_FREE, REDUCED, WEARY_DESERT
from anabasis.games.conquerors.rules.arrival import Arrived, embark, step
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.control import quell, settle
from anabasis.games.conquerors.rules.detaching import DETACH, GARRISON, list_leaving
from anabasis.games.conquerors.rules.devastation import DEVASTATE
from anabasis.games.conquerors.rules.engagement import (
    ACTED,
    AFLOAT,
    AT_REST,
    BEATEN,
    BY_LAND,
    DEVASTATING,
    ENDED,
    FOUGHT,
    SLIPPING,
    March,
)
from anabasis.games.conquerors.rules.forces import change_loose, set_inside
from anabasis.games.conquerors.rules.laying import BESIEGE, no_siege
from anabasis.games.conquerors.rules.lines import has_line
from anabasis.games.conquerors.rules.moments import HALT as HALT_MOMENT
from anabasis.games.conquerors.rules.moments import MARCH as SKY
from anabasis.games.conquerors.rules.moments import open_moment
from anabasis.games.conquerors.rules.naval import NO_FLEETS, begin_fight
from anabasis.games.conquerors.rules.quiet import is_slowed, may_clear, may_levy, may_wear
from anabasis.games.conquerors.rules.routes import (
    LAND_FIRST,
    has_way_on,
    held_against,
    leads_on,
    no_way,
    points_left,
    rhodes_is_free,
    stands_in_the_way,
)
from anabasis.games.conquerors.rules.surrender import DEMAND, no_demand
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.rules.treasuries import lower
from anabasis.games.conquerors.rules.weariness import weary
from anabasis.games.conquerors.state import (
    EMPTY,
    War,
    army_in_play,
    is_besieged,
    is_inside,
    is_real,
    seat_of,
    side_inside,
)
from anabasis.kit.rows import changed

ACTED_BITS: Final = ACTED | FOUGHT | DEVASTATING | SLIPPING
"""What a force may have done without taking a path."""
NOT_A_SPACE: Final = Refusal("10.2.5", "not-in-transit", {})
BESIEGE_OR_GO: Final = Refusal("10.3.6", "besiege-or-go-on", {})
NOT_BESIDE_THEM: Final = Refusal("10.3.3", "enemies-outside", {})
NOT_YET: Final = Refusal("10.1.4", "not-under-way", {})
NOT_AFLOAT: Final = Refusal("10.7.14", "not-afloat", {})
NO_CITY_HERE: Final = Refusal("10.3.1", "no-city-here", {})
ENEMIES_INSIDE: Final = Refusal("10.3.1", "enemies-inside", {})
INSIDE_ALREADY: Final = Refusal("10.3.1", "inside-already", {})
NOT_TOGETHER: Final = Refusal("10.7.3", "not-from-here", {})
NOT_AT_RHODES: Final = Refusal("12.7", "not-at-rhodes", {})
NO_LINE_FOR_FLEET: Final = Refusal("10.7.11", "no-line-for-fleet", {})


def march_of(war: War) -> March:
    """The move that is being made; there is one."""
    march = war.march
    assert march is not None
    return march


def under_way(war: War, march: March) -> bool:
    """Whether the force of a move is still there and may go on."""
    if march.has(ENDED):
        return False
    if march.army != NO_ARMY:
        return army_in_play(war, march.army) and war.army_at[march.army] == march.at
    return march.fleets != 0 or march.cargo != 0


class OnTheMarch(Procedure[War]):
    """10.1.4, 11.1.3 The force goes on as long as it may. In Bad Weather there is a moment to clear
    the sky (15.4.2), once in each Space."""

    def __init__(self, side: int, asked: int = NOWHERE) -> None:
        self.side = side
        self.asked = asked
        """The space where that moment was last."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        if not under_way(position, march):
            return
        if self.asked != march.at and may_clear(position) and is_slowed(position, march):
            position.agenda.append(OnTheMarch(self.side, march.at))
            open_moment(position, SKY)
            return
        position.agenda.append(self)
        position.agenda.append(Marching(seat_of(position, self.side), self.side))


class Marching(StepChoice):
    """10.1.4 What the force does next."""

    case: ClassVar[str] = "10.1.4"
    verbs: ClassVar[tuple[str, ...]] = (
        "go",
        "sail",
        "land",
        "escort",
        "attack-rhodes",
        "detach",
        "leave-garrison",
        "leave-leader",
        "devastate",
        "demand",
        "besiege",
        "enter",
        "halt",
    )

    def continues(self) -> bool:
        return True

    def run_alone(self, position: War, die: Die, log: list[Event]) -> bool:
        """A force that can do nothing more halts by itself; nothing else is done unasked."""
        options = self.options(position, self.seat)
        if len(options) == 1 and options[0] is HALT:
            position.agenda.pop()
            self.choose(position, self.seat, HALT, die, log)
            return True
        position.offered = options
        return False

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = []
        list_steps(position, march_of(position), found)
        return found + self._others(position)

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        """Of steps only those that are not refused are listed: the others are asked."""
        found: list[Action[War, Any]] = []
        list_steps(position, march_of(position), found)
        for action in self._others(position):
            if action.refusal(position, self, seat) is None:
                found.append(action)
        return found

    def _others(self, position: War) -> list[Action[War, Any]]:
        """What the force could do beside taking a path."""
        march = march_of(position)
        here = march.at
        afloat = march.has(AFLOAT)
        ashore = march.army != NO_ARMY and not afloat
        found: list[Action[War, Any]] = []
        if afloat:
            found.append(LAND)
        else:
            at = position.fleet_at
            for fleet in range(FLEETS):
                if at[fleet] == here and position.fleet_side[fleet] == march.side:
                    found.append(ESCORT[fleet])
        if here == RHODES:
            found.append(ATTACK_RHODES)
        if ashore:
            found.append(DEVASTATE)
            found.append(DETACH)
            found.append(GARRISON)
            if CITY_OF[here] != NO_CITY:
                found.append(DEMAND)
                found.append(BESIEGE)
                found.append(ENTER)
            list_leaving(position, march, found)
        found.append(HALT)
        return found

    def considered(self, position: War, seat: int) -> list[Action[War, Any]]:
        """A computer player keeps its leaders together, where it can."""
        options = super().considered(position, seat)
        plain = [one for one in options if one.verb != "leave-leader"]
        return plain or options

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        options = self.options(position, seat)
        return HALT if HALT in options else options[-1]

    def prompt(self, position: War) -> Message:
        march = march_of(position)
        if march.army == NO_ARMY:
            words = {"space": SPACE.word(march.at), "left": points_left(position, march)}
            return Message("sailing", words)
        return Message(
            "marching",
            {
                "army": ARMY.word(march.army),
                "space": SPACE.word(march.at),
                "left": points_left(position, march),
            },
        )


# ---- steps


class Go(Action[War, Marching]):
    """10.1.4 Along a path by land."""

    verb: ClassVar[str] = "go"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        return no_way(position, march_of(position), self.space, False)

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        step(position, march_of(position), self.space, False, log)


class Sail(Action[War, Marching]):
    """10.7.1, 10.7.5 Along a path by sea."""

    verb: ClassVar[str] = "sail"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        return no_way(position, march_of(position), self.space, True)

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        if not march.has(AFLOAT):
            march = embark(position, march, log)
        step(position, march, self.space, True, log)


class Land(Action[War, Marching]):
    """10.7.14 The army lands where it is."""

    verb: ClassVar[str] = "land"

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        march = march_of(position)
        if not march.has(AFLOAT) or (march.army == NO_ARMY and march.cargo == 0):
            return NOT_AFLOAT
        if not is_real(position, march.at):
            return NOT_A_SPACE
        ashore = march.but(flags=march.flags & ~AFLOAT)
        if no_halt(position, ashore) is None or may_act_ashore(position, ashore):
            return None
        return BESIEGE_OR_GO

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        position.march = march.but(flags=march.flags & ~AFLOAT)
        log.append(Event(LANDED, (march.side, march.at)))
        position.agenda.append(Arrived(march.side, False))


def may_act_ashore(war: War, march: March) -> bool:
    """10.3.6 Whether an army that lands before an enemy's city can lay siege or go on."""
    if march.army == NO_ARMY:
        return False
    return no_siege(war, march) is None or has_way_on(war, march)


class Escort(Action[War, Marching]):
    """10.7.2, 10.7.3 A fleet of this port goes along."""

    verb: ClassVar[str] = "escort"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET,)

    def __init__(self, fleet: int) -> None:
        self.fleet = fleet

    def args(self) -> tuple[int, ...]:
        return (self.fleet,)

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        march = march_of(position)
        fleet = self.fleet
        if position.fleet_side[fleet] != march.side or position.fleet_at[fleet] != march.at:
            return NOT_TOGETHER
        if (
            march.legs not in (AT_REST, BY_LAND)
            or (march.fleets | position.moved_fleets) >> fleet & 1
        ):
            return NOT_TOGETHER
        if not has_line(position, march.side, march.at):
            return NO_LINE_FOR_FLEET
        alone = march.army == NO_ARMY
        beside = SEA_BESIDE[march.at]
        for n in range(len(beside)):
            if no_way(position, march, beside[n], True) is None:
                return None
        return NOT_TOGETHER if alone else LAND_FIRST

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        if march.fleets:  # 7.3.17 The line of this port has been traced for the others.
            join(position, self.fleet, log)
            return
        position.agenda.append(LineForEscort(self.fleet))
        trace(position, march.side, march.at)


def join(war: War, fleet: int, log: list[Event]) -> None:
    """10.7.2, 10.7.3 A fleet is one of the force."""
    march = march_of(war)
    war.march = march.but(fleets=march.fleets | 1 << fleet)
    log.append(Event(JOINED_SAIL, (march.side, fleet, march.at)))


class LineForEscort(Procedure[War]):
    """7.3.13, 10.7.11 A fleet whose line was broken goes with nobody."""

    def __init__(self, fleet: int) -> None:
        self.fleet = fleet

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.line:
            join(position, self.fleet, log)
        else:
            position.moved_fleets |= 1 << self.fleet


class AttackRhodes(Action[War, Marching]):
    """12.3, 12.7 Fleets attack the fleet of Rhodes in her port."""

    verb: ClassVar[str] = "attack-rhodes"

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        march = march_of(position)
        if march.at != RHODES or march.fleets == 0 or march.has(ENDED):
            return NOT_AT_RHODES
        free = position.fleet_side[RHODIAN] == INDEPENDENT and position.nsp[RHODIAN] > 0
        return None if free and position.fleet_at[RHODIAN] == RHODES else NOT_AT_RHODES

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        position.march = march.but(flags=march.flags | FOUGHT)
        back = changed(NO_FLEETS, RHODIAN, RHODES)
        begin_fight(position, march, INDEPENDENT, 1 << RHODIAN, back, False)
        log.append(Event(RHODES_ATTACKED, (march.side, RHODES)))


# ---- the end of a move


def no_halt(war: War, march: March) -> Refusal | None:
    """10.2.5, 10.3.6, 12.4 Why the move may not end here."""
    if not is_real(war, march.at):
        return NOT_A_SPACE
    if march.army == NO_ARMY:
        return LAND_FIRST if march.cargo and march.has(AFLOAT) else None
    if march.has(AFLOAT):
        return LAND_FIRST
    if not held_against(war, march.side, march.at):
        return None
    if is_besieged(war, march.at) or (march.at == RHODES and rhodes_is_free(war)):
        return None
    if stands_in_the_way(war, march.side, march.at):
        return None
    if no_siege(war, march) is None or has_way_on(war, march):
        return BESIEGE_OR_GO
    return None


class Halt(Action[War, Marching]):
    """10.1.5, 10.3.1 The move ends here; before a Major City outside it."""

    verb: ClassVar[str] = "halt"

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        march = march_of(position)
        idle = march.legs == AT_REST and march.spent == 0 and march.flags & ACTED_BITS == 0
        if self._comes_out(position, march):
            if stands_in_the_way(position, march.side, march.at):
                return NOT_BESIDE_THEM
        elif idle and can_do(position, march):
            return NOT_YET
        return no_halt(position, march)

    def _comes_out(self, war: War, march: March) -> bool:
        """10.3.1 Whether an army leaves the city in which it is, and stays before it."""
        if march.army == NO_ARMY:
            return False
        return is_inside(war, march.army) and not is_besieged(war, march.at)

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        if self._comes_out(position, march):
            set_inside(position, march.army, False)
        finish(position, march, log)


class Enter(Action[War, Marching]):
    """10.3.1, 10.3.2 The move ends here, Inside the city."""

    verb: ClassVar[str] = "enter"

    def refusal(self, position: War, decision: Marching, seat: int) -> Refusal | None:
        march = march_of(position)
        if march.army == NO_ARMY or CITY_OF[march.at] == NO_CITY:
            return NO_CITY_HERE
        if march.has(AFLOAT):
            return LAND_FIRST
        stays = march.legs == AT_REST and march.flags & ACTED_BITS == 0
        if is_inside(position, march.army) and stays:
            return INSIDE_ALREADY
        if side_inside(position, march.at) not in (march.side, NOBODY):
            return ENEMIES_INSIDE
        if stands_in_the_way(position, march.side, march.at):
            return ENEMIES_INSIDE
        return None

    def do(self, position: War, decision: Marching, seat: int, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        set_inside(position, march.army, True)
        log.append(Event(WENT_INSIDE, (march.side, march.army, march.at)))
        finish(position, march, log)


def finish(war: War, march: March, log: list[Event]) -> None:
    """The move is over; points that have escaped from a siege stay where they have come. If they
    never put to sea they are in the city still."""
    if march.cargo and march.legs != AT_REST:
        change_loose(war, march.side, march.at, march.cargo, march.cargo_condition())
    war.march = march.but(cargo=0, flags=march.flags | ENDED)
    log.append(Event(HALTED, (march.side, march.at)))


class EndOfMarch(Procedure[War]):
    """6.3.7, 9.2, 15.8.1 A move has ended, with all its battles."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        army = march.army
        settle(position, log)
        alive = army != NO_ARMY and army_in_play(position, army)
        if alive and march.steps > 0 and not march.has(BEATEN):
            quell(position, army, log)
        if self.side == MACEDON and march.deserts > DESERTS_FREE and not position.parched:
            position.parched = True  # 9.2 A point a round, also where two armies went so.
            weary(position, WEARY_DESERT, log)
        position.agenda.append(TREASURY_CHECK[self.side])
        if alive and (may_wear(position, march) or may_levy(position, 1 - self.side)):
            open_moment(position, HALT_MOMENT, army)


class TreasuryCheck(Procedure[War]):
    """7.2.9, 7.2.10 Whether the treasury that paid for the move loses a level."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = march_of(position)
        position.march = None
        treasury = march.treasury
        if treasury in (NO_TREASURY, MEMPHIS) or position.level[treasury] == EMPTY:
            return
        roll = die.roll(6)
        added = march.declared - march.basic
        log.append(Event(TREASURY_CHECKED, (self.side, treasury, roll, added)))
        if roll + added >= REDUCED:
            lower(position, treasury, log)


def can_do(war: War, march: March) -> bool:
    """Whether a move that has not begun could do anything at all."""
    if has_way_on(war, march):
        return True
    if march.army == NO_ARMY or march.has(AFLOAT):
        return False
    space = march.at
    if CITY_OF[space] == NO_CITY:
        return False
    if is_inside(war, march.army):
        return not is_besieged(war, space) and not stands_in_the_way(war, march.side, space)
    if side_inside(war, space) in (march.side, NOBODY):
        return not stands_in_the_way(war, march.side, space)
    return no_siege(war, march) is None or no_demand(war, march) is None


GO: Final[list[Go]] = [Go(space) for space in range(SPACES)]
SAIL: Final[list[Sail]] = [Sail(space) for space in range(SPACES)]
LAND: Final = Land()
ESCORT: Final[list[Escort]] = [Escort(fleet) for fleet in range(FLEETS)]
ATTACK_RHODES: Final = AttackRhodes()
HALT: Final = Halt()
ENTER: Final = Enter()


def list_steps(war: War, march: March, found: list[Action[War, Any]]) -> None:
    """10.1.4 The paths that a force can take: all that are not refused and nothing else."""
    here = march.at
    if march.army != NO_ARMY and not march.has(AFLOAT):
        beside = LAND_BESIDE[here]
        for n in range(len(beside)):
            if leads_on(war, march, beside[n], LAND_KIND[here][beside[n]], False):
                found.append(GO[beside[n]])
    beside = SEA_BESIDE[here]
    for n in range(len(beside)):
        if leads_on(war, march, beside[n], SEA_KIND[here][beside[n]], True):
            found.append(SAIL[beside[n]])


TREASURY_CHECK: Final[list[TreasuryCheck]] = [TreasuryCheck(side) for side in (MACEDON, PERSIA)]
END_OF_MARCH: Final[list[EndOfMarch]] = [EndOfMarch(side) for side in (MACEDON, PERSIA)]
ON_THE_MARCH: Final[list[OnTheMarch]] = [OnTheMarch(side) for side in (MACEDON, PERSIA)]
