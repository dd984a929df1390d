"""Battles of Final Conquest on a small map, told in the words of the box.

`Field` lays armies, purses and heroes by faction; `attack` begins a battle with a scripted die, and
`do` answers whoever is asked. Whoever is not told to play a hero declines. Six play on the grand
campaign map unless a test says otherwise; every home is its own faction's, vacant if no army is
laid there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from anabasis.core.die import ScriptedDie
from anabasis.core.door import answer, legal, proceed
from anabasis.core.event import Event
from anabasis.core.grammar import Grammar
from anabasis.games.final_conquest.armies import (
    CAVALRY,
    FRESH,
    INFANTRY,
    READINESS,
    army_of,
    of_class,
    of_kind,
)
from anabasis.games.final_conquest.board import (
    CAMPAIGN,
    FACTION,
    GRAND,
    HERO,
    HOME,
    TERRITORIES,
    TERRITORY,
    UNIT,
    members,
)
from anabasis.games.final_conquest.chronicle import CARD, NO_CARD
from anabasis.games.final_conquest.missions import NO_MISSION
from anabasis.games.final_conquest.rules.battle import KeepDie, Reroll, begin
from anabasis.games.final_conquest.rules.casualties import Kill, Lose
from anabasis.games.final_conquest.rules.engagement import battle_of
from anabasis.games.final_conquest.rules.hero_play import Card, DeclareHero, NoHero, Pay, PlayHero
from anabasis.games.final_conquest.rules.occupation import Stay, StayNone
from anabasis.games.final_conquest.rules.retreat import Retreat
from anabasis.games.final_conquest.rules.spoils import Recover
from anabasis.games.final_conquest.rules.upkeep import TrimUnit
from anabasis.games.final_conquest.state import INDEPENDENT, NOBODY, Realm

GRAMMAR = Grammar(
    PlayHero,
    NoHero,
    Card,
    Pay,
    Reroll,
    KeepDie,
    Lose,
    Kill,
    Retreat,
    StayNone,
    Stay,
    Recover,
    TrimUnit,
)
FOUR = ("rome", "carthage", "greece", "egypt")
SIX = (*FOUR, "persia", "gaul")

Armies = Mapping[str, Mapping[str, tuple[int, int]]]
"""By faction and territory, infantry and cavalry."""


class Field:
    """A position in which one attack is fought."""

    def __init__(
        self,
        armies: Armies,
        heroes: Mapping[str, Sequence[str]] | None = None,
        purses: Mapping[str, int] | None = None,
        card: str | None = None,
        factions: Sequence[str] = SIX,
    ) -> None:
        self.factions = tuple(factions)
        self.realm = realm = Realm()
        seats = len(self.factions)
        realm.seats = seats
        realm.asks = (0,) * seats
        realm.chart = CAMPAIGN if seats < 5 else GRAND
        realm.order = bytes(range(seats))
        realm.faction = bytes([FACTION.read(name) for name in self.factions])
        realm.round = 2
        realm.turn = 1
        realm.acted = True
        owner = [NOBODY] * TERRITORIES
        row = [0] * TERRITORIES
        for seat in range(seats):
            owner[HOME[realm.faction[seat]]] = seat
        for name, places in armies.items():
            seat = INDEPENDENT if name == "independent" else self.seat(name)
            for place, (infantry, cavalry) in places.items():
                owner[TERRITORY.read(place)] = seat
                row[TERRITORY.read(place)] = army_of(infantry, cavalry)
        realm.owner = bytes(owner)
        realm.armies = tuple(row)
        realm.ground = tuple(
            sum(1 << at for at in range(TERRITORIES) if owner[at] == who) for who in range(8)
        )
        realm.units = bytes(
            sum(
                of_kind(row[at], INFANTRY) + of_kind(row[at], CAVALRY)
                for at in members(realm.ground[seat])
            )
            for seat in range(seats)
        )
        realm.purse = tuple((purses or {}).get(name, 0) for name in self.factions)
        realm.held = tuple(
            sum(1 << HERO.read(hero) for hero in (heroes or {}).get(name, ()))
            for name in self.factions
        )
        realm.recruited = bytes(TERRITORIES)
        realm.mission = (NO_MISSION,) * seats
        realm.mission_possible = (0,) * seats
        realm.noted = (0,) * seats
        realm.chronicle = NO_CARD if card is None else CARD.read(card)
        self.die = ScriptedDie()
        self.log: list[Event] = []

    # ---- fighting

    def seat(self, faction: str) -> int:
        return self.factions.index(faction)

    def attack(
        self,
        origin: str,
        target: str,
        dice: Sequence[int] = (),
        force: int | None = None,
        heroes: Mapping[str, str] | None = None,
        pay: int = 0,
    ) -> Field:
        """All units of the origin (or `force`) attack; the dice show these faces, the attacker's
        first. Heroes are played as told, and the battle goes on to the first other question."""
        realm = self.realm
        start = TERRITORY.read(origin)
        realm.active = realm.owner[start]
        self.die = ScriptedDie(*[face - 1 for face in dice])
        army = realm.armies[start] if force is None else force
        begin(realm, realm.active, start, TERRITORY.read(target), army, self.die, self.log)
        proceed(realm, self.die, self.log)
        self.declare(heroes or {}, pay)
        return self

    def declare(self, heroes: Mapping[str, str], pay: int = 0) -> None:
        """Answer for heroes until something else is asked."""
        while self.realm.agenda and isinstance(self.realm.agenda[-1], DeclareHero):
            name = self.asked()
            if name not in heroes:
                self.do("no-hero")
                continue
            self.do("play-hero")
            if self.asked_for("card"):
                self.do(f"card {heroes[name]}")
            if self.asked_for("pay"):
                self.do(f"pay {pay}")

    def do(self, *texts: str) -> Field:
        """Whoever is asked answers, once for each text."""
        for text in texts:
            action = GRAMMAR.read(text)
            decision = self.realm.agenda[-1].as_decision()
            assert text in self.options(), (text, self.options())
            answer(self.realm, decision.seat, action, self.die, self.log)
        return self

    def refusal(self, text: str) -> tuple[str, str]:
        """The case and key by which an answer is refused."""
        decision = self.realm.agenda[-1].as_decision()
        found = GRAMMAR.read(text).refusal(self.realm, decision, decision.seat)
        assert found is not None
        assert text not in self.options()
        return found.case, found.key

    def rolls(self, *dice: int) -> Field:
        """Further faces that the die will show."""
        self.die.script += [face - 1 for face in dice]
        return self

    # ---- reading

    def asked(self) -> str:
        """The faction that is asked; empty when the attack is over."""
        agenda = self.realm.agenda
        return self.factions[agenda[-1].as_decision().seat] if agenda else ""

    def asked_for(self, verb: str) -> bool:
        return bool(self.realm.agenda) and verb in self.realm.agenda[-1].as_decision().verbs

    def options(self) -> list[str]:
        if not self.realm.agenda:
            return []
        seat = self.realm.agenda[-1].as_decision().seat
        return [action.text() for action in legal(self.realm, seat)]

    def over(self) -> bool:
        """Whether the attack and all that follows from it is done, and every die rolled."""
        return not self.realm.agenda and self.die.finished()

    def army(self, place: str) -> tuple[int, int]:
        army = self.realm.armies[TERRITORY.read(place)]
        return of_kind(army, INFANTRY), of_kind(army, CAVALRY)

    def ready(self, place: str) -> dict[str, tuple[int, int]]:
        """Infantry and cavalry there by readiness."""
        army = self.realm.armies[TERRITORY.read(place)]
        return {
            word: (of_class(army, INFANTRY, number), of_class(army, CAVALRY, number))
            for number, word in enumerate(READINESS.words)
            if of_class(army, INFANTRY, number) + of_class(army, CAVALRY, number)
        }

    def owner(self, place: str) -> str:
        owner = self.realm.owner[TERRITORY.read(place)]
        if owner == NOBODY:
            return "nobody"
        return "independent" if owner == INDEPENDENT else self.factions[owner]

    def purse(self, faction: str) -> int:
        return self.realm.purse[self.seat(faction)]

    def burnt(self) -> set[str]:
        return {HERO.words[hero] for hero in members(self.realm.burnt)}

    def held(self, faction: str) -> set[str]:
        return {HERO.words[hero] for hero in members(self.realm.held[self.seat(faction)])}

    def told(self, kind: str) -> list[dict[str, object]]:
        """The events of a kind, with nothing held back."""
        return [event.plain() for event in self.log if event.kind.name == kind]

    def kinds(self) -> list[str]:
        return [event.kind.name for event in self.log]

    def totals(self) -> tuple[int, int]:
        """The final strengths of the last battle."""
        decided = self.told("battle-decided")[-1]
        attack, defence = decided["attack_total"], decided["defence_total"]
        assert isinstance(attack, int)
        assert isinstance(defence, int)
        return attack, defence

    def result(self) -> object:
        return self.told("battle-decided")[-1]["result"]

    def terms(self, side: str) -> dict[str, int]:
        """What a side added to its die in the last battle, by the name of the modifier."""
        terms = self.told("battle-decided")[-1][side]
        assert isinstance(terms, list)
        return {term["modifier"]: term["amount"] for term in terms if term["amount"]}

    def lost(self, role: int) -> tuple[int, int]:
        """What a side of the open battle has lost so far."""
        battle = battle_of(self.realm)
        return battle.all_lost_of(role, INFANTRY), battle.all_lost_of(role, CAVALRY)


def force(infantry: int, cavalry: int, readiness: int = FRESH) -> int:
    """So many units of one readiness."""
    return army_of(infantry, cavalry, readiness)


def duel(
    attacker: str,
    defender: str,
    dice: Sequence[int],
    attacking: tuple[int, int] = (4, 0),
    defending: tuple[int, int] = (4, 0),
    origin: str = "illyria",
    target: str = "dacia",
    heroes: Mapping[str, str] | None = None,
    purses: Mapping[str, int] | None = None,
    pay: int = 0,
    further: Armies | None = None,
    card: str | None = None,
) -> Field:
    """One attack between two factions, by default from Illyria on the fort of Dacia."""
    armies: dict[str, dict[str, tuple[int, int]]] = {
        attacker: {origin: attacking},
        defender: {target: defending} if defending != (0, 0) else {},
    }
    for name, places in (further or {}).items():
        armies.setdefault(name, {}).update(places)
    held = {name: [hero] for name, hero in (heroes or {}).items()}
    field = Field(armies, held, purses, card)
    return field.attack(origin, target, dice, heroes=heroes, pay=pay)


def kinds_of_units() -> tuple[str, ...]:
    return UNIT.words
