"""7 What the chronicle card of the round changes, as questions that the other rules ask."""

from __future__ import annotations

from anabasis.games.final_conquest.armies import (
    BONUS_HOME,
    FORT_CAVALRY,
    FORT_INFANTRY,
    MOST_FOOD,
    QUOTA,
)
from anabasis.games.final_conquest.board import (
    FORT_AT,
    GREAT_FORT,
    HERO_PRICE,
    currency_in,
)
from anabasis.games.final_conquest.chronicle import (
    COIN,
    FOOD_CHANGE,
    FOOD_PAYS,
    HERO_PRICE_CHANGE,
    HEROES_PLAY,
    ICON_PAYS,
    INDEPENDENT_BONUS,
    MORE_INFANTRY,
    PLACE_BONUS,
    RECRUITING,
    TRUCE,
    WAYS,
)
from anabasis.games.final_conquest.state import Realm, food_of, is_own_home


def ways_from(realm: Realm, territory: int) -> int:
    """2.7, 7.20 to 7.22 The territories that units can enter, attack or retreat to from there, as
    far as links and card allow, a bit each."""
    return WAYS[realm.chronicle][realm.chart][territory]


def link_open(realm: Realm, one: int, other: int) -> bool:
    """2.7, 7.20 to 7.22 Whether units can go from the one territory to the other."""
    return WAYS[realm.chronicle][realm.chart][one] >> other & 1 == 1


def may_attack(realm: Realm, territory: int) -> bool:
    """7.23 Whether the card lets the territory be attacked."""
    return not (TRUCE[realm.chronicle] and is_own_home(realm, territory))


def bonus_of(realm: Realm, territory: int) -> int:
    """13.5, 13.6, 7.27 The bonus of the player who defends a territory that he controls."""
    if is_own_home(realm, territory):
        return BONUS_HOME
    return PLACE_BONUS[realm.chronicle][FORT_AT[realm.chart][territory]]


def independent_bonus_of(realm: Realm, territory: int) -> int:
    """4.7, 7.27 The bonus of independents."""
    return INDEPENDENT_BONUS[realm.chronicle][FORT_AT[realm.chart][territory]]


def coin_of_victory(realm: Realm) -> int:
    """12.1, 7.26 What an attacker earns who beats another player."""
    return COIN[realm.chronicle]


def heroes_play(realm: Realm) -> bool:
    """7.28 Whether heroes can be played this round."""
    return HEROES_PLAY[realm.chronicle]


def hero_price(realm: Realm, hero: int) -> int:
    """6.3, 7.12 What a hero costs now."""
    return HERO_PRICE[hero] + HERO_PRICE_CHANGE[realm.chronicle]


def income_of(realm: Realm, seat: int) -> int:
    """9.3, 7.16 to 7.18 What a seat collects when its turn starts."""
    income = currency_in(realm.chart, realm.ground[seat]) * ICON_PAYS[realm.chronicle]
    if FOOD_PAYS[realm.chronicle]:
        income += food_of(realm, seat) * FOOD_PAYS[realm.chronicle]
    return income


def recruiting(realm: Realm) -> bool:
    """7.11 Whether forts recruit this round."""
    return RECRUITING[realm.chronicle]


def recruiting_quota(realm: Realm, seat: int) -> int:
    """3.7, 7.19 The most units that a seat may have after it has recruited or hired one."""
    food = food_of(realm, seat) + FOOD_CHANGE[realm.chronicle]
    return QUOTA[max(0, min(food, MOST_FOOD))]


def infantry_of(realm: Realm, territory: int, cavalry: int) -> int:
    """9.5, 9.6, 7.24 The most infantry that a fort recruits in a turn beside so many cavalry."""
    fort = FORT_AT[realm.chart][territory]
    usual = 0 if cavalry else FORT_INFANTRY[fort]
    return usual + MORE_INFANTRY[realm.chronicle] if fort == GREAT_FORT else usual


def cavalry_of(realm: Realm, territory: int, infantry: int) -> int:
    """9.6, 7.24 The most cavalry that a fort recruits in a turn beside so many infantry."""
    fort = FORT_AT[realm.chart][territory]
    beside = MORE_INFANTRY[realm.chronicle] if fort == GREAT_FORT else 0
    return FORT_CAVALRY[fort] if infantry <= beside else 0
