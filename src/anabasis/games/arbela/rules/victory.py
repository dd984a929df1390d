"""11 Victory: losses and Break Levels, Darius overrun, the limit of turns."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.core.message import Message
from anabasis.games.arbela.board import DEAD, MACEDONIAN, NEIGHBOURS, PERSIAN, RESERVE, SECTIONS
from anabasis.games.arbela.cards import (
    BREAK_LEVEL,
    BREAK_WITHOUT_DARIUS,
    DARIUS,
    IS_SKIRMISHER,
    OVERRUN_LOSSES,
    OWNER,
    TURN_LIMIT,
)
from anabasis.games.arbela.events import BATTLE_ENDS, DARIUS_OVERRUN
from anabasis.games.arbela.state import (
    BY_ALEXANDER,
    BY_BOTH_BROKEN,
    BY_BREAK,
    BY_LIMIT,
    NOBODY,
    Battle,
)
from anabasis.kit.rows import changed, replaced


def break_level(battle: Battle, side: int) -> int:
    """11.2b, 11.2c, 9.4.1c A side's Break Level; the Persian one is lower once Darius is dead."""
    if side == PERSIAN and battle.leaders[DARIUS] == DEAD:
        return BREAK_WITHOUT_DARIUS
    return BREAK_LEVEL[side]


def broken(battle: Battle, side: int) -> bool:
    """11.3b Whether a side's losses have reached its Break Level."""
    return battle.losses[side] >= break_level(battle, side)


def better_off(battle: Battle) -> int:
    """11.4a, 11.6a The side with the lower losses divided by its Break Level, or `NOBODY`."""
    mine = battle.losses[MACEDONIAN] * break_level(battle, PERSIAN)
    theirs = battle.losses[PERSIAN] * break_level(battle, MACEDONIAN)
    if mine == theirs:
        return NOBODY
    return MACEDONIAN if mine < theirs else PERSIAN


def is_overrun(battle: Battle) -> bool:
    """11.5a Darius on the field, without a fit Persian unit, next to a fit Macedonian unit that is
    no skirmisher."""
    section = battle.leaders[DARIUS]
    if section >= SECTIONS:
        return False
    for unit in battle.stacks[section]:
        if OWNER[unit] == PERSIAN and not battle.disrupted[unit]:
            return False
    for other in NEIGHBOURS[section]:
        for unit in battle.stacks[other]:
            if OWNER[unit] == MACEDONIAN and not battle.disrupted[unit] and not IS_SKIRMISHER[unit]:
                return True
    return False


def overrun(battle: Battle, log: list[Event]) -> None:
    """11.5b, 11.5c An overrun Darius flees into the Reserve; the first time it adds to the
    losses."""
    battle.leaders = changed(battle.leaders, DARIUS, RESERVE)
    added = 0 if battle.fled else OVERRUN_LOSSES
    battle.fled = True
    battle.losses = replaced(battle.losses, PERSIAN, battle.losses[PERSIAN] + added)
    log.append(Event(DARIUS_OVERRUN, (PERSIAN, added)))


def decided(battle: Battle, ending: int, winner: int, log: list[Event]) -> None:
    """The game is over. The agenda is for the caller to empty."""
    battle.ending = ending
    battle.winner = winner
    log.append(Event(BATTLE_ENDS, ((winner,), ending - 1)))


def verdict(battle: Battle) -> list[Message]:
    """11.3b, 11.4a, 11.4b, 11.6a, 11.6b, 11.6c How the winner is found."""
    winner = battle.winner
    if winner == NOBODY or battle.ending == BY_ALEXANDER:
        return []
    found = [losses(battle, side) for side in (MACEDONIAN, PERSIAN)]
    if battle.ending == BY_BREAK:
        return [*found, Message("status-verdict-break", {"seat": f"seat:{1 - winner}"})]
    if better_off(battle) == NOBODY:
        return [*found, Message("status-verdict-level", {"seat": f"seat:{winner}"})]
    return [*found, Message("status-verdict-share", {"seat": f"seat:{winner}"})]


def losses(battle: Battle, side: int) -> Message:
    """11.3a What a side has lost, measured by its Break Level."""
    lost: int = battle.losses[side]
    level = break_level(battle, side)
    return Message(
        "status-verdict-losses",
        {
            "seat": f"seat:{side}",
            "losses": lost,
            "level": level,
            "share": round(100 * lost / level),
        },
    )


def check(battle: Battle, log: list[Event]) -> bool:
    """11.3a, 11.3b, 11.4a, 11.4b, 11.6a, 11.6b, 11.6c The checks at the end of a player turn:
    overrun first, then the Break Levels of both sides, then the limit of turns. True if it is
    over."""
    if is_overrun(battle):
        overrun(battle, log)
    lost = [side for side in (MACEDONIAN, PERSIAN) if broken(battle, side)]
    if len(lost) == 2:
        better = better_off(battle)
        decided(battle, BY_BOTH_BROKEN, battle.active if better == NOBODY else better, log)
        return True
    if lost:
        decided(battle, BY_BREAK, 1 - lost[0], log)
        return True
    if battle.limited and min(battle.turns) >= TURN_LIMIT:
        better = better_off(battle)
        decided(battle, BY_LIMIT, PERSIAN if better == NOBODY else better, log)
        return True
    return False
