"""Positions that a seat cannot tell from the real one: face-down cards dealt anew."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.games.arbela.board import DEPLOYMENT, FORWARD, RESERVE
from anabasis.games.arbela.cards import (
    DARIUS,
    ELEPHANT,
    LEADER_OWNER,
    LEADERS_OF,
    OWNER,
    UNITS,
    UNITS_OF,
)
from anabasis.games.arbela.rules.acting import Acting, UseUnit
from anabasis.games.arbela.rules.arranging import Arrange
from anabasis.games.arbela.rules.deployment import leader_deployment_refusal, unit_refusal
from anabasis.games.arbela.rules.stacking import put
from anabasis.games.arbela.rules.withdrawal import Withdrawal
from anabasis.games.arbela.state import SEEN, SEEN_IN_SECTION, SET_UP, Battle
from anabasis.kit.rows import BYTE, changed


class Slots:
    """The places of a side's cards that the opponent does not know, and the cards in them."""

    def __init__(self, battle: Battle, side: int) -> None:
        self.sections: list[int] = []
        self.depths: list[int] = []
        self.cards: list[int] = []
        busy = set() if acts(battle, 1 - side) else in_hand(battle)
        for section in DEPLOYMENT[side]:
            if section in busy:
                continue
            for depth, unit in enumerate(battle.stacks[section]):
                hidden = OWNER[unit] == side and battle.seen[unit] != SEEN
                if hidden and unit not in battle.deploying:
                    self.sections.append(section)
                    self.depths.append(depth)
                    self.cards.append(unit)

    def fixed(self, battle: Battle, section: int) -> list[int]:
        """4.3.2f The cards that are known to lie in a Section, in whichever place."""
        return sorted(
            [
                unit
                for at, unit in enumerate(self.cards)
                if self.sections[at] == section and battle.seen[unit] == SEEN_IN_SECTION
            ]
        )

    def loose(self, battle: Battle) -> list[int]:
        """The cards of which only their owner knows the Section."""
        return [unit for unit in self.cards if battle.seen[unit] != SEEN_IN_SECTION]


def in_hand(battle: Battle) -> set[int]:
    """The Sections whose owner is choosing among their cards just now; when it is for the
    opponent to act, there is none."""
    busy: set[int] = set()
    for frame in battle.agenda:
        if isinstance(frame, (Arrange, UseUnit, Acting)):
            busy.add(frame.section)
        elif isinstance(frame, Withdrawal):
            busy.add(battle.place[frame.unit])
    return busy


def dealt(battle: Battle, slots: Slots, cards: list[int]) -> None:
    """Lay these cards into the slots. What belongs to the place (facing, marks) stays there."""
    facing = [battle.facing[unit] for unit in slots.cards]
    marks = [battle.marks[unit] for unit in slots.cards]
    for at, unit in enumerate(cards):
        section = slots.sections[at]
        depth = slots.depths[at]
        stack = battle.stacks[section]
        battle.stacks[section] = stack[:depth] + BYTE[unit] + stack[depth + 1 :]
        battle.place = changed(battle.place, unit, section)
        battle.facing = changed(battle.facing, unit, facing[at])
        battle.marks = changed(battle.marks, unit, marks[at])


def filled(battle: Battle, slots: Slots, order: list[int], loose: list[int]) -> list[int]:
    """The cards for all slots: those known to be in a Section stay in it; the loose ones go into
    the rest, in the `order` of slots. 9.1.4b The elephant does not go to Darius."""
    result = [-1] * len(slots.cards)
    kept: dict[int, list[int]] = {}
    for section in set(slots.sections):
        kept[section] = slots.fixed(battle, section)
    free: list[int] = []
    for at in order:
        own = kept[slots.sections[at]]
        if own:
            result[at] = own.pop(0)
        else:
            free.append(at)
    for at, unit in zip(free, loose, strict=True):
        result[at] = unit
    darius = battle.leaders[DARIUS]
    if ELEPHANT in loose and slots.sections[result.index(ELEPHANT)] == darius:
        here = result.index(ELEPHANT)
        for at in free:
            if slots.sections[at] != darius:
                result[here], result[at] = result[at], result[here]
                break
    return result


def redeal(battle: Battle, seat: int, die: Die) -> Battle:
    """4.3.2f Deal the opponent's face-down cards anew, as far as the seat cannot know them."""
    other = battle.clone()
    other.offered = None
    side = 1 - seat
    if battle.phase == SET_UP and battle.deploying and acts(battle, seat):
        deploy_at_random(other, side, die)
        return other
    slots = Slots(battle, side)
    if len(slots.cards) > 1:
        order = list(range(len(slots.cards)))
        die.shuffle(order)
        loose = slots.loose(battle)
        die.shuffle(loose)
        dealt(other, slots, filled(battle, slots, order, loose))
    return other


def acts(battle: Battle, seat: int) -> bool:
    """Whether the position waits for the seat."""
    return bool(battle.agenda) and seat in battle.agenda[-1].as_decision().waiting()


def deploy_nothing(battle: Battle, side: int) -> None:
    """3.2d Put all cards of a side that deploys secretly back into its Reserve."""
    for section in DEPLOYMENT[side]:
        battle.stacks[section] = b""
    for unit in UNITS_OF[side]:
        battle.place = changed(battle.place, unit, RESERVE)
        battle.seen = changed(battle.seen, unit, 0)
        battle.facing = changed(battle.facing, unit, FORWARD[side])
    for leader in LEADERS_OF[side]:
        battle.leaders = changed(battle.leaders, leader, RESERVE)
    battle.deploying = bytes(
        [
            card
            for card in battle.deploying
            if (OWNER[card] if card < UNITS else LEADER_OWNER[card - UNITS]) != side
        ]
    )


def deploy_at_random(battle: Battle, side: int, die: Die) -> None:
    """3.2d Any deployment that the opponent may have made in secret."""
    deploy_nothing(battle, side)
    cards = [*UNITS_OF[side], *[UNITS + leader for leader in LEADERS_OF[side]]]
    die.shuffle(cards)
    for card in cards:
        if card < UNITS:
            places = [s for s in DEPLOYMENT[side] if unit_refusal(battle, card, s, True) is None]
        else:
            places = [
                s
                for s in DEPLOYMENT[side]
                if leader_deployment_refusal(battle, card - UNITS, s) is None
            ]
        place = die.roll_among([*places, RESERVE])
        if place == RESERVE:
            continue
        battle.deploying += BYTE[card]
        if card < UNITS:
            put(battle, card, place, len(battle.stacks[place]), hidden=True)
        else:
            battle.leaders = changed(battle.leaders, card - UNITS, place)
