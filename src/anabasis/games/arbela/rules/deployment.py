"""Deploying from the Reserve (4.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Step
from anabasis.games.arbela.board import (
    CLOSED_AT_FIRST,
    DEPLOYMENT,
    DEPLOYMENT_UNITS,
    FORWARD,
    HOME,
    MACEDONIAN,
    PERSIAN,
    RESERVE,
    SECTION,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    FIRST_ALIKE,
    IS_SKIRMISHER,
    LEADER,
    LEADER_OWNER,
    LEADERS,
    LEADERS_OF,
    OWNER,
    UNIT,
    UNITS,
    UNITS_OF,
)
from anabasis.games.arbela.events import (
    DEPLOYED,
    LEADER_DEPLOYED,
    LEADER_SHOWN,
    RESERVES_ARRIVE,
    TURNED_UP,
)
from anabasis.games.arbela.rules.casualties import stranded
from anabasis.games.arbela.rules.placing import ChooseDepth
from anabasis.games.arbela.rules.stacking import (
    alike,
    entry_refusal,
    facing_of,
    leader_refusal,
    put,
)
from anabasis.games.arbela.state import NOBODY, SEEN, Battle, side_at
from anabasis.kit.rows import BYTE, changed


def unit_refusal(battle: Battle, unit: int, section: int) -> Refusal | None:
    """4.1d, 4.1e, 4.4a, 3.2b, 3.2c, 4.3.2a, 4.3.2m Why a unit may not be deployed into a Section,
    before the game or in a turn; or None."""
    seat = OWNER[unit]
    if not HOME[seat][section]:
        return NOT_OWN_ROW
    if side_at(battle, section) == 1 - seat:
        return ENEMY_IN_ROW
    if seat == MACEDONIAN and section in CLOSED_AT_FIRST:
        if battle.turn == 0:
            return FRONTAGE_SET_UP
        if battle.turns[seat] == 1:
            return FRONTAGE
    return entry_refusal(battle, unit, section)


def leader_deployment_refusal(battle: Battle, leader: int, section: int) -> Refusal | None:
    """4.1d, 4.1e, 3.2b Why a leader may not be deployed into a Section, or None."""
    seat = LEADER_OWNER[leader]
    if not HOME[seat][section]:
        return NOT_OWN_ROW
    if side_at(battle, section) == 1 - seat:
        return ENEMY_IN_ROW
    return leader_refusal(battle, leader, section)


def has_room(battle: Battle, seat: int) -> bool:
    """4.3.2a Whether any Section of a side's Deployment row could take a unit."""
    for section in DEPLOYMENT[seat]:
        stack = battle.stacks[section]
        if len(stack) < DEPLOYMENT_UNITS and (not stack or OWNER[stack[0]] == seat):
            return True
    return False


class Deploy(Decision[Battle]):
    """4.1d The player brings units and leaders from the Reserve, as many as he likes."""

    case: ClassVar[str] = "4.1d"
    verbs: ClassVar[tuple[str, ...]] = ("deployed", "bring", "bring-leader")

    def run_alone(self, position: Battle, die: Die, log: list[Event]) -> bool:
        options = self.options(position, self.seat)
        if len(options) > 1:
            position.offered = options
            return False
        position.agenda.pop()
        DEPLOYED_ALL.do(position, self, self.seat, die, log)
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        found: list[Action[Battle, Any]] = [DEPLOYED_ALL]
        place = position.place
        if has_room(position, seat):
            for unit in UNITS_OF[seat]:
                if place[unit] == RESERVE:
                    found.append(BRING[unit])
        for leader in LEADERS_OF[seat]:
            if position.leaders[leader] == RESERVE:
                found.append(BRING_LEADER[leader])
        return found

    def prompt(self, position: Battle) -> Message:
        return Message("deploy")


class DeployAnswer(Action[Battle, Deploy]):
    """4.1d A card to bring, or the end of it."""

    secret: ClassVar[bool] = True


class DeployedAll(DeployAnswer):
    """4.1d, 4.3.2c The deployment is over: what lies face-up is shown."""

    verb: ClassVar[str] = "deployed"

    def refusal(self, position: Battle, decision: Deploy, seat: int) -> Refusal | None:
        return None

    def do(self, position: Battle, decision: Deploy, seat: int, die: Die, log: list[Event]) -> None:
        show(position, log)


class Bring(DeployAnswer):
    """4.1d Bring a unit; of units that are alike the first."""

    verb: ClassVar[str] = "bring"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Battle, decision: Deploy, seat: int) -> Refusal | None:
        unit = self.unit
        if OWNER[unit] != seat or position.place[unit] != RESERVE:
            return NOT_IN_RESERVE
        for other in range(FIRST_ALIKE[unit], unit):
            if position.place[other] == RESERVE and alike(position, unit, other):
                return ALIKE_IN_RESERVE
        for section in DEPLOYMENT[seat]:
            if unit_refusal(position, unit, section) is None:
                return None
        return NO_ROOM

    def do(self, position: Battle, decision: Deploy, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(decision)
        position.agenda.append(ChooseSection(seat, self.unit))


class BringLeader(DeployAnswer):
    """4.1d Bring a leader."""

    verb: ClassVar[str] = "bring-leader"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def refusal(self, position: Battle, decision: Deploy, seat: int) -> Refusal | None:
        leader = self.leader
        if LEADER_OWNER[leader] != seat or position.leaders[leader] != RESERVE:
            return NOT_IN_RESERVE
        for section in DEPLOYMENT[seat]:
            if leader_deployment_refusal(position, leader, section) is None:
                return None
        return NO_ROOM

    def do(self, position: Battle, decision: Deploy, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(decision)
        position.agenda.append(ChooseSection(seat, UNITS + self.leader))


class ChooseSection(Step[Battle]):
    """4.1d Into which Section the card goes. Leaders are numbered after the units."""

    case: ClassVar[str] = "4.1d"
    verbs: ClassVar[tuple[str, ...]] = ("into",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def continues(self) -> bool:
        """It goes on with the card that is brought."""
        return True

    def candidates(self, position: Battle, seat: int) -> list[Action[Battle, Any]]:
        return [INTO[section] for section in DEPLOYMENT[seat]]

    def prompt(self, position: Battle) -> Message:
        if self.card < UNITS:
            return Message("into", {"unit": UNIT.word(self.card)})
        return Message("leader-into", {"leader": LEADER.word(self.card - UNITS)})


class Into(Action[Battle, ChooseSection]):
    """4.1d, 4.2m, 4.3.2i, 4.3.2k The card goes into this Section: a unit to the bottom of the
    stack, facing as the others do; a skirmisher to any place of it."""

    verb: ClassVar[str] = "into"
    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)
    secret: ClassVar[bool] = True

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)

    def refusal(self, position: Battle, decision: ChooseSection, seat: int) -> Refusal | None:
        if decision.card < UNITS:
            return unit_refusal(position, decision.card, self.section)
        return leader_deployment_refusal(position, decision.card - UNITS, self.section)

    def do(
        self, position: Battle, decision: ChooseSection, seat: int, die: Die, log: list[Event]
    ) -> None:
        if decision.card >= UNITS:
            leader = decision.card - UNITS
            position.leaders = changed(position.leaders, leader, self.section)
            log.append(Event(LEADER_DEPLOYED, (seat, leader, self.section)))
            return
        unit = decision.card
        section = self.section
        facing = facing_of(position, section, NOBODY)
        position.facing = changed(
            position.facing, unit, FORWARD[seat] if facing == NOBODY else facing
        )
        below = len(position.stacks[section])
        put(position, unit, section, below, hidden=True)
        position.deploying += BYTE[unit]
        log.append(Event(DEPLOYED, (seat, unit, section)))
        if IS_SKIRMISHER[unit] and below:
            position.agenda.append(ChooseDepth(seat, unit, section, True, False))


def show(battle: Battle, log: list[Event]) -> None:
    """4.3.2c, 4.3.2f, 3.2d The deployment is seen: how many cards came into each Section, and what
    lies face-up. 4.3c An enemy leader alone in such a Section has to leave it."""
    cards = battle.deploying
    battle.deploying = b""
    for seat in (PERSIAN, MACEDONIAN):
        for section in DEPLOYMENT[seat]:
            stack = battle.stacks[section]
            came = [unit for unit in stack if unit in cards]
            if not came:
                continue
            log.append(Event(RESERVES_ARRIVE, (seat, section, len(came))))
            if stack[0] in cards:
                battle.seen = changed(battle.seen, stack[0], SEEN)
                log.append(Event(TURNED_UP, (seat, stack[0], section)))
            stranded(battle, section, log)
    for leader in range(LEADERS):
        if UNITS + leader in cards:
            place = battle.leaders[leader]
            log.append(Event(LEADER_SHOWN, (LEADER_OWNER[leader], leader, place)))


NOT_OWN_ROW: Final = Refusal("4.1d", "not-own-row")
ENEMY_IN_ROW: Final = Refusal("4.1e", "enemy-in-row")
FRONTAGE: Final = Refusal("4.4a", "frontage")
FRONTAGE_SET_UP: Final = Refusal("3.2c", "frontage-set-up")
NOT_IN_RESERVE: Final = Refusal("4.1d", "not-in-reserve")
ALIKE_IN_RESERVE: Final = Refusal("4.1d", "alike-in-reserve")
NO_ROOM: Final = Refusal("4.1d", "no-room")
DEPLOYED_ALL: Final = DeployedAll()
BRING: Final[list[Bring]] = [Bring(unit) for unit in range(UNITS)]
BRING_LEADER: Final[list[BringLeader]] = [BringLeader(leader) for leader in range(LEADERS)]
INTO: Final[list[Into]] = [Into(section) for section in range(SECTIONS)]
