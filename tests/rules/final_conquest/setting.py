"""Positions of Final Conquest, laid out by name, and the door to play them through.

Everybody's home is his own and vacant, unless somebody else's army is laid there or the faction is
named among those that have lost it. Seats go by their faction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from anabasis.core.die import ScriptedDie
from anabasis.core.door import legal, objection, proceed, submit, to_act
from anabasis.core.event import Event
from anabasis.core.position import TABLE
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    FACES,
    INFANTRY,
    READINESS,
    army_of,
    of_class,
    of_kind,
    units_in,
)
from anabasis.games.final_conquest.board import (
    FACTION,
    HERO,
    ON_MAP,
    TERRITORIES,
    TERRITORY,
    bits,
    map_for,
    members,
)
from anabasis.games.final_conquest.chronicle import CARD, NO_CARD, WHOLE_DECK
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.missions import MISSION, MISSIONS_OF, NO_MISSION
from anabasis.games.final_conquest.rules.rounds import Round, TurnEnds
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.state import INDEPENDENT, NOBODY, Realm, home_of

THREE = ("rome", "carthage", "egypt")
FOUR = ("rome", "carthage", "greece", "egypt")
FIVE = (*FOUR, "persia")
SIX = (*FIVE, "gaul")

Armies = Mapping[str, Mapping[str, tuple[int, int]]]
"""By faction and territory, infantry and cavalry."""


def lay(
    armies: Armies,
    factions: Sequence[str] = FOUR,
    active: str = "rome",
    lost: Sequence[str] = (),
    card: str | None = None,
    purses: Mapping[str, int] | None = None,
    heroes: Mapping[str, Sequence[str]] | None = None,
    missions: Mapping[str, str] | None = None,
    noted: Mapping[str, Sequence[str]] | None = None,
    clock: int = 0,
    round_: int = 2,
) -> Realm:
    """A faction is in the planning phase of its turn, with nothing done in it yet."""
    realm = Realm()
    seats = len(factions)
    realm.seats = seats
    realm.asks = (0,) * seats
    realm.rules_version = realm.components_version = 1
    realm.chart = map_for(seats)
    realm.clock = clock
    realm.order = bytes(range(seats))
    realm.faction = bytes([FACTION.read(name) for name in factions])
    realm.round = round_
    realm.turn = 1
    realm.active = factions.index(active)
    owner, row = [NOBODY] * TERRITORIES, [0] * TERRITORIES
    for seat, name in enumerate(factions):
        if name not in lost:
            owner[home_of(realm, seat)] = seat
    for name, places in armies.items():
        for place, (infantry, cavalry) in places.items():
            at = TERRITORY.read(place)
            owner[at] = INDEPENDENT if name == "independent" else factions.index(name)
            row[at] = army_of(infantry, cavalry)
    realm.owner, realm.armies = bytes(owner), tuple(row)
    ground = [bits([at for at in range(TERRITORIES) if owner[at] == who]) for who in range(8)]
    ground[NOBODY] &= ON_MAP[realm.chart]
    realm.ground = tuple(ground)
    realm.units = bytes(
        [sum([units_in(row[at]) for at in members(ground[seat])]) for seat in range(seats)]
    )
    realm.purse = tuple([(purses or {}).get(name, 0) for name in factions])
    realm.held = tuple(
        [bits([HERO.read(hero) for hero in (heroes or {}).get(name, ())]) for name in factions]
    )
    realm.recruited = bytes(TERRITORIES)
    held = [(missions or {}).get(name) for name in factions]
    realm.mission = tuple([NO_MISSION if name is None else MISSION.read(name) for name in held])
    realm.mission_possible = tuple(
        [0 if name is None else MISSIONS_OF[realm.faction[seat]] for seat, name in enumerate(held)]
    )
    watched = noted or {}
    realm.noted = tuple(
        [bits([TERRITORY.read(place) for place in watched.get(name, ())]) for name in factions]
    )
    realm.chronicle = NO_CARD if card is None else CARD.read(card)
    realm.deck = WHOLE_DECK if card is None else WHOLE_DECK & ~(1 << realm.chronicle)
    realm.agenda = [TurnEnds(realm.active, realm.active), Turn(realm.active)]
    assert GAME.violations(realm) == []
    return realm


def new_round(realm: Realm, *script: int) -> list[Event]:
    """The turn is forgotten, and the next round begins instead; the script names the card drawn by
    its place among those left, and what follows."""
    realm.agenda = [Round()]
    realm.active = -1
    die, log = ScriptedDie(*script), list[Event]()
    proceed(realm, die, log)
    assert die.finished()
    return log


def threatened(realm: Realm, card: str) -> list[Event]:
    """The next round begins with this card."""
    realm.deck = WHOLE_DECK
    return new_round(realm, CARD.read(card))


def seat_of(realm: Realm, faction: str) -> int:
    return realm.faction.index(FACTION.read(faction))


def act(realm: Realm, faction: str, *texts: str, script: Sequence[int] = ()) -> list[Event]:
    """A seat acts, once for each text, the die saying what the script says."""
    seat = TABLE if faction == "table" else seat_of(realm, faction)
    die, log = ScriptedDie(*script), list[Event]()
    for text in texts:
        log += submit(GAME, realm, seat, realm.opened, GAME.grammar.read(text), die)
        assert GAME.violations(realm) == []
    assert die.finished()
    return log


def offers(realm: Realm, faction: str, verb: str = "") -> list[str]:
    """What a seat may do, in words; with a verb, only that."""
    found = [action.text() for action in legal(realm, seat_of(realm, faction))]
    return [text for text in found if not verb or text.split()[0] == verb]


def objected(realm: Realm, faction: str, text: str) -> tuple[str, str]:
    """By which case, and how, an action is refused."""
    seat = seat_of(realm, faction)
    refusal = objection(GAME, realm, seat, realm.opened, GAME.grammar.read(text))
    assert refusal is not None, text
    assert text not in offers(realm, faction)
    return refusal.case, refusal.key


def asked(realm: Realm) -> list[str]:
    """The factions that must act."""
    return [FACTION.words[realm.faction[one.seat]] for one in to_act(realm) if not one.beside]


def verbs(realm: Realm) -> tuple[str, ...]:
    return realm.agenda[-1].as_decision().verbs


def army(realm: Realm, place: str) -> tuple[int, int]:
    """Infantry and cavalry in a territory."""
    there = realm.armies[TERRITORY.read(place)]
    return of_kind(there, INFANTRY), of_kind(there, CAVALRY)


def ready(realm: Realm, place: str) -> dict[str, tuple[int, int]]:
    """Infantry and cavalry there, by how ready they are."""
    there = realm.armies[TERRITORY.read(place)]
    found = {
        word: (of_class(there, INFANTRY, number), of_class(there, CAVALRY, number))
        for number, word in enumerate(READINESS.words)
    }
    return {word: counts for word, counts in found.items() if counts != (0, 0)}


def make_ready(realm: Realm, place: str, **counts: tuple[int, int]) -> None:
    """Lay the army of a territory anew, by readiness; as many units as before."""
    at = TERRITORY.read(place)
    there = 0
    for word, (infantry, cavalry) in counts.items():
        there += army_of(infantry, cavalry, READINESS.read(word.replace("_", "-")))
    assert units_in(there) == units_in(realm.armies[at])
    realm.armies = (*realm.armies[:at], there, *realm.armies[at + 1 :])
    realm.offered = None


def owner(realm: Realm, place: str) -> str:
    at = realm.owner[TERRITORY.read(place)]
    if at == NOBODY:
        return "nobody"
    return "independent" if at == INDEPENDENT else FACTION.words[realm.faction[at]]


def purse(realm: Realm, faction: str) -> int:
    return realm.purse[seat_of(realm, faction)]


def units(realm: Realm, faction: str) -> int:
    return realm.units[seat_of(realm, faction)]


def noted(realm: Realm, faction: str) -> set[str]:
    return {TERRITORY.words[at] for at in members(realm.noted[seat_of(realm, faction)])}


def kinds(log: Sequence[Event]) -> list[str]:
    return [event.kind.name for event in log]


def told(log: Sequence[Event], kind: str) -> list[dict[str, object]]:
    """The events of a kind, with nothing held back."""
    return [event.plain() for event in log if event.kind.name == kind]


def faces(*shown: int) -> list[int]:
    """What a script says so that the die of the order shows these faces."""
    return [FACES.index(face) for face in shown]


def battle_dice(*shown: int) -> list[int]:
    """What a script says so that the dice of a battle show these faces."""
    return [face - 1 for face in shown]


def finish_turn(realm: Realm) -> list[Event]:
    """Whoever is on turn ends it."""
    return act(realm, asked(realm)[0], "end-turn")
