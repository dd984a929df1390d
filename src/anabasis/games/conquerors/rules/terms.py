"""10.6, 11.3, 11.4, 11.5 The names of what is added to dice, each with the case that gives it."""

from __future__ import annotations

from typing import Final

from anabasis.kit.contest import Modifiers

MODIFIER: Final = Modifiers(
    "modifier",
    {
        "leaders": "11.3.12",
        "tribe": "8.7.1",
        "no-line": "11.3.13",
        "elite": "11.3.14",
        "fatigue": "11.3.15",
        "surprise": "11.3.16",
        "hard-path": "11.3.17",
        "stronghold": "11.3.18",
        "terrain": "15.34.1",
        "tactics": "15.24.1",
        "victor": "11.3.32",
        "victor-twice": "11.3.32",
        "loss-no-line": "11.3.33",
        "loss-fatigue": "11.3.34",
        "three-to-one": "11.3.35",
        "determined": "11.3.36",
        "retreat": "11.3.37",
        "rating": "5.1.10",
        "mountain": "10.6.7",
        "walls": "11.4.11",
        "outnumbered": "11.4.10",
        "points-inside": "11.4.12",
        "treachery": "11.4.13",
        "own-fleet": "11.4.21",
        "enemy-fleet": "11.4.21",
        "diades": "11.4.22",
        "evasion": "11.5.3",
    },
)
LEADERS: Final[int] = MODIFIER.read("leaders")
TRIBAL: Final[int] = MODIFIER.read("tribe")
WITHOUT_LINE: Final[int] = MODIFIER.read("no-line")
ELITE: Final[int] = MODIFIER.read("elite")
FATIGUE: Final[int] = MODIFIER.read("fatigue")
SURPRISED: Final[int] = MODIFIER.read("surprise")
HARD_PATH: Final[int] = MODIFIER.read("hard-path")
IN_STRONGHOLD: Final[int] = MODIFIER.read("stronghold")
GROUND: Final[int] = MODIFIER.read("terrain")
TACTICS: Final[int] = MODIFIER.read("tactics")
VICTOR: Final[int] = MODIFIER.read("victor")
VICTOR_TWICE: Final[int] = MODIFIER.read("victor-twice")
LOST_LINE: Final[int] = MODIFIER.read("loss-no-line")
LOST_FATIGUE: Final[int] = MODIFIER.read("loss-fatigue")
THREE_TO_ONE: Final[int] = MODIFIER.read("three-to-one")
DETERMINED: Final[int] = MODIFIER.read("determined")
RETREAT: Final[int] = MODIFIER.read("retreat")
RATING: Final[int] = MODIFIER.read("rating")
MOUNTAINS: Final[int] = MODIFIER.read("mountain")
WALLS: Final[int] = MODIFIER.read("walls")
MORE_THAN_TWICE: Final[int] = MODIFIER.read("outnumbered")
INSIDE: Final[int] = MODIFIER.read("points-inside")
TRAITORS: Final[int] = MODIFIER.read("treachery")
FLEET_HELPS: Final[int] = MODIFIER.read("own-fleet")
FLEET_HINDERS: Final[int] = MODIFIER.read("enemy-fleet")
ENGINEER: Final[int] = MODIFIER.read("diades")
EVASION: Final[int] = MODIFIER.read("evasion")
