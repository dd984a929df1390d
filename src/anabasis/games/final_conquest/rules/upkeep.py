"""16 Upkeep after every complete action: quotas, eliminations, the last one left."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step, unwind
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    INFANTRY,
    QUOTA,
    of_kind,
    one_of,
    units_in,
)
from anabasis.games.final_conquest.board import TERRITORIES, TERRITORY, UNIT, members
from anabasis.games.final_conquest.events import ELIMINATED, TRIMMED
from anabasis.games.final_conquest.missions import NO_MISSION
from anabasis.games.final_conquest.rules.end import declare
from anabasis.games.final_conquest.state import (
    BY_ALL_FELL,
    BY_LAST_LEFT,
    NO_SEAT,
    Realm,
    from_active,
    holds_home,
    is_out,
    quota_of,
    remove_units,
)
from anabasis.kit.rows import replaced


class EndOfTurn(Procedure[Realm]):
    """11.18 What lies under a turn on the agenda: upkeep finds it there when the turn is cut."""


def is_over(realm: Realm) -> bool:
    """11.17 Whether the player on turn has ended it, and nothing has followed yet."""
    return bool(realm.agenda) and isinstance(realm.agenda[-1], EndOfTurn)


class Upkeep(Procedure[Realm]):
    """16.1 to 16.7 After a complete action: everybody fits the quota; who has nothing is out."""

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        if not is_due(position):
            return
        for seat in from_active(position):
            if is_above_quota(position, seat):
                position.agenda.append(Upkeep())
                position.agenda.append(Trim(seat, False))
                return
        if fell(position, log):
            settle(position, log)


def is_due(realm: Realm) -> bool:
    """16.2, 16.5 Whether anybody is above his quota or has nothing left."""
    for seat in range(realm.seats):
        if is_above_quota(realm, seat):
            return True
        if realm.units[seat] == 0 and not realm.out >> seat & 1 and not holds_home(realm, seat):
            return True
    return False


def is_above_quota(realm: Realm, seat: int) -> bool:
    """3.8 Whether a seat has more units than its food keeps."""
    units = realm.units[seat]
    return units > QUOTA[0] and units > quota_of(realm, seat)


def fell(realm: Realm, log: list[Event]) -> bool:
    """16.5, 16.9 Whoever has no unit and not his home is out; whether anybody is."""
    out = 0
    for seat in from_active(realm):
        if realm.units[seat] == 0 and not holds_home(realm, seat):
            out |= 1 << seat
            log.append(Event(ELIMINATED, (seat,)))
    if out:
        leave(realm, out)
    return out != 0


def leave(realm: Realm, seats: int) -> None:
    """16.6 Currency, heroes and mission of these seats leave the game."""
    realm.out |= seats
    realm.fallen = (*realm.fallen, seats)
    for seat in members(seats):
        realm.purse = replaced(realm.purse, seat, 0)
        realm.held = replaced(realm.held, seat, 0)
        realm.mission = replaced(realm.mission, seat, NO_MISSION)
        realm.mission_possible = replaced(realm.mission_possible, seat, 0)
        realm.noted = replaced(realm.noted, seat, 0)


def settle(realm: Realm, log: list[Event]) -> None:
    """16.7, 16.10, 16.11 Somebody is out: the game may be over, or the turn."""
    left = [seat for seat in realm.order if not is_out(realm, seat)]
    if len(left) == 1:
        declare(realm, 1 << left[0], BY_LAST_LEFT, log)
    elif not left:
        declare(realm, realm.fallen[-1], BY_ALL_FELL, log)
    elif realm.active != NO_SEAT and is_out(realm, realm.active):
        unwind(realm, EndOfTurn, log)


class Trim(Step[Realm]):
    """3.8, 16.2 to 16.4 A player above his quota removes a unit of his choice."""

    case: ClassVar[str] = "3.8"
    verbs: ClassVar[tuple[str, ...]] = ("trim",)

    def __init__(self, seat: int, further: bool) -> None:
        super().__init__(seat)
        self.further = further
        """Whether the seat has just trimmed another unit."""

    def continues(self) -> bool:
        return self.further

    def run_alone(self, position: Realm, die: Die, log: list[Event]) -> bool:
        if position.units[self.seat] <= quota_of(position, self.seat):
            position.agenda.pop()
            return True
        return super().run_alone(position, die, log)

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        found: list[Action[Realm, Any]] = []
        for territory in members(position.ground[seat]):
            for unit in (INFANTRY, CAVALRY):
                if of_kind(position.armies[territory], unit):
                    found.append(TRIM[unit][territory])
        return found

    def lapse(self, position: Realm, seat: int) -> Action[Realm, Any]:
        return least_loss(position, self.options(position, seat))

    def prompt(self, position: Realm) -> Message:
        quota = quota_of(position, self.seat)
        return Message("trim", {"count": position.units[self.seat] - quota, "quota": quota})


class UnitAt(Action[Realm, Any]):
    """One unit of a seat's own, by its kind and where it stands."""

    fields: ClassVar[tuple[Domain, ...]] = (UNIT, TERRITORY)

    def __init__(self, unit: int, territory: int) -> None:
        self.unit = unit
        self.territory = territory

    def args(self) -> tuple[int, ...]:
        return (self.unit, self.territory)


def no_such_unit(realm: Realm, seat: int, action: UnitAt, case: str) -> Refusal | None:
    """Why the seat has no such unit there, or None."""
    if realm.owner[action.territory] != seat:
        return Refusal(case, "not-yours", {"territory": TERRITORY.word(action.territory)})
    if not of_kind(realm.armies[action.territory], action.unit):
        return Refusal(
            case,
            "no-such-unit",
            {"unit": UNIT.word(action.unit), "territory": TERRITORY.word(action.territory)},
        )
    return None


def least_loss(realm: Realm, actions: list[Action[Realm, Any]]) -> Action[Realm, Any]:
    """10.13 What a seat loses that does not answer: the least, and the last one of a territory only
    if it must; infantry before cavalry, where most units stand."""
    best = actions[0]
    least = 1 << 20
    for action in actions:
        assert isinstance(action, UnitAt)
        there: int = units_in(realm.armies[action.territory])
        cost = (1000 if there == 1 else 0) + action.unit * 100 - there
        if cost < least:
            least = cost
            best = action
    return best


class TrimUnit(UnitAt):
    """3.8 Remove a unit that the quota does not keep."""

    verb: ClassVar[str] = "trim"

    def refusal(self, position: Realm, decision: Trim, seat: int) -> Refusal | None:
        return no_such_unit(position, seat, self, "3.8")

    def do(self, position: Realm, decision: Trim, seat: int, die: Die, log: list[Event]) -> None:
        quota = quota_of(position, seat)
        log.append(Event(TRIMMED, (seat, self.unit, self.territory, quota)))
        unit = one_of(position.armies[self.territory], self.unit)
        remove_units(position, self.territory, unit, log)
        if position.units[seat] > quota_of(position, seat):
            position.agenda.append(Trim(seat, True))


TRIM: Final = [[TrimUnit(unit, at) for at in range(TERRITORIES)] for unit in range(len(UNIT))]
