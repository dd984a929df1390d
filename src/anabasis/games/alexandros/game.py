"""Alexandros, put together: what the rest of Anabasis knows of it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.aid import AidTable
from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.position import Action
from anabasis.games.alexandros import rules, state
from anabasis.games.alexandros.aid import aid
from anabasis.games.alexandros.checks import violations
from anabasis.games.alexandros.features import NAMES, features
from anabasis.games.alexandros.forecast import forecast
from anabasis.games.alexandros.hidden import redeal, worlds
from anabasis.games.alexandros.places import GUARD, likeliest, named_at, place_names
from anabasis.games.alexandros.rules import compensation, march, occupy, path, take_over, turn
from anabasis.games.alexandros.rules.end import ranking, verdict
from anabasis.games.alexandros.rules.levy import Levy
from anabasis.games.alexandros.rules.take_back import TakeBack
from anabasis.games.alexandros.rules.take_card import TakeFaceUp, TakeSupply
from anabasis.games.alexandros.state import REASONS, Table
from anabasis.games.alexandros.view import board, common_view, own_view, view
from anabasis.kit import hidden
from anabasis.kit.cards import total

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
            family=Family(hidden, state, rules),
            turn_case="2.1",
            end_case="11.7",
            options=(
                Option("starter", STARTERS, "1.10", {"seat-3": 3, "seat-4": 4}),
                Option("compensation", ("all-cards", "occupation-cards"), "13.2"),
                Option("ties", ("shared", "cards-in-hand"), "13.3"),
            ),
            reasons=REASONS[1:],
            feature_names=NAMES,
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

    def aid(self) -> list[AidTable]:
        return aid()

    def view(self, position: Table, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def common_view(self, position: Table) -> dict[str, Any]:
        return common_view(position)

    def own_view(self, position: Table, seat: int | None) -> dict[str, Any]:
        return own_view(position, seat)

    def redeal(self, position: Table, seat: int, die: Die) -> Table:
        return redeal(position, seat, die)

    def worlds(self, position: Table, seat: int) -> list[Table]:
        return worlds(position, seat)

    def place_names(self) -> dict[str, dict[str, Message]]:
        return place_names()

    def is_place(self, domain: str, word: str) -> bool:
        return super().is_place("space" if domain == GUARD else domain, word)

    def named_at(self, position: Table, seat: int, domain: str, word: str) -> list[str]:
        return named_at(position, seat, domain, word)

    def meant(self, position: Table, seat: int, domain: str, word: str) -> list[Action[Table, Any]]:
        return likeliest(super().meant(position, seat, domain, word), position, seat, domain, word)

    def forecast(self, position: Table, seat: int, action: Action[Table, Any]) -> list[Chance]:
        return forecast(self, position, seat, action)

    def features(self, position: Table, seat: int) -> list[float]:
        return features(position, seat)

    def progress(self, position: Table) -> int:
        return position.turn

    def turn_of(self, position: Table) -> int | None:
        return position.active

    def progress_patience(self) -> int:
        """A turn is a march of some steps and two actions, an occupation at most a step a space."""
        return 400

    def status(self, position: Table) -> list[Message]:
        return [
            Message("status-walls", {"black": position.black, "red": position.red}),
            Message("status-supply", {"cards": total(position.supply)}),
        ]

    def verdict(self, position: Table) -> list[Message]:
        return verdict(position)

    def violations(self, position: Table) -> list[str]:
        return violations(position)


GAME: Final = Alexandros()
