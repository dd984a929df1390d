"""3.2a Laying out an army: cards and stacks are picked up and put down, as often as one likes.

What is picked up stays where it is until it is put down somewhere else. Nothing of this is told.
"""

from __future__ import annotations

from typing import ClassVar, Final

from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Simultaneous
from anabasis.games.arbela.board import (
    CLOSED_AT_FIRST,
    DEPLOYMENT,
    HOME,
    MACEDONIAN,
    RESERVE,
    SECTION,
    SECTIONS,
)
from anabasis.games.arbela.cards import (
    FIRST_ALIKE,
    LEADER,
    LEADER_OWNER,
    LEADERS,
    OWNER,
    UNIT,
    UNITS,
)
from anabasis.games.arbela.rules.deployment import (
    FRONTAGE_SET_UP,
    NO_ROOM,
    NOT_OWN_ROW,
    leader_deployment_refusal,
    unit_refusal,
)
from anabasis.games.arbela.rules.stacking import first_alike_among, leader_at, put
from anabasis.games.arbela.state import NOBODY, Battle
from anabasis.kit.rows import BYTE, changed

EMPTY: Final = -1
"""A player has nothing in hand;"""
DONE: Final = -2
"""he is ready. Otherwise he has a card in hand (leaders are numbered after the units), or"""
STACK: Final = UNITS + LEADERS
"""from this number on, everything in a Section."""


class Hands(Simultaneous[Battle]):
    """3.2a What each player has in hand, until both are ready."""

    def __init__(self, hands: tuple[int, ...]) -> None:
        super().__init__()
        self.hands = hands

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat, hand in enumerate(self.hands) if hand != DONE])


class Laying(Action[Battle, Hands]):
    """3.2a One of the answers with which a player lays out his army."""

    secret: ClassVar[bool] = True

    def refusal(self, position: Battle, decision: Hands, seat: int) -> Refusal | None:
        return self.objection(position, decision.hands[seat], seat)

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        """Why a player with this in hand may not do it, or None."""
        return None

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        """Do it. Tells what the player has in hand then."""
        raise NotImplementedError


class SectionLaying(Laying):
    """3.2a An answer that names a Section."""

    fields: ClassVar[tuple[Domain, ...]] = (SECTION,)

    def __init__(self, section: int) -> None:
        self.section = section

    def args(self) -> tuple[int, ...]:
        return (self.section,)


# ---- picking up


class PickUp(Laying):
    """3.2a Pick up a unit; of units that are alike in one place the first."""

    verb: ClassVar[str] = "pick-up"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        unit = self.unit
        if OWNER[unit] != seat:
            return NOT_YOURS
        place = battle.place[unit]
        if hand == unit or (hand != EMPTY and place != RESERVE):
            return HAND_FULL
        if place < SECTIONS:
            first = first_alike_among(battle, unit, battle.stacks[place])
            return None if first == unit else ALIKE
        for other in range(FIRST_ALIKE[unit], unit):
            if battle.place[other] == RESERVE:
                return ALIKE
        for section in DEPLOYMENT[seat]:
            if unit_refusal(battle, unit, section) is None:
                return None
        return NO_ROOM

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        return self.unit


class PickUpLeader(Laying):
    """3.2a Pick up a leader."""

    verb: ClassVar[str] = "pick-up-leader"
    fields: ClassVar[tuple[Domain, ...]] = (LEADER,)

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        leader = self.leader
        if LEADER_OWNER[leader] != seat:
            return NOT_YOURS
        if hand == UNITS + leader or (hand != EMPTY and battle.leaders[leader] != RESERVE):
            return HAND_FULL
        return None

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        return UNITS + self.leader


class PickUpStack(SectionLaying):
    """3.2a Pick up all that stands in a Section: its units, in their order, and its leader."""

    verb: ClassVar[str] = "pick-up-stack"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        if not HOME[seat][self.section]:
            return NOT_OWN_ROW
        if hand != EMPTY:
            return HAND_FULL
        return NOTHING_THERE if is_bare(battle, seat, self.section) else None

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        return STACK + self.section


def is_bare(battle: Battle, seat: int, section: int) -> bool:
    """Whether a Section of the player's own row has neither units nor a leader."""
    return not battle.stacks[section] and leader_at(battle, seat, section) == NOBODY


# ---- putting down


class PutDown(SectionLaying):
    """3.2a, 3.2b, 3.2c What is in hand goes into this Section: a unit to the bottom of the stack;
    a whole stack changes places with what stands there."""

    verb: ClassVar[str] = "put-down"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        section = self.section
        if hand == EMPTY:
            return NOTHING_IN_HAND
        if hand < UNITS:
            if battle.stacks[section][-1:] == BYTE[hand]:
                return THERE_ALREADY
            return unit_refusal(battle, hand, section)
        if hand < STACK:
            if battle.leaders[hand - UNITS] == section:
                return THERE_ALREADY
            return leader_deployment_refusal(battle, hand - UNITS, section)
        return exchange_refusal(battle, seat, hand - STACK, section)

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        section = self.section
        if hand < UNITS:
            take_up(battle, hand)
            put(battle, hand, section, len(battle.stacks[section]), hidden=True)
        elif hand < STACK:
            battle.leaders = changed(battle.leaders, hand - UNITS, section)
        else:
            exchange(battle, seat, hand - STACK, section)
        return EMPTY


class PutOnTop(SectionLaying):
    """3.2a, 3.2b The unit in hand goes on top of the stack in this Section."""

    verb: ClassVar[str] = "put-on-top"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        if not 0 <= hand < UNITS:
            return NO_UNIT_IN_HAND
        stack = battle.stacks[self.section]
        if stack[:1] == BYTE[hand]:
            return THERE_ALREADY
        refusal = unit_refusal(battle, hand, self.section)
        if refusal is None and not stack:
            return NO_STACK
        return refusal

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        take_up(battle, hand)
        put(battle, hand, self.section, 0, hidden=True)
        return EMPTY


class PutBack(Laying):
    """3.2a What is in hand goes back into the Reserve."""

    verb: ClassVar[str] = "put-back"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        if hand == EMPTY:
            return NOTHING_IN_HAND
        if hand < UNITS:
            return None if battle.place[hand] < SECTIONS else IN_RESERVE
        if hand < STACK:
            return None if battle.leaders[hand - UNITS] < SECTIONS else IN_RESERVE
        return None

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        if hand < UNITS:
            take_up(battle, hand)
        elif hand < STACK:
            battle.leaders = changed(battle.leaders, hand - UNITS, RESERVE)
        else:
            empty_section(battle, seat, hand - STACK)
        return EMPTY


class LetGo(Laying):
    """3.2a What is in hand stays where it is."""

    verb: ClassVar[str] = "let-go"

    def objection(self, battle: Battle, hand: int, seat: int) -> Refusal | None:
        return NOTHING_IN_HAND if hand == EMPTY else None

    def lay(self, battle: Battle, hand: int, seat: int) -> int:
        return EMPTY


def take_up(battle: Battle, unit: int) -> None:
    """Take a unit out of its stack, if it is in one, into the Reserve; nobody sees it."""
    section = battle.place[unit]
    if section < SECTIONS:
        stack = battle.stacks[section]
        at = stack.index(unit)
        battle.stacks[section] = stack[:at] + stack[at + 1 :]
        battle.place = changed(battle.place, unit, RESERVE)


def empty_section(battle: Battle, seat: int, section: int) -> None:
    """All that stands in a Section goes back into the Reserve."""
    for unit in battle.stacks[section]:
        take_up(battle, unit)
    leader = leader_at(battle, seat, section)
    if leader != NOBODY:
        battle.leaders = changed(battle.leaders, leader, RESERVE)


def exchange_refusal(battle: Battle, seat: int, section: int, other: int) -> Refusal | None:
    """3.2c Why what stands in two Sections may not change places, or None. What may be together
    stays together."""
    if not HOME[seat][other]:
        return NOT_OWN_ROW
    if section == other:
        return THERE_ALREADY
    if seat == MACEDONIAN:
        for here, there in ((section, other), (other, section)):
            if battle.stacks[here] and there in CLOSED_AT_FIRST:
                return FRONTAGE_SET_UP
    return None


def exchange(battle: Battle, seat: int, section: int, other: int) -> None:
    """All that stands in two Sections changes places."""
    leader = leader_at(battle, seat, section)
    other_leader = leader_at(battle, seat, other)
    stacks = battle.stacks
    stacks[section], stacks[other] = stacks[other], stacks[section]
    for place in (section, other):
        for unit in stacks[place]:
            battle.place = changed(battle.place, unit, place)
    if leader != NOBODY:
        battle.leaders = changed(battle.leaders, leader, other)
    if other_leader != NOBODY:
        battle.leaders = changed(battle.leaders, other_leader, section)


NOT_YOURS: Final = Refusal("3.2a", "not-your-card")
HAND_FULL: Final = Refusal("3.2a", "hand-full")
ALIKE: Final = Refusal("3.2a", "alike-first")
NOTHING_THERE: Final = Refusal("3.2a", "nothing-there")
NOTHING_IN_HAND: Final = Refusal("3.2a", "nothing-in-hand")
NO_UNIT_IN_HAND: Final = Refusal("3.2a", "no-unit-in-hand")
THERE_ALREADY: Final = Refusal("3.2a", "lies-there")
NO_STACK: Final = Refusal("3.2a", "no-stack")
IN_RESERVE: Final = Refusal("3.2a", "in-reserve")
PUT_BACK: Final = PutBack()
LET_GO: Final = LetGo()
PICK_UP: Final[list[PickUp]] = [PickUp(unit) for unit in range(UNITS)]
PICK_UP_LEADER: Final[list[PickUpLeader]] = [PickUpLeader(leader) for leader in range(LEADERS)]
PICK_UP_STACK: Final[list[PickUpStack]] = [PickUpStack(section) for section in range(SECTIONS)]
PUT_DOWN: Final[list[PutDown]] = [PutDown(section) for section in range(SECTIONS)]
PUT_ON_TOP: Final[list[PutOnTop]] = [PutOnTop(section) for section in range(SECTIONS)]
