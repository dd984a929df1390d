"""The odds of a draw, before it is made, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.odds import odds_of
from anabasis.core.position import Action
from anabasis.games.alexandros.board import SYMBOL
from anabasis.games.alexandros.rules.march import March
from anabasis.games.alexandros.rules.take_card import TakeSupply
from anabasis.games.alexandros.state import NO_CARD, ONE, Table


def forecast(
    game: Game[Table], table: Table, seat: int, action: Action[Table, Any]
) -> list[Chance]:
    """Which card will be drawn from the supply, or turned up in place of the one taken."""
    if isinstance(action, TakeSupply):
        before = table.hands[seat]

        def drawn(end: Table) -> int:
            return ONE.index(end.hands[seat] - before)

        return [
            Chance(Message("odds-drawn", {"symbol": SYMBOL.word(symbol)}), low, high)
            for symbol, low, high in _spread(game, table, seat, action, drawn)
        ]
    if isinstance(action, March):
        place = table.face_up.index(action.symbol)

        def turned_up(end: Table) -> int:
            return end.face_up[place]

        return [
            Chance(Message("odds-turned-up", {"symbol": SYMBOL.word(symbol)}), low, high)
            for symbol, low, high in _spread(game, table, seat, action, turned_up)
        ]
    return []


def _spread(
    game: Game[Table],
    table: Table,
    seat: int,
    action: Action[Table, Any],
    key: Callable[[Table], int],
) -> list[tuple[int, Fraction, Fraction]]:
    """The symbols that can come, each with its least and its greatest chance."""
    ranges, _ = odds_of(game, table, seat, action, key)
    return [
        (symbol, found.low, found.high)
        for symbol, found in sorted(ranges.items())
        if symbol != NO_CARD
    ]
