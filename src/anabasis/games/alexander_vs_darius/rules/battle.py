"""3.3.1, 3.3.7, 3.3.16 to 3.3.18 Two armies meet: one slips away, or the battle is joined."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.alexander_vs_darius.board import AREA, FIELD, MACEDON, PERSIA
from anabasis.games.alexander_vs_darius.counters import units_in
from anabasis.games.alexander_vs_darius.events import BATTLE_MET, MANY_UNITS, SLIPPED_AWAY
from anabasis.games.alexander_vs_darius.leaders import ALEXANDER
from anabasis.games.alexander_vs_darius.rules.engagement import (
    DEFENDER,
    NEITHER,
    army_of_side,
    battle_of,
    is_persian_war,
    open_stacks,
    place_of,
    seat_of,
)
from anabasis.games.alexander_vs_darius.rules.retreat import Retreating, check, ways_out
from anabasis.games.alexander_vs_darius.rules.rounds import Round
from anabasis.games.alexander_vs_darius.rules.tracks import move_weariness
from anabasis.games.alexander_vs_darius.rules.victory import Occupation
from anabasis.games.alexander_vs_darius.state import Battle, Campaign
from anabasis.games.alexander_vs_darius.turns import MANY, MANY_STEP


def begin(
    campaign: Campaign,
    area: int,
    sea: int,
    event: Procedure[Campaign],
    log: list[Event],
    transports: tuple[tuple[int, int], ...] = (),
) -> None:
    """3.0.1, 3.0.7, 3.3.1 An army that has entered an area with enemies stands on the field, and
    attacks. `sea` is the one from which it landed, or nowhere, and `transports` the ships that
    carried it (1.4.39); `event` the roll that follows."""
    sides = (campaign.holder[FIELD], campaign.holder[area])
    leaders = campaign.leaders[FIELD] | campaign.leaders[area]
    alexander = leaders >> ALEXANDER & 1 == 1
    none = (0, 0)
    campaign.battle = Battle(
        area,
        sides,
        sea,
        transports,
        0,
        none,
        none,
        none,
        none,
        none,
        alexander,
        False,
        0,
        NEITHER,
        0,
        False,
        False,
    )
    log.append(Event(BATTLE_MET, (*sides, area)))
    campaign.agenda += [event, Joined()]
    if ways_out(campaign, DEFENDER):
        campaign.agenda.append(SlipAway(seat_of(battle_of(campaign), DEFENDER)))


class Joined(Procedure[Campaign]):
    """3.0.3, 3.3.7, 3.3.18 The battle begins: both stacks are open, and the eight-unit step."""

    def run(self, position: Campaign, die: Die, log: list[Event]) -> None:
        open_stacks(position, log)
        battle = battle_of(position)
        position.agenda.append(Round())
        macedon = army_of_side(battle, MACEDON)
        if is_persian_war(battle) and battle.alexander and macedon != NEITHER:
            persians = position.units[place_of(battle, army_of_side(battle, PERSIA))]
            if units_in(persians) >= MANY:
                move_weariness(position, MANY_UNITS, MANY_STEP, log)


class SlipAway(Decision[Campaign]):
    """3.3.16 Whether the defender tries to slip away."""

    case: ClassVar[str] = "3.3.16"
    verbs: ClassVar[tuple[str, ...]] = ("slip-away", "stand")

    def candidates(self, position: Campaign, seat: int) -> list[Action[Campaign, Any]]:
        return [STAND, TRY_TO_SLIP_AWAY]

    def prompt(self, position: Campaign) -> Message:
        return Message("slip-away", {"area": AREA.word(battle_of(position).area)})


class TryToSlipAway(Action[Campaign, SlipAway]):
    """3.3.16, 3.3.17 A retreat check: if it succeeds there is no battle."""

    verb: ClassVar[str] = "slip-away"

    def refusal(self, position: Campaign, decision: SlipAway, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: SlipAway, seat: int, die: Die, log: list[Event]
    ) -> None:
        if check(position, DEFENDER, die, log):
            battle = battle_of(position)
            # There is no battle, and no event.
            position.agenda.pop()
            position.agenda.pop()
            log.append(Event(SLIPPED_AWAY, (battle.sides[DEFENDER], battle.area)))
            position.agenda += [Occupation(), Retreating(DEFENDER)]


class Stand(Action[Campaign, SlipAway]):
    """3.3.18 The battle begins."""

    verb: ClassVar[str] = "stand"

    def refusal(self, position: Campaign, decision: SlipAway, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Campaign, decision: SlipAway, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


TRY_TO_SLIP_AWAY: Final = TryToSlipAway()
STAND: Final = Stand()
