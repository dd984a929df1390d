"""The elephant (8.10): when it rampages, and how."""

from __future__ import annotations

from anabasis.core.die import Die
from anabasis.core.event import Event
from anabasis.core.position import Procedure
from anabasis.games.arbela.board import (
    AHEAD,
    AHEAD_LEFT,
    AHEAD_RIGHT,
    DEAD,
    HEAVY_HIT,
    PERSIAN,
    RAMPAGE_DIE,
    RAMPAGE_RUN,
)
from anabasis.games.arbela.cards import ARROWS, ELEPHANT, HIT_LEVEL, JAVELINS
from anabasis.games.arbela.events import (
    ELEPHANT_REMOVED,
    RAMPAGE,
    RAMPAGE_CHECK,
    RAMPAGE_RUNS,
)
from anabasis.games.arbela.rules.casualties import Casualties, Stranded, leaders_in
from anabasis.games.arbela.rules.defensive_fire import DefensiveFire, defenders_who_shoot
from anabasis.games.arbela.rules.missiles import DEFENSIVE
from anabasis.games.arbela.rules.shock import (
    DEFENDER_DISRUPTED,
    DEFENDER_ELIMINATED,
    rampage_of,
    rolled,
    strikes_flank,
)
from anabasis.games.arbela.rules.stacking import disrupt, eliminate, fighter, settle, take
from anabasis.games.arbela.state import NOBODY, Battle
from anabasis.kit.rows import BYTE, changed


def rampaging(battle: Battle) -> bool:
    """8.10.3f Whether a rampage is under way, so that no second one begins."""
    for frame in battle.agenda:
        if isinstance(frame, RampageFight):
            return True
    return False


def elephant_hit(battle: Battle, total: int, weapon: int) -> None:
    """8.10.2b, 8.10.2c, 8.10.2d, 7.3a A heavy hit by bows or javelins makes it rampage at once;
    hits above its level call for the die."""
    if rampaging(battle):
        return
    if total >= HEAVY_HIT and weapon in (ARROWS, JAVELINS):
        leave_leaders(battle)
        battle.agenda.append(Rampage())
    elif battle.hits[ELEPHANT] > HIT_LEVEL[ELEPHANT]:
        leave_leaders(battle)
        battle.agenda.append(RampageCheck())


def leave_leaders(battle: Battle) -> None:
    """9.4.3a A leader who was with the elephant alone is placed elsewhere when it is gone."""
    leaders = leaders_in(battle, battle.place[ELEPHANT])
    battle.agenda.append(Stranded(leaders, battle.leaders))


def check_elephant(battle: Battle, die: Die, log: list[Event], tie: bool = False) -> bool:
    """8.10.1c, 8.10.2a, 8.10.2e The Persian rolls: the elephant rampages, or it is eliminated
    (after a tie: stays, engaged). Returns whether it rampages."""
    result = die.roll(6)
    rampages = result in RAMPAGE_DIE
    log.append(Event(RAMPAGE_CHECK, (PERSIAN, result, int(rampages))))
    if rampages:
        battle.agenda.append(Rampage())
    elif not tie:
        eliminate(battle, BYTE[ELEPHANT], log)
    return rampages


class RampageCheck(Procedure[Battle]):
    """8.10.2d Its hits exceed its hit level."""

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        check_elephant(position, die, log)


def met(battle: Battle, section: int, facing: int, die: Die) -> int:
    """8.10.3b, 8.10.3c The front Section whose units stop the elephant, or `NOBODY`: the one
    straight ahead, else a diagonal one, a die deciding between two."""
    at = section * 4 + facing
    if AHEAD[at] >= 0 and battle.stacks[AHEAD[at]]:
        return AHEAD[at]
    left = AHEAD_LEFT[at]
    right = AHEAD_RIGHT[at]
    on_left = left >= 0 and len(battle.stacks[left]) > 0
    on_right = right >= 0 and len(battle.stacks[right]) > 0
    if on_left and on_right:
        return left if die.roll(6) <= 3 else right
    if on_left:
        return left
    return right if on_right else NOBODY


class Rampage(Procedure[Battle]):
    """8.10.3a, 8.10.3b, 8.10.3d The elephant turns, runs, and meets a unit or nobody."""

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        section = position.place[ELEPHANT]
        turns = die.roll_among((1, 2, 3, 4))
        facing = (position.facing[ELEPHANT] + turns) % 4
        position.facing = changed(position.facing, ELEPHANT, facing)
        log.append(Event(RAMPAGE, (PERSIAN, turns, facing)))
        take(position, ELEPHANT, DEAD, log)
        settle(position, log)
        steps = 0
        while True:
            target = met(position, section, facing, die)
            if target != NOBODY:
                break
            section = AHEAD[section * 4 + facing]
            if section < 0 or steps == RAMPAGE_RUN:
                log.append(Event(ELEPHANT_REMOVED, (PERSIAN,)))
                return
            steps += 1
            log.append(Event(RAMPAGE_RUNS, (PERSIAN, section)))
        position.place = changed(position.place, ELEPHANT, section)
        position.agenda.append(RampageFight(target, position.hits[ELEPHANT]))
        position.agenda.append(
            DefensiveFire(defenders_who_shoot(position, target), BYTE[ELEPHANT], DEFENSIVE)
        )


class RampageFight(Procedure[Battle]):
    """8.10.3e, 8.10.3f, 8.10.3h, 8.10.3i The elephant's last fight, with all its hits; afterwards
    it is removed, and nobody advances. Fire that has brought it above its hit level during the
    rampage removes it before the fight.

    While this waits, the elephant stands in no stack.
    """

    def __init__(self, target: int, hits: int) -> None:
        self.target = target
        self.hits = hits
        """The hits it had when it began to run."""

    def unwound(self, position: Battle, log: list[Event]) -> None:
        """8.10.3h The game is over before the fight: the elephant is removed all the same."""
        position.place = changed(position.place, ELEPHANT, DEAD)

    def run(self, position: Battle, die: Die, log: list[Event]) -> None:
        hits = position.hits[ELEPHANT]
        if hits == self.hits or hits <= HIT_LEVEL[ELEPHANT]:
            last_fight(position, self.target, die, log)
        position.place = changed(position.place, ELEPHANT, DEAD)
        log.append(Event(ELEPHANT_REMOVED, (PERSIAN,)))


def last_fight(battle: Battle, target: int, die: Die, log: list[Event]) -> None:
    """8.10.3e, 8.10.3g The elephant attacks a Section, friend or foe. If its total is higher, the
    units there suffer the result, else nothing happens to them; leaders with them are checked."""
    leaders = leaders_in(battle, target)
    defender = fighter(battle, target)
    attack, defence = rampage_of(battle, defender)
    flank = strikes_flank(battle, BYTE[ELEPHANT], defender)
    result = rolled(battle, BYTE[ELEPHANT], defender, target, attack, defence, flank, die, log)
    if result == DEFENDER_ELIMINATED:
        eliminate(battle, battle.stacks[target], log)
    elif result == DEFENDER_DISRUPTED:
        disrupt(battle, battle.stacks[target], log)
    battle.agenda.append(Stranded(leaders, battle.leaders))
    battle.agenda.append(Casualties(leaders))
