"""What each seat may see, and positions that it cannot tell apart."""

from __future__ import annotations

from typing import Any

from anabasis.games.alexandros.board import (
    CORNERS,
    LATTICE,
    OPEN,
    OUTER,
    POINT,
    POINTS_TO_END,
    PROVINCE,
    SHOWS,
    SIDE,
    SIDE_A,
    SIDE_B,
    SIDES,
    SPACE,
    SPACES,
    START,
    SYMBOL,
    SYMBOLS,
    region,
)
from anabasis.games.alexandros.rules.levy import taxes
from anabasis.games.alexandros.state import NO_CARD, NOBODY, REASONS, Table
from anabasis.kit.cards import count, total


def cards(held: int) -> dict[str, int]:
    """Cards by symbol, for people and programs to read."""
    found: dict[str, int] = {}
    for symbol in range(SYMBOLS):
        number = count(held, symbol)
        if number:
            found[SYMBOL.words[symbol]] = number
    return found


def board() -> dict[str, Any]:
    """The printed board. Coordinates count half sides to the east and rows to the south."""
    return {
        "symbols": list(SYMBOL.words),
        "points": [
            {"name": POINT.text(point), "x": x, "y": y}
            for point, (x, y) in enumerate(LATTICE.spots)
        ],
        "spaces": [
            {
                "name": SPACE.text(space),
                "corners": [POINT.text(point) for point in CORNERS[space]],
                "symbol": None if SHOWS[space] == OPEN else SYMBOL.text(SHOWS[space]),
                "region": region(space),
            }
            for space in range(SPACES)
        ],
        "sides": [
            {
                "name": SIDE.text(side),
                "ends": [POINT.text(SIDE_A[side]), POINT.text(SIDE_B[side])],
                "coast": OUTER[side] < 0,
            }
            for side in range(SIDES)
        ],
        "start": POINT.text(START),
        "points_to_end": POINTS_TO_END,
    }


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """1.8, 1.9 Everything but the other hands and the order of the supply; of a hand its size and
    (5.4) the cards that everybody saw going there."""
    return {**common_view(table), **own_view(table, seat)}


def common_view(table: Table) -> dict[str, Any]:
    """1.8 What lies open: the same for everybody."""
    return {
        "turn": table.turn,
        "active": table.active,
        "alexander": POINT.text(table.alexander),
        "walls": {
            SIDE.words[side]: "black" if colour == 1 else "red"
            for side, colour in enumerate(table.walls)
            if colour
        },
        "black": table.black,
        "red": table.red,
        "provinces": [
            {
                "name": PROVINCE.text(province.first),
                "value": province.value,
                "needs": cards(province.needs),
                "holder": None if province.holder == NOBODY else province.holder,
                "guards": province.guards,
            }
            for province in table.provinces
        ],
        "spaces": list(table.labels),
        "guards": {
            SPACE.words[space]: guard - 1 for space, guard in enumerate(table.guards) if guard
        },
        "face_up": [None if card == NO_CARD else SYMBOL.text(card) for card in table.face_up],
        "supply": total(table.supply),
        "discards": cards(table.discards),
        "played": cards(table.played),
        "ending": REASONS[table.ending] or None,
    }


def own_view(table: Table, seat: int | None) -> dict[str, Any]:
    """1.9 What each seat has: its hand is shown to itself alone."""
    return {
        "seats": [
            {
                "points": table.points[who],
                "taxes": taxes(table, who),
                "stock": table.stock[who],
                "cards": total(table.hands[who]),
                "known": cards(table.known[who]),
                "hand": cards(table.hands[who]) if who == seat else None,
            }
            for who in range(table.seats)
        ],
    }
