"""11.5.7 to 11.5.15 Naval combat: dice, squadrons lost, and who goes where."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    INDEPENDENT,
    NO_ARMY,
    NOBODY,
    NOWHERE,
    SEA_WAYS,
    SPACE,
)
from anabasis.games.conquerors.events_field import (
    FLEET_BACK,
    FLEET_LOST,
    SEA_DICE,
    SEA_WON,
    SUNK,
    THROWN_BACK,
    TRANSPORT_SUNK,
)
from anabasis.games.conquerors.fleets import FLEET, FLEETS
from anabasis.games.conquerors.leaders import leaders_in
from anabasis.games.conquerors.numbers import NAVAL_HITS
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.commanders import (
    best_naval,
    kill_leader,
    leaders_aboard,
    leaders_with,
    place_leader,
    stand_alone,
    to_hand,
)
from anabasis.games.conquerors.rules.engagement import (
    AFLOAT,
    BEATEN,
    ENDED,
    FROM_INSIDE,
    March,
    SeaFight,
    pair,
)
from anabasis.games.conquerors.rules.forces import change_loose, destroy_army, set_army
from anabasis.games.conquerors.rules.meeting import AfterMeeting
from anabasis.games.conquerors.rules.routes import sea_cost, sea_open
from anabasis.games.conquerors.rules.ships import port_owner, set_fleet, sink
from anabasis.games.conquerors.state import (
    GOING_ON,
    WITH_FLEET,
    War,
    armies_at,
    fleets_at,
    is_port,
    seat_of,
)

MOVERS: Final = 0
OTHERS: Final = 1


def fight_of(war: War) -> SeaFight:
    """The naval combat that is being fought; there is one."""
    fight = war.sea_fight
    assert fight is not None
    return fight


def fleets_in(bits: int) -> list[int]:
    """The fleets of a set, a bit each."""
    return [fleet for fleet in range(FLEETS) if bits >> fleet & 1]


def squadrons(war: War, bits: int) -> int:
    """The NSPs of fleets."""
    return sum([war.nsp[fleet] for fleet in fleets_in(bits)])


def dice_of(war: War, fight: SeaFight, role: int) -> int:
    """11.5.7, 11.5.10 How many dice a side rolls; transported points without a fleet none."""
    points = squadrons(war, fight.fleets[role])
    return points + best_naval(war, fight.fleets[role]) if points else 0


def seat_at_sea(war: War, fight: SeaFight, role: int) -> int:
    """The seat that decides for a side; for Rhodes the mover's opponent's."""
    side = fight.sides[role]
    return seat_of(war, 1 - fight.sides[1 - role] if side == INDEPENDENT else side)


class SeaDice(Procedure[War]):
    """11.5.7 to 11.5.9 Both roll, the moving force first; hits are taken at the same time, unless
    Surprise lets one side roll before the other."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        fight = fight_of(position)
        position.agenda.append(SeaEnds())
        movers, others = fight.surprise
        if movers > 0 and others == 0:
            position.agenda += [Volley(OTHERS, False), Volley(MOVERS, True)]
        elif others > 0 and movers == 0:
            position.agenda += [Volley(MOVERS, False), Volley(OTHERS, True)]
        else:
            hits = NO_HITS
            for role in (MOVERS, OTHERS):
                hits = pair(hits, role, roll_for(position, fight, role, die, log))
            position.sea_fight = fight.but(hits=hits)
            position.agenda += [Sinking(OTHERS), Sinking(MOVERS)]


NO_HITS: Final = (0, 0)


def roll_for(war: War, fight: SeaFight, role: int, die: Die, log: list[Event]) -> int:
    """11.5.7, 11.5.8 The dice of one side: how many sixes."""
    count = dice_of(war, fight, role)
    hits = die.hits(count, 6, NAVAL_HITS) if count else 0
    log.append(Event(SEA_DICE, (fight.sides[role], fight.space, count, hits)))
    return hits


class Volley(Procedure[War]):
    """11.5.9 One side rolls and destroys before the other."""

    def __init__(self, role: int, first: bool) -> None:
        self.role = role
        self.first = first

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        fight = fight_of(position)
        if self.role == OTHERS and not self.first and _all_gone(position, fight):
            return
        hits = roll_for(position, fight, self.role, die, log)
        position.sea_fight = fight.but(hits=pair(fight.hits, self.role, hits))
        position.agenda.append(Sinking(self.role))


def _all_gone(war: War, fight: SeaFight) -> bool:
    """Whether the fleets that do not move were all destroyed."""
    return squadrons(war, fight.fleets[OTHERS]) == 0


class Sinking(Procedure[War]):
    """11.5.8, 11.5.10 What the hits of one side destroy."""

    def __init__(self, role: int) -> None:
        self.role = role

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        fight = fight_of(position)
        hits = fight.hits[self.role]
        target = 1 - self.role
        if hits == 0:
            return
        if squadrons(position, fight.fleets[target]) == 0:
            if target == MOVERS and fight.lost[MOVERS] == 0:
                drown_cargo(position, log)
            return
        seat = seat_at_sea(position, fight, self.role)
        position.agenda += [self, Target(seat, fight.sides[self.role], self.role)]


class Target(StepChoice):
    """11.5.8 Which enemy fleet loses a squadron."""

    case: ClassVar[str] = "11.5.8"
    verbs: ClassVar[tuple[str, ...]] = ("sink",)

    def __init__(self, seat: int, side: int, role: int) -> None:
        super().__init__(seat, side)
        self.role = role

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        fight = fight_of(position)
        return [SINK[fleet] for fleet in fleets_in(fight.fleets[1 - self.role])]

    def prompt(self, position: War) -> Message:
        fight = fight_of(position)
        words = {"space": SPACE.word(fight.space), "hits": fight.hits[self.role]}
        return Message("sink", words)


class Sink(Action[War, Target]):
    """11.5.8 A squadron of this fleet is destroyed."""

    verb: ClassVar[str] = "sink"
    fields: ClassVar[tuple[Domain, ...]] = (FLEET,)

    def __init__(self, fleet: int) -> None:
        self.fleet = fleet

    def args(self) -> tuple[int, ...]:
        return (self.fleet,)

    def refusal(self, position: War, decision: Target, seat: int) -> Refusal | None:
        fight = fight_of(position)
        here = fight.fleets[1 - decision.role] >> self.fleet & 1
        if not here or position.nsp[self.fleet] == 0:
            return Refusal("11.5.8", "not-in-fight", {"fleet": FLEET.word(self.fleet)})
        return None

    def do(self, position: War, decision: Target, seat: int, die: Die, log: list[Event]) -> None:
        fight = fight_of(position)
        role, target = decision.role, 1 - decision.role
        fight = fight.but(
            hits=pair(fight.hits, role, fight.hits[role] - 1),
            lost=pair(fight.lost, target, fight.lost[target] + 1),
        )
        aboard = leaders_aboard(position, self.fleet)
        sink(position, self.fleet, 1)
        log.append(Event(SUNK, (fight.sides[target], self.fleet, position.nsp[self.fleet])))
        if position.nsp[self.fleet] == 0:
            left = fight.fleets[target] & ~(1 << self.fleet)
            fight = fight.but(fleets=pair(fight.fleets, target, left))
            position.sea_fight = fight
            lose_fleet(position, fight, self.fleet, target, aboard, log)
        position.sea_fight = fight


def lose_fleet(
    war: War, fight: SeaFight, fleet: int, role: int, aboard: int, log: list[Event]
) -> None:
    """11.5.15 A fleet is destroyed: its leaders go to another own fleet there, or are lost."""
    log.append(Event(FLEET_LOST, (fight.sides[role], fleet)))
    march = war.march
    if role == MOVERS and march is not None:
        war.march = march.but(fleets=march.fleets & ~(1 << fleet))
    others = fleets_in(fight.fleets[role])
    for leader in leaders_in(aboard):
        if others:
            place_leader(war, leader, WITH_FLEET + others[0])
        else:
            kill_leader(war, leader, log)


def drown_cargo(war: War, log: list[Event]) -> None:
    """11.5.10, 11.5.15 Transported points without a fleet are destroyed; their leaders go back to
    the port from which they started."""
    march = war.march
    assert march is not None
    fight = fight_of(war)
    log.append(Event(TRANSPORT_SUNK, (march.side, march.at)))
    war.march = march.but(cargo=0, flags=march.flags | ENDED)
    if march.army == NO_ARMY:
        return
    bring_home(war, march)
    destroy_army(war, march.army, fight.sides[OTHERS], log)


def bring_home(war: War, march: March) -> None:
    """11.5.15 The leaders of an army that is lost at sea join an own army or fleet in the port from
    which they started; else they are in hand again, and a king stands there alone."""
    armies = [army for army in armies_at(war, march.side, march.port) if army != march.army]
    fleets = fleets_at(war, march.side, march.port)
    for leader in leaders_in(leaders_with(war, march.army)):
        if leader == war.king[march.side]:
            stand_alone(war, leader, march.port)
        elif armies:
            place_leader(war, leader, armies[0])
        elif fleets:
            place_leader(war, leader, WITH_FLEET + fleets[0])
        else:
            to_hand(war, leader)


# ---- 11.5.11 to 11.5.13 the end of it


class SeaEnds(Procedure[War]):
    """11.5.11 The side that lost fewer wins; in a draw the moving units are the losers."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        fight = fight_of(position)
        position.sea_fight = None
        if position.ending != GOING_ON:
            return
        march = position.march
        if march is not None and march.has(ENDED):
            log.append(Event(SEA_WON, (fight.sides[OTHERS], fight.space)))
            position.agenda.append(AfterMeeting())  # 11.3.62 A king may be back among enemies.
            return
        movers, others = fight.lost
        won = movers < others
        drawn = movers == others
        side = NOBODY if drawn else fight.sides[MOVERS] if won else fight.sides[OTHERS]
        log.append(Event(SEA_WON, (side, fight.space)))
        if won:
            drive_off(position, fight, log)
        else:
            throw_back(position, log)


def drive_off(war: War, fight: SeaFight, log: list[Event]) -> None:
    """11.5.12, 12.7 Beaten fleets go back whence they came; those that lay there, to the nearest
    port without an enemy fleet; the fleet of Rhodes stays."""
    side = fight.sides[OTHERS]
    if side == INDEPENDENT:
        return
    for fleet in fleets_in(fight.fleets[OTHERS]):
        target = fight.back[fleet]
        if target == fight.space:
            target = nearest_port(war, side, fight.space, False)
        move_back(war, side, fleet, target, log)


def move_back(war: War, side: int, fleet: int, target: int, log: list[Event]) -> None:
    """A fleet retreats to a port; one that has none is lost, with its leaders."""
    if target == NOWHERE:
        aboard = leaders_aboard(war, fleet)
        sink(war, fleet, war.nsp[fleet])
        log.append(Event(FLEET_LOST, (side, fleet)))
        for leader in leaders_in(aboard):
            kill_leader(war, leader, log)
        return
    log.append(Event(FLEET_BACK, (side, fleet, war.fleet_at[fleet], target)))
    set_fleet(war, fleet, target)


def throw_back(war: War, log: list[Event]) -> None:
    """11.5.6, 11.5.12, 11.4.31 The moving units go back to the port from which they started by sea;
    the move is over."""
    march = war.march
    assert march is not None
    port = march.port
    if port == NOWHERE:  # 11.5.12 Fleets that started where the combat was.
        for fleet in fleets_in(march.fleets):
            target = nearest_port(war, march.side, march.at, False)
            move_back(war, march.side, fleet, target, log)
        war.march = march.but(fleets=0, flags=march.flags | ENDED | BEATEN)
        return
    for fleet in fleets_in(march.fleets):
        set_fleet(war, fleet, port)
    if march.army != NO_ARMY and war.army_at[march.army] != NOWHERE:
        set_army(war, march.army, port, march.has(FROM_INSIDE))
    if march.cargo:
        change_loose(war, march.side, port, march.cargo, march.cargo_condition())
    flags = (march.flags | ENDED | BEATEN) & ~AFLOAT
    war.march = march.but(cargo=0, at=port, flags=flags)
    log.append(Event(THROWN_BACK, (march.side, march.at, port)))


def nearest_port(war: War, side: int, start: int, friendly: bool) -> int:
    """11.4.24, 11.5.12 The nearest port by sea that is friendly, or without an enemy fleet; of
    those as near the first. `NOWHERE` if there is none."""
    reached = {start: 0}
    ring = [start]
    best, far = NOWHERE, NOWHERE
    while ring:
        further: list[int] = []
        for space in ring:
            for other, kind in SEA_WAYS[space]:
                if not sea_open(war, space, other):
                    continue
                cost = reached[space] + sea_cost(other, kind)
                if cost < reached.get(other, NOWHERE):
                    reached[other] = cost
                    further.append(other)
        ring = further
    for space in sorted(reached):
        if space == start or not is_port(war, space) or fleets_at(war, 1 - side, space):
            continue
        if friendly and port_owner(war, space) != side:
            continue
        if reached[space] < far:
            best, far = space, reached[space]
    return best


def retreat_fleets(war: War, side: int, space: int, log: list[Event]) -> None:
    """11.4.24 The fleets of a side leave a port that has fallen, for the nearest friendly one."""
    for fleet in fleets_at(war, side, space):
        move_back(war, side, fleet, nearest_port(war, side, space, True), log)


def drown_all(war: War, log: list[Event]) -> None:
    """15.32.1, 15.32.2 A storm destroys all units of the move. What went with the army and is no
    unit is still where it put to sea."""
    march = war.march
    assert march is not None
    war.march = march.but(fleets=0, cargo=0, flags=march.flags | ENDED)
    for fleet in fleets_in(march.fleets):
        aboard = leaders_aboard(war, fleet)
        sink(war, fleet, war.nsp[fleet])
        log.append(Event(FLEET_LOST, (march.side, fleet)))
        for leader in leaders_in(aboard):
            kill_leader(war, leader, log)
    if march.army != NO_ARMY:
        if war.royal_army == march.army:
            war.royal_at = march.port
        if war.family_army == march.army:
            war.family_at = march.port
        destroy_army(war, march.army, NOBODY, log)


SINK: Final[list[Sink]] = [Sink(fleet) for fleet in range(FLEETS)]
