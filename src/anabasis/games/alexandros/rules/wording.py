"""How the things of the game are named in messages: `domain:word`, for the texts to translate."""

from __future__ import annotations

from anabasis.games.alexandros.board import POINT, PROVINCE, SPACE, SYMBOL


def symbol_word(symbol: int) -> str:
    return f"symbol:{SYMBOL.text(symbol)}"


def space_word(space: int) -> str:
    return f"space:{SPACE.text(space)}"


def point_word(point: int) -> str:
    return f"point:{POINT.text(point)}"


def province_word(first: int) -> str:
    return f"province:{PROVINCE.text(first)}"
