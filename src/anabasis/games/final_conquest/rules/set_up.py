"""8 Getting started: the order, the factions, the armies and the missions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Procedure, Step
from anabasis.games.final_conquest.armies import (
    FACES,
    INDEPENDENTS,
    NO_ARMY,
    START_AT_HOME,
    START_AT_SECOND,
    STARTING_CURRENCY,
    STARTING_PURSES,
    UNPLAYED_ARMY,
    UNPLAYED_FACTIONS,
    UNPLAYED_SEATS,
    cavalry_in,
    infantry_in,
)
from anabasis.games.final_conquest.board import (
    FACTION,
    FACTIONS,
    HOME,
    LEAST_SEATS,
    NO_FACTION,
    ON_MAP,
    SECOND,
    TERRITORIES,
    map_for,
)
from anabasis.games.final_conquest.chronicle import NO_CARD, WHOLE_DECK
from anabasis.games.final_conquest.events import (
    ARMY_PLACED,
    FACTION_CHOSEN,
    INDEPENDENTS_PLACED,
    ORDER_ROLLED,
    ORDER_SET,
    PURSE_FILLED,
)
from anabasis.games.final_conquest.missions import MISSIONS_OF, NO_MISSION
from anabasis.games.final_conquest.rules.missions import draw_mission
from anabasis.games.final_conquest.rules.rounds import Round
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    MOST_SEATS,
    NOBODY,
    Realm,
    hand_over,
    in_game,
    put_units,
    seat_of,
)
from anabasis.kit.rows import changed, replaced


def prepare(realm: Realm, seconds: int, die: Die, log: list[Event]) -> None:
    """5.2, 8.1, 8.2 The empty map and purses, and the order in which factions are chosen and turns
    are played."""
    seats = realm.seats
    realm.chart = map_for(seats)
    realm.clock = seconds
    realm.faction = bytes([NO_FACTION] * seats)
    realm.owner = bytes([NOBODY] * TERRITORIES)
    realm.armies = (NO_ARMY,) * TERRITORIES
    realm.ground = (0,) * (MOST_SEATS + 1) + (ON_MAP[realm.chart],)
    realm.units = bytes(seats)
    realm.purse = (STARTING_CURRENCY,) * seats
    realm.held = (0,) * seats
    realm.recruited = bytes(TERRITORIES)
    realm.mission = (NO_MISSION,) * seats
    realm.mission_possible = (0,) * seats
    realm.noted = (0,) * seats
    realm.chronicle = NO_CARD
    realm.deck = WHOLE_DECK
    realm.order = bytes(rolled_order(list(range(seats)), die, log))
    log.append(Event(ORDER_SET, (tuple(realm.order),)))
    realm.agenda.append(Begin())
    realm.agenda.extend([ChooseFaction(seat) for seat in reversed(realm.order)])


def rolled_order(seats: list[int], die: Die, log: list[Event]) -> list[int]:
    """8.1 The highest roll first; those who tie roll again among themselves."""
    if len(seats) < 2:
        return seats
    rolls: list[int] = []
    for seat in seats:
        rolls.append(die.roll_among(FACES))
        log.append(Event(ORDER_ROLLED, (seat, rolls[-1])))
    order: list[int] = []
    for face in sorted(set(rolls), reverse=True):
        tied = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == face]
        order += rolled_order(tied, die, log)
    return order


class ChooseFaction(Step[Realm]):
    """8.3 A player chooses among the factions that are left; the last one may have no choice."""

    case: ClassVar[str] = "8.3"
    verbs: ClassVar[tuple[str, ...]] = ("choose-faction",)

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return list(CHOOSE)

    def prompt(self, position: Realm) -> Message:
        return Message("choose-faction")


class Choose(Action[Realm, ChooseFaction]):
    """8.3 Play a faction."""

    verb: ClassVar[str] = "choose-faction"
    fields: ClassVar[tuple[Domain, ...]] = (FACTION,)

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def args(self) -> tuple[int, ...]:
        return (self.faction,)

    def refusal(self, position: Realm, decision: ChooseFaction, seat: int) -> Refusal | None:
        if position.seats < LEAST_SEATS[self.faction]:
            return Refusal(
                "2.5",
                "too-few-players",
                {"faction": FACTION.word(self.faction), "seats": LEAST_SEATS[self.faction]},
            )
        if seat_of(position, self.faction) >= 0:
            return Refusal("8.3", "faction-taken", {"faction": FACTION.word(self.faction)})
        return None

    def do(
        self, position: Realm, decision: ChooseFaction, seat: int, die: Die, log: list[Event]
    ) -> None:
        position.faction = changed(position.faction, seat, self.faction)
        log.append(Event(FACTION_CHOSEN, (seat, self.faction)))


CHOOSE: Final = [Choose(faction) for faction in range(FACTIONS)]


class Begin(Procedure[Realm]):
    """5.2, 8.4 to 8.9 When all have chosen: the armies are placed, the purses filled, the missions
    drawn, and it begins."""

    def run(self, position: Realm, die: Die, log: list[Event]) -> None:
        for territory, seats, army in INDEPENDENTS:
            if position.seats in seats:
                place_independents(position, territory, army, log)
        if position.seats in UNPLAYED_SEATS:
            for faction in UNPLAYED_FACTIONS:
                if seat_of(position, faction) < 0:
                    place_independents(position, HOME[faction], UNPLAYED_ARMY, log)
        for seat in in_game(position):
            faction = position.faction[seat]
            place_army(position, seat, HOME[faction], START_AT_HOME, log)
            place_army(position, seat, SECOND[faction], START_AT_SECOND, log)
        fill_purses(position, log)
        for seat in in_game(position):
            missions = MISSIONS_OF[position.faction[seat]]
            draw_mission(position, seat, missions, die, log)
        position.agenda.append(Round())


def fill_purses(realm: Realm, log: list[Event]) -> None:
    """5.2 A faction that stands badly among so many players starts with currency."""
    for faction, seats, currency in STARTING_PURSES:
        seat = seat_of(realm, faction)
        if seat >= 0 and realm.seats in seats:
            realm.purse = replaced(realm.purse, seat, currency)
            log.append(Event(PURSE_FILLED, (seat, currency)))


def place_independents(realm: Realm, territory: int, army: int, log: list[Event]) -> None:
    """8.4 Independents come to a territory."""
    realm.armies = replaced(realm.armies, territory, army)
    hand_over(realm, territory, INDEPENDENT)
    log.append(Event(INDEPENDENTS_PLACED, (territory, infantry_in(army), cavalry_in(army))))


def place_army(realm: Realm, seat: int, territory: int, army: int, log: list[Event]) -> None:
    """8.8 A starting army comes to a territory."""
    put_units(realm, seat, territory, army, [])
    log.append(Event(ARMY_PLACED, (seat, territory, infantry_in(army), cavalry_in(army))))
