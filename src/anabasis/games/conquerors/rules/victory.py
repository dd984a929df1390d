"""3.4.1 to 3.4.16 The objectives of the Macedonian, and the check at the end of an Action Round."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.conquerors.board import (
    DEITY,
    EUROPEAN,
    GREAT_KING,
    KNOT,
    MACEDON,
    ORACLE,
)
from anabasis.games.conquerors.events import GREAT_KING_NOW, KNOT_CUT_NOW, ORACLE_SPOKE
from anabasis.games.conquerors.leaders import ALEXANDER, DARIUS
from anabasis.games.conquerors.rules.commanders import space_of
from anabasis.games.conquerors.rules.control import controls
from anabasis.games.conquerors.rules.end import macedon_wins
from anabasis.games.conquerors.state import (
    ALEXANDRIA_BUILT,
    DEAD,
    IS_GREAT_KING,
    KNOT_CUT,
    MARRIED,
    ORACLE_HEARD,
    PROSKYNESIS,
    War,
)


def counts(war: War, province: int) -> bool:
    """3.4.16 Whether a province counts for the Macedonian: his, and not Devastated."""
    return controls(war, MACEDON, province) and not war.devastated >> province & 1


def has_done(war: War, deed: int) -> bool:
    """3.4.15 Whether a deed is done."""
    return war.deeds & deed != 0


def is_great_king(war: War) -> bool:
    """3.4.2 to 3.4.5 The first objective, as it stands."""
    for province in GREAT_KING:
        if not counts(war, province):
            return False
    return (
        war.where[DARIUS] == DEAD
        and has_done(war, KNOT_CUT)
        and has_done(war, MARRIED)
        and war.family_side == MACEDON
    )


def has_hegemony(war: War) -> bool:
    """3.4.8 The second objective: every province of Europe."""
    return all([counts(war, province) for province in EUROPEAN])


def is_god(war: War) -> bool:
    """3.4.9 to 3.4.12 The third objective."""
    return (
        counts(war, DEITY)
        and has_done(war, ALEXANDRIA_BUILT)
        and has_done(war, ORACLE_HEARD)
        and has_done(war, PROSKYNESIS)
    )


class CheckVictory(Procedure[War]):
    """3.3.29 C5: what Alexander has reached with this round, and whether the Macedonian has won."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        space = space_of(position, ALEXANDER)
        if space == KNOT and not has_done(position, KNOT_CUT):
            position.deeds |= KNOT_CUT
            log.append(Event(KNOT_CUT_NOW, (ALEXANDER,)))
        if space == ORACLE and not has_done(position, ORACLE_HEARD):
            position.deeds |= ORACLE_HEARD
            log.append(Event(ORACLE_SPOKE, (ALEXANDER,)))
        if not is_great_king(position):
            return
        if not has_done(position, IS_GREAT_KING):
            position.deeds |= IS_GREAT_KING
            log.append(Event(GREAT_KING_NOW, (ALEXANDER,)))
        if has_hegemony(position) and is_god(position):
            macedon_wins(position, log)
