"""The player's aid of Arbela: turn, shock and its results, leaders, Break Levels."""

from __future__ import annotations

from anabasis.core.aid import NOTHING, AidTable, Cell
from anabasis.core.message import Message
from anabasis.games.arbela.board import ELEPHANT_AGAINST_CAVALRY, MACEDONIAN, PERSIAN, RAMPAGE_BONUS
from anabasis.games.arbela.cards import (
    AFFECTS,
    BONUS,
    BREAK_LEVEL,
    BREAK_WITHOUT_DARIUS,
    CHART,
    CLASS,
    FLANK_RANGE,
    KILLED_ON,
    LEADER,
    LEADERS,
    SEIZE_RANGE,
)


def aid() -> list[AidTable]:
    """What is looked up again and again."""
    return [_turn(), _shock(), _results(), _leaders(), _break_levels()]


def _turn() -> AidTable:
    """4.1a A player turn, phase by phase."""
    return AidTable(
        "aid-turn",
        ("aid-phase", "aid-case"),
        [
            [Message("aid-turn-rally"), "4.1b"],
            [Message("aid-turn-orders"), "4.1f"],
            [Message("aid-turn-leaders"), "4.1q"],
            [Message("aid-turn-actions"), "4.1r"],
            [Message("aid-turn-shocks"), "8.2a"],
        ],
    )


def _shock() -> AidTable:
    """8.2.2a to 8.2.2f, 8.2.1c, 8.1d, 8.10.3e What each side adds to its die."""
    return AidTable(
        "aid-shock",
        ("aid-what", "aid-adds", "aid-case"),
        [
            [Message("aid-strength"), Message("aid-strength-adds"), "8.2.2b"],
            [Message("aid-doubled"), Message("aid-doubled-adds"), "8.1d"],
            [Message("aid-hits"), Message("aid-hits-adds"), "8.2.2c"],
            [Message("aid-leader-with"), Message("aid-leader-adds"), "8.2.2d"],
            [Message("aid-depth"), Message("aid-depth-adds"), "8.2.1c"],
            [Message("aid-elephant"), f"+{ELEPHANT_AGAINST_CAVALRY}", "8.2.2e"],
            [Message("aid-rampage"), f"+{RAMPAGE_BONUS}", "8.10.3e"],
            [Message("aid-failed-seizure"), -1, "8.2.2f"],
        ],
    )


def _results() -> AidTable:
    """8.2.3a to 8.2.3g What two totals come to."""
    return AidTable(
        "aid-results",
        ("aid-totals", "aid-result", "aid-case"),
        [
            [Message("aid-equal"), Message("aid-equal-result"), "8.2.3a"],
            [Message("aid-lower"), Message("aid-lower-result"), "8.2.3b"],
            [Message("aid-twice"), Message("aid-twice-result"), "8.2.3e"],
            [Message("aid-flank-struck"), Message("aid-defender-dies"), "8.2.3c"],
            [Message("aid-was-disrupted"), Message("aid-defender-dies"), "8.2.3d"],
        ],
    )


def _leaders() -> AidTable:
    """2.2.2c to 2.2.2g What the cards of the leaders show."""
    return AidTable(
        "aid-leaders",
        (
            "aid-leader",
            "aid-bonus",
            "aid-affects",
            "aid-flank",
            "aid-seize",
            "aid-orders",
            "aid-killed",
        ),
        [_leader(leader) for leader in range(LEADERS)],
    )


def _leader(leader: int) -> list[Cell]:
    affected = [
        f"board-class:{word}" for number, word in enumerate(CLASS.words) if AFFECTS[leader][number]
    ]
    return [
        LEADER.word(leader),
        f"+{BONUS[leader]}",
        Message("aid-classes", {"classes": affected}),
        _span(FLANK_RANGE[leader]),
        _span(SEIZE_RANGE[leader]),
        " ".join([_signed(orders) for orders in CHART[leader]]) or NOTHING,
        _span(KILLED_ON[leader]),
    ]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")


def _span(results: list[int]) -> str:
    """Results of dice that follow one another, from the first to the last."""
    if not results:
        return NOTHING
    return str(results[0]) if len(results) == 1 else f"{results[0]}–{results[-1]}"


def _break_levels() -> AidTable:
    """11.2b, 11.2c The losses that break an army."""
    return AidTable(
        "aid-break",
        ("aid-army", "aid-losses", "aid-case"),
        [
            [f"seat:{MACEDONIAN}", BREAK_LEVEL[MACEDONIAN], "11.2b"],
            [f"seat:{PERSIAN}", BREAK_LEVEL[PERSIAN], "11.2c"],
            [Message("aid-without-darius"), BREAK_WITHOUT_DARIUS, "11.2c"],
        ],
    )
