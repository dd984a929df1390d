"""3.3 D The administrative phase, in its order."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    MACEDON,
    NO_TREASURY,
    NOBODY,
    NOWHERE,
    PERSIA,
    SPACE,
    SPACES,
    TREASURIES,
    TREASURY_OF,
    armies_of,
)
from anabasis.games.conquerors.events import (
    ADMINISTRATION,
    CAME_BACK,
    GARRISON_REMOVED,
    GATES_OPEN,
    LEAVE_ENDED,
    MARKERS_CLEARED,
    RECOVERED,
)
from anabasis.games.conquerors.leaders import LEADERS
from anabasis.games.conquerors.rules import alexandrias
from anabasis.games.conquerors.rules.choice import StepChoice
from anabasis.games.conquerors.rules.commanders import to_hand
from anabasis.games.conquerors.rules.control import settle
from anabasis.games.conquerors.rules.forces import join_army, remove_garrison
from anabasis.games.conquerors.rules.moments import CLEARING, open_moment
from anabasis.games.conquerors.rules.mutiny import CheckInjury, CheckWeariness
from anabasis.games.conquerors.rules.quiet import Lull, may_keep_markers
from anabasis.games.conquerors.rules.replenishing import StartReplenishing
from anabasis.games.conquerors.rules.size import room_in
from anabasis.games.conquerors.state import (
    FATIGUED,
    FRESH,
    ILL,
    USELESS,
    War,
    holder_of,
    seat_of,
)
from anabasis.kit.rows import changed


class Administration(Procedure[War]):
    """3.3.30, 3.3.31 D1 to D6, the Macedonian first where both have a part. A declared one has no
    Weariness check."""

    def __init__(self, declared: int) -> None:
        self.declared = declared
        """Who declared it, or `NOBODY`."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.administering = True
        log.append(Event(ADMINISTRATION, (self.declared,)))
        agenda = position.agenda
        if self.declared == NOBODY:
            agenda.append(CheckWeariness())
        agenda.append(CheckInjury())
        agenda.append(alexandrias.BuildAlexandria())
        agenda.append(EndLeave())
        agenda.append(ClearMarkers())
        agenda.append(OpenClearing())
        agenda.append(Withdrawals(PERSIA))
        agenda.append(Withdrawals(MACEDON))
        agenda.append(StartReplenishing(PERSIA))
        agenda.append(StartReplenishing(MACEDON))


# ---- D2


class Withdrawals(Procedure[War]):
    """3.3.33, 8.6.8 A player's part of D2."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.agenda.append(TakingOff(seat_of(position, self.side), self.side, False))


class TakingOff(StepChoice):
    """8.6.8 Which garrisons a player takes off."""

    case: ClassVar[str] = "8.6.8"
    verbs: ClassVar[tuple[str, ...]] = ("withdraw", "end-withdrawing")

    def __init__(self, seat: int, side: int, begun: bool) -> None:
        super().__init__(seat, side)
        self.begun = begun

    def continues(self) -> bool:
        return self.begun

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [END_WITHDRAWING]
        gsp = position.gsp
        holder = position.holder
        side = self.side
        size: i64 = SPACES
        space: i64 = 0
        while space < size:
            if gsp[space] and holder[space] == side:
                found.append(WITHDRAW[space])
            space += 1
        return found

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # all of them are legal

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return END_WITHDRAWING

    def prompt(self, position: War) -> Message:
        return Message("withdrawing")


class Withdraw(Action[War, TakingOff]):
    """8.6.8 One garrison point is taken off."""

    verb: ClassVar[str] = "withdraw"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: TakingOff, seat: int) -> Refusal | None:
        if not position.gsp[self.space] or position.holder[self.space] != decision.side:
            return Refusal("8.6.8", "no-garrison", {"space": SPACE.word(self.space)})
        return None

    def do(self, position: War, decision: TakingOff, seat: int, die: Die, log: list[Event]) -> None:
        remove_garrison(position, self.space, 1)
        log.append(Event(GARRISON_REMOVED, (decision.side, self.space, 1)))
        position.agenda.append(TakingOff(decision.seat, decision.side, True))


class EndWithdrawing(Action[War, TakingOff]):
    """8.6.8 The rest stays."""

    verb: ClassVar[str] = "end-withdrawing"

    def refusal(self, position: War, decision: TakingOff, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: TakingOff, seat: int, die: Die, log: list[Event]) -> None:
        settle(position, log)


WITHDRAW: Final[list[Withdraw]] = [Withdraw(space) for space in range(SPACES)]
END_WITHDRAWING: Final = EndWithdrawing()

# ---- D3


class OpenClearing(Procedure[War]):
    """15.1, 15.26.1 The moment before D3 at which markers can be made to stay; without it a quiet
    one for each player."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.blight = False
        if may_keep_markers(position):
            open_moment(position, CLEARING)
        else:
            position.agenda += [Lull(PERSIA), Lull(MACEDON)]


class ClearMarkers(Procedure[War]):
    """3.3.34, 3.3.35 D3: markers and fatigue go, and what lasts until now ends."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if not position.blight:
            position.devastated = 0
            position.drought = 0
        log.append(Event(MARKERS_CLEARED, (int(position.blight),)))
        position.blight = False
        position.weather = 0
        _rest(position, log)
        if ILL in position.where:
            for leader in range(LEADERS):
                if position.where[leader] == ILL:
                    to_hand(position, leader)
                    log.append(Event(CAME_BACK, (leader,)))
        if position.shut:
            for treasury in range(TREASURIES):
                if position.shut >> treasury & 1:
                    log.append(Event(GATES_OPEN, (treasury,)))
        position.shut = 0
        position.talents = 0


def _rest(war: War, log: list[Event]) -> None:
    """3.3.34, 11.3.49 Fatigue goes everywhere, Useless status in a Treasure City of one's own."""
    condition = war.condition
    for army in range(ARMIES):
        space = war.army_at[army]
        if space == NOWHERE or condition[army] == FRESH:
            continue
        at_home = TREASURY_OF[space] != NO_TREASURY and holder_of(war, space) == ARMY_SIDE[army]
        if condition[army] == FATIGUED or at_home:
            if condition[army] == USELESS:
                log.append(Event(RECOVERED, (army,)))
            condition = changed(condition, army, FRESH)
    war.condition = condition
    if FATIGUED in war.loose_condition or USELESS in war.loose_condition:
        for space in range(SPACES):
            state = war.loose_condition[space]
            if state == FATIGUED or (state == USELESS and TREASURY_OF[space] != NO_TREASURY):
                war.loose_condition = changed(war.loose_condition, space, FRESH)
    if war.leave_condition == FATIGUED:  # 15.35.2 Those on leave have rested too.
        war.leave_condition = FRESH


class EndLeave(Procedure[War]):
    """3.3.35, 15.35.2 Those on leave come back to a Macedonian army, if there is one."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.leave_asp:
            choice = Returning(seat_of(position, MACEDON), MACEDON)
            if choice.options(position, choice.seat):
                position.agenda.append(choice)


class Returning(StepChoice):
    """15.35.2 Which army those on leave join."""

    case: ClassVar[str] = "3.3.35"
    verbs: ClassVar[tuple[str, ...]] = ("return-leave",)

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [RETURN_LEAVE[army] for army in armies_of(MACEDON)]

    def prompt(self, position: War) -> Message:
        return Message("returning", {"points": position.leave_asp})


class ReturnLeave(Action[War, Returning]):
    """15.35.2 They join an army by 8.1."""

    verb: ClassVar[str] = "return-leave"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Returning, seat: int) -> Refusal | None:
        which = {"army": ARMY.word(self.army)}
        if ARMY_SIDE[self.army] != MACEDON or position.army_at[self.army] == NOWHERE:
            return Refusal("15.35.2", "no-army-of-yours", which)
        if room_in(position, MACEDON, self.army) < position.leave_asp:
            return Refusal("5.2.6", "larger-than-first", which)
        return None

    def do(self, position: War, decision: Returning, seat: int, die: Die, log: list[Event]) -> None:
        points = position.leave_asp
        join_army(position, self.army, points, position.leave_elite, position.leave_condition)
        position.leave_asp = 0
        log.append(Event(LEAVE_ENDED, (self.army, points)))


RETURN_LEAVE: Final[list[ReturnLeave]] = [ReturnLeave(army) for army in range(ARMIES)]
