"""The player's aid of The Conquerors: rounds, paths, modifiers, tables, tracks, leaders, cards."""

from __future__ import annotations

from anabasis.core.aid import NOTHING, AidTable, Cell
from anabasis.core.message import Message
from anabasis.games.conquerors.board import (
    ADJACENT,
    ATTACK,
    INTERCEPT,
    LINE_COST,
    MOVE_COST,
    NEVER,
    PATH_KIND,
    PROVINCE,
    PROVINCES,
    REVOLT_RATING,
    SIDE,
    SPACE,
    SPACES_OF,
)
from anabasis.games.conquerors.cards import COPIES, KIND, KINDS
from anabasis.games.conquerors.fleets import FLEET, FLEETS, HOMES, MOST_NSP
from anabasis.games.conquerors.leaders import BATTLE, LEADER, LEADER_SIDE, LEADERS, NAVAL
from anabasis.games.conquerors.numbers import (
    ALEXANDER_MP,
    BASIC_MP,
    DIADES,
    ENEMY_FLEET,
    FATIGUE_DICE,
    FLIGHT_AWAY,
    FLIGHT_BAGOAS,
    FLIGHT_CITY,
    FLIGHT_DISTANCE,
    FLIGHT_ENTERED,
    INJURIES,
    INJURY_CHECKED,
    LINE_LEG,
    LINE_MOST,
    LINE_SEA,
    LOSS_DETERMINED,
    LOSS_FATIGUE,
    LOSS_NO_LINE,
    LOSS_STRONG,
    LOSS_TWICE,
    LOSS_VICTOR,
    MOST_MP,
    MUTINIES,
    NO_LINE,
    OUTNUMBERED,
    OWN_FLEET,
    POINT_INSIDE,
    PROSKYNESIS_WEARY,
    ROYAL_MP,
    SEA_MP,
    STRONGHOLD_DICE,
    SURPRISE,
    TERRAIN,
    TREACHERY,
    WEARY_BATTLE,
    WEARY_DESERT,
    WEARY_FORCE,
    WEARY_MUTINY,
    WEARY_SIEGE,
)
from anabasis.games.conquerors.tables import (
    ASSAULT_HIGHEST,
    ASSAULT_LOWEST,
    BANDS,
    FATIGUE_ROW,
    LOSS_BANDS,
    LOSS_ROLLS,
    SCORE_ROLLS,
    assault_result,
    battle_score,
    points_lost,
)


def aid() -> list[AidTable]:
    """What is looked up again and again."""
    return [
        _round(),
        _administration(),
        _goals(),
        _points(),
        _paths(),
        _lines(),
        _battle(),
        _scores(),
        _loss_dice(),
        _losses(),
        _demand(),
        _assault(),
        _siege_table(),
        _weariness(),
        _injuries(),
        _flight(),
        _provinces(),
        _fleets(),
        _leaders(),
        _cards(),
    ]


def _steps(key: str, steps: list[tuple[Message, str]]) -> AidTable:
    """Steps that follow each other, each with its case."""
    rows: list[list[Cell]] = [[text, case] for text, case in steps]
    return AidTable(key, ("aid-step", "aid-case"), rows)


def _round() -> AidTable:
    """3.3 An Action Round."""
    return _steps(
        "aid-round",
        [
            (Message("aid-round-marker"), "3.3.2"),
            (Message("aid-round-free"), "4.4"),
            (Message("aid-round-play"), "3.3.5"),
            (Message("aid-round-draw"), "3.3.13"),
            (Message("aid-round-act"), "3.3.15"),
            (Message("aid-round-assault"), "3.3.27"),
            (Message("aid-round-check"), "3.3.29"),
        ],
    )


def _administration() -> AidTable:
    """3.3 D The Administrative Phase."""
    return _steps(
        "aid-administration",
        [
            (Message("aid-admin-treasuries"), "3.3.32"),
            (Message("aid-admin-garrisons"), "3.3.33"),
            (Message("aid-admin-markers"), "3.3.34"),
            (Message("aid-admin-alexandria"), "3.3.36"),
            (Message("aid-admin-injuries"), "3.3.37"),
            (Message("aid-admin-weariness"), "3.3.38"),
        ],
    )


def _goals() -> AidTable:
    """3.4 How the two sides win."""
    return _steps(
        "aid-goals",
        [
            (Message("aid-goal-provinces"), "3.4.2"),
            (Message("aid-goal-darius"), "3.4.3"),
            (Message("aid-goal-knot"), "3.4.4"),
            (Message("aid-goal-family"), "3.4.5"),
            (Message("aid-goal-greece"), "3.4.8"),
            (Message("aid-goal-egypt"), "3.4.9"),
            (Message("aid-goal-alexandria"), "3.4.10"),
            (Message("aid-goal-oracle"), "3.4.11"),
            (Message("aid-goal-proskynesis"), "3.4.12"),
            (Message("aid-goal-death"), "3.4.17"),
            (Message("aid-goal-mutiny"), "3.4.18"),
        ],
    )


def _points() -> AidTable:
    """7.2.7, 10.1, 10.7 Movement points."""
    rows: list[list[Cell]] = [
        [Message("aid-points-army"), BASIC_MP, "10.1.2"],
        [Message("aid-points-alexander"), ALEXANDER_MP, "10.1.2"],
        [Message("aid-points-line"), MOST_MP, "7.2.8"],
        [Message("aid-points-royal-persia"), ROYAL_MP[1], "10.1.3"],
        [Message("aid-points-royal-macedon"), ROYAL_MP[0], "10.1.3"],
        [Message("aid-points-sea"), SEA_MP, "10.7.5"],
    ]
    return AidTable("aid-movement", ("aid-what", "aid-points", "aid-case"), rows)


def _paths() -> AidTable:
    """10.2, 7.3, 10.6, 11.3.17 What each kind of path costs and does."""
    rows: list[list[Cell]] = [
        [
            PATH_KIND.word(kind),
            MOVE_COST[kind],
            _or_nothing(LINE_COST[kind]),
            _signed(INTERCEPT[kind]),
            _signed(ATTACK[kind]),
        ]
        for kind in range(len(PATH_KIND))
    ]
    columns = ("aid-path", "aid-moving", "aid-line", "aid-intercepting", "aid-attacking")
    return AidTable("aid-paths", columns, rows)


def _or_nothing(number: int) -> Cell:
    return NOTHING if number == NEVER else number


def _signed(number: int) -> Cell:
    if number == NEVER:
        return NOTHING
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _lines() -> AidTable:
    """7.3 How long a line of communication may be."""
    rows: list[list[Cell]] = [
        [Message("aid-line-macedon"), LINE_MOST[0], "7.3.2"],
        [Message("aid-line-persia"), LINE_MOST[1], "7.3.2"],
        [Message("aid-line-sea"), LINE_SEA, "7.3.3"],
        [Message("aid-line-leg"), LINE_LEG, "7.3.4"],
    ]
    return AidTable("aid-lines", ("aid-what", "aid-points", "aid-case"), rows)


def _modifiers(key: str, found: list[tuple[Message, Cell, str]]) -> AidTable:
    """What is added to a roll, each with its case."""
    rows: list[list[Cell]] = [[text, added, case] for text, added, case in found]
    return AidTable(key, ("aid-what", "aid-added", "aid-case"), rows)


def _battle() -> AidTable:
    """11.3 D What is added to battle dice."""
    return _modifiers(
        "aid-battle",
        [
            (Message("aid-battle-leaders"), Message("aid-their-ratings"), "11.3.12"),
            (Message("aid-battle-elite"), Message("aid-for-each-level"), "11.3.14"),
            (Message("aid-battle-line"), _signed(NO_LINE), "11.3.13"),
            (Message("aid-battle-fatigue"), _signed(FATIGUE_DICE), "11.3.15"),
            (Message("aid-battle-pass"), _signed(ATTACK[PATH_KIND.read("strait")]), "11.3.17"),
            (Message("aid-battle-stronghold"), _signed(STRONGHOLD_DICE), "11.3.18"),
            (Message("aid-battle-surprise"), _signed(SURPRISE), "11.3.16"),
            (Message("aid-battle-terrain"), _signed(TERRAIN), "15.34.1"),
        ],
    )


def _bands(bands: bytes) -> list[str]:
    ends = [*[following - 1 for following in bands[1:]], 0]
    return [f"{low}–{end}" if end else f"{low}+" for low, end in zip(bands, ends, strict=True)]


def _scores() -> AidTable:
    """11.3.8 The battle table: a row a band of strength, a column an adjusted roll."""
    rows: list[list[Cell]] = []
    for band, low in zip(_bands(BANDS), BANDS, strict=True):
        rows.append([band, *[battle_score(roll, low) for roll in SCORE_ROLLS]])
    columns = ("aid-strength", *[f"aid-roll-{roll}" for roll in SCORE_ROLLS])
    return AidTable("aid-scores", columns, rows)


def _loss_dice() -> AidTable:
    """11.3 F What is added to loss dice."""
    return _modifiers(
        "aid-loss-dice",
        [
            (Message("aid-loss-victor"), _signed(LOSS_VICTOR), "11.3.32"),
            (Message("aid-loss-twice"), _signed(LOSS_TWICE), "11.3.32"),
            (Message("aid-loss-line"), _signed(LOSS_NO_LINE), "11.3.33"),
            (Message("aid-loss-fatigue"), _signed(LOSS_FATIGUE), "11.3.34"),
            (Message("aid-loss-strong"), _signed(LOSS_STRONG), "11.3.35"),
            (Message("aid-loss-determined"), _signed(LOSS_DETERMINED), "11.3.36"),
            (Message("aid-loss-retreat"), Message("aid-for-each-point"), "11.3.27"),
        ],
    )


def _losses() -> AidTable:
    """11.3.31, 11.3.40 The loss table; from the row of fatigue on a victor is tired."""
    rows: list[list[Cell]] = []
    for band, low in zip(_bands(LOSS_BANDS), LOSS_BANDS, strict=True):
        cells = [points_lost(roll, low) for roll in LOSS_ROLLS]
        marked = [
            f"{lost} F" if roll >= FATIGUE_ROW else str(lost)
            for roll, lost in zip(LOSS_ROLLS, cells, strict=True)
        ]
        rows.append([band, *marked])
    columns = ("aid-strength", *[f"aid-roll-{roll}" for roll in LOSS_ROLLS])
    return AidTable("aid-losses", columns, rows)


def _demand() -> AidTable:
    """11.4.9 to 11.4.13 What is added to a demand for surrender."""
    return _modifiers(
        "aid-demand",
        [
            (Message("aid-demand-leader"), Message("aid-his-rating"), "11.4.9"),
            (Message("aid-demand-twice"), _signed(OUTNUMBERED), "11.4.10"),
            (Message("aid-demand-walls"), Message("aid-less-walls"), "11.4.11"),
            (Message("aid-demand-inside"), _signed(POINT_INSIDE), "11.4.12"),
            (Message("aid-demand-treachery"), _signed(TREACHERY), "11.4.13"),
        ],
    )


def _assault() -> AidTable:
    """11.4.19 to 11.4.22 What is added to an assault."""
    return _modifiers(
        "aid-assault",
        [
            (Message("aid-demand-walls"), Message("aid-less-walls"), "11.4.19"),
            (Message("aid-demand-twice"), _signed(OUTNUMBERED), "11.4.20"),
            (Message("aid-assault-own-fleet"), _signed(OWN_FLEET), "11.4.21"),
            (Message("aid-assault-enemy-fleet"), _signed(ENEMY_FLEET), "11.4.21"),
            (Message("aid-assault-diades"), _signed(DIADES), "11.4.22"),
        ],
    )


def _siege_table() -> AidTable:
    """11.4.18 What an assault brings."""
    rows: list[list[Cell]] = []
    for roll in range(ASSAULT_LOWEST, ASSAULT_HIGHEST + 1):
        shown = _or_less(roll)
        rows.append([shown, *assault_result(roll)])
    return AidTable("aid-siege-table", ("aid-roll", "aid-siege-points", "aid-lost"), rows)


def _or_less(roll: int) -> str:
    number = f"−{-roll}" if roll < 0 else str(roll)
    if roll == ASSAULT_LOWEST:
        return f"≤ {number}"
    return f"{number}+" if roll == ASSAULT_HIGHEST else number


def _weariness() -> AidTable:
    """9 What moves Macedonian Weariness."""
    return _modifiers(
        "aid-weariness",
        [
            (Message("aid-weary-desert"), _signed(WEARY_DESERT), "9.2"),
            (Message("aid-weary-battle"), _signed(WEARY_BATTLE), "9.3"),
            (Message("aid-weary-siege"), _signed(WEARY_SIEGE), "9.5"),
            (Message("aid-weary-proskynesis"), _signed(PROSKYNESIS_WEARY), "3.4.14"),
            (Message("aid-weary-mutiny"), _signed(WEARY_MUTINY), "9.7"),
            (Message("aid-weary-force"), WEARY_FORCE, "9.3"),
            (Message("aid-weary-check"), MUTINIES, "9.8"),
        ],
    )


def _injuries() -> AidTable:
    """11.3.59 to 11.3.61 Alexander's injuries."""
    rows: list[list[Cell]] = [
        [f"{low}–{high}", points, "11.3.59"] for low, high, points in INJURIES
    ]
    rows.append([Message("aid-injury-check"), INJURY_CHECKED, "11.3.61"])
    return AidTable("aid-injuries", ("aid-roll", "aid-injury-points", "aid-case"), rows)


def _flight() -> AidTable:
    """11.3.55 The flight of Darius."""
    rows: list[list[Cell]] = [
        [f"2–{FLIGHT_CITY}", Message("aid-flight-city"), "11.3.55"],
        [
            f"{FLIGHT_CITY + 1}–{FLIGHT_AWAY}",
            Message("aid-flight-away", {"points": FLIGHT_DISTANCE}),
            "11.3.55",
        ],
        [f"{FLIGHT_AWAY + 1}+", Message("aid-flight-killed"), "11.3.55"],
        [_signed(FLIGHT_ENTERED), Message("aid-flight-found"), "11.3.57"],
        [_signed(FLIGHT_BAGOAS), Message("aid-flight-bagoas"), "15.10.5"],
    ]
    return AidTable("aid-flight", ("aid-roll", "aid-what", "aid-case"), rows)


def _provinces() -> AidTable:
    """6.1, 6.3 Provinces: spaces, neighbours, Revolt Rating."""
    rows: list[list[Cell]] = [
        [
            PROVINCE.word(province),
            len(SPACES_OF[province]),
            len(ADJACENT[province]),
            REVOLT_RATING[province] or NOTHING,
        ]
        for province in range(PROVINCES)
    ]
    columns = ("aid-province", "aid-spaces", "aid-neighbours", "aid-revolt")
    return AidTable("aid-provinces", columns, rows)


def _fleets() -> AidTable:
    """8.4 Fleets: the most they hold, and their home ports, a row each."""
    rows: list[list[Cell]] = [
        [FLEET.word(fleet), MOST_NSP[fleet], SPACE.word(home)]
        for fleet in range(FLEETS)
        for home in HOMES[fleet]
    ]
    return AidTable("aid-fleets", ("aid-fleet", "aid-squadrons", "aid-home"), rows)


def _leaders() -> AidTable:
    """5.1 The leaders and their ratings."""
    rows: list[list[Cell]] = [
        [LEADER.word(leader), SIDE.word(LEADER_SIDE[leader]), BATTLE[leader], NAVAL[leader]]
        for leader in range(LEADERS)
    ]
    columns = ("aid-leader", "aid-side", "aid-battle-rating", "aid-naval-rating")
    return AidTable("aid-leaders", columns, rows)


def _cards() -> AidTable:
    """15 The cards and how many there are of each."""
    rows: list[list[Cell]] = [
        [KIND.word(kind), COPIES[kind], f"board-card:{KIND.words[kind]}"] for kind in range(KINDS)
    ]
    return AidTable("aid-cards", ("aid-card", "aid-copies", "aid-does"), rows)
