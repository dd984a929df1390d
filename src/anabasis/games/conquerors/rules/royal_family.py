"""14.1 to 14.7 The Royal Family: with the Great King, alone, and the marriage."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.conquerors.board import (
    ADJACENT_BITS,
    FIRST_ARMY,
    LAND_BESIDE,
    LAND_KIND,
    LAND_WAYS,
    MACEDON,
    MOVE_COST,
    NO_ARMY,
    NOWHERE,
    PROVINCE_OF,
    SPACE,
    SPACES,
)
from anabasis.games.conquerors.events import FAMILY_MOVED, MARRIED_NOW
from anabasis.games.conquerors.leaders import ALEXANDER, NO_LEADER
from anabasis.games.conquerors.numbers import FAMILY_MP, WEATHER_BESIDE, WEATHER_TIMES
from anabasis.games.conquerors.rules.campaign import ONLY_MOVES_NOW, has_moved
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.commanders import oc_with
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.state import (
    MARRIED,
    War,
    enemy_land,
    is_besieged,
    is_real,
    seat_of,
    side_inside,
)

NOT_YOURS_TO_MOVE: Final = Refusal("3.3.20", "family-not-yours", {})
FAMILY_STAYS: Final = Refusal("14.3", "family-stays", {})
UNDER_SIEGE: Final = Refusal("11.4.2", "under-siege", {})
NOT_YOURS: Final = Refusal("14.1", "family-not-yours", {})
SETTLED: Final = Refusal("14.1", "family-settled", {})
NO_KING: Final = Refusal("14.1", "king-not-there", {})
NO_BRIDE: Final = Refusal("14.7", "family-not-yours", {})
MARRIED_ALREADY: Final = Refusal("14.7", "married-already", {})
TOO_SOON: Final = Refusal("14.7", "captured-this-round", {})


def _cost(war: War, side: int, space: int, kind: int) -> int:
    """14.3 What the Family pays to enter a space."""
    cost = MOVE_COST[kind]
    if war.weather and war.clear_sky != side and PROVINCE_OF[space] != NOWHERE:
        province = PROVINCE_OF[space]
        if war.weather >> province & 1:
            cost *= WEATHER_TIMES
        cost += WEATHER_BESIDE * (war.weather & ADJACENT_BITS[province]).bit_count()
    return cost


def ways(war: War, side: int, space: int, points: int) -> dict[int, int]:
    """14.2, 14.3 Where the Family can go with so many points, and what is left of them then."""
    best = {space: points}
    queue = [space]
    for here in queue:
        beside = LAND_BESIDE[here]
        for n in range(len(beside)):
            there = beside[n]
            left = best[here] - _cost(war, side, there, LAND_KIND[here][there])
            if left >= 0 and not enemy_land(war, side, there) and left > best.get(there, -1):
                best[there] = left
                if left > 0:
                    queue.append(there)
    return {there: left for there, left in best.items() if is_real(war, there) and there != space}


def can_travel(war: War, side: int) -> bool:
    """14.2 Whether the Family can go anywhere: to a space next to it, or to one farther off."""
    for there, kind in LAND_WAYS[war.family_at]:
        if (
            is_real(war, there)
            and not enemy_land(war, side, there)
            and _cost(war, side, there, kind) <= FAMILY_MP
        ):
            return True
    return bool(ways(war, side, war.family_at, FAMILY_MP))


def shut_in(war: War, side: int) -> bool:
    """11.4.2 Whether the Family is Inside a city under Siege."""
    space = war.family_at
    return is_besieged(war, space) and side_inside(war, space) == side


class MoveFamily(Action[War, Decision[Any]]):
    """14.2 The activity of the round: the Family moves alone."""

    verb: ClassVar[str] = "move-family"

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        if has_moved(position):
            return ONLY_MOVES_NOW
        side = position.active
        if position.family_side != side:
            return NOT_YOURS_TO_MOVE
        if shut_in(position, side):
            return UNDER_SIEGE
        if not can_travel(position, side):
            return FAMILY_STAYS
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        side = position.active
        position.agenda.append(Travelling(seat_of(position, side), side))


class Travelling(StepChoice):
    """14.2, 14.3 Where the Family goes: up to 3 MPs by land."""

    case: ClassVar[str] = "14.2"
    verbs: ClassVar[tuple[str, ...]] = ("family-to",)

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        reach = ways(position, self.side, position.family_at, FAMILY_MP)
        return [FAMILY_TO[space] for space in sorted(reach)]

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # where it can go is looked up once

    def prompt(self, position: War) -> Message:
        return Message("travelling", {"space": SPACE.word(position.family_at)})


class FamilyTo(Action[War, Travelling]):
    """14.2 The Family goes to a space."""

    verb: ClassVar[str] = "family-to"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Travelling, seat: int) -> Refusal | None:
        if self.space not in ways(position, decision.side, position.family_at, FAMILY_MP):
            return Refusal("14.3", "family-cannot-go", {"space": SPACE.word(self.space)})
        return None

    def do(
        self, position: War, decision: Travelling, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.family_army = NO_ARMY
        position.family_at = self.space
        log.append(Event(FAMILY_MOVED, (decision.side, self.space)))
        settle(position, log)


MOVE_FAMILY: Final = MoveFamily()
FAMILY_TO: Final[list[FamilyTo]] = [FamilyTo(space) for space in range(SPACES)]


def _host(war: War, side: int) -> int:
    """14.1 The king's army that the Family can go with: Army #1 with the OC, where it is."""
    first = FIRST_ARMY[side]
    if war.army_at[first] == NOWHERE or oc_with(war, first) == NO_LEADER:
        return NO_ARMY
    return first if war.army_at[first] == war.family_at else NO_ARMY


class TakeFamily(Action[War, Decision[Any]]):
    """14.1 From now on the Family goes with the king's army."""

    verb: ClassVar[str] = "take-family"

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        side = position.active
        if position.family_side != side:
            return NOT_YOURS
        if position.family_army != NO_ARMY or position.family_set:
            return SETTLED
        if _host(position, side) == NO_ARMY:
            return NO_KING
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.family_army = _host(position, position.active)
        position.family_set = True
        position.agenda.append(decision)


class LeaveFamily(Action[War, Decision[Any]]):
    """14.1 From now on the Family stays where it is."""

    verb: ClassVar[str] = "leave-family"

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        if position.family_side != position.active:
            return NOT_YOURS
        if position.family_army == NO_ARMY or position.family_set:
            return SETTLED
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.family_army = NO_ARMY
        position.family_set = True
        position.agenda.append(decision)


class Marry(Action[War, Decision[Any]]):
    """14.7 Alexander marries into the Royal Family, in a round after that of its capture."""

    verb: ClassVar[str] = "marry"

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        if position.active != MACEDON or position.family_side != MACEDON:
            return NO_BRIDE
        if position.deeds & MARRIED:
            return MARRIED_ALREADY
        if position.family_round >= position.round:
            return TOO_SOON
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.deeds |= MARRIED
        log.append(Event(MARRIED_NOW, (ALEXANDER,)))
        position.agenda.append(decision)


TAKE_FAMILY: Final = TakeFamily()
LEAVE_FAMILY: Final = LeaveFamily()
MARRY: Final = Marry()
