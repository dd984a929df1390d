"""The player's aid of Final Conquest: turn, costs, battle, food, heroes, chronicle and missions."""

from __future__ import annotations

from anabasis.core.aid import AidTable, Cell
from anabasis.core.message import Message
from anabasis.games.final_conquest.armies import (
    BONUS_ANYWHERE,
    BONUS_GREAT,
    BONUS_HOME,
    CAVALRY,
    COIN_FOR_VICTORY,
    FACES,
    INFANTRY,
    QUOTA,
    STRENGTH,
    VICTORY_FORTS,
)
from anabasis.games.final_conquest.board import FACTION, HERO, HERO_FACTION, HERO_PRICE, HEROES
from anabasis.games.final_conquest.chronicle import CARD, CARDS
from anabasis.games.final_conquest.heroes import HERO_STRENGTH
from anabasis.games.final_conquest.missions import MISSION, MISSION_FACTION, MISSIONS, REWARD


def aid() -> list[AidTable]:
    """What is looked up again and again."""
    return [_turn(), _forts(), _battle(), _outcomes(), _food(), _heroes(), _cards(), _missions()]


def _turn() -> AidTable:
    """9.2, 9.10, 11.1, 11.18 A turn, step by step."""
    return AidTable(
        "aid-turn",
        ("aid-step", "aid-case"),
        [
            [Message("aid-turn-check", {"forts": VICTORY_FORTS}), "1.5"],
            [Message("aid-turn-income"), "9.3"],
            [Message("aid-turn-plan"), "9.10"],
            [Message("aid-turn-act"), "11.1"],
            [Message("aid-turn-missions"), "7.6"],
            [Message("aid-turn-note"), "1.3"],
        ],
    )


def _forts() -> AidTable:
    """9.5, 9.6, 10.5, 6.3 What units and heroes cost."""
    return AidTable(
        "aid-costs",
        ("aid-what", "aid-how-much", "aid-case"),
        [
            [Message("aid-fort"), Message("aid-fort-recruits"), "9.5"],
            [Message("aid-great-fort"), Message("aid-great-fort-recruits"), "9.6"],
            [Message("aid-hero-bought"), Message("aid-hero-price"), "6.3"],
            [Message("aid-bribe"), Message("aid-bribe-price"), "10.5"],
        ],
    )


def _battle() -> AidTable:
    """13.3, 13.5, 13.10, 4.7 What each side counts."""
    faces = ", ".join([str(face) for face in FACES])
    return AidTable(
        "aid-battle",
        ("aid-what", "aid-strength", "aid-case"),
        [
            ["unit:infantry", STRENGTH[INFANTRY], "4.1"],
            ["unit:cavalry", STRENGTH[CAVALRY], "4.2"],
            [Message("aid-defends"), f"+{BONUS_ANYWHERE}", "13.5"],
            [Message("aid-defends-great"), f"+{BONUS_GREAT}", "13.5"],
            [Message("aid-defends-home"), f"+{BONUS_HOME}", "13.5"],
            [Message("aid-hero-played"), Message("aid-as-printed"), "6.7"],
            [Message("aid-die"), faces, "13.10"],
            [Message("aid-independents"), Message("aid-independents-count"), "4.7"],
        ],
    )


def _outcomes() -> AidTable:
    """12.1 to 12.15 What comes of an attack."""
    return AidTable(
        "aid-outcomes",
        ("aid-result", "aid-then", "aid-case"),
        [
            [
                Message("aid-attacker-wins"),
                Message("aid-attacker-wins-then", {"coin": COIN_FOR_VICTORY}),
                "12.4",
            ],
            [Message("aid-draw"), Message("aid-draw-then"), "12.14"],
            [Message("aid-defender-wins"), Message("aid-defender-wins-then"), "12.15"],
            [Message("aid-independents-beaten"), Message("aid-independents-then"), "11.13"],
            [Message("aid-margin"), Message("aid-margin-then"), "13.13"],
            [Message("aid-retreat"), Message("aid-retreat-then"), "12.8"],
        ],
    )


def _food() -> AidTable:
    """3.5 The units that food keeps."""
    rows: list[list[Cell]] = [[food, quota] for food, quota in enumerate(QUOTA)]
    return AidTable("aid-food", ("aid-food-held", "aid-quota"), rows)


def _of(card: str, faction: int) -> Message:
    """A card and whose it is."""
    return Message("aid-of-faction", {"card": card, "faction": FACTION.word(faction)})


def _heroes() -> AidTable:
    """6.11 to 6.34 The heroes."""
    rows: list[list[Cell]] = [
        [
            _of(HERO.word(hero), HERO_FACTION[hero]),
            f"+{HERO_STRENGTH[hero]}",
            HERO_PRICE[hero],
            f"board-hero:{HERO.words[hero]}",
            f"6.{11 + hero}",
        ]
        for hero in range(HEROES)
    ]
    columns = ("aid-hero", "aid-strength", "aid-price", "aid-ability", "aid-case")
    return AidTable("aid-heroes", columns, rows)


def _cards() -> AidTable:
    """7.11 to 7.28 The chronicle cards."""
    rows: list[list[Cell]] = [
        [CARD.word(card), f"board-card:{CARD.words[card]}", f"7.{11 + card}"]
        for card in range(CARDS)
    ]
    return AidTable("aid-chronicle", ("aid-card", "aid-effect", "aid-case"), rows)


def _missions() -> AidTable:
    """7.31 to 7.48 The missions."""
    rows: list[list[Cell]] = [
        [
            _of(MISSION.word(mission), MISSION_FACTION[mission]),
            f"board-mission:{MISSION.words[mission]}",
            REWARD[mission],
            f"7.{31 + mission}",
        ]
        for mission in range(MISSIONS)
    ]
    columns = ("aid-mission", "aid-task", "aid-reward", "aid-case")
    return AidTable("aid-missions", columns, rows)
