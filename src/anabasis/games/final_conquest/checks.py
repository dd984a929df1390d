"""What must hold of every position of Final Conquest."""

from __future__ import annotations

from anabasis.games.final_conquest.armies import FRESH, all_of, units_in
from anabasis.games.final_conquest.board import (
    FORTS,
    HEROES_OF,
    NO_FACTION,
    ON_MAP,
    TERRITORIES,
    TERRITORY,
    bits,
)
from anabasis.games.final_conquest.missions import MISSIONS_OF, NO_MISSION
from anabasis.games.final_conquest.rules.planning import cavalry_left, infantry_left
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    MOST_SEATS,
    NOBODY,
    Realm,
    holds_home,
    is_out,
    is_own_home,
    quota_of,
)


def violations(realm: Realm) -> list[str]:
    """What is wrong with the position, each with the case it breaks."""
    wrong = wrong_ground(realm)
    for seat in range(realm.seats):
        wrong += wrong_seat(realm, seat)
    if realm.deck >> realm.chronicle & 1:
        wrong.append("7.3: the card of the round is in the deck")
    if realm.agenda and isinstance(realm.agenda[-1], Turn):
        wrong += wrong_after_upkeep(realm)
    return wrong


def wrong_ground(realm: Realm) -> list[str]:
    """1.8 to 1.10 Owners, armies and what is kept of them agree."""
    wrong: list[str] = []
    for owner in range(NOBODY + 1):
        owned = bits([at for at in range(TERRITORIES) if realm.owner[at] == owner])
        if realm.ground[owner] != owned & ON_MAP[realm.chart]:
            wrong.append(f"1.8: the ground of owner {owner} is not what it owns")
    for at in range(TERRITORIES):
        name = TERRITORY.words[at]
        owner = realm.owner[at]
        army = realm.armies[at]
        if owner == NOBODY and army:
            wrong.append(f"1.8: units of nobody stand in {name}")
        if not army and owner != NOBODY and not is_own_home(realm, at):
            wrong.append(f"1.10: {name} is controlled without a unit")
        if realm.agenda and owner != realm.active and army != all_of(army, FRESH):
            wrong.append(f"4.5: units in {name} are spent outside their player's turn")
    return wrong


def wrong_seat(realm: Realm, seat: int) -> list[str]:
    """What belongs to one seat."""
    wrong: list[str] = []
    many: int = 0
    for at in range(TERRITORIES):
        if realm.owner[at] == seat:
            many += units_in(realm.armies[at])
    if many != realm.units[seat]:
        wrong.append(f"3.6: seat {seat} has {many} units, not {realm.units[seat]}")
    faction = realm.faction[seat]
    if realm.purse[seat] < 0:
        wrong.append(f"5.4: the purse of seat {seat} is below nothing")
    if realm.held[seat] & ~HEROES_OF[faction] or realm.held[seat] & realm.burnt:
        wrong.append(f"6.2: seat {seat} holds heroes that it cannot hold")
    if realm.noted[seat] & ~(realm.ground[seat] & FORTS[realm.chart]):
        wrong.append(f"1.4: seat {seat} has forts noted that it does not hold")
    mission = realm.mission[seat]
    possible = realm.mission_possible[seat]
    if mission == NO_MISSION:
        if possible:
            wrong.append(f"7.9: seat {seat} may hold a mission but has none")
    elif not possible >> mission & 1:
        wrong.append(f"7.5: seat {seat} holds a mission that it cannot hold")
    if faction != NO_FACTION and possible & (~MISSIONS_OF[faction] | realm.missions_done):
        wrong.append(f"7.8: seat {seat} may hold a mission that is not to be had")
    if is_out(realm, seat) and (
        realm.ground[seat] or realm.purse[seat] or realm.held[seat] or mission != NO_MISSION
    ):
        wrong.append(f"16.6: seat {seat} is out and still has something")
    return wrong


def wrong_after_upkeep(realm: Realm) -> list[str]:
    """16.2, 16.5 What upkeep has seen to, whenever a player's next action is awaited."""
    wrong: list[str] = []
    for seat in range(realm.seats):
        if is_out(realm, seat):
            continue
        if realm.units[seat] > quota_of(realm, seat):
            wrong.append(f"3.8: seat {seat} has more units than its quota")
        if realm.units[seat] == 0 and not holds_home(realm, seat):
            wrong.append(f"16.5: seat {seat} has nothing and is still in the game")
    if not realm.acted:
        for at in range(TERRITORIES):
            if infantry_left(realm, at) < 0 or cavalry_left(realm, at) < 0:
                wrong.append(f"9.4: the fort in {TERRITORY.words[at]} has recruited too much")
    if realm.active >= MOST_SEATS or realm.ground[INDEPENDENT] & realm.ground[NOBODY]:
        wrong.append("8.10: it is nobody's turn")
    return wrong
