"""The player's aid of Alexander vs. Darius: the turn, prices, units, leaders, tracks and events."""

from __future__ import annotations

from anabasis.core.aid import NOTHING, AidTable, Cell
from anabasis.core.message import Message
from anabasis.games.alexander_vs_darius.board import COST, TERRAIN, TERRAIN_OF
from anabasis.games.alexander_vs_darius.counters import (
    BESIEGES,
    FOR_PRICE,
    HOPLITES,
    MERCENARY,
    MOVE,
    NATION,
    NATIONS,
    PRICE,
    PURSUES,
    SAILS_ON,
    SHIP_PRICE,
    SHIP_VALUE,
    TWO_HITS,
    UNIT,
    UNITS,
    VALUE,
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
from anabasis.games.alexander_vs_darius.turns import (
    ATHENIANS,
    ATHENIANS_AGAIN,
    BEATEN_STEP,
    BROKEN_OFF_STEP,
    CITY_GAINED_STEP,
    CITY_LOST_STEP,
    CROSS_PRICE,
    EMBARK_PRICE,
    GLORY_STEP,
    GOLD,
    HUNGER_STEP,
    KING_STEP,
    LAND_PRICE,
    LAST_TURN,
    LOST_STEP,
    MACEDONIAN_UPKEEP,
    MANY,
    MANY_STEP,
    MARCH_PRICE,
    NAVY,
    PERSIAN_UPKEEP,
    PERSIAN_UPKEEP_INLAND,
    PHILIP_STEP,
    PRIDE_STEP,
    RAID_PRICE,
    RECRUIT_LIMIT,
    RESTORE_PRICE,
    RETAKEN_STEP,
    REVOLT_FROM,
    SAIL_PRICE,
    SHOCK_STEP,
    SIEGE_PRICE,
    SMALLER_STEP,
    UNPAID_STEP,
    WON_STEP,
    revolt_roll,
)


def aid() -> list[AidTable]:
    """What is looked up again and again."""
    return [
        _turn(),
        _prices(),
        _units(),
        _ships(),
        _terrain(),
        _weariness(),
        _legitimacy(),
        _upkeep(),
        _revolt(),
        _events(),
        _leaders(),
    ]


def _turn() -> AidTable:
    """1.1.2 A turn, phase by phase."""
    rows: list[list[Cell]] = [
        [Message("aid-turn-income"), "1.2.1"],
        [Message("aid-turn-actions"), "1.3.1"],
        [Message("aid-turn-supply"), "4.1.1"],
        [
            Message(
                "aid-turn-recruiting",
                {"macedon": RECRUIT_LIMIT[0], "persia": RECRUIT_LIMIT[1]},
            ),
            "4.3.4",
        ],
        [Message("aid-turn-revolt", {"turn": REVOLT_FROM}), "4.6.1"],
        [Message("aid-turn-upkeep"), "4.7.1"],
        [Message("aid-turn-end"), "5.1.5"],
    ]
    return AidTable("aid-turn", ("aid-step", "aid-case"), rows)


def _prices() -> AidTable:
    """1.3.6 to 1.3.10 What an action costs each player."""
    both: list[tuple[Message, int, str]] = [
        (Message("aid-cross"), CROSS_PRICE, "3.1.19"),
        (Message("aid-sail"), SAIL_PRICE, "1.4.21"),
        (Message("aid-embark"), EMBARK_PRICE, "1.4.30"),
        (Message("aid-land"), LAND_PRICE, "1.4.35"),
        (Message("aid-besiege"), SIEGE_PRICE, "3.6.1"),
    ]
    rows: list[list[Cell]] = [[Message("aid-march"), MARCH_PRICE[0], MARCH_PRICE[1], "1.3.7"]]
    for action, price, case in both:
        rows.append([action, price, price, case])
    rows.append([Message("aid-raid"), NOTHING, RAID_PRICE, "3.5.2"])
    columns = ("aid-action", "aid-macedon", "aid-persia", "aid-case")
    return AidTable("aid-prices", columns, rows)


def _units() -> AidTable:
    """3.2, 4.4 What units can do, and what they cost."""
    rows: list[list[Cell]] = []
    for unit in range(UNITS):
        price: Cell = NOTHING
        if unit == HOPLITES:
            price = Message("aid-hoplites-price", {"price": PRICE[unit], "else": MERCENARY})
        elif FOR_PRICE[unit] > 1:
            price = Message("aid-price-for", {"price": PRICE[unit], "count": FOR_PRICE[unit]})
        elif PRICE[unit]:
            price = PRICE[unit]
        rows.append(
            [
                UNIT.word(unit),
                f"{VALUE[unit]}–6" if VALUE[unit] < 6 else "6",
                2 if TWO_HITS[unit] else 1,
                MOVE[unit],
                _yes(BESIEGES[unit]),
                _yes(PURSUES[unit]),
                price,
            ]
        )
    columns = (
        "aid-unit",
        "aid-hits-with",
        "aid-takes",
        "aid-points",
        "aid-besieges",
        "aid-pursues",
        "aid-price",
    )
    return AidTable("aid-units", columns, rows)


def _yes(flag: bool) -> Cell:
    return Message("aid-yes") if flag else NOTHING


def _ships() -> AidTable:
    """1.4.23, 3.4 The ships of each nation."""
    rows: list[list[Cell]] = [
        [NATION.word(nation), f"1–{SAILS_ON[nation]}", f"{SHIP_VALUE[nation]}–6"]
        for nation in range(NATIONS)
    ]
    return AidTable("aid-ships", ("aid-nation", "aid-sails-on", "aid-hits-with"), rows)


def _terrain() -> AidTable:
    """3.1.13 to 3.1.15 What it costs to enter an area."""
    rows: list[list[Cell]] = [
        [TERRAIN.word(terrain), COST[TERRAIN_OF.index(terrain)], f"aid-terrain:{word}"]
        for terrain, word in enumerate(TERRAIN.words)
    ]
    return AidTable("aid-terrain", ("aid-what", "aid-points", "aid-note"), rows)


def _weariness() -> AidTable:
    """5.1 What moves War Weariness."""
    steps: list[tuple[Message, int, str]] = [
        (Message("aid-many", {"units": MANY}), MANY_STEP, "5.1.1"),
        (Message("aid-retaken"), RETAKEN_STEP, "5.1.2"),
        (Message("aid-hungry"), HUNGER_STEP, "5.1.3"),
        (Message("aid-unpaid"), UNPAID_STEP, "5.1.4"),
        (Message("aid-smaller"), SMALLER_STEP, "5.1.5"),
        (Message("aid-beaten"), BEATEN_STEP, "5.1.6"),
        (Message("aid-glory"), GLORY_STEP, "5.1.7"),
        (Message("aid-philip"), PHILIP_STEP, "5.1.8"),
    ]
    return _track("aid-weariness", steps)


def _legitimacy() -> AidTable:
    """5.2 What moves Legitimacy."""
    steps: list[tuple[Message, int, str]] = [
        (Message("aid-won"), WON_STEP, "5.2.1"),
        (Message("aid-city-gained"), CITY_GAINED_STEP, "5.2.2"),
        (Message("aid-lost"), LOST_STEP, "5.2.3"),
        (Message("aid-city-lost"), CITY_LOST_STEP, "5.2.4"),
        (Message("aid-broken-off"), BROKEN_OFF_STEP, "5.2.5"),
        (Message("aid-pride"), PRIDE_STEP, "5.2.6"),
        (Message("aid-persepolis"), SHOCK_STEP, "5.2.7"),
        (Message("aid-media"), SHOCK_STEP, "5.2.8"),
        (Message("aid-king"), KING_STEP, "5.2.9"),
    ]
    return _track("aid-legitimacy", steps)


def _track(key: str, steps: list[tuple[Message, int, str]]) -> AidTable:
    rows: list[list[Cell]] = [
        [reason, f"+{step}" if step > 0 else f"−{-step}", case] for reason, step, case in steps
    ]
    return AidTable(key, ("aid-what", "aid-steps", "aid-case"), rows)


def _upkeep() -> AidTable:
    """4.3.11, 4.4.1, 4.6.3, 4.7 What else costs treasure."""
    paid: list[tuple[Message, int, str]] = [
        (Message("aid-macedonian-army"), MACEDONIAN_UPKEEP, "4.7.5"),
        (Message("aid-persian-army"), PERSIAN_UPKEEP, "4.7.2"),
        (Message("aid-persian-army-inland"), PERSIAN_UPKEEP_INLAND, "4.7.2"),
        (Message("aid-athenians"), ATHENIANS, "4.7.6"),
        (Message("aid-athenians-again"), ATHENIANS_AGAIN, "4.7.8"),
        (Message("aid-navy"), NAVY, "4.7.11"),
        (Message("aid-restore"), RESTORE_PRICE, "4.4.1"),
        (Message("aid-build"), SHIP_PRICE, "4.3.11"),
        (Message("aid-gold"), GOLD, "4.6.3"),
    ]
    rows: list[list[Cell]] = [[what, price, case] for what, price, case in paid]
    return AidTable("aid-upkeep", ("aid-what", "aid-treasure", "aid-case"), rows)


def _revolt() -> AidTable:
    """4.6.2 The lowest roll with which Sparta revolts; the last row holds on."""
    rows: list[list[Cell]] = []
    before = 0
    for turn in range(REVOLT_FROM, LAST_TURN + 1):
        lowest = revolt_roll(turn)
        if lowest != before:
            rows.append([Message("aid-from-turn", {"turn": turn}), f"{lowest}–6"])
            before = lowest
    rows[0][1] = str(rows[0][1]).removesuffix("–6") if rows[0][1] == "6–6" else rows[0][1]
    return AidTable("aid-revolt", ("aid-turn-number", "aid-roll"), rows)


def _events() -> AidTable:
    """8.2 to 8.12 The event table."""
    rows: list[list[Cell]] = [
        [roll, f"aid-event:{word}", f"aid-event-does:{word}", f"8.{roll}"]
        for roll, word in EVENT_IDS.items()
    ]
    return AidTable("aid-events", ("aid-roll", "aid-event", "aid-does", "aid-case"), rows)


def _leaders() -> AidTable:
    """3.1.1 The leaders and their ratings."""
    rows: list[list[Cell]] = [
        [
            LEADER.word(leader),
            f"side:{('macedon', 'persia', 'thrace', 'sparta')[LEADER_SIDE[leader]]}",
            INITIATIVE[leader],
            COMBAT[leader],
            RANK[leader],
        ]
        for leader in range(LEADERS)
    ]
    columns = ("aid-leader", "aid-side", "aid-initiative", "aid-combat", "aid-rank")
    return AidTable("aid-leaders", columns, rows)
