"""Breach, put together: what Anabasis knows of it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game
from anabasis.core.grammar import SEAT
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.position import Action
from anabasis.core.versions import Versions
from anabasis.kit import bag
from anabasis.kit.cards import total
from breach.board import ROUNDS, WALLS
from breach.checks import violations
from breach.features import NAMES, features
from breach.forecast import forecast
from breach.hidden import redeal, worlds
from breach.rules import bids, end, lead, plunder, preparation, rounds, sally, storm, tokens
from breach.state import NOBODY, Row, Valley, hand
from breach.view import board, view


class Breach(Game[Valley]):
    """1.1 Breach, for two to four captains."""

    def __init__(self, versions: Versions | None = None) -> None:
        super().__init__(
            id="breach",
            title="Breach",
            seats=(2, 4),
            verbs=(
                bids.Bid,
                lead.Forage,
                lead.Muster,
                lead.Envoy,
                end.Nightfall,
                storm.SendMen,
                storm.Target,
                sally.Stay,
                sally.SallyOut,
                storm.Press,
                storm.Withdraw,
                plunder.TakeLoot,
                plunder.TakeTrophy,
            ),
            family=Family(bag, rounds, tokens, bids, lead, storm, sally, plunder),
            turn_case="2.1",
            end_case="5.1",
            options=(
                Option("walls", tuple(WALLS), "6.1"),
                Option("length", tuple(ROUNDS), "6.2"),
            ),
            windows=("sally",),
            reasons=("rounds", "trophies", "nightfall"),
            versions=versions,
            feature_names=NAMES,
        )

    def empty(self) -> Valley:
        return Valley()

    def prepare(
        self, position: Valley, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        """6.1, 6.2 The variants are chosen before the game."""
        position.strong = options["walls"] == "strong"
        position.rounds = ROUNDS[options["length"]]
        position.asks = (1,) * position.seats  # here, until they say otherwise
        preparation.prepare(position, die, log)

    def result(self, position: Valley) -> tuple[tuple[Row, ...], str]:
        reason = "rounds"
        if position.victor != NOBODY:
            reason = "trophies"
        elif position.nightfall:
            reason = "nightfall"
        return end.ranking(position), reason

    def board(self) -> dict[str, Any]:
        return board()

    def view(self, position: Valley, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def redeal(self, position: Valley, seat: int, die: Die) -> Valley:
        return redeal(position, seat, die)

    def worlds(self, position: Valley, seat: int) -> list[Valley]:
        return worlds(position, seat)

    def forecast(self, position: Valley, seat: int, action: Action[Valley, Any]) -> list[Chance]:
        return forecast(self, position, seat, action)

    def features(self, position: Valley, seat: int) -> list[float]:
        return features(position, seat)

    def progress(self, position: Valley) -> int:
        return position.round

    def progress_patience(self) -> int:
        """A bid and a sally for each captain, and a wave for each coin of the leader's."""
        return 60

    def status(self, position: Valley) -> list[Message]:
        return [
            Message("status-round", {"round": position.round, "rounds": position.rounds}),
            *[captain(position, seat) for seat in range(position.seats)],
        ]

    def violations(self, position: Valley) -> list[str]:
        return violations(position)


def captain(position: Valley, seat: int) -> Message:
    """1.2, 1.3 What everybody sees of a captain."""
    return Message(
        "status-captain",
        {
            "captain": SEAT.word(seat),
            "men": position.camp[seat],
            "coins": position.coins[seat],
            "tokens": total(hand(position, seat)),
            "trophies": position.trophies[seat],
        },
    )


GAME: Final = Breach()
