"""Small positions of Final Conquest, laid out by name.

A `Table` is laid out in the words of the board, everything is done through the engine's one door,
and it is read back through the view: `at("rome")` is "0 2i1c", "0 vacant", "independent 2c" or "-".
What is not named is empty, but every home belongs to its own player, vacant. Who has nothing left
is out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from anabasis.core.asides import Resign, TimeUp
from anabasis.core.die import Die, DieError, SeededDie
from anabasis.core.door import legal, objection, proceed, submit
from anabasis.core.event import Event
from anabasis.core.position import TABLE
from anabasis.games.final_conquest.armies import FACES, army_of, units_in
from anabasis.games.final_conquest.board import HERO, HOME, ON_MAP, TERRITORY
from anabasis.games.final_conquest.chronicle import CARD, NO_CARD
from anabasis.games.final_conquest.game import GAME
from anabasis.games.final_conquest.missions import MISSION, MISSIONS_OF, NO_MISSION
from anabasis.games.final_conquest.rules.rounds import Round, TurnEnds
from anabasis.games.final_conquest.rules.turn import Turn
from anabasis.games.final_conquest.state import INDEPENDENT, NOBODY

T = TypeVar("T")

ROME, CARTHAGE, GREECE, EGYPT, PERSIA, GAUL = range(6)
"""The seats with four, five and six players."""
FACTIONS = {
    3: ("rome", "carthage", "egypt"),
    4: ("rome", "carthage", "greece", "egypt"),
    5: ("rome", "carthage", "greece", "egypt", "persia"),
    6: ("rome", "carthage", "greece", "egypt", "persia", "gaul"),
}
QUIET = "sacred-truce"
"""The card of rounds that only have to pass."""
SHOWN = (1, 2, 3, 4)


class Script(Die):
    """Faces of the die and a card of the chronicle, as the test says; the rest by lot, if it may
    be."""

    def __init__(self, faces: Sequence[int] = (), card: str | None = None, lot: int = 0) -> None:
        super().__init__()
        self.faces = list(faces)
        self.card = None if card is None else CARD.read(card)
        self.lot = SeededDie(lot) if lot else None

    def face(self) -> int:
        if not self.faces:
            raise DieError("more dice are rolled than the test has")
        return self.faces.pop(0)

    def weighted(self, weights: list[int]) -> int:
        if weights == [FACES.count(number) for number in SHOWN]:
            return self.face() - 1
        return super().weighted(weights)

    def uniform(self, n: int) -> int:
        if self.lot is None:
            raise DieError("nothing is left to chance here")
        return self.lot.uniform(n)

    def roll_among(self, faces: Sequence[T]) -> T:
        if tuple(faces) == tuple(FACES):
            return faces[tuple(FACES).index(self.face())]
        if self.card is not None and len(faces) > 3 and self.card in faces:
            return faces[list(faces).index(self.card)]  # type: ignore[arg-type]
        return super().roll_among(faces)


class Table:
    """A game at the beginning of one seat's turn, or at the drawing of a card."""

    board: dict[str, Any] = GAME.board()

    def __init__(
        self,
        seats: int,
        places: Mapping[str, str] | None = None,
        *,
        first: int = 0,
        order: Sequence[int] | None = None,
        purses: Mapping[int, int] | None = None,
        heroes: Mapping[int, str] | None = None,
        missions: Mapping[int, str] | None = None,
        done: Mapping[int, str] | None = None,
        noted: Mapping[int, str] | None = None,
        card: str | None = None,
        drawing: str | None = None,
        round: int = 2,
        out: Sequence[int] = (),
        clock: int = 0,
        laid: bool = True,
    ) -> None:
        self.events: list[Event] = []
        self.rolled_all = True
        options = {"clock": str(clock)} if clock else {}
        die = Script([4, 3, 2, 1] if seats == 4 else _rolls(seats), lot=7)
        self.position, _ = GAME.setup(options, seats, die)
        while self.position.round == 0:
            seat = self.asked()[0]
            self.go(f"choose-faction {FACTIONS[seats][seat]}", random=True)
        if laid:
            self.first = first
            self._lay(places or {}, first, order, out)
            self._deal(purses or {}, heroes or {}, missions or {}, done or {}, noted or {})
            self._begin(card, drawing, round)

    # ---- laying out

    def _lay(
        self, places: Mapping[str, str], first: int, order: Sequence[int] | None, out: Sequence[int]
    ) -> None:
        realm = self.position
        seats = realm.seats
        if order is None:
            order = [(first + step) % seats for step in range(seats)]
        realm.order = bytes(order)
        owner = bytearray([NOBODY] * len(TERRITORY))
        armies = [0] * len(TERRITORY)
        for seat in range(seats):
            if seat not in out:
                owner[HOME[realm.faction[seat]]] = seat
        for place, words in places.items():
            at = TERRITORY.read(place)
            assert ON_MAP[realm.chart] >> at & 1, place
            if words == "-":
                owner[at] = NOBODY
                continue
            who, units = words.split()
            owner[at] = INDEPENDENT if who == "independent" else int(who)
            armies[at] = army_of(*_units(units))
        realm.owner = bytes(owner)
        realm.armies = tuple(armies)
        realm.ground = tuple(
            sum(1 << at for at in range(len(TERRITORY)) if owner[at] == each) & ON_MAP[realm.chart]
            for each in range(NOBODY + 1)
        )
        realm.units = bytes(
            sum(units_in(army) for army, whose in zip(armies, owner, strict=True) if whose == seat)
            for seat in range(seats)
        )
        gone = [seat for seat in range(seats) if not realm.ground[seat]]
        realm.out = sum(1 << seat for seat in gone)
        realm.fallen = tuple(1 << seat for seat in gone)
        realm.recruited = bytes(len(TERRITORY))

    def _deal(
        self,
        purses: Mapping[int, int],
        heroes: Mapping[int, str],
        missions: Mapping[int, str],
        done: Mapping[int, str],
        noted: Mapping[int, str],
    ) -> None:
        realm = self.position
        seats = range(realm.seats)
        here = [seat for seat in seats if not realm.out >> seat & 1]
        realm.purse = tuple(purses.get(seat, 0) if seat in here else 0 for seat in seats)
        realm.held = tuple(
            sum(1 << HERO.read(word) for word in heroes.get(seat, "").split() if seat in here)
            for seat in seats
        )
        missions = {seat: mission for seat, mission in missions.items() if seat in here}
        realm.mission = tuple(
            MISSION.read(missions[seat]) if seat in missions else NO_MISSION for seat in seats
        )
        fulfilled = [MISSION.read(word) for words in done.values() for word in words.split()]
        realm.missions_done = sum(1 << mission for mission in fulfilled)
        realm.mission_possible = tuple(
            MISSIONS_OF[realm.faction[seat]] & ~realm.missions_done if seat in missions else 0
            for seat in seats
        )
        realm.noted = tuple(
            sum(1 << TERRITORY.read(word) for word in noted.get(seat, "").split())
            & realm.ground[seat]
            for seat in seats
        )

    def _begin(self, card: str | None, drawing: str | None, round_: int) -> None:
        realm = self.position
        place = realm.order.index(self.first)
        realm.chronicle = NO_CARD if card is None else CARD.read(card)
        if card is not None:
            realm.deck &= ~(1 << realm.chronicle)
        realm.round = round_
        realm.turn = realm.seats * (round_ - 1) + 1
        realm.active = self.first
        realm.agenda = [TurnEnds(self.first, place), Turn(self.first)]
        realm.offered = None
        if drawing is not None:
            realm.active = -1
            realm.agenda = [Round()]
            proceed(realm, Script(card=drawing), self.events)
        assert drawing is not None or GAME.violations(realm) == [], GAME.violations(realm)

    # ---- acting

    def go(
        self,
        *lines: str,
        dice: str = "",
        random: bool = False,
        card: str | None = None,
        answers: Sequence[str] = (),
    ) -> list[Event]:
        """Give these answers, each by the seat that may give it. "?" before a line: if it is asked.
        "2: bid 3" names the seat. "stay-none", "with" and the card of a single hero are left out
        where they are not asked."""
        die = Script([int(face) for face in dice.split()], card, lot=11 if random or card else 0)
        before = len(self.events)
        for line in (*lines, *answers):
            self._answer(line, die)
        self.rolled_all = not die.faces
        assert self.rolled_all, f"dice left over: {die.faces}"
        return self.events[before:]

    def _answer(self, line: str, die: Die) -> None:
        optional = line.startswith("?")
        line = line.removeprefix("?")
        who, _, words = line.rpartition(": ")
        asked = self.asked()
        seats = [int(who)] if who else asked
        for seat in seats:
            if seat in asked and words in self.legal(seat):
                self._do(seat, words, die)
                return
        verb = words.split()[0]
        gone = not self.position.agenda or verb not in self.position.agenda[-1].as_decision().verbs
        if gone and (optional or verb in ("with", "stay-none")):
            return
        if optional and not gone:
            offered = [sorted(self.legal(seat)) for seat in asked]
            raise AssertionError(f"“{words}” is not among {offered}")
        offered = [sorted(self.legal(seat)) for seat in asked]
        raise AssertionError(f"“{words}” is not among {offered} of {asked}")

    def _do(self, seat: int, words: str, die: Die) -> None:
        action = GAME.grammar.read(words)
        realm = self.position
        self.events += submit(GAME, realm, seat, realm.opened, action, die)
        assert GAME.violations(realm) == [], GAME.violations(realm)

    def say(self, seat: int, words: str, dice: str = "") -> None:
        """Something that answers no decision: a bribe, a warning."""
        self._do(seat, words, Script([int(face) for face in dice.split()]))

    def late(self) -> None:
        """The time that the game gives is up."""
        realm = self.position
        time_up: Any = TimeUp()
        self.events += submit(GAME, realm, TABLE, realm.opened, time_up, Script())

    def resign(self, seat: int) -> None:
        realm = self.position
        resign: Any = Resign(seat)
        self.events += submit(GAME, realm, TABLE, realm.opened, resign, Script(lot=3))
        assert GAME.violations(realm) == [], GAME.violations(realm)

    def around(self, ended: bool = False) -> None:
        """Everybody ends his turn until the first one is on again."""
        if not ended:
            self.go("end-turn", random=True, card=QUIET)
        while self.asked() != [self.first]:
            self.go("end-turn", random=True, card=QUIET)

    def pass_turn(self) -> None:
        """End the turn, and let come what comes."""
        self.go("end-turn", random=True)
        while self.position.agenda and not isinstance(self.position.agenda[-1], Turn):
            seat = self.asked()[0]
            self.go(f"{seat}: {min(self.legal(seat))}", random=True)

    def give_mission(self, seat: int, mission: str) -> None:
        """Put another mission into the seat's hand."""
        held = list(self.position.mission)
        held[seat] = MISSION.read(mission)
        self.position.mission = tuple(held)
        possible = list(self.position.mission_possible)
        possible[seat] |= 1 << held[seat]
        self.position.mission_possible = tuple(possible)

    # ---- reading

    def asked(self) -> list[int]:
        """The seats that must answer."""
        if not self.position.agenda:
            return []
        return list(self.position.agenda[-1].as_decision().waiting())

    def legal(self, seat: int) -> set[str]:
        return {action.text() for action in legal(self.position, seat)}

    def refusal(self, seat: int, line: str) -> Any:
        """Why the door turns this away, or None."""
        action = GAME.grammar.read(line)
        return objection(GAME, self.position, seat, self.position.opened, action)

    def view(self, eyes: int | None = None) -> dict[str, Any]:
        return GAME.view(self.position, eyes)

    def at(self, place: str) -> str:
        shown = self.view()["territories"][place]
        if shown["owner"] is None:
            return "-"
        infantry, cavalry = sum(shown["infantry"]), sum(shown["cavalry"])
        units = (f"{infantry}i" if infantry else "") + (f"{cavalry}c" if cavalry else "")
        return f"{shown['owner']} {units or 'vacant'}"

    def ready(self, place: str) -> dict[str, list[int]]:
        """Units by how ready they are: spent, one extra action, two, fresh."""
        shown = self.view()["territories"][place]
        return {"infantry": shown["infantry"], "cavalry": shown["cavalry"]}

    def purse(self, seat: int) -> int:
        found: int = self.view()["seats"][seat]["purse"]
        return found

    def units(self, seat: int) -> int:
        found: int = self.view()["seats"][seat]["units"]
        return found

    def out(self, seat: int) -> bool:
        found: bool = self.view()["seats"][seat]["out"]
        return found

    def hand(self, seat: int) -> set[str]:
        return set(self.view(seat)["seats"][seat]["hand"])

    def burnt(self) -> set[str]:
        return {hero for entry in self.view()["seats"] for hero in entry["burnt"]}

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.plain() for event in self.events if event.kind.name == kind]

    @property
    def totals(self) -> tuple[int, int]:
        """The sums of the last battle."""
        told = self.told("battle-decided")[-1]
        return told["attack_total"], told["defence_total"]

    @property
    def outcome_of_battle(self) -> str:
        result: str = self.told("battle-decided")[-1]["result"]
        return result

    def lost_by(self, seat: int) -> tuple[int, int]:
        """Infantry and cavalry that a seat has lost in battle so far."""
        infantry = cavalry = 0
        for kind in ("units-lost", "no-way-out", "cut-off"):
            for told in self.told(kind):
                if told["seat"] == seat:
                    infantry += told["infantry"]
                    cavalry += told["cavalry"]
        for told in self.told("unit-killed"):
            if told["seat"] == seat:
                infantry += told["unit"] == "infantry"
                cavalry += told["unit"] == "cavalry"
        return infantry, cavalry

    def over(self) -> bool:
        return not self.position.agenda

    def winners(self) -> list[int]:
        outcome = GAME.outcome(self.position)
        return [] if outcome is None else sorted(outcome.ranking[0])

    def reason(self) -> str:
        outcome = GAME.outcome(self.position)
        return "" if outcome is None else outcome.reason

    def sound(self) -> bool:
        return GAME.violations(self.position) == []


def duel(
    attacker: int,
    attackers: str,
    defender: int,
    defenders: str,
    origin: str = "illyria",
    target: str = "celtica",
    *,
    hero: str | None = None,
    other: str | None = None,
    dice: str = "",
    stop: str = "",
    answers: Sequence[str] = (),
    places: Mapping[str, str] | None = None,
    heroes: Mapping[int, str] | None = None,
    seats: int = 6,
    **more: Any,
) -> Table:
    """One battle: all attackers go. It is fought until something is to be chosen that `answers` do
    not say, or that begins with `stop`; no victor stays behind unless they say so."""
    army = {origin: f"{attacker} {attackers}", **(places or {})}
    if defenders:
        army[target] = f"{defender} {defenders}"
    held = dict(heroes or {})
    for seat, name in ((attacker, hero), (defender, other)):
        if name is not None:
            held[seat] = name.split()[0]
    table = Table(seats, army, first=attacker, heroes=held, **more)
    if stop == "attack":
        return table
    infantry, cavalry = _units(attackers)
    script = [f"attack {origin} {target}", f"with {infantry} {cavalry}"]
    left = list(answers)
    die = Script([int(face) for face in dice.split()])
    table._answer(script[0], die)
    table._answer(script[1], die)
    while True:
        asked = table.asked()
        if len(asked) != 1 or isinstance(table.position.agenda[-1], Turn):
            break
        offered = table.legal(asked[0])
        words = _fitting(offered, asked[0], {attacker: hero, defender: other})
        if left and left[0].removeprefix("?") in offered:
            words = left.pop(0).removeprefix("?")
        if words is None or (stop and any(line.startswith(stop) for line in offered)):
            break
        table._do(asked[0], words, die)
    assert not [line for line in left if not line.startswith("?")], left
    assert not die.faces, die.faces
    return table


def _fitting(offered: set[str], seat: int, heroes: Mapping[int, str | None]) -> str | None:
    """What a seat says of heroes, dice and staying behind, if nothing else is said."""
    name, _, paid = (heroes.get(seat) or "").partition(" ")
    wanted = [f"card {name}", f"pay {paid or 0}", "play-hero" if name else "no-hero"]
    for words in (*wanted, "keep-die", "stay-none"):
        if words in offered:
            return words
    return None


def begun(seats: int, dice: str = "") -> Table:
    """A game from its very beginning, before factions are chosen."""
    table = Table.__new__(Table)
    table.events = []
    table.first = 0
    faces = [int(face) for face in dice.split()] if dice else _rolls(seats)
    die = Script(faces, lot=5)
    table.position, table.events = GAME.setup({}, seats, die)
    table.rolled_all = not die.faces
    return table


def _rolls(seats: int) -> list[int]:
    """Rolls by which the seats play in their order."""
    return {
        3: [4, 3, 2],
        4: [4, 3, 2, 1],
        5: [4, 3, 2, 1, 1, 2, 1],
        6: [4, 4, 3, 2, 1, 1, 2, 1, 2, 1],
    }[seats]


def _units(words: str) -> tuple[int, int]:
    """Infantry and cavalry: "2i1c"."""
    found = re.fullmatch(r"(?:(\d+)i)?(?:(\d+)c)?", words)
    assert found is not None, words
    return int(found[1] or 0), int(found[2] or 0)
