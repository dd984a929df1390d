"""10.9.1 to 10.9.9 Devastation."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY_SIDE,
    CITY_OF,
    NO_ARMY,
    NO_CITY,
    NOWHERE,
    PORT,
    PROVINCE,
    PROVINCE_OF,
    SPACES_OF,
)
from anabasis.games.conquerors.events_field import DEVASTATION_ROLLED
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.rules.counting import Counting
from anabasis.games.conquerors.rules.engagement import AFLOAT, AT_SEA_ONLY, DEVASTATING, FOUGHT
from anabasis.games.conquerors.rules.routes import points_left
from anabasis.games.conquerors.state import War, is_real

NO_PROVINCE: Final = Refusal("10.9.1", "no-province-here", {})
AFTER_COMBAT: Final = Refusal("10.9.2", "after-combat", {})
ENEMIES: Final = Refusal("10.9.3", "enemies-in-province", {})
NO_POINTS: Final = Refusal("10.9.4", "no-points-to-devastate", {})
ONCE: Final = Refusal("10.9.6", "tried-already", {})
DONE: Final = Refusal("10.9.8", "devastated-already", {})


def enemy_presence(war: War, side: int, province: int) -> bool:
    """10.9.3 Whether the enemy has units in a province that hinder devastation: any but garrisons
    Inside Major Cities."""
    other = 1 - side
    for army in range(ARMIES):
        space = war.army_at[army]
        if ARMY_SIDE[army] == other and space != NOWHERE and PROVINCE_OF[space] == province:
            return True
    holder = war.holder
    spaces = SPACES_OF[province]
    for n in range(len(spaces)):
        if holder[spaces[n]] == other and CITY_OF[spaces[n]] == NO_CITY:
            return True
    for space in war.alexandrias:
        if space != NOWHERE and PROVINCE_OF[space] == province and war.holder[space] == other:
            return True
    for fleet in range(FLEETS):
        port = war.fleet_at[fleet]
        there = war.fleet_side[fleet] == other and port != NOWHERE
        if there and PROVINCE_OF[port] == province and PORT[port]:
            return True
    return False


def spaces_in(war: War, province: int) -> int:
    """10.9.4 The Spaces of a province, Alexandrias among them."""
    built = [space for space in war.alexandrias if space != NOWHERE]
    added = [
        space
        for space in built
        if PROVINCE_OF[space] == province and space not in SPACES_OF[province]
    ]
    return len(SPACES_OF[province]) + len(added)


class Devastate(Action[War, Any]):
    """10.9.1 The army tries to devastate the province where it is."""

    verb: ClassVar[str] = "devastate"

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        march = position.march
        assert march is not None
        province = PROVINCE_OF[march.at]
        if march.army == NO_ARMY or province == NOWHERE or not is_real(position, march.at):
            return NO_PROVINCE
        if march.has(AFLOAT):
            return NO_PROVINCE
        if march.has(FOUGHT):
            return AFTER_COMBAT
        if points_left(position, march) < 1 or march.has(AT_SEA_ONLY):
            return NO_POINTS
        if position.ravaged >> province & 1:
            return ONCE
        if position.devastated >> province & 1:
            return DONE
        if enemy_presence(position, march.side, province):
            return ENEMIES
        return None

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        frame = Spending(decision.seat, march.side, 1, points_left(position, march))
        position.agenda.append(frame)


class Spending(Counting):
    """10.9.4, 10.9.5, 10.9.7 How many movement points the attempt is given."""

    case: ClassVar[str] = "10.9.4"

    def prompt(self, position: War) -> Message:
        march = position.march
        assert march is not None
        return Message("devastate", {"province": PROVINCE.word(PROVINCE_OF[march.at])})

    def counted(self, war: War, number: int, die: Die, log: list[Event]) -> None:
        march = war.march
        assert march is not None
        province = PROVINCE_OF[march.at]
        roll = die.roll(6)
        done = roll + number > spaces_in(war, province)
        log.append(
            Event(DEVASTATION_ROLLED, (march.side, province, roll, number, 1 if done else 0))
        )
        war.ravaged |= 1 << province
        if done:
            war.devastated |= 1 << province
        war.march = march.but(
            spent=march.spent + number,
            flags=march.flags | DEVASTATING,
        )


DEVASTATE: Final = Devastate()
