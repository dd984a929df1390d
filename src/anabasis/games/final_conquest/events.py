"""What can happen in Final Conquest, with the rule case of each kind."""

from __future__ import annotations

from typing import Final

from anabasis.core.event import Kind
from anabasis.core.grammar import NUMBER, SEAT, Domain
from anabasis.games.final_conquest.board import FACTION, HERO, TERRITORY, UNIT
from anabasis.games.final_conquest.chronicle import CARD
from anabasis.games.final_conquest.missions import MISSION
from anabasis.kit.contest import Modifiers

# ---- getting started

ORDER_ROLLED: Final = Kind("order-rolled", "8.1", {"seat": SEAT, "die": NUMBER})
ORDER_SET: Final = Kind("order-set", "8.2", {"order": SEAT})
FACTION_CHOSEN: Final = Kind("faction-chosen", "8.3", {"seat": SEAT, "faction": FACTION})
INDEPENDENTS_PLACED: Final = Kind(
    "independents-placed", "8.4", {"territory": TERRITORY, "infantry": NUMBER, "cavalry": NUMBER}
)
ARMY_PLACED: Final = Kind(
    "army-placed",
    "8.8",
    {"seat": SEAT, "territory": TERRITORY, "infantry": NUMBER, "cavalry": NUMBER},
)
PURSE_FILLED: Final = Kind("purse-filled", "5.2", {"seat": SEAT, "currency": NUMBER})
MISSION_DRAWN: Final = Kind(
    "mission-drawn", "7.5", {"seat": SEAT, "mission": MISSION}, private=("mission",), reveals=True
)

# ---- rounds and turns

ROUND_BEGINS: Final = Kind("round-begins", "8.10", {"round": NUMBER})
DECK_SHUFFLED: Final = Kind("deck-shuffled", "7.3", {"cards": NUMBER})
CARD_DRAWN: Final = Kind("card-drawn", "7.1", {"card": CARD}, reveals=True)
TURN_BEGINS: Final = Kind("turn-begins", "9.1", {"seat": SEAT, "round": NUMBER})
INCOME: Final = Kind("income", "9.3", {"seat": SEAT, "currency": NUMBER, "purse": NUMBER})
TURN_ENDS: Final = Kind("turn-ends", "11.17", {"seat": SEAT})
MISSION_FULFILLED: Final = Kind(
    "mission-fulfilled", "7.7", {"seat": SEAT, "mission": MISSION, "reward": NUMBER}, reveals=True
)
FORTS_NOTED: Final = Kind("forts-noted", "1.3", {"seat": SEAT, "forts": TERRITORY})

# ---- planning

RECRUITED: Final = Kind("recruited", "9.4", {"seat": SEAT, "unit": UNIT, "territory": TERRITORY})
HIRED: Final = Kind(
    "hired", "7.25", {"seat": SEAT, "unit": UNIT, "territory": TERRITORY, "price": NUMBER}
)
HERO_BOUGHT: Final = Kind(
    "hero-bought", "6.3", {"seat": SEAT, "hero": HERO, "price": NUMBER}, private=("hero",)
)

# ---- moves and control

MOVED: Final = Kind(
    "moved",
    "11.2",
    {
        "seat": SEAT,
        "origin": TERRITORY,
        "territory": TERRITORY,
        "infantry": NUMBER,
        "cavalry": NUMBER,
    },
)
TAKEN: Final = Kind("taken", "1.8", {"seat": SEAT, "territory": TERRITORY})
"""A player controls a territory that he did not control before."""
PARTING: Final = Domain("parting", ("left", "fallen", "either"))
"""1.10 Whether the last unit of a territory has left it or fallen in it; some of an army may have
done the one and some the other."""
LEFT, FALLEN, EITHER = range(3)
ABANDONED: Final = Kind(
    "abandoned", "1.10", {"seat": SEAT, "territory": TERRITORY, "parting": PARTING}
)
"""The last unit is gone, and the territory is nobody's."""
INDEPENDENTS_BEATEN: Final = Kind(
    "independents-beaten",
    "11.13",
    {
        "seat": SEAT,
        "origin": TERRITORY,
        "territory": TERRITORY,
        "strength": NUMBER,
        "against": NUMBER,
    },
)

# ---- battles

RESULT: Final = Domain("result", ("attacker-wins", "defender-wins", "draw"))
MODIFIER: Final = Modifiers(
    "modifier",
    {
        "infantry": "4.1",
        "cavalry": "4.2",
        "defence": "13.5",
        "great-fort": "3.3",
        "strong-walls": "7.27",
        "home": "3.10",
        "hero": "6.7",
        "ability": "6.7",
        "paid": "6.26",
    },
)
"""13.3, 13.5, 6.7 What a side adds to its die."""

BATTLE_BEGINS: Final = Kind(
    "battle-begins",
    "13.1",
    {
        "seat": SEAT,
        "origin": TERRITORY,
        "territory": TERRITORY,
        "infantry": NUMBER,
        "cavalry": NUMBER,
        "defender": SEAT,
    },
)
HERO_LAID: Final = Kind(
    "hero-laid", "13.7", {"seat": SEAT, "hero": HERO, "paid": NUMBER}, private=("hero", "paid")
)
HERO_DECLINED: Final = Kind("hero-declined", "13.7", {"seat": SEAT})
HERO_SHOWN: Final = Kind(
    "hero-shown", "13.9", {"seat": SEAT, "hero": HERO, "paid": NUMBER}, reveals=True
)
HERO_CANCELLED: Final = Kind("hero-cancelled", "6.24", {"seat": SEAT, "hero": HERO})
DICE_ROLLED: Final = Kind(
    "dice-rolled",
    "13.10",
    {"seat": SEAT, "attack_dice": NUMBER, "defender": SEAT, "defence_dice": NUMBER},
)
ROLLED_AGAIN: Final = Kind("rolled-again", "13.11", {"seat": SEAT, "dice": NUMBER})
BATTLE_DECIDED: Final = Kind(
    "battle-decided",
    "13.12",
    {
        "seat": SEAT,
        "territory": TERRITORY,
        "attack": MODIFIER,
        "attack_die": NUMBER,
        "attack_total": NUMBER,
        "defender": SEAT,
        "defence": MODIFIER,
        "defence_die": NUMBER,
        "defence_total": NUMBER,
        "result": RESULT,
        "margin": NUMBER,
    },
)
UNITS_LOST: Final = Kind(
    "units-lost",
    "13.13",
    {"seat": SEAT, "territory": TERRITORY, "infantry": NUMBER, "cavalry": NUMBER},
)
UNIT_KILLED: Final = Kind(
    "unit-killed", "13.15", {"seat": SEAT, "hero": HERO, "unit": UNIT, "territory": TERRITORY}
)
RETREATED: Final = Kind(
    "retreated",
    "12.11",
    {"seat": SEAT, "unit": UNIT, "origin": TERRITORY, "territory": TERRITORY},
)
NO_WAY_OUT: Final = Kind(
    "no-way-out",
    "12.12",
    {"seat": SEAT, "territory": TERRITORY, "infantry": NUMBER, "cavalry": NUMBER},
)
CUT_OFF: Final = Kind(
    "cut-off",
    "6.16",
    {"seat": SEAT, "hero": HERO, "territory": TERRITORY, "infantry": NUMBER, "cavalry": NUMBER},
)
VICTORY_PAID: Final = Kind("victory-paid", "12.1", {"seat": SEAT, "amount": NUMBER})
HERO_BRINGS: Final = Kind("hero-brings", "13.18", {"seat": SEAT, "hero": HERO, "amount": NUMBER})
HERO_TAKES: Final = Kind(
    "hero-takes", "13.18", {"seat": SEAT, "hero": HERO, "loser": SEAT, "amount": NUMBER}
)
ENTERED: Final = Kind(
    "entered",
    "11.14",
    {
        "seat": SEAT,
        "origin": TERRITORY,
        "territory": TERRITORY,
        "infantry": NUMBER,
        "cavalry": NUMBER,
    },
)
STAYED_BEHIND: Final = Kind(
    "stayed-behind", "11.16", {"seat": SEAT, "unit": UNIT, "territory": TERRITORY}
)
NOBODY_ENTERS: Final = Kind("nobody-enters", "12.16", {"seat": SEAT, "territory": TERRITORY})
CAPTURED: Final = Kind("captured", "13.20", {"seat": SEAT, "territory": TERRITORY})
RECOVERED: Final = Kind(
    "recovered",
    "13.21",
    {"seat": SEAT, "territory": TERRITORY, "infantry": NUMBER, "cavalry": NUMBER},
)

# ---- threats

BIDS_SHOWN: Final = Kind("bids-shown", "15.3", {"seats": SEAT, "bids": NUMBER}, reveals=True)
"""Who has bid, in turn order, and what each of them."""
THREAT_BEATEN: Final = Kind(
    "threat-beaten", "15.5", {"card": CARD, "sum": NUMBER, "minimum": NUMBER}
)
THREAT_WINS: Final = Kind("threat-wins", "15.5", {"card": CARD, "sum": NUMBER, "minimum": NUMBER})
PRIZE_PAID: Final = Kind("prize-paid", "15.6", {"seat": SEAT, "currency": NUMBER})
PRIZE_CAVALRY: Final = Kind("prize-cavalry", "15.11", {"seat": SEAT, "territory": TERRITORY})
CURRENCY_LOST: Final = Kind("currency-lost", "15.7", {"seat": SEAT, "currency": NUMBER})
UNIT_LOST: Final = Kind("unit-lost", "15.10", {"seat": SEAT, "unit": UNIT, "territory": TERRITORY})

# ---- upkeep and the end

TRIMMED: Final = Kind(
    "trimmed", "3.8", {"seat": SEAT, "unit": UNIT, "territory": TERRITORY, "quota": NUMBER}
)
ELIMINATED: Final = Kind("eliminated", "16.5", {"seat": SEAT})
GIVEN_UP: Final = Kind("given-up", "16.8", {"seat": SEAT})
FORTS_HELD: Final = Kind("forts-held", "1.5", {"seat": SEAT, "forts": TERRITORY})
GAME_ENDS: Final = Kind("game-ends", "16.10", {"winners": SEAT})

# ---- the clock

WARNED: Final = Kind("warned", "10.10", {"seat": SEAT, "late": SEAT})
BRIBED: Final = Kind(
    "bribed", "10.4", {"seat": SEAT, "territory": TERRITORY, "price": NUMBER, "late": SEAT}
)
