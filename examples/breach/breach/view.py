"""What is printed, and what each captain may see."""

from __future__ import annotations

from typing import Any

from anabasis.core.position import Decision
from anabasis.kit.sealed import own_answer
from breach.board import DICE, KILLS, SCATTERS, TOKEN, TOKENS
from breach.state import Row, Valley


def board() -> dict[str, Any]:
    """1.3, 3.4, 3.5 The kinds of token, and what each does."""
    return {
        "tokens": [
            {
                "id": TOKEN.text(kind),
                "count": TOKENS[kind],
                "dice": DICE[kind],
                "kills": KILLS[kind],
                "scatters": SCATTERS[kind],
            }
            for kind in range(len(TOKEN))
        ]
    }


def named(row: Row) -> dict[str, int]:
    """Tokens by name."""
    return {TOKEN.text(kind): count for kind, count in enumerate(row) if count}


def open_hand(valley: Valley, who: int, seat: int | None) -> bool:
    """1.3, 3.5 Whether a seat sees another's tokens: its own, or a garrison that shows itself."""
    return who == seat or (valley.shown and who == valley.target)


def view(valley: Valley, seat: int | None) -> dict[str, Any]:
    """Everything but hidden tokens, the cup's contents and answers that are still secret."""
    top = valley.agenda[-1] if valley.agenda else None
    mine = own_answer(valley, seat)
    return {
        "round": valley.round,
        "rounds": valley.rounds,
        "nightfall": valley.nightfall,
        "precedence": list(valley.precedence),
        "leader": valley.leader,
        "target": valley.target,
        "storming": valley.storming,
        "wall": valley.wall,
        "graves": valley.graves,
        "cup": sum(valley.cup),
        "spent": named(valley.spent),
        "waiting": list(top.waiting()) if isinstance(top, Decision) else [],
        "answer": mine.text() if mine is not None else None,
        "seats": [
            {
                "men": valley.camp[who],
                "coins": valley.coins[who],
                "trophies": valley.trophies[who],
                "tokens": sum(valley.hands[who]),
                "hand": named(valley.hands[who]) if open_hand(valley, who, seat) else None,
            }
            for who in range(valley.seats)
        ],
    }
