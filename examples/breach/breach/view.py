"""What is printed, and what each captain may see."""

from __future__ import annotations

from typing import Any

from anabasis.kit.cards import NO_CARDS, total
from anabasis.kit.sealed import own_answer
from breach.board import DICE, KILLS, SCATTERS, TOKEN, TOKENS
from breach.rules.tokens import listed
from breach.state import Valley, hand


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


def named(tokens: int) -> list[str]:
    """The names of tokens, one by one."""
    return [TOKEN.text(kind) for kind in listed(tokens)]


def seen(valley: Valley, who: int, seat: int | None) -> int:
    """1.3, 2.8, 3.5 The tokens of a captain that a seat knows: its own, those it was shown, and
    what lies open."""
    known = NO_CARDS if seat is None else valley.cup.known(seat, who)
    return known + valley.shown if who == valley.target else known


def view(valley: Valley, seat: int | None) -> dict[str, Any]:
    """Everything but hidden tokens, the cup's contents and answers that are still secret."""
    mine = own_answer(valley, seat)
    return {
        "round": valley.round,
        "rounds": valley.rounds,
        "nightfall": valley.nightfall,
        "storming": valley.storming,
        "wall": valley.wall,
        "graves": valley.graves,
        "cup": total(valley.cup.inside()),
        "spent": named(valley.spent),
        "sandglass": valley.sandglass,
        "late": valley.late,
        "bribed": valley.bribed,
        "hurried": valley.hurried,
        "answer": mine.text() if mine is not None else None,
        "seats": [captain(valley, who, seat) for who in range(valley.seats)],
    }


def captain(valley: Valley, who: int, seat: int | None) -> dict[str, Any]:
    """What a seat sees of a captain."""
    return {
        "men": valley.camp[who],
        "coins": valley.coins[who],
        "trophies": valley.trophies[who],
        "tokens": total(hand(valley, who)),
        "hand": named(seen(valley, who, seat)),
        "place": valley.precedence.index(who) + 1,
        "leads": who == valley.leader,
        "stormed": who == valley.target,
        "ruined": who in valley.ruined,
    }
