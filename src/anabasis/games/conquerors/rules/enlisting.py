"""8.3.1 to 8.3.7, 8.3.11 Points are raised; where Macedonian ones go."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain, Numbers
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    ARMY_SIDE,
    MACEDON,
    NO_ARMY,
    NO_TREASURY,
    NOWHERE,
    PELLA,
    PROVINCE_OF,
    SPACE,
    SPACES,
    SPARTAN,
    TREASURY,
    armies_of,
)
from anabasis.games.conquerors.events import JOINED_ARMY, RAISED
from anabasis.games.conquerors.numbers import NEW_ELITE, RAISED_DICE
from anabasis.games.conquerors.rules.choice import StepChoice, refusals
from anabasis.games.conquerors.rules.commanders import has_hand
from anabasis.games.conquerors.rules.forces import free_number, join_army
from anabasis.games.conquerors.rules.forming import Forming, leader_in
from anabasis.games.conquerors.rules.lines import NO_CUT, any_length_to, in_line
from anabasis.games.conquerors.rules.size import room_in
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.rules.treasuries import lower, usable
from anabasis.games.conquerors.state import (
    FRESH,
    War,
    holder_of,
    is_besieged,
    is_inside,
    is_real,
    seat_of,
)
from anabasis.kit.rows import more

POINTS: Final = Numbers("points", 1, 18)
"""8.3.2 What three dice can give."""

MACEDONIAN_ONLY: Final = Refusal("8.3.8", "macedonian-only", {})
PELLA_EMPTY: Final = Refusal("8.3.4", "pella-empty", {})
THREE_ARMIES: Final = Refusal("8.1.1", "three-armies", {})
NO_ARMY_OF_YOURS: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("8.3.4", "no-army-of-yours", {"army": word})
)
LARGER_THAN_FIRST: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("5.2.6", "larger-than-first", {"army": word})
)
NO_LINE_TO_PELLA: Final[list[Refusal]] = refusals(
    ARMY, lambda word: Refusal("8.3.4", "no-line-to-pella", {"army": word})
)
NOT_YOUR_SPACE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("8.3.5", "not-your-space", {"space": word})
)
NOT_YOUR_PROVINCE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("8.3.5", "not-your-province", {"space": word})
)
UNDER_SIEGE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("8.3.12", "under-siege", {"space": word})
)
NO_LEADER_FOR_IT: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("8.3.6", "no-leader-for-it", {"space": word})
)

# ---- 8.3.4 to 8.3.7 where Macedonian points may go


def army_takes(war: War, side: int, army: int, free: bool) -> Refusal | None:
    """8.3.4, 8.3.12, 5.2.6 Why an army on the map cannot take raised Macedonian points."""
    if side != MACEDON:
        return MACEDONIAN_ONLY
    if ARMY_SIDE[army] != side or army == SPARTAN or war.army_at[army] == NOWHERE:
        return NO_ARMY_OF_YOURS[army]
    space = war.army_at[army]
    if is_inside(war, army) and is_besieged(war, space):
        return UNDER_SIEGE[space]
    if room_in(war, side, army) == 0:
        return LARGER_THAN_FIRST[army]
    if free:
        return None
    if not usable(war, side, PELLA):
        return PELLA_EMPTY
    if not any_length_to(war, side, space, PELLA, True, NO_CUT):
        return NO_LINE_TO_PELLA[army]
    return None


def leader_for(war: War, side: int, province: int) -> bool:
    """8.3.6 Whether a leader is in a province, or one in hand."""
    return has_hand(war, side) or leader_in(war, side, province)


def site_takes(war: War, side: int, space: int, treasury: int) -> Refusal | None:
    """8.3.5, 8.3.6, 8.3.12 Why no new Macedonian army can be formed in a space and paid by a
    treasury (`NO_TREASURY`: free)."""
    if side != MACEDON:
        return MACEDONIAN_ONLY
    if free_number(war, side) == NO_ARMY:
        return THREE_ARMIES
    province = PROVINCE_OF[space]
    if not is_real(war, space) or holder_of(war, space) != side or province == NOWHERE:
        return NOT_YOUR_SPACE[space]
    if war.control[province] != side:
        return NOT_YOUR_PROVINCE[space]
    if is_besieged(war, space):
        return UNDER_SIEGE[space]
    if not leader_for(war, side, province):
        return NO_LEADER_FOR_IT[space]
    if treasury == NO_TREASURY:
        return None
    if not usable(war, side, treasury):
        return Refusal("7.2.3", "treasury-not-usable", {"treasury": TREASURY.word(treasury)})
    if not in_line(war, side, space, treasury):
        return Refusal("8.3.5", "no-line", {"space": SPACE.word(space)})
    return None


def is_paid(war: War, served: int, army: int) -> bool:
    """8.3.7 Whether a treasury has paid for the space of an army: another that has got points of
    the same roll (`served`, a bit each) stands there."""
    if served:
        for other in range(ARMIES):
            if served >> other & 1 and war.army_at[other] == war.army_at[army]:
                return True
    return False


def macedonian_targets(war: War, side: int, free: bool, served: int = 0) -> list[Action[War, Any]]:
    """8.3.4, 8.3.5, 8.3.7 Every army and every site that could take raised Macedonian points, but
    for the armies that have got some."""
    found: list[Action[War, Any]] = []
    list_army_levies(war, side, free, served, found)
    if side != MACEDON or free_number(war, side) == NO_ARMY:
        return found
    payers = [PELLA] if free else [n for n in range(len(TREASURY)) if usable(war, side, n)]
    if not payers:
        return found
    land = war.land
    for space in range(SPACES):
        if not (land[space] >> side & 1 or (land[space] == 0 and war.keeper[space] == side)):
            continue  # the side has nothing there
        if site_takes(war, side, space, NO_TREASURY) is not None:
            continue
        for treasury in payers:
            if free or in_line(war, side, space, treasury):
                found.append(LEVY_AT[space][treasury])
    return found


def list_army_levies(
    war: War, side: int, free: bool, served: int, found: list[Action[War, Any]]
) -> None:
    """8.3.4 The armies among them."""
    for army in armies_of(side):
        paid = free or is_paid(war, served, army)
        if not served >> army & 1 and army_takes(war, side, army, paid) is None:
            found.append(LEVY[army])


# ---- placing Macedonian points


class LevyChoice(StepChoice):
    """8.3.4, 8.3.5 A decision that sends raised points somewhere: `points` of them, or as many as
    the dice will give (0); at no cost if `free` (15.26)."""

    def __init__(self, seat: int, side: int, points: int, free: bool, served: int) -> None:
        super().__init__(seat, side)
        self.points = points
        self.free = free
        self.served = served
        """8.3.7 The armies that have got points of the roll, a bit each."""

    def no_levy(self, position: War) -> Refusal | None:
        """Why nothing can be raised here now."""
        return None

    def goes_on(self, position: War) -> None:
        """Push what comes when those points are placed."""


LEVIED: Final = 1
BUILT: Final = 2
DRAWN: Final = 4


class RaisingChoice(LevyChoice):
    """3.3.21 What a player raises in the activity of raising: each thing once."""

    def __init__(self, seat: int, side: int, points: int, free: bool, done: int) -> None:
        super().__init__(seat, side, points, free, 0)
        self.done = done
        """`LEVIED`, `BUILT`, `DRAWN`."""

    def after(self, done: int) -> RaisingChoice:
        """The same after one thing more was done."""
        raise NotImplementedError


class Placing(LevyChoice):
    """8.3.7 The points that are left go to another army or site, or are given up."""

    case: ClassVar[str] = "8.3.7"
    verbs: ClassVar[tuple[str, ...]] = ("levy", "levy-at", "forgo")

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [*macedonian_targets(position, self.side, self.free, self.served), FORGO]

    def prompt(self, position: War) -> Message:
        return Message("placing", {"points": self.points})


class Levy(Action[War, LevyChoice]):
    """8.3.4 Raised points join an army on the map."""

    verb: ClassVar[str] = "levy"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: LevyChoice, seat: int) -> Refusal | None:
        refusal = decision.no_levy(position)
        if refusal is not None:
            return refusal
        if decision.served >> self.army & 1:
            return Refusal("8.3.7", "levied-already")
        free = decision.free or is_paid(position, decision.served, self.army)
        return army_takes(position, decision.side, self.army, free)

    def do(
        self, position: War, decision: LevyChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        decision.goes_on(position)
        side = decision.side
        free = decision.free or is_paid(position, decision.served, self.army)
        payer = NO_TREASURY if free else PELLA
        position.agenda.append(Levied(decision, self.army, NOWHERE, payer))
        if not free:
            trace(position, side, position.army_at[self.army], 1 << PELLA, True)


class LevyAt(Action[War, LevyChoice]):
    """8.3.5 Raised points form a new army, for which a treasury pays. Where they cost nothing Pella
    is named."""

    verb: ClassVar[str] = "levy-at"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE, TREASURY)

    def __init__(self, space: int, treasury: int) -> None:
        self.space = space
        self.treasury = treasury

    def args(self) -> tuple[int, ...]:
        return (self.space, self.treasury)

    def refusal(self, position: War, decision: LevyChoice, seat: int) -> Refusal | None:
        refusal = decision.no_levy(position)
        if refusal is not None:
            return refusal
        if decision.free and self.treasury != PELLA:
            return Refusal("15.26.1", "costs-nothing")
        payer = NO_TREASURY if decision.free else self.treasury
        return site_takes(position, decision.side, self.space, payer)

    def do(
        self, position: War, decision: LevyChoice, seat: int, die: Die, log: list[Event]
    ) -> None:
        decision.goes_on(position)
        payer = NO_TREASURY if decision.free else self.treasury
        position.agenda.append(Levied(decision, NO_ARMY, self.space, payer))
        if not decision.free:
            trace(position, decision.side, self.space, 1 << self.treasury)


class Forgo(Action[War, Placing]):
    """5.2.6, 8.3.7 The points that are left are given up."""

    verb: ClassVar[str] = "forgo"

    def refusal(self, position: War, decision: Placing, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Placing, seat: int, die: Die, log: list[Event]) -> None:
        pass


LEVY: Final[list[Levy]] = [Levy(army) for army in range(ARMIES)]
LEVY_AT: Final[list[list[LevyAt]]] = [
    [LevyAt(space, treasury) for treasury in range(len(TREASURY))] for space in range(SPACES)
]
FORGO: Final = Forgo()


class Levied(Procedure[War]):
    """8.3.2, 7.2.4 The line is traced: the treasury pays, and the dice say how many points there
    are, if that is not known yet."""

    def __init__(self, before: LevyChoice, army: int, space: int, treasury: int) -> None:
        self.before = before
        self.army = army
        self.space = space
        self.treasury = treasury

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        before = self.before
        side, points = before.side, before.points
        seat = seat_of(position, side)
        if self.treasury != NO_TREASURY:
            if not position.line >> self.treasury & 1:
                if points:
                    position.agenda.append(Placing(seat, side, points, False, before.served))
                return
            lower(position, self.treasury, log)
        points = points or roll_levy(position, side, die, log)
        if points:
            frame = Enlist(seat, side, points, self.army, self.space, before.free, before.served)
            position.agenda.append(frame)


def roll_levy(war: War, side: int, die: Die, log: list[Event]) -> int:
    """8.3.1, 8.3.2 Three dice: so many points are raised, as far as the track gives them."""
    dice = die.dice(RAISED_DICE, 6)
    points = min(dice, war.available[side])
    war.available = more(war.available, side, -points)
    log.append(Event(RAISED, (side, dice, points)))
    return points


class Enlist(StepChoice):
    """8.3.7 How many of the points go to the army or site that was named."""

    case: ClassVar[str] = "8.3.7"
    verbs: ClassVar[tuple[str, ...]] = ("enlist",)

    def __init__(
        self, seat: int, side: int, points: int, army: int, space: int, free: bool, served: int
    ) -> None:
        super().__init__(seat, side)
        self.points = points
        self.army = army
        self.space = space
        self.free = free
        self.served = served
        """8.3.7 The armies that have got points before."""

    def continues(self) -> bool:
        return True

    def number(self, position: War) -> int:
        """The army that the points join, or will be."""
        return self.army if self.army != NO_ARMY else free_number(position, self.side)

    def room(self, position: War) -> int:
        """5.2.6 How many points may go there."""
        return min(self.points, room_in(position, self.side, self.number(position)))

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [ENLIST[points] for points in range(1, self.points + 1)]

    def prompt(self, position: War) -> Message:
        return Message("enlist", {"points": self.points})


class EnlistPoints(Action[War, Enlist]):
    """8.3.4, 8.3.5 So many points join the army, or form a new one."""

    verb: ClassVar[str] = "enlist"
    fields: ClassVar[tuple[Domain, ...]] = (POINTS,)

    def __init__(self, points: int) -> None:
        self.points = points

    def args(self) -> tuple[int, ...]:
        return (self.points,)

    def refusal(self, position: War, decision: Enlist, seat: int) -> Refusal | None:
        room = decision.room(position)
        if self.points > decision.points:
            return Refusal("8.3.2", "not-so-many", {"points": decision.points})
        if self.points > room:
            return Refusal("5.2.6", "larger-than-first-by", {"points": room})
        if self.points < room and not _further(position, decision):
            return Refusal("8.3.7", "nowhere-else", {"points": room})
        return None

    def do(self, position: War, decision: Enlist, seat: int, die: Die, log: list[Event]) -> None:
        left = decision.points - self.points
        side = decision.side
        if left:
            served = decision.served | 1 << decision.number(position)
            position.agenda.append(Placing(decision.seat, side, left, decision.free, served))
        if decision.army != NO_ARMY:
            enter_army(position, decision.army, self.points, log)
        else:
            position.agenda.append(
                Forming(decision.seat, side, decision.space, self.points, side == MACEDON)
            )


def _further(war: War, decision: Enlist) -> bool:
    """8.3.7 Whether there is anywhere else for points."""
    for action in macedonian_targets(war, decision.side, decision.free, decision.served):
        if isinstance(action, LevyAt) or (
            isinstance(action, Levy) and action.army != decision.army
        ):
            return True
    return False


ENLIST: Final[list[EnlistPoints]] = [EnlistPoints(points) for points in range(19)]


def enter_army(war: War, army: int, points: int, log: list[Event]) -> None:
    """8.3.11 Raised points join an army: they are of Elite Level 0."""
    join_army(war, army, points, NEW_ELITE, FRESH)
    log.append(Event(JOINED_ARMY, (army, points, war.elite[army])))
