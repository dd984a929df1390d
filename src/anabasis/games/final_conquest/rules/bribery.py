"""10 Bribery: late players, warnings, and armies that change sides for money."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Refusal
from anabasis.core.position import Action, Decision, Interjection
from anabasis.core.timer import Timer
from anabasis.games.final_conquest.armies import FRESH, all_of, strength_of, units_in
from anabasis.games.final_conquest.board import TERRITORIES, TERRITORY, members
from anabasis.games.final_conquest.events import BRIBED, WARNED
from anabasis.games.final_conquest.rules.planning import too_dear
from anabasis.games.final_conquest.rules.upkeep import Upkeep
from anabasis.games.final_conquest.state import (
    Realm,
    hand_over,
    in_game,
    is_own_home,
    lose,
)
from anabasis.kit.rows import more, replaced


def running(realm: Realm) -> Timer | None:
    """10.1, 10.2, 10.10 The timer of a player whose next action is awaited: from the start of his
    planning, or from a warning, until he is late."""
    if realm.clock == 0 or realm.late:
        return None
    if not realm.acted:
        if realm.bribed:
            return None
        return Timer(realm.clock, realm.active, f"planning-{realm.turn}")
    if realm.warned:
        return Timer(realm.clock, realm.active, f"warning-{realm.turn}-{realm.warnings}")
    return None


def others(realm: Realm) -> tuple[int, ...]:
    """10.3, 10.10 Who may speak while a player thinks: all others still in the game, when there is
    something to say."""
    if realm.clock == 0 or not (realm.late or (realm.acted and not realm.warned)):
        return ()
    return tuple([seat for seat in in_game(realm) if seat != realm.active])


def price_of(realm: Realm, territory: int) -> int:
    """10.5 What the army in a territory costs."""
    return strength_of(realm.armies[territory])


def list_bribes(realm: Realm) -> list[Action[Realm, Any]]:
    """What others may say now, as far as they can pay for it."""
    if not realm.late:
        return [WARN]
    return [BRIBE[territory] for territory in members(realm.ground[realm.active])]


class Bribe(Interjection[Realm, Decision[Realm]]):
    """10.3 to 10.8, 10.15 to 10.17, 13.23 An army of a late player and the territory with it go to
    another; then comes upkeep. It is no recruiting."""

    verb: ClassVar[str] = "bribe"
    fields: ClassVar[tuple[Domain, ...]] = (TERRITORY,)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def args(self) -> tuple[int, ...]:
        return (self.territory,)

    def refusal(self, position: Realm, decision: Decision[Realm], seat: int) -> Refusal | None:
        if not position.acted and position.bribed:
            return Refusal("10.8", "bribed-already")
        if not position.late:
            return Refusal("10.2", "not-late")
        where = {"territory": TERRITORY.word(self.territory)}
        if position.owner[self.territory] != position.active:
            return Refusal("10.3", "not-the-late-players", where)
        if is_own_home(position, self.territory):
            return Refusal("10.6", "home-is-safe", where)
        price = price_of(position, self.territory)
        if price > position.purse[seat]:
            return too_dear("10.5", price, position.purse[seat])
        return None

    def do(
        self, position: Realm, decision: Decision[Realm], seat: int, die: Die, log: list[Event]
    ) -> None:
        price = price_of(position, self.territory)
        late = position.active
        lose(position, seat, price)
        log.append(Event(BRIBED, (seat, self.territory, price, late)))
        change_sides(position, self.territory, seat)
        position.late = False
        position.warned = False
        position.bribed = not position.acted
        position.agenda.append(Upkeep())


def change_sides(realm: Realm, territory: int, seat: int) -> None:
    """10.4, 10.14 The army in a territory belongs to another, with the territory, and stands up."""
    army = realm.armies[territory]
    many: int = units_in(army)
    realm.units = more(realm.units, realm.owner[territory], -many)
    realm.units = more(realm.units, seat, many)
    realm.armies = replaced(realm.armies, territory, all_of(army, FRESH))
    hand_over(realm, territory, seat)


class Warn(Interjection[Realm, Decision[Realm]]):
    """10.10, 10.12 In the action phase the clock starts again for the player whose turn it is."""

    verb: ClassVar[str] = "warn"

    def about_decision(self) -> bool:
        return False

    def refusal(self, position: Realm, decision: Decision[Realm], seat: int) -> Refusal | None:
        if not position.acted:
            return Refusal("10.10", "still-planning")
        if position.warned or position.late:
            return Refusal("10.12", "warned-already")
        return None

    def do(
        self, position: Realm, decision: Decision[Realm], seat: int, die: Die, log: list[Event]
    ) -> None:
        position.warned = True
        position.warnings += 1
        log.append(Event(WARNED, (seat, position.active)))


WARN: Final = Warn()
BRIBE: Final = [Bribe(territory) for territory in range(TERRITORIES)]
