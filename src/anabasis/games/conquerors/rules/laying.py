"""11.4.1 An army lays siege to a city."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import CITY_OF, NO_ARMY, NO_CITY, SPARTAN
from anabasis.games.conquerors.events_field import BESIEGED
from anabasis.games.conquerors.numbers import SIEGE_ARMY
from anabasis.games.conquerors.rules.control import lay_siege
from anabasis.games.conquerors.rules.engagement import AFLOAT, DEVASTATING, ENDED, March
from anabasis.games.conquerors.rules.routes import held_against, stands_in_the_way
from anabasis.games.conquerors.state import FRESH, War, is_besieged

NO_ENEMY_CITY: Final = Refusal("11.4.1", "no-enemy-city", {})
TOO_WEAK: Final = Refusal("11.4.1", "too-weak-to-besiege", {})
TIRED: Final = Refusal("11.3.41", "fatigued", {})
UNDER_SIEGE: Final = Refusal("11.4.1", "besieged-already", {})
IN_THE_WAY: Final = Refusal("11.1.1", "enemies-outside", {})
NO_COMBAT: Final = Refusal("10.9.2", "devastating", {})


def no_siege(war: War, march: March) -> Refusal | None:
    """11.4.1 Why the army of a move may not lay siege where it is."""
    space = march.at
    if march.army == NO_ARMY or CITY_OF[space] == NO_CITY or march.has(AFLOAT):
        return NO_ENEMY_CITY
    if not held_against(war, march.side, space):
        return NO_ENEMY_CITY
    if is_besieged(war, space):
        return UNDER_SIEGE
    if stands_in_the_way(war, march.side, space):
        return IN_THE_WAY
    if march.has(DEVASTATING):
        return NO_COMBAT
    if war.condition[march.army] != FRESH:
        return TIRED
    if war.asp[march.army] < SIEGE_ARMY or march.army == SPARTAN:
        return TOO_WEAK
    return None


class Besiege(Action[War, Any]):
    """11.4.1 The army stops and declares a Siege."""

    verb: ClassVar[str] = "besiege"

    def refusal(self, position: War, decision: Any, seat: int) -> Refusal | None:
        march = position.march
        assert march is not None
        return no_siege(position, march)

    def do(self, position: War, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        march = position.march
        assert march is not None
        lay_siege(position, march.side, march.at)
        log.append(Event(BESIEGED, (march.side, march.army, march.at)))
        position.march = march.but(flags=march.flags | ENDED)


BESIEGE: Final = Besiege()
