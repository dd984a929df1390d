"""Alexandros, put together: what the rest of Anabasis knows of it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.position import Action
from anabasis.games.alexandros import state
from anabasis.games.alexandros.board import (
    BLACK_WALLS,
    CARDS_OF_EACH,
    GUARDS,
    LAND,
    RED_WALLS,
    SIDES,
    SPACES,
    SYMBOLS,
)
from anabasis.games.alexandros.evaluate import evaluate
from anabasis.games.alexandros.forecast import forecast
from anabasis.games.alexandros.rules import compensation, march, occupy, path, take_over, turn
from anabasis.games.alexandros.rules.end import ranking
from anabasis.games.alexandros.rules.levy import Levy
from anabasis.games.alexandros.rules.provinces import described
from anabasis.games.alexandros.rules.take_back import TakeBack
from anabasis.games.alexandros.rules.take_card import TakeFaceUp, TakeSupply
from anabasis.games.alexandros.state import REASONS, Table, count, total
from anabasis.games.alexandros.view import board, pooled, redeal, view

STARTERS: Final = ("lot", "seat-1", "seat-2", "seat-3", "seat-4")


class Alexandros(Game[Table]):
    """1.1 Alexandros, for two to four players."""

    def __init__(self) -> None:
        super().__init__(
            id="alexandros",
            title="Alexandros",
            seats=(2, 4),
            verbs=(
                march.March,
                march.SpecialMove,
                march.Name,
                march.Head,
                march.Stand,
                path.Along,
                TakeSupply,
                TakeFaceUp,
                occupy.Occupy,
                take_over.TakeOver,
                occupy.PlaceGuard,
                occupy.PayCard,
                compensation.Give,
                Levy,
                TakeBack,
                turn.Stop,
            ),
            family=Family(state, march, path, occupy, compensation, turn),
            turn_case="2.1",
            end_case="11.7",
            options=(
                Option("starter", STARTERS, "1.10", {"seat-3": 3, "seat-4": 4}),
                Option("compensation", ("all-cards", "occupation-cards"), "13.2"),
                Option("ties", ("shared", "cards-in-hand"), "13.3"),
            ),
        )

    def empty(self) -> Table:
        return Table()

    def prepare(self, position: Table, options: dict[str, str], die: Die, log: list[Event]) -> None:
        """13.1 The variants are chosen before the game begins."""
        position.occupation_only = options["compensation"] == "occupation-cards"
        position.cards_break_ties = options["ties"] == "cards-in-hand"
        starter = STARTERS.index(options["starter"]) - 1
        turn.prepare(position, starter, die, log)

    def result(self, position: Table) -> tuple[tuple[tuple[int, ...], ...], str]:
        return ranking(position), REASONS[position.ending]

    def board(self) -> dict[str, Any]:
        return board()

    def view(self, position: Table, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def redeal(self, position: Table, seat: int, die: Die) -> Table:
        return redeal(position, seat, die)

    def worlds(self, position: Table, seat: int) -> list[Table]:
        return [pooled(position, seat)]

    def forecast(self, position: Table, seat: int, action: Action[Table, Any]) -> list[Chance]:
        return forecast(self, position, seat, action)

    def evaluate(self, position: Table, seat: int) -> float:
        return evaluate(position, seat)

    def progress(self, position: Table) -> int:
        return position.turn

    def progress_patience(self) -> int:
        """A turn is a march of some steps and two actions, an occupation at most a step a space."""
        return 400

    def status(self, position: Table) -> list[Message]:
        return [
            Message("status-walls", {"black": position.black, "red": position.red}),
            Message("status-supply", {"cards": total(position.supply)}),
        ]

    def violations(self, position: Table) -> list[str]:
        wrong: list[str] = []
        for symbol in range(SYMBOLS):
            number: int = position.face_up.count(symbol)
            for cards in (position.supply, position.discards, position.played, *position.hands):
                number += count(cards, symbol)
            if number != CARDS_OF_EACH:
                wrong.append(f"1.3: {number} cards of symbol {symbol}")
        for seat in range(position.seats):
            if position.stock[seat] + position.guards.count(seat + 1) != GUARDS:
                wrong.append(f"1.5: the guards of seat {seat} do not add up")
            standing = [space for space in range(SPACES) if position.guards[space] == seat + 1]
            if sorted(position.posts[seat]) != standing:
                wrong.append(f"1.5: the posts of seat {seat} are not where its guards stand")
            for symbol in range(SYMBOLS):
                if count(position.known[seat], symbol) > count(position.hands[seat], symbol):
                    wrong.append(f"5.4: seat {seat} is known to hold more than it holds")
        walls = SIDES - position.walls.count(0)
        if walls + position.black + position.red != BLACK_WALLS + RED_WALLS:
            wrong.append(f"1.4: {walls} walls stand, but not as many are missing")
        wrong += _wrong_provinces(position)
        return wrong


def _wrong_provinces(position: Table) -> list[str]:
    """6.1 Whether the provinces are what walking over the board without crossing a wall gives."""
    wrong: list[str] = []
    allotting = any(isinstance(frame, occupy.Allot) for frame in position.agenda)
    parts = LAND.regions(position.walls)
    for part in parts:
        start = part[0]
        label = position.labels[start]
        if any(position.labels[space] != label for space in part):
            wrong.append(f"6.1: the province of space {start} is torn")
        owners = {position.guards[space] for space in part} - {0}
        if len(owners) > 1:
            wrong.append(f"6.5: several players hold the province of space {start}")
        if not allotting and described(part, position) != position.provinces[label]:
            wrong.append(f"6.6: the province of space {start} is not what it is said to be")
    if len(parts) != len(position.provinces):
        wrong.append(
            f"6.1: {len(parts)} provinces lie on the board, {len(position.provinces)} are known"
        )
    return wrong


GAME: Final = Alexandros()
