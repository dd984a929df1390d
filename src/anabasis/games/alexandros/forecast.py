"""The odds of a draw, before it is made, from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.door import begin
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.odds import Range, over_worlds
from anabasis.core.position import Action
from anabasis.games.alexandros.board import FACE_UP, SYMBOL
from anabasis.games.alexandros.rules.march import March
from anabasis.games.alexandros.rules.take_card import TakeSupply
from anabasis.games.alexandros.state import NO_CARD, Table
from anabasis.kit.cards import ONE, some_of, total

MOST_DRAWN: Final = FACE_UP
"""No single action draws more cards than this."""


def forecast(
    game: Game[Table], table: Table, seat: int, action: Action[Table, Any]
) -> list[Chance]:
    """Which card will be drawn from the supply, or turned up in place of the one taken."""
    if isinstance(action, TakeSupply):
        found = _symbols(game, table, seat, action, _drawn_by(seat))
        return [
            Chance(Message("odds-drawn", {"symbol": SYMBOL.word(symbol)}), chance.low, chance.high)
            for symbol, chance in found
        ]
    if isinstance(action, March):
        place = table.face_up.index(action.symbol)
        found = _symbols(game, table, seat, action, _turned_up_at(place))
        return [
            Chance(
                Message("odds-turned-up", {"symbol": SYMBOL.word(symbol)}), chance.low, chance.high
            )
            for symbol, chance in found
        ]
    return []


def _drawn_by(seat: int) -> Callable[[Table, Table], list[int]]:
    def drawn(before: Table, after: Table) -> list[int]:
        return [ONE.index(after.hands[seat] - before.hands[seat])]

    return drawn


def _turned_up_at(place: int) -> Callable[[Table, Table], list[int]]:
    def turned_up(before: Table, after: Table) -> list[int]:
        return [after.face_up[place]]

    return turned_up


def _symbols(
    game: Game[Table],
    table: Table,
    seat: int,
    action: Action[Table, Any],
    result: Callable[[Table, Table], list[int]],
) -> list[tuple[int, Range]]:
    """The symbols that can come, each with its least and its greatest chance."""
    left: int = total(table.supply)

    def act(branch: Table, die: Die) -> None:
        if left < MOST_DRAWN:  # 5.6 It may run out on the way, and the discards are known.
            branch.supply = some_of(branch.supply, left, die)
        begin(branch, seat, action, die, [])

    ranges, _ = over_worlds(game, game.worlds(table, seat), act, result)
    return [(symbol, found) for symbol, found in sorted(ranges.items()) if symbol != NO_CARD]
