"""7.2.13 to 7.2.19, 7.4.4 D1: treasuries are replenished."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure
from anabasis.games.conquerors.board import (
    ADJACENT,
    FRONTIER,
    MACEDON,
    NO_TREASURY,
    NOWHERE,
    PROVINCE,
    PROVINCE_DIVISION,
    PROVINCE_OF,
    PROVINCES,
    ROYAL,
    TREASURIES,
    TREASURY,
    TREASURY_AT,
    TREASURY_OF,
)
from anabasis.games.conquerors.events import REPLENISH_ROLLED, ROYAL_FILLED, TRANSFERRED
from anabasis.games.conquerors.numbers import PROVINCE_ADDS, REPLENISHED
from anabasis.games.conquerors.rules.choice import StepChoice, refusals
from anabasis.games.conquerors.rules.lines import in_line, usable_bits
from anabasis.games.conquerors.rules.tracing import trace
from anabasis.games.conquerors.rules.treasuries import lift, lower, owns, usable
from anabasis.games.conquerors.state import EMPTY, FULL, War, seat_of

ROYAL_IS_FILLED: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.4.4", "royal-is-filled", {"treasury": word})
)
NOT_YOUR_CITY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.13", "not-your-city", {"treasury": word})
)
FULL_ALREADY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.13", "full-already", {"treasury": word})
)
GAINED_ALREADY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.17", "gained-already", {"treasury": word})
)
ROLLED_ALREADY: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.13", "rolled-already", {"treasury": word})
)
NO_PROVINCE_HELPS: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.15", "no-province-helps", {"treasury": word})
)
NOT_USED: Final[list[Refusal]] = refusals(
    PROVINCE, lambda word: Refusal("7.2.16", "not-used", {"province": word})
)
LAST_PROVINCE: Final[list[Refusal]] = refusals(
    PROVINCE, lambda word: Refusal("7.2.15", "last-province", {"province": word})
)
OF_NO_OTHER_USE: Final[list[Refusal]] = refusals(
    PROVINCE, lambda word: Refusal("7.2.16", "of-no-other-use", {"province": word})
)
USED_ALREADY: Final[list[Refusal]] = refusals(
    PROVINCE, lambda word: Refusal("7.2.16", "used-already", {"province": word})
)
ROYAL_NOT_YOURS: Final = Refusal("7.4.4", "royal-not-yours", {})
ROYAL_FULL: Final = Refusal("7.4.1", "full-already", {"treasury": TREASURY.word(ROYAL)})
ROYAL_NOT_IN_CITY: Final = Refusal("7.4.4", "royal-not-in-city", {})
NEEDS_NOTHING: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.19", "needs-nothing", {"treasury": word})
)
NO_LINE_BETWEEN: Final[list[Refusal]] = refusals(
    TREASURY, lambda word: Refusal("7.2.19", "no-line-between", {"treasury": word})
)

TAXED: Final[list[bytes]] = [
    bytes(
        [
            province
            for province in (PROVINCE_OF[space], *ADJACENT[PROVINCE_OF[space]])
            if PROVINCE_DIVISION[province] != FRONTIER
        ]
    )
    for space in TREASURY_AT
]
"""7.2.14, 7.2.15 The provinces that can ever be used for each Treasure City."""


def payers_of(war: War, side: int, treasury: int, used: int) -> int:
    """7.2.14 to 7.2.16 The provinces that a side can still use for a Treasure City, a bit each:
    its own, neither Devastated nor dry nor in Revolt."""
    barred = used | war.devastated | war.drought | war.revolt
    row = TAXED[treasury]
    bits = 0
    for n in range(len(row)):
        province = row[n]
        if war.control[province] == side and not barred >> province & 1:
            bits |= 1 << province
    return bits


class StartReplenishing(Procedure[War]):
    """7.2.13 A player's part of D1, if there is anything to replenish."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.agenda.append(Replenishing(seat_of(position, self.side), self.side, 0, 0, 0))


class Replenishing(StepChoice):
    """7.2.13 Which treasury is replenished next."""

    case: ClassVar[str] = "7.2.13"
    verbs: ClassVar[tuple[str, ...]] = (
        "replenish",
        "fill-royal",
        "transfer",
        "end-replenishing",
    )

    def __init__(self, seat: int, side: int, used: int, rolled: int, gained: int) -> None:
        super().__init__(seat, side)
        self.used = used
        """7.2.16 The provinces that were used, a bit each;"""
        self.rolled = rolled
        """the treasuries for which a die was rolled, and"""
        self.gained = gained
        """7.2.17 those that have gained a level."""

    def but(self, used: int = 0, rolled: int = 0, gained: int = 0) -> Replenishing:
        return Replenishing(
            self.seat,
            self.side,
            self.used | used,
            self.rolled | rolled,
            self.gained | gained,
        )

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = []
        givers = usable_bits(position, MACEDON) if self.side == MACEDON else 0
        for treasury in range(TREASURIES):
            open_yet = position.level[treasury] != FULL and not self.gained >> treasury & 1
            if open_yet and owns(position, self.side, treasury):
                found.append(REPLENISH[treasury])
                for giver in range(TREASURIES):
                    if givers >> giver & 1:
                        found.append(TRANSFER[giver][treasury])
        found.append(FILL_ROYAL)
        found.append(END_REPLENISHING)
        return found

    def lapse(self, position: War, seat: int) -> Action[War, Any]:
        return END_REPLENISHING

    def prompt(self, position: War) -> Message:
        return Message("replenishing")


class Replenish(Action[War, Replenishing]):
    """7.2.13 A die is rolled for a Treasure City."""

    verb: ClassVar[str] = "replenish"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY,)

    def __init__(self, treasury: int) -> None:
        self.treasury = treasury

    def args(self) -> tuple[int, ...]:
        return (self.treasury,)

    def refusal(self, position: War, decision: Replenishing, seat: int) -> Refusal | None:
        treasury = self.treasury
        if treasury == ROYAL:
            return ROYAL_IS_FILLED[treasury]
        if not owns(position, decision.side, treasury):
            return NOT_YOUR_CITY[treasury]
        if position.level[treasury] == FULL:
            return FULL_ALREADY[treasury]
        if decision.gained >> treasury & 1:
            return GAINED_ALREADY[treasury]
        if decision.rolled >> treasury & 1:
            return ROLLED_ALREADY[treasury]
        if not payers_of(position, decision.side, treasury, decision.used):
            return NO_PROVINCE_HELPS[treasury]
        return None

    def do(
        self, position: War, decision: Replenishing, seat: int, die: Die, log: list[Event]
    ) -> None:
        provinces = payers_of(position, decision.side, self.treasury, decision.used)
        position.agenda.append(
            Taxing(decision.seat, decision.side, decision, self.treasury, provinces)
        )


class Taxing(StepChoice):
    """7.2.16 Which provinces are used for this die, where another treasury could use them."""

    case: ClassVar[str] = "7.2.16"
    verbs: ClassVar[tuple[str, ...]] = ("roll", "spare")

    def __init__(
        self, seat: int, side: int, before: Replenishing, treasury: int, provinces: int
    ) -> None:
        super().__init__(seat, side)
        self.before = before
        self.treasury = treasury
        self.provinces = provinces

    def continues(self) -> bool:
        return True

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = [ROLL]
        spared = self.provinces & _wanted_elsewhere(position, self)
        if self.provinces & (self.provinces - 1):
            for province in range(PROVINCES):
                if spared >> province & 1:
                    found.append(SPARE[province])
        return found

    def options(self, position: War, seat: int) -> list[Action[War, Any]]:
        return self.candidates(position, seat)  # who wants a province is looked up once

    def prompt(self, position: War) -> Message:
        return Message(
            "taxing",
            {
                "treasury": TREASURY.word(self.treasury),
                "provinces": [
                    PROVINCE.word(n) for n in range(PROVINCES) if self.provinces >> n & 1
                ],
            },
        )


def _wanted_elsewhere(war: War, decision: Taxing) -> int:
    """The provinces that another treasury of the side could use, for which no die was rolled yet, a
    bit each."""
    before = decision.before
    bits = 0
    for treasury in range(TREASURIES):
        if (
            treasury != decision.treasury
            and not (before.rolled | before.gained) >> treasury & 1
            and war.level[treasury] != FULL
            and owns(war, decision.side, treasury)
        ):
            bits |= payers_of(war, decision.side, treasury, before.used)
    return bits


class Spare(Action[War, Taxing]):
    """7.2.16 A province is kept for another treasury."""

    verb: ClassVar[str] = "spare"
    fields: ClassVar[tuple[Domain, ...]] = (PROVINCE,)

    def __init__(self, province: int) -> None:
        self.province = province

    def args(self) -> tuple[int, ...]:
        return (self.province,)

    def refusal(self, position: War, decision: Taxing, seat: int) -> Refusal | None:
        if not decision.provinces >> self.province & 1:
            return NOT_USED[self.province]
        if decision.provinces == 1 << self.province:
            return LAST_PROVINCE[self.province]
        if not _wanted_elsewhere(position, decision) >> self.province & 1:
            return OF_NO_OTHER_USE[self.province]
        return None

    def do(self, position: War, decision: Taxing, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.append(
            Taxing(
                decision.seat,
                decision.side,
                decision.before,
                decision.treasury,
                decision.provinces & ~(1 << self.province),
            )
        )


class Roll(Action[War, Taxing]):
    """7.2.13, 7.2.14 The die, with 1 for each province used: 7 or more gives a level."""

    verb: ClassVar[str] = "roll"

    def refusal(self, position: War, decision: Taxing, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Taxing, seat: int, die: Die, log: list[Event]) -> None:
        added = PROVINCE_ADDS * decision.provinces.bit_count()
        roll = die.roll(6)
        log.append(Event(REPLENISH_ROLLED, (decision.side, decision.treasury, roll, added)))
        gained = 0
        if roll + added >= REPLENISHED:
            lift(position, decision.treasury, log)
            gained = 1 << decision.treasury
        position.agenda.append(
            decision.before.but(decision.provinces, 1 << decision.treasury, gained)
        )


class FillRoyal(Action[War, Replenishing]):
    """7.4.4, 7.4.5 The Royal Treasury is filled where it stands in a Treasure City."""

    verb: ClassVar[str] = "fill-royal"

    def refusal(self, position: War, decision: Replenishing, seat: int) -> Refusal | None:
        if position.royal_side != decision.side or position.royal_at == NOWHERE:
            return ROYAL_NOT_YOURS
        if position.level[ROYAL] != EMPTY:
            return ROYAL_FULL
        city = TREASURY_OF[position.royal_at]
        if city == NO_TREASURY or not owns(position, decision.side, city):
            return ROYAL_NOT_IN_CITY
        province = PROVINCE_OF[position.royal_at]
        return USED_ALREADY[province] if decision.used >> province & 1 else None

    def do(
        self, position: War, decision: Replenishing, seat: int, die: Die, log: list[Event]
    ) -> None:
        lift(position, ROYAL, log)
        log.append(Event(ROYAL_FILLED, (decision.side, position.royal_at)))
        province = 1 << PROVINCE_OF[position.royal_at]
        position.agenda.append(decision.but(province, 0, 1 << ROYAL))


class Transfer(Action[War, Replenishing]):
    """7.2.19 The Macedonian lowers one treasury and raises another that is in line with it."""

    verb: ClassVar[str] = "transfer"
    fields: ClassVar[tuple[Domain, ...]] = (TREASURY, TREASURY)

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def args(self) -> tuple[int, ...]:
        return (self.giver, self.taker)

    def refusal(self, position: War, decision: Replenishing, seat: int) -> Refusal | None:
        if decision.side != MACEDON:
            return Refusal("7.2.19", "macedonian-only")
        if ROYAL in (self.giver, self.taker) or self.giver == self.taker:
            return Refusal("7.2.19", "cities-only", {"treasury": TREASURY.word(self.taker)})
        if not owns(position, MACEDON, self.taker) or position.level[self.taker] == FULL:
            return NEEDS_NOTHING[self.taker]
        if decision.gained >> self.taker & 1:
            return GAINED_ALREADY[self.taker]
        if not usable(position, MACEDON, self.giver):
            giver = {"treasury": TREASURY.word(self.giver)}
            return Refusal("7.2.19", "treasury-not-usable", giver)
        if not in_line(position, MACEDON, TREASURY_AT[self.taker], self.giver):
            return NO_LINE_BETWEEN[self.taker]
        return None

    def do(
        self, position: War, decision: Replenishing, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(Transferred(decision, self.giver, self.taker))
        trace(position, MACEDON, TREASURY_AT[self.taker], 1 << self.giver)


class Transferred(Procedure[War]):
    """7.2.19 If the line held, a level goes over. If not, the city has had its turn."""

    def __init__(self, before: Replenishing, giver: int, taker: int) -> None:
        self.before = before
        self.giver = giver
        self.taker = taker

    def run(self, position: War, die: Die, log: list[Event]) -> None:
        position.agenda.append(self.before.but(0, 0, 1 << self.taker))
        if position.line >> self.giver & 1:
            log.append(Event(TRANSFERRED, (self.giver, self.taker)))
            lower(position, self.giver, log)
            lift(position, self.taker, log)


class EndReplenishing(Action[War, Replenishing]):
    """7.2.13 No more is replenished."""

    verb: ClassVar[str] = "end-replenishing"

    def refusal(self, position: War, decision: Replenishing, seat: int) -> Refusal | None:
        return None

    def do(
        self, position: War, decision: Replenishing, seat: int, die: Die, log: list[Event]
    ) -> None:
        pass


REPLENISH: Final[list[Replenish]] = [Replenish(n) for n in range(len(TREASURY))]
TRANSFER: Final[list[list[Transfer]]] = [
    [Transfer(giver, taker) for taker in range(TREASURIES)] for giver in range(TREASURIES)
]
SPARE: Final[list[Spare]] = [Spare(province) for province in range(PROVINCES)]
ROLL: Final = Roll()
FILL_ROYAL: Final = FillRoyal()
END_REPLENISHING: Final = EndReplenishing()
