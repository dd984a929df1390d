"""Victors enter a territory (11.14 to 11.16, 12.3 to 12.7, 12.14 to 12.18, 13.19)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Step
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    EXTRA_1,
    EXTRA_2,
    FRESH,
    INFANTRY,
    NO_ARMY,
    ONE,
    SPENT,
    all_of,
    of_class,
    of_kind,
    one_of,
    units_in,
)
from anabasis.games.final_conquest.board import TERRITORY, UNIT
from anabasis.games.final_conquest.events import (
    ABANDONED,
    EITHER,
    ENTERED,
    FALLEN,
    NOBODY_ENTERS,
    STAYED_BEHIND,
)
from anabasis.games.final_conquest.heroes import ATTACKER, EXTRA_ACTION, WON
from anabasis.games.final_conquest.rules.engagement import Battle
from anabasis.games.final_conquest.rules.heroes import amount_of
from anabasis.games.final_conquest.state import NOBODY, Realm, change_units, shift_units

BEATEN_INDEPENDENTS: Final = 0
BEATEN_PLAYER: Final = 1
BEATEN_WITH_ALEXANDER: Final = 2
"""11.13, 12.4, 12.6 What was beaten: how many actions a victor has left who was fresh before."""


# ---- after a battle


def occupy(position: Realm, battle: Battle, log: list[Event]) -> None:
    """12.3, 12.7, 12.14 to 12.18, 13.19 The victors enter. If none is left, the place is nobody's,
    or still its own player's home; after a draw or a defeat the attackers are spent."""
    if battle.result == WON:
        position.sacked |= 1 << battle.target
        if battle.force:
            actions = BEATEN_PLAYER + amount_of(battle, ATTACKER, EXTRA_ACTION)
            begin(position, battle.attacker, battle.origin, battle.target, battle.force, actions)
            return
        log.append(Event(NOBODY_ENTERS, (battle.attacker, battle.target)))
    else:
        change_units(position, battle.origin, battle.force, all_of(battle.force, SPENT))
    if position.owner[battle.target] == NOBODY:
        parting = EITHER if battle.result == WON else FALLEN
        log.append(Event(ABANDONED, (battle.defender, battle.target, parting)))
    if position.owner[battle.origin] == NOBODY:
        log.append(Event(ABANDONED, (battle.attacker, battle.origin, FALLEN)))


# ---- entry


def begin(position: Realm, seat: int, origin: int, target: int, force: int, victory: int) -> None:
    """11.14 The victors enter a territory that nobody holds any more; one of several may stay."""
    position.agenda.append(StayBehind(seat, origin, target, force, victory))


def enter(position: Realm, decision: StayBehind, staying: int, log: list[Event]) -> None:
    """11.14, 12.3 All victors but the one that stays move in. `staying` is that unit as an army of
    its own, or no unit."""
    leaving = decision.force - staying
    infantry: int = of_kind(leaving, INFANTRY)
    cavalry: int = of_kind(leaving, CAVALRY)
    origin = decision.origin
    target = decision.target
    change_units(position, origin, staying, all_of(staying, SPENT))
    log.append(Event(ENTERED, (decision.seat, origin, target, infantry, cavalry)))
    arriving = victorious(leaving, decision.victory)
    shift_units(position, decision.seat, origin, target, leaving, arriving, log)


def victorious(army: int, victory: int) -> int:
    """11.13, 12.4 to 12.6 The victors with the actions they have now: a fresh one as many as the
    victory gives, one that attacked with an extra action one fewer than it would have else."""
    if victory == BEATEN_INDEPENDENTS:
        return all_of(army, SPENT)
    found = NO_ARMY
    for unit in (INFANTRY, CAVALRY):
        for readiness in (EXTRA_1, EXTRA_2, FRESH):
            many: int = of_class(army, unit, readiness)
            used = 0 if readiness == FRESH else readiness - EXTRA_2
            found += many * ONE[unit * 4 + min(victory + used, EXTRA_2)]
    return found


class StayBehind(Step[Realm]):
    """11.14, 11.15 The attacker says which victor stays behind, if any."""

    case: ClassVar[str] = "11.14"
    verbs: ClassVar[tuple[str, ...]] = ("stay-none", "stay")

    def __init__(self, seat: int, origin: int, target: int, force: int, victory: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target
        self.force = force
        self.victory = victory

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return [STAY_NONE, STAY[INFANTRY], STAY[CAVALRY]]

    def prompt(self, position: Realm) -> Message:
        return Message(
            "stay-behind",
            {"origin": TERRITORY.word(self.origin), "territory": TERRITORY.word(self.target)},
        )


class StayNone(Action[Realm, StayBehind]):
    """11.14 All victors enter."""

    verb: ClassVar[str] = "stay-none"

    def refusal(self, position: Realm, decision: StayBehind, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: Realm, decision: StayBehind, seat: int, die: Die, log: list[Event]
    ) -> None:
        enter(position, decision, NO_ARMY, log)


class Stay(Action[Realm, StayBehind]):
    """11.14, 11.15, 11.16 One victor of a kind stays and is spent, the least ready of them; at
    least one enters."""

    verb: ClassVar[str] = "stay"
    fields: ClassVar[tuple[Domain, ...]] = (UNIT,)

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def args(self) -> tuple[int, ...]:
        return (self.unit,)

    def refusal(self, position: Realm, decision: StayBehind, seat: int) -> Refusal | None:
        if of_kind(decision.force, self.unit) == 0:
            return NO_SUCH_VICTOR
        return SOMEBODY_ENTERS if units_in(decision.force) == 1 else None

    def do(
        self, position: Realm, decision: StayBehind, seat: int, die: Die, log: list[Event]
    ) -> None:
        log.append(Event(STAYED_BEHIND, (seat, self.unit, decision.origin)))
        enter(position, decision, one_of(decision.force, self.unit), log)


NO_SUCH_VICTOR: Final = Refusal("11.14", "no-such-victor")
SOMEBODY_ENTERS: Final = Refusal("11.15", "somebody-enters")
STAY_NONE: Final = StayNone()
STAY: Final[list[Stay]] = [Stay(unit) for unit in range(len(UNIT))]
