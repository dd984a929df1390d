"""What a sound player of Arbela does not do, for the computer opponent to see it in a position."""

from __future__ import annotations

from typing import Final

from anabasis.games.arbela.board import FORWARD, NEIGHBOURS, PERSIAN, SECTIONS
from anabasis.games.arbela.cards import DARIUS, IS_SKIRMISHER, OWNER
from anabasis.games.arbela.rules.attacks import attack_refusal
from anabasis.games.arbela.rules.clash import able
from anabasis.games.arbela.rules.combat import group_of
from anabasis.games.arbela.rules.shock import attack_of, defence_of
from anabasis.games.arbela.rules.stacking import fighter, has_fit_unit
from anabasis.games.arbela.state import MOVED, ORDERED, SHOCKS, Attack, Battle
from anabasis.games.arbela.survey import FACES, Survey, worth_of
from anabasis.kit.rows import BYTE

JOINABLE: Final = 0.2
"""What an attack counts that can win only if others join it."""


def hopeless(battle: Battle) -> float:
    """The declared attacks that cannot win, whatever the dice; one that others can still join, and
    win, counts a little."""
    found = 0.0
    for attack in battle.attacks:
        group = group_of(battle, attack)
        if cannot_win(battle, group, attack.target):
            joined = group + who_can_join(battle, attack, group)
            found += 1.0 if cannot_win(battle, joined, attack.target) else JOINABLE
    return found


def cannot_win(battle: Battle, attackers: bytes, target: int) -> bool:
    """Whether an attack loses or ties even with a six against a one."""
    defender = fighter(battle, target)
    if not able(battle, attackers, target):
        return False
    highest = attack_of(battle, attackers, defender).sum() + FACES[-1]
    return highest <= defence_of(battle, attackers, defender).sum() + FACES[0]


def who_can_join(battle: Battle, attack: Attack, group: bytes) -> bytes:
    """The units in ordered Sections, none of which has acted, that can join an attack."""
    found = b""
    if attack.area < 0 and battle.phase != SHOCKS:
        for section in NEIGHBOURS[attack.target]:
            if battle.ordered[section] != ORDERED or not battle.stacks[section]:
                continue
            unit = fighter(battle, section)
            if unit in group or battle.disrupted[unit] or OWNER[unit] != OWNER[attack.unit]:
                continue
            if attack_refusal(battle, unit, attack.target) is None:
                found += BYTE[unit]
    return found


def darius_alone(battle: Battle) -> float:
    """1 if Darius is on the field without a fit unit."""
    section = battle.leaders[DARIUS]
    return 1.0 if section < SECTIONS and not has_fit_unit(battle, section) else 0.0


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
