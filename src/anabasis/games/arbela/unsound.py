"""What a sound player of Arbela does not do, for the computer opponent to see it in a position."""

from __future__ import annotations

from anabasis.games.arbela.board import FORWARD, NEIGHBOURS, PERSIAN, SECTIONS
from anabasis.games.arbela.cards import DARIUS, IS_SKIRMISHER, OWNER
from anabasis.games.arbela.rules.clash import able
from anabasis.games.arbela.rules.combat import group_of
from anabasis.games.arbela.rules.shock import attack_of, defence_of
from anabasis.games.arbela.rules.stacking import fighter, has_fit_unit
from anabasis.games.arbela.state import MOVED, Battle
from anabasis.games.arbela.survey import FACES, Survey, worth_of


def hopeless(battle: Battle) -> float:
    """The declared attacks that cannot win, whatever the dice; also those that could if others
    joined them: let the others begin."""
    found = 0.0
    for attack in battle.attacks:
        if cannot_win(battle, group_of(battle, attack), attack.target):
            found += 1.0
    return found


def cannot_win(battle: Battle, attackers: bytes, target: int) -> bool:
    """Whether an attack loses or ties even with a six against a one."""
    defender = fighter(battle, target)
    if not able(battle, attackers, target):
        return False
    highest = attack_of(battle, attackers, defender).sum() + FACES[-1]
    return highest <= defence_of(battle, attackers, defender).sum() + FACES[0]


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
