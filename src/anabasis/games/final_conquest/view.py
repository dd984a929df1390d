"""What each seat may see."""

from __future__ import annotations

from typing import Any

from anabasis.games.final_conquest.armies import (
    CAVALRY,
    FACES,
    FRESH,
    INFANTRY,
    QUOTA,
    VICTORY_FORTS,
    cavalry_in,
    infantry_in,
    of_class,
)
from anabasis.games.final_conquest.board import (
    CURRENCY_AT,
    FACTION,
    FOOD_AT,
    FORT,
    FORT_AT,
    HERO,
    HERO_FACTION,
    HERO_PRICE,
    HEROES,
    HEROES_OF,
    HOME_AT,
    LINK,
    MAP,
    MAPS,
    NO_FACTION,
    NO_FORT,
    SEAS,
    TERRITORY,
    members,
)
from anabasis.games.final_conquest.chronicle import CARD, CARDS, NO_CARD, THREAT
from anabasis.games.final_conquest.heroes import (
    ALWAYS,
    ATTACKER,
    DEFENDER,
    HERO_STRENGTH,
    NO_HERO,
    PRINTED_EFFECTS,
    UNDECIDED,
)
from anabasis.games.final_conquest.missions import (
    MISSION,
    MISSION_FACTION,
    MISSIONS,
    MISSIONS_OF,
    NO_MISSION,
    REWARD,
)
from anabasis.games.final_conquest.rules.chronicle import income_of, recruiting
from anabasis.games.final_conquest.rules.engagement import FACE_DOWN, hero_seen, open_battle
from anabasis.games.final_conquest.rules.planning import cavalry_left, infantry_left
from anabasis.games.final_conquest.rules.threats import Bids
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    NO_SEAT,
    NOBODY,
    Realm,
    food_of,
    forts_of,
    is_out,
    quota_of,
)
from anabasis.kit.sealed import NOT_ASKED, NOT_YET

# ---- what is printed


def board() -> dict[str, Any]:
    """Both maps, the cards and the tables."""
    return {
        "maps": {MAP.words[chart]: printed_map(chart) for chart in range(len(MAP))},
        "heroes": {
            HERO.words[hero]: {
                "faction": FACTION.words[HERO_FACTION[hero]],
                "strength": HERO_STRENGTH[hero],
                "price": HERO_PRICE[hero],
                "effects": PRINTED_EFFECTS[hero],
            }
            for hero in range(HEROES)
        },
        "cards": {CARD.words[card]: printed_card(card) for card in range(CARDS)},
        "missions": {
            MISSION.words[mission]: {
                "faction": FACTION.words[MISSION_FACTION[mission]],
                "reward": REWARD[mission],
            }
            for mission in range(MISSIONS)
        },
        "quota": list(QUOTA),
        "die": list(FACES),
        "victory_forts": VICTORY_FORTS,
    }


def printed_map(chart: int) -> dict[str, Any]:
    """2.2, 2.3 One of the maps."""
    found = MAPS[chart]
    return {
        "territories": [TERRITORY.words[at] for at in found.territories],
        "links": [
            [TERRITORY.words[one], TERRITORY.words[other], LINK.words[kind]]
            for one, other, kind in found.links
        ],
        "data": {TERRITORY.words[at]: printed_territory(chart, at) for at in found.territories},
    }


def printed_territory(chart: int, at: int) -> dict[str, Any]:
    home = HOME_AT[chart][at]
    return {
        "kind": "sea" if SEAS >> at & 1 else "land",
        "fort": FORT.words[FORT_AT[chart][at]],
        "food": FOOD_AT[chart][at],
        "currency": CURRENCY_AT[chart][at],
        "home": None if home == NO_FACTION else FACTION.words[home],
    }


def printed_card(card: int) -> dict[str, Any]:
    threat = THREAT[card]
    return {"threat": threat is not None, "minimum": None if threat is None else threat.minimum}


# ---- what is on the table


def view(realm: Realm, seat: int | None) -> dict[str, Any]:
    """2.8, 2.9 Everything but the other seats' heroes, missions and what lies sealed."""
    return {
        "map": MAP.words[realm.chart],
        "round": realm.round,
        "active": None if realm.active == NO_SEAT else realm.active,
        "phase": phase(realm),
        "order": list(realm.order),
        "chronicle": None if realm.chronicle == NO_CARD else CARD.words[realm.chronicle],
        "cards_left": [CARD.words[card] for card in members(realm.deck)],
        "seats": [seen_seat(realm, who, seat) for who in range(realm.seats)],
        "territories": {
            TERRITORY.words[at]: seen_territory(realm, at) for at in MAPS[realm.chart].territories
        },
        "battle": seen_battle(realm, seat),
        "clock": {
            "seconds": realm.clock,
            "late": realm.late,
            "warned": realm.warned,
            "bribed": realm.bribed,
        },
    }


def phase(realm: Realm) -> str:
    """What is going on, in a word."""
    if not realm.agenda:
        return "over"
    if realm.round == 0:
        return "factions"
    if realm.active == NO_SEAT:
        return "threat"
    return "action" if realm.acted else "planning"


def seen_seat(realm: Realm, who: int, seat: int | None) -> dict[str, Any]:
    """What is open of a seat, and to itself what it holds."""
    faction = realm.faction[who]
    mission = realm.mission[who]
    chosen = faction != NO_FACTION
    own = who == seat
    return {
        "faction": FACTION.words[faction] if chosen else None,
        "purse": realm.purse[who],
        "heroes": realm.held[who].bit_count(),
        "hand": heroes(realm.held[who]) if own else None,
        "prices": sorted([HERO_PRICE[hero] for hero in members(realm.held[who])]),
        "burnt": heroes(realm.burnt & HEROES_OF[faction]),
        "mission": MISSION.words[mission] if own and mission != NO_MISSION else None,
        "done": [
            MISSION.words[done]
            for done in members(realm.missions_done & MISSIONS_OF[faction] if chosen else 0)
        ],
        "units": realm.units[who],
        "food": food_of(realm, who),
        "quota": quota_of(realm, who),
        "income": income_of(realm, who),
        "forts": forts_of(realm, who).bit_count(),
        "noted": [TERRITORY.words[at] for at in members(realm.noted[who])],
        "out": is_out(realm, who),
        "bid": seen_bid(realm, who, own),
    }


def heroes(mask: int) -> list[str]:
    return [HERO.words[hero] for hero in members(mask)]


def seen_bid(realm: Realm, who: int, own: bool) -> Any:
    """15.3 Of a bid that lies sealed its seat sees what it is, the others that it is there."""
    top = realm.agenda[-1] if realm.agenda else None
    if not isinstance(top, Bids) or top.answers[who] == NOT_ASKED:
        return None
    if top.answers[who] == NOT_YET:
        return "waiting"
    return top.answers[who] if own else "sealed"


def seen_territory(realm: Realm, at: int) -> dict[str, Any]:
    owner = realm.owner[at]
    army = realm.armies[at]
    return {
        "owner": None if owner == NOBODY else "independent" if owner == INDEPENDENT else owner,
        "infantry": [int(of_class(army, INFANTRY, ready)) for ready in range(FRESH + 1)],
        "cavalry": [int(of_class(army, CAVALRY, ready)) for ready in range(FRESH + 1)],
        "recruits": seen_recruits(realm, at),
    }


def seen_recruits(realm: Realm, at: int) -> dict[str, int] | None:
    """9.4 What the fort may still recruit for the player who is planning."""
    if realm.acted or realm.owner[at] != realm.active or not recruiting(realm):
        return None
    if FORT_AT[realm.chart][at] == NO_FORT:
        return None
    return {"infantry": infantry_left(realm, at), "cavalry": cavalry_left(realm, at)}


def seen_battle(realm: Realm, seat: int | None) -> dict[str, Any] | None:
    """The battle that is being fought, with heroes as far as they are shown."""
    battle = open_battle(realm)
    if battle is None:
        return None
    rolled = bool(battle.dice[ATTACKER])
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "from": TERRITORY.words[battle.origin],
        "to": TERRITORY.words[battle.target],
        "infantry": int(infantry_in(battle.force)),
        "cavalry": int(cavalry_in(battle.force)),
        "attacker_hero": seen_hero(hero_seen(battle, ATTACKER, seat)),
        "defender_hero": seen_hero(hero_seen(battle, DEFENDER, seat)),
        "dice": [list(dice) for dice in battle.dice] if rolled else None,
        "totals": list(battle.totals) if battle.result != ALWAYS else None,
    }


def seen_hero(hero: int) -> str | None:
    if hero == UNDECIDED:
        return None
    if hero == NO_HERO:
        return "none"
    return "sealed" if hero == FACE_DOWN else HERO.words[hero]
