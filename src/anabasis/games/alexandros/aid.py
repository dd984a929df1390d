"""The player's aid of Alexandros: the turn, the actions, the end, and how many pieces."""

from __future__ import annotations

from anabasis.core.aid import AidTable
from anabasis.core.message import Message
from anabasis.games.alexandros.board import (
    BLACK_WALLS,
    CARDS_OF_EACH,
    FACE_UP,
    FURTHER_ACTIONS,
    GUARDS,
    POINTS_TO_END,
    RED_WALLS,
    REMOVAL_CARDS,
)


def aid() -> list[AidTable]:
    """What is looked up again and again."""
    return [_turn(), _actions(), _ends(), _pieces()]


def _turn() -> AidTable:
    """2.2, 2.4, 3.1, 3.16, 5.3 A turn, step by step."""
    return AidTable(
        "aid-turn",
        ("aid-step", "aid-case"),
        [
            [Message("aid-turn-card"), "3.1"],
            [Message("aid-turn-march"), "3.4"],
            [Message("aid-turn-walls"), "3.16"],
            [Message("aid-turn-actions", {"count": FURTHER_ACTIONS}), "2.4"],
            [Message("aid-turn-refill", {"count": FACE_UP}), "5.3"],
        ],
    )


def _actions() -> AidTable:
    """2.5 The kinds of action, what each costs and what it does."""
    return AidTable(
        "aid-actions",
        ("aid-action", "aid-costs", "aid-brings", "aid-case"),
        [
            [
                Message("aid-take-card"),
                Message("aid-free"),
                Message("aid-take-card-brings"),
                "5.1",
            ],
            [
                Message("aid-occupy"),
                Message("aid-occupy-costs"),
                Message("aid-occupy-brings"),
                "7.4",
            ],
            [
                Message("aid-take-over"),
                Message("aid-take-over-costs", {"count": REMOVAL_CARDS}),
                Message("aid-take-over-brings"),
                "8.2",
            ],
            [
                Message("aid-levy"),
                Message("aid-levy-costs"),
                Message("aid-levy-brings"),
                "9.1",
            ],
            [
                Message("aid-take-back"),
                Message("aid-free"),
                Message("aid-take-back-brings"),
                "10.1",
            ],
        ],
    )


def _ends() -> AidTable:
    """11.1, 11.4, 12.6 What ends the game."""
    return AidTable(
        "aid-ends",
        ("aid-when", "aid-then", "aid-case"),
        [
            [Message("aid-ends-walls"), Message("aid-ends-walls-then"), "11.2"],
            [
                Message("aid-ends-points", {"points": POINTS_TO_END}),
                Message("aid-ends-points-then"),
                "11.6",
            ],
            [Message("aid-ends-no-move"), Message("aid-ends-no-move-then"), "12.6"],
        ],
    )


def _pieces() -> AidTable:
    """1.3, 1.4, 1.5 How many there are."""
    return AidTable(
        "aid-pieces",
        ("aid-piece", "aid-count", "aid-case"),
        [
            [Message("aid-pieces-cards"), CARDS_OF_EACH, "1.3"],
            [Message("aid-pieces-black"), BLACK_WALLS, "1.4"],
            [Message("aid-pieces-red"), RED_WALLS, "1.4"],
            [Message("aid-pieces-guards"), GUARDS, "1.5"],
        ],
    )
