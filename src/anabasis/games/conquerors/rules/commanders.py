"""5.1.1, 5.1.2, 5.1.10, 5.1.11, 5.2.1 to 5.2.5 Leaders: who is with an army or a fleet, whose
rating counts, and how leaders come and go."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.conquerors.board import ARMIES, ARMY_SIDE, NOWHERE, PERSIA
from anabasis.games.conquerors.events import LEADER_DIED
from anabasis.games.conquerors.fleets import FLEETS
from anabasis.games.conquerors.leaders import (
    ALEXANDER,
    BATTLE,
    LEADER_SIDE,
    LEADERS_OF,
    NAVAL,
    NO_LEADER,
)
from anabasis.games.conquerors.rules.end import persia_wins
from anabasis.games.conquerors.state import (
    ALONE,
    BY_DEATH,
    DEAD,
    IN_HAND,
    IN_POOL,
    WITH_FLEET,
    War,
    leaders_at_place,
)
from anabasis.kit.rows import changed


def leaders_with(war: War, army: int) -> int:
    """The leaders with an army, a bit each."""
    return leaders_at_place(war, army)


def leaders_aboard(war: War, fleet: int) -> int:
    """The leaders with a fleet, a bit each."""
    return leaders_at_place(war, WITH_FLEET + fleet)


def space_of(war: War, leader: int) -> int:
    """The space in which a leader is, or `NOWHERE`."""
    place = war.where[leader]
    if place < ARMIES:
        return war.army_at[place]
    if place < WITH_FLEET + FLEETS:
        return war.fleet_at[place - WITH_FLEET]
    if place == ALONE:
        return war.lone_at[LEADER_SIDE[leader]]
    return NOWHERE


def in_play(war: War, leader: int) -> bool:
    """Whether a leader is on the map."""
    return war.where[leader] < IN_HAND or war.where[leader] == ALONE


def place_leader(war: War, leader: int, place: int) -> None:
    """5.1.7 A leader joins an army (its number) or a fleet (`WITH_FLEET` plus its number)."""
    war.where = changed(war.where, leader, place)
    war.leaders_known &= ~(1 << leader)


def to_hand(war: War, leader: int) -> None:
    """A leader whom everybody has seen goes back to his owner's hand."""
    war.where = changed(war.where, leader, IN_HAND)
    war.leaders_known |= 1 << leader


def stand_alone(war: War, leader: int, space: int) -> None:
    """5.1.2 A king is parted from his army."""
    war.where = changed(war.where, leader, ALONE)
    war.lone_at = changed(war.lone_at, LEADER_SIDE[leader], space)


def kill_leader(war: War, leader: int, log: list[Event]) -> None:
    """5.1.11 A leader is out of the game. With Alexander it is over (3.4.17); a dead Great King
    leaves the throne vacant (5.3.2)."""
    war.where = changed(war.where, leader, DEAD)
    war.leaders_known &= ~(1 << leader)
    log.append(Event(LEADER_DIED, (leader,)))
    if leader == war.king[PERSIA]:
        war.king = changed(war.king, PERSIA, NO_LEADER)
        war.lone_at = changed(war.lone_at, PERSIA, NOWHERE)
        war.vacant = True
    if leader == ALEXANDER:
        persia_wins(war, BY_DEATH, log)


def oc_with(war: War, army: int) -> int:
    """5.2.1 The Overall Commander, if he is with the army; else `NO_LEADER`."""
    king = war.king[ARMY_SIDE[army]]
    return king if king != NO_LEADER and war.where[king] == army else NO_LEADER


def best_battle(war: War, army: int) -> int:
    """5.1.10 The Battle Rating that counts for an army: the OC's if he is there, else the best."""
    king = oc_with(war, army)
    if king != NO_LEADER:
        return BATTLE[king]
    best = 0
    where = war.where
    for leader in range(len(where)):
        if where[leader] == army and BATTLE[leader] > best:
            best = BATTLE[leader]
    return best


def best_naval(war: War, fleets: int) -> int:
    """5.1.10 The Naval Rating that counts for fleets, given as bits: the best of their leaders."""
    best = 0
    for leader, place in enumerate(war.where):
        if (
            WITH_FLEET <= place < WITH_FLEET + FLEETS
            and fleets >> (place - WITH_FLEET) & 1
            and NAVAL[leader] > best
        ):
            best = NAVAL[leader]
    return best


def alexander_leads(war: War, army: int) -> bool:
    """7.2.7 Whether Alexander is with an army."""
    return war.where[ALEXANDER] == army


def hand_of(war: War, side: int) -> list[int]:
    """5.1.7 The leaders that a player has in hand."""
    return _those(war, side, IN_HAND)


def pool_of(war: War, side: int) -> list[int]:
    """3.1.1 The leaders that a player can still draw."""
    return _those(war, side, IN_POOL)


def has_hand(war: War, side: int) -> bool:
    """5.1.7 Whether a player has any leader in hand."""
    return _any(war, side, IN_HAND)


def has_pool(war: War, side: int) -> bool:
    """3.1.1 Whether a player can still draw a leader."""
    return _any(war, side, IN_POOL)


def _any(war: War, side: int, place: int) -> bool:
    where = war.where
    leaders = LEADERS_OF[side]
    for n in range(len(leaders)):
        if where[leaders[n]] == place:
            return True
    return False


def _those(war: War, side: int, place: int) -> list[int]:
    found: list[int] = []
    where = war.where
    leaders = LEADERS_OF[side]
    for n in range(len(leaders)):
        if where[leaders[n]] == place:
            found.append(leaders[n])
    return found
