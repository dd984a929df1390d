"""Breach, put together."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.game import Game
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.versions import Versions
from tests.toy import campaign, storm
from tests.toy.state import MEN, NOBODY, TOKEN, TOKENS, Row, Valley, added
from tests.toy.view import redeal, view, worlds


class Breach(Game[Valley]):
    """1.1 Breach, for two to four captains."""

    def __init__(self, versions: Versions | None = None) -> None:
        super().__init__(
            id="breach",
            title="Breach",
            seats=(2, 4),
            verbs=(
                campaign.Bid,
                campaign.Forage,
                campaign.Muster,
                campaign.Nightfall,
                storm.SendMen,
                storm.Target,
                storm.Stay,
                storm.SallyOut,
                storm.Press,
                storm.Withdraw,
                storm.TakeLoot,
                storm.TakeTrophy,
            ),
            family=Family(campaign, storm),
            turn_case="2.1",
            end_case="5.1",
            options=(
                Option("walls", ("plain", "strong"), "6.1"),
                Option("length", ("short", "long"), "6.2"),
            ),
            windows=("sally",),
            reasons=("rounds", "trophies", "nightfall"),
            versions=versions,
        )

    def empty(self) -> Valley:
        return Valley()

    def prepare(
        self, position: Valley, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        """6.1, 6.2 The variants are chosen before the game."""
        position.strong = options["walls"] == "strong"
        position.rounds = 8 if options["length"] == "long" else 5
        position.asks = (1,) * position.seats  # here, until they say otherwise
        campaign.prepare(position, die, log)

    def result(self, position: Valley) -> tuple[tuple[Row, ...], str]:
        reason = "rounds"
        if position.victor != NOBODY:
            reason = "trophies"
        elif position.nightfall:
            reason = "nightfall"
        return campaign.ranking(position), reason

    def view(self, position: Valley, seat: int | None) -> dict[str, Any]:
        return view(position, seat)

    def redeal(self, position: Valley, seat: int, die: Die) -> Valley:
        return redeal(position, seat, die)

    def worlds(self, position: Valley, seat: int) -> list[Valley]:
        return worlds(position, seat)

    def evaluate(self, position: Valley, seat: int) -> float:
        """Trophies first, then coins and men, against the best of the others."""
        worth = [
            20.0 * position.trophies[who] + position.coins[who] + 0.5 * position.camp[who]
            for who in range(position.seats)
        ]
        return worth[seat] - max(worth[:seat] + worth[seat + 1 :])

    def progress(self, position: Valley) -> int:
        return position.round

    def progress_patience(self) -> int:
        """A bid and a sally for each captain, and a wave for each coin of the leader's."""
        return 60

    def status(self, position: Valley) -> list[Message]:
        return [Message("status-round", {"round": position.round, "rounds": position.rounds})]

    def violations(self, position: Valley) -> list[str]:
        wrong = []
        tokens = added(position.cup, position.spent)
        for hand in position.hands:
            tokens = added(tokens, hand)
        for kind, count in enumerate(tokens):
            if count != TOKENS[kind]:
                wrong.append(f"1.3: there are {count} {TOKEN.text(kind)} tokens")
        if sum(position.camp) + position.storming + position.graves != MEN * position.seats:
            wrong.append("1.2: the men do not add up")
        if min(position.coins) < 0 or min(position.cup) < 0:
            wrong.append("1.2: something is owed")
        storming = any(isinstance(frame, storm.GoHome) for frame in position.agenda)
        if not storming and (position.storming or position.target != NOBODY or position.shown):
            wrong.append("3.9: a storm was left behind")
        return wrong


GAME: Final = Breach()
