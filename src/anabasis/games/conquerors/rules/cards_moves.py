"""15.2.3, 15.4.2, 15.8.1 to 15.8.3, 15.10.5, 15.13.1, 15.13.2, 15.32.1, 15.36.1 Cards that meet
a move, a siege, a flight or an administrative phase."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import ARMY, ARMY_SIDE, NO_ARMY, TREASURY
from anabasis.games.conquerors.events_cards import (
    ATTRITION_PAID,
    ATTRITION_ROLLED,
    INDECISION_ROLLED,
    STORM_ROLLED,
)
from anabasis.games.conquerors.numbers import ATTRITION_HALF, ATTRITION_POINTS, FLIGHT_BAGOAS
from anabasis.games.conquerors.rules.card_aims import AT_TREASURY, Aimed, entered
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.commanders import best_battle, best_naval
from anabasis.games.conquerors.rules.losses import army_loses
from anabasis.games.conquerors.rules.moments import Effect, enter
from anabasis.games.conquerors.rules.quiet import is_hard
from anabasis.games.conquerors.rules.sea_dice import drown_all
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.rules.treasuries import lower
from anabasis.games.conquerors.state import War, seat_of


class Stop(Effect):
    """15.13.1, 15.13.2 A die above the rating of the force's leader ends move and phase."""

    case: ClassVar[str] = "15.13.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        march = war.march
        assert march is not None
        if march.army != NO_ARMY:
            rating = best_battle(war, march.army)
        else:
            rating = best_naval(war, march.fleets)
        roll = die.roll(6)
        war.stopped = war.stopped or roll > rating
        log.append(Event(INDECISION_ROLLED, (roll, rating, 1 if roll > rating else 0)))


class ClearSky(Effect):
    """15.4.2 Bad Weather costs the Persian nothing in this round."""

    case: ClassVar[str] = "15.4.2"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if war.weather and war.clear_sky != side:
            return None
        return Refusal(self.case, "no-bad-weather")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.clear_sky = side


class Storm(Effect):
    """15.32.1 An odd die destroys all units on the Deep Sea."""

    case: ClassVar[str] = "15.32.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        roll = die.roll(6)
        log.append(Event(STORM_ROLLED, (roll, roll % 2)))
        if roll % 2:
            drown_all(war, log)


class Traitor(Aimed):
    """15.36.1, 7.2.2 Three are added to a demand for surrender; the treasury to which the line of
    the demand leads loses a level, of several the one that the player names."""

    case: ClassVar[str] = "15.36.1"

    def targets(self, war: War, side: int) -> list[int]:
        return [treasury for treasury in range(len(TREASURY)) if war.line >> treasury & 1]

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        if not war.line >> target & 1:
            named = {"treasury": TREASURY.word(target)}
            return Refusal(self.case, "treasury-not-in-line", named)
        return None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_TREASURY[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        war.treachery = True
        lower(war, target, log)


class NoRoad(Effect):
    """15.10.5 Three are added to Darius' flight."""

    case: ClassVar[str] = "15.10.5"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.flight_bonus += FLIGHT_BAGOAS


class Blight(Effect):
    """15.2.3 Devastated and Drought markers stay in this administrative phase."""

    case: ClassVar[str] = "15.2.3"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        if war.blight:
            return Refusal(self.case, "markers-stay-already")
        return None if war.devastated | war.drought else Refusal(self.case, "no-markers")

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.blight = True


# ---- 15.8 attrition


class Attrition(Effect):
    """15.8.1 An enemy army that went through desert, or far, loses half a die of points."""

    case: ClassVar[str] = "15.8.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        march = war.march
        if march is None or march.army != about or war.army_at[about] != march.at:
            return Refusal(self.case, "no-army-has-marched")
        if not is_hard(march):
            return Refusal(self.case, "march-too-easy", {"points": ATTRITION_POINTS})
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        roll = die.roll(6)
        points = (roll + ATTRITION_HALF - 1) // ATTRITION_HALF
        log.append(Event(ATTRITION_ROLLED, (about, roll, points)))
        victim = ARMY_SIDE[about]
        war.agenda.append(Worn(about, points))
        trace(war, victim, war.army_at[about])


class Worn(Procedure[War]):
    """15.8.2 The line of the army is known: its owner pays, if he can and will."""

    def __init__(self, army: int, points: int) -> None:
        self.army = army
        self.points = points

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        if position.line:
            side = ARMY_SIDE[self.army]
            seat = seat_of(position, side)
            position.agenda.append(Wearing(seat, side, self.army, self.points, position.line))
        else:
            army_loses(position, self.army, self.points, log)


class Wearing(Choice):
    """15.8.2 A treasury within reach is reduced, or the points are lost."""

    case: ClassVar[str] = "15.8.2"
    verbs: ClassVar[tuple[str, ...]] = ("suffer", "pay-attrition")

    def __init__(self, seat: int, side: int, army: int, points: int, line: int) -> None:
        super().__init__(seat, side)
        self.army = army
        self.points = points
        self.line = line
        """The treasuries that can pay, a bit each."""

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [SUFFER]
        found += [PAY[n] for n in range(len(TREASURY)) if self.line >> n & 1]
        return found

    def prompt(self, position: War) -> Message:
        return Message("attrition", {"army": ARMY.word(self.army), "points": self.points})


class Suffer(Action[War, Wearing]):
    """15.8.1 The points are lost."""

    verb: ClassVar[str] = "suffer"

    def refusal(self, position: War, decision: Wearing, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Wearing, seat: int, die: Die, log: list[Event]) -> None:
        army_loses(position, decision.army, decision.points, log)


class Pay(Action[War, Wearing]):
    """15.8.2 A treasury is reduced instead."""

    verb: ClassVar[str] = "pay-attrition"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY,)

    def __init__(self, treasury: int) -> None:
        self.treasury = treasury

    def args(self) -> tuple[int, ...]:
        return (self.treasury,)

    def refusal(self, position: War, decision: Wearing, seat: int) -> Refusal | None:
        if not decision.line >> self.treasury & 1:
            return Refusal(
                "15.8.2", "treasury-not-in-line", {"treasury": TREASURY.word(self.treasury)}
            )
        return None

    def do(self, position: War, decision: Wearing, seat: int, die: Die, log: list[Event]) -> None:
        log.append(Event(ATTRITION_PAID, (self.treasury,)))
        lower(position, self.treasury, log)


SUFFER: Final = Suffer()
PAY: Final[list[Pay]] = [Pay(n) for n in range(len(TREASURY))]

enter("stop", Stop())
enter("clear-sky", ClearSky())
enter("storm", Storm())
_TRAITOR = Traitor()
entered(enter("traitor", _TRAITOR), _TRAITOR)
enter("no-road", NoRoad())
enter("blight", Blight())
enter("attrition", Attrition())
