"""16.8 A seat that is given up for good while the others play on."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Decision, Frame, unwind
from anabasis.games.final_conquest.armies import FRESH, SPENT, all_of
from anabasis.games.final_conquest.board import NO_FACTION, members
from anabasis.games.final_conquest.events import GIVEN_UP
from anabasis.games.final_conquest.heroes import ALWAYS, WON
from anabasis.games.final_conquest.rules.engagement import open_battle
from anabasis.games.final_conquest.rules.force import Force
from anabasis.games.final_conquest.rules.threats import Bids
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.rules.upkeep import EndOfTurn, Upkeep, leave, settle
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    NOBODY,
    Realm,
    change_units,
    hand_over,
    is_out,
    remove_units,
)
from anabasis.kit.rows import changed, replaced
from anabasis.kit.sealed import struck_off


def give_up(realm: Realm, seat: int, die: Die, log: list[Event]) -> None:
    """16.8 The seat is out; what waits for it is asked no more. An action half chosen begins anew,
    since what it was about may have changed. Upkeep is done only where that of the turn is cut."""
    if is_out(realm, seat):
        return
    log.append(Event(GIVEN_UP, (seat,)))
    while isinstance(realm.agenda[-1], Force):
        realm.agenda.pop()
    break_off(realm, seat, log)
    turn_independent(realm, seat)
    leave(realm, 1 << seat)
    settle(realm, log)
    if not realm.agenda:
        return
    if realm.round == 0:
        realm.faction = changed(realm.faction, seat, NO_FACTION)
    top = realm.agenda[-1]
    if isinstance(top, Bids):
        struck_off(realm, seat, die, log)
    elif isinstance(top, (Turn, EndOfTurn)):
        realm.agenda.append(Upkeep())
    else:
        realm.agenda = [frame for frame in realm.agenda if not waits_for(frame, seat)]


def waits_for(frame: Frame[Realm], seat: int) -> bool:
    """Whether a frame would ask the seat."""
    return isinstance(frame, Decision) and frame.seat == seat


def turn_independent(realm: Realm, seat: int) -> None:
    """16.8 Its units become independents where they stand, a vacant home unoccupied."""
    for territory in members(realm.ground[seat]):
        army = realm.armies[territory]
        realm.armies = replaced(realm.armies, territory, all_of(army, FRESH))
        hand_over(realm, territory, INDEPENDENT if army else NOBODY)
    realm.units = changed(realm.units, seat, 0)


def break_off(realm: Realm, seat: int, log: list[Event]) -> None:
    """16.8 A battle in which it defends: one that is decided is carried through, and nobody is left
    to retreat from a lost territory; else it is broken off, and the attackers are spent as after a
    draw."""
    battle = open_battle(realm)
    if battle is None or battle.defender != seat:
        return
    if battle.result == WON and realm.owner[battle.target] == seat:
        remove_units(realm, battle.target, realm.armies[battle.target], log)
    if battle.result == ALWAYS:
        change_units(realm, battle.origin, battle.force, all_of(battle.force, SPENT))
        unwind(realm, Turn, log)
