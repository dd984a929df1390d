"""What each seat may see: everything, but for the pieces of closed stacks."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.position import Frame
from anabasis.games.alexander_vs_darius.board import (
    AREA,
    AREAS,
    AT,
    AT_SEA,
    BERTH,
    BERTH_AREA,
    BERTH_SEA,
    BORDERS,
    CITIES_AT,
    CITY,
    CITY_AREA,
    CITY_ENDURANCE,
    COST,
    FIELD,
    FORTRESS,
    MACEDON,
    NOBODY,
    NOWHERE,
    PLACE,
    PLACES,
    REGION,
    REGION_OF,
    SEA,
    SEAS,
    SEAS_OF,
    SIDE,
    STRAIT,
    STRAIT_ENDS,
    STRAIT_SEA,
    TERRAIN,
    TERRAIN_OF,
    WATERS,
    aboard,
    members,
)
from anabasis.games.alexander_vs_darius.counters import (
    CLASS,
    CLASSES,
    FOR_PRICE,
    HOPLITES,
    MERCENARY,
    MOVE,
    NATION,
    NATIONS,
    PRICE,
    SAILS_ON,
    SHIP_PRICE,
    SHIP_VALUE,
    TWO_HITS,
    UNIT,
    UNITS,
    VALUE,
    classes_in,
    of_class,
    of_kind,
    units_in,
)
from anabasis.games.alexander_vs_darius.leaders import (
    COMBAT,
    INITIATIVE,
    LEADER,
    LEADER_SIDE,
    LEADERS,
    RANK,
)
from anabasis.games.alexander_vs_darius.rules.event_table import EVENT_IDS
from anabasis.games.alexander_vs_darius.rules.gathering import Gathering
from anabasis.games.alexander_vs_darius.rules.harbours import Homeward
from anabasis.games.alexander_vs_darius.rules.known import is_alone
from anabasis.games.alexander_vs_darius.rules.recruiting import Recruiting
from anabasis.games.alexander_vs_darius.rules.revolt import Revolt
from anabasis.games.alexander_vs_darius.rules.sea_battle import SeaFight, open_fight
from anabasis.games.alexander_vs_darius.rules.season import Season, SeasonEnds
from anabasis.games.alexander_vs_darius.rules.standing import (
    leaders_at,
    ship_side,
    side_at,
    units_at,
)
from anabasis.games.alexander_vs_darius.rules.supply import Supply, in_supply, is_fed
from anabasis.games.alexander_vs_darius.rules.upkeep import Upkeep
from anabasis.games.alexander_vs_darius.state import (
    Campaign,
    Fleet,
    player_of,
)
from anabasis.games.alexander_vs_darius.turns import (
    CROSS_PRICE,
    EMBARK_PRICE,
    GOLD,
    LAND_PRICE,
    LAST_TURN,
    MARCH_PRICE,
    PLACE_PRICE,
    RAID_PRICE,
    RECRUIT_LIMIT,
    RESTORE_PRICE,
    SAIL_PRICE,
    SIEGE_PRICE,
    TURN_PRICE,
    revolt_roll,
)

# ---- what is printed


def board() -> dict[str, Any]:
    """The map, the counters, the leaders and the tables."""
    return {
        "areas": {word: printed_area(area) for area, word in enumerate(AREA.words)},
        "borders": [[AREA.words[one], AREA.words[other]] for one, other in BORDERS],
        "seas": {
            word: {"beside": [SEA.words[other] for other in WATERS.beside[sea]], "at": AT_SEA[sea]}
            for sea, word in enumerate(SEA.words)
        },
        "straits": {
            word: {
                "ends": [AREA.words[end] for end in STRAIT_ENDS[strait]],
                "sea": SEA.words[STRAIT_SEA[strait]],
            }
            for strait, word in enumerate(STRAIT.words)
        },
        "cities": {
            word: {
                "area": AREA.words[CITY_AREA[city]],
                "endurance": CITY_ENDURANCE[city],
                "fortress": FORTRESS[city],
            }
            for city, word in enumerate(CITY.words)
        },
        "units": {word: printed_unit(unit) for unit, word in enumerate(UNIT.words)},
        "nations": {
            word: {"sails_on": SAILS_ON[nation], "value": SHIP_VALUE[nation]}
            for nation, word in enumerate(NATION.words)
        },
        "leaders": {
            word: {
                "side": SIDE.words[LEADER_SIDE[leader]],
                "initiative": INITIATIVE[leader],
                "combat": COMBAT[leader],
                "rank": RANK[leader],
            }
            for leader, word in enumerate(LEADER.words)
        },
        "events": {str(roll): word for roll, word in EVENT_IDS.items()},
        "turns": LAST_TURN,
        "revolt": [revolt_roll(turn) for turn in range(1, LAST_TURN + 1)],
        "prices": {
            "march": list(MARCH_PRICE),
            "cross": CROSS_PRICE,
            "embark": EMBARK_PRICE,
            "land": LAND_PRICE,
            "sail": SAIL_PRICE,
            "besiege": SIEGE_PRICE,
            "raid": RAID_PRICE,
            "mark": {"place": PLACE_PRICE, "turn": TURN_PRICE},
            "restore": RESTORE_PRICE,
            "build": SHIP_PRICE,
            "send-gold": GOLD,
        },
    }


def printed_area(area: int) -> dict[str, Any]:
    return {
        "region": REGION.words[REGION_OF[area]],
        "terrain": TERRAIN.words[TERRAIN_OF[area]],
        "cost": COST[area],
        "seas": [SEA.words[sea] for sea in SEAS_OF[area]],
        "cities": [CITY.words[city] for city in CITIES_AT[area]],
        "at": AT[area],
    }


def printed_unit(unit: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "value": VALUE[unit],
        "hits": 2 if TWO_HITS[unit] else 1,
        "move": MOVE[unit],
        "price": PRICE[unit],
        "per": FOR_PRICE[unit],
    }
    if unit == HOPLITES:
        found["mercenary"] = MERCENARY
    return found


# ---- what is on the table


def view(campaign: Campaign, seat: int | None) -> dict[str, Any]:
    """3.0.2 Everything but the pieces of the other's closed stacks."""
    return {
        "turn": campaign.turn,
        "phase": phase(campaign),
        "active": None if campaign.active == NOBODY else campaign.active,
        "passes": list(campaign.passes),
        "treasure": list(campaign.treasure),
        "weariness": campaign.weariness,
        "legitimacy": campaign.legitimacy,
        "king": LEADER.words[campaign.king],
        "pacified": campaign.pacified,
        "revolted": campaign.revolted,
        "levied": campaign.levied,
        "alexander_held": campaign.turn > 0 and campaign.held == campaign.turn,
        "events": members(campaign.events),
        "areas": {word: seen_area(campaign, area, seat) for area, word in enumerate(AREA.words)},
        "field": None if campaign.holder[FIELD] == NOBODY else seen_place(campaign, FIELD, seat),
        "fleets": [seen_fleet(campaign, fleet, seat) for fleet in campaign.fleets],
        "aboard": {
            PLACE.words[place]: seen_place(campaign, place, seat)
            for place in range(FIELD + 1, PLACES)
            if units_at(campaign, place) or leaders_at(campaign, place)
        },
        "athenians": SERVICE[campaign.athenians],
        "pools": [by_unit(army) for army in campaign.pool],
        "dead": [by_unit(army) for army in campaign.dead],
        "shipyard": {NATION.words[one]: campaign.shipyard[one] for one in range(NATIONS)},
        "recruiting": seen_recruiting(campaign),
        "battle": seen_battle(campaign),
        "march": seen_march(campaign, seat),
        "supply": seen_supply(campaign, seat),
    }


SERVICE: Final[list[str]] = ["serving", "home", "again", "gone"]
"""How the Athenian ships serve."""
SHIPS: Final[list[str]] = ["fresh", "failed", "moved", "sailing"]
"""What ships have done in the turn."""


def phase(campaign: Campaign) -> str:
    """What is going on, in a word: what the agenda still has to come to tells it."""
    if not campaign.agenda:
        return "over"
    waiting = [type(frame) for frame in campaign.agenda]
    for name, before in PHASES:
        if any([kind in waiting for kind in before]):
            return name
    return "set-up"


PHASES: Final[list[tuple[str, list[type[Frame[Any]]]]]] = [
    ("set-up", [Season]),
    ("actions", [Homeward]),
    ("supply", [Supply]),
    ("recruiting", [Recruiting, Revolt]),
    ("revolt", [Upkeep]),
    ("upkeep", [SeasonEnds]),
]
"""The phases of a turn, each with what is still on the agenda until it ends."""


def seen_area(campaign: Campaign, area: int, seat: int | None) -> dict[str, Any]:
    marker = campaign.marker[area]
    return {
        "marker": None if marker == NOBODY else SIDE.words[marker],
        **seen_place(campaign, area, seat),
        "hits": campaign.hits[area],
        "besieged": campaign.besieged >> area & 1 == 1,
    }


def seen_place(campaign: Campaign, place: int, seat: int | None) -> dict[str, Any]:
    """3.0.2 How many leaders and units are in a place, and which, as far as that is known."""
    side = side_at(campaign, place)
    units = units_at(campaign, place)
    leaders = leaders_at(campaign, place)
    own = player_of(side) == seat
    open = own or is_alone(campaign, place)
    seen_units = units if open else campaign.seen_units[place]
    seen_leaders = leaders if open else campaign.seen_leaders[place]
    spent = spent_at(campaign, place)
    return {
        "holder": None if side == NOBODY else SIDE.words[side],
        "leaders": leaders.bit_count(),
        "units": int(units_in(units)),
        "stack": stack(campaign, units, spent, leaders, own) if open else None,
        "seen": {"classes": by_class(seen_units), "leaders": names(seen_leaders)},
    }


def spent_at(campaign: Campaign, place: int) -> int:
    """1.4.8 The units of a place that have moved in this turn."""
    if place <= FIELD:
        return campaign.spent[place]
    side = side_at(campaign, place)
    return sum(
        [
            fleet.spent
            for fleet in campaign.fleets
            if aboard(ship_side(fleet.nation), BERTH_SEA[fleet.berth]) == place
            and ship_side(fleet.nation) == side
        ]
    )


def stack(campaign: Campaign, units: int, spent: int, leaders: int, own: bool) -> dict[str, Any]:
    """The pieces of a stack that is open to the seat. Which of them have moved is its player's to
    know: others see how many have, and conclude what they must."""
    return {
        "classes": by_class(units),
        "spent": by_class(spent) if own else surely_spent(units, units_in(spent)),
        "leaders": names(leaders),
        "moved": names(leaders & campaign.moved) if own else surely_moved(campaign, leaders),
    }


def surely_spent(units: int, spent: int) -> dict[str, int]:
    """The units that must have moved when so many have, whichever they are."""
    fresh = units_in(units) - spent
    return {
        CLASS.words[number]: of_class(units, number) - fresh
        for number in classes_in(units)
        if of_class(units, number) > fresh
    }


def surely_moved(campaign: Campaign, leaders: int) -> list[str]:
    """The leaders who must have moved when so many have."""
    return names(leaders) if leaders & ~campaign.moved == 0 else []


def by_class(army: int) -> dict[str, int]:
    return {CLASS.words[one]: of_class(army, one) for one in range(CLASSES) if of_class(army, one)}


def by_unit(army: int) -> dict[str, int]:
    return {UNIT.words[unit]: of_kind(army, unit) for unit in range(UNITS) if of_kind(army, unit)}


def names(leaders: int) -> list[str]:
    return [LEADER.words[leader] for leader in range(LEADERS) if leaders >> leader & 1]


def seen_fleet(campaign: Campaign, fleet: Fleet, seat: int | None) -> dict[str, Any]:
    """1.3.11 Ships, and what they carry as far as that is known: in a sea with several fleets it is
    known of all of them together."""
    side = ship_side(fleet.nation)
    place = aboard(side, BERTH_SEA[fleet.berth])
    alone = (
        is_alone(campaign, place)
        and units_at(campaign, place) == fleet.cargo
        and leaders_at(campaign, place) == fleet.leaders
    )
    own = side == seat
    return {
        "berth": BERTH.words[fleet.berth],
        "nation": NATION.words[fleet.nation],
        "state": SHIPS[fleet.state],
        "ships": fleet.ships,
        "units": int(units_in(fleet.cargo)),
        "leaders": fleet.leaders.bit_count(),
        "cargo": stack(campaign, fleet.cargo, fleet.spent, fleet.leaders, own)
        if own or alone
        else None,
    }


def seen_recruiting(campaign: Campaign) -> dict[str, Any] | None:
    """4.3.4 What the player who recruits may still recruit."""
    if phase(campaign) != "recruiting":
        return None
    seat = campaign.agenda[-1].as_decision().seat
    return {
        "left": max(0, RECRUIT_LIMIT[seat] - campaign.recruited),
        "half_paid": campaign.half_paid,
    }


def seen_battle(campaign: Campaign) -> dict[str, Any] | None:
    """3.3, 3.4 The battle that is being fought, on land or at sea."""
    battle = campaign.battle
    if battle is not None:
        return {
            "kind": "land",
            "area": AREA.words[battle.area],
            "sea": None if battle.sea == NOWHERE else SEA.words[battle.sea],
            "attacker": SIDE.words[battle.sides[0]],
            "defender": SIDE.words[battle.sides[1]],
            "round": battle.round,
            "hits": list(battle.hits),
        }
    fight = open_fight(campaign)
    return None if fight is None else seen_fight(fight)


def seen_fight(fight: SeaFight) -> dict[str, Any]:
    port = BERTH_AREA[fight.berth]
    return {
        "kind": "sea",
        "area": None if port == NOWHERE else AREA.words[port],
        "sea": SEA.words[BERTH_SEA[fight.berth]],
        "attacker": SIDE.words[fight.seat],
        "defender": SIDE.words[1 - fight.seat],
        "round": fight.round,
        "hits": list(fight.hits),
    }


def seen_march(campaign: Campaign, seat: int | None) -> dict[str, Any] | None:
    """1.4 To its own player the army that is on the march, or going aboard."""
    for frame in campaign.agenda:
        if isinstance(frame, Gathering) and frame.seat == seat:
            army = frame.army
            return {
                "at": AREA.words[army.at],
                "used": army.used,
                "points": max(army.points(), 0),
                "forced": army.forced,
                "classes": by_class(army.units),
                "leaders": names(army.leaders),
            }
    return None


def seen_supply(campaign: Campaign, seat: int | None) -> dict[str, str]:
    """4.1 To a player, which of its stacks would be in supply now: attackers where they attack."""
    if seat is None:
        return {}
    found = {
        AREA.words[area]: "in" if in_supply(campaign, seat, area) else "out"
        for area in range(AREAS)
        if campaign.holder[area] == seat and campaign.units[area]
    }
    battle = campaign.battle
    if battle is not None and campaign.holder[FIELD] == seat and campaign.units[FIELD]:
        found[PLACE.words[FIELD]] = "in" if in_supply(campaign, seat, battle.area) else "out"
    fed = "in" if seat != MACEDON or is_fed(campaign) else "out"
    for sea in range(SEAS):
        place = aboard(seat, sea)
        if units_at(campaign, place):
            found[PLACE.words[place]] = fed
    return found
