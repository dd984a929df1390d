"""3.3 The land battle that is being fought: who is in it, and what it has cost so far."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Event
from anabasis.games.alexander_vs_darius.board import FIELD, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import CLASSES, NO_ARMY, of_class, units_in
from anabasis.games.alexander_vs_darius.events import NO_RETREAT, STACK_SHOWN
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER, DARIUS, leaders_in
from anabasis.games.alexander_vs_darius.rules.known import reveal
from anabasis.games.alexander_vs_darius.rules.stacks import lose_leader, lose_units
from anabasis.games.alexander_vs_darius.state import Battle, Campaign, player_of

ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = 2


def battle_of(campaign: Campaign) -> Battle:
    """The battle that is being fought; there is one."""
    battle = campaign.battle
    assert battle is not None
    return battle


def place_of(battle: Battle, army: int) -> int:
    """Where the attackers, or the defenders, stand."""
    return FIELD if army == ATTACKER else battle.area


def seat_of(battle: Battle, army: int) -> int:
    """The player who decides for an army."""
    return player_of(battle.sides[army])


def is_there(campaign: Campaign, army: int) -> bool:
    """3.3.26 Whether any piece of an army is left."""
    place = place_of(battle_of(campaign), army)
    return campaign.units[place] != NO_ARMY or campaign.leaders[place] != 0


def is_persian_war(battle: Battle) -> bool:
    """8.5.4 Whether Macedonians and Persians fight, and not Thracians."""
    return sorted(battle.sides) == [MACEDON, PERSIA]


def army_of_side(battle: Battle, side: int) -> int:
    """The army of a side, or `NEITHER`."""
    return battle.sides.index(side) if side in battle.sides else NEITHER


def _pair(pair: tuple[int, int], at: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if at == 0 else (pair[0], value)


def recast(
    battle: Battle,
    round: int = -1,
    hits: tuple[int, int] | None = None,
    fighting: tuple[int, int] | None = None,
    leading: tuple[int, int] | None = None,
    four: int = -1,
    fallen: int = -1,
    broke: int = -1,
    safe: int = -1,
    units_lost: tuple[int, int] | None = None,
    leaders_lost: tuple[int, int] | None = None,
    retreated: int = -1,
    darius: int = -1,
) -> Battle:
    """The same battle with something changed."""
    return Battle(
        battle.area,
        battle.sides,
        battle.sea,
        battle.transports,
        battle.round if round < 0 else round,
        battle.hits if hits is None else hits,
        battle.units_lost if units_lost is None else units_lost,
        battle.leaders_lost if leaders_lost is None else leaders_lost,
        battle.fighting if fighting is None else fighting,
        battle.leading if leading is None else leading,
        battle.alexander,
        battle.four if four < 0 else four == 1,
        battle.fallen if fallen < 0 else fallen,
        battle.broke if broke < 0 else broke,
        battle.safe if safe < 0 else safe,
        battle.retreated if retreated < 0 else retreated == 1,
        battle.darius if darius < 0 else darius == 1,
    )


def begun_with(battle: Battle, leaders: int) -> Battle:
    """The same battle, at its start, with these leaders in it."""
    return Battle(
        battle.area,
        battle.sides,
        battle.sea,
        battle.transports,
        battle.round,
        battle.hits,
        battle.units_lost,
        battle.leaders_lost,
        battle.fighting,
        battle.leading,
        leaders >> ALEXANDER & 1 == 1,
        battle.four,
        battle.fallen,
        battle.broke,
        battle.safe,
        battle.retreated,
        battle.darius,
    )


def count_units_lost(campaign: Campaign, army: int, count: int) -> None:
    """3.3.38 An army has lost so many units in the battle."""
    battle = battle_of(campaign)
    lost = _pair(battle.units_lost, army, battle.units_lost[army] + count)
    campaign.battle = recast(battle, units_lost=lost)


def kill_leader(campaign: Campaign, army: int, leader: int) -> None:
    """3.1.8 A leader is killed. What comes of it is asked when both sides have their hits."""
    lose_leader(campaign, leader)
    battle = battle_of(campaign)
    lost = _pair(battle.leaders_lost, army, battle.leaders_lost[army] + 1)
    campaign.battle = recast(battle, leaders_lost=lost, fallen=battle.fallen | 1 << leader)


def classes_of(units: int) -> tuple[int, ...]:
    """The units one by one, as events tell them."""
    return tuple([number for number in range(CLASSES) for _ in range(of_class(units, number))])


def destroy(campaign: Campaign, army: int, log: list[Event]) -> None:
    """3.3.12, 1.4.38 Every piece of an army that is left is destroyed, and all see it."""
    battle = battle_of(campaign)
    place = place_of(battle, army)
    units = campaign.units[place]
    names = tuple(leaders_in(campaign.leaders[place]))
    log.append(Event(NO_RETREAT, (battle.sides[army], battle.area, classes_of(units), names)))
    for leader in leaders_in(campaign.leaders[place]):
        kill_leader(campaign, army, leader)
    if units:
        count_units_lost(campaign, army, units_in(units))
        lose_units(campaign, place, units)


def open_stacks(campaign: Campaign, log: list[Event]) -> None:
    """3.0.3 Both stacks are open."""
    battle = battle_of(campaign)
    for army in (ATTACKER, DEFENDER):
        place = place_of(battle, army)
        reveal(campaign, place)
        classes = classes_of(campaign.units[place])
        names = tuple(leaders_in(campaign.leaders[place]))
        log.append(Event(STACK_SHOWN, (battle.sides[army], battle.area, classes, names)))


def has_darius(campaign: Campaign, army: int) -> bool:
    place = place_of(battle_of(campaign), army)
    return campaign.leaders[place] >> DARIUS & 1 == 1
