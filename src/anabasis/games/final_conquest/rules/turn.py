"""9, 11 A player's turn: planning until the first action, then actions until he ends it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import SEAT, Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action, Decision
from anabasis.games.final_conquest.armies import ready_in, strength_of
from anabasis.games.final_conquest.board import AROUND, TERRITORIES, TERRITORY, members
from anabasis.games.final_conquest.chronicle import CARD, TRUCE, WAYS
from anabasis.games.final_conquest.rules.bribery import list_bribes, others
from anabasis.games.final_conquest.rules.chronicle import link_open, may_attack
from anabasis.games.final_conquest.rules.force import set_off
from anabasis.games.final_conquest.rules.independents import strength_against
from anabasis.games.final_conquest.rules.planning import list_planning
from anabasis.games.final_conquest.state import (
    INDEPENDENT,
    NOBODY,
    Realm,
    is_own_home,
    quota_of,
)

NEXT_TO: Final[list[list[list[bytes]]]] = [
    [[bytes(members(around)) for around in chart] for chart in charts] for charts in WAYS
]
"""`WAYS`, as rows of territories."""


class Turn(Decision[Realm]):
    """9.10, 11.1, 11.17 Everything that a player may do in his turn. It stays on the agenda until
    he ends the turn."""

    case: ClassVar[str] = "9.1"
    verbs: ClassVar[tuple[str, ...]] = (
        "recruit-infantry",
        "recruit-cavalry",
        "hire-infantry",
        "hire-cavalry",
        "buy",
        "move",
        "attack",
        "end-turn",
    )
    beside_verbs: ClassVar[tuple[str, ...]] = ("bribe", "warn")

    def candidates(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return self.options(position, seat)

    def options(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        found: list[Action[Realm, Any]] = []
        if not position.acted:
            list_planning(position, seat, found)
        owner = position.owner
        armies = position.armies
        ground = position.ground
        card = position.chronicle
        ways = WAYS[card][position.chart]
        next_to = NEXT_TO[card][position.chart]
        truce = TRUCE[card]
        left: i64 = ground[seat]
        free: i64 = left | ground[NOBODY]
        origin = -1
        while left:
            here = left & 1
            left >>= 1
            origin += 1
            if here == 0:
                continue
            ready: int = ready_in(armies[origin])
            if ready == 0:
                continue
            around: i64 = ways[origin]
            if around & ~free == 0:
                found += ALL_MOVES[card][position.chart][origin]
                continue
            moves = MOVE[origin]
            row = next_to[origin]
            for at in range(len(row)):
                target = row[at]
                holder = owner[target]
                if holder in (NOBODY, seat):
                    found.append(moves[target])
                elif holder == INDEPENDENT:
                    if strength_of(ready) > strength_against(position, target):
                        found.append(ATTACK[origin][target])
                elif not truce or not is_own_home(position, target):
                    found.append(ATTACK[origin][target])
        found.append(END_TURN)
        return found

    def choose(
        self, position: Realm, seat: int, action: Action[Realm, Any], die: Die, log: list[Event]
    ) -> None:
        position.agenda.append(self)
        action.do(position, self, seat, die, log)

    def lapse(self, position: Realm, seat: int) -> Action[Realm, Any]:
        return END_TURN

    def beside(self, position: Realm) -> tuple[int, ...]:
        return others(position)

    def interjections(self, position: Realm, seat: int) -> list[Action[Realm, Any]]:
        return list_bribes(position)

    def prompt_beside(self, position: Realm, seat: int) -> Message:
        told = {"seat": SEAT.word(self.seat), "purse": position.purse[seat]}
        return Message("bribe", told) if position.late else Message("warn", told)

    def prompt(self, position: Realm) -> Message:
        units = {"units": position.units[self.seat], "quota": quota_of(position, self.seat)}
        if position.acted:
            return Message("act", units)
        return Message("plan", {**units, "purse": position.purse[self.seat]})


class EndTurn(Action[Realm, Turn]):
    """9.13, 11.17 End the turn."""

    verb: ClassVar[str] = "end-turn"

    def refusal(self, position: Realm, decision: Turn, seat: int) -> Refusal | None:
        return None

    def do(self, position: Realm, decision: Turn, seat: int, die: Die, log: list[Event]) -> None:
        position.agenda.pop()


END_TURN: Final = EndTurn()


class Across(Action[Realm, Turn]):
    """11.2, 11.7 Units go from one territory to the next."""

    fields: ClassVar[tuple[Domain, ...]] = (TERRITORY, TERRITORY)

    def __init__(self, origin: int, target: int) -> None:
        self.origin = origin
        self.target = target

    def args(self) -> tuple[int, ...]:
        return (self.origin, self.target)

    def no_way(self, position: Realm, seat: int) -> Refusal | None:
        """2.7, 11.1, 11.2 Why no unit can go that way, whatever for."""
        origin, target = self.origin, self.target
        if position.owner[origin] != seat:
            return Refusal("11.2", "not-yours", {"territory": TERRITORY.word(origin)})
        if not ready_in(position.armies[origin]):
            return Refusal("11.1", "nobody-ready", {"territory": TERRITORY.word(origin)})
        both = {"origin": TERRITORY.word(origin), "target": TERRITORY.word(target)}
        if not AROUND[position.chart][origin] >> target & 1:
            return Refusal("2.7", "not-adjacent", both)
        if not link_open(position, origin, target):
            card = position.chronicle
            return Refusal(f"7.{11 + card}", "closed", {**both, "card": CARD.word(card)})
        return None


class Move(Across):
    """11.3, 11.10 Move to an own or unoccupied territory."""

    verb: ClassVar[str] = "move"

    def refusal(self, position: Realm, decision: Turn, seat: int) -> Refusal | None:
        refusal = self.no_way(position, seat)
        if refusal is not None:
            return refusal
        holder = position.owner[self.target]
        if holder in (seat, NOBODY):
            return None
        where = {"territory": TERRITORY.word(self.target)}
        if holder == INDEPENDENT:
            return Refusal("4.8", "independents-hold", where)
        if position.armies[self.target] == 0:
            return Refusal("11.10", "vacant-home", where)
        return Refusal("11.3", "others-hold", where)

    def do(self, position: Realm, decision: Turn, seat: int, die: Die, log: list[Event]) -> None:
        set_off(position, seat, False, self.origin, self.target, die, log)


class Attack(Across):
    """11.7 Attack a territory of independents or of another player."""

    verb: ClassVar[str] = "attack"

    def refusal(self, position: Realm, decision: Turn, seat: int) -> Refusal | None:
        refusal = self.no_way(position, seat)
        if refusal is not None:
            return refusal
        target = self.target
        where = {"territory": TERRITORY.word(target)}
        holder = position.owner[target]
        if holder == seat:
            return Refusal("11.7", "own-territory", where)
        if holder == NOBODY:
            return Refusal("11.7", "nobody-there", where)
        if not may_attack(position, target):
            return Refusal("7.23", "truce", where)
        if holder == INDEPENDENT:
            strength: int = strength_of(ready_in(position.armies[self.origin]))
            against = strength_against(position, target)
            if strength <= against:
                return Refusal("11.12", "too-weak", {"strength": strength, "against": against})
        return None

    def do(self, position: Realm, decision: Turn, seat: int, die: Die, log: list[Event]) -> None:
        set_off(position, seat, True, self.origin, self.target, die, log)


MOVE: Final[list[list[Action[Realm, Any]]]] = [
    [Move(one, other) for other in range(TERRITORIES)] for one in range(TERRITORIES)
]
ATTACK: Final = [[Attack(one, other) for other in range(TERRITORIES)] for one in range(TERRITORIES)]
ALL_MOVES: Final[list[list[list[list[Action[Realm, Any]]]]]] = [
    [
        [[MOVE[origin][target] for target in row] for origin, row in enumerate(chart)]
        for chart in charts
    ]
    for charts in NEXT_TO
]
"""The moves from each territory whose neighbours are all open to them."""
