"""What a sound player of Arbela does not do, for the computer opponent to see it in a position."""

from __future__ import annotations

from typing import Any

from anabasis.core.position import Action
from anabasis.games.arbela.board import ADJACENT, FORWARD, HOME, NEIGHBOURS, PERSIAN, SECTIONS
from anabasis.games.arbela.cards import DARIUS, IS_SKIRMISHER, OWNER, UNITS_OF
from anabasis.games.arbela.prospects import left_of, may_strike
from anabasis.games.arbela.rules.casualties import Place
from anabasis.games.arbela.rules.combat import group_of, still_valid
from anabasis.games.arbela.rules.leaders import Remain, Ride
from anabasis.games.arbela.rules.movement import UnitTurn
from anabasis.games.arbela.rules.shock import attack_of, defence_of, depth
from anabasis.games.arbela.rules.stacking import fighter, has_fit_unit
from anabasis.games.arbela.state import MOVED, NOBODY, ORDERED, UNSEEN, Attack, Battle
from anabasis.games.arbela.survey import FACES, Survey, worth_of
from anabasis.kit.rows import BYTE

# ---- attacks that cannot win


def may_win(battle: Battle, turn: UnitTurn, target: int) -> bool:
    """Whether an attack that a unit could declare may win with a six against a one: with those who
    have declared it and those who can still join them, and with as few units in depth as the
    attacker can hope for. A leader who may come along is not counted on: he may rather stay."""
    unit = turn.unit
    section = battle.place[unit]
    group = joined(battle, group_with(battle, Attack(unit, section, target, -1, NOBODY)), target)
    defender = fighter(battle, target)
    attack = attack_of(battle, group, defender).sum()
    defence = defence_of(battle, group, defender).sum()
    defence -= depth(battle, target) - least_depth(battle, target)
    return attack + FACES[-1] > defence + FACES[0]


def group_with(battle: Battle, attack: Attack) -> bytes:
    """The units that make one attack with this one, as far as they still can."""
    units = BYTE[attack.unit]
    for other in battle.attacks:
        if still_valid(battle, other):
            units += BYTE[other.unit]
    return bytes([unit for unit in group_of(battle, attack) if unit in units])


def joined(battle: Battle, group: bytes, target: int) -> bytes:
    """The attackers, and those with orders who stand next to one of them and can attack as well."""
    found = group
    for section in NEIGHBOURS[target]:
        unit = fighter(battle, section)
        if battle.ordered[section] != ORDERED or unit == NOBODY or unit in group:
            continue
        if OWNER[unit] == OWNER[group[0]] and not battle.disrupted[unit]:
            near = any([ADJACENT[battle.place[other] * SECTIONS + section] for other in group])
            if near and may_strike(battle, unit, target):
                found += BYTE[unit]
    return found


def least_depth(battle: Battle, section: int) -> int:
    """8.2.1c The fewest units in depth that the enemy of a Section must expect: what he has not
    seen of it may be any skirmishers that he has not seen anywhere."""
    stack = battle.stacks[section]
    side = OWNER[stack[0]]
    if not HOME[side][section]:
        return 0
    hidden = 0
    known = 0
    for unit in stack[1:]:
        if battle.seen[unit] == UNSEEN:
            hidden += 1
        elif not IS_SKIRMISHER[unit]:
            known += 1
    for unit in UNITS_OF[side]:
        if IS_SKIRMISHER[unit] and battle.seen[unit] == UNSEEN and battle.place[unit] < SECTIONS:
            hidden -= 1
    return known + max(0, hidden)


def hopeless(battle: Battle) -> float:
    """The declared attacks that cannot win, whatever the dice; also those that could if others
    joined them: let the others begin."""
    found = 0.0
    for attack in battle.attacks:
        if still_valid(battle, attack):
            found += float(cannot_win(battle, group_with(battle, attack), attack.target))
    return found


def cannot_win(battle: Battle, attackers: bytes, target: int) -> bool:
    """Whether an attack loses or ties even with a six against a one."""
    attackers = left_of(battle, attackers, target)
    if not attackers:
        return False
    defender = fighter(battle, target)
    highest = attack_of(battle, attackers, defender).sum() + FACES[-1]
    return highest <= defence_of(battle, attackers, defender).sum() + FACES[0]


# ---- units and leaders out of place


def darius_alone(battle: Battle) -> float:
    """1 if Darius is on the field without a fit unit."""
    section = battle.leaders[DARIUS]
    return 1.0 if section < SECTIONS and not has_fit_unit(battle, section) else 0.0


def leaves_alone(battle: Battle, action: Action[Battle, Any]) -> bool:
    """Whether Darius rides, or stays behind, where no fit unit is."""
    if isinstance(action, (Ride, Place)):
        return action.place < SECTIONS and not has_fit_unit(battle, action.place)
    return isinstance(action, Remain) and not has_fit_unit(battle, battle.leaders[DARIUS])


def backs(battle: Battle, survey: Survey) -> float:
    """Persian units that face their own side, less Macedonian ones."""
    total = 0.0
    for section in range(SECTIONS):
        unit = survey.fighters[section]
        if unit >= 0 and not battle.disrupted[unit] and not IS_SKIRMISHER[unit]:
            side = OWNER[unit]
            if battle.facing[unit] == FORWARD[1 - side]:
                total += 1.0 if side == PERSIAN else -1.0
    return total


def advances(battle: Battle, survey: Survey) -> float:
    """What is lost if units that moved to attack win, must advance, and stand among the enemy."""
    total = 0.0
    for attack in battle.attacks:
        if not battle.marks[attack.unit] & MOVED or attack.area >= 0:
            continue
        enemy = 1 - OWNER[attack.unit]
        many = 0
        for section in NEIGHBOURS[attack.target]:
            unit = survey.fighters[section]
            if unit >= 0 and OWNER[unit] == enemy and not battle.disrupted[unit]:
                many += 1
        total -= min(3, many) * worth_of(survey, attack.unit)
    return total
