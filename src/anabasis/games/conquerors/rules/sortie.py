"""11.1.5 Sorties: points Inside a city come out and join those who are attacked before it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    ARMIES,
    ARMY,
    CITY_OF,
    NO_CITY,
    SPACE,
)
from anabasis.games.conquerors.events_field import (
    SORTIED,
)
from anabasis.games.conquerors.rules.choice import Choice
from anabasis.games.conquerors.rules.combatants import (
    battle_of,
)
from anabasis.games.conquerors.rules.engagement import (
    DEFENDER,
    LOOSE,
    Battle,
    pair,
)
from anabasis.games.conquerors.rules.forces import set_inside
from anabasis.games.conquerors.state import (
    War,
    armies_inside,
)


def can_sortie(war: War, battle: Battle) -> bool:
    """11.1.5 Whether points of the defender Inside the city could join those before it."""
    if CITY_OF[battle.space] == NO_CITY:
        return False
    side = battle.sides[DEFENDER]
    if armies_inside(war, side, battle.space):
        return True
    loose = war.loose[battle.space] > 0 and war.holder[battle.space] == side
    return loose and not battle.posts[DEFENDER] & LOOSE


class Sortie(Choice):
    """11.1.5 Who comes out of the city to help."""

    case: ClassVar[str] = "11.1.5"
    verbs: ClassVar[tuple[str, ...]] = ("sortie", "sortie-posts", "stay-inside")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        battle = battle_of(position)
        found: list[Action[War, Any]] = [STAY_INSIDE]
        for army in armies_inside(position, self.side, battle.space):
            found.append(SORTIE[army])
        found.append(SORTIE_POSTS)
        return found

    def prompt(self, position: War) -> Message:
        return Message("sortie", {"space": SPACE.word(battle_of(position).space)})


def _again(war: War, decision: Sortie) -> None:
    if can_sortie(war, battle_of(war)):
        war.agenda.append(Sortie(decision.seat, decision.side))


class SortieWith(Action[War, Sortie]):
    """11.1.5 An army comes out."""

    verb: ClassVar[str] = "sortie"
    fields: ClassVar[tuple[Domain, ...]] = (ARMY,)

    def __init__(self, army: int) -> None:
        self.army = army

    def args(self) -> tuple[int, ...]:
        return (self.army,)

    def refusal(self, position: War, decision: Sortie, seat: int) -> Refusal | None:
        space = battle_of(position).space
        if self.army not in armies_inside(position, decision.side, space):
            return Refusal("11.1.5", "not-inside", {"army": ARMY.word(self.army)})
        return None

    def do(self, position: War, decision: Sortie, seat: int, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        set_inside(position, self.army, False)
        joined = battle.armies[DEFENDER] | 1 << self.army
        position.battle = battle.but(armies=pair(battle.armies, DEFENDER, joined))
        log.append(Event(SORTIED, (decision.side, battle.space, position.asp[self.army])))
        _again(position, decision)


class SortiePosts(Action[War, Sortie]):
    """11.1.5 Points without an army come out."""

    verb: ClassVar[str] = "sortie-posts"

    def refusal(self, position: War, decision: Sortie, seat: int) -> Refusal | None:
        battle = battle_of(position)
        there = position.loose[battle.space] and position.holder[battle.space] == decision.side
        if not there or battle.posts[DEFENDER] & LOOSE:
            return Refusal("11.1.5", "no-points-inside", {"space": SPACE.word(battle.space)})
        return None

    def do(self, position: War, decision: Sortie, seat: int, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        joined = battle.posts[DEFENDER] | LOOSE
        position.battle = battle.but(posts=pair(battle.posts, DEFENDER, joined))
        points = position.loose[battle.space]
        log.append(Event(SORTIED, (decision.side, battle.space, points)))
        _again(position, decision)


class StayInside(Action[War, Sortie]):
    """11.1.5 Nobody, or nobody else, comes out."""

    verb: ClassVar[str] = "stay-inside"

    def refusal(self, position: War, decision: Sortie, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Sortie, seat: int, die: Die, log: list[Event]) -> None:
        pass


SORTIE: Final[list[SortieWith]] = [SortieWith(army) for army in range(ARMIES)]
SORTIE_POSTS: Final = SortiePosts()
STAY_INSIDE: Final = StayInside()
