"""5.3.1 to 5.3.6 The Great King's successor."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.conquerors.board import FIRST_ARMY, NOWHERE, PERSIA
from anabasis.games.conquerors.events import ANOINTED
from anabasis.games.conquerors.leaders import LEADER, LEADER_SIDE, LEADERS, NO_LEADER
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.commanders import in_play, place_leader, space_of, stand_alone
from anabasis.games.conquerors.rules.treasuries import held_by
from anabasis.games.conquerors.state import IN_HAND, IS_GREAT_KING, War, seat_of
from anabasis.kit.rows import changed

THERE_IS_A_KING: Final = Refusal("5.3.1", "there-is-a-king", {})


def no_successor(war: War) -> Refusal | None:
    """5.3.2, 5.3.3 Why there can be no new Great King now."""
    if war.king[PERSIA] != NO_LEADER:
        return THERE_IS_A_KING
    if war.deeds & IS_GREAT_KING:
        return Refusal("5.3.3", "alexander-is-king")
    if held_by(war, PERSIA) == 0:
        return Refusal("5.3.3", "no-treasure-city")
    return None


class Throne(Procedure[War]):
    """5.3.4 When the Great King has just died the Persian may name another at once."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if not position.vacant:
            return
        position.vacant = False
        succession = Succession(seat_of(position, PERSIA), PERSIA)
        if no_successor(position) is None and len(succession.options(position, 0)) > 1:
            position.agenda.append(succession)


class Succession(Choice):
    """5.3.4 Whom the Persian makes Great King, if anybody."""

    case: ClassVar[str] = "5.3.4"
    verbs: ClassVar[tuple[str, ...]] = ("anoint", "leave-vacant")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [LEAVE_VACANT]
        found += [ANOINT[leader] for leader in range(LEADERS) if LEADER_SIDE[leader] == PERSIA]
        return found

    def prompt(self, position: War) -> Message:
        return Message("succession")


class Anoint(Action[War, Decision[Any]]):
    """5.3.2, 5.3.4 A leader becomes Great King, and joins Army #1 at once."""

    verb: ClassVar[str] = "anoint"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: War, decision: Decision[Any], seat: int) -> Refusal | None:
        leader = self.leader
        refusal = no_successor(position)
        if refusal is not None:
            return refusal
        if LEADER_SIDE[leader] != PERSIA:
            return Refusal("5.3.2", "not-your-leader", {"leader": LEADER.word(leader)})
        if position.where[leader] != IN_HAND and not in_play(position, leader):
            return Refusal("5.3.2", "not-in-play", {"leader": LEADER.word(leader)})
        return None

    def do(
        self, position: War, decision: Decision[Any], seat: int, die: Die, log: list[Event]
    ) -> None:
        if not isinstance(decision, Succession):
            position.agenda.append(decision)
        anoint(position, self.leader, log)


def anoint(war: War, leader: int, log: list[Event]) -> None:
    """5.3.4 He joins Army #1; if there is none, he waits where he is, or in hand, for the next."""
    war.king = changed(war.king, PERSIA, leader)
    log.append(Event(ANOINTED, (leader,)))
    first = FIRST_ARMY[PERSIA]
    if war.army_at[first] != NOWHERE:
        place_leader(war, leader, first)
        if war.royal_side == PERSIA and war.royal_at == war.army_at[first]:
            war.royal_army = first
    elif in_play(war, leader):
        stand_alone(war, leader, space_of(war, leader))
    else:
        war.leaders_known |= 1 << leader


class LeaveVacant(Action[War, Succession]):
    """5.3.4 Nobody is named yet."""

    verb: ClassVar[str] = "leave-vacant"

    def refusal(self, position: War, decision: Succession, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: Succession, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


ANOINT: Final[list[Anoint]] = [Anoint(leader) for leader in range(LEADERS)]
LEAVE_VACANT: Final = LeaveVacant()


def list_anointings(war: War, decision: Decision[Any], found: list[Action[War, Any]]) -> None:
    """5.3.4 Whom the Persian could make Great King now."""
    if no_successor(war) is None:
        for leader in range(LEADERS):
            if ANOINT[leader].refusal(war, decision, 0) is None:
                found.append(ANOINT[leader])
