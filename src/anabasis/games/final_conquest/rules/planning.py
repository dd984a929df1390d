"""9 The planning phase: recruiting, hiring and buying heroes."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    FORT_CAVALRY,
    FORT_INFANTRY,
    FRESH,
    INFANTRY,
    ONE,
)
from anabasis.games.final_conquest.board import (
    FORT_AT,
    FORTS,
    GREAT_FORT,
    HERO,
    HERO_FACTION,
    HEROES,
    NO_FORT,
    TERRITORIES,
    TERRITORY,
)
from anabasis.games.final_conquest.chronicle import HIRE_PRICE
from anabasis.games.final_conquest.events import HERO_BOUGHT, HIRED, RECRUITED
from anabasis.games.final_conquest.rules.chronicle import (
    cavalry_of,
    hero_price,
    infantry_of,
    recruiting,
    recruiting_quota,
)
from anabasis.games.final_conquest.state import Realm, lose, put_units
from anabasis.kit.rows import more, replaced

A_CAVALRY: Final = 16
"""In the row of what forts have recruited: a cavalry."""
PLANNING_OVER: Final = Refusal("9.12", "planning-over")
PLAGUE: Final = Refusal("7.11", "plague")


def infantry_left(realm: Realm, territory: int) -> int:
    """9.5, 9.6 How many infantry a fort can still recruit this turn."""
    done = realm.recruited[territory]
    return infantry_of(realm, territory, done // A_CAVALRY) - done % A_CAVALRY


def cavalry_left(realm: Realm, territory: int) -> int:
    """9.6 How many cavalry a fort can still recruit this turn."""
    done = realm.recruited[territory]
    return cavalry_of(realm, territory, done % A_CAVALRY) - done // A_CAVALRY


def has_room(realm: Realm, seat: int) -> bool:
    """3.7, 7.19, 9.7 Whether the quota lets a seat recruit or hire one more unit."""
    return realm.units[seat] < recruiting_quota(realm, seat)


def list_planning(realm: Realm, seat: int, found: list[Action[Realm, Any]]) -> None:
    """9.8, 9.10 Everything that a seat can do of planning now, at a vacant home too."""
    purse = realm.purse[seat]
    if purse:
        bought = realm.held[seat] | realm.burnt
        first = FIRST_HERO[realm.faction[seat]]
        for hero in range(first, FIRST_HERO[realm.faction[seat] + 1]):
            if not bought >> hero & 1 and hero_price(realm, hero) <= purse:
                found.append(BUY[hero])
    if not has_room(realm, seat):
        return
    prices = None if realm.hired else HIRE_PRICE[realm.chronicle]
    recruits = recruiting(realm)
    left: i64 = realm.ground[seat] & FORTS[realm.chart]
    territory = -1
    while left:
        here = left & 1
        left >>= 1
        territory += 1
        if here == 0:
            continue
        if recruits and realm.recruited[territory] == 0:
            found += ALL_RECRUITS[realm.chart][territory]
        elif recruits:
            if infantry_left(realm, territory) > 0:
                found.append(RECRUIT_INFANTRY[territory])
            if cavalry_left(realm, territory) > 0:
                found.append(RECRUIT_CAVALRY[territory])
        if prices is not None and prices[INFANTRY] <= purse:
            found.append(HIRE_INFANTRY[territory])
        if prices is not None and prices[CAVALRY] <= purse:
            found.append(HIRE_CAVALRY[territory])


class AtFort(Action[Realm, Any]):
    """9.4 A new unit comes to a fort."""

    fields: ClassVar[tuple[Domain, ...]] = (TERRITORY,)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def args(self) -> tuple[int, ...]:
        return (self.territory,)

    def unfit(self, position: Realm, seat: int) -> Refusal | None:
        """3.7, 9.4, 9.12 Why no unit of the seat can come there, whatever it is."""
        if position.acted:
            return PLANNING_OVER
        where = {"territory": TERRITORY.word(self.territory)}
        if position.owner[self.territory] != seat:
            return Refusal("9.4", "not-yours", where)
        if FORT_AT[position.chart][self.territory] == NO_FORT:
            return Refusal("9.4", "no-fort", where)
        if not has_room(position, seat):
            return Refusal("3.7", "quota-full", {"quota": recruiting_quota(position, seat)})
        return None

    def place(self, position: Realm, seat: int, unit: int, log: list[Event]) -> None:
        """9.9 The unit comes, and may act."""
        put_units(position, seat, self.territory, ONE[unit * 4 + FRESH], log)


class RecruitInfantry(AtFort):
    """9.5, 9.6 A fort recruits an infantry."""

    verb: ClassVar[str] = "recruit-infantry"

    def refusal(self, position: Realm, decision: Any, seat: int) -> Refusal | None:
        if not position.acted and not recruiting(position):
            return PLAGUE
        unfit = self.unfit(position, seat)
        if unfit is None and infantry_left(position, self.territory) <= 0:
            return Refusal("9.5", "fort-is-done", {"territory": TERRITORY.word(self.territory)})
        return unfit

    def do(self, position: Realm, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.recruited = more(position.recruited, self.territory, 1)
        log.append(Event(RECRUITED, (seat, INFANTRY, self.territory)))
        self.place(position, seat, INFANTRY, log)


class RecruitCavalry(AtFort):
    """9.6 A great fort recruits a cavalry."""

    verb: ClassVar[str] = "recruit-cavalry"

    def refusal(self, position: Realm, decision: Any, seat: int) -> Refusal | None:
        if not position.acted and not recruiting(position):
            return PLAGUE
        unfit = self.unfit(position, seat)
        if unfit is not None:
            return unfit
        where = {"territory": TERRITORY.word(self.territory)}
        if FORT_AT[position.chart][self.territory] != GREAT_FORT:
            return Refusal("9.6", "no-great-fort", where)
        if cavalry_left(position, self.territory) <= 0:
            return Refusal("9.6", "fort-is-done", where)
        return None

    def do(self, position: Realm, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        position.recruited = more(position.recruited, self.territory, A_CAVALRY)
        log.append(Event(RECRUITED, (seat, CAVALRY, self.territory)))
        self.place(position, seat, CAVALRY, log)


class Hire(AtFort):
    """7.25 A mercenary comes to a fort, for money."""

    def unpaid(self, position: Realm, seat: int, unit: int) -> Refusal | None:
        """7.25 Why the unit cannot be hired there, or None."""
        prices = HIRE_PRICE[position.chronicle]
        if prices is None:
            return Refusal("7.25", "no-mercenaries")
        if position.acted:
            return PLANNING_OVER
        if position.hired:
            return Refusal("7.25", "hired-already")
        if prices[unit] > position.purse[seat]:
            return too_dear("7.25", prices[unit], position.purse[seat])
        return self.unfit(position, seat)

    def pay(self, position: Realm, seat: int, unit: int, log: list[Event]) -> None:
        """7.25 The price goes to the bank, and the unit comes."""
        prices = HIRE_PRICE[position.chronicle]
        assert prices is not None
        lose(position, seat, prices[unit])
        position.hired = True
        log.append(Event(HIRED, (seat, unit, self.territory, prices[unit])))
        self.place(position, seat, unit, log)


class HireInfantry(Hire):
    """7.25 Hire an infantry."""

    verb: ClassVar[str] = "hire-infantry"

    def refusal(self, position: Realm, decision: Any, seat: int) -> Refusal | None:
        return self.unpaid(position, seat, INFANTRY)

    def do(self, position: Realm, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        self.pay(position, seat, INFANTRY, log)


class HireCavalry(Hire):
    """7.25 Hire a cavalry."""

    verb: ClassVar[str] = "hire-cavalry"

    def refusal(self, position: Realm, decision: Any, seat: int) -> Refusal | None:
        return self.unpaid(position, seat, CAVALRY)

    def do(self, position: Realm, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        self.pay(position, seat, CAVALRY, log)


def too_dear(case: str, price: int, purse: int) -> Refusal:
    """The purse does not hold the price."""
    return Refusal(case, "too-dear", {"price": price, "purse": purse})


class Buy(Action[Realm, Any]):
    """6.1 to 6.3 Buy a hero of one's own faction. Which one is nobody else's to know."""

    verb: ClassVar[str] = "buy"
    fields: ClassVar[tuple[Domain, ...]] = (HERO,)
    secret: ClassVar[bool] = True

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def args(self) -> tuple[int, ...]:
        return (self.hero,)

    def refusal(self, position: Realm, decision: Any, seat: int) -> Refusal | None:
        if position.acted:
            return PLANNING_OVER
        named = {"hero": HERO.word(self.hero)}
        if HERO_FACTION[self.hero] != position.faction[seat]:
            return Refusal("6.1", "other-faction", named)
        if position.held[seat] >> self.hero & 1:
            return Refusal("6.2", "hero-held", named)
        if position.burnt >> self.hero & 1:
            return Refusal("6.2", "hero-burnt", named)
        price = hero_price(position, self.hero)
        if price > position.purse[seat]:
            return too_dear("6.3", price, position.purse[seat])
        return None

    def do(self, position: Realm, decision: Any, seat: int, die: Die, log: list[Event]) -> None:
        price = hero_price(position, self.hero)
        lose(position, seat, price)
        position.held = replaced(position.held, seat, position.held[seat] | 1 << self.hero)
        log.append(Event(HERO_BOUGHT, (seat, self.hero, price)))


FIRST_HERO: Final[list[int]] = [
    len([hero for hero in range(HEROES) if HERO_FACTION[hero] < faction]) for faction in range(8)
]
"""The heroes of a faction stand together in the components, from this one on."""
BUY: Final = [Buy(hero) for hero in range(HEROES)]
RECRUIT_INFANTRY: Final = [RecruitInfantry(at) for at in range(TERRITORIES)]
RECRUIT_CAVALRY: Final = [RecruitCavalry(at) for at in range(TERRITORIES)]
HIRE_INFANTRY: Final = [HireInfantry(at) for at in range(TERRITORIES)]
HIRE_CAVALRY: Final = [HireCavalry(at) for at in range(TERRITORIES)]
ALL_RECRUITS: Final[list[list[list[Action[Realm, Any]]]]] = [
    [
        [
            action
            for action, many in (
                (RECRUIT_INFANTRY[at], FORT_INFANTRY[forts[at]]),
                (RECRUIT_CAVALRY[at], FORT_CAVALRY[forts[at]]),
            )
            if many
        ]
        for at in range(TERRITORIES)
    ]
    for forts in FORT_AT
]
"""9.5, 9.6 What a fort may recruit that has not recruited yet."""
