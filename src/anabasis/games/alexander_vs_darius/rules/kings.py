"""6.7, 8.8 The kings of Persia and Macedon: their deaths and their heirs."""

from __future__ import annotations

from typing import Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.games.alexander_vs_darius.board import AREA, MACEDON, MESOPOTAMIA, PERSIA
from anabasis.games.alexander_vs_darius.counters import NO_ARMY
from anabasis.games.alexander_vs_darius.events import (
    HEIR_ROLL,
    KING_DIED,
    KING_KILLED,
    KING_ROLL,
    NEW_KING,
    PHILIP_DEAD,
)
from anabasis.games.alexander_vs_darius.leaders import (
    ALEXANDER,
    ARTAXERXES,
    DARIUS,
    HEIRS,
    PHILIP,
    SUCCESSION,
)
from anabasis.games.alexander_vs_darius.rules.arrivals import arrive
from anabasis.games.alexander_vs_darius.rules.control import check_glory
from anabasis.games.alexander_vs_darius.rules.end import declare
from anabasis.games.alexander_vs_darius.rules.stacks import lose_leader
from anabasis.games.alexander_vs_darius.rules.tracks import move_legitimacy, move_weariness
from anabasis.games.alexander_vs_darius.state import (
    ALEXANDER_FELL,
    BY_DEATH,
    BY_NO_HEIR,
    DEAD,
    PHILIP_MOURNED,
    WAITING,
    Campaign,
    is_on_map,
    philip_reigns,
)
from anabasis.games.alexander_vs_darius.turns import KING_STEP, PHILIP_STEP
from anabasis.kit.components import Components

_SET_UP: Final = Components("anabasis.games.alexander_vs_darius", "set_up")
BABYLON: Final[int] = AREA.read(_SET_UP.value("artaxerxes", "area"))
DIES_ON: Final[int] = _SET_UP.value("artaxerxes", "dies_on")
IF_MOVED: Final[int] = _SET_UP.value("artaxerxes", "moved")

_HEIRS: Final[tuple[int, ...]] = tuple([heir for heir, _ in HEIRS])


# ---- Persia


def check_old_king(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """6.7.6, 6.7.10 At the start of a turn Artaxerxes III may die."""
    if campaign.king != ARTAXERXES or not is_on_map(campaign, ARTAXERXES):
        return
    added = IF_MOVED if campaign.king_moved else 0
    roll = die.roll(6)
    log.append(Event(KING_ROLL, (ARTAXERXES, roll, added)))
    if roll + added >= DIES_ON:
        log.append(Event(KING_DIED, (ARTAXERXES,)))
        lose_leader(campaign, ARTAXERXES)
        succeed(campaign, die, log)


def king_falls(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """5.2.9, 8.8.2 The king of Persia has been killed in a land battle; he is off the map."""
    move_legitimacy(campaign, KING_KILLED, KING_STEP, log)
    if not campaign.ending:
        succeed(campaign, die, log)


def succeed(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """6.7.7 to 6.7.9, 8.8 to 8.8.3 Another is king, or Persia has lost."""
    heir = next_king(campaign, die, log)
    if heir < 0:
        declare(campaign, MACEDON, BY_NO_HEIR, log)
        return
    campaign.king = heir
    log.append(Event(NEW_KING, (heir,)))
    if heir in _HEIRS and campaign.where[heir] == WAITING:
        arrive(campaign, heir, NO_ARMY, BABYLON, MESOPOTAMIA, log)


def next_king(campaign: Campaign, die: Die, log: list[Event]) -> int:
    """Who follows: the diced heir of Artaxerxes, the other heir, Darius, Bessus, Ariobarzanes. -1
    if nobody lives."""
    if campaign.king == ARTAXERXES:
        roll = die.roll(6)
        heir = next(heir for heir, highest in HEIRS if roll <= highest)
        log.append(Event(HEIR_ROLL, (roll, heir)))
        return heir
    line = [DARIUS, *SUCCESSION]
    if campaign.king in _HEIRS:
        line = [heir for heir in _HEIRS if heir != campaign.king] + line
    elif campaign.king in line:
        line = line[line.index(campaign.king) + 1 :]
    for leader in line:
        if campaign.where[leader] != DEAD:
            return leader
    return -1


# ---- Macedon


def philip_dies(campaign: Campaign, log: list[Event]) -> None:
    """6.7.2, 6.7.3, 5.1.8 Philip II has died; he is off the map. Alexander is king; if he was
    killed in battle, the Persian has won."""
    campaign.once |= PHILIP_MOURNED
    if campaign.once & ALEXANDER_FELL:
        declare(campaign, PERSIA, BY_DEATH, log)
        return
    move_weariness(campaign, PHILIP_DEAD, PHILIP_STEP, log)
    if not campaign.ending:
        check_glory(campaign, log)


def alexander_dies(campaign: Campaign, log: list[Event]) -> None:
    """0.4, 6.7.3, 6.7.4 Alexander III was killed in battle; he is off the map."""
    campaign.once |= ALEXANDER_FELL
    if not philip_reigns(campaign):
        declare(campaign, PERSIA, BY_DEATH, log)


# ---- both


def fill_thrones(campaign: Campaign, die: Die, log: list[Event]) -> None:
    """6.7.2, 6.7.10, 8.8.2 A king who was lost without a battle, with his ship or on a retreat, has
    a successor before anything else is done; no track moves for a king of Persia."""
    if campaign.where[PHILIP] == DEAD and not campaign.once & PHILIP_MOURNED:
        philip_dies(campaign, log)
        if campaign.ending:
            return
    if campaign.where[campaign.king] == DEAD:
        succeed(campaign, die, log)


MACEDONIAN_KINGS: Final[int] = 1 << PHILIP | 1 << ALEXANDER
