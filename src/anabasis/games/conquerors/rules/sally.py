"""11.4.27 to 11.4.29 The counter-attack out of a city under Siege."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Decision, Procedure
from anabasis.games.conquerors.board import ARMIES, ARMY, ARMY_SIDE, NEVER
from anabasis.games.conquerors.events_field import SALLIED
from anabasis.games.conquerors.rules.battle import begin
from anabasis.games.conquerors.rules.engagement import BY_SALLY, SALLYING
from anabasis.games.conquerors.rules.forces import set_inside
from anabasis.games.conquerors.rules.march import basic_points, cannot_move, new_march
from anabasis.games.conquerors.rules.marching import EndOfMarch, OnTheMarch
from anabasis.games.conquerors.rules.meeting import NO_BACK, AfterMeeting
from anabasis.games.conquerors.rules.moments import ORDERS, open_moment
from anabasis.games.conquerors.state import FRESH, War, armies_outside, is_inside

NOT_BESIEGED: Final = Refusal("11.4.27", "not-besieged", {})
TIRED: Final = Refusal("11.3.41", "fatigued", {})


def faces_enemies(war: War, army: int) -> bool:
    """11.4.27 Whether an army is Inside a city before which an enemy army stands, be it under Siege
    or not."""
    if not is_inside(war, army):
        return False
    return len(armies_outside(war, 1 - ARMY_SIDE[army], war.army_at[army])) > 0


class CounterAttack(Action[War, Decision[Any]]):
    """11.4.27 An army Inside a city attacks the besieger, or whoever stands before it."""

    verb: ClassVar[str] = "counter-attack"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        refused = cannot_move(position, decision.side, self.army)
        if refused is not None:
            return refused
        if not faces_enemies(position, self.army):
            return NOT_BESIEGED
        return TIRED if position.condition[self.army] != FRESH else None

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        army, side = self.army, decision.side
        position.moves_left -= 1
        position.moved_armies |= 1 << army
        points = basic_points(position, army)
        position.march = new_march(position, army, points, SALLYING)
        space = position.army_at[army]
        log.append(Event(SALLIED, (side, army, space)))
        position.agenda.append(Sallying(side))
        open_moment(position, ORDERS, space)


class Sallying(Procedure[War]):
    """11.4.27, 11.4.28 The battle before the city; afterwards the army goes on, if it has won."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        if position.stopped:
            position.march = None
            return
        army, space = march.army, march.at
        position.agenda += [EndOfMarch(self.side), OnTheMarch(self.side), AfterMeeting()]
        set_inside(position, army, False)
        besiegers = 0
        for other in armies_outside(position, 1 - self.side, space):
            besiegers |= 1 << other
        begin(
            position,
            space,
            (self.side, 1 - self.side),
            (1 << army, besiegers),
            (0, 0),
            BY_SALLY,
            NEVER,
            NO_BACK,
            log,
        )


COUNTER_ATTACK: Final[list[CounterAttack]] = [CounterAttack(army) for army in range(ARMIES)]


def list_sallies(war: War, side: int, found: list[Action[War, Any]]) -> None:
    """11.4.27 The armies that could counter-attack."""
    for army in range(ARMIES):
        if ARMY_SIDE[army] == side and faces_enemies(war, army):
            found.append(COUNTER_ATTACK[army])
