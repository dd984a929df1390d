"""What heroes add and change (6.5 to 6.34): which of their abilities hold in a battle, and how much
of each. What an ability does stands where the battle comes to it."""

from __future__ import annotations

from anabasis.games.final_conquest.armies import of_kind
from anabasis.games.final_conquest.board import HEROES, SEAS
from anabasis.games.final_conquest.heroes import (
    ABILITIES,
    ALWAYS,
    ANYWHERE,
    AT_SEA,
    BUY_STRENGTH,
    CANCEL_ENEMY_HERO,
    EITHER_ROLE,
    HERO_STRENGTH,
    MORE_STRENGTH,
    STRENGTH_PER_UNIT,
    Ability,
)
from anabasis.games.final_conquest.rules.engagement import Battle


def has_ability(hero: int, effect: int) -> bool:
    """6.7 Whether a hero's card names that ability, whatever it asks for."""
    if hero >= HEROES:
        return False
    for ability in ABILITIES[hero]:
        if ability.effect == effect:
            return True
    return False


def is_cancelled(battle: Battle, role: int) -> bool:
    """6.24 Whether the hero of a side counts for nothing."""
    return has_ability(battle.heroes[1 - role], CANCEL_ENEMY_HERO)


def is_at_sea(battle: Battle) -> bool:
    """6.9 Whether the attacked territory is a sea."""
    return SEAS >> battle.target & 1 == 1


def holds(battle: Battle, role: int, ability: Ability) -> bool:
    """6.9, 6.10, 6.24 Whether an ability of a side's hero holds in this battle, as far as it has
    come: for this role, at this place, with this result, and not cancelled."""
    if ability.role not in (EITHER_ROLE, role):
        return False
    if ability.terrain != ANYWHERE and (ability.terrain == AT_SEA) != is_at_sea(battle):
        return False
    if ability.results != ALWAYS and not ability.results & battle.outcome(role):
        return False
    return ability.overrides or not is_cancelled(battle, role)


def ability_of(battle: Battle, role: int, effect: int) -> Ability | None:
    """6.7 The ability of that name of a side's hero, if it has one that holds."""
    hero = battle.heroes[role]
    if hero >= HEROES:
        return None
    for ability in ABILITIES[hero]:
        if ability.effect == effect and holds(battle, role, ability):
            return ability
    return None


def amount_of(battle: Battle, role: int, effect: int) -> int:
    """6.7 How much of something a side's hero gives; 0 if he gives none of it."""
    ability = ability_of(battle, role, effect)
    return 0 if ability is None else ability.amount


def strength_printed(battle: Battle, role: int) -> int:
    """6.7, 6.24 The strength on the card of a side's hero, if there is one that counts."""
    hero = battle.heroes[role]
    return 0 if hero >= HEROES or is_cancelled(battle, role) else HERO_STRENGTH[hero]


def strength_added(battle: Battle, role: int, army: int) -> int:
    """6.7, 6.8 What the abilities of a side's hero add to the strength of its army."""
    more = amount_of(battle, role, MORE_STRENGTH)
    counting = ability_of(battle, role, STRENGTH_PER_UNIT)
    if counting is not None:
        times = of_kind(army, counting.unit) // counting.per
        more += min(counting.amount * times, counting.most)
    return more


def strength_bought(battle: Battle, role: int) -> int:
    """6.26 What a side has paid for, one for one."""
    return battle.paid[role] if ability_of(battle, role, BUY_STRENGTH) is not None else 0
