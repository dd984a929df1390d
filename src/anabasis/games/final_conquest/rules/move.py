"""11.2 to 11.6 Moves: into one's own and into unoccupied territories."""

from __future__ import annotations

from mypy_extensions import i64

from anabasis.core.event import Event
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    EXTRA_1,
    EXTRA_2,
    INFANTRY,
    SPENT,
    all_of,
    army_of,
    cavalry_in,
    infantry_in,
    of_class,
)
from anabasis.games.final_conquest.events import MOVED
from anabasis.games.final_conquest.rules.upkeep import Upkeep, is_above_quota
from anabasis.games.final_conquest.state import Realm, shift_units


def moved(force: i64) -> i64:
    """11.5, 12.6 The same units after a move: spent, but who had two actions left has one."""
    infantry = of_class(force, INFANTRY, EXTRA_2)
    cavalry = of_class(force, CAVALRY, EXTRA_2)
    if infantry == 0 and cavalry == 0:
        return all_of(force, SPENT)
    two = army_of(infantry, cavalry, EXTRA_2)
    return all_of(force - two, SPENT) + army_of(infantry, cavalry, EXTRA_1)


def move(realm: Realm, seat: int, origin: int, target: int, force: int, log: list[Event]) -> None:
    """11.2, 11.4, 11.6 Units move together; what they leave and what they take is seen after it.
    Upkeep follows if there is anything to do in it: only who moves can have lost food, and nobody
    has lost a unit."""
    log.append(Event(MOVED, (seat, origin, target, infantry_in(force), cavalry_in(force))))
    shift_units(realm, seat, origin, target, force, moved(force), log)
    if is_above_quota(realm, seat):
        realm.agenda.append(Upkeep())
