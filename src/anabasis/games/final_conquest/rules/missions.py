"""7.5 to 7.9, 7.31 to 7.48 Missions: drawing them, and whether they are fulfilled."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.final_conquest.board import GREAT_FORTS, SEAS, count_of, food_in, members
from anabasis.games.final_conquest.events import MISSION_DRAWN, MISSION_FULFILLED
from anabasis.games.final_conquest.missions import (
    ALL_OF,
    ANY_OF,
    FOOD_WANTED,
    GREAT_FORTS_WANTED,
    MISSIONS_OF,
    NO_MISSION,
    REWARD,
    SEAS_WANTED,
    WON_IN,
)
from anabasis.games.final_conquest.state import Realm, gain
from anabasis.kit.rows import replaced


def draw_mission(realm: Realm, seat: int, among: int, die: Die, log: list[Event]) -> None:
    """7.5, 7.8 A seat draws one of these missions at random."""
    mission = die.roll_among(members(among))
    realm.mission = replaced(realm.mission, seat, mission)
    realm.mission_possible = replaced(realm.mission_possible, seat, among)
    log.append(Event(MISSION_DRAWN, (seat, mission)))


def is_fulfilled(realm: Realm, seat: int, mission: int) -> bool:
    """7.6, 7.31 to 7.48 Whether what a mission asks is true now."""
    ground = realm.ground[seat]
    wanted = ALL_OF[realm.chart][mission]
    if ground & wanted != wanted:
        return False
    if ANY_OF[mission] and not ground & ANY_OF[mission]:
        return False
    if WON_IN[mission] and not realm.sacked & WON_IN[mission]:
        return False
    return (
        count_of(ground & SEAS) >= SEAS_WANTED[mission]
        and count_of(ground & GREAT_FORTS[realm.chart]) >= GREAT_FORTS_WANTED[mission]
        and food_in(realm.chart, ground) >= FOOD_WANTED[mission]
    )


def check_missions(realm: Realm, seat: int, die: Die, log: list[Event]) -> None:
    """7.6 to 7.9 At the end of a turn: pay for the mission if it is fulfilled and draw the next,
    until one is not."""
    while realm.mission[seat] != NO_MISSION:
        mission = realm.mission[seat]
        if not is_fulfilled(realm, seat, mission):
            strike_off(realm, seat)
            return
        gain(realm, seat, REWARD[mission])
        log.append(Event(MISSION_FULFILLED, (seat, mission, REWARD[mission])))
        realm.missions_done |= 1 << mission
        left = MISSIONS_OF[realm.faction[seat]] & ~realm.missions_done
        if left:
            draw_mission(realm, seat, left, die, log)
        else:
            realm.mission = replaced(realm.mission, seat, NO_MISSION)
            realm.mission_possible = replaced(realm.mission_possible, seat, 0)
        realm.sacked = 0  # 7.47 what was won before a mission was drawn does not count for it


def strike_off(realm: Realm, seat: int) -> None:
    """2.8 Everybody sees that none of the missions that are now true is the one the seat holds."""
    possible = realm.mission_possible[seat]
    for mission in members(possible):
        if is_fulfilled(realm, seat, mission):
            possible &= ~(1 << mission)
    if possible != realm.mission_possible[seat]:
        realm.mission_possible = replaced(realm.mission_possible, seat, possible)
