"""The numbers of the rules, by chapter, as the components have them."""

from __future__ import annotations

from typing import Final

from anabasis.kit.components import Components

_NUMBERS: Final = Components("anabasis.games.conquerors", "numbers")


def _value(chapter: str, name: str) -> int:
    number: int = _NUMBERS.value(chapter, name)
    return number


def _pair(chapter: str, name: str) -> bytes:
    """A number of each side."""
    row = _NUMBERS.table(chapter)[name]
    return bytes((row["macedon"], row["persia"]))


# ---- 8.1, 8.2 armies

ELITE_MOST: Final[bytes] = _pair("armies", "elite")
ELITE_WON: Final[int] = _value("armies", "won")
ELITE_STORMED: Final[int] = _value("armies", "stormed")
ELITE_LOST: Final[int] = _value("armies", "lost")
ELITE_MIXED: Final[int] = _value("armies", "mixed")
NEW_ELITE: Final[int] = _value("armies", "new_elite")
ELITE_SCORE: Final[int] = _value("elite_win", "score")
ELITE_HALF: Final[int] = _value("elite_win", "half")

# ---- 8.6 garrisons

GSP_COUNTERS: Final[bytes] = _pair("garrisons", "counters")
GSP_MAJOR: Final[int] = _value("garrisons", "major")
GSP_OTHER: Final[int] = _value("garrisons", "other")

# ---- 9 what wearies in movement, battle and siege

DESERTS_FREE: Final[int] = _value("weariness", "desert_paths")
WEARY_DESERT: Final[int] = _value("weariness", "desert")
WEARY_BATTLE: Final[int] = _value("weariness", "battle")
WEARY_FORCE: Final[int] = _value("weariness", "force")
WEARY_SIEGE: Final[int] = _value("weariness", "siege")

# ---- 10 movement

BASIC_MP: Final[int] = _value("march", "basic")
ALEXANDER_MP: Final[int] = _value("march", "alexander")
MOST_MP: Final[int] = _value("march", "most")
ROYAL_MP: Final[bytes] = _pair("march", "royal_treasury")
USELESS_MOST: Final[int] = _value("march", "useless")
SPARTAN_MP: Final[int] = _value("march", "spartans")
OVERRUN_ODDS: Final[int] = _value("overrun", "odds")
INTERCEPTS: Final[int] = _value("interception", "needs")
SEA_REACH: Final[int] = _value("interception", "reach")
SEA_MP: Final[int] = _value("sea", "most")
TRANSPORT: Final[int] = _value("sea", "transport")
WEATHER_TIMES: Final[int] = _value("effects", "weather_times")
WEATHER_BESIDE: Final[int] = _value("effects", "weather_beside")

# ---- 11.1 to 11.3 land battle

AVOIDS: Final[int] = _value("battle", "avoids")
LEADERS_USED: Final[int] = _value("battle", "leaders")
NO_LINE: Final[int] = _value("battle", "no_line")
FATIGUE_DICE: Final[int] = _value("battle", "fatigue")
SURPRISE: Final[int] = _value("battle", "surprise")
TERRAIN: Final[int] = _value("battle", "terrain")
STRONGHOLD_DICE: Final[int] = _value("battle", "stronghold")
TWICE: Final[int] = _value("battle", "twice")
LEAST_RETREAT: Final[int] = _value("losses", "least_retreat")
LOSS_VICTOR: Final[int] = _value("losses", "victor")
LOSS_TWICE: Final[int] = _value("losses", "victor_twice")
LOSS_NO_LINE: Final[int] = _value("losses", "no_line")
LOSS_FATIGUE: Final[int] = _value("losses", "fatigue")
LOSS_STRONG: Final[int] = _value("losses", "strong")
STRONG_ODDS: Final[int] = _value("losses", "strong_odds")
LOSS_DETERMINED: Final[int] = _value("losses", "determined")
FREE_POINTS: Final[int] = _value("losses", "free_points")
USELESS_TIMES: Final[int] = _value("losses", "useless")
CASUALTY_ROLL: Final[bytes] = _pair("casualties", "roll")
CASUALTY_DEAD: Final[int] = _value("casualties", "dead")
TACTICS_TIMES: Final[int] = _value("effects", "tactics_times")

# ---- 11.3 I kings

FLIGHT_CITY: Final[int] = _value("flight", "city")
FLIGHT_AWAY: Final[int] = _value("flight", "away")
FLIGHT_DISTANCE: Final[int] = _value("flight", "distance")
FLIGHT_ENTERED: Final[int] = _value("flight", "entered")
FLIGHT_BAGOAS: Final[int] = _value("flight", "bagoas")
INJURIES: Final[list[list[int]]] = _NUMBERS.value("injury", "rolls")
"""For a sum of two dice from the first number to the second, so many Injury Points."""
INJURY_DANGER: Final[int] = _value("injury", "danger")
INJURY_KILLED: Final[int] = _value("injury", "killed")
INJURY_CHECKED: Final[int] = _value("injury", "checked")

# ---- 11.4 sieges

SIEGE_ARMY: Final[int] = _value("siege", "army")
DEMAND_MP: Final[int] = _value("siege", "demand")
SURRENDERS: Final[int] = _value("siege", "surrenders")
OUTNUMBERED: Final[int] = _value("siege", "outnumbered")
OUTNUMBERED_ODDS: Final[int] = _value("siege", "outnumbered_odds")
TREACHERY: Final[int] = _value("siege", "treachery")
POINT_INSIDE: Final[int] = _value("siege", "inside")
OWN_FLEET: Final[int] = _value("siege", "own_fleet")
ENEMY_FLEET: Final[int] = _value("siege", "enemy_fleet")
DIADES: Final[int] = _value("siege", "diades")
CITY_FALLS: Final[int] = _value("siege", "falls")
MOVES_IN: Final[int] = _value("siege", "moves_in")

# ---- 11.5 naval combat

NAVAL_HITS: Final[int] = _value("naval", "hits")
NAVAL_AVOIDS: Final[int] = _value("naval", "avoids")
NAVAL_SURPRISE: Final[int] = _value("naval", "surprise")

# ---- 3 to 7, 9, 13, 14 sequence, revolts, treasuries, lines, weariness, Alexandrias, the Family

STREAK: Final[int] = _value("markers", "streak")
FEWER: Final[int] = _value("markers", "fewer")
PROSKYNESIS_WEARY: Final[int] = _value("proskynesis", "weariness")
QUELLS: Final[int] = _value("revolt", "quells")
REDUCED: Final[int] = _value("treasury", "reduced")
REPLENISHED: Final[int] = _value("treasury", "replenished")
PROVINCE_ADDS: Final[int] = _value("treasury", "province")
LINE_MOST: Final[bytes] = _pair("line", "land")
LINE_SEA: Final[int] = _value("line", "sea")
LINE_LEG: Final[int] = _value("line", "leg")
DROUGHT_TIMES: Final[int] = _value("effects", "drought_times")
DEVASTATION_TIMES: Final[int] = _value("effects", "devastation_times")
RAISED_DICE: Final[int] = _value("armies", "raised_dice")
MUTINIES: Final[int] = _value("weariness", "mutinies")
WEARY_MUTINY: Final[int] = _value("weariness", "mutiny")
ALEXANDRIAS: Final[int] = _value("alexandria", "counters")
ALEXANDRIA_GSP: Final[int] = _value("alexandria", "gsp")
FAMILY_MP: Final[int] = _value("family", "move")
CAMPAIGN_FORCES: Final[int] = _value("effects", "campaign_forces")

# ---- 3.3 C, 15 cards

HAND: Final[int] = _value("cards", "hand")
BINGE_INJURY: Final[int] = _value("effects", "binge_injury")
REVEL_WEARINESS: Final[int] = _value("effects", "revel_weariness")
NATIVE_WEARINESS: Final[int] = _value("effects", "native_weariness")
ASSASSIN_KILLS: Final[int] = _value("effects", "assassin_kills")
ATTRITION_POINTS: Final[int] = _value("effects", "attrition_points")
ATTRITION_HALF: Final[int] = _value("effects", "attrition_half")
BAGOAS_DIES: Final[int] = _value("effects", "bagoas_dies")
CONSPIRACY_WEARINESS: Final[int] = _value("effects", "conspiracy_weariness")
EMBEZZLED: Final[int] = _value("effects", "embezzled")
WOUND: Final[int] = _value("effects", "wound")
MARRIAGE_WEARINESS: Final[int] = _value("effects", "marriage_weariness")
COUP_GSP: Final[int] = _value("effects", "coup_gsp")
DRILL: Final[int] = _value("effects", "drill")
DRILL_BELOW: Final[int] = _value("effects", "drill_below")
PEUCESTAS_ASP: Final[int] = _value("effects", "peucestas_asp")
DISSENSION_DISBANDS: Final[int] = _value("effects", "dissension_disbands")
HONEYMOON_ASP: Final[int] = _value("effects", "honeymoon_asp")
HONEYMOON_WEARINESS: Final[int] = _value("effects", "honeymoon_weariness")
