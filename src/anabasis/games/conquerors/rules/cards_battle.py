"""15.15, 15.24, 15.31.3, 15.33, 15.34 Cards of battle, on land and at sea: surprise and spies
against it, tactics, ground, determined troops."""

from __future__ import annotations

from typing import Any, ClassVar

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.message import Refusal
from anabasis.core.position import Action
from anabasis.games.conquerors.board import PERSIA
from anabasis.games.conquerors.events_cards import RATING_DOUBLED
from anabasis.games.conquerors.leaders import LEADER, leaders_in
from anabasis.games.conquerors.numbers import NAVAL_SURPRISE
from anabasis.games.conquerors.rules.card_aims import AT_LEADER, Aimed, entered
from anabasis.games.conquerors.rules.engagement import DEFENDER, Battle, SeaFight, pair
from anabasis.games.conquerors.rules.moments import (
    RUSE,
    Effect,
    Pending,
    cancel,
    enter,
    open_moment,
)
from anabasis.games.conquerors.state import War


def _battle(war: War) -> Battle:
    assert war.battle is not None
    return war.battle


def _fight(war: War) -> SeaFight:
    assert war.sea_fight is not None
    return war.sea_fight


class Surprise(Effect):
    """15.33, 15.31.3 Each use of Surprise waits for the other's Spies."""

    use: int = -1

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.agenda.append(Pending(self.use, side, about))
        open_moment(war, RUSE, 1 - side)


class Ambush(Surprise):
    """15.33.1 +2 to the own dice in a land battle."""

    case: ClassVar[str] = "15.33.1"

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        battle = _battle(war)
        role = battle.sides.index(side)
        cards = battle.surprise[role] + 1
        war.battle = battle.but(surprise=pair(battle.surprise, role, cards))


class Evade(Surprise):
    """15.33.2 The intercepted player adds 2 to his avoidance die."""

    case: ClassVar[str] = "15.33.2"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if _fight(war).sides[0] == side else Refusal(self.case, "not-intercepted")

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        fight = _fight(war)
        war.sea_fight = fight.but(evade=fight.evade + NAVAL_SURPRISE)


class Pounce(Surprise):
    """15.33.3 The interceptor forbids the other to avoid; even if he has played Surprise too."""

    case: ClassVar[str] = "15.33.3"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        return None if _fight(war).sides[1] == side else Refusal(self.case, "not-interceptor")

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        war.sea_fight = _fight(war).but(pounced=True)


class FirstFire(Surprise):
    """15.33.4 In naval combat one side rolls and hits first."""

    case: ClassVar[str] = "15.33.4"

    def strike(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        fight = _fight(war)
        role = fight.sides.index(side)
        cards = fight.surprise[role] + 1
        war.sea_fight = fight.but(surprise=pair(fight.surprise, role, cards))


class Unmask(Effect):
    """15.31.3 The Surprise that was just played has no effect."""

    case: ClassVar[str] = "15.31.3"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        cancel(war, log)


class Tactics(Aimed):
    """15.24.1 The Battle Rating of one Persian leader who is used is doubled, once."""

    case: ClassVar[str] = "15.24.1"

    def targets(self, war: War, side: int) -> list[int]:
        battle = war.battle
        if battle is None or PERSIA not in battle.sides:
            return []
        return leaders_in(battle.used[battle.sides.index(PERSIA)])

    def why_not(self, war: War, side: int, target: int) -> Refusal | None:
        named = {"leader": LEADER.word(target)}
        if target not in self.targets(war, side):
            return Refusal(self.case, "leader-not-used", named)
        if _battle(war).doubled >> target & 1:
            return Refusal(self.case, "doubled-already", named)
        return None

    def aim(self, target: int) -> Action[War, Any]:
        return AT_LEADER[target]

    def hit(self, war: War, side: int, target: int, die: Die, log: list[Event]) -> None:
        battle = _battle(war)
        war.battle = battle.but(doubled=battle.doubled | 1 << target)
        log.append(Event(RATING_DOUBLED, (target,)))


class Ground(Effect):
    """15.34.1 A defender who has an army finds favourable ground."""

    case: ClassVar[str] = "15.34.1"

    def objection(self, war: War, side: int, moment: int, about: int) -> Refusal | None:
        battle = _battle(war)
        if battle.sides[DEFENDER] != side:
            return Refusal(self.case, "not-defender")
        if not battle.armies[DEFENDER]:
            return Refusal(self.case, "no-army-defends")
        return None

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        battle = _battle(war)
        war.battle = battle.but(terrain=battle.terrain + 1)


class Grit(Effect):
    """15.15.1 One is added to the enemy's loss die."""

    case: ClassVar[str] = "15.15.1"

    def play(self, war: War, side: int, about: int, die: Die, log: list[Event]) -> None:
        battle = _battle(war)
        enemy = 1 - battle.sides.index(side)
        war.battle = battle.but(grit=pair(battle.grit, enemy, battle.grit[enemy] + 1))


def _surprise(use: str, effect: Surprise) -> None:
    effect.use = enter(use, effect)


_TACTICS = Tactics()
_surprise("ambush", Ambush())
_surprise("evade", Evade())
_surprise("pounce", Pounce())
_surprise("first-fire", FirstFire())
enter("unmask", Unmask())
entered(enter("tactics", _TACTICS), _TACTICS)
enter("ground", Ground())
enter("grit", Grit())
