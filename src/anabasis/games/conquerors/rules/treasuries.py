"""7.1.1 to 7.1.3, 7.2.1 to 7.2.6, 7.2.12, 7.4.1 to 7.4.3 Treasuries: whose they are, and how
their levels change."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.conquerors.board import MEMPHIS, ROYAL, TREASURIES, TREASURY_AT
from anabasis.games.conquerors.events import TREASURY_LOWERED, TREASURY_RAISED
from anabasis.games.conquerors.state import EMPTY, FULL, War, holder_of
from anabasis.kit.rows import changed


def owns(war: War, side: int, treasury: int) -> bool:
    """7.1.2 Whether a side holds a Treasure City, or the Royal Treasury."""
    if treasury == ROYAL:
        return war.royal_side == side
    return holder_of(war, TREASURY_AT[treasury]) == side


def usable(war: War, side: int, treasury: int) -> bool:
    """7.2.3, 15.30 Whether a side has a treasury that is neither Empty nor closed by its satrap."""
    return (
        war.level[treasury] != EMPTY and not war.shut >> treasury & 1 and owns(war, side, treasury)
    )


def held_by(war: War, side: int) -> int:
    """9.12 How many Treasure Cities a side holds."""
    return len([n for n in range(TREASURIES) if holder_of(war, TREASURY_AT[n]) == side])


def lower(war: War, treasury: int, log: list[Event]) -> None:
    """7.2.1, 7.2.2, 7.4.1 A treasury is reduced by a level: Memphis never, the Royal Treasury from
    Full to Empty."""
    if treasury == MEMPHIS or war.level[treasury] == EMPTY:
        return
    level = EMPTY if treasury == ROYAL else war.level[treasury] - 1
    war.level = changed(war.level, treasury, level)
    log.append(Event(TREASURY_LOWERED, (treasury, level)))


def lift(war: War, treasury: int, log: list[Event]) -> None:
    """7.2.13, 7.4.4 A treasury gains a level: the Royal Treasury from Empty to Full."""
    if war.level[treasury] == FULL:
        return
    level = FULL if treasury == ROYAL else war.level[treasury] + 1
    war.level = changed(war.level, treasury, level)
    log.append(Event(TREASURY_RAISED, (treasury, level)))


def empty(war: War, treasury: int, log: list[Event]) -> None:
    """15.30 A treasury is emptied; Memphis stays Full."""
    while treasury != MEMPHIS and war.level[treasury] != EMPTY:
        lower(war, treasury, log)
