"""11.3 A Avoiding battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.grammar import Domain
from anabasis.core.message import Message, Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import (
    CITY_OF,
    LAND_WAYS,
    NEVER,
    NO_CITY,
    SPACE,
    SPACES,
    SPARTAN,
)
from anabasis.games.conquerors.events_field import (
    AVOIDANCE_ROLLED,
    WITHDREW,
)
from anabasis.games.conquerors.leaders import BATTLE, NO_LEADER, leaders_in
from anabasis.games.conquerors.numbers import AVOIDS
from anabasis.games.conquerors.rules.choice import Choice, StepChoice
from anabasis.games.conquerors.rules.combatants import (
    army_bits,
    battle_of,
    leaders_of,
)
from anabasis.games.conquerors.rules.engagement import (
    AT_REST,
    BY_LAND,
    DEFENDER,
    GAINED,
    NO_LEG_LEFT,
    SEA_THEN_LAND,
    Battle,
    pair,
)
from anabasis.games.conquerors.rules.forces import set_army
from anabasis.games.conquerors.rules.routes import is_european
from anabasis.games.conquerors.state import (
    War,
    enemy_land,
    fleets_at,
    holder_of,
    is_real,
)


def refuges(war: War, battle: Battle) -> list[int]:
    """11.3.3 The spaces into which the defending armies can avoid battle."""
    side = battle.sides[DEFENDER]
    spartans = battle.armies[DEFENDER] >> SPARTAN & 1 == 1
    return [
        space
        for space, _ in LAND_WAYS[battle.space]
        if is_real(war, space)
        and not enemy_land(war, side, space)
        and not fleets_at(war, 1 - side, space)
        and (not spartans or is_european(space))
    ]


def avoidance_bonus(war: War, battle: Battle) -> int:
    """11.3.2 The rating that is added: the OC's if he is there, else the best."""
    leaders = leaders_of(war, battle, DEFENDER)
    king = war.king[battle.sides[DEFENDER]]
    if king != NO_LEADER and leaders >> king & 1:
        return BATTLE[king]
    return max([BATTLE[leader] for leader in leaders_in(leaders)], default=0)


class Avoiding(Choice):
    """10.6.11, 11.3.1 Whether the defender tries to avoid the battle: no city saves him."""

    case: ClassVar[str] = "11.3.1"
    verbs: ClassVar[tuple[str, ...]] = ("avoid", "stand")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        return [STAND, AVOID]

    def run_alone(self, position: War, die: Die, log: list[Event]) -> bool:
        """11.3.3 Nobody is asked who has nowhere to go."""
        if refuges(position, battle_of(position)):
            return False
        position.agenda.pop()
        return True

    def prompt(self, position: War) -> Message:
        return Message("avoid", {"space": SPACE.word(battle_of(position).space)})


class Avoid(Action[War, Avoiding]):
    """11.3.2 A try to avoid the battle."""

    verb: ClassVar[str] = "avoid"

    def refusal(self, position: War, decision: Avoiding, seat: int) -> Refusal | None:
        if not refuges(position, battle_of(position)):
            return Refusal("11.3.3", "nowhere-to-withdraw", {})
        return None

    def do(self, position: War, decision: Avoiding, seat: int, die: Die, log: list[Event]) -> None:
        battle = battle_of(position)
        added = avoidance_bonus(position, battle)
        roll = die.roll(6)
        avoided = roll + added >= AVOIDS
        values = (decision.side, battle.space, roll, added, 1 if avoided else 0)
        log.append(Event(AVOIDANCE_ROLLED, values))
        if avoided:
            position.agenda.append(Withdrawing(seat, decision.side))


class Stand(Action[War, Avoiding]):
    """11.3.5 The battle is accepted."""

    verb: ClassVar[str] = "stand"

    def refusal(self, position: War, decision: Avoiding, seat: int) -> Refusal | None:
        return None

    def do(self, position: War, decision: Avoiding, seat: int, die: Die, log: list[Event]) -> None:
        pass


class Withdrawing(StepChoice):
    """11.3.3 Where the armies that avoid go."""

    case: ClassVar[str] = "11.3.3"
    verbs: ClassVar[tuple[str, ...]] = ("fall-back", "fall-back-inside")

    def candidates(self, position: War, seat: int) -> list[Action[War, Any]]:
        found: list[Action[War, Any]] = []
        for space in refuges(position, battle_of(position)):
            found.append(WITHDRAW[space])
            found.append(WITHDRAW_INSIDE[space])
        return found

    def prompt(self, position: War) -> Message:
        return Message("fall-back", {"space": SPACE.word(battle_of(position).space)})


class Withdraw(Action[War, Withdrawing]):
    """11.3.3 They go to a space next to the battle's, and stay outside its city."""

    verb: ClassVar[str] = "fall-back"
    fields: ClassVar[tuple[Domain, ...]] = (SPACE,)
    inside: ClassVar[bool] = False

    def __init__(self, space: int) -> None:
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def refusal(self, position: War, decision: Withdrawing, seat: int) -> Refusal | None:
        if self.space not in refuges(position, battle_of(position)):
            return Refusal("11.3.3", "no-refuge", {"space": SPACE.word(self.space)})
        return None

    def do(
        self, position: War, decision: Withdrawing, seat: int, die: Die, log: list[Event]
    ) -> None:
        withdraw(position, self.space, self.inside, log)


class WithdrawInside(Withdraw):
    """10.3.1, 11.3.3 The same, Inside its city."""

    verb: ClassVar[str] = "fall-back-inside"
    inside: ClassVar[bool] = True

    def refusal(self, position: War, decision: Withdrawing, seat: int) -> Refusal | None:
        if CITY_OF[self.space] == NO_CITY:
            return Refusal("10.3.1", "no-city-there", {"space": SPACE.word(self.space)})
        return super().refusal(position, decision, seat)


def withdraw(war: War, space: int, inside: bool, log: list[Event]) -> None:
    """11.3.3, 11.3.4 The defending armies leave; a mover among them may go on from there."""
    battle = battle_of(war)
    for army in army_bits(battle.armies[DEFENDER]):
        march = war.march
        if march is not None and march.army == army:
            gained = GAINED if holder_of(war, space) != march.side else 0
            flags = march.flags & ~GAINED | gained
            # 10.7.6 Its fleets stay in the port where it landed, and it does not embark again.
            war.march = march.but(
                fleets=0,
                at=space,
                legs=LEGS_AFTER[march.legs],
                came_from=space,
                came_by=NEVER,
                flags=flags,
            )
        set_army(war, army, space, inside)
    log.append(Event(WITHDREW, (battle.sides[DEFENDER], battle.space, space)))
    war.battle = battle.but(armies=pair(battle.armies, DEFENDER, 0))


LEGS_AFTER: Final[bytes] = bytes(
    (AT_REST, BY_LAND, SEA_THEN_LAND, NO_LEG_LEFT, SEA_THEN_LAND, NO_LEG_LEFT, NO_LEG_LEFT)
)
"""10.7.6 The legs of a move whose army has avoided a battle: what was by sea is over."""
AVOID: Final = Avoid()
STAND: Final = Stand()
WITHDRAW: Final[list[Withdraw]] = [Withdraw(space) for space in range(SPACES)]
WITHDRAW_INSIDE: Final[list[WithdrawInside]] = [WithdrawInside(space) for space in range(SPACES)]
