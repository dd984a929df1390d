"""11.1.7, 11.3.7 Who is in a battle: armies, points without one, garrisons, leaders."""

from __future__ import annotations

from anabasis.core.event import Event
from anabasis.games.conquerors.board import ARMIES, INDEPENDENT, SPARTAN
from anabasis.games.conquerors.rules.commanders import leaders_with
from anabasis.games.conquerors.rules.engagement import (
    ATTACKER,
    DEFENDER,
    FOUGHT,
    GARRISON,
    LOOSE,
    Battle,
    pair,
)
from anabasis.games.conquerors.rules.forces import change_loose, destroy_army, remove_garrison
from anabasis.games.conquerors.state import FRESH, War, army_in_play, seat_of


def battle_of(war: War) -> Battle:
    """The battle that is being fought; there is one."""
    battle = war.battle
    assert battle is not None
    return battle


def army_bits(bits: int) -> list[int]:
    """The armies of a set, a bit each."""
    return [army for army in range(ARMIES) if bits >> army & 1]


def seat_for(war: War, battle: Battle, role: int) -> int:
    """8.7.2 The seat that decides for a side of a battle; for tribes the attacker's opponent's."""
    side = battle.sides[role]
    if side == INDEPENDENT:
        side = 1 - battle.sides[1 - role]
    return seat_of(war, side)


def leaders_of(war: War, battle: Battle, role: int) -> int:
    """The leaders with the armies of a side of a battle, a bit each."""
    bits = 0
    for army in army_bits(battle.armies[role]):
        bits |= leaders_with(war, army)
    return bits


def army_points(war: War, battle: Battle, role: int) -> int:
    """The ASPs of a side in a battle, in armies or not."""
    points = 0
    for army in army_bits(battle.armies[role]):
        points += war.asp[army]
    if battle.posts[role] & LOOSE:
        points += war.loose[battle.space]
    return points


def garrison_points(war: War, battle: Battle, role: int) -> int:
    """The GSPs of a side in a battle, a tribe's among them."""
    return war.gsp[battle.space] if battle.posts[role] & GARRISON else 0


def strength(war: War, battle: Battle, role: int) -> int:
    """11.3.7 The Battle Strength of a side."""
    return army_points(war, battle, role) + garrison_points(war, battle, role)


def measured(war: War, battle: Battle) -> Battle:
    """11.1.7, 11.3.7, 11.3.13 to 11.3.15 The battle with what counts for each side: strength, line,
    fatigue and Elite Level."""
    for role in (ATTACKER, DEFENDER):
        line, elite = 1, 0
        largest = war.loose[battle.space] if battle.posts[role] & LOOSE else 0
        tired = largest > 0 and war.loose_condition[battle.space] != FRESH
        for army in army_bits(battle.armies[role]):
            has_line = 1 if army == SPARTAN or war.supplied >> army & 1 else 0
            if war.asp[army] > largest:
                line, elite, largest = has_line, war.elite[army], war.asp[army]
            elif war.asp[army] == largest:
                line, elite = max(line, has_line), max(elite, war.elite[army])
            if war.condition[army] != FRESH:
                tired = True
        battle = battle.but(
            strength=pair(battle.strength, role, strength(war, battle, role)),
            line=pair(battle.line, role, line),
            tired=pair(battle.tired, role, 1 if tired else 0),
            elite=pair(battle.elite, role, elite),
        )
    return battle


def wiped_out(war: War, battle: Battle, role: int, log: list[Event]) -> None:
    """10.5.1, 10.5.6, 11.3.24 All units of a side in a battle are eliminated."""
    victor = battle.sides[1 - role]
    for army in army_bits(battle.armies[role]):
        if army_in_play(war, army):
            destroy_army(war, army, victor, log)
    drop_posts(war, battle, role, LOOSE | GARRISON)


def drop_posts(war: War, battle: Battle, role: int, which: int) -> None:
    """8.6.7 Points without an army, or garrisons, of a side are eliminated where the battle was."""
    space = battle.space
    posts = battle.posts[role] & which
    if posts & LOOSE and war.loose[space]:
        change_loose(war, battle.sides[role], space, -war.loose[space])
    if posts & GARRISON and war.gsp[space]:
        remove_garrison(war, space, war.gsp[space])


def march_fought(war: War) -> None:
    """10.9.2 The force that moves has been in combat."""
    march = war.march
    if march is not None:
        war.march = march.but(flags=march.flags | FOUGHT)
