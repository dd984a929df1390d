"""13.1 to 13.9 Alexandrias are built."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    EMPIRE,
    FRONTIER,
    INDEPENDENT,
    MACEDON,
    MINOR,
    NOWHERE,
    PROVINCE_DIVISION,
    PROVINCE_OF,
    SITE,
    SPACE,
    SPACE_TYPE,
    SPACES,
    TRANSIT,
)
from anabasis.games.conquerors.events import ALEXANDRIA_BUILT_NOW
from anabasis.games.conquerors.numbers import ALEXANDRIA_GSP, ALEXANDRIAS, GSP_OTHER
from anabasis.games.conquerors.rules.choice import StepChoice, refusals
from anabasis.games.conquerors.rules.control import controls, settle
from anabasis.games.conquerors.rules.forces import add_garrison
from anabasis.games.conquerors.state import ALEXANDRIA_BUILT, War, enemy_land, seat_of

NO_COUNTER: Final = Refusal("13.1", "no-counter-left", {})
NO_GARRISON: Final = Refusal("13.7", "no-garrison-for-it", {})
NO_PLACE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("13.3", "not-there", {"space": word})
)
NOT_IN_EMPIRE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("13.2", "not-there", {"space": word})
)
ALEXANDRIA_THERE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("13.3", "alexandria-there", {"space": word})
)
TRIBE_THERE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("13.3", "tribe-there", {"space": word})
)
ENEMY_THERE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("13.3", "enemy-there", {"space": word})
)
NOT_YOUR_PROVINCE: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("13.2", "not-your-province", {"space": word})
)
NO_ROOM: Final[list[Refusal]] = refusals(
    SPACE, lambda word: Refusal("8.6.4", "no-room", {"space": word})
)


def cannot_build(war: War, space: int) -> Refusal | None:
    """13.1 to 13.3, 13.7 Why no Alexandria can be built in a space."""
    if len(war.alexandrias) >= ALEXANDRIAS:
        return NO_COUNTER
    if war.garrisons_left[MACEDON] < ALEXANDRIA_GSP:
        return NO_GARRISON
    if SPACE_TYPE[space] not in (MINOR, TRANSIT):
        return NO_PLACE[space]
    province = PROVINCE_OF[space]
    if province == NOWHERE or PROVINCE_DIVISION[province] not in (EMPIRE, FRONTIER):
        return NOT_IN_EMPIRE[space]
    if space in war.alexandrias:
        return ALEXANDRIA_THERE[space]
    if war.holder[space] == INDEPENDENT:
        return TRIBE_THERE[space]
    if enemy_land(war, MACEDON, space):
        return ENEMY_THERE[space]
    if not controls(war, MACEDON, province):
        return NOT_YOUR_PROVINCE[space]
    if war.gsp[space] + ALEXANDRIA_GSP > GSP_OTHER:
        return NO_ROOM[space]
    return None


class BuildAlexandria(Procedure[War]):
    """13.5 D4: the Macedonian may build an Alexandria."""

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.agenda.append(Founding(seat_of(position, MACEDON), MACEDON))


class Founding(StepChoice):
    """13.5 Where an Alexandria is built, if anywhere."""

    case: ClassVar[str] = "13.5"
    verbs: ClassVar[tuple[str, ...]] = ("found", "no-city")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [NO_CITY]
        if len(position.alexandrias) < ALEXANDRIAS:
            for space in range(SPACES):
                province = PROVINCE_OF[space]
                if province != NOWHERE and controls(position, MACEDON, province):
                    found.append(FOUND[space])
        return found

    def prompt(self, position: War) -> Message:
        return Message("founding", {"left": ALEXANDRIAS - len(position.alexandrias)})


class Found(Action[War, Founding]):
    """13.5 to 13.7 An Alexandria is built, with its garrison."""

    verb: ClassVar[str] = "found"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Founding, seat: int) -> Refusal | None:
        return cannot_build(position, self.space)

    def do(self, position: War, decision: Founding, seat: int, die: Die, log: list[Event]) -> None:
        build(position, self.space, log)


def build(war: War, space: int, log: list[Event]) -> None:
    """13.6, 13.7, 13.9 A counter is placed; in Egypt that is a deed for ever."""
    war.alexandrias = war.alexandrias + bytes([space])
    add_garrison(war, MACEDON, space, ALEXANDRIA_GSP)
    log.append(Event(ALEXANDRIA_BUILT_NOW, (space,)))
    if space == SITE:
        war.deeds |= ALEXANDRIA_BUILT
    settle(war, log)


class NoCity(Action[War, Founding]):
    """13.5 None is built."""

    verb: ClassVar[str] = "no-city"

    def refusal(self, position: War, decision: Founding, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Founding, seat: int, die: Die, log: list[Event]) -> None:
        pass


FOUND: Final[list[Found]] = [Found(space) for space in range(SPACES)]
NO_CITY: Final = NoCity()
