"""Breach, put together: what Anabasis knows of it."""

from __future__ import annotations

from typing import Any, Final

from anabasis.core.die import Die
from anabasis.core.effort import Effort
from anabasis.core.event import Event
from anabasis.core.game import Chance, Game
from anabasis.core.message import Message
from anabasis.core.options import Option
from anabasis.core.plain import Family
from anabasis.core.position import Action
from anabasis.core.timer import Timer
from anabasis.core.versions import Versions
from anabasis.kit import bag
from breach import events, rules
from breach.board import OFF, ROUNDS, SANDGLASS, WALLS
from breach.checks import violations
from breach.features import NAMES, features
from breach.forecast import forecast
from breach.hidden import redeal, worlds
from breach.rules import bids, end, lead, plunder, preparation, ruin, sally, sandglass, storm
from breach.state import NOBODY, REASONS, Row, Valley, standing
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
                sandglass.Bribe,
                sandglass.Hurry,
            ),
            family=Family(bag, rules),
            turn_case="2.1",
            end_case="5.1",
            options=(
                Option("walls", tuple(WALLS), "6.1"),
                Option("length", tuple(ROUNDS), "6.2"),
                Option("sandglass", tuple(SANDGLASS), "6.3", live=True),
                Option("ruin", (OFF, "on"), "6.4"),
            ),
            windows=("sally",),
            reasons=REASONS,
            versions=versions,
            feature_names=NAMES,
            effort=Effort(sealed=6),
        )

    def empty(self) -> Valley:
        return Valley()

    def prepare(
        self, position: Valley, options: dict[str, str], die: Die, log: list[Event]
    ) -> None:
        """6.1, 6.2, 6.3, 6.4 The variants are chosen before the game."""
        position.strong = options["walls"] == "strong"
        position.rounds = ROUNDS[options["length"]]
        position.sandglass = SANDGLASS[options["sandglass"]]
        position.ruin = options["ruin"] != OFF
        position.asks = (1,) * position.seats  # here, until they say otherwise
        preparation.prepare(position, die, log)

    def result(self, position: Valley) -> tuple[tuple[Row, ...], str]:
        reason = "rounds"
        if position.victor != NOBODY:
            reason = "trophies"
        elif position.nightfall:
            reason = "nightfall"
        elif len(standing(position)) < 2:
            reason = "last-left"
        return end.ranking(position), reason

    def timer(self, position: Valley) -> Timer | None:
        """2.9, 3.10 The sandglass runs while the leader is to choose, and where he is hurried."""
        top = position.agenda[-1] if position.agenda else None
        if not position.sandglass:
            return None
        if isinstance(top, lead.Lead) and not position.late:
            return Timer(position.sandglass, top.seat, f"lead-{position.round}")
        if isinstance(top, storm.PressOn) and position.hurried:
            return Timer(position.sandglass, top.seat, f"wave-{position.turned}")
        return None

    def time_up(self, position: Valley, die: Die, log: list[Event]) -> None:
        """2.9 The leader is late; 3.10 or withdraws."""
        top = position.agenda[-1]
        if isinstance(top, storm.PressOn):
            position.agenda.pop()
            top.choose(position, top.seat, storm.Withdraw(), die, log)
        else:
            position.late = True
            log.append(Event(events.LATE, (position.leader,)))

    def resigned(self, position: Valley, seat: int, die: Die, log: list[Event]) -> None:
        ruin.give_up(position, seat, die, log)

    def eliminated(self, position: Valley) -> Row:
        return position.ruined

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
        return [Message("status-round", {"round": position.round, "rounds": position.rounds})]

    def violations(self, position: Valley) -> list[str]:
        return violations(position)


GAME: Final = Breach()
